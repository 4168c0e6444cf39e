import DesignSystem
import Domain
import Foundation

/// Loads one product and offers to buy it.
@MainActor
final class ProductDetailViewModel {
  var onChange: (() -> Void)?

  private(set) var isFavorite = false
  private(set) var error: (any Error)?

  private let productID: Product.ID
  private let products: any ProductLoading
  private let favorites: any FavoriteToggling
  private let cart: any CartEditing
  private let prices = PriceFormat()
  private var product: Product?

  init(
    productID: Product.ID,
    products: any ProductLoading,
    favorites: any FavoriteToggling,
    cart: any CartEditing
  ) {
    self.productID = productID
    self.products = products
    self.favorites = favorites
    self.cart = cart
  }

  var title: String? { product?.title }
  var summary: String? { product?.summary }
  var imageURL: URL? { product?.imageURL }
  var canBuy: Bool { product?.isAvailable ?? false }

  var price: String? {
    guard let price = product?.price else { return nil }
    return prices.string(minorUnits: price.minorUnits, currencyCode: price.currencyCode)
  }

  var colors: [(name: String, hex: String)] {
    product?.colors.map { ($0.name, $0.hex) } ?? []
  }

  var shareText: String? {
    guard let product else { return nil }
    return ShareText(shop: "Shop").text(for: product)
  }

  func load() {
    UserDefaults.standard.set(productID.rawValue, forKey: "lastProduct")
    Task {
      do {
        product = try await products.product(productID)
        isFavorite = await favorites.isFavorite(productID)
      } catch {
        self.error = error
      }
      onChange?()
    }
  }

  func addToCart() {
    guard let product else { return }
    Task { await cart.add(product) }
  }

  func toggleFavorite() {
    isFavorite.toggle()
    onChange?()
    Task { await favorites.toggleFavorite(productID) }
  }
}
