/// Findings that the project accepts for a reason, and perhaps for a time.
struct Exception: Sendable, Hashable {
  /// Id of the rule or kind of the contract.
  var rule: String
  /// Patterns of what the findings are about; nil for any.
  var subject: Glob?
  var target: Glob?
  var module: Glob?
  var path: Glob?
  var because: String
  var owner: String?
  /// The last valid day.
  var until: Day?
  /// Where the exception is written.
  var location: Location

  /// Whether the exception is about the finding, whatever the day. A subject may leave out the
  /// module: `Env.Theme` and `Theming.Env.Theme` are both the type `Env.Theme` of `Theming`.
  func covers(_ finding: Finding) -> Bool {
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
  func likelyMeant(
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
