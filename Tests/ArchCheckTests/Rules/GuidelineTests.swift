import Testing

@testable import ArchCheck

struct GuidelineTests {
  static let all = Guide.allCases.flatMap(\.guidelines)

  /// Guide, guidelines, of these rule, heuristic, format, process, and those with a rule id.
  static let counts: [(guide: Guide, expected: [Int])] = [
    (.lickability, [223, 129, 70, 5, 19, 204]),
    (.wolox, [60, 42, 16, 0, 2, 58]),
    (.swiftTeam, [37, 14, 17, 0, 6, 31]),
    (.rapiddo, [91, 61, 21, 0, 9, 82]),
    (.swiftStyleGuide, [130, 69, 28, 20, 13, 117]),
    (.swiftuiModular, [42, 23, 16, 0, 3, 39]),
  ]

  @Test(arguments: counts)
  func holdsEveryGuideline(of guide: Guide, _ expected: [Int]) {
    let guidelines = guide.guidelines
    let byCheck = Guideline.Check.allCases.map { check in
      guidelines.count { $0.check == check }
    }
    #expect([guidelines.count] + byCheck + [guidelines.count { !$0.rules.isEmpty }] == expected)
  }

  @Test func idsAreUniqueAndOfTheirGuide() {
    #expect(Self.all.count == 583)
    #expect(Set(Self.all.map(\.id)).count == Self.all.count)
    for guideline in Self.all {
      #expect(guideline.id.wholeMatch(of: /[A-Z]{2}-[0-9.]*[0-9][a-z]?/) != nil, "\(guideline.id)")
      #expect(guideline.id.hasPrefix(guideline.guide.prefix + "-"))
    }
  }

  @Test func ruleIdsAreInSnakeCase() {
    let rules = Set(Self.all.flatMap(\.rules))
    #expect(rules.count == 303)
    for rule in rules {
      #expect(rule.wholeMatch(of: /[a-z][a-z0-9]*(_[a-z0-9]+)*/) != nil, "\(rule)")
    }
    for guideline in Self.all {
      #expect(Set(guideline.rules).count == guideline.rules.count, "\(guideline.id)")
    }
  }

  @Test func whatHasNoRuleSaysWhy() {
    for guideline in Self.all {
      #expect(guideline.rules.isEmpty == (guideline.check == .process), "\(guideline.id)")
      let isLeftToOthers = guideline.check == .process || guideline.check == .format
      #expect(guideline.reason.isEmpty != isLeftToOthers, "\(guideline.id)")
    }
  }

  @Test func textsAreWhole() {
    for guideline in Self.all {
      #expect(!guideline.section.isEmpty, "\(guideline.id)")
      #expect(guideline.text.hasSuffix(".") || guideline.text.hasSuffix(")"), "\(guideline.id)")
      #expect(guideline.text.count { $0 == "`" } % 2 == 0, "\(guideline.id)")
      #expect(!guideline.text.contains("  "), "\(guideline.id)")
    }
  }

  @Test func readsSectionsRulesTextAndReason() {
    let guidelines = Guide.read(
      """
      # Views
      LK-1 rule some_rule other_rule
        The first line
        and `more` (ex).
      # Habits
      LK-2 process
        Talk.
        | Leaves no
        trace.
      """, of: .lickability)
    #expect(
      guidelines == [
        Guideline(
          id: "LK-1", guide: .lickability, section: "Views",
          text: "The first line and `more` (ex).", check: .rule,
          rules: ["some_rule", "other_rule"], reason: ""),
        Guideline(
          id: "LK-2", guide: .lickability, section: "Habits", text: "Talk.", check: .process,
          rules: [], reason: "Leaves no trace."),
      ])
  }

  @Test func guidesHaveTheIdsOfProfiles() {
    #expect(
      Guide.allCases.map(\.profile) == [
        "lickability", "wolox", "swift-team", "rapiddo", "swift-style-guide", "swiftui-modular",
      ])
    #expect(
      Guide.rapiddo.title == "Rapiddo/App proposal: MVVM-C in code, plus its own style guide")
  }
}
