import ArchCheck
import Foundation
import Report
import Testing

/// `Docs/Rules` is what the rules themselves say.
@Suite struct RulePageTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Docs/Rules")

  private static var isUpdating: Bool {
    ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1"
  }

  @Test(arguments: RuleCatalog.rules.map { $0.id })
  func isFresh(_ id: String) throws {
    let rule = try #require(RuleCatalog.rule(id))
    let text = RulePage(rule).markdown
    let file = Self.folder.appendingPathComponent("\(id).md")
    if Self.isUpdating {
      try FileManager.default.createDirectory(
        at: Self.folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let written = try? String(contentsOf: file, encoding: .utf8)
    #expect(written == text, "stale: UPDATE_SNAPSHOTS=1 swift test writes Docs/Rules anew")
  }

  /// Whatever a finding has as its rule, there is something to say about it.
  @Test(arguments: RuleCatalog.rules.idsOfFindings)
  func everyIdOfAFindingIsExplained(_ id: String) throws {
    let page =
      RuleCatalog.rule(id).map { RulePage($0) } ?? RulePage(acceptance: id)
      ?? RulePage(contractKind: id, among: [])
    #expect(page.map { !$0.summary.isEmpty && !$0.fix.isEmpty } == true)
  }

  @Test func noPageIsLeftOver() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(names) == Set(RuleCatalog.rules.map { "\($0.id).md" }))
  }
}
