extension SourceFacts {
  /// Cyclomatic complexity of a body: 1 and one for each decision, which are `if`, `guard`, loops,
  /// cases that are no `default`, `catch`, `&&`, `||` and `?:`. Of the branches of an `#if` the one with
  /// most of them counts, as a build has one. McCabe 1976, "A complexity measure".
  ///
  /// - Parameter overloaded: Operators that the project declares anew, to build expressions with.
  func complexity(of body: Int, overloaded: Set<String> = []) -> Int {
    1 + decisions(in: body, overloaded)
  }

  private func decisions(in body: Int, _ overloaded: Set<String>) -> Int {
    var sum = 0
    var node = body + 1
    while node < Int(nodes[body].end) {
      guard kind(node) == .ifConfig else {
        sum += decisions(by: node, overloaded)
        node += 1
        continue
      }
      let branches = children(of: node).filter { kind($0) == .ifClause }
      sum += branches.map { decisions(in: $0, overloaded) }.max() ?? 0
      // In a chain of calls, what the branches go on from stands before them.
      if let base = firstChild(of: node), kind(base) != .ifClause {
        sum += decisions(by: base, overloaded) + decisions(in: base, overloaded)
      }
      node = Int(nodes[node].end)
    }
    return sum
  }

  private func decisions(by node: Int, _ overloaded: Set<String>) -> Int {
    switch kind(node) {
    case .ifStmt, .guardStmt, .forStmt, .whileStmt, .repeatStmt, .catchClause, .ternary: 1
    case .switchCase: nodes[node].isDefault ? 0 : 1
    case .binary
    where (name(at: node) == "&&" || name(at: node) == "||")
      && !overloaded.contains(name(at: node)):
      max(children(of: node).count - 1, 0)
    default: 0
    }
  }
}

extension DependencyGraph {
  /// Cyclomatic complexity of a body. Where the project overloads `&&` or `||`, their operands
  /// would have to tell whether they decide anything, so they do not count.
  func complexity(of body: Body) -> Int {
    facts(of: body).complexity(of: body.node, overloaded: overloadedLogic)
  }
}
