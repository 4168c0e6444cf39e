/// What the comments in the sources do to the findings of one run.
struct Suppressed: Sendable {
  /// Ids of the findings that comments themselves can cause.
  static let rules = AcceptanceDemand.all.filter { $0.category == .suppression }.map(\.id)

  /// Findings that no valid comment suppresses, with those about the comments.
  var findings: [Finding] = []
  /// Findings that are suppressed.
  var suppressed: [Finding] = []
  var notes: [Note] = []

  /// - Parameters:
  ///   - knownRules: Ids of all rules and kinds of contracts.
  ///   - activeRules: Those that ran; a suppression of another is not called unused.
  ///   - unread: files that were not read in full, where no suppression is called unused.
  init(
    _ all: [Finding], in graph: DependencyGraph, knownRules: Set<String>,
    activeRules: Set<String>, unread: Set<String> = [], today: Day
  ) {
    var byFile: [String: [Suppression]] = [:]
    for file in graph.files where !file.facts.directives.isEmpty && !file.isGenerated {
      let reader = SuppressionReader(
        path: file.path, module: graph[file.module].name, facts: file.facts,
        knownRules: knownRules)
      byFile[file.path] = reader.suppressions
      findings += reader.findings
    }
    var used: Set<Use> = []
    for finding in all {
      let (accepted, left) = finding.divided { place in
        let covering = (byFile[place.file] ?? []).filter { suppression in
          suppression.rules.contains(finding.rule) && suppression.covers(line: place.line)
            && suppression.until.map { $0 >= today } ?? true
        }
        for suppression in covering {
          used.insert(Use(suppression: suppression, rule: finding.rule))
        }
        return !covering.isEmpty
      }
      if let accepted { suppressed.append(accepted) }
      if let left { findings.append(left) }
    }
    for file in graph.files {
      for suppression in byFile[file.path] ?? [] {
        judge(
          suppression, module: graph[file.module].name,
          activeRules: unread.contains(file.path) ? [] : activeRules, today: today
        ) { used.contains(Use(suppression: suppression, rule: $0)) }
      }
    }
  }

  private struct Use: Hashable {
    var suppression: Suppression
    var rule: String
  }

  private mutating func judge(
    _ suppression: Suppression, module: String, activeRules: Set<String>, today: Day,
    isUsed: (String) -> Bool
  ) {
    let names = suppression.rules.joined(separator: " ")
    if let until = suppression.until, until < today {
      findings.append(
        .ofSuppression(
          .expiredSuppression, "The suppression of \(names) ended on \(until)",
          at: suppression.location, module: module, subject: names))
      return
    }
    let unused = suppression.rules.filter { activeRules.contains($0) && !isUsed($0) }
    for rule in unused {
      findings.append(
        .ofSuppression(
          .unusedSuppression, "The suppression of \(rule) meets no finding",
          at: suppression.location, module: module, subject: rule))
    }
    if let until = suppression.until, until.isNear(today), unused.isEmpty {
      notes.append(
        Note("the suppression of \(names) ends on \(until)", at: suppression.location))
    }
  }
}
