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
  public let stock: Int

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
