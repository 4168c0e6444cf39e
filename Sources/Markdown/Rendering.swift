/// Turns blocks into HTML and lets the page that holds them have its say.
package struct Renderer {
  /// What attributes are asked for.
  package enum Element {
    case block(Block.Content)
    /// A body row of a table, counted from 0.
    case row(Int)
    /// A cell of a table by its column; nil for the header's row.
    case cell(row: Int?, column: Int)
    case inline(Inline)
  }

  package enum DestinationKind {
    case link, image
  }

  /// More attributes for an element; `class` is joined with the renderer's own.
  package var attributes: (Element) -> [Attribute] = { _ in [] }
  /// Markup that stands in place of a block.
  package var replacement: (Block) -> HTML? = { _ in nil }
  /// Where a link or image leads in the page, or nil to leave only its text.
  package var rewrite: (DestinationKind, String) -> String? = { $1 }
  /// Schemes that links may have; a destination with any other is never written.
  package var schemes: Set<String> = ["http", "https", "mailto"]

  /// Whether the code being written stands in a table, where long names need to break.
  private(set) var isInCell = false

  package init() {}

  package func html(_ blocks: [Block]) -> HTML {
    var html = HTML()
    for block in blocks { write(block, to: &html) }
    return html
  }

  private func write(_ block: Block, to html: inout HTML) {
    if let replacement = replacement(block) {
      html += replacement
      html.append(trusted: "\n")
      return
    }
    let content = block.content
    switch content {
    case .heading(let heading):
      let tag = "h\(min(max(heading.level, 1), 6))"
      let id = heading.anchor.isEmpty ? [] : [Attribute("id", heading.anchor)]
      open(tag, id, .block(content), in: &html)
      write(heading.text, to: &html)
      html.append(trusted: "</\(tag)>\n")
    case .paragraph(let text):
      open("p", [], .block(content), in: &html)
      write(text, to: &html)
      html.append(trusted: "</p>\n")
    case .code(let code):
      open("pre", [], .block(content), in: &html)
      let language = code.language
      open("code", language.isEmpty ? [] : [Attribute("class", "language-\(language)")], to: &html)
      html.append(text: code.text)
      html.append(trusted: "</code></pre>\n")
    case .quote(let inner, let alert):
      let own = alert.map { [Attribute("class", "alert \($0.rawValue)")] } ?? []
      open("blockquote", own, .block(content), in: &html)
      html.append(trusted: "\n")
      if let alert { html += "<p><strong>\(alert.title)</strong></p>\n" }
      for block in inner { write(block, to: &html) }
      html.append(trusted: "</blockquote>\n")
    case .list(let list): write(list, content, to: &html)
    case .table(let table): write(table, content, to: &html)
    case .thematicBreak:
      open("hr", [], .block(content), in: &html)
      html.append(trusted: "\n")
    }
  }

  private func write(_ list: List, _ content: Block.Content, to html: inout HTML) {
    let tag = list.start == nil ? "ul" : "ol"
    let start = list.start.map { $0 == 1 ? [] : [Attribute("start", "\($0)")] } ?? []
    open(tag, start, .block(content), in: &html)
    html.append(trusted: "\n")
    for item in list.items {
      html.append(trusted: "<li>")
      for block in item {
        if list.isTight, case .paragraph(let text) = block.content, replacement(block) == nil {
          write(text, to: &html)
        } else {
          html.append(trusted: "\n")
          write(block, to: &html)
        }
      }
      html.append(trusted: "</li>\n")
    }
    html.append(trusted: "</\(tag)>\n")
  }

  private func write(_ table: Table, _ content: Block.Content, to html: inout HTML) {
    // A wide table scrolls inside its own box, so that the page does not.
    html.append(trusted: "<div class=\"table\">")
    open("table", [], .block(content), in: &html)
    html.append(trusted: "\n<thead>\n<tr>")
    for (column, cell) in table.header.enumerated() {
      write(cell, tag: "th", row: nil, column, of: table, to: &html)
    }
    html.append(trusted: "</tr>\n</thead>\n<tbody>\n")
    for row in table.rows.indices { write(row: row, of: table, to: &html) }
    html.append(trusted: "</tbody>\n</table></div>\n")
  }

  /// The rows of a table's body, each by itself.
  package func rows(of table: Table) -> [HTML] {
    table.rows.indices.map { row in
      var html = HTML()
      write(row: row, of: table, to: &html)
      return html
    }
  }

  private func write(row: Int, of table: Table, to html: inout HTML) {
    open("tr", [], .row(row), in: &html)
    for (column, cell) in table.rows[row].enumerated() {
      write(cell, tag: "td", row: row, column, of: table, to: &html)
    }
    html.append(trusted: "</tr>\n")
  }

  private func write(
    _ cell: [Inline], tag: String, row: Int?, _ column: Int, of table: Table, to html: inout HTML
  ) {
    var own = row == nil ? [Attribute("scope", "col")] : []
    if let alignment = table.alignments[column] {
      own.append(Attribute("class", alignment.rawValue))
    }
    open(tag, own, .cell(row: row, column: column), in: &html)
    var inner = self
    inner.isInCell = true
    inner.write(cell, to: &html)
    html.append(trusted: "</\(tag)>")
  }

  /// Opens an element with its own attributes and those that the page wants.
  func open(_ tag: String, _ own: [Attribute], _ element: Element, in html: inout HTML) {
    var all = own
    for attribute in attributes(element) {
      if let index = all.firstIndex(where: { $0.name == attribute.name }) {
        let before = all[index].value
        all[index].value =
          attribute.name == "class" ? "\(before) \(attribute.value)" : attribute.value
      } else {
        all.append(attribute)
      }
    }
    open(tag, all, to: &html)
  }

  private func open(_ tag: String, _ attributes: [Attribute], to html: inout HTML) {
    html.append(trusted: "<\(tag)")
    for attribute in attributes {
      html.append(trusted: " \(attribute.name)=\"")
      html.append(text: attribute.value)
      html.append(trusted: "\"")
    }
    html.append(trusted: ">")
  }
}
