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
