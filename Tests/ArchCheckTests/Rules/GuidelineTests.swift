import Testing

@testable import ArchCheck

struct GuidelineTests {
  static let all = Guide.allCases.flatMap(\.guidelines)

  /// A guide numbers its guidelines from its first page to its last; what no rule can decide for sure
  /// is named by number.
  struct Numbering: Sendable {
    var guide: Guide
    var last: String
    var heuristic: String
    var format: String
    var process: String
  }

  static let numberings = [
    Numbering(
      guide: .lickability, last: "LK-222",
      heuristic: """
        02 03 04 05 07 11 12 13 14 15 17 21 23 25 26 29 30 31 38 39 48 49 53 54 62 63 64 67 68 70 \
        71 74 75 77a 80 81 82 84 85 86 95 96 99 116 125 145 152 158 163 164 165 168 171 173 174 \
        183 186 187 188 189 190 198 201 204 205 207 208 210 211 214
        """,
      format: """
        113 121 149 150 151
        """,
      process: """
        18 36 52 69 87 98 111 112 146 147 162 170 177 195 206 209 212 213 215 222
        """),
    Numbering(
      guide: .wolox, last: "WX-60",
      heuristic: """
        02 03 17 18 21 32 36 37 38 41 42 44 47 50 51 57
        """,
      format: "",
      process: """
        01 58
        """),
    Numbering(
      guide: .swiftTeam, last: "ST-37",
      heuristic: """
        03 04 05 06 11 12 14 15 16 21 23 26 28 33 35 36 37
        """,
      format: "",
      process: """
        01 08 09 13 22 27
        """),
    Numbering(
      guide: .rapiddo, last: "RP-91",
      heuristic: """
        07 21 30 38 41 43 49 50 51 55 58 61 62 69 70 74 75 78 81 83 88
        """,
      format: "",
      process: """
        28 31 54 59 73 77 82 84 86
        """),
    Numbering(
      guide: .swiftStyleGuide, last: "SG-4.2.3",
      heuristic: """
        0.1 2.1 2.4 2.5c 2.6b 2.7 2.8 2.9a 2.10 2.11a 3.1.2b 3.1.4a 3.1.9 3.1.10 3.1.15 3.2.4a \
        3.2.4b 3.4.6 3.9.1c 3.9.2 3.10a 3.10d 3.11.4 3.11.5 4.1a 4.1c 4.1.6 4.1.7
        """,
      format: """
        1.1 1.2 1.3 1.4 1.5 1.6 1.7 1.8 1.9 1.10 1.11 3.1.8 3.1.13 3.4.3 3.7.1 3.7.2 3.8.3 4.1.1 \
        4.2.1 4.2.3
        """,
      process: """
        2.9c 3.1.12b 3.1.14b 3.6c 3.8.1 3.8.2b 3.10b 3.10c 3.11.3a 4.1b 4.1e 4.1f 4.1.8
        """),
    Numbering(
      guide: .swiftuiModular, last: "AB-39",
      heuristic: """
        03 04 10b 24 25 26 27 28 30 31a 31b 32a 33 35 38 39
        """,
      format: "",
      process: """
        01 09 23
        """),
  ]

  @Test(arguments: numberings)
  func holdsEveryGuideline(of expected: Numbering) {
    let guidelines = expected.guide.guidelines
    let numbers = guidelines.map { GuidelineNumber($0.id) }.sorted()
    #expect(guidelines.max { GuidelineNumber($0.id) < GuidelineNumber($1.id) }?.id == expected.last)
    #expect(numbers.first?.isFirst == true)
    for (number, next) in zip(numbers, numbers.dropFirst()) {
      #expect(number.isFollowed(by: next), "\(number.parts) is followed by \(next.parts)")
    }
    func named(_ check: Guideline.Check) -> String {
      guidelines.filter { $0.check == check }.map(\.id)
        .sorted { GuidelineNumber($0) < GuidelineNumber($1) }
        .map { String($0.dropFirst(3)) }.joined(separator: " ")
    }
    #expect(named(.heuristic) == expected.heuristic)
    #expect(named(.format) == expected.format)
    #expect(named(.process) == expected.process)
  }

  @Test func idsAreUniqueAndOfTheirGuide() {
    #expect(Set(Self.all.map(\.id)).count == Self.all.count)
    for guideline in Self.all {
      #expect(guideline.id.wholeMatch(of: /[A-Z]{2}-[0-9.]*[0-9][a-z]?/) != nil, "\(guideline.id)")
      #expect(guideline.id.hasPrefix(guideline.guide.prefix + "-"))
    }
  }

  @Test func namesRulesOfTheCatalogue() {
    for guideline in Self.all {
      #expect(guideline.rules.filter { RuleCatalog.rule($0) == nil } == [], "\(guideline.id)")
      #expect(Set(guideline.rules).count == guideline.rules.count, "\(guideline.id)")
    }
  }

  @Test func whatNoRuleCanCheckSaysWhy() {
    for guideline in Self.all {
      let isLeftToOthers = guideline.check == .process || guideline.check == .format
      #expect(guideline.reason.isEmpty != isLeftToOthers, "\(guideline.id)")
      if isLeftToOthers { #expect(guideline.rules == [], "\(guideline.id)") }
    }
  }

  @Test func textsAreWhole() {
    for guideline in Self.all {
      #expect(!guideline.section.isEmpty, "\(guideline.id)")
      #expect(guideline.text.hasSuffix(".") || guideline.text.hasSuffix(")"), "\(guideline.id)")
      #expect(guideline.text.count { $0 == "`" } % 2 == 0, "\(guideline.id)")
      #expect(!guideline.text.contains("  "), "\(guideline.id)")
      #expect(!guideline.text.contains("(ex"), "\(guideline.id): what a reader cannot know")
    }
  }

  @Test func readsSectionsRulesTextAndReason() {
    let guidelines = Guide.read(
      """
      # Views
      LK-1 rule some_rule other_rule
        The first line
        and `more` (so it is).
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
          text: "The first line and `more` (so it is).", check: .rule,
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

/// The number in the id of a guideline: `3.1.2a` in `SG-3.1.2a`.
private struct GuidelineNumber: Comparable {
  var parts: [Int]
  var letter: Character?

  init(_ id: String) {
    let number = id.drop { $0 != "-" }.dropFirst()
    letter = number.last.flatMap { $0.isLetter ? $0 : nil }
    parts = number.split(separator: ".").compactMap { part in Int(part.filter(\.isNumber)) }
  }

  static func < (left: GuidelineNumber, right: GuidelineNumber) -> Bool {
    left.parts == right.parts
      ? (left.letter ?? " ") < (right.letter ?? " ")
      : left.parts.lexicographicallyPrecedes(right.parts)
  }

  /// `1` or, before the first chapter, `0.1`.
  var isFirst: Bool { parts == [1] || parts == [0, 1] }

  /// Whether no number is missing between the two.
  func isFollowed(by next: GuidelineNumber) -> Bool {
    if parts == next.parts {
      let expected: Character =
        letter.flatMap { $0.asciiValue }.map { Character(Unicode.Scalar($0 + 1)) } ?? "a"
      return next.letter == expected
    }
    let shared = zip(parts, next.parts).prefix { $0 == $1 }.count
    let rest = next.parts.dropFirst(shared)
    guard let first = rest.first, next.letter ?? "a" == "a" else { return false }
    let expected = shared < parts.count ? parts[shared] + 1 : 1
    return first == expected && rest.dropFirst().allSatisfy { $0 == 1 }
  }
}
