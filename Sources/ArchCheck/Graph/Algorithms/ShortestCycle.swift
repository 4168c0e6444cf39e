extension Adjacency {
  /// A shortest cycle between `nodes` as a chain that begins and ends with its smallest node, or nil
  /// where there is none; of several, the first in lexicographic order.
  ///
  /// A search that takes too many steps returns the shortest cycle found until then.
  func shortestCycle(among nodes: [Int]) -> [Int]? {
    let nodes = nodes.sorted()
    var search = GirthSearch(induced(by: nodes))
    return search.shortestCycle()?.map { nodes[$0] }
  }
}

/// Looks for a shortest cycle from each node in turn; a node that was looked at is taken out, with
/// every node that then lies on no cycle.
private struct GirthSearch {
  let graph: Adjacency
  let reversed: Adjacency
  var isAlive: [Bool]
  var successorCount: [Int]
  var predecessorCount: [Int]
  /// The start of the search that saw a node last, and from where.
  var seenFrom: [Int]
  var previous: [Int]
  /// Edges that may still be looked at.
  var stepsLeft = 20_000_000

  init(_ graph: Adjacency) {
    self.graph = graph
    reversed = graph.reversed()
    let nodes = 0..<graph.nodeCount
    isAlive = nodes.map { _ in true }
    successorCount = nodes.map { graph.edges(from: $0).count }
    predecessorCount = nodes.map { [reversed] in reversed.edges(from: $0).count }
    seenFrom = nodes.map { _ in -1 }
    previous = seenFrom
    for node in nodes where successorCount[node] == 0 || predecessorCount[node] == 0 {
      remove(node)
    }
  }

  mutating func shortestCycle() -> [Int]? {
    var best: [Int]?
    for start in 0..<graph.nodeCount where isAlive[start] {
      if let best, best.count == 3 || stepsLeft <= 0 { break }
      if let cycle = cycle(from: start, shorterThan: best.map { $0.count - 1 } ?? Int.max) {
        best = cycle
      }
      remove(start)
    }
    return best
  }

  private mutating func cycle(from start: Int, shorterThan limit: Int) -> [Int]? {
    seenFrom[start] = start
    var layer = [start]
    var length = 1
    while !layer.isEmpty, length < limit {
      var next: [Int] = []
      for node in layer {
        stepsLeft -= graph.edges(from: node).count
        for used in graph.successors(of: node) where isAlive[used] {
          if used == start { return chain(from: start, to: node) }
          if seenFrom[used] != start {
            seenFrom[used] = start
            previous[used] = node
            next.append(used)
          }
        }
      }
      layer = next
      length += 1
    }
    return nil
  }

  private func chain(from start: Int, to end: Int) -> [Int] {
    var chain = [start, end]
    while let node = chain.last, node != start { chain.append(previous[node]) }
    return chain.reversed()
  }

  private mutating func remove(_ node: Int) {
    guard isAlive[node] else { return }
    isAlive[node] = false
    var removed = [node]
    while let node = removed.popLast() {
      for used in graph.successors(of: node) where isAlive[used] {
        predecessorCount[used] -= 1
        if predecessorCount[used] == 0 {
          isAlive[used] = false
          removed.append(used)
        }
      }
      for user in reversed.successors(of: node) where isAlive[user] {
        successorCount[user] -= 1
        if successorCount[user] == 0 {
          isAlive[user] = false
          removed.append(user)
        }
      }
    }
  }
}
