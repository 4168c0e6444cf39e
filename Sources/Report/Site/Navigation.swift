import ArchCheck
import Markdown

/// The pages that every page leads to.
struct Navigation: Sendable {
  struct Entry: Sendable {
    var title: String
    var path: PagePath
    /// How much there is to see, such as the number of findings.
    var count: Int?
  }

  struct Group: Sendable {
    var title: String
    var entries: [Entry]
  }

  var groups: [Group]

  func html(on page: Page) -> HTML {
    groups.map { group -> HTML in
      """
      \(group.title.isEmpty ? "" : "<h2>\(group.title)</h2>\n" as HTML)<ul>
      \(group.entries.map { html($0, on: page) }.joined())</ul>

      """
    }.joined()
  }

  /// A list of all entries, a group an item.
  func markdown(on page: Page) -> String {
    let items = groups.compactMap { group -> [Block]? in
      let links = group.entries.filter { $0.path != page.path }.map { entry -> Text in
        let link: Text = "\("\(entry.title)", to: .page(entry.path))"
        return entry.count.map { "\(link) (\($0))" } ?? link
      }
      if links.isEmpty { return nil }
      let title: Text = group.title.isEmpty ? "" : "\(group.title): "
      let line = title + links.joined(separator: ", ")
      return [Block(.paragraph(line.inlines(on: page.path)))]
    }
    let heading = Heading(level: 2, [.text("All pages")])
    return Document([Block(.heading(heading)), Block(.list(List(items)))]).markdown
  }

  private func html(_ entry: Entry, on page: Page) -> HTML {
    let destination = htmlDestination(
      of: Target.page(entry.path).destination(from: page.path))
    let isAbove =
      page.section.map { $0 == entry.path } ?? page.ancestors.contains { $0.path == entry.path }
    let current: HTML =
      entry.path == page.path
      ? " aria-current=\"page\"" : isAbove ? " aria-current=\"true\"" : ""
    let href =
      entry.path == page.path ? "#" + Shell.mainID : Destination(destination).percentEncoded
    let count: HTML = entry.count.map { " <span class=\"count\">\($0.grouped)</span>" } ?? ""
    return "<li><a href=\"\(href)\"\(current)>\(entry.title)\(count)</a></li>\n"
  }
}
