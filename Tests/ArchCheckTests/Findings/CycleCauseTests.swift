import Testing

@testable import ArchCheck

/// A cycle that is taken apart leaves smaller ones, which are not new.
@Suite struct CycleCauseTests {
  private func cycle(_ members: String..., rule: String = "type_cycle") -> Finding {
    let chain = (members + [members[0]]).joined(separator: " → ")
    var finding = Finding(
      "\(chain) is a cycle", at: Location(file: "A.swift", line: 3, column: 1), module: "Cart",
      subject: "Cart.\(members[0])", target: "Cart.\(members[1])")
    finding.rule = rule
    return finding.caused(
      by: members.map { Finding.Cause($0, at: Location(file: "A.swift", line: 3, column: 1)) },
      of: chain)
  }

  private func baseline(_ findings: Finding...) -> Baseline {
    Baseline(of: findings, version: "1", rules: [], modules: ["Cart"])
  }

  @Test func partsOfAKnownCycleAreKnown() {
    let whole = cycle("A", "B", "C", "D", "E", "F")
    let parts = [cycle("B", "C"), cycle("D", "E")]
    let comparison = Comparison(of: parts, with: baseline(whole))
    #expect(comparison.findings.map(\.state) == [.known, .known])
    #expect(comparison.resolvedCount == 0)
    #expect(comparison.shrunk.map(\.causes) == [["A", "F"]])
    #expect(Comparison(of: parts, since: [whole]).findings.map(\.state) == [.known, .known])
    // What is left is accepted after pruning, too, and no more.
    let pruned = baseline(whole).pruned(to: parts)
    #expect(pruned.entries.map(\.causes) == [["B", "C", "D", "E"]])
    #expect(Comparison(of: parts, with: pruned).findings.map(\.state) == [.known, .known])
    #expect(baseline(whole).pruned(to: []).entries == [])
  }

  @Test func othersAreNew() {
    let whole = cycle("A", "B", "C")
    for other in [cycle("B", "D"), cycle("B", "C", rule: "acyclic"), cycle("D", "E")] {
      #expect(Comparison(of: [other], with: baseline(whole)).findings[0].state == .new)
      #expect(Comparison(of: [other], since: [whole]).findings[0].state == .new)
    }
  }
}
