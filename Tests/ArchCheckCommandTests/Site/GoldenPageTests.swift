import Foundation
import Testing

/// Pages of the sample as Markdown, word for word; `UPDATE_SNAPSHOTS=1 swift test` writes them anew.
@Suite struct GoldenPageTests {
  private static let pages = [
    "README.md", "findings.md", "rules.md", "rules/layers.md", "rules/weak_delegates.md",
    "guidelines.md", "guidelines/wolox.md", "modules.md", "modules/CartFeature.md",
    "types/CartFeature.CartLineCell.md", "matrix.md", "metrics.md", "cycles.md",
  ]

  @Test func pagesAreAsReviewed() throws {
    // A copy outside of any repository has no commit and no addresses on the web.
    let folder = try TemporaryFolder()
    let project = folder.path + "/SampleProject"
    try FileManager.default.copyItem(atPath: Command.sample, toPath: project)
    let site = folder.path + "/site"
    let written = try Command("report", project, "--output", site, "--fail-on", "never")
    #expect(written.code == 0)
    let golden = Command.package.appendingPathComponent("Tests/GoldenPages")
    for page in Self.pages {
      let text = try String(contentsOfFile: "\(site)/\(page)", encoding: .utf8)
      let file = golden.appendingPathComponent(page)
      if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      let expected = try String(contentsOf: file, encoding: .utf8)
      #expect(text == expected, "\(page): review, then UPDATE_SNAPSHOTS=1 swift test")
    }
  }

  /// What stands in its place is explained, and the terminal says it once.
  @Test func aReportWithoutGraphvizSaysSo() throws {
    let folder = try TemporaryFolder()
    let written = try Command(
      ["report", Command.sample, "--output", folder.path + "/site", "--fail-on", "never"],
      environment: ["PATH": folder.path + "/empty"])
    #expect(written.code == 0)
    #expect(written.errors.ranges(of: "note: Graphviz draws the graphs").count == 1)
    let overview = try String(contentsOfFile: folder.path + "/site/README.md", encoding: .utf8)
    #expect(overview.contains("Graphviz draws the graph of modules and was not found"))
    #expect(overview.contains("A dash is what a manifest declares"))
  }

  /// What would be too much for one page is cut into several or left to the search.
  @Test func aLargeProjectHasLightPages() throws {
    let folder = try TemporaryFolder()
    let count = 70
    let targets = (0..<count).map { number in
      let used = number + 1 < count ? "\"Module\(number + 1)\"" : ""
      return ".target(name: \"Module\(number)\", dependencies: [\(used)]),"
    }
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Large", targets: [\(targets.joined(separator: "\n"))])
      """, to: "Package.swift")
    for number in 0..<count {
      let classes = (0..<2).map { "class Part\($0) { var next: Part\(($0 + 1) % 2)? }" }
      let code = ["import Module\(number + 1)"] + classes
      try folder.write(
        code.joined(separator: "\n"), to: "Sources/Module\(number)/Parts.swift")
    }
    try folder.write(
      "version: 1\nextends: [none]\nrules:\n  final_classes: on\n", to: ".archcheck.yml")
    let site = folder.path + "/site"
    let written = try Command(
      "report", folder.path, "--output", site, "--fail-on", "never")
    #expect(written.code == 0)
    let files = try FileManager.default.subpathsOfDirectory(atPath: site)
    for file in files where file.hasSuffix(".html") || file.hasSuffix(".md") {
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(site)/\(file)")
      #expect((attributes[.size] as? Int ?? .max) < 1_000_000, "\(file)")
    }
    // More modules than a matrix has room for are groups with a matrix each.
    #expect(files.contains("matrix/1.html"))
    let overview = try String(contentsOfFile: site + "/README.md", encoding: .utf8)
    #expect(overview.contains("35 groups with 34 dependencies"))
    // Types of one name in several modules have titles that differ.
    let type = try String(contentsOfFile: site + "/types/Module3.Part0.md", encoding: .utf8)
    #expect(type.contains("\n# Module3.Part0\n"))
    let findings = try String(contentsOfFile: site + "/findings.html", encoding: .utf8)
    #expect(findings.contains("data-count=\"140\""))
  }
}
