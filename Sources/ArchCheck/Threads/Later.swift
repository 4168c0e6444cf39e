import Foundation
import Synchronization

/// A value that a thread of its own, where the system has one, works out while others do something
/// else.
final class Later<Value: Sendable>: Sendable {
  private let found = Mutex<Value?>(nil)
  private let isDone = DispatchGroup()

  init(_ body: @escaping @Sendable () -> Value) {
    isDone.enter()
    let find: @Sendable () -> Void = { [self] in
      let value = body()
      found.withLock { $0 = value }
      isDone.leave()
    }
    if let thread = StartedThread(find) { thread.detach() } else { find() }
  }

  /// A value that is worked out at once where there is one thread only.
  convenience init(jobs: Int, _ body: @escaping @Sendable () -> Value) {
    if jobs > 1 { self.init(body) } else { self.init(body()) }
  }

  /// A value that is there already.
  init(_ value: Value) {
    found.withLock { $0 = value }
  }

  /// Waits for the value.
  var value: Value {
    isDone.wait()
    guard let value = found.withLock({ $0 }) else { preconditionFailure("no value was found") }
    return value
  }
}
