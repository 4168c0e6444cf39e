/// A result held against that of another commit.
package struct ComparedResult: Sendable {
  /// The result, its findings known where the base had them or the baseline has them.
  package var result: AnalysisResult
  /// Findings of the base that are gone.
  package var resolved: [Finding] = []
  /// Findings of the base that a comment or an exception accepts now.
  package var accepted: [Finding] = []
  /// Findings of the base in files that could not be read in full now.
  package var undecided: [Finding] = []
  /// Findings in files that no commit holds, such as those of submodules; they count as known.
  package var unheld: [Finding] = []
}

extension AnalysisResult {
  /// The result with all findings known, for where there is nothing to compare it with yet.
  package var withAllKnown: AnalysisResult { compared(with: self, isHeld: { _ in true }).result }

  /// The result with findings that are known where the base had them or the baseline has them, and
  /// the base's findings that are resolved.
  ///
  /// - Parameter isHeld: whether commits hold a file.
  package func compared(
    with base: AnalysisResult, isHeld: (String) throws -> Bool
  ) rethrows -> ComparedResult {
    // Whole projects are compared: what was moved into the part that is told is known there.
    let all = outside.isEmpty ? findings : (findings + outside).sorted(by: Finding.isShownBefore)
    let before = (base.findings + base.outside).renamed(today: all)
    let states = Comparison(of: all, since: before).findings
    let told = Set(findings.map(\.fingerprint))
    var compared = ComparedResult(result: self)
    compared.result.findings = try zip(all, states).compactMap { before, after in
      guard told.contains(before.fingerprint) else { return nil }
      var finding = after
      finding.accept(before)
      if finding.state == .new, try !isHeld(finding.file) {
        compared.unheld.append(finding)
        finding.settle(as: .known)
      }
      return finding
    }
    let (gone, notRead) = (states.dropFirst(all.count), Set(unread))
    let outsideBefore = Set(base.outside.map(\.fingerprint))
    for finding in gone where !outsideBefore.contains(finding.fingerprint) {
      if notRead.hold(finding.file) {
        compared.undecided.append(finding)
      } else if accepted.contains(finding.key) {
        compared.accepted.append(finding)
      } else {
        compared.resolved.append(finding)
      }
    }
    compared.result.summary.new = compared.result.findings.count { $0.state == .new }
    compared.result.summary.known = compared.result.findings.count { $0.state == .known }
    compared.result.summary.resolved = compared.resolved.count
    return compared
  }
}

extension Finding {
  /// Takes over what the same finding, held against the baseline, has that is known.
  fileprivate mutating func accept(_ other: Finding) {
    guard state == .new else { return }
    if other.state == .known {
      settle(as: .known)
    } else if !other.newCauses.isEmpty {
      let names = Set(other.newCauses.map(\.name))
      newCauses = (newCauses.isEmpty ? causes : newCauses).filter { names.contains($0.name) }
      if newCauses.isEmpty { state = .known }
    }
  }
}
