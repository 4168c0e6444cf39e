import Foundation
import Testing

@testable import ArchCheck
@testable import Report

/// What each platform demands of its format.
@Suite struct PlatformFormatTests {
  private func json(
    _ format: FindingsFormat, _ result: AnalysisResult = SampleResult.ordinary,
    _ setting: FormatSetting = SampleResult.setting
  ) throws -> Any {
    let text = format.render(result, setting)
    return try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
  }

  /// `count` findings, the last one an error.
  private func many(_ count: Int) -> AnalysisResult {
    SampleResult.result(
      (0..<count).map { number in
        var finding = number + 1 == count ? SampleResult.session : SampleResult.cell
        finding.fingerprint = "\(number)"
        return finding
      })
  }

  // MARK: JSON

  @Test func theResultHasTheKeysOfTheSchema() throws {
    let text = FindingsFormat.json.render(SampleResult.ordinary, SampleResult.setting)
    let keys = text.matches(of: /"([A-Za-z]+)":/).map { String($0.1) }
    var expected = ["schemaVersion", "tool", "name", "version", "project", "name", "revision"]
    expected += ["dirty", "summary", "files", "lines", "modules", "types", "dependencies"]
    expected += ["unresolvedNames", "findings", "error", "warning", "info", "new", "known"]
    expected += ["resolved", "suppressed", "excepted", "contracts", "uncoveredModules"]
    expected += ["uncovered", "modules", "files", "dependencies", "findings"]
    let finding = [
      "rule", "category", "severity", "state", "message", "file", "line", "column", "module",
      "subject", "target", "strength", "condition", "guidelines", "because", "fix",
      "fingerprint", "evidence",
    ]
    expected += finding
    expected += Array(repeating: ["file", "line", "column", "message"], count: 2).joined()
    expected += Array(repeating: finding, count: 3).joined()
    expected += ["diagnostics", "severity", "message", "file", "line"]
    #expect(keys == expected)
  }

  @Test func theResultIsReadBack() throws {
    struct Result: Decodable {
      var project: AnalysisResult.ProjectIdentity
      var summary: AnalysisResult.Summary
      var findings: [Finding]
      var diagnostics: [Diagnostic]
    }
    let text = FindingsFormat.json.render(SampleResult.hostileResult, SampleResult.setting)
    let result = try JSONDecoder().decode(Result.self, from: Data(text.utf8))
    let expected = SampleResult.hostileResult
    #expect(result.findings.map(\.message) == expected.findings.map(\.message))
    #expect(result.findings.map(\.evidence) == expected.findings.map(\.evidence))
    #expect(result.summary == expected.summary)
    #expect(result.project == expected.project)
    #expect(result.diagnostics == expected.diagnostics)
  }

  // MARK: SARIF

  /// Vectors of github/codeql-action's own tests.
  @Test(arguments: [
    ("", ["c129715d7a2bc9a3:1"]),
    (
      " a\nb\n  \t\tc\n d",
      ["271789c17abda88f:1", "54703d4cd895b18:1", "180aee12dab6264:1", "a23a3dc5e078b07b:1"]
    ),
    (
      " hello; \t\r\nworld!!!\r\n\n\r  \t\tGreetings\r End\r\n",
      [
        "e9496ae3ebfced30:1", "fb7c023a8b9ccb3f:1", "ce8ba1a563dcdaca:1", "e20e36e16fcb0cc8:1",
        "b3edc88f2938467e:1", "c8e28b0b4002a3a0:1", "c129715d7a2bc9a3:1",
      ]
    ),
    (
      String(repeating: "Lorem ipsum dolor sit amet.\n", count: 10),
      [
        "a7f2ff13bc495cf2:1", "a7f2ff13bc495cf2:2", "a7f2ff13bc495cf2:3", "a7f2ff13bc495cf2:4",
        "a7f2ff13bc495cf2:5", "a7f2ff13bc495cf2:6", "a7f2ff1481e87703:1", "a9cf91f7bbf1862b:1",
        "55ec222b86bcae53:1", "cc97dc7b1d7d8f7b:1", "c129715d7a2bc9a3:1",
      ]
    ),
  ])
  func hashesLinesAsGitHubDoes(_ source: String, _ expected: [String]) {
    let hashes = LineHashes(Array(source.utf8))
    #expect((1...expected.count).map { hashes[$0] } == expected)
    #expect(hashes[0] == nil)
    #expect(hashes[expected.count + 1] == nil)
  }

  @Test(arguments: [SampleResult.ordinary, SampleResult.hostileResult, SampleResult.empty])
  func sarifHasWhatGitHubRequires(_ result: AnalysisResult) throws {
    let log = try #require(try json(.sarif, result) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    #expect(driver["name"] as? String == "archcheck")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    for rule in rules {
      for key in ["shortDescription", "fullDescription", "help"] {
        #expect((rule[key] as? [String: String])?["text"]?.isEmpty == false)
      }
    }
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == result.findings.count)
    for (entry, finding) in zip(results, result.findings) {
      let index = try #require(entry["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == entry["ruleId"] as? String)
      #expect(["error", "warning", "note"].contains(entry["level"] as? String ?? ""))
      let location = try #require((entry["locations"] as? [[String: [String: Any]]])?.first)
      let place = try #require(location["physicalLocation"])
      let uri = try #require((place["artifactLocation"] as? [String: String])?["uri"])
      #expect(URL(string: uri)?.scheme == nil)
      #expect(uri.removingPercentEncoding == finding.file)
      let region = try #require(place["region"] as? [String: Int])
      #expect(region.values.allSatisfy { $0 >= 1 })
      let fingerprints = try #require(entry["partialFingerprints"] as? [String: String])
      #expect(fingerprints["archcheck/v1"] == finding.fingerprint)
      let hasSource = finding.file.hasSuffix("Cell.swift")
      #expect((fingerprints["primaryLocationLineHash"] != nil) == hasSource)
    }
  }

  @Test func sarifKeepsToGitHubsLimits() throws {
    var format = SARIFFormat(SampleResult.setting)
    format.resultLimit = 10
    let text = format.render(many(13))
    #expect(text.matches(of: /"ruleId"/).count == 10)
    #expect(text.contains("\"level\": \"error\""))
    #expect(text.contains("3 findings are left out"))
  }

  /// Of those alike, what is about tests is left out first.
  @Test func sarifKeepsWhatIsToBeFixedFirst() {
    var format = SARIFFormat(SampleResult.setting)
    format.resultLimit = 1
    var findings = [SampleResult.cell, SampleResult.cell]
    (findings[0].file, findings[0].isInTests) = ("Tests/A.swift", true)
    findings[1].file = "Sources/B.swift"
    let text = format.render(SampleResult.result(findings))
    #expect(text.contains("Sources/B.swift") && !text.contains("Tests/A.swift"))
  }

  @Test func sarifSaysHowManyDiagnosticsItLeavesOut() throws {
    var result = SampleResult.empty
    result.diagnostics = (0..<1_002).map { Diagnostic(.info, "note \($0)") }
    let log = try #require(try json(.sarif, result) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    let told = try #require(invocation["toolExecutionNotifications"] as? [[String: Any]])
    let texts = told.compactMap { ($0["message"] as? [String: String])?["text"] }
    #expect(texts.count == 1_001)
    #expect(texts.suffix(2) == ["note 999", "left out: 2 more diagnostics"])
  }

  @Test func sarifCountsColumnsInUTF16() throws {
    var finding = SampleResult.cell
    (finding.line, finding.column) = (1, 9)
    var setting = SampleResult.setting
    setting.source = { _ in Array("🙂é = b".utf8) }
    let log = FindingsFormat.sarif.render(SampleResult.result([finding]), setting)
    #expect(log.contains("\"startColumn\": 6"))
  }

  // MARK: Others

  @Test func gitHubGetsTheTenWorst() {
    var setting = SampleResult.setting
    setting.rootInRepository = "Apps/Shop/"
    let lines = FindingsFormat.github.render(many(12), setting).split(separator: "\n")
    #expect(lines.count == 11)
    #expect(
      lines[0] == """
        ::error file=Apps/Shop/Sources/Cart/Session.swift,line=3,col=5,title=no_singletons\
        ::Session is a singleton
        """)
    #expect(
      lines[10] == """
        ::notice title=archcheck::2 more findings are not shown here; archcheck --format text prints them all
        """)
  }

  @Test func gitLabGetsUniqueFingerprints() throws {
    var twin = SampleResult.cell
    twin.line = 70
    let result = SampleResult.result([SampleResult.cell, twin, SampleResult.known])
    let entries = try #require(try json(.gitlab, result) as? [[String: Any]])
    let fingerprints = entries.compactMap { $0["fingerprint"] as? String }
    #expect(fingerprints == ["00000000000000a1", "00000000000000a1-2", "00000000000000c3"])
    for entry in entries {
      #expect(["info", "minor", "major"].contains(entry["severity"] as? String ?? ""))
      #expect(entry["description"] is String && entry["check_name"] is String)
      let location = try #require(entry["location"] as? [String: Any])
      #expect(location["path"] is String)
      #expect((location["lines"] as? [String: Int])?["begin"] ?? 0 >= 1)
    }
  }

  /// What came to a known finding is told at its place, and is another one where platforms compare.
  @Test(arguments: FindingsFormat.allCases)
  func whatCameToAKnownFindingIsTold(_ format: FindingsFormat) throws {
    let grown = SampleResult.grown(by: "Price", in: "Sources/Cart/Price.swift")
    let text = format.render(SampleResult.result([grown]), SampleResult.setting)
    guard format != .json else { return #expect(text.contains("\"name\": \"Price\"")) }
    let words = text.split { $0.isWhitespace }.joined(separator: " ")
    #expect(words.contains("CartCell knows the model Order; known but for Price"), "\(text)")
    #expect(text.contains("Sources/Cart/Price.swift"), "\(text)")
    if format == .gitlab {
      #expect(text.contains("\"00000000000000e5\"") && text.contains("\"00000000000000e5+Price\""))
    }
  }

  /// The grammar of the runner's commands: properties hold no colon and no comma, nothing a line end.
  @Test(arguments: [SampleResult.ordinary, SampleResult.hostileResult, SampleResult.empty])
  func gitHubGetsCommandsOfItsGrammar(_ result: AnalysisResult) {
    var setting = SampleResult.setting
    setting.verbose = true
    let lines = FindingsFormat.github.render(result, setting).split(separator: "\n")
    let told = result.findings.filter { $0.state == .new }
    #expect(lines.count == min(told.count, 10))
    for line in lines {
      let command =
        /::(error|warning|notice) file=[^:,]+,line=[1-9]\d*,col=[1-9]\d*,title=[^:,]+::[^\r\n]+/
      #expect(line.wholeMatch(of: command) != nil, "\(line)")
    }
    let many = FindingsFormat.github.render(many(12), setting)
    let last = many.split(separator: "\n").last ?? ""
    #expect(last.wholeMatch(of: /::notice title=archcheck::[^\r\n]+/) != nil, "\(last)")
  }

  @Test func xmlKeepsToTheSchemas() throws {
    for result in [SampleResult.ordinary, SampleResult.hostileResult, SampleResult.empty] {
      for format in [FindingsFormat.junit, .checkstyle] {
        let text = format.render(result, SampleResult.setting)
        try inTemporaryFile(text) { path in
          let process = Process()
          process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
          process.arguments = [
            "xmllint", "--noout", "--schema", Self.schema("\(format.rawValue).xsd").path, path,
          ]
          try process.run()
          process.waitUntilExit()
          #expect(process.terminationStatus == 0, "\(text)")
        }
      }
    }
    let junit = FindingsFormat.junit.render(SampleResult.ordinary, SampleResult.setting)
    #expect(junit.contains("<testsuites name=\"archcheck\" tests=\"4\" failures=\"2\""))
    #expect(junit.matches(of: /<failure\s/).count == 2)
    #expect(junit.matches(of: /<skipped\s/).count == 2)
    // Servers know a test again by its name, whatever line it stands in.
    let twice = FindingsFormat.junit.render(
      SampleResult.result([SampleResult.cell, SampleResult.cell]), SampleResult.setting)
    let names = twice.matches(of: /<testcase name="([^"]*)"/).map { String($0.output.1) }
    #expect(
      names.count == 2 && names[1] == names[0] + " (2)" && !names[0].contains(":"), "\(names)")
    let checkstyle = FindingsFormat.checkstyle.render(SampleResult.ordinary, SampleResult.setting)
    #expect(checkstyle.matches(of: /<error\s/).count == 3)
    #expect(checkstyle.matches(of: /<file\s/).count == 2)
  }

  /// A file of `Tests/Schemas`.
  private static func schema(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Schemas/\(name)")
  }

  private func inTemporaryFile(_ text: String, _ body: (String) throws -> Void) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try body(file.path)
  }

  @Test(arguments: [2_000, 65_000, 900_000])
  func markdownKeepsToTheLimit(_ limit: Int) {
    var setting = SampleResult.setting
    setting.markdownLimit = limit
    let text = FindingsFormat.markdown.render(many(9_000), setting)
    #expect(text.utf8.count <= limit)
    #expect(text.utf8.count > limit - 1_000)
    #expect(text.contains("more findings are left out here"))
    #expect(text.contains("### Errors"))
  }

  @Test func markdownHasCodeWhereAFindingQuotesIt() {
    var finding = SampleResult.cell
    finding.fix = "Make it `weak var`, *not* `let`."
    finding.because = "A ` alone is text."
    let text = FindingsFormat.markdown.render(
      SampleResult.result([finding]), SampleResult.setting)
    #expect(text.contains("fix: Make it `weak var`, \\*not\\* `let`."), "\(text)")
    #expect(text.contains("because: A \\` alone is text."), "\(text)")
  }

  @Test func xcodeGetsAbsolutePathsAndNotes() {
    let lines = FindingsFormat.xcode.render(SampleResult.ordinary, SampleResult.setting)
      .split(separator: "\n")
    #expect(lines.count == 4)
    var verbose = SampleResult.setting
    verbose.verbose = true
    let all = FindingsFormat.xcode.render(SampleResult.ordinary, verbose)
    #expect(all.split(separator: "\n").count == 5)
    #expect(
      lines[0] == """
        /shop/Sources/Cart/CartCell.swift:5:13: warning: CartCell knows the model Order \
        [views_not_model_aware]
        """)
    #expect(lines[2] == "/shop/Sources/Models/Order.swift:3:8: note: Order is declared here")
  }
}
