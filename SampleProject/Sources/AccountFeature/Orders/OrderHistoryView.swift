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
          number: order.id.rawValue, placedAt: order.placedAt, total: viewModel.total(of: order))
      }
    }
    .overlay {
      if viewModel.orders.isEmpty {
        ContentUnavailableView("No orders yet", systemImage: "shippingbox")
      }
    }
    .navigationTitle("Orders")
    .refreshable { await viewModel.load() }
    .task { await viewModel.load() }
  }
}
