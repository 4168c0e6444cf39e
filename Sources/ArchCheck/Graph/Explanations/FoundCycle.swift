/// That one node of a graph depends on another.
struct Link: Hashable, Comparable {
  var source: Int
  var target: Int

  static func < (left: Link, right: Link) -> Bool {
    (left.source, left.target) < (right.source, right.target)
  }
}

/// One strongly connected part of a graph that holds a cycle.
struct FoundCycle {
  /// All nodes that depend on one another, ascending.
  var nodes: [Int]
  /// A shortest cycle among them, from its smallest node back to it.
  var chain: [Int]
  /// The edges to take out so that no cycle is left.
  var cut: [Edge]
  /// Whether no cheaper cut exists.
  var isExact: Bool
  /// A shortest cycle through each node that is not in the chain, from it back to it; none of a part
  /// with very many nodes.
  var ways: [Int: [Int]]

  /// The edges of the chain, in order.
  var steps: [Link] { links(of: chain) }

  /// Which of the steps is to be taken out first: there the cycle is mended, and there it is told.
  var stepToCut: Int {
    let cut = Set(self.cut.map { Link(source: $0.source, target: $0.target) })
    return steps.firstIndex(where: cut.contains) ?? 0
  }
}

/// The links of a graph, as the search for cycles looks at them: the same for a rule, a contract,
/// the command `cycles`, a snapshot and the site.
struct CycleSearch {
  var nodeCount: Int
  var links: [Link]
  /// The `#if` conditions of a link, indexes into ``DependencyGraph/conditions``: it stands where one
  /// of them holds, and everywhere if there is none.
  var conditions: (Link) -> [Int]
  /// What a cut of the link costs; asked for links of cycles only.
  var weight: (Link) -> Int
  /// How long the cheapest cut is looked for; see ``FeedbackArcSet``.
  var stepLimit = FeedbackArcSet.stepLimit
}

extension DependencyGraph {
  /// Every cyclic part of a graph, one element each, with a shortest cycle that counts and the cheapest
  /// cut.
  ///
  /// A chain whose conditions exclude each other is no cycle; such a part is taken apart at its edges.
  ///
  /// - Parameter counts: whether a chain is a cycle to speak of.
  func foundCycles(
    _ search: CycleSearch, counts: ([Int]) -> Bool = { _ in true }
  ) -> [FoundCycle] {
    let plain = plainGraph(of: search)
    let components = StronglyConnectedComponents(of: plain)
    guard !components.cycles.isEmpty else { return [] }
    var part: [Int: Int] = [:]
    for (number, nodes) in components.cycles.enumerated() {
      for node in nodes { part[node] = number }
    }
    let weighted = Adjacency(
      nodeCount: search.nodeCount,
      edges: search.links.sorted().compactMap { link in
        guard let number = part[link.source], number == part[link.target] else { return nil }
        return Edge(link.source, link.target, weight: search.weight(link))
      })
    let cuts = FeedbackArcSet.ofCycles(components, in: weighted, stepLimit: search.stepLimit)
    return zip(components.cycles, cuts).compactMap { nodes, cut in
      weighted.shortestCycle(among: nodes) { counts($0) && isPossible($0, search) }.map {
        FoundCycle(
          nodes: nodes, chain: $0, cut: cut.edges, isExact: cut.isExact,
          ways: weighted.shortestCycles(among: nodes, notIn: $0))
      }
    }
  }

  /// The nodes of each of ``foundCycles(_:counts:)``, without a look at how to cut them.
  func nodesOfCycles(_ search: CycleSearch) -> [[Int]] {
    let plain = plainGraph(of: search)
    return StronglyConnectedComponents(of: plain).cycles.filter { nodes in
      plain.shortestCycle(among: nodes) { isPossible($0, search) } != nil
    }
  }

  private func plainGraph(of search: CycleSearch) -> Adjacency {
    Adjacency(
      nodeCount: search.nodeCount, edges: search.links.map { Edge($0.source, $0.target) })
  }

  /// Whether there is no pair of steps of which no build can have both.
  private func isPossible(_ chain: [Int], _ search: CycleSearch) -> Bool {
    let conditions = links(of: chain).map(search.conditions).filter { !$0.isEmpty }
    return !conditions.contains { left in
      conditions.contains { right in
        left.allSatisfy { one in right.allSatisfy { excludeEachOther(one, $0) } }
      }
    }
  }
}

private func links(of chain: [Int]) -> [Link] {
  zip(chain, chain.dropFirst()).map { Link(source: $0, target: $1) }
}

/// Beyond so many nodes a search from each would take too long.
private let maximumNodesWithWays = 100

/// Each search may visit the whole part; after so many the shortest cycle found so far has to do.
private let maximumSearches = 2_000

extension Adjacency {
  /// A shortest cycle that counts; where the shortest of all does not, one through each edge in turn.
  fileprivate func shortestCycle(among nodes: [Int], where counts: ([Int]) -> Bool) -> [Int]? {
    if let chain = shortestCycle(among: nodes), counts(chain) { return chain }
    let part = induced(by: nodes)
    // A ring has no other one.
    if part.edgeCount == nodes.count { return nil }
    var best: [Int]?
    for edge in part.edges.prefix(maximumSearches) {
      guard let rest = part.shortestChain(from: [edge.target], to: [edge.source]),
        rest.count < best?.count ?? .max
      else { continue }
      let chain = fromSmallest(rest.map { nodes[$0] })
      if counts(chain) { best = chain }
    }
    return best
  }
}

extension Adjacency {
  fileprivate func shortestCycles(among nodes: [Int], notIn chain: [Int]) -> [Int: [Int]] {
    guard nodes.count <= maximumNodesWithWays else { return [:] }
    let part = induced(by: nodes)
    var ways: [Int: [Int]] = [:]
    for (number, node) in nodes.enumerated() where !chain.contains(node) {
      ways[node] = part.shortestChain(from: part.successors(of: number), to: [number]).map {
        [node] + $0.map { nodes[$0] }
      }
    }
    return ways
  }
}

/// Turns the nodes of a cycle, each once, into a chain from the smallest node back to it.
private func fromSmallest(_ nodes: [Int]) -> [Int] {
  guard let start = nodes.indices.min(by: { nodes[$0] < nodes[$1] }) else { return [] }
  return Array(nodes[start...]) + nodes[..<start] + [nodes[start]]
}
