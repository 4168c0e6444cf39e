import UIKit

/// Is told when the customer changes a quantity.
@MainActor
public protocol QuantityStepperDelegate: AnyObject {
  func quantityDidChange(to quantity: Int)
}

/// Minus, a number, plus.
public final class QuantityStepper: UIView {
  public var delegate: (any QuantityStepperDelegate)?

  public var quantity = 1 {
    didSet { label.text = String(quantity) }
  }

  private let label = UILabel()
  private let range = 0...99

  public init() {
    super.init(frame: .zero)
    label.font = Typography.default.body
    label.textAlignment = .center
    let stack = UIStackView(arrangedSubviews: [
      button(symbol: "minus", step: -1), label, button(symbol: "plus", step: 1),
    ])
    stack.spacing = Spacing.small
    addFilling(stack)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private func button(symbol: String, step: Int) -> UIButton {
    let action = UIAction(image: UIImage(systemName: symbol)) { [weak self] _ in
      self?.change(by: step)
    }
    return UIButton(type: .system, primaryAction: action)
  }

  private func change(by step: Int) {
    let changed = quantity + step
    guard range.contains(changed) else { return }
    quantity = changed
    delegate?.quantityDidChange(to: changed)
  }
}
