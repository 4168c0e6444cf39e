/// Which nodes of an acyclic graph reach which, for a range of the nodes that are reached, as bits.
///
/// Edges must lead from smaller to larger numbers. Ranges keep the memory of large graphs small.
struct Reachability: Sendable {
  let columns: Range<Int>
  /// Positions of the edges into `columns` that another way from the same node makes redundant.
  let redundantEdges: [Int]
  private let wordsPerRow: Int
  private let words: [UInt64]

  /// Every node counts as reached by itself.
  init(in graph: Adjacency, columns: Range<Int>) {
    let wordsPerRow = (columns.count + 63) / 64
    // Nodes after the last column reach none of them.
    var words = [UInt64](repeating: 0, count: columns.upperBound * wordsPerRow)
    var redundantEdges: [Int] = []
    for node in (0..<columns.upperBound).reversed() {
      let row = node * wordsPerRow
      // The ways to a node begin with smaller successors, which come first.
      for edge in graph.edges(from: node) {
        let target = graph.targets[edge]
        guard target < columns.upperBound else { break }
        if columns.contains(target) {
          let bit = target - columns.lowerBound
          if words[row + bit / 64] & (1 << UInt64(bit % 64)) != 0 { redundantEdges.append(edge) }
        }
        for word in 0..<wordsPerRow { words[row + word] |= words[target * wordsPerRow + word] }
      }
      if columns.contains(node) {
        let bit = node - columns.lowerBound
        words[row + bit / 64] |= 1 << UInt64(bit % 64)
      }
    }
    self.columns = columns
    self.redundantEdges = redundantEdges
    self.wordsPerRow = wordsPerRow
    self.words = words
  }

  /// Whether there is a chain of any length, zero included.
  func reaches(_ source: Int, _ target: Int) -> Bool {
    guard source < columns.upperBound, columns.contains(target) else { return false }
    let bit = target - columns.lowerBound
    return words[source * wordsPerRow + bit / 64] & (1 << UInt64(bit % 64)) != 0
  }

  /// The ranges of columns in which a large graph is worked through.
  static func ranges(of nodeCount: Int) -> [Range<Int>] {
    stride(from: 0, to: nodeCount, by: 512).map { $0..<min($0 + 512, nodeCount) }
  }
}

/// Which nodes reach which, for graphs of up to some ten thousand nodes (one bit for each pair of
/// strongly connected components).
struct TransitiveClosure: Sendable {
  private let components: StronglyConnectedComponents
  private let reachability: Reachability

  init(of graph: Adjacency) {
    self.init(of: Condensation(of: graph))
  }

  init(of condensation: Condensation) {
    components = condensation.components
    reachability = Reachability(
      in: condensation.graph, columns: 0..<condensation.components.count)
  }

  /// Whether there is a chain from `source` to `target`; every node reaches itself.
  func reaches(_ source: Int, _ target: Int) -> Bool {
    reachability.reaches(components.component[source], components.component[target])
  }
}
