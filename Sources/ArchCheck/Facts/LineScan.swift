import Foundation

/// Finds line starts, lines of code and the marker of generated files from the bytes.
struct LineScan {
  /// See ``SourceFacts/lineStarts``.
  private(set) var starts: [UInt32] = []
  private(set) var isGenerated = false
  /// See ``SourceFacts/generatedLines``.
  private(set) var generatedLines: [ClosedRange<Int>] = []

  /// - Parameter comments: as of ``SourceScan/comments``.
  init(_ source: [UInt8], comments: [Range<Int>]) {
    source.withUnsafeBufferPointer { scan($0, comments[...]) }
  }

  private mutating func scan(
    _ source: UnsafeBufferPointer<UInt8>, _ comments: ArraySlice<Range<Int>>
  ) {
    var comments = comments
    starts.reserveCapacity(source.count / 24)
    var start = 0
    var isHead = true
    var previous = source.startIndex..<source.startIndex
    var region: Int?
    while start < source.count {
      let end = Self.endOfLine(source, from: start)
      let line = UnsafeBufferPointer(rebasing: source[start..<end])
      let isCode = Self.isCode(source, start..<end, &comments)
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

  /// Whether a line holds more than blanks and comments.
  ///
  /// - Parameter comments: those that end behind the line's start, afterwards its end.
  private static func isCode(
    _ source: UnsafeBufferPointer<UInt8>, _ line: Range<Int>,
    _ comments: inout ArraySlice<Range<Int>>
  ) -> Bool {
    defer { comments = comments.drop { $0.upperBound <= line.upperBound } }
    var index = line.lowerBound
    var next = comments.startIndex
    while index < line.upperBound {
      if next < comments.endIndex, comments[next].lowerBound <= index {
        index = max(index, comments[next].upperBound)
        next += 1
      } else if source[index] == UInt8(ascii: " ") || source[index] == UInt8(ascii: "\t")
        || source[index] == UInt8(ascii: "\r")
      {
        index += 1
      } else {
        return true
      }
    }
    return false
  }

  /// Whether a line is worth a closer look: most say nothing of the kind.
  private static func mayMark(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    contains("generated", line) || contains("do not ", line) || contains("overwritten", line)
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
