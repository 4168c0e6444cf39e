import Foundation
import Security

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

/// Keeps tokens in the keychain, readable after the first unlock.
public final class KeychainTokenStorage: TokenStoring {
  private let service: String

  public init(service: String) {
    self.service = service
  }

  public func token(named name: String) -> String? {
    var query = self.query(named: name)
    query[kSecReturnData] = true
    query[kSecMatchLimit] = kSecMatchLimitOne
    var result: CFTypeRef?
    guard SecItemCopyMatching(query as CFDictionary, &result) == errSecSuccess,
      let data = result as? Data
    else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  public func setToken(_ token: String?, named name: String) {
    var query = self.query(named: name)
    SecItemDelete(query as CFDictionary)
    guard let token else { return }
    query[kSecValueData] = Data(token.utf8)
    query[kSecAttrAccessible] = kSecAttrAccessibleAfterFirstUnlock
    SecItemAdd(query as CFDictionary, nil)
  }

  private func query(named name: String) -> [CFString: Any] {
    [
      kSecClass: kSecClassGenericPassword,
      kSecAttrService: service,
      kSecAttrAccount: name,
    ]
  }
}
