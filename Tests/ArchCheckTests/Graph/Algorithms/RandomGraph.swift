import Repositories
import Testing

@testable import ArchCheck

/// A small random graph with duplicate edges and edges from a node to itself, and what it means by
/// definition: a matrix of weights and one of distances.
struct RandomGraph: Sendable {
  let seed: Int
  let nodeCount: Int
  let edges: [Edge]
  let adjacency: Adjacency

  /// Up to `maximum` nodes, from sparse to dense.
  init(seed: Int, maximum: Int = 9) {
    var generator = SeededGenerator(seed: seed)
    let nodeCount = Int.random(in: 1...maximum, using: &generator)
    let edgeCount = Int.random(in: 0...nodeCount * 3, using: &generator)
    self.seed = seed
    self.nodeCount = nodeCount
    edges = (0..<edgeCount).map { _ in
      Edge(
        Int.random(in: 0..<nodeCount, using: &generator),
        Int.random(in: 0..<nodeCount, using: &generator),
        weight: Int.random(in: 1...4, using: &generator))
    }
    adjacency = Adjacency(nodeCount: nodeCount, edges: edges)
  }

  static let many = (0..<400).map { RandomGraph(seed: $0) }

  var nodes: Range<Int> { 0..<nodeCount }
  var comment: Comment { "seed \(seed)" }

  /// The same graph from the same edges in another order.
  var shuffled: Adjacency {
    var generator = SeededGenerator(seed: seed + 1_000_000)
    return Adjacency(nodeCount: nodeCount, edges: edges.shuffled(using: &generator))
  }

  /// The number of edges of the shortest chain of at least one edge between each two nodes
  /// (Floyd and Warshall).
  var distances: [[Int?]] {
    var distances = [[Int?]](
      repeating: [Int?](repeating: nil, count: nodeCount), count: nodeCount)
    for edge in edges where edge.source != edge.target {
      distances[edge.source][edge.target] = 1
    }
    for middle in nodes {
      for source in nodes {
        for target in nodes {
          guard let left = distances[source][middle], let right = distances[middle][target]
          else { continue }
          distances[source][target] = min(distances[source][target] ?? Int.max, left + right)
        }
      }
    }
    return distances
  }

  /// All chains of at least one edge that repeat no node, except that the last may be the first.
  func simpleChains(from source: Int) -> [[Int]] {
    var finished: [[Int]] = []
    var open = [[source]]
    while let chain = open.popLast() {
      for next in adjacency.successors(of: chain[chain.count - 1]) {
        if !chain.contains(next) { open.append(chain + [next]) }
        if next == source || !chain.contains(next) { finished.append(chain + [next]) }
      }
    }
    return finished
  }
}

/// The first by length, then in lexicographic order.
func first(of chains: [[Int]]) -> [Int]? {
  chains.min { left, right in
    left.count == right.count ? left.lexicographicallyPrecedes(right) : left.count < right.count
  }
}
