import Markdown

/// Abstractness of modules against their instability, with the line on which the two add up to 1.
struct MainSequencePlot {
  struct Point {
    var name: String
    /// From 0 to 1.
    var instability: Double
    var abstractness: Double
    var target: Target?

    /// How far the module stands off the main sequence, from 0 to 1.
    var distance: Double { abs(instability + abstractness - 1) }
  }

  var points: [Point]
  /// Where a dot of several modules leads.
  var table: Target

  /// Modules further off the line than this stand out.
  private static let farDistance = 0.7

  private static let side = 420.0
  private static let left = 58.0
  private static let top = 16.0
  private static let right = 190.0
  private static let bottom = 46.0

  /// Points that would cover each other are one.
  private struct Spot {
    var x: Double
    var y: Double
    var points: [Point]

    var isFar: Bool { points[0].distance > MainSequencePlot.farDistance }

    var label: String {
      points.count == 1 ? points[0].name : "\(points[0].name) and \(points.count - 1) more"
    }
  }

  private struct Line {
    var start: (x: Double, y: Double)
    var end: (x: Double, y: Double)

    /// Places along the line, closely enough for labels not to slip through; none right at its ends.
    var places: [(x: Double, y: Double)] {
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = (dx * dx + dy * dy).squareRoot()
      return stride(from: 12, to: length - 1, by: 3).map { step in
        (start.x + dx * step / length, start.y + dy * step / length)
      }
    }

    func crosses(_ box: Box) -> Bool {
      places.contains {
        box.x - 2 < $0.x && $0.x < box.x + box.width + 2
          && box.y - 2 < $0.y && $0.y < box.y + box.height + 2
      }
    }
  }

  private struct Box {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    func overlaps(_ other: Box) -> Bool {
      x < other.x + other.width && other.x < x + width && y < other.y + other.height
        && other.y < y + height
    }
  }

  func svg(on page: PagePath) -> HTML {
    let width = Self.left + Self.side + Self.right
    let height = Self.top + Self.side + Self.bottom
    let spots = spots
    var taken = spots.map { Box(x: $0.x - 6, y: $0.y - 6, width: 12, height: 12) }
    var lines: [Line] = []
    let labels = spots.map { SVGText.fitted($0.label, to: 180) }
    var places: [Int: Box] = [:]
    // What stands far off the line is named first, the others where there is room left; a long name
    // finds a place farther off, which a short one must not.
    let order = spots.indices.sorted { left, right in
      (spots[left].isFar ? 0 : 1, labels[left].count, left)
        < (spots[right].isFar ? 0 : 1, labels[right].count, right)
    }
    for number in order {
      places[number] = place(
        for: labels[number], at: spots[number], width: width, &taken, &lines)
    }
    var markup = frame
    for (number, spot) in spots.enumerated() {
      var label = HTML()
      if let place = places[number] {
        label =
          """
          \(line(of: leader(from: spot, to: place)))<text x="\(coordinate(place.x))" \
          y="\(coordinate(place.y + 12))">\(labels[number])</text>
          """
      }
      let kind: HTML = spot.isFar ? " caution" : ""
      let dot: HTML = """
        <circle class="fill\(kind)" cx="\(coordinate(spot.x))" cy="\(coordinate(spot.y))" \
        r="\(spot.points.count == 1 ? 4 : 5.5)"/>
        """
      let names = spot.points.map(\.name).joined(separator: ", ")
      let title =
        "\(names): instability \(decimal(spot.points[0].instability).plain), abstractness "
        + decimal(spot.points[0].abstractness).plain
      markup += .link(
        to: spot.points.count == 1 ? spot.points[0].target : table, on: page,
        title: title, "\(dot)\(label)")
    }
    for remark in remarks(beside: taken, lines) {
      markup += """
        <text class="faint" x="\(coordinate(remark.box.x + 2))" y="\(coordinate(remark.box.y + 12))">\
        \(remark.text)</text>
        """
    }
    return .svg(width: width, height: height, markup)
  }

  private var spots: [Spot] {
    var spots: [Spot] = []
    for point in points {
      let x = Self.left + point.instability * Self.side
      let y = Self.top + (1 - point.abstractness) * Self.side
      if let near = spots.firstIndex(where: { abs($0.x - x) < 9 && abs($0.y - y) < 9 }) {
        spots[near].points.append(point)
      } else {
        spots.append(Spot(x: x, y: y, points: [point]))
      }
    }
    return spots
  }

  /// What the corners mean, each in the first place of its corner that nothing else has taken.
  private func remarks(beside taken: [Box], _ lines: [Line]) -> [(text: String, box: Box)] {
    [("concrete and relied on", true), ("abstract and unused", false)].compactMap { text, isLow in
      let width = SVGText.width(of: text) + 4
      let x = isLow ? Self.left + 6 : Self.left + Self.side - width - 6
      let boxes = (0..<8).map { step in
        let y = isLow ? Self.side - 22 - Double(step) * 16 : 4 + Double(step) * 16
        return Box(x: x, y: Self.top + y, width: width, height: 16)
      }
      let free = boxes.first { box in
        !taken.contains { $0.overlaps(box) } && !lines.contains { $0.crosses(box) }
      }
      return free.map { (text, $0) }
    }
  }

  /// A line from a spot to its label, where that stands apart.
  private func leader(from spot: Spot, to box: Box) -> Line? {
    let x = min(max(spot.x, box.x), box.x + box.width)
    let y = min(max(spot.y, box.y), box.y + box.height)
    if abs(x - spot.x) < 12, abs(y - spot.y) < 12 { return nil }
    return Line(start: (spot.x, spot.y), end: (x, y))
  }

  private func line(of leader: Line?) -> HTML {
    guard let leader else { return HTML() }
    return """
      <path class="leader" d="M\(coordinate(leader.start.x)) \(coordinate(leader.start.y))\
      L\(coordinate(leader.end.x)) \(coordinate(leader.end.y))"/>
      """
  }

  /// A place beside, above or below a spot that nothing else has taken, the nearest first; the line
  /// to it crosses no other label.
  private func place(
    for text: String, at spot: Spot, width: Double, _ taken: inout [Box], _ lines: inout [Line]
  ) -> Box? {
    let size = SVGText.width(of: text)
    var places = [
      (spot.x + 9, spot.y - 8), (spot.x - 9 - size, spot.y - 8), (spot.x - size / 2, spot.y - 24),
      (spot.x - size / 2, spot.y + 8), (spot.x + 7, spot.y - 21), (spot.x + 7, spot.y + 6),
      (spot.x - 7 - size, spot.y - 21), (spot.x - 7 - size, spot.y + 6),
      (spot.x + 9, spot.y - 5), (spot.x + 9, spot.y - 11), (spot.x - 9 - size, spot.y - 5),
      (spot.x - 9 - size, spot.y - 11),
    ]
    for distance in stride(from: 20.0, through: 270, by: 4) {
      for x in [spot.x + 6, spot.x - size / 2, spot.x - 6 - size] {
        places += [(x, spot.y - 16 - distance), (x, spot.y + distance)]
      }
    }
    for (x, y) in places {
      let box = Box(x: x, y: y, width: size, height: 16)
      let isInside =
        x > Self.left + 2 && x + size < width && y > 0 && y + 16 <= Self.top + Self.side + 8
      guard isInside, !taken.contains(where: box.overlaps),
        !lines.contains(where: { $0.crosses(box) })
      else { continue }
      if let line = leader(from: spot, to: box) {
        if taken.contains(where: line.crosses) { continue }
        lines.append(line)
      }
      taken.append(box)
      return box
    }
    return nil
  }

  private var frame: HTML {
    let (left, top, side) = (Self.left, Self.top, Self.side)
    var markup: HTML = """
      <path class="grid" d="M\(coordinate(left)) \(coordinate(top))h\(coordinate(side))\
      v\(coordinate(side))h-\(coordinate(side))z"/>\
      <path class="sequence" d="M\(coordinate(left)) \(coordinate(top))\
      l\(coordinate(side)) \(coordinate(side))"/>
      """
    for step in 0...4 {
      let share = Double(step) / 4
      markup += """
        <text class="faint" x="\(coordinate(left + share * side))" \
        y="\(coordinate(top + side + 18))" text-anchor="middle">\(decimal(share).plain)</text>\
        <text class="faint" x="\(coordinate(left - 8))" \
        y="\(coordinate(top + (1 - share) * side + 4))" text-anchor="end">\(decimal(share).plain)</text>
        """
    }
    markup += """
      <text x="\(coordinate(left + side / 2))" y="\(coordinate(top + side + 38))" \
      text-anchor="middle">Instability</text>\
      <text x="14" y="\(coordinate(top + side / 2))" text-anchor="middle" \
      transform="rotate(-90 14 \(coordinate(top + side / 2)))">Abstractness</text>
      """
    return markup
  }

  /// What the dots mean, as far as they differ.
  var caption: Text {
    var parts: [Text] = []
    if spots.contains(where: \.isFar) {
      parts.append(
        "Dots that are not blue stand further than \(decimal(Self.farDistance)) off the line.")
    }
    if spots.contains(where: { $0.points.count > 1 }) {
      parts.append("A larger dot is several modules.")
    }
    return parts.joined(separator: " ")
  }

  var alternative: String {
    let far = points.sorted { $0.distance > $1.distance }.prefix(3).map(\.name)
    return "Abstractness against instability of \(points.count) modules. Furthest from the line: "
      + far.joined(separator: ", ") + "."
  }
}
