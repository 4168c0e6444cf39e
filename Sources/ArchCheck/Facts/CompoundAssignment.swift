extension SourceFacts {
  /// Whether a node changes its left side, as `+=` does, or an own operator such as `??=`.
  func isCompoundAssignment(_ node: Int) -> Bool {
    guard nodes[node].kind == .binary else { return false }
    let name = name(nodes[node])
    return name.hasSuffix("=") && !Operators.comparisons.contains(name)
  }
}
