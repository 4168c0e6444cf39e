/// Edges without which a graph has no cycle: what to cut, chosen for the smallest sum of weights
/// (sites), then for the fewest edges.
struct FeedbackArcSet: Sendable, Equatable {
  /// Sorted by source, then by target.
  let edges: [Edge]
  /// The sum of the weights of `edges`.
  let cost: Int
  /// Whether no other set is proven to be better.
  let isExact: Bool

  /// Components of at most this many nodes are always solved exactly.
  static let exactNodeLimit = 18

  /// Larger components are solved exactly where that takes at most `stepLimit` looks at an edge over
  /// all components; else the set is the best one found.
  init(of graph: Adjacency, stepLimit: Int = 50_000_000) {
    var stepsLeft = stepLimit
    var edges: [Edge] = []
    var isExact = true
    // Small components first, so that a large one does not use up their steps.
    let components = StronglyConnectedComponents(of: graph).cycles.sorted {
      ($0.count, $0[0]) < ($1.count, $1[0])
    }
    for nodes in components {
      let local = graph.induced(by: nodes)
      let solution = Self.solve(local, &stepsLeft)
      isExact = isExact && solution.isExact
      let localEdges = local.edges
      for position in solution.positions {
        let edge = localEdges[position]
        edges.append(Edge(nodes[edge.source], nodes[edge.target], weight: edge.weight))
      }
    }
    self.edges = edges.sorted { ($0.source, $0.target) < ($1.source, $1.target) }
    self.cost = edges.reduce(0) { $0 + $1.weight }
    self.isExact = isExact
  }

  private static func solve(
    _ graph: Adjacency, _ stepsLeft: inout Int
  ) -> (positions: [Int], isExact: Bool) {
    // One number orders by sites, then by edges.
    let costs = graph.weights.map { $0 * (graph.edgeCount + 1) + 1 }
    if graph.nodeCount <= exactNodeLimit {
      return (cheapestOrder(of: graph, costs: costs).backwardEdges(of: graph), true)
    }
    var ordering = ImprovedOrder(
      greedyOrder(of: graph, costs: costs), of: graph, costs: costs, stepLimit: stepsLeft / 2)
    ordering.improve()
    var search = CutSearch(
      graph, costs: costs, cut: ordering.order.backwardEdges(of: graph), stepLimit: stepsLeft / 2)
    let isExact = search.run()
    stepsLeft = max(0, ordering.stepsLeft) + max(0, search.stepsLeft)
    return (search.cut, isExact)
  }
}

extension [Int] {
  /// The positions of the edges that lead backward in this order of the nodes of `graph`.
  func backwardEdges(of graph: Adjacency) -> [Int] {
    var place = self
    for (index, node) in enumerated() { place[node] = index }
    return (0..<graph.nodeCount).flatMap { node in
      graph.edges(from: node).filter { place[graph.targets[$0]] < place[node] }
    }
  }
}
