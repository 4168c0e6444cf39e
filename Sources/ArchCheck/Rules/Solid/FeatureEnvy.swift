/// A method works on the data of its own type.
struct FeatureEnvy: Rule {
  var atfd = 5
  var laa = 0.33
  var exemptRoles: [Role] = [.translator, .parser, .presenter, .viewModel]

  func findings(in graph: DependencyGraph) -> [Finding] {
    graph.judgedOriginals.flatMap { type -> [Finding] in
      guard !isExempt(type.id, in: graph), !hasNoInstanceMembers(type, in: graph) else { return [] }
      return graph.judgedMembers(of: type).compactMap { finding(about: $0, of: type, in: graph) }
    }
  }

  /// Views show what others hold, animators move it, and printers write it down; that is their work.
  private func isExempt(_ id: TypeID, in graph: DependencyGraph) -> Bool {
    if graph.conformsToTransitioning(id)
      || Self.writers.contains(where: graph[id].simpleName.hasSuffix)
    {
      return true
    }
    guard let role = graph.role(of: id) else { return false }
    return exemptRoles.contains(role)
      || [.view, .viewController, .app, .factory, .coordinator].contains(role)
  }

  /// Endings of the names of types that turn what they are given into text or code.
  private static let writers = ["Emitter", "Formatter", "Generator", "Printer", "Renderer"]

  /// Functions that stand in a type for its name, as in an enum without cases, have no data of
  /// their own.
  private func hasNoInstanceMembers(_ type: TypeNode, in graph: DependencyGraph) -> Bool {
    graph.members(of: type.id).allSatisfy { $0.isStatic && $0.kind != .enumCase }
  }

  /// A static method that gives a value of its own type translates what it is given.
  private func makesOwn(_ member: Member, in graph: DependencyGraph) -> Bool {
    member.isStatic && member.type.map(graph.resolved) == member.owner
  }

  private func finding(
    about index: Int, of type: TypeNode, in graph: DependencyGraph
  ) -> Finding? {
    let member = graph.members[index]
    guard member.kind == .method, !member.modifiers.contains(.override),
      !isExempt(member.name), !makesOwn(member, in: graph),
      let body = graph.bodies(ofMember: index).first, readsManyMembers(in: body, graph: graph),
      !waits(body, in: graph), !delegates(body, of: type, in: graph)
    else { return nil }
    var read: [TypeID: [Int: Site]] = [:]
    var foreign: Set<Int> = []
    let constructions = constructions(in: body, graph: graph)
    let copied = copies(in: body, graph: graph)
    var all: [TypeID: Set<Int>] = [:]
    for (site, _) in graph.sites(in: body) where graph.isRead(site) {
      guard let used = site.usedMemberIndex else { continue }
      let owner = graph.members[used].owner
      all[owner, default: []].insert(used)
      guard graph.isForeign(owner, to: type.id),
        !constructions.contains(where: { $0.contains(site.offset) }),
        !copied.contains(site.offset)
      else { continue }
      foreign.insert(used)
      if read[owner]?[used] == nil { read[owner, default: [:]][used] = site }
    }
    let envied = read.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.first
    guard let (owner, uses) = envied, uses.count > atfd, graph[owner].kind != .protocol,
      graph.isJudged(graph[owner]), !graph.isBagOfOptions(owner),
      read.count <= Self.fewProviders
    else { return nil }
    let own = ownMembers(in: body, of: type, graph: graph)
    let locality = Double(own) / Double(own + foreign.count)
    guard locality < laa, !isDemanded(index, of: type, in: graph) else { return nil }
    let names = all[owner, default: []].sorted().map { graph.members[$0].name }
    let name = graph.displayName(ofMember: index)
    return Finding(
      "\(name) reads \(names.count.of("property", "properties")) of \(graph[owner].name) (ATFD) "
        + "and uses \(own.of("member")) of its own type (LAA = \(locality.short)): \(names.listed(atMost: 8))",
      about: graph.members[index], in: graph, target: graph.qualifiedName(of: owner),
      fix:
        "Let \(graph[owner].name) answer: move the code that needs \(names.listed(atMost: 4)) there.",
      evidence: uses.sorted { $0.value.offset < $1.value.offset }.map { used, site in
        Finding.Evidence(
          "reads \(graph[owner].name).\(graph.members[used].name)", at: graph.location(of: site))
      })
  }

  /// Whether the code can read more foreign properties than allowed, before each is looked at.
  private func readsManyMembers(in body: Body, graph: DependencyGraph) -> Bool {
    var used: Set<Int> = []
    for (site, _) in graph.sites(in: body) {
      if let member = site.usedMemberIndex, used.insert(member).inserted, used.count > atfd {
        return true
      }
    }
    return false
  }

  /// Where values are made: what turns one type's value into another's has to read all of it.
  private func constructions(in body: Body, graph: DependencyGraph) -> [Range<UInt32>] {
    let facts = graph.facts(of: body)
    return facts.descendants(of: body.node).compactMap { node in
      guard let (name, callee) = facts.callee(of: node),
        name.namesConstruction
      else { return nil }
      return facts.nodes[callee].offset..<facts.nodes[node].endOffset
    }
  }

  /// Where a property is changed rather than read, where it looks a value up, and where it is only
  /// handed on: by `a.name = b.title` or, under its own name, by `f(name: b.name)`.
  private func copies(in body: Body, graph: DependencyGraph) -> Set<UInt32> {
    let facts = graph.facts(of: body)
    var offsets: Set<UInt32> = []
    for node in facts.descendants(of: body.node) {
      let name: String?
      let value: Int?
      var isOfValue = false
      switch facts.kind(node) {
      case .binary where facts.isCompoundAssignment(node):
        if let target = facts.firstChild(of: node).map(facts.unwrapped) {
          offsets.insert(facts.nodes[target].offset)
        }
        continue
      case .subscriptCall:
        for argument in facts.children(of: node).dropFirst() {
          for key in facts.descendants(of: argument) where facts.kind(key) == .member {
            offsets.insert(facts.nodes[key].offset)
          }
        }
        continue
      case .assignment:
        let target = facts.firstChild(of: node).map(facts.unwrapped)
        name = target.map { facts.name(at: $0) }
        isOfValue =
          target.map { facts.kind($0) == .subscriptCall } ?? false
          || target.flatMap(facts.base).map { !facts.isSelf($0) } ?? false
        value = facts.lastChild(of: node)
      case .argument:
        name = facts.name(at: node)
        value = facts.firstChild(of: node)
      case .dictionary:
        for element in facts.children(of: node).map(facts.unwrapped)
        where facts.kind(element) == .member {
          offsets.insert(facts.nodes[element].offset)
        }
        continue
      default: continue
      }
      guard let value = value.map(facts.unwrapped), facts.kind(value) == .member,
        facts.base(of: value) != nil, isOfValue || facts.name(at: value) == name
      else { continue }
      offsets.insert(facts.nodes[value].offset)
    }
    return offsets
  }

  /// Whether the method has others of its type do something with what it is given: it decides what
  /// is done, and they cannot move along.
  private func delegates(_ body: Body, of type: TypeNode, in graph: DependencyGraph) -> Bool {
    let facts = graph.facts(of: body)
    let given = Set(
      facts.descendants(of: body.node).compactMap { call in
        facts.child(.argument, of: call) == nil ? nil : facts.callee(of: call)?.node
      })
    if given.isEmpty { return false }
    var called: Set<String> = []
    NameWalk.uses(in: body.node, of: graph.members[body.member].node.node, facts: facts) { use in
      if use.isCalled, given.contains(use.node) { called.insert(facts.name(at: use.node)) }
    }
    return !called.isEmpty
      && graph.members(of: type.id).contains { $0.kind == .method && called.contains($0.name) }
  }

  /// Whether a protocol demands the method where it is, or may do so.
  private func isDemanded(_ index: Int, of type: TypeNode, in graph: DependencyGraph) -> Bool {
    graph.foreignProtocol(demanding: index) != nil
      || graph.allConformances(of: type.id).contains { conformance in
        !graph[conformance].isExternal
          && graph.requirements(of: conformance).contains {
            graph.witness(of: $0, in: type.id) == index
          }
      }
  }

  /// What waits for others does their work in turn, which none of them can do alone.
  private func waits(_ body: Body, in graph: DependencyGraph) -> Bool {
    let facts = graph.facts(of: body)
    return facts.descendants(of: body.node).contains { facts.kind($0) == .awaitExpr }
  }

  /// How many properties and methods of its own type the code uses.
  private func ownMembers(in body: Body, of type: TypeNode, graph: DependencyGraph) -> Int {
    let members = Set(
      ([type.id] + graph.superclasses(of: type.id)).flatMap { graph.members(of: $0) }
        .filter { [.property, .method].contains($0.kind) }.map(\.name))
    var used: Set<String> = []
    let facts = graph.facts(of: body)
    NameWalk.uses(in: body.node, of: graph.members[body.member].node.node, facts: facts) { use in
      guard use.kind != .wholeSelf else { return }
      used.insert(facts.name(at: use.node))
    }
    return used.intersection(members).count
  }

  /// Most foreign types that an envious method reads (FDP); one that reads more brings them together.
  private static let fewProviders = 4

  /// Whether the name of a method says that it needs every property of what it is given, as comparing,
  /// encoding and describing do; a `total` is no `to`, and a `settlement` sets nothing.
  private func isExempt(_ name: String) -> Bool {
    ["==", "<"].contains(name) || Self.exemptBeginnings.contains(where: name.beginsWithWord)
  }

  private static let exemptBeginnings = [
    "hash", "isEqual", "to", "apply", "applied", "applying", "bind", "binding", "build", "building",
    "compare", "comparing", "configure", "configured", "convert", "converted", "converting",
    "copied", "copy", "copying", "create", "created", "creating", "debug", "decode", "decoded",
    "decoding", "describe", "describing", "diff", "difference", "draw", "dump", "emit", "encode",
    "encoded", "encoding", "fill", "filled", "export", "format", "formatted", "generate", "insert",
    "load", "loaded", "loading", "log", "logging", "make", "making", "map", "mapped", "mapping",
    "merge", "merged", "merging", "persist", "print", "render", "rendered", "rendering", "save",
    "serialize", "serialized", "set", "setup", "store", "track", "translate", "translated",
    "translating", "update", "updated", "updating", "validate", "validated", "validating", "write",
    "writing", "written",
  ]

  static let documentation = RuleDocumentation(
    summary: "A method must work on the data of its own type.",
    category: .solid, certainty: .heuristic, severity: .info,
    rationale: """
      A method that reads much of one other type and little of its own belongs to that type \
      (Feature Envy, Fowler 1999; Lanza and Marinescu 2006). Data and what is done with it \
      change together.
      """,
    fix: "Move the method, or the part of it that reads the other type, to that type.",
    limits: """
      Only reads whose receiver is resolved count, and none among the arguments of an initializer \
      or that is only copied into another value, as in `record["name"] = order.name`.

      Not reported:
      - computed properties and subscripts
      - methods that `await`, that read more than four foreign types, or that a protocol demands; \
      of one from another package that may be any that is not private
      - functions in an enum without cases, and static ones that make a value of their own type
      - methods that compare, validate, encode, configure or make something, by the first word of \
      their name
      - what is called a printer, renderer, emitter, formatter or generator, and what is read of \
      structs called options, settings or configuration
      - views, controllers, their transitions, and types that put the app together
      """,
    options: [
      "atfd": "Most properties of one other type that a method may read (ATFD).",
      "laa": "Share of own members among those used below which a method envies (LAA).",
      "exemptRoles": "Roles of types whose work is to read others.",
    ],
    guidelines: ["AB-25", "LK-07"],
    profiles: [.lickability, .swiftuiModular, .recommended],
    examples: [
      Example(
        """
        //- App/Order.swift
        struct Order { var a = 1, b = 2, c = 3, d = 4, e = 5, f = 6 }
        final class Pricing {
          func sum(_ o: Order) -> Int { o.a + o.b + o.c + o.d + o.e + o.f }  // finding
          func total(_ o: Order) -> Int { o.a + o.b + o.c + o.d + o.e - o.f }  // finding
          func settlement(_ o: Order) -> Int { o.a - o.b + o.c + o.d + o.e + o.f }  // finding
          func logisticsCost(_ o: Order) -> Int { o.a * o.b + o.c + o.d + o.e + o.f }  // finding
        }
        """),
      Example(
        """
        //- App/Order.swift
        final class Order {
          var a = 1, b = 2, c = 3
          var d: Int { a + b }
        }
        class Moves {}
        final class OrderMoves: Moves {
          func move(_ o: Order) { print(o.a, o.b, o.c, o.d) }  // finding
        }
        actor Pricing {
          let order = Order()
          func price() -> Int {  // finding
            let sum = order.a + order.b
            return sum * 2 + order.c + order.d
          }
        }
        """, of: FeatureEnvy(atfd: 3)),
      Example(
        """
        //- App/Order.swift
        struct Order {
          var a = 1, b = 2, c = 3, d = 4, e = 5, f = 6
          var total: Int { a + b + c + d + e + f }
        }
        struct Row {
          let text: String
          static func summary(of o: Order) -> Row {
            let sum = o.a + o.b + o.c + o.d + o.e + o.f
            return Row(text: "\\(sum)")
          }
        }
        enum Sums {
          static func sum(_ o: Order) -> Int { o.a + o.b + o.c + o.d + o.e + o.f }
        }
        struct Server { func send(_ n: [Int]) async {} }
        protocol Module { func arguments(for order: Order) -> [Int] }
        struct Shipping: Module {
          func arguments(for order: Order) -> [Int] {
            let o = order
            return [o.a, o.b, o.c, o.d, o.e, o.f]
          }
        }
        final class Pricing {
          var u = 1, v = 2, w = 3
          func sum(_ o: Order) -> Int { o.total }
          func own(_ o: Order) -> Int { o.a + o.b + o.c + o.d + o.e + o.f + u + v + w }
          func encode(_ o: Order) -> [Int] { [o.a, o.b, o.c, o.d, o.e, o.f] }
          func encodedOrder(_ o: Order) -> [Int] { [o.a, o.b, o.c, o.d, o.e, o.f] }
          func toList(_ o: Order) -> [Int] { [o.a, o.b, o.c, o.d, o.e, o.f] }
          func validate(_ o: Order) -> Bool { o.a + o.b + o.c + o.d + o.e + o.f > 0 }
          func check(_ o: Order) {
            if o.a > o.b { first(o.c) } else if o.d > o.e { second(o.f) } else { third() }
          }
          func first(_ n: Int) {}
          func second(_ n: Int) {}
          func third() {}
          func send(_ o: Order, to server: Server) async {
            await server.send([o.a, o.b, o.c, o.d, o.e, o.f])
          }
          func row(_ o: Order) -> Row { Row(text: "\\(o.a)\\(o.b)\\(o.c)\\(o.d)\\(o.e)\\(o.f)") }
        }
        """),
      Example(
        """
        //- App/Order.swift
        import UIKit
        struct Order { var a = 1, b = 2, c = 3, d = 4, e = 5, f = 6 }
        protocol Ordering { var a: Int { get } }
        final class OrderCell: UITableViewCell {
          func show(_ o: Order) { print(o.a, o.b, o.c, o.d, o.e, o.f) }
        }
        class Animator: NSObject, UIViewControllerAnimatedTransitioning {}
        final class OrderAnimator: Animator {
          func move(_ o: Order) { print(o.a, o.b, o.c, o.d, o.e, o.f) }
        }
        final class OrderViewModel {
          func show(_ o: Order) { print(o.a, o.b, o.c, o.d, o.e, o.f) }
        }
        """),
    ])
}
