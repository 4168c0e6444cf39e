import DesignSystem
import Domain
import UIKit

/// A line of the cart with a stepper for its quantity.
final class CartLineCell: UITableViewCell {
  static let reuseIdentifier = "CartLineCell"

  var onQuantityChange: ((Int) -> Void)?

  private let titleLabel = UILabel()
  private let priceLabel = UILabel()
  private let stepper = QuantityStepper()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    titleLabel.font = Typography.default.body
    titleLabel.numberOfLines = 0
    priceLabel.font = Typography.default.caption
    stepper.delegate = self
    let texts = UIStackView(arrangedSubviews: [titleLabel, priceLabel])
    texts.axis = .vertical
    let row = UIStackView(arrangedSubviews: [texts, stepper])
    row.alignment = .center
    contentView.addFilling(row, margin: Spacing.medium)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    onQuantityChange = nil
  }

  func configure(with line: CartLine, price: String) {
    titleLabel.text = line.title
    stepper.quantity = line.quantity
    priceLabel.text = price
  }
}

extension CartLineCell: QuantityStepperDelegate {
  func quantityDidChange(to quantity: Int) {
    onQuantityChange?(quantity)
  }
}
