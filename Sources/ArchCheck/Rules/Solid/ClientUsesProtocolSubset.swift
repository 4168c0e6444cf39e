/// A client uses most of what it depends on.
struct ClientUsesProtocolSubset: Rule {
  var minRequirements = 6
  var maxRatio = 0.34
  var iucThreshold = 0.5
  var minClients = 3
  var includeClasses = false

  func findings(in graph: DependencyGraph) -> [Finding] {
    var byTarget: [TypeID: [Use]] = [:]
    var holders: [TypeID: Int] = [:]
    let shared = sharedProperties(in: graph)
    for type in graph.judgedOriginals where type.kind != .protocol {
      for use in uses(by: type, besides: shared, in: graph) {
        byTarget[use.target, default: []].append(use)
      }
      let held = graph.judgedMembers(of: type).flatMap {
        dependencies(graph.members[$0], in: graph).map(\.type)
      }
      for target in Set(held) { holders[target, default: 0] += 1 }
    }
    return byTarget.sorted { $0.key < $1.key }.flatMap { target, uses -> [Finding] in
      let share = uses.reduce(0) { $0 + $1.ratio } / Double(uses.count)
      if uses.count >= minClients, share < iucThreshold {
        // What the others use, who pass it on or hide it in generics, would change the mean.
        guard uses.count * 2 > holders[target, default: 0] else { return [] }
        return [finding(about: target, uses, share: share, in: graph)].compactMap(\.self)
      }
      return uses.filter { $0.ratio <= maxRatio && !isBesides($0, in: graph) }
        .map { finding(about: $0, in: graph) }
    }
  }

  /// Whether nobody would declare a protocol for the client: a helper in the protocol's own file that
  /// is less known than the protocol, or a tool beside the library that offers it.
  private func isBesides(_ use: Use, in graph: DependencyGraph) -> Bool {
    let (client, target) = (graph[use.client], graph[use.target])
    if graph.access(of: use.client) < graph.access(of: use.target),
      client.declarations.first?.file == target.declarations.first?.file
    {
      return true
    }
    return graph[client.module].declaration?.kind == .executable
      && graph[target.module].declaration?.isLibraryProduct ?? false
  }

  /// One client's use of one type that it holds or is made with.
  private struct Use {
    var client: TypeID
    var target: TypeID
    /// The property or initializer that brings it.
    var place: NodeRef
    var offered: [Int]
    var used: Set<Int>

    var ratio: Double { Double(used.count) / Double(offered.count) }
  }

  /// Members that other types read, among them subclasses: what a property holds is used there, too.
  private func sharedProperties(in graph: DependencyGraph) -> Set<Int> {
    graph.dependencies.reduce(into: []) { shared, dependency in
      guard dependency.source != dependency.target, !graph.isTest(dependency.source) else { return }
      for site in graph.sites[dependency.sites] where !site.flags.contains(.write) {
        if let member = site.usedMemberIndex { shared.insert(member) }
      }
    }
  }

  /// - Parameter shared: the properties that others read.
  private func uses(
    by type: TypeNode, besides shared: Set<Int>, in graph: DependencyGraph
  ) -> [Use] {
    var uses: [TypeID: Use] = [:]
    var names: [TypeID: Set<String>] = [:]
    var passedOn: Set<TypeID> = []
    for index in graph.judgedMembers(of: type) {
      let member = graph.members[index]
      for (name, held) in dependencies(member, in: graph) {
        guard counts(held, for: type.id, in: graph) else { continue }
        names[held, default: []].insert(name)
        if shared.contains(index), member.kind == .property { passedOn.insert(held) }
        let offered = offered(by: held, in: graph)
        guard offered.count >= minRequirements, uses[held] == nil else { continue }
        let used = used(offered, by: type.id, in: graph)
        uses[held] = Use(
          client: type.id, target: held, place: member.node, offered: offered, used: used)
      }
    }
    return uses.values.compactMap { use in
      counted(use, by: names[use.target] ?? [], of: type, in: graph)
    }.filter { use in
      !use.used.isEmpty && !passedOn.contains(use.target)
        && !isPassedOn(names[use.target] ?? [], by: type, in: graph)
        && !usesMore(than: use.offered, of: use.target, by: type.id, in: graph)
    }.sorted { $0.target < $1.target }
  }

  /// With every member that is called on the value by name, where an overload could not be told;
  /// nil where one is called that the protocol does not require.
  private func counted(
    _ use: Use, by names: Set<String>, of type: TypeNode, in graph: DependencyGraph
  ) -> Use? {
    var called: Set<String> = []
    for body in graph.bodies(of: type.id) {
      let facts = graph.facts(of: body)
      for node in facts.descendants(of: body.node) {
        guard let base = facts.base(of: node) else { continue }
        let isValue =
          facts.kind(base) == .identifier && names.contains(facts.name(at: base))
          || facts.kind(base) == .member && names.contains(facts.name(at: base))
            && facts.base(of: base).map(facts.isSelf) ?? false
        if isValue { called.insert(facts.name(at: node)) }
      }
    }
    called.subtract(use.used.map { graph.members[$0].name })
    let known = known(of: use.target, use.offered, in: graph)
    guard called.isSubset(of: Set(known.map { graph.members[$0].name })) else { return nil }
    var use = use
    use.used.formUnion(use.offered.filter { called.contains(graph.members[$0].name) })
    return use
  }

  /// Stored properties and parameters of initializers, with their types.
  private func dependencies(
    _ member: Member, in graph: DependencyGraph
  ) -> [(name: String, type: TypeID)] {
    switch member.kind {
    case .property where member.isStored && !member.isStatic && !isWitness(member, in: graph):
      return member.type.map { [(member.name, graph.resolved($0))] } ?? []
    case .initializer:
      let facts = graph.files[member.node.file].facts
      return zip(facts.parameters(of: member.node.node), member.parameterTypes).compactMap {
        node, type in type.map { (facts.name(at: node), graph.resolved($0)) }
      }
    default: return []
    }
  }

  /// Whether an own protocol requires the property: its extensions use it on behalf of the type.
  private func isWitness(_ member: Member, in graph: DependencyGraph) -> Bool {
    graph.allConformances(of: member.owner).contains { conformance in
      !graph[conformance].isExternal
        && !graph.requirements(of: conformance, named: member.name).isEmpty
    }
  }

  private func counts(_ id: TypeID, for client: TypeID, in graph: DependencyGraph) -> Bool {
    let type = graph[id]
    guard !type.isExternal, graph.outermost(id) != graph.outermost(client) else { return false }
    switch type.kind {
    case .protocol: return !graph.allConformances(of: client).contains(id)
    case .class, .actor:
      return includeClasses
        && graph.serviceEvidence(of: id, roles: DependencyGraph.workingRoles) != nil
    default: return false
    }
  }

  private func offered(by id: TypeID, in graph: DependencyGraph) -> [Int] {
    if graph[id].kind == .protocol {
      // What has a default asks nothing of a stand-in.
      return graph.allRequirements(of: id).filter { graph.defaultImplementation(of: $0) == nil }
    }
    return graph[id].members.filter { index in
      let member = graph.members[index]
      return [.method, .property].contains(member.kind) && !member.isStatic
        && !member.modifiers.isPrivate
    }
  }

  /// What is offered, and the requirements with a default.
  private func known(of id: TypeID, _ offered: [Int], in graph: DependencyGraph) -> [Int] {
    graph[id].kind == .protocol ? graph.allRequirements(of: id) : offered
  }

  private func used(_ offered: [Int], by client: TypeID, in graph: DependencyGraph) -> Set<Int> {
    let offered = Set(offered)
    return graph.dependencies(of: client).reduce(into: Set()) {
      $0.formUnion(graph.usedMembers($1).intersection(offered))
    }
  }

  /// Whether the client calls members of the protocol's extensions, which need what they need.
  private func usesMore(
    than offered: [Int], of target: TypeID, by client: TypeID, in graph: DependencyGraph
  ) -> Bool {
    let known = Set(known(of: target, offered, in: graph))
    return graph[target].kind == .protocol
      && graph.dependencies(of: client).contains { dependency in
        dependency.target == target
          && graph.sites[dependency.sites].contains {
            $0.usedMemberIndex.map { !known.contains($0) } ?? false
          }
      }
  }

  /// Whether the value goes anywhere but into a property: then others may use the rest of it.
  private func isPassedOn(
    _ names: Set<String>, by type: TypeNode, in graph: DependencyGraph
  ) -> Bool {
    graph.bodies(of: type.id).contains { body in
      let facts = graph.facts(of: body)
      let nodes = facts.descendants(of: body.node)
      guard nodes.contains(where: { names.contains(facts.name(at: $0)) }) else { return false }
      let parents = Parents(of: body.node, in: facts)
      return nodes.contains { node in
        guard names.contains(facts.name(at: node)) else { return false }
        switch facts.kind(node) {
        case .identifier: break
        case .member where facts.base(of: node).map(facts.isSelf) ?? false: break
        default: return false
        }
        return !isHarmless(node, parents, facts: facts)
      }
    }
  }

  /// Whether a member of the value is used, or the value is only stored.
  private func isHarmless(_ node: Int, _ parents: Parents, facts: SourceFacts) -> Bool {
    var current = parents[node]
    while let around = current, [.optionalChain, .forceUnwrap].contains(facts.kind(around)) {
      current = parents[around]
    }
    return current.map { [.member, .assignment].contains(facts.kind($0)) } ?? false
  }

  // MARK: Findings

  private func unused(_ use: Use, in graph: DependencyGraph) -> [String] {
    let rest = use.offered.filter { !use.used.contains($0) }
    return Set(graph.signatures(of: rest, among: use.offered)).sorted()
  }

  private func finding(about use: Use, in graph: DependencyGraph) -> Finding {
    let (client, target) = (graph[use.client], graph[use.target])
    let used = graph.signatures(of: use.used.sorted(), among: use.offered)
    let unused = unused(use, in: graph)
    return Finding(
      "\(client.name) uses \(used.count) of the \(use.offered.count) members of \(target.name) "
        + "that it depends on: \(used.listed(atMost: 4))",
      at: graph.location(of: use.place), about: client.id, in: graph,
      target: graph.qualifiedName(of: target.id),
      condition: graph.condition(client.condition),
      fix: "Give \(client.name) a protocol with \(used.listed(atMost: 4)) only.",
      evidence: [
        graph.location(of: target.id).map {
          Finding.Evidence(
            "\(target.name) offers besides: \(unused.listed(atMost: 8))",
            at: $0)
        }
      ].compactMap(\.self))
  }

  private func finding(
    about target: TypeID, _ uses: [Use], share: Double, in graph: DependencyGraph
  ) -> Finding? {
    guard let place = graph.location(of: target) else { return nil }
    let type = graph[target]
    let count = uses.first?.offered.count ?? 0
    let evidence = uses.map { use in
      return Finding.Evidence(
        "\(graph[use.client].name) uses \(use.used.count) of \(count), not "
          + unused(use, in: graph).listed(atMost: 5),
        at: graph.location(of: use.place))
    }
    let groups = requirementGroups(
      requirements: count,
      usedByClient: uses.map { use in
        Set(use.offered.indices.filter { use.used.contains(use.offered[$0]) })
      })
    let parts = groups.filter { $0.count > 1 }.compactMap { group -> String? in
      guard let offered = uses.first?.offered else { return nil }
      let members = group.map { offered[$0] }
      return "{\(graph.signatures(of: members, among: offered).listed(atMost: 4))}"
    }
    return Finding(
      "The \(uses.count) clients of \(type.name) use \(share.short) of its \(count) members on "
        + "average (IUC), at least \(iucThreshold.short) is asked for",
      at: place, about: target, in: graph,
      condition: graph.condition(type.condition),
      fix: parts.count < 2
        ? "Give each client a protocol with what it uses."
        : "Split it the way its clients use it: \(parts.listed(atMost: 4)).",
      evidence: evidence)
  }

  static let documentation = RuleDocumentation(
    summary: "A client must use most of what it depends on.",
    category: .solid, certainty: .heuristic, severity: .info,
    rationale: """
      A client that uses two of nine members of a protocol depends on seven that it does not need: \
      it must be looked at when they change, and a stand-in for a test must implement them all \
      (IUC, Romano and Pinzger 2011).
      """,
    fix: "Give the client a protocol with what it uses.",
    limits: """
      Only what a client stores or is made with counts as a dependency, and of its requirements \
      those without a default. Where nothing tells which \
      of several overloads is called, all of them count as used. If most clients of a protocol use \
      little of it, there is one finding, at the protocol, and none if the use of half of them is \
      not known.

      Not reported:
      - what a client holds in a collection or behind a generic parameter
      - what a client passes on, lets others read, among them subclasses, or calls members of a \
      protocol's extension on: the rest of it may be needed there
      - helpers in the protocol's own file that are less public than it, and tools beside the \
      library that offers it
      """,
    options: [
      "minRequirements": "Fewest members that a protocol must offer.",
      "maxRatio": "Share of them, from 0 to 1, up to which a client uses too little.",
      "iucThreshold": "Mean share over the clients below which the protocol is reported.",
      "minClients": "Fewest clients for that.",
      "includeClasses": "Whether classes and actors that do work for others are judged too.",
    ],
    guidelines: ["AB-28", "AB-33"],
    profiles: [.swiftuiModular, .recommended],
    examples: [
      Example(
        """
        //- App/Store.swift
        protocol UserStore {
          var name: String { get }
          var mail: String { get }
          var age: Int { get }
          func load()
          func save()
          func clear()
          func sort()
          func merge()
          func close()
        }
        struct Badge {
          let store: UserStore  // finding
          var text: String { store.name }
        }
        """),
      Example(
        """
        //- App/Store.swift
        protocol Loading { func load() }
        protocol UserStore: Loading {  // finding
          var name: String { get }
          var mail: String { get }
          func save()
        }
        struct A {
          let store: any UserStore
          var text: String { store.name }
        }
        final class B {
          private var store: UserStore?
          func text() -> String { store?.mail ?? "" }
        }
        struct C {
          let store: UserStore
          func save() { store.save() }
        }
        """, of: ClientUsesProtocolSubset(minRequirements: 4)),
      Example(
        """
        //- App/Store.swift
        protocol Naming { var name: String { get } }
        final class UserService {
          var a = 0, b = 0, c = 0, d = 0
          func load() {}
          func save() {}
          func clear() {}
        }
        struct Badge {
          let names: Naming
          var text: String { names.name }
        }
        struct Loader {
          let service: UserService
          func run() { service.load() }
        }
        """),
      Example(
        """
        //- App/Store.swift
        protocol UserStore {
          var name: String { get }
          var mail: String { get }
          func save()
        }
        extension UserStore {
          func rename() {}
        }
        struct A {
          let store: UserStore
          var text: String { store.name + store.mail }
        }
        struct B {
          let store: UserStore
          var text: String { store.name }
          func next() -> A { A(store: store) }
        }
        struct C {
          let store: UserStore
          func rename() { store.rename(); store.save() }
        }
        struct D {
          func text(_ store: UserStore) -> String { store.name }
        }
        struct E: UserStore {
          let other: UserStore
          var name: String { other.name }
          var mail: String { "" }
          func save() {}
        }
        """, of: ClientUsesProtocolSubset(minRequirements: 3)),
    ])
}

/// The node around each node of a body.
private struct Parents {
  private var parents: [Int: Int] = [:]

  init(of root: Int, in facts: SourceFacts) {
    for node in [root] + Array(facts.descendants(of: root)) {
      for child in facts.children(of: node) { parents[child] = node }
    }
  }

  subscript(node: Int) -> Int? { parents[node] }
}
