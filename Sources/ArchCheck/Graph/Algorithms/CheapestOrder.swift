/// An order of the nodes in which the edges that lead backward weigh least, found by dynamic
/// programming over the sets of nodes that come first. Lawler 1964, "A comment on minimum feedback
/// arc sets".
///
/// Takes about `nodeCount * 2^nodeCount` steps and `8 * 2^nodeCount` bytes.
func cheapestOrder(of graph: Adjacency) -> [Int] {
  let count = graph.nodeCount
  let backward = BackwardCosts(of: graph)
  var best = [Int](repeating: Int.max, count: 1 << count)
  best[0] = 0
  for first in 0..<(1 << count) - 1 {
    let cost = best[first]
    for node in 0..<count where first & (1 << node) == 0 {
      let with = first | 1 << node
      best[with] = min(best[with], cost + backward.cost(of: node, after: first))
    }
  }
  var order: [Int] = []
  var placed = (1 << count) - 1
  while placed != 0 {
    guard
      let last = (0..<count).last(where: { node in
        let first = placed & ~(1 << node)
        return first != placed
          && best[first] + backward.cost(of: node, after: first) == best[placed]
      })
    else { break }
    order.append(last)
    placed &= ~(1 << last)
  }
  return order.reversed()
}

/// What the edges from a node to a set of nodes weigh together, looked up in two halves of the set.
private struct BackwardCosts {
  private let nodeCount: Int
  private let half: Int
  private let low: [Int]
  private let high: [Int]

  init(of graph: Adjacency) {
    nodeCount = graph.nodeCount
    half = nodeCount / 2
    low = Self.sums(graph, over: 0..<half)
    high = Self.sums(graph, over: half..<nodeCount)
  }

  func cost(of node: Int, after first: Int) -> Int {
    low[(first & ((1 << half) - 1)) * nodeCount + node] + high[(first >> half) * nodeCount + node]
  }

  private static func sums(_ graph: Adjacency, over targets: Range<Int>) -> [Int] {
    let count = graph.nodeCount
    var sums = [Int](repeating: 0, count: count << targets.count)
    for node in 0..<count {
      for edge in graph.edges(from: node) where targets.contains(graph.targets[edge]) {
        let bit = 1 << (graph.targets[edge] - targets.lowerBound)
        for set in 0..<(1 << targets.count) where set & bit != 0 {
          sums[set * count + node] += graph.weights[edge]
        }
      }
    }
    return sums
  }
}
