import Analytics
import DesignSystem
import Domain
import Foundation

/// Finds products and turns them into rows.
@MainActor
final class ProductListViewModel {
  struct State {
    var rows: [ProductRow] = []
    var isLoading = false
    var promotion: Promotion? = .summerSale
    var error: (any Error)?
  }

  var onChange: ((State) -> Void)?

  private let products: any ProductLoading
  private let tracker: any EventTracking
  private let prices: PriceFormat
  private let images = ImageWarmUp()
  private var query = ""
  private var loading: Task<Void, Never>?
  private var state = State() {
    didSet { onChange?(state) }
  }

  init(
    products: any ProductLoading,
    tracker: any EventTracking,
    prices: PriceFormat = PriceFormat()
  ) {
    self.products = products
    self.tracker = tracker
    self.prices = prices
  }

  func screenDidAppear() {
    SessionRecorder.shared.recordScreen("product_list")
    tracker.track(Event("product_list_shown", attributes: ["rows": String(state.rows.count)]))
  }

  /// Waits until the customer has stopped typing.
  func search(_ query: String) {
    self.query = query
    load(after: .milliseconds(250))
  }

  func refresh() {
    load(after: .zero)
  }

  func productID(at index: Int) -> Product.ID {
    state.rows[index].id
  }

  private func load(after pause: Duration) {
    loading?.cancel()
    state.isLoading = true
    loading = Task { [weak self] in
      try? await Task.sleep(for: pause)
      guard !Task.isCancelled else { return }
      await self?.loadNow()
    }
  }

  private func loadNow() async {
    do {
      let found = try await products.products(matching: query)
      state = State(rows: found.map(row))
      images.start(found.compactMap(\.imageURL))
    } catch {
      state = State(rows: state.rows, error: error)
    }
  }

  private func row(for product: Product) -> ProductRow {
    ProductRow(
      id: product.id,
      title: product.title,
      price: prices.string(
        minorUnits: product.price.minorUnits, currencyCode: product.price.currencyCode),
      badge: product.isAvailable ? nil : String(localized: "Sold out"),
      imageURL: product.imageURL)
  }
}

/// One row of the list of products, ready to be shown.
struct ProductRow: Hashable {
  let id: Product.ID
  let title: String
  let price: String
  let badge: String?
  let imageURL: URL?
}
