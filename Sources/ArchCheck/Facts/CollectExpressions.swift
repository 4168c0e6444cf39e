@_spi(RawSyntax) import SwiftSyntax

extension Collector {
  mutating func expression(_ syntax: RawExprSyntax) {
    switch syntax.raw.kind {
    case .declReferenceExpr: reference(syntax.cast(RawDeclReferenceExprSyntax.self))
    case .memberAccessExpr: member(syntax.cast(RawMemberAccessExprSyntax.self))
    case .functionCallExpr, .subscriptCallExpr, .macroExpansionExpr: call(syntax)
    case .genericSpecializationExpr:
      specialization(syntax.cast(RawGenericSpecializationExprSyntax.self))
    case .sequenceExpr: sequence(syntax.cast(RawSequenceExprSyntax.self).elements.elements)
    case .closureExpr: closure(syntax.cast(RawClosureExprSyntax.self))
    case .superExpr: node(.superExpr, syntax)
    case .tryExpr, .awaitExpr, .optionalChainingExpr, .forceUnwrapExpr, .inOutExpr,
      .prefixOperatorExpr, .postfixOperatorExpr, .consumeExpr, .copyExpr, .borrowExpr, .unsafeExpr,
      .packExpansionExpr, .packElementExpr:
      unary(syntax)
    case .tupleExpr: tuple(syntax.cast(RawTupleExprSyntax.self))
    case .arrayExpr: array(syntax.cast(RawArrayExprSyntax.self))
    case .dictionaryExpr: dictionary(syntax.cast(RawDictionaryExprSyntax.self))
    case .stringLiteralExpr: string(syntax.cast(RawStringLiteralExprSyntax.self))
    case .simpleStringLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr,
      .nilLiteralExpr, .regexLiteralExpr:
      literal(syntax)
    case .keyPathExpr: keyPath(syntax.cast(RawKeyPathExprSyntax.self))
    case .ifExpr: ifExpression(syntax.cast(RawIfExprSyntax.self))
    case .switchExpr: switchExpression(syntax.cast(RawSwitchExprSyntax.self))
    case .typeExpr: wrapping(.typeExpr, syntax, syntax.cast(RawTypeExprSyntax.self).type)
    case .patternExpr:
      let expression = syntax.cast(RawPatternExprSyntax.self)
      node(.patternExpr, expression) { $0.pattern(expression.pattern) }
    case .discardAssignmentExpr: node(.discard, syntax)
    case .asExpr, .isExpr, .ternaryExpr, .infixOperatorExpr: foldedOperation(syntax)
    case .postfixIfConfigExpr:
      let expression = syntax.cast(RawPostfixIfConfigExprSyntax.self)
      ifConfig(expression.config, base: expression.base)
    default: node(.otherExpr, syntax)
    }
  }

  /// A node whose only child is an expression.
  mutating func wrapping(
    _ kind: Node.Kind, _ syntax: some RawSyntaxNodeProtocol, _ inner: RawExprSyntax,
    name: UInt32 = 0, detail: UInt8 = 0
  ) {
    node(kind, syntax, name: name, detail: detail) { $0.expression(inner) }
  }

  /// What stands around one expression.
  private mutating func unary(_ syntax: RawExprSyntax) {
    switch syntax.raw.kind {
    case .tryExpr:
      let expression = syntax.cast(RawTryExprSyntax.self)
      wrapping(
        .tryExpr, syntax, expression.expression,
        detail: Self.detail(of: expression.questionOrExclamationMark))
    case .awaitExpr: wrapping(.awaitExpr, syntax, syntax.cast(RawAwaitExprSyntax.self).expression)
    case .optionalChainingExpr:
      wrapping(.optionalChain, syntax, syntax.cast(RawOptionalChainingExprSyntax.self).expression)
    case .forceUnwrapExpr:
      wrapping(.forceUnwrap, syntax, syntax.cast(RawForceUnwrapExprSyntax.self).expression)
    case .inOutExpr: wrapping(.inoutExpr, syntax, syntax.cast(RawInOutExprSyntax.self).expression)
    case .prefixOperatorExpr:
      let expression = syntax.cast(RawPrefixOperatorExprSyntax.self)
      wrapping(
        .prefixOperator, syntax, expression.expression, name: text(expression.operator))
    case .postfixOperatorExpr:
      let expression = syntax.cast(RawPostfixOperatorExprSyntax.self)
      wrapping(
        .postfixOperator, syntax, expression.expression, name: text(expression.operator))
    case .consumeExpr:
      wrapping(.otherExpr, syntax, syntax.cast(RawConsumeExprSyntax.self).expression)
    case .copyExpr: wrapping(.otherExpr, syntax, syntax.cast(RawCopyExprSyntax.self).expression)
    case .borrowExpr:
      wrapping(.otherExpr, syntax, syntax.cast(RawBorrowExprSyntax.self).expression)
    case .unsafeExpr:
      wrapping(.otherExpr, syntax, syntax.cast(RawUnsafeExprSyntax.self).expression)
    case .packExpansionExpr:
      wrapping(
        .otherExpr, syntax, syntax.cast(RawPackExpansionExprSyntax.self).repetitionPattern)
    case .packElementExpr:
      wrapping(.otherExpr, syntax, syntax.cast(RawPackElementExprSyntax.self).pack)
    default: node(.otherExpr, syntax)
    }
  }

  private mutating func call(_ syntax: RawExprSyntax) {
    switch syntax.raw.kind {
    case .functionCallExpr:
      let call = syntax.cast(RawFunctionCallExprSyntax.self)
      node(.call, call) {
        $0.expression(call.calledExpression)
        $0.arguments(
          call.arguments, trailing: call.trailingClosure, more: call.additionalTrailingClosures)
      }
    case .subscriptCallExpr:
      let call = syntax.cast(RawSubscriptCallExprSyntax.self)
      node(.subscriptCall, call) {
        $0.expression(call.calledExpression)
        $0.arguments(
          call.arguments, trailing: call.trailingClosure, more: call.additionalTrailingClosures)
      }
    default:
      let macro = syntax.cast(RawMacroExpansionExprSyntax.self)
      node(.macroExpansion, at: macro.macroName, spanning: macro, name: name(macro.macroName)) {
        $0.genericArguments(macro.genericArgumentClause)
        $0.arguments(
          macro.arguments, trailing: macro.trailingClosure, more: macro.additionalTrailingClosures)
      }
    }
  }

  private mutating func tuple(_ tuple: RawTupleExprSyntax) {
    let first = tuple.elements.each(RawLabeledExprSyntax.self).first
    if tuple.elements.children.count == 1, let only = first, only.label == nil {
      expression(only.expression)
    } else {
      node(.tuple, tuple) { $0.arguments(tuple.elements) }
    }
  }

  private mutating func array(_ array: RawArrayExprSyntax) {
    node(.array, array) {
      for element in array.elements.each(RawArrayElementSyntax.self) {
        $0.expression(element.expression)
      }
    }
  }

  private mutating func dictionary(_ dictionary: RawDictionaryExprSyntax) {
    node(.dictionary, dictionary) {
      let elements = dictionary.content.as(RawDictionaryElementListSyntax.self)
      for element in elements.each(RawDictionaryElementSyntax.self) {
        $0.expression(element.key)
        $0.expression(element.value)
      }
    }
  }

  /// A literal that holds no expressions.
  private mutating func literal(_ syntax: RawExprSyntax) {
    switch syntax.raw.kind {
    case .integerLiteralExpr:
      node(.integer, syntax, name: text(syntax.cast(RawIntegerLiteralExprSyntax.self).literal))
    case .floatLiteralExpr:
      node(.float, syntax, name: text(syntax.cast(RawFloatLiteralExprSyntax.self).literal))
    case .booleanLiteralExpr:
      node(.boolean, syntax, name: text(syntax.cast(RawBooleanLiteralExprSyntax.self).literal))
    case .nilLiteralExpr: node(.nilLiteral, syntax)
    case .regexLiteralExpr: node(.regex, syntax)
    default: node(.string, syntax)
    }
  }

  private mutating func member(
    _ access: RawMemberAccessExprSyntax, generics: RawGenericArgumentClauseSyntax? = nil
  ) {
    let base = access.declName.baseName
    node(
      .member, at: base, spanning: access, name: name(base), detail: access.base == nil ? 0 : 1
    ) {
      if let base = access.base { $0.expression(base) }
      $0.genericArguments(generics)
    }
  }

  /// `Module::name` is a member of the module.
  private mutating func reference(
    _ reference: RawDeclReferenceExprSyntax, generics: RawGenericArgumentClauseSyntax? = nil
  ) {
    let name = name(reference.baseName)
    if let module = reference.selectedModule {
      node(.member, at: reference.baseName, spanning: reference, name: name, detail: 1) {
        $0.moduleSelector(module)
        $0.genericArguments(generics)
      }
    } else {
      node(.identifier, reference, name: name) { $0.genericArguments(generics) }
    }
  }

  mutating func moduleSelector(_ module: RawTokenSyntax?) {
    if let module { node(.moduleSelector, module, name: name(module)) }
  }

  private mutating func specialization(_ generic: RawGenericSpecializationExprSyntax) {
    if let reference = generic.expression.as(RawDeclReferenceExprSyntax.self) {
      self.reference(reference, generics: generic.genericArgumentClause)
    } else if let access = generic.expression.as(RawMemberAccessExprSyntax.self) {
      member(access, generics: generic.genericArgumentClause)
    } else {
      node(.otherExpr, generic) {
        $0.expression(generic.expression)
        $0.genericArguments(generic.genericArgumentClause)
      }
    }
  }

  mutating func arguments(
    _ list: RawLabeledExprListSyntax, trailing: RawClosureExprSyntax? = nil,
    more: RawMultipleTrailingClosureElementListSyntax? = nil
  ) {
    for argument in list.each(RawLabeledExprSyntax.self) {
      node(
        .argument, at: argument.expression, spanning: argument, name: name(argument.label)
      ) { $0.expression(argument.expression) }
    }
    if let trailing {
      node(.argument, trailing, detail: 1) { $0.closure(trailing) }
    }
    for element in more.each(RawMultipleTrailingClosureElementSyntax.self) {
      node(.argument, element, name: name(element.label), detail: 1) {
        $0.closure(element.closure)
      }
    }
  }

  private mutating func closure(_ closure: RawClosureExprSyntax) {
    let signature = closure.signature
    var flags = Node.Modifiers()
    if signature?.effectSpecifiers?.asyncSpecifier != nil { flags.insert(.async) }
    node(.closure, closure, detail: signature == nil ? 0 : 1, modifiers: flags) {
      if let signature {
        $0.attributes(signature.attributes)
        $0.captures(signature.capture)
        $0.closureParameters(signature.parameterClause)
        if let type = signature.effectSpecifiers?.throwsClause?.type { $0.throwsType(type) }
        if let clause = signature.returnClause { $0.returnType(clause) }
      }
      $0.node(.block, closure) { $0.items(closure.statements) }
    }
  }

  private mutating func captures(_ clause: RawClosureCaptureClauseSyntax?) {
    let items = clause?.items
    for capture in items.each(RawClosureCaptureSyntax.self) {
      var flags = Node.Modifiers()
      switch capture.specifier?.specifier.keyword {
      case .weak: flags.insert(.weak)
      case .unowned: flags.insert(.unowned)
      default: break
      }
      node(
        .capture, at: capture.name, spanning: capture, name: name(capture.name), modifiers: flags
      ) {
        if let value = capture.initializer?.value { $0.expression(value) }
      }
    }
  }

  private mutating func closureParameters(_ clause: RawSyntax?) {
    switch clause.flatMap({ RawClosureSignatureSyntax.ParameterClause($0) }) {
    case .simpleInput(let list):
      for parameter in list.each(RawClosureShorthandParameterSyntax.self) {
        node(.parameter, parameter.name, name: name(parameter.name))
      }
    case .parameterClause(let clause):
      for parameter in clause.parameters.each(RawClosureParameterSyntax.self) {
        let inner = parameter.secondName ?? parameter.firstName
        node(.parameter, at: inner, spanning: parameter, name: name(inner)) {
          $0.attributes(parameter.attributes)
          if let type = parameter.type { $0.type(type) }
        }
      }
    case nil: break
    }
  }

  private mutating func string(_ literal: RawStringLiteralExprSyntax) {
    var name: UInt32 = 0
    if literal.segments.children.count == 1,
      let only = literal.segments.each(RawStringSegmentSyntax.self).first,
      only.content.text.count <= 40
    {
      name = text(only.content)
    }
    node(.string, literal, name: name) {
      for segment in literal.segments.each(RawExpressionSegmentSyntax.self) {
        $0.arguments(segment.expressions)
      }
    }
  }

  private mutating func keyPath(_ keyPath: RawKeyPathExprSyntax) {
    node(.keyPath, keyPath, detail: keyPath.root == nil ? 0 : 1) {
      if let root = keyPath.root { $0.type(root) }
      for component in keyPath.components.each(RawKeyPathComponentSyntax.self) {
        switch RawKeyPathComponentSyntax.Component(component.component) {
        case .property(let property):
          $0.node(.keyPathComponent, property, name: $0.name(property.declName.baseName))
        case .subscript(let call):
          $0.node(.keyPathComponent, call, detail: 1) {
            $0.arguments(call.arguments)
          }
        default: $0.node(.keyPathComponent, component, detail: 2)
        }
      }
    }
  }

  // MARK: Operators

  /// Folds a flat sequence of operands and operators by the standard library's precedences, one
  /// node for each level, so that a long chain does not become a deep tree.
  private mutating func sequence(_ elements: [RawExprSyntax]) {
    let known = operators.count
    let root = foldOperators(of: elements)
    operation(root, of: elements[...])
    operators.removeSubrange(known...)
  }

  /// Adds the operators of a sequence to ``operators`` and returns the one that is done last.
  private mutating func foldOperators(of elements: [RawExprSyntax]) -> Int? {
    var root: Int?
    // The operators that could take the next one into their right side.
    var last: Int?
    for (element, syntax) in elements.enumerated() {
      guard let precedence = Self.precedence(of: syntax) else { continue }
      var folded = FoldedOperator(element: element, precedence: precedence)
      while let other = last, operators[other].isDone(before: folded) {
        folded.left = other
        last = operators[other].user
      }
      folded.user = last
      let number = operators.count
      operators.append(folded)
      if let last { operators[last].right = number } else { root = number }
      last = number
    }
    return root
  }

  /// - Parameter number: the operator that is done last among `elements`, nil where there is none.
  private mutating func operation(_ number: Int?, of elements: ArraySlice<RawExprSyntax>) {
    guard let number, elements.count > 1, let first = elements.first, let last = elements.last
    else {
      for element in elements { expression(element) }
      return
    }
    let folded = operators[number]
    let (left, right) = (elements[..<folded.element], elements[(folded.element + 1)...])
    let syntax = elements[folded.element]
    switch syntax.raw.kind {
    case .assignmentExpr:
      node(.assignment, at: first, spanning: last) {
        $0.operation(folded.left, of: left)
        $0.operation(folded.right, of: right)
      }
    case .unresolvedTernaryExpr:
      let ternary = syntax.cast(RawUnresolvedTernaryExprSyntax.self)
      node(.ternary, at: first, spanning: last) {
        $0.operation(folded.left, of: left)
        $0.expression(ternary.thenExpression)
        $0.operation(folded.right, of: right)
      }
    case .unresolvedAsExpr, .unresolvedIsExpr:
      let cast = syntax.as(RawUnresolvedAsExprSyntax.self)
      let detail = cast.map { Self.detail(of: $0.questionOrExclamationMark) } ?? 0
      node(cast == nil ? .isExpr : .cast, at: syntax, spanning: last, detail: detail) {
        $0.operation(folded.left, of: left)
        if let type = right.first?.as(RawTypeExprSyntax.self)?.type { $0.type(type) }
      }
    default:
      let name = syntax.as(RawBinaryOperatorExprSyntax.self).map { text($0.operator) } ?? 0
      node(.binary, at: syntax, spanning: last, name: name) {
        $0.operation(folded.left, of: left)
        $0.operands(behind: folded, right)
      }
    }
  }

  /// The operands to the right of an operator and of those of the same level behind it.
  private mutating func operands(
    behind first: FoldedOperator, _ elements: ArraySlice<RawExprSyntax>
  ) {
    var (folded, rest) = (first, elements)
    while let next = folded.right, operators[next].precedence == first.precedence {
      folded = operators[next]
      operation(folded.left, of: rest[..<folded.element])
      rest = rest[(folded.element + 1)...]
    }
    operation(folded.right, of: rest)
  }

  /// An operator with its operands, as a tree has it that was folded before.
  private mutating func foldedOperation(_ syntax: RawExprSyntax) {
    switch syntax.raw.kind {
    case .asExpr:
      let cast = syntax.cast(RawAsExprSyntax.self)
      node(.cast, cast, detail: Self.detail(of: cast.questionOrExclamationMark)) {
        $0.expression(cast.expression)
        $0.type(cast.type)
      }
    case .isExpr:
      let check = syntax.cast(RawIsExprSyntax.self)
      node(.isExpr, check) {
        $0.expression(check.expression)
        $0.type(check.type)
      }
    case .ternaryExpr:
      let ternary = syntax.cast(RawTernaryExprSyntax.self)
      node(.ternary, ternary) {
        $0.expression(ternary.condition)
        $0.expression(ternary.thenExpression)
        $0.expression(ternary.elseExpression)
      }
    default:
      let infix = syntax.cast(RawInfixOperatorExprSyntax.self)
      sequence([infix.leftOperand, infix.operator, infix.rightOperand])
    }
  }

  /// 1 for `try?` and `as?`, 2 for `try!` and `as!`.
  private static func detail(of mark: RawTokenSyntax?) -> UInt8 {
    switch mark?.tokenKind {
    case .postfixQuestionMark: 1
    case .exclamationMark: 2
    default: 0
    }
  }

  /// How tightly an operator of a sequence binds; nil for an operand.
  private static func precedence(of element: RawExprSyntax) -> Precedence? {
    switch element.raw.kind {
    case .assignmentExpr, .arrowExpr: return .assignment
    case .unresolvedTernaryExpr: return .ternary
    case .unresolvedAsExpr, .unresolvedIsExpr: return .cast
    case .binaryOperatorExpr:
      let expression = element.cast(RawBinaryOperatorExprSyntax.self)
      return Precedence(ofBinary: String(decoding: expression.operator.text, as: UTF8.self))
    default: return nil
    }
  }
}

/// An operator of a sequence, with numbers of those whose results it takes.
struct FoldedOperator {
  /// Its place in the sequence.
  var element: Int
  var precedence: Precedence
  /// The operators that are done last on its left and on its right; nil for an operand.
  var left: Int?
  var right: Int?
  /// The operator on whose right side it stands.
  fileprivate var user: Int?

  fileprivate init(element: Int, precedence: Precedence) {
    self.element = element
    self.precedence = precedence
  }

  /// Whether an operator on the right takes the result of this one.
  fileprivate func isDone(before other: FoldedOperator) -> Bool {
    precedence > other.precedence || precedence == .cast && other.precedence == .cast
  }
}
