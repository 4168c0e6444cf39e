extension SourceFacts {
  /// Cyclomatic complexity of a body: 1 and one for each decision, which are `if`, `guard`, loops,
  /// cases that are no `default`, `catch`, `&&`, `||` and `?:`. McCabe 1976, "A complexity measure".
  ///
  /// - Parameter overloaded: Operators that the project declares anew, to build expressions with.
  func complexity(of body: Int, overloaded: Set<String> = []) -> Int {
    descendants(of: body).reduce(1) { sum, node in
      switch kind(node) {
      case .ifStmt, .guardStmt, .forStmt, .whileStmt, .repeatStmt, .catchClause, .ternary:
        return sum + 1
      case .switchCase: return sum + (nodes[node].isDefault ? 0 : 1)
      case .binary
      where (name(at: node) == "&&" || name(at: node) == "||")
        && !overloaded.contains(name(at: node)):
        return sum + max(children(of: node).reduce(0) { count, _ in count + 1 } - 1, 0)
      default: return sum
      }
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
