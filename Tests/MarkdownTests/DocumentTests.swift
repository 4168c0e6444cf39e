import Markdown
import Repositories
import Testing

@Suite struct DocumentTests {
  @Test func codeBlocksKnowTheirLines() {
    let document = Document(
      parsing: """
        # Title

        ```mermaid
        graph TD
        A --> B
        ```

        - item

          ~~~ swift  options
          let a = 1
          ~~~

        text

            indented
            more

        > ```
        """)
    #expect(
      document.codeBlocks == [
        CodeBlock(info: "mermaid", "graph TD\nA --> B\n", firstLine: 4),
        CodeBlock(info: "swift  options", "let a = 1\n", firstLine: 11),
        CodeBlock(info: "", "indented\nmore\n", firstLine: 16),
        CodeBlock(info: "", "", firstLine: 20),
      ])
    #expect(document.codeBlocks.map(\.language) == ["mermaid", "swift", "", ""])
  }

  @Test func headingsGetGitHubsAnchors() {
    func check(
      _ markdown: String, _ anchors: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) {
      #expect(
        Document(parsing: markdown).headings.map(\.anchor) == anchors,
        sourceLocation: sourceLocation)
    }
    check("# Hello, World!", ["hello-world"])
    check("# a\n# a\n# a", ["a", "a-1", "a-2"])
    check("# a\n# a-1\n# a\n# a", ["a", "a-1", "a-2", "a-3"])
    check("# `no_singletons` & more: *x*", ["no_singletons--more-x"])
    check("# Über 10 % größer\n# 日本 語", ["über-10--größer", "日本-語"])
    check("# 🎉\n# !", ["section", "section-1"])
    check("Title\n===\n> ## Inner", ["title", "inner"])
  }

  @Test func destinationsAreFound() {
    let document = Document(
      parsing: "[a](x) ![b](y)\n\n|c|\n|-|\n|[d](z)|\n\n# [e](w)\n\n- <http://v>")
    #expect(document.destinations == ["x", "y", "z", "w", "http://v"])
  }

  @Test func htmlIsNoPartOfADocument() {
    func check(
      _ markdown: String, _ plain: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      let html = Renderer().html(Document(parsing: markdown).blocks).markup
      #expect(html == plain, sourceLocation: sourceLocation)
    }
    check("<script>alert(1)</script>", "")
    check("a <b onclick=x>c</b><br/>d", "<p>a c<br>\nd</p>\n")
    check("<div>\n\n*a*\n\n</div>", "<p><em>a</em></p>\n")
    check(
      "|a|\n|-|\n|<script>x</script>|",
      Renderer().html(Document(parsing: "|a|\n|-|\n|x|").blocks).markup)
    check(
      "```x\"><script>\n<\n```",
      "<pre><code class=\"language-x&quot;&gt;&lt;script&gt;\">&lt;\n</code></pre>\n")
  }

  @Test func deepNestingIsKeptAsText() {
    for text in [
      String(repeating: ">", count: 20_000) + " deep",
      String(repeating: "- ", count: 5_000) + "deep",
      String(repeating: "![", count: 5_000) + "deep" + String(repeating: "](x)", count: 5_000),
      String(repeating: "*a **b ", count: 5_000) + "deep" + String(repeating: "** *", count: 5_000),
    ] {
      #expect(Renderer().html(Document(parsing: text).blocks).markup.contains("deep"))
    }
  }

  @Test func anythingCanBeParsed() {
    #expect(Document(parsing: "").blocks.isEmpty)
    #expect(Document(parsing: "\0").blocks == [Block(.paragraph([.text("\u{FFFD}")]), line: 1)])
    var random = SeededGenerator(seed: 7)
    let pieces = [
      "|", "-", "\n", "\r", ">", " ", "    ", "`", "```", "[x]: y", "#", "*", "=", "a", ":-", "\\",
      "1. ", "<br>", "\t", "<!--",
    ]
    for _ in 0..<3_000 {
      let text = (0..<40).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let document = Document(parsing: text)
      #expect(document.allBlocks.allSatisfy { $0.line > 0 })
    }
  }
}
