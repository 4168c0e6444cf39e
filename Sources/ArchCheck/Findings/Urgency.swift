/// The order in which findings are to be fixed: new ones first, then the worst, and of those alike
/// what ships before examples and tests.
package struct Urgency: Sendable, Comparable {
  private enum Place: Int {
    case shipped, examples, tests
  }

  private var isKnown: Bool
  private var severity: Severity
  private var place: Place

  package init(_ finding: Finding) {
    isKnown = finding.state != .new
    severity = finding.severity
    place = finding.isInTests ? .tests : finding.isInExamples ? .examples : .shipped
  }

  package static func < (left: Urgency, right: Urgency) -> Bool {
    if left.isKnown != right.isKnown { return right.isKnown }
    if left.severity != right.severity { return left.severity > right.severity }
    return left.place.rawValue < right.place.rawValue
  }
}

extension [Finding] {
  /// Indexes, the most urgent first; what is equal has the order of a text, or keeps its own.
  package func indicesByUrgency(then text: (Finding) -> String = { _ in "" }) -> [Int] {
    let keys = map { (Urgency($0), text($0)) }
    return indices.sorted { left, right in
      let (before, after) = (keys[left], keys[right])
      return before == after ? left < right : before < after
    }
  }

  /// The new findings, the most urgent first.
  package var newWorstFirst: [Finding] { worstFirst(.new) }

  /// The same of the findings in a state.
  package func worstFirst(_ state: Finding.State) -> [Finding] {
    let findings = filter { $0.state == state }
    return findings.indicesByUrgency().map { findings[$0] }
  }
}

extension Finding {
  /// Whether the code shows or measures what others are to use.
  fileprivate var isInExamples: Bool {
    ["Benchmarks", "Demo", "Example", "Examples", "Samples"].contains(
      file.prefix { $0 != "/" })
  }
}
