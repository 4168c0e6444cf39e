import DesignSystem
import Domain
import Observation

/// Loads the orders of the past.
@MainActor
@Observable
final class OrderHistoryViewModel {
  private(set) var orders: [Order] = []

  private let history: any OrderHistoryLoading
  private let prices: PriceFormat

  init(history: any OrderHistoryLoading, prices: PriceFormat = PriceFormat()) {
    self.history = history
    self.prices = prices
  }

  /// Keeps the orders it has when loading fails.
  func load() async {
    guard let loaded = try? await history.orders() else { return }
    orders = loaded
  }

  /// How many orders are still on their way.
  var pendingCount: Int {
    orders.filter(isPending).count
  }

  private func isPending(_ order: Order) -> Bool {
    switch order.status {
    case .received, .shipped: true
    case .delivered, .cancelled: false
    }
  }

  func total(of order: Order) -> String {
    prices.string(minorUnits: order.total.minorUnits, currencyCode: order.total.currencyCode)
  }
}
