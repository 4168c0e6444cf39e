import Markdown

/// Search, filters and count above a table or a list. They stand in the page from the start, so
/// that nothing moves, and show only where the script runs.
struct CollectionControls {
  struct Filter {
    var title: String
    /// Column of the table, or index of an entry's values.
    var column: Int
    /// The value of each row.
    var values: any Sequence<String>
  }

  /// Fewer rows than this need no search.
  static let minimumCount = 8

  var id: String
  var noun: Page.Noun
  var count: Int
  var filters: [Filter]
  /// Whether the script lets readers order the rows.
  var isSortable = false
  /// Classes of a table that becomes texts on a narrow screen.
  var layout = ""
  /// Scripts with the rows that are not in the page.
  var sources: [String] = []

  func html(around content: HTML) -> HTML {
    let source: HTML =
      sources.isEmpty ? "" : " data-source=\"\(sources.joined(separator: " "))\""
    let controls = count < Self.minimumCount ? HTML() : self.controls
    return """
      <section class="collection\(isSortable ? " sortable" : "")\(layout)" data-id="\(id)" data-count="\(count)"\(source) \
      data-noun="\(noun.singular)" data-nouns="\(noun.plural)" aria-label="\(noun.plural)">
      \(controls)\(content)</section>

      """
  }

  private var controls: HTML {
    """
    <div class="controls" role="search">
    <label>Search <input type="search" name="q" autocomplete="off" spellcheck="false"></label>
    \(filters.map(html).joined())\
    <output aria-live="polite">\(grouped(count)) \(count == 1 ? noun.singular : noun.plural)</output>
    </div>

    """
  }

  private func html(_ filter: Filter) -> HTML {
    var counts: [String: Int] = [:]
    for value in filter.values { counts[value, default: 0] += 1 }
    // Badges keep their own order, most severe first.
    let rank = Dictionary(
      uniqueKeysWithValues: Badge.allCases.enumerated().map { ($0.element.rawValue, $0.offset) })
    let values = counts.keys.filter { !$0.isEmpty }.sorted {
      (rank[$0] ?? .max, $0) < (rank[$1] ?? .max, $1)
    }
    if values.count < 2 { return HTML() }
    let options = values.map { value in
      "<option value=\"\(value)\">\(value) (\(grouped(counts[value] ?? 0)))</option>" as HTML
    }
    return """
      <label>\(filter.title) <select name="\(slug(filter.title))" data-column="\(filter.column)">\
      <option value="">all</option>\(options.joined())</select></label>

      """
  }
}

/// A string as JavaScript in a file of its own.
func scriptLiteral(_ text: String) -> String {
  let needsEscaping = text.utf8.contains { byte in
    switch byte {
    // The last begins the separators and directions.
    case 0..<0x20, 0x22, 0x5C, 0xE2: true
    default: false
    }
  }
  guard needsEscaping else { return "\"\(text)\"" }
  var literal = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": literal += "\\\""
    case "\\": literal += "\\\\"
    case "\n": literal += "\\n"
    case "\u{2028}": literal += "\\u2028"
    case "\u{2029}": literal += "\\u2029"
    case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": literal += "\\ufffd"
    case _ where scalar.value < 0x20:
      literal += scalar.value < 16 ? "\\x0" : "\\x"
      literal += String(scalar.value, radix: 16)
    default: literal.unicodeScalars.append(scalar)
    }
  }
  return literal + "\""
}
