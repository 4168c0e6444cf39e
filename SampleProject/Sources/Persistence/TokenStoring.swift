import Foundation

/// Keeps the tokens of the signed-in customer.
public protocol TokenStoring: Sendable {
  func token(named name: String) -> String?
  func setToken(_ token: String?, named name: String)
}

/// Keeps tokens until the process ends. For UI tests, which must not touch the keychain.
public struct EphemeralTokens: TokenStoring {
  private let values: any KeyValueStoring

  public init() {
    values = InMemoryKeyValueStore()
  }

  public func token(named name: String) -> String? {
    values.data(forKey: name).map { String(decoding: $0, as: UTF8.self) }
  }

  public func setToken(_ token: String?, named name: String) {
    values.setData(token.map { Data($0.utf8) }, forKey: name)
  }
}
