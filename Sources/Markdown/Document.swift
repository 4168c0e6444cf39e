/// A Markdown document as values: CommonMark plus GitHub's pipe tables, without any raw HTML.
package struct Document: Sendable, Hashable {
  package var blocks: [Block]

  package init(_ blocks: [Block]) {
    self.blocks = blocks
  }

  /// All blocks in reading order, those inside lists and quotes included.
  package var allBlocks: [Block] {
    var found: [Block] = []
    func visit(_ blocks: [Block]) {
      for block in blocks {
        found.append(block)
        switch block.content {
        case .quote(let inner, _): visit(inner)
        case .list(let list): list.items.forEach(visit)
        case .heading, .paragraph, .code, .table, .thematicBreak: break
        }
      }
    }
    visit(blocks)
    return found
  }

  /// Every fenced or indented code block in reading order.
  package var codeBlocks: [CodeBlock] {
    allBlocks.compactMap { block in
      if case .code(let code) = block.content { code } else { nil }
    }
  }

  /// Every heading in reading order.
  package var headings: [Heading] {
    allBlocks.compactMap { block in
      if case .heading(let heading) = block.content { heading } else { nil }
    }
  }

  /// Destinations of all links and images in reading order, as written.
  package var destinations: [String] {
    allBlocks.flatMap { block -> [String] in
      switch block.content {
      case .heading(let heading): heading.text.destinations
      case .paragraph(let text): text.destinations
      case .table(let table): ([table.header] + table.rows).joined().flatMap(\.destinations)
      case .code, .quote, .list, .thematicBreak: []
      }
    }
  }
}

/// One block of a document and the line it starts on.
package struct Block: Sendable, Hashable {
  package enum Content: Sendable, Hashable {
    case heading(Heading)
    case paragraph([Inline])
    case code(CodeBlock)
    /// A block quote, or one of GitHub's alerts, which begin with a line like `[!NOTE]`.
    case quote([Block], alert: Alert? = nil)
    case list(List)
    case table(Table)
    case thematicBreak
  }

  package var content: Content
  /// Line in the source, starting at 1; 0 for a block that was not parsed.
  package var line: Int

  package init(_ content: Content, line: Int = 0) {
    self.content = content
    self.line = line
  }
}

/// What a block quote warns of.
package enum Alert: String, Sendable, Hashable, CaseIterable {
  case note, tip, important, warning, caution

  /// The word that heads the alert.
  package var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

/// A heading and the anchor that GitHub gives it.
package struct Heading: Sendable, Hashable {
  /// 1 to 6.
  package var level: Int
  package var text: [Inline]
  /// Unique in its document; empty for a heading that was not parsed.
  package var anchor: String

  package init(level: Int, _ text: [Inline], anchor: String = "") {
    self.level = level
    self.text = text
    self.anchor = anchor
  }
}

/// A fenced or indented code block.
package struct CodeBlock: Sendable, Hashable {
  /// The whole text behind the opening fence, such as `swift` or `mermaid`; empty without one.
  package var info: String
  /// The lines, each with its line feed.
  package var text: String
  /// Line of the first line of `text` in the source; 0 for a block that was not parsed.
  package var firstLine: Int

  /// The first word of `info`, lower-cased.
  package var language: String {
    (info.split(whereSeparator: \.isWhitespace).first ?? "").lowercased()
  }

  package init(info: String, _ text: String, firstLine: Int = 0) {
    self.info = info
    self.text = text
    self.firstLine = firstLine
  }
}

/// A bulleted or numbered list.
package struct List: Sendable, Hashable {
  /// First number, or nil for bullets.
  package var start: Int?
  /// Whether the items' paragraphs stand without space between them.
  package var isTight: Bool
  package var items: [[Block]]

  package init(start: Int? = nil, isTight: Bool = true, _ items: [[Block]]) {
    self.start = start
    self.isTight = isTight
    self.items = items
  }
}

/// A pipe table. Every row has as many cells as the header.
package struct Table: Sendable, Hashable {
  package typealias Row = [[Inline]]

  package enum Alignment: String, Sendable, Hashable {
    case left, center, right
  }

  /// One entry a column; nil where the delimiter row says nothing.
  package var alignments: [Alignment?]
  package var header: Row
  package var rows: [Row]

  /// Cells beyond the header's are dropped, missing ones are empty.
  package init(alignments: [Alignment?] = [], header: Row, rows: [Row]) {
    func fitted<Element>(_ elements: [Element], _ filler: Element) -> [Element] {
      let missing = max(0, header.count - elements.count)
      return elements.prefix(header.count) + Array(repeating: filler, count: missing)
    }
    self.alignments = fitted(alignments, nil)
    self.header = header
    self.rows = rows.map { $0.count == header.count ? $0 : fitted($0, []) }
  }
}
