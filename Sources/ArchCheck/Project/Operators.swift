/// Operators of the standard library, as far as their meaning is not only that of a function.
enum Operators {
  /// Those that change their left side.
  static let compoundAssignments: Set<String> = [
    "+=", "-=", "*=", "/=", "%=", "|=", "&=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=", "&<<=",
    "&>>=",
  ]

  /// All of the standard library, binary and unary.
  static let standard: Set<String> = compoundAssignments.union(comparisons).union([
    "+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", "&+", "&-", "&*", "&<<", "&>>", "!", "~",
    "&&", "||", "??", "...", "..<", ".&", ".|", ".^", ".!",
  ])

  /// Those that compare two values.
  static let comparisons: Set<String> = [
    "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=", ".==", ".!=", ".<", ".>", ".<=", ".>=",
  ]
}

/// How tightly operators bind, loosest first.
enum Precedence: Int, Comparable {
  case assignment, ternary, disjunction, conjunction, comparison, nilCoalescing, cast, range,
    addition, multiplication, shift

  /// Of an operator with two operands; one that is not the standard library's gets that of `+`.
  init(ofBinary name: String) {
    self = Self.ofOperators[name] ?? .addition
  }

  private static let operators: [Precedence: Set<String>] = [
    .assignment: Operators.compoundAssignments,
    .disjunction: ["||"],
    .conjunction: ["&&"],
    .comparison: Operators.comparisons,
    .nilCoalescing: ["??"],
    .range: ["...", "..<"],
    .multiplication: ["*", "/", "%", "&", "&*"],
    .shift: ["<<", ">>", "&<<", "&>>"],
  ]

  private static let ofOperators = Dictionary(
    uniqueKeysWithValues: operators.flatMap { precedence, names in
      names.map { ($0, precedence) }
    })

  static func < (left: Precedence, right: Precedence) -> Bool { left.rawValue < right.rawValue }
}
