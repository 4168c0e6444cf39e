import SwiftSyntax

extension Collector {
  mutating func expression(_ syntax: ExprSyntax) {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference):
      node(.identifier, reference, name: reference.baseName.plain)
    case .memberAccessExpr(let access): member(access)
    case .functionCallExpr(let call):
      node(.call, call) {
        $0.expression(call.calledExpression)
        $0.arguments(
          call.arguments, trailing: call.trailingClosure, more: call.additionalTrailingClosures)
      }
    case .subscriptCallExpr(let call):
      node(.subscriptCall, call) {
        $0.expression(call.calledExpression)
        $0.arguments(
          call.arguments, trailing: call.trailingClosure, more: call.additionalTrailingClosures)
      }
    case .genericSpecializationExpr(let generic): specialization(generic)
    case .sequenceExpr(let sequence): self.sequence(Array(sequence.elements)[...], of: sequence)
    case .closureExpr(let closure): self.closure(closure)
    case .superExpr(let expression): node(.superExpr, expression)
    case .tryExpr(let expression):
      let detail: UInt8 =
        switch expression.questionOrExclamationMark?.tokenKind {
        case .postfixQuestionMark: 1
        case .exclamationMark: 2
        default: 0
        }
      node(.tryExpr, expression, detail: detail) { $0.expression(expression.expression) }
    case .awaitExpr(let expression):
      node(.awaitExpr, expression) { $0.expression(expression.expression) }
    case .optionalChainingExpr(let expression):
      node(.optionalChain, expression) { $0.expression(expression.expression) }
    case .forceUnwrapExpr(let expression):
      node(.forceUnwrap, expression) { $0.expression(expression.expression) }
    case .inOutExpr(let expression):
      node(.inoutExpr, expression) { $0.expression(expression.expression) }
    case .prefixOperatorExpr(let expression):
      node(.prefixOperator, expression, name: expression.operator.text) {
        $0.expression(expression.expression)
      }
    case .postfixOperatorExpr(let expression):
      node(.postfixOperator, expression, name: expression.operator.text) {
        $0.expression(expression.expression)
      }
    case .tupleExpr(let tuple):
      if tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil {
        expression(only.expression)
      } else {
        node(.tuple, tuple) { $0.arguments(tuple.elements, trailing: nil, more: []) }
      }
    case .arrayExpr(let array):
      node(.array, array) {
        for element in array.elements { $0.expression(element.expression) }
      }
    case .dictionaryExpr(let dictionary):
      node(.dictionary, dictionary) {
        guard case .elements(let elements) = dictionary.content else { return }
        for element in elements {
          $0.expression(element.key)
          $0.expression(element.value)
        }
      }
    case .stringLiteralExpr(let literal): string(literal)
    case .simpleStringLiteralExpr(let literal): node(.string, literal)
    case .integerLiteralExpr(let literal): node(.integer, literal, name: literal.literal.text)
    case .floatLiteralExpr(let literal): node(.float, literal, name: literal.literal.text)
    case .booleanLiteralExpr(let literal): node(.boolean, literal, name: literal.literal.text)
    case .nilLiteralExpr(let literal): node(.nilLiteral, literal)
    case .regexLiteralExpr(let literal): node(.regex, literal)
    case .keyPathExpr(let keyPath): self.keyPath(keyPath)
    case .macroExpansionExpr(let macro):
      node(.macroExpansion, at: macro.macroName, spanning: macro, name: macro.macroName.plain) {
        $0.genericArguments(macro.genericArgumentClause)
        $0.arguments(
          macro.arguments, trailing: macro.trailingClosure, more: macro.additionalTrailingClosures)
      }
    case .ifExpr(let expression): ifExpression(expression)
    case .switchExpr(let expression): switchExpression(expression)
    case .typeExpr(let expression): node(.typeExpr, expression) { $0.type(expression.type) }
    case .patternExpr(let expression):
      node(.patternExpr, expression) { $0.pattern(expression.pattern) }
    case .discardAssignmentExpr: node(.discard, syntax)
    case .asExpr(let expression):
      cast(
        expression, of: [expression.expression][...], to: expression.type,
        mark: expression.questionOrExclamationMark)
    case .isExpr(let expression):
      node(.isExpr, expression) {
        $0.expression(expression.expression)
        $0.type(expression.type)
      }
    case .ternaryExpr(let expression):
      node(.ternary, expression) {
        $0.expression(expression.condition)
        $0.expression(expression.thenExpression)
        $0.expression(expression.elseExpression)
      }
    case .infixOperatorExpr(let expression):
      sequence(
        [expression.leftOperand, expression.operator, expression.rightOperand][...], of: expression)
    case .postfixIfConfigExpr(let expression):
      ifConfig(expression.config, base: expression.base)
    case .consumeExpr(let inner): node(.otherExpr, inner) { $0.expression(inner.expression) }
    case .copyExpr(let inner): node(.otherExpr, inner) { $0.expression(inner.expression) }
    case .borrowExpr(let inner): node(.otherExpr, inner) { $0.expression(inner.expression) }
    case .unsafeExpr(let inner): node(.otherExpr, inner) { $0.expression(inner.expression) }
    case .packExpansionExpr(let inner):
      node(.otherExpr, inner) { $0.expression(inner.repetitionPattern) }
    case .packElementExpr(let inner): node(.otherExpr, inner) { $0.expression(inner.pack) }
    default: node(.otherExpr, syntax)
    }
  }

  private mutating func member(
    _ access: MemberAccessExprSyntax, generics: GenericArgumentClauseSyntax? = nil
  ) {
    let name = access.declName.baseName
    node(
      .member, at: name, spanning: access, name: name.plain, detail: access.base == nil ? 0 : 1
    ) {
      if let base = access.base { $0.expression(base) }
      $0.genericArguments(generics)
    }
  }

  private mutating func specialization(_ generic: GenericSpecializationExprSyntax) {
    if let reference = generic.expression.as(DeclReferenceExprSyntax.self) {
      node(.identifier, reference, name: reference.baseName.plain) {
        $0.genericArguments(generic.genericArgumentClause)
      }
    } else if let access = generic.expression.as(MemberAccessExprSyntax.self) {
      member(access, generics: generic.genericArgumentClause)
    } else {
      node(.otherExpr, generic) {
        $0.expression(generic.expression)
        $0.genericArguments(generic.genericArgumentClause)
      }
    }
  }

  mutating func arguments(
    _ list: LabeledExprListSyntax, trailing: ClosureExprSyntax?,
    more: MultipleTrailingClosureElementListSyntax
  ) {
    for argument in list {
      node(
        .argument, at: argument.expression, spanning: argument, name: argument.label?.plain ?? ""
      ) { $0.expression(argument.expression) }
    }
    if let trailing {
      node(.argument, trailing, detail: 1) { $0.closure(trailing) }
    }
    for element in more {
      node(.argument, element, name: element.label.plain, detail: 1) {
        $0.closure(element.closure)
      }
    }
  }

  private mutating func closure(_ closure: ClosureExprSyntax) {
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

  private mutating func captures(_ clause: ClosureCaptureClauseSyntax?) {
    for capture in clause?.items ?? [] {
      var flags = Node.Modifiers()
      switch capture.specifier?.specifier.tokenKind {
      case .keyword(.weak): flags.insert(.weak)
      case .keyword(.unowned): flags.insert(.unowned)
      default: break
      }
      node(
        .capture, at: capture.name, spanning: capture, name: capture.name.plain, modifiers: flags
      ) {
        if let value = capture.initializer?.value { $0.expression(value) }
      }
    }
  }

  private mutating func closureParameters(_ clause: ClosureSignatureSyntax.ParameterClause?) {
    switch clause {
    case .simpleInput(let list):
      for parameter in list { node(.parameter, parameter.name, name: parameter.name.plain) }
    case .parameterClause(let clause):
      for parameter in clause.parameters {
        let name = parameter.secondName ?? parameter.firstName
        node(.parameter, at: name, spanning: parameter, name: name.plain) {
          $0.attributes(parameter.attributes)
          if let type = parameter.type { $0.type(type) }
        }
      }
    case nil: break
    }
  }

  private mutating func string(_ literal: StringLiteralExprSyntax) {
    var text = ""
    if literal.segments.count == 1, case .stringSegment(let only)? = literal.segments.first,
      only.content.text.utf8.count <= 40
    {
      text = only.content.text
    }
    node(.string, literal, name: text) {
      for case .expressionSegment(let segment) in literal.segments {
        $0.arguments(segment.expressions, trailing: nil, more: [])
      }
    }
  }

  private mutating func keyPath(_ keyPath: KeyPathExprSyntax) {
    node(.keyPath, keyPath, detail: keyPath.root == nil ? 0 : 1) {
      if let root = keyPath.root { $0.type(root) }
      for component in keyPath.components {
        switch component.component {
        case .property(let property):
          $0.node(.keyPathComponent, property, name: property.declName.baseName.plain)
        case .subscript(let call):
          $0.node(.keyPathComponent, call, detail: 1) {
            $0.arguments(call.arguments, trailing: nil, more: [])
          }
        default: $0.node(.keyPathComponent, component, detail: 2)
        }
      }
    }
  }

  // MARK: Operators

  /// Folds a flat sequence of operands and operators by the standard library's precedences, one
  /// node for each level, so that a long chain does not become a deep tree.
  private mutating func sequence(
    _ elements: ArraySlice<ExprSyntax>, of whole: some SyntaxProtocol
  ) {
    guard elements.count > 1, let first = elements.first, let last = elements.last else {
      if let only = elements.first { expression(only) }
      return
    }
    var lowest = Int.max
    for element in elements { lowest = min(lowest, Self.precedence(of: element) ?? .max) }
    let splits = elements.indices.filter { Self.precedence(of: elements[$0]) == lowest }
    guard let firstSplit = splits.first, let lastSplit = splits.last else {
      for element in elements { expression(element) }
      return
    }
    let span = Span(first: first, last: last)
    switch elements[firstSplit].as(ExprSyntaxEnum.self) {
    case .assignmentExpr:
      node(.assignment, at: first, until: span) {
        $0.sequence(elements[..<firstSplit], of: whole)
        $0.sequence(elements[(firstSplit + 1)...], of: whole)
      }
    case .unresolvedTernaryExpr(let ternary):
      node(.ternary, at: first, until: span) {
        $0.sequence(elements[..<firstSplit], of: whole)
        $0.expression(ternary.thenExpression)
        $0.sequence(elements[(firstSplit + 1)...], of: whole)
      }
    case .unresolvedAsExpr, .unresolvedIsExpr:
      castSequence(elements, at: lastSplit, span: span, of: whole)
    default:
      let name = elements[firstSplit].as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
      node(.binary, at: elements[firstSplit], until: span, name: name) {
        var start = elements.startIndex
        for split in splits + [elements.endIndex] {
          $0.sequence(elements[start..<split], of: whole)
          start = split + 1
        }
      }
    }
  }

  private mutating func castSequence(
    _ elements: ArraySlice<ExprSyntax>, at split: Int, span: Span, of whole: some SyntaxProtocol
  ) {
    let type = elements[(split + 1)...].first?.as(TypeExprSyntax.self)?.type
    var kind = Node.Kind.isExpr
    var detail: UInt8 = 0
    if let cast = elements[split].as(UnresolvedAsExprSyntax.self) {
      kind = .cast
      detail = Self.castDetail(cast.questionOrExclamationMark)
    }
    node(kind, at: elements[split], until: span, detail: detail) {
      $0.sequence(elements[..<split], of: whole)
      if let type { $0.type(type) }
    }
  }

  private mutating func cast(
    _ syntax: some SyntaxProtocol, of operand: ArraySlice<ExprSyntax>, to type: TypeSyntax,
    mark: TokenSyntax?
  ) {
    node(.cast, syntax, detail: Self.castDetail(mark)) {
      if let operand = operand.first { $0.expression(operand) }
      $0.type(type)
    }
  }

  private static func castDetail(_ mark: TokenSyntax?) -> UInt8 {
    switch mark?.tokenKind {
    case .postfixQuestionMark: 1
    case .exclamationMark: 2
    default: 0
    }
  }

  /// Precedence of an operator of a sequence, lowest first; nil for an operand.
  ///
  /// An operator that is not the standard library's gets the level of `+`.
  private static func precedence(of element: ExprSyntax) -> Int? {
    switch element.as(ExprSyntaxEnum.self) {
    case .assignmentExpr: return 0
    case .unresolvedTernaryExpr: return 1
    case .unresolvedAsExpr, .unresolvedIsExpr: return 7
    case .arrowExpr: return 0
    case .binaryOperatorExpr(let expression):
      switch expression.operator.text {
      case "+=", "-=", "*=", "/=", "%=", "|=", "&=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=":
        return 0
      case "||": return 2
      case "&&": return 3
      case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=", ".==", ".!=": return 4
      case "??": return 5
      case "...", "..<": return 8
      case "*", "/", "%", "&", "&*": return 10
      case "<<", ">>": return 11
      default: return 9
      }
    default: return nil
    }
  }

  /// First and last element of a part of a sequence, which is no syntax node of its own.
  private struct Span {
    var first: ExprSyntax
    var last: ExprSyntax
  }

  private mutating func node(
    _ kind: Node.Kind, at anchor: ExprSyntax, until span: Span, name: String = "",
    detail: UInt8 = 0, children: (inout Collector) -> Void
  ) {
    node(
      kind, at: anchor, spanning: span.last, name: name, detail: detail, children: children)
  }
}
