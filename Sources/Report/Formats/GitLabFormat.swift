import ArchCheck

/// GitLab's code quality report. GitLab compares the reports of two pipelines by fingerprint, so
/// known findings are in it, too, and no fingerprint is there twice.
struct GitLabFormat {
  private let setting: FormatSetting

  init(_ setting: FormatSetting) {
    self.setting = setting
  }

  func render(_ result: AnalysisResult) -> String {
    var used: Set<String> = []
    let entries = result.findings.filter { $0.state != .resolved }.map { finding -> JSON in
      var fingerprint = finding.fingerprint
      var ordinal = 1
      while !used.insert(fingerprint).inserted {
        ordinal += 1
        fingerprint = "\(finding.fingerprint)-\(ordinal)"
      }
      return [
        "description": .string(finding.message), "check_name": .string(finding.rule),
        "fingerprint": .string(fingerprint), "severity": .string(Self.severity(finding.severity)),
        "location": [
          "path": .string(setting.platformPath(finding.file)),
          "lines": ["begin": .int(max(1, finding.line))],
        ],
      ]
    }
    return JSON.array(entries).text
  }

  /// GitLab knows info, minor, major, critical and blocker.
  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .info: "info"
    }
  }
}
