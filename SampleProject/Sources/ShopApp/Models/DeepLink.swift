import Domain
import Foundation

/// A place in the app that a web page or a push message can lead to.
struct DeepLink: Codable, Hashable {
  enum Place: Codable, Hashable {
    case product(Product.ID)
    case cart
    case terms(URL)
  }

  let place: Place

  /// `nil` for an address the app does not know.
  init?(url: URL) {
    let parts = url.pathComponents.filter { $0 != "/" }
    switch (parts.first, parts.dropFirst().first) {
    case ("products", let id?): place = .product(Product.ID(id))
    case ("cart", nil): place = .cart
    case ("terms", nil): place = .terms(url)
    default: return nil
    }
  }

  @MainActor
  func open(with coordinator: AppCoordinator) {
    switch place {
    case .product(let id): coordinator.showProduct(id)
    case .cart: coordinator.showCart()
    case .terms(let url): coordinator.showTerms(at: url)
    }
  }
}
