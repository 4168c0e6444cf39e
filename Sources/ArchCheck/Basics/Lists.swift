extension [String] {
  /// The texts in a sentence: `a`, `a and b`, `a, b and c`; of many, the first and how many more.
  package func listed(atMost limit: Int) -> String {
    guard count > limit, limit > 0 else { return listed }
    return prefix(limit).joined(separator: ", ") + " and \(count - limit) more"
  }

  package var listed: String { listed(by: "and") }

  /// The same with another word before the last: `a, b or c`.
  package func listed(by word: String) -> String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(word) " + last
  }
}
