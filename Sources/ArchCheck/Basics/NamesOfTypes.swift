extension StringProtocol {
  /// Whether a name is written as types are: with an upper-case letter first.
  var namesType: Bool { first?.isUppercase ?? false }
}
