import Synchronization

/// A value that is worked out when it is asked for first, by whichever thread asks.
final class Once<Value: Sendable>: Sendable {
  private let found = Mutex<Value?>(nil)

  /// - Parameter find: works the value out; what it finds must not depend on who asks.
  func value(_ find: () -> Value) -> Value {
    found.withLock { found in
      if let found { return found }
      let value = find()
      found = value
      return value
    }
  }
}
