import ArchCheck

/// The formats in which a history can be told.
package enum HistoryFormat: String, Sendable, CaseIterable {
  case text, json, markdown

  /// The whole output.
  package func render(_ history: History, _ setting: FormatSetting) -> String {
    switch self {
    case .text: Self.table(history, width: setting.width)
    case .json: Self.json(history, setting)
    case .markdown: Self.markdown(history)
    }
  }

  /// A figure of the trend.
  private struct Column: Sendable {
    var title: String
    var places = 0
    var value: @Sendable (HistoryEntry) -> Double?
  }

  private static let columns: [Column] = [
    Column(title: "modules") { Double($0.summary.modules) },
    Column(title: "types") { Double($0.summary.types) },
    Column(title: "lines") { Double($0.summary.lines) },
    Column(title: "deps") { Double($0.moduleDependencies) },
    Column(title: "cycles") { Double($0.moduleCycles + $0.typeCycles) },
    Column(title: "public") { Double($0.surface) },
    Column(title: "D", places: 2) { $0.meanDistance },
    Column(title: "errors") { Double($0.summary.findings.error) },
    Column(title: "warnings") { Double($0.summary.findings.warning) },
  ]

  private static func rows(_ history: History) -> [[String]] {
    history.entries.map { entry in
      [Day(secondsSince1970: entry.time).description, String(entry.revision.prefix(10))]
        + columns.map { column in
          guard let value = column.value(entry) else { return "–" }
          return column.places > 0
            ? decimal(value, places: column.places) : Int(value).grouped
        }
    }
  }

  /// The table; where it is wider than `width`, its columns stand closer and commits are shorter.
  private static func table(_ history: History, width: Int) -> String {
    let rows = [["day", "commit"] + columns.map(\.title)] + rows(history)
    let wide = table(rows, gap: "  ")
    guard let line = wide.first, line.count > width else { return wide.map { $0 + "\n" }.joined() }
    let narrow = rows.map { row in
      row.enumerated().map { $0.offset == 1 ? String($0.element.prefix(7)) : $0.element }
    }
    return table(narrow, gap: " ").map { $0 + "\n" }.joined()
  }

  private static func table(_ rows: [[String]], gap: String) -> [String] {
    let widths = rows[0].indices.map { index in rows.map { $0[index].count }.max() ?? 0 }
    return rows.map { row in
      row.enumerated().map { index, cell in
        let blanks = String(repeating: " ", count: widths[index] - cell.count)
        return index < 2 ? cell + blanks : blanks + cell
      }.joined(separator: gap)
    }
  }

  private static func markdown(_ history: History) -> String {
    let heads = ["day", "commit"] + columns.map(\.title)
    let rule = heads.enumerated().map { $0.offset < 2 ? "---" : "---:" }
    let rows = rows(history).map { row in
      row.enumerated().map { $0.offset == 1 ? "`\($0.element)`" : $0.element }
    }
    return ([heads, rule] + rows).map { "| \($0.joined(separator: " | ")) |\n" }.joined()
  }

  private static func json(_ history: History, _ setting: FormatSetting) -> String {
    JSON.object([
      .init(key: "schemaVersion", value: .int(JSONFormat.schemaVersion)),
      .init(key: "tool", value: JSONFormat.tool(version: setting.version)),
      .init(
        key: "history",
        value: .array(
          history.entries.map { entry in
            [
              "revision": .string(entry.revision), "time": .int(entry.time),
              "subject": .string(entry.subject), "summary": JSONFormat.json(entry.summary),
              "moduleDependencies": .int(entry.moduleDependencies),
              "moduleCycles": .int(entry.moduleCycles), "typeCycles": .int(entry.typeCycles),
              "surface": .int(entry.surface),
              "meanDistance": entry.meanDistance.map(JSON.double) ?? .null,
            ]
          })),
    ]).text
  }
}
