extension Document {
  /// The document as Markdown text: reading it gives the same blocks.
  ///
  /// Emphasis inside emphasis and links inside links lose their inner markup, and line feeds
  /// inside code spans become spaces.
  package var markdown: String {
    markdownLines.ended
  }

  /// The lines of ``markdown``, without what ends them.
  package var markdownLines: [String] {
    lines(blocks)
  }
}

extension [String] {
  /// One text, each line of which ends with a line feed.
  package var ended: String {
    var text = ""
    text.reserveCapacity(reduce(0) { $0 + $1.utf8.count + 1 })
    for line in self {
      text += line
      text += "\n"
    }
    return text
  }
}

private func lines(_ blocks: [Block], isTight: Bool = false) -> [String] {
  var written: [String] = []
  var previous: Block.Content?
  var usesSecondMarker = false
  for block in blocks {
    usesSecondMarker =
      if case .list = previous, case .list = block.content { !usesSecondMarker } else { false }
    let own = lines(block.content, usesSecondMarker: usesSecondMarker)
    if own.isEmpty { continue }
    if previous != nil, !(isTight && block.content.interruptsParagraph) { written.append("") }
    written += own
    previous = block.content
  }
  return written
}

private func lines(_ block: Block.Content, usesSecondMarker: Bool) -> [String] {
  switch block {
  case .heading(let heading):
    let text = InlineWriter.text(heading.text, in: .heading)
    return [String(repeating: "#", count: min(max(heading.level, 1), 6)) + " " + text]
  case .paragraph(let inlines):
    let text = InlineWriter.text(inlines, in: .paragraph)
    return separateLines(text).filter { !$0.isEmpty }
  case .code(let code):
    return separateLines(fencedCode(code.text, info: code.info))
  case .quote(let blocks, let alert):
    var inner = lines(blocks)
    if let alert {
      let startsWithText = if case .paragraph = blocks.first?.content { true } else { false }
      inner = [marker(of: alert)] + (startsWithText || inner.isEmpty ? inner : [""] + inner)
    }
    return (inner.isEmpty ? [""] : inner).map { $0.isEmpty ? ">" : "> " + $0 }
  case .list(let list):
    return lines(list, usesSecondMarker: usesSecondMarker)
  case .table(let table):
    return lines(table)
  case .thematicBreak:
    return ["***"]
  }
}

/// The lines of a text, by its bytes: to look for characters takes several times as long.
private func separateLines(_ text: String) -> [String] {
  guard text.utf8.contains(UInt8(ascii: "\n")) else { return [text] }
  return text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    .map { String(decoding: $0, as: UTF8.self) }
}

/// The first line of an alert's block quote.
package func marker(of alert: Alert) -> String {
  "[!\(alert.rawValue.uppercased())]"
}

private func lines(_ list: List, usesSecondMarker: Bool) -> [String] {
  var written: [String] = []
  for (index, item) in list.items.enumerated() {
    let marker =
      if let start = list.start {
        "\(start + index)" + (usesSecondMarker ? ") " : ". ")
      } else {
        usesSecondMarker ? "+ " : "- "
      }
    let indentation = String(repeating: " ", count: marker.count)
    if index > 0, !list.isTight { written.append("") }
    let own = lines(item, isTight: list.isTight)
    if own.isEmpty { written.append(String(marker.dropLast())) }
    for (number, line) in own.enumerated() {
      written.append(number == 0 ? marker + line : line.isEmpty ? "" : indentation + line)
    }
  }
  return written
}

private func lines(_ table: Table) -> [String] {
  guard !table.header.isEmpty else { return [] }
  func row(_ cells: Table.Row) -> String {
    var line = "|"
    for cell in cells {
      line += " "
      line += InlineWriter.text(cell, in: .cell)
      line += " |"
    }
    return line
  }
  let delimiters = table.alignments.map { alignment in
    switch alignment {
    case nil: " --- |"
    case .left: " :-- |"
    case .center: " :-: |"
    case .right: " --: |"
    }
  }
  return [row(table.header), "|" + delimiters.joined()] + table.rows.map(row)
}

extension Block.Content {
  /// Whether the block begins without an empty line behind a paragraph.
  fileprivate var interruptsParagraph: Bool {
    switch self {
    case .code: true
    case .list(let list): list.start == nil && list.items.first?.isEmpty == false
    case .heading, .paragraph, .quote, .table, .thematicBreak: false
    }
  }
}
