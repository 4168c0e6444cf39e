import Analytics
import Domain
import Foundation
import Testing

@testable import CatalogFeature

@MainActor
struct ProductListViewModelTests {
  @Test func showsTheProductsThatWereFound() async {
    let mug = Product(
      id: Product.ID("42"), title: "Mug", summary: "",
      price: Money(minorUnits: 990, currencyCode: "EUR"), imageURL: nil, colors: [], stock: 0)
    let viewModel = ProductListViewModel(
      products: StubProducts(found: [mug]), tracker: SpyTracker())
    let rows = await withCheckedContinuation { continuation in
      viewModel.onChange = { state in
        guard !state.isLoading else { return }
        viewModel.onChange = nil
        continuation.resume(returning: state.rows)
      }
      viewModel.refresh()
    }
    #expect(rows.map(\.title) == ["Mug"])
    #expect(rows.first?.badge != nil)
  }
}

private struct StubProducts: ProductLoading {
  let found: [Product]

  func products(matching query: String) async throws -> [Product] { found }

  func product(_ id: Product.ID) async throws -> Product {
    try #require(found.first { $0.id == id })
  }
}

private struct SpyTracker: EventTracking {
  func track(_ event: Event) {}
}
