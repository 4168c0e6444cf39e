import Domain
import UIKit

/// The lines of the cart, with their sum and the way to the checkout.
final class CartViewController: UIViewController {
  weak var coordinator: CartCoordinator?

  private let viewModel: CartViewModel
  private let contentView = CartView()
  private var state = CartViewModel.State()

  init(viewModel: CartViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = String(localized: "Cart")
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
    contentView.delegate = self
    contentView.table.dataSource = self
    viewModel.onChange = { [weak self] state in self?.show(state) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    viewModel.load()
  }

  private func show(_ state: CartViewModel.State) {
    self.state = state
    contentView.show(total: state.total, isEmpty: state.lines.isEmpty)
    contentView.table.reloadData()
    navigationController?.tabBarItem.badgeValue = state.badge
  }
}

extension CartViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    state.lines.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: CartLineCell.reuseIdentifier, for: indexPath)
    let line = state.lines[indexPath.row]
    if let cell = cell as? CartLineCell {
      cell.configure(with: line, price: viewModel.price(of: line))
      cell.onQuantityChange = { [weak self] in self?.viewModel.setQuantity($0, of: line) }
    }
    return cell
  }
}

extension CartViewController: CartViewDelegate {
  func userDidTapCheckout() {
    coordinator?.showCheckout()
  }

  func userDidTapBrowse() {
    coordinator?.showCatalog()
  }
}
