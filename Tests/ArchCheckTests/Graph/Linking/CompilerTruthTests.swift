import Foundation
import Testing

@testable import ArchCheck

/// The files in `Tests/Fixtures/Linking` show one feature of name lookup each; the table beside them
/// is what the compiler's index says about them, written by `Scripts/linking-truth`.
@Suite struct CompilerTruthTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let fixtures = root.appendingPathComponent("Tests/Fixtures/Linking")

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.fixtures.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func agreesWithTheCompiler() throws {
    let files = try ["App/App.swift", "App/Other.swift", "Base/Base.swift"].map {
      "//- \($0)\n\(try text($0))"
    }
    let graph = Example(files.joined(separator: "\n")).graph()
    let edges = graph.dependencies.filter { dependency in
      // The compiler that wrote the table ran elsewhere.
      !graph[dependency.target].isExternal && !graph[dependency.source].isExternal
        && graph.sites[dependency.sites].contains { site in
          !(graph.condition(of: site)?.hasPrefix("os(Windows)") ?? false)
        }
    }.map { dependency in
      [dependency.source, dependency.target].map { id in
        "\(graph[graph[id].module].name)\t\(graph[id].name)"
      }.joined(separator: "\t")
    }
    let truth = try text("edges.tsv").split(separator: "\n").map(String.init)
    #expect(truth.count > 40)
    #expect(Set(edges).subtracting(truth).sorted() == [], "not in the compiler's index")
    #expect(Set(truth).subtracting(edges).sorted() == [], "in the compiler's index alone")
  }

  private static let reader = ProcessInfo.processInfo.environment["TRUTH"]

  /// `TRUTH=DIR swift test` has the compiler that is installed write the table anew.
  @Test(.enabled(if: reader != nil, "TRUTH names no folder with index_edges.py"))
  func tableIsWhatTheCompilerSays() throws {
    let table = FileManager.default.temporaryDirectory
      .appendingPathComponent("archcheck-\(UUID().uuidString).tsv")
    defer { try? FileManager.default.removeItem(at: table) }
    let process = Process()
    process.executableURL = Self.root.appendingPathComponent("Scripts/linking-truth")
    process.arguments = [try #require(Self.reader), table.path]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(try String(contentsOf: table, encoding: .utf8) == (try text("edges.tsv")))
  }
}
