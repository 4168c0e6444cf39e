import ArchCheck

extension Survey {
  /// Lines shown above and below the one that matters.
  private static let context = 2

  /// The lines around a finding, with a mark at the finding and at evidence beside it.
  func excerpt(of finding: Finding, _ text: SourceText) -> Page.Excerpt? {
    guard finding.line <= text.lineCount else { return nil }
    let first = max(1, finding.line - Self.context)
    let last = min(text.lineCount, finding.line + Self.context)
    let lines = (first...max(first, last)).compactMap(text.line)
    func mark(_ line: Int, _ column: Int, _ message: String) -> Page.Excerpt.Mark {
      var start = text.characterColumn(line: line, column: column)
      // A place that is known by its line alone stands at what is written there.
      let blanks = lines[line - first].text.prefix { $0 == " " || $0 == "\t" }.count
      if start <= blanks { start = blanks + 1 }
      let token = lines[line - first].tokens.first { $0.range.contains(start - 1) }
      return Page.Excerpt.Mark(
        line: line, column: start, length: max(1, (token?.range.upperBound ?? start) - start + 1),
        message: message)
    }
    let near = finding.evidence.filter {
      $0.file == finding.file && (first..<(first + lines.count)).contains($0.line)
    }
    var marks: [Page.Excerpt.Mark] = []
    if (first..<(first + lines.count)).contains(finding.line) {
      let own = near.first { $0.line == finding.line && $0.column == finding.column }
      marks.append(mark(finding.line, finding.column, own?.message ?? ""))
    }
    marks += near.filter { $0.line != finding.line || $0.column != finding.column }
      .map { mark($0.line, $0.column, $0.message) }
    return Page.Excerpt(
      file: finding.file, target: address(of: finding.file, line: finding.line), start: first,
      lines: lines.map(\.text), tokens: lines.map(\.tokens), marks: marks)
  }
}
