/// Code that runs as part of a member: the braces of a function or accessor, or an initial value.
struct Body: Sendable, Hashable {
  enum Part: String, Sendable {
    /// Braces of a function, initializer or deinitializer.
    case function
    case get, set, willSet, didSet
    case initialValue
    /// Another accessor, such as `_modify`.
    case other
  }

  var file: Int
  /// Index into ``DependencyGraph/members``.
  var member: Int
  var part: Part
  /// The node of the block or initial value.
  var node: Int
}

extension DependencyGraph {
  /// The code of a member, in order; empty for a requirement or a plain stored property.
  func bodies(ofMember index: Int) -> [Body] {
    let (place, kind) = (members[index].node, members[index].kind)
    let facts = files[place.file].facts
    func body(_ part: Body.Part, _ node: Int) -> Body {
      Body(file: place.file, member: index, part: part, node: node)
    }
    return facts.children(of: place.node).compactMap { child in
      switch facts.kind(child) {
      case .block: return body(.function, child)
      case .initialValue where kind == .property: return body(.initialValue, child)
      case .accessorDecl:
        let part = Body.Part(rawValue: facts.name(at: child)) ?? .other
        return facts.child(.block, of: child).map { body(part, $0) }
      default: return nil
      }
    }
  }

  /// The code of all members of a type in its own module.
  func bodies(of id: TypeID) -> [Body] {
    types[id.index].members.filter { isHome($0) }.flatMap { bodies(ofMember: $0) }
  }

  /// Whether a member stands in the module that declares its type.
  func isHome(_ member: Int) -> Bool {
    files[members[member].node.file].module == types[members[member].owner.index].module
  }

  func facts(of body: Body) -> SourceFacts { files[body.file].facts }

  /// The uses of types that are written in a node.
  func sites(in node: NodeRef) -> [(site: Site, index: Int)] {
    let written = files[node.file].facts.nodes[node.node]
    return sites(
      inFile: node.file, from: written.offset, to: max(written.endOffset, written.offset + 1))
  }

  /// The uses of types that are written in a body.
  func sites(in body: Body) -> [(site: Site, index: Int)] {
    sites(in: NodeRef(file: body.file, node: body.node))
  }

  /// The member of another own type that is used at a node: that of `a.b` stands at `b`.
  func usedMember(at node: NodeRef) -> Int? {
    let offset = files[node.file].facts.nodes[node.node].offset
    return sites(inFile: node.file, from: offset, to: offset + 1)
      .lazy.compactMap(\.site.usedMemberIndex).first
  }

  /// Whether nobody need define what the code does: it is empty, or returns a literal, `nil`,
  /// `self` or an enum case.
  func isTrivial(_ body: Body) -> Bool {
    let facts = facts(of: body)
    let statements = facts.children(of: body.node)
    guard let only = statements.first, statements.count == 1 else { return statements.isEmpty }
    return facts.isConstant(
      facts.kind(only) == .returnStmt ? facts.firstChild(of: only) ?? only : only)
  }
}

extension SourceFacts {
  /// Whether an expression is a literal, `nil`, `self` or an enum case; so is a bare `return`.
  func isConstant(_ value: Int) -> Bool {
    switch kind(value) {
    case .boolean, .integer, .float, .nilLiteral, .discard, .returnStmt: true
    case .string, .array, .dictionary, .tuple: firstChild(of: value) == nil
    case .member: !hasBase(value)
    case .identifier: isSelf(value)
    case .prefixOperator:
      firstChild(of: value).map { [.integer, .float].contains(kind($0)) } ?? true
    default: false
    }
  }
}

extension Member {
  /// Name and labels as Swift writes them: `resize(_:to:)`, `title`.
  var signature: String {
    switch kind {
    case .property, .deinitializer: name
    case .enumCase where labels.isEmpty: name
    case .method, .initializer, .subscript, .enumCase:
      "\(name)(\(labels.map { "\($0):" }.joined()))"
    }
  }
}
