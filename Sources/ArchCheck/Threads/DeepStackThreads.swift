import Foundation
import Synchronization

/// Spreads work over threads of its own whose stacks are as deep as source code can be nested.
///
/// Chains of thousands of `.b()` or `else if` overflow an ordinary thread's stack and would end
/// the process, whatever the parser's nesting limit. Linking, roles and rules go down the same
/// chains, so every step that looks at code runs here, and what else is worth more than one thread.
package enum DeepStackThreads {
  /// Bytes of stack of each thread, where the process may have so many; the system commits only
  /// what is used.
  static let stackSize = 512 << 20

  /// Calls `body` for each index below `count` on up to `jobs` threads and returns the results in
  /// the order of the indexes.
  package static func map<Result: Sendable>(
    _ count: Int, jobs: Int, _ body: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    map(count, jobs: jobs, state: { () }, { _, index in body(index) })
  }

  /// Runs `body` on such a thread.
  package static func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
    map(1, jobs: 1) { _ in body() }[0]
  }

  /// The same with a state that each thread makes for itself and keeps from one index to the next.
  ///
  /// Results must not depend on which indexes a thread has seen before.
  package static func map<State, Result: Sendable>(
    _ count: Int, jobs: Int, state: @escaping @Sendable () -> State,
    _ body: @escaping @Sendable (inout State, Int) -> Result
  ) -> [Result] {
    guard count > 0 else { return [] }
    let work = Work(count: count, state: state, body: body)
    let stacks = stacksWithRoom(upTo: max(1, min(jobs, count)))
    var threads: [StartedThread] = []
    while threads.count < stacks.count,
      let thread = StartedThread(stackSize: stacks.size, { work.run() })
    {
      threads.append(thread)
    }
    // Those that started do it all; where none did, this thread does.
    if threads.isEmpty { work.run() }
    for thread in threads { thread.join() }
    return work.results()
  }

  /// How many stacks a process whose memory is limited may have, and how large: half of what it may
  /// still address is left to what the threads make, as a process without memory ends at once.
  private static func stacksWithRoom(upTo limit: Int) -> (count: Int, size: Int) {
    var (count, size) = (limit, stackSize)
    while !hasRoom(for: 2 * count * size) {
      if count > 1 {
        count = count * 3 / 4
      } else if size > StartedThread.usualStackSize {
        size /= 2
      } else {
        break
      }
    }
    return (count, size)
  }

  private static func hasRoom(for bytes: Int) -> Bool {
    let flags = MAP_PRIVATE | MAP_ANON | MAP_NORESERVE
    guard let start = mmap(nil, bytes, PROT_READ | PROT_WRITE, flags, -1, 0), start != MAP_FAILED
    else { return false }
    munmap(start, bytes)
    return true
  }

  /// Calls `body` for parts of the numbers below `count` and returns what it makes of them, in order.
  ///
  /// Results must not depend on where one part ends and the next begins.
  ///
  /// - Parameter elements: how many elements come of it; few are made in the calling thread, as they
  ///   take less time than to start others.
  static func flatMap<Element: Sendable>(
    partsOf count: Int, elements: Int, jobs: Int,
    _ body: @escaping @Sendable (Range<Int>) -> [Element]
  ) -> [Element] {
    guard jobs > 1, elements > 2000 else { return body(0..<count) }
    // Several for each thread, as they are not equally heavy.
    let parts = jobs * 4
    return map(parts, jobs: jobs) { body(count * $0 / parts..<count * ($0 + 1) / parts) }
      .flatMap(\.self)
  }

  private final class Work<State, Result: Sendable>: Sendable {
    private let count: Int
    private let state: @Sendable () -> State
    private let body: @Sendable (inout State, Int) -> Result
    private let next = Atomic(0)
    private let done = Mutex<[(Int, Result)]>([])

    init(
      count: Int, state: @escaping @Sendable () -> State,
      body: @escaping @Sendable (inout State, Int) -> Result
    ) {
      self.count = count
      self.state = state
      self.body = body
    }

    func run() {
      var state = state()
      var mine: [(Int, Result)] = []
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < count else { break }
        mine.append((index, body(&state, index)))
      }
      done.withLock { [mine] in $0 += mine }
    }

    func results() -> [Result] {
      done.withLock { $0 }.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }
}
