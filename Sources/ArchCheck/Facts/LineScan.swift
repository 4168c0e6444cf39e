import Foundation

/// Finds line starts, lines of code and the marker of generated files from the bytes alone.
struct LineScan {
  /// See ``SourceFacts/lineStarts``.
  private(set) var starts: [UInt32] = []
  private(set) var isGenerated = false
  /// See ``SourceFacts/generatedLines``.
  private(set) var generatedLines: [ClosedRange<Int>] = []

  init(_ source: [UInt8]) {
    source.withUnsafeBufferPointer { scan($0) }
  }

  private mutating func scan(_ source: UnsafeBufferPointer<UInt8>) {
    starts.reserveCapacity(source.count / 24)
    var start = 0
    var depth = 0
    var isHead = true
    var previous = source.startIndex..<source.startIndex
    var region: Int?
    while start < source.count {
      let end = Self.endOfLine(source, from: start)
      let line = UnsafeBufferPointer(rebasing: source[start..<end])
      let isCode = Self.isCode(line, depth: &depth)
      starts.append(UInt32(truncatingIfNeeded: start) | (isCode ? SourceFacts.codeBit : 0))
      if isCode || starts.count > 30 { isHead = false }
      if isHead, !isGenerated, Self.mayMark(line) {
        isGenerated = GeneratedHeader.isMarker(
          String(decoding: line, as: UTF8.self),
          after: String(decoding: UnsafeBufferPointer(rebasing: source[previous]), as: UTF8.self))
      }
      if !isCode, Self.starts(line, with: "sourcery:inline:") { region = starts.count }
      if !isCode, let first = region, Self.starts(line, with: "sourcery:end") {
        generatedLines.append(first...starts.count)
        region = nil
      }
      previous = start..<end
      start = end + 1
    }
    if starts.isEmpty { starts = [0] }
  }

  private static func endOfLine(_ source: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard let base = source.baseAddress,
      let newline = memchr(base + start, Int32(UInt8(ascii: "\n")), source.count - start)
    else { return source.count }
    return UnsafeRawPointer(newline) - UnsafeRawPointer(base)
  }

  /// Whether a line holds more than blanks and comments; `depth` counts open block comments.
  ///
  /// A string that looks like a comment is taken for one when nothing stands before it: good
  /// enough for a count of lines.
  private static func isCode(_ line: UnsafeBufferPointer<UInt8>, depth: inout Int) -> Bool {
    var index = 0
    while index < line.count {
      let byte = line[index]
      let next = index + 1 < line.count ? line[index + 1] : 0
      if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if depth > 0, byte == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        depth -= 1
        index += 2
      } else if depth == 0, byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
        return false
      } else if depth == 0, byte != UInt8(ascii: " "), byte != UInt8(ascii: "\t"),
        byte != UInt8(ascii: "\r")
      {
        return true
      } else {
        index += 1
      }
    }
    return false
  }

  /// Whether a line is worth a closer look: most say nothing of the kind.
  private static func mayMark(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    contains("generated", line) || contains("do not ", line)
  }

  /// Whether a comment begins with a text.
  private static func starts(
    _ line: UnsafeBufferPointer<UInt8>, with text: StaticString
  ) -> Bool {
    let signs = [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "/")]
    guard let start = line.firstIndex(where: { !signs.contains($0) }) else { return false }
    return text.withUTF8Buffer { line[start...].starts(with: $0) }
  }

  /// Whether a line contains a text in small letters, be its own letters small or capital.
  private static func contains(_ text: StaticString, _ line: UnsafeBufferPointer<UInt8>) -> Bool {
    text.withUTF8Buffer { text in
      guard line.count >= text.count else { return false }
      return (0...line.count - text.count).contains { start in
        text.indices.allSatisfy { lowercased(line[start + $0]) == text[$0] }
      }
    }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
  }
}
