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
