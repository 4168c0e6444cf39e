import Markdown

/// Scripts with the rows and entries that a page has no room for.
///
/// Scripts, because a page on disk may not fetch; several, because a browser reads small ones while
/// others are on their way. Entries without a body are told by their parts, which weigh a third of
/// their markup and become elements only when they are shown.
struct RowScripts {
  enum Row {
    case markup(HTML)
    case entry(group: Int?, values: String, anchor: String = "", summary: Text)
  }

  private(set) var files: [SiteFile] = []

  private static let maximumBytes = 2_000_000

  private let id: String
  private let page: PagePath
  private let renderer: Renderer
  /// Path without extension.
  private let path: String
  private var rows: [String] = []
  private var bytes = 0
  private var words: [String] = []
  private var numbers: [String: Int] = [:]

  init(_ all: [Row], id: String, of page: PagePath, renderer: Renderer) {
    self.id = id
    self.page = page
    self.renderer = renderer
    path = "data/\(page.path.replacing("/", with: "."))-\(slug(id))"
    for row in all {
      let literal = literal(of: row)
      rows.append(literal)
      bytes += literal.utf8.count
      if bytes > Self.maximumBytes { endFile() }
    }
    endFile()
  }

  private mutating func endFile() {
    if rows.isEmpty { return }
    let number = files.count
    let list = words.map(scriptLiteral).joined(separator: ",")
    let text =
      "archcheckRows(\(scriptLiteral(id)),[\n" + rows.joined(separator: ",\n")
      + "\n],\(number),[\(list)])\n"
    let suffix = number == 0 ? "" : "-\(number + 1)"
    files.append(SiteFile(path: "\(path)\(suffix).js", text: text))
    (rows, bytes, words, numbers) = ([], 0, [], [:])
  }

  private mutating func literal(of row: Row) -> String {
    switch row {
    case .markup(let html): return scriptLiteral(html.markup)
    case .entry(let group, let values, let anchor, let summary):
      let head = "\(group ?? -1),\(number(of: values)),\(scriptLiteral(anchor))"
      return "[\(head),\(literals(of: summary))]"
    }
  }

  private mutating func literals(of text: Text) -> String {
    text.runs.map { literal(of: $0) }.joined(separator: ",")
  }

  /// A text, the number of a badge, or code or a list of pieces, with where it leads: a word and what
  /// follows it.
  private mutating func literal(of run: Text.Run) -> String {
    switch run {
    case .badge(let badge): return String(Badge.allCases.firstIndex(of: badge) ?? 0)
    case .code(let code): return "[\(scriptLiteral(code))]"
    case .link(let target, let text):
      let inner = text.isCode ? scriptLiteral(text.plain) : "[\(literals(of: text))]"
      guard let address = address(of: target) else { return "[\(inner)]" }
      let end = address.lastIndex(of: "/").map(address.index(after:)) ?? address.startIndex
      let folder = number(of: String(address[..<end]))
      return "[\(inner),\(folder),\(scriptLiteral(String(address[end...])))]"
    case .text, .strong: return scriptLiteral(Text([run]).plain)
    }
  }

  private func address(of target: Target) -> String? {
    guard let rewritten = renderer.rewrite(.link, target.destination(from: page)) else {
      return nil
    }
    let destination = Destination(rewritten)
    let isAllowed = destination.scheme.map(renderer.schemes.contains) ?? true
    return isAllowed ? destination.percentEncoded : nil
  }

  private mutating func number(of word: String) -> Int {
    if let number = numbers[word] { return number }
    let number = words.count
    numbers[word] = number
    words.append(word)
    bytes += word.utf8.count
    return number
  }
}

extension Text {
  /// Whether it is one piece of code and nothing else.
  fileprivate var isCode: Bool {
    if runs.count == 1, case .code = runs[0] { true } else { false }
  }
}
