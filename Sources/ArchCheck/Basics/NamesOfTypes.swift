extension StringProtocol {
  /// Whether a name is written as types are: with an upper-case letter first.
  var namesType: Bool { first?.isUppercase ?? false }

  /// Whether a call of that name makes a value of a type: `Cart()`, `.init()`.
  var namesConstruction: Bool { self == "init" || namesType }
}
