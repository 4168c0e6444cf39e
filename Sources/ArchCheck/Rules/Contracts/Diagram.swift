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
        var members = resolver.members(of: name, at: .target)
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
