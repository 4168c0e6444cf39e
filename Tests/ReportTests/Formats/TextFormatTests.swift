import ArchCheck
import Foundation
import Testing

@testable import Report

@Suite struct TextFormatTests {
  @Test func tellsPlaceLineReasonAndRemedy() {
    let text = FindingsFormat.text.render(SampleResult.ordinary, SampleResult.setting)
    #expect(
      text == """
        Sources/Cart/Session.swift:3:5  error  Session is a singleton  [no_singletons]
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

        2 new: 1 error, 1 warning · 1 known (--all) · 2 suppressed · 1 info (--verbose)
           · uncovered: 1 module (Tools), 12 files and 1,040 dependencies
        14 modules, 903 types, 51,200 lines in 0.41 s

        """)
  }

  @Test func shortHasALineForEach() {
    let text = FindingsFormat.short.render(SampleResult.ordinary, SampleResult.setting)
    #expect(
      text == """
        Sources/Cart/Session.swift:3:5  error  Session is a singleton  [no_singletons]
        Sources/Cart/CartCell.swift:5:13  warning  CartCell knows the model Order  [views_not_model_aware]
        2 new: 1 error, 1 warning · 1 known (--all) · 2 suppressed · 1 info (--verbose)
           · uncovered: 1 module (Tools), 12 files and 1,040 dependencies
        14 modules, 903 types, 51,200 lines in 0.41 s

        """)
  }

  /// Each finding is counted once, whatever is told.
  @Test func knownInfoIsCountedApart() {
    var result = SampleResult.ordinary
    for index in result.findings.indices where result.findings[index].severity == .info {
      result.findings[index].state = .known
    }
    result.summary.known = result.findings.count { $0.state == .known }
    var setting = SampleResult.setting
    setting.width = 200
    func told() -> String { FindingsFormat.text.render(result, setting) }
    #expect(told().contains("1 known (--all) · 2 suppressed · 1 info (--all --verbose)"))
    setting.showsKnown = true
    #expect(told().contains("1 known · 2 suppressed · 1 info (--verbose)"))
    setting.verbose = true
    #expect(told().contains("2 known · 2 suppressed · uncovered"))
  }

  @Test func narrowedRunsSaySo() {
    var setting = SampleResult.setting
    setting.focus = "Sources/Cart"
    let text = FindingsFormat.text.render(SampleResult.ordinary, setting)
    #expect(text.contains("51,200 lines in 0.41 s · only Sources/Cart is reported"), "\(text)")
  }

  @Test func verboseTellsInfo() {
    var setting = SampleResult.setting
    setting.verbose = true
    let text = FindingsFormat.text.render(SampleResult.ordinary, setting)
    #expect(text.contains("CartCell.swift:6:13  info  "))
    #expect(text.contains("3 new: 1 error, 1 warning, 1 info · 1 known"))
    #expect(text.contains("\\u{1B}[31m"))
  }

  /// Known findings are told after the new ones, where they are asked for.
  @Test func allTellsKnownFindingsToo() {
    var setting = SampleResult.setting
    setting.showsKnown = true
    let text = FindingsFormat.text.render(SampleResult.ordinary, setting)
    let blocks = text.components(separatedBy: "\n\n")
    #expect(blocks.count == 4)
    #expect(!blocks[1].contains("known\n"), "\(blocks[1])")
    #expect(
      blocks[2].hasPrefix(
        "Sources/Cart/Session.swift:3:5  known error  Session is a singleton\n"),
      "\(blocks[2])")
    #expect(blocks[3].hasPrefix("2 new: 1 error, 1 warning · 1 known · "), "\(blocks[3])")
  }

  @Test func manyFindingsAreSummedUpByRule() {
    var result = SampleResult.empty
    let ordinary = SampleResult.ordinary.findings.filter { $0.state == .new }
    let warning = ordinary.first { $0.severity == .warning }!
    let error = ordinary.first { $0.severity == .error }!
    result.findings = Array(repeating: warning, count: 18) + Array(repeating: error, count: 2)
    #expect(!FindingsFormat.text.render(result, SampleResult.setting).contains("explain RULE"))
    result.findings.append(error)
    let text = FindingsFormat.text.render(result, SampleResult.setting)
    #expect(
      text.contains(
        """
        declared here

           errors  warnings  rule
                3            no_singletons
                         18  views_not_model_aware
        `archcheck explain RULE` says why, `archcheck report --output DIR` writes pages
           to look at, `archcheck baseline write` accepts what is there today.

        21 new: 3 errors, 18 warnings
        """))
  }

  /// The rows by rule and the total below them count the same findings in the same words.
  @Test func rowsByRuleAgreeWithTheTotal() {
    var result = SampleResult.empty
    let ordinary = SampleResult.ordinary.findings.filter { $0.state == .new }
    var finding = ordinary.first { $0.severity == .warning }!
    let warnings = Array(repeating: finding, count: 33)
    finding.severity = .error
    let errors = Array(repeating: finding, count: 5)
    finding.severity = .info
    result.findings = warnings + errors + [finding]
    for number in 0..<12 {
      finding.severity = .warning
      finding.rule = "rule_\(number)"
      result.findings.append(finding)
    }
    var setting = SampleResult.setting
    let text = FindingsFormat.text.render(result, setting)
    #expect(text.contains("   errors  warnings  rule\n"))
    #expect(text.contains("        5        33  views_not_model_aware\n"))
    #expect(text.contains("                  1  rule_0\n"))
    #expect(text.contains("                  3  3 other rules\n"))
    #expect(text.contains("50 new: 5 errors, 45 warnings"))
    setting.verbose = true
    let verbose = FindingsFormat.text.render(result, setting)
    #expect(verbose.contains("   errors  warnings  info  rule\n"))
    #expect(verbose.contains("        5        33     1  views_not_model_aware\n"))
    #expect(verbose.contains("51 new: 5 errors, 45 warnings, 1 info"))
  }

  /// What ships comes before its examples and its tests, and an error of tests before a warning.
  @Test func tellsFindingsInTestsLast() {
    func finding(_ file: String, _ severity: Severity, isInTests: Bool = false) -> Finding {
      var finding = SampleResult.note
      (finding.file, finding.severity, finding.isInTests) = (file, severity, isInTests)
      return finding
    }
    let findings = [
      finding("A.swift", .error, isInTests: true), finding("B.swift", .warning, isInTests: true),
      finding("Benchmarks/A.swift", .warning), finding("C.swift", .warning),
      finding("D.swift", .error), finding("E.swift", .warning),
    ]
    #expect(
      findings.newWorstFirst.map(\.file)
        == ["D.swift", "A.swift", "C.swift", "E.swift", "Benchmarks/A.swift", "B.swift"])
    let text = FindingsFormat.text.render(SampleResult.result(findings), SampleResult.setting)
    #expect(text.hasPrefix("D.swift:6:13  error"))
  }

  @Test func saysWhichSignIsWeak() {
    var finding = SampleResult.ordinary.findings.first { $0.strength == .weak }!
    func text(_ signs: String...) -> String {
      finding.evidence = signs.map { sign in
        var evidence = Finding.Evidence("Cart is a model: \(sign)", at: finding.location)
        evidence.weakSign = sign
        return evidence
      }
      var result = SampleResult.empty
      result.findings = [finding]
      return FindingsFormat.text.render(result, SampleResult.setting)
    }
    #expect(text("name ends in X").contains("a single weak sign: name ends in X\n"))
    #expect(
      text("name ends in X", "name ends in X").contains("a single weak sign: name ends in X\n"))
    #expect(
      text("name ends in X", "stands in folder Y")
        .contains("one for each type: name ends in X; stands in"))
    let way = "   note: `roles` in .archcheck.yml says what a type is, where that is wrong\n"
    #expect(!text().contains(way))
    #expect(text("name ends in X").contains("name ends in X\n" + way))
    var twice = SampleResult.empty
    var strong = finding
    strong.strength = .strong
    twice.findings = [strong, finding, finding]
    let both = FindingsFormat.text.render(twice, SampleResult.setting)
    #expect(both.components(separatedBy: way).count == 2)
  }

  @Test func nothingNewIsSaid() {
    let text = FindingsFormat.text.render(SampleResult.empty, SampleResult.setting)
    #expect(text.hasPrefix("nothing new · 2 suppressed"))
  }

  @Test func coloursOnlyWhereAskedFor() {
    var setting = SampleResult.setting
    #expect(!FindingsFormat.text.render(SampleResult.ordinary, setting).contains("\u{1B}"))
    setting.color = true
    let text = FindingsFormat.text.render(SampleResult.ordinary, setting)
    #expect(text.contains("\u{1B}[1;31merror\u{1B}[0m"))
    #expect(
      text.replacing(/\u{1B}\[[0-9;]*m/, with: "")
        == FindingsFormat.text.render(SampleResult.ordinary, SampleResult.setting))
  }

  @Test(arguments: [40, 60, 80, 120])
  func fitsTheWidth(_ width: Int) {
    var setting = SampleResult.setting
    setting.width = width
    let text = FindingsFormat.text.render(SampleResult.ordinary, setting)
    for line in text.split(separator: "\n") {
      #expect(displayWidth(line) <= width, "\(line)")
    }
  }

  @Test(arguments: [
    ("let a = b", 9, "let a = b", 8, 1),
    ("\tlet abc = b", 6, "    let abc = b", 8, 3),
    ("日本 = wert", 10, "日本 = wert", 7, 4),
    ("x", 40, "x", 1, 0), ("", 1, "", 0, 0),
    ("    \"Core\",", 1, "    \"Core\",", 4, 1), ("\t  Core", 2, "      Core", 6, 4),
    ("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa bbb", 32, "…aaaaaaaaaaaaaa bbb", 16, 3),
    ("bbb aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", 1, "bbb aaaaaaaaaaaaaaa…", 0, 3),
  ])
  func cutsLines(_ line: String, _ column: Int, _ text: String, _ before: Int, _ marked: Int) {
    let shown = ShownLine(Array(line.utf8)[...], pointer: column, width: 20)
    #expect(shown.text == text)
    #expect(shown.before == before)
    #expect(shown.marked == marked)
  }

  /// What is looked at does not grow with the line.
  @Test func cutsLinesOfMegabytes() {
    let line = Array(repeating: UInt8(ascii: "a"), count: 4_000_000) + " b".utf8
    let shown = ShownLine(line[...], pointer: line.count, width: 20)
    #expect(shown.text == "…aaaaaaaaaaaaaaaa b")
    #expect(shown.before == 18)
  }

  /// Columns that point into the middle of a character, behind the end or nowhere are harmless.
  @Test func anyColumnIsHarmless() {
    for width in [1, 2, 20] {
      for column in -2...12 {
        let shown = ShownLine(Array("ä\t日🙂\u{1B}x".utf8)[...], pointer: column, width: width)
        #expect(!shown.text.unicodeScalars.contains { $0.isUnsafeToShow })
      }
    }
  }

  /// No format says less than there is.
  @Test(arguments: [
    (FindingsFormat.text, false, "at 24 more places (--verbose)\n"),
    (.text, true, "at 10 more places\n"), (.xcode, false, "note: and at 10 more places\n"),
    (.junit, false, "and at 10 more places"), (.sarif, false, "and at 10 more places"),
    (.json, false, "\"omittedEvidence\": 10"),
  ])
  func placesThatAreNotToldAreCounted(
    _ format: FindingsFormat, _ verbose: Bool, _ expected: String
  ) {
    let finding = Finding(
      "CartCell knows much", at: Location(file: "Cell.swift", line: 1, column: 1), module: "Cart",
      subject: "Cart.Cell",
      evidence: (0..<30).map {
        Finding.Evidence("here", at: Location(file: "A.swift", line: $0 + 1, column: 1))
      })
    var setting = SampleResult.setting
    setting.verbose = verbose
    let text = format.render(SampleResult.result([finding]), setting)
    #expect(text.contains(expected), "\(text)")
  }
}
