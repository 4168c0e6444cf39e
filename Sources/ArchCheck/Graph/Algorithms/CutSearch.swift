/// Branch and bound for a cheapest set of edges that meets every cycle. A node of the search takes a
/// short cycle and cuts one of its edges after the other; edge-disjoint cycles bound the cost from
/// below.
struct CutSearch {
  private enum Fate { case open, kept, cut }

  private struct Branch {
    /// The open edges of a cycle, cheapest first. Those before `next` were cut and are now kept.
    let edges: [Int]
    var next = 0
  }

  private let graph: Adjacency
  /// The edge in the other direction, or -1.
  private let opposite: [Int]
  private var fate: [Fate]
  private var cost = 0
  /// The best set known.
  private(set) var cut: [Int]
  private var cutCost: Int
  private var stepsLeft = 0
  private var residual: [Int]
  private var scratch: CycleScratch

  /// Begins with the feedback arc set `cut`.
  init(_ graph: Adjacency, cut: [Int]) {
    self.graph = graph
    self.cut = cut
    cutCost = cut.reduce(0) { $0 + graph.weights[$1] }
    opposite = (0..<graph.nodeCount).flatMap { node in
      graph.successors(of: node).map { graph.position(from: $0, to: node) ?? -1 }
    }
    fate = graph.weights.map { _ in .open }
    residual = graph.weights
    scratch = CycleScratch(nodeCount: graph.nodeCount)
  }

  /// Offers another feedback arc set, which replaces `cut` if it is better.
  mutating func offer(_ other: [Int]) {
    let otherCost = other.reduce(0) { $0 + graph.weights[$1] }
    if otherCost < cutCost { (cut, cutCost) = (other, otherCost) }
  }

  /// Whether `cut` is proven to be the best set before only `reserve` is left of the steps.
  mutating func run(_ steps: inout Int, reserve: Int) -> Bool {
    stepsLeft = steps - reserve
    defer { steps = reserve + max(0, stepsLeft) }
    cost = 0
    for edge in fate.indices { fate[edge] = .open }
    return isExhausted()
  }

  private mutating func isExhausted() -> Bool {
    var branches: [Branch] = []
    if let branch = branch() { branches.append(branch) }
    while let last = branches.indices.last {
      guard stepsLeft > 0 else { return false }
      let branch = branches[last]
      if branch.next > 0 {
        let tried = branch.edges[branch.next - 1]
        fate[tried] = .kept
        cost -= graph.weights[tried]
      }
      if branch.next == branch.edges.count {
        for edge in branch.edges { fate[edge] = .open }
        branches.removeLast()
        continue
      }
      let edge = branch.edges[branch.next]
      branches[last].next += 1
      fate[edge] = .cut
      cost += graph.weights[edge]
      if let branch = self.branch() { branches.append(branch) }
    }
    return stepsLeft > 0
  }

  /// What to try next, or nil where nothing better can follow; records a set that is complete.
  private mutating func branch() -> Branch? {
    guard let cycle = packCycles() else { return nil }
    if cycle.isEmpty {
      cut = fate.indices.filter { fate[$0] == .cut }
      cutCost = cost
      return nil
    }
    return Branch(
      edges: cycle.filter { fate[$0] == .open }.sorted {
        (graph.weights[$0], $0) < (graph.weights[$1], $1)
      })
  }

  /// The first of a set of edge-disjoint cycles, empty where there is no cycle, nil where they prove
  /// that the edges that are cut and kept lead to nothing better.
  private mutating func packCycles() -> [Int]? {
    var first: [Int] = []
    var bound = cost
    guard bound < cutCost else { return nil }
    for edge in residual.indices {
      residual[edge] = fate[edge] == .open ? graph.weights[edge] : fate[edge] == .kept ? Int.max : 0
    }
    stepsLeft -= residual.count

    /// Whether something better may still follow.
    func take(_ cycle: [Int]) -> Bool {
      if first.isEmpty { first = cycle }
      let share = cycle.reduce(Int.max) { min($0, residual[$1]) }
      guard share < Int.max else { return false }
      bound += share
      for edge in cycle where residual[edge] < Int.max { residual[edge] -= share }
      return bound < cutCost
    }

    for edge in opposite.indices where opposite[edge] > edge {
      let cycle = [edge, opposite[edge]]
      if residual[cycle[0]] > 0, residual[cycle[1]] > 0, !take(cycle) { return nil }
    }
    for start in 0..<graph.nodeCount {
      while let cycle = scratch.shortestCycle(
        from: start, in: graph, residual: residual, &stepsLeft)
      {
        if !take(cycle) { return nil }
      }
      guard stepsLeft > 0 else { return nil }
    }
    return first
  }
}

/// Storage for breadth-first searches that follow one another.
private struct CycleScratch {
  private var round = 0
  private var seenIn: [Int]
  private var previous: [Int]
  private var previousEdge: [Int]
  private var queue: [Int] = []

  init(nodeCount: Int) {
    seenIn = [Int](repeating: 0, count: nodeCount)
    previous = seenIn
    previousEdge = seenIn
  }

  /// The edges of a shortest cycle through `start` over edges with a residual, among nodes that are
  /// not smaller than `start`.
  mutating func shortestCycle(
    from start: Int, in graph: Adjacency, residual: [Int], _ stepsLeft: inout Int
  ) -> [Int]? {
    round += 1
    seenIn[start] = round
    queue.removeAll(keepingCapacity: true)
    queue.append(start)
    var head = 0
    while head < queue.count {
      let node = queue[head]
      head += 1
      let edges = graph.edges(from: node)
      stepsLeft -= edges.count
      for edge in edges where residual[edge] > 0 {
        let next = graph.targets[edge]
        if next == start { return chain(from: start, to: node) + [edge] }
        if next > start, seenIn[next] != round {
          seenIn[next] = round
          previous[next] = node
          previousEdge[next] = edge
          queue.append(next)
        }
      }
    }
    return nil
  }

  private func chain(from start: Int, to end: Int) -> [Int] {
    var edges: [Int] = []
    var node = end
    while node != start {
      edges.append(previousEdge[node])
      node = previous[node]
    }
    return edges.reversed()
  }
}
