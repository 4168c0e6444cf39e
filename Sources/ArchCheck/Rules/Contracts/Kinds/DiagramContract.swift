/// The arrows of the diagram in a Markdown file are the dependencies allowed.
struct DiagramContract: ContractKind {
  /// Its path alone until the file is read.
  var diagram = Diagram(path: "")

  static let documentation = ContractDocumentation(
    word: "diagram", summary: "A Markdown file whose Mermaid diagram is the contract.",
    modifiers: [.uses], example: "Docs/Architecture.md",
    fix: "Remove the dependency, or draw the arrow if it is meant.")

  static let form = ContractForm<Self>.text(\.diagram.path)

  var subject: String { diagram.path }

  func sentence(reach: String) -> [Phrase] {
    ["The arrows of the diagram in ", .code(diagram.path), " are the dependencies allowed."]
  }

  /// Parts of a diagram that are nothing, or that share something and do not stand in one another.
  func mistakes(of contract: Contract, _ resolver: TermResolver) -> [Mistake] {
    var mistakes: [Mistake] = []
    var drawn: [(element: Diagram.Element, members: Members)] = []
    for element in diagram.elements {
      if let members = diagram.members(of: element, resolver) {
        for other in drawn where !diagram.isNested(element, other.element) {
          guard let shared = other.members.shared(with: members, in: resolver.graph) else {
            continue
          }
          mistakes.append(
            Mistake(
              "\"\(other.element.label)\" and \"\(element.label)\" overlap: \(shared) belongs to "
                + "both; draw one inside of the other", at: element.location, severity: .warning))
        }
        drawn.append((element, members))
      } else if !element.isSubgraph
        || !diagram.inside(element.id).contains(where: { !$0.isSubgraph })
      {
        mistakes.append(
          Mistake(
            unknown("module or component", element.label, among: resolver.ownNames),
            at: element.location))
      }
    }
    return mistakes
  }

  func findings(_ check: ContractCheck) -> [Finding] {
    check.findings(against: DiagramDemand(diagram, resolver: check.resolver))
  }

  /// Arrows that the code does not need.
  func notes(_ check: ContractCheck) -> [Note] {
    let demand = DiagramDemand(diagram, resolver: check.resolver)
    let used = Set(
      demand.usedPairs(in: check.graph, check.contract.uses).compactMap {
        demand.arrow(from: $0.source, to: $0.target)
      })
    return diagram.arrows.enumerated().filter { !used.contains($0.offset) }.map {
      Note(
        "nobody uses the arrow from \($0.element.from) to \($0.element.to)",
        at: $0.element.location)
    }
  }

  func named(_ resolver: TermResolver) -> Members? {
    DiagramDemand(diagram, resolver: resolver).groups.groups
      .reduce(into: Members(label: "")) { $0.formUnion($1) }
  }
}

extension Contract {
  /// The diagram that the contract is, if it is one.
  package var diagram: Diagram? { (kind as? DiagramContract)?.diagram }
}

/// The groups of a diagram and which of them may use which.
struct DiagramDemand: Demand {
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

  func breach(by use: DependencyUse) -> Breach? {
    guard let (source, target) = groups.ends(of: use),
      !isFree(from: source.group, to: target.group),
      arrow(from: source.group, to: target.group) == nil
    else { return nil }
    return groups.breach(source, target, ", which no arrow of \(diagram.path) allows")
  }
}
