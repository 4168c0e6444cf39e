import ArchCheck

extension Survey {
  /// A figure of the trend.
  private struct Measure: Sendable {
    /// Head of its column.
    var title: String
    var name: String
    /// Title of its chart, where that says more.
    var longTitle: String?
    var places = 0
    var value: @Sendable (HistoryEntry) -> Double?
  }

  private static let measures: [Measure] = [
    Measure(title: "Errors", name: "errors") { Double($0.summary.findings.error) },
    Measure(title: "Warnings", name: "warnings") { Double($0.summary.findings.warning) },
    Measure(title: "Cycles", name: "cycles", longTitle: "Cycles of modules and types") {
      Double($0.moduleCycles + $0.typeCycles)
    },
    Measure(title: "Dependencies", name: "dependencies") { Double($0.moduleDependencies) },
    Measure(title: "Modules", name: "modules") { Double($0.summary.modules) },
    Measure(title: "Types", name: "types") { Double($0.summary.types) },
    Measure(title: "Lines", name: "lines") { Double($0.summary.lines) },
    Measure(title: "Public", name: "public") { Double($0.surface) },
    Measure(title: "Distance", name: "distance", places: 2) { $0.meanDistance },
  ]

  /// The figures of several commits as charts and as a table.
  func trendPage(_ history: History) -> Page {
    let entries = history.entries
    var blocks: [Page.Block] = [.paragraph(sentence(about: entries))]
    blocks += Self.measures.compactMap { measure in
      let points = entries.compactMap { entry in
        measure.value(entry).map { TrendChart.Point(time: entry.time, value: $0) }
      }
      if points.isEmpty { return nil }
      let chart = TrendChart(
        title: measure.longTitle ?? measure.title, points: points, places: measure.places)
      return .picture(
        Page.Picture(
          name: "trend-\(measure.name)", alternative: chart.alternative, svg: chart.svg,
          isSmall: true))
    }
    if !entries.isEmpty {
      blocks += [.heading(level: 2, "Commits"), .table(table(of: entries))]
    }
    return Page(path: PagePaths.trend, title: "Trend", blocks: blocks)
  }

  private func sentence(about entries: [HistoryEntry]) -> Text {
    guard let first = entries.first, let last = entries.last else {
      return "No commit has been looked at."
    }
    let days: Text =
      first.day == last.day ? "of \(first.day)" : "from \(first.day) to \(last.day)"
    return """
      \(entries.count, "commit") \(days), all judged by the configuration of \
      today. Cycles are those of modules and of types, dependencies those between modules of the \
      project; public are declarations that other modules can see; distance is the mean distance \
      of modules from the main sequence.
      """
  }

  private func table(of entries: [HistoryEntry]) -> Page.Table {
    Page.Table(
      id: "commits", noun: .init("commit"),
      columns: [
        .init(title: "Day", kind: .id), .init(title: "Commit"),
        .init(title: "Message", kind: .prose),
      ] + Self.measures.map { .init(title: $0.title, kind: .number) },
      rows: entries.reversed().map { entry in
        ["\(entry.day)", .code(String(entry.revision.prefix(10))), "\(entry.subject)"]
          + Self.measures.map { measure in
            guard let value = measure.value(entry) else { return "–" }
            return "\(TrendChart.text(value, places: measure.places))"
          }
      })
  }
}

extension HistoryEntry {
  fileprivate var day: String { Day(secondsSince1970: time).description }
}
