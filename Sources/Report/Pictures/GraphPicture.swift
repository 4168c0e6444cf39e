import ArchCheck
import Markdown

/// Nodes and arrows in bands, with boxes around cycles and what breaks a demand in red.
struct GraphPicture: Sendable {
  struct Node: Sendable {
    var name: String
    var target: Target?
    /// A figure behind the name: of errors and warnings.
    var count = 0
    /// Index into ``bands``.
    var band: Int?
    var isDashed = false
    /// Nodes with the same arrows, drawn below this one as one box.
    var twins: [Node] = []

    /// The node itself and its twins.
    var cells: [Node] { [self] + twins }

    /// `Cart`, or `Cart and 2 more`.
    var label: String { twins.isEmpty ? name : "\(name) and \(twins.count) more" }
  }

  struct Edge: Sendable {
    var source: Int
    var target: Int
    var title: String
    var link: Target?
    var kind = Kind.plain
    /// Frames at whose border the arrow starts and ends, instead of at a node.
    var sourceFrame: Int?
    var targetFrame: Int?

    enum Kind: String, Sendable {
      case plain, illegal, cycle, cut
      /// Stated by a manifest alone.
      case declared
    }
  }

  var nodes: [Node]
  var edges: [Edge]
  /// Names of the bands from top to bottom; empty for none.
  var bands: [String] = []
  /// Nodes that may stand side by side, from top to bottom; empty where the edges decide.
  var rows: [[Int]] = []
  /// Nodes that depend on one another.
  var cycles: [[Int]] = []
  /// Nodes that stand together under a name.
  var frames: [Frame] = []

  struct Frame: Sendable {
    var name: String
    var members: [Int]
  }

  /// How closely nodes stand.
  struct Spacing: Sendable {
    /// More nodes of a row than this stand in several.
    var rowLength: Int
    /// Distance of nodes side by side, in pixels.
    var gap: Double

    static let wide = Spacing(rowLength: 7, gap: 14.4)
    /// From the most comfortable to the narrowest.
    static let all = [
      wide, Spacing(rowLength: 7, gap: 7), Spacing(rowLength: 5, gap: 7),
      Spacing(rowLength: 4, gap: 7),
    ]
  }

  private static let nodeHeight = 28.0
  /// Twins beyond this many stand in several columns.
  private static let maximumCells = 8
  private static let maximumName = 200.0
  private static let margin = 12.0

  func dot(_ spacing: Spacing = .wide) -> DotGraph {
    let upward = rows.isEmpty ? upwardEdges() : []
    return DotGraph(
      nodes: nodes.map { (width(of: $0), height(of: $0)) },
      edges: edges.enumerated().map { number, edge in
        DotGraph.Edge(
          source: edge.source, target: edge.target, sourceGroup: edge.sourceFrame,
          targetGroup: edge.targetFrame, isLoose: edge.kind == .cut || upward.contains(number))
      },
      rows: rows.flatMap { row in
        stride(from: 0, to: row.count, by: spacing.rowLength).map {
          Array(row[$0..<min($0 + spacing.rowLength, row.count)])
        }
      }, groups: frames.map(\.members) + cycles, gap: spacing.gap)
  }

  /// Illegal edges that go against what the others say of above and below.
  private func upwardEdges() -> Set<Int> {
    var below: [Int: Set<Int>] = [:]
    func ends(_ edge: Edge) -> (sources: [Int], targets: [Int]) {
      (
        edge.sourceFrame.map { frames[$0].members } ?? [edge.source],
        edge.targetFrame.map { frames[$0].members } ?? [edge.target]
      )
    }
    func add(_ edge: Edge) {
      let (sources, targets) = ends(edge)
      for source in sources { below[source, default: []].formUnion(targets) }
    }
    func reaches(_ start: Int, _ end: Int) -> Bool {
      var seen: Set<Int> = [start]
      var waiting = [start]
      while let next = waiting.popLast() {
        if next == end { return true }
        for node in below[next] ?? [] where seen.insert(node).inserted { waiting.append(node) }
      }
      return false
    }
    for edge in edges where edge.kind != .illegal && edge.kind != .cut { add(edge) }
    var upward: Set<Int> = []
    for (number, edge) in edges.enumerated() where edge.kind == .illegal {
      if reaches(edge.target, edge.source) { upward.insert(number) } else { add(edge) }
    }
    return upward
  }

  private func width(of node: Node) -> Double {
    Double(columns(of: node)) * (node.cells.map(cellWidth).max() ?? 0)
  }

  private func cellWidth(of cell: Node) -> Double {
    let count = cell.count > 0 ? SVGText.width(of: " \(cell.count)") + 4 : 0
    return min(Self.maximumName, SVGText.width(of: cell.name)) + count + 20
  }

  private func height(of node: Node) -> Double {
    Double(cellsInColumn(of: node)) * Self.nodeHeight
  }

  private func columns(of node: Node) -> Int {
    (node.cells.count + Self.maximumCells - 1) / Self.maximumCells
  }

  private func cellsInColumn(of node: Node) -> Int {
    (node.cells.count + columns(of: node) - 1) / columns(of: node)
  }

  /// The layout in which the picture can be seen whole on an ordinary screen, or the narrowest.
  func best(of layouts: [GraphLayout]) -> GraphLayout? {
    layouts.first { width(in: $0) <= PictureWidth.ofScreen }
      ?? layouts.min { $0.width < $1.width }
  }

  // MARK: Drawing

  /// Width of the picture but for its legend.
  func width(in layout: GraphLayout) -> Double {
    labelWidth + layout.width + 2 * Self.margin
  }

  private var labelWidth: Double {
    bands.map { SVGText.width(of: $0) }.max().map { min($0, 170) + 24 } ?? 0
  }

  func svg(_ layout: GraphLayout, on page: PagePath) -> HTML {
    let labelWidth = labelWidth
    let top = Self.margin + (frames.isEmpty ? 0 : 10)
    let width = width(in: layout)
    let graphHeight = top + layout.height + Self.margin
    let legend = legend(at: graphHeight + 12)
    let height = graphHeight + (legend == nil ? 0 : 28)
    let total = max(width, (legend?.width ?? 0) + Self.margin)
    let left = Self.margin + labelWidth + (total - width) / 2
    var markup = bandMarkup(layout, top: top, width: total)
    for frame in frames {
      markup += box(around: frame.members, isNamed: true, layout, left, top)
    }
    for cycle in cycles { markup += box(around: cycle, layout, left, top) }
    for edge in edges { markup += self.markup(edge, layout, left, top, on: page) }
    for number in frames.indices { markup += label(ofFrame: number, layout, left, top) }
    for (number, node) in nodes.enumerated() {
      guard let place = layout.nodes[number] else { continue }
      markup += self.markup(node, place.x + left, place.y + top, on: page)
    }
    if let legend { markup += legend.markup }
    return .svg(width: total, height: height, markup)
  }

  private func markup(_ node: Node, _ x: Double, _ y: Double, on page: PagePath) -> HTML {
    let width = width(of: node) / Double(columns(of: node))
    let (left, top) = (x - self.width(of: node) / 2, y - height(of: node) / 2)
    let rows = cellsInColumn(of: node)
    return node.cells.enumerated().map { number, cell in
      markup(
        cell, left: left + Double(number / rows) * width,
        top: top + Double(number % rows) * Self.nodeHeight, width: width, on: page)
    }.joined()
  }

  private func markup(
    _ node: Node, left: Double, top: Double, width: Double, on page: PagePath
  ) -> HTML {
    let count: HTML =
      node.count > 0 ? "<tspan class=\"count\" dx=\"6\">\(node.count)</tspan>" : HTML()
    let kind: HTML = node.isDashed ? " external" : ""
    let part: HTML = """
      <rect class="node\(kind)" x="\(coordinate(left))" y="\(coordinate(top))" \
      width="\(coordinate(width))" height="\(coordinate(Self.nodeHeight))" rx="4"/>\
      <text x="\(coordinate(left + width / 2))" y="\(coordinate(top + Self.nodeHeight / 2 + 4))" \
      text-anchor="middle">\(SVGText.fitted(node.name, to: Self.maximumName))\(count)</text>
      """
    let findings =
      node.count == 1 ? "1 error or warning" : "\(node.count.grouped) errors and warnings"
    let title = node.count > 0 ? "\(node.name): \(findings)" : node.name
    return .link(to: node.target, on: page, title: title, part)
  }

  private func markup(
    _ edge: Edge, _ layout: GraphLayout, _ left: Double, _ top: Double, on page: PagePath
  ) -> HTML {
    guard let points = layout.edges[[edge.source, edge.target]], let end = points.last else {
      return HTML()
    }
    func pair(_ point: GraphLayout.Point) -> String {
      "\(coordinate(point.x + left)) \(coordinate(point.y + top))"
    }
    var path = "M" + pair(points[0])
    for index in stride(from: 1, to: points.count - 2, by: 3) {
      path += "C" + points[index..<(index + 3)].map(pair).joined(separator: " ")
    }
    let before = points[points.count - 2]
    let (dx, dy) = (end.x - before.x, end.y - before.y)
    let length = max((dx * dx + dy * dy).squareRoot(), 0.01)
    let (ux, uy) = (dx / length, dy / length)
    func corner(_ along: Double, _ across: Double) -> String {
      pair(
        GraphLayout.Point(
          x: end.x + ux * along - uy * across, y: end.y + uy * along + ux * across))
    }
    let head = "M\(corner(6.5, 0))L\(corner(-0.5, 3))L\(corner(-0.5, -3))z"
    let kind: HTML =
      switch edge.kind {
      case .plain: ""
      case .illegal: " bad"
      case .cycle: " caution"
      case .cut: " cut"
      case .declared: " declared"
      }
    // What an arrow leads to is on the pages of its ends, and there are many.
    return .link(
      to: edge.link, on: page, title: edge.title, isStop: false,
      """
      <path class="hit" d="\(path)"/><path class="edge\(kind)" d="\(path)"/>\
      <path class="edge-head\(kind)" d="\(head)"/>
      """)
  }

  // MARK: Bands, boxes and legend

  private func bandMarkup(_ layout: GraphLayout, top: Double, width: Double) -> HTML {
    var markup = HTML()
    for (number, name) in bands.enumerated() {
      guard let box = extent(of: nodes.indices.filter { nodes[$0].band == number }, layout) else {
        continue
      }
      let y = box.y + top - 3
      let height = box.height + 6
      markup += """
        <rect class="band" x="0" y="\(coordinate(y))" width="\(coordinate(width))" \
        height="\(coordinate(height))"/>\
        <text class="faint" x="12" y="\(coordinate(y + height / 2 + 4))">\
        \(SVGText.fitted(name, to: 170))</text>
        """
    }
    return markup
  }

  private func box(
    around numbers: [Int], isNamed: Bool = false, _ layout: GraphLayout, _ left: Double,
    _ top: Double
  ) -> HTML {
    guard numbers.count > (isNamed ? 0 : 1), let box = extent(of: numbers, layout) else {
      return HTML()
    }
    let kind: HTML = isNamed ? "group" : "cycle"
    return """
      <rect class="\(kind)" x="\(coordinate(box.x + left))" y="\(coordinate(box.y + top))" \
      width="\(coordinate(box.width))" height="\(coordinate(box.height))" rx="8"/>
      """
  }

  /// The name of a frame above its left corner, or above its right one where arrows arrive.
  private func label(
    ofFrame number: Int, _ layout: GraphLayout, _ left: Double, _ top: Double
  ) -> HTML {
    let frame = frames[number]
    guard let box = extent(of: frame.members, layout) else { return HTML() }
    let end = box.x + SVGText.width(of: frame.name) + 10
    let isTaken = edges.contains { edge in
      guard edge.targetFrame == number || frame.members.contains(edge.target),
        let head = layout.edges[[edge.source, edge.target]]?.last
      else { return false }
      return abs(head.y - box.y) < 20 && box.x - 6 < head.x && head.x < end
    }
    let x = isTaken ? box.x + box.width - 2 : box.x + 2
    return """
      <text class="faint label" x="\(coordinate(x + left))" y="\(coordinate(box.y + top - 5))"\
      \(isTaken ? " text-anchor=\"end\"" : "" as HTML)>\(frame.name)</text>
      """
  }

  /// What encloses some nodes.
  private func extent(
    of numbers: [Int], _ layout: GraphLayout
  ) -> (x: Double, y: Double, width: Double, height: Double)? {
    let members = numbers.compactMap { number in
      layout.nodes[number].map {
        (place: $0, width: width(of: nodes[number]), height: height(of: nodes[number]))
      }
    }
    guard let low = members.map({ $0.place.y - $0.height / 2 }).min(),
      let high = members.map({ $0.place.y + $0.height / 2 }).max(),
      let first = members.map({ $0.place.x - $0.width / 2 }).min(),
      let last = members.map({ $0.place.x + $0.width / 2 }).max()
    else { return nil }
    let gap = DotGraph.groupMargin
    return (first - gap, low - gap, last - first + 2 * gap, high - low + 2 * gap)
  }

  /// What the colours mean, as far as they occur.
  private func legend(at y: Double) -> (markup: HTML, width: Double)? {
    var entries: [(sample: HTML, text: String)] = []
    func line(_ kind: HTML) -> HTML {
      """
      <path class="edge\(kind)" d="M0 0h20"/><path class="edge-head\(kind)" d="M26 0l-7 -3v6z"/>
      """
    }
    let kinds = Set(edges.map(\.kind))
    if kinds.contains(.illegal) { entries.append((line(" bad"), "breaks a rule or contract")) }
    if kinds.contains(.cut) { entries.append((line(" cut"), "proposed cut")) }
    if kinds.contains(.cycle) { entries.append((line(" caution"), "part of a cycle")) }
    if kinds.contains(.declared) { entries.append((line(" declared"), "declared only")) }
    if !cycles.isEmpty {
      entries.append(
        ("<rect class=\"cycle\" x=\"0\" y=\"-7\" width=\"26\" height=\"14\" rx=\"4\"/>", "cycle"))
    }
    if nodes.contains(where: { $0.cells.contains { $0.count > 0 } }) {
      entries.append(
        (
          "<text class=\"legend\" x=\"9\" y=\"4\"><tspan class=\"count\">n</tspan></text>",
          "n errors and warnings"
        ))
    }
    if nodes.contains(where: { !$0.twins.isEmpty }) {
      entries.append(
        (
          """
          <rect class="node" y="-9" width="26" height="9" rx="2"/>\
          <rect class="node" width="26" height="9" rx="2"/>
          """, "share their arrows"
        ))
    }
    if entries.isEmpty { return nil }
    var markup = HTML()
    var x = Self.margin
    for entry in entries {
      markup += """
        <g transform="translate(\(coordinate(x)) \(coordinate(y)))">\(entry.sample)\
        <text class="faint" x="34" y="4">\(entry.text)</text></g>
        """
      x += 34 + SVGText.width(of: entry.text) + 22
    }
    return (markup, x)
  }
}
