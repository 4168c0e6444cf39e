/// What exceptions do to the findings of one run.
struct Excepted: Sendable {
  /// Findings that no valid exception covers, with one more for each expired exception.
  var findings: [Finding] = []
  /// Findings that are accepted.
  var excepted: [Finding] = []
  /// What the reader must know: unused, shadowed and soon expiring exceptions.
  var notes: [Note] = []

  /// Takes the findings that exceptions valid on `today` cover; the first exception that covers a
  /// finding is the one that is used.
  ///
  /// - Parameter activeRules: Those that ran; an exception for another is not called unused.
  init(
    _ all: [Finding], by exceptions: [Exception], activeRules: Set<String>? = nil, today: Day
  ) {
    if exceptions.isEmpty {
      findings = all
      return
    }
    let isExpired = exceptions.map { $0.until.map { $0 < today } ?? false }
    var used = Set<Int>()
    var shadowed: [Int: Int] = [:]
    let places = Dictionary(grouping: exceptions.indices) { Place(of: exceptions[$0]) }
    for finding in all {
      let subjects = Set<String?>([nil]).union(finding.namesOfSubject.map(Optional.some))
      let covering = subjects.flatMap { places[Place(rule: finding.rule, subject: $0)] ?? [] }
        .sorted().filter { exceptions[$0].covers(finding) }
      var left: Finding? = finding
      var first: Int?
      for number in covering {
        let parts = isExpired[number] ? nil : left.map(exceptions[number].divided)
        if let parts, let accepted = parts.accepted {
          used.insert(number)
          excepted.append(accepted)
          first = first ?? number
          left = parts.left
        } else if let first, shadowed[number] == nil {
          shadowed[number] = first
        }
      }
      if let left { findings.append(left) }
    }
    var likelyMeant = LikelyMeant(among: all)
    for (index, exception) in exceptions.enumerated() {
      if isExpired[index] {
        findings.append(Self.expired(exception))
      } else if !used.contains(index) {
        guard activeRules?.contains(exception.rule) ?? true else { continue }
        let why = shadowed[index].map {
          let other = exceptions[$0].location
          let isBeside = other.file == exception.location.file
          return "is shadowed by the one in \(isBeside ? "" : "\(other.file), ")line \(other.line)"
        }
        notes.append(
          Note(
            "the exception for \(exception.rule) "
              + (why ?? "covers no finding" + likelyMeant.hint(for: exception)),
            at: exception.location, failsStrict: true))
      } else if let until = exception.until, until.isNear(today) {
        notes.append(
          Note("the exception for \(exception.rule) ends on \(until)", at: exception.location))
      }
    }
  }

  /// Where the exceptions for a finding are looked up: most name the one subject that they are for.
  private struct Place: Hashable {
    var rule: String
    /// Nil for exceptions for many subjects.
    var subject: String?

    init(rule: String, subject: String?) {
      self.rule = rule
      self.subject = subject
    }

    init(of exception: Exception) {
      let named = exception.subject.flatMap { $0.isLiteral ? $0.pattern : nil }
      self.init(rule: exception.rule, subject: named)
    }
  }

  private static func expired(_ exception: Exception) -> Finding {
    let subject =
      exception.subject?.pattern ?? exception.module?.pattern
      ?? exception.path?.pattern ?? exception.target?.pattern ?? "*"
    let demand = AcceptanceDemand.expiredException
    var finding = Finding(
      "The exception for \(exception.rule) of \(subject) ended on "
        + "\(exception.until.map(\.description) ?? "")",
      at: exception.location, module: "", subject: "\(exception.rule) \(subject)",
      severity: demand.severity,
      fix: demand.fix)
    finding.rule = demand.id
    finding.category = demand.category.rawValue
    finding.because = exception.because
    return finding
  }
}
