/// Reads the cart and follows its changes.
public protocol CartReading: Sendable {
  func currentCart() async -> Cart
}

/// Changes the cart.
public protocol CartEditing: Sendable {
  func add(_ product: Product) async
  func setQuantity(_ quantity: Int, of id: Product.ID) async
}

/// Empties the cart once its order was placed.
public protocol CartClearing: Sendable {
  func clear() async
}

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

/// Reads who is signed in.
public protocol CustomerLoading: Sendable {
  func customer() async throws -> Customer
}

/// The session is over; the customer has to sign in again.
public struct SignInRequired: Error {
  public init() {}
}
