import Domain
import UIKit

/// Is told what the customer does with the list of products.
@MainActor
protocol ProductListViewControllerDelegate: AnyObject {
  func userDidSelectProduct(_ id: Product.ID)
  func productListDidFail(with error: any Error)
}

/// The list of products, with a search field above it.
final class ProductListViewController: UIViewController {
  private enum Section {
    case products
  }

  weak var delegate: (any ProductListViewControllerDelegate)?

  private let viewModel: ProductListViewModel
  private let contentView = ProductListView()
  private var listing: UITableViewDiffableDataSource<Section, ProductRow>?

  init(viewModel: ProductListViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = String(localized: "Shop")
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
    contentView.table.delegate = self
    listing = makeListing()
    viewModel.onChange = { [weak self] state in self?.show(state) }
    viewModel.search("")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    viewModel.screenDidAppear()
  }

  private func makeListing() -> UITableViewDiffableDataSource<Section, ProductRow> {
    UITableViewDiffableDataSource(tableView: contentView.table) { table, indexPath, row in
      let cell = table.dequeueReusableCell(
        withIdentifier: ProductCell.reuseIdentifier, for: indexPath)
      (cell as? ProductCell)?.show(row)
      return cell
    }
  }

  private func show(_ state: ProductListViewModel.State) {
    contentView.setLoading(state.isLoading)
    contentView.showPromotion(title: state.promotion?.title, tint: state.promotion?.tint)
    var snapshot = NSDiffableDataSourceSnapshot<Section, ProductRow>()
    snapshot.appendSections([.products])
    snapshot.appendItems(state.rows)
    listing?.apply(snapshot)
    if let error = state.error {
      delegate?.productListDidFail(with: error)
    }
  }
}

extension ProductListViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    delegate?.userDidSelectProduct(viewModel.productID(at: indexPath.row))
  }
}

extension ProductListViewController: ProductListViewDelegate {
  func userDidSearch(_ query: String) {
    viewModel.search(query)
  }

  func userDidPullToRefresh() {
    viewModel.refresh()
  }
}
