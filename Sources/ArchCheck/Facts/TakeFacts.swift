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
      directives: Self.directives(in: source, comments: comments), isGenerated: lines.isGenerated,
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

  /// Comments that speak to archcheck: `archcheck:` has nothing but slashes or stars and blanks in
  /// front of it; what another comment quotes does not speak itself.
  private static func directives(in source: [UInt8], comments: [Range<Int>]) -> [Directive] {
    comments.compactMap { comment in
      let marks = source[comment].prefix { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "*") }
      let text = source[marks.endIndex..<comment.upperBound].drop { $0 == 32 || $0 == 9 }
      guard marks.count <= 3, text.starts(with: "archcheck:".utf8) else { return nil }
      let line = String(
        decoding: text.dropFirst("archcheck:".utf8.count).prefix { $0 != 10 && $0 != 13 },
        as: UTF8.self)
      let said = line.firstRange(of: "*/").map { String(line[..<$0.lowerBound]) } ?? line
      return Directive(offset: UInt32(text.startIndex), text: String(said.trimmingBlanks))
    }
  }
}

extension Array {
  /// A copy without spare room.
  fileprivate var trimmed: [Element] {
    withUnsafeBufferPointer { Array($0) }
  }
}
