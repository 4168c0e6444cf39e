import Markdown

/// Tables whose rows become small texts on a narrow screen, which then need the names of figures.
///
/// The stylesheet has these names, once for each list of columns: in every row they would weigh more
/// than the figures.
extension Page.Table {
  /// More columns than this are too wide.
  private static let maximumColumns = 4

  var isStacked: Bool {
    columns.count > Self.maximumColumns || columns.contains { $0.kind == .prose }
  }

  /// A class that tables with the same columns share.
  var layout: String { "columns-" + columns.map { slug($0.title) }.joined(separator: "-") }

  /// The names of the figures and what leads to other values, as rules of a stylesheet.
  fileprivate var labels: String {
    columns.enumerated().map { number, column in
      let lead = column.kind == .number ? column.title : column.lead
      if lead.isEmpty { return "" }
      return "  .\(layout) td:nth-child(\(number + 1))::before { content: \"\(lead) \"; }\n"
    }.joined()
  }
}

extension [Page] {
  /// Rules for all tables of the pages.
  var stackedTableStyles: String {
    let rules = flatMap { tables(in: $0.blocks) }.filter(\.isStacked).uniqued(on: \.layout)
      .sorted { $0.layout < $1.layout }.map(\.labels)
    return "@media (max-width: 599px) {\n\(rules.joined())}\n"
  }

  private func tables(in blocks: [Page.Block]) -> [Page.Table] {
    blocks.flatMap { block -> [Page.Table] in
      switch block {
      case .table(let table): [table]
      case .note(_, let inner): tables(in: inner)
      case .entries(let entries): entries.entries.flatMap { tables(in: $0.body) }
      default: []
      }
    }
  }
}
