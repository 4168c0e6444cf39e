import Foundation
import Markdown
import Testing

@testable import ArchCheck
@testable import Report

/// Text from a repository arrives in every format as text.
@Suite struct HostileTextTests {
  private func lines(_ format: FindingsFormat) -> [Substring] {
    format.render(SampleResult.hostileResult, SampleResult.setting).split(separator: "\n")
  }

  @Test(arguments: FindingsFormat.allCases)
  func noFormatHoldsControlCharacters(_ format: FindingsFormat) {
    for result in [SampleResult.hostileResult, SampleResult.hostileGrowth] {
      let text = format.render(result, SampleResult.setting)
      #expect(!text.unicodeScalars.contains { $0 != "\n" && $0.isUnsafeToShow })
      #expect(!text.isEmpty)
    }
  }

  @Test(arguments: FindingsFormat.allCases)
  func isTheSameTwice(_ format: FindingsFormat) {
    #expect(
      format.render(SampleResult.hostileResult, SampleResult.setting)
        == format.render(SampleResult.hostileResult, SampleResult.setting))
  }

  @Test(arguments: [FindingsFormat.json, .sarif, .gitlab])
  func jsonHoldsTheTextItself(_ format: FindingsFormat) throws {
    let text = format.render(SampleResult.hostileResult, SampleResult.setting)
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    #expect(contains(SampleResult.hostile, in: value))
  }

  private func contains(_ text: String, in value: Any) -> Bool {
    switch value {
    case let found as String:
      Array(found.unicodeScalars).starts(with: Array(text.unicodeScalars))
    case let list as [Any]: list.contains { contains(text, in: $0) }
    case let map as [String: Any]: map.values.contains { contains(text, in: $0) }
    default: false
    }
  }

  @Test func aWorkflowCommandStaysOneLine() {
    let lines = lines(.github)
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.hasPrefix("::warning file=") })
    #expect(lines[0].contains("%250A%2525 %0A%0D"))
    // One title and one message: whatever looks like another property is escaped.
    #expect(lines[0].split(separator: "::").first?.split(separator: ",").count == 4)
  }

  @Test func aCompilerLineStaysOneLine() {
    #expect(lines(.xcode).count == 5)
    #expect(lines(.xcode).allSatisfy { $0.hasPrefix("/shop/") })
  }

  @Test func markdownStaysText() {
    let text = FindingsFormat.markdown.render(SampleResult.hostileResult, SampleResult.setting)
    let document = Document(parsing: text)
    #expect(document.destinations.isEmpty)
    #expect(document.headings.count == 2)
    let shown = document.allBlocks.map { block in
      if case .paragraph(let inlines) = block.content { inlines.plainText } else { "" }
    }.joined(separator: "\n")
    // Message, reason and remedy as text, rule and file as code.
    #expect(shown.matches(of: /<script>alert\(1\)<\/script>/).count >= 5)
    #expect(text.matches(of: /@<!-- -->team/).count == 3)
  }
}
