import ArchCheck
import Markdown

/// One figure over time as a line, with its first, last and outermost values in words.
struct TrendChart {
  struct Point {
    /// Seconds since 1970-01-01 UTC.
    var time: Int
    var value: Double
  }

  let title: String
  /// The oldest first; at least one.
  let points: [Point]
  /// Digits behind the point.
  var places = 0

  private static let width = 326.0
  private static let height = 164.0
  private static let left = 56.0
  private static let right = 62.0
  private static let top = 48.0
  private static let bottom = 24.0

  var svg: HTML {
    let spots = spots
    guard let first = spots.first, let last = spots.last else { return HTML() }
    let base = Self.height - Self.bottom
    var path = ""
    for (number, spot) in spots.enumerated() {
      path += "\(number == 0 ? "M" : "L")\(coordinate(spot.x)) \(coordinate(spot.y))"
    }
    let area =
      path
      + "L\(coordinate(last.x)) \(coordinate(base))L\(coordinate(first.x)) \(coordinate(base))z"
    var markup: HTML = """
      <text class="strong" x="0" y="14">\(title)</text>\
      <path class="grid" d="M\(coordinate(Self.left)) \(coordinate(base))\
      H\(coordinate(Self.width - Self.right))"/>\
      <path class="area" d="\(area)"/><path class="trend" d="\(path)"/>
      """
    for number in labelled {
      let spot = spots[number]
      let text = Self.text(points[number].value, places: places)
      guard let place = place(for: text, at: number, spots) else { continue }
      let isLast = number == spots.count - 1
      markup += """
        <circle class="fill" cx="\(coordinate(spot.x))" cy="\(coordinate(spot.y))" r="3"/>\
        <text\(isLast ? " class=\"strong\"" : "" as HTML) x="\(coordinate(place.x))" \
        y="\(coordinate(place.y))">\(text)</text>
        """
    }
    // A single point stands at the right, where its day has room on the left of it only.
    let anchor: HTML = points.count == 1 ? " text-anchor=\"end\"" : ""
    markup += """
      <text class="faint" x="\(coordinate(first.x))" y="\(coordinate(Self.height - 6))"\(anchor)>\
      \(day(of: points[0]))</text>
      """
    if points.count > 1, last.x - first.x > 140 {
      markup += """
        <text class="faint" x="\(coordinate(last.x))" y="\(coordinate(Self.height - 6))" \
        text-anchor="end">\(day(of: points[points.count - 1]))</text>
        """
    }
    return .svg(width: Self.width, height: Self.height, markup)
  }

  private var spots: [(x: Double, y: Double)] {
    let times = points.map { Double($0.time) }
    let (start, end) = (times.min() ?? 0, times.max() ?? 0)
    let span = Self.width - Self.left - Self.right
    let largest = max(points.map(\.value).max() ?? 0, 0)
    let depth = Self.height - Self.top - Self.bottom
    return points.enumerated().map { number, point in
      let share =
        end > start
        ? (times[number] - start) / (end - start)
        : points.count > 1 ? Double(number) / Double(points.count - 1) : 1
      let rise = largest > 0 ? point.value / largest : 0
      return (Self.left + share * span, Self.top + (1 - rise) * depth)
    }
  }

  /// Where the value of a point begins: beside the ends of the line, else above it; nil where it would
  /// stand too far from its point.
  private func place(
    for text: String, at number: Int, _ spots: [(x: Double, y: Double)]
  ) -> (x: Double, y: Double)? {
    let spot = spots[number]
    if number == spots.count - 1 { return (spot.x + 8, spot.y + 4) }
    let width = SVGText.width(of: text)
    if number == 0 { return (spot.x - 8 - width, spot.y + 4) }
    let (start, end) = (spot.x - width / 2 - 4, spot.x + width / 2 + 4)
    var highest = spot.y
    for (from, to) in zip(spots, spots.dropFirst()) where from.x <= end && start <= to.x {
      let slope = to.x > from.x ? (to.y - from.y) / (to.x - from.x) : 0
      for x in [max(start, from.x), min(end, to.x)] {
        highest = min(highest, from.y + slope * (x - from.x))
      }
    }
    return spot.y - highest > 24 ? nil : (start + 4, highest - 7)
  }

  /// Which points have their value beside them: the last and, where they stand apart from it and
  /// from one another, the highest, the first and the lowest. A value that stands at an end of the
  /// line is not written again between them.
  private var labelled: [Int] {
    let spots = spots
    let last = points.count - 1
    var chosen = [last]
    let ends = [points[0].value, points[last].value]
    let highest = points.indices.max { (points[$0].value, -$0) < (points[$1].value, -$1) }
    let lowest = points.indices.min { (points[$0].value, $0) < (points[$1].value, $1) }
    for number in [highest, 0, lowest].compactMap({ $0 }) {
      if number != 0, ends.contains(points[number].value) { continue }
      // The value of the last stands at its right, that of a higher one above the line.
      let isFree = chosen.allSatisfy { other in
        abs(spots[other].x - spots[number].x) > 48
          || other == last && other != number && spots[number].y < spots[last].y - 18
      }
      if isFree { chosen.append(number) }
    }
    return chosen.sorted()
  }

  private func day(of point: Point) -> String {
    let days = Int((Double(point.time) / 86_400).rounded(.down))
    return Day(number: days).description
  }

  static func text(_ value: Double, places: Int) -> String {
    places > 0 ? decimal(value, places: places) : Int(value).grouped
  }

  var alternative: String {
    guard let first = points.first, let last = points.last else { return title + "." }
    let values = points.map(\.value)
    func text(_ value: Double?) -> String { Self.text(value ?? 0, places: places) }
    return "\(title): \(text(first.value)) on \(day(of: first)), \(text(last.value)) on "
      + "\(day(of: last)); lowest \(text(values.min())), highest \(text(values.max()))."
  }
}
