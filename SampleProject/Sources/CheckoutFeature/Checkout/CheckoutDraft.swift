import Domain
import Foundation

/// What the customer has typed so far.
struct CheckoutDraft {
  var recipient = ""
  var street = ""
  var postalCode = ""
  var city = ""

  /// `nil` while a field is empty.
  var address: ShippingAddress? {
    guard ![recipient, street, postalCode, city].contains("") else { return nil }
    return ShippingAddress(
      recipient: recipient, street: street, postalCode: postalCode, city: city)
  }
}

/// The fields of the checkout, from top to bottom.
enum CheckoutField: CaseIterable {
  case recipient
  case street
  case postalCode
  case city
  case cardNumber

  var title: String {
    switch self {
    case .recipient: String(localized: "Name")
    case .street: String(localized: "Street")
    case .postalCode: String(localized: "Postal code")
    case .city: String(localized: "City")
    case .cardNumber: String(localized: "Card number")
    }
  }

  var isNumeric: Bool {
    self == .postalCode || self == .cardNumber
  }
}
