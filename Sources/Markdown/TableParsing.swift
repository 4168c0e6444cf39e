import CCMark

/// The pipe tables of a tree, by the line of the paragraph in whose place they stand, together
/// with the paragraph's lines before the table and the rule behind it.
///
/// cmark has no tables and reads markup across cells, so each cell is read by itself. All cells
/// of a document are the headings of one small document of their own: a heading is the only block
/// that is one line of inlines whatever the line holds.
func tables(of root: OpaquePointer?, in source: SourceLines) -> [Int: [Block]] {
  var found: [FoundTable] = []
  var isText = [Bool](repeating: false, count: source.count + 1)
  var pending = [(node: root, quotes: 0)]
  while let (node, quotes) = pending.popLast() {
    for child in children(of: node) {
      switch cmark_node_get_type(child) {
      case CMARK_NODE_BLOCK_QUOTE: pending.append((child, quotes + 1))
      case CMARK_NODE_LIST, CMARK_NODE_ITEM: pending.append((child, quotes))
      default:
        let lines = lines(of: child, in: source)
        for line in lines { isText[line] = true }
        if mayHoldTable(child), lines.count > 1,
          let table = FoundTable(child, lines: lines, quotes: quotes, in: source)
        {
          found.append(table)
        }
      }
    }
  }
  return blocks(of: found) {
    (1...source.count).filter { !isText[$0] }.map { withoutMarkers(source[$0], quotes: .max) }
      .filter { $0.first == UInt8(ascii: "[") && $0.contains(UInt8(ascii: ":")) }
  }
}

/// The lines of a leaf. cmark counts one too many for a heading with an underline.
private func lines(of node: OpaquePointer, in source: SourceLines) -> Range<Int> {
  let start = max(1, Int(cmark_node_get_start_line(node)))
  let end = min(max(start, Int(cmark_node_get_end_line(node))), source.count)
  guard cmark_node_get_type(node) == CMARK_NODE_HEADING, start < end else {
    return start..<(end + 1)
  }
  let underline = ((start + 1)...end).first { line in
    let text = trimmed(withoutMarkers(source[line], quotes: .max))
    return text.allSatisfy { $0 == text.first } && (text.first == dash || text.first == equals)
  }
  return start..<((underline ?? start) + 1)
}

private let dash = UInt8(ascii: "-")
private let equals = UInt8(ascii: "=")

private struct FoundTable {
  var line: Int
  var table: PipeTable
  var isFollowedByRule = false

  init?(_ node: OpaquePointer, lines: Range<Int>, quotes: Int, in source: SourceLines) {
    line = lines.lowerBound
    let column = Int(cmark_node_get_start_column(node))
    var text = lines.map { line in
      line == lines.lowerBound
        ? source[line].dropFirst(column - 1) : withoutMarkers(source[line], quotes: quotes)
    }
    while let last = text.last, trimmed(last).isEmpty { text.removeLast() }
    // To cmark a table and the rule behind it are an underlined heading.
    if cmark_node_get_type(node) == CMARK_NODE_HEADING, let last = text.last.map(trimmed) {
      isFollowedByRule = last.count > 2 && last.allSatisfy { $0 == dash }
      if isFollowedByRule { text.removeLast() }
    }
    guard let table = PipeTable(paragraph: text) else { return nil }
    self.table = table
  }
}

/// A line without the indentation and `>` of the blocks it stands in.
private func withoutMarkers(_ line: ArraySlice<UInt8>, quotes: Int) -> ArraySlice<UInt8> {
  var line = line.drop(while: isBlank)
  var quotes = quotes
  while quotes > 0, line.first == UInt8(ascii: ">") {
    line = line.dropFirst().drop(while: isBlank)
    quotes -= 1
  }
  return line
}

/// Reads the cells and leads of all tables in one go.
private func blocks(
  of tables: [FoundTable], definitions: () -> [ArraySlice<UInt8>]
) -> [Int: [Block]] {
  var source: [UInt8] = []
  let cells = tables.lazy.flatMap { [$0.table.header] + $0.table.rows }.joined()
    .filter { !isPlain($0) }
  let leads = tables.map(\.table.lead).filter { !$0.isEmpty }
  if cells.contains(where: { $0.contains(UInt8(ascii: "[")) }) || !leads.isEmpty {
    for definition in definitions() {
      source += definition
      source += "\n\n".utf8
    }
  }
  var line = SourceLines(source).count
  let firstCell = line
  for cell in cells {
    source += "# ".utf8
    source += cell
    source += " #\n".utf8
    line += 1
  }
  for lead in leads {
    // Indented lines continue a paragraph whatever they begin with.
    source += lead.joined(separator: "\n    ".utf8)
    source += "\n\n".utf8
  }
  let root = parse(source)
  defer { cmark_node_free(root) }
  var parsed = children(of: root).drop { cmark_node_get_start_line($0) < firstCell }

  func inlines(_ cell: [UInt8]) -> [Inline] {
    if cell.isEmpty { return [] }
    if isPlain(cell) { return [.text(String(decoding: cell, as: UTF8.self))] }
    return parsed.popFirst().map { Markdown.inlines(in: $0, depth: 0) } ?? []
  }
  var blocks: [Int: [Block]] = [:]
  for found in tables {
    let table = Table(
      alignments: found.table.alignments, header: found.table.header.map(inlines),
      rows: found.table.rows.map { $0.map(inlines) })
    let line = found.line + found.table.lead.count
    blocks[found.line] = [Block(.table(table), line: line)]
    if found.isFollowedByRule {
      let rule = line + table.rows.count + 2
      blocks[found.line]?.append(Block(.thematicBreak, line: rule))
    }
  }
  for found in tables where !found.table.lead.isEmpty {
    // A lead that only defines links leaves no paragraph.
    if let lead = parsed.first, Int(cmark_node_get_start_line(lead)) == line {
      let text = Markdown.inlines(in: parsed.removeFirst(), depth: 0)
      blocks[found.line]?.insert(Block(.paragraph(text), line: found.line), at: 0)
    }
    line += found.table.lead.count + 1
  }
  return blocks
}

/// Whether no byte of a cell can be the beginning of markup.
private func isPlain(_ cell: [UInt8]) -> Bool {
  cell.allSatisfy { byte in
    switch byte {
    case 0, UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "&"), UInt8(ascii: "_"),
      UInt8(ascii: "*"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "<"),
      UInt8(ascii: "!"):
      false
    default: true
    }
  }
}
