@_spi(RawSyntax) import SwiftSyntax

extension RawSyntaxNodeProtocol {
  /// The elements of a list, or the parts of another node.
  var children: RawSyntaxBuffer {
    raw.layoutView?.children ?? RawSyntaxBuffer(UnsafeBufferPointer(start: nil, count: 0))
  }
}

extension RawSyntaxTokenView {
  /// Whether a documentation comment stands in front.
  var isDocumented: Bool {
    let comments = leadingTrivia { trivia in
      trivia.firstIndex(of: UInt8(ascii: "/")).map { SyntaxText(rebasing: trivia[$0...]) }
    }
    guard let comments else { return false }
    // Most often nothing stands in front of it.
    if comments.hasPrefix("///") { return true }
    return leadingRawTriviaPieces.contains {
      switch $0 {
      case .docLineComment, .docBlockComment: true
      default: false
      }
    }
  }
}

/// The first or the last tokens of nodes, each found without going all the way down again.
///
/// All calls of a chain such as `a.b().b()` begin with one token, which lies as deep as the chain is
/// long: looked for from each of them, it would take the square of that.
struct EdgeTokens {
  enum Edge { case first, last }

  private let edge: Edge
  private var known: [RawSyntax.ID: RawSyntaxTokenView] = [:]

  /// Steps down after which a node's token is remembered; hardly any code goes that deep.
  private static let step = 32

  init(_ edge: Edge) {
    self.edge = edge
  }

  /// The token at this edge of a node that stands in the file.
  mutating func token(of syntax: RawSyntax) -> RawSyntaxTokenView? {
    var node = syntax
    var passed: [RawSyntax.ID] = []
    var depth = 0
    while let layout = node.layoutView {
      if depth >= Self.step, let token = known[node.id] {
        for id in passed { known[id] = token }
        return token
      }
      if depth % Self.step == Self.step - 1 { passed.append(node.id) }
      guard let child = child(among: layout.children) else { return nil }
      node = child
      depth += 1
    }
    guard let token = node.tokenView, token.presence == .present else { return nil }
    for id in passed { known[id] = token }
    return token
  }

  /// The child at this edge that has some text; what has none, has no token in the file.
  private func child(among children: RawSyntaxBuffer) -> RawSyntax? {
    switch edge {
    case .first:
      for case let child? in children where child.byteLength > 0 { return child }
    case .last:
      for case let child? in children.reversed() where child.byteLength > 0 { return child }
    }
    return nil
  }
}

extension RawSyntaxNodeProtocol {
  /// The module of `Module::name`, in the node of a name or of a type without a base. Before 603
  /// swift-syntax has the name itself at this place of its tree.
  var selectedModule: RawTokenSyntax? {
    guard children.count > 1, let part = children[1], part.tokenView == nil else { return nil }
    return part.children.lazy.compactMap { $0.flatMap { RawTokenSyntax($0) } }.first
  }
}

extension RawTokenSyntax {
  /// The text without back-ticks.
  var plain: UnsafeBufferPointer<UInt8> {
    let text = text
    guard text.count > 2, text[0] == UInt8(ascii: "`") else { return text }
    return UnsafeBufferPointer(rebasing: text[1..<text.count - 1])
  }

  var text: UnsafeBufferPointer<UInt8> {
    let text = tokenText
    return UnsafeBufferPointer(start: text.baseAddress, count: text.count)
  }

  /// The keyword that the token is, if it is one.
  var keyword: Keyword? {
    tokenKind == .keyword ? Keyword(tokenText) : nil
  }
}

extension RawSyntaxNodeProtocol {
  /// The elements of a list.
  func each<Element: RawSyntaxNodeProtocol>(_: Element.Type) -> RawElements<Element> {
    RawElements(iterator: children.makeIterator())
  }
}

/// The elements of a list in the parser's tree.
struct RawElements<Element: RawSyntaxNodeProtocol>: Sequence, IteratorProtocol {
  fileprivate var iterator: UnsafeBufferPointer<RawSyntax?>.Iterator

  var first: Element? {
    var elements = self
    return elements.next()
  }

  mutating func next() -> Element? {
    while let child = iterator.next() {
      if let element = child.flatMap({ Element($0) }) { return element }
    }
    return nil
  }
}

extension Optional where Wrapped: RawSyntaxNodeProtocol {
  /// The elements of a list that may be missing.
  func each<Element: RawSyntaxNodeProtocol>(_: Element.Type) -> RawElements<Element> {
    self?.each(Element.self)
      ?? RawElements(iterator: UnsafeBufferPointer(start: nil, count: 0).makeIterator())
  }
}
