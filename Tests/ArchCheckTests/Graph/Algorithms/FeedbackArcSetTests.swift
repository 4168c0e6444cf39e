import Repositories
import Testing

@testable import ArchCheck

struct FeedbackArcSetTests {
  static let small = (0..<400).map { RandomGraph(seed: $0, maximum: 7) }

  @Test func isAsCheapAsTheBestOrder() {
    for random in Self.small {
      let cut = check(random.adjacency)
      #expect(cut.isExact, random.comment)
      let best = bestOrder(of: random.adjacency)
      #expect(cut.cost == best.cost, random.comment)
      #expect(cut.edges.count == best.edgeCount, random.comment)
      #expect(FeedbackArcSet(of: random.shuffled) == cut, random.comment)
    }
  }

  /// The search that solves larger components, on components that are small enough to be sure.
  @Test func searchesToTheSameCost() {
    for random in Self.small {
      for nodes in StronglyConnectedComponents(of: random.adjacency).cycles {
        let graph = random.adjacency.induced(by: nodes)
        let best = bestOrder(of: graph)
        let order = greedyOrder(of: graph)
        #expect(order.sorted() == Array(0..<graph.nodeCount), random.comment)

        var improved = ImprovedOrder(order, of: graph)
        var steps = 2_000
        improved.improve(&steps, reserve: 1_000)
        #expect(steps >= 1_000, random.comment)
        let kicked = {
          var kicked = improved
          kicked.kick(&steps, reserve: 0)
          return kicked.nodes
        }()
        #expect(kicked.sorted() == order.sorted(), random.comment)
        #expect(improved.nodes.sorted() == order.sorted(), random.comment)
        let before = cost(graph.backwardEdges(in: order), in: graph)
        let after = cost(graph.backwardEdges(in: improved.nodes), in: graph)
        let last = cost(graph.backwardEdges(in: kicked), in: graph)
        #expect(best.cost <= last && last <= after && after <= before, random.comment)

        // From the worst start: all edges.
        var search = CutSearch(
          graph, cut: Array(0..<graph.edgeCount))
        steps = 1_000_000
        let isProven = search.run(&steps, reserve: 0)
        #expect(isProven, random.comment)
        #expect(cost(search.cut, in: graph) == best.cost, random.comment)
      }
    }
  }

  /// The two exact ways against one another, where trying all orders would take too long.
  @Test func searchesToTheCostOfTheCheapestOrder() {
    for seed in 0..<40 {
      let random = RandomGraph(seed: seed, maximum: 13)
      let graph = random.adjacency
      let order = cheapestOrder(of: graph)
      let expected = cost(graph.backwardEdges(in: order), in: graph)
      var search = CutSearch(graph, cut: Array(0..<graph.edgeCount))
      var steps = 5_000_000
      let isProven = search.run(&steps, reserve: 0)
      #expect(isProven, random.comment)
      #expect(cost(search.cut, in: graph) == expected, random.comment)
    }
  }

  @Test func namesTheSetOfEachCycle() {
    for random in RandomGraph.many {
      let components = StronglyConnectedComponents(of: random.adjacency)
      let sets = FeedbackArcSet.ofCycles(components, in: random.adjacency)
      #expect(sets.count == components.cycles.count, random.comment)
      for (nodes, set) in zip(components.cycles, sets) {
        let isInside = set.edges.allSatisfy {
          nodes.contains($0.source) && nodes.contains($0.target)
        }
        #expect(isInside && !set.edges.isEmpty, random.comment)
      }
      let whole = FeedbackArcSet(of: random.adjacency)
      #expect(Set(whole.edges) == Set(sets.flatMap(\.edges)), random.comment)
    }
  }

  @Test(arguments: 0..<20)
  func solvesLargeComponentsThatAreSparse(seed: Int) {
    // A ring of 60 nodes with chords: the cheapest edge that all cycles share, or nearly so.
    var generator = SeededGenerator(seed: seed)
    let ring = (0..<60).map {
      Edge($0, ($0 + 1) % 60, weight: Int.random(in: 1...9, using: &generator))
    }
    let chords = (0..<20).map { _ in
      Edge(
        Int.random(in: 0..<60, using: &generator), Int.random(in: 0..<60, using: &generator))
    }
    let graph = Adjacency(nodeCount: 60, edges: ring + chords)
    let cut = check(graph)
    #expect(cut.isExact)
    #expect(FeedbackArcSet(of: Adjacency(nodeCount: 60, edges: (chords + ring).reversed())) == cut)
  }

  @Test func saysWhenItIsNotSure() {
    var generator = SeededGenerator(seed: 1)
    let edges = (0..<400).map { _ in
      Edge(Int.random(in: 0..<40, using: &generator), Int.random(in: 0..<40, using: &generator))
    }
    let cut = check(Adjacency(nodeCount: 40, edges: edges), stepLimit: 50_000)
    #expect(!cut.isExact)
    #expect(cut.cost < edges.count / 2)
    // Without any steps it is still a feedback arc set.
    check(Adjacency(nodeCount: 40, edges: edges), stepLimit: 0, isMinimal: false)
  }

  /// No cycle is left, and no edge is cut for nothing.
  @discardableResult
  private func check(
    _ graph: Adjacency, stepLimit: Int = 5_000_000, isMinimal: Bool = true
  ) -> FeedbackArcSet {
    let cut = FeedbackArcSet(of: graph, stepLimit: stepLimit)
    #expect(Set(cut.edges).isSubset(of: graph.edges))
    #expect(cut.cost == cut.edges.reduce(0) { $0 + $1.weight })
    let rest = graph.filter { !cut.edges.contains($0) }
    #expect(StronglyConnectedComponents(of: rest).cycles.isEmpty)
    if isMinimal {
      for edge in cut.edges {
        let less = graph.filter { !cut.edges.contains($0) || $0 == edge }
        #expect(!StronglyConnectedComponents(of: less).cycles.isEmpty, "\(edge) may stay")
      }
    }
    return cut
  }

  private func cost(_ positions: [Int], in graph: Adjacency) -> Int {
    positions.reduce(0) { $0 + graph.weights[$1] }
  }

  /// The cheapest backward edges over all orders of the nodes; of several, the fewest.
  private func bestOrder(of graph: Adjacency) -> (cost: Int, edgeCount: Int) {
    var best = (cost: Int.max, edgeCount: Int.max)
    let edges = graph.edges
    func extend(_ placed: [Int], cost: Int, edgeCount: Int) {
      guard (cost, edgeCount) < best else { return }
      if placed.count == graph.nodeCount { best = (cost, edgeCount) }
      for node in 0..<graph.nodeCount where !placed.contains(node) {
        let backward = edges.filter { $0.source == node && placed.contains($0.target) }
        extend(
          placed + [node], cost: cost + backward.reduce(0) { $0 + $1.weight },
          edgeCount: edgeCount + backward.count)
      }
    }
    extend([], cost: 0, edgeCount: 0)
    return best
  }
}
