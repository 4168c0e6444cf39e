import Domain
import Persistence
import Testing

@testable import ShopData

struct StoredCartTests {
  private let mug = Product(
    id: Product.ID("42"), title: "Mug", summary: "", imageless: 990, stock: 3)

  @Test func addingTwiceMakesOneLine() async {
    let cart = StoredCart(storage: InMemoryKeyValueStore())
    await cart.add(mug)
    await cart.add(mug)
    let lines = await cart.currentCart().lines
    #expect(lines.map(\.quantity) == [2])
  }

  @Test func quantityZeroRemovesTheLine() async {
    let cart = StoredCart(storage: InMemoryKeyValueStore())
    await cart.add(mug)
    await cart.setQuantity(0, of: mug.id)
    #expect(await cart.currentCart().isEmpty)
  }
}

extension Product {
  fileprivate init(id: ID, title: String, summary: String, imageless cents: Int, stock: Int) {
    self.init(
      id: id, title: title, summary: summary,
      price: Money(minorUnits: cents, currencyCode: "EUR"), imageURL: nil, colors: [], stock: stock)
  }
}
