import SwiftParser
import SwiftSyntax

extension SourceFacts {
  /// swift-syntax gives up a branch that is nested deeper; its own default is lower in debug builds.
  static let maximumNesting = 256

  /// Parses `source` and takes its facts; needs a stack of ``ParserThreads/stackSize``.
  package convenience init(source: [UInt8]) {
    let tree = source.withUnsafeBufferPointer {
      Parser.parse(source: $0, maximumNestingLevel: Self.maximumNesting)
    }
    var collector = Collector()
    collector.file(tree)
    let lines = LineScan(source)
    self.init(
      names: collector.names, nodes: collector.nodes, lineStarts: lines.starts,
      directives: Self.directives(in: source, tree: tree), isGenerated: lines.isGenerated,
      firstSyntaxError: tree.hasError ? Self.firstError(in: Syntax(tree)) : nil)
  }

  /// Takes the facts of a short text; for tests and examples.
  package convenience init(_ source: String) {
    self.init(source: Array(source.utf8))
  }

  private static func firstError(in syntax: Syntax) -> UInt32 {
    var current = syntax
    while true {
      let broken = current.children(viewMode: .all).first {
        $0.hasError || $0.kind == .unexpectedNodes || $0.isMissingToken
      }
      guard let broken, broken.kind != .unexpectedNodes, !broken.is(TokenSyntax.self) else {
        let place = broken ?? current
        return UInt32(truncatingIfNeeded: place.positionAfterSkippingLeadingTrivia.utf8Offset)
      }
      current = broken
    }
  }

  /// Comments that speak to archcheck. Bytes are searched first since few files have one.
  private static func directives(in source: [UInt8], tree: SourceFileSyntax) -> [Directive] {
    let marker = Array("archcheck:".utf8)
    var found: [Directive] = []
    var index = 0
    while let start = source.firstRange(of: marker, from: index) {
      index = start + marker.count
      let position = AbsolutePosition(utf8Offset: start)
      guard let token = tree.token(at: position),
        position < token.positionAfterSkippingLeadingTrivia
          || position >= token.endPositionBeforeTrailingTrivia,
        source[..<start].isInLineComment
      else { continue }
      let end = source[index...].firstIndex { $0 == 10 || $0 == 13 } ?? source.count
      let text = String(decoding: source[index..<end], as: UTF8.self)
      found.append(
        Directive(offset: UInt32(start), text: text.trimmingWhitespace()))
    }
    return found
  }
}

extension Syntax {
  fileprivate var isMissingToken: Bool {
    self.as(TokenSyntax.self)?.presence == .missing
  }
}

extension [UInt8] {
  fileprivate func firstRange(of marker: [UInt8], from start: Int) -> Int? {
    guard count >= marker.count else { return nil }
    var index = start
    while index <= count - marker.count {
      if self[index] == marker[0], self[index..<index + marker.count].elementsEqual(marker) {
        return index
      }
      index += 1
    }
    return nil
  }
}

extension ArraySlice<UInt8> {
  /// Whether a line comment starts right before the end; one that another comment quotes does not.
  fileprivate var isInLineComment: Bool {
    var rest = self[((lastIndex(of: 10) ?? startIndex - 1) + 1)...]
    while rest.last == 32 || rest.last == 9 { rest.removeLast() }
    guard rest.suffix(2).elementsEqual([47, 47]) else { return false }
    rest.removeLast(2)
    return zip(rest, rest.dropFirst()).allSatisfy { $0 != 47 || $1 != 47 }
  }
}

extension String {
  fileprivate func trimmingWhitespace() -> String {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
