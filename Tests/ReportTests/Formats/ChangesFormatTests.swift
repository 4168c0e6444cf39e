import Foundation
import Markdown
import Testing

@testable import ArchCheck
@testable import Report

@Suite struct ChangesFormatTests {
  private func render(
    _ format: ChangesFormat, _ changes: Changes = SampleChanges.ordinary, limit: Int = 65_000
  ) -> String {
    var setting = SampleResult.setting
    setting.markdownLimit = limit
    return format.render(changes, setting)
  }

  @Test func cyclesThatGrewTellWhoJoined() {
    let names = (10..<40).map { "App.T\($0)" }
    var changes = SampleChanges.empty
    changes.cycles.removed = [
      Snapshot.Cycle(level: .type, members: Array(names[..<20])),
      Snapshot.Cycle(level: .module, members: ["A", "B"]),
    ]
    changes.cycles.added = [
      Snapshot.Cycle(level: .type, members: Array(names[1..<22])),
      Snapshot.Cycle(level: .type, members: Array(names[20...])),
    ]
    #expect(
      changes.cyclesShown.added == [
        "App.T30, App.T31 in a cycle, now of 21 types",
        "App.T30, App.T31, App.T32, App.T33, App.T34, App.T35, App.T36, App.T37 and 2 more (10 types)",
      ])
    #expect(
      changes.cyclesShown.removed == [
        "App.T10 out of a cycle, now of 21 types", "A, B (2 modules)",
      ])
  }

  /// As git has them.
  @Test func additionsAreGreen() {
    var setting = SampleResult.setting
    setting.color = true
    var changes = SampleChanges.empty
    changes.types.added = ["Cart.New"]
    changes.types.removed = ["Cart.Old"]
    let text = ChangesFormat.text.render(changes, setting)
    #expect(text.contains("\u{1B}[32m+\u{1B}[0m Cart.New"))
    #expect(text.contains("31m−\u{1B}[0m Cart.Old"))
  }

  // MARK: Golden

  @Test func textTellsEverything() {
    #expect(
      render(.text) == """
        main (3f2c) → work tree (3f2c and changes)

        Sources/Feed/Session.swift:3:5  error  Session is a singleton  [no_singletons]
           under: DEBUG
           note: this rests on a single weak sign
           because: Tests must not share state.

        Sources/Cart/CartCell.swift:5:13  warning  CartCell knows the model Order
           [views_not_model_aware]
            5 |     var order: Order?
              |                ^^^^^ Order is a model: it stands in module Models and is
              | Codable
           at Sources/Models/Order.swift:3:8  Order is declared here
           fix: hand the cell the values it shows, or let a presenter fill it

        resolved  Sources/Cart/Session.swift:3  Session is a singleton  [no_singletons]
           moved to Feed
        resolved  Sources/Old/Session.swift:3  Old.Session is a singleton
           [no_singletons]

        modules
           + Feed
        dependencies
           + Cart → Feed Sources/Feed/Cart.swift:3
           − Feed → Old
        cycles
           + Cart, Feed (2 modules)
           − Cart.A, Feed.B (2 types)
        moved types
           Session: Cart → Feed
        types
           + Feed.Row
        dependencies between types
           + Cart.Cart → Feed.Row
           − Cart.Cart → Cart.Old
        public declarations
           1 → 2 (+2 −1)
        metrics
           Feed: lines – → 1,200, D 0.25 → 0.33

        2 new: 1 error, 1 warning · 2 suppressed · 1 info (--verbose) · uncovered: 1
           module (Tools), 12 files and 1,040 dependencies
        14 modules, 903 types, 51,200 lines in 0.41 s

        """)
  }

  @Test func markdownTellsTheWorstFirst() {
    #expect(
      render(.markdown) == """
        ## Architecture: main (3f2c) → work tree (3f2c and changes)

        **2 new** findings · 2 resolved · module dependencies +1 −1 · cycles +1 −1 · modules +1 −0 · types +2 −1 · type dependencies +1 −1 · public declarations +2 −1

        ### New findings

        - **error** Session is a singleton (`no_singletons`) at `Sources/Feed/Session.swift:3`
        - **warning** CartCell knows the model Order (`views_not_model_aware`) at `Sources/Cart/CartCell.swift:5`

        ### Cycles

        - added `Cart, Feed (2 modules)`
        - removed `Cart.A, Feed.B (2 types)`

        ### Dependencies between modules

        - added `Cart → Feed` at `Sources/Feed/Cart.swift:3`
        - removed `Feed → Old`

        ### Modules

        - added `Feed`

        ### Resolved findings

        - Session is a singleton (`no_singletons`) at `Sources/Cart/Session.swift:3`, moved to `Feed`
        - Old.Session is a singleton (`no_singletons`) at `Sources/Old/Session.swift:3`

        ### Types that moved

        - `Session`: `Cart` → `Feed`

        ### Public declarations

        - added `Feed.Row`
        - added `Feed.Row.init(_:)`
        - removed `Cart.Session`

        ### Metrics

        - `Feed`: lines – → 1,200, D 0.25 → 0.33

        ### Types

        - added `Feed.Row`

        ### Dependencies between types

        - added `Cart.Cart → Feed.Row`
        - removed `Cart.Cart → Cart.Old`

        """)
  }

  @Test(arguments: [ChangesFormat.text, .markdown])
  func nothingIsSaid(_ format: ChangesFormat) {
    let text = render(format, SampleChanges.empty)
    #expect(text.contains("No change to modules, dependencies, types and findings."))
    #expect(!text.contains("###"))
  }

  // MARK: JSON

  @Test(arguments: [SampleChanges.ordinary, SampleChanges.hostile, SampleChanges.empty])
  func jsonHasEverything(_ changes: Changes) throws {
    let value = try JSONSerialization.jsonObject(with: Data(render(.json, changes).utf8))
    let map = try #require(value as? [String: Any])
    #expect(
      Set(map.keys) == [
        "schemaVersion", "tool", "base", "head", "configurationChanged", "findings", "accepted",
        "modules", "types", "moves", "dependencies", "typeDependencies", "cycles", "surface",
        "metrics", "diagnostics",
      ])
    let findings = try #require(map["findings"] as? [[String: Any]])
    #expect(findings.map { $0["state"] as? String } == changes.findings.map(\.state.rawValue))
    #expect(
      findings.map { $0["fingerprint"] as? String } == changes.findings.map(\.fingerprint))
    for (key, difference) in [
      ("modules", changes.modules), ("types", changes.types), ("surface", changes.surface),
      ("typeDependencies", changes.typeDependencies),
    ] {
      let told = try #require(map[key] as? [String: [String]])
      #expect(told == ["added": difference.added, "removed": difference.removed])
    }
    let uses = try #require(map["dependencies"] as? [String: [[String: Any]]])
    #expect(
      uses["added"]?.map { $0["target"] as? String } == changes.dependencies.added.map(\.target))
    let cycles = try #require(map["cycles"] as? [String: [[String: Any]]])
    #expect(
      cycles["added"]?.map { $0["members"] as? [String] } == changes.cycles.added.map(\.members))
    let moves = try #require(map["moves"] as? [[String: String]])
    #expect(moves.map { $0["to"] } == changes.moves.map(\.to))
    let metrics = try #require(map["metrics"] as? [[String: Any]])
    #expect(metrics.map { $0["module"] as? String } == changes.metrics.map(\.module))
    for (told, movement) in zip(metrics, changes.metrics) {
      #expect((told["before"] is NSNull) == (movement.before == nil))
      #expect(abs((told["after"] as? Double ?? 0) - (movement.after ?? 0)) < 1e-5)
    }
  }

  // MARK: Hostile text

  @Test(arguments: ChangesFormat.allCases)
  func noFormatHoldsControlCharacters(_ format: ChangesFormat) {
    let text = render(format, SampleChanges.hostile)
    #expect(!text.unicodeScalars.contains { $0 != "\n" && $0.isUnsafeToShow })
    #expect(text == render(format, SampleChanges.hostile))
  }

  @Test func markdownStaysText() {
    let text = render(.markdown, SampleChanges.hostile)
    let document = Document(parsing: text)
    #expect(document.destinations.isEmpty)
    #expect(document.headings.count == 11)
  }

  // MARK: Limits

  /// Many findings, dependencies and types of one change.
  private func large(_ count: Int) -> Changes {
    var changes = SampleChanges.changes(
      (0..<count).map { number in
        var finding = number + 1 == count ? SampleResult.session : SampleResult.cell
        finding.line = number
        return finding
      })
    changes.types.added = (0..<count).map { "Feed.Type\($0)" }
    changes.typeDependencies.added = (0..<count).map { "Cart.Cart → Feed.Type\($0)" }
    changes.dependencies.added = (0..<count).map {
      Snapshot.ModuleUse(source: "Cart", target: "M\($0)", isExternal: false, location: nil)
    }
    return changes
  }

  @Test(arguments: [1_000, 5_000, 65_000])
  func aCommentKeepsToTheLimit(_ limit: Int) throws {
    let text = render(.markdown, large(3_000), limit: limit)
    #expect(text.utf8.count <= limit)
    #expect(text.utf8.count > limit * 7 / 10 - 1_000)
    // The error is the last finding of all.
    let lines = text.split(separator: "\n")
    let first = try #require(lines.first { $0.hasPrefix("- ") })
    #expect(first.hasPrefix("- **error** "))
    #expect(lines.contains { $0.hasPrefix("- and ") && $0.hasSuffix(" more") })
    #expect(lines.last?.hasSuffix(" lines are left out here.") == true)
    #expect(lines.last?.hasPrefix("`archcheck diff 3f2c --format json` prints all: ") == true)
    // However many findings there are, what happened to modules is told.
    #expect(limit < 5_000 || lines.contains("- added `Cart, Feed (2 modules)`"))
  }

  /// As in every other format.
  @Test func newFindingsInTestsComeLast() throws {
    var findings = [SampleResult.cell, SampleResult.cell]
    (findings[0].file, findings[0].isInTests) = ("Tests/A.swift", true)
    findings[1].file = "Sources/B.swift"
    let text = render(.markdown, SampleChanges.changes(findings))
    let places = ["Sources/B.swift", "Tests/A.swift"].map { text.firstRange(of: $0)?.lowerBound }
    #expect(try #require(places[0]) < #require(places[1]))
  }

  /// However long the names of branches are and whatever changed.
  @Test func theLeastLimitIsKept() {
    var changes = large(3_000)
    changes.base.name = String(repeating: "feature_", count: 30)
    changes.head.name = changes.base.name
    changes.configurationChanged = true
    let least = FormatSetting.leastMarkdownLimit
    #expect(render(.markdown, changes, limit: least).utf8.count <= least)
  }

  @Test func longListsAreCounted() throws {
    let changes = large(300)
    let markdown = render(.markdown, changes, limit: 900_000)
    #expect(markdown.matches(of: /- added `Cart → M/).count == 50)
    #expect(markdown.contains("- and 251 more\n"))
    #expect(markdown.matches(of: /- added `Cart\.Cart → Feed\.Type/).count == 50)
    let text = render(.text, changes)
    #expect(text.matches(of: /\+ Cart → M/).count == 12)
    #expect(text.matches(of: /\+ Cart\.Cart → Feed\.Type/).count == 12)
    #expect(text.contains("and 288 more (--verbose)"))
  }

  /// What a type that moved uses, and what uses it, is told where it is not what it was.
  @Test(arguments: [ChangesFormat.text, .markdown])
  func movesRenameNoDependencies(_ format: ChangesFormat) {
    var changes = SampleChanges.ordinary
    changes.typeDependencies.removed += [
      "Cart.Cart → Cart.Session", "Cart.Session → Cart.Price", "Cart.Session → Cart.Session.State",
    ]
    changes.typeDependencies.added += [
      "Cart.Cart → Feed.Session", "Feed.Session → Cart.Price", "Feed.Session → Feed.Clock",
    ]
    let text = render(format, changes)
    #expect(!text.contains("Cart.Cart → Feed.Session"))
    #expect(!text.contains("Cart.Cart → Cart.Session"))
    #expect(!text.contains("Session → Cart.Price"))
    #expect(text.contains("Feed.Session → Feed.Clock"))
    #expect(text.contains("Cart.Session → Cart.Session.State"))
    let told = render(.json, changes)
    #expect(told.contains("Cart.Cart → Feed.Session"))
  }

  @Test func whatIsWorseStandsBeforeWhatIsLess() throws {
    let text = render(.markdown)
    let order = [
      "New findings", "Cycles", "Dependencies between modules", "Modules", "Resolved findings",
      "Types that moved", "Public declarations", "Metrics", "Types",
      "Dependencies between types",
    ]
    let headings = text.split(separator: "\n").filter { $0.hasPrefix("### ") }
    #expect(headings.map { String($0.dropFirst(4)) } == order)
  }
}
