/// What linking tells about the types of the expressions in a body; nothing is guessed.
struct DeclaredTypes {
  private let graph: DependencyGraph
  private let facts: SourceFacts
  private let declaration: NodeRef

  init(in body: Body, of graph: DependencyGraph) {
    self.graph = graph
    facts = graph.facts(of: body)
    declaration = graph.members[body.member].node
  }

  /// The node of the member.
  private var first: Int { declaration.node }

  /// The parent of a node of the member.
  func parent(of node: Int) -> Int? {
    facts.descendants(of: first).contains(node) ? facts.parent(of: node) : nil
  }

  /// The type of an expression, through optionality, where it is a single own or known type.
  func type(of expression: Int) -> TypeID? {
    graph.valueTypes?.type(of: facts.unwrapped(expression), in: declaration).map(graph.resolved)
  }

  /// The type of the elements of a collection.
  func elementType(of expression: Int) -> TypeID? {
    graph.valueTypes?.elementType(of: facts.unwrapped(expression), in: declaration)
      .map(graph.resolved)
  }

  /// The name of the collection, if the type of an expression is written as `[Item]` or `[Key: Item]`.
  func collection(at expression: Int) -> String? {
    graph.valueTypes?.collection(at: expression, in: declaration)
  }

  /// The member that is used at a node: that of `a.b` stands at `b`.
  func member(_ node: Int) -> Int? {
    graph.valueTypes?.member(usedAt: facts.nodes[node].offset, in: declaration)
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
}
