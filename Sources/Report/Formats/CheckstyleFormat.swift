import ArchCheck

/// New findings as Checkstyle's report, which most CI servers read.
struct CheckstyleFormat {
  private let setting: FormatSetting

  init(_ setting: FormatSetting) {
    self.setting = setting
  }

  func render(_ result: AnalysisResult) -> String {
    let new = result.findings.filter { $0.state == .new }
    let files = Dictionary(grouping: new, by: \.file).sorted { $0.key < $1.key }
    return XML(
      "checkstyle", ["version": "4.3"],
      result.failures.map { failure in
        XML(
          "file", ["name": setting.platformPath(failure.file ?? "")],
          [
            XML(
              "error",
              [
                "line": String(failure.line ?? 1), "severity": "error",
                "message": failure.message, "source": "archcheck",
              ])
          ])
      }
        + files.map { file, findings in
          XML("file", ["name": setting.platformPath(file)], findings.map(error))
        }
    ).document
  }

  private func error(_ finding: Finding) -> XML {
    XML(
      "error",
      [
        "line": String(max(1, finding.line)), "column": String(max(1, finding.column)),
        "severity": finding.severity.rawValue, "message": finding.message,
        "source": "archcheck.\(finding.rule)",
      ])
  }
}
