import Foundation
import Markdown
import Testing

/// The written site as files.
@Suite struct SiteLinkTests {
  /// Every link leads to a file of the site and, where it has an anchor, to an element of it.
  @Test func linksAndAnchorsResolve() throws {
    let site = try SampleSite.shared.get()
    let files = try site.files()
    var ids: [String: Set<String>] = [:]
    var links: [(from: String, to: String)] = []
    for file in files where file.hasSuffix(".html") {
      for match in try site.text(of: file).matches(of: #/\s(href|src|data-source|id)="([^"]*)"/#) {
        let value = unescaped(match.2)
        if match.1 == "id" {
          #expect(ids[file, default: []].insert(value).inserted, "\(file): #\(value) twice")
        } else if match.1 == "data-source" {
          links.append((from: "", to: value))
        } else {
          links.append((from: file, to: value))
        }
      }
    }
    for file in files where file.hasSuffix(".md") {
      let text = try site.text(of: file)
      let document = Document(parsing: text)
      ids[file] = Set(document.headings.map(\.anchor))
        .union(text.matches(of: #/<a id="([^"]*)">/#).map { String($0.1) })
      links += document.destinations.map { (from: file, to: $0) }
    }
    #expect(links.count > 5_000)
    let broken = links.filter { !resolves($0.to, from: $0.from, files: Set(files), ids) }
    #expect(broken.isEmpty, "\(broken.prefix(20))")
    let leaving = Set(links.map(\.to).filter { $0.contains("://") }).filter {
      !$0.hasPrefix("https://github.com/acme/shop/blob/")
    }
    #expect(leaving == ["https://swift.org"])
  }

  private func resolves(
    _ link: String, from page: String, files: Set<String>, _ ids: [String: Set<String>]
  ) -> Bool {
    if link.contains("://") { return true }
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts[0].prefix { $0 != "?" }.removingPercentEncoding ?? ""
    var target = page.split(separator: "/").dropLast().map(String.init)
    for part in path.split(separator: "/") {
      if part == ".." {
        if target.popLast() == nil { return false }
      } else {
        target.append(String(part))
      }
    }
    let file = path.isEmpty ? page : target.joined(separator: "/")
    guard files.contains(file) else { return false }
    guard parts.count > 1, let anchor = parts[1].removingPercentEncoding else { return true }
    return ids[file]?.contains(anchor) ?? false
  }

  private func unescaped(_ text: Substring) -> String {
    String(text).replacing("&quot;", with: "\"").replacing("&#39;", with: "'").replacing(
      "&lt;", with: "<"
    )
    .replacing("&gt;", with: ">").replacing("&amp;", with: "&")
  }

  /// Every page is HTML as the standard wants it, without an error that parsers put right.
  @Test(
    .enabled(if: SiteTools.hasHTMLParser, "html5lib is not installed: Scripts/install-site-tools"))
  func pagesAreValid() throws {
    let site = try SampleSite.shared.get()
    let errors = try SiteTools.python(
      """
      import html5lib, pathlib, sys
      for page in sorted(pathlib.Path(sys.argv[1]).rglob("*.html")):
          parser = html5lib.HTMLParser()
          parser.parse(page.read_bytes())
          for place, error, _ in parser.errors[:3]:
              print(page.name, place, error)
      """, site.path)
    #expect(errors == "")
  }
}
