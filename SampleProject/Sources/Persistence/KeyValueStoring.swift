import Foundation
import os

/// Keeps small pieces of data by name, across launches.
public protocol KeyValueStoring: Sendable {
  func data(forKey key: String) -> Data?
  func setData(_ data: Data?, forKey key: String)
}

/// Keeps data in the user's defaults.
public struct DefaultsKeyValueStore: KeyValueStoring {
  // `UserDefaults` is thread safe but not marked so.
  private nonisolated(unsafe) let defaults: UserDefaults
  private let prefix: String

  public init(defaults: UserDefaults = .standard, prefix: String) {
    self.defaults = defaults
    self.prefix = prefix
  }

  public func data(forKey key: String) -> Data? {
    defaults.data(forKey: prefix + key)
  }

  public func setData(_ data: Data?, forKey key: String) {
    defaults.set(data, forKey: prefix + key)
  }
}

/// Forgets everything at the end of the process. For UI tests and previews.
public final class InMemoryKeyValueStore: KeyValueStoring {
  private let values = OSAllocatedUnfairLock(initialState: [String: Data]())

  public init() {}

  public func data(forKey key: String) -> Data? {
    values.withLock { $0[key] }
  }

  public func setData(_ data: Data?, forKey key: String) {
    values.withLock { $0[key] = data }
  }
}
