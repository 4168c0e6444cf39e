import ArchCheck

/// Findings as a JUnit report: a suite per rule, a test case per finding. New errors and warnings
/// are failures, known findings and notes are skipped tests. What cannot be read is an error.
struct JUnitFormat {
  private let setting: FormatSetting

  init(_ setting: FormatSetting) {
    self.setting = setting
  }

  func render(_ result: AnalysisResult) -> String {
    let told = result.findings.filter { $0.state != .resolved }
    let rules = Dictionary(grouping: told, by: \.rule).sorted { $0.key < $1.key }
    let errors = result.failures
    var suites = (errors.isEmpty ? [] : [suite(of: errors)]) + rules.map(suite)
    // Some servers take a report without tests for a failed run.
    if suites.isEmpty {
      suites = [
        XML(
          "testsuite", Self.counts(name: "archcheck", tests: 1, failures: 0, skipped: 0),
          [XML("testcase", ["name": "no findings", "classname": "archcheck", "time": "0"])])
      ]
    }
    return XML(
      "testsuites",
      [
        "name": "archcheck", "tests": String(max(1, errors.count + told.count)),
        "failures": String(told.count(where: isFailure)), "errors": String(errors.count),
      ], suites
    ).document
  }

  private func isFailure(_ finding: Finding) -> Bool {
    finding.state == .new && (setting.countsInfo || finding.severity > .info)
  }

  private static func counts(
    name: String, tests: Int, errors: Int = 0, failures: Int, skipped: Int
  ) -> KeyValuePairs<String, String> {
    [
      "name": name, "tests": String(tests), "failures": String(failures),
      "errors": String(errors), "skipped": String(skipped), "time": "0",
    ]
  }

  private func suite(of failures: [Diagnostic]) -> XML {
    XML(
      "testsuite",
      Self.counts(
        name: "archcheck", tests: failures.count, errors: failures.count, failures: 0, skipped: 0),
      failures.enumerated().map { index, failure in
        let name = failure.file.map(setting.platformPath) ?? "project \(index + 1)"
        return XML(
          "testcase", ["name": name, "classname": "archcheck", "time": "0"],
          [XML("error", ["message": failure.message, "type": "error"])])
      })
  }

  private func suite(rule: String, findings: [Finding]) -> XML {
    let failures = findings.count(where: isFailure)
    return XML(
      "testsuite",
      Self.counts(
        name: rule, tests: findings.count, failures: failures, skipped: findings.count - failures),
      testCases(findings))
  }

  /// Servers know a test again by its name, so that it has no place; of several with the same ends
  /// the later ones are numbered.
  private func testCases(_ findings: [Finding]) -> [XML] {
    var counts: [String: Int] = [:]
    return findings.map { finding in
      let ends = [finding.subject] + [finding.target].compactMap(\.self)
      let name = ends.joined(separator: " → ")
      counts[name, default: 0] += 1
      let number = counts[name, default: 0]
      return testCase(finding, name: number == 1 ? name : "\(name) (\(number))")
    }
  }

  private func testCase(_ finding: Finding, name: String) -> XML {
    let place = "\(setting.platformPath(finding.file)):\(finding.line):\(finding.column)"
    let outcome: XML
    if isFailure(finding) {
      var lines = ["\(place): \(finding.severity.rawValue): \(finding.message)"]
      lines += finding.evidence.map {
        "\(setting.platformPath($0.file)):\($0.line):\($0.column): note: \($0.message)"
      }
      if let omitted = finding.omittedPlaces { lines.append("and at \(omitted)") }
      if let because = finding.because { lines.append("because: \(because)") }
      if !finding.fix.isEmpty { lines.append("fix: \(finding.fix)") }
      outcome = XML(
        "failure", ["message": finding.message, "type": finding.severity.rawValue],
        text: lines.joined(separator: "\n"))
    } else {
      let reason = finding.state == .known ? "known before" : "severity info"
      outcome = XML("skipped", ["message": "\(place): \(reason): \(finding.message)"])
    }
    return XML(
      "testcase", ["name": name, "classname": finding.rule, "time": "0"], [outcome])
  }
}
