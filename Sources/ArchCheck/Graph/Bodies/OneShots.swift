/// Tells functions that have a closure run once, and then let it go, from those that keep it.
struct OneShots {
  private let graph: DependencyGraph
  private let keeping: ClosureKeeping
  /// What ``isEmptied(_:of:)`` has found, for which it goes through all of a type.
  private let emptied = Memo<Property, Bool>()

  private struct Property: Hashable {
    var name: String
    var owner: TypeID
  }

  init(in graph: DependencyGraph, keeping: ClosureKeeping) {
    self.graph = graph
    self.keeping = keeping
  }

  /// Whether a call has the closure that is one of its arguments run once.
  func runOnce(_ argument: Int, of call: Int, in body: Body) -> Bool {
    // Every function on every way has to run it once, so each is asked only the first time.
    var asked: Set<Step> = []
    return runOnce(argument, of: call, in: Code(body, of: graph), isKept: false, &asked)
  }

  /// What is looked at: a body, and what its declarations tell.
  private struct Code {
    var body: Body
    var facts: SourceFacts
    var types: DeclaredTypes

    init(_ body: Body, of graph: DependencyGraph) {
      self.body = body
      facts = graph.facts(of: body)
      types = DeclaredTypes(in: body, of: graph)
    }
  }

  /// A function that a closure goes through.
  private struct Step: Hashable {
    var taker: ClosureTaker
    /// Whether something keeps what a function before it gave back, which may be what keeps the
    /// closure.
    var isKept: Bool
  }

  private func runOnce(
    _ argument: Int, of call: Int, in code: Code, isKept: Bool, _ asked: inout Set<Step>
  ) -> Bool {
    let facts = code.facts
    guard let (name, callee) = facts.callee(of: call) else { return false }
    let taker = graph.taker(ofArgument: argument, of: call, types: code.types, facts: facts)
    let isJob =
      Self.jobs.contains(where: name.beginsWithWord)
      || name.beginsWithWord("schedule")
        && (!isKept && !facts.isKept(call) || isTimed(call, name, in: facts))
      || Self.executors.contains(where: name.beginsWithWord) && takesNothing(argument, in: code)
    if isJob, !(taker.map(keepsForGood) ?? false) { return true }
    if var list = facts.base(of: callee) {
      // `waiting[url, default: []].append(completion)`
      if facts.kind(list) == .subscriptCall { list = facts.firstChild(of: list) ?? list }
      let owner = graph.members[code.body.member].owner
      if let property = property(at: list, in: code), isEmptied(property, of: owner) { return true }
      if payloads(named: list, in: code).contains(where: { isTakenFromPayload($0, of: owner) }) {
        return true
      }
    }
    guard let taker else { return isLetGo(argument, by: name, callee, in: code) }
    if !graph.isEscaping(taker) { return true }
    let isKept = isKept || facts.isKept(call, throughChains: true)
    return isFuture(graph.members[taker.member].owner) || !isKept && isJobWithResult(taker)
      || hasRunOnce(taker, isKept: isKept, &asked)
  }

  /// Whether a function outside the project gets a closure and is not known to keep it; collections
  /// keep what they get.
  private func isLetGo(_ argument: Int, by name: String, _ callee: Int, in code: Code) -> Bool {
    let facts = code.facts
    // `dismiss(animated: true, completion: completion)` hands on what it was given.
    guard
      facts.firstChild(of: argument).map({
        [.closure, .identifier].contains(facts.kind($0)) || makesAction($0, in: facts)
      }) ?? false,
      code.types.member(callee) == nil, !code.types.isLocal(callee)
    else { return false }
    return !SourceFacts.additions.contains(name)
      && !keeping.keeps(name, label: facts.name(at: argument))
  }

  /// Whether an expression makes what runs a closure once, when a button of an alert is chosen or a queue
  /// comes to it.
  private func makesAction(_ expression: Int, in facts: SourceFacts) -> Bool {
    ["BlockOperation", "UIAlertAction"].contains(
      facts.callee(of: facts.unwrapped(expression))?.name)
  }

  private static let jobs = ["async", "enqueue", "perform", "spawn", "sync"]

  /// Whether a call says when something is done, and not that it is done again and again: who keeps what
  /// that gives back can call it off until then.
  private func isTimed(_ call: Int, _ name: String, in facts: SourceFacts) -> Bool {
    let labels = facts.arguments(of: call).map { facts.name(at: $0) }
    return labels.contains(where: Self.times.contains)
      && !([name] + labels).contains { label in
        Self.repetitions.contains { label.lowercased().contains($0) }
      }
  }

  private static let times: Set<String> = ["after", "at", "deadline", "delay", "in"]

  private static let repetitions = ["every", "interval", "repeat"]

  /// What a pool or loop is told to do; a use case is told so too, but has something to answer.
  private static let executors = ["execute", "submit"]

  /// Whether an argument is a closure or function without parameters.
  private func takesNothing(_ argument: Int, in code: Code) -> Bool {
    let facts = code.facts
    guard let value = facts.firstChild(of: argument).map(facts.unwrapped) else { return false }
    if facts.kind(value) == .closure {
      return facts.child(.parameter, of: value) == nil && facts.shorthandCount(in: value) == 0
    }
    guard facts.kind(value) == .identifier else { return false }
    return facts.parameters(of: graph.members[code.body.member].node.node).contains { parameter in
      facts.name(at: parameter) == facts.name(at: value)
        && facts.functionType(of: parameter).map(facts.isWithoutParameters) ?? false
    }
  }

  /// A future is settled once, and so is what waits for it.
  private func isFuture(_ id: TypeID) -> Bool {
    Self.futures.contains(where: graph[id].simpleName.hasSuffix)
      || graph[id].outer.map(isFuture) ?? false
  }

  private static let futures = ["Deferred", "Future", "Promise"]

  /// Whether a function takes a job and gives back what holds the job's own result, as
  /// `begin<T>(_ job: @escaping () -> T) -> Later<T>`.
  private func isJobWithResult(_ taker: ClosureTaker) -> Bool {
    let function = graph.members[taker.member].node
    let facts = graph.files[function.file].facts
    let generics = Set(
      facts.children(of: function.node).filter { facts.kind($0) == .genericParameter }
        .map { facts.name(at: $0) })
    func namesGeneric(_ node: Int) -> Bool {
      ([node] + Array(facts.descendants(of: node))).contains {
        facts.kind($0) == .namedType && generics.contains(facts.name(at: $0))
      }
    }
    guard !generics.isEmpty, let type = facts.functionType(of: taker.parameter),
      let result = facts.lastChild(of: type), facts.isWithoutParameters(type),
      let returned = facts.child(.returnType, of: function.node)
    else { return false }
    return namesGeneric(result) && namesGeneric(returned)
  }

  // MARK: Functions of the project

  /// Whether a function hands its closure to what runs it once, and else does nothing but call it.
  private func hasRunOnce(
    _ taker: ClosureTaker, isKept: Bool, _ asked: inout Set<Step>
  ) -> Bool {
    // A function that comes back to itself decides by what else it does.
    guard asked.insert(Step(taker: taker, isKept: isKept)).inserted else { return true }
    let witnesses = witnesses(of: taker)
    if !witnesses.isEmpty {
      return witnesses.allSatisfy {
        graph.isOnlyCalled($0) || hasRunOnce($0, isKept: isKept, &asked)
      }
    }
    guard let body = graph.bodies(ofMember: taker.member).first(where: { $0.part == .function })
    else { return false }
    let code = Code(body, of: graph)
    let facts = code.facts
    var isHandedOn = false
    for use in uses(of: taker, in: code) {
      let around = facts.ancestors(of: use).prefix { $0 >= body.node }.reversed()
      let given = zip(around, around.dropFirst()).filter { outer, inner in
        facts.kind(outer) == .call && facts.kind(inner) == .argument
      }
      // `jobs.append(Job(run: job))`: what is made of the closure goes where the call puts it.
      let calls = given.enumerated().filter { number, call in
        number == 0 || !facts.makesObject(call.0)
      }.map(\.element)
      let isStored = isStoredUntilEmptied(use, in: code)
      let isAssigned = zip(around, around.dropFirst()).contains { outer, inner in
        facts.kind(outer) == .assignment && facts.kind(inner) == .closure
          && facts.lastChild(of: outer) == inner
      }
      let isCalledOrGiven = around.contains { node in
        facts.kind(node) == .argument && facts.firstChild(of: node) == use
          || facts.callee(of: node)?.node == use
      }
      guard isStored || isCalledOrGiven && !isAssigned,
        calls.allSatisfy({ runOnce($1, of: $0, in: code, isKept: isKept, &asked) })
      else { return false }
      isHandedOn = isHandedOn || isStored || !calls.isEmpty
    }
    return isHandedOn
  }

  /// Whether a library has the type, so that somebody outside the project may conform to it.
  private func isOfferedToOthers(_ type: TypeID) -> Bool {
    graph[graph[type].module].declaration?.isLibraryProduct ?? true
  }

  /// The functions that answer where a protocol takes a closure, if nobody else can answer.
  private func witnesses(of taker: ClosureTaker) -> [ClosureTaker] {
    let requirement = graph.members[taker.member]
    guard graph[requirement.owner].kind == .protocol, !requirement.isInExtension,
      graph.access(of: requirement.owner) < .public || !isOfferedToOthers(requirement.owner)
    else { return [] }
    let required = graph.files[requirement.node.file].facts.parameters(of: requirement.node.node)
    guard let position = required.firstIndex(of: taker.parameter) else { return [] }
    // What a test puts in its place lives as long as the test.
    let conformers = graph.conformersByProtocol[requirement.owner, default: []].filter {
      !graph[$0].isExternal && !graph[graph[$0].module].isTest
    }
    return conformers.compactMap { conformer in
      guard
        let witness = graph.witness(of: taker.member, in: conformer)
          ?? graph.defaultImplementation(of: taker.member)
      else { return nil }
      let node = graph.members[witness].node
      let parameters = graph.files[node.file].facts.parameters(of: node.node)
      guard parameters.indices.contains(position) else { return nil }
      return ClosureTaker(member: witness, parameter: parameters[position])
    }
  }

  // MARK: Lists of closures

  /// Whether a function, or one that answers for it, assigns its closure to a property that its type
  /// never clears; then it is no job, whatever the function is called.
  private func keepsForGood(_ taker: ClosureTaker) -> Bool {
    ([taker] + witnesses(of: taker)).contains { taker in
      let owner = graph.members[taker.member].owner
      return graph.bodies(ofMember: taker.member).map { Code($0, of: graph) }.contains { code in
        uses(of: taker, in: code).contains { use in
          target(ofAssigned: use, in: code).flatMap { property(at: $0, in: code) }
            .map { !isCleared($0, of: owner) } ?? false
        }
      }
    }
  }

  /// Where a function names the closure that it takes.
  private func uses(of taker: ClosureTaker, in code: Code) -> [Int] {
    let facts = code.facts
    return facts.nodes(named: facts.nodes[taker.parameter].name, below: code.body.node)
      .filter { facts.kind($0) == .identifier }
  }

  private func isStoredUntilEmptied(_ use: Int, in code: Code) -> Bool {
    guard let target = target(ofAssigned: use, in: code) else { return false }
    let facts = code.facts
    let list =
      facts.kind(target) == .subscriptCall ? facts.firstChild(of: target) ?? target : target
    return property(at: list, in: code).map {
      isEmptied($0, of: graph.members[code.body.member].owner)
    } ?? false
  }

  /// What a value is assigned to.
  private func target(ofAssigned value: Int, in code: Code) -> Int? {
    let facts = code.facts
    guard let parent = code.types.parent(of: value), facts.kind(parent) == .assignment,
      facts.lastChild(of: parent) == value
    else { return nil }
    return facts.firstChild(of: parent).map(facts.unwrapped)
  }

  /// The name of the own property that an expression is.
  private func property(at expression: Int, in code: Code) -> String? {
    let facts = code.facts
    let node = facts.unwrapped(expression)
    let isOwn =
      facts.kind(node) == .identifier
      ? !code.types.isLocal(node) : facts.base(of: node).map(facts.isSelf) ?? false
    guard isOwn else { return nil }
    let name = facts.name(at: node)
    return graph.members(of: graph.members[code.body.member].owner)
      .contains { $0.name == name && $0.isStored } ? name : nil
  }

  /// Whether code of a type empties a property: `job = nil`.
  private func isCleared(_ property: String, of type: TypeID) -> Bool {
    graph.bodies(of: type).map { Code($0, of: graph) }.contains { code in
      code.facts.descendants(of: code.body.node).contains { isClearing($0, property, in: code) }
    }
  }

  private func isClearing(_ node: Int, _ property: String, in code: Code) -> Bool {
    let facts = code.facts
    guard facts.kind(node) == .assignment, let target = facts.firstChild(of: node),
      let value = facts.lastChild(of: node)
    else { return false }
    return isProperty(property, target, in: code) && isEmpty(value, in: facts)
  }

  /// Whether the statements behind a call, up to the next `return`, empty the property:
  /// `completion?(value); completion = nil`.
  private func isCleared(_ property: String, behind call: Int, in code: Code) -> Bool {
    let facts = code.facts
    var node = call
    while let parent = code.types.parent(of: node),
      ![.block, .closure].contains(facts.kind(parent))
    {
      node = parent
    }
    guard let block = code.types.parent(of: node) else { return false }
    return facts.children(of: block).drop { $0 <= node }
      .prefix { facts.kind($0) != .returnStmt }
      .contains { isClearing($0, property, in: code) }
  }

  /// Whether a type takes closures out of the property that keeps them before it calls them, and
  /// calls none where it stands.
  private func isEmptied(_ property: String, of type: TypeID) -> Bool {
    emptied.value(of: Property(name: property, owner: type)) { findsEmptied(property, of: type) }
  }

  private func findsEmptied(_ property: String, of type: TypeID) -> Bool {
    let bodies = graph.bodies(of: type).filter { body in
      let facts = graph.facts(of: body)
      return facts.descendants(of: body.node).contains { facts.name(at: $0) == property }
    }.map { Code($0, of: graph) }
    return bodies.contains { takesOut(property, in: $0) }
      && !bodies.contains { callsInPlace(property, in: $0) }
  }

  /// Whether code gives what the property holds a name of its own, and then empties the property:
  /// `let jobs = self.jobs; self.jobs = []`; or removes one and goes on with it:
  /// `let job = jobs.removeFirst()`.
  private func takesOut(_ property: String, in code: Code) -> Bool {
    let facts = code.facts
    let nodes = facts.descendants(of: code.body.node)
    let isRemoved = nodes.contains { node in
      guard let (name, callee) = facts.callee(of: node), Self.removals.contains(name),
        facts.base(of: callee).map({ isProperty(property, $0, in: code) }) ?? false
      else { return false }
      var value = node
      while let parent = code.types.parent(of: value),
        [.tryExpr, .otherExpr, .optionalChain, .forceUnwrap].contains(facts.kind(parent))
          || facts.kind(parent) == .binary && facts.name(at: parent) == "??"
      {
        value = parent
      }
      guard let user = code.types.parent(of: value) else { return false }
      switch facts.kind(user) {
      case .initialValue, .forStmt: return true
      case .call: return facts.firstChild(of: user) == value
      case .member: return facts.name(at: user) == "forEach"
      default: return false
      }
    }
    let isClearedBehindCall = nodes.contains { node in
      facts.kind(node) == .call
        && facts.firstChild(of: node).map { isProperty(property, facts.unwrapped($0), in: code) }
          ?? false
        && isCleared(property, behind: node, in: code)
    }
    if isRemoved || isClearedBehindCall { return true }
    let taken = nodes.first { node in
      guard [.variableDecl, .optionalBinding].contains(facts.kind(node)) else { return false }
      guard let value = facts.child(.initialValue, of: node) else {
        return facts.kind(node) == .optionalBinding && facts.name(at: node) == property
      }
      return isProperty(property, value, in: code)
    }
    guard let taken else { return false }
    return nodes.contains { node in
      guard node > taken else { return false }
      if facts.callee(of: node)?.name == "removeAll" {
        return facts.callee(of: node).flatMap { facts.base(of: $0.node) }
          .map { isProperty(property, $0, in: code) } ?? false
      }
      return isClearing(node, property, in: code)
    }
  }

  // MARK: Lists in the payloads of enums

  /// The own properties whose payload a local list is: `jobs` of `case .running(var jobs) = state`.
  private func payloads(named list: Int, in code: Code) -> [String] {
    let facts = code.facts
    let node = facts.unwrapped(list)
    guard facts.kind(node) == .identifier, code.types.isLocal(node) else { return [] }
    return graph.members(of: graph.members[code.body.member].owner)
      .filter { $0.kind == .property && $0.isStored }.map(\.name)
      .filter { parts(of: $0, in: code).contains(facts.name(at: node)) }
  }

  /// The names that patterns give to parts of what a property holds.
  private func parts(of property: String, in code: Code) -> Set<String> {
    let facts = code.facts
    var names: Set<String> = []
    for node in facts.descendants(of: code.body.node) {
      let value: Int?
      switch facts.kind(node) {
      case .matchCondition: value = facts.child(.initialValue, of: node).flatMap(facts.firstChild)
      case .switchStmt: value = facts.firstChild(of: node)
      default: continue
      }
      guard let value, isProperty(property, value, in: code) else { continue }
      let patterns =
        facts.kind(node) == .matchCondition
        ? [node] : facts.descendants(of: node).filter { facts.kind($0) == .caseItem }
      for pattern in patterns {
        names.formUnion(
          facts.descendants(of: pattern).filter { facts.kind($0) == .identifierPattern }
            .map { facts.name(at: $0) })
      }
    }
    return names
  }

  /// Whether a type takes closures out of the list in a property's payload before it calls them: it
  /// removes them from the list and stores that anew, or stores something else.
  private func isTakenFromPayload(_ property: String, of type: TypeID) -> Bool {
    var isTaken = false
    for body in graph.bodies(of: type) {
      let code = Code(body, of: graph)
      let parts = parts(of: property, in: code)
      if parts.isEmpty { continue }
      let facts = code.facts
      let nodes = facts.descendants(of: body.node)
      func isPart(_ node: Int) -> Bool {
        facts.kind(node) == .identifier && parts.contains(facts.name(at: node))
      }
      let stored = nodes.filter { node in
        facts.kind(node) == .assignment
          && facts.firstChild(of: node).map { isProperty(property, $0, in: code) } ?? false
      }.compactMap(facts.lastChild)
      let isReplaced =
        !stored.isEmpty && stored.allSatisfy { !facts.descendants(of: $0).contains(where: isPart) }
      let isCalledInPlace = nodes.contains { node in
        switch facts.kind(node) {
        case .forStmt:
          facts.children(of: node).contains { isPart(facts.unwrapped($0)) }
        case .call:
          facts.callee(of: node).map {
            $0.name == "forEach" && facts.base(of: $0.node).map(isPart) ?? false
          }
            ?? facts.firstChild(of: node).map {
              facts.kind($0) == .subscriptCall && facts.firstChild(of: $0).map(isPart) ?? false
            } ?? false
        default: false
        }
      }
      if isCalledInPlace, !isReplaced { return false }
      let isRemoved = nodes.contains { node in
        Self.removals.contains(facts.callee(of: node)?.name ?? "")
          && facts.callee(of: node).flatMap { facts.base(of: $0.node) }.map(isPart) ?? false
      }
      isTaken = isTaken || isReplaced && isCalledInPlace || isRemoved && !stored.isEmpty
    }
    return isTaken
  }

  private static let removals: Set<String> = [
    "popFirst", "popLast", "remove", "removeFirst", "removeLast", "removeValue",
  ]

  /// Whether an expression is a property of `self`.
  private func isProperty(_ property: String, _ expression: Int, in code: Code) -> Bool {
    self.property(at: expression, in: code) == property
  }

  /// `nil`, `[]`, `[:]` or `Jobs()`.
  private func isEmpty(_ value: Int, in facts: SourceFacts) -> Bool {
    switch facts.kind(value) {
    case .nilLiteral: true
    case .array, .dictionary: facts.firstChild(of: value) == nil
    case .call:
      facts.child(.argument, of: value) == nil
        && facts.makesObject(value)
    default: false
    }
  }

  /// Whether code calls what the property holds while it holds it.
  private func callsInPlace(_ property: String, in code: Code) -> Bool {
    let facts = code.facts
    return facts.descendants(of: code.body.node).contains { node in
      switch facts.kind(node) {
      case .forStmt:
        return facts.children(of: node).dropFirst()
          .contains { facts.kind($0) != .block && isProperty(property, $0, in: code) }
      case .call:
        guard let first = facts.firstChild(of: node).map(facts.unwrapped) else { return false }
        if facts.kind(first) == .subscriptCall {
          return facts.firstChild(of: first).map { isProperty(property, $0, in: code) } ?? false
        }
        return isProperty(property, first, in: code) && !isCleared(property, behind: node, in: code)
          || facts.name(at: first) == "forEach"
            && facts.base(of: first).map { isProperty(property, $0, in: code) } ?? false
      default: return false
      }
    }
  }
}

extension SourceFacts {
  /// The type of a parameter that takes a function, through attributes and optionality.
  fileprivate func functionType(of parameter: Int) -> Int? {
    descendants(of: parameter).first { kind($0) == .functionType }
  }

  /// Whether the only type in that of a function is the one of its result.
  fileprivate func isWithoutParameters(_ functionType: Int) -> Bool {
    children(of: functionType).count { kind($0).isType } == 1
  }

  /// Whether something is done with what a call gives back, other than to hand it to the caller.
  ///
  /// - Parameters:
  ///   - throughChains: Whether to ask of the whole of `begin { … }.wait()`.
  ///   - orReturned: Whether what is handed to the caller counts as well.
  func isKept(_ call: Int, throughChains: Bool = false, orReturned: Bool = false) -> Bool {
    var node = call
    for parent in ancestors(of: call) {
      switch kind(parent) {
      case .tryExpr, .awaitExpr, .otherExpr, .optionalChain, .forceUnwrap: break
      case .member where throughChains: break
      case .call where throughChains && firstChild(of: parent) == node: break
      case .block: return false
      case .returnStmt: return orReturned
      case .assignment: return firstChild(of: parent).map { kind($0) != .discard } ?? true
      default: return true
      }
      node = parent
    }
    return true
  }
}
