/// Operators of the standard library, as far as their meaning is not only that of a function.
enum Operators {
  /// Those that change their left side.
  static let compoundAssignments: Set<String> = [
    "+=", "-=", "*=", "/=", "%=", "|=", "&=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=", "&<<=",
    "&>>=",
  ]
}
