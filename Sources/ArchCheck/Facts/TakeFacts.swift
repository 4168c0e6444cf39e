import Foundation
import SwiftParser
@_spi(RawSyntax) import SwiftSyntax

extension SourceFacts {
  /// swift-syntax gives up a branch that is nested deeper; its own default is lower in debug builds.
  static let maximumNesting = 256

  /// Parses `source` and takes its facts; needs a stack of ``DeepStackThreads/stackSize``.
  ///
  /// - Parameters:
  ///   - comments: as of ``SourceScan/comments``.
  ///   - effort: is told how long parsing and collecting took.
  convenience init(source: [UInt8], comments: [Range<Int>], effort: Effort = Effort()) {
    let start = ContinuousClock().now
    var parsed = start
    let (tree, outline) = source.withUnsafeBufferPointer { bytes in
      let tree = Parser.parse(source: bytes, maximumNestingLevel: Self.maximumNesting)
      parsed = ContinuousClock().now
      return withExtendedLifetime(tree) {
        (tree, Collector(tree.raw.cast(RawSourceFileSyntax.self), source: bytes))
      }
    }
    let lines = LineScan(source, comments: comments)
    // Arrays that grew keep room for more; these are kept for long.
    self.init(
      names: outline.names, nodes: outline.nodes.trimmed, lineStarts: lines.starts.trimmed,
      directives: Self.directives(in: source, tree: tree), isGenerated: lines.isGenerated,
      generatedLines: lines.generatedLines.trimmed,
      firstSyntaxError: tree.hasError
        ? UInt32(truncatingIfNeeded: tree.firstSyntaxError.utf8Offset) : nil)
    effort.add(parsed - start, to: .parse)
    effort.add(ContinuousClock().now - parsed, to: .collect)
  }

  /// Takes the facts of a short text; for tests and examples.
  convenience init(_ source: String) {
    let bytes = Array(source.utf8)
    self.init(source: bytes, comments: SourceScan(bytes).comments)
  }

  /// Comments that speak to archcheck. Bytes are searched first since few files have one.
  private static func directives(in source: [UInt8], tree: SourceFileSyntax) -> [Directive] {
    let marker = Array("archcheck:".utf8)
    var found: [Directive] = []
    var index = 0
    while let start = source.firstRange(of: marker, from: index) {
      index = start + marker.count
      let position = AbsolutePosition(utf8Offset: start)
      guard let token = tree.token(at: position), token.beginsComment(before: position)
      else { continue }
      let end = source[index...].firstIndex { $0 == 10 || $0 == 13 } ?? source.count
      let line = String(decoding: source[index..<end], as: UTF8.self)
      let text = line.firstRange(of: "*/").map { String(line[..<$0.lowerBound]) } ?? line
      found.append(
        Directive(offset: UInt32(start), text: String(text.trimmingBlanks)))
    }
    return found
  }
}

extension TokenSyntax {
  /// Whether a comment around the token has nothing but its slashes or stars and blanks in front of
  /// a position; what another comment quotes does not speak itself.
  fileprivate func beginsComment(before target: AbsolutePosition) -> Bool {
    let isLeading = target < positionAfterSkippingLeadingTrivia
    guard isLeading || target >= endPositionBeforeTrailingTrivia else { return false }
    var start = isLeading ? position : endPositionBeforeTrailingTrivia
    for piece in isLeading ? leadingTrivia : trailingTrivia {
      let end = start + piece.sourceLength
      guard end <= target else {
        switch piece {
        case .lineComment(let text), .docLineComment(let text), .blockComment(let text),
          .docBlockComment(let text):
          let front = text.utf8.prefix(target.utf8Offset - start.utf8Offset)
          let blanks = front.drop { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "*") }
          return front.count - blanks.count <= 3 && blanks.allSatisfy { $0 == 32 || $0 == 9 }
        default: return false
        }
      }
      start = end
    }
    return false
  }
}

extension Array {
  /// A copy without spare room.
  fileprivate var trimmed: [Element] {
    withUnsafeBufferPointer { Array($0) }
  }
}

extension [UInt8] {
  /// Where `marker` starts next; its last byte is looked for, which should be rarer than its first.
  fileprivate func firstRange(of marker: [UInt8], from start: Int) -> Int? {
    withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, let last = marker.last else { return nil }
      var index = start
      while index < bytes.count, let hit = memchr(base + index, Int32(last), bytes.count - index) {
        index = UnsafeRawPointer(hit) - base + 1
        let first = index - marker.count
        if first >= start, bytes[first..<index].elementsEqual(marker) { return first }
      }
      return nil
    }
  }
}
