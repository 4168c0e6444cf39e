import DesignSystem
import UIKit

/// A message above the list of what was bought.
final class OrderConfirmationView: UIView {
  var onDone: (() -> Void)? {
    get { doneButton.onTap }
    set { doneButton.onTap = newValue }
  }

  let table = UITableView()
  private let messageLabel = UILabel()
  private let doneButton = PrimaryButton(title: String(localized: "Done"))

  init() {
    super.init(frame: .zero)
    backgroundColor = Palette.surface
    messageLabel.font = Typography.default.title
    messageLabel.numberOfLines = 0
    table.register(ListRowCell.self, forCellReuseIdentifier: ListRowCell.reuseIdentifier)
    let stack = UIStackView(arrangedSubviews: [messageLabel, table, doneButton])
    stack.axis = .vertical
    stack.spacing = Spacing.large
    addFilling(stack, margin: Spacing.medium)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(message: String) {
    messageLabel.text = message
  }
}
