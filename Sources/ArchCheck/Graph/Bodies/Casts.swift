/// A test of a value for a type, or a conversion to it.
struct Cast: Sendable {
  /// The node of the cast, `is` test or pattern.
  var node: NodeRef
  /// The type of the value as it is declared.
  var source: TypeID?
  var target: TypeID
}

/// A choice among types of one value: `switch`, `if … else if`, several `if … return` in a row, or
/// conditional operators. Those of values that may be anything are none.
struct CastChain: Sendable {
  /// Statement that chooses.
  var node: NodeRef
  var source: TypeID?
  var branches: [Cast]
}

extension DependencyGraph {
  /// The choices among own types in a body, and the single casts that belong to none.
  func casts(in body: Body) -> (chains: [CastChain], single: [Cast]) {
    let facts = facts(of: body)
    let nodes = facts.descendants(of: body.node)
    guard nodes.contains(where: { isCast(facts.kind($0)) }) else {
      return ([], [])
    }
    let search = CastSearch(body, of: self, facts: facts)
    var chains: [CastChain] = []
    for node in nodes {
      if let chain = search.chain(at: node), !search.isOfAnything(chain) { chains.append(chain) }
    }
    let taken = Set(chains.flatMap { $0.branches.map(\.node.node) })
    let single = nodes.compactMap { taken.contains($0) ? nil : search.cast(at: $0) }
    return (chains, single)
  }

  /// Whether a generic member takes or returns a value whose type the tested one chooses, as in
  /// `set<O: Option>(_ option: O, to: O.Value)`: only a cast can find that type again.
  func isKey(_ base: TypeID, ofMember index: Int) -> Bool {
    guard self[base].kind == .protocol else { return false }
    let member = members[index].node
    let facts = files[member.file].facts
    let generics = Set(
      facts.children(of: member.node).filter { facts.kind($0) == .genericParameter }
        .map { facts.name(at: $0) })
    return facts.children(of: member.node)
      .filter { [.parameter, .returnType].contains(facts.kind($0)) }
      .flatMap { facts.descendants(of: $0) }
      .contains { type in
        facts.kind(type) == .namedType && facts.hasBase(type)
          && facts.firstChild(of: type).map { generics.contains(facts.name(at: $0)) } ?? false
      }
  }

  private func isCast(_ kind: Node.Kind) -> Bool {
    kind == .cast || kind == .isExpr || kind == .isPattern
  }
}

private struct CastSearch {
  let body: Body
  let graph: DependencyGraph
  let facts: SourceFacts
  let types: DeclaredTypes

  init(_ body: Body, of graph: DependencyGraph, facts: SourceFacts) {
    self.body = body
    self.graph = graph
    self.facts = facts
    types = DeclaredTypes(in: body, of: graph)
  }

  /// A conversion with `as?` or `as!`, or a test with `is`, of an expression or as a pattern.
  func cast(at node: Int) -> Cast? {
    if let tested = patternTest(at: node) {
      return Cast(
        node: NodeRef(file: body.file, node: node), source: tested.source, target: tested.target)
    }
    let isCast = facts.kind(node) == .cast && facts.nodes[node].mark != .none
    guard isCast || facts.kind(node) == .isExpr, let value = facts.firstChild(of: node),
      let written = facts.lastChild(of: node), let target = target(written: written)
    else { return nil }
    return Cast(
      node: NodeRef(file: body.file, node: node), source: types.type(of: value), target: target)
  }

  /// `if case let card as Card = method`, `for case let card as Card in methods`: the test of each
  /// value for a type.
  private func patternTest(at node: Int) -> (source: TypeID?, target: TypeID)? {
    let kind = facts.kind(node)
    guard kind == .matchCondition || kind == .forStmt, let pattern = facts.firstChild(of: node),
      let (_, written) = testedType(in: pattern), let target = target(written: written),
      let value = facts.children(of: node).dropFirst().first(where: {
        facts.kind($0) != .typeAnnotation
      })
    else { return nil }
    return (
      kind == .forStmt ? types.elementType(of: value) : types.type(of: value), target
    )
  }

  /// The type that a test names; `[Box]` is an array, whatever it holds, and so is an alias of it.
  private func target(written node: Int) -> TypeID? {
    types.collection(at: node).flatMap { graph.type($0, in: "Swift") } ?? types.type(of: node)
  }

  func chain(at node: Int) -> CastChain? {
    switch facts.kind(node) {
    case .switchStmt: return switchChain(at: node)
    // The first one speaks for all that follow it.
    case .ifStmt:
      guard let parent = types.parent(of: node), facts.kind(parent) != .ifStmt,
        !isContinuation(node, in: parent)
      else { return nil }
      return ifChain(at: node, in: parent)
    case .ternary:
      guard let parent = types.parent(of: node),
        facts.kind(parent) != .ternary || facts.lastChild(of: parent) != node
      else { return nil }
      return ternaryChain(at: node)
    default: return nil
    }
  }

  /// Whether the value that a choice is made for may be anything, so that it has no common type.
  func isOfAnything(_ chain: CastChain) -> Bool {
    let node = facts.kind(chain.node.node) == .switchStmt ? chain.node : chain.branches.first?.node
    return node.flatMap { facts.firstChild(of: $0.node) }.map { types.mayBeAnything($0) } ?? false
  }

  private func switchChain(at node: Int) -> CastChain? {
    guard let subject = facts.firstChild(of: node) else { return nil }
    let source = types.type(of: subject)
    var branches: [Cast] = []
    for clause in facts.children(of: node) where facts.kind(clause) == .switchCase {
      for item in facts.children(of: clause) where facts.kind(item) == .caseItem {
        guard let pattern = facts.firstChild(of: item),
          let (tested, written) = testedType(in: pattern), let target = target(written: written)
        else { continue }
        branches.append(
          Cast(node: NodeRef(file: body.file, node: tested), source: source, target: target))
      }
    }
    return CastChain(
      node: NodeRef(file: body.file, node: node), source: source, branches: branches)
  }

  /// The test that a pattern is as a whole: `is T`, `let x as T`, `_ as T`.
  private func testedType(in pattern: Int) -> (node: Int, type: Int)? {
    var node = pattern
    while true {
      switch facts.kind(node) {
      case .isPattern: return facts.firstChild(of: node).map { (node, $0) }
      case .cast: return facts.lastChild(of: node).map { (node, $0) }
      case .bindingPattern, .expressionPattern, .patternExpr:
        guard let inner = facts.firstChild(of: node) else { return nil }
        node = inner
      default: return nil
      }
    }
  }

  private func ifChain(at node: Int, in block: Int) -> CastChain? {
    var branches: [Cast] = []
    var subject: String?
    var statement = node
    var current: Int? = node
    while let test = current, let (cast, value) = self.test(of: test) {
      let text = text(of: value)
      guard subject == nil || subject == text else { break }
      subject = text
      branches.append(cast)
      current = elseIf(of: test)
      if current == nil, leaves(test),
        let next = facts.children(of: block).first(where: { $0 > statement }),
        facts.kind(next) == .ifStmt
      {
        statement = next
        current = next
      }
    }
    return CastChain(
      node: NodeRef(file: body.file, node: node), source: branches.first?.source,
      branches: branches)
  }

  /// Whether the `if` before it in a block tests the same value, and ends the block where it holds.
  private func isContinuation(_ node: Int, in block: Int) -> Bool {
    guard let before = Array(facts.children(of: block)).last(where: { $0 < node }),
      facts.kind(before) == .ifStmt
    else { return false }
    var last = before
    while let next = elseIf(of: last) { last = next }
    guard leaves(last), let (_, value) = test(of: node), let (_, other) = test(of: last) else {
      return false
    }
    return text(of: value) == text(of: other)
  }

  private func elseIf(of statement: Int) -> Int? {
    facts.children(of: statement).first { facts.kind($0) == .ifStmt }
  }

  /// Whether an `if` has no `else`, and what follows it is not reached where its test holds.
  private func leaves(_ statement: Int) -> Bool {
    let blocks = facts.children(of: statement).filter {
      [.block, .ifStmt].contains(facts.kind($0))
    }
    guard blocks.count == 1, let last = facts.lastChild(of: blocks[0]) else { return false }
    return [.returnStmt, .throwStmt, .continueStmt, .breakStmt].contains(facts.kind(last))
  }

  private func ternaryChain(at node: Int) -> CastChain? {
    var branches: [Cast] = []
    var subject: String?
    var current = node
    while facts.kind(current) == .ternary, let condition = facts.firstChild(of: current),
      let cast = cast(at: condition), let value = facts.firstChild(of: condition)
    {
      let text = text(of: value)
      guard subject == nil || subject == text else { break }
      subject = text
      branches.append(cast)
      current = facts.lastChild(of: current) ?? current
    }
    return CastChain(
      node: NodeRef(file: body.file, node: node), source: branches.first?.source,
      branches: branches)
  }

  /// The first condition of an `if` that tests a type, and the tested value.
  private func test(of statement: Int) -> (Cast, value: Int)? {
    for condition in facts.children(of: statement) {
      if [.block, .ifStmt].contains(facts.kind(condition)) { return nil }
      var node = condition
      if facts.kind(condition) == .optionalBinding {
        guard let value = facts.child(.initialValue, of: condition) else { continue }
        node = facts.unwrapped(value)
      }
      let tested =
        facts.kind(node) == .matchCondition
        ? facts.lastChild(of: node) : facts.firstChild(of: node)
      if let found = cast(at: node), let tested { return (found, tested) }
    }
    return nil
  }

  /// The names of an expression, to tell whether two are the same.
  private func text(of expression: Int) -> String {
    ([expression] + Array(facts.descendants(of: expression))).map { facts.name(at: $0) }
      .joined(separator: " ")
  }
}

extension DependencyGraph {
  /// Whether a type inherits from or conforms to another; a type from outside may do so in an
  /// extension: `extension Array: Box`.
  func isSubtype(_ id: TypeID, of other: TypeID) -> Bool {
    if id == other { return false }
    return superclasses(of: id).contains(other) || allConformances(of: id).contains(other)
      || types[id.index].isExternal
        && conformances(inExtensionsOf: id).contains {
          resolved($0.target) == other || allConformances(of: $0.target).contains(other)
        }
  }

  /// The protocols that extensions in the project make a type from outside conform to.
  func conformances(inExtensionsOf id: TypeID) -> [(target: TypeID, site: Site)] {
    dependencies(of: id).flatMap { dependency in
      sites[dependency.sites].filter { $0.kind == .conforms }.map { (dependency.target, $0) }
    }
  }
}
