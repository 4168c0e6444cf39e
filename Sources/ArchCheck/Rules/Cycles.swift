/// That one node of a graph depends on another.
struct Link: Hashable, Comparable {
  var source: Int
  var target: Int

  static func < (left: Link, right: Link) -> Bool {
    (left.source, left.target) < (right.source, right.target)
  }
}

/// One strongly connected part of a graph, for rules that object to cycles.
struct FoundCycle {
  /// All nodes that depend on one another, ascending.
  var nodes: [Int]
  /// A shortest cycle among them, from its smallest node back to it.
  var chain: [Int]
  /// The edges to take out so that no cycle is left.
  var cut: [Edge]

  /// The edges of the chain, in order.
  var steps: [Link] {
    zip(chain, chain.dropFirst()).map { Link(source: $0, target: $1) }
  }

  /// All nodes with a place: those of the chain with that of their step.
  ///
  /// - Parameter places: of the steps.
  func members(
    _ places: [Location], _ place: (Int) -> Location?
  ) -> [(node: Int, place: Location)] {
    let ofSteps = Dictionary(zip(chain, places), uniquingKeysWith: { first, _ in first })
    return nodes.compactMap { node in
      (ofSteps[node] ?? place(node) ?? places.first).map { (node, $0) }
    }
  }
}

/// Every cyclic part of a graph, one element each, with a shortest cycle that counts.
///
/// - Parameters:
///   - stepLimit: how long the cheapest cut is looked for; see ``FeedbackArcSet``.
///   - counts: whether a chain is a cycle to speak of; one that does not count, such as a chain whose
///     conditions exclude each other, is taken apart at its conditional edges.
func foundCycles(
  nodeCount: Int, edges: [Edge], stepLimit: Int = FeedbackArcSet.stepLimit,
  counts: ([Int]) -> Bool
) -> [FoundCycle] {
  let graph = Adjacency(nodeCount: nodeCount, edges: edges)
  let components = StronglyConnectedComponents(of: graph)
  let cuts = FeedbackArcSet.ofCycles(components, in: graph, stepLimit: stepLimit)
  return zip(components.cycles, cuts).compactMap { nodes, cut in
    shortestCountingCycle(among: nodes, in: graph, counts: counts).map {
      FoundCycle(nodes: nodes, chain: $0, cut: cut.edges)
    }
  }
}

/// Each search may visit the whole part; after so many the shortest cycle found so far has to do.
private let maximumSearches = 2_000

/// A shortest cycle that counts; where the shortest of all does not, one through each edge in turn.
private func shortestCountingCycle(
  among nodes: [Int], in graph: Adjacency, counts: ([Int]) -> Bool
) -> [Int]? {
  if let chain = graph.shortestCycle(among: nodes), counts(chain) { return chain }
  let members = Set(nodes)
  var best: [Int]?
  var searches = 0
  for edge in graph.edges where members.contains(edge.source) && members.contains(edge.target) {
    searches += 1
    guard searches <= maximumSearches else { break }
    guard let rest = graph.shortestChain(from: [edge.target], to: [edge.source]),
      rest.count < best?.count ?? .max
    else { continue }
    let chain = fromSmallest(rest)
    if counts(chain) { best = chain }
  }
  return best
}

/// Turns the nodes of a cycle, each once, into a chain from the smallest node back to it.
private func fromSmallest(_ nodes: [Int]) -> [Int] {
  guard let start = nodes.indices.min(by: { nodes[$0] < nodes[$1] }) else { return [] }
  return Array(nodes[start...]) + nodes[..<start] + [nodes[start]]
}
