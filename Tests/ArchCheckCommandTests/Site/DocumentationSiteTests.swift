import Foundation
import Markdown
import Testing

/// README and the documentation as `archcheck report` shows them.
@Suite struct DocumentationSiteTests {
  /// A small project with the documentation and the `report` of this package's configuration.
  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for path in ["README.md", "Docs", "Sources/ArchCheck/ArchCheck.docc"] {
      let copy = folder.url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: Command.package.appendingPathComponent(path), to: copy)
    }
    let configuration = try String(
      contentsOf: Command.package.appendingPathComponent(".archcheck.yml"), encoding: .utf8)
    let report = configuration.split(separator: "\n").filter { $0.hasPrefix("report:") }
    try folder.write(
      "version: 1\nextends: none\n\(report.joined())\n", to: ".archcheck.yml")
    try folder.write("enum Documented {}\n", to: "Sources/ArchCheck/Documented.swift")
    return folder
  }

  private static func markdown(in folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".md") }.sorted()
  }

  /// A second report is the same byte for byte whatever became of the first, and files that say the
  /// same are not made anew.
  @Test func anotherReportTakesOverWhatHasNotChanged() throws {
    let folder = try Self.project()
    let path = "\(folder.path)/site"
    func write() throws {
      let written = try Command("report", folder.path, "--output", path, "--fail-on", "never")
      #expect(written.code == 0, "\(written.errors)")
    }
    func inode(_ file: String) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: "\(path)/\(file)")[.systemFileNumber] as? Int
    }
    func contents(_ file: String) throws -> String {
      try String(contentsOfFile: "\(path)/\(file)", encoding: .utf8)
    }
    try write()
    let (index, readme) = (try contents("index.html"), try contents("README.md"))
    let kept = try inode("README.md")
    try "tampered".write(toFile: "\(path)/index.html", atomically: false, encoding: .utf8)
    let stranger = "\(folder.path)/stranger.js"
    let script = try #require(
      FileManager.default.subpathsOfDirectory(atPath: path).first { $0.hasSuffix(".js") })
    let code = try contents(script)
    try code.write(toFile: stranger, atomically: false, encoding: .utf8)
    try FileManager.default.removeItem(atPath: "\(path)/\(script)")
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(script)", withDestinationPath: stranger)
    try write()
    #expect(try contents("index.html") == index)
    #expect(try contents("README.md") == readme)
    #expect(try inode("README.md") == kept)
    #expect(try contents(script) == code)
    let attributes = try FileManager.default.attributesOfItem(atPath: "\(path)/\(script)")
    #expect(attributes[.type] as? FileAttributeType == .typeRegular)
  }

  @Test func everyPageAndEveryLinkBetweenThemIsThere() throws {
    let folder = try Self.project()
    let pages = try Self.markdown(in: folder)
    let site = try TemporaryFolder()
    let written = try Command(
      "report", folder.path, "--output", "\(site.path)/site", "--fail-on", "never")
    #expect(written.code == 0, "\(written.errors)")
    let root = "\(site.path)/site"
    let files = try FileManager.default.subpathsOfDirectory(atPath: root)
    #expect(files.count { $0.hasPrefix("pages/") && $0.hasSuffix(".html") } == pages.count)

    let links = try SiteLinks(files.sorted()) {
      try String(contentsOfFile: "\(root)/\($0)", encoding: .utf8)
    }
    #expect(links.broken.isEmpty, "\(links.broken.prefix(20))")
    // A link to another page is one on the site too; what leads elsewhere is shown as text.
    for path in pages {
      let text = try String(contentsOfFile: "\(folder.path)/\(path)", encoding: .utf8)
      let wanted = Set(
        Document(parsing: text).destinations.filter {
          !$0.contains(":") && $0.prefix { $0 != "#" }.hasSuffix(".md")
        }.map { Self.page(of: $0, in: path) })
      let html = "pages/\(Self.name(of: path)).html"
      let shown = Set(links.all.filter { $0.from == html }.map { $0.to.prefix { $0 != "#" } })
      for page in wanted {
        #expect(shown.contains("\(page).html"), "\(path) has no link to \(page)")
      }
    }
  }

  /// What the site calls a page.
  private static func name(of path: String) -> String {
    path == "README.md" ? "README-2" : String(path.dropLast(3)).replacing("/", with: "-")
  }

  /// The same for the destination of a link.
  private static func page(of destination: String, in path: String) -> String {
    var parts = path.split(separator: "/").dropLast()
    for part in destination.prefix(while: { $0 != "#" }).split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return name(of: parts.joined(separator: "/"))
  }
}
