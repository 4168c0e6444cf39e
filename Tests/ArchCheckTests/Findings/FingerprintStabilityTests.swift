import Foundation
import Repositories
import Testing

@testable import ArchCheck

/// What is done to real files that leaves the architecture as it is leaves every fingerprint, too.
@Suite struct FingerprintStabilityTests {
  /// The sample's files by path.
  private static let sample: [String: String] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("SampleProject").path
    guard let tree = try? DiskTree(root: root), let files = try? tree.files() else { return [:] }
    return Dictionary(
      uniqueKeysWithValues: files.filter { $0.path.hasSuffix(".swift") }.compactMap { file in
        tree.contents(of: file.path).map { (file.path, String(decoding: $0, as: UTF8.self)) }
      })
  }()

  private static let memory = FactsMemory()

  private struct Files: SourceTree {
    var texts: [String: String]

    func files() -> [TreeEntry] { texts.keys.sorted().map { TreeEntry(path: $0) } }

    func contents(of path: String) -> [UInt8]? { texts[path].map { Array($0.utf8) } }
  }

  private static func findings(in texts: [String: String]) throws -> [Finding] {
    var analysis = Analysis(
      tree: Files(texts: texts), rootName: "Shop",
      rules: try Configuration().effectiveRules().filter(\.isOn).map(\.configured),
      today: Day(number: 20_000), jobs: 2)
    analysis.memory = memory
    return try analysis.run().result.findings
  }

  /// - Parameter mutation: the new path and text of a source; the manifest keeps its own.
  private func check(
    _ mutation: (String, String) -> (path: String, text: String),
    location: SourceLocation = #_sourceLocation
  ) throws {
    var mutated: [String: String] = [:]
    var changed = 0
    for (path, text) in Self.sample {
      let result = path == "Package.swift" ? (path, text) : mutation(path, text)
      if result != (path, text) { changed += 1 }
      mutated[result.0] = result.1
    }
    #expect(mutated.count == Self.sample.count, sourceLocation: location)
    #expect(changed > 20, sourceLocation: location)
    let before = try Self.findings(in: Self.sample)
    let after = try Self.findings(in: mutated)
    #expect(before.count > 30, sourceLocation: location)
    let gone = Set(before.map(\.fingerprint)).subtracting(after.map(\.fingerprint))
    let come = Set(after.map(\.fingerprint)).subtracting(before.map(\.fingerprint))
    func told(_ findings: [Finding], _ fingerprints: Set<String>) -> [String] {
      findings.filter { fingerprints.contains($0.fingerprint) }
        .map { "\($0.rule) \($0.subject) \($0.target ?? "") \($0.file):\($0.line)" }
    }
    #expect(told(before, gone) == [], sourceLocation: location)
    #expect(told(after, come) == [], sourceLocation: location)
    let baseline = Baseline(of: before, version: "1", rules: [], modules: [])
    let comparison = Comparison(of: after, with: baseline)
    #expect(comparison.newCount == 0, sourceLocation: location)
    #expect(comparison.notes == [], sourceLocation: location)
  }

  @Test(arguments: [1, 2])
  func blankLinesAndCommentsAnywhere(_ seed: Int) throws {
    try check { path, text in
      var generator = SeededGenerator(seed: seed &+ path.utf8.count &* 31)
      let added = ["", "// Ünïcödé 🙂 class Wrong { static let shared = 1 }", "/* more */", "\t"]
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
        Int.random(in: 0..<6, using: &generator) == 0
          ? [added.randomElement(using: &generator) ?? "", String(line)] : [String(line)]
      }
      return (path, lines.joined(separator: "\n"))
    }
  }

  @Test func indentationAndLineEnds() throws {
    try check { path, text in
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
        (line: Substring) -> String in
        let blanks = line.prefix { $0 == " " }.count
        return String(repeating: "\t", count: blanks) + line.dropFirst(blanks)
      }
      return (path, lines.joined(separator: "\r\n"))
    }
  }

  @Test func otherNamesOfFiles() throws {
    try check { path, text in (path.replacing(".swift", with: "Renamed.swift"), text) }
  }

  /// A folder that says what its files are is repeated; a folder's name is a sign of a role.
  @Test func deeperFolders() throws {
    try check { path, text in
      var parts = path.split(separator: "/").map(String.init)
      if parts.count > 2 { parts.insert(parts[parts.count - 2], at: parts.count - 1) }
      return (parts.joined(separator: "/"), text)
    }
  }

  @Test func otherOrderOfDeclarations() throws {
    try check { path, text in (path, Self.reordered(text)) }
  }

  /// The paragraphs behind the imports in reverse, where each of them is whole.
  private static func reordered(_ text: String) -> String {
    var paragraphs: [[Substring]] = [[]]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isOutside = paragraphs.last?.joined().isBalanced ?? true
      if line.isEmpty, isOutside {
        paragraphs.append([])
      } else {
        paragraphs[paragraphs.count - 1].append(line)
      }
    }
    paragraphs.removeAll(where: \.isEmpty)
    guard !text.contains("archcheck:"), paragraphs.allSatisfy({ $0.joined().isBalanced }) else {
      return text
    }
    let imports = paragraphs.prefix { $0.first?.contains("import ") ?? false }
    let rest = paragraphs.dropFirst(imports.count).reversed()
    return (imports + rest).map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  /// A figure in the message is another one, the finding is the same.
  @Test(arguments: [
    ("fat_protocol", "  func addedLater()"), ("god_type", "  func addedLater() {}"),
    ("massive_view_controller", "  func addedLater() {}"),
  ])
  func otherFigures(_ id: String, _ member: String) throws {
    let rule = try #require(RuleCatalog.rules.first { $0.id == id })
    let example = try #require(rule.documentation.examples.first { !$0.expected.isEmpty })
    let configured = ConfiguredRule(example.rule ?? rule.init())
    var other = example
    other.code = example.code.replacing("\n}", with: "\n\(member)\n}")
    let before = configured.findingsOrIssue(in: example.graph(.asWritten)).fingerprinted()
    let after = configured.findingsOrIssue(in: other.graph(.asWritten, heading: "// moved\n"))
      .fingerprinted()
    #expect(!before.isEmpty)
    #expect(before.map(\.fingerprint) == after.map(\.fingerprint))
    #expect(before.map(\.message) != after.map(\.message))
  }
}

extension String {
  /// Whether as many braces are opened as closed, and no text over several lines is open.
  fileprivate var isBalanced: Bool {
    count { $0 == "{" } == count { $0 == "}" } && count { $0 == "(" } == count { $0 == ")" }
      && components(separatedBy: "\"\"\"").count % 2 == 1
  }

  /// Two types have two names, whatever characters a raw identifier consists of.
  @Test func rawIdentifiersAreNamesOfTheirOwn() {
    let graph = Example(
      """
      struct `Outer.Inner` { struct Leaf {} }
      struct Outer { struct Inner { struct Leaf {} } }
      struct `class` { struct `a b` {} }
      """
    ).graph()
    let types = graph.ownTypes.map { "\(graph.qualifiedName(of: $0.id)), \($0.simpleName)" }
    #expect(
      types == [
        "App.Outer, Outer", "App.Outer.Inner, Inner", "App.Outer.Inner.Leaf, Leaf",
        "App.`Outer.Inner`, `Outer.Inner`", "App.`Outer.Inner`.Leaf, Leaf", "App.class, class",
        "App.class.a b, a b",
      ])
  }
}
