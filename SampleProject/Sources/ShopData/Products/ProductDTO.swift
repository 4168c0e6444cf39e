import Domain
import Foundation

/// A product as the backend sends it.
struct ProductDTO: Codable, Sendable {
  let sku: String
  let name: String
  let description: String?
  let price: PriceDTO
  let image: URL?
  let colors: [String: String]?
  let stock: Int

  var product: Product {
    Product(
      id: Product.ID(sku),
      title: name,
      summary: description ?? "",
      price: price.money,
      imageURL: image,
      colors: (colors ?? [:]).sorted { $0.key < $1.key }.map { Color(name: $0.key, hex: $0.value) },
      stock: stock)
  }
}

struct PriceDTO: Codable, Sendable {
  let cents: Int
  let currency: String

  var money: Money {
    Money(minorUnits: cents, currencyCode: currency)
  }
}
