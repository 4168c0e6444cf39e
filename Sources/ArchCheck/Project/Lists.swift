extension [String] {
  /// The texts in a sentence: `a`, `a and b`, `a, b and c`; of many, the first and how many more.
  package func listed(atMost limit: Int) -> String {
    guard count > limit, limit > 0 else { return listed }
    return prefix(limit).joined(separator: ", ") + " and \(count - limit) more"
  }

  package var listed: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}

extension Int {
  /// The number with its noun: `1 method`, `2 methods`.
  package func of(_ noun: String, _ plural: String? = nil) -> String {
    "\(self) \(self == 1 ? noun : plural ?? noun + "s")"
  }
}

extension Double {
  /// The number with two places, for messages.
  var short: String {
    let hundredths = Int((self * 100).rounded())
    let digits = String(abs(hundredths) % 100)
    let places = digits.count == 1 ? "0" + digits : digits
    return "\(hundredths < 0 ? "-" : "")\(abs(hundredths) / 100).\(places)"
  }
}
