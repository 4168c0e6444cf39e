import Testing

@testable import ArchCheck

/// Of many places the first are told, and it is never forgotten how many there are.
@Suite struct EvidenceTests {
  private func places(_ count: Int) -> [Finding.Evidence] {
    (0..<count).map {
      Finding.Evidence("here", at: Location(file: "Cell.swift", line: $0 + 4, column: 1))
    }
  }

  private func finding(_ count: Int) -> Finding {
    Finding(
      "knows models", at: Location(file: "Cell.swift", line: 3, column: 1), module: "Cart",
      subject: "Cart.Cell", evidence: places(count))
  }

  @Test(arguments: [(0, 0, 0), (20, 20, 0), (21, 20, 1), (70, 20, 50)])
  func theRestIsCounted(_ count: Int, _ told: Int, _ omitted: Int) {
    let finding = finding(count)
    #expect(finding.evidence == Array(places(count).prefix(told)))
    #expect(finding.omittedEvidence == omitted)
  }

  @Test func noRuleForgetsPlaces() throws {
    let rows = (0..<30).map { "    Text(price.formatted(\($0)))\n" }.joined()
    let graph = Example(
      """
      //- App/PriceView.swift
      import SwiftUI
      struct PriceView: View {
        let price: Decimal
        var body: some View {
          VStack {
      \(rows)
          }
        }
      }
      """
    ).graph()
    let found = try ConfiguredRule(NoFormattingInViews()).findings(in: graph)
    let finding = try #require(found.first)
    #expect(finding.evidence.count == 20)
    // The role of the view, and all places but the finding's own.
    #expect(finding.evidence.count + finding.omittedEvidence == 30)
  }

  @Test func noContractForgetsPlaces() throws {
    let uses = (0..<30).map { "  let order\($0): Order\n" }.joined()
    let graph = Example(
      "//- Cart/Cart.swift\nimport Feed\nstruct Cart {\n\(uses)}\n//- Feed/Order.swift\npublic struct Order {}\n"
    ).graph()
    let configuration = try #require(
      read("version: 1\ncontracts: [{ forbidden: { from: Cart, to: Feed } }]").configuration)
    let findings = configuration.contracts.check(in: graph).findings
    #expect(findings.map(\.evidence.count) == [20])
    // The properties, the import and the manifest.
    #expect(findings.map { $0.evidence.count + $0.omittedEvidence } == [32])
  }

  /// What a comment accepts is no further place.
  @Test func acceptedPlacesAreNotCounted() {
    let all = finding(30).caused(
      by: (0..<31).map {
        Finding.Cause("T\($0)", at: Location(file: "Cell.swift", line: $0 + 3, column: 1))
      })
    #expect(all.omittedEvidence == 10)
    let left = all.divided { [5, 30, 31].contains($0.line) }.left
    #expect(left?.evidence.count == 19)
    #expect(left?.omittedEvidence == 8)
  }

  @Test func newCausesAreCounted() {
    var finding = finding(15).caused(
      by: (0..<40).map {
        Finding.Cause("T\($0)", at: Location(file: "Cell.swift", line: $0 + 3, column: 1))
      })
    finding.newCauses = Array(finding.causes.suffix(20))
    let told = finding.asShown
    #expect(told.evidence.count == 21)
    #expect(told.evidence.last?.message == "known here")
    // 15 places, and 19 new ones beside the headline's.
    #expect(told.omittedEvidence == 14)
  }
}
