/// The methods of a type work on common data.
struct LowCohesion: Rule {
  var minMethods = 6
  var maxLcom4 = 1
  var minComponent = 2
  var ignoreWitnesses = true

  func findings(in graph: DependencyGraph) -> [Finding] {
    graph.judgedOriginals.compactMap { type in
      guard [.class, .struct, .actor].contains(type.kind), !isExempt(type.id, in: graph),
        !type.attributes.contains("propertyWrapper"), !handsItselfOn(type, in: graph),
        let place = graph.location(of: type.id)
      else { return nil }
      let cohesion = TypeCohesion(
        of: type.id, in: graph, merging: ignoreWitnesses ? .overloadsAndWitnesses : .overloads,
        joinedByOuterTypes: true, ifAtLeast: minMethods)
      guard cohesion.nodes.count >= minMethods else { return nil }
      let parts = graph.propertyNames(of: type.id) { isPart($0, in: graph) }
      let reporters = graph.propertyNames(of: type.id) { reports($0, in: graph) }
      let groups = cohesion.groups(ofAtLeast: minComponent).map { group in
        group.filter { !isForDebugging(cohesion.nodes[$0], in: graph) }
      }.filter { group in
        group.count >= minComponent
          && group.contains {
            hasMethod(cohesion.nodes[$0], in: graph) && !isMerged(cohesion.nodes[$0], in: graph)
          }
          && !group.allSatisfy {
            onlyForwards(cohesion.nodes[$0], to: parts, reportingBy: reporters, in: graph)
          }
      }
      guard groups.count > maxLcom4 else { return nil }
      let names = groups.map { group in
        self.names(of: group.map { cohesion.nodes[$0] }, in: graph).listed(atMost: 6)
      }
      var finding = Finding(
        "\(type.name) has \(groups.count) groups of methods that share no data (LCOM4 = "
          + "\(groups.count)\(tightCohesion(of: type, in: graph))): "
          + names.map { "{\($0)}" }.listed(atMost: 4),
        at: place, about: type.id, in: graph,
        severity: groups.count >= 3 && !holdsState(type.id, in: graph) ? .warning : nil,
        condition: graph.condition(type.condition),
        fix: "Give each group a type of its own, with the properties that only it uses; start "
          + "with {\(names.last ?? "")}.")
      addGroups(to: &finding, groups, cohesion, in: graph)
      return finding
    }
  }

  /// Whether the type is there to hold the independent parts of a screen's or an app's state.
  private func holdsState(_ id: TypeID, in graph: DependencyGraph) -> Bool {
    graph.isObservable(id) || [.coordinator, .router].contains(graph.role(of: id))
  }

  /// The parts of a view share what it shows, and a model's derived values belong to its data.
  private func isExempt(_ id: TypeID, in graph: DependencyGraph) -> Bool {
    [.view, .model].contains(graph.role(of: id))
      || graph.isBagOfOptions(id)
      || graph.allConformances(of: id).contains {
        ["Codable", "Decodable"].contains(graph[$0].name)
      }
  }

  /// Whether a value gives itself to others: what they ask it then belongs together.
  private func handsItselfOn(_ type: TypeNode, in graph: DependencyGraph) -> Bool {
    type.kind == .struct
      && graph.bodies(of: type.id).contains { body in
        let facts = graph.facts(of: body)
        return facts.descendants(of: body.node).contains { node in
          facts.kind(node) == .argument
            && facts.firstChild(of: node).map { facts.kind($0) == .identifier && facts.isSelf($0) }
              ?? false
        }
      }
  }

  /// The members of a group by their names; those that one protocol demands are one node.
  private func names(of nodes: [TypeCohesion.Node], in graph: DependencyGraph) -> [String] {
    nodes.flatMap(\.members).map { graph.members[$0].name }.uniqued()
  }

  /// Properties alone are views on data, not work.
  private func hasMethod(_ node: TypeCohesion.Node, in graph: DependencyGraph) -> Bool {
    node.members.contains { graph.members[$0].kind == .method }
  }

  /// Whether the node is what a protocol or superclass demands of the type, which no other type can
  /// do for it.
  private func isMerged(_ node: TypeCohesion.Node, in graph: DependencyGraph) -> Bool {
    node.members.contains { graph.members[$0].name != node.name }
  }

  /// Whether the work is done by a type of its own already.
  private func onlyForwards(
    _ node: TypeCohesion.Node, to parts: Set<String>, reportingBy reporters: Set<String>,
    in graph: DependencyGraph
  ) -> Bool {
    node.members.allSatisfy { member in
      graph.bodies(ofMember: member).allSatisfy {
        graph.isForward($0, to: parts, reportingBy: reporters)
      }
    }
  }

  /// Whether a property is a closure, or a subject as Combine has them, by which its type reports to
  /// the outside.
  private func reports(_ property: Member, in graph: DependencyGraph) -> Bool {
    guard property.isStored else { return false }
    let facts = graph.files[property.node.file].facts
    return facts.descendants(of: property.node.node).contains { node in
      switch facts.kind(node) {
      case .functionType: true
      case .identifier, .namedType: facts.name(at: node).hasSuffix("Subject")
      default: false
      }
    }
  }

  /// Whether a property is of one type that the project or a package declares: the work on a list or
  /// a text is its owner's.
  private func isPart(_ property: Member, in graph: DependencyGraph) -> Bool {
    if let type = property.type {
      return !graph.modules[graph[graph.resolved(type)].module.index].isSystem
    }
    // What a package declares that is not at hand has no type here.
    let facts = graph.files[property.node.file].facts
    return facts.child(.typeAnnotation, of: property.node.node).flatMap(facts.firstChild)
      .map { facts.kind($0) == .namedType } ?? false
  }

  private func isForDebugging(_ node: TypeCohesion.Node, in graph: DependencyGraph) -> Bool {
    node.members.allSatisfy {
      graph.isForDebugging(graph.members[$0].condition)
    }
  }

  private func tightCohesion(of type: TypeNode, in graph: DependencyGraph) -> String {
    let cohesion = TypeCohesion(of: type.id, in: graph, merging: .nothing)
    guard cohesion.nodes.count >= 4, let tight = cohesion.tightCohesion, tight < 0.33 else {
      return ""
    }
    return ", TCC = \(tight.short)"
  }

  /// A few members of each group, so that no large one hides the others.
  private func addGroups(
    to finding: inout Finding, _ groups: [[Int]], _ cohesion: TypeCohesion,
    in graph: DependencyGraph
  ) {
    let members = groups.map { $0.compactMap { cohesion.nodes[$0].members.first } }
    let shown = members.enumerated().flatMap { number, group in
      group.prefix(8).map { member in
        Finding.Evidence(
          "group \(number + 1): \(graph.members[member].signature)",
          at: graph.location(of: graph.members[member].node))
      }
    }
    finding.setEvidence(shown, omitted: members.reduce(0) { $0 + $1.count } - shown.count)
  }

  static let documentation = RuleDocumentation(
    summary: "The methods of a type must work on common data.",
    category: .solid, certainty: .heuristic, severity: .info,
    rationale: """
      Methods that share no stored property, directly or through calls, are several types under \
      one name, each with its own reason to change (LCOM4, Hitz and Montazeri 1995).
      """,
    fix: "Give each group of methods a type of its own, with the properties that only it uses.",
    limits: """
      Methods and computed properties are grouped, initializers are not. Overrides, overloads and \
      the witnesses of one protocol are one each, and what one method of the type around a nested \
      type uses of it belongs together. From three groups on the finding is a warning, but for \
      routers, coordinators and observable objects, which hold what is independent of each other.

      Groups that do not count:
      - those that use no data or have no method
      - those whose methods a protocol demands, or one of another package may, or only forward to an object of another type
      - those that only report: they call a closure that the type stores, or `send` of a subject

      Not reported:
      - values that hand themselves on, views, models, bags of options, and what stands in `#if \
      DEBUG`
      """,
    options: [
      "minMethods": "Fewest methods and computed properties with code that a type must have.",
      "maxLcom4": "Most groups that a type may have.",
      "minComponent": "Fewest methods that make a group.",
      "ignoreWitnesses": "Whether the witnesses of one protocol count as one method.",
    ],
    guidelines: ["AB-25"],
    profiles: [.swiftuiModular, .recommended],
    examples: [
      Example(
        """
        //- App/Kit.swift
        final class Kit {  // finding
          private var a = 0
          private var b = 0
          func addA() { a += 1 }
          func subA() { a -= 1 }
          func showA() { print(a) }
          func addB() { b += 1 }
          func subB() { b -= 1 }
          func showB() { print(b) }
        }
        """),
      Example(
        """
        //- App/Session.swift
        struct Session {  // finding
          var user = ""
          var token = ""
          var items: [Int] = []
          func sum() -> Int { items.reduce(0, +) }
          func mean() -> Int { sum() / max(items.count, 1) }
          mutating func rename(_ name: String) { user = name }
          mutating func logIn(token: String) { self.token = token; store(user) }
          func store(_ token: String) { print(token) }
        }
        extension Session {
          var isEmpty: Bool { items.isEmpty }
        }
        """),
      Example(
        """
        //- App/Counter.swift
        final class Counter {
          var a = 0
          var b = 0
          func add() { a += 1 }
          func sub() { a -= 1 }
          func show() { print(a) }
          func addB() { b += 1 }
          func subB() { b -= 1 }
          func showAll() { show(); print(b) }
          func help() -> Int { other() }
          func other() -> Int { help() }
        }
        """),
      Example(
        """
        //- App/Reading.swift
        struct Reading: Codable {
          var a = 0
          var b = 0
          func addA() -> Int { a + 1 }
          func subA() -> Int { a - 1 }
          func mulA() -> Int { a * 2 }
          func addB() -> Int { b + 1 }
          func subB() -> Int { b - 1 }
          func mulB() -> Int { b * 2 }
        }
        """),
    ])
}
