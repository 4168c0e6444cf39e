extension DependencyGraph {
  /// Whether code only hands on what it is asked to something that its type has: `next?.read(data)`,
  /// `pipeline.channel`, or `if let next { next.read(data) } else { promise?.fail(error) }`.
  ///
  /// - Parameters:
  ///   - properties: Names of the properties of the type that something is forwarded to.
  ///   - reporters: Names of those that only report to the outside: closures that are called,
  ///     `onEnd?(.done)`, and subjects that send, `events.send(.done)`.
  func isForward(
    _ body: Body, to properties: Set<String>, reportingBy reporters: Set<String> = []
  ) -> Bool {
    let facts = facts(of: body)
    let parameters = facts.parameters(of: members[body.member].node.node).map { facts.name(at: $0) }
    let forward = Forward(
      facts: facts, properties: properties, reporters: reporters, given: Set(parameters))
    return forward.isMade(of: body.node)
      && facts.descendants(of: body.node).contains { forward.isOwn($0) || forward.isReporter($0) }
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
  /// Names of those that only report.
  var reporters: Set<String>
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
      guard let callee = facts.callee(of: expression) else { return false }
      let base = facts.base(of: callee.node)
      let isReport =
        isReporter(callee.node) || callee.name == "send" && base.map(isReporter) ?? false
      return (isReport || base.map(isRooted) ?? false) && hasPlainArguments(expression)
    default: return false
    }
  }

  private func hasPlainArguments(_ call: Int) -> Bool {
    facts.children(of: call).dropFirst().allSatisfy {
      facts.kind($0) == .argument && facts.firstChild(of: $0).map(isPlain) ?? false
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

  /// Whether a node names a property of the type that something is forwarded to.
  func isOwn(_ node: Int) -> Bool { isProperty(node, among: properties) }

  /// Whether a node names a property of the type that only reports.
  func isReporter(_ node: Int) -> Bool { isProperty(node, among: reporters) }

  private func isProperty(_ node: Int, among properties: Set<String>) -> Bool {
    guard properties.contains(facts.name(at: node)) else { return false }
    switch facts.kind(node) {
    case .identifier: return !given.contains(facts.name(at: node))
    case .member: return facts.base(of: node).map(facts.isSelf) ?? false
    default: return false
    }
  }

  /// Whether an argument is handed over as it is: a name, a constant or a property, or a case that
  /// holds these, as `.detail(id)` does.
  private func isPlain(_ argument: Int) -> Bool {
    let node = facts.unwrapped(argument)
    switch facts.kind(node) {
    case .identifier, .integer, .float, .boolean, .nilLiteral: return true
    case .string: return facts.firstChild(of: node) == nil
    case .member: return facts.base(of: node).map(isPlain) ?? true
    case .call:
      guard let callee = facts.callee(of: node) else { return false }
      return facts.kind(callee.node) == .member && !facts.hasBase(callee.node)
        && hasPlainArguments(node)
    default: return false
    }
  }
}
