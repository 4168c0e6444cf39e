extension Walker {
  /// Walks a block in a scope of its own.
  func block(_ node: Int) {
    // What the code returns is known behind the block, too.
    let outer = frame.scope
    scoped {
      announce(in: node)
      for child in children(node) { statement(child) }
    }
    frame.scope = outer
  }

  /// Types and functions of a block are known in all of it.
  private func announce(in block: Int) {
    for child in children(block) {
      switch kind(child) {
      case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .typealiasDecl:
        frame.scope.localTypes.append(name(child))
        locals.append((name(child), .unknown))
      case .functionDecl:
        var inner = frame.scope
        inner.open(child, in: index)
        let result = facts.child(.returnType, of: child).map { types.value(of: $0 + 1, in: inner) }
        locals.append(
          (name(child), .function(types.parameters(of: child, in: inner), result ?? .void)))
      default: break
      }
    }
  }

  /// Walks a statement; the value is that of an expression that stands as a statement.
  @discardableResult
  func statement(_ node: Int, expected: TypeValue = .unknown) -> TypeValue {
    switch kind(node) {
    case .block: block(node)
    case .ifStmt: return ifStatement(node, expected: expected)
    case .guardStmt:
      let count = locals.count
      for child in children(node) where kind(child) != .block { condition(child) }
      // What a guard binds is not known in its own braces but behind them.
      let bound = Array(locals[count...])
      locals.removeLast(bound.count)
      for child in children(node) where kind(child) == .block { block(child) }
      locals += bound
    case .whileStmt:
      scoped {
        for child in children(node) {
          if kind(child) == .block { block(child) } else { condition(child) }
        }
      }
    case .repeatStmt:
      for child in children(node) { statement(child) }
    case .forStmt: forStatement(node)
    case .switchStmt: return switchStatement(node, expected: expected)
    case .doStmt: doStatement(node)
    case .deferStmt: for child in children(node) { statement(child) }
    case .returnStmt:
      guard let value = first(node) else { break }
      let type = infer(value, expected: frame.returnType)
      if frame.returned.isUnknown { frame.returned = type }
    case .throwStmt:
      for child in children(node) {
        let error = infer(child, expected: .unknown)
        thrown?.append(error)
      }
    case .otherStmt:
      for child in children(node) { _ = infer(child, expected: .unknown) }
    case .ifConfig:
      if hasBase(node) { return infer(node, expected: expected) }
      ifConfig(node) { statement($0) }
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl:
      localType(node)
    case .functionDecl, .variableDecl, .destructuringDecl, .typealiasDecl, .extensionDecl:
      declaration(node)
    case .breakStmt, .continueStmt, .fallthroughStmt, .availability: break
    default: return infer(node, expected: expected)
    }
    return .unknown
  }

  private func ifStatement(_ node: Int, expected: TypeValue) -> TypeValue {
    var result = TypeValue.unknown
    var isElse = false
    let count = locals.count
    for child in children(node) {
      switch kind(child) {
      case .block:
        let value = branch(child, expected: expected)
        if result.isUnknown { result = value }
        // What the conditions bind is not known behind `else`.
        if !isElse { locals.removeLast(locals.count - count) }
        isElse = true
      case .ifStmt where isElse:
        let value = ifStatement(child, expected: expected)
        if result.isUnknown { result = value }
      default: condition(child)
      }
    }
    locals.removeLast(locals.count - count)
    return result
  }

  /// A branch with one expression has its value.
  private func branch(_ block: Int, expected: TypeValue) -> TypeValue {
    guard let only = first(block), end(only) == end(block) else {
      self.block(block)
      return .unknown
    }
    if kind(only).isDeclaration {
      self.block(block)
      return .unknown
    }
    return scoped { statement(only, expected: expected) }
  }

  func condition(_ node: Int) {
    switch kind(node) {
    case .optionalBinding:
      var type = TypeValue.unknown
      var pattern: Int?
      var hasValue = false
      for child in children(node) {
        switch kind(child) {
        case .typeAnnotation:
          mention(child + 1, .mentions)
          type = types.value(of: child + 1, in: frame.scope)
        case .initialValue:
          hasValue = true
          let value = infer(child + 1, expected: type.isUnknown ? .unknown : .optional(type))
          if type.isUnknown { type = value.unwrappedOnce }
        default: pattern = child
        }
      }
      if let pattern {
        bind(pattern, to: type, binding: true)
      } else {
        // `if let name` reads the outer value.
        if !hasValue, type.isUnknown {
          type = used(identifier(name(node), at: node, arguments: nil)).unwrappedOnce
        }
        locals.append((name(node), type))
      }
    case .matchCondition:
      let parts = Array(children(node))
      guard let pattern = parts.first, let value = parts.last else { return }
      var type = TypeValue.unknown
      if parts.count == 3 {
        mention(parts[1] + 1, .mentions)
        type = types.value(of: parts[1] + 1, in: frame.scope)
      }
      let inferred = infer(value + 1, expected: type)
      bind(pattern, to: type.isUnknown ? inferred : type, binding: false)
    case .availability: break
    default: _ = infer(node, expected: bool)
    }
  }

  private func forStatement(_ node: Int) {
    guard let pattern = first(node) else { return }
    scoped {
      var element = TypeValue.unknown
      for part in children(node).dropFirst() {
        switch kind(part) {
        case .typeAnnotation:
          mention(part + 1, .mentions)
          element = types.value(of: part + 1, in: frame.scope)
        case .whereClause: for child in children(part) { condition(child) }
        case .block: block(part)
        default:
          let sequence = infer(part, expected: .unknown)
          iterate(over: sequence, at: offset(part))
          if element.isUnknown { element = self.element(of: sequence) }
          bind(pattern, to: element, binding: true)
        }
      }
    }
  }

  private func switchStatement(_ node: Int, expected: TypeValue) -> TypeValue {
    var result = TypeValue.unknown
    guard let subject = first(node) else { return result }
    let type = infer(subject, expected: .unknown)
    func clause(_ child: Int) {
      if kind(child) == .ifConfig { return ifConfig(child) { clause($0) } }
      scoped {
        for part in children(child) {
          if kind(part) == .block {
            let value = branch(part, expected: expected)
            if result.isUnknown { result = value }
          } else {
            caseItem(part, subject: type)
          }
        }
      }
    }
    for child in children(node).dropFirst() { clause(child) }
    return result
  }

  private func caseItem(_ node: Int, subject: TypeValue) {
    for part in children(node) {
      if kind(part) == .whereClause {
        for child in children(part) { _ = infer(child, expected: .unknown) }
      } else {
        bind(part, to: subject, binding: false)
      }
    }
  }

  private func doStatement(_ node: Int) {
    var error: TypeValue?
    for child in children(node) {
      switch kind(child) {
      case .throwsType:
        mention(child, .mentions)
        error = types.value(of: child + 1, in: frame.scope)
      case .catchClause:
        scoped {
          locals.append((index.wellKnown.error, error ?? .unknown))
          for part in children(child) {
            if kind(part) == .block {
              block(part)
            } else {
              caseItem(part, subject: error ?? .unknown)
            }
          }
        }
      default:
        let found = errorThrown(in: node) { statement(child) }
        error = error ?? found
      }
    }
  }

  // MARK: Patterns

  /// Binds the names of a pattern to the parts of a value.
  ///
  /// - Parameter binding: whether a bare name is a new variable (`let x`) or an expression.
  func bind(_ node: Int, to value: TypeValue, binding: Bool) {
    switch kind(node) {
    case .identifierPattern: locals.append((name(node), value))
    case .bindingPattern: for child in children(node) { bind(child, to: value, binding: true) }
    case .tuplePattern: bindAll(Array(children(node)), to: value, binding: binding)
    case .expressionPattern:
      for child in children(node) { bindExpression(child, to: value, binding: binding) }
    case .isPattern:
      if let type = first(node) { mention(type, .casts) }
    default: break
    }
  }

  private func bindAll(_ nodes: [Int], to value: TypeValue, binding: Bool) {
    var elements: [TypeValue] = []
    if case .tuple(_, let types) = value { elements = types }
    for (position, node) in nodes.enumerated() {
      let type = elements.count == nodes.count ? elements[position] : .unknown
      bind(node, to: type, binding: binding)
    }
  }

  private func bindExpression(_ node: Int, to value: TypeValue, binding: Bool) {
    switch kind(node) {
    case .patternExpr: for child in children(node) { bind(child, to: value, binding: binding) }
    case .identifier where binding: locals.append((name(node), value))
    case .discard: break
    case .optionalChain:
      for child in children(node) {
        bindExpression(child, to: value.unwrappedOnce, binding: binding)
      }
    case .cast:
      let parts = Array(children(node))
      guard parts.count == 2 else { return }
      mention(parts[1], .casts)
      bindExpression(parts[0], to: types.value(of: parts[1], in: frame.scope), binding: binding)
    case .tuple:
      let arguments = Array(children(node))
      var elements: [TypeValue] = []
      if case .tuple(_, let types) = value { elements = types }
      for (position, argument) in arguments.enumerated() {
        let type = elements.count == arguments.count ? elements[position] : .unknown
        if let part = first(argument) { bindExpression(part, to: type, binding: binding) }
      }
    // `Mark(.line)` is a value to compare with.
    case .call where first(node).map(kind) != .identifier:
      bindCase(node, to: value, binding: binding)
    default: _ = infer(node, expected: value)
    }
  }

  /// `.some(let x)`: the payload of an enum case.
  private func bindCase(_ node: Int, to value: TypeValue, binding: Bool) {
    guard let callee = first(node) else { return }
    let type = infer(callee, expected: value)
    var payload: [TypeValue] = []
    if case .function(let types, _) = type { payload = types }
    if payload.isEmpty { payload = standardPayload(facts.name(facts.nodes[callee]), of: value) }
    let arguments = Array(children(node).dropFirst())
    for (position, argument) in arguments.enumerated() {
      var part = payload.count == arguments.count ? payload[position] : .unknown
      // `case .a(let pair)` binds a payload of several values as a tuple.
      if payload.count > 1, arguments.count == 1 { part = .tuple([], payload) }
      if let value = first(argument) { bindExpression(value, to: part, binding: binding) }
    }
  }
}
