import ArchCheck
import Markdown

extension Page.Excerpt {
  /// Characters of a line beyond this are not shown.
  static let maximumWidth = 240

  /// The file and the line that matters: that of the first mark, else the first.
  var location: String { "\(file):\(marks.first?.line ?? start)" }

  /// The lines with their numbers, and the marks below them as compilers draw them.
  var text: String {
    let width = String(start + max(0, lines.count - 1)).count
    func padded(_ text: String) -> String {
      String(repeating: " ", count: max(0, width - text.count)) + text
    }
    var text = ""
    for (number, line) in numberedLines {
      text += "\(padded(String(number))) | \(line)\n"
      for mark in marks where mark.line == number {
        let message = mark.message.isEmpty ? "" : " " + singleLine(mark.message)
        text += "\(padded("")) | \(pointer(to: mark, in: line))\(message)\n"
      }
    }
    return text
  }

  var numberedLines: [(number: Int, text: String)] {
    lines.enumerated().map { (start + $0.offset, shown($0.element)) }
  }

  /// The part of a line that a mark points at, in front of it and behind it.
  func parts(of line: String, at mark: Mark) -> (
    before: Substring, marked: Substring, after: Substring
  ) {
    let before = line.prefix(max(0, mark.column - 1))
    let marked = line[before.endIndex...].prefix(max(1, mark.length))
    return (before, marked, line[marked.endIndex...])
  }

  /// A piece of a line with what it is; the pieces of a line are the line.
  struct Piece {
    var text: Substring
    var kind: SourceText.TokenKind?
    var isMarked: Bool
  }

  func pieces(ofLine number: Int, _ line: String) -> [Piece] {
    let index = number - start
    let count = line.count
    let own = (tokens.indices.contains(index) ? tokens[index] : [])
      .filter { $0.kind != .name && $0.range.upperBound <= count }
    let marked =
      isExample
      ? nil
      : marks.first { $0.line == number }.map { mark in
        let parts = parts(of: line, at: mark)
        return parts.before.count..<(parts.before.count + parts.marked.count)
      }
    let bounds =
      own.flatMap { [$0.range.lowerBound, $0.range.upperBound] }
      + (marked.map { [$0.lowerBound, $0.upperBound] } ?? []) + [0, count]
    let cuts = Set(bounds).sorted()
    return zip(cuts, cuts.dropFirst()).map { from, to in
      Piece(
        text: line.dropFirst(from).prefix(to - from),
        kind: own.first { $0.range.contains(from) }?.kind,
        isMarked: marked?.contains(from) ?? false)
    }
  }

  private func pointer(to mark: Mark, in line: String) -> String {
    let parts = parts(of: line, at: mark)
    // Tabs stay tabs, so that the pointer stands below what it points at.
    let indentation = String(parts.before.map { $0 == "\t" ? "\t" : " " })
    return indentation + String(repeating: "^", count: max(1, parts.marked.count))
  }

  private func shown(_ line: String) -> String {
    let line = singleLine(line)
    // There are no more characters than bytes, and bytes are counted in no time.
    guard line.utf8.count > Self.maximumWidth, line.count > Self.maximumWidth else { return line }
    return line.prefix(Self.maximumWidth) + "…"
  }
}

private func singleLine(_ text: String) -> String {
  // What begins with the last two bytes may be a line end of Unicode.
  let mayEnd = text.utf8.contains { (10...13).contains($0) || $0 == 0xC2 || $0 == 0xE2 }
  return mayEnd ? String(text.map { $0.isNewline ? " " : $0 }) : text
}
