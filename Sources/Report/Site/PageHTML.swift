import ArchCheck
import Markdown

/// What of a page the shell is filled with.
struct PageContent {
  struct Section: Sendable {
    var title: String
    var anchor: String
  }

  var html: HTML
  /// The headings of level 2.
  var sections: [Section]
  /// Scripts with the rows and entries that the page does not hold.
  var data: [SiteFile]
}

extension Page {
  /// The content of the page, made of the tree of its Markdown.
  func content(of text: PageText) -> PageContent {
    let document = Document(parsing: text.markdown)
    var writer = PageHTMLWriter(page: path)
    var tree = document.blocks[...]
    if path != .overview, let way = text.head.first {
      tree = tree.drop { $0.line < way.lines.upperBound }
    }
    let isTitled = text.head.count > (path == .overview ? 0 : 1)
    var html = writer.html(isTitled ? text.head.suffix(1) : [], of: &tree)
    html += writer.html(text.body, of: &tree)
    let sections = document.headings.filter { $0.level == 2 }
      .map { PageContent.Section(title: $0.text.plainText, anchor: $0.anchor) }
    return PageContent(html: html, sections: sections, data: writer.data)
  }
}

private struct PageHTMLWriter {
  let page: PagePath
  let renderer: Renderer
  var data: [SiteFile] = []
  /// The title under which what is written stands.
  private var heading = ""

  init(page: PagePath) {
    self.page = page
    renderer = siteRenderer()
  }

  mutating func html(_ blocks: [PageText.Placed], of tree: inout ArraySlice<Block>) -> HTML {
    var html = HTML()
    for block in blocks {
      let own = tree.prefix { $0.line < block.lines.upperBound }
      tree = tree.dropFirst(own.count)
      html += self.html(block, of: own)
    }
    return html
  }

  private mutating func html(_ placed: PageText.Placed, of tree: ArraySlice<Block>) -> HTML {
    var tree = tree
    switch placed.block {
    case .heading(let level, let title):
      if level > 1 { heading = title.plain }
      return renderer.html(Array(tree))
    case .paragraph, .list, .markdown:
      return renderer.html(Array(tree))
    case .figures(let figures):
      return html(figures)
    case .table(let table):
      return html(table, of: tree)
    case .entries(let entries):
      return html(entries, placed, of: tree)
    case .code(let excerpt):
      return html(excerpt)
    case .picture(let picture):
      return html(picture)
    case .diagram(_, let picture):
      return picture.map(html) ?? renderer.html(Array(tree))
    case .matrix(let matrix):
      return matrix.html(on: page) { html($0) }
    case .note(let alert, _):
      guard case .quote(let inner, _) = tree.first?.content else { return HTML() }
      tree = inner[...]
      let blocks = html(placed.inner.first ?? [], of: &tree)
      return """
        <aside class="alert \(alert.rawValue)">
        <p><strong>\(alert.title)</strong></p>
        \(blocks)</aside>

        """
    }
  }

  private func html(_ text: Text) -> HTML {
    renderer.html(text.inlines(on: page))
  }

  private func html(_ figures: [Page.Figure]) -> HTML {
    let tiles = figures.map { figure -> HTML in
      let value = figure.target.map { Text([.link($0, figure.value)]) } ?? figure.value
      let note: HTML = figure.note.isEmpty ? "" : "<dd class=\"note\">\(html(figure.note))</dd>"
      return """
        <div class="\(figure.tone.rawValue)"><dt>\(figure.label)</dt><dd>\(html(value))</dd>\(note)</div>

        """
    }
    return "<dl class=\"figures\">\n\(tiles.joined())</dl>\n"
  }

  private mutating func html(_ table: Page.Table, of tree: ArraySlice<Block>) -> HTML {
    var renderer = renderer
    let badgeAttributes = renderer.attributes
    renderer.attributes = { element in
      guard case .cell(let row, let column) = element, column < table.columns.count else {
        return badgeAttributes(element)
      }
      let own = table.columns[column]
      switch own.kind {
      case .text where row != nil, .number where row != nil, .badge where row != nil: return []
      default:
        let hint = row == nil && !own.hint.isEmpty ? [Attribute("title", own.hint)] : []
        return [Attribute("data-kind", own.kind.rawValue)] + hint
      }
    }
    let rest = table.rows.dropFirst(table.shown)
    let sources = add(
      rest.isEmpty
        ? [] : renderer.rows(of: table.markdown(rest, on: page)).map(RowScripts.Row.markup),
      id: table.id)
    let filters = table.columns.enumerated().filter(\.element.isFilter).map { column in
      CollectionControls.Filter(
        title: column.element.title, column: column.offset,
        values: table.rows.lazy.map {
          $0.indices.contains(column.offset) ? $0[column.offset].plain : ""
        })
    }
    let controls = CollectionControls(
      id: table.id, noun: table.noun, count: table.rows.count, filters: filters,
      isSortable: table.rows.count > 2,
      layout: table.isStacked ? " stacks \(table.layout)" : "", sources: sources,
      label: label(of: table.noun, besides: table.label))
    return controls.html(around: renderer.html(Array(tree)))
  }

  private mutating func html(
    _ entries: Page.Entries, _ placed: PageText.Placed, of tree: ArraySlice<Block>
  ) -> HTML {
    let rest = Array(entries.entries.dropFirst(entries.shown))
    let groups = EntryGroups(entries.groups)
    let sources = add(
      rest.isEmpty ? [] : items(of: rest, from: entries.shown, groups), id: entries.id)
    var anchors: [String] = []
    var found: [[Block]] = []
    var remark: [Block] = []
    for block in tree {
      switch block.content {
      case .heading(let heading): anchors.append(heading.anchor)
      case .list(let list): found += list.items
      // A paragraph behind a heading belongs to its group.
      default: if entries.groups.isEmpty || found.count >= entries.shown { remark = [block] }
      }
    }
    var items = HTML()
    for (index, item) in found.enumerated() where index < entries.entries.count {
      let inner = index < placed.inner.count ? placed.inner[index] : []
      if let group = groups.starting(at: index) {
        items += head(of: entries.groups[group], group, anchor: anchors.first)
        anchors = Array(anchors.dropFirst())
      }
      items += html(entries.entries[index], inner, of: item[...], group: groups.group(of: index))
    }
    let filters = entries.filters.enumerated().map { index, title in
      CollectionControls.Filter(
        title: title, column: index,
        values: entries.entries.lazy.map {
          $0.values.indices.contains(index) ? $0.values[index] : ""
        })
    }
    let controls = CollectionControls(
      id: entries.id, noun: entries.noun, count: entries.entries.count, filters: filters,
      sources: sources, label: label(of: entries.noun))
    return controls.html(
      around: "<ul class=\"entries\">\n\(items)</ul>\n\(renderer.html(remark))")
  }

  /// What tells a collection from the others of its page: `types: Uses`.
  private func label(of noun: Page.Noun, besides own: String = "") -> String {
    let title = own.isEmpty ? heading : own
    return title.isEmpty ? noun.plural : "\(noun.plural): \(title)"
  }

  private func head(of group: Page.Entries.Group, _ number: Int, anchor: String?) -> HTML {
    let id: HTML = anchor.map { " id=\"\($0)\"" } ?? ""
    let link: HTML =
      anchor.map {
        "<a class=\"anchor\" href=\"#\(Destination($0).percentEncoded)\" aria-label=\"Link to this group\"></a>"
      } ?? ""
    return """
      <li class="group" data-group="\(number)"><h3\(id)>\(html(group.title))\
      <span class="count">\(group.count.grouped)</span>\(link)</h3>\
      <p>\(html(group.remark))</p></li>

      """
  }

  /// The items of entries that are not in the page, by way of a Markdown of their own.
  private mutating func items(
    of rest: [Page.Entries.Entry], from first: Int, _ groups: EntryGroups
  ) -> [RowScripts.Row] {
    let bodies = rest.prefix((rest.lastIndex { !$0.body.isEmpty } ?? -1) + 1)
    let part = Page.Entries(id: "", noun: .init(""), filters: [], entries: Array(bodies))
    let text = Page(path: page, title: "", blocks: [.entries(part)]).text(isWhole: true)
    let placed = text.body.first
    let block = Document(parsing: text.markdown).blocks.first {
      $0.line >= placed?.lines.lowerBound ?? .max
    }
    // Without bodies there is no list.
    let told: [[Block]] = if case .list(let list) = block?.content { list.items } else { [] }
    let inner = placed?.inner ?? []
    var items: [RowScripts.Row] = []
    for (offset, entry) in rest.enumerated() {
      let index = first + offset
      let group = groups.group(of: index)
      if let start = groups.starting(at: index) {
        items.append(.markup(head(of: groups.all[start], start, anchor: nil)))
      }
      if offset < part.entries.count, offset < inner.count, offset < told.count {
        items.append(
          .markup(html(entry, inner[offset], of: told[offset][...], group: group)))
      } else {
        items.append(
          .entry(
            group: group, values: values(of: entry), anchor: entry.anchor, summary: entry.summary))
      }
    }
    return items
  }

  private mutating func html(
    _ entry: Page.Entries.Entry, _ inner: [PageText.Placed], of item: ArraySlice<Block>,
    group: Int?
  ) -> HTML {
    let summary: HTML =
      if case .paragraph(let text) = item.first?.content { renderer.html(text) } else { HTML() }
    let attributes = attributes(of: entry, group: group)
    if inner.isEmpty { return "<li\(attributes)><p>\(summary)</p></li>\n" }
    var rest = item.dropFirst()
    // What opens on a click cannot hold something else to click.
    let title = renderer.html(entry.summary.withoutLinks.inlines(on: page))
    return """
      <li\(attributes)><details>
      <summary>\(title)</summary>
      \(html(inner, of: &rest))</details></li>

      """
  }

  private func values(of entry: Page.Entries.Entry) -> String {
    entry.values.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .joined(separator: "\t")
  }

  private func attributes(of entry: Page.Entries.Entry, group: Int?) -> HTML {
    let values = values(of: entry)
    let id: HTML = entry.anchor.isEmpty ? "" : " id=\"\(entry.anchor)\""
    let group: HTML = group.map { " data-group=\"\($0)\"" } ?? ""
    return "\(id)\(group) data-values=\"\(values)\""
  }

  private func html(_ excerpt: Page.Excerpt) -> HTML {
    var code = HTML()
    for (number, line) in excerpt.numberedLines {
      let marks = excerpt.marks.filter { $0.line == number }
      let marked: HTML = marks.isEmpty ? "" : " marked"
      let place: HTML = excerpt.isExample ? "" : " data-line=\"\(number)\""
      code += "<span class=\"line\(marked)\"\(place)>"
      for piece in excerpt.pieces(ofLine: number, line) {
        let kind: HTML = piece.kind.map { "<span class=\"\($0.rawValue)\">" } ?? ""
        let text: HTML = piece.kind == nil ? "\(piece.text)" : "\(kind)\(piece.text)</span>"
        code += piece.isMarked ? "<mark>\(text)</mark>" : text
      }
      code += "\n</span>"
      for mark in marks where !mark.message.isEmpty {
        let indentation = String(
          excerpt.parts(of: line, at: mark).before.map { $0 == "\t" ? "\t" : " " })
        code += "<span class=\"line remark\">\(indentation)<span>\(mark.message)</span>\n</span>"
      }
    }
    let name = excerpt.isExample ? excerpt.file : excerpt.location
    let caption: HTML =
      name.isEmpty
      ? "" : "<figcaption>\(html(.code(name, to: excerpt.target)))</figcaption>\n"
    return """
      <figure class="code\(excerpt.isExample ? " example" : "")">
      \(caption)<pre><code>\(code)</code></pre>
      </figure>

      """
  }

  private func html(_ picture: Page.Picture) -> HTML {
    let caption: HTML =
      picture.caption.isEmpty ? "" : "<figcaption>\(html(picture.caption))</figcaption>\n"
    return """
      <figure class="picture\(picture.isSmall ? " small" : "")" aria-label="\(picture.alternative)">
      <div class="canvas" tabindex="0">\(picture.svg)</div>
      \(caption)</figure>

      """
  }

  /// Puts rows into scripts and returns the paths of these.
  private mutating func add(_ rows: [RowScripts.Row], id: String) -> [String] {
    let files = RowScripts(rows, id: id, of: page, renderer: renderer).files
    data += files
    return files.map(\.path)
  }
}

/// How Markdown becomes HTML on all pages of the site.
func siteRenderer() -> Renderer {
  var renderer = Renderer()
  renderer.rewrite = { kind, destination in
    kind == .link && !Destination(destination).isRemote
      ? htmlDestination(of: destination) : destination
  }
  renderer.attributes = { element in
    guard case .inline(let inline) = element, let badge = Badge(inline) else { return [] }
    return [Attribute("class", "badge \(badge.tone.rawValue)")]
  }
  let plain = renderer
  renderer.replacement = { block in
    guard case .heading(let heading) = block.content, heading.level > 1 else { return nil }
    let level = heading.level
    return """
      <h\(level) id="\(heading.anchor)">\(plain.html(heading.text))\
      <a class="anchor" href="#\(Destination(heading.anchor).percentEncoded)" aria-label="Link to this section"></a></h\(level)>
      """
  }
  return renderer
}
