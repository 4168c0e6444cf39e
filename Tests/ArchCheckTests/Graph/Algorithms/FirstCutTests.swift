import Testing

@testable import ArchCheck

@Suite struct FirstCutTests {
  /// Two rings of four that one pair of edges joins, and an edge inside of one.
  private let edges =
    [(0, 1), (1, 2), (2, 3), (3, 0), (4, 5), (5, 6), (6, 7), (7, 4)].map { Edge($0.0, $0.1) }
    + [Edge(0, 4, weight: 2), Edge(4, 0, weight: 3), Edge(1, 0)]

  private func cuts(_ candidates: [Edge], shuffled: Bool = false) -> [FirstCut] {
    Adjacency(nodeCount: 8, edges: shuffled ? edges.reversed() : edges).firstCuts(among: candidates)
  }

  @Test func whatFreesMostForItsCostComesFirst() {
    // Without 7 → 4 three nodes are free for 1, without 0 → 4 four for 2.
    #expect(
      cuts([Edge(0, 4, weight: 2), Edge(7, 4), Edge(1, 0)]) == [
        FirstCut(edge: Edge(7, 4), freed: 3), FirstCut(edge: Edge(0, 4, weight: 2), freed: 1),
      ])
    #expect(cuts(edges) == cuts(edges.reversed(), shuffled: true))
    #expect(cuts(edges).count == 3)
  }

  @Test func whatFreesNothingIsNotTold() {
    #expect(cuts([Edge(1, 0)]) == [])
    #expect(cuts([]) == [])
  }
}
