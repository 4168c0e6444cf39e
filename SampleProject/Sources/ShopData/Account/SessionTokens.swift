import Networking
import Persistence

/// Hands the stored access token to the network.
public struct SessionTokens: AccessTokenProviding {
  private let storage: any TokenStoring

  public init(storage: any TokenStoring) {
    self.storage = storage
  }

  public func accessToken() async -> String? {
    storage.token(named: "access")
  }
}
