import ArchCheck

/// Findings for people at a terminal: the place, the source line with a caret, what to do, and a
/// summary.
struct TextFormat {
  private let setting: FormatSetting
  private let wrapping: Wrapping

  init(_ setting: FormatSetting) {
    self.setting = setting
    wrapping = Wrapping(width: max(40, setting.width), color: setting.color)
  }

  func render(_ result: AnalysisResult) -> String {
    blocks(result.findings) + guide(through: result) + summary(of: result.summary, result.findings)
  }

  /// The new findings one below the other.
  func blocks(_ findings: [Finding]) -> String {
    var excerpts = Excerpts(source: setting.source, wrapping: wrapping)
    var toldFixes: Set<String> = []
    var text = ""
    for finding in findings where finding.state == .new {
      guard isShown(finding) else { continue }
      // What to do is said once, not below each of a hundred findings of one kind.
      let isFixNew = toldFixes.insert(finding.rule + finding.fix).inserted
      text += block(finding, withFix: isFixNew, &excerpts) + "\n"
    }
    return text
  }

  // MARK: One finding

  private static let indentation = "   "

  private func block(
    _ finding: Finding, withFix: Bool, _ excerpts: inout Excerpts
  ) -> String {
    let place = "\(finding.file):\(finding.line):\(finding.column)"
    var words = [Word(printable(place), .strong)]
    words.append(Word(finding.severity.rawValue, finding.severity.style, blanks: 2))
    words += Word.words(of: finding.message, blanks: 2)
    words.append(Word("[\(printable(finding.rule))]", .faint, blanks: 2))
    var text = wrapping.lines(words, indentation: Self.indentation)

    let here = finding.evidence.first { $0.file == finding.file && $0.line == finding.line }
    text += excerpts.excerpt(
      at: finding.location, pointer: here?.column ?? finding.column, label: here?.message ?? "",
      finding.severity.style)
    text += evidence(finding.evidence.filter { $0 != here })
    if let condition = finding.condition { text += remark("under", condition) }
    if finding.strength == .weak { text += remark("note", weakness(of: finding)) }
    if let because = finding.because { text += remark("because", because) }
    if setting.verbose {
      text += remark("subject", finding.subject)
      if let target = finding.target { text += remark("target", target) }
    }
    if withFix, !finding.fix.isEmpty { text += remark("fix", finding.fix) }
    return text
  }

  private func evidence(_ evidence: [Finding.Evidence]) -> String {
    let limit = setting.verbose ? evidence.count : 6
    var text = evidence.prefix(limit).map { piece in
      let place = "\(piece.file):\(piece.line):\(piece.column)"
      return wrapping.lines(
        [Word("at \(printable(place))")] + Word.words(of: piece.message, blanks: 2),
        first: Self.indentation, indentation: Self.indentation + "   ")
    }.joined()
    if evidence.count > limit {
      let more = evidence.count - limit
      text += "\(Self.indentation)at \(more) more \(more == 1 ? "place" : "places") (--verbose)\n"
    }
    return text
  }

  /// That a finding is to be taken with care, and on what it rests.
  private func weakness(of finding: Finding) -> String {
    var signs: [String] = []
    for sign in finding.evidence.compactMap(\.weakSign) where !signs.contains(sign) {
      signs.append(sign)
    }
    switch signs.count {
    case 0: return "this rests on a single weak sign"
    case 1: return "this rests on a single weak sign: \(signs[0])"
    default: return "this rests on weak signs, one for each type: \(signs.joined(separator: "; "))"
    }
  }

  private func remark(_ name: String, _ text: String) -> String {
    wrapping.lines(
      [Word("\(name):", .faint)] + Word.words(of: text), first: Self.indentation,
      indentation: Self.indentation + "  ")
  }

  // MARK: Guide

  /// With more findings than anybody reads at once: the rules they come from, and what to do next.
  private func guide(through result: AnalysisResult) -> String {
    let shown = result.findings.filter { $0.state == .new && isShown($0) }
    guard shown.count > Self.findingsReadAtOnce else { return "" }
    let rules = Dictionary(grouping: shown, by: \.rule)
      .map { rule, findings in
        (
          rule: rule, count: findings.count, worst: findings.map(\.severity).max() ?? .info,
          severities: severities(of: findings)
        )
      }
      .sorted { ($1.worst, $1.count, $0.rule) < ($0.worst, $0.count, $1.rule) }
    let width = grouped(rules.map(\.count).max() ?? 0).count
    var text = rules.prefix(Self.rulesTold).map { entry in
      let count = grouped(entry.count)
      let first = String(repeating: " ", count: width - count.count) + count
      return wrapping.lines(
        [
          Word(first, .strong), Word(printable(entry.rule), blanks: 2),
        ] + entry.severities, first: Self.indentation, indentation: Self.indentation)
    }.joined()
    let rest = rules.dropFirst(Self.rulesTold)
    if !rest.isEmpty {
      let count = rest.reduce(0) { $0 + $1.count }
      let rules = rest.count == 1 ? "1 other rule" : "\(rest.count) other rules"
      text += "\(Self.indentation)and \(grouped(count)) of \(rules)\n"
    }
    guard result.summary.known == 0 else { return text + "\n" }
    return text
      + wrapping.lines(
        Word.words(
          of: "`archcheck explain RULE` says why, `archcheck report --output DIR` writes pages to "
            + "look at, `archcheck baseline write` accepts what is there today.", .faint),
        indentation: Self.indentation) + "\n"
  }

  /// How many findings weigh how much: `5 errors, 33 warnings`; nothing where all are warnings.
  private func severities(of findings: [Finding]) -> [Word] {
    let counts = counts(of: findings)
    return counts.map(\.severity) == [.warning] ? [] : words(for: counts, blanks: 2)
  }

  private static let findingsReadAtOnce = 20
  private static let rulesTold = 10

  private func isShown(_ finding: Finding) -> Bool {
    setting.verbose || finding.severity > .info
  }

  // MARK: Summary

  /// What was found and what was looked at, in two lines.
  func summary(of summary: AnalysisResult.Summary, _ findings: [Finding]) -> String {
    var parts = [newFindings(in: findings)]
    parts += [
      (summary.known, "known"), (summary.resolved, "resolved"), (summary.suppressed, "suppressed"),
      (summary.excepted, "excepted"),
    ].filter { $0.0 > 0 }.map { [Word("\(grouped($0.0)) \($0.1)")] }
    let notes = findings.count { $0.state == .new && $0.severity == .info }
    if notes > 0, !setting.verbose {
      parts.append([Word("\(grouped(notes)) \(notes == 1 ? "note" : "notes") (--verbose)")])
    }
    if summary.contracts == 0 {
      parts.append([Word("no contracts")])
    } else if let uncovered = summary.uncovered(naming: 4) {
      parts.append(Word.words(of: "uncovered: \(printable(uncovered))"))
    }
    var words = parts[0]
    for part in parts.dropFirst() { words += [Word("·", .faint)] + part }
    return wrapping.lines(words, indentation: Self.indentation) + figures(of: summary)
  }

  private func newFindings(in findings: [Finding]) -> [Word] {
    let new = findings.filter { $0.state == .new }
    let counts = counts(of: new)
    guard !counts.isEmpty else { return [Word("nothing new", .green)] }
    let total = counts.reduce(0) { $0 + $1.count }
    return [Word("\(grouped(total)) new:", .strong)] + words(for: counts)
  }

  /// The findings that are shown, counted by severity, worst first; none that is zero.
  private func counts(of findings: [Finding]) -> [(severity: Severity, count: Int)] {
    [Severity.error, .warning, .info].compactMap { severity in
      let count = findings.count { $0.severity == severity && isShown($0) }
      return count > 0 ? (severity, count) : nil
    }
  }

  /// `27 errors, 162 warnings`.
  private func words(for counts: [(severity: Severity, count: Int)], blanks: Int = 1) -> [Word] {
    counts.enumerated().map { index, entry in
      let name = entry.severity == .info ? "note" : entry.severity.rawValue
      let end = index + 1 < counts.count ? "," : ""
      return Word(
        "\(grouped(entry.count)) \(name)\(entry.count == 1 ? "" : "s")\(end)",
        entry.severity.style, blanks: index == 0 ? blanks : 1)
    }
  }

  private func figures(of summary: AnalysisResult.Summary) -> String {
    func counted(_ number: Int, _ name: String, _ end: String = "") -> Word {
      Word("\(grouped(number)) \(name)\(number == 1 ? "" : "s")\(end)")
    }
    var words = [
      counted(summary.modules, "module", ","), counted(summary.types, "type", ","),
      counted(summary.lines, "line"),
    ]
    if let seconds = setting.seconds { words.append(Word("in \(decimal(seconds, places: 2)) s")) }
    return wrapping.lines(words, indentation: Self.indentation)
  }
}

extension Severity {
  var style: Style {
    switch self {
    case .error: .red
    case .warning: .yellow
    case .info: .blue
    }
  }
}
