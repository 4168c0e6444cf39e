/// Reads the lines of a Mermaid flowchart or class diagram, as far as nodes, subgraphs and links go.
struct MermaidParser {
  private enum Kind {
    case undecided, frontMatter, flowchart, classDiagram, other
  }

  private(set) var diagram: Diagram
  private var kind = Kind.undecided
  /// Ids of the open subgraphs, or of braces of a class.
  private var open: [String] = []
  /// Ids of links, which are no nodes.
  private var links: Set<String> = []
  /// Where the elements of the diagram stand in its list, by their ids.
  private var positions: [String: Int] = [:]
  private var line = 0

  init(path: String) {
    diagram = Diagram(path: path)
  }

  mutating func read(_ text: Substring, number: Int) {
    line = number
    let trimmed = text.trimmingBlanks
    if trimmed.isEmpty || trimmed.hasPrefix("%%") { return }
    if trimmed == "---" {
      if kind == .undecided {
        kind = .frontMatter
      } else if kind == .frontMatter {
        kind = .undecided
      }
      return
    }
    let word = trimmed.prefix { !$0.isWhitespace && $0 != ";" }
    switch kind {
    case .frontMatter, .other: return
    case .undecided:
      switch word {
      case "graph", "flowchart", "flowchart-elk": kind = .flowchart
      case "classDiagram", "classDiagram-v2": kind = .classDiagram
      default: kind = .other
      }
      if let semicolon = trimmed.firstIndex(of: ";") {
        read(trimmed[trimmed.index(after: semicolon)...], number: number)
      }
    case .flowchart:
      for statement in trimmed.statements { flowchartStatement(statement) }
    case .classDiagram:
      classStatement(trimmed)
    }
  }

  // MARK: Flowcharts

  private mutating func flowchartStatement(_ text: Substring) {
    let word = text.prefix { !$0.isWhitespace }
    switch word {
    case "subgraph": openSubgraph(text.dropFirst(word.count).trimmingBlanks)
    case "end": _ = open.popLast()
    case "direction", "classDef", "class", "style", "linkStyle", "click", "accTitle:", "accDescr:":
      return
    case _ where describesLink(text): return
    default:
      var scanner = FlowchartScanner(text)
      var sources = nodes(&scanner)
      while let link = scanner.link() {
        if let id = link.id { links.insert(id) }
        let targets = nodes(&scanner)
        if link.pointsRight { add(from: sources, to: targets) }
        if link.pointsLeft { add(from: targets, to: sources) }
        sources = targets
      }
    }
  }

  /// `e1@{ animate: true }`, about a link.
  private func describesLink(_ text: Substring) -> Bool {
    text.firstRange(of: "@{").map { links.contains(String(text[..<$0.lowerBound])) } ?? false
  }

  private mutating func openSubgraph(_ text: Substring) {
    var scanner = FlowchartScanner(text)
    if let node = scanner.node(), scanner.isAtEnd {
      declare(node.id, label: node.label, isSubgraph: true)
      open.append(node.id)
    } else {
      let title = String(text).withoutQuotes
      declare(title, label: nil, isSubgraph: true)
      open.append(title)
    }
  }

  private mutating func nodes(_ scanner: inout FlowchartScanner) -> [String] {
    var ids: [String] = []
    repeat {
      guard let node = scanner.node() else { break }
      declare(node.id, label: node.label, isSubgraph: false)
      ids.append(node.id)
    } while scanner.accept("&")
    return ids
  }

  private mutating func declare(_ id: String, label: String?, isSubgraph: Bool) {
    if let index = positions[id] {
      if let label { diagram.elements[index].label = label }
      if isSubgraph { diagram.elements[index].isSubgraph = true }
      if diagram.elements[index].parent == nil, open.last != id {
        diagram.elements[index].parent = open.last
      }
      return
    }
    positions[id] = diagram.elements.count
    diagram.elements.append(
      Diagram.Element(
        id: id, label: label ?? id, parent: open.last, isSubgraph: isSubgraph, location: location))
  }

  /// Adds an arrow from each of some elements to each of others.
  private mutating func add(from sources: [String], to targets: [String]) {
    guard diagram.arrows.count + sources.count * targets.count <= Diagram.maximumArrows else {
      diagram.firstLeftOut = diagram.firstLeftOut ?? location
      return
    }
    for source in sources {
      for target in targets where source != target {
        diagram.arrows.append(Diagram.Arrow(from: source, to: target, location: location))
      }
    }
  }

  private var location: Location {
    Location(file: diagram.path, line: line, column: 1)
  }

  // MARK: Class diagrams

  private mutating func classStatement(_ text: Substring) {
    if !open.isEmpty {
      if text == "}" { open.removeLast() }
      return
    }
    let words = text.split(whereSeparator: \.isWhitespace)
    switch words.first {
    case "class":
      let rest = text.dropFirst(5).trimmingBlanks
      let name = rest.prefix { $0 != "{" && $0 != "[" && $0 != ":" && !$0.isWhitespace }
      let label = rest.dropFirst(name.count).drop { $0 != "[" }.dropFirst().prefix { $0 != "]" }
      declare(
        String(name).withoutGenerics, label: label.isEmpty ? nil : String(label).withoutQuotes,
        isSubgraph: false)
      if text.hasSuffix("{") { open.append("{") }
    case "namespace", "direction", "note", "style", "classDef", "cssClass", "link", "click",
      "callback", "}":
      return
    default:
      guard let relation = ClassRelation(text) else { return }
      declare(relation.left, label: nil, isSubgraph: false)
      declare(relation.right, label: nil, isSubgraph: false)
      if relation.pointsRight { add(from: [relation.left], to: [relation.right]) }
      if relation.pointsLeft { add(from: [relation.right], to: [relation.left]) }
    }
  }
}

/// `Cart "1" *-- "n" Item : holds`: which of the two classes depends on the other.
struct ClassRelation {
  var left: String
  var right: String
  var pointsRight = false
  var pointsLeft = false

  init?(_ text: Substring) {
    let statement = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)[0]
    for body in ["--", ".."] {
      guard let range = statement.firstRange(of: body) else { continue }
      var before = statement[..<range.lowerBound].trimmingBlanks
      var after = statement[range.upperBound...].trimmingBlanks
      // An end that contains shows at the other one; a head points at what is used.
      for (mark, points) in [("<|", true), ("<", true), ("*", false), ("()", nil)]
        as [(String, Bool?)]
      where before.hasSuffix(mark) {
        before = before.dropLast(mark.count)
        if points == true { pointsLeft = true } else if points == false { pointsRight = true }
        break
      }
      if before.hasSuffix(" o") || before.hasSuffix("\"o") {
        before = before.dropLast()
        pointsRight = true
      }
      for (mark, points) in [("|>", true), (">", true), ("*", false), ("()", nil)]
        as [(String, Bool?)]
      where after.hasPrefix(mark) {
        after = after.dropFirst(mark.count)
        if points == true { pointsRight = true } else if points == false { pointsLeft = true }
        break
      }
      if after.hasPrefix("o ") || after.hasPrefix("o\"") {
        after = after.dropFirst()
        pointsLeft = true
      }
      left = String(before.prefix { $0 != "\"" }.trimmingBlanks).withoutGenerics
      let target = after.trimmingBlanks
      right =
        String(
          target.hasPrefix("\"")
            ? target.dropFirst().drop { $0 != "\"" }.dropFirst().trimmingBlanks : target
        ).withoutGenerics
      guard !left.isEmpty, !right.isEmpty, !left.contains(" "), !right.contains(" ") else {
        return nil
      }
      return
    }
    return nil
  }
}

extension String {
  var withoutQuotes: String {
    let inner = count >= 2 && first == "\"" && last == "\"" ? String(dropFirst().dropLast()) : self
    let plain = inner.count >= 2 && inner.first == "`" && inner.last == "`"
    return plain ? String(inner.dropFirst().dropLast()) : inner
  }

  fileprivate var withoutGenerics: String {
    String(prefix { $0 != "~" }).withoutQuotes
  }
}

extension Substring {
  /// Parts between semicolons outside of quotes.
  fileprivate var statements: [Substring] {
    var isQuoted = false
    return split {
      if $0 == "\"" { isQuoted.toggle() }
      return $0 == ";" && !isQuoted
    }.map(\.trimmingBlanks).filter { !$0.isEmpty }
  }
}
