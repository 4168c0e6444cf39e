import Synchronization

/// Values that are worked out when they are asked for first, by whichever thread asks.
final class Memo<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let known = Mutex<[Key: Value]>([:])

  /// - Parameter find: works the value out; what it finds must not depend on who asks.
  func value(of key: Key, _ find: () -> Value) -> Value {
    if let known = known.withLock({ $0[key] }) { return known }
    let value = find()
    known.withLock { $0[key] = value }
    return value
  }
}
