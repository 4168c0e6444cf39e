import DesignSystem
import UIKit

/// A large picture, the text and two buttons.
final class ProductDetailView: UIView {
  var viewModel: ProductDetailViewModel?

  private let picture = RemoteImageView()
  private let summaryLabel = UILabel()
  private let priceLabel = UILabel()
  private let favoriteButton = UIButton(type: .system)
  private let extras = UIStackView(arrangedSubviews: [BadgeView()])
  private let buyButton = PrimaryButton(title: String(localized: "Add to cart"))

  init() {
    super.init(frame: .zero)
    backgroundColor = Palette.surface
    summaryLabel.font = Typography.default.body
    summaryLabel.numberOfLines = 0
    priceLabel.font = Typography.default.title
    buyButton.onTap = { [weak self] in self?.viewModel?.addToCart() }
    favoriteButton.addAction(
      UIAction { [weak self] _ in self?.viewModel?.toggleFavorite() }, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [
      picture, priceLabel, summaryLabel, extras, favoriteButton, buyButton,
    ])
    stack.axis = .vertical
    stack.spacing = Spacing.medium
    addFilling(stack, margin: Spacing.medium)
    picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.75).isActive = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func update() {
    guard let viewModel else { return }
    picture.show(viewModel.imageURL)
    summaryLabel.text = viewModel.summary
    priceLabel.text = viewModel.price
    let symbol = viewModel.isFavorite ? "heart.fill" : "heart"
    favoriteButton.setImage(UIImage(systemName: symbol), for: .normal)
    buyButton.isEnabled = viewModel.canBuy
  }

  func showColors(_ colors: [(name: String, hex: String)]) {
    for color in colors {
      let swatch = SwatchView(name: color.name, hex: color.hex)
      swatch.delegate = self
      extras.addArrangedSubview(swatch)
    }
  }

  func clearExtras() {
    for extra in extras.arrangedSubviews {
      if let badge = extra as? BadgeView {
        badge.text = nil
      } else if let swatch = extra as? SwatchView {
        swatch.removeFromSuperview()
      }
    }
  }
}

extension ProductDetailView: SwatchViewDelegate {
  func userDidPickColor(named name: String) {
    accessibilityValue = name
  }
}
