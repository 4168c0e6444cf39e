import ArchCheck
import Foundation
import Markdown
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
    try expectFresh("\(id).md", RulePage(rule).markdown)
  }

  @Test func indexIsFresh() throws {
    try expectFresh("README.md", ruleIndex)
  }

  private func expectFresh(
    _ name: String, _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = Self.folder.appendingPathComponent(name)
    if Self.isUpdating {
      try FileManager.default.createDirectory(
        at: Self.folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let written = try? String(contentsOf: file, encoding: .utf8)
    #expect(
      written == text, "stale: UPDATE_SNAPSHOTS=1 swift test writes Docs/Rules anew",
      sourceLocation: sourceLocation)
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
    #expect(Set(names) == Set(RuleCatalog.rules.map { "\($0.id).md" } + ["README.md"]))
  }
}

/// All rules of the catalogue as a Markdown page, by category, each linked to its own.
private var ruleIndex: String {
  let sections = RuleDocumentation.Category.allCases.compactMap { category -> String? in
    let pages = RuleCatalog.rules.map { RulePage($0) }.filter { $0.category == category.rawValue }
    if pages.isEmpty { return nil }
    let rows = pages.map { page in
      let profiles = Profile.allCases.map(\.rawValue).filter(page.profiles.contains)
      return [
        "[\(codeSpan(page.id, inTable: true))](\(page.id).md)", escape(page.summary),
        page.severity, page.certainty, profiles.joined(separator: ", "),
      ].joined(separator: " | ")
    }
    let table = ["rule | demand | severity | certainty | profiles", "--- | --- | --- | --- | ---"]
    return "## \(category.title)\n\n"
      + (table + rows).map { "| \($0) |" }.joined(separator: "\n")
  }
  return """
    # Rules

    A rule of certainty *rule* decides from the code and the graph; a *heuristic* goes by a threshold, a
    naming convention or an approximation. Which rules run is decided by the
    [profiles](../Configuration.md#profiles-and-architectures) that the configuration names, and by its
    `rules`: `archcheck rules` lists them for a project, and `archcheck explain RULE` prints a rule's page.
    A project's own demands are [contracts](../Contracts/README.md) and
    [rules of its own](../Configuration.md#rules-of-your-own).

    \(sections.joined(separator: "\n\n"))

    """
}

extension RuleDocumentation.Category {
  fileprivate var title: String {
    switch self {
    case .layering: "Layering: what a view, a view model or a service may do"
    case .solid: "SOLID: size, cohesion, inheritance and coupling"
    case .dependencyInjection: "Dependency injection: where a type gets its services"
    case .moduleStructure: "Module structure: targets and folders"
    case .typeDesign: "Type design: classes, values and closures"
    case .userInterface: "User interface: what is built where"
    case .custom: "Custom"
    }
  }
}
