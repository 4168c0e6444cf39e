import Domain
import Foundation
import Persistence

/// Keeps the cart on the device, so that it survives a restart.
actor StoredCart: CartReading, CartEditing, CartClearing {
  private let storage: any KeyValueStoring
  private let key = "cart"

  init(storage: any KeyValueStoring) {
    self.storage = storage
  }

  func currentCart() -> Cart {
    guard let data = storage.data(forKey: key) else { return .empty }
    return (try? JSONDecoder().decode(Cart.self, from: data)) ?? .empty
  }

  func add(_ product: Product) {
    save(currentCart().adding(product))
  }

  func setQuantity(_ quantity: Int, of id: Product.ID) {
    save(currentCart().setting(quantity: quantity, of: id))
  }

  func clear() {
    save(.empty)
  }

  private func save(_ cart: Cart) {
    storage.setData(try? JSONEncoder().encode(cart), forKey: key)
  }
}
