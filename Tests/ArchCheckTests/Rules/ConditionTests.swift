import Testing

@testable import ArchCheck

@Suite struct ConditionTests {
  @Test(arguments: [
    ("os(iOS)", "!os(iOS)", true), ("os(iOS)", "!(os(iOS))", true),
    ("DEBUG && os(iOS)", "os(macOS) && CIPHER", true), ("DEBUG", "os(iOS)", false),
    ("os(iOS) || os(tvOS)", "os(iOS)", false), ("A && B", "!(A && B)", true),
    ("os(iOS)", "os(iOS) && DEBUG", false), ("canImport(UIKit)", "canImport(AppKit)", false),
    ("!!os(iOS)", "!os(iOS)", true), ("os(macOS) || os(iOS) && DEBUG", "!DEBUG", false),
    ("(os(macOS) || os(iOS)) && DEBUG", "!DEBUG", true), ("A || B", "!A && !B", true),
    ("A || B", "!(A || B)", true), ("A || B", "!A || !B", false),
    ("!(A && B)", "A && B && C", true),
    ("os(iOS) || os(tvOS)", "os(macOS) || os(watchOS)", true), ("A&&B", "!( A && B )", true),
    ("os(iOS) || os(tvOS)", "arch(arm64)", false), ("!(A || os(iOS))", "os(iOS) && B", true),
    ("(A || B) && (A || !B)", "!A", true), ("swift(>=6.0)", "!swift(>=6.0)", true),
    ("A && (B", "!A", true), ("A B", "!A", false), ("", "A", false),
    ("!os(iOS) && os(macOS)", "os(macOS) && !os(tvOS)", false), ("arch(arm64)", "arch(i386)", true),
  ])
  func tellsWhatExcludesEachOther(_ left: String, _ right: String, _ expected: Bool) {
    var graph = DependencyGraph()
    graph.conditions = [left, right].map { BuildCondition($0) }
    #expect(graph.excludeEachOther(0, 1) == expected)
    #expect(graph.excludeEachOther(1, 0) == expected)
    #expect(!graph.excludeEachOther(0, 0))
  }

  @Test(arguments: [
    ("CIPHER", true), ("os(iOS) && CIPHER", true), ("!CIPHER", false), ("!(CIPHER)", false),
    ("DEBUG", false), ("canImport(UIKit) && swift(>=6.0)", false), ("!os(iOS) || CIPHER", true),
    ("!(A || B)", false), ("!(A && !B)", true), ("!!CIPHER", true), ("!(DEBUG || A) && B", true),
    ("os(iOS) || DEBUG", false), ("!(os(iOS) && !(A && os(tvOS)))", true),
    ("canImport(A) && !A", false),
  ])
  func tellsWhatNeedsAFlag(_ condition: String, _ expected: Bool) {
    var graph = DependencyGraph()
    graph.conditions = [BuildCondition(condition)]
    #expect(graph.needsFlag(0) == expected)
    #expect(!graph.needsFlag(nil))
  }

  /// A text may nest deeper, and offer more choices, than anybody writes.
  @Test func neverTakesLong() {
    let deep = String(repeating: "!(", count: 10_000) + "A" + String(repeating: ")", count: 10_000)
    #expect(!BuildCondition(deep).excludes(BuildCondition("B")))
    let choices = (0..<200).map { "(A\($0) || B\($0))" }.joined(separator: " && ")
    let against = "!(C || D) && (C || D || E)"
    #expect(!BuildCondition(choices).excludes(BuildCondition(against)))
    let open = (0..<40).map { "(A\($0) || B\($0))" }.joined(separator: " && ")
    #expect(!BuildCondition("(X || Y) && (X || !Y) && \(open)").excludes(BuildCondition("!X || Z")))
  }

  @Test(.endsSoon) func neverComparesAllTerms() {
    let terms = (0..<5_000).map { "A\($0)" }.joined(separator: " && ")
    let (left, right) = (BuildCondition("B && " + terms), BuildCondition(terms + " && !B"))
    for _ in 0..<20 { #expect(left.excludes(right)) }
    #expect(!left.excludes(BuildCondition(terms)))
    let choices = (0..<5_000).map { "(A\($0) || B\($0))" }.joined(separator: " && ")
    #expect(!BuildCondition(terms + " && " + choices).excludes(BuildCondition("B")))
  }

  @Test(arguments: [
    (["A", "B"], "A && B"), (["A || B", "C"], "(A || B) && C"), (["C", "A || B"], "C && (A || B)"),
    (["(A || B)", "C"], "(A || B) && C"), (["(A) || (B)", "C"], "((A) || (B)) && C"),
    (["A && (B || C)", "D"], "A && (B || C) && D"), (["A&&B", "!(C)"], "A&&B && !(C)"),
    (["!(A || B)", "C"], "!(A || B) && C"), (["A || B && C"], "A || B && C"),
  ])
  func joinsConditions(_ parts: [String], _ whole: String) {
    let joined = BuildCondition.all(parts.map { BuildCondition($0) })
    #expect(joined?.description == whole)
    #expect(BuildCondition.all([]) == nil)
  }

  @Test(arguments: [
    ("A", "!A"), ("!A", "A"), ("A && B", "!(A && B)"), ("A || B", "!(A || B)"),
    ("!(A || B)", "!(!(A || B))"), ("!os(iOS)", "os(iOS)"), ("(A)", "!(A)"),
  ])
  func negatesConditions(_ text: String, _ negated: String) {
    let condition = BuildCondition(text)
    #expect(condition.negated.description == negated)
    #expect(condition.excludes(condition.negated))
    #expect(!condition.excludes(BuildCondition(negated).negated))
  }

  @Test(arguments: [
    (["os(WASI)", "os(Linux)"], "os(Linux) || os(WASI)"), (["A"], "A"), ([], nil),
    (["os(WASI)", "os(Linux)", "!os(Linux)"], nil), (["A || B", "!A && !B"], nil),
    (["os(iOS) && DEBUG", "os(iOS)"], "os(iOS)"), (["A && B", "A&&B"], "A && B"),
    (["A && B", "C"], "A && B || C"), (["A", "B", "!(A && B)"], nil),
    (["A || B", "B", "C"], "A || B || C"),
    ((1...9).map { "os(S\($0))" }, nil),
  ])
  func joinsAlternatives(_ parts: [String], _ whole: String?) {
    let conditions = Set(parts.map { BuildCondition($0) })
    #expect(BuildCondition.any(conditions)?.description == whole)
  }

  /// Casts in a branch of a body are there in the builds that have it.
  @Test(arguments: [("", nil), ("#if os(Linux)", "os(Linux)")])
  func conditionOfWhatABodyDoes(_ clause: String, _ expected: String?) {
    let graph = Example(
      """
      class Shape {}
      final class Circle: Shape {}
      final class Square: Shape {}
      struct Canvas {
        func draw(_ shape: Shape) {
          \(clause)
          switch shape {
          case is Circle: print(1)
          case is Square: print(2)
          default: break
          }
          \(clause.isEmpty ? "" : "#endif")
        }
        func first(_ shape: Shape) {
          \(clause)
          print(shape as! Circle)
          \(clause.isEmpty ? "" : "#endif")
        }
      }
      """
    ).graph()
    for rule in [ConfiguredRule(TypeCasing()), ConfiguredRule(DowncastToSubtype())] {
      #expect(rule.findingsOrIssue(in: graph).map(\.condition) == [expected])
    }
  }

  /// What is told of a dependency holds for all of its places.
  @Test(arguments: [
    ("#else", nil), ("#elseif os(macOS)", "!os(Linux) && os(macOS) || os(Linux) || os(WASI)"),
  ])
  func conditionOfADependencyIsThatOfAllPlaces(_ clause: String, _ expected: String?) throws {
    let graph = Example(
      """
      //- Shop/A.swift
      #if os(WASI)
        import Core
        func a() { Store.open() }
      #endif
      //- Shop/B.swift
      #if os(Linux)
        import Core
        func b() { Store.open() }
      \(clause)
        import Core
        func c() { Store.open() }
      #endif
      //- Core/Store.swift
      public enum Store { public static func open() {} }
      """, manifest: ["Shop": []]
    ).graph()
    let rule = ConfiguredRule(UndeclaredModuleDependency()).findingsOrIssue(in: graph)
    #expect(rule.map(\.condition) == [expected])
    let document = "version: 1\ncontracts: [{ forbidden: { from: Shop, to: [Core] } }]"
    let contracts = try #require(read(document).configuration?.contracts)
    #expect(contracts.check(in: graph).findings.map(\.condition) == [expected])
    let ends = try ["Shop", "Core"].map { try #require(graph.module($0)) }
    let chains = graph.chains(from: .module(ends[0]), to: .module(ends[1]))
    #expect(chains.flatMap(\.hops).map(\.condition) == [expected])
  }

  /// A chain, a cycle among them, needs all of its dependencies.
  @Test func conditionOfAChainIsThatOfEachDependency() throws {
    let graph = Example(
      """
      //- Cart/Cart.swift
      #if DEBUG
        import Feed
      #endif
      //- Feed/Feed.swift
      #if os(iOS) || os(tvOS)
        import Core
      #endif
      //- Core/Core.swift
      #if DEBUG
        import Cart
      #endif
      """
    ).graph()
    let document = """
      version: 1
      contracts:
        - forbidden: { from: Cart, to: [Core], transitive: true }
        - acyclic: modules
      """
    let contracts = try #require(read(document).configuration?.contracts)
    #expect(
      contracts.check(in: graph).findings.map(\.condition) == [
        "DEBUG && (os(iOS) || os(tvOS))", "DEBUG && (os(iOS) || os(tvOS))",
      ])
    #expect(
      graph.moduleCycles().flatMap(\.shortestCycle.hops).map(\.condition)
        == ["DEBUG", "os(iOS) || os(tvOS)", "DEBUG"])
  }
}
