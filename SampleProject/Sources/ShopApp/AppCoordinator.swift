import AccountFeature
import CartFeature
import CatalogFeature
import CheckoutFeature
import Coordination
import DesignSystem
import Domain
import UIKit

/// Holds the three tabs and leads from one feature to another.
@MainActor
final class AppCoordinator: Coordinator {
  var children: [any Coordinator] = []

  let tabs = UITabBarController()

  private enum Tab: Int {
    case catalog
    case cart
    case account
  }

  private let dependencies: AppDependencies
  private let catalogNavigation = UINavigationController()
  private let cartNavigation = UINavigationController()
  private let catalog: ProductListCoordinator

  init(dependencies: AppDependencies) {
    self.dependencies = dependencies
    catalog = ProductListCoordinator(
      navigationController: catalogNavigation,
      products: dependencies.products,
      favorites: dependencies.favorites,
      cart: dependencies.cart,
      tracker: dependencies.tracker)
  }

  func start() {
    let account = AccountFactory(customer: dependencies.customer, history: dependencies.orders)
      .makeAccountScreen()
    catalogNavigation.tabBarItem = item("Shop", symbol: "bag", tab: .catalog)
    cartNavigation.tabBarItem = item("Cart", symbol: "cart", tab: .cart)
    account.tabBarItem = item("Account", symbol: "person", tab: .account)
    tabs.viewControllers = [catalogNavigation, cartNavigation, account]
    tabs.tabBar.tintColor = Palette.accent
    startChild(catalog)
    startChild(
      CartCoordinator(
        navigationController: cartNavigation, reading: dependencies.cart,
        editing: dependencies.cart, delegate: self))
  }

  func showProduct(_ id: Product.ID) {
    select(.catalog)
    catalog.showProduct(id)
  }

  func showTerms(at url: URL) {
    let terms = AccountFactory(customer: dependencies.customer, history: dependencies.orders)
      .makeTermsScreen(url: url)
    tabs.present(terms, animated: true)
  }

  func showCart() {
    select(.cart)
  }

  #if DEBUG
    func showDebugMenu() {
      startChild(DebugMenuViewController(configuration: .current, presenter: tabs))
    }
  #endif

  private func select(_ tab: Tab) {
    tabs.selectedIndex = tab.rawValue
  }

  private func item(_ title: String.LocalizationValue, symbol: String, tab: Tab) -> UITabBarItem {
    UITabBarItem(
      title: String(localized: title), image: UIImage(systemName: symbol), tag: tab.rawValue)
  }
}

extension AppCoordinator: CartCoordinatorDelegate {
  func userDidSelectCheckout() {
    startChild(
      CheckoutCoordinator(
        presenter: cartNavigation, cart: dependencies.cart, orders: dependencies.orders,
        tracker: dependencies.tracker, delegate: self))
  }

  func userDidSelectBrowse() {
    select(.catalog)
  }
}

extension AppCoordinator: CheckoutCoordinatorDelegate {
  func checkoutDidEnd(_ child: any Coordinator) {
    childDidEnd(child)
    select(.catalog)
  }
}
