import ArchCheck
import Markdown

/// Findings in SARIF 2.1.0 within the limits of GitHub's code scanning, which refuses a file with
/// more than 25,000 results a run, 1,000 locations a result or 20 tags a rule, and shows fewer.
struct SARIFFormat {
  var resultLimit = 25_000
  static let tagLimit = 10
  static let notificationLimit = 1_000
  /// Longer texts are cut, so that a file of the most results stays below GitHub's 10 MB of gzip.
  static let textLimit = 1_000

  private let setting: FormatSetting

  init(_ setting: FormatSetting) {
    self.setting = setting
  }

  func render(_ result: AnalysisResult) -> String {
    let reported = reported(of: result)
    let rules = Dictionary(grouping: reported, by: \.rule).sorted { $0.key < $1.key }
    let ruleIndex = Dictionary(keepingFirst: rules.enumerated().map { ($0.element.key, $0.offset) })
    var sources = SourceLines(source: setting.source)
    let results = reported.map { finding in
      self.result(finding, ruleIndex: ruleIndex[finding.rule] ?? 0, sources: &sources)
    }
    let left = result.findings.count { $0.state != .resolved } - reported.count
    let run: JSON = [
      "tool": [
        "driver": [
          "name": "archcheck", "version": .string(setting.version),
          "semanticVersion": .string(setting.version),
          "rules": .array(rules.map { rule(id: $0.key, findings: $0.value, in: result) }),
        ]
      ],
      "invocations": [invocation(left: left, of: result)],
      "columnKind": "utf16CodeUnits",
      "originalUriBaseIds": [
        "SRCROOT": ["description": ["text": "The top folder of the repository"]]
      ],
      "results": .array(results),
    ]
    return JSON.object([
      .init(key: "$schema", value: "https://json.schemastore.org/sarif-2.1.0.json"),
      .init(key: "version", value: "2.1.0"), .init(key: "runs", value: .array([run])),
    ]).text
  }

  /// New findings before known ones and the worst first, as far as the limit allows, in the order of
  /// all outputs.
  private func reported(of result: AnalysisResult) -> [Finding] {
    let all = result.findings.filter { $0.state != .resolved }
    guard all.count > resultLimit else { return all }
    return all.indicesByUrgency().prefix(resultLimit).sorted().map { all[$0] }
  }

  private func invocation(left: Int, of result: AnalysisResult) -> JSON {
    func notification(_ level: String, _ text: String) -> JSON {
      ["level": .string(level), "message": ["text": .string(text)]]
    }
    let failures = result.failures
    let diagnostics = failures + result.diagnostics.filter { $0.severity < .error }
    var notifications = diagnostics.prefix(Self.notificationLimit).map { diagnostic in
      let place = diagnostic.file.map { "\(setting.platformPath($0)): " } ?? ""
      return notification(
        Self.level(diagnostic.severity), Self.shortened(place + diagnostic.message))
    }
    let untold = diagnostics.count - notifications.count
    if untold > 0 {
      notifications.append(notification("warning", "left out: \(untold.of("more diagnostic"))"))
    }
    if left > 0 {
      let text = "\(left) findings are left out: GitHub takes \(resultLimit) at most"
      notifications.append(notification("warning", text))
    }
    return [
      "executionSuccessful": .bool(failures.isEmpty),
      "toolExecutionNotifications": .array(notifications),
    ]
  }

  private func rule(id: String, findings: [Finding], in result: AnalysisResult) -> JSON {
    let page =
      result.rules.first { $0.id == id }.map { RulePage($0) } ?? RulePage(acceptance: id)
      ?? RulePage(contractKind: id, among: [])
    let summary = page?.summary ?? id
    let help = [page?.rationale, page?.fix].compactMap(\.self).filter { !$0.isEmpty }
    let category = findings.first?.category ?? ""
    let guidelines = Set(findings.flatMap(\.guidelines)).sorted()
    let tags = (category.isEmpty ? [] : [category]) + guidelines
    let worst = findings.map(\.severity).max() ?? .warning
    return [
      "id": .string(id), "name": .string(id),
      "shortDescription": ["text": .string(Self.shortened(summary))],
      "fullDescription": ["text": .string(Self.shortened(help.first ?? summary))],
      "help": [
        "text": .string(help.isEmpty ? summary : help.joined(separator: "\n\n"))
      ],
      "defaultConfiguration": ["level": .string(Self.level(worst))],
      "properties": ["tags": .strings(Array(tags.prefix(Self.tagLimit)))],
    ]
  }

  private func result(
    _ finding: Finding, ruleIndex: Int, sources: inout SourceLines
  ) -> JSON {
    var fields: [JSON.Field] = [
      .init(key: "ruleId", value: .string(finding.rule)),
      .init(key: "ruleIndex", value: .int(ruleIndex)),
      .init(key: "level", value: .string(Self.level(finding.severity))),
      .init(key: "message", value: ["text": .string(message(finding))]),
      .init(
        key: "locations",
        value: [
          location(
            finding.file, finding.line, finding.column, message: nil, id: nil, sources: &sources)
        ]),
    ]
    let evidence = finding.evidence.enumerated().map { index, piece in
      location(
        piece.file, piece.line, piece.column, message: piece.message, id: index + 1,
        sources: &sources)
    }
    if !evidence.isEmpty { fields.append(.init(key: "relatedLocations", value: .array(evidence))) }
    var fingerprints: [JSON.Field] = []
    if let hash = sources.hash(file: finding.file, line: finding.line) {
      fingerprints.append(.init(key: "primaryLocationLineHash", value: .string(hash)))
    }
    fingerprints.append(.init(key: "archcheck/v1", value: .string(finding.fingerprint)))
    fields.append(.init(key: "partialFingerprints", value: .object(fingerprints)))
    fields.append(
      .init(key: "baselineState", value: finding.state == .known ? "unchanged" : "new"))
    if finding.state == .known {
      fields.append(
        .init(
          key: "suppressions",
          value: [
            [
              "kind": "external", "status": "accepted",
              "justification": "in the baseline or in the commit that this is compared with",
            ]
          ]))
    }
    return .object(fields)
  }

  /// GitHub shows one text and no properties, so what to do is part of it.
  private func message(_ finding: Finding) -> String {
    var text = Self.shortened(finding.message)
    if let omitted = finding.omittedPlaces { text += "\nand at \(omitted)" }
    if let because = finding.because { text += "\nbecause: \(Self.shortened(because))" }
    if !finding.fix.isEmpty { text += "\nfix: \(Self.shortened(finding.fix))" }
    return text
  }

  private func location(
    _ file: String, _ line: Int, _ column: Int, message: String?, id: Int?,
    sources: inout SourceLines
  ) -> JSON {
    var fields: [JSON.Field] = []
    if let id { fields.append(.init(key: "id", value: .int(id))) }
    fields.append(
      .init(
        key: "physicalLocation",
        value: [
          "artifactLocation": [
            "uri": .string(Self.relativeURI(setting.platformPath(file))), "uriBaseId": "SRCROOT",
          ],
          "region": [
            "startLine": .int(max(1, line)),
            "startColumn": .int(sources.utf16Column(file: file, line: line, column: column)),
          ],
        ]))
    if let message {
      fields.append(.init(key: "message", value: ["text": .string(Self.shortened(message))]))
    }
    return .object(fields)
  }

  /// A path as a relative URI (RFC 3986, section 3.3).
  private static func relativeURI(_ path: String) -> String {
    path.percentEncoded(keeping: "-._~/!$&'()*+,;=@")
  }

  private static func level(_ severity: Severity) -> String {
    severity == .info ? "note" : severity.rawValue
  }

  private static func shortened(_ text: String) -> String {
    text.count > textLimit ? text.prefix(textLimit - 1) + "…" : text
  }
}
