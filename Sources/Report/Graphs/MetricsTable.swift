import ArchCheck

/// Figures of modules or types as a table for terminals and as JSON.
package struct MetricsTable: Sendable {
  /// Names of the figures, as a reader sorts by them.
  package var columns: [String] { metrics.map(\.label) }
  private let metrics: [any Metric]
  package private(set) var rows: [Row]

  package struct Row: Sendable {
    package var name: String
    /// nil where the figure is undefined.
    package var figures: [Double?]
  }

  package init(ofModulesIn graph: DependencyGraph) {
    metrics = ModuleMetric.allCases
    rows = graph.moduleFigures().map { module in
      Row(
        name: graph[module.module].name, figures: ModuleMetric.allCases.map { module[$0] })
    }
  }

  package init(ofTypesIn graph: DependencyGraph) {
    metrics = TypeMetric.allCases
    rows = graph.typeFigures().map { type in
      Row(
        name: graph.qualifiedName(of: type.type), figures: TypeMetric.allCases.map { type[$0] })
    }
  }

  /// The table with the greatest figure of a column first; nil if there is no such column.
  package func sorted(by column: String) -> MetricsTable? {
    guard let position = columns.firstIndex(where: { $0.lowercased() == column.lowercased() })
    else { return nil }
    var table = self
    table.rows.sort {
      let (left, right) = ($0.figures[position] ?? -1, $1.figures[position] ?? -1)
      return left == right ? $0.name < $1.name : left > right
    }
    return table
  }

  /// The table; a name that leaves no room for the figures in `width` columns has a line of its own.
  package func text(width: Int) -> String {
    let cells =
      [["name"] + columns]
      + rows.map { [printable($0.name)] + zip($0.figures, metrics).map { $1.text($0) } }
    let widths = (0...columns.count).map { column in cells.map { $0[column].count }.max() ?? 0 }
    let figuresWidth = widths.dropFirst().reduce(0) { $0 + $1 + 2 }
    let nameWidth = min(widths[0], max(width - figuresWidth, "name".count))
    return cells.map { row in
      let name = row[0].padded(to: nameWidth)
      let figures = zip(row, widths).dropFirst().map { cell, width in
        String(repeating: " ", count: width - cell.count) + cell
      }
      let isWide = name.count > nameWidth
      let first = isWide ? name + "\n" + String(repeating: " ", count: nameWidth) : name
      return ([first] + figures).joined(separator: "  ") + "\n"
    }.joined()
  }

  /// Figures by name, version 1; an undefined one is left out.
  package var json: String {
    let metrics = rows.map { row -> JSON in
      var fields: [String: JSON?] = ["name": .string(row.name)]
      for (column, figure) in zip(columns, row.figures) {
        fields[column] = figure.map(JSON.double)
      }
      return .sorted(fields)
    }
    return JSON.sorted(["schemaVersion": 1, "metrics": .array(metrics)]).text
  }
}

extension Metric {
  /// A figure as readers see it, a ratio with two digits; a dash where it is undefined.
  func text(_ value: Double?) -> String {
    guard let value else { return "–" }
    // No count is that large, and no larger one may be turned into an integer.
    return isRatio || abs(value) > 1e15 ? decimal(value, places: 2) : Int(value).grouped
  }
}
