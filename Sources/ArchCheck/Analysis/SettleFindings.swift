/// Findings after suppressions, exceptions and the baseline.
struct Settled {
  var comparison: Comparison
  /// Findings that the run is not about.
  var outside: [Finding]
  var suppressed: Int
  var excepted: Int
  /// What comments and exceptions accept, whole or in part.
  var accepted: Set<Finding.Key>
  var notes: [Note]
}

extension Analysis {
  /// The baseline with the names that what it accepts has by now.
  package func baseline(today findings: [Finding]) -> Baseline? {
    baseline?.renamed(today: findings, contracts: Set(configuration.contracts.map(\.name)))
  }

  func settle(
    _ found: [Finding], in graph: DependencyGraph, unread: Set<String> = []
  ) -> Settled {
    let known = Set(
      RuleCatalog.rules.idsWithContracts + configuration.customRules.map(\.id) + rules.map(\.id))
    let active = Set(rules.map(\.id) + configuration.contracts.map(\.word))
    let suppressed = Suppressed(
      found, in: graph, knownRules: known, activeRules: active, unread: unread, today: today)
    let excepted = Excepted(
      suppressed.findings, by: configuration.exceptions, activeRules: active, today: today)
    // Compared as a whole, so that a finding that was moved into the part is known there.
    let told = marked(excepted.findings, in: graph).fingerprinted()
    let whole = Comparison(of: told, with: baseline(today: told), unread: unread)
    let comparison = whole.narrowed(to: isInFocus)
    let notes = suppressed.notes + excepted.notes + comparison.notes
    return Settled(
      comparison: comparison, outside: whole.findings.filter { !isInFocus($0.file) },
      suppressed: suppressed.suppressed.count { isInFocus($0.file) },
      excepted: excepted.excepted.count { isInFocus($0.file) },
      accepted: Set((suppressed.suppressed + excepted.excepted).map(\.key)), notes: notes)
  }

  /// The findings, each with whether it is about code of tests.
  private func marked(_ findings: [Finding], in graph: DependencyGraph) -> [Finding] {
    let files = Set(graph.files.filter(\.isTest).map(\.path))
    let modules = Set(graph.ownModules.filter(\.isTest).map(\.name))
    return findings.map { found in
      var finding = found
      finding.isInTests = files.contains(found.file) || modules.contains(found.module)
      return finding
    }
  }
}
