import Foundation
import Testing

@testable import ArchCheck
@testable import Report

@Suite struct HistoryFormatTests {
  private func entry(_ number: Int, subject: String) throws -> HistoryEntry {
    let id = String(repeating: String(number), count: 40)
    let commit = try #require(
      Commit(
        id: id, object: Array("committer A <a> \(1_700_000_000 + number * 86_400) +0000\n\nx".utf8))
    )
    var named = commit
    named.subject = subject
    var entry = HistoryEntry(of: SampleResult.linked, at: named)
    (entry.summary.lines, entry.moduleCycles, entry.surface) = (number * 1_000, number, 7)
    entry.meanDistance = number == 1 ? nil : 0.3333
    return entry
  }

  private func history() throws -> History {
    History([try entry(1, subject: "one"), try entry(2, subject: SampleResult.hostile)])
  }

  @Test func textIsATable() throws {
    var setting = SampleResult.setting
    setting.width = 95
    #expect(
      HistoryFormat.text.render(try history(), setting) == """
        day         commit      modules  types  lines  deps  cycles  public     D  errors  warnings
        2023-11-15  1111111111       14    903  1,000     0       1       7     –       2         1
        2023-11-16  2222222222       14    903  2,000     0       2       7  0.33       2         1

        """)
  }

  @Test func aNarrowTerminalHasANarrowTable() throws {
    #expect(
      HistoryFormat.text.render(try history(), SampleResult.setting) == """
        day        commit  modules types lines deps cycles public    D errors warnings
        2023-11-15 1111111      14   903 1,000    0      1      7    –      2        1
        2023-11-16 2222222      14   903 2,000    0      2      7 0.33      2        1

        """)
  }

  @Test func markdownIsATable() throws {
    #expect(
      HistoryFormat.markdown.render(try history(), SampleResult.setting) == """
        | day | commit | modules | types | lines | deps | cycles | public | D | errors | warnings |
        | --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
        | 2023-11-15 | `1111111111` | 14 | 903 | 1,000 | 0 | 1 | 7 | – | 2 | 1 |
        | 2023-11-16 | `2222222222` | 14 | 903 | 2,000 | 0 | 2 | 7 | 0.33 | 2 | 1 |

        """)
  }

  @Test func jsonHasTheFigures() throws {
    let text = HistoryFormat.json.render(try history(), SampleResult.setting)
    #expect(!text.unicodeScalars.contains { $0 != "\n" && $0.isUnsafeToShow })
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let entries = try #require((value as? [String: Any])?["history"] as? [[String: Any]])
    #expect(entries.map { $0["subject"] as? String } == ["one", SampleResult.hostile])
    #expect(entries.map { $0["moduleCycles"] as? Int } == [1, 2])
    #expect(entries.map { $0["meanDistance"] as? Double } == [nil, 0.3333])
    #expect(entries.map { $0["time"] as? Int } == [1_700_086_400, 1_700_172_800])
  }
}
