/// A Mermaid diagram in a Markdown file, as the contract that it is: its arrows are the
/// dependencies allowed between what it draws.
package struct Diagram: Sendable, Hashable {
  /// A node or subgraph.
  package struct Element: Sendable, Hashable {
    package var id: String
    /// What a reader of the picture sees; the id where nothing else is written.
    package var label: String
    /// Id of the subgraph it stands in.
    package var parent: String?
    package var isSubgraph: Bool
    package var location: Location
  }

  /// A link with a head, between the ids of two elements.
  package struct Arrow: Sendable, Hashable {
    package var from: String
    package var to: String
    package var location: Location
  }

  /// The Markdown file.
  package var path: String
  /// In the order in which they are drawn.
  package var elements: [Element] = []
  package var arrows: [Arrow] = []
  /// Where arrows stand for which there is no room.
  package var firstLeftOut: Location?

  /// More arrows are left out: nodes joined by `&` have as many as there are pairs of them.
  package static let maximumArrows = 10_000

  package init(path: String) {
    self.path = path
  }

  /// The names that an element is looked up by, the best first.
  func names(of element: Element) -> [String] {
    element.label == element.id ? [element.id] : [element.label, element.id]
  }

  /// What an element stands for; nil for a subgraph that only frames others.
  func members(of element: Element, _ resolver: TermResolver) -> Members? {
    for name in names(of: element) {
      let isCandidate = !element.isSubgraph || resolver.isComponent(name)
      if isCandidate, resolver.isKnown(name) {
        var members = resolver.members(of: name, asTarget: true)
        members.label = name
        return members
      }
    }
    return nil
  }

  /// Whether one of two elements is drawn inside of the other.
  func isNested(_ first: Element, _ second: Element) -> Bool {
    inside(first.id).contains(second) || inside(second.id).contains(first)
  }

  /// The element and everything drawn inside of it.
  func inside(_ id: String) -> [Element] {
    elements.filter { element in
      var current: Element? = element
      for _ in 0..<32 {
        guard let found = current else { return false }
        if found.id == id { return true }
        current = found.parent.flatMap { parent in elements.first { $0.id == parent } }
      }
      return false
    }
  }
}

/// The groups of a diagram and which of them may use which.
struct DiagramDemand {
  let diagram: Diagram
  let groups: Partition
  /// The element that each group is.
  let elements: [Diagram.Element]
  /// Pairs of groups that an arrow connects, with the arrow's number.
  private let arrows: [Link: Int]
  private let nested: Set<Link>

  init(_ diagram: Diagram, resolver: TermResolver) {
    self.diagram = diagram
    // What stands inside of another comes first: the innermost group is a thing's group.
    let drawn =
      diagram.elements.filter { !$0.isSubgraph } + diagram.elements.filter(\.isSubgraph).reversed()
    let found = drawn.compactMap { element in
      diagram.members(of: element, resolver).map { (element, $0) }
    }
    elements = found.map(\.0)
    groups = Partition(found.map(\.1), in: resolver.graph)
    var arrows: [Link: Int] = [:]
    var nested: Set<Link> = []
    let numbers = Dictionary(keepingFirst: elements.enumerated().map { ($1.id, $0) })
    for (number, arrow) in diagram.arrows.enumerated() {
      for source in diagram.inside(arrow.from) {
        for target in diagram.inside(arrow.to) {
          guard let source = numbers[source.id], let target = numbers[target.id] else { continue }
          let pair = Link(source: source, target: target)
          if arrows[pair] == nil { arrows[pair] = number }
        }
      }
    }
    for (number, element) in elements.enumerated() where element.isSubgraph {
      for inner in diagram.inside(element.id) {
        guard let inner = numbers[inner.id] else { continue }
        nested.insert(Link(source: number, target: inner))
        nested.insert(Link(source: inner, target: number))
      }
    }
    self.arrows = arrows
    self.nested = nested
  }

  /// The number of the arrow that allows a dependency; nil where none does.
  func arrow(from source: Int, to target: Int) -> Int? {
    arrows[Link(source: source, target: target)]
  }

  /// Whether nothing is said about the two: they are one, or one stands inside of the other.
  func isFree(from source: Int, to target: Int) -> Bool {
    source == target || nested.contains(Link(source: source, target: target))
  }

  /// Pairs of groups that use each other in the graph, by the numbers of ``elements``.
  func usedPairs(in graph: DependencyGraph, _ uses: Set<Contract.Use>) -> Set<Link> {
    var pairs: Set<Link> = []
    graph.forEachJudgedUse(uses) { use in
      guard let source = groups.source(of: use), let target = groups.target(of: use),
        !isFree(from: source.group, to: target.group)
      else { return }
      pairs.insert(Link(source: source.group, target: target.group))
    }
    return pairs
  }
}
