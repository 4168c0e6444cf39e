/// Reads nodes and links off the front of a flowchart statement.
struct FlowchartScanner {
  struct Node {
    var id: String
    /// nil where only the id is written.
    var label: String?
  }

  struct Link {
    /// `e1` of `e1@-->`, by which other statements speak of the link.
    var id: String?
    var pointsRight: Bool
    var pointsLeft: Bool
  }

  private var rest: Substring

  init(_ text: Substring) {
    rest = text
  }

  var isAtEnd: Bool { rest.allSatisfy(\.isWhitespace) }

  mutating func accept(_ character: Character) -> Bool {
    skipBlanks()
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }

  /// `Cart`, `Cart[Shopping cart]`, `Cart(["Shopping cart"]):::feature`, …
  mutating func node() -> Node? {
    skipBlanks()
    let id = identifier()
    guard !id.isEmpty else { return nil }
    var label: String?
    let blanks = rest.prefix(while: \.isWhitespace)
    if let next = rest.dropFirst(blanks.count).first, "[({".contains(next) { skipBlanks() }
    if rest.hasPrefix("@{") {
      label = attributeLabel()
    } else if let first = rest.first, "[({>".contains(first) {
      label = shapeLabel()
    }
    if rest.hasPrefix(":::") {
      rest = rest.dropFirst(3).drop { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
    }
    return Node(id: id, label: label)
  }

  /// A hyphen belongs to a name only between letters: `A-->B` has two names.
  private mutating func identifier() -> String {
    var id = ""
    while let character = rest.first {
      let next = rest.dropFirst().first
      let isInside = !id.isEmpty && (next?.isLetter == true || next?.isNumber == true)
      let belongs =
        character.isLetter || character.isNumber || character == "_"
        || isInside && (character == "-" || character == "." || character == "/")
      guard belongs else { break }
      id.append(character)
      rest.removeFirst()
    }
    return id
  }

  private mutating func shapeLabel() -> String? {
    rest = rest.drop { "[({>/\\".contains($0) }
    var label: Substring
    if rest.first == "\"" {
      label = rest.dropFirst().prefix { $0 != "\"" }
      rest = rest.dropFirst(label.count + 2)
    } else {
      label = rest.prefix { !"])}".contains($0) }
      rest = rest.dropFirst(label.count)
      while let last = label.last, "/\\".contains(last) { label.removeLast() }
    }
    rest = rest.drop { "])}/\\".contains($0) }
    return Self.firstLine(label)
  }

  private mutating func attributeLabel() -> String? {
    let attributes = rest.prefix { $0 != "}" }
    rest = rest.dropFirst(attributes.count + 1)
    var words = attributes.dropFirst(2)
    while !words.isEmpty, !words.hasPrefix("label:") { words.removeFirst() }
    guard !words.isEmpty else { return nil }
    let value = words.dropFirst(6).trimmingBlanks
    if value.hasPrefix("\"") { return Self.firstLine(value.dropFirst().prefix { $0 != "\"" }) }
    return Self.firstLine(value.prefix { $0 != "," })
  }

  /// A label's first line: the name; what stands below explains it.
  private static func firstLine(_ label: Substring) -> String? {
    var end = label.startIndex
    while end < label.endIndex {
      let following = label[end...].prefix(3)
      if following.lowercased() == "<br" || following.hasPrefix("\\n") { break }
      end = label.index(after: end)
    }
    let name = String(label[..<end].trimmingBlanks).withoutQuotes
    return name.isEmpty ? nil : name
  }

  /// `-->`, `<-->`, `---`, `-.->`, `==>`, `-- text -->`, `-->|text|`, …; nil where none follows.
  mutating func link() -> Link? {
    skipBlanks()
    let start = rest
    var link = Link(id: linkID(), pointsRight: false, pointsLeft: false)
    if rest.first == "<" {
      link.pointsLeft = true
      rest.removeFirst()
    } else if let first = rest.first, "xo".contains(first) {
      rest.removeFirst()
    }
    let run = lineRun()
    guard run.count >= 2 else {
      rest = start
      return nil
    }
    var head = head()
    let isOpening = ["--", "==", "-."].contains(run) && head == .none
    if isOpening, rest.first != nil, let closing = closingRun() { head = closing }
    link.pointsRight = head == .arrow
    skipBlanks()
    if rest.first == "|" { rest = rest.dropFirst().drop { $0 != "|" }.dropFirst() }
    return link
  }

  private mutating func linkID() -> String? {
    let id = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
    let behind = rest[id.endIndex...]
    guard let first = id.first, first != "-", behind.first == "@",
      let next = behind.dropFirst().first, "<-=~xo".contains(next)
    else { return nil }
    rest = behind.dropFirst()
    return String(id)
  }

  private mutating func lineRun() -> String {
    let run = rest.prefix { "-=.~".contains($0) }
    rest = rest.dropFirst(run.count)
    return String(run)
  }

  /// What a line ends in.
  private enum Head {
    case none, arrow
    /// A cross or a circle, which has no direction.
    case mark
  }

  /// Takes the head of a link.
  private mutating func head() -> Head {
    guard let first = rest.first else { return .none }
    if first == ">" {
      rest.removeFirst()
      return .arrow
    }
    guard "xo".contains(first), rest.dropFirst().first?.isWhitespace ?? true else { return .none }
    rest.removeFirst()
    return .mark
  }

  /// Skips the text on a link up to the second half of the line; nil where there is none.
  private mutating func closingRun() -> Head? {
    let start = rest
    while !rest.isEmpty {
      if let first = rest.first, "-=.".contains(first) {
        let run = lineRun()
        if run.count >= 2 { return head() }
      } else {
        rest.removeFirst()
      }
    }
    rest = start
    return nil
  }

  private mutating func skipBlanks() {
    rest = rest.drop(while: \.isWhitespace)
  }
}
