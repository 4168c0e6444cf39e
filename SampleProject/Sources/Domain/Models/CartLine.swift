/// One product in the cart, with the price it had when it was added.
public struct CartLine: Hashable, Codable, Sendable {
  public let productID: Product.ID
  public let title: String
  public let unitPrice: Money
  public let quantity: Int

  public init(productID: Product.ID, title: String, unitPrice: Money, quantity: Int) {
    self.productID = productID
    self.title = title
    self.unitPrice = unitPrice
    self.quantity = quantity
  }

  public var total: Money { unitPrice.times(quantity) }

  func withQuantity(_ quantity: Int) -> CartLine {
    CartLine(productID: productID, title: title, unitPrice: unitPrice, quantity: quantity)
  }
}
