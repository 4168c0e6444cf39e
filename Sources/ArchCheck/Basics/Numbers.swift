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

extension BinaryInteger {
  /// The number's digits, behind zeros where there are fewer than `count`.
  package func digits(_ count: Int, radix: Int = 10) -> String {
    let digits = String(self, radix: radix)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}
