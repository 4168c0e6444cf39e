import ArchCheck
import Foundation
import Markdown
import Testing

@testable import Report

/// The problem matcher that the documentation gives reads every line of the Xcode format.
@Suite struct EditorTests {
  private struct Tasks: Decodable {
    struct Task: Decodable {
      struct Matcher: Decodable {
        struct Pattern: Decodable {
          var regexp: String
          var file, line, column, severity, message: Int
        }

        var pattern: Pattern
      }

      var problemMatcher: Matcher
    }

    var tasks: [Task]
  }

  @Test func theProblemMatcherReadsEveryLine() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Docs/Editors.md")
    let blocks = Document(parsing: try String(contentsOf: page, encoding: .utf8)).codeBlocks
    let json = try #require(blocks.first { $0.language == "json" }).text
    let tasks = try JSONDecoder().decode(Tasks.self, from: Data(json.utf8))
    let pattern = try #require(tasks.tasks.first).problemMatcher.pattern
    let regex = try Regex(pattern.regexp)
    let lines = FindingsFormat.xcode.render(SampleResult.ordinary, SampleResult.setting)
      .split(separator: "\n")
    let read = try lines.map { line in
      let match = try #require(line.wholeMatch(of: regex), "not read: \(line)").output
      return [pattern.file, pattern.line, pattern.column, pattern.severity, pattern.message]
        .map { String(match[$0].substring ?? "") }
    }
    #expect(read.contains { $0[3] == "note" } && read.contains { $0[3] == "warning" })
    #expect(read.first?.prefix(4) == ["/shop/Sources/Cart/CartCell.swift", "5", "13", "warning"])
    #expect(read.first?.last == "CartCell knows the model Order [views_not_model_aware]")
  }

  @Test func anAdvisoryRunTellsXcodeNoErrors() {
    var setting = SampleResult.setting
    setting.failOn = .never
    var result = SampleResult.ordinary
    for index in result.findings.indices { result.findings[index].severity = .error }
    #expect(!FindingsFormat.xcode.render(result, setting).contains(": error: "))
    #expect(FindingsFormat.xcode.render(result, SampleResult.setting).contains(": error: "))
  }
}
