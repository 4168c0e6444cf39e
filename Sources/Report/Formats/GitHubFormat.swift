import ArchCheck

/// Workflow commands that make annotations on GitHub, the worst findings first.
///
/// GitHub shows ten errors and ten warnings of a step and drops the rest without a word; here the
/// ten worst findings are told, and then how many there are besides.
struct GitHubFormat {
  static let limit = 10

  private let setting: FormatSetting

  init(_ setting: FormatSetting) {
    self.setting = setting
  }

  func render(_ result: AnalysisResult) -> String {
    let findings = result.findings.newWorstFirst.filter { setting.shows($0) }
    var text = result.failures.prefix(Self.limit).map(command).joined()
    text += findings.prefix(Self.limit).map(command).joined()
    let left = findings.count - Self.limit
    if left > 0 {
      let noun = left == 1 ? "finding is" : "findings are"
      let message = Self.data(
        "\(left) more \(noun) not shown here; archcheck --format text prints them all")
      text += "::notice title=archcheck::\(message)\n"
    }
    return text
  }

  private func command(_ failure: Diagnostic) -> String {
    let place = failure.file.map { "file=\(Self.property(setting.platformPath($0)))," } ?? ""
    return "::error \(place)line=\(failure.line ?? 1),title=archcheck::"
      + Self.data(failure.message) + "\n"
  }

  private func command(_ finding: Finding) -> String {
    let name =
      switch finding.severity {
      case .error: "error"
      case .warning: "warning"
      case .info: "notice"
      }
    let properties = [
      "file=\(Self.property(setting.platformPath(finding.file)))", "line=\(max(1, finding.line))",
      "col=\(max(1, finding.column))", "title=\(Self.property(finding.rule))",
    ]
    var message = finding.message
    if !finding.fix.isEmpty { message += "\nfix: \(finding.fix)" }
    return "::\(name) \(properties.joined(separator: ","))::\(Self.data(message))\n"
  }

  /// A message as the runner's commands escape it.
  static func data(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": escaped += "%25"
      case "\n": escaped += "%0A"
      case "\r": escaped += "%0D"
      case _ where scalar.isUnsafeToShow: escaped += scalar.spelledOut
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// A property, which also ends at colons and commas.
  static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
