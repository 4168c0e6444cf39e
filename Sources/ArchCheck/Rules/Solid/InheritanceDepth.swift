/// Class hierarchies are shallow, and subclasses keep most of what they inherit.
struct InheritanceDepth: Rule {
  var maxDepth = 3
  var maxOverridden = 0.5

  func findings(in graph: DependencyGraph) -> [Finding] {
    let classes = graph.judgedOriginals.filter { $0.kind == .class }
    let told = Set(classes.map(\.id))
    return classes.compactMap { depthFinding(about: $0, among: told, in: graph) }
      + classes.compactMap { overridingFinding(about: $0, in: graph) }
  }

  /// One finding where a hierarchy passes the limit, not one for each class below.
  ///
  /// - Parameter told: the classes that findings are about.
  private func depthFinding(
    about type: TypeNode, among told: Set<TypeID>, in graph: DependencyGraph
  ) -> Finding? {
    let ancestors = ownAncestors(of: type.id, in: graph)
    guard ancestors.count > maxDepth,
      // Those that pass the limit themselves.
      told.isDisjoint(with: ancestors.dropLast(max(maxDepth, 0) + 1)),
      let place = graph.location(of: type.id)
    else { return nil }
    let chain = ([type.id] + ancestors).reversed().map { graph[$0].name }
    let evidence = ancestors.compactMap { ancestor in
      graph.location(of: ancestor).map { Finding.Evidence("\(graph[ancestor].name)", at: $0) }
    }
    return Finding(
      "\(type.name) inherits from \(ancestors.count.of("class", "classes")) of the project: "
        + "\(chain.joined(separator: " → ")); at most \(maxDepth) are allowed",
      at: place, about: type.id, in: graph,
      condition: graph.condition(type.condition), evidence: evidence)
  }

  private func ownAncestors(of id: TypeID, in graph: DependencyGraph) -> [TypeID] {
    graph.superclasses(of: id).filter { !graph[$0].isExternal }
  }

  private func overridingFinding(about type: TypeNode, in graph: DependencyGraph) -> Finding? {
    guard let base = graph.superclasses(of: type.id).first, !graph[base].isExternal,
      let place = graph.location(of: type.id)
    else { return nil }
    let offered = offeredMembers(of: base, in: graph)
    let overriding = graph.judgedMembers(of: type).filter { index in
      guard let overridden = graph.overridden(byMember: index), offered.contains(overridden) else {
        return false
      }
      return !callsSuper(index, in: graph) && !graph.isHook(overridden)
    }
    let replaced = Set(overriding.compactMap { graph.overridden(byMember: $0) })
    guard offered.count >= 2, replaced.count >= 2,
      Double(replaced.count) >= maxOverridden * Double(offered.count)
    else { return nil }
    let evidence = overriding.map { index in
      Finding.Evidence(
        "overrides \(graph.members[index].signature)",
        at: graph.location(of: graph.members[index].node))
    }
    return Finding(
      "\(type.name) replaces \(replaced.count) of the \(offered.count) methods and computed "
        + "properties of \(graph[base].name) that do something",
      at: place, about: type.id, in: graph,
      target: graph.qualifiedName(of: base), condition: graph.condition(type.condition),
      fix: """
        Let both conform to a protocol, and move what they share into a type that each of them \
        holds.
        """,
      evidence: evidence)
  }

  /// An override that calls what it overrides adds to it.
  private func callsSuper(_ member: Int, in graph: DependencyGraph) -> Bool {
    graph.bodies(ofMember: member).contains { body in
      graph.facts(of: body).callsSuper(graph.members[member].name, in: body.node)
    }
  }

  /// Methods and computed properties that do something; what the class itself overrides belongs to
  /// its own superclass. Empty for a class that has abstract methods.
  private func offeredMembers(of base: TypeID, in graph: DependencyGraph) -> Set<Int> {
    var offered: Set<Int> = []
    for index in graph[base].members where graph.isHome(index) {
      let member = graph.members[index]
      guard member.kind == .method || member.kind == .property, !member.isStatic,
        !member.modifiers.isPrivate, !member.modifiers.contains(.override)
      else { continue }
      let bodies = graph.bodies(ofMember: index).filter { $0.part != .initialValue }
      guard !bodies.isEmpty else { continue }
      if graph.trap(ofMember: index, .standard) != nil { return [] }
      if !bodies.allSatisfy({ graph.isTrivial($0) }) { offered.insert(index) }
    }
    return offered
  }

  static let documentation = RuleDocumentation(
    summary: "Class hierarchies must be shallow, and subclasses keep most of what they inherit.",
    category: .solid, certainty: .heuristic, severity: .warning,
    rationale: """
      A reader of the lowest class must know all those above it, and a change in one of them \
      reaches them all (DIT, Chidamber and Kemerer 1994). A subclass that overrides most of its \
      superclass inherits a name rather than behaviour.
      """,
    fix: """
      Replace inheritance with protocols, extensions and parts: let a type hold what it now \
      inherits.
      """,
    limits: """
      Classes of SDKs and packages do not count. A base whose methods trap, or call a function of \
      the project that never returns, is abstract and meant to be overridden, and so are members \
      that are empty or return a constant, and steps of the class's own work. An override that \
      calls `super` adds to a member and replaces nothing.
      """,
    options: [
      "maxDepth": "How many classes of the project may stand above a class.",
      "maxOverridden": "Share of the superclass's members, from 0 to 1, from which overriding "
        + "them is reported.",
    ],
    guidelines: ["AB-31a"],
    profiles: [.swiftuiModular, .recommended],
    examples: [
      Example(
        """
        //- App/Letters.swift
        class A {}
        class B: A {}
        class C: B {}
        class D: C {}
        class E: D {}  // finding
        class F: E {}
        final class G: E {}
        """),
      Example(
        """
        //- App/Store.swift
        class Store {
          var items: [Int] = []
          var total: Int { items.reduce(0, +) }
          func add(_ item: Int) { items.append(item) }
          func clear() { items.removeAll() }
          func didChange() {}
        }
        final class Special: Store {  // finding
          override var total: Int { items.count }
          override func add(_ item: Int) { items = [item] }
          override func didChange() { print("changed") }
        }
        """),
      Example(
        """
        //- App/Letters.swift
        import UIKit
        class A: UITableViewController {}
        class B: A {}
        class C: B {}
        final class D: C {}
        """),
      Example(
        """
        //- App/Store.swift
        import UIKit
        class Store {
          var items: [Int] = []
          func add(_ item: Int) { items.append(item) }
          func clear() { items.removeAll() }
          func sort() { items.sort() }
        }
        final class Logged: Store {
          override func add(_ item: Int) { super.add(item); print(item) }
          override func clear() { super.clear(); print("cleared") }
          override func sort() { super.sort(); print("sorted") }
        }
        class Template {
          func start() { print("start") }
          func run() { fatalError("abstract") }
        }
        final class Job: Template {
          override func start() { super.start() }
          override func run() { print("run") }
        }
        class Page {
          var path = ""
          final func page() -> String { head() + main() }
          final func head() -> String { path + "head" }
          func main() -> String { path + items().joined() }
          func items() -> [String] { [path, path + "1"] }
        }
        final class Home: Page {
          override func main() -> String { "home" }
          override func items() -> [String] { [] }
        }
        class Interceptor {
          func send(_ part: Int, to next: Interceptor) { next.send(part, to: next) }
          func receive(_ part: Int, to next: Interceptor) { next.receive(part, to: next) }
        }
        final class Logging: Interceptor {
          override func send(_ part: Int, to next: Interceptor) { next.send(part + 1, to: next) }
          override func receive(_ part: Int, to next: Interceptor) { print(part) }
        }
        class Shapes {
          func area() -> Int { undefined() }
          func side() -> Int { undefined() }
        }
        func undefined<T>() -> T { fatalError("undefined") }
        final class Square: Shapes {
          override func area() -> Int { 1 }
          override func side() -> Int { 1 }
        }
        func abstract() -> Never { fatalError("abstract") }
        class Box {
          func open() { abstract() }
          func close() { abstract() }
        }
        final class Chest: Box {
          override func open() { print("open") }
          override func close() { print("close") }
        }
        class Screen: UIViewController {
          override func viewDidLoad() { super.viewDidLoad(); bind() }
          override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); bind() }
          func bind() { title = "Screen" }
        }
        final class Cart: Screen {
          override func viewDidLoad() { super.viewDidLoad() }
          override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
        }
        """),
    ])
}
