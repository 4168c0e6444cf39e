import DesignSystem
import UIKit

/// Is told when the customer picks a colour.
@MainActor
protocol SwatchViewDelegate {
  func userDidPickColor(named name: String)
}

/// A round patch in one of the colours a product is sold in.
class SwatchView: UIView {
  var delegate: (any SwatchViewDelegate)?

  private let name: String

  /// - Parameter hex: six hexadecimal digits, red first.
  init(name: String, hex: String) {
    self.name = name
    super.init(frame: .zero)
    let value = CGFloat(UInt32(hex, radix: 16) ?? 0)
    backgroundColor = UIColor(
      red: (value / 65_536).rounded(.down) / 255,
      green: (value / 256).rounded(.down).truncatingRemainder(dividingBy: 256) / 255,
      blue: value.truncatingRemainder(dividingBy: 256) / 255,
      alpha: 1)
    accessibilityLabel = name
    widthAnchor.constraint(equalToConstant: Spacing.large).isActive = true
    heightAnchor.constraint(equalTo: widthAnchor).isActive = true
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(didTap)))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }

  @objc private func didTap() {
    delegate?.userDidPickColor(named: name)
  }
}
