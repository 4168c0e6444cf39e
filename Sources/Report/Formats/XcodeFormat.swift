import ArchCheck

/// One line per new finding and per file that could not be read, as compilers print them, so that Xcode shows it in the editor.
struct XcodeFormat {
  let setting: FormatSetting

  init(_ setting: FormatSetting) {
    self.setting = setting
  }

  func render(_ result: AnalysisResult) -> String {
    // Xcode takes a note for a part of the warning before it.
    result.failures.map { line($0.file ?? "", $0.line ?? 1, $0.column ?? 1, "error", $0.message) }
      .joined()
      + result.findings.filter { $0.state == .new && setting.shows($0) }
      .flatMap(lines).joined()
  }

  private func lines(_ finding: Finding) -> [String] {
    // Xcode knows no word between note and warning, and a line with "error" ends its build.
    let heaviest: Severity = setting.failOn == .never ? .warning : .error
    let severity =
      finding.severity == .info ? "note" : min(finding.severity, heaviest).rawValue
    var lines = [
      line(
        finding.file, finding.line, finding.column, severity,
        "\(finding.message) [\(finding.rule)]")
    ]
    lines += finding.evidence.map { line($0.file, $0.line, $0.column, "note", $0.message) }
    if let omitted = finding.omittedPlaces {
      lines.append(line(finding.file, finding.line, finding.column, "note", "and at \(omitted)"))
    }
    return lines
  }

  private func line(
    _ file: String, _ line: Int, _ column: Int, _ severity: String, _ message: String
  ) -> String {
    let path = setting.root.isEmpty ? file : "\(setting.root)/\(file)"
    return
      "\(printable(path)):\(max(1, line)):\(max(1, column)): \(severity): \(printable(message))\n"
  }
}
