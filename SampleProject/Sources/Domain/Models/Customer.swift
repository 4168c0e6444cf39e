/// The person who is signed in.
public struct Customer: Hashable, Codable, Sendable {
  public let name: String
  public let email: String
  public let address: ShippingAddress?

  public init(name: String, email: String, address: ShippingAddress?) {
    self.name = name
    self.email = email
    self.address = address
  }
}

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
