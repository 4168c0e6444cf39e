import Foundation

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
