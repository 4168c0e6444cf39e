import Analytics
import Domain
import Networking
import Persistence
import ShopData

/// What the scenes of the app are made from.
struct AppDependencies {
  let client: any HTTPClient
  let tracker: any EventTracking
  let products: any ProductLoading
  let favorites: any FavoriteToggling
  let cart: any CartReading & CartEditing & CartClearing
  let orders: any OrderPlacing & OrderHistoryLoading
  let customer: any CustomerLoading
}

extension AppDelegate {
  static let service = "com.example.shop"

  /// The one place that knows which class stands behind which protocol.
  static func makeDependencies(configuration: BackendConfiguration) -> AppDependencies {
    #if DEBUG
      let tokens: any TokenStoring = EphemeralTokens()
      let storage: any KeyValueStoring = InMemoryKeyValueStore()
    #else
      let tokens: any TokenStoring = KeychainTokenStorage(service: service)
      let storage: any KeyValueStoring = DefaultsKeyValueStore(prefix: "shop.")
    #endif
    let client = RetryingHTTPClient(
      wrapping: URLSessionHTTPClient(
        baseURL: configuration.baseURL,
        tokens: SessionTokens(storage: tokens),
        tracker: ConsoleEventTracker()))
    #if DEBUG
      let tracker: any EventTracking = ConsoleEventTracker()
    #else
      let tracker: any EventTracking = HTTPEventUploader(client: client)
    #endif
    let data = DataAssembly(client: client, storage: storage)
    return AppDependencies(
      client: client,
      tracker: tracker,
      products: data.makeProducts(),
      favorites: data.makeFavorites(),
      cart: data.makeCart(),
      orders: data.makeOrders(),
      customer: data.makeCustomer())
  }
}
