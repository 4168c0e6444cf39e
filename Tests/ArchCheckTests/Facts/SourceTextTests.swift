import Testing

@testable import ArchCheck

/// Tokens are told in characters, whatever bytes these take.
@Suite struct SourceTextTests {
  private func tokens(_ source: [UInt8]) -> [String] {
    let line = SourceText(source: source).line(1)
    let characters = Array(line?.text ?? "")
    return line?.tokens.map { "\($0.kind) \(String(characters[$0.range]))" } ?? []
  }

  @Test(arguments: [
    ("let a = 1 // b", ["keyword let", "name a", "number 1", "comment // b"]),
    (
      "let größe = \"👩‍👩‍👧e\u{301}\" // ünï",
      [
        "keyword let", "name größe", "string \"", "string 👩‍👩‍👧e\u{301}", "string \"",
        "comment // ünï",
      ]
    ),
    (
      "f(\"\u{301}a\", 1) /* 🇩🇪 */",
      ["name f", "string \"\u{301}", "string a", "string \"", "number 1", "comment /* 🇩🇪 */"]
    ),
  ])
  func countsCharacters(_ source: String, _ expected: [String]) {
    #expect(tokens(Array(source.utf8)) == expected)
  }

  @Test func countsWhatIsNoUTF8() {
    let source = Array("f(\"".utf8) + [0xFF, 0xE2, 0x82, 0x41] + Array("\") // é".utf8)
    #expect(
      tokens(source)
        == ["name f", "string \"", "string \u{FFFD}\u{FFFD}A", "string \"", "comment // é"])
  }

  @Test(.endsSoon) func aLongLineIsGoneThroughOnce() {
    let source = "let é = [" + String(repeating: "1, ", count: 10_000) + "2]"
    let found = tokens(Array(source.utf8))
    #expect(found.count == 10_003)
    #expect(found.last == "number 2")
  }
}
