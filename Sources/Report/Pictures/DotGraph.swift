import ArchCheck

/// A graph to be placed by Graphviz: sizes in pixels, everything named by numbers, so that no name
/// from the input reaches the program or its output.
struct DotGraph: Sendable {
  struct Edge: Sendable, Hashable {
    var source: Int
    var target: Int
    /// Groups at whose border the edge starts and ends.
    var sourceGroup: Int?
    var targetGroup: Int?
    /// Whether the edge has no say in what stands above what.
    var isLoose = false
  }

  /// Width and height of each node.
  var nodes: [(width: Double, height: Double)]
  var edges: [Edge]
  /// Nodes side by side, from top to bottom; empty where the edges decide.
  var rows: [[Int]] = []
  /// Nodes that are to stand together.
  var groups: [[Int]] = []
  /// Distance of nodes side by side, in pixels.
  var gap = 14.4

  /// Distance of rows in pixels.
  static let rowGap = 44.0
  /// Distance of a group's frame from what stands in it, in pixels.
  static let groupMargin = 10.0

  var text: String {
    var lines = [
      "digraph {",
      "newrank=true; compound=true; nodesep=\(inches(gap)); ranksep=\(inches(Self.rowGap)); splines=true;",
      "node [shape=box, fixedsize=true, label=\"\"]; edge [arrowsize=0.6];",
    ]
    for (number, node) in nodes.enumerated() {
      lines.append("n\(number) [width=\(inches(node.width)), height=\(inches(node.height))];")
    }
    for (number, group) in groups.enumerated() {
      let members = group.map { "n\($0);" }.joined(separator: " ")
      lines.append("subgraph cluster_\(number) { margin=\(Int(Self.groupMargin)); \(members) }")
    }
    for (number, row) in rows.enumerated() {
      let members = row.map { "n\($0);" }.joined(separator: " ")
      lines.append("{ rank=same; r\(number) [style=invis, width=0.01, height=0.01]; \(members) }")
      if number > 0 { lines.append("r\(number - 1) -> r\(number) [style=invis];") }
    }
    let row = Dictionary(
      keepingFirst: rows.enumerated().flatMap { number, row in row.map { ($0, number) } })
    for edge in edges {
      // An arrow that does not lead down would fight the order of the rows.
      let isDown = row[edge.source, default: 0] < row[edge.target, default: 1]
      var options =
        edge.isLoose || !(rows.isEmpty || isDown) ? ["constraint=false"] : []
      if let group = edge.sourceGroup { options.append("ltail=cluster_\(group)") }
      if let group = edge.targetGroup { options.append("lhead=cluster_\(group)") }
      let list = options.isEmpty ? "" : " [\(options.joined(separator: ", "))]"
      lines.append("n\(edge.source) -> n\(edge.target)\(list);")
      lines += silentEdges(of: edge)
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  /// What makes a whole group stand above or below the other end of an edge.
  private func silentEdges(of edge: Edge) -> [String] {
    func members(_ group: Int?, _ node: Int) -> [Int] {
      group.flatMap { groups.indices.contains($0) ? groups[$0] : nil } ?? [node]
    }
    let sources = members(edge.sourceGroup, edge.source)
    let targets = members(edge.targetGroup, edge.target)
    guard !edge.isLoose, sources.count * targets.count <= 100 else { return [] }
    return sources.flatMap { source in
      targets.compactMap { target in
        source == edge.source && target == edge.target || source == target
          ? nil : "n\(source) -> n\(target) [style=invis];"
      }
    }
  }

  private func inches(_ pixels: Double) -> String {
    decimal(pixels / 72, places: 3)
  }
}

/// Where the nodes and edges of a graph stand, in pixels from the top left.
struct GraphLayout: Sendable {
  struct Point: Sendable, Hashable {
    var x: Double
    var y: Double
  }

  var width: Double
  var height: Double
  /// The middle of each node.
  var nodes: [Int: Point] = [:]
  /// Control points of the edge between two nodes: the start, then three for each piece of the
  /// curve.
  var edges: [[Int]: [Point]] = [:]

  /// Reads what Graphviz writes in its format `plain` for several graphs.
  static func layouts(plain text: String) -> [GraphLayout] {
    var layouts: [GraphLayout] = []
    var current = GraphLayout(width: 0, height: 0)
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      switch words.first {
      case "graph":
        let size = words.dropFirst(2).compactMap { Double($0) }
        guard size.count == 2 else { continue }
        current = GraphLayout(width: size[0] * 72, height: size[1] * 72)
      case "node": current.readNode(words)
      case "edge": current.readEdge(words)
      case "stop": layouts.append(current)
      default: break
      }
    }
    return layouts
  }

  private mutating func readNode(_ words: [Substring]) {
    guard words.count > 3, let number = Self.number(words[1]), let x = Double(words[2]),
      let y = Double(words[3])
    else { return }
    nodes[number] = point(x, y)
  }

  private mutating func readEdge(_ words: [Substring]) {
    guard words.count > 4, !words.contains("invis"), let source = Self.number(words[1]),
      let target = Self.number(words[2]),
      let count = Int(words[3]), count >= 4, words.count >= 4 + 2 * count
    else { return }
    let values = words[4..<(4 + 2 * count)].compactMap { Double($0) }
    guard values.count == 2 * count else { return }
    edges[[source, target]] = (0..<count).map {
      point(values[2 * $0], values[2 * $0 + 1])
    }
  }

  private func point(_ x: Double, _ y: Double) -> Point {
    Point(x: x * 72, y: height - y * 72)
  }

  private static func number(_ name: Substring) -> Int? {
    name.hasPrefix("n") ? Int(name.dropFirst()) : nil
  }
}
