import Foundation

/// Checks a card number while it is typed.
@MainActor
final class CardFieldViewModel {
  private weak var parent: CheckoutViewModel?

  var number = "" {
    didSet { parent?.cardDidChange() }
  }

  init(parent: CheckoutViewModel) {
    self.parent = parent
  }

  /// Whether the check digit is right (ISO/IEC 7812-1, Luhn).
  var isValid: Bool {
    let digits = number.compactMap(\.wholeNumberValue)
    guard digits.count >= 12 else { return false }
    let sum = digits.reversed().enumerated().reduce(0) { sum, entry in
      let (position, digit) = entry
      guard position.isMultiple(of: 2) == false else { return sum + digit }
      let doubled = digit * 2
      return sum + (doubled > 9 ? doubled - 9 : doubled)
    }
    return sum.isMultiple(of: 10)
  }

  /// What is sent instead of the number.
  var token: String {
    "card-\(number.suffix(4))"
  }
}
