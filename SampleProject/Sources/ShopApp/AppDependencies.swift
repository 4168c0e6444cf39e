import Analytics
import Domain
import Foundation
import Networking
import Persistence
import ShopData

/// What the scenes of the app are made from.
struct AppDependencies {
  let client: any HTTPClient
  let storage: any KeyValueStoring
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
    let demo = DemoMode(options: ProcessLaunchOptions())
    let data = DataAssembly(client: client, storage: storage)
    return AppDependencies(
      client: client,
      storage: storage,
      tracker: tracker,
      products: demo.products ?? data.makeProducts(),
      favorites: data.makeFavorites(),
      cart: data.makeCart(),
      orders: data.makeOrders(),
      customer: data.makeCustomer())
  }
}

/// Which backend this build talks to.
struct BackendConfiguration: Sendable {
  let baseURL: URL

  /// As the build settings say, through `Info.plist`.
  static var current: BackendConfiguration {
    let host = Bundle.main.object(forInfoDictionaryKey: "BackendHost") as? String
    return BackendConfiguration(host: host ?? "api.shop.example.com")
  }

  init(host: String) {
    var components = URLComponents()
    components.scheme = "https"
    components.host = host
    components.path = "/v1"
    baseURL = components.url ?? URL(filePath: "/")
  }
}
