import Domain
import Foundation
import Networking

extension Endpoint where Response == [ProductDTO] {
  static func products(matching query: String) -> Self {
    Endpoint(.get, "products", query: query.isEmpty ? [:] : ["q": query])
  }
}

extension Endpoint where Response == ProductDTO {
  static func product(_ id: Product.ID) -> Self {
    Endpoint(.get, "products/\(id.rawValue)")
  }
}

extension Endpoint where Response == [OrderDTO] {
  static var orders: Self {
    Endpoint(.get, "orders")
  }
}

extension Endpoint where Response == OrderDTO {
  static func place(_ order: NewOrderDTO) throws -> Self {
    Endpoint(.post, "orders", body: try JSONEncoder().encode(order))
  }
}

extension Endpoint where Response == CustomerDTO {
  static var customer: Self {
    Endpoint(.get, "me")
  }
}
