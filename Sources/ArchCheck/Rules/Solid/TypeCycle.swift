/// Types of several files do not depend on one another in a ring.
struct TypeCycle: Rule {
  var maxCycleLength = 0
  var ignoreSameFile = true
  var ignoreNested = true
  var severityAcrossRoles = Severity.warning

  func findings(in graph: DependencyGraph) -> [Finding] {
    findings(in: graph, isDemanded: false)
  }

  /// - Parameter isDemanded: Whether a contract says that there is no cycle, also none of those that
  ///   the rule forgives.
  func findings(in graph: DependencyGraph, isDemanded: Bool) -> [Finding] {
    let links = links(in: graph)
    return foundCycles(
      nodeCount: graph.types.count,
      edges: links.keys.sorted().map { link in
        let reverse = links[Link(source: link.target, target: link.source)] ?? []
        return Edge(
          link.source, link.target,
          weight: weight(of: link, links[link] ?? [], against: reverse, in: graph))
      },
      stepLimit: Self.stepLimit,
      counts: { chain in
        (isDemanded || !isOneLanguage(chain, links: links, in: graph))
          && counts(chain, links: links, in: graph)
      }
    )
    .filter { isDemanded || !isKnot($0, in: graph) }
    .compactMap { finding(about: $0, links: links, in: graph) }
  }

  /// A good cut is enough for advice; proving that of hundreds of types takes most of a run.
  private static let stepLimit = 1_000_000

  private static let kinds: Set<DependencyKind> = [
    .inherits, .conforms, .stores, .parameter, .returns, .generic, .constructs,
  ]

  /// What it costs to cut a link: the weights by which the cheapest cut is chosen.
  private enum Cost {
    /// What the architecture forbids has to go anyway.
    static let forbidden = 1
    /// A weak reference leads back to the owner, who does not need it.
    static let weak = 2
    /// Who is told by its initializer whom it serves could be told less.
    static let given = 3
    /// A use that is none of these, more than any of them.
    static let use = 4
    /// Who makes an object has reason to know it; as much as five other uses.
    static let construction = 20
    /// A superclass or conformance can hardly be taken away, nor what a conformance demands, nor from
    /// a composition root what it puts together: more than what else two types usually have to do
    /// with each other.
    static let fixed = 100
  }

  private func weight(
    of link: Link, _ uses: [Use], against reverse: [Use], in graph: DependencyGraph
  ) -> Int {
    let (source, target) = (graph.types[link.source], graph.types[link.target])
    if let from = graph.role(of: source.id), let to = graph.role(of: target.id),
      graph.matrix(of: source.module).forbidden(from, to) != nil
    {
      return Cost.forbidden
    }
    if uses.contains(where: { isRequired($0, of: target.id, in: graph) }) { return Cost.fixed }
    // What refers back to its owner is the side to cut: it holds it weakly, or is told who it is.
    if uses.contains(where: { isWeak($0.site, in: graph) }) { return Cost.weak }
    if uses.contains(where: { isGiven($0.site, in: graph) }),
      !reverse.isEmpty, !reverse.contains(where: { isGiven($0.site, in: graph) })
    {
      return Cost.given
    }
    let isRoot = graph.isCompositionRoot(source.id, roles: [.app, .coordinator, .factory])
    return uses.reduce(0) { sum, use in
      switch use.site.kind {
      case .inherits, .conforms: sum + Cost.fixed
      case .constructs: sum + (isRoot ? Cost.fixed : Cost.construction)
      default: sum + (isRoot ? Cost.fixed : Cost.use)
      }
    }
  }

  /// Whether the target stands there because a protocol of the source requires the member with it.
  private func isRequired(_ use: Use, of target: TypeID, in graph: DependencyGraph) -> Bool {
    guard use.site.member >= 0, [.stores, .parameter, .returns].contains(use.site.kind) else {
      return false
    }
    let member = graph.members[Int(use.site.member)]
    return graph.allConformances(of: use.source).contains { conformance in
      !graph[conformance].isExternal
        && graph.requirements(of: conformance).map { graph.members[$0] }.contains { required in
          required.name == member.name && required.kind == member.kind
            && ([required.type] + required.parameterTypes).contains {
              $0.map(graph.resolved) == target
            }
        }
    }
  }

  private func isWeak(_ site: Site, in graph: DependencyGraph) -> Bool {
    site.kind == .stores && site.member >= 0
      && !graph.members[Int(site.member)].modifiers.isDisjoint(with: [.weak, .unowned])
  }

  /// Whether an initializer takes the target.
  private func isGiven(_ site: Site, in graph: DependencyGraph) -> Bool {
    site.kind == .parameter && site.member >= 0
      && graph.members[Int(site.member)].kind == .initializer
  }

  /// One use of a type by another, which may be a part of the type that the link begins at.
  struct Use {
    var source: TypeID
    var site: Site
  }

  /// What ties types of the project together, apart from what is meant to lead back.
  func links(in graph: DependencyGraph) -> [Link: [Use]] {
    var links: [Link: [Use]] = [:]
    let homes = Set(
      graph.judgedTypes.filter { $0.outer == nil }.compactMap { $0.declarations.first?.file })
    for type in graph.judgedTypes {
      let uses = graph.uses(by: type.id) {
        Self.kinds.contains($0.kind) && !isRelationship($0, in: graph)
      }
      let sources = ignoreNested ? [type.id] + wholes(around: type.id, in: graph) : [type.id]
      for use in uses {
        let target = graph.resolved(use.target)
        // A delegate is how a lower type reaches a higher one without knowing it.
        guard graph.isJudged(graph[target]), graph.role(of: target) != .delegateProtocol else {
          continue
        }
        let own = use.sites.filter {
          isOwn($0, of: type, homes: homes, in: graph)
            && !isAssembly($0, type.id, target, in: graph)
        }
        if own.isEmpty { continue }
        if isContainer(type.id, of: target, in: graph)
          || isCollection(type.id, of: target, in: graph)
        {
          continue
        }
        for source in sources where !isWithinOne(source, target, in: graph) {
          if graph.isRecord(source), graph.isRecord(target) { continue }
          links[Link(source: source.index, target: target.index), default: []] += own.map {
            Use(source: type.id, site: $0)
          }
        }
      }
    }
    // What makes a type knows it by nature, and is often started from there.
    return links.filter { link, _ in
      let name = graph.types[link.target].simpleName
      return
        !(Self.makers.contains(where: name.hasSuffix)
        && links[Link(source: link.target, target: link.source)] != nil)
    }.mapValues { inOrderOfPaths($0, in: graph) }
  }

  /// Swift's coding has each container know the coder that made it.
  private func isContainer(_ id: TypeID, of coder: TypeID, in graph: DependencyGraph) -> Bool {
    graph.allConformances(of: coder).contains {
      graph[$0].isExternal && ["Decoder", "Encoder"].contains(graph[$0].name)
    }
      && graph.allConformances(of: id).contains {
        graph[$0].isExternal && Self.containers.contains(where: graph[$0].name.contains)
      }
  }

  private static let containers = ["DecodingContainer", "EncodingContainer"]

  /// A collection knows its elements; a value among them may be such a collection, as in JSON. An
  /// element that is an object has no need to know where it stands.
  private func isCollection(_ id: TypeID, of target: TypeID, in graph: DependencyGraph) -> Bool {
    guard !graph[target].isReferenceType,
      graph.allConformances(of: id).contains(where: {
        graph[$0].isExternal
          && ["Collection", "Sequence"].contains(where: graph[$0].name.hasSuffix)
      })
    else { return false }
    return graph.members(of: id).contains { member in
      guard member.kind == .subscript, let element = member.type.map(graph.resolved) else {
        return false
      }
      return element == target || graph.allConformances(of: target).contains(element)
    }
  }

  /// Endings of types that make another one or walk through it.
  private static let makers = [
    "Builder", "Cursor", "Decoder", "Encoder", "Factory", "Iterator", "Parser",
  ]

  /// Whether the type itself uses the target there, and not an extension that another made of it:
  /// the default implementations of a protocol, or what stands in the file of another type.
  private func isOwn(
    _ site: Site, of source: TypeNode, homes: Set<Int>, in graph: DependencyGraph
  ) -> Bool {
    guard let home = source.declarations.first else { return false }
    if source.kind == .protocol {
      let node = graph.files[home.file].facts.nodes[home.node]
      return Int(site.file) == home.file && (node.offset..<node.endOffset).contains(site.offset)
    }
    return Int(site.file) == home.file || !homes.contains(Int(site.file))
  }

  /// A view controller of Clean Swift's templates puts its own scene together.
  private func isAssembly(
    _ site: Site, _ source: TypeID, _ target: TypeID, in graph: DependencyGraph
  ) -> Bool {
    site.kind == .constructs && graph.role(of: source) == .viewController
      && graph.role(of: target).map { [.router, .interactor, .presenter].contains($0) } ?? false
  }

  private func inOrderOfPaths(_ uses: [Use], in graph: DependencyGraph) -> [Use] {
    guard uses.contains(where: { $0.site.file != uses[0].site.file }) else { return uses }
    return uses.sorted {
      (graph.files[Int($0.site.file)].path, $0.site.offset)
        < (graph.files[Int($1.site.file)].path, $1.site.offset)
    }
  }

  /// The types of which the type is a part: those around it, unless they are mere namespaces.
  private func wholes(around id: TypeID, in graph: DependencyGraph) -> [TypeID] {
    var wholes: [TypeID] = []
    var current = id
    while let outer = graph[current].outer {
      if !isNamespace(outer, in: graph) { wholes.append(outer) }
      current = outer
    }
    return wholes
  }

  private func isWithinOne(_ source: TypeID, _ target: TypeID, in graph: DependencyGraph) -> Bool {
    guard ignoreNested else { return source == target }
    func whole(_ id: TypeID) -> TypeID { wholes(around: id, in: graph).last ?? id }
    return whole(source) == whole(target)
  }

  private func isNamespace(_ id: TypeID, in graph: DependencyGraph) -> Bool {
    graph[id].kind == .enum && !graph.members(of: id).contains { $0.kind == .enumCase }
  }

  /// Core Data and SwiftData demand that relationships lead both ways.
  private func isRelationship(_ site: Site, in graph: DependencyGraph) -> Bool {
    guard site.member >= 0 else { return false }
    return graph.attributes(of: graph.members[Int(site.member)]).contains {
      ["NSManaged", "Relationship"].contains($0)
    }
  }

  /// Values of one layer that are made of one another, such as the nodes of a tree, and protocols
  /// that name one another can only be understood together.
  private func isOneLanguage(
    _ chain: [Int], links: [Link: [Use]], in graph: DependencyGraph
  ) -> Bool {
    guard Set(chain.compactMap { graph.role(of: graph.types[$0].id) }).count < 2 else {
      return false
    }
    let classes = Set(chain.filter { graph.types[$0].isReferenceType })
    return classes.isEmpty
      || isCutByProtocol(chain, onlyClass: classes.count == 1, links: links, in: graph)
  }

  /// Whether the ring is cut where one would cut it: a class knows its owner or maker by a protocol
  /// that nobody here implements, as a promise knows its executor.
  ///
  /// - Parameter onlyClass: Whether there is one class. Where there are more, the protocol must make
  ///   what comes next.
  private func isCutByProtocol(
    _ chain: [Int], onlyClass: Bool, links: [Link: [Use]], in graph: DependencyGraph
  ) -> Bool {
    let steps = zip(chain, chain.dropFirst()).map { Link(source: $0, target: $1) }
    return steps.contains { step in
      graph.types[step.target].kind == .protocol
        && links[step, default: []].allSatisfy { ![.conforms, .inherits].contains($0.site.kind) }
        && (onlyClass
          || steps.contains { next in
            next.source == step.target
              && links[next, default: []].allSatisfy { isMade($0.site, in: graph) }
          })
    }
  }

  /// Whether the target is what a method returns.
  private func isMade(_ site: Site, in graph: DependencyGraph) -> Bool {
    site.kind == .returns && site.member >= 0 && graph.members[Int(site.member)].kind == .method
  }

  /// What makes a knot of types a language of its own.
  private enum Language {
    /// Rings among fewer types can be read and cut one by one.
    static let size = 10
    /// Layers show in roles; of a language fewer types have one.
    static let shareWithRoles = 0.25
    /// A tree is made of values, and a few classes that build or print it.
    static let shareOfValues = 0.75
  }

  /// A large knot of types without roles, or of values such as the nodes of a tree, is a language of
  /// its own, not layers that got entangled.
  private func isKnot(_ cycle: FoundCycle, in graph: DependencyGraph) -> Bool {
    guard cycle.nodes.count > Language.size else { return false }
    let count = Double(cycle.nodes.count)
    let known = cycle.nodes.count { graph.role(of: graph.types[$0].id) != nil }
    let values = cycle.nodes.count { [.struct, .enum].contains(graph.types[$0].kind) }
    return Double(known) < count * Language.shareWithRoles
      || Double(values) > count * Language.shareOfValues
        && !cycle.chain.contains { graph.types[$0].isReferenceType }
  }

  private func counts(
    _ chain: [Int], links: [Link: [Use]], in graph: DependencyGraph
  ) -> Bool {
    if maxCycleLength > 0, chain.count - 1 > maxCycleLength { return false }
    if ignoreSameFile {
      let files = Set(chain.compactMap { graph.types[$0].declarations.first?.file })
      if files.count < 2 { return false }
    }
    let conditions = zip(chain, chain.dropFirst()).compactMap { source, target -> Int? in
      let sites = (links[Link(source: source, target: target)] ?? []).map(\.site)
      return sites.contains { $0.condition < 0 } ? nil : sites.first.map { Int($0.condition) }
    }
    return !conditions.contains { left in
      conditions.contains { graph.excludeEachOther(left, $0) }
    }
  }

  private func finding(
    about cycle: FoundCycle, links: [Link: [Use]], in graph: DependencyGraph
  ) -> Finding? {
    let types = cycle.chain.map { graph.types[$0] }
    let uses = cycle.steps.compactMap { step in
      links[step].flatMap { uses in
        uses.first { $0.site.condition < 0 } ?? uses.first
      }
    }
    let sites = uses.map(\.site)
    guard let first = sites.first, sites.count == cycle.steps.count else { return nil }
    let evidence = zip(uses, types.dropFirst()).map { use, target in
      Finding.Evidence(
        "\(graph[use.source].name) \(verb(of: use, target.id, in: graph)) \(target.name)",
        at: graph.location(of: use.site))
    }
    let parts = types.dropLast().filter { graph.role(of: $0.id) != nil }
    let crossesRoles = Set(parts.map { graph.role(of: $0.id) }).count > 1
    let isSure = parts.allSatisfy { graph.strength(of: $0.id) == .strong }
    let more = cycle.nodes.count - cycle.steps.count
    let others = more > 0 ? ", one of those among \(cycle.nodes.count) types" : ""
    let condition = sites.first { $0.condition >= 0 }.map { Int($0.condition) }
    return Finding(
      "\(types.map(\.name).joined(separator: " → ")) is a cycle\(others)",
      at: graph.location(of: first), module: graph.moduleName(of: types[0].id),
      subject: graph.qualifiedName(of: types[0].id),
      target: types[1...].dropLast().map { graph.qualifiedName(of: $0.id) }
        .joined(separator: ", "),
      severity: !crossesRoles
        ? nil : isSure ? severityAcrossRoles : min(severityAcrossRoles, .warning),
      condition: graph.condition(condition), fix: fix(for: cycle, in: graph),
      evidence: evidence + (crossesRoles ? parts.compactMap { graph.roleEvidence(of: $0.id) } : [])
    ).caused(
      by: cycle.members(sites.map(graph.location)) { graph.location(of: graph.types[$0].id) }
        .map { Finding.Cause(graph.types[$0].name, at: $1) })
  }

  /// An associated type that must conform to the target is no conformance of the type.
  private func verb(of use: Use, _ target: TypeID, in graph: DependencyGraph) -> String {
    use.site.kind == .conforms && !graph.allConformances(of: use.source).contains(target)
      ? "names" : use.site.kind.verb
  }

  private func fix(for cycle: FoundCycle, in graph: DependencyGraph) -> String {
    // Of a large knot the cycle that is shown is a start.
    let steps = Set(cycle.steps)
    let isLarge = cycle.cut.count > 3
    let cut = cycle.cut.filter {
      !isLarge || steps.contains(Link(source: $0.source, target: $0.target))
    }.prefix(3).map {
      "\(graph.types[$0.source].name) → \(graph.types[$0.target].name)"
    }
    return
      (isLarge ? "Begin with \(cut.joined(separator: ", "))" : "Cut \(cut.joined(separator: ", "))")
      + ": let one side declare a protocol that the other conforms to, or hand values over "
      + "instead of the object."
  }

  static let documentation = RuleDocumentation(
    summary: "Types must not depend on one another in a ring.",
    category: .solid, certainty: .rule, severity: .info,
    rationale: """
      Types that know each other can be changed and tested only together. Between layers a ring \
      also means that one of them knows a layer it should not.
      """,
    fix: """
      Let one side declare a protocol that the other conforms to, or hand values over instead of \
      the object.
      """,
    limits: """
      Superclasses, conformances, properties, signatures, generic arguments and constructions \
      count; static uses, casts and mentions in bodies do not. A reference through a delegate \
      protocol closes no ring, and neither does an extension of a protocol, an extension that \
      stands in the file of another type, a type that starts its own builder, factory, parser, coder or \
      iterator, a container of a coder, a collection of values, a view controller that puts its scene \
      together, values and protocols without different roles, or a class that knows its owner or maker \
      only by a protocol which nobody in the ring implements. A knot of more than ten types, most of \
      them without a role or values, is left alone.
      """,
    options: [
      "maxCycleLength": "Longest cycle that is reported; 0 for any.",
      "ignoreSameFile": "Whether cycles inside one file are left alone.",
      "ignoreNested": "Whether nested types count as parts of the type around them.",
      "severityAcrossRoles": "Severity of a cycle between types of different roles.",
    ],
    guidelines: ["AB-36", "RP-49"],
    profiles: [.rapiddo, .swiftuiModular, .recommended],
    examples: [
      Example(
        """
        //- App/A.swift
        final class A {
          var b: B?  // finding
        }
        //- App/B.swift
        final class B {
          weak var a: A?
        }
        """),
      Example(
        """
        //- App/Cart.swift
        struct Cart {
          enum Line {
            case item(Item)  // finding
          }
        }
        //- App/Item.swift
        struct Item {
          func owner() -> Shelf? { nil }
        }
        //- App/Shelf.swift
        final class Shelf {
          init(cart: Cart) {}
        }
        """),
      Example(
        """
        //- App/A.swift
        final class A {
          let b = B()
          func ask() -> String { B.title }
        }
        protocol BDelegate: AnyObject {
          func bDidEnd(_ b: B)
        }
        extension A: BDelegate {
          func bDidEnd(_ b: B) {}
        }
        //- App/B.swift
        final class B {
          static let title = "B"
          weak var delegate: BDelegate?
          func isKnown(to other: Any) -> Bool { other is A }
        }
        """),
      Example(
        """
        //- App/Tree.swift
        final class Tree {
          var root: Node?
          final class Leaf {
            var tree: Tree?
          }
        }
        final class Node {
          var tree: Tree?
        }
        """),
      Example(
        """
        //- App/Order.swift
        import CoreData
        final class Order: NSManagedObject {
          @NSManaged var customer: Customer?
        }
        //- App/Customer.swift
        import CoreData
        final class Customer: NSManagedObject {
          @NSManaged var lastOrder: Order?
        }
        //- App/Dog.swift
        import RealmSwift
        final class Dog: Object {
          @Persisted var owner: Person?
        }
        //- App/Person.swift
        import RealmSwift
        final class Person: Object {
          @Persisted var dog: Dog?
        }
        //- App/API.swift
        enum API {
          struct Request {
            let page: Page
          }
        }
        //- App/Page.swift
        struct Page {
          let body: API.Body
        }
        extension API {
          struct Body {}
        }
        //- App/TextDecoder.swift
        final class TextDecoder: Decoder {
          var values: TextValues?
          var list: TextList?
        }
        //- App/TextValues.swift
        struct TextValues: SingleValueDecodingContainer {
          let decoder: TextDecoder
        }
        //- App/TextList.swift
        final class TextList: Sequence {
          func makeIterator() -> TextIterator { TextIterator(list: self) }
        }
        //- App/TextIterator.swift
        struct TextIterator: IteratorProtocol {
          let list: TextList
          func next() -> Int? { nil }
        }
        //- App/Path.swift
        struct Path: Codable {
          var parts: [any PathPart] = []
        }
        //- App/PathPart.swift
        protocol PathPart {
          func path() -> Path
        }
        """),
      Example(
        """
        //- App/Decorator.swift
        protocol Decorator {
          associatedtype Input: Reading
          func decorate(_ text: String) -> String
        }
        extension Decorator where Self == Plain {
          static var plain: Self { Plain() }
        }
        extension Decorator {
          func twice(_ text: String) -> Plain { Plain() }
        }
        protocol Reading {
          func read(with decorator: any Decorator) -> String
        }
        //- App/Plain.swift
        struct Plain: Decorator {
          typealias Input = File
          func decorate(_ text: String) -> String { text }
        }
        struct File: Reading {
          func read(with decorator: any Decorator) -> String { decorator.decorate("") }
        }
        """),
      Example(
        """
        //- App/Executor.swift
        protocol Executor {
          func submit(_ task: @escaping () -> Void) -> Ticket
        }
        //- App/Ticket.swift
        final class Ticket {
          private let box: TicketBox
          init(executor: any Executor) { box = TicketBox(executor: executor) }
        }
        //- App/TicketBox.swift
        final class TicketBox {
          private let executor: any Executor
          init(executor: any Executor) { self.executor = executor }
        }
        //- App/Pipe.swift
        protocol Pipe {
          var line: PipeLine { get }
        }
        //- App/PipeLine.swift
        final class PipeLine {
          private let pipe: any Pipe
          init(pipe: any Pipe) { self.pipe = pipe }
        }
        //- App/JSONValue.swift
        enum JSONValue {
          case number(Double)
          case list(JSONList)
        }
        //- App/JSONList.swift
        final class JSONList: Sequence {
          private var values: [JSONValue] = []
          subscript(index: Int) -> JSONValue { values[index] }
          func makeIterator() -> IndexingIterator<[JSONValue]> { values.makeIterator() }
        }
        """),
      Example(
        """
        //- App/Shape.swift
        protocol Shape {
          var pen: Pen { get }
        }
        //- App/Pen.swift
        final class Pen: Shape {  // finding
          var pen: Pen { self }
        }
        //- App/Branch.swift
        final class Branch: Sequence {
          subscript(index: Int) -> Twig { Twig() }  // finding
          func makeIterator() -> AnyIterator<Int> { AnyIterator { nil } }
        }
        //- App/Twig.swift
        final class Twig {
          var branch: Branch?
        }
        //- App/Page.swift
        protocol Page {
          var book: Book { get }
        }
        //- App/Book.swift
        final class Book {
          let cover = Cover()  // finding
        }
        //- App/Cover.swift
        final class Cover {
          var page: (any Page)?
        }
        """),
      Example(
        """
        //- App/Tokenizer.swift
        final class Tokenizer {
          enum Mark { case none, all }
          func use(_ setup: Setup) {}
          func report() -> Trie { TrieBuilder().build() }
        }
        //- App/Setup.swift
        struct Setup {
          let mark: Tokenizer.Mark
        }
        //- App/Trie.swift
        struct Trie {
          static func made() -> Trie { TrieBuilder().build() }
        }
        //- App/TrieBuilder.swift
        struct TrieBuilder {
          func build() -> Trie { Trie() }
        }
        //- App/Poll.swift
        struct Poll {
          let id: Int
        }
        //- App/PollViewData.swift
        final class PollViewData {
          let poll: Poll
          init(poll: Poll) { self.poll = poll }
        }
        extension Poll {
          func viewData() -> PollViewData { PollViewData(poll: self) }
        }
        //- App/Tree.swift
        struct Tree {
          let nodes: [Node]
        }
        //- App/Node.swift
        struct Node {
          let trees: [Tree]
        }
        """),
    ])
}
