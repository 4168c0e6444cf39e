extension String {
  /// Whether a name in camel case begins with a word, or several, and not with a longer one: `Mock`
  /// is the first word of `MockStore` and of `Mock`, not of `MockingbirdPlayer`. At the end of a name
  /// `hasSuffix` says the same, as the words there begin with a capital.
  func beginsWithWord(_ word: String) -> Bool {
    guard hasPrefix(word) else { return false }
    let rest = utf8.dropFirst(word.utf8.count)
    guard let next = rest.first else { return true }
    if next < 0x80 { return !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(next) }
    return Substring(rest).first.map { !$0.isLowercase } ?? true
  }
}
