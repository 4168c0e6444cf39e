/// The copies of its value that a method gives back, having changed nothing itself, as builders do:
/// `var copy = self; copy.filter = { … }; return copy`, or `with { $0.filter = { … } }`.
struct ReturnedCopies {
  private let graph: DependencyGraph
  private let types: DeclaredTypes
  private let facts: SourceFacts
  /// The name of the type of value.
  private let typeName: String
  private let nodes: [Int]
  /// Names of local copies one of which is returned.
  private let locals: Set<String>
  /// The closures that change a copy, with the name that it has there.
  private let changes: [Int: String]

  /// Nil for a method that changes its value or returns no value of its type.
  init?(of body: Body, types: DeclaredTypes, in graph: DependencyGraph) {
    let member = graph.members[body.member]
    guard member.kind == .method, !member.modifiers.contains(.mutating),
      member.type.map(graph.resolved) == member.owner
    else { return nil }
    self.graph = graph
    self.types = types
    facts = graph.facts(of: body)
    typeName = graph[member.owner].simpleName
    nodes = Array(facts.descendants(of: body.node))
    locals = facts.returnedCopies(in: nodes, ofType: typeName)
    changes = types.changesOfCopies(in: body, graph)
  }

  /// Whether an expression becomes part of a copy and of nothing else. Other values that are made for
  /// nothing but the copy may hold it, too: `Query(filter: Filter { … })`.
  func takeIn(_ expression: Int) -> Bool {
    var seen: Set<Int> = []
    return takeIn(expression, &seen)
  }

  private func takeIn(_ value: Int, _ seen: inout Set<Int>) -> Bool {
    guard let parent = types.parent(of: value), seen.insert(value).inserted else { return false }
    switch facts.kind(parent) {
    case .tryExpr, .otherExpr: return takeIn(parent, &seen)
    case .argument:
      guard let call = types.parent(of: parent), let (name, callee) = facts.callee(of: call)
      else { return false }
      if facts.makesOwn(call, ofType: typeName) { return true }
      return (name.namesConstruction || extendsTarget(call, callee)) && takeIn(call, &seen)
    case .initialValue:
      guard let variable = types.parent(of: parent), facts.kind(variable) == .variableDecl
      else { return false }
      return takeInAll(of: facts.name(at: variable), &seen)
    case .assignment:
      guard facts.lastChild(of: parent) == value,
        let target = facts.firstChild(of: parent).map(facts.unwrapped)
      else { return false }
      if types.isLocal(target) { return takeInAll(of: facts.name(at: target), &seen) }
      return facts.base(of: target).map(isCopy) ?? false
    default: return false
    }
  }

  /// Whether every use of a local value, but for assignments to it, becomes part of a copy.
  private func takeInAll(of local: String, _ seen: inout Set<Int>) -> Bool {
    let uses = nodes.filter { node in
      facts.kind(node) == .identifier && facts.name(at: node) == local
        && !(types.parent(of: node).map {
          facts.kind($0) == .assignment && facts.firstChild(of: $0) == node
        } ?? false)
    }
    return !uses.isEmpty && uses.allSatisfy { takeIn($0, &seen) }
  }

  private func isCopy(_ node: Int) -> Bool {
    let name = facts.name(at: node)
    return locals.contains(name)
      || facts.ancestors(of: node).first { facts.kind($0) == .closure }
        .map { changes[$0] == name } ?? false
  }

  /// `copy.filters = copy.filters.adding(Filter { … })`
  private func extendsTarget(_ call: Int, _ callee: Int) -> Bool {
    guard let assignment = types.parent(of: call), facts.kind(assignment) == .assignment,
      let target = facts.firstChild(of: assignment), let base = facts.base(of: callee)
    else { return false }
    return names(in: target) == names(in: base)
  }

  private func names(in expression: Int) -> [String] {
    ([expression] + facts.descendants(of: expression)).map { facts.name(at: $0) }
  }
}

extension SourceFacts {
  /// Whether an expression is `self` or makes a value of the type.
  fileprivate func makesOwn(_ node: Int, ofType name: String) -> Bool {
    isSelf(node) || callee(of: node).map { [name, "Self"].contains($0.name) } ?? false
  }

  /// The names of the local copies of a value among the nodes of a body, if it returns one of them.
  fileprivate func returnedCopies(in nodes: [Int], ofType type: String) -> Set<String> {
    let copies = Set(
      nodes.filter { node in
        kind(node) == .variableDecl
          && child(.initialValue, of: node).flatMap(firstChild).map(unwrapped)
            .map { makesOwn($0, ofType: type) } ?? false
      }.map { name(at: $0) })
    let returnsOne = nodes.contains { node in
      kind(node) == .returnStmt
        && firstChild(of: node).map { copies.contains(name(at: $0)) } ?? false
    }
    return returnsOne ? copies : []
  }

  /// Whether a call on the value itself is all that a body returns: `with { … }`.
  fileprivate func isGivenBack(_ call: Int, by body: Body) -> Bool {
    guard let callee = callee(of: call)?.node, let user = user(of: call),
      base(of: callee).map(isSelf) ?? (kind(callee) == .identifier)
    else { return false }
    return kind(user) == .returnStmt || user == body.node && children(of: user).count == 1
  }
}

extension DeclaredTypes {
  /// The closures that change a copy which the body gives back, with the name that the copy has there:
  /// `$0` of `with { $0.filter = { … } }`, where `with` takes an `(inout Self) -> Void` and returns a
  /// value of its own type.
  fileprivate func changesOfCopies(in body: Body, _ graph: DependencyGraph) -> [Int: String] {
    let facts = graph.facts(of: body)
    var found: [Int: String] = [:]
    for closure in facts.descendants(of: body.node) where facts.kind(closure) == .closure {
      guard let argument = parent(of: closure), facts.kind(argument) == .argument,
        let call = parent(of: argument), facts.isGivenBack(call, by: body),
        let taker = graph.taker(ofArgument: argument, of: call, types: self, facts: facts)
      else { continue }
      let method = graph.members[taker.member]
      let declaring = graph.files[method.node.file].facts
      let isOfSelf =
        declaring.child(.returnType, of: method.node.node)
        .flatMap(declaring.firstChild).map { declaring.name(at: $0) == "Self" } ?? false
      guard isOfSelf || method.type.map(graph.resolved) == graph.members[body.member].owner,
        declaring.descendants(of: taker.parameter).contains(where: {
          declaring.nodes[$0].modifiers.contains(.inout)
        })
      else { continue }
      found[closure] = facts.child(.parameter, of: closure).map { facts.name(at: $0) } ?? "$0"
    }
    return found
  }
}
