/// Where an order is sent.
public struct ShippingAddress: Hashable, Codable, Sendable {
  public let recipient: String
  public let street: String
  public let postalCode: String
  public let city: String

  public init(recipient: String, street: String, postalCode: String, city: String) {
    self.recipient = recipient
    self.street = street
    self.postalCode = postalCode
    self.city = city
  }
}
