import UIKit

/// A short word on a coloured pill: "New", "3 left".
public final class BadgeView: UIView {
  private let label = UILabel()

  public var text: String? {
    didSet {
      label.text = text
      isHidden = text == nil
    }
  }

  public init() {
    super.init(frame: .zero)
    backgroundColor = Palette.accent
    label.font = Typography.default.caption
    label.textColor = Palette.surface
    addFilling(label, margin: Spacing.small / 2)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  public override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }
}
