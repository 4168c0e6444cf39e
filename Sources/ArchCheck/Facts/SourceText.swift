import SwiftParser
import SwiftSyntax

/// The text of a Swift file line by line, with what its tokens are, for showing code to readers.
package struct SourceText: Sendable {
  /// What a piece of code is, as far as colours tell.
  package enum TokenKind: String, Sendable, CaseIterable {
    case keyword, type, name, string, number, comment, attribute
  }

  /// A piece of a line, in characters counted from 0.
  package struct Token: Sendable, Hashable {
    package var range: Range<Int>
    package var kind: TokenKind

    package init(_ range: Range<Int>, _ kind: TokenKind) {
      self.range = range
      self.kind = kind
    }
  }

  package struct Line: Sendable, Hashable {
    package var text: String
    package var tokens: [Token]
  }

  private struct Span {
    var start: Int
    var end: Int
    var kind: TokenKind
  }

  private let source: [UInt8]
  private let lineStarts: [Int]
  /// Sorted; spans do not overlap.
  private let spans: [Span]

  /// Parses `source`; needs a stack of ``DeepStackThreads/stackSize``.
  package init(source: [UInt8]) {
    self.source = source
    lineStarts = LineScan(source, comments: []).starts.map { Int($0 & ~SourceFacts.codeBit) }
    let tree = source.withUnsafeBufferPointer {
      Parser.parse(source: $0, maximumNestingLevel: SourceFacts.maximumNesting)
    }
    var spans: [Span] = []
    for token in tree.tokens(viewMode: .sourceAccurate) { Self.add(token, to: &spans) }
    self.spans = spans
  }

  package var lineCount: Int { lineStarts.count }

  /// The line of that number, from 1; nil where there is none.
  package func line(_ number: Int) -> Line? {
    guard let bytes = bytes(ofLine: number) else { return nil }
    let text = String(decoding: source[bytes], as: UTF8.self)
    // Of a line of ASCII, bytes are counted instead of characters.
    let isASCII = source[bytes].allSatisfy { $0 < 0x80 }
    let starts = isASCII ? [] : characterStarts(of: text, in: bytes)
    func characters(upTo offset: Int) -> Int {
      isASCII
        ? min(max(offset, bytes.lowerBound), bytes.upperBound) - bytes.lowerBound
        : starts.partitioningIndex { $0 >= offset }
    }
    var tokens: [Token] = []
    for span in spans[firstSpan(endingAfter: bytes.lowerBound)...] {
      if span.start >= bytes.upperBound { break }
      let start = characters(upTo: span.start)
      let end = characters(upTo: span.end)
      if start < end { tokens.append(Token(start..<end, span.kind)) }
    }
    return Line(text: text, tokens: tokens)
  }

  /// Where a column in UTF-8 bytes, from 1, stands in a line in characters, from 1.
  package func characterColumn(line: Int, column: Int) -> Int {
    guard let bytes = bytes(ofLine: line) else { return 1 }
    return characters(in: bytes, upTo: bytes.lowerBound + max(0, column - 1)) + 1
  }

  private func bytes(ofLine number: Int) -> Range<Int>? {
    guard number >= 1, number <= lineStarts.count else { return nil }
    let start = lineStarts[number - 1]
    var end = number < lineStarts.count ? lineStarts[number] : source.count
    while end > start, source[end - 1] == 10 || source[end - 1] == 13 { end -= 1 }
    return start..<end
  }

  private func characters(in line: Range<Int>, upTo offset: Int) -> Int {
    let end = min(max(offset, line.lowerBound), line.upperBound)
    return String(decoding: source[line.lowerBound..<end], as: UTF8.self).count
  }

  /// Where the characters of a line begin in the source.
  private func characterStarts(of text: String, in line: Range<Int>) -> [Int] {
    var rest = source[line].makeIterator()
    var scalars = Unicode.UTF8.ForwardParser()
    var next = line.lowerBound
    return text.map { character in
      let start = next
      for _ in character.unicodeScalars {
        switch scalars.parseScalar(from: &rest) {
        case .valid(let bytes): next += bytes.count
        // What is no UTF-8 has become one scalar of the text.
        case .error(let length): next += length
        case .emptyInput: break
        }
      }
      return start
    }
  }

  private func firstSpan(endingAfter offset: Int) -> Int {
    spans.partitioningIndex { $0.end > offset }
  }
}

extension SourceText {
  private static func add(_ token: TokenSyntax, to spans: inout [Span]) {
    addComments(of: token.leadingTrivia, at: token.position.utf8Offset, to: &spans)
    if let kind = kind(of: token) {
      spans.append(
        Span(
          start: token.positionAfterSkippingLeadingTrivia.utf8Offset,
          end: token.endPositionBeforeTrailingTrivia.utf8Offset, kind: kind))
    }
    addComments(
      of: token.trailingTrivia, at: token.endPositionBeforeTrailingTrivia.utf8Offset, to: &spans)
  }

  private static func addComments(of trivia: Trivia, at offset: Int, to spans: inout [Span]) {
    var offset = offset
    for piece in trivia {
      let length = piece.sourceLength.utf8Length
      switch piece {
      case .lineComment, .blockComment, .docLineComment, .docBlockComment:
        spans.append(Span(start: offset, end: offset + length, kind: .comment))
      default: break
      }
      offset += length
    }
  }

  private static func kind(of token: TokenSyntax) -> TokenKind? {
    switch token.tokenKind {
    case .keyword, .poundIf, .poundElse, .poundElseif, .poundEndif, .poundAvailable,
      .poundUnavailable, .poundSourceLocation:
      .keyword
    case .stringSegment, .stringQuote, .multilineStringQuote, .singleQuote,
      .rawStringPoundDelimiter,
      .regexLiteralPattern, .regexSlash, .regexPoundDelimiter:
      .string
    case .integerLiteral, .floatLiteral: .number
    case .atSign, .pound: .attribute
    case .identifier(let name): kind(ofIdentifier: name, token)
    default: nil
    }
  }

  private static func kind(ofIdentifier name: String, _ token: TokenSyntax) -> TokenKind {
    if token.parent?.parent?.is(AttributeSyntax.self) == true { return .attribute }
    return name.namesType ? .type : .name
  }
}
