import Coordination
import Domain
import UIKit

/// Is told when the customer wants to pay.
@MainActor
public protocol CartCoordinatorDelegate: AnyObject {
  func userDidSelectCheckout()
  func userDidSelectBrowse()
}

/// Shows the cart.
@MainActor
public final class CartCoordinator: Coordinator {
  public var children: [any Coordinator] = []

  private let navigationController: UINavigationController
  private let reading: any CartReading
  private let editing: any CartEditing
  private weak var delegate: (any CartCoordinatorDelegate)?

  public init(
    navigationController: UINavigationController,
    reading: any CartReading,
    editing: any CartEditing,
    delegate: any CartCoordinatorDelegate
  ) {
    self.navigationController = navigationController
    self.reading = reading
    self.editing = editing
    self.delegate = delegate
  }

  public func start() {
    let viewModel = CartViewModel(reading: reading, editing: editing)
    let viewController = CartViewController(viewModel: viewModel)
    viewController.coordinator = self
    navigationController.setViewControllers([viewController], animated: false)
  }

  func showCheckout() {
    delegate?.userDidSelectCheckout()
  }

  func showCatalog() {
    delegate?.userDidSelectBrowse()
  }
}
