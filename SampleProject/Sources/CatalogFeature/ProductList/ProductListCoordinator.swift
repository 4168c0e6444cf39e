import Analytics
import Coordination
import Domain
import UIKit

/// Leads through the catalogue, from the list of products to a single one.
@MainActor
public final class ProductListCoordinator: Coordinator {
  public var children: [any Coordinator] = []

  private let navigationController: UINavigationController
  private let products: any ProductLoading
  private let favorites: any FavoriteToggling
  private let cart: any CartEditing
  private let tracker: any EventTracking

  public init(
    navigationController: UINavigationController,
    products: any ProductLoading,
    favorites: any FavoriteToggling,
    cart: any CartEditing,
    tracker: any EventTracking
  ) {
    self.navigationController = navigationController
    self.products = products
    self.favorites = favorites
    self.cart = cart
    self.tracker = tracker
  }

  public func start() {
    let viewModel = ProductListViewModel(products: products, tracker: tracker)
    let viewController = ProductListViewController(viewModel: viewModel)
    viewController.delegate = self
    navigationController.setViewControllers([viewController], animated: false)
  }

  /// Shows one product, for instance from a link in an e-mail.
  public func showProduct(_ id: Product.ID) {
    startChild(
      ProductDetailCoordinator(
        productID: id,
        navigationController: navigationController,
        products: products,
        favorites: favorites,
        cart: cart,
        delegate: self))
  }
}

extension ProductListCoordinator: ProductListViewControllerDelegate {
  func userDidSelectProduct(_ id: Product.ID) {
    showProduct(id)
  }

  func productListDidFail(with error: any Error) {
    navigationController.presentError(error)
  }
}

extension ProductListCoordinator: ProductDetailCoordinatorDelegate {
  func productDetailDidEnd(_ child: any Coordinator) {
    childDidEnd(child)
  }
}
