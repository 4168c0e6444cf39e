import Foundation
import Markdown
import Repositories
import Testing

@testable import ArchCheck

/// What the documentation of the configuration shows is what happens.
@Suite struct ConfigurationDocumentTests {
  private static let docs = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Docs")

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.docs.appendingPathComponent(path), encoding: .utf8)
  }

  @Test(arguments: ContractCatalog.words)
  func examplesFindWhatTheySay(_ kind: String) throws {
    let page = try text("Contracts/\(kind).md")
    let kinds = try check(Document(parsing: page).codeBlocks, of: page, at: "Contracts/\(kind).md")
    #expect(kinds == [kind])
  }

  /// Each tool's section has its own words, then the contract, the files and the findings.
  @Test func examplesOfOtherToolsFindWhatTheySay() throws {
    let page = try text("Migration.md")
    let sections = page.components(separatedBy: "\n## ").dropFirst()
    #expect(sections.count == 5)
    for section in sections {
      let blocks = Document(parsing: "## " + section).codeBlocks
      #expect(blocks.count >= 4)
      #expect(try check(blocks, of: page, at: "Migration.md") != [])
    }
  }

  /// Holds the contracts and rules of a `yaml` block against the files of the `swift` block; the
  /// findings are those of the `text` block. Returns the kinds of the contracts and the rules' ids.
  private func check(
    _ blocks: [CodeBlock], of page: String, at path: String
  ) throws -> [String] {
    func block(_ language: String) throws -> String {
      try #require(
        blocks.first { block in
          block.language == language && (language != "swift" || block.text.hasPrefix("//-"))
        }
      ).text
    }
    let (found, mistakes) = read(try block("yaml"))
    #expect(mistakes == [])
    var configuration = try #require(found)
    #expect(configuration.readDiagrams(in: TextTree("//- Docs/\(path)\n\(page)")) == [])
    var graph = Example(try block("swift")).graph()
    graph.claims.components = configuration.claims(for: []).components
    #expect(configuration.mistakes(in: graph) == [])
    let findings =
      configuration.contracts.check(in: graph).findings
      + configuration.customRules.flatMap { $0.findings(in: graph) }
    #expect(
      findings.map { "\($0.file):\($0.line): \($0.message)\n" }.joined() == (try block("text")))
    return configuration.contracts.map(\.word) + configuration.customRules.map(\.id)
  }

  @Test func tellsTheArchitectureOfEachProfile() throws {
    let page = try text("Configuration.md")
    for profile in Profile.allCases {
      let told = profile.architecture.map { "`\($0)` |" } ?? "the common core"
      #expect(page.contains("| `\(profile.rawValue)` | \(told)"))
    }
  }

  @Test func introducesEachGuideWithAProfile() throws {
    let page = try text("Configuration.md")
    for guide in Guide.allCases where guide.hasProfile {
      let row = page.split(separator: "\n").first { $0.hasPrefix("| `\(guide.profile)` |") }
      #expect(row?.hasSuffix(" | \(guide.title) |") == true, "\(guide.title)")
    }
  }

  @Test func explainsEachRoleAndKindOfUse() throws {
    let page = try text("Configuration.md")
    func words(below heading: String) throws -> [String] {
      let start = try #require(page.range(of: heading))
      return page[start.upperBound...].components(separatedBy: "\n## ")[0]
        .matches(of: /\n\| `(\w+)` \| \S/).map { String($0.1) }
    }
    #expect(try words(below: "\n## Roles\n") == Role.allCases.sorted().map(\.rawValue))
    #expect(try words(below: "\n## Uses of types\n") == DependencyKind.allCases.map(\.name))
  }

  @Test func examplesOfTheOverviewRead() throws {
    let blocks = Document(parsing: try text("Configuration.md")).codeBlocks
      .filter { $0.language == "yaml" }
    // One of them extends what another says.
    let base = try #require(blocks.first { $0.text.contains("cells_know_no_models:\n") })
    let repository = try ScriptedRepository(
      "mkdir app\nput company/archcheck.yml <<'END'\n\(base.text)END\n")
    let files = ConfigurationFiles(besideFileIn: repository.path + "/app")
    for block in blocks { #expect(read(block.text, extending: files).mistakes == []) }
  }

  @Test func namesEveryKey() throws {
    try expectFresh("Configuration.md", [("Every key", Configuration.keyReference)])
  }

  @Test func listsEveryKindOfContract() throws {
    try expectFresh("Contracts/README.md", [("Kinds", Configuration.contractReference)])
  }

  @Test func definesEveryFigure() throws {
    let modules = ModuleMetric.allCases.map { [$0.label, $0.meaning] }
    let types = TypeMetric.allCases.map { [$0.label, "`\($0.rawValue)`", $0.meaning] }
    try expectFresh(
      "Metrics.md",
      [
        ("Modules", table(of: ["figure", "meaning"], modules)),
        ("Types", table(of: ["figure", "in a rule of your own", "meaning"], types)),
      ])
  }

  /// Each table is the one below its heading; `UPDATE_SNAPSHOTS=1 swift test` writes it anew.
  private func expectFresh(
    _ path: String, _ tables: [(heading: String, table: String)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let page = try text(path)
    var expected = page
    for (heading, table) in tables {
      let start = try #require(expected.range(of: "\n## \(heading)\n\n")).upperBound
      let rest = expected[start...]
      let end = rest.range(of: "\n\n")?.lowerBound ?? rest.lastIndex(of: "\n") ?? rest.endIndex
      expected.replaceSubrange(start..<end, with: table)
    }
    if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
      try Data(expected.utf8).write(to: Self.docs.appendingPathComponent(path))
    } else {
      #expect(
        page == expected, "stale: UPDATE_SNAPSHOTS=1 swift test writes the tables of \(path) anew",
        sourceLocation: sourceLocation)
    }
  }
}
