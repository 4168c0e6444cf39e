import DesignSystem
import UIKit

/// Is told which way the customer wants to go from the cart.
@MainActor
protocol CartViewDelegate: AnyObject {
  func userDidTapCheckout()
  func userDidTapBrowse()
}

/// A table above the total, or an invitation to fill the cart.
final class CartView: UIView {
  weak var delegate: (any CartViewDelegate)?

  let table = UITableView()
  private let summary = CartSummaryView()
  private let emptyState = EmptyStateView(
    symbol: "cart",
    message: String(localized: "Your cart is empty."),
    actionTitle: String(localized: "Go shopping"))

  init() {
    super.init(frame: .zero)
    backgroundColor = Palette.surface
    table.register(CartLineCell.self, forCellReuseIdentifier: CartLineCell.reuseIdentifier)
    table.allowsSelection = false
    summary.onCheckout = { [weak self] in self?.delegate?.userDidTapCheckout() }
    emptyState.onAction = { [weak self] in self?.delegate?.userDidTapBrowse() }
    let stack = UIStackView(arrangedSubviews: [table, summary])
    stack.axis = .vertical
    addFilling(stack)
    addFilling(emptyState)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(total: String?, isEmpty: Bool) {
    summary.show(total: total)
    summary.isHidden = isEmpty
    table.isHidden = isEmpty
    emptyState.isHidden = !isEmpty
  }
}

/// The sum of the cart beside the button that leads to the checkout.
final class CartSummaryView: UIView {
  var onCheckout: (() -> Void)? {
    get { button.onTap }
    set { button.onTap = newValue }
  }

  private let totalLabel = UILabel()
  private let button = PrimaryButton(title: String(localized: "Checkout"))

  init() {
    super.init(frame: .zero)
    totalLabel.font = Typography.default.title
    totalLabel.textColor = Palette.text
    let row = UIStackView(arrangedSubviews: [totalLabel, button])
    row.distribution = .equalSpacing
    row.alignment = .center
    addFilling(row, margin: Spacing.medium)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(total: String?) {
    totalLabel.text = total
    button.isEnabled = total != nil
  }
}
