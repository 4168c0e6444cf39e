/// Operators of the standard library, as far as their meaning is not only that of a function.
enum Operators {
  /// Those that change their left side.
  static let compoundAssignments: Set<String> = [
    "+=", "-=", "*=", "/=", "%=", "|=", "&=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=", "&<<=",
    "&>>=",
  ]

  /// Those that compare two values.
  static let comparisons: Set<String> = [
    "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=", ".==", ".!=", ".<", ".>", ".<=", ".>=",
  ]
}

extension SourceFacts {
  /// Whether a node changes its left side, as `+=` does, or an own operator such as `??=`.
  func isCompoundAssignment(_ node: Int) -> Bool {
    guard nodes[node].kind == .binary else { return false }
    let name = name(nodes[node])
    return name.hasSuffix("=") && !Operators.comparisons.contains(name)
  }
}
