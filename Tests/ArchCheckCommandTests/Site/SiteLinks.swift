import Foundation
import Markdown

/// All links of a written site, and what they can lead to.
struct SiteLinks {
  struct Link: Hashable {
    var from: String
    var to: String
  }

  private let files: Set<String>
  /// What can be linked to in a file, by its path.
  private var ids: [String: Set<String>] = [:]
  /// Anchors that a page has twice, as `page#anchor`.
  private(set) var repeated: [String] = []
  private(set) var all: [Link] = []

  /// - Parameter files: paths of the site's files.
  init(_ files: [String], text: (String) throws -> String) rethrows {
    self.files = Set(files)
    for file in files where file.hasSuffix(".html") {
      for match in try text(file).matches(of: #/\s(href|src|data-source|id)="([^"]*)"/#) {
        let value = Self.unescaped(match.2)
        if match.1 == "id" {
          if !ids[file, default: []].insert(value).inserted { repeated.append("\(file)#\(value)") }
        } else if match.1 == "data-source" {
          all += value.split(separator: " ").map { Link(from: "", to: String($0)) }
        } else {
          all.append(Link(from: file, to: value))
        }
      }
    }
    for file in files where file.hasSuffix(".md") {
      let text = try text(file)
      let document = Document(parsing: text)
      ids[file] = Set(document.headings.map(\.anchor))
        .union(text.matches(of: #/<a id="([^"]*)">/#).map { String($0.1) })
      all += document.destinations.map { Link(from: file, to: $0) }
    }
  }

  /// Those that lead to no file of the site, or to no element of it.
  var broken: [Link] { all.filter { !resolves($0) } }

  /// Addresses outside of the site.
  var leaving: Set<String> { Set(all.map(\.to).filter { $0.contains("://") }) }

  private func resolves(_ link: Link) -> Bool {
    if link.to.contains("://") { return true }
    let parts = link.to.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts[0].prefix { $0 != "?" }.removingPercentEncoding ?? ""
    var target = link.from.split(separator: "/").dropLast().map(String.init)
    for part in path.split(separator: "/") {
      if part == ".." {
        if target.popLast() == nil { return false }
      } else {
        target.append(String(part))
      }
    }
    let file = path.isEmpty ? link.from : target.joined(separator: "/")
    guard files.contains(file) else { return false }
    guard parts.count > 1, let anchor = parts[1].removingPercentEncoding else { return true }
    return ids[file]?.contains(anchor) ?? false
  }

  private static func unescaped(_ text: Substring) -> String {
    String(text).replacing("&quot;", with: "\"").replacing("&#39;", with: "'")
      .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
  }
}
