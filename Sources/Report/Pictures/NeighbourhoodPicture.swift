import ArchCheck
import Markdown

/// One node between those that use it, on its left, and those it uses, on its right.
struct NeighbourhoodPicture {
  struct Neighbour {
    var name: String
    /// Number of places; 0 where only a manifest tells.
    var weight: Int
    var target: Target?
    var isIllegal: Bool
    var isExternal: Bool
  }

  /// At most this many neighbours are drawn on each side.
  static let maximumNeighbours = 12

  var center: String
  /// Those with the most places first.
  var users: [Neighbour]
  var used: [Neighbour]
  /// What a neighbour is.
  var noun: Page.Noun

  private static let rowHeight = 34.0
  private static let boxHeight = 26.0
  private static let boxWidth = 206.0
  private static let gap = 80.0

  func svg(on page: PagePath) -> HTML {
    let left = users.prefix(Self.maximumNeighbours)
    let right = used.prefix(Self.maximumNeighbours)
    let rows = max(
      left.count + (users.count > left.count ? 1 : 0),
      right.count + (used.count > right.count ? 1 : 0), 1)
    let height = Double(rows) * Self.rowHeight + 8
    let centerWidth = min(260, SVGText.width(of: center) + 28)
    // A side without neighbours takes no room.
    let centerX = left.isEmpty ? 1 : Self.boxWidth + Self.gap
    let width = centerX + centerWidth + (right.isEmpty ? 1 : Self.gap + Self.boxWidth)
    let middle = height / 2
    var markup = HTML()
    for (side, neighbours, all) in [(0, left, users), (1, right, used)] {
      let count = neighbours.count + (all.count > neighbours.count ? 1 : 0)
      let top = middle - Double(count) * Self.rowHeight / 2
      let x = side == 0 ? 0 : width - Self.boxWidth
      for (row, neighbour) in neighbours.enumerated() {
        let y = top + (Double(row) + 0.5) * Self.rowHeight
        markup += edge(side, y, centerX, centerWidth, middle, neighbour, width)
        markup += box(neighbour, x, y, on: page)
      }
      if all.count > neighbours.count {
        let y = top + (Double(neighbours.count) + 0.5) * Self.rowHeight
        markup += """
          <text class="faint" x="\(coordinate(x + Self.boxWidth / 2))" y="\(coordinate(y + 4))" \
          text-anchor="middle">and \(all.count - neighbours.count) more</text>
          """
      }
    }
    let label = SVGText.fitted(center, to: 240)
    markup += """
      <rect class="node focus" x="\(coordinate(centerX))" y="\(coordinate(middle - 17))" \
      width="\(coordinate(centerWidth))" height="34" rx="4"/>\
      <text class="strong" x="\(coordinate(centerX + centerWidth / 2))" y="\(coordinate(middle + 4))" \
      text-anchor="middle">\(label)</text>
      """
    return .svg(width: width, height: height, markup)
  }

  private func edge(
    _ side: Int, _ y: Double, _ centerX: Double, _ centerWidth: Double, _ middle: Double,
    _ neighbour: Neighbour, _ width: Double
  ) -> HTML {
    let start = side == 0 ? Self.boxWidth : centerX + centerWidth
    let end = side == 0 ? centerX : width - Self.boxWidth
    let (from, to) = side == 0 ? (y, middle) : (middle, y)
    let half = (start + end) / 2
    let tip = end - 7
    let kind: HTML = neighbour.isIllegal ? " bad" : ""
    let path =
      "M\(coordinate(start)) \(coordinate(from))C\(coordinate(half)) \(coordinate(from)) "
      + "\(coordinate(half)) \(coordinate(to)) \(coordinate(tip)) \(coordinate(to))"
    let head =
      "M\(coordinate(end)) \(coordinate(to))l-8 -4v8z"
    return
      "<path class=\"edge\(kind)\" d=\"\(path)\"/><path class=\"edge-head\(kind)\" d=\"\(head)\"/>"
  }

  private func box(_ neighbour: Neighbour, _ x: Double, _ y: Double, on page: PagePath) -> HTML {
    let weight = neighbour.weight == 0 ? "–" : neighbour.weight.grouped
    let room = Self.boxWidth - 34 - SVGText.width(of: weight)
    let kind: HTML =
      "\(neighbour.isIllegal ? " bad" : "")\(neighbour.isExternal ? " external" : "")"
    let part: HTML = """
      <rect class="node\(kind)" x="\(coordinate(x + 1))" y="\(coordinate(y - Self.boxHeight / 2))" \
      width="\(coordinate(Self.boxWidth - 2))" height="\(coordinate(Self.boxHeight))" rx="4"/>\
      <text x="\(coordinate(x + 9))" y="\(coordinate(y + 4))">\(SVGText.fitted(neighbour.name, to: room))</text>\
      <text class="faint" x="\(coordinate(x + Self.boxWidth - 9))" y="\(coordinate(y + 4))" \
      text-anchor="end">\(weight)</text>
      """
    let places =
      neighbour.weight == 0
      ? "in the manifest only" : "\(weight) \(neighbour.weight == 1 ? "place" : "places")"
    let title = "\(neighbour.name): \(places)"
    return .link(to: neighbour.target, on: page, title: title, part)
  }

  var alternative: String {
    func sentence(_ neighbours: [Neighbour], _ start: String, _ none: String) -> String {
      if neighbours.isEmpty { return none }
      let names = neighbours.prefix(8).map(\.name).joined(separator: ", ")
      let rest = neighbours.count > 8 ? " and \(neighbours.count - 8) more" : ""
      return "\(start) \(names)\(rest)"
    }
    return sentence(users, "\(center) is used by", "Nothing uses \(center)") + "; "
      + sentence(used, "it uses", "it uses no other \(noun.singular)") + "."
  }
}
