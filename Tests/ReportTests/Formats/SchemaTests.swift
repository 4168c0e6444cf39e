import Foundation
import Testing

@testable import ArchCheck
@testable import Report

/// What is printed as JSON keeps to the schemas, whatever it holds.
@Suite struct SchemaTests {
  private static let revision = String(repeating: "3f2c", count: 10)

  private func check(
    _ text: String, against file: String, location: SourceLocation = #_sourceLocation
  ) throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    var texts: [String: String] = [:]
    for path in [
      "Docs/result.schema.json", "Docs/diff.schema.json", "Docs/history.schema.json",
      "Tests/Schemas/gitlab.json",
    ] {
      let url = package.appendingPathComponent(path)
      texts[url.lastPathComponent] = try String(contentsOf: url, encoding: .utf8)
    }
    let schema = try JSONSchema(texts)
    let value = try JSONValue(text)
    #expect(schema.mistakes(in: value, against: file) == [], sourceLocation: location)
    // A schema that accepts everything would say nothing.
    let other = JSONValue.object(["x": .null])
    #expect(schema.mistakes(in: other, against: file) != [], sourceLocation: location)
  }

  @Test(arguments: [
    SampleResult.ordinary, SampleResult.hostileResult, SampleResult.hostileGrowth,
    SampleResult.empty,
  ])
  func results(_ result: AnalysisResult) throws {
    var result = result
    result.project.revision = Self.revision
    let setting = SampleResult.setting
    try check(FindingsFormat.json.render(result, setting), against: "result.schema.json")
    try check(FindingsFormat.gitlab.render(result, setting), against: "gitlab.json")
  }

  @Test(arguments: [SampleChanges.ordinary, SampleChanges.hostile, SampleChanges.empty])
  func changes(_ changes: Changes) throws {
    var changes = changes
    changes.base.project.revision = Self.revision
    changes.head.project.revision = nil
    try check(
      ChangesFormat.json.render(changes, SampleResult.setting), against: "diff.schema.json")
  }

  @Test func histories() throws {
    let commit = try #require(
      Commit(id: "3f2c", object: Array("committer A <a> 1 +0000\n\n\(SampleResult.hostile)".utf8)))
    let history = History([HistoryEntry(of: SampleResult.linked, at: commit)])
    try check(
      HistoryFormat.json.render(history, SampleResult.setting), against: "history.schema.json")
  }
}
