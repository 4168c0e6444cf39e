import Coordination
import Domain
import UIKit

/// Is told when the customer has seen enough of the confirmation.
@MainActor
protocol OrderConfirmationCoordinatorDelegate: AnyObject {
  func orderConfirmationDidEnd(_ child: any Coordinator)
}

/// Says that the order was placed.
@MainActor
final class OrderConfirmationCoordinator: Coordinator {
  var children: [any Coordinator] = []

  private let order: Order
  private let navigationController: UINavigationController
  private weak var delegate: (any OrderConfirmationCoordinatorDelegate)?

  init(
    order: Order,
    navigationController: UINavigationController,
    delegate: any OrderConfirmationCoordinatorDelegate
  ) {
    self.order = order
    self.navigationController = navigationController
    self.delegate = delegate
  }

  func start() {
    let viewModel = OrderConfirmationViewModel(order: order)
    let viewController = OrderConfirmationViewController(viewModel: viewModel)
    viewController.delegate = self
    navigationController.setViewControllers([viewController], animated: true)
  }
}

extension OrderConfirmationCoordinator: OrderConfirmationViewControllerDelegate {
  func userDidConfirm() {
    delegate?.orderConfirmationDidEnd(self)
  }
}
