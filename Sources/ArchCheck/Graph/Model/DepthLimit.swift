/// How far chains of declarations are followed. Code that does not compile may lead round in circles,
/// or deeper than anybody writes.
enum DepthLimit {
  /// Aliases of aliases.
  static let aliases = 16
  /// Types within types, as in `[String: [Int: (A, B)?]]`.
  static let nestedTypes = 24
  /// Types that a type consists of: each `let a = (b, b)` has twice those of the one before it.
  static let parts = 2000
  /// Superclasses that hand their generic arguments on.
  static let superclasses = 8
  /// Constraints of generic parameters by associated types, as in `where C.Element.Key == K`.
  static let constraints = 6
  /// Parentheses in a condition of `#if`.
  static let conditions = 16
}
