/// What an enum means is decided in few places.
struct ScatteredEnumSwitch: Rule {
  var maxSites = 2
  var exemptNames = ["Action", "State", "*Destination", "*Destinations", "*Error", "CodingKeys"]

  func findings(in graph: DependencyGraph) -> [Finding] {
    let switches = switches(in: graph)
    return graph.judgedTypes.compactMap { type in
      guard type.kind == .enum, let found = switches[type.id], !isExempt(type, in: graph),
        let place = graph.location(of: type.id)
      else { return nil }
      let types = Set(found.map(\.client)).sorted()
      guard types.count > maxSites else { return nil }
      let cases = graph.members(of: type.id).count { $0.kind == .enumCase }
      return Finding(
        "\(type.name) is switched on in \(types.count) other types, at \(found.count) places with "
          + "\(cases.of("case")) each to keep up to date: "
          + types.map { graph[$0].name }.listed(atMost: 5),
        at: place, module: graph.moduleName(of: type.id), subject: graph.qualifiedName(of: type.id),
        condition: graph.condition(type.condition),
        fix: "Let \(type.name) answer by properties or methods what these types ask it.",
        evidence: found.prefix(12).map {
          Finding.Evidence("\(graph[$0.client].name) decides here", at: graph.location(of: $0.node))
        })
    }
  }

  private struct Switch {
    var client: TypeID
    var node: NodeRef
  }

  private func isExempt(_ type: TypeNode, in graph: DependencyGraph) -> Bool {
    exemptNames.matches(type.simpleName) || exemptNames.matches(type.name)
      || graph.role(of: type.id) == .destination
      || graph.allConformances(of: type.id).contains {
        ["Error", "CodingKey"].contains(graph[$0].name)
      }
  }

  /// The places outside an enum that take it apart, by enum, in the order of types and places.
  private func switches(in graph: DependencyGraph) -> [TypeID: [Switch]] {
    var found: [TypeID: [Switch]] = [:]
    for type in graph.judgedOriginals {
      for index in graph.judgedMembers(of: type) {
        for body in graph.bodies(ofMember: index) {
          let facts = graph.facts(of: body)
          for node in facts.descendants(of: body.node) {
            guard let target = subject(of: node, in: body, graph: graph),
              graph.outermost(target) != graph.outermost(type.id)
            else { continue }
            found[target, default: []].append(
              Switch(client: graph.outermost(type.id), node: NodeRef(file: body.file, node: node)))
          }
        }
      }
    }
    return found
  }

  /// The own enum whose cases a `switch` or `if case` tells apart.
  private func subject(of node: Int, in body: Body, graph: DependencyGraph) -> TypeID? {
    let facts = graph.facts(of: body)
    let patterns: [Int]
    switch facts.kind(node) {
    case .switchStmt:
      patterns = facts.children(of: node).filter { facts.kind($0) == .switchCase }
        .flatMap { clause in facts.children(of: clause).filter { facts.kind($0) == .caseItem } }
    case .matchCondition: patterns = facts.firstChild(of: node).map { [$0] } ?? []
    default: return nil
    }
    for pattern in patterns {
      let written = facts.nodes[pattern]
      let owner = graph.sites(inFile: body.file, from: written.offset, to: written.endOffset)
        .compactMap { $0.site.usedMember >= 0 ? graph.members[Int($0.site.usedMember)] : nil }
        .first { $0.kind == .enumCase }?.owner
      if let owner, !graph[owner].isExternal { return owner }
    }
    return nil
  }

  static let documentation = RuleDocumentation(
    summary: "What an enum means must not be decided in many types.",
    category: .solid, certainty: .heuristic, severity: .info,
    rationale: """
      Where several types switch on one enum, a new case is a change in each of them (shotgun \
      surgery, Fowler 1999). What depends on the case alone belongs to the enum.
      """,
    fix: "Let the enum answer by properties or methods what the types ask it.",
    limits: """
      Exhaustive switches are good Swift where the decision belongs to the client, as layout does \
      to a view; whether it does cannot be seen, so this is info. Errors, states, actions and \
      destinations are closed sums and left alone, by name. Tests do not count. On real apps every \
      second finding was about such a decision, so the rule is not in `recommended`.
      """,
    options: [
      "maxSites": "How many types besides the enum may switch on it.",
      "exemptNames": "Patterns of names of enums that are left alone.",
    ],
    guidelines: ["AB-26", "AB-31b"],
    profiles: [.swiftuiModular],
    examples: [
      Example(
        """
        //- App/Plan.swift
        enum Plan {  // finding
          case free
          case pro
        }
        //- App/Uses.swift
        struct Price {
          func of(_ plan: Plan) -> Int {
            switch plan {
            case .free: return 0
            case .pro: return 9
            }
          }
        }
        struct Badge {
          func text(_ plan: Plan) -> String {
            switch plan {
            case .free: return ""
            case .pro: return "PRO"
            }
          }
        }
        final class Limits {
          var plan = Plan.free
          func limit() -> Int {
            if case .pro = plan { return 100 }
            return 1
          }
        }
        """),
      Example(
        """
        //- App/Plan.swift
        struct Account {
          enum Plan {  // finding
            case free
            case pro(Int)
          }
        }
        //- App/Uses.swift
        struct Price {
          func of(_ plan: Account.Plan) -> Int {
            switch plan {
            case .free: return 0
            case .pro(let price): return price
            }
          }
        }
        struct Badge {
          func text(_ plan: Account.Plan?) -> String {
            guard case .pro? = plan else { return "" }
            return "PRO"
          }
        }
        """, of: ScatteredEnumSwitch(maxSites: 1)),
      Example(
        """
        //- App/Plan.swift
        enum Plan {
          case free
          case pro
          var price: Int {
            switch self {
            case .free: return 0
            case .pro: return 9
            }
          }
        }
        //- App/Uses.swift
        struct Price {
          func of(_ plan: Plan) -> Int {
            switch plan {
            case .free: return 0
            case .pro: return 9
            }
          }
          func other(_ plan: Plan) -> Bool { plan == .pro }
          struct Part {
            func of(_ plan: Plan) -> Int {
              if case .free = plan { return 0 }
              return 1
            }
          }
        }
        struct Badge {
          func text(_ plan: Plan) -> String { plan == .free ? "" : "PRO" }
        }
        struct Limits {
          func limit(_ plan: Plan) -> Int { plan.price }
        }
        """, of: ScatteredEnumSwitch(maxSites: 1)),
      Example(
        """
        //- App/Loading.swift
        enum LoadError: Error {
          case network
          case empty
        }
        final class Feed {
          enum State {
            case idle
            case loading
          }
        }
        struct A {
          func a(_ error: LoadError, _ state: Feed.State) {
            if case .network = error { print("a") }
            if case .idle = state { print("a") }
          }
        }
        struct B {
          func b(_ error: LoadError, _ state: Feed.State) {
            if case .network = error { print("b") }
            if case .idle = state { print("b") }
          }
        }
        //- AppTests/LoadTests.swift
        @testable import App
        import XCTest
        struct C {
          func c(_ error: LoadError) {
            if case .network = error { print("c") }
          }
        }
        """, of: ScatteredEnumSwitch(maxSites: 1)),
    ])
}
