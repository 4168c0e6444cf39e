import DesignSystem
import UIKit

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
