/// Nodes that have the same arrows say the same thing once each: as one box of several cells they
/// need less room and fewer arrows.
extension GraphPicture {
  /// Pictures with at most this many nodes are clear as they are.
  private static let minimumNodes = 13

  /// What nodes must share to be twins.
  private struct Likeness: Hashable {
    var band: Int?
    var row: Int?
    var arrows: [Arrow]
  }

  private struct Arrow: Hashable, Comparable {
    var node: Int
    var isOutgoing: Bool
    var kind: Edge.Kind

    static func < (left: Arrow, right: Arrow) -> Bool {
      (left.node, left.isOutgoing ? 1 : 0, left.kind.rawValue)
        < (right.node, right.isOutgoing ? 1 : 0, right.kind.rawValue)
    }
  }

  /// The picture with twins in one box.
  func stackingTwins() -> GraphPicture {
    guard nodes.count >= Self.minimumNodes else { return self }
    let sets = twins()
    if sets.count == nodes.count { return self }
    var place = Array(repeating: 0, count: nodes.count)
    var picture = self
    picture.nodes = sets.enumerated().map { number, set in
      for member in set { place[member] = number }
      var node = nodes[set[0]]
      node.twins = set.dropFirst().map { nodes[$0] }
      return node
    }
    func renumbered(_ numbers: [Int]) -> [Int] { numbers.map { place[$0] }.uniqued() }
    var seen: Set<[Int]> = []
    picture.edges = edges.compactMap { edge in
      var edge = edge
      edge.source = place[edge.source]
      edge.target = place[edge.target]
      guard seen.insert([edge.source, edge.target]).inserted else { return nil }
      let ends = [picture.nodes[edge.source], picture.nodes[edge.target]]
      if ends.contains(where: { !$0.twins.isEmpty }) {
        edge.title =
          "\(ends[0].label) \(ends[0].twins.isEmpty ? "uses" : "use") \(ends[1].label)"
        edge.link = nil
      }
      return edge
    }
    picture.rows = rows.map(renumbered)
    picture.cycles = cycles.map(renumbered)
    picture.frames = frames.map { Frame(name: $0.name, members: renumbered($0.members)) }
    return picture
  }

  /// All nodes, those together that are twins, in the order of the first of each.
  private func twins() -> [[Int]] {
    var arrows = Array(repeating: [Arrow](), count: nodes.count)
    for edge in edges {
      arrows[edge.source].append(Arrow(node: edge.target, isOutgoing: true, kind: edge.kind))
      arrows[edge.target].append(Arrow(node: edge.source, isOutgoing: false, kind: edge.kind))
    }
    var rowOf: [Int: Int] = [:]
    for (number, row) in rows.enumerated() {
      for node in row { rowOf[node] = number }
    }
    // What a box or a frame encloses stands for itself.
    let enclosed = Set((cycles + frames.map(\.members)).joined())
    var positions: [Likeness: Int] = [:]
    var sets: [[Int]] = []
    for number in nodes.indices {
      let likeness = Likeness(
        band: nodes[number].band, row: rowOf[number], arrows: arrows[number].sorted())
      if !enclosed.contains(number), let position = positions[likeness] {
        sets[position].append(number)
        continue
      }
      if !enclosed.contains(number) { positions[likeness] = sets.count }
      sets.append([number])
    }
    return sets
  }
}
