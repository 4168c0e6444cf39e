import Testing

@testable import ArchCheck

struct ChainTests {
  @Test func findsTheFirstOfTheShortestChains() {
    for random in RandomGraph.many {
      let distances = random.distances
      for source in random.nodes {
        for target in random.nodes {
          let chain = random.adjacency.shortestChain(from: [source], to: [target])
          #expect(chain.map { $0.count - 1 } == distances[source][target], random.comment)
          #expect(
            chain == first(of: random.simpleChains(from: source).filter { $0.last == target }),
            random.comment)
        }
      }
    }
  }

  @Test func findsChainsBetweenSets() {
    for random in RandomGraph.many {
      let sources = random.nodes.filter { $0 % 3 == 0 }
      let targets = random.nodes.filter { $0 % 4 == 1 || $0 == 6 }
      let all = sources.flatMap { random.simpleChains(from: $0) }
        .filter { targets.contains($0[$0.count - 1]) }
      #expect(
        random.adjacency.shortestChain(from: sources, to: targets) == first(of: all), random.comment
      )
      #expect(
        random.shuffled.shortestChain(from: sources.reversed(), to: targets.reversed())
          == first(of: all), random.comment)

      // Definition: no source between the first node and the last.
      let direct = all.filter { chain in
        !chain.dropFirst().dropLast().contains(where: sources.contains)
      }
      let byHop = Dictionary(grouping: direct) { [$0[0], $0[1]] }.values.compactMap {
        first(of: $0)
      }
      let found = random.adjacency.chainsByFirstHop(from: sources, to: targets)
      #expect(found == sorted(byHop), random.comment)
    }
  }

  @Test func avoidsNodes() {
    for random in RandomGraph.many {
      guard random.nodeCount > 2 else { continue }
      let target = random.nodeCount - 1
      let avoided = 1
      let graph = random.adjacency.filter { $0.source != avoided && $0.target != avoided }
      let expected = random.simpleChains(from: 0)
        .filter { $0.last == target && !$0.contains(avoided) }
      #expect(graph.shortestChain(from: [0], to: [target]) == first(of: expected), random.comment)
    }
  }

  @Test func groupsChainsByTail() {
    for random in RandomGraph.many {
      let sources = random.nodes.filter { $0 % 2 == 0 }
      let targets = random.nodes.filter { $0 % 2 == 1 }
      let chains = random.adjacency.chainsByFirstHop(from: sources, to: targets)
      let routes = Route.grouping(chains)
      #expect(Route.grouping(chains.reversed()) == routes, random.comment)
      #expect(
        sorted(routes.flatMap { route in route.heads.map { [$0] + route.tail } }) == chains,
        random.comment)
      #expect(Set(routes.map(\.tail)).count == routes.count, random.comment)
    }
  }

  @Test func findsShortestCycles() {
    for random in RandomGraph.many {
      let cycles = random.nodes.flatMap { node in
        random.simpleChains(from: node).filter { $0.last == node }
      }
      #expect(
        random.adjacency.shortestCycle(among: Array(random.nodes)) == first(of: cycles),
        random.comment)
      for nodes in StronglyConnectedComponents(of: random.adjacency).cycles {
        let inside = cycles.filter { nodes.contains($0[0]) }
        #expect(
          random.adjacency.shortestCycle(among: nodes.reversed()) == first(of: inside),
          random.comment)
      }
    }
  }

  @Test func findsTheOnlyCycleOfALongRing() {
    let nodeCount = 50_000
    let ring = Adjacency(
      nodeCount: nodeCount, edges: (0..<nodeCount).map { Edge($0, ($0 + 1) % nodeCount) })
    #expect(ring.shortestCycle(among: Array(0..<nodeCount)) == Array(0..<nodeCount) + [0])
  }

  private func sorted(_ chains: [[Int]]) -> [[Int]] {
    chains.sorted { first(of: [$0, $1]) == $0 && $0 != $1 }
  }
}
