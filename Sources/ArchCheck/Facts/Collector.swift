import SwiftSyntax

/// Takes the outline of one parsed file.
///
/// The extensions of this type in the folder follow the grammar: declarations, types, statements,
/// expressions. None of them looks a name up; that is the linker's work.
struct Collector {
  private(set) var nodes: [Node] = []
  private(set) var names: [String] = [""]
  private var indexes: [String: UInt32] = ["": 0]

  /// Adds a node and, as its children, what `children` adds.
  mutating func node(
    _ kind: Node.Kind, at anchor: some SyntaxProtocol, spanning syntax: some SyntaxProtocol,
    name: String = "", detail: UInt8 = 0, modifiers: Node.Modifiers = [],
    children: (inout Collector) -> Void = { _ in }
  ) {
    let index = nodes.count
    nodes.append(
      Node(
        kind: kind, detail: detail, name: intern(name), modifiers: modifiers,
        offset: offset(of: anchor),
        endOffset: UInt32(truncatingIfNeeded: syntax.endPositionBeforeTrailingTrivia.utf8Offset),
        end: 0))
    children(&self)
    nodes[index].end = UInt32(truncatingIfNeeded: nodes.count)
  }

  /// Adds a node whose first token is the place to look at.
  mutating func node(
    _ kind: Node.Kind, _ syntax: some SyntaxProtocol, name: String = "", detail: UInt8 = 0,
    modifiers: Node.Modifiers = [], children: (inout Collector) -> Void = { _ in }
  ) {
    node(
      kind, at: syntax, spanning: syntax, name: name, detail: detail, modifiers: modifiers,
      children: children)
  }

  func offset(of syntax: some SyntaxProtocol) -> UInt32 {
    UInt32(truncatingIfNeeded: syntax.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  private mutating func intern(_ name: String) -> UInt32 {
    if let index = indexes[name] { return index }
    let index = UInt32(names.count)
    names.append(name)
    indexes[name] = index
    return index
  }
}

extension TokenSyntax {
  /// The identifier without back-ticks.
  var plain: String {
    let text = text
    guard text.utf8.first == UInt8(ascii: "`"), text.utf8.count > 2 else { return text }
    return String(text.dropFirst().dropLast())
  }
}
