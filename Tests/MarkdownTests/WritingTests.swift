import Markdown
import Repositories
import Testing

@Suite struct WritingTests {
  /// What is written is read back as the same blocks.
  private func check(_ blocks: [Block.Content], sourceLocation: SourceLocation = #_sourceLocation) {
    let document = Document(blocks.map { Block($0) })
    let markdown = document.markdown
    let read = Document(parsing: markdown).blocks.map(withoutPositions)
    #expect(read == document.blocks, "\(markdown)", sourceLocation: sourceLocation)
  }

  private func withoutPositions(_ block: Block) -> Block {
    switch block.content {
    case .heading(let heading): Block(.heading(Heading(level: heading.level, heading.text)))
    case .code(let code): Block(.code(CodeBlock(info: code.info, code.text)))
    case .quote(let inner, let alert): Block(.quote(inner.map(withoutPositions), alert: alert))
    case .list(let list):
      Block(
        .list(
          List(
            start: list.start, isTight: list.isTight,
            list.items.map { $0.map(withoutPositions) })))
    case .paragraph, .table, .thematicBreak: Block(block.content)
    }
  }

  @Test func everyKindOfBlock() {
    check([
      .heading(Heading(level: 2, [.text("A "), .code("b"), .text(" #")])),
      .paragraph([
        .text("a"), .strong([.text("b")]), .text("c"), .lineBreak, .text("- d"), .softBreak,
        .text("1. e"),
      ]),
      .paragraph([
        .strong([.text("\"quoted\"")]), .strong([.text("again")]), .emphasis([.text("x")]),
      ]),
      .paragraph([
        .text("a"), .strong([.text(" b ")]), .text("c!"),
        .link(destination: "x y|", title: "\"t\" & |", [.text("]")]),
      ]),
      .paragraph([.code("a"), .code("b"), .image(source: "c.svg", alternative: [.text("d")])]),
      .code(CodeBlock(info: "swift", "let a = \"```\"\n")),
      .quote([Block(.paragraph([.text("> a")])), Block(.code(CodeBlock(info: "", "\n\n")))]),
      .quote([Block(.thematicBreak)]),
      .quote([Block(.paragraph([.text("a")]))], alert: .warning),
      .quote([Block(.thematicBreak)], alert: .note), .quote([], alert: .tip),
      .list(
        List([
          [
            Block(.paragraph([.text("a")])),
            Block(.list(List([[Block(.paragraph([.text("b")]))], []]))),
          ]
        ])),
      .list(List([[Block(.code(CodeBlock(info: "", "x\n")))]])),
      .list(
        List(
          start: 9, isTight: false,
          [
            [Block(.paragraph([.text("a")])), Block(.paragraph([.text("b")]))],
            [Block(.thematicBreak)],
          ])),
      .list(List(start: 1, [[Block(.heading(Heading(level: 1, [.text("a")])))]])),
      .table(
        Table(
          alignments: [.left, .right, nil, .center],
          header: [[.text("a|b")], [.code("c|d")], [], [.text("-")]],
          rows: [
            [
              [.link(destination: "|", title: "|", [.text("|")])],
              [.text("x"), .lineBreak, .text("y")], [.strong([.text("|")])], [.code("\\|")],
            ]
          ])),
      .thematicBreak,
    ])
  }

  @Test func tablesOfHostileCells() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<300 {
      func cell() -> [Inline] {
        let text = hostileText(&random)
        let words: [Inline] = text.isEmpty ? [] : [.text(text)]
        switch Int.random(in: 0..<5, using: &random) {
        case 0 where !text.isEmpty && !text.contains { "\n\r\r\n".contains($0) }:
          return [.code(text)]
        case 1 where !text.isEmpty: return [.strong(words)]
        case 2: return [.link(destination: "x", words)]
        case 3 where !text.isEmpty: return [.text("a"), .emphasis(words), .text("b")]
        default: return words
        }
      }
      let rows = (0..<3).map { _ in (0..<3).map { _ in cell() } }
      check([.table(Table(header: rows[0], rows: rows)), .paragraph([.text("a")])])
    }
  }

  @Test func writtenLikeAHumanWould() {
    let document = Document([
      Block(.heading(Heading(level: 1, [.text("Findings in Shop")]))),
      Block(
        .paragraph([
          .strong([.text("3 new")]), .text(" · 22 known (see "), .code("no_singletons"),
          .text(")."),
        ])),
      Block(
        .table(
          Table(
            alignments: [nil, .right], header: [[.text("Rule")], [.text("Findings")]],
            rows: [
              [
                [.link(destination: "rules/no_singletons.md", [.code("no_singletons")])],
                [.text("1,204")],
              ]
            ]))),
      Block(.list(List([[Block(.paragraph([.text("a")]))], [Block(.paragraph([.text("b")]))]]))),
    ])
    #expect(
      document.markdown == """
        # Findings in Shop

        **3 new** · 22 known (see `no_singletons`).

        | Rule | Findings |
        | --- | --: |
        | [`no_singletons`](rules/no_singletons.md) | 1,204 |

        - a
        - b

        """)
  }
}
