import ArchCheck

/// Source lines with a caret below them, cut to the width of the terminal.
struct Excerpts {
  let source: @Sendable (String) -> [UInt8]?
  let wrapping: Wrapping
  /// Findings come file by file, so one file is kept.
  private var path = ""
  private var lines: [ArraySlice<UInt8>] = []

  init(source: @escaping @Sendable (String) -> [UInt8]?, wrapping: Wrapping) {
    self.source = source
    self.wrapping = wrapping
  }

  /// The line of `location`, a caret below `pointer` (a column in UTF-8 bytes) and the label behind
  /// it; nothing where the line is not there.
  mutating func excerpt(
    at location: Location, pointer: Int, label: String, _ style: Style
  ) -> String {
    if location.file != path {
      path = location.file
      lines = source(path).map(Self.lines) ?? []
    }
    guard lines.indices.contains(location.line - 1) else { return "" }
    let line = lines[location.line - 1]
    let shown = ShownLine(line, pointer: pointer, width: wrapping.width - 8)
    let number = String(location.line)
    let margin = String(repeating: " ", count: max(0, 5 - number.count)) + number
    let blank = String(repeating: " ", count: margin.count)
    let caret = String(repeating: "^", count: max(1, shown.marked))
    let below = "\(blank) | \(String(repeating: " ", count: shown.before))"
    let text =
      wrapping.styled(margin, .faint) + " | \(shown.text)\n"
    guard !label.isEmpty else { return text + below + wrapping.styled(caret, style) + "\n" }
    return text
      + wrapping.lines(
        [Word(caret, style)] + Word.words(of: label), first: below, indentation: "\(blank) | ")
  }

  private static func lines(of source: [UInt8]) -> [ArraySlice<UInt8>] {
    source.split(separator: 10, omittingEmptySubsequences: false)
      .map { $0.last == 13 ? $0.dropLast() : $0 }
  }
}

/// The part of a line that fits a width, with the columns of what is pointed at.
struct ShownLine {
  var text: String
  /// Columns in front of the mark.
  var before: Int
  /// Columns of the mark.
  var marked: Int

  init(_ line: ArraySlice<UInt8>, pointer: Int, width: Int) {
    // A place that is known by its line only, as in a manifest, is where its text begins.
    let indentation = line.prefix { $0 == 32 || $0 == 9 }.count
    let offset = min(max(indentation, pointer - 1), line.count)
    // A line may have megabytes; what is far in front of the mark is not shown.
    let near = line.prefix(offset).suffix(8 * width)
    let isCut = near.count < offset
    let head = Self.shown(isCut ? near.drop { $0 & 0xC0 == 0x80 } : near)
    let rest = String(decoding: line.dropFirst(offset).prefix(4 * width), as: UTF8.self)
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let token = name.isEmpty ? rest.prefix(1) : name
    let tail = Self.shown(Array(rest.dropFirst(token.count).utf8)[...])
    let mark = Self.shown(Array(token.utf8)[...])

    var characters = Array(head)
    before = displayWidth(head)
    marked = min(displayWidth(mark), width)
    // Room for the mark and a little behind it; the rest of the width shows what stands in front.
    let room = max(0, width - marked - min(displayWidth(tail), width / 4) - 1)
    if before > room || isCut {
      while let first = characters.first, before > max(0, room - 1) {
        before -= displayWidth(first)
        characters.removeFirst()
      }
      characters.insert("…", at: 0)
      before += 1
    }
    var column = before
    for character in mark + tail {
      let next = column + displayWidth(character)
      guard next < width || (next == width && displayWidth(mark + tail) + before <= width) else {
        characters.append("…")
        break
      }
      characters.append(character)
      column = next
    }
    text = String(characters)
    while text.last == " " { text.removeLast() }
  }

  private static func shown(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    return printable(text.replacing("\t", with: "    "))
  }
}
