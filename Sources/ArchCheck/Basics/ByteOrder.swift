extension String {
  /// Whether the text comes before another by their bytes in UTF-8, which is how git sorts paths.
  package func precedesByBytes(_ other: String) -> Bool {
    utf8.lexicographicallyPrecedes(other.utf8)
  }
}
