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
  /// The number with commas between groups of three digits.
  package var grouped: String {
    let digits = Array(String(magnitude))
    var grouped = self < 0 ? "−" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { grouped.append(",") }
      grouped.append(digit)
    }
    return grouped
  }

  /// The number with its noun: `1 method`, `12,000 methods`.
  package func of(_ noun: String, _ plural: String? = nil) -> String {
    "\(grouped) \(self == 1 ? noun : plural ?? noun + "s")"
  }
}

extension Double {
  /// The number with two places, for messages.
  var short: String {
    decimal(self, places: 2)
  }
}

/// A number with digits behind a point, in every locale.
package func decimal(_ number: Double, places: Int) -> String {
  var factor = 1.0
  for _ in 0..<places { factor *= 10 }
  guard number.isFinite, abs(number) < 1e12 else { return "?" }
  let digits = Int((abs(number) * factor).rounded()).digits(places + 1)
  return "\(number < 0 ? "-" : "")\(digits.dropLast(places)).\(digits.suffix(places))"
}
