import Testing

@testable import ArchCheck

struct AdjacencyTests {
  @Test func holdsEachEdgeOnceWithItsWeightAddedUp() {
    for random in RandomGraph.many {
      for source in random.nodes {
        for target in random.nodes {
          let weight = random.edges.filter {
            $0.source == source && $0.target == target && source != target
          }.reduce(0) { $0 + $1.weight }
          let position = random.adjacency.position(from: source, to: target)
          #expect(position.map { random.adjacency.weights[$0] } ?? 0 == weight, random.comment)
          #expect(
            random.adjacency.successors(of: source).contains(target) == (weight > 0), random.comment
          )
        }
        let successors = Array(random.adjacency.successors(of: source))
        #expect(successors == Set(successors).sorted(), random.comment)
      }
      #expect(
        Adjacency(nodeCount: random.nodeCount, edges: random.adjacency.edges) == random.adjacency,
        random.comment)
      #expect(random.shuffled == random.adjacency, random.comment)
    }
  }

  @Test func turnsAround() {
    for random in RandomGraph.many {
      let reversed = random.adjacency.reversed()
      let expected = random.adjacency.edges.map { Edge($0.target, $0.source, weight: $0.weight) }
      #expect(Set(reversed.edges) == Set(expected), random.comment)
      #expect(reversed.reversed() == random.adjacency, random.comment)
    }
  }

  @Test func inducesAndFilters() {
    for random in RandomGraph.many {
      let nodes = random.nodes.filter { $0 % 3 != 1 }.reversed() as [Int]
      let induced = random.adjacency.induced(by: nodes)
      let expected = random.adjacency.edges.filter {
        nodes.contains($0.source) && nodes.contains($0.target)
      }
      let back = induced.edges.map { Edge(nodes[$0.source], nodes[$0.target], weight: $0.weight) }
      #expect(induced.nodeCount == nodes.count, random.comment)
      #expect(Set(back) == Set(expected), random.comment)
      #expect(back.count == expected.count, random.comment)

      let heavy = random.adjacency.filter { $0.weight > 2 }
      #expect(heavy.edges == random.adjacency.edges.filter { $0.weight > 2 }, random.comment)
      #expect(heavy.nodeCount == random.nodeCount, random.comment)
    }
  }

  @Test func canBeEmpty() {
    let empty = Adjacency(nodeCount: 0, edges: [])
    #expect(empty.edges.isEmpty)
    #expect(empty.reversed() == empty)
    #expect(StronglyConnectedComponents(of: empty).count == 0)
    #expect(Condensation(of: empty).bands().isEmpty)
    #expect(FeedbackArcSet(of: empty) == FeedbackArcSet(of: Adjacency(nodeCount: 3, edges: [])))
    #expect(empty.shortestChain(from: [], to: []) == nil)
  }
}
