/// Tells what the authors of exceptions that cover nothing probably meant.
///
/// There may be many of both: what the findings are about is put together once for each rule, and
/// their targets once for each pattern of subjects.
struct LikelyMeant {
  private struct Question: Hashable {
    var rule: String
    var subject: Glob?
    var asksForTargets = false
  }

  private struct Names {
    var all: Set<String>
    var first: String?
    var spellings: Spellings

    func hold(_ pattern: Glob) -> Bool {
      pattern.isLiteral ? all.contains(pattern.pattern) : all.contains { pattern.matches($0) }
    }

    func hint(_ key: String, _ word: String) -> String {
      // `Session.shared` stands in the headline of a finding about `Session`.
      let outer = word.indices.reversed().lazy.filter { word[$0] == "." }
        .map { String(word[..<$0]) }.first(where: all.contains)
      if let meant = outer ?? spellings.nearest(to: word) {
        return "; did you mean the \(key) \(meant)?"
      }
      guard let first else { return "" }
      return "; one that a finding has is the \(key) \(first)"
    }
  }

  private let findings: [Finding]
  private var known: [Question: Names] = [:]
  /// Files of findings and the folders around them, which end in `/`, by rule.
  private var paths: [String: Set<String>] = [:]

  init(among findings: [Finding]) {
    self.findings = findings
  }

  /// What an exception probably means, behind a semicolon; empty where that is not known.
  mutating func hint(for exception: Exception) -> String {
    let subjects = names(Question(rule: exception.rule)) { finding in
      [String(finding.unqualifiedSubject)] + finding.namesOfSubject.sorted()
    }
    if subjects.all.isEmpty { return "; there is none of this rule" }
    if let subject = exception.subject, !subjects.hold(subject) {
      return subjects.hint("subject", subject.pattern)
    }
    if let target = exception.target {
      let question = Question(
        rule: exception.rule, subject: exception.subject, asksForTargets: true)
      let targets = names(question) { finding in
        guard exception.isAbout(finding) else { return [] }
        let causes = finding.causes.filter { $0.kind == .offence }.map { $0.target ?? $0.name }
        let named = [finding.target].compactMap(\.self) + causes
        return (finding.target == nil ? [""] : []) + named + named.map(Finding.unqualified)
      }
      if !targets.hold(target) {
        return targets.first == nil
          ? "; none of this rule has a target" : targets.hint("target", target.pattern)
      }
    }
    return exception.path.map { hint(for: $0.pattern, rule: exception.rule) } ?? ""
  }

  /// That a path is one of a folder, or does not begin at the root.
  private mutating func hint(for path: String, rule: String) -> String {
    let known =
      paths[rule]
      ?? Set(
        findings.filter { $0.rule == rule }.flatMap(\.places).flatMap { place in
          [place.file] + foldersAbove(place.file).map { $0 + "/" }
        })
    paths[rule] = known
    let plain = pathSteps(path).filter { $0 != "." }.joined(separator: "/")
    if known.contains("\(plain)/") { return "; all files of the folder are \(plain)/**" }
    return plain != path && known.contains(plain) ? "; paths begin at the root: \(plain)" : ""
  }

  private mutating func names(
    _ question: Question, of names: (Finding) -> [String]
  ) -> Names {
    if let known = known[question] { return known }
    let all = findings.filter { $0.rule == question.rule }.flatMap(names)
    // A finding without a target has none that could be meant.
    let meant = all.filter { !$0.isEmpty }
    let found = Names(all: Set(all), first: meant.first, spellings: Spellings(meant))
    known[question] = found
    return found
  }
}
