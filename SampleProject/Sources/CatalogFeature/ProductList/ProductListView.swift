import DesignSystem
import UIKit

/// Is told what the customer does in the view.
@MainActor
protocol ProductListViewDelegate: AnyObject {
  func userDidSearch(_ query: String)
  func userDidPullToRefresh()
}

/// A search field above a table that can be pulled to refresh.
final class ProductListView: UIView {
  weak var delegate: (any ProductListViewDelegate)?

  let table = UITableView()
  private let promotionLabel = UILabel()
  private let searchField = UISearchBar()
  private let refreshControl = UIRefreshControl()

  init() {
    super.init(frame: .zero)
    backgroundColor = Palette.surface
    promotionLabel.textAlignment = .center
    searchField.placeholder = String(localized: "Search the shop")
    searchField.searchBarStyle = .minimal
    searchField.delegate = self
    table.register(ProductCell.self, forCellReuseIdentifier: ProductCell.reuseIdentifier)
    table.rowHeight = UITableView.automaticDimension
    table.refreshControl = refreshControl
    table.keyboardDismissMode = .onDrag
    refreshControl.addAction(
      UIAction { [weak self] _ in self?.delegate?.userDidPullToRefresh() }, for: .valueChanged)
    let stack = UIStackView(arrangedSubviews: [promotionLabel, searchField, table])
    stack.axis = .vertical
    addFilling(stack)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func showPromotion(title: String?, tint: UIColor?) {
    promotionLabel.text = title
    promotionLabel.textColor = tint
    promotionLabel.isHidden = title == nil
  }

  func setLoading(_ isLoading: Bool) {
    if isLoading {
      refreshControl.beginRefreshing()
    } else {
      refreshControl.endRefreshing()
    }
  }
}

extension ProductListView: UISearchBarDelegate {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    delegate?.userDidSearch(searchText)
    UserDefaults.standard.set(searchText, forKey: "lastSearch")
  }
}
