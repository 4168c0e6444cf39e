import UIKit

/// What a list shows when it has nothing to show.
public final class EmptyStateView: UIView {
  public var onAction: (() -> Void)? {
    get { button.onTap }
    set { button.onTap = newValue }
  }

  private let button: PrimaryButton

  public init(symbol: String, message: String, actionTitle: String) {
    button = PrimaryButton(title: actionTitle)
    super.init(frame: .zero)
    let image = UIImageView(image: UIImage(systemName: symbol))
    image.tintColor = Palette.secondaryText
    image.contentMode = .scaleAspectFit
    let label = UILabel()
    label.text = message
    label.font = Typography.default.body
    label.textColor = Palette.secondaryText
    label.textAlignment = .center
    label.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [image, label, button])
    stack.axis = .vertical
    stack.spacing = Spacing.large
    addFilling(stack, margin: Spacing.large)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
