extension Condensation {
  /// The acyclic graph without the edges that a longer way makes redundant: the smallest graph in
  /// which the same components reach one another. Aho, Garey and Ullman 1972, "The transitive
  /// reduction of a directed graph".
  func transitiveReduction() -> Adjacency {
    var isRedundant = [Bool](repeating: false, count: graph.edgeCount)
    for columns in Reachability.ranges(of: graph.nodeCount) {
      for edge in Reachability(in: graph, columns: columns).redundantEdges {
        isRedundant[edge] = true
      }
    }
    var position = -1
    return graph.filter { _ in
      position += 1
      return !isRedundant[position]
    }
  }
}
