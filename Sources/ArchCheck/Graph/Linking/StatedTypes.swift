extension TypeLookup {
  /// The type that a property, method or subscript states; nil where a property's initial value or an
  /// attribute tells it.
  func statedType(of member: DeclarationIndex.MemberEntry) -> TypeValue? {
    let facts = index.facts[member.file]
    var scope = scope(of: member)
    scope.isStatedType = true
    func annotation(_ kind: Node.Kind) -> TypeValue? {
      facts.child(kind, of: member.node).map { value(of: $0 + 1, in: scope) }
    }
    guard member.kind == .property else {
      let result = annotation(.returnType) ?? (member.kind == .method ? .void : .unknown)
      return .function(parameters(of: member.node, in: scope), result)
    }
    if let type = annotation(.typeAnnotation) { return type }
    let isTold = [.initialValue, .attribute].contains { facts.child($0, of: member.node) != nil }
    return isTold ? nil : .unknown
  }

  /// What the parameters of a declaration demand of arguments.
  func parameters(of declaration: Int, in scope: TypeScope) -> [TypeValue] {
    let facts = index.facts[scope.file]
    return facts.children(of: declaration)
      .filter { facts.nodes[$0].kind == .parameter }
      .map { parameter in
        let type = facts.children(of: parameter).first(where: index.isType(in: scope.file))
        var value = type.map { self.value(of: $0, in: scope) } ?? .unknown
        // What an `@autoclosure` is given is what the closure gives back.
        if let type, facts.attribute("autoclosure", of: type) != nil,
          case .function(_, let result) = value
        {
          value = result
        }
        return facts.nodes[parameter].modifiers.contains(.variadic) ? .array(value) : value
      }
  }

  /// Where the types in a member's declaration are looked up from.
  func scope(of member: DeclarationIndex.MemberEntry) -> TypeScope {
    var scope = TypeScope(file: member.file, context: member.context)
    scope.open(member.node, in: index)
    return scope
  }
}
