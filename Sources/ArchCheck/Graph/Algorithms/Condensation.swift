/// A graph with each strongly connected component drawn together into one node.
struct Condensation: Sendable, Equatable {
  let components: StronglyConnectedComponents
  /// The acyclic graph of the components; edges lead from smaller to larger numbers and weigh as
  /// much as all edges between the two components.
  let graph: Adjacency

  init(of original: Adjacency) {
    let components = StronglyConnectedComponents(of: original)
    self.components = components
    graph = Adjacency(
      nodeCount: components.count,
      edges: original.edges.map {
        Edge(
          components.component[$0.source], components.component[$0.target], weight: $0.weight)
      })
  }

  /// The band of each node of the original graph: 0 where nothing outside its cycle is used, else
  /// one more than the highest band it uses (longest-path layering).
  func bands() -> [Int] {
    var band = [Int](repeating: 0, count: components.count)
    for component in (0..<components.count).reversed() {
      for used in graph.successors(of: component) {
        band[component] = max(band[component], band[used] + 1)
      }
    }
    return components.component.map { band[$0] }
  }
}
