/// A directed edge between two nodes; the weight is its number of sites.
struct Edge: Sendable, Hashable {
  let source: Int
  let target: Int
  let weight: Int

  init(_ source: Int, _ target: Int, weight: Int = 1) {
    self.source = source
    self.target = target
    self.weight = weight
  }
}

/// A directed graph over the nodes `0..<nodeCount` in compressed sparse rows.
///
/// Every row is sorted, an edge occurs once with the sum of the weights it was given, and no node
/// has an edge to itself, because no use of a thing by itself is a dependency. An edge is also known
/// by its position in `targets`.
struct Adjacency: Sendable, Equatable {
  /// Where the row of each node starts in `targets`; one entry more than there are nodes.
  let rows: [Int]
  let targets: [Int]
  let weights: [Int]

  /// Takes edges in any order, with duplicates; the cost is linear.
  init(nodeCount: Int, edges: [Edge]) {
    // Two stable counting sorts leave every row sorted without comparing.
    let byTarget = edges.sorted(into: nodeCount) { $0.target }.elements
    self.init(
      nodeCount: nodeCount, sorted: byTarget.sorted(into: nodeCount) { $0.source }.elements)
  }

  private init(nodeCount: Int, sorted: [Edge]) {
    var rows = [Int](repeating: 0, count: nodeCount + 1)
    var targets: [Int] = []
    var weights: [Int] = []
    targets.reserveCapacity(sorted.count)
    weights.reserveCapacity(sorted.count)
    var last: (source: Int, target: Int)?
    for edge in sorted where edge.source != edge.target {
      if let last, last == (edge.source, edge.target) {
        weights[weights.count - 1] += edge.weight
      } else {
        targets.append(edge.target)
        weights.append(edge.weight)
        rows[edge.source + 1] += 1
        last = (edge.source, edge.target)
      }
    }
    for node in 0..<nodeCount { rows[node + 1] += rows[node] }
    self.rows = rows
    self.targets = targets
    self.weights = weights
  }

  var nodeCount: Int { rows.count - 1 }
  var edgeCount: Int { targets.count }

  /// The nodes that `node` uses, ascending.
  func successors(of node: Int) -> ArraySlice<Int> {
    targets[edges(from: node)]
  }

  /// The positions of the edges that leave `node`.
  func edges(from node: Int) -> Range<Int> {
    rows[node]..<rows[node + 1]
  }

  /// All edges, by source, then by target.
  var edges: [Edge] {
    var edges: [Edge] = []
    edges.reserveCapacity(edgeCount)
    for node in 0..<nodeCount {
      for edge in self.edges(from: node) {
        edges.append(Edge(node, targets[edge], weight: weights[edge]))
      }
    }
    return edges
  }

  /// The position of the edge, or nil where there is none.
  func position(from source: Int, to target: Int) -> Int? {
    let range = edges(from: source)
    let position = targets[range].partitioningIndex { $0 >= target }
    return position < range.upperBound && targets[position] == target ? position : nil
  }

  /// The same graph with every edge turned around.
  func reversed() -> Adjacency {
    Adjacency(
      nodeCount: nodeCount,
      sorted: edges.map { Edge($0.target, $0.source, weight: $0.weight) }
        .sorted(into: nodeCount) { $0.source }.elements)
  }

  /// The graph between `nodes`, which are renumbered: new node `i` is `nodes[i]`.
  func induced(by nodes: [Int]) -> Adjacency {
    // Not an array by node: a graph may have as many parts as nodes.
    let numbers = Dictionary(keepingFirst: nodes.enumerated().map { ($1, $0) })
    var edges: [Edge] = []
    for (new, old) in nodes.enumerated() {
      for edge in self.edges(from: old) {
        guard let target = numbers[targets[edge]] else { continue }
        edges.append(Edge(new, target, weight: weights[edge]))
      }
    }
    return Adjacency(nodeCount: nodes.count, edges: edges)
  }

  /// The same nodes with only the edges that `isIncluded` accepts, for searches that must avoid
  /// some nodes or edges.
  func filter(_ isIncluded: (Edge) -> Bool) -> Adjacency {
    Adjacency(nodeCount: nodeCount, sorted: edges.filter(isIncluded))
  }
}
