import Testing

@testable import ArchCheck

/// The rule, the contract, the command `cycles`, a snapshot and the history say the same of a cycle.
@Suite struct CycleTests {
  /// What each of them says: the cut, or the members where there is no word of a cut.
  private struct Told: Equatable {
    var rule: [String]
    var contract: [String]
    var command: [String]
    var snapshot: [[String]]
    var history: Int
  }

  private func told(_ level: AcyclicContract.Level, of example: Example) throws -> Told {
    let graph = example.graph()
    let isOfModules = level == .modules
    let rule: any Rule = isOfModules ? ModuleCycle() : TypeCycle()
    let contracts = read("version: 1\ncontracts: [{ acyclic: \(level.rawValue) }]").configuration?
      .contracts
    let cycles = isOfModules ? graph.moduleCycles() : graph.typeCycles()
    let result = AnalysisResult(
      project: .init(name: "Shop"), summary: .init(), findings: [], diagnostics: [], rules: [],
      notes: [], timings: [], outside: [], accepted: [], unread: [])
    let commit = try #require(
      Commit(id: "1", object: Array("tree 2\ncommitter A <a@b.c> 0 +0000\n\nText\n".utf8)))
    let entry = HistoryEntry(of: LinkedResult(result: result, graph: graph), at: commit)
    return Told(
      rule: ConfiguredRule(rule).findingsOrIssue(in: graph).map(cut),
      contract: try #require(contracts).check(in: graph).findings.map(cut),
      command: cycles.map { cycle in
        cycle.cut.hops.map { "\($0.source) → \($0.target)" }.joined(separator: ", ")
      },
      snapshot: Snapshot(of: graph).cycles.filter { $0.level == (isOfModules ? .module : .type) }
        .map(\.members),
      history: isOfModules ? entry.moduleCycles : entry.typeCycles)
  }

  /// `Cut Cart → Feed: move …` without what is said of any cycle.
  private func cut(_ finding: Finding) -> String {
    String(finding.fix.prefix { $0 != ":" }.dropFirst("Cut ".count))
  }

  private func check(
    _ level: AcyclicContract.Level, _ example: Example, cut: String, of members: [String],
    qualified: String? = nil, location: SourceLocation = #_sourceLocation
  ) throws {
    let expected = Told(
      rule: [cut], contract: [cut], command: [qualified ?? cut], snapshot: [members], history: 1)
    #expect(try told(level, of: example) == expected, sourceLocation: location)
  }

  private func checkNone(
    _ level: AcyclicContract.Level, _ example: Example, location: SourceLocation = #_sourceLocation
  ) throws {
    let expected = Told(rule: [], contract: [], command: [], snapshot: [], history: 0)
    #expect(try told(level, of: example) == expected, sourceLocation: location)
  }

  /// One import stands for five places; two stand for themselves.
  @Test func placesCountAndNotOnlyImports() throws {
    try check(
      .modules,
      Example(
        """
        //- Cart/Cart.swift
        import Feed
        public struct Cart {
          public var first: Item
          public var second: Item
          public var third: Item
          public var fourth: Item
        }
        //- Feed/Feed.swift
        import Cart
        public struct Item {}
        //- Feed/More.swift
        import Cart
        """), cut: "Feed → Cart", of: ["Cart", "Feed"])
  }

  /// What is only declared costs less than one import; of two imports the undeclared one is cut.
  @Test func whatIsDeclaredAndUnusedIsCutFirst() throws {
    func modules(_ line: String, manifest: [String: [String]]) -> Example {
      Example(
        """
        //- Cart/Cart.swift
        import Feed
        //- Feed/Feed.swift
        \(line)
        """, manifest: manifest)
    }
    let members = ["Cart", "Feed"]
    try check(
      .modules, modules("", manifest: ["Cart": ["Feed"], "Feed": ["Cart"]]), cut: "Feed → Cart",
      of: members)
    try check(
      .modules, modules("import Cart", manifest: ["Feed": ["Cart"]]), cut: "Cart → Feed",
      of: members)
    try check(
      .modules, modules("import Cart", manifest: ["Cart": ["Feed"]]), cut: "Feed → Cart",
      of: members)
  }

  @Test func conditionsThatExcludeEachOther() throws {
    func cart(_ condition: String, manifest: [String: [String]] = [:]) -> Example {
      Example(
        """
        //- Cart/Cart.swift
        #if os(macOS)
        import Feed
        public struct Cart { public var item: Item }
        #endif
        //- Feed/Feed.swift
        #if \(condition)
        import Cart
        #endif
        public struct Item {}
        """, manifest: manifest)
    }
    try checkNone(.modules, cart("!os(macOS)"))
    try checkNone(.modules, cart("!os(macOS)", manifest: ["Cart": ["Feed"]]))
    try check(.modules, cart("DEBUG"), cut: "Feed → Cart", of: ["Cart", "Feed"])
  }

  /// A module that is imported under either of two conditions is there where one of them holds.
  @Test func oneOfSeveralConditionsIsEnough() throws {
    try check(
      .modules,
      Example(
        """
        //- Cart/Cart.swift
        #if os(iOS)
        import Feed
        #endif
        //- Cart/Desk.swift
        #if os(macOS)
        import Feed
        #endif
        //- Feed/Feed.swift
        #if os(macOS)
        import Cart
        #endif
        """), cut: "Feed → Cart", of: ["Cart", "Feed"])
  }

  @Test func testsCloseNoCycle() throws {
    try checkNone(
      .modules,
      Example(
        """
        //- Cart/Cart.swift
        import Feed
        //- Feed/Feed.swift
        public struct Item {}
        //- Feed/Checks.swift
        import Cart
        import XCTest
        """, manifest: ["Cart": ["Feed"]]))
  }

  @Test func typesAreCutWhereTheArchitectSays() throws {
    try check(
      .types,
      Example(
        """
        //- App/List.swift
        final class List {
          let row = Row()
          func select() { row.select() }
        }
        //- App/Row.swift
        final class Row {
          weak var list: List?
          func select() { list?.select() }
        }
        """), cut: "Row → List", of: ["App.List", "App.Row"],
      qualified: "App.Row → App.List")
  }

  @Test func typesUnderConditionsThatExcludeEachOther() throws {
    func list(_ condition: String) -> Example {
      Example(
        """
        //- App/List.swift
        final class List {
          #if os(macOS)
          var row: Row?
          #endif
        }
        //- App/Row.swift
        final class Row {
          #if \(condition)
          weak var list: List?
          #endif
        }
        """)
    }
    try checkNone(.types, list("os(iOS)"))
    try check(
      .types, list("DEBUG"), cut: "Row → List", of: ["App.List", "App.Row"],
      qualified: "App.Row → App.List")
  }
}
