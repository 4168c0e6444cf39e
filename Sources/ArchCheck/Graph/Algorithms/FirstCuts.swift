/// An edge to begin with where many nodes depend on one another.
struct FirstCut: Equatable {
  var edge: Edge
  /// How many nodes are no longer in the largest knot without it and the cuts before it.
  var freed: Int
}

extension Adjacency {
  /// Up to three edges that are cheap to take out and free many of the nodes, each one the best after
  /// those before it; empty where no single one frees any.
  ///
  /// Only the cheapest candidates are tried, each in linear time.
  func firstCuts(among candidates: [Edge]) -> [FirstCut] {
    let cheapest = candidates.sorted {
      ($0.weight, $0.source, $0.target) < ($1.weight, $1.source, $1.target)
    }.prefix(Self.triedCuts)
    var graph = self
    var knot = graph.largestKnot
    var cuts: [FirstCut] = []
    while cuts.count < Self.toldCuts {
      var best: (cut: FirstCut, graph: Adjacency, knot: Set<Int>)?
      for edge in cheapest where knot.contains(edge.source) && knot.contains(edge.target) {
        guard graph.position(from: edge.source, to: edge.target) != nil else { continue }
        let rest = graph.filter {
          knot.contains($0.source) && knot.contains($0.target)
            && !($0.source == edge.source && $0.target == edge.target)
        }
        let left = rest.largestKnot
        let cut = FirstCut(edge: edge, freed: knot.count - left.count)
        guard cut.freed > 0 else { continue }
        if let best, !cut.pays(better: best.cut) { continue }
        best = (cut, rest, left)
      }
      guard let best else { break }
      cuts.append(best.cut)
      (graph, knot) = (best.graph, best.knot)
    }
    return cuts
  }

  /// The nodes of the largest part in which all reach one another.
  private var largestKnot: Set<Int> {
    let cycles = StronglyConnectedComponents(of: self).cycles
    return Set(cycles.max { $0.count < $1.count } ?? [])
  }

  private static let triedCuts = 50
  private static let toldCuts = 3
}

extension FirstCut {
  /// Whether it frees more nodes for what it costs.
  fileprivate func pays(better other: FirstCut) -> Bool {
    freed * other.edge.weight > other.freed * edge.weight
  }
}
