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
    let entries = result.findings.filter { $0.state != .resolved }.flatMap { finding -> [JSON] in
      // What came to a known finding is another one to GitLab, and the known one is still there.
      var told = finding.asShown
      told.fingerprint += finding.newCauses.map { "+\($0.name)" }.joined()
      return (finding.newCauses.isEmpty ? [finding] : [finding, told]).map { finding in
        var fingerprint = finding.fingerprint
        var ordinal = 1
        while !used.insert(fingerprint).inserted {
          ordinal += 1
          fingerprint = "\(finding.fingerprint)-\(ordinal)"
        }
        return entry(finding, fingerprint)
      }
    }
    return JSON.array(result.failures.map(entry) + entries).text
  }

  private func entry(_ failure: Diagnostic) -> JSON {
    let path = setting.platformPath(failure.file ?? "")
    return [
      "description": .string(failure.message), "check_name": "archcheck",
      "fingerprint": .string("unread:\(path)"), "severity": "blocker",
      "location": ["path": .string(path), "lines": ["begin": .int(failure.line ?? 1)]],
    ]
  }

  private func entry(_ finding: Finding, _ fingerprint: String) -> JSON {
    [
      "description": .string(finding.message), "check_name": .string(finding.rule),
      "fingerprint": .string(fingerprint), "severity": .string(Self.severity(finding.severity)),
      "location": [
        "path": .string(setting.platformPath(finding.file)),
        "lines": ["begin": .int(max(1, finding.line))],
      ],
    ]
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
