import Domain
import SwiftUI

/// The account tab: it owns the router and shows every screen the router names.
struct AccountRootView: View {
  let customer: any CustomerLoading
  let history: any OrderHistoryLoading

  @State private var router = AccountRouter()

  var body: some View {
    NavigationStack(path: $router.path) {
      ProfileView(customer: customer)
        .accountDestinations(history: history)
    }
    .sheet(item: $router.sheet) { sheet in
      switch sheet {
      case .support: SupportView()
      }
    }
    .environment(router)
  }
}

extension View {
  /// The one place that says which view stands for which destination.
  func accountDestinations(history: any OrderHistoryLoading) -> some View {
    navigationDestination(for: AccountDestination.self) { destination in
      switch destination {
      case .orders: OrderHistoryView(history: history)
      case .order(let order): OrderDetailView(order: order)
      case .settings: SettingsView()
      }
    }
  }
}
