import ArchCheck
import Markdown

/// How many values lie in which range, as bars that lie on their side.
struct Histogram {
  struct Bar {
    var label: String
    var count: Int
  }

  let title: String
  let bars: [Bar]

  /// - Parameter limits: the largest value of each range but the last, ascending.
  init(title: String, values: [Int], limits: [Int]) {
    self.title = title
    var bars: [Bar] = []
    var low = Int.min
    for limit in limits + [Int.max] {
      let count = values.count { $0 >= low && $0 <= limit }
      let label =
        limit == .max
        ? "more than \((low - 1).grouped)"
        : low == .min
          ? (limit == 0 ? "0" : "up to \(limit.grouped)")
          : low == limit ? "\(limit.grouped)" : "\(low.grouped) to \(limit.grouped)"
      bars.append(Bar(label: label, count: count))
      if limit < .max { low = limit + 1 }
    }
    self.bars = bars
  }

  private static let rowHeight = 22.0
  private static let labelWidth = 108.0
  private static let barWidth = 160.0

  var svg: HTML {
    let largest = Double(max(1, bars.map(\.count).max() ?? 1))
    let width = Self.labelWidth + Self.barWidth + 58
    let height = 30 + Double(bars.count) * Self.rowHeight
    var markup: HTML = "<text class=\"strong\" x=\"0\" y=\"14\">\(title)</text>"
    for (row, bar) in bars.enumerated() {
      let y = 28 + Double(row) * Self.rowHeight
      let length = Double(bar.count) / largest * Self.barWidth
      markup += """
        <text class="faint" x="\(coordinate(Self.labelWidth - 10))" y="\(coordinate(y + 12))" \
        text-anchor="end">\(bar.label)</text>\
        <rect class="fill" x="\(coordinate(Self.labelWidth))" y="\(coordinate(y))" \
        width="\(coordinate(max(length, bar.count > 0 ? 1.5 : 0)))" height="16" rx="2"/>\
        <text x="\(coordinate(Self.labelWidth + length + 8))" y="\(coordinate(y + 12))">\
        \(bar.count.grouped)</text>
        """
    }
    return .svg(width: width, height: height, markup)
  }

  var alternative: String {
    title + ": " + bars.map { "\($0.label): \($0.count.grouped)" }.joined(separator: "; ") + "."
  }
}
