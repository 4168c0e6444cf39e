import Testing

@testable import ArchCheck

@Suite struct ConditionTests {
  @Test(arguments: [
    ("os(iOS)", "!os(iOS)", true), ("os(iOS)", "!(os(iOS))", true),
    ("DEBUG && os(iOS)", "os(macOS) && CIPHER", true), ("DEBUG", "os(iOS)", false),
    ("os(iOS) || os(tvOS)", "os(iOS)", false), ("A && B", "!(A && B)", true),
    ("os(iOS)", "os(iOS) && DEBUG", false), ("canImport(UIKit)", "canImport(AppKit)", false),
    ("!!os(iOS)", "!os(iOS)", true),
  ])
  func tellsWhatExcludesEachOther(_ left: String, _ right: String, _ expected: Bool) {
    var graph = DependencyGraph()
    graph.conditions = [left, right]
    #expect(graph.excludeEachOther(0, 1) == expected)
    #expect(graph.excludeEachOther(1, 0) == expected)
    #expect(!graph.excludeEachOther(0, 0))
  }

  @Test(arguments: [
    ("CIPHER", true), ("os(iOS) && CIPHER", true), ("!CIPHER", false), ("!(CIPHER)", false),
    ("DEBUG", false), ("canImport(UIKit) && swift(>=6.0)", false), ("!os(iOS) || CIPHER", true),
  ])
  func tellsWhatNeedsAFlag(_ condition: String, _ expected: Bool) {
    var graph = DependencyGraph()
    graph.conditions = [condition]
    #expect(graph.needsFlag(0) == expected)
    #expect(!graph.needsFlag(nil))
  }
}
