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
      return Finding(
        "A new case of \(type.name) changes switches in at least \(types.count) other types: "
          + types.map { graph[$0].name }.listed(atMost: 5),
        at: place, about: type.id, in: graph,
        condition: graph.condition(type.condition),
        fix: "Let \(type.name) answer by properties or methods what these types ask it.",
        evidence: found.map {
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

  /// The switches outside an enum that say something about each of its cases, by enum, in the order
  /// of types and places.
  private func switches(in graph: DependencyGraph) -> [TypeID: [Switch]] {
    var found: [TypeID: [Switch]] = [:]
    for type in graph.judgedOriginals {
      for index in graph.judgedMembers(of: type) {
        for body in graph.bodies(ofMember: index) {
          let facts = graph.facts(of: body)
          for node in facts.descendants(of: body.node) where facts.kind(node) == .switchStmt {
            guard let target = subject(of: node, in: body, graph: graph),
              graph.outermost(target) != graph.outermost(type.id),
              !looksIntoGenericPayload(node, in: body, graph: graph),
              answersOnly(node, in: body, graph: graph)
            else { continue }
            found[target, default: []].append(
              Switch(client: graph.outermost(type.id), node: NodeRef(file: body.file, node: node)))
          }
        }
      }
    }
    return found
  }

  /// The own enum all of whose cases a `switch` names: without `default`, `_` and the like.
  private func subject(of node: Int, in body: Body, graph: DependencyGraph) -> TypeID? {
    let facts = graph.facts(of: body)
    var owner: TypeID?
    for clause in facts.children(of: node) where facts.kind(clause) == .switchCase {
      if facts.nodes[clause].isDefault { return nil }
      for item in facts.children(of: clause) where facts.kind(item) == .caseItem {
        let written = facts.nodes[item]
        let named = graph.sites(inFile: body.file, from: written.offset, to: written.endOffset)
          .compactMap { graph.usedMember(of: $0.site) }
          .first { $0.kind == .enumCase }?.owner
        if let named, !graph[named].isExternal { owner = named }
        if named == nil, takesAny(item, facts: facts) { return nil }
      }
    }
    return owner
  }

  /// Whether a pattern that names no case takes a new one as it comes: `_`, `let other`.
  private func takesAny(_ item: Int, facts: SourceFacts) -> Bool {
    facts.descendants(of: item).contains {
      [.identifierPattern, .wildcardPattern, .discard].contains(facts.kind($0))
    }
  }

  /// Whether a pattern says what a payload of generic type is, as in `case .active(.open)`: an enum
  /// knows nothing of its type arguments and cannot answer for them.
  private func looksIntoGenericPayload(_ node: Int, in body: Body, graph: DependencyGraph) -> Bool {
    let facts = graph.facts(of: body)
    return facts.children(of: node).filter { facts.kind($0) == .switchCase }
      .flatMap { clause in facts.children(of: clause).filter { facts.kind($0) == .caseItem } }
      .flatMap { facts.descendants(of: $0) }
      .contains { call in
        guard let callee = facts.callee(of: call),
          let named = graph.usedMember(at: NodeRef(file: body.file, node: callee.node)),
          graph.members[named].kind == .enumCase
        else { return false }
        let payload = facts.arguments(of: call)
        return zip(payload, isGeneric(payloadOf: named, in: graph)).contains {
          argument, isGeneric in
          isGeneric && !takesAll(argument, facts: facts)
        }
      }
  }

  /// For each associated value of a case, whether its type names a generic parameter.
  private func isGeneric(payloadOf named: Int, in graph: DependencyGraph) -> [Bool] {
    let member = graph.members[named]
    let generics = sequence(first: member.owner) { graph[$0].outer }.flatMap { type in
      graph[type].declarations.flatMap { declaration in
        let facts = graph.files[declaration.file].facts
        return facts.children(of: declaration.node).filter { facts.kind($0) == .genericParameter }
          .map { facts.name(at: $0) }
      }
    }
    let facts = graph.files[member.node.file].facts
    return facts.parameters(of: member.node.node).map { parameter in
      facts.descendants(of: parameter).contains {
        facts.kind($0) == .namedType && generics.contains(facts.name(at: $0))
      }
    }
  }

  /// Whether a part of a pattern takes any value: `_`, `let name`, `(let a, _)`.
  private func takesAll(_ argument: Int, facts: SourceFacts) -> Bool {
    facts.descendants(of: argument).allSatisfy {
      [
        .argument, .bindingPattern, .discard, .identifier, .identifierPattern, .patternExpr, .tuple,
        .tuplePattern, .wildcardPattern,
      ].contains(facts.kind($0))
    }
  }

  /// Whether each branch gives a value that follows from the case alone: no name of the client or
  /// of the code around is used, and no view is built.
  private func answersOnly(_ node: Int, in body: Body, graph: DependencyGraph) -> Bool {
    let facts = graph.facts(of: body)
    return facts.children(of: node).filter { facts.kind($0) == .switchCase }.allSatisfy { clause in
      guard let block = facts.child(.block, of: clause),
        let statement = facts.firstChild(of: block), facts.lastChild(of: block) == statement,
        let value = value(of: statement, facts: facts)
      else { return false }
      var isOfCase = true
      NameWalk.uses(in: clause, facts: facts) { use in
        guard value <= use.node, use.node < Int(facts.nodes[value].end) else { return }
        let isName = facts.name(at: use.node).namesType
        if use.kind != .free || !isName { isOfCase = false }
      }
      return isOfCase && !buildsView(value, in: body, graph: graph)
    }
  }

  /// What a branch returns or assigns; nil where it does something else.
  private func value(of statement: Int, facts: SourceFacts) -> Int? {
    switch facts.kind(statement) {
    case .returnStmt: facts.firstChild(of: statement)
    case .assignment: facts.lastChild(of: statement)
    case .call:
      // `String(…)` is a value, `log(…)` is a deed.
      facts.makesObject(statement) ? statement : nil
    case .member, .string, .integer, .float, .boolean, .nilLiteral, .array, .dictionary,
      .tuple, .binary, .prefixOperator, .identifier, .ternary:
      statement
    default: nil
    }
  }

  /// Whether a value makes a view: one of the project, or one of SwiftUI where the member gives some
  /// view. A color or an image that it gives as such may be asked of the enum.
  private func buildsView(_ value: Int, in body: Body, graph: DependencyGraph) -> Bool {
    let given = graph.members[body.member].type.map { graph[graph.resolved($0)] }
    let givesView = given.map { $0.isExternal && $0.name == "View" } ?? false
    return graph.sites(in: NodeRef(file: body.file, node: value)).contains { entry in
      guard entry.site.kind == .constructs, let made = graph.target(ofSite: entry.index) else {
        return false
      }
      return graph.role(of: made) == .view
        || givesView && graph[graph.resolved(made)].isExternal && graph.belongs(made, to: .view)
    }
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
      Only switches count that a new case breaks and that answer each case with a value. A switch \
      with a `default`, `if case`, and branches that act, build a view or need what the client \
      holds are the client's own business. Tests do not count, and a type counts once with those \
      nested in it.

      Not reported:
      - errors, states, actions and destinations, by name: they are closed sums
      - patterns that look into a payload of generic type, such as `.active(.open)`, and ask what \
      the enum cannot answer
      - switches on values whose type cannot be told, so the number is the least there can be

      Whether an answer is about the case or about the client cannot be decided, so this is info, \
      and the rule is not in `recommended`.
      """,
    options: [
      "maxSites": "How many types besides the enum may answer for it.",
      "exemptNames": "Patterns of names of enums that are left alone.",
    ],
    guidelines: ["AB-26", "AB-31b"],
    profiles: [.swiftuiModular],
    examples: [
      Example(
        """
        //- App/Account.swift
        struct Account {
          enum Plan {  // finding
            case free
            case pro(Int)
          }
        }
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
            switch plan {
            case .pro?: "PRO"
            case .free?, nil: ""
            }
          }
        }
        """, of: ScatteredEnumSwitch(maxSites: 1)),
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
            let limit: Int
            switch plan {
            case .pro: limit = 100
            case .free: limit = 1
            }
            return limit
          }
        }
        """),
      Example(
        """
        //- App/LoadError.swift
        enum LoadError: Error {
          case network, empty
        }
        struct Alert {
          func text(_ error: LoadError) -> String {
            switch error {
            case .network: "Offline"
            case .empty: "Nothing here"
            }
          }
        }
        """, of: ScatteredEnumSwitch(maxSites: 0)),
      Example(
        """
        //- App/Plan.swift
        enum Plan {
          case free, pro
          var price: Int {
            switch self {
            case .free: return 0
            case .pro: return 9
            }
          }
        }
        struct Price {
          func of(_ plan: Plan) -> Int { plan.price }
        }
        struct Badge {
          func text(_ plan: Plan) -> String { plan == .free ? "" : "PRO" }
          func mark(_ plan: Plan) -> String {
            switch plan {
            case .free: return ""
            default: return "PRO"
            }
          }
        }
        """, of: ScatteredEnumSwitch(maxSites: 0)),
    ])
}
