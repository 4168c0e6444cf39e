import Foundation
import Markdown
import Testing

/// What the articles show is compiled and run, and what is public is on their first page.
@Suite struct ArticleTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let sources = package.appendingPathComponent("Sources/ArchCheck")
  private static let samples = ShopFolder.original.appendingPathComponent("Tests")

  private static func texts(in folder: URL, suffix: String) throws -> [String: String] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return Dictionary(
      uniqueKeysWithValues: try (names ?? []).filter { $0.hasSuffix(suffix) }.map { name in
        (name, try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
      })
  }

  @Test(arguments: [
    "ArchCheck.docc/HouseRules.md", "ArchCheck.docc/Queries.md", "ArchCheck.docc/WritingRules.md",
    "../../README.md", "../../Docs/Migration.md",
  ])
  func everySampleIsPartOfATest(_ article: String) throws {
    let text = try String(
      contentsOf: Self.sources.appendingPathComponent(article), encoding: .utf8)
    let samples = try Self.texts(in: Self.samples, suffix: ".swift").values
    let blocks = Self.swiftCode(in: text).filter {
      !$0.text.isOfManifest && !$0.text.hasPrefix("//-") && !$0.text.contains("Harmonize.")
    }
    #expect(!blocks.isEmpty)
    for block in blocks {
      #expect(
        samples.contains { $0.contains(block.text) },
        "no file of Tests/Fixtures/Shop/Tests has this sample:\n\(block.text)")
    }
  }

  /// `Scripts/newcomer` builds a package with them.
  @Test func theManifestIsTheSameEverywhere() throws {
    let manifests = try ["ArchCheck.docc/ArchCheck.md", "../../README.md"].map { path in
      let text = try String(
        contentsOf: Self.sources.appendingPathComponent(path), encoding: .utf8)
      return Self.swiftCode(in: text).map(\.text).filter(\.isOfManifest)
    }
    #expect(manifests[0].count == 2)
    #expect(manifests[0] == manifests[1])
  }

  private static func swiftCode(in text: String) -> [CodeBlock] {
    Document(parsing: text).codeBlocks.filter { $0.language == "swift" }
  }

  @Test func everyPublicTypeIsOnTheFirstPage() throws {
    let page = try String(
      contentsOf: Self.sources.appendingPathComponent("ArchCheck.docc/ArchCheck.md"),
      encoding: .utf8)
    let declared = try Self.texts(in: Self.sources, suffix: ".swift").flatMap { path, text in
      text.split(separator: "\n").compactMap { line -> String? in
        guard let match = line.wholeMatch(of: Self.declaration) else { return nil }
        let isNested = path.hasPrefix("Library/") && !match.1.isEmpty
        return match.1.isEmpty ? String(match.2) : isNested ? "Architecture/\(match.2)" : nil
      }
    }
    let listed = page.matches(of: /- ``([A-Za-z\/]+)``/).map { String($0.1) }
    #expect(listed.sorted() == declared.sorted())
  }

  private static var declaration: Regex<(Substring, Substring, Substring)> {
    /( {0,2})public (?:struct|enum|protocol|final class|class|actor) (\w+).*/
  }
}

extension String {
  /// Whether it is a part of `Package.swift`.
  fileprivate var isOfManifest: Bool {
    hasPrefix("dependencies:") || hasPrefix(".testTarget(")
  }
}
