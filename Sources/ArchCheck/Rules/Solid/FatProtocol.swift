/// A protocol asks for little.
struct FatProtocol: Rule {
  var maxRequirements = 10
  var delegateMax = 15
  var countInherited = false
  var minClients = 2

  func findings(in graph: DependencyGraph) -> [Finding] {
    let clients = ProtocolClients(in: graph)
    return graph.judgedOriginals.compactMap { type in
      guard type.kind == .protocol, let place = graph.location(of: type.id) else { return nil }
      let all =
        countInherited ? graph.allRequirements(of: type.id) : graph.requirements(of: type.id)
      let required = all.filter { index in
        !graph.members[index].modifiers.contains(.optional)
          && !hasDefaultForAll(index, in: graph)
          && !isConditional(index, in: graph)
      }
      let limit = isDelegate(type, in: graph) ? delegateMax : maxRequirements
      let count = required.count - asyncForms(of: required, in: graph)
      guard count > limit else { return nil }
      let outside = all.contains { isConditional($0, in: graph) } ? " outside of `#if`" : ""
      let callers = clients.clients(of: required, in: graph)
      // Code outside of types needs what it uses, and stands at no place that could be told.
      let users = callers.filter { graph.location(of: $0.client) != nil }
      guard !isNeeded(required, by: callers, limit: limit),
        !users.isEmpty || !isOnlyConstraint(type.id, required, in: graph)
      else { return nil }
      let parts = parts(of: required, users)
      return Finding(
        "\(type.name) requires \(count) members\(outside), at most \(limit) are allowed"
          + use(of: parts, by: users.count, of: required),
        at: place, about: type.id, in: graph,
        condition: graph.condition(type.condition), fix: fix(parts, of: type, required, in: graph),
        evidence: evidence(users, of: required, in: graph))
    }
  }

  /// Whether an extension answers a requirement for every conformer, rather than for those `where Self:
  /// UIViewController`.
  private func hasDefaultForAll(_ requirement: Int, in graph: DependencyGraph) -> Bool {
    let required = graph.members[requirement]
    return graph.defaultImplementations(of: requirement).contains { index in
      graph.members[index].owner == required.owner
        && !(graph.extensionAround(member: index).map { isForSome($0, in: graph) } ?? false)
    }
  }

  /// Whether an extension demands something of the conformers; `where Self: ~Copyable` demands less.
  private func isForSome(_ extended: NodeRef, in graph: DependencyGraph) -> Bool {
    let facts = graph.files[extended.file].facts
    return facts.children(of: extended.node).contains { requirement in
      guard facts.kind(requirement) == .requirement,
        let demanded = facts.lastChild(of: requirement)
      else { return false }
      let parts =
        facts.kind(demanded) == .compositionType ? Array(facts.children(of: demanded)) : [demanded]
      return parts.contains { facts.kind($0) != .suppressedType }
    }
  }

  /// How many requirements are the `async` form of another one: two ways to ask for one thing.
  private func asyncForms(of required: [Int], in graph: DependencyGraph) -> Int {
    let waiting = Set(
      required.map { graph.members[$0] }.filter { !$0.modifiers.contains(.async) }.flatMap {
        [$0.signature, signatureWithoutHandler(of: $0, in: graph)].compactMap(\.self)
      })
    return required.count {
      graph.members[$0].modifiers.contains(.async) && waiting.contains(graph.members[$0].signature)
    }
  }

  /// The signature without the closure that a method takes last, which is how Swift imports methods of
  /// Objective-C as `async`: `load(id:)` of `load(id:completion:)`.
  private func signatureWithoutHandler(of method: Member, in graph: DependencyGraph) -> String? {
    let facts = graph.files[method.node.file].facts
    guard method.kind == .method, let last = facts.parameters(of: method.node.node).last,
      facts.descendants(of: last).contains(where: { facts.kind($0) == .functionType })
    else { return nil }
    var form = method
    form.labels.removeLast()
    return form.signature
  }

  /// Whether a client uses three quarters of the protocol, so that what it would be split into is
  /// needed together; of a very large one a part is no less wide.
  private func isNeeded(
    _ required: [Int], by users: [(client: TypeID, used: Set<Int>)], limit: Int
  ) -> Bool {
    required.count <= limit * 2 && users.contains { $0.used.count * 4 >= required.count * 3 }
  }

  /// Whether no value is held by the protocol: it only constrains generic parameters, asks for
  /// nothing but static members, or for what its own extension needs to do its conformers' work.
  /// Then nobody is known to depend on too much.
  private func isOnlyConstraint(
    _ id: TypeID, _ required: [Int], in graph: DependencyGraph
  ) -> Bool {
    if required.allSatisfy({ graph.members[$0].isStatic }) { return true }
    let uses = graph.dependents(of: id).filter {
      !graph.isTest($0.source) && !graph.allConformances(of: $0.source).contains(id)
    }.flatMap { graph.sites[$0.sites] }
    if uses.contains(where: { [.stores, .parameter, .returns].contains($0.kind) }) { return false }
    return uses.contains { $0.kind == .generic }
      || graph.members(of: id).contains { $0.isInExtension }
  }

  /// Whether a requirement holds only where the protocol's own `#if` says so: in other builds it is
  /// not there.
  private func isConditional(_ requirement: Int, in graph: DependencyGraph) -> Bool {
    let member = graph.members[requirement]
    return member.condition != nil && member.condition != graph[member.owner].condition
  }

  /// The parts that clients use, where there are several and together they are most of the
  /// protocol: a few members that somebody uses are no way to split all of them.
  private func parts(
    of required: [Int], _ users: [(client: TypeID, used: Set<Int>)]
  ) -> [[Int]] {
    guard users.count >= minClients else { return [] }
    let groups = groups(of: required, users.map(\.used))
    let used = groups.reduce(0) { $0 + $1.count }
    return (2...Self.mostParts).contains(groups.count) && used * 2 >= required.count ? groups : []
  }

  /// More parts than anybody would make protocols of.
  private static let mostParts = 4

  private func isDelegate(_ type: TypeNode, in graph: DependencyGraph) -> Bool {
    graph.role(of: type.id) == .delegateProtocol
      || ["DataSource", "Visitor"].contains(where: type.simpleName.hasSuffix)
  }

  /// Requirements that clients use together; those that nobody uses are left out.
  private func groups(of required: [Int], _ used: [Set<Int>]) -> [[Int]] {
    let numbers = Dictionary(keepingFirst: required.enumerated().map { ($1, $0) })
    let byClient = used.map { Set($0.compactMap { numbers[$0] }) }
    let anyUsed = byClient.reduce(into: Set<Int>()) { $0.formUnion($1) }
    return requirementGroups(requirements: required.count, usedByClient: byClient)
      .filter { $0.contains(where: anyUsed.contains) }.map { $0.map { required[$0] } }
  }

  /// What the clients do with it; what they have no use for comes first, and is to go first.
  private func use(of parts: [[Int]], by clients: Int, of required: [Int]) -> String {
    guard !parts.isEmpty else { return "" }
    let idle = idle(besides: parts, of: required).count
    let split = "its \(clients.of("client")) use \(parts.count) separate parts of"
    return idle == 0
      ? "; \(split) it" : "; no known client uses \(idle) of them, and \(split) the rest"
  }

  private func idle(besides parts: [[Int]], of required: [Int]) -> [Int] {
    required.filter { requirement in !parts.contains { $0.contains(requirement) } }
  }

  private func fix(
    _ parts: [[Int]], of type: TypeNode, _ required: [Int], in graph: DependencyGraph
  ) -> String {
    guard !parts.isEmpty else { return "" }
    let named = parts.map { "{\(graph.signatures(of: $0, among: required).listed(atMost: 4))}" }
    let split = "the way it is used: \(named.listed(atMost: 4))."
    let idle = idle(besides: parts, of: required)
    guard !idle.isEmpty else { return "Split it \(split)" }
    let names = graph.signatures(of: idle, among: required).listed(atMost: 4)
    let isOffered =
      graph.access(of: type.id) >= .public
      && graph[type.module].declaration?.isLibraryProduct ?? false
    return isOffered
      ? "No client in the project uses \(names): "
        + (idle.count == 1 ? "give it a protocol of its own" : "make them a protocol of their own")
        + ", which this one inherits from for clients elsewhere. Split the rest \(split)"
      : "No known client uses \(names): take out what nobody needs. Split the rest \(split)"
  }

  private func evidence(
    _ users: [(client: TypeID, used: Set<Int>)], of required: [Int], in graph: DependencyGraph
  ) -> [Finding.Evidence] {
    let signatures = Dictionary(
      uniqueKeysWithValues: zip(required, graph.signatures(of: required, among: required)))
    return users.compactMap { user in
      graph.location(of: user.client).map {
        let names = user.used.sorted().compactMap { signatures[$0] }
        return Finding.Evidence(
          "\(graph[user.client].name) uses \(names.count): \(names.listed(atMost: 6))", at: $0)
      }
    }
  }

  static let documentation = RuleDocumentation(
    summary: "A protocol must not require many members.",
    category: .solid, certainty: .heuristic, severity: .warning,
    rationale: """
      Every conformer must implement all of a protocol and every client depends on all of it, \
      also on what it never calls (interface pollution, Martin 1996).
      """,
    fix: "Split it into protocols that are used as a whole; compose them where all is needed.",
    limits: """
      A method, even with a closure, and its `async` form count as one requirement. A split into \
      two to four parts is proposed where clients use at least half of the protocol; clients \
      outside the project are not known. Where nothing tells which of several overloads is called, \
      all of them count as used. A facade in front of a module is reported, though it may be wide \
      on purpose.

      Not counted:
      - requirements with a default implementation for all conformers, optional ones, those in an \
      `#if` and associated types

      Not reported:
      - protocols of up to twice the limit of which one client uses three quarters
      - protocols of which no client uses a member, if they have only static members, only \
      constrain generic parameters, or ask for what their own extension needs
      """,
    options: [
      "maxRequirements": "Most members that a protocol may require.",
      "delegateMax": "The same for protocols of delegates, data sources and visitors.",
      "countInherited": "Whether requirements of inherited protocols count.",
      "minClients": "Fewest clients from which a way to split is proposed.",
    ],
    guidelines: ["AB-28", "AB-33", "AB-35"],
    profiles: [.swiftuiModular, .recommended],
    examples: [
      Example(
        """
        //- App/Store.swift
        protocol Store {  // finding
          func a(); func b(); func c(); func d(); func e(); func f()
          func g(); func h(); func i(); func j(); func k()
        }
        extension Store where Self: AnyObject { func a() {} }
        struct Shop { let store: any Store }
        """),
      Example(
        """
        //- App/Store.swift
        protocol Store {  // finding
          static var kind: Int { get }
          var name: String { get set }
          func load()
        }
        struct Names {
          let store: Store
          func show() { print(store.name) }
        }
        final class Loader {
          let store: any Store
          init(store: any Store) { self.store = store }
          func run() { store.load() }
        }
        """, of: FatProtocol(maxRequirements: 2)),
      Example(
        """
        //- App/Tree.swift
        protocol Decoder {  // finding
          mutating func next(); mutating func skip(); mutating func end()
        }
        struct Tree {
          mutating func read<D: Decoder>(from decoder: inout D) { decoder.next() }
        }
        """, of: FatProtocol(maxRequirements: 2)),
      Example(
        """
        //- App/Store.swift
        protocol FormDelegate: AnyObject {
          func a(); func b(); func c()
        }
        @objc protocol Optional {
          @objc optional func a()
          @objc optional func b()
          func c()
        }
        protocol StoreMock {
          func a(); func b(); func c()
        }
        """, of: FatProtocol(maxRequirements: 2, delegateMax: 3)),
      Example(
        """
        //- App/Store.swift
        protocol Store {
          associatedtype Item
          var name: String { get set }
          func load()
          func clear()
          func sort(by key: String)
        }
        extension Store {
          func clear() {}
          func sort(by key: String) {}
          func help() {}
        }
        protocol Reader {
          var path: String { get }
          func read(_ count: Int) throws -> String
          func read(_ count: Int) async throws -> String
        }
        protocol Traced {
          func a()
          func b()
          #if TRACE
          func c()
          func d()
          #endif
        }
        protocol Base {
          func a()
          func b()
        }
        protocol Derived: Base {
          func c()
        }
        """, of: FatProtocol(maxRequirements: 2)),
    ])
}
