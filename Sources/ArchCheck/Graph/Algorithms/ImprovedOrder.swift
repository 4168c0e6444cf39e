/// An order of the nodes that is changed as long as that lowers the cost of its backward edges and
/// steps are left.
struct ImprovedOrder {
  private let graph: Adjacency
  private let reversed: Adjacency
  /// The source of each edge of `graph`.
  private let sources: [Int]
  /// The nodes in their order.
  private(set) var nodes: [Int]
  private var place: [Int]
  private var stepsLeft = 0

  init(_ nodes: [Int], of graph: Adjacency) {
    self.graph = graph
    self.nodes = nodes
    reversed = graph.reversed()
    sources = graph.edges.map(\.source)
    place = nodes
    for (index, node) in nodes.enumerated() { place[node] = index }
  }

  /// Takes small steps down until none is left or only `reserve` is left of the steps.
  mutating func improve(_ steps: inout Int, reserve: Int) {
    stepsLeft = steps - reserve
    descend()
    steps = reserve + max(0, stepsLeft)
  }

  /// Uses all steps but `reserve` to move some nodes at random, improve, and keep what is better.
  mutating func kick(_ steps: inout Int, reserve: Int) {
    stepsLeft = steps - reserve
    var random: UInt64 = 1
    func next(_ count: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(random >> 33) % count
    }
    var best = (nodes: nodes, place: place, cost: cost)
    while stepsLeft > 0 {
      for _ in 0..<4 { move(next(nodes.count), to: next(nodes.count)) }
      descend()
      let cost = cost
      if cost > best.cost {
        (nodes, place) = (best.nodes, best.place)
      } else {
        best = (nodes, place, cost)
      }
      stepsLeft -= nodes.count + graph.edgeCount
    }
    (nodes, place) = (best.nodes, best.place)
    steps = reserve
  }

  private var cost: Int {
    graph.backwardEdges(in: nodes).reduce(0) { $0 + graph.weights[$1] }
  }

  private mutating func descend() {
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
      neighbours.append((place[graph.targets[edge]], graph.weights[edge]))
    }
    for edge in reversed.edges(from: node) {
      neighbours.append((place[reversed.targets[edge]], -reversed.weights[edge]))
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
      let neighbour = nodes[target > here ? index + 1 : index - 1]
      nodes[index] = neighbour
      place[neighbour] = index
    }
    nodes[target] = node
    place[node] = target
  }

  /// Turns backward edges that close no cycle with forward ones, the most costly first, by moving what
  /// the target reaches behind the source.
  private mutating func turnBackwardEdges() -> Bool {
    var isBetter = false
    let backward = graph.backwardEdges(in: nodes).sorted {
      (-graph.weights[$0], $0) < (-graph.weights[$1], $1)
    }
    for edge in backward where place[graph.targets[edge]] < place[sources[edge]] {
      guard stepsLeft > 0 else { break }
      isBetter = turn(from: sources[edge], to: graph.targets[edge]) || isBetter
    }
    return isBetter
  }

  private mutating func turn(from source: Int, to target: Int) -> Bool {
    let region = place[target]...place[source]
    var isReached = [Bool](repeating: false, count: region.count)
    isReached[0] = true
    // In an order, one sweep finds all that forward edges reach.
    for index in region where isReached[index - region.lowerBound] {
      stepsLeft -= graph.edges(from: nodes[index]).count
      for next in graph.successors(of: nodes[index]) where region.contains(place[next]) {
        if next == source && place[next] > index { return false }
        if place[next] > index { isReached[place[next] - region.lowerBound] = true }
      }
    }
    stepsLeft -= region.count
    let old = Array(nodes[region])
    let reached = old.indices.filter { isReached[$0] }
    let others = old.indices.filter { !isReached[$0] }
    for (offset, index) in (others + reached).enumerated() {
      nodes[region.lowerBound + offset] = old[index]
      place[old[index]] = region.lowerBound + offset
    }
    return true
  }
}
