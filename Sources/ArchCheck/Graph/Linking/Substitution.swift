/// Replaces generic parameters in a type by what they are, and with them what is written as a member
/// of theirs: where `F` is `Counter`, `F.State` is what `Counter` calls `State`.
private struct Substitution {
  let types: TypeLookup
  /// How deep in another type the replaced one is written.
  let depth: Int
  /// How many types the result may still consist of; below zero if there are more.
  var left = DepthLimit.parts

  mutating func callAsFunction(
    _ value: TypeValue, _ bindings: [NameID: TypeValue]
  ) -> TypeValue {
    left -= 1
    if left < 0 { return .unknown }
    switch value {
    case .unknown, .module: return value
    case .generic(let name, _):
      if let owner = value.owner {
        let type = self(owner, bindings)
        return type == owner ? value : member(name, of: type, declaredAs: value) ?? value
      }
      guard let bound = bindings[name] else { return value }
      bound.takeParts(from: &left)
      return bound
    case .nominal(let type, let arguments): return .nominal(type, all(arguments, bindings))
    case .external(let name, let arguments): return .external(name, all(arguments, bindings))
    case .optional(let inner): return .optional(self(inner, bindings))
    case .array(let inner): return .array(self(inner, bindings))
    case .dictionary(let key, let value):
      return .dictionary(self(key, bindings), self(value, bindings))
    case .tuple(let labels, let elements): return .tuple(labels, all(elements, bindings))
    case .function(let parameters, let result):
      return .function(all(parameters, bindings), self(result, bindings))
    case .meta(let inner): return .meta(self(inner, bindings))
    case .composition(let parts): return .composition(all(parts, bindings))
    case .associated(let name, let type): return .associated(name, self(type, bindings))
    case .conforming(let name, let type): return .conforming(name, self(type, bindings))
    case .memberOf(let owner): return .memberOf(self(owner, bindings))
    }
  }

  private mutating func all(
    _ parts: [TypeValue], _ bindings: [NameID: TypeValue]
  ) -> [TypeValue] {
    parts.map { self($0, bindings) }
  }

  /// Nil where nothing tells what the member is.
  private mutating func member(
    _ name: NameID, of type: TypeValue, declaredAs value: TypeValue
  ) -> TypeValue? {
    guard let found = types.memberType(name, of: type, depth: depth + 1) else { return nil }
    switch (found, type) {
    case (.generic, .generic) where found.constraints.isEmpty:
      return .member(name, of: found.owner, value.constraints)
    case (_, .nominal):
      let member = self(found, types.arguments(of: type))
      return member.isUnknown ? nil : member
    default:
      found.takeParts(from: &left)
      return found
    }
  }
}

extension TypeValue {
  /// The type with generic parameters replaced; unknown where that makes it too large.
  ///
  /// - Parameter depth: how deep in another type it is written.
  func substituting(
    _ bindings: [NameID: TypeValue], by types: TypeLookup, depth: Int = 0
  ) -> TypeValue {
    if bindings.isEmpty { return self }
    var substitution = Substitution(types: types, depth: depth)
    let value = substitution(self, bindings)
    return substitution.left < 0 ? .unknown : value
  }
}
