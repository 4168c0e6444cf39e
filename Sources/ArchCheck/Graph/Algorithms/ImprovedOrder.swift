/// An order of the nodes that is changed as long as that lowers the cost of its backward edges and
/// steps are left.
struct ImprovedOrder {
  private let graph: Adjacency
  private let reversed: Adjacency
  private let costs: [Int]
  /// The cost of each edge of `reversed`.
  private let reversedCosts: [Int]
  private(set) var order: [Int]
  private var place: [Int]
  private(set) var stepsLeft: Int

  init(_ order: [Int], of graph: Adjacency, costs: [Int], stepLimit: Int) {
    self.graph = graph
    self.costs = costs
    self.order = order
    reversed = graph.reversed()
    var next = reversed.rows
    var reversedCosts = costs
    for (edge, target) in graph.targets.enumerated() {
      reversedCosts[next[target]] = costs[edge]
      next[target] += 1
    }
    self.reversedCosts = reversedCosts
    place = order
    stepsLeft = stepLimit
    for (index, node) in order.enumerated() { place[node] = index }
  }

  mutating func improve() {
    var isBetter = true
    while isBetter, stepsLeft > 0 {
      isBetter = moveNodes()
      isBetter = turnBackwardEdges() || isBetter
    }
  }

  /// Moves each node to where the edges that lead backward cost least.
  private mutating func moveNodes() -> Bool {
    var isBetter = false
    for node in 0..<graph.nodeCount {
      guard stepsLeft > 0 else { break }
      let target = bestPlace(for: node)
      if target != place[node] {
        move(node, to: target)
        isBetter = true
      }
    }
    return isBetter
  }

  private mutating func bestPlace(for node: Int) -> Int {
    // What it costs more to stand after a neighbour instead of before it.
    var neighbours: [(place: Int, cost: Int)] = []
    for edge in graph.edges(from: node) {
      neighbours.append((place[graph.targets[edge]], costs[edge]))
    }
    for edge in reversed.edges(from: node) {
      neighbours.append((place[reversed.targets[edge]], -reversedCosts[edge]))
    }
    stepsLeft -= neighbours.count
    neighbours.sort { $0.place < $1.place }
    let here = place[node]
    var cost = 0
    var best = (cost: 0, place: here)
    for neighbour in neighbours where neighbour.place > here {
      cost += neighbour.cost
      if cost < best.cost { best = (cost, neighbour.place) }
    }
    cost = 0
    for neighbour in neighbours.reversed() where neighbour.place < here {
      cost -= neighbour.cost
      if cost < best.cost { best = (cost, neighbour.place) }
    }
    return best.place
  }

  private mutating func move(_ node: Int, to target: Int) {
    let here = place[node]
    stepsLeft -= abs(target - here)
    for index in stride(from: here, to: target, by: target > here ? 1 : -1) {
      let neighbour = order[target > here ? index + 1 : index - 1]
      order[index] = neighbour
      place[neighbour] = index
    }
    order[target] = node
    place[node] = target
  }

  /// Turns backward edges that close no cycle with forward ones, the most costly first, by moving what
  /// the target reaches behind the source.
  private mutating func turnBackwardEdges() -> Bool {
    var isBetter = false
    let source = (0..<graph.nodeCount).flatMap { node in graph.edges(from: node).map { _ in node } }
    let backward = order.backwardEdges(of: graph).sorted { (-costs[$0], $0) < (-costs[$1], $1) }
    for edge in backward where place[graph.targets[edge]] < place[source[edge]] {
      guard stepsLeft > 0 else { break }
      isBetter = turn(from: source[edge], to: graph.targets[edge]) || isBetter
    }
    return isBetter
  }

  private mutating func turn(from source: Int, to target: Int) -> Bool {
    let region = place[target]...place[source]
    var isReached = [Bool](repeating: false, count: region.count)
    isReached[0] = true
    // In an order, one sweep finds all that forward edges reach.
    for index in region where isReached[index - region.lowerBound] {
      stepsLeft -= graph.edges(from: order[index]).count
      for next in graph.successors(of: order[index]) where region.contains(place[next]) {
        if next == source && place[next] > index { return false }
        if place[next] > index { isReached[place[next] - region.lowerBound] = true }
      }
    }
    stepsLeft -= region.count
    let nodes = Array(order[region])
    let reached = nodes.indices.filter { isReached[$0] }
    let others = nodes.indices.filter { !isReached[$0] }
    for (offset, old) in (others + reached).enumerated() {
      order[region.lowerBound + offset] = nodes[old]
      place[nodes[old]] = region.lowerBound + offset
    }
    return true
  }
}
