/// Walks code and tells the names that it declares itself from those of the type around it.
struct NameWalk {
  /// A name that the code does not declare itself, or a use of `self`.
  struct Use {
    enum Kind {
      /// A plain name, or the first part of a key path.
      case free
      /// The name behind `self.`.
      case ofSelf
      /// `self` as a value.
      case wholeSelf
    }

    var kind: Kind
    /// The node that has the name.
    var node: Int
    /// Whether the name is called.
    var isCalled: Bool
  }

  private let facts: SourceFacts
  private let visit: (Use) -> Void
  private var locals: [UInt32] = []
  /// Names that stand for `self`, as `strongSelf` does.
  private var aliases: [UInt32] = []

  /// Calls `visit` for each use in the code at `node`, in order.
  ///
  /// - Parameter declaration: the function or accessor whose parameters the code sees.
  static func uses(
    in node: Int, of declaration: Int? = nil, facts: SourceFacts, visit: (Use) -> Void
  ) {
    withoutActuallyEscaping(visit) { visit in
      var walk = NameWalk(facts: facts, visit: visit)
      if let declaration { walk.declareParameters(of: declaration) }
      walk.walk(node)
    }
  }

  private init(facts: SourceFacts, visit: @escaping (Use) -> Void) {
    self.facts = facts
    self.visit = visit
  }

  private mutating func walk(_ node: Int, isCalled: Bool = false) {
    let kind = facts.kind(node)
    switch kind {
    case .identifier: identifier(node, isCalled: isCalled)
    case .member: member(node, isCalled: isCalled)
    case .call, .subscriptCall:
      var isFirst = kind == .call
      for child in facts.children(of: node) {
        walk(child, isCalled: isFirst)
        isFirst = false
      }
    case .optionalChain, .forceUnwrap:
      for child in facts.children(of: node) { walk(child, isCalled: isCalled) }
    case .keyPath:
      if !facts.hasBase(node) || isOwnRoot(node),
        let first = facts.children(of: node).first(where: { facts.kind($0) == .keyPathComponent })
      {
        visit(Use(kind: .free, node: first, isCalled: false))
      }
      walkChildren(of: node)
    case .closure: scoped { $0.closure(node) }
    case .functionDecl:
      locals.append(facts.nodes[node].name)
      scoped {
        $0.declareParameters(of: node)
        $0.walkChildren(of: node)
      }
    case .accessorDecl:
      scoped {
        $0.declareParameters(of: node)
        $0.walkChildren(of: node)
      }
    case .variableDecl:
      walkChildren(of: node)
      bind(node)
    case .optionalBinding: optionalBinding(node)
    case .matchCondition:
      for child in facts.children(of: node).reversed() { walk(child) }
    case .identifierPattern: locals.append(facts.nodes[node].name)
    case .ifStmt: ifStatement(node)
    case .forStmt: forStatement(node)
    case .block, .whileStmt, .switchCase, .catchClause, .doStmt:
      scoped { $0.walkChildren(of: node) }
    case .attribute: break
    default: if !kind.isType, !kind.opensTypeBody { walkChildren(of: node) }
    }
  }

  private mutating func walkChildren(of node: Int) {
    for child in facts.children(of: node) { walk(child) }
  }

  private mutating func scoped(_ body: (inout NameWalk) -> Void) {
    let (locals, aliases) = (locals.count, aliases.count)
    body(&self)
    self.locals.removeLast(self.locals.count - locals)
    self.aliases.removeLast(self.aliases.count - aliases)
  }

  private func identifier(_ node: Int, isCalled: Bool) {
    if isSelf(node) {
      visit(Use(kind: .wholeSelf, node: node, isCalled: isCalled))
    } else if !locals.contains(facts.nodes[node].name) {
      visit(Use(kind: .free, node: node, isCalled: isCalled))
    }
  }

  private mutating func member(_ node: Int, isCalled: Bool) {
    guard facts.hasBase(node), let first = facts.firstChild(of: node) else { return }
    if isSelf(facts.unwrapped(first)) {
      visit(Use(kind: .ofSelf, node: node, isCalled: isCalled))
    } else {
      walk(first)
    }
  }

  private func isSelf(_ node: Int) -> Bool {
    guard facts.kind(node) == .identifier else { return false }
    return facts.name(at: node) == "self" || aliases.contains(facts.nodes[node].name)
  }

  /// `\Self.name`.
  private func isOwnRoot(_ keyPath: Int) -> Bool {
    facts.firstChild(of: keyPath).map { facts.name(at: $0) == "Self" } ?? false
  }

  private mutating func closure(_ node: Int) {
    for child in facts.children(of: node) where facts.kind(child) == .capture {
      if let value = facts.firstChild(of: child) {
        walk(value)
      } else if facts.name(at: child) != "self" {
        identifier(child, isCalled: false)
      }
      bind(child)
    }
    declareParameters(of: node)
    for child in facts.children(of: node) where facts.kind(child) == .block { walk(child) }
  }

  private mutating func declareParameters(of node: Int) {
    for child in facts.children(of: node) where facts.kind(child) == .parameter {
      locals.append(facts.nodes[child].name)
    }
  }

  private mutating func optionalBinding(_ node: Int) {
    if facts.child(.initialValue, of: node) == nil, facts.nodes[node].name != 0,
      facts.name(at: node) != "self", !locals.contains(facts.nodes[node].name)
    {
      visit(Use(kind: .free, node: node, isCalled: false))
    }
    for child in facts.children(of: node).reversed() { walk(child) }
    bind(node)
  }

  /// Declares the name of a variable, binding or capture; one that holds `self` stands for it.
  private mutating func bind(_ node: Int) {
    guard facts.nodes[node].name != 0, facts.name(at: node) != "self" else { return }
    let value = facts.child(.initialValue, of: node) ?? facts.firstChild(of: node)
    if let value, isSelf(facts.unwrapped(value)) {
      aliases.append(facts.nodes[node].name)
    } else {
      locals.append(facts.nodes[node].name)
    }
  }

  /// What the condition binds is known in the first block only.
  private mutating func ifStatement(_ node: Int) {
    let (locals, aliases) = (locals.count, aliases.count)
    for child in facts.children(of: node) {
      walk(child)
      guard facts.kind(child) == .block else { continue }
      self.locals.removeLast(self.locals.count - locals)
      self.aliases.removeLast(self.aliases.count - aliases)
    }
  }

  private mutating func forStatement(_ node: Int) {
    scoped { walk in
      let parts = Array(walk.facts.children(of: node))
      // The sequence does not see what the pattern binds.
      for part in parts.dropFirst()
      where ![.whereClause, .block].contains(walk.facts.kind(part)) {
        walk.walk(part)
      }
      if let pattern = parts.first { walk.walk(pattern) }
      for part in parts where [.whereClause, .block].contains(walk.facts.kind(part)) {
        walk.walk(part)
      }
    }
  }
}
