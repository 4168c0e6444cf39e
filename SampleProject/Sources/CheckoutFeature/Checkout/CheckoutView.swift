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

  private func makeField(_ field: CheckoutField) -> FormFieldView {
    let view: FormFieldView =
      field == .cardNumber
      ? CardFieldView(field: field, format: CardFormat())
      : PlainFieldView(field: field, format: PlainFormat())
    view.onChange = { [weak self, weak view] text in
      view.map { self?.tidy($0) }
      self?.delegate?.userDidType(text, in: field)
    }
    return view
  }

  private func tidy(_ view: FormFieldView) {
    (view as? CardFieldView)?.groupDigits()
  }
}
