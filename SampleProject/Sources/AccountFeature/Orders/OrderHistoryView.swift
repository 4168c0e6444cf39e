import Domain
import SwiftUI

/// The orders of the past, newest first.
struct OrderHistoryView: View {
  @Environment(AccountRouter.self) private var router
  @State private var viewModel: OrderHistoryViewModel

  init(history: any OrderHistoryLoading) {
    _viewModel = State(initialValue: OrderHistoryViewModel(history: history))
  }

  var body: some View {
    List(viewModel.orders) { order in
      Button {
        router.navigate(to: .order(order))
      } label: {
        OrderRowView(
          number: order.id.rawValue, placedAt: order.placedAt, total: viewModel.total(of: order),
          symbol: symbol(for: order.status))
      }
    }
    .overlay {
      if viewModel.orders.isEmpty {
        ContentUnavailableView("No orders yet", systemImage: "shippingbox")
      }
    }
    .navigationTitle("Orders")
    .refreshable { await viewModel.load() }
    .badge(viewModel.pendingCount)
    .task { await viewModel.load() }
  }

  private func symbol(for status: Order.Status) -> String {
    switch status {
    case .received: "tray"
    case .shipped: "shippingbox"
    case .delivered: "checkmark"
    case .cancelled: "xmark"
    }
  }
}

/// One order in the list.
struct OrderRowView: View {
  let number: String
  let placedAt: Date
  let total: String
  let symbol: String

  var body: some View {
    LabeledContent {
      Text(total).monospacedDigit()
    } label: {
      Label(number, systemImage: symbol)
      Text(placedAt, format: .dateTime.day().month().year())
    }
  }
}

#Preview {
  List {
    OrderRowView(number: "A-1001", placedAt: .now, total: "€ 24.90", symbol: "tray")
    OrderRowView(number: "A-0998", placedAt: .now, total: "€ 110.00", symbol: "checkmark")
  }
}
