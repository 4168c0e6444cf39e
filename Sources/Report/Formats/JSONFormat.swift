import ArchCheck

/// The result as JSON, schema version 1.
struct JSONFormat {
  static let schemaVersion = 1

  private let setting: FormatSetting

  init(_ setting: FormatSetting) {
    self.setting = setting
  }

  func render(_ result: AnalysisResult) -> String {
    JSON.object([
      .init(key: "schemaVersion", value: .int(Self.schemaVersion)),
      .init(key: "tool", value: Self.tool(version: setting.version)),
      .init(key: "project", value: Self.json(result.project)),
      .init(key: "summary", value: Self.json(result.summary)),
      .init(key: "findings", value: .array(result.findings.map(Self.json))),
      .init(key: "diagnostics", value: .array(result.diagnostics.map(Self.json))),
    ]).text
  }

  static func tool(version: String) -> JSON {
    ["name": "archcheck", "version": .string(version)]
  }

  static func json(_ project: AnalysisResult.ProjectIdentity) -> JSON {
    [
      "name": .string(project.name), "revision": .optional(project.revision),
      "dirty": .bool(project.dirty),
    ]
  }

  static func json(_ summary: AnalysisResult.Summary) -> JSON {
    [
      "files": .int(summary.files), "lines": .int(summary.lines),
      "modules": .int(summary.modules), "types": .int(summary.types),
      "dependencies": .int(summary.dependencies),
      "unresolvedNames": .int(summary.unresolvedNames),
      "findings": [
        "error": .int(summary.findings.error), "warning": .int(summary.findings.warning),
        "info": .int(summary.findings.info),
      ],
      "new": .int(summary.new), "known": .int(summary.known), "resolved": .int(summary.resolved),
      "suppressed": .int(summary.suppressed), "excepted": .int(summary.excepted),
      "contracts": .int(summary.contracts),
      "uncoveredModules": .strings(summary.uncoveredModules),
      "uncovered": [
        "modules": .int(summary.uncovered.modules), "files": .int(summary.uncovered.files),
        "dependencies": .int(summary.uncovered.dependencies),
      ],
    ]
  }

  static func json(_ finding: Finding) -> JSON {
    var fields = fields(of: finding)
    if finding.omittedEvidence > 0 {
      fields = fields.with("omittedEvidence", .int(finding.omittedEvidence))
    }
    if finding.causes.isEmpty { return fields }
    let known = fields.with("causes", .strings(finding.causes.map(\.name)))
    if finding.newCauses.isEmpty { return known }
    return known.with(
      "newCauses",
      .array(
        finding.newCauses.map { cause in
          [
            "name": .string(cause.name), "file": .string(cause.location.file),
            "line": .int(max(1, cause.location.line)),
            "column": .int(max(1, cause.location.column)),
          ]
        }))
  }

  private static func fields(of finding: Finding) -> JSON {
    [
      "rule": .string(finding.rule), "category": .string(finding.category),
      "severity": .string(finding.severity.rawValue), "state": .string(finding.state.rawValue),
      "message": .string(finding.message), "file": .string(finding.file),
      "line": .int(max(1, finding.line)), "column": .int(max(1, finding.column)),
      "module": .string(finding.module), "subject": .string(finding.subject),
      "target": .optional(finding.target), "strength": .string(finding.strength.rawValue),
      "condition": .optional(finding.condition), "guidelines": .strings(finding.guidelines),
      "because": .optional(finding.because), "fix": .string(finding.fix),
      "fingerprint": .string(finding.fingerprint),
      "evidence": .array(
        finding.evidence.map {
          [
            "file": .string($0.file), "line": .int(max(1, $0.line)),
            "column": .int(max(1, $0.column)),
            "message": .string($0.message),
          ]
        }),
    ]
  }

  static func json(_ diagnostic: Diagnostic) -> JSON {
    [
      "severity": .string(diagnostic.severity.rawValue), "message": .string(diagnostic.message),
      "file": .optional(diagnostic.file), "line": diagnostic.line.map(JSON.int) ?? .null,
    ]
  }
}
