import Foundation

/// Something the shop sells.
public struct Product: Hashable, Codable, Identifiable, Sendable {
  public struct ID: Hashable, Codable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  public let id: ID
  public let title: String
  public let summary: String
  public let price: Money
  public let imageURL: URL?
  public let colors: [Color]
  let stock: Int

  public init(
    id: ID,
    title: String,
    summary: String,
    price: Money,
    imageURL: URL?,
    colors: [Color],
    stock: Int
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.price = price
    self.imageURL = imageURL
    self.colors = colors
    self.stock = stock
  }

  public var isAvailable: Bool { stock > 0 }
}

/// The colour a variant of a product is sold in.
///
/// This is merchandise, not paint: the name is shown, the hex value fills the swatch.
public struct Color: Hashable, Codable, Sendable {
  public let name: String
  public let hex: String

  public init(name: String, hex: String) {
    self.name = name
    self.hex = hex
  }
}
