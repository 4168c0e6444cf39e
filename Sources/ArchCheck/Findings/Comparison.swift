/// Findings told apart into new and known ones, and what a baseline or a base commit had besides.
package struct Comparison: Sendable {
  /// All findings of today, in the order in which they are told, each new or known.
  package var findings: [Finding]
  /// Entries of the baseline of which fewer findings are left, with the number that is gone.
  package var resolved: [Baseline.Entry] = []
  /// Entries of the baseline that would be resolved if their files had been read in full.
  package var undecided: [Baseline.Entry] = []
  /// Entries of the baseline that accept more than their findings have, with the causes that are
  /// gone.
  package var shrunk: [Baseline.Entry] = []
  /// Rules of entries that only the newer archcheck knows that wrote the baseline.
  private var rulesOfNewerVersion: Set<String> = []
  /// Rules that the baseline's archcheck knew; empty where nothing says that.
  private var knownRules: Set<String> = []
  /// Version of archcheck that wrote the baseline.
  private var writer = ""

  /// New findings of rules that the baseline's archcheck did not know, counted by rule.
  var newRules: [String: Int] {
    guard !knownRules.isEmpty else { return [:] }
    return findings.reduce(into: [:]) { counts, finding in
      guard finding.state == .new, !knownRules.contains(finding.rule), Self.isOfArchCheck(finding)
      else { return }
      counts[finding.rule, default: 0] += 1
    }
  }
  package var newCount: Int { findings.count { $0.state == .new } }
  package var knownCount: Int { findings.count { $0.state == .known } }
  package var resolvedCount: Int { resolved.reduce(0) { $0 + $1.count } }

  /// Without a baseline everything is new.
  ///
  /// - Parameters:
  ///   - findings: See `fingerprinted()`. Of several with one key the first are known.
  ///   - unread: files that were not read in full, and folders.
  package init(of findings: [Finding], with baseline: Baseline?, unread: Set<String> = []) {
    self.findings = findings
    guard let baseline else { return }
    writer = baseline.version
    var left = Dictionary(
      baseline.entries.map { ($0.key, $0.count) }, uniquingKeysWith: max)
    let causes = baseline.causesByKey
    knownRules = Set(baseline.rules)
    for index in findings.indices {
      let key = findings[index].key
      let known = causes[key, default: []]
      if let count = left[key], count > 0, findings[index].continues(known) {
        left[key] = count - 1
        self.findings[index].settle(asContinuing: known)
      } else {
        self.findings[index].state = .new
      }
    }
    var remaining = findings.causeNames()
    let cycles = KnownCycles(causes)
    for (index, finding) in self.findings.enumerated() where finding.state == .new {
      guard let whole = cycles.whole(ofPart: finding) else { continue }
      self.findings[index].settle(as: .known)
      left[whole] = max(0, left[whole, default: 0] - 1)
      remaining[whole, default: []].formUnion(finding.causes.map(\.name))
    }
    rulesOfNewerVersion = baseline.rulesOfNewerVersion
      .intersection(baseline.entries.map(\.key.rule))
    for var entry in baseline.entries where !rulesOfNewerVersion.contains(entry.key.rule) {
      let (accepted, names) = (entry.count, remaining[entry.key, default: []])
      entry.count = left[entry.key] ?? 0
      if entry.count < accepted, !names.isEmpty, unread.isEmpty {
        var gone = entry
        gone.causes.removeAll(where: names.contains)
        if !gone.causes.isEmpty { shrunk.append(gone) }
      }
      guard entry.count > 0 else { continue }
      if unread.hold(entry.file) { undecided.append(entry) } else { resolved.append(entry) }
    }
  }

  /// What the comparison says of some files.
  package func narrowed(to isIncluded: (String) -> Bool) -> Comparison {
    var narrowed = self
    narrowed.findings = findings.compactMap { $0.narrowed(to: isIncluded) }
    narrowed.resolved.removeAll { !isIncluded($0.file) }
    narrowed.undecided.removeAll { !isIncluded($0.file) }
    narrowed.shrunk.removeAll { !isIncluded($0.file) }
    return narrowed
  }

  /// Whether the demand comes with a version of archcheck: contracts and rules of the project come
  /// with its configuration.
  private static func isOfArchCheck(_ finding: Finding) -> Bool {
    FindingCategory(rawValue: finding.category) == nil
  }

  /// Compares with the findings of another commit; those that are gone are at the end, as resolved.
  ///
  /// Of several with one key those in files that had one before are known first.
  package init(of findings: [Finding], since base: [Finding]) {
    var left = Dictionary(grouping: base, by: \.key)
    let causes = base.causeNames()
    self.findings = findings
    var pending = Array(findings.indices)
    for isSameFile in [true, false] {
      pending.removeAll { index in
        let finding = findings[index]
        let known = causes[finding.key, default: []]
        let place = left[finding.key]?.firstIndex { !isSameFile || $0.file == finding.file }
        guard let place, finding.continues(known) else { return false }
        left[finding.key]?.remove(at: place)
        self.findings[index].settle(asContinuing: known)
        return true
      }
    }
    let cycles = KnownCycles(causes)
    pending.removeAll { index in
      guard let whole = cycles.whole(ofPart: findings[index]) else { return false }
      if left[whole]?.isEmpty == false { left[whole]?.removeFirst() }
      self.findings[index].settle(as: .known)
      return true
    }
    for index in pending { self.findings[index].settle(as: .new) }
    let gone = left.values.joined().sorted(by: Finding.isShownBefore)
    self.findings += gone.map { finding in
      var finding = finding
      finding.state = .resolved
      return finding
    }
  }
}

extension Comparison {
  /// What the reader of a run should know about the baseline: that entries are stale, and that rules
  /// are newer than it.
  package var notes: [Note] {
    var notes: [Note] = []
    if let first = resolved.first {
      let count = resolvedCount
      let example = "\(first.key.rule) \(first.key.subject)"
      notes.append(
        Note(
          count == 1
            ? "the baseline has an entry that no finding needs any more: \(example); "
              + "archcheck baseline prune removes it"
            : "the baseline has \(count) entries that no finding needs any more, the first is "
              + "\(example); archcheck baseline prune removes them",
          failsStrict: true))
    }
    if let first = shrunk.first {
      let others = shrunk.count > 1 ? ", as do \(shrunk.count - 1) more" : ""
      notes.append(
        Note(
          "the baseline's entry \(first.key.rule) \(first.key.subject) accepts more than "
            + "is found: \(first.causes.prefix(3).joined(separator: ", "))"
            + "\(first.causes.count > 3 ? ", …" : "")\(others); archcheck baseline prune takes that "
            + "out",
          failsStrict: true))
    }
    if let first = undecided.first {
      let count = undecided.reduce(0) { $0 + $1.count }
      let others = Set(undecided.map(\.file)).count - 1
      notes.append(
        Note(
          "\(first.file)\(others > 0 ? " and \(others) more" : "") could not be read in "
            + "full, so \(count.of("entry", "entries")) of the baseline may be needed "
            + "or not"))
    }
    if !rulesOfNewerVersion.isEmpty {
      notes.append(
        Note(
          "archcheck \(writer) wrote the baseline, and this one is older and does not know its rules "
            + "\(rulesOfNewerVersion.sorted().listed(atMost: 3)): their entries stay as they are"))
    }
    for (rule, count) in newRules.sorted(by: { $0.key < $1.key }) {
      let findings = count == 1 ? "1 new finding is" : "\(count) new findings are"
      notes.append(
        Note(
          "\(findings) of \(rule), which archcheck \(writer) did not know when it wrote "
            + "the baseline"))
    }
    return notes
  }
}
