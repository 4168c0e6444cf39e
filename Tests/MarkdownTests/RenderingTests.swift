import Markdown
import Testing

@Suite struct RenderingTests {
  private func check(
    _ markdown: String, _ expected: String, with renderer: Renderer = Renderer(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      renderer.html(Document(parsing: markdown).blocks).markup == expected,
      sourceLocation: sourceLocation)
  }

  @Test func blocks() {
    check(
      "# A *b*\n\ntext\nmore  \nlast",
      "<h1 id=\"a-b\">A <em>b</em></h1>\n<p>text\nmore<br>\nlast</p>\n")
    check("- a\n- b\n  1. c", "<ul>\n<li>a</li>\n<li>b\n<ol>\n<li>c</li>\n</ol>\n</li>\n</ul>\n")
    check("3. a\n\n4. b", "<ol start=\"3\">\n<li>\n<p>a</p>\n</li>\n<li>\n<p>b</p>\n</li>\n</ol>\n")
    check(
      "> [!TIP]\n> a",
      "<blockquote class=\"alert tip\">\n<p><strong>Tip</strong></p>\n<p>a</p>\n</blockquote>\n")
    check("> [!x]", "<blockquote>\n<p>[!x]</p>\n</blockquote>\n")
    check("> a\n\n---", "<blockquote>\n<p>a</p>\n</blockquote>\n<hr>\n")
  }

  @Test(arguments: [
    "javascript:alert(1)", "JavaScript:alert(1)", "java&#10;script:alert(1)", "&#1;javascript:x",
    "javascript&colon;alert(1)", "vbscript:x", "data:text/html,x", "DATA:x", "file:///etc/passwd",
    "view-source:x", "\\javascript:x",
  ])
  func dangerousDestinationsArePlainText(_ destination: String) {
    check("[a](<\(destination)>)", "<p>a</p>\n")
    check("![a](<\(destination)>)", "<p>a</p>\n")
  }

  @Test func destinationsAreEncoded() {
    check("[a](<b c\"'&lt;é%20>)", "<p><a href=\"b%20c%22&#39;%3C%C3%A9%20\">a</a></p>\n")
    check("[a](x:y \"t\")", "<p>a</p>\n")
    check(
      "[a](/x?y=1&z=2#w \"a \\\" b\")",
      "<p><a href=\"/x?y=1&amp;z=2#w\" title=\"a &quot; b\">a</a></p>\n")
  }

  @Test func imagesFromElsewhereAreLinks() {
    check("![a](b.png)", "<p><img src=\"b.png\" alt=\"a\"></p>\n")
    check("![a](https://c/b.png)", "<p><a href=\"https://c/b.png\">a</a></p>\n")
    check("![a](//c/b.png)", "<p><a href=\"//c/b.png\">a</a></p>\n")
    check("[![a](https://c/b.png)](d)", "<p><a href=\"d\">a</a></p>\n")
  }

  @Test func namesInTablesBreakBetweenTheirWords() {
    check(
      "|a|\n|-|\n|`HTTPServer.Error a_b/<x>`|",
      """
      <div class="table"><table>
      <thead>
      <tr><th scope="col">a</th></tr>
      </thead>
      <tbody>
      <tr><td><code>HTTPServer.<wbr>Error a_<wbr>b/<wbr>&lt;x&gt;</code></td></tr>
      </tbody>
      </table></div>

      """)
    check("`HTTPServer.Error`", "<p><code>HTTPServer.Error</code></p>\n")
  }

  @Test func hooks() {
    var renderer = Renderer()
    renderer.attributes = { element in
      switch element {
      case .block(.table): [Attribute("class", "sortable")]
      case .row(let row): [Attribute("data-row", "\(row)<")]
      case .cell(row: _?, column: 0): [Attribute("class", "name")]
      case .inline(.strong): [Attribute("class", "badge")]
      case .block, .cell, .inline: []
      }
    }
    renderer.rewrite = { kind, destination in
      kind == .link && destination.hasSuffix(".md") ? destination.dropLast(3) + ".html" : nil
    }
    renderer.replacement = { block in
      if case .code(let code) = block.content, code.language == "x" { "<svg></svg>" } else { nil }
    }
    check(
      "**[a](b.md)** [c](d) ![e](f)",
      "<p><strong class=\"badge\"><a href=\"b.html\">a</a></strong> c e</p>\n", with: renderer)
    check(
      "- ```x\n  a\n  ```\n\n~~~ y\n~~~",
      "<ul>\n<li>\n<svg></svg>\n</li>\n</ul>\n<pre><code class=\"language-y\"></code></pre>\n",
      with: renderer)
    check(
      "|a|\n|-:|\n|b|",
      """
      <div class="table"><table class="sortable">
      <thead>
      <tr><th scope="col" class="right">a</th></tr>
      </thead>
      <tbody>
      <tr data-row="0&lt;"><td class="right name">b</td></tr>
      </tbody>
      </table></div>

      """, with: renderer)
  }

  @Test func textIsEscapedInMarkup() {
    let name = "<b> & \"c\" 'd' \u{1}\u{7F}\t"
    let html: HTML = "<i title=\"\(name)\">\("<hr>" as HTML)\(7)</i>"
    #expect(
      html.markup
        == "<i title=\"&lt;b&gt; &amp; &quot;c&quot; &#39;d&#39; \u{FFFD}\u{FFFD}\t\"><hr>7</i>")
  }
}
