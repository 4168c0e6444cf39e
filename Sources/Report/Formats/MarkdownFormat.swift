import ArchCheck
import Markdown

/// New findings for a job summary or a pull-request comment: the worst first, cut where the platform
/// would refuse more.
struct MarkdownFormat {
  private let setting: FormatSetting

  init(_ setting: FormatSetting) {
    self.setting = setting
  }

  func render(_ result: AnalysisResult) -> String {
    let findings = result.findings.newWorstFirst.filter { setting.shows($0) }
    var text = "## archcheck: \(escape(result.project.name))\n\n\(verdict(of: result, findings))\n"
    var rest = BoundedText(limit: setting.markdownLimit - text.utf8.count)
    var severity: Severity?
    var told = 0
    for finding in findings {
      let heading = finding.severity == severity ? "" : "\n### \(Self.title(finding.severity))\n\n"
      guard rest.append(heading + item(finding)) else { break }
      severity = finding.severity
      told += 1
    }
    text += rest.text
    if told < findings.count {
      let left = findings.count - told
      text +=
        "\n\(left.of("more finding")) \(left == 1 ? "is" : "are") left out here; "
        + "`archcheck` prints them all\n"
    }
    return text
  }

  private func verdict(of result: AnalysisResult, _ findings: [Finding]) -> String {
    let summary = result.summary
    var parts = [findings.isEmpty ? "**Nothing new**" : "**\(findings.count.grouped) new**"]
    if let incomplete = result.incomplete {
      let sentence = incomplete.prefix(1).uppercased() + incomplete.dropFirst()
      parts = ["**\(escape(printable(sentence)))**"] + (findings.isEmpty ? [] : parts)
    }
    parts += summary.countsBesideNew
    let coverage =
      summary.contracts == 0
      ? setting.isOfSomeRules ? "" : "\nThere are no contracts.\n"
      : summary.uncovered(naming: 4).map { "\nNo contract looks at \(escape(printable($0))).\n" }
        ?? ""
    return parts.joined(separator: " · ")
      + " in \(summary.modules.of("module")), \(summary.types.of("type")) and "
      + "\(summary.lines.of("line"))\n"
      + coverage
  }

  private static func title(_ severity: Severity) -> String {
    switch severity {
    case .error: "Errors"
    case .warning: "Warnings"
    case .info: "Info"
    }
  }

  private func item(_ finding: Finding) -> String {
    let place = "\(setting.platformPath(finding.file)):\(finding.line)"
    let rule = codeSpan(printable(finding.rule))
    var lines = [
      "- \(markdown(quoting: finding.message)) (\(rule)) at \(codeSpan(printable(place)))"
    ]
    if let because = finding.because { lines.append("because: \(markdown(quoting: because))") }
    if !finding.fix.isEmpty { lines.append("fix: \(markdown(quoting: finding.fix))") }
    return lines.joined(separator: "  \n  ") + "\n"
  }
}

/// The words of a finding as one line of Markdown.
func markdown(quoting words: String) -> String {
  let inlines = quotedParts(of: words).map { part in
    part.isCode ? Inline.code(printable(part.words)) : .text(printable(part.words))
  }
  return Document([Block(.paragraph(inlines))]).markdownLines.joined(separator: " ")
}

/// The words of a finding, in which only what stands between backticks is more than text: names that
/// are put into them may look like any Markdown.
func quotedParts(of words: String) -> [(words: String, isCode: Bool)] {
  let parts = words.split(separator: "`", omittingEmptySubsequences: false)
  guard !parts.count.isMultiple(of: 2) else { return [(words, false)] }
  return parts.enumerated().filter { !$0.element.isEmpty }.map { number, part in
    (String(part), !number.isMultiple(of: 2))
  }
}

/// A text that takes no more than a number of UTF-8 bytes, with room for a few closing lines.
struct BoundedText {
  /// Bytes that are kept free for lines that say how much is left out.
  private static let roomToClose = 300

  private(set) var text = ""
  private var room: Int

  init(limit: Int) {
    room = limit - Self.roomToClose
  }

  /// Whether there was room for the piece.
  mutating func append(_ piece: String) -> Bool {
    guard piece.utf8.count <= room else { return false }
    room -= piece.utf8.count
    text += piece
    return true
  }

  /// Adds a short line to which the room that is kept free goes.
  mutating func close(_ line: String) {
    text += line
  }
}
