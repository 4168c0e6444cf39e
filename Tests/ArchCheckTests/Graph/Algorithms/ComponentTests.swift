import Testing

@testable import ArchCheck

struct ComponentTests {
  @Test func joinsWhatReachesOneAnother() {
    for random in RandomGraph.many {
      let components = StronglyConnectedComponents(of: random.adjacency)
      let distances = random.distances
      for left in random.nodes {
        for right in random.nodes where left != right {
          let isJoined = distances[left][right] != nil && distances[right][left] != nil
          #expect(
            (components.component[left] == components.component[right]) == isJoined, random.comment)
        }
        #expect(components.members(of: components.component[left]).contains(left), random.comment)
      }
      for component in 0..<components.count {
        let members = Array(components.members(of: component))
        #expect(
          members == random.nodes.filter { components.component[$0] == component }, random.comment)
      }
      let onCycle = random.nodes.filter { distances[$0][$0] != nil }
      #expect(components.cycles.flatMap { $0 }.sorted() == onCycle, random.comment)
      #expect(
        components.cycles.map { $0[0] } == components.cycles.map { $0[0] }.sorted(), random.comment)
    }
  }

  @Test func condensesInTopologicalOrder() {
    for random in RandomGraph.many {
      let condensation = Condensation(of: random.adjacency)
      let component = condensation.components.component
      #expect(condensation.graph.edges.allSatisfy { $0.source < $0.target }, random.comment)
      for source in 0..<condensation.components.count {
        for target in 0..<condensation.components.count where source != target {
          let weight = random.edges.filter {
            component[$0.source] == source && component[$0.target] == target
          }.reduce(0) { $0 + $1.weight }
          let position = condensation.graph.position(from: source, to: target)
          #expect(position.map { condensation.graph.weights[$0] } ?? 0 == weight, random.comment)
        }
      }
    }
  }

  @Test func putsEachNodeOneBandAboveTheHighestItUses() {
    for random in RandomGraph.many {
      let condensation = Condensation(of: random.adjacency)
      let component = condensation.components.component
      let bands = condensation.bands()
      for node in random.nodes {
        let members = random.nodes.filter { component[$0] == component[node] }
        let used = members.flatMap { Array(random.adjacency.successors(of: $0)) }
          .filter { component[$0] != component[node] }
        #expect(bands[node] == used.map { bands[$0] + 1 }.max() ?? 0, random.comment)
      }
    }
  }

  @Test func knowsWhatIsReached() {
    for random in RandomGraph.many {
      let condensation = Condensation(of: random.adjacency)
      let closure = TransitiveClosure(of: condensation)
      let distances = random.distances
      for source in random.nodes {
        for target in random.nodes {
          let isReached = source == target || distances[source][target] != nil
          #expect(closure.reaches(source, target) == isReached, random.comment)
        }
      }
    }
  }

  @Test func reducesToTheFewestEdgesOfTheSameClosure() {
    for random in RandomGraph.many {
      let graph = Condensation(of: random.adjacency).graph
      let reduction = Condensation(of: random.adjacency).transitiveReduction()
      func closure(_ graph: Adjacency) -> [[Bool]] {
        let closure = TransitiveClosure(of: Condensation(of: graph))
        return (0..<graph.nodeCount).map { source in
          (0..<graph.nodeCount).map { closure.reaches(source, $0) }
        }
      }
      #expect(closure(reduction) == closure(graph), random.comment)
      #expect(Set(reduction.edges).isSubset(of: graph.edges), random.comment)
      for edge in reduction.edges {
        #expect(closure(reduction.filter { $0 != edge }) != closure(graph), random.comment)
      }
    }
  }

  /// Several ranges of columns and words, beyond what the small graphs need.
  @Test func reducesALongLadder() {
    let nodeCount = 1_300
    let steps = (1..<nodeCount).map { Edge($0 - 1, $0) }
    let leaps = (7..<nodeCount).map { Edge($0 - 7, $0) }
    let condensation = Condensation(of: Adjacency(nodeCount: nodeCount, edges: leaps + steps))
    #expect(condensation.transitiveReduction() == Adjacency(nodeCount: nodeCount, edges: steps))
    #expect(condensation.bands() == (0..<nodeCount).map { nodeCount - 1 - $0 })
  }

  @Test func doesNotRecurse() {
    let nodeCount = 200_000
    let ring = (0..<nodeCount).map { Edge($0, ($0 + 1) % nodeCount) }
    let components = StronglyConnectedComponents(of: Adjacency(nodeCount: nodeCount, edges: ring))
    #expect(components.count == 1)
  }

  @Test func unitesLikeTheUndirectedGraph() {
    for random in RandomGraph.many {
      var sets = DisjointSets(count: random.nodeCount)
      for edge in random.edges { sets.union(edge.source, edge.target) }
      let both = random.edges + random.edges.map { Edge($0.target, $0.source) }
      let components = StronglyConnectedComponents(
        of: Adjacency(nodeCount: random.nodeCount, edges: both))
      let expected = (0..<components.count).map { Array(components.members(of: $0)) }
      #expect(sets.groups() == expected.sorted { $0[0] < $1[0] }, random.comment)
      for node in random.nodes {
        let smallest = sets.find(node)
        #expect(
          smallest == components.members(of: components.component[node]).first, random.comment)
      }
    }
  }
}
