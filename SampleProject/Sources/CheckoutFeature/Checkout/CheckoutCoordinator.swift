import Analytics
import Coordination
import Domain
import UIKit

/// Is told how the checkout ended.
@MainActor
public protocol CheckoutCoordinatorDelegate: AnyObject {
  func checkoutDidEnd(_ child: any Coordinator)
}

/// Leads from the cart to a placed order, in a sheet of its own.
@MainActor
public final class CheckoutCoordinator: Coordinator {
  public var children: [any Coordinator] = []

  private let presenter: UINavigationController
  private let navigationController = UINavigationController()
  private let cart: any CartReading & CartClearing
  private let orders: any OrderPlacing
  private let tracker: any EventTracking
  private weak var delegate: (any CheckoutCoordinatorDelegate)?

  public init(
    presenter: UINavigationController,
    cart: any CartReading & CartClearing,
    orders: any OrderPlacing,
    tracker: any EventTracking,
    delegate: any CheckoutCoordinatorDelegate
  ) {
    self.presenter = presenter
    self.cart = cart
    self.orders = orders
    self.tracker = tracker
    self.delegate = delegate
  }

  public func start() {
    let viewModel = CheckoutViewModel(cart: cart, orders: orders, tracker: tracker)
    let viewController = CheckoutViewController(viewModel: viewModel)
    viewController.delegate = self
    navigationController.setViewControllers([viewController], animated: false)
    presenter.present(navigationController, animated: true)
  }

  private func end() {
    presenter.dismiss(animated: true)
    delegate?.checkoutDidEnd(self)
  }
}

extension CheckoutCoordinator: CheckoutViewControllerDelegate {
  func userDidPlaceOrder(_ order: Order) {
    startChild(
      OrderConfirmationCoordinator(
        order: order, navigationController: navigationController, delegate: self))
  }

  func userDidCancelCheckout() {
    end()
  }

  func checkoutDidFail(with error: any Error) {
    navigationController.presentError(error, to: ErrorEvents(tracker: tracker))
  }
}

extension CheckoutCoordinator: OrderConfirmationCoordinatorDelegate {
  func orderConfirmationDidEnd(_ child: any Coordinator) {
    childDidEnd(child)
    end()
  }
}
