import DesignSystem
import UIKit

/// Is told that the customer has read the confirmation.
@MainActor
protocol OrderConfirmationViewControllerDelegate: AnyObject {
  func userDidConfirm()
}

/// What was bought, and thanks.
final class OrderConfirmationViewController: UIViewController {
  var delegate: (any OrderConfirmationViewControllerDelegate)?

  private let viewModel: OrderConfirmationViewModel
  private let contentView = OrderConfirmationView()

  init(viewModel: OrderConfirmationViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = String(localized: "Thank you")
    navigationItem.hidesBackButton = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    view = contentView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    contentView.show(message: viewModel.message)
    contentView.table.dataSource = self
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: String(localized: "Copy receipt")) { [weak self] _ in
        UIPasteboard.general.string = self?.viewModel.receipt
      })
    contentView.onDone = { [weak self] in self?.delegate?.userDidConfirm() }
  }
}

extension OrderConfirmationViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    viewModel.rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: ListRowCell.reuseIdentifier, for: indexPath)
    let row = viewModel.rows[indexPath.row]
    (cell as? ListRowCell)?.viewModel = ListRowCell.ViewModel(
      title: row.title, note: row.quantity, value: row.price)
    return cell
  }
}
