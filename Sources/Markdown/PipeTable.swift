/// A pipe table as its source lines have it: GitHub's rules for rows and cells, each cell still
/// Markdown text.
struct PipeTable {
  typealias Line = ArraySlice<UInt8>

  /// As on GitHub: short rows of a very wide table must not become millions of cells.
  static let maximumMissingCells = 0x80000

  /// Lines of the paragraph that stand before the header.
  var lead: [Line]
  var alignments: [Table.Alignment?]
  var header: [[UInt8]]
  var rows: [[[UInt8]]]

  /// The table in the lines of one paragraph, if there is one: a row followed by a delimiter row
  /// with the same number of cells.
  init?(paragraph lines: [Line]) {
    guard
      let delimiter = lines.indices.dropFirst().first(where: {
        alignmentsOfDelimiter(lines[$0]) != nil
      }),
      let alignments = alignmentsOfDelimiter(lines[delimiter])
    else { return nil }
    let header = cells(lines[delimiter - 1])
    guard header.count == alignments.count else { return nil }
    self.lead = Array(lines[..<(delimiter - 1)])
    self.alignments = alignments
    self.header = header
    rows = lines[(delimiter + 1)...].map { line in
      Array(cells(line).prefix(header.count))
    }
    let missing = rows.reduce(0) { $0 + header.count - $1.count }
    if missing > Self.maximumMissingCells { return nil }
  }
}

private let bar = UInt8(ascii: "|")
private let backslash = UInt8(ascii: "\\")
private let colon = UInt8(ascii: ":")
private let dash = UInt8(ascii: "-")

func isBlank(_ byte: UInt8) -> Bool {
  byte == 0x20 || (0x09...0x0D).contains(byte)
}

func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
  var line = line.drop(while: isBlank)
  while let last = line.last, isBlank(last) { line.removeLast() }
  return line
}

/// The alignments that a line like `| :-- | --: |` states, or nil if it is no delimiter row.
private func alignmentsOfDelimiter(_ line: ArraySlice<UInt8>) -> [Table.Alignment?]? {
  guard line.allSatisfy({ $0 == bar || $0 == colon || $0 == dash || isBlank($0) }) else {
    return nil
  }
  var alignments: [Table.Alignment?] = []
  for cell in cells(line) {
    let left = cell.first == colon
    let dashes = cell.dropFirst(left ? 1 : 0)
    let right = dashes.last == colon
    let middle = dashes.dropLast(right ? 1 : 0)
    guard !middle.isEmpty, middle.allSatisfy({ $0 == dash }) else { return nil }
    alignments.append(left && right ? .center : left ? .left : right ? .right : nil)
  }
  return alignments.isEmpty ? nil : alignments
}

/// The cells of a row, trimmed. A bar behind a backslash is part of its cell, even inside a code
/// span, and loses the backslash.
private func cells(_ line: ArraySlice<UInt8>) -> [[UInt8]] {
  var rest = trimmed(line)
  if rest.first == bar { rest = rest.dropFirst() }
  var cells: [[UInt8]] = []
  /// What the cell holds in front of its last bar behind a backslash.
  var head: [UInt8] = []
  var start = rest.startIndex
  for index in rest.indices where rest[index] == bar {
    if index > start, rest[index - 1] == backslash {
      head += rest[start..<(index - 1)]
      start = index
    } else {
      head += rest[start..<index]
      cells.append(Array(trimmed(head[...])))
      head.removeAll(keepingCapacity: true)
      start = index + 1
    }
  }
  if start < rest.endIndex { cells.append(Array(trimmed((head + rest[start...])[...]))) }
  return cells
}
