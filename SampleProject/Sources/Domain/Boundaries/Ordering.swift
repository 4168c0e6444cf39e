/// Places orders.
public protocol OrderPlacing: Sendable {
  func place(_ request: OrderRequest) async throws -> Order
}

/// Reads the orders of the past, newest first.
public protocol OrderHistoryLoading: Sendable {
  func orders() async throws -> [Order]
}

/// Everything the shop needs to know to accept an order.
public struct OrderRequest: Hashable, Sendable {
  public let cart: Cart
  public let address: ShippingAddress
  public let paymentToken: String

  public init(cart: Cart, address: ShippingAddress, paymentToken: String) {
    self.cart = cart
    self.address = address
    self.paymentToken = paymentToken
  }
}
