import UIKit

/// A row with a title, a note below it and a value at the end.
public final class ListRowCell: UITableViewCell {
  /// What the row says.
  public struct ViewModel: Equatable {
    let title: String
    let note: String?
    let value: String?

    public init(title: String, note: String? = nil, value: String? = nil) {
      self.title = title
      self.note = note
      self.value = value
    }
  }

  public static let reuseIdentifier = "ListRowCell"

  public var viewModel: ViewModel? {
    didSet { update() }
  }

  private let valueLabel = UILabel()

  private func update() {
    var content = defaultContentConfiguration()
    content.text = viewModel?.title
    content.textProperties.font = Typography.default.body
    content.secondaryText = viewModel?.note
    content.secondaryTextProperties.color = Palette.secondaryText
    contentConfiguration = content
    valueLabel.text = viewModel?.value
    valueLabel.sizeToFit()
    accessoryView = valueLabel
  }
}
