import Markdown
import Testing

@Suite struct TableTests {
  /// The blocks of a document as `table: header; row; row` with cells joined by `/`.
  private func check(
    _ markdown: String, _ expected: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let told = Document(parsing: markdown).allBlocks.map { block in
      switch block.content {
      case .table(let table):
        "\(block.line): "
          + ([table.header] + table.rows).map { row in
            row.map { Document([Block(.paragraph($0))]).markdown.dropLast() }.joined(separator: "/")
          }.joined(separator: "; ")
      case .paragraph(let text): "\(block.line) text: \(text.plainText)"
      case .heading(let heading): "\(block.line) heading: \(heading.text.plainText)"
      case .quote: "\(block.line) quote"
      case .list: "\(block.line) list"
      case .code: "\(block.line) code"
      case .thematicBreak: "\(block.line) rule"
      }
    }
    #expect(told == expected, sourceLocation: sourceLocation)
  }

  @Test func gitHubsTables() {
    check("| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |", "1: a/b; 1/2; 3/4")
    check("a | b\n--- | ---\n1 | 2", "1: a/b; 1/2")
    check("|a|\n|-|", "1: a")
    check("a\n:-", "1: a")
    check("|a|b|\r\n|-|-|\r\n|1|2|\r\n", "1: a/b; 1/2")
    check("|a|b|\n|-|-|\n|1|\n|1|2|3|\n||2|", "1: a/b; 1/; 1/2; /2")
    check("text\n\n|a|\n|-|\n|1|\n\ntext", "1 text: text", "3: a; 1", "7 text: text")
  }

  @Test func whatIsNoTable() {
    check("| a | b |\n|---|", "1 text: | a | b |\n|---|")
    check("| a |\n| x |", "1 text: | a |\n| x |")
    check("a\n---", "1 heading: a")
    check("    | a |\n    |---|", "1 code")
    check("```\n|a|\n|-|\n```", "1 code")
    check("|a|\n\n|-|", "1 text: |a|", "3 text: |-|")
    check("|---|", "1 text: |---|")
  }

  @Test func barsInCells() {
    check("|a|\n|-|\n|`x \\| y`|\n|x \\| y|", #"1: a; `x | y`; x \| y"#)
    check("|a|b|\n|-|-|\n|*open | close*|\n|`x | y`|", #"1: a/b; \*open/close\*; \`x/y\`"#)
    check("|a|\n|-|\n|# x|\n|- y|\n|1. z #|\n|\\||", ##"1: a; \# x; \- y; 1\. z \#; \|"##)
  }

  @Test func tablesInsideOtherBlocks() {
    check("> | a |\n> |---|\n> | 1 |", "1 quote", "1: a; 1")
    check("- | a |\n  |---|\n  | 1 |", "1 list", "1: a; 1")
    check(
      "1. x\n   > > | a |\n   > > |---|\n   > > | > 1 |", "1 list", "1 text: x", "2 quote",
      "2 quote", "2: a; \\> 1")
  }

  @Test func whatStandsAroundATable() {
    check("lead\nlead\n|a|\n|-|\n|1|", "1 text: lead\nlead", "3: a; 1")
    check("lead\n    - x\n|a|\n|-|\n|1|", "1 text: lead\n- x", "3: a; 1")
    check("|a|\n|-|\n|1|\n---\ntext", "1: a; 1", "4 rule", "5 text: text")
    check("|a|\n|-|\n|1|\n# h", "1: a; 1", "4 heading: h")
    check("|a|\n|-|\n|1|\n- x", "1: a; 1", "4 list", "4 text: x")
  }

  @Test func cellsKnowTheLinksDefinedElsewhere() {
    check("|a|\n|-|\n|[x] and [y][x]|\n\n[x]: z", "1: a; [x](z) and [y](z)")
    check("|a|\n|-|\n|[x]|\n\n```\n[x]: z\n```", "1: a; \\[x\\]", "5 code")
    check("[x]: z\n|a|\n|-|\n|[x]|", "2: a; [x](z)")
  }

  @Test func alignmentsAreClasses() {
    let html = Renderer().html(Document(parsing: "|a|b|c|d|\n|-|:-|:-:|-:|\n|1|2|3|4|").blocks)
    #expect(
      html.markup == """
        <div class="table"><table>
        <thead>
        <tr><th scope="col">a</th><th scope="col" class="left">b</th>\
        <th scope="col" class="center">c</th><th scope="col" class="right">d</th></tr>
        </thead>
        <tbody>
        <tr><td>1</td><td class="left">2</td><td class="center">3</td><td class="right">4</td></tr>
        </tbody>
        </table></div>

        """)
  }
}
