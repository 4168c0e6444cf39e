extension DependencyGraph {
  /// Whether code only hands on what it is asked to something that its type has: `next?.read(data)`,
  /// `pipeline.channel`, or `if let next { next.read(data) } else { promise?.fail(error) }`.
  ///
  /// - Parameter properties: Names of the properties of the type that something is forwarded to.
  func isForward(_ body: Body, to properties: Set<String>) -> Bool {
    let facts = facts(of: body)
    let parameters = facts.parameters(of: members[body.member].node.node).map { facts.name(at: $0) }
    let forward = Forward(facts: facts, properties: properties, given: Set(parameters))
    return forward.isMade(of: body.node)
      && facts.descendants(of: body.node).contains(where: forward.isOwn)
  }

  /// Names of the properties of a type, or of those that count.
  func propertyNames(of type: TypeID, where counts: (Member) -> Bool = { _ in true }) -> Set<String>
  {
    Set(members(of: type).filter { $0.kind == .property && counts($0) }.map(\.name))
  }
}

/// What the code of a method may name that only forwards.
private struct Forward {
  var facts: SourceFacts
  /// Names of the type's properties that count.
  var properties: Set<String>
  /// Names of parameters and of what `if let` has found.
  var given: Set<String>

  /// Whether there are statements, and all of them forward.
  func isMade(of block: Int) -> Bool {
    facts.firstChild(of: block) != nil && facts.children(of: block).allSatisfy(isStep)
  }

  private func isStep(_ statement: Int) -> Bool {
    switch facts.kind(statement) {
    case .ifStmt: return isCheck(statement)
    case .returnStmt: return facts.firstChild(of: statement).map(isStep) ?? false
    default: break
    }
    let expression = facts.unwrapped(statement)
    switch facts.kind(expression) {
    case .member: return facts.base(of: expression).map(isRooted) ?? false
    case .call:
      guard let callee = facts.callee(of: expression), let base = facts.base(of: callee.node)
      else { return false }
      return isRooted(base)
        && facts.children(of: expression).dropFirst().allSatisfy {
          facts.kind($0) == .argument && facts.firstChild(of: $0).map(isPlain) ?? false
        }
    default: return false
    }
  }

  /// Whether a statement only asks whether something is there to forward to.
  private func isCheck(_ statement: Int) -> Bool {
    var inner = self
    for part in facts.children(of: statement) {
      switch facts.kind(part) {
      case .optionalBinding:
        guard
          facts.child(.initialValue, of: part).map({ isRooted(facts.unwrapped($0)) })
            ?? properties.contains(facts.name(at: part))
        else { return false }
        inner.given.insert(facts.name(at: part))
      case .block: if !inner.isMade(of: part) { return false }
      case .ifStmt: if !isCheck(part) { return false }
      default: return false
      }
    }
    return true
  }

  /// Whether an expression is a property of the type or something given, or a property of these.
  private func isRooted(_ expression: Int) -> Bool {
    let node = facts.unwrapped(expression)
    switch facts.kind(node) {
    case .identifier: return isOwn(node) || given.contains(facts.name(at: node))
    case .member: return isOwn(node) || facts.base(of: node).map(isRooted) ?? false
    default: return false
    }
  }

  /// Whether a node names a property of the type.
  func isOwn(_ node: Int) -> Bool {
    guard properties.contains(facts.name(at: node)) else { return false }
    switch facts.kind(node) {
    case .identifier: return !given.contains(facts.name(at: node))
    case .member: return facts.base(of: node).map(facts.isSelf) ?? false
    default: return false
    }
  }

  /// Whether an argument is handed over as it is: a name, a constant or a property.
  private func isPlain(_ argument: Int) -> Bool {
    let node = facts.unwrapped(argument)
    switch facts.kind(node) {
    case .identifier, .integer, .float, .boolean, .nilLiteral: return true
    case .string: return facts.firstChild(of: node) == nil
    case .member: return facts.base(of: node).map(isPlain) ?? true
    default: return false
    }
  }
}
