/// An override or witness accepts what its promise accepts.
struct OverrideStrengthensPrecondition: Rule {
  var checks = Check.allCases
  var includeWitnesses = true

  /// A way in which code refuses a parameter.
  enum Check: String, Codable, Sendable, CaseIterable {
    case precondition, assert
    case guardTrap = "guard-trap"
    case guardThrow = "guard-throw"
  }

  func findings(in graph: DependencyGraph) -> [Finding] {
    let conformers = graph.conformersByProtocol
    return graph.judgedOriginals.filter { $0.kind != .protocol }.flatMap { type -> [Finding] in
      let promises = includeWitnesses ? promises(to: type, in: graph) : [:]
      return graph.judgedMembers(of: type).compactMap { index -> Finding? in
        guard let body = graph.bodies(ofMember: index).first, body.part == .function,
          graph.members[index].kind == .method
        else { return nil }
        guard let promise = graph.overridden(byMember: index) ?? promises[index],
          let refused = refusal(in: body, of: index, graph: graph)
        else { return nil }
        let positions = positions(of: refused, in: index, graph: graph)
        guard accepts(promise, positions, in: graph),
          graph.overridden(byMember: index) != nil
            || isAccepted(promise, positions, byOtherThan: type.id, conformers, in: graph)
        else { return nil }
        return finding(about: index, promise, refused, in: graph)
      }
    }
  }

  /// The first own requirement that each method of the type itself fulfils, by the method.
  private func promises(to type: TypeNode, in graph: DependencyGraph) -> [Int: Int] {
    let requirements = graph.allConformances(of: type.id).filter { !graph[$0].isExternal }
      .flatMap { graph.requirements(of: $0) }.filter { graph.members[$0].kind == .method }
    let promises = requirements.compactMap { requirement in
      graph.ownWitness(of: requirement, in: type.id).map { ($0, requirement) }
    }
    return Dictionary(keepingFirst: promises)
  }

  /// Whether the promise takes all values: a requirement, or a method, whose default implementations
  /// do. One with a comment may say in words what it asks for.
  private func accepts(
    _ promise: Int, _ positions: Set<Int>, in graph: DependencyGraph
  ) -> Bool {
    guard !graph.members[promise].modifiers.contains(.documented) else { return false }
    let bodies = [promise] + graph.defaultImplementations(of: promise)
    return bodies.filter { !graph.bodies(ofMember: $0).isEmpty }
      .allSatisfy { takesAll($0, positions, in: graph) ?? false }
  }

  /// Whether more of the other witnesses take all values than refuse some: where most refuse, the
  /// protocol is understood so.
  private func isAccepted(
    _ requirement: Int, _ positions: Set<Int>, byOtherThan type: TypeID,
    _ conformers: [TypeID: [TypeID]], in graph: DependencyGraph
  ) -> Bool {
    let answers = (conformers[graph.members[requirement].owner] ?? []).compactMap { other in
      other == type
        ? nil
        : graph.witness(of: requirement, in: other).flatMap { takesAll($0, positions, in: graph) }
    }
    let accepting = answers.count { $0 }
    return accepting > answers.count - accepting
  }

  /// Whether a method takes all values of the parameters at these positions; nil where it does not
  /// tell: it does not look at them, hands them on to code that may refuse them, or only traps.
  private func takesAll(
    _ member: Int, _ positions: Set<Int>, in graph: DependencyGraph
  ) -> Bool? {
    guard let body = graph.bodies(ofMember: member).first,
      graph.trap(ofMember: member, .standard) == nil
    else { return nil }
    if refusal(in: body, of: member, graph: graph) != nil { return false }
    let facts = graph.facts(of: body)
    let names = Set(
      facts.parameters(of: graph.members[member].node.node).enumerated()
        .filter { positions.contains($0.offset) }.map { facts.name(at: $0.element) })
    var isUsed = false
    for node in facts.descendants(of: body.node) {
      switch facts.kind(node) {
      case .identifier where names.contains(facts.name(at: node)): isUsed = true
      case .call:
        guard facts.callee(of: node).map({ !Self.harmless.contains($0.name) }) ?? true else {
          continue
        }
        let isHandedOn = facts.children(of: node).contains { argument in
          facts.kind(argument) == .argument
            && facts.firstChild(of: argument).map {
              names.contains(facts.name(at: facts.unwrapped($0)))
            } ?? false
        }
        if isHandedOn { return nil }
      case .guardStmt, .throwStmt: return nil
      default: break
      }
    }
    return isUsed ? true : nil
  }

  /// Functions that take any value of what they are given.
  private static let harmless: Set<String> = [
    "print", "debugPrint", "dump", "min", "max", "abs", "append", "String", "Double",
  ]

  private struct Refusal {
    var check: Check
    var node: NodeRef
    var parameters: [String]
  }

  private func positions(
    of refused: Refusal, in index: Int, graph: DependencyGraph
  ) -> Set<Int> {
    let node = graph.members[index].node
    let facts = graph.files[node.file].facts
    return Set(
      facts.parameters(of: node.node).enumerated()
        .filter { refused.parameters.contains(facts.name(at: $0.element)) }.map(\.offset))
  }

  /// The first check of a parameter at the start of a body.
  private func refusal(in body: Body, of index: Int, graph: DependencyGraph) -> Refusal? {
    let facts = graph.facts(of: body)
    let names = Set(
      facts.parameters(of: graph.members[index].node.node).map { facts.name(at: $0) })
    for statement in facts.children(of: body.node) {
      guard let (check, conditions) = check(statement, facts: facts) else {
        if facts.isSuperCall(statement) { continue }
        return nil
      }
      let parameters = judged(conditions, names, facts: facts)
      if checks.contains(check), !parameters.isEmpty {
        return Refusal(
          check: check, node: NodeRef(file: body.file, node: statement), parameters: parameters)
      }
    }
    return nil
  }

  private func check(_ statement: Int, facts: SourceFacts) -> (Check, [Int])? {
    switch facts.kind(statement) {
    case .call:
      guard let (name, _) = facts.callee(of: statement), name == "precondition" || name == "assert",
        let argument = facts.child(.argument, of: statement),
        let condition = facts.firstChild(of: argument)
      else { return nil }
      return (name == "assert" ? .assert : .precondition, [condition])
    case .guardStmt:
      let parts = Array(facts.children(of: statement))
      guard let block = parts.last, facts.kind(block) == .block,
        let first = facts.firstChild(of: block)
      else { return nil }
      if Traps.standard.isTrap(first, in: facts) { return (.guardTrap, parts.dropLast()) }
      return facts.kind(first) == .throwStmt ? (.guardThrow, parts.dropLast()) : nil
    default: return nil
    }
  }

  /// Names of the parameters that the conditions judge, if they judge nothing else: what depends
  /// on the state of the object is no demand on the caller alone.
  private func judged(_ conditions: [Int], _ names: Set<String>, facts: SourceFacts) -> [String] {
    var found: [String] = []
    for condition in conditions {
      for node in [condition] + Array(facts.descendants(of: condition)) {
        switch facts.kind(node) {
        case .binary where !["&&", "||"].contains(facts.name(at: node)):
          // What one parameter is to another is no value that the promise could name.
          let compared = facts.descendants(of: node)
            .filter { facts.kind($0) == .identifier }.map { facts.name(at: $0) }
          if Set(compared).intersection(names).count > 1 { return [] }
        case .identifier:
          let name = facts.name(at: node)
          if names.contains(name) {
            found.append(name)
          } else if !name.namesType {
            return []
          }
        case .call, .subscriptCall, .optionalBinding, .matchCondition, .closure, .awaitExpr,
          .tryExpr:
          return []
        default: break
        }
      }
    }
    return Set(found).sorted()
  }

  private func finding(
    about index: Int, _ promise: Int, _ refused: Refusal, in graph: DependencyGraph
  ) -> Finding {
    let base = graph.members[promise]
    return Finding(
      "\(graph.displayName(ofMember: index)) refuses some values of "
        + "\(refused.parameters.listed) that \(graph.displayName(ofMember: promise)) accepts",
      at: graph.location(of: refused.node), about: graph.members[index], in: graph,
      target: graph.qualifiedName(of: base.owner),
      evidence: [
        Finding.Evidence(
          "\(graph.displayName(ofMember: promise)) has no such check",
          at: graph.location(of: base.node))
      ])
  }

  static let documentation = RuleDocumentation(
    summary: "An override or witness must accept every value that its promise accepts.",
    category: .solid, certainty: .heuristic, severity: .info,
    rationale: """
      Code that calls through the superclass or protocol knows only the promise there. A subtype \
      that asks for more fails where the promise says it works: preconditions must not be \
      strengthened (Liskov and Wing 1994).
      """,
    fix:
      "Accept the value, or make the demand part of the promise: check it there, or say so there.",
    limits: """
      Only checks at the start of a body that compare parameters with constants are seen, not \
      those in functions that are called. Of a protocol at least one other witness must take all \
      values, and more of them than refuse some.

      Not reported:
      - a promise with a documentation comment, which may state its range there
      - one whose code has a check, or hands the parameter on to other code, which may have one
      """,
    options: [
      "checks": "What counts as a check: precondition, assert, guard-trap and guard-throw.",
      "includeWitnesses": "Whether witnesses of own protocols are judged too.",
    ],
    guidelines: ["AB-27", "AB-32a"],
    profiles: [.swiftuiModular, .recommended],
    examples: [
      Example(
        """
        //- App/Image.swift
        class Image {
          var size = 0
          func resize(_ n: Int) { size = n }
        }
        final class Icon: Image {
          override func resize(_ n: Int) {
            precondition(n > 0)  // finding
            super.resize(n)
          }
        }
        """),
      Example(
        """
        //- App/Loading.swift
        struct LoadError: Error {}
        protocol Loading {
          func load(page: Int, size: Int) throws
          func prefetch(page: Int)
        }
        struct Loader: Loading {
          func load(page: Int, size: Int) throws {
            guard page >= 0, size < 100 else { throw LoadError() }  // finding
          }
          func prefetch(page: Int) {
            assert(page.isMultiple, "odd")  // finding
          }
        }
        struct Shelf: Loading {
          func load(page: Int, size: Int) { print(page, size) }
          func prefetch(page: Int) { print(page) }
        }
        extension Int { var isMultiple: Bool { self % 2 == 0 } }
        """),
      Example(
        """
        //- App/Eating.swift
        protocol Eating { func eat(_ count: Int) }
        struct Parser: Eating {
          func eat(_ count: Int) { precondition(count > 0) }
        }
        struct Lookahead: Eating {
          func eat(_ count: Int) { precondition(count > 0) }
        }
        """),
      Example(
        """
        //- App/Loading.swift
        struct LoadError: Error {}
        protocol Loading {
          func load(_ name: String) throws
        }
        struct Loader: Loading {
          let names: [String: Int] = [:]
          func load(_ name: String) throws {
            guard let number = names[name] else { throw LoadError() }
            precondition(number > 0)
          }
          func other(_ n: Int) { precondition(n > 0) }
        }
        final class LoaderMock: Loading {
          func load(_ name: String) throws { precondition(name == "a") }
        }
        """, of: OverrideStrengthensPrecondition(checks: [.precondition, .guardThrow])),
      Example(
        """
        //- App/Image.swift
        class Image {
          var size = 0
          var isOpen = false
          func resize(_ n: Int) {
            precondition(n >= 0)
            size = n
          }
          func open(_ n: Int) { size = n }
          func draw(_ n: Int) { fatalError("abstract") }
          func paint(_ n: Int) { size = n }
        }
        final class Icon: Image {
          override func resize(_ n: Int) {
            precondition(n > 0)
            super.resize(n)
          }
          override func open(_ n: Int) {
            precondition(isOpen)
            guard size > n else { fatalError("too large") }
            super.open(n)
          }
          override func draw(_ n: Int) { precondition(n > 0) }
          override func paint(_ n: Int) {
            guard n > 0 else { return }
            super.paint(n)
          }
        }
        """),
    ])
}
