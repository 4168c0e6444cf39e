@_spi(RawSyntax) import SwiftSyntax

/// Takes the outline of one parsed file.
///
/// The extensions of this type in the folder follow the grammar: declarations, types, statements,
/// expressions. None of them looks a name up; that is the linker's work.
///
/// It reads the parser's own tree, the raw one, which swift-syntax offers to its clients as SPI:
/// making a syntax node for each raw node takes longer than parsing. Raw nodes have the properties
/// of the syntax nodes they stand for, but know no positions: these are found from where the text of
/// a token lies in the parser's copy of the file.
struct Collector {
  private(set) var nodes: [Node] = []
  private var interned = InternedNames()
  private let source: UnsafeBufferPointer<UInt8>
  /// Address of the parser's copy of `source`.
  private let copy: UInt
  /// Place of the last node, for those without a token of their own.
  private var lastOffset: UInt32 = 0
  private var firstTokens = EdgeTokens(.first)
  private var lastTokens = EdgeTokens(.last)
  /// The operators of the sequences that are being folded, the innermost last.
  var operators: [FoldedOperator] = []

  var names: [String] { interned.texts }

  /// - Parameters:
  ///   - tree: must be kept alive by the caller.
  ///   - source: what `tree` was parsed from.
  init(_ tree: RawSourceFileSyntax, source: UnsafeBufferPointer<UInt8>) {
    self.source = source
    copy =
      firstTokens.token(of: tree.raw).map {
        UInt(bitPattern: $0.rawText.baseAddress) &- UInt($0.leadingTriviaByteLength)
      } ?? 0
    nodes.reserveCapacity(source.count / 12)
    file(tree)
  }

  /// Adds a node and, as its children, what `children` adds.
  mutating func node(
    _ kind: Node.Kind, at anchor: some RawSyntaxNodeProtocol,
    spanning syntax: some RawSyntaxNodeProtocol, name: UInt32 = 0, detail: UInt8 = 0,
    modifiers: Node.Modifiers = [], children: (inout Collector) -> Void = { _ in }
  ) {
    let index = nodes.count
    let offset = start(of: anchor.raw) ?? lastOffset
    lastOffset = offset
    nodes.append(
      Node(
        kind: kind, detail: detail, name: name, modifiers: modifiers, offset: offset,
        endOffset: end(of: syntax.raw) ?? offset, end: 0))
    children(&self)
    nodes[index].end = UInt32(truncatingIfNeeded: nodes.count)
  }

  /// Adds a node whose first token is the place to look at.
  mutating func node(
    _ kind: Node.Kind, _ syntax: some RawSyntaxNodeProtocol, name: UInt32 = 0, detail: UInt8 = 0,
    modifiers: Node.Modifiers = [], children: (inout Collector) -> Void = { _ in }
  ) {
    node(
      kind, at: syntax, spanning: syntax, name: name, detail: detail, modifiers: modifiers,
      children: children)
  }

  // MARK: Places

  /// The first token that stands in the file.
  mutating func firstToken(of syntax: RawSyntax) -> RawSyntaxTokenView? {
    firstTokens.token(of: syntax)
  }

  /// Offset of the first token.
  private mutating func start(of syntax: RawSyntax) -> UInt32? {
    firstToken(of: syntax).flatMap { offset(of: $0.rawText.baseAddress) }
  }

  /// Offset behind the last token.
  private mutating func end(of syntax: RawSyntax) -> UInt32? {
    lastTokens.token(of: syntax).flatMap { token in
      offset(of: token.rawText.baseAddress.map { $0 + token.rawText.count })
    }
  }

  /// Nil for a text that the parser made up.
  private func offset(of address: UnsafePointer<UInt8>?) -> UInt32? {
    let place = UInt(bitPattern: address)
    guard place >= copy, place - copy <= UInt(source.count) else { return nil }
    return UInt32(truncatingIfNeeded: place - copy)
  }

  /// Lets a node without tokens, if one comes next, stand right behind `syntax`.
  mutating func moveBehind(_ syntax: RawSyntax) {
    guard let token = lastTokens.token(of: syntax), let end = end(of: syntax) else { return }
    lastOffset = end + UInt32(truncatingIfNeeded: token.trailingTriviaByteLength)
  }

  // MARK: Names

  /// Number of an identifier without its back-ticks.
  mutating func name(_ token: RawTokenSyntax?) -> UInt32 {
    token.map { interned.number(of: $0.plain) } ?? 0
  }

  /// Number of a token's text as it is.
  mutating func text(_ token: RawTokenSyntax) -> UInt32 {
    interned.number(of: token.text)
  }

  /// Number of a node's text as it is, comments inside it included.
  mutating func text(_ syntax: some RawSyntaxNodeProtocol) -> UInt32 {
    interned.number(of: bytes(of: syntax))
  }

  /// Number of any text.
  mutating func text(_ text: String) -> UInt32 {
    var text = text
    return text.withUTF8 { interned.number(of: $0) }
  }

  /// The text of a node as it is, comments inside it included.
  mutating func string(_ syntax: some RawSyntaxNodeProtocol) -> String {
    String(decoding: bytes(of: syntax), as: UTF8.self)
  }

  private mutating func bytes(
    of syntax: some RawSyntaxNodeProtocol
  ) -> UnsafeBufferPointer<UInt8> {
    guard let start = start(of: syntax.raw), let end = end(of: syntax.raw), start < end else {
      return UnsafeBufferPointer(start: nil, count: 0)
    }
    return UnsafeBufferPointer(rebasing: source[Int(start)..<Int(end)])
  }
}
