/// Where escaped text will stand, which decides what in it could be read as markup.
struct TextPosition: OptionSet {
  let rawValue: Int

  /// The text begins a line of a block, where `#`, `-` or `1.` would begin another one.
  static let lineStart = TextPosition(rawValue: 1)
  /// The text begins a heading, paragraph, cell or emphasis, where spaces are not kept.
  static let start = TextPosition(rawValue: 2)
  /// The text ends one of these.
  static let end = TextPosition(rawValue: 4)

  static let alone: TextPosition = [.lineStart, .start, .end]
}

/// Markdown that shows exactly `text`, whatever it holds, in a paragraph, heading, list item or
/// table cell. It is one line: line feeds and other controls become character references.
///
/// GitHub also links mentions, issue numbers and bare addresses and draws emoji names; empty
/// comments and backslashes keep it from that.
package func escape(_ text: String) -> String {
  escape(text, .alone)
}

func escape(_ text: String, _ position: TextPosition) -> String {
  let bytes = Array(text.utf8)
  let blockMarker = position.contains(.lineStart) ? indexOfBlockMarker(in: bytes) : nil
  let leadingSpace = position.contains(.start) ? text.unicodeScalars.first : nil
  let trailingSpace = position.contains(.end) ? text.unicodeScalars.last : nil
  let start = leadingSpace?.isSpace == true ? leadingSpace.map(UTF8.width) ?? 0 : 0
  let end = bytes.count - (trailingSpace?.isSpace == true ? trailingSpace.map(UTF8.width) ?? 0 : 0)

  var escaped: [UInt8] = []
  escaped.reserveCapacity(bytes.count + 16)
  if start > 0, let leadingSpace { escaped += leadingSpace.reference }
  for index in start..<max(start, end) {
    let byte = bytes[index]
    if byte < 0x20 {
      escaped += Unicode.Scalar(byte).reference
      continue
    }
    if index == blockMarker || needsBackslash(index, in: bytes) {
      escaped.append(UInt8(ascii: "\\"))
    }
    escaped.append(byte)
    if isReplacedByGitHub(index, in: bytes) { escaped += "<!-- -->".utf8 }
  }
  if end >= start, end < bytes.count, let trailingSpace { escaped += trailingSpace.reference }
  return String(decoding: escaped, as: UTF8.self)
}

/// A code span that shows `code`, with line feeds as spaces; nothing for empty code.
///
/// In a cell of a pipe table bars need a backslash, even inside code.
package func codeSpan(_ code: String, inTable: Bool = false) -> String {
  guard !code.isEmpty else { return "" }
  // Most code needs nothing.
  if code.utf8.first != 0x20, code.utf8.last != 0x20, code.allBytes(standsInSpan) {
    return "`\(code)`"
  }
  let line = String(
    String.UnicodeScalarView(
      code.unicodeScalars.map { "\n\r".unicodeScalars.contains($0) ? " " : $0 })
  )
  let runs = Set(line.utf8.split { $0 != UInt8(ascii: "`") }.map(\.count))
  // cmark looks no further than 80 backticks.
  guard let length = (1...80).first(where: { !runs.contains($0) }) else { return escape(line) }
  let fence = String(repeating: "`", count: length)
  let isSpaced = line.first == " " && line.last == " " && line.contains { $0 != " " }
  let padding = line.first == "`" || line.last == "`" || isSpaced ? " " : ""
  let span = fence + padding + line + padding + fence
  return inTable ? span.replacing("|", with: "\\|") : span
}

/// Whether a byte of code is no line feed, return, backtick or bar.
private func standsInSpan(_ byte: UInt8) -> Bool {
  byte != 0x0A && byte != 0x0D && byte != 0x60 && byte != 0x7C
}

/// A fenced code block of `text` without a line feed at its end.
package func fencedCode(_ text: String, info: String = "") -> String {
  let backtick = UInt8(ascii: "`")
  let longest =
    text.utf8.contains(backtick) ? text.utf8.split { $0 != backtick }.map(\.count).max() ?? 0 : 0
  let fence = String(repeating: "`", count: max(3, longest + 1))
  var safeInfo = ""
  for scalar in info.unicodeScalars where scalar != "`" {
    switch scalar {
    case "&": safeInfo += "&amp;"
    case "\\": safeInfo += "\\\\"
    default: safeInfo.unicodeScalars.append(scalar.value < 0x20 ? " " : scalar)
    }
  }
  let end = text.isEmpty || text.utf8.last == UInt8(ascii: "\n") ? "" : "\n"
  return "\(fence)\(safeInfo)\n\(text)\(end)\(fence)"
}

extension String {
  /// Whether all bytes of the text are such; several times faster than asking its view of them.
  func allBytes(_ isSuch: (UInt8) -> Bool) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.allSatisfy(isSuch) } ?? utf8.allSatisfy(isSuch)
  }
}

/// A destination as it stands between the parentheses of a link; spaces around it are lost.
func linkDestination(_ destination: String, inTable: Bool) -> String {
  // Almost every destination stands as it is.
  if !destination.isEmpty, destination.allBytes(standsAsItIs) { return destination }
  var written = ""
  var isPlain = !destination.isEmpty
  for scalar in destination.unicodeScalars {
    switch scalar {
    case "|" where inTable: written += "\\|"
    case "\n": written += "%0A"
    case "\r": written += "%0D"
    // References are resolved before backslashes are: `\&lt;` would be `\<`.
    case "&": written += "&amp;"
    case "<", ">", "\\":
      isPlain = false
      written += "\\"
      written.unicodeScalars.append(scalar)
    default:
      if "()".unicodeScalars.contains(scalar) || scalar.value <= 0x20 || scalar.value == 0x7F {
        isPlain = false
      }
      written.unicodeScalars.append(scalar)
    }
  }
  return isPlain ? written : "<\(written)>"
}

/// Whether a byte of a destination needs neither an escape nor pointed brackets, in tables too.
private func standsAsItIs(_ byte: UInt8) -> Bool {
  switch byte {
  case 0...0x20, 0x7F, UInt8(ascii: "|"), UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"),
    UInt8(ascii: "\\"), UInt8(ascii: "("), UInt8(ascii: ")"):
    false
  default: true
  }
}

/// A title of a link with its quotes.
func linkTitle(_ title: String, inTable: Bool) -> String {
  var written = "\""
  for scalar in title.unicodeScalars {
    if scalar.value < 0x20 || scalar == "&" {
      written += String(decoding: scalar.reference, as: UTF8.self)
    } else {
      if "\"\\".unicodeScalars.contains(scalar) || (inTable && scalar == "|") { written += "\\" }
      written.unicodeScalars.append(scalar)
    }
  }
  return written + "\""
}

extension Unicode.Scalar {
  /// Whether cmark takes the character for white space around emphasis or at a line's ends, or
  /// for the mark of a file's encoding.
  fileprivate var isSpace: Bool {
    value == 0x20 || value == 0xFEFF
      || (value > 0x7F && properties.generalCategory == .spaceSeparator)
  }

  fileprivate var reference: [UInt8] { Array("&#\(value);".utf8) }
}

/// The index of the byte that would make the line a heading, list item, quote, underline or the
/// delimiter row of a table.
private func indexOfBlockMarker(in bytes: [UInt8]) -> Int? {
  guard let first = bytes.first else { return nil }
  if "#+-=>:".utf8.contains(first) { return 0 }
  let digits = bytes.prefix { (0x30...0x39).contains($0) }.count
  return digits > 0 && digits < bytes.count && ".)".utf8.contains(bytes[digits]) ? digits : nil
}

private func needsBackslash(_ index: Int, in bytes: [UInt8]) -> Bool {
  let before = index > 0 ? bytes[index - 1] : nil
  let after = index + 1 < bytes.count ? bytes[index + 1] : nil
  return switch bytes[index] {
  case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "["),
    UInt8(ascii: "]"), UInt8(ascii: "<"), UInt8(ascii: "|"), UInt8(ascii: "~"),
    UInt8(ascii: "$"):
    true
  case UInt8(ascii: "_"): !(isWord(before) && isWord(after))
  case UInt8(ascii: "&"): after == nil || isWord(after) || after == UInt8(ascii: "#")
  case UInt8(ascii: "!"): after == nil
  case UInt8(ascii: "#"): before == nil || before == 0x20
  case UInt8(ascii: ":"): bytes[(index + 1)...].starts(with: "//".utf8)
  case UInt8(ascii: "."): bytes[..<index].suffix(3).elementsEqual("www".utf8)
  default: false
  }
}

/// Whether GitHub would make a mention, an issue link, an address or an emoji of what begins here.
private func isReplacedByGitHub(_ index: Int, in bytes: [UInt8]) -> Bool {
  let before = index > 0 ? bytes[index - 1] : nil
  let after = index + 1 < bytes.count ? bytes[index + 1] : nil
  switch bytes[index] {
  case UInt8(ascii: "@"): return isWord(after)
  case UInt8(ascii: "#"): return isWord(after) && !isWord(before)
  case UInt8(ascii: ":"):
    let name = bytes[(index + 1)...].prefix(40).prefix { isWord($0) || "_+-".utf8.contains($0) }
    return !name.isEmpty && name.endIndex < bytes.count && bytes[name.endIndex] == bytes[index]
  default: return false
  }
}

private func isWord(_ byte: UInt8?) -> Bool {
  switch byte {
  case .some(0x30...0x39), .some(0x41...0x5A), .some(0x61...0x7A): true
  default: false
  }
}
