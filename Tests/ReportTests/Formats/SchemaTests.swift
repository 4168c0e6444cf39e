import Foundation
import Testing

@testable import ArchCheck
@testable import Report

/// What is printed as JSON keeps to the schemas, whatever it holds.
@Suite struct SchemaTests {
  private func check(
    _ text: String, against file: String, location: SourceLocation = #_sourceLocation
  ) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let schema = try JSONSchema(
      String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8))
    #expect(schema.mistakes(in: try JSONValue(text)) == [], sourceLocation: location)
    // A schema that accepts everything would say nothing.
    #expect(schema.mistakes(in: .object(["x": .null])) != [], sourceLocation: location)
  }

  @Test(arguments: [SampleResult.ordinary, SampleResult.hostileResult, SampleResult.empty])
  func results(_ result: AnalysisResult) throws {
    let setting = SampleResult.setting
    try check(
      FindingsFormat.json.render(result, setting), against: "Docs/output.schema.json")
    try check(
      FindingsFormat.gitlab.render(result, setting), against: "Tests/Schemas/gitlab.json")
  }

  @Test(arguments: [SampleChanges.ordinary, SampleChanges.hostile, SampleChanges.empty])
  func changes(_ changes: Changes) throws {
    try check(
      ChangesFormat.json.render(changes, SampleResult.setting), against: "Docs/output.schema.json")
  }

  @Test func histories() throws {
    let commit = try #require(
      Commit(id: "3f2c", object: Array("committer A <a> 1 +0000\n\n\(SampleResult.hostile)".utf8)))
    let history = History([HistoryEntry(of: SampleResult.ordinary, at: commit)])
    try check(
      HistoryFormat.json.render(history, SampleResult.setting), against: "Docs/output.schema.json")
  }
}
