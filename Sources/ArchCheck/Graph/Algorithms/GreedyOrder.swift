/// An order of the nodes with little weight on edges that lead backward: sinks go to the end, sources
/// to the front, else the node whose outgoing edges outweigh its incoming ones most. Eades, Lin and
/// Smyth 1993, "A fast and effective heuristic for the feedback arc set problem", here with weights.
func greedyOrder(of graph: Adjacency) -> [Int] {
  let nodes = 0..<graph.nodeCount
  let reversed = graph.reversed()
  var outgoing = nodes.map { graph.edges(from: $0).count }
  var incoming = nodes.map { reversed.edges(from: $0).count }
  var surplus = [Int](repeating: 0, count: graph.nodeCount)
  for node in nodes {
    for edge in graph.edges(from: node) {
      surplus[node] += graph.weights[edge]
      surplus[graph.targets[edge]] -= graph.weights[edge]
    }
  }
  var candidates = Tournament(surplus)
  var isPlaced = [Bool](repeating: false, count: graph.nodeCount)
  var front: [Int] = []
  var back: [Int] = []
  var sources = nodes.filter { incoming[$0] == 0 }
  var sinks = nodes.filter { outgoing[$0] == 0 }

  func place(_ node: Int) {
    isPlaced[node] = true
    candidates.remove(node)
    for edge in graph.edges(from: node) where !isPlaced[graph.targets[edge]] {
      let target = graph.targets[edge]
      incoming[target] -= 1
      if incoming[target] == 0 { sources.append(target) }
      candidates.add(graph.weights[edge], to: target)
    }
    for edge in reversed.edges(from: node) where !isPlaced[reversed.targets[edge]] {
      let source = reversed.targets[edge]
      outgoing[source] -= 1
      if outgoing[source] == 0 { sinks.append(source) }
      candidates.add(-reversed.weights[edge], to: source)
    }
  }

  while front.count + back.count < graph.nodeCount {
    if let sink = sinks.popLast() {
      guard !isPlaced[sink] else { continue }
      back.append(sink)
      place(sink)
    } else if let source = sources.popLast() {
      guard !isPlaced[source] else { continue }
      front.append(source)
      place(source)
    } else {
      let node = candidates.best
      front.append(node)
      place(node)
    }
  }
  return front + back.reversed()
}

/// The largest of a fixed number of values that change one at a time; of equal ones, the first.
private struct Tournament {
  private var values: [Int]
  /// The winner of each match of a binary tree; entry 1 is the final, the leaves come last.
  private var winners: [Int]
  private let leaves: Int

  init(_ values: [Int]) {
    self.values = values
    var leaves = 1
    while leaves < values.count { leaves *= 2 }
    self.leaves = leaves
    winners = [Int](repeating: -1, count: 2 * leaves)
    for index in values.indices { winners[leaves + index] = index }
    for match in (1..<leaves).reversed() { play(match) }
  }

  var best: Int { winners[1] }

  mutating func add(_ amount: Int, to index: Int) {
    values[index] += amount
    update(index)
  }

  mutating func remove(_ index: Int) {
    values[index] = Int.min
    update(index)
  }

  private mutating func update(_ index: Int) {
    var match = (leaves + index) / 2
    while match > 0 {
      play(match)
      match /= 2
    }
  }

  private mutating func play(_ match: Int) {
    let left = winners[2 * match]
    let right = winners[2 * match + 1]
    winners[match] = right < 0 || (left >= 0 && values[left] >= values[right]) ? left : right
  }
}
