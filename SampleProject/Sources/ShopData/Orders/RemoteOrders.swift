import Domain
import Networking

/// Places orders at the backend and reads the ones it knows.
struct RemoteOrders: OrderPlacing, OrderHistoryLoading {
  let client: any HTTPClient

  func place(_ request: OrderRequest) async throws -> Order {
    let endpoint = try Endpoint.place(NewOrderDTO(request))
    return try await client.send(endpoint).order
  }

  func orders() async throws -> [Order] {
    try await client.send(.orders)
      .map(\.order)
      .sorted { $0.placedAt > $1.placedAt }
  }
}
