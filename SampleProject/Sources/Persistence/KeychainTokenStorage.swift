import Foundation
import Security

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
