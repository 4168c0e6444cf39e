import Markdown

/// A page's Markdown and where in it each block went.
struct PageText {
  struct Placed {
    var block: Page.Block
    /// Counted from 1.
    var lines: Range<Int>
    /// The blocks inside: one list for a note, one an entry for entries.
    var inner: [[Placed]] = []
  }

  var markdown: String
  /// The way to the page, where there is one, and its title.
  var head: [Placed]
  var body: [Placed]
}

extension Page {
  /// Rows of a table beyond this many are left to the search of the HTML page.
  static let maximumRows = 1_000
  /// The same for entries, which weigh more.
  static let maximumEntries = 300
  /// Entries beyond this many show their summary only, even where the search finds them.
  static let maximumBodies = 3_000

  /// The text of the page; `isWhole` writes all entries.
  func text(isWhole: Bool = false) -> PageText {
    var writer = PageWriter(page: path, firstLine: 1, isWhole: isWhole)
    var head: [Block] = []
    if path != .overview {
      let overview = Ancestor(title: "Overview", path: .overview)
      let way = ([overview] + ancestors).map {
        Text([.link(.page($0.path), Text([.text($0.title)]))])
      }
      head.append(.paragraph(way.joined(separator: " / ")))
    }
    if case .markdown(let source) = blocks.first, source.hasPrefix("# ") {
    } else {
      head.append(.heading(level: 1, Text([.text(title)])))
    }
    let placedHead = writer.write(head)
    let body = writer.write(blocks)
    return PageText(markdown: writer.text, head: placedHead, body: body)
  }
}

private struct PageWriter {
  let page: PagePath
  let firstLine: Int
  /// Whether all entries are written.
  let isWhole: Bool
  var lines: [String] = []
  private var endsWithList = false

  init(page: PagePath, firstLine: Int, isWhole: Bool) {
    self.page = page
    self.firstLine = firstLine
    self.isWhole = isWhole
  }

  var text: String { lines.ended }

  mutating func write(_ blocks: [Page.Block]) -> [PageText.Placed] {
    blocks.map { block in
      if !lines.isEmpty { lines.append("") }
      let isList =
        switch block {
        case .list, .entries: true
        default: false
        }
      // Two lists in a row would be one.
      if endsWithList, isList { lines += ["<!-- -->", ""] }
      endsWithList = isList
      let start = firstLine + lines.count
      let inner = write(block)
      return PageText.Placed(
        block: block, lines: start..<(firstLine + max(lines.count, start - firstLine + 1)),
        inner: inner)
    }
  }

  private mutating func write(_ block: Page.Block) -> [[PageText.Placed]] {
    switch block {
    case .heading(let level, let text): append(.heading(Heading(level: level, inlines(text))))
    case .paragraph(let text): append(.paragraph(inlines(text)))
    case .figures(let figures): append(.table(table(figures)))
    case .table(let table):
      append(.table(table.markdown(on: page)))
      appendRemark(table.noun, shown: table.shown, of: table.rows.count)
    case .list(let items): append(.list(List(items.map { [Block(.paragraph(inlines($0)))] })))
    case .code(let excerpt) where excerpt.isExample:
      if !excerpt.file.isEmpty {
        append(.paragraph(inlines(.code(excerpt.file))))
        lines.append("")
      }
      append(.code(CodeBlock(info: "swift", excerpt.lines.map { $0 + "\n" }.joined())))
    case .code(let excerpt):
      append(.paragraph(inlines(.code(excerpt.location, to: excerpt.target))))
      lines.append("")
      append(.code(CodeBlock(info: "text", excerpt.text)))
    case .picture(let picture):
      let source = Target.file(picture.file).destination(from: page)
      append(.paragraph([.image(source: source, alternative: [.text(picture.alternative)])]))
      if !picture.caption.isEmpty {
        lines.append("")
        append(.paragraph(inlines(picture.caption)))
      }
    case .matrix(let matrix): append(.table(matrix.markdown(on: page)))
    case .diagram(let code, _): append(.code(code))
    case .note(let alert, let blocks):
      return [quote(alert, blocks)]
    case .entries(let entries):
      let limit = isWhole ? .max : entries.shown
      let inner = write(entries, limit: limit)
      appendRemark(entries.noun, shown: limit, of: entries.entries.count)
      return inner
    case .markdown(let source):
      lines += source.split(separator: /\r\n|\n|\r/, omittingEmptySubsequences: false).map(
        String.init)
    }
    return []
  }

  private func inlines(_ text: Text) -> [Inline] { text.inlines(on: page) }

  private mutating func append(_ content: Block.Content) {
    lines += Document([Block(content)]).markdownLines
  }

  private mutating func appendRemark(_ noun: Page.Noun, shown: Int, of count: Int) {
    guard count > shown else { return }
    lines.append("")
    append(.paragraph(inlines("The first \(shown) of \(count) \(noun.plural).")))
  }

  /// Writes blocks inside of another and indents them.
  private mutating func nested(_ blocks: [Page.Block], prefix: String) -> [PageText.Placed] {
    var writer = PageWriter(
      page: page, firstLine: firstLine + lines.count, isWhole: isWhole)
    let placed = writer.write(blocks)
    lines += writer.lines.map { line in
      line.isEmpty ? String(prefix.prefix { $0 != " " }) : prefix + line
    }
    return placed
  }

  private mutating func quote(_ alert: Alert, _ blocks: [Page.Block]) -> [PageText.Placed] {
    lines.append("> " + marker(of: alert))
    if case .paragraph = blocks.first {} else { lines.append(">") }
    return nested(blocks, prefix: "> ")
  }

  /// Writes the entries, under headings where they fall into groups.
  private mutating func write(_ entries: Page.Entries, limit: Int) -> [[PageText.Placed]] {
    let shown = entries.entries.prefix(limit)
    if entries.groups.isEmpty { return write(shown) }
    var inner: [[PageText.Placed]] = []
    for group in entries.groups where inner.count < shown.count {
      if !inner.isEmpty { lines.append("") }
      append(heading: 3, group.title)
      lines.append("")
      if !group.remark.isEmpty {
        append(.paragraph(inlines(group.remark)))
        lines.append("")
      }
      inner += write(shown.dropFirst(inner.count).prefix(group.count))
    }
    return inner
  }

  private mutating func append(heading level: Int, _ text: Text) {
    append(.heading(Heading(level: level, inlines(text))))
  }

  private mutating func write(_ entries: ArraySlice<Page.Entries.Entry>) -> [[PageText.Placed]] {
    var isFirst = true
    return entries.map { entry in
      if !isFirst, !entry.body.isEmpty { lines.append("") }
      isFirst = false
      let summary = Document([Block(.paragraph(inlines(entry.summary)))]).markdownLines
      let anchor =
        entry.anchor.isEmpty ? "" : "<a id=\"\(HTML(text: entry.anchor).markup)\"></a>"
      lines.append("- " + anchor + summary.joined(separator: " "))
      if entry.body.isEmpty { return [] }
      lines.append("")
      return nested(entry.body, prefix: "  ")
    }
  }

  private func table(_ figures: [Page.Figure]) -> Table {
    Table(
      alignments: figures.map { _ in .right }, header: figures.map { [.text($0.label)] },
      rows: [
        figures.map { figure in
          let value = figure.target.map { Text([.link($0, figure.value)]) } ?? figure.value
          return inlines(figure.note.isEmpty ? value : "\(value) (\(figure.note))")
        }
      ])
  }
}

extension Page.Table {
  func markdown(on page: PagePath) -> Table {
    markdown(rows.prefix(shown), on: page)
  }

  func markdown(_ rows: ArraySlice<[Text]>, on page: PagePath) -> Table {
    Table(
      alignments: columns.map { $0.kind == .number ? .right : nil },
      header: columns.map { [.text($0.title)] },
      rows: rows.map { row in row.map { $0.inlines(on: page) } })
  }
}

extension Page.Picture {
  /// Path of the picture in the report.
  var file: String { "pictures/\(name).svg" }
}
