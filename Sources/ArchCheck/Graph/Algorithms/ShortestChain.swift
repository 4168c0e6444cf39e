extension Adjacency {
  /// The shortest chain of at least one edge from any source to any target, as the nodes it passes;
  /// of several, the one whose nodes come first in lexicographic order.
  ///
  /// Where `sources` and `targets` are the same single node, this is the shortest cycle through it.
  func shortestChain(from sources: some Sequence<Int>, to targets: some Sequence<Int>) -> [Int]? {
    var isTarget = [Bool](repeating: false, count: nodeCount)
    for target in targets { isTarget[target] = true }
    let unseen = -1
    var previous = [Int](repeating: unseen, count: nodeCount)
    var queue: [Int] = []
    for source in sources.sorted() where previous[source] == unseen {
      previous[source] = source
      queue.append(source)
    }
    // The queue holds each distance in the order of the best chains, so the first hit is the best.
    var head = 0
    while head < queue.count {
      let node = queue[head]
      head += 1
      for next in successors(of: node) {
        if isTarget[next] { return Self.chain(to: node, previous) + [next] }
        if previous[next] == unseen {
          previous[next] = node
          queue.append(next)
        }
      }
    }
    return nil
  }

  private static func chain(to end: Int, _ previous: [Int]) -> [Int] {
    var chain = [end]
    var node = end
    while previous[node] != node {
      node = previous[node]
      chain.append(node)
    }
    return chain.reversed()
  }

  /// For each source of the edges, the shortest chain that begins with one of them and goes on along
  /// falling distances; sorted by length, then by nodes.
  func shortestChains(beginningWith heads: [Edge], _ distances: [Int]) -> [[Int]] {
    // They come in order of length: the first one of a source is its shortest.
    chains(beginningWith: heads, distances).uniqued { $0[0] }
  }

  /// For each source and each node it uses directly, the shortest chain to a target that begins with
  /// these two and passes through no other source; sorted by length, then by nodes.
  func chainsByFirstHop(
    from sources: some Sequence<Int>, to targets: some Sequence<Int>
  ) -> [[Int]] {
    let sources = Set(sources).sorted()
    var isSource = [Bool](repeating: false, count: nodeCount)
    for source in sources { isSource[source] = true }
    return chains(
      beginningWith: sources.flatMap { source in
        successors(of: source).map { Edge(source, $0) }
      }, reversed().distances(from: targets, notEntering: isSource))
  }

  private func chains(beginningWith heads: [Edge], _ distances: [Int]) -> [[Int]] {
    heads.compactMap { head -> [Int]? in
      guard distances[head.target] < Int.max else { return nil }
      var chain = [head.source, head.target]
      var node = head.target
      while distances[node] > 0 {
        guard let next = successors(of: node).first(where: { distances[$0] == distances[node] - 1 })
        else { break }
        chain.append(next)
        node = next
      }
      return chain
    }.sorted(by: precedes)
  }

  /// The number of edges to each node from the nearest source, or `Int.max` where none leads to it.
  /// What is barred has distance 0 if it is a source, else `Int.max`.
  func distances(from sources: some Sequence<Int>, notEntering barred: [Bool]) -> [Int] {
    var distance = [Int](repeating: Int.max, count: nodeCount)
    var queue = Set(sources).sorted()
    for source in queue { distance[source] = 0 }
    var head = 0
    while head < queue.count {
      let node = queue[head]
      head += 1
      for next in successors(of: node) where distance[next] == Int.max && !barred[next] {
        distance[next] = distance[node] + 1
        queue.append(next)
      }
    }
    return distance
  }
}

/// Several chains that differ in their first node only.
struct Route: Sendable, Hashable {
  /// The first nodes, ascending.
  let heads: [Int]
  /// What all chains pass after their first node, up to the target.
  let tail: [Int]

  /// Groups chains by their tail; shorter routes first, then by nodes.
  static func grouping(_ chains: [[Int]]) -> [Route] {
    Dictionary(grouping: chains) { Array($0.dropFirst()) }
      .map { Route(heads: Set($0.value.compactMap(\.first)).sorted(), tail: $0.key) }
      .sorted { precedes($0.tail, $1.tail) }
  }
}

/// Whether `left` is the shorter chain, or as long and first in lexicographic order.
private func precedes(_ left: [Int], _ right: [Int]) -> Bool {
  left.count == right.count ? left.lexicographicallyPrecedes(right) : left.count < right.count
}
