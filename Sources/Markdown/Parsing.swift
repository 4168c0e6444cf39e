import CCMark

extension Document {
  /// More bytes than this are not read; no page that a person wrote comes near.
  package static let maximumBytes = 64 << 20

  /// Reads CommonMark with GitHub's pipe tables.
  ///
  /// Raw HTML is left out, except that `<br>` is a line break. Nothing in the text is an error.
  package init(parsing markdown: String) {
    let bytes = Array(markdown.utf8)
    let source = SourceLines(
      bytes.count > Self.maximumBytes ? Array(bytes.prefix(Self.maximumBytes)) : bytes)
    let root = parse(source.bytes)
    defer { cmark_node_free(root) }
    var conversion = Conversion(source: source, tables: tables(of: root, in: source))
    blocks = conversion.blocks(in: root, depth: 0)
  }
}

/// The tree of a document, which the caller frees.
func parse(_ source: [UInt8]) -> OpaquePointer? {
  source.withUnsafeBytes { bytes in
    cmark_parse_document(
      bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, CMARK_OPT_DEFAULT)
  }
}

func children(of node: OpaquePointer?) -> [OpaquePointer] {
  var children: [OpaquePointer] = []
  var next = cmark_node_first_child(node)
  while let child = next {
    children.append(child)
    next = cmark_node_next(child)
  }
  return children
}

private func string(_ text: UnsafePointer<CChar>?) -> String {
  text.map { String(cString: $0) } ?? ""
}

/// Turns cmark's tree into values.
struct Conversion {
  /// Nesting beyond this is kept as plain text, so that no document exhausts the stack.
  static let maximumDepth = 100

  var source: SourceLines
  /// What stands in place of the paragraph that starts on a line.
  var tables: [Int: [Block]] = [:]
  private var anchors = Anchors()

  init(source: SourceLines, tables: [Int: [Block]] = [:]) {
    self.source = source
    self.tables = tables
  }

  mutating func blocks(in node: OpaquePointer?, depth: Int) -> [Block] {
    var blocks: [Block] = []
    for child in children(of: node) {
      let line = Int(cmark_node_get_start_line(child))
      if mayHoldTable(child), let table = tables[line] {
        blocks += table
      } else if let content = content(of: child, depth: depth) {
        blocks.append(Block(content, line: line))
      }
    }
    return blocks
  }

  private mutating func content(of node: OpaquePointer, depth: Int) -> Block.Content? {
    if depth >= Self.maximumDepth { return .paragraph([.text(literalText(of: node))]) }
    switch cmark_node_get_type(node) {
    case CMARK_NODE_HEADING:
      let text = inlines(in: node, depth: depth)
      let level = Int(cmark_node_get_heading_level(node))
      return .heading(Heading(level: level, text, anchor: anchors.anchor(for: text.plainText)))
    case CMARK_NODE_PARAGRAPH:
      return .paragraph(inlines(in: node, depth: depth))
    case CMARK_NODE_CODE_BLOCK:
      return .code(codeBlock(node))
    case CMARK_NODE_BLOCK_QUOTE:
      return quote(blocks(in: node, depth: depth + 1))
    case CMARK_NODE_LIST:
      let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
      return .list(
        List(
          start: isOrdered ? Int(cmark_node_get_list_start(node)) : nil,
          isTight: cmark_node_get_list_tight(node) != 0,
          children(of: node).map { blocks(in: $0, depth: depth + 1) }))
    case CMARK_NODE_THEMATIC_BREAK:
      return .thematicBreak
    default:
      return nil
    }
  }

  private func quote(_ blocks: [Block]) -> Block.Content {
    guard case .paragraph(let text) = blocks.first?.content, case .text(let mark) = text.first,
      mark.hasPrefix("[!"), mark.hasSuffix("]"), text.count == 1 || text[1] == .softBreak,
      let alert = Alert(rawValue: mark.dropFirst(2).dropLast().lowercased())
    else { return .quote(blocks) }
    let rest = Array(text.dropFirst(2))
    let first = rest.isEmpty ? [] : [Block(.paragraph(rest), line: blocks[0].line + 1)]
    return .quote(first + blocks.dropFirst(), alert: alert)
  }

  private func codeBlock(_ node: OpaquePointer) -> CodeBlock {
    let info = string(cmark_node_get_fence_info(node))
    let text = string(cmark_node_get_literal(node))
    let line = Int(cmark_node_get_start_line(node))
    let opening = source[line].dropFirst(Int(cmark_node_get_start_column(node)) - 1)
    // cmark does not tell a fence from indentation, but the first line of indented code is code.
    let isIndented = info.isEmpty && text.utf8.prefix { $0 != 0x0A }.elementsEqual(opening)
    return CodeBlock(info: info, text, firstLine: isIndented ? line : line + 1)
  }
}

/// Whether text stands there that may be a table: cmark takes the line below a table's head for the
/// underline of a heading.
func mayHoldTable(_ node: OpaquePointer) -> Bool {
  let type = cmark_node_get_type(node)
  return type == CMARK_NODE_PARAGRAPH || type == CMARK_NODE_HEADING
}

func inlines(in node: OpaquePointer, depth: Int) -> [Inline] {
  if depth >= Conversion.maximumDepth { return [.text(literalText(of: node))] }
  var inlines: [Inline] = []
  for child in children(of: node) {
    switch cmark_node_get_type(child) {
    case CMARK_NODE_TEXT:
      inlines.append(merging: .text(string(cmark_node_get_literal(child))))
    case CMARK_NODE_CODE:
      inlines.append(.code(string(cmark_node_get_literal(child))))
    case CMARK_NODE_SOFTBREAK:
      inlines.append(.softBreak)
    case CMARK_NODE_LINEBREAK:
      inlines.append(.lineBreak)
    case CMARK_NODE_HTML_INLINE:
      let tag = string(cmark_node_get_literal(child)).lowercased()
      if ["<br>", "<br/>", "<br />"].contains(tag) { inlines.append(.lineBreak) }
    case CMARK_NODE_EMPH:
      inlines.append(.emphasis(Markdown.inlines(in: child, depth: depth + 1)))
    case CMARK_NODE_STRONG:
      inlines.append(.strong(Markdown.inlines(in: child, depth: depth + 1)))
    case CMARK_NODE_LINK:
      inlines.append(
        .link(
          destination: string(cmark_node_get_url(child)),
          title: string(cmark_node_get_title(child)),
          Markdown.inlines(in: child, depth: depth + 1)))
    case CMARK_NODE_IMAGE:
      inlines.append(
        .image(
          source: string(cmark_node_get_url(child)), title: string(cmark_node_get_title(child)),
          alternative: Markdown.inlines(in: child, depth: depth + 1)))
    default: break
    }
  }
  return inlines
}

/// The words below a node, found without recursion.
private func literalText(of node: OpaquePointer) -> String {
  let iterator = cmark_iter_new(node)
  defer { cmark_iter_free(iterator) }
  var text = ""
  while true {
    let event = cmark_iter_next(iterator)
    if event == CMARK_EVENT_DONE { return text }
    guard event == CMARK_EVENT_ENTER else { continue }
    let current = cmark_iter_get_node(iterator)
    switch cmark_node_get_type(current) {
    case CMARK_NODE_TEXT, CMARK_NODE_CODE, CMARK_NODE_CODE_BLOCK:
      text += string(cmark_node_get_literal(current))
    case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: text += "\n"
    default: break
    }
  }
}
