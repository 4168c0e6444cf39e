/// What one Swift file says by itself: its outline, without any knowledge of other files.
///
/// Facts depend on the bytes of the file alone, so they can be taken in parallel, kept under the
/// content's hash and made in a test from a string. An immutable class rather than a structure
/// because linking and rules hand them on all the time, which then counts one reference, not four.
final class SourceFacts: Sendable {
  /// Names used by ``nodes``; the first is empty.
  let names: [String]
  /// The outline in pre-order; the first node is the file.
  let nodes: [Node]
  /// UTF-8 offset of each line's first byte; the top bit says that the line holds code.
  let lineStarts: [UInt32]
  /// Comments that speak to archcheck, such as `// archcheck:disable:next no_singletons - why`.
  let directives: [Directive]
  /// Whether the head of the file says that a tool wrote it.
  let isGenerated: Bool
  /// Lines, from 1, that a tool keeps up to date in a file that is else written by hand.
  let generatedLines: [ClosedRange<Int>]
  /// Offset of the first place that is not valid Swift.
  let firstSyntaxError: UInt32?
  let tables = OutlineTables()

  init(
    names: [String], nodes: [Node], lineStarts: [UInt32], directives: [Directive],
    isGenerated: Bool, generatedLines: [ClosedRange<Int>], firstSyntaxError: UInt32?
  ) {
    self.names = names
    self.nodes = nodes
    self.lineStarts = lineStarts
    self.directives = directives
    self.isGenerated = isGenerated
    self.generatedLines = generatedLines
    self.firstSyntaxError = firstSyntaxError
  }

  /// A comment that starts with `archcheck:`.
  struct Directive: Sendable, Hashable {
    var offset: UInt32
    /// The comment's text behind `archcheck:`.
    var text: String
  }
}

extension SourceFacts: Hashable {
  static func == (left: SourceFacts, right: SourceFacts) -> Bool {
    left === right
      || left.names == right.names && left.nodes == right.nodes
        && left.lineStarts == right.lineStarts && left.directives == right.directives
        && left.isGenerated == right.isGenerated
        && left.generatedLines == right.generatedLines
        && left.firstSyntaxError == right.firstSyntaxError
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(nodes)
    hasher.combine(names)
  }
}

extension SourceFacts {
  /// The bit of ``lineStarts`` that says that the line holds code.
  static let codeBit: UInt32 = 1 << 31

  /// Number of lines in the file.
  var lineCount: Int {
    lineStarts.count
  }

  /// Number of lines that hold more than blanks and comments.
  var codeLineCount: Int {
    lineStarts.count { $0 & Self.codeBit != 0 }
  }

  /// Whether the line of that number, from 0, holds more than blanks and comments.
  func isCode(lineIndex: Int) -> Bool {
    lineStarts.indices.contains(lineIndex) && lineStarts[lineIndex] & Self.codeBit != 0
  }

  /// Line (from 1) and column (from 1, in UTF-8 bytes) of an offset.
  func position(of offset: UInt32) -> (line: Int, column: Int) {
    let index = lineIndex(of: offset)
    guard index >= 0 else { return (1, 1) }
    return (index + 1, Int(offset - lineStarts[index] & ~Self.codeBit) + 1)
  }

  /// Number of code lines from one offset to another, both lines included.
  func codeLines(from start: UInt32, to end: UInt32) -> Int {
    let first = max(lineIndex(of: start), 0)
    let last = lineIndex(of: end)
    guard first <= last else { return 0 }
    return lineStarts[first...last].count { $0 & Self.codeBit != 0 }
  }

  private func lineIndex(of offset: UInt32) -> Int {
    lineStarts.partitioningIndex { $0 & ~Self.codeBit > offset } - 1
  }

  /// The name of a node.
  func name(_ node: Node) -> String {
    names[Int(node.name)]
  }

  /// Indexes of the children of the node at `index`, in order.
  func children(of index: Int) -> Children {
    Children(nodes: nodes, startIndex: index + 1, endIndex: Int(nodes[index].end))
  }

  /// The first child of the node at `index` that has the given kind.
  func child(_ kind: Node.Kind, of index: Int) -> Int? {
    children(of: index).first { nodes[$0].kind == kind }
  }

  /// The children of a node, each found behind the one before it; to count them is to walk them all.
  struct Children: Collection, IteratorProtocol {
    let nodes: [Node]
    var startIndex: Int
    let endIndex: Int

    subscript(child: Int) -> Int { child }

    func index(after child: Int) -> Int { Int(nodes[child].end) }

    func makeIterator() -> Children { self }

    mutating func next() -> Int? {
      guard startIndex < endIndex else { return nil }
      defer { startIndex = Int(nodes[startIndex].end) }
      return startIndex
    }
  }
}
