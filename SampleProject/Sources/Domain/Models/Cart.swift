/// What the customer is about to buy. A change makes a new cart.
public struct Cart: Hashable, Codable, Sendable {
  public static let empty = Cart(lines: [])

  public let lines: [CartLine]

  init(lines: [CartLine]) {
    self.lines = lines
  }

  public var isEmpty: Bool { lines.isEmpty }

  /// The sum of all lines; `nil` for an empty cart, which has no currency.
  public var total: Money? {
    guard let first = lines.first else { return nil }
    return lines.dropFirst().reduce(first.total) { $0.adding($1.total) }
  }

  public func adding(_ product: Product) -> Cart {
    if let index = lines.firstIndex(where: { $0.productID == product.id }) {
      return replacingLine(at: index, quantity: lines[index].quantity + 1)
    }
    let line = CartLine(
      productID: product.id, title: product.title, unitPrice: product.price, quantity: 1)
    return Cart(lines: lines + [line])
  }

  /// A quantity of zero removes the line.
  public func setting(quantity: Int, of id: Product.ID) -> Cart {
    guard let index = lines.firstIndex(where: { $0.productID == id }) else { return self }
    return replacingLine(at: index, quantity: quantity)
  }

  private func replacingLine(at index: Int, quantity: Int) -> Cart {
    var changed = lines
    if quantity > 0 {
      changed[index] = changed[index].withQuantity(quantity)
    } else {
      changed.remove(at: index)
    }
    return Cart(lines: changed)
  }
}

/// One product in the cart, with the price it had when it was added.
public struct CartLine: Hashable, Codable, Sendable {
  public let productID: Product.ID
  public let title: String
  let unitPrice: Money
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
