/// What declarations tell about the types of the expressions in a body; nothing is guessed.
struct DeclaredTypes {
  private let graph: DependencyGraph
  private let body: Body
  private let facts: SourceFacts
  private let owner: TypeID
  /// The node of the member.
  private let first: Int

  init(in body: Body, of graph: DependencyGraph) {
    self.graph = graph
    self.body = body
    facts = graph.facts(of: body)
    owner = graph.members[body.member].owner
    first = graph.members[body.member].node.node
  }

  /// The parent of a node of the member.
  func parent(of node: Int) -> Int? {
    facts.descendants(of: first).contains(node) ? facts.parent(of: node) : nil
  }

  /// The type of an expression, through optionality, where it is a single own or known type.
  func type(of expression: Int, depth: Int = 0) -> TypeID? {
    guard depth < DepthLimit.inference else { return nil }
    let node = facts.unwrapped(expression)
    switch facts.kind(node) {
    case .identifier:
      if facts.name(at: node) == "self" { return owner }
      if let declaration = declaration(of: facts.nodes[node].name, seenFrom: node) {
        return type(ofDeclaration: declaration, depth: depth + 1)
      }
      if let position = facts.shorthand(at: node) {
        return closure(around: node).flatMap { given(to: $0, at: position, depth: depth + 1) }
      }
      return property(named: facts.name(at: node))?.type.map(graph.resolved)
    case .member:
      if let used = member(node) { return graph.members[used].type.map(graph.resolved) }
      guard ["first", "last"].contains(facts.name(at: node)) else { return nil }
      return facts.base(of: node).flatMap { elementType(of: $0, depth: depth + 1) }
    case .call: return result(of: node)
    case .cast: return facts.lastChild(of: node).flatMap(type(written:))
    case .subscriptCall:
      return facts.firstChild(of: node).flatMap { elementType(of: $0, depth: depth + 1) }
    default: return nil
    }
  }

  /// Whether an expression is declared as `Any`, or as a part of a notification, which is.
  func mayBeAnything(_ expression: Int) -> Bool {
    let node = facts.unwrapped(expression)
    switch facts.kind(node) {
    case .subscriptCall where facts.firstChild(of: node).map(mayBeAnything) ?? false: return true
    case .member where ["object", "userInfo"].contains(facts.name(at: node)):
      let holder = facts.base(of: node).flatMap { type(of: $0) }
      if let holder, ["NSNotification", "Notification"].contains(graph[holder].name) {
        return true
      }
    default: break
    }
    return type(of: node).map { ["Any", "AnyObject"].contains(graph[$0].name) } ?? false
  }

  /// The type written at a node, through `?`, `any`, `some` and attributes.
  func type(written node: Int) -> TypeID? {
    switch facts.kind(node) {
    case .namedType: return named(node)
    case .optionalType, .unwrappedType, .someType, .anyType, .attributedType:
      return facts.lastChild(of: node).flatMap(type(written:))
    default: return nil
    }
  }

  private func named(_ node: Int) -> TypeID? {
    if let used = usedType(at: node) { return used }
    if let bound = bound(ofGenericParameter: facts.nodes[node].name) { return bound }
    // A type has no dependency on itself.
    let isOwner = graph[owner].simpleName == facts.name(at: node)
    return isOwner ? owner : nil
  }

  /// What a generic parameter of the member stands for: `Method` in `func pay<M: Method>(_ by: M)`.
  private func bound(ofGenericParameter name: UInt32) -> TypeID? {
    facts.children(of: first).first {
      facts.kind($0) == .genericParameter && facts.nodes[$0].name == name
    }.flatMap(facts.firstChild).flatMap(usedType)
  }

  /// The type that linking found at a node.
  private func usedType(at node: Int) -> TypeID? {
    let offset = facts.nodes[node].offset
    return graph.sites(inFile: body.file, from: offset, to: offset + 1)
      .first { $0.site.usedMemberIndex == nil }.flatMap { graph.target(ofSite: $0.index) }
      .map(graph.resolved)
  }

  // MARK: Local names

  /// Whether a plain name is one that the member declares itself.
  func isLocal(_ node: Int) -> Bool {
    facts.kind(node) == .identifier
      && declaration(of: facts.nodes[node].name, seenFrom: node) != nil
  }

  /// The node that declares a local name as it is seen from a place in the member.
  func declaration(of name: UInt32, seenFrom node: Int) -> Int? {
    let declared = facts.declarations(of: name, below: first)
    return declared[..<declared.partitioningIndex { $0 >= node }].last { isSeen($0, from: node) }
  }

  private func isSeen(_ declaration: Int, from node: Int) -> Bool {
    guard let scope = scope(of: declaration) else { return false }
    guard scope < node, node < Int(facts.nodes[scope].end) else { return false }
    // A variable is not known in its own initial value.
    return node >= Int(facts.nodes[declaration].end)
  }

  private func scope(of declaration: Int) -> Int? {
    var current = parent(of: declaration)
    while let node = current {
      switch facts.kind(node) {
      case .block, .closure, .forStmt, .switchCase, .ifStmt, .whileStmt, .catchClause,
        .functionDecl, .initializerDecl, .subscriptDecl, .accessorDecl:
        return node
      default: current = parent(of: node)
      }
    }
    return facts.kind(declaration) == .parameter ? first : nil
  }

  private func type(ofDeclaration node: Int, depth: Int) -> TypeID? {
    if let annotation = facts.child(.typeAnnotation, of: node) {
      return facts.firstChild(of: annotation).flatMap(type(written:))
    }
    switch facts.kind(node) {
    case .parameter:
      if let written = facts.children(of: node).first(where: { facts.kind($0).isType }) {
        return type(written: written)
      }
      guard let closure = parent(of: node), facts.kind(closure) == .closure else { return nil }
      let parameters = facts.parameters(of: closure)
      return parameters.firstIndex(of: node).flatMap { given(to: closure, at: $0, depth: depth) }
    case .variableDecl, .optionalBinding:
      if let value = facts.child(.initialValue, of: node) { return type(of: value, depth: depth) }
      // `if let name` unwraps an outer name.
      guard facts.kind(node) == .optionalBinding else { return nil }
      if let outer = declaration(of: facts.nodes[node].name, seenFrom: node) {
        return type(ofDeclaration: outer, depth: depth + 1)
      }
      return property(named: facts.name(at: node))?.type.map(graph.resolved)
    case .identifierPattern:
      guard let loop = parent(of: node), facts.kind(loop) == .forStmt,
        let sequence = facts.children(of: loop).dropFirst().first(where: {
          facts.kind($0) != .typeAnnotation
        })
      else { return nil }
      return elementType(of: sequence, depth: depth + 1)
    case .capture: return facts.firstChild(of: node).flatMap { type(of: $0, depth: depth + 1) }
    default: return nil
    }
  }

  // MARK: Closures

  private func closure(around node: Int) -> Int? {
    var current = parent(of: node)
    while let node = current, facts.kind(node) != .closure { current = parent(of: node) }
    return current
  }

  /// The type of what a function of arrays hands to a closure: one element, or two to compare.
  private func given(to closure: Int, at position: Int, depth: Int) -> TypeID? {
    guard let argument = parent(of: closure), facts.kind(argument) == .argument,
      let call = parent(of: argument), let (name, callee) = facts.callee(of: call),
      let array = facts.base(of: callee),
      position == 0 && Self.givingOne.contains(name)
        || position < 2 && Self.givingTwo.contains(name)
    else { return nil }
    return elementType(of: array, depth: depth + 1)
  }

  private static let givingOne: Set<String> = [
    "allSatisfy", "compactMap", "contains", "count", "drop", "filter", "first", "firstIndex",
    "flatMap", "forEach", "last", "lastIndex", "map", "partition", "prefix", "removeAll",
  ]
  private static let givingTwo: Set<String> = ["max", "min", "sort", "sorted"]
  /// Functions of arrays whose result has the same elements.
  private static let selecting: Set<String> = [
    "dropFirst", "dropLast", "filter", "prefix", "reversed", "shuffled", "sorted", "suffix",
  ]

  // MARK: Members

  /// The property of that name of the body's own type or a superclass.
  private func property(named name: String) -> Member? {
    ([owner] + graph.superclasses(of: owner)).lazy
      .flatMap { graph.members(of: $0, named: name) }.map { graph.members[$0] }
      .first { $0.kind == .property }
  }

  /// Whether linking found the member that is used at a node.
  func isResolved(_ node: Int) -> Bool {
    graph.usedMember(at: NodeRef(file: body.file, node: node)) != nil
  }

  /// The member that is used at a node.
  func member(_ node: Int) -> Int? {
    if let used = graph.usedMember(at: NodeRef(file: body.file, node: node)) { return used }
    let isOwn = facts.kind(node) == .identifier || facts.base(of: node).map(facts.isSelf) ?? false
    guard isOwn else { return nil }
    let name = facts.name(at: node)
    return ([owner] + graph.superclasses(of: owner)).lazy
      .flatMap { graph.members(of: $0, named: name) }.first
  }

  private func result(of call: Int) -> TypeID? {
    guard let (_, callee) = facts.callee(of: call) else { return nil }
    let offset = facts.nodes[callee].offset
    let sites = graph.sites(inFile: body.file, from: offset, to: offset + 1)
    if let made = sites.first(where: { $0.site.kind == .constructs }) {
      return graph.target(ofSite: made.index).map(graph.resolved)
    }
    guard let used = member(callee), graph.members[used].kind == .method else { return nil }
    return graph.members[used].type.map(graph.resolved)
  }

  /// The type of the elements of an array whose type is written out.
  func elementType(of expression: Int, depth: Int = 0) -> TypeID? {
    guard depth < DepthLimit.inference else { return nil }
    let node = facts.unwrapped(expression)
    switch facts.kind(node) {
    case .identifier:
      if let declaration = declaration(of: facts.nodes[node].name, seenFrom: node) {
        return arrayElement(ofDeclaration: declaration)
      }
      return property(named: facts.name(at: node)).flatMap(arrayElement)
    case .member: return member(node).map { graph.members[$0] }.flatMap(arrayElement)
    case .call:
      guard let (name, callee) = facts.callee(of: node), Self.selecting.contains(name),
        let array = facts.base(of: callee)
      else { return nil }
      return elementType(of: array, depth: depth + 1)
    default: return nil
    }
  }

  private func arrayElement(ofDeclaration node: Int) -> TypeID? {
    let holder = facts.child(.typeAnnotation, of: node) ?? node
    // Of a dictionary it is the value, which a subscript gives.
    let collection = facts.child(.arrayType, of: holder) ?? facts.child(.dictionaryType, of: holder)
    if let collection { return facts.lastChild(of: collection).flatMap(type(written:)) }
    guard holder == node, let element = facts.elementMade(in: node) else { return nil }
    return facts.kind(element) == .typeExpr
      ? facts.firstChild(of: element).flatMap(type(written:)) : usedType(at: element)
  }

  private func arrayElement(of member: Member) -> TypeID? {
    let facts = graph.files[member.node.file].facts
    let annotation = facts.child(.typeAnnotation, of: member.node.node)
    let written = annotation.flatMap { facts.child(.arrayType, of: $0) }.flatMap(facts.firstChild)
    guard let element = annotation == nil ? facts.elementMade(in: member.node.node) : written,
      ![.array, .arrayType, .dictionary, .dictionaryType].contains(facts.kind(element))
    else { return nil }
    let node = facts.nodes[element]
    return graph.sites(inFile: member.node.file, from: node.offset, to: node.endOffset)
      .first { $0.site.usedMemberIndex == nil && !$0.site.flags.contains(.qualifier) }
      .flatMap { graph.target(ofSite: $0.index) }.map(graph.resolved)
  }
}

extension SourceFacts {
  /// The type of the elements of the new array that a variable begins as: `Order` in
  /// `var orders = [Order]()`.
  fileprivate func elementMade(in variable: Int) -> Int? {
    guard let call = child(.initialValue, of: variable).map(unwrapped), kind(call) == .call,
      let array = firstChild(of: call), kind(array) == .array
    else { return nil }
    return firstChild(of: array)
  }
}
