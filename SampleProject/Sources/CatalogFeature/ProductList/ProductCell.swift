import DesignSystem
import UIKit

/// A product in the list: picture, title, price and perhaps a badge.
final class ProductCell: UITableViewCell {
  static let reuseIdentifier = "ProductCell"

  private let picture = RemoteImageView()
  private let titleLabel = UILabel()
  private let priceLabel = UILabel()
  private let badge = BadgeView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    titleLabel.font = Typography.default.body
    titleLabel.numberOfLines = 2
    priceLabel.font = Typography.default.caption
    priceLabel.textColor = Palette.secondaryText
    let texts = UIStackView(arrangedSubviews: [titleLabel, priceLabel])
    texts.axis = .vertical
    let row = UIStackView(arrangedSubviews: [picture, texts, badge])
    row.alignment = .center
    row.spacing = Spacing.medium
    contentView.addFilling(row, margin: Spacing.medium)
    NSLayoutConstraint.activate([
      picture.widthAnchor.constraint(equalToConstant: 64),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    picture.show(nil)
  }

  func show(_ row: ProductRow) {
    titleLabel.text = row.title
    priceLabel.text = row.price
    badge.text = row.badge
    picture.show(row.imageURL)
  }
}
