/// No type does everything.
struct GodType: Rule {
  var wmc = 47
  var tcc = 0.33
  var atfd = 5

  func findings(in graph: DependencyGraph) -> [Finding] {
    graph.judgedOriginals.compactMap { type in
      guard [.class, .struct, .actor].contains(type.kind), holdsSeveral(type.id, in: graph),
        let place = graph.location(of: type.id)
      else { return nil }
      let weight = graph.weightedMethods(of: type.id)
      guard weight >= wmc, !isReader(type.id, in: graph), decides(type.id, in: graph) else {
        return nil
      }
      let foreign = graph.foreignData(of: type.id)
      guard foreign.count > atfd else { return nil }
      let cohesion = TypeCohesion(of: type.id, in: graph, merging: .nothing)
      guard let tight = cohesion.tightCohesion, tight < tcc else { return nil }
      let owners = Dictionary(grouping: foreign) { graph.members[$0].owner }
        .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      return Finding(
        "\(type.name) does too much: complexity \(weight) (WMC), cohesion \(tight.short) (TCC), "
          + "\(foreign.count.of("property", "properties")) of "
          + "\(owners.count.of("other type")) read (ATFD)",
        at: place, about: type.id, in: graph, condition: graph.condition(type.condition),
        fix: fix(
          type, reading: owners.first?.key, hasGroups: cohesion.groups(ofAtLeast: 2).count > 1,
          in: graph),
        evidence: heaviest(of: type, in: graph)
          + owners.prefix(4).compactMap { owner, members in
            graph.location(of: owner).map {
              let names = members.sorted().map { graph.members[$0].name }
              return Finding.Evidence(
                "reads \(names.listed(atMost: 6)) of \(graph[owner].name)", at: $0)
            }
          })
    }
  }

  /// Whether there is enough work, and decisions make at least a third of it: many methods that
  /// hardly decide anything are no work.
  private func decides(_ id: TypeID, in graph: DependencyGraph) -> Bool {
    let work = work(of: id, in: graph)
    let weight = work.reduce(0) { $0 + graph.complexity(of: $1) }
    return weight >= wmc && (weight - work.count) * 3 >= weight
  }

  /// The code that counts. Of a facade, most of whose methods forward to what it holds, that is the
  /// rest.
  private func work(of id: TypeID, in graph: DependencyGraph) -> [Body] {
    let bodies = graph.bodiesInOneBuild(of: id).filter { $0.part != .initialValue }
    let properties = graph.propertyNames(of: id)
    let rest = bodies.filter { !graph.isForward($0, to: properties) }
    return rest.count * 2 < bodies.count ? rest : bodies
  }

  /// Whether there is data that methods could share or not; a wrapper of one value has none.
  private func holdsSeveral(_ id: TypeID, in graph: DependencyGraph) -> Bool {
    graph.members(of: id).count {
      $0.isStoredInstanceProperty
    } > 1
  }

  /// Parsers, translators and those that visit or rewrite trees decide much and read all they are
  /// given.
  private func isReader(_ id: TypeID, in graph: DependencyGraph) -> Bool {
    [.parser, .translator].contains(graph.role(of: id))
      || ([id] + graph.superclasses(of: id) + graph.allConformances(of: id)).contains { type in
        Self.readers.contains(where: graph[type].simpleName.hasSuffix)
      }
  }

  private static let readers = ["Visitor", "Rewriter"]

  /// What a view does with values is not for the type that holds them, nor for another module; nor is
  /// what others do with a bag of values, such as settings, for the bag.
  private func fix(
    _ type: TypeNode, reading owner: TypeID?, hasGroups: Bool, in graph: DependencyGraph
  ) -> String {
    let parts =
      hasGroups
      ? "each group of methods that shares data" : "the methods that hardly need the others' data"
    let role = graph.role(of: type.id)
    guard role != .view, role != .viewController, let owner, graph[owner].module == type.module,
      !isBag(owner, in: graph)
    else { return "Move \(parts) into a type of its own." }
    return "Move the code that works on the data of others to \(graph[owner].name), and \(parts) "
      + "into a type of its own."
  }

  /// Whether a struct or enum of many values hardly does anything but to copy itself.
  private func isBag(_ id: TypeID, in graph: DependencyGraph) -> Bool {
    guard [.struct, .enum].contains(graph[id].kind) else { return false }
    let members = graph.members(of: id)
    let values = members.count { $0.kind == .enumCase || $0.isStoredInstanceProperty }
    let methods = members.count {
      $0.kind == .method && !$0.isStatic && $0.type.map(graph.resolved) != id
    }
    return values >= Self.fewestValuesOfBag && methods * 5 < values
  }

  private static let fewestValuesOfBag = 5

  /// The members with the most decisions.
  private func heaviest(of type: TypeNode, in graph: DependencyGraph) -> [Finding.Evidence] {
    var weights: [Int: Int] = [:]
    for body in graph.bodies(of: type.id) where body.part != .initialValue {
      weights[body.member, default: 0] += graph.complexity(of: body)
    }
    return weights.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(4).map {
      member, weight in
      Finding.Evidence(
        "\(graph.members[member].signature) has complexity \(weight)",
        at: graph.location(of: graph.members[member].node))
    }
  }

  static let documentation = RuleDocumentation(
    summary: "No type may do everything.",
    category: .solid, certainty: .heuristic, severity: .warning,
    rationale: """
      A type that is complex, works on unrelated data and reaches into that of many others has \
      become the place where everything is decided (God Class, Lanza and Marinescu 2006). Every \
      change meets there.
      """,
    fix: """
      Move the code that works on the data of others to them, and each group of methods that \
      shares data into a type of its own.
      """,
    limits: """
      All three figures must be over their limits:
      - TCC is the share of the pairs of methods and computed properties that use a common stored \
      property, themselves or through what they call. Private ones and initializers are left out; \
      one that uses none counts.
      - ATFD leaves out reads through key paths and through values whose type cannot be told.
      - WMC leaves out `&&` and `||` where the project overloads them to build expressions.
      - Where most methods only forward to what the type holds, only the others count, and of \
      branches of `#if` those of one build.

      Not reported:
      - parsers, translators and visitors: to decide and to read is their work
      - types whose methods hardly decide anything
      """,
    options: [
      "wmc": "Least sum of the cyclomatic complexities of the methods (WMC).",
      "tcc": "Share of pairs of methods with common data below which the type falls apart (TCC).",
      "atfd": "Most properties of other own types that may be read (ATFD).",
    ],
    guidelines: ["AB-25"],
    profiles: [.swiftuiModular, .recommended],
    examples: [
      Example(
        """
        //- App/Order.swift
        struct Order {
          var a = 0
          var b = 0
          var c = 0
        }
        //- App/Manager.swift
        final class Manager {  // finding
          var x = 0
          var y = 0
          func first(_ o: Order) { if o.a > 0 || x > 0 { x = o.b } }
          func second(_ o: Order) { if o.c > 0 { y = o.c } }
          func third() { for _ in 0..<3 { print("third") } }
        }
        """, of: GodType(wmc: 7, tcc: 0.34, atfd: 2)),
      Example(GodType.monster, of: GodType(wmc: 12, tcc: 0.33, atfd: 5)),
      Example(
        """
        //- App/Token.swift
        struct Raw { var a = 0, b = 0, c = 0 }
        struct Token {
          let raw: Raw
          func one() -> Int { raw.a > 0 && raw.b > 0 ? 1 : 0 }
          func two(_ other: Raw) -> Int { other.a > 1 && other.b > 1 && other.c > 1 ? 2 : 0 }
          func three(_ other: Raw) -> Int { other.a > 1 || other.b > 1 || other.c > 1 ? 3 : 0 }
        }
        """, of: GodType(wmc: 4, tcc: 0.33, atfd: 2)),
      Example(
        """
        //- App/Node.swift
        struct Node {
          var next: Node? { next(ofKind: 0) }
          func next(ofKind kind: Int) -> Node? { nil }
        }
        final class Formatter {
          var x = 0
          var y = 0
          func first(_ n: Node) { if n.next(ofKind: 1) == nil || x > 0 { x = 1 } }
          func second(_ n: Node) { if n.next(ofKind: 2) == nil || y > 0 { y = 1 } }
        }
        """, of: GodType(wmc: 4, tcc: 0.33, atfd: 0)),
      Example(GodType.monster.replacing("  // finding", with: "")),
    ])

  private static let monster = """
    //- App/Models.swift
    struct User { var name = "", mail = "", age = 0 }
    struct Cart { var lines: [Int] = [], total = 0, code = "" }
    //- App/AppManager.swift
    final class AppManager {  // finding
      private var user = User()
      private var cart = Cart()
      private var log: [String] = []
      private var retries = 0
      func greet() -> String { user.name.isEmpty ? "Hello" : "Hello " + user.name }
      func mayBuy() -> Bool { user.age > 17 && !user.mail.isEmpty }
      func sum() -> Int { cart.code == "SALE" ? cart.total / 2 : cart.total }
      func isEmpty() -> Bool { cart.lines.isEmpty || cart.total == 0 }
      func note(_ text: String) { if !text.isEmpty { log.append(text) } }
      func retry() { while retries < 3 { retries += 1 } }
    }
    """
}
