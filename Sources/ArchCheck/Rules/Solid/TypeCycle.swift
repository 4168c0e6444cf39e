/// Types of several files do not depend on one another in a ring.
struct TypeCycle: Rule {
  var maxCycleLength = 0
  var ignoreSameFile = true
  var ignoreNested = true
  var severityAcrossRoles = Severity.warning

  func findings(in graph: DependencyGraph) -> [Finding] {
    let links = links(in: graph)
    return foundCycles(
      nodeCount: graph.types.count,
      edges: links.keys.sorted().map {
        Edge($0.source, $0.target, weight: links[$0]?.count ?? 1)
      },
      stepLimit: Self.stepLimit,
      counts: { counts($0, links: links, in: graph) }
    )
    .compactMap { finding(about: $0, links: links, in: graph) }
  }

  /// A good cut is enough for advice; proving that of hundreds of types takes most of a run.
  private static let stepLimit = 1_000_000

  private struct Link: Hashable, Comparable {
    var source: Int
    var target: Int

    static func < (left: Link, right: Link) -> Bool {
      (left.source, left.target) < (right.source, right.target)
    }
  }

  private static let kinds: Set<DependencyKind> = [
    .inherits, .conforms, .stores, .parameter, .returns, .generic, .constructs,
  ]

  private func links(in graph: DependencyGraph) -> [Link: [Site]] {
    var links: [Link: [Site]] = [:]
    for type in graph.judgedTypes {
      let uses = graph.uses(by: type.id) {
        Self.kinds.contains($0.kind) && !isRelationship($0, in: graph)
      }
      for use in uses {
        let target = graph.resolved(use.target)
        // A delegate is how a lower type reaches a higher one without knowing it.
        guard graph.isJudged(graph[target]), graph.role(of: target) != .delegateProtocol else {
          continue
        }
        let link = Link(
          source: node(of: type.id, in: graph).index, target: node(of: target, in: graph).index)
        if isRecord(graph.types[link.source].id, in: graph),
          isRecord(graph.types[link.target].id, in: graph)
        {
          continue
        }
        if link.source != link.target { links[link, default: []] += use.sites }
      }
    }
    return links.mapValues(graph.inOrderOfPaths)
  }

  /// A nested type is a part of the type around it, unless that one is a mere namespace.
  private func node(of id: TypeID, in graph: DependencyGraph) -> TypeID {
    guard ignoreNested else { return id }
    var part = id
    var current = id
    while let outer = graph[current].outer {
      if !isNamespace(outer, in: graph) { part = outer }
      current = outer
    }
    return part
  }

  private func isNamespace(_ id: TypeID, in graph: DependencyGraph) -> Bool {
    graph[id].kind == .enum && !graph.members(of: id).contains { $0.kind == .enumCase }
  }

  /// Whether a database stores the object, whose relationships lead both ways.
  private func isRecord(_ id: TypeID, in graph: DependencyGraph) -> Bool {
    graph[id].attributes.contains("Model")
      || graph.superclasses(of: id).contains { graph[$0].name == "NSManagedObject" }
  }

  /// Core Data and SwiftData demand that relationships lead both ways.
  private func isRelationship(_ site: Site, in graph: DependencyGraph) -> Bool {
    guard site.member >= 0 else { return false }
    return graph.attributes(of: graph.members[Int(site.member)]).contains {
      ["NSManaged", "Relationship"].contains($0)
    }
  }

  private func counts(
    _ chain: [Int], links: [Link: [Site]], in graph: DependencyGraph
  ) -> Bool {
    if maxCycleLength > 0, chain.count - 1 > maxCycleLength { return false }
    if ignoreSameFile {
      let files = Set(chain.compactMap { graph.types[$0].declarations.first?.file })
      if files.count < 2 { return false }
    }
    let conditions = zip(chain, chain.dropFirst()).compactMap { source, target -> Int? in
      let sites = links[Link(source: source, target: target)] ?? []
      return sites.contains { $0.condition < 0 } ? nil : sites.first.map { Int($0.condition) }
    }
    return !conditions.contains { left in
      conditions.contains { graph.excludeEachOther(left, $0) }
    }
  }

  private func finding(
    about cycle: FoundCycle, links: [Link: [Site]], in graph: DependencyGraph
  ) -> Finding? {
    let types = cycle.chain.map { graph.types[$0] }
    let sites = cycle.steps.compactMap { step in
      links[Link(source: step.source, target: step.target)].flatMap { sites in
        sites.first { $0.condition < 0 } ?? sites.first
      }
    }
    guard let first = sites.first, sites.count == cycle.steps.count else { return nil }
    let evidence = zip(zip(types, types.dropFirst()), sites).map { step, site in
      Finding.Evidence(
        "\(step.0.name) \(site.kind.verb) \(step.1.name)", at: graph.location(of: site))
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
      evidence: evidence + (crossesRoles ? parts.compactMap { graph.roleEvidence(of: $0.id) } : []))
  }

  private func fix(for cycle: FoundCycle, in graph: DependencyGraph) -> String {
    let cut = cycle.cut.prefix(3).map {
      "\(graph.types[$0.source].name) → \(graph.types[$0.target].name)"
    }
    let rest = cycle.cut.count > cut.count ? " and \(cycle.cut.count - cut.count) more" : ""
    return "Cut \(cut.joined(separator: ", "))\(rest): let one side declare a protocol that the "
      + "other conforms to, or hand values over instead of the object."
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
      protocol closes no ring.
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
        struct Shelf {
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
        """),
    ])
}
