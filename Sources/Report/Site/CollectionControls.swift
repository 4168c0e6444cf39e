import ArchCheck
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
  /// Unlike that of other collections on the page.
  var label: String

  func html(around content: HTML) -> HTML {
    let source: HTML =
      sources.isEmpty ? "" : " data-source=\"\(sources.joined(separator: " "))\""
    let controls = count < Self.minimumCount ? HTML() : self.controls
    return """
      <section class="collection\(isSortable ? " sortable" : "")\(layout)" data-id="\(id)" data-count="\(count)"\(source) \
      data-noun="\(noun.singular)" data-nouns="\(noun.plural)" aria-label="\(label)">
      \(controls)\(content)</section>

      """
  }

  private var controls: HTML {
    """
    <div class="controls" role="search" aria-label="Search \(label)">
    <label>Search <input type="search" name="q" autocomplete="off" spellcheck="false"></label>
    \(filters.map(html).joined())\
    <output aria-live="polite">\(count.grouped) \(count == 1 ? noun.singular : noun.plural)</output>
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
      "<option value=\"\(value)\">\(value) (\((counts[value] ?? 0).grouped))</option>" as HTML
    }
    return """
      <label>\(filter.title) <select name="\(slug(filter.title))" data-column="\(filter.column)">\
      <option value="">all</option>\(options.joined())</select></label>

      """
  }
}

/// A string as JavaScript in a file of its own.
func scriptLiteral(_ text: String) -> String {
  var text = text
  let literal = text.withUTF8 { bytes in
    var literal = [UInt8(ascii: "\"")]
    literal.reserveCapacity(bytes.count + 16)
    var start = 0
    for index in bytes.indices {
      guard let (width, escape) = scriptEscape(at: index, in: bytes) else { continue }
      literal += UnsafeBufferPointer(rebasing: bytes[start..<index])
      literal += escape.utf8
      start = index + width
    }
    literal += UnsafeBufferPointer(rebasing: bytes[start...])
    return literal + [UInt8(ascii: "\"")]
  }
  return String(decoding: literal, as: UTF8.self)
}

/// What stands in a literal for the character that begins at `index`, and how many bytes that has;
/// nil where it can stand itself.
private func scriptEscape(
  at index: Int, in text: UnsafeBufferPointer<UInt8>
) -> (width: Int, escape: String)? {
  switch text[index] {
  case UInt8(ascii: "\""): return (1, "\\\"")
  case UInt8(ascii: "\\"): return (1, "\\\\")
  case UInt8(ascii: "\n"): return (1, "\\n")
  case 0..<0x10: return (1, "\\x0" + String(text[index], radix: 16))
  case 0x10..<0x20: return (1, "\\x" + String(text[index], radix: 16))
  case 0xE2: break
  default: return nil
  }
  switch (text[index + 1], text[index + 2]) {
  case (0x80, 0xA8): return (3, "\\u2028")
  case (0x80, 0xA9): return (3, "\\u2029")
  // U+202A to U+202E, and U+2066 to U+2069, which turn the direction of what follows
  case (0x80, 0xAA...0xAE), (0x81, 0xA6...0xA9): return (3, "\\ufffd")
  default: return nil
  }
}
