import ArchCheck
import Markdown

/// A file of the report.
package struct SiteFile: Sendable, Hashable {
  /// Relative to the folder of the report.
  package var path: String
  package var bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }
}

/// The report as Markdown pages and as a static site beside them.
struct Site: Sendable {
  var shell: Shell
  var pages: [Page]

  /// All files, sorted by path.
  ///
  /// - Parameter jobs: number of threads; the files do not depend on it.
  func files(jobs: Int = 1) -> [SiteFile] {
    var files = DeepStackThreads.map(pages.count, jobs: jobs) { self.files(of: pages[$0]) }
      .flatMap(\.self)
    files += [
      SiteFile(path: "assets/site.css", text: stylesheet + pages.stackedTableStyles),
      SiteFile(path: "assets/site.js", text: script),
      SiteFile(path: "assets/icon.svg", text: icon),
      SiteFile(path: "assets/pages.js", text: finderIndex),
      // GitHub's pages would leave out what begins with an underscore.
      SiteFile(path: ".nojekyll", text: ""),
    ]
    return files.sorted { $0.path.precedesByBytes($1.path) }
  }

  /// The files of one page: its Markdown, its HTML, its pictures and its data.
  func files(of page: Page) -> [SiteFile] {
    let text = page.text()
    let content = page.content(of: text)
    return [
      SiteFile(
        path: page.path.markdownFile,
        // The Markdown has no navigation beside it.
        text: page.path == .overview
          ? text.markdown + "\n" + shell.navigation.markdown(on: page) : text.markdown),
      SiteFile(path: page.path.htmlFile, bytes: shell.html(page, content).bytes),
    ] + pictures(in: page.blocks) + content.data
  }

  private func pictures(in blocks: [Page.Block]) -> [SiteFile] {
    blocks.flatMap { block -> [SiteFile] in
      switch block {
      case .picture(let picture), .diagram(_, let picture?):
        [SiteFile(path: picture.file, text: standalone(picture.svg))]
      case .note(_, let inner): pictures(in: inner)
      case .entries(let entries): entries.entries.flatMap { pictures(in: $0.body) }
      default: []
      }
    }
  }

  /// The picture with its colours, for where no stylesheet of ours is.
  private func standalone(_ svg: HTML) -> String {
    guard let end = svg.markup.firstIndex(of: ">") else { return svg.markup }
    let start = svg.markup.index(after: end)
    // Its links would lead from the page, not from the picture.
    return svg.markup[..<start] + "<style>\(palette)\(pictureStyles)</style>"
      + withoutLinks(svg.markup[start...]) + "\n"
  }

  private func withoutLinks(_ markup: Substring) -> String {
    let attribute = Array(" href=\"".utf8)
    var kept: [UInt8] = []
    var rest = Array(markup.utf8)[...]
    while let next = rest.firstIndex(of: attribute[0]) {
      kept += rest[..<next]
      rest = rest[next...]
      if rest.starts(with: attribute) {
        let value = rest.dropFirst(attribute.count)
        rest = value.drop { $0 != UInt8(ascii: "\"") }.dropFirst()
      } else {
        kept.append(rest.removeFirst())
      }
    }
    return String(decoding: kept + rest, as: UTF8.self)
  }

  /// A script that tells the finder of all pages and their terms: a file, because a page on disk may
  /// not fetch.
  private var finderIndex: String {
    let entries = pages.sorted { $0.path < $1.path }.flatMap { page in
      let kind = page.ancestors.last?.title ?? ""
      let own = [page.title, kind, page.path.htmlFile]
      let terms = page.terms.map { [$0, page.title, page.path.htmlFile, $0] }
      return ([own] + terms).map { parts in
        "[\(parts.map(scriptLiteral).joined(separator: ","))]"
      }
    }
    return "archcheckPages([\n\(entries.joined(separator: ",\n"))\n])\n"
  }
}

private let icon = """
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="#0b5cad" d="M2 15V8a6 \
  6 0 0 1 12 0v7h-3V8a3 3 0 0 0-6 0v7z"/></svg>

  """
