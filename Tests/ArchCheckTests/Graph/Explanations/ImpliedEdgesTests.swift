import Testing

@testable import ArchCheck

@Suite struct ImpliedEdgesTests {
  /// What leads into a cycle is implied by a way that leads there, what stands in one never is.
  @Test func longerWaysImplyEdges() {
    let edges = [(0, 1), (1, 2), (0, 2), (2, 3), (3, 2), (0, 3), (4, 3)]
    #expect(
      impliedEdges(nodeCount: 5, among: edges.map { (source: $0.0, target: $0.1) })
        == [[0, 2], [0, 3]])
  }
}
