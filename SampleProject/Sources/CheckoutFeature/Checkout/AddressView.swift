import DesignSystem
import Domain
import UIKit

/// The address as it will be printed on the parcel.
final class AddressView: UIView {
  var address: ShippingAddress? {
    didSet { update() }
  }

  private let label = UILabel()

  init() {
    super.init(frame: .zero)
    label.font = Typography.default.body
    label.textColor = Palette.secondaryText
    label.numberOfLines = 0
    addFilling(label, margin: Spacing.small)
    isHidden = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func update() {
    isHidden = address == nil
    guard let address else { return }
    label.text = """
      \(address.recipient)
      \(address.street)
      \(address.postalCode) \(address.city)
      """
  }
}
