import ArchCheck
import Foundation
import Markdown
import Testing

@testable import Report

/// The project's own documentation, as archcheck's site and as the files that it is.
@Suite struct DocumentationTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// README and the Markdown files of the documentation, by path.
  private static let pages: [ReportSite.UserPage] = {
    let folders = ["Docs", "Sources/ArchCheck/ArchCheck.docc"]
    let below = folders.flatMap { folder in
      let path = package.appendingPathComponent(folder).path
      return (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? [])
        .map { "\(folder)/\($0)" }
    }
    return (below + ["README.md"]).filter { $0.hasSuffix(".md") }.sorted().compactMap { path in
      try? ReportSite.UserPage(
        path: path,
        text: String(contentsOf: package.appendingPathComponent(path), encoding: .utf8))
    }
  }()

  private static let paths = pages.map(\.path)

  @Test func theSiteTakesEveryPageAlong() throws {
    var site = ReportSite(of: SampleResult.linked, title: "archcheck", version: "0")
    site.pages = Self.pages
    site.contents = { path in
      try? Array(Data(contentsOf: Self.package.appendingPathComponent(path)))
    }
    let files = site.files()
    let html = files.filter { $0.path.hasSuffix(".html") }
    let front = try #require(html.first { $0.path == "pages/README-2.html" })
    #expect(String(decoding: front.bytes, as: UTF8.self).contains("<table"))
    #expect(html.count { $0.path.hasPrefix("pages/") } == Self.pages.count)
    #expect(files.contains { $0.path.hasPrefix("images/") && $0.path.hasSuffix(".png") })
  }

  @Test(arguments: paths)
  func everyRelativeLinkLeadsSomewhere(_ path: String) throws {
    let page = try #require(Self.pages.first { $0.path == path })
    let folder = Self.package.appendingPathComponent(path).deletingLastPathComponent()
    for destination in Document(parsing: page.text).destinations
    where !destination.contains(":") && !destination.hasPrefix("#") {
      let target = folder.appendingPathComponent(String(destination.prefix { $0 != "#" }))
      #expect(
        FileManager.default.fileExists(atPath: target.path), "\(path) links to \(destination)")
    }
  }
}
