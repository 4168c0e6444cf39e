extension StringProtocol {
  /// Whether a name in camel case begins with a word, or several, and not with a longer one: `Mock`
  /// is the first word of `MockStore` and of `Mock`, not of `MockingbirdPlayer`. At the end of a name
  /// `hasSuffix` says the same, as the words there begin with a capital.
  func beginsWithWord(_ word: some StringProtocol) -> Bool {
    hasPrefix(word) && !(dropFirst(word.count).first?.isLowercase ?? false)
  }
}
