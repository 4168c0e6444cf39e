import Synchronization

/// How long the steps of taking facts took, added up over files and threads.
final class Effort: Sendable {
  enum Step: String, Sendable, CaseIterable {
    case read, parse, collect
  }

  private let spent = Mutex<[Step: Duration]>([:])

  init() {}

  func add(_ duration: Duration, to step: Step) {
    spent.withLock { $0[step, default: .zero] += duration }
  }

  /// The part that each step has in the whole, in the order in which they run.
  var shares: [(step: Step, part: Double)] {
    let spent = spent.withLock { $0 }
    let whole = spent.values.reduce(.zero, +)
    guard whole > .zero else { return [(.read, 1)] }
    return Step.allCases.map { ($0, spent[$0, default: .zero] / whole) }
  }
}
