import Coordination
import Domain
import UIKit

/// Is told when the customer has left the product.
@MainActor
protocol ProductDetailCoordinatorDelegate: AnyObject {
  func productDetailDidEnd(_ child: any Coordinator)
}

/// Shows one product on top of the screen it was opened from.
@MainActor
final class ProductDetailCoordinator: Coordinator {
  var children: [any Coordinator] = []

  private let productID: Product.ID
  private let navigationController: UINavigationController
  private let products: any ProductLoading
  private let favorites: any FavoriteToggling
  private let cart: any CartEditing
  private let sharing: any Sharing
  // The delegate owns this coordinator as a child, so it lives longer.
  private unowned let delegate: any ProductDetailCoordinatorDelegate

  init(
    productID: Product.ID,
    navigationController: UINavigationController,
    products: any ProductLoading,
    favorites: any FavoriteToggling,
    cart: any CartEditing,
    sharing: any Sharing = SystemSharing(),
    delegate: any ProductDetailCoordinatorDelegate
  ) {
    self.productID = productID
    self.navigationController = navigationController
    self.products = products
    self.favorites = favorites
    self.cart = cart
    self.sharing = sharing
    self.delegate = delegate
  }

  func start() {
    let viewModel = ProductDetailViewModel(
      productID: productID, products: products, favorites: favorites, cart: cart)
    let viewController = ProductDetailViewController(viewModel: viewModel)
    viewController.delegate = self
    navigationController.pushViewController(viewController, animated: true)
  }
}

extension ProductDetailCoordinator: ProductDetailViewControllerDelegate {
  func userDidShare(_ text: String) {
    sharing.share(text, from: navigationController)
  }

  func productDetailDidFail(with error: any Error) {
    navigationController.presentError(error)
  }

  func userDidLeaveProduct() {
    delegate.productDetailDidEnd(self)
  }
}
