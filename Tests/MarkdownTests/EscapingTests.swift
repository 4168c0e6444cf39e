import Repositories
import Testing

@testable import Markdown

/// Text that means something to Markdown, GitHub, HTML or a terminal.
let hostileTexts: [String] = [
  "plain words", "", " ", "  two spaces  ", "\t", "a\tb", "a\nb", "\n", "\r\n", "a\r\nb", "a  \nb",
  "|", "a|b", "a \\| b", "|---|", "| a | b |", ":-:", ":--", "--- | ---", "\\", "a\\", "\\\\|",
  "<script>alert(1)</script>", "<!-- x -->", "<br>", "<b", "</details>", "&lt;", "&amp;amp;", "&",
  "&#x41;", "AT&T", "a & b", "# heading", "#", "##", "a #", "a ##", "C#", "#12", "see #12 and GH-3",
  "1.", "1. one", "2) two", "1.5", "123456789. x", "1", "- item", "-", "--", "---", "+", "+1",
  "* x",
  "***", "_", "__init__", "no_singletons", "_a_", "a_b_c", "**bold**", "*a*", "a*b*c", "~~gone~~",
  "`", "``", "`a`", "```swift", "~~~", "    indented", "> quote", "=", "===", "[a](b)", "[a]: b",
  "[ ] task", "[x]", "![i](s)", "!", "Hello!", "wow![a]", "http://example.com", "www.example.com",
  "https://a.b/c?d=e&f=g", "me@example.com", "@team please", "@MainActor", ":smile:",
  "init(a:b:c:)",
  "$x$", "$0", "\u{202E}evil\u{202C}", "\u{200F}rtl", "שלום", "e\u{301}", "👩‍👩‍👧‍👦 family", "\u{FEFF}bom",
  "a\u{A0}b", "\u{A0}", "\u{2028}", "\u{7F}", "\u{1B}[31mred", "\u{8}", "\u{B}", "\u{C}x\u{C}",
  "::error file=x::message", "%0A", "{{mustache}}", "<a href=\"javascript:alert(1)\">", "'\"",
  String(repeating: "`", count: 90), String(repeating: "*a ", count: 50),
]

/// Text of hostile pieces, the same for the same seed.
func hostileText(_ random: inout SeededGenerator) -> String {
  let pieces = Array("\\`*_{}[]<>()#+-.!|~$&:;@ \n\t=1a.b ü👍\"'/%^").map(String.init) + hostileTexts
  return (0..<Int.random(in: 0...12, using: &random))
    .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
}

@Suite struct EscapingTests {
  /// Escaped text is read back as the one piece of text it was, wherever it stands.
  private func check(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let expected: [Inline] = text.isEmpty ? [] : [.text(text)]
    let escaped = escape(text)
    let paragraph: [Block] = text.isEmpty ? [] : [Block(.paragraph(expected), line: 1)]
    #expect(Document(parsing: escaped).blocks == paragraph, sourceLocation: sourceLocation)
    let heading = Document(parsing: "## \(escaped)").headings.map(\.text)
    #expect(heading == [expected], sourceLocation: sourceLocation)
    let table = Document(parsing: "| a | b |\n|---|---|\n| \(escaped) | x |\n").blocks
    let row = Table(header: [[.text("a")], [.text("b")]], rows: [[expected, [.text("x")]]])
    #expect(table == [Block(.table(row), line: 1)], sourceLocation: sourceLocation)
    if !text.isEmpty {
      let item = Document(parsing: "- \(escaped)").blocks
      let list = List([[Block(.paragraph(expected), line: 1)]])
      #expect(item == [Block(.list(list), line: 1)], sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: hostileTexts)
  func hostileTextArrivesAsText(_ text: String) {
    check(text)
  }

  @Test func mixedHostileTextArrivesAsText() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<2_000 { check(hostileText(&random)) }
  }

  @Test(arguments: hostileTexts)
  func codeSpansShowTheirCode(_ code: String) {
    let shown = code.unicodeScalars.map { "\n\r".unicodeScalars.contains($0) ? " " : String($0) }
      .joined()
    let expected: [Inline] = code.isEmpty ? [] : [.code(shown)]
    let paragraph = expected.isEmpty ? [] : [Block(.paragraph(expected), line: 1)]
    #expect(Document(parsing: codeSpan(code)).blocks == paragraph)
    let table = Document(parsing: "|a|\n|-|\n| \(codeSpan(code, inTable: true)) |").blocks
    #expect(table == [Block(.table(Table(header: [[.text("a")]], rows: [[expected]])), line: 1)])
  }

  @Test func codeWithEveryRunOfBackticksIsText() {
    let code = (1...80).map { String(repeating: "`", count: $0) }.joined(separator: "x")
    #expect(Document(parsing: codeSpan(code)).blocks == [Block(.paragraph([.text(code)]), line: 1)])
  }

  @Test(arguments: hostileTexts + ["````\n```\n`````", "~~~\n```", "a\n\n    b\n"])
  func fencedCodeHoldsAnyText(_ text: String) {
    let lines = text.replacing("\r\n", with: "\n")
    let expected = lines.isEmpty || lines.hasSuffix("\n") ? lines : lines + "\n"
    let parsed = Document(parsing: "text\n\n\(fencedCode(text, info: "swift"))\n\ntext")
    #expect(parsed.codeBlocks == [CodeBlock(info: "swift", expected, firstLine: 4)])
    #expect(parsed.blocks.count == 3)
  }

  @Test(arguments: hostileTexts)
  func linksHoldAnyTextAndDestination(_ text: String) {
    func isTrimmed(_ scalar: Unicode.Scalar) -> Bool {
      " \t\u{B}\u{C}".unicodeScalars.contains(scalar)
    }
    let trimmed = text.unicodeScalars.drop(while: isTrimmed).reversed().drop(while: isTrimmed)
    let destination = trimmed.reversed().map { $0 == "\n" ? "%0A" : $0 == "\r" ? "%0D" : "\($0)" }
      .joined()
    func link(inTable: Bool) -> String {
      "[\(escape(text, []))](\(linkDestination(text, inTable: inTable)))"
    }
    for (markdown, isCell) in [
      (link(inTable: false), false), ("|a|\n|-|\n|\(link(inTable: true))|", true),
    ] {
      let inlines = Document(parsing: markdown).blocks.flatMap { block -> [[Inline]] in
        switch block.content {
        case .paragraph(let text): [text]
        case .table(let table): Array(table.rows.joined())
        default: []
        }
      }
      let words: [Inline] = text.isEmpty ? [] : [.text(text)]
      #expect(inlines == [[.link(destination: destination, words)]], "in a cell: \(isCell)")
    }
  }

  @Test func gitHubFindsNothingToReplace() {
    #expect(escape("@team #12 :smile:") == "@<!-- -->team \\#<!-- -->12 :<!-- -->smile:")
    #expect(escape("https://a.b www.a.b") == "https\\://a.b www\\.a.b")
    #expect(
      escape("no_singletons in Cart.Session, 1.5 a-b (c)")
        == "no_singletons in Cart.Session, 1.5 a-b (c)")
  }
}
