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
    blocks(result.findings) + guide(through: result)
      + summary(
        of: result.summary, result.findings, incomplete: result.incomplete, withWayToKnown: true)
  }

  /// A line for each finding, and the summary.
  func list(_ result: AnalysisResult) -> String {
    let lines = Wrapping(width: .max, color: setting.color)
    return shown(among: result.findings).map { lines.lines(head(of: $0), indentation: "") }.joined()
      + summary(
        of: result.summary, result.findings, incomplete: result.incomplete, withWayToKnown: true)
  }

  /// The new findings, errors first, and the known ones where they are asked for.
  private func shown(among findings: [Finding]) -> [Finding] {
    let known = setting.showsKnown ? findings.worstFirst(.known) : []
    return (findings.newWorstFirst + known).filter(isShown)
  }

  /// The new findings one below the other, errors first, and the known ones where they are asked for.
  func blocks(_ findings: [Finding]) -> String {
    var excerpts = Excerpts(source: setting.source, wrapping: wrapping)
    var shownFixes: Set<String> = []
    var hasShownRoles = false
    var text = ""
    for finding in shown(among: findings) {
      // What to do is said once, not below each of a hundred findings of one kind.
      let isFixNew = shownFixes.insert(finding.rule + finding.fix).inserted
      let showsRoles =
        !hasShownRoles && finding.strength == .weak
        && finding.evidence.contains { $0.weakSign != nil }
      text += block(finding, withFix: isFixNew, withRoles: showsRoles, &excerpts) + "\n"
      hasShownRoles = hasShownRoles || showsRoles
    }
    return text
  }

  // MARK: One finding

  private static let indentation = "   "

  private func block(
    _ finding: Finding, withFix: Bool, withRoles: Bool, _ excerpts: inout Excerpts
  ) -> String {
    var text = wrapping.lines(head(of: finding), indentation: Self.indentation)

    let here = finding.evidence.first {
      $0.file == finding.file && $0.line == finding.line && $0.column == finding.column
    }
    text += excerpts.excerpt(
      at: finding.location, pointer: finding.column, label: here?.message ?? "",
      finding.severity.style)
    text += evidence(finding.evidence.filter { $0 != here }, omitted: finding.omittedEvidence)
    if let condition = finding.condition { text += remark("under", condition) }
    if finding.strength == .weak { text += remark("note", weakness(of: finding)) }
    if withRoles {
      text += remark("note", "`roles` in .archcheck.yml says what a type is, where that is wrong")
    }
    if let because = finding.because { text += remark("because", because) }
    if setting.verbose {
      text += remark("subject", finding.subject)
      if let target = finding.target { text += remark("target", target) }
    }
    if withFix, !finding.fix.isEmpty { text += remark("fix", finding.fix) }
    return text
  }

  /// Place, severity, message and rule.
  private func head(of finding: Finding) -> [Word] {
    let place = "\(finding.file):\(finding.line):\(finding.column)"
    var words = [Word(printable(place), .strong)]
    let isKnown = finding.state == .known
    if isKnown { words.append(Word("known", .faint, blanks: 2)) }
    words.append(
      Word(finding.severity.rawValue, finding.severity.style, blanks: isKnown ? 1 : 2))
    words += Word.words(of: finding.message, blanks: 2)
    words.append(Word("[\(printable(finding.rule))]", .faint, blanks: 2))
    return words
  }

  private func evidence(_ evidence: [Finding.Evidence], omitted: Int) -> String {
    let limit = setting.verbose ? evidence.count : 6
    var text = evidence.prefix(limit).map { piece in
      let place = "\(piece.file):\(piece.line):\(piece.column)"
      return wrapping.lines(
        [Word("at \(printable(place))")] + Word.words(of: piece.message, blanks: 2),
        first: Self.indentation, indentation: Self.indentation + "   ")
    }.joined()
    let more = max(0, evidence.count - limit) + omitted
    if more > 0 {
      let way = evidence.count > limit ? " (--verbose)" : ""
      text += "\(Self.indentation)at \(more.of("more place"))\(way)\n"
    }
    return text
  }

  /// That a finding is to be taken with care, and on what it rests.
  private func weakness(of finding: Finding) -> String {
    let signs = finding.evidence.compactMap(\.weakSign).uniqued()
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
    let shown = result.findings.filter { isTold($0) && isShown($0) }
    guard shown.count > Self.findingsReadAtOnce else { return "" }
    let severities = SeverityCounts(of: shown).worstFirst.map(\.severity)
    let rules = Dictionary(grouping: shown, by: \.rule)
      .map { rule, findings in
        let counts = severities.map { severity in findings.count { $0.severity == severity } }
        return (rule: rule, counts: counts)
      }
      .sorted { left, right in
        left.counts == right.counts
          ? left.rule < right.rule : right.counts.lexicographicallyPrecedes(left.counts)
      }
    // One more rule takes no more room than the word that there is one.
    let count = rules.count == Self.rulesShown + 1 ? rules.count : Self.rulesShown
    var rows = rules.prefix(count).map { ($0.counts, Word(printable($0.rule), blanks: 2)) }
    let rest = rules.dropFirst(count)
    if !rest.isEmpty {
      let sums = severities.indices.map { index in rest.reduce(0) { $0 + $1.counts[index] } }
      rows.append((sums, Word("\(rest.count) other rules", .faint, blanks: 2)))
    }
    let text = table(of: rows, under: severities)
    guard result.summary.known == 0 else { return text + "\n" }
    return text
      + wrapping.lines(
        Word.words(
          of: "`archcheck explain RULE` says why, `archcheck report --output DIR` writes pages to "
            + "look at, `archcheck baseline write` accepts what is there today.", .faint),
        indentation: Self.indentation) + "\n"
  }

  /// A column of counts for each severity in front of each name; none where it is zero.
  private func table(
    of rows: [(counts: [Int], name: Word)], under severities: [Severity]
  ) -> String {
    let heads = severities.map { $0 == .info ? "info" : $0.rawValue + "s" }
    let widths = severities.indices.map { index in
      rows.reduce(heads[index].count) { max($0, $1.counts[index].grouped.count) }
    }
    func line(_ cells: [String], _ name: Word, _ style: (Int) -> Style) -> String {
      let words = cells.indices.map { index in
        // Blanks in front keep the columns apart, and the first from the margin.
        Word(
          String(repeating: " ", count: widths[index] - cells[index].count) + cells[index],
          style(index), blanks: index == 0 ? 0 : 2)
      }
      return wrapping.lines(
        words + [name], first: Self.indentation, indentation: Self.indentation)
    }
    return line(heads, Word("rule", .faint, blanks: 2)) { _ in .faint }
      + rows.map { counts, name in
        line(counts.map { $0 == 0 ? "" : $0.grouped }, name) { severities[$0].style }
      }.joined()
  }

  private static let findingsReadAtOnce = 20
  private static let rulesShown = 10

  private func isTold(_ finding: Finding) -> Bool {
    finding.state == .new || setting.showsKnown && finding.state == .known
  }

  private func isShown(_ finding: Finding) -> Bool { setting.shows(finding) }

  // MARK: Summary

  /// What was found and what was looked at, in two lines.
  ///
  /// - Parameter withWayToKnown: whether the option that tells known findings is named.
  func summary(
    of summary: AnalysisResult.Summary, _ findings: [Finding], incomplete: String? = nil,
    withWayToKnown: Bool = false
  ) -> String {
    let hidden = findings.filter { !isShown($0) }
    let hiddenKnown = withWayToKnown ? hidden.count { $0.state == .known } : 0
    let hiddenCount = hiddenKnown + hidden.count { $0.state == .new }
    var counted = summary
    counted.known -= hiddenKnown
    var parts = [newFindings(in: findings, incomplete: incomplete)]
    parts += counted.countsBesideNew.map { [Word($0)] }
    if withWayToKnown, counted.known > 0, !setting.showsKnown { parts[1].append(Word("(--all)")) }
    if hiddenCount > 0 {
      let all = hiddenKnown > 0 && !setting.showsKnown ? "--all " : ""
      parts.append([Word("\(hiddenCount.grouped) info (\(all)--verbose)")])
    }
    if summary.contracts == 0 {
      if !setting.isOfSomeRules { parts.append([Word("no contracts")]) }
    } else if let uncovered = summary.uncovered(naming: 4) {
      parts.append(Word.words(of: "uncovered: \(printable(uncovered))"))
    }
    var words = parts[0]
    for part in parts.dropFirst() { words += [Word("·", .faint)] + part }
    return wrapping.lines(words, indentation: Self.indentation) + figures(of: summary)
  }

  private func newFindings(in findings: [Finding], incomplete: String?) -> [Word] {
    let new = findings.filter { $0.state == .new }
    let counts = SeverityCounts(of: new.filter(isShown)).worstFirst
    let missing = incomplete.map { Word.words(of: printable($0), .red) } ?? []
    if counts.isEmpty { return missing.isEmpty ? [Word("nothing new", .green)] : missing }
    let total = counts.reduce(0) { $0 + $1.count }
    return missing + (missing.isEmpty ? [] : [Word("·", .faint)])
      + [Word("\(total.grouped) new:", .strong)] + words(for: counts)
  }

  /// `27 errors, 162 warnings`.
  private func words(for counts: [(severity: Severity, count: Int)]) -> [Word] {
    counts.enumerated().map { index, entry in
      let end = index + 1 < counts.count ? "," : ""
      return Word("\(entry.severity.counted(entry.count))\(end)", entry.severity.style)
    }
  }

  private func figures(of summary: AnalysisResult.Summary) -> String {
    var words = [
      Word(summary.modules.of("module") + ","), Word(summary.types.of("type") + ","),
      Word(summary.lines.of("line")),
    ]
    if let seconds = setting.seconds { words.append(Word("in \(decimal(seconds, places: 2)) s")) }
    if !setting.focus.isEmpty {
      words.append(Word("·", .faint))
      words += Word.words(of: "only \(printable(setting.focus)) is reported")
    }
    return wrapping.lines(words, indentation: Self.indentation)
  }
}

extension Severity {
  /// `1 error`, `2 warnings`, `3 info`.
  package func counted(_ count: Int) -> String {
    "\(count.grouped) \(rawValue)\(self == .info || count == 1 ? "" : "s")"
  }

  var style: Style {
    switch self {
    case .error: .red
    case .warning: .yellow
    case .info: .blue
    }
  }
}

extension Finding {
  /// The places that support it and are not told: `14 more places`.
  var omittedPlaces: String? {
    omittedEvidence > 0 ? omittedEvidence.of("more place") : nil
  }
}

extension AnalysisResult {
  /// That it lacks what could not be read, so that it never passes for a clean one.
  var incomplete: String? {
    let files = Set(failures.map { $0.file ?? "the project" }).sorted()
    return files.isEmpty ? nil : "incomplete, as \(files.listed(atMost: 3)) cannot be read"
  }
}

extension AnalysisResult.Summary {
  /// How many findings are not new and why, as far as there are any: `22 known`, `1 suppressed`.
  var countsBesideNew: [String] {
    [(known, "known"), (resolved, "resolved"), (suppressed, "suppressed"), (excepted, "excepted")]
      .filter { $0.0 > 0 }.map { "\($0.0.grouped) \($0.1)" }
  }
}
