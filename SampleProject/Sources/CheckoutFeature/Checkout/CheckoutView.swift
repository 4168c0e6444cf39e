import DesignSystem
import UIKit

/// Is told what the customer types and taps.
@MainActor
protocol CheckoutViewDelegate: AnyObject {
  func userDidType(_ text: String, in field: CheckoutField)
  func userDidTapBuy()
}

/// The form above a summary of the address.
final class CheckoutView: UIView {
  weak var delegate: (any CheckoutViewDelegate)?

  let addressView = AddressView()
  private let scrollView = UIScrollView()
  private let buyButton = PrimaryButton(title: String(localized: "Buy now"))

  init() {
    super.init(frame: .zero)
    backgroundColor = Palette.surface
    buyButton.onTap = { [weak self] in self?.delegate?.userDidTapBuy() }
    let stack = UIStackView(
      arrangedSubviews: CheckoutField.allCases.map(makeField) + [addressView, buyButton])
    stack.axis = .vertical
    stack.spacing = Spacing.medium
    scrollView.addFilling(stack, margin: Spacing.medium)
    addFilling(scrollView)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func setBuying(isPossible: Bool, isBusy: Bool) {
    buyButton.setBusy(isBusy)
    buyButton.isEnabled = isPossible && !isBusy
  }

  func scrollToTop() {
    scrollView.setContentOffset(.zero, animated: true)
  }

  private func makeField(_ field: CheckoutField) -> UITextField {
    let textField = UITextField()
    textField.placeholder = field.title
    textField.borderStyle = .roundedRect
    textField.keyboardType = field.isNumeric ? .numberPad : .default
    textField.addAction(
      UIAction { [weak self, weak textField] _ in
        self?.delegate?.userDidType(textField?.text ?? "", in: field)
      }, for: .editingChanged)
    return textField
  }
}
