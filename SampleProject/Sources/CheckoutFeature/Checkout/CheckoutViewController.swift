import Domain
import UIKit

/// Is told how far the customer has come.
@MainActor
protocol CheckoutViewControllerDelegate: AnyObject {
  func userDidPlaceOrder(_ order: Order)
  func userDidCancelCheckout()
  func checkoutDidFail(with error: any Error)
}

/// The address, the card and the button that buys.
final class CheckoutViewController: UIViewController {
  weak var delegate: (any CheckoutViewControllerDelegate)?

  private let viewModel: CheckoutViewModel
  private let contentView = CheckoutView()

  init(viewModel: CheckoutViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = String(localized: "Checkout")
    isModalInPresentation = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    view = contentView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    contentView.delegate = self
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.delegate?.userDidCancelCheckout() })
    viewModel.onChange = { self.update() }
    observeKeyboard()
    update()
  }

  private func observeKeyboard() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(keyboardWillHide),
      name: UIResponder.keyboardWillHideNotification, object: nil)
  }

  @objc private func keyboardWillHide() {
    contentView.scrollToTop()
  }

  private func update() {
    contentView.addressView.address = viewModel.draft.address
    contentView.setBuying(isPossible: viewModel.canPlaceOrder, isBusy: viewModel.isBusy)
    if let error = viewModel.error {
      delegate?.checkoutDidFail(with: error)
    }
    if let order = viewModel.placedOrder {
      delegate?.userDidPlaceOrder(order)
    }
  }
}

extension CheckoutViewController: CheckoutViewDelegate {
  func userDidType(_ text: String, in field: CheckoutField) {
    viewModel.setText(text, of: field)
  }

  func userDidTapBuy() {
    viewModel.placeOrder()
  }
}
