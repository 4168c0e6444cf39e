/// Whether code gets to a place whatever happens, only sometimes, or never.
enum Reach: Int, Sendable, Comparable {
  case never, sometimes, always

  static func < (left: Reach, right: Reach) -> Bool { left.rawValue < right.rawValue }
}

extension SourceFacts {
  /// Whether the code calls `super.name`, or any member of `super` where no name is given.
  func callsSuper(_ name: String? = nil, in node: Int) -> Bool {
    superUse(of: name, in: node) != nil
  }

  /// The first use of `super.name` below a node.
  func superUse(of name: String?, in node: Int) -> Int? {
    descendants(of: node).first { candidate in
      guard let first = firstChild(of: candidate), kind(first) == .superExpr else { return false }
      return name == nil || kind(candidate) == .member && self.name(at: candidate) == name
    }
  }

  /// How surely a block calls `super.name` on its straight path.
  ///
  /// A call behind an early return counts as sure: what stands before it may be a guard on purpose.
  func reach(ofSuper name: String, in node: Int) -> Reach {
    switch kind(node) {
    case .ifStmt:
      var branches: [Reach] = []
      for child in children(of: node) {
        switch kind(child) {
        case .block, .ifStmt: branches.append(reach(ofSuper: name, in: child))
        default: if callsSuper(name, in: child) { return .always }
        }
      }
      if branches.count < 2 { branches.append(.never) }
      return joined(branches)
    case .switchStmt:
      return joined(
        descendants(of: node).filter { kind($0) == .switchCase && isCase($0, of: node) }
          .map { reach(ofSuper: name, in: $0) })
    case .guardStmt, .whileStmt, .forStmt:
      let isCalled = callsSuper(name, in: node)
      guard let block = children(of: node).first(where: { kind($0) == .block }) else {
        return .never
      }
      return !isCalled ? .never : callsSuper(name, in: block) ? .sometimes : .always
    case .catchClause: return callsSuper(name, in: node) ? .sometimes : .never
    case .block, .switchCase, .doStmt, .deferStmt, .repeatStmt, .ifConfig, .ifClause:
      return children(of: node).filter { !isNeverCalled($0, in: node) }
        .map { reach(ofSuper: name, in: $0) }.max() ?? .never
    default: return callsSuper(name, in: node) || isSuperMember(node, name) ? .always : .never
    }
  }

  /// Whether a statement declares a function, or a closure with a name, that the block around it does
  /// not mention again.
  private func isNeverCalled(_ statement: Int, in block: Int) -> Bool {
    let isFunction =
      kind(statement) == .functionDecl
      || kind(statement) == .variableDecl
        && child(.initialValue, of: statement).map { kind(unwrapped($0)) == .closure } ?? false
    let own = statement..<Int(nodes[statement].end)
    return kind(block) == .block && isFunction
      && !descendants(of: block).contains { node in
        !own.contains(node) && kind(node) == .identifier && name(at: node) == name(at: statement)
      }
  }

  /// Whether a statement is a call of a member of `super`.
  func isSuperCall(_ statement: Int) -> Bool {
    callee(of: unwrapped(statement)).flatMap { base(of: $0.node) }
      .map { kind($0) == .superExpr } ?? false
  }

  private func isSuperMember(_ node: Int, _ name: String) -> Bool {
    kind(node) == .member && self.name(at: node) == name
      && firstChild(of: node).map { kind($0) == .superExpr } ?? false
  }

  /// Whether a case belongs to a switch itself, perhaps inside `#if`, and not to one within it.
  private func isCase(_ node: Int, of statement: Int) -> Bool {
    children(of: statement).contains { child in
      child == node
        || kind(child) == .ifConfig
          && children(of: child).contains { children(of: $0).contains(node) }
    }
  }

  private func joined(_ branches: [Reach]) -> Reach {
    guard let least = branches.min(), let most = branches.max() else { return .never }
    return least == most ? least : .sometimes
  }
}
