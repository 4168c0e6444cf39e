import Domain
import Foundation

/// An order as the backend sends it.
struct OrderDTO: Decodable, Sendable {
  let number: String
  let createdAt: Date
  let state: String
  let items: [OrderItemDTO]
  let total: PriceDTO

  var order: Order {
    Order(
      id: Order.ID(number),
      placedAt: createdAt,
      status: Order.Status(rawValue: state) ?? .received,
      lines: items.map(\.line),
      total: total.money)
  }
}

struct OrderItemDTO: Codable, Sendable {
  let sku: String
  let name: String
  let price: PriceDTO
  let count: Int

  var line: CartLine {
    CartLine(productID: Product.ID(sku), title: name, unitPrice: price.money, quantity: count)
  }
}

/// An order as the backend wants it.
struct NewOrderDTO: Encodable, Sendable {
  let items: [String: Int]
  let shipTo: ShippingAddress
  let payment: String

  init(_ request: OrderRequest) {
    let counts = request.cart.lines.map { ($0.productID.rawValue, $0.quantity) }
    items = Dictionary(counts, uniquingKeysWith: +)
    shipTo = request.address
    payment = request.paymentToken
  }
}
