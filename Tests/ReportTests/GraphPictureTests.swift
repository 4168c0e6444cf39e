import Testing

@testable import Report

@Suite struct GraphPictureTests {
  private func picture(
    _ count: Int, _ edges: [(Int, Int, GraphPicture.Edge.Kind)]
  ) -> GraphPicture {
    GraphPicture(
      nodes: (0..<count).map { .init(name: "n\($0)") },
      edges: edges.map { .init(source: $0, target: $1, title: "n\($0) uses n\($1)", kind: $2) })
  }

  /// Nodes with the same arrows are one box; an arrow of another kind is another arrow.
  @Test func twinsStandInOneBox() {
    let plain = (1...12).map { ($0, 0, GraphPicture.Edge.Kind.plain) }
    let stacked = picture(15, plain + [(13, 0, .illegal), (0, 14, .plain)]).stackingTwins()
    #expect(stacked.nodes.map(\.label) == ["n0", "n1 and 11 more", "n13", "n14"])
    #expect(
      stacked.edges.map(\.title) == ["n1 and 11 more use n0", "n13 uses n0", "n0 uses n14"])
    #expect(stacked.edges.map { [$0.source, $0.target] } == [[1, 0], [2, 0], [0, 3]])
    // Eight in a column, then two columns.
    #expect(stacked.dot().nodes[1].height == 6 * 28)
  }

  /// What a box around a cycle encloses, and small pictures, stay as they are.
  @Test func membersOfACycleStandForThemselves() {
    let uses = (0..<14).flatMap { a in
      [(a, (a + 1) % 14, GraphPicture.Edge.Kind.cycle)]
    }
    var ring = picture(14, uses)
    ring.cycles = [Array(0..<14)]
    #expect(ring.stackingTwins().nodes.count == 14)
    let few = (1...5).map { ($0, 0, GraphPicture.Edge.Kind.plain) }
    #expect(picture(6, few).stackingTwins().nodes.count == 6)
  }

  /// Only what goes against the plan has no say in what stands above what.
  @Test func offencesFollowThePlan() {
    let text = picture(3, [(0, 1, .plain), (1, 2, .illegal), (2, 0, .illegal)]).dot().text
    #expect(text.contains("n1 -> n2;"))
    #expect(text.contains("n2 -> n0 [constraint=false];"))
  }

  @Test func whatIsOnlyDeclaredIsDashed() {
    var layout = GraphLayout(width: 100, height: 100)
    layout.nodes = [0: .init(x: 10, y: 10), 1: .init(x: 10, y: 90)]
    layout.edges = [[0, 1]: (0..<4).map { .init(x: 10, y: 20 + Double($0) * 20) }]
    let markup = picture(2, [(0, 1, .declared)]).svg(layout, on: .overview).markup
    #expect(markup.contains("class=\"edge declared\""))
    #expect(markup.contains("declared only"))
    #expect(!picture(2, [(0, 1, .plain)]).svg(layout, on: .overview).markup.contains("declared"))
  }
}
