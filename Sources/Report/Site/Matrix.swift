import Markdown

extension Page {
  /// Who uses whom how often: each row uses the columns that have a figure.
  struct Matrix: Sendable {
    struct Cell: Sendable {
      var row: Int
      var column: Int
      /// Number of places; 0 where only a manifest tells.
      var count: Int
      var title: String
      var target: Target?
      var isIllegal = false
      /// Whether both ends stand in one cycle.
      var isCyclic = false

      var label: String { count == 0 ? "–" : String(count) }
    }

    /// In the order of the demands: what stands further down should not use what stands above.
    var names: [Text]
    /// The first of ``names`` in each band.
    var bandStarts: Set<Int> = []
    /// Sorted by row and column.
    var cells: [Cell]
    /// Ranges of ``names`` that are one cycle each.
    var cycles: [Range<Int>] = []
    /// What a row is.
    var noun: Noun

    /// The ``names`` that have a column: those that something uses, or all where nothing uses anything.
    var columns: [Int] {
      let used = Set(cells.map(\.column)).union(cycles.joined())
      return used.isEmpty ? Array(names.indices) : used.sorted()
    }
  }
}

extension Page.Matrix {
  /// More columns than this have numbers instead of names.
  private static let maximumNames = 45
  /// More rows than this are a list of pairs in Markdown.
  private static let maximumTextRows = 24

  // MARK: Markdown

  func markdown(on page: PagePath) -> Table {
    if names.count > Self.maximumTextRows { return pairs(on: page) }
    let columns = columns
    let positions = Dictionary(
      uniqueKeysWithValues: columns.enumerated().map { ($0.element, $0.offset + 2) })
    var rows = names.enumerated().map { number, name -> [[Inline]] in
      [[.text(String(number + 1))], name.inlines(on: page)]
        + columns.map { $0 == number ? [.text("·")] : [] }
    }
    for cell in cells {
      guard let position = positions[cell.column] else { continue }
      let text: Text = cell.isIllegal ? "\(strong: "\(cell.label)")" : "\(cell.label)"
      rows[cell.row][position] =
        (cell.target.map { Text([.link($0, text)]) } ?? text).inlines(on: page)
    }
    return Table(
      alignments: [.right, nil] + columns.map { _ in .right },
      header: [[], [.text("uses")]] + columns.map { [.text(String($0 + 1))] }, rows: rows)
  }

  private func pairs(on page: PagePath) -> Table {
    Table(
      alignments: [nil, nil, .right], header: [[.text("From")], [.text("To")], [.text("Places")]],
      rows: cells.prefix(Page.maximumRows).map { cell in
        let count: Text = cell.isIllegal ? "\(strong: "\(cell.label)")" : "\(cell.label)"
        return [names[cell.row], names[cell.column], count].map { $0.inlines(on: page) }
      })
  }

  // MARK: HTML

  func html(on page: PagePath, _ html: (Text) -> HTML) -> HTML {
    let columns = columns
    let numbered = columns.count > Self.maximumNames
    let bandColumns = firstColumns(ofBandsIn: columns)
    var rows = HTML()
    var cell = cells.startIndex
    for (number, name) in names.enumerated() {
      let band: HTML = bandStarts.contains(number) ? " class=\"band\"" : ""
      rows +=
        "<tr\(band)><th scope=\"row\">\(numbered ? "<span>\(number + 1)</span> " : "" as HTML)\(html(name))</th>"
      for column in columns {
        var own: Cell?
        if cell < cells.endIndex, cells[cell].row == number, cells[cell].column == column {
          own = cells[cell]
          cell += 1
        }
        let isBandStart = bandColumns.contains(column)
        rows += self.html(own, row: number, column, isBandStart: isBandStart, on: page)
      }
      rows += "</tr>\n"
    }
    let heads = columns.map { column -> HTML in
      let band: HTML = bandColumns.contains(column) ? " class=\"band\"" : ""
      let name = names[column].plain
      return numbered
        ? "<th scope=\"col\"\(band)><abbr title=\"\(name)\">\(column + 1)</abbr></th>"
        : "<th scope=\"col\"\(band)><span>\(name)</span></th>"
    }
    let size: HTML = numbered ? " numbered" : ""
    return """
      <div class="matrix\(size)" tabindex="0" role="region" aria-label="Dependency matrix">
      <table>
      <thead><tr><td></td>\(heads.joined())</tr></thead>
      <tbody>
      \(rows)</tbody>
      </table>
      </div>

      """
  }

  /// The first column of each band that has one, but for the first of all.
  private func firstColumns(ofBandsIn columns: [Int]) -> Set<Int> {
    let starts = zip(columns, columns.dropFirst()).compactMap { before, column in
      bandStarts.contains { before < $0 && $0 <= column } ? column : nil
    }
    return Set(starts)
  }

  private func html(
    _ cell: Cell?, row: Int, _ column: Int, isBandStart: Bool, on page: PagePath
  ) -> HTML {
    var classes: [String] = []
    if row == column { classes.append("self") }
    if let box = cycles.first(where: { $0.contains(row) && $0.contains(column) }) {
      classes.append("cycle")
      if row == box.lowerBound { classes.append("above") }
      if row == box.upperBound - 1 { classes.append("below") }
      if column == box.lowerBound { classes.append("before") }
      if column == box.upperBound - 1 { classes.append("behind") }
    }
    if isBandStart { classes.append("band") }
    if let cell {
      classes.append(cell.isIllegal ? "bad" : cell.isCyclic ? "caution" : "use")
    }
    let attribute: HTML =
      classes.isEmpty ? "" : " class=\"\(classes.joined(separator: " "))\""
    guard let cell else { return "<td\(attribute)></td>" }
    let count = cell.count < 1_000 ? cell.label : Self.short(cell.count)
    guard let target = cell.target else {
      return "<td\(attribute)><span title=\"\(cell.title)\">\(count)</span></td>"
    }
    let href = Destination(htmlDestination(of: target.destination(from: page))).percentEncoded
    return "<td\(attribute)><a href=\"\(href)\" title=\"\(cell.title)\">\(count)</a></td>"
  }

  /// At most four characters: `12k` of 12,345.
  static func short(_ count: Int) -> String {
    switch count {
    case ..<1_000: String(count)
    case ..<9_950: "\((count + 50) / 1_000).\((count + 50) % 1_000 / 100)k"
    case ..<999_500: "\((count + 500) / 1_000)k"
    default: "\((count + 500_000) / 1_000_000)M"
    }
  }
}
