/// Findings that the project accepts for a reason, and perhaps for a time.
package struct Exception: Sendable, Hashable {
  /// Id of the rule or kind of the contract.
  package var rule: String
  /// Patterns of what the findings are about; nil for any.
  package var subject: Glob?
  package var target: Glob?
  package var module: Glob?
  package var path: Glob?
  package var because: String
  package var owner: String?
  /// The last valid day.
  package var until: Day?
  /// Where the exception is written.
  package var location: Location

  package init(
    rule: String, subject: Glob? = nil, target: Glob? = nil, module: Glob? = nil,
    path: Glob? = nil, because: String, owner: String? = nil, until: Day? = nil,
    location: Location
  ) {
    self.rule = rule
    self.subject = subject
    self.target = target
    self.module = module
    self.path = path
    self.because = because
    self.owner = owner
    self.until = until
    self.location = location
  }

  /// Whether the exception is about the finding, whatever the day. A subject may leave out the
  /// module: `Env.Theme` and `Theming.Env.Theme` are both the type `Env.Theme` of `Theming`.
  package func covers(_ finding: Finding) -> Bool {
    guard rule == finding.rule, isAbout(finding) else { return false }
    if let target, !target.matches(finding.target ?? "") { return false }
    if let module, !module.matches(finding.module) { return false }
    if let path, !path.matches(finding.file) { return false }
    return true
  }

  /// Whether the finding's subject is meant.
  private func isAbout(_ finding: Finding) -> Bool {
    guard let subject else { return true }
    return subject.matches(finding.subject) || subject.matches(unqualifiedSubject(of: finding))
  }

  private func unqualifiedSubject(of finding: Finding) -> Substring {
    finding.subject.hasPrefix(finding.module + ".")
      ? finding.subject.dropFirst(finding.module.count + 1) : finding.subject[...]
  }
}

extension Exception {
  /// What the author of an exception that covers nothing probably meant, behind a semicolon; empty
  /// where that is not known.
  fileprivate func likelyMeant(
    among all: [Finding], nearest: (_ word: String, _ among: [String]) -> String?
  ) -> String {
    let own = all.filter { $0.rule == rule }
    if own.isEmpty { return "; there is none of this rule" }
    let about = own.filter(isAbout)
    if let subject, about.isEmpty {
      let known = own.flatMap { [String(unqualifiedSubject(of: $0)), $0.subject] }
      return hint("subject", subject.pattern, known, nearest)
    }
    if let target, !about.contains(where: { target.matches($0.target ?? "") }) {
      return hint("target", target.pattern, about.compactMap(\.target), nearest)
    }
    return ""
  }

  private func hint(
    _ key: String, _ word: String, _ known: [String], _ nearest: (String, [String]) -> String?
  ) -> String {
    // `Session.shared` stands in the headline of a finding about `Session`.
    let outer = known.filter { word.hasPrefix($0 + ".") }.max { $0.count < $1.count }
    if let meant = outer ?? nearest(word, known) { return "; did you mean the \(key) \(meant)?" }
    guard let first = known.first else { return "" }
    return "; one that a finding has is the \(key) \(first)"
  }
}

/// What exceptions do to the findings of one run.
package struct Excepted: Sendable {
  /// Findings that no valid exception covers, with one more for each expired exception.
  package var findings: [Finding] = []
  /// Findings that are accepted.
  package var excepted: [Finding] = []
  /// What the reader must know: unused, shadowed and soon expiring exceptions.
  package var notes: [Note] = []
  /// Id of the findings about exceptions that have expired.
  package static let rule = "expired_exception"

  /// Something to tell about an exception or a suppression.
  package struct Note: Sendable, Hashable {
    package var message: String
    package var location: Location
    /// Whether `--strict` fails because of it.
    package var failsStrict: Bool
  }

  /// Takes the findings that exceptions valid on `today` cover; the first exception that covers a
  /// finding is the one that is used.
  ///
  /// - Parameters:
  ///   - activeRules: Those that ran; an exception for another is not called unused.
  ///   - nearest: The word of a list that is most likely meant by another.
  package init(
    _ all: [Finding], by exceptions: [Exception], activeRules: Set<String>? = nil, today: Day,
    nearest: (_ word: String, _ among: [String]) -> String? = { _, _ in nil }
  ) {
    let isExpired = exceptions.map { $0.until.map { $0 < today } ?? false }
    var used = Set<Int>()
    var shadowed: [Int: Int] = [:]
    let byRule = Dictionary(grouping: exceptions.indices) { exceptions[$0].rule }
    for finding in all {
      let covering = (byRule[finding.rule] ?? []).filter { exceptions[$0].covers(finding) }
      if let first = covering.first(where: { !isExpired[$0] }) {
        used.insert(first)
        excepted.append(finding)
        for later in covering where later > first && shadowed[later] == nil {
          shadowed[later] = first
        }
      } else {
        findings.append(finding)
      }
    }
    for (index, exception) in exceptions.enumerated() {
      if isExpired[index] {
        findings.append(Self.expired(exception))
      } else if !used.contains(index) {
        guard activeRules?.contains(exception.rule) ?? true else { continue }
        let why = shadowed[index].map {
          "is shadowed by the one in line \(exceptions[$0].location.line)"
        }
        notes.append(
          Note(
            message: "the exception for \(exception.rule) "
              + (why ?? "covers no finding" + exception.likelyMeant(among: all, nearest: nearest)),
            location: exception.location, failsStrict: true))
      } else if let until = exception.until, until.number - today.number < 14 {
        notes.append(
          Note(
            message: "the exception for \(exception.rule) ends on \(until)",
            location: exception.location, failsStrict: false))
      }
    }
  }

  private static func expired(_ exception: Exception) -> Finding {
    let subject =
      exception.subject?.pattern ?? exception.module?.pattern
      ?? exception.path?.pattern ?? exception.target?.pattern ?? "*"
    var finding = Finding(
      "The exception for \(exception.rule) of \(subject) ended on "
        + "\(exception.until.map(\.description) ?? "")",
      at: exception.location, module: "", subject: "\(exception.rule) \(subject)",
      severity: .error,
      fix: "Meet the demand and remove the exception, or agree on a later date")
    finding.rule = rule
    finding.category = "configuration"
    finding.because = exception.because
    return finding
  }
}
