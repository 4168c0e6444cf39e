import Markdown

extension Configuration {
  /// The Markdown text with the arrows of its first diagram made those of the code; nil where there
  /// is no diagram to update.
  ///
  /// Lines stay as they are as long as all their arrows are used; new arrows, and modules that are
  /// not drawn yet, follow at the end, sorted. What only a manifest declares gets a dotted arrow.
  ///
  /// - Parameter counted: what the contract whose diagram it is counts as use.
  package static func updatingDiagram(
    in markdown: String, path: String, with graph: DependencyGraph,
    counting counted: Set<Contract.Use> = Set(Contract.Use.allCases)
  ) -> String? {
    guard let (block, diagram) = Diagram.all(in: markdown, path: path).first else { return nil }
    var lines = markdown.lines.map(String.init)
    let first = block.firstLine - 1
    let count = block.text.lines.count - 1
    guard first > 0, first + count <= lines.count else { return nil }
    // The fence tells how lines end here.
    let end = lines[first - 1].hasSuffix("\r") ? "\r" : ""
    let drawn = lines[first..<first + count].map {
      $0.hasSuffix(end) ? String($0.dropLast(end.count)) : $0
    }
    let update = DiagramUpdate(diagram, graph: graph, counting: counted)
    let updated = update.lines(from: drawn, first: block.firstLine).map { $0 + end }
    lines.replaceSubrange(first..<first + count, with: updated)
    return lines.joined(separator: "\n")
  }
}

/// What is to change in a diagram so that it says what the code does.
private struct DiagramUpdate {
  private let diagram: Diagram
  /// Arrows of the code between drawn elements that no arrow stands for.
  private var missing: [String] = []
  private var unused: Set<Int> = []

  init(_ drawn: Diagram, graph: DependencyGraph, counting counted: Set<Contract.Use>) {
    let resolver = TermResolver(graph: graph)
    diagram = drawn
    let demand = DiagramDemand(drawn, resolver: resolver)
    let names = Dictionary(keepingFirst: graph.modules.enumerated().map { ($1.name, $0) })
    // Modules that are not drawn yet become nodes of their own.
    var extended = drawn
    for module in graph.ownModules where !module.isTest {
      guard let number = names[module.name] else { continue }
      let use = DependencyUse(
        kind: .manifest, sourceModule: ModuleID(number), targetModule: ModuleID(number))
      let isDrawn =
        demand.groups.source(of: use) != nil
        || module.files.contains { file in demand.groups.groups.contains { $0.files.contains(file) }
        }
        || module.types.contains { type in
          demand.groups.groups.contains { $0.types.contains(type.index) }
        }
      if !isDrawn, Self.isIdentifier(module.name) {
        missing.append("  \(module.name)")
        extended.elements.append(
          Diagram.Element(
            id: module.name, label: module.name, parent: nil, isSubgraph: false,
            location: Location(file: drawn.path, line: 0, column: 0)))
      }
    }
    let whole = DiagramDemand(extended, resolver: resolver)
    let used = whole.usedPairs(in: graph, counted)
    let usedByCode = whole.usedPairs(in: graph, counted.subtracting([.manifest]))
    unused = Set(drawn.arrows.indices)
    var arrows: [String] = []
    for pair in used {
      if let arrow = whole.arrow(from: pair.source, to: pair.target) {
        unused.remove(arrow)
      } else {
        let arrow = usedByCode.contains(pair) ? "-->" : "-.->"
        arrows.append(
          "  \(whole.elements[pair.source].id) \(arrow) \(whole.elements[pair.target].id)")
      }
    }
    missing += arrows.sorted()
  }

  /// The lines of the block; `first` is the line of the file that the first of them is.
  func lines(from old: [String], first: Int) -> [String] {
    old.enumerated().flatMap { offset, text -> [String] in
      let arrows = diagram.arrows.enumerated().filter { $0.element.location.line == first + offset }
      guard arrows.contains(where: { unused.contains($0.offset) }) else { return [text] }
      let indentation = String(text.prefix(while: \.isWhitespace))
      let kept = arrows.filter { !unused.contains($0.offset) }.map(\.element)
      let declared = diagram.elements.filter { element in
        element.location.line == first + offset
          && (element.label != element.id
            || !kept.contains { $0.from == element.id || $0.to == element.id })
      }
      return declared.map { element in
        let label = element.label == element.id ? "" : "[\"\(element.label)\"]"
        return "\(indentation)\(element.id)\(label)"
      } + kept.map { "\(indentation)\($0.from) --> \($0.to)" }
    } + missing
  }

  private static func isIdentifier(_ name: String) -> Bool {
    !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
