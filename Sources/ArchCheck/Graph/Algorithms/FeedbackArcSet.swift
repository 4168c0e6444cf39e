/// Edges without which a graph has no cycle: what to cut, chosen for the smallest sum of weights
/// (sites), then for the fewest edges.
struct FeedbackArcSet: Sendable, Equatable {
  /// Sorted by source, then by target.
  let edges: [Edge]
  /// The sum of the weights of `edges`.
  let cost: Int
  /// Whether no other set is proven to be better.
  let isExact: Bool

  /// How many looks at an edge the search takes at most, about 0.2 s.
  static let stepLimit = 20_000_000

  /// The set of the whole graph.
  ///
  /// Within the usual limit, components of up to 19 nodes are solved exactly unless several are hard,
  /// and larger ones where they are sparse; else the set is the best one found.
  init(of graph: Adjacency, stepLimit: Int = stepLimit) {
    let components = StronglyConnectedComponents(of: graph)
    let sets = Self.ofCycles(components, in: graph, stepLimit: stepLimit)
    self.init(sets.flatMap(\.edges), isExact: sets.allSatisfy(\.isExact))
  }

  /// The set of each of `components.cycles`, in their order.
  static func ofCycles(
    _ components: StronglyConnectedComponents, in graph: Adjacency, stepLimit: Int = stepLimit
  ) -> [FeedbackArcSet] {
    let cycles = components.cycles
    var stepsLeft = stepLimit
    var sets = cycles.map { _ in FeedbackArcSet([], isExact: false) }
    // Small components first: what they leave of their share is for the large ones.
    let order = cycles.indices.sorted { (cycles[$0].count, $0) < (cycles[$1].count, $1) }
    for (done, index) in order.enumerated() {
      let nodes = cycles[index]
      let local = graph.induced(by: nodes).edges
      var steps = stepsLeft / (order.count - done)
      stepsLeft -= steps
      let solution = solve(local, nodeCount: nodes.count, &steps)
      stepsLeft += steps
      sets[index] = FeedbackArcSet(
        solution.cut.map { local[$0] }.map {
          Edge(nodes[$0.source], nodes[$0.target], weight: $0.weight)
        }, isExact: solution.isExact)
    }
    return sets
  }

  private init(_ edges: [Edge], isExact: Bool) {
    self.edges = edges.sorted { ($0.source, $0.target) < ($1.source, $1.target) }
    self.cost = edges.reduce(0) { $0 + $1.weight }
    self.isExact = isExact
  }

  private static func solve(
    _ edges: [Edge], nodeCount: Int, _ steps: inout Int
  ) -> (cut: [Int], isExact: Bool) {
    // One number orders by sites, then by edges.
    let graph = Adjacency(
      nodeCount: nodeCount,
      edges: edges.map { Edge($0.source, $0.target, weight: $0.weight * (edges.count + 1) + 1) })
    var order = ImprovedOrder(greedyOrder(of: graph), of: graph)
    order.improve(&steps, reserve: steps / 2)
    var search = CutSearch(graph, cut: graph.backwardEdges(in: order.nodes))
    // A short search solves most components. For the others, all orders are tried if they are few;
    // else it is better to look for a good set first and to prove it afterwards.
    let stepsOfAllOrders = nodeCount <= 20 ? nodeCount << nodeCount : Int.max
    let short = min(steps / 8, stepsOfAllOrders)
    if search.run(&steps, reserve: steps - short) { return (search.cut, true) }
    if stepsOfAllOrders <= steps {
      steps -= stepsOfAllOrders
      return (graph.backwardEdges(in: cheapestOrder(of: graph)), true)
    }
    order.kick(&steps, reserve: steps / 2)
    search.offer(graph.backwardEdges(in: order.nodes))
    let isExact = search.run(&steps, reserve: 0)
    return (search.cut, isExact)
  }
}

extension Adjacency {
  /// The positions of the edges that lead backward in an order of all nodes; they are a feedback arc
  /// set.
  func backwardEdges(in order: [Int]) -> [Int] {
    var place = order
    for (index, node) in order.enumerated() { place[node] = index }
    return (0..<nodeCount).flatMap { node in
      edges(from: node).filter { place[targets[$0]] < place[node] }
    }
  }
}
