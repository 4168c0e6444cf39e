extension BinaryInteger {
  /// The number's digits, behind zeros where there are fewer than `count`.
  package func digits(_ count: Int, radix: Int = 10) -> String {
    let digits = String(self, radix: radix)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}
