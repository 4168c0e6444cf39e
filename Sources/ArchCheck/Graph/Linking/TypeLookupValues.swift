extension TypeLookup {
  /// The value of a type as it is written at `node`; aliases are followed.
  func value(of node: Int, in scope: TypeScope, depth: Int = 0) -> TypeValue {
    guard depth < DepthLimit.nestedTypes else { return .unknown }
    let facts = index.facts[scope.file]
    let children = facts.children(of: node)
    func first() -> TypeValue {
      children.first(where: index.isType(in: scope.file))
        .map { value(of: $0, in: scope, depth: depth + 1) } ?? .unknown
    }
    switch facts.nodes[node].kind {
    case .namedType: return named(node, in: scope, depth: depth)
    case .optionalType, .unwrappedType: return .optional(first())
    case .arrayType: return .array(first())
    case .attributedType, .someType, .anyType: return first()
    case .packType, .suppressedType: return .unknown
    case .metatype: return .meta(first())
    case .dictionaryType:
      let types = children.map { value(of: $0, in: scope, depth: depth + 1) }
      return types.count == 2 ? .dictionary(types[0], types[1]) : .unknown
    case .functionType:
      let types = children.filter(index.isType(in: scope.file))
        .map { value(of: $0, in: scope, depth: depth + 1) }
      guard let result = types.last else { return .unknown }
      return .function(Array(types.dropLast()), result)
    case .tupleType:
      var labels: [NameID] = []
      var elements: [TypeValue] = []
      for child in children {
        let isLabelled = facts.nodes[child].kind == .parameter
        labels.append(isLabelled ? index.name(facts.nodes[child], scope.file) : 0)
        elements.append(value(of: isLabelled ? child + 1 : child, in: scope, depth: depth + 1))
      }
      return .tuple(labels, elements)
    case .compositionType:
      // `KeyPath<Root, Value> & Sendable` is a key path: a marker has no members.
      let parts = children.map { value(of: $0, in: scope, depth: depth + 1) }
        .filter { index.externalName(of: $0) != index.wellKnown.sendable }
      return parts.count == 1 ? parts[0] : .composition(parts)
    default: return .unknown
    }
  }

  private func named(_ node: Int, in scope: TypeScope, depth: Int) -> TypeValue {
    let facts = index.facts[scope.file]
    let arguments = facts.genericArguments(of: node)
      .map { value(of: $0, in: scope, depth: depth + 1) }
    switch resolve(node, in: scope) {
    case .own(let type):
      let found = self.value(of: type, arguments: arguments, depth: depth)
      guard facts.hasBase(node) else { return found }
      return concrete(found, named: type, depth: depth) {
        value(of: node + 1, in: scope, depth: depth + 1)
      }
    case .external(let name): return external(name, arguments: arguments)
    case .generic(let name):
      if facts.hasBase(node) {
        return dependent(name, node: node, in: scope, depth: depth)
      }
      return .generic(name, constraints(of: name, in: scope, depth: depth + 1))
    case .module(let name): return .module(name)
    case .unresolved(let name)
    where arguments.count == 1 && index.names[name].namesLock || index.names[name].namesStore
      || !arguments.isEmpty
        && (index.names[name].namesFactory || index.names[name].namesList
          || index.names[name].namesPublisher):
      return .external(name, arguments)
    case .unresolved(let name) where namesUnresolved: return .external(name, arguments)
    case .local, .unresolved, .foreign: return .unknown
    }
  }

  /// What an alias stands for as a member of a type, which may have it of a protocol: all stores may
  /// have `typealias Key = Item.ID`, and each of them knows its `Item`. Other types are what they are.
  func concrete(
    _ value: TypeValue, named member: Int, depth: Int = 0, of base: () -> TypeValue
  ) -> TypeValue {
    guard value.isGeneric, index.types[member].kind == .typealias else { return value }
    let base = base()
    var bindings = arguments(of: base).filter { !$1.isUnknown && $1 != .generic($0, []) }
    let outer = index.types[member].outer
    if case .nominal(let type, _) = base, type != outer, outer >= 0,
      index.types[outer].kind == .protocol
    {
      bindAssociatedTypes(of: outer, toldBy: type, into: &bindings, depth: depth + 1)
    }
    return value.substituting(bindings, by: self, depth: depth)
  }

  /// The value of an own type by index; an alias becomes what it stands for.
  func value(of type: Int, arguments: [TypeValue] = [], depth: Int = 0) -> TypeValue {
    if index.types[type].kind == .typealias {
      let bindings = Dictionary(keepingFirst: zip(index.types[type].generics, arguments))
      return aliasedValue(of: type, depth: depth + 1)
        .substituting(bindings, by: self, depth: depth)
    }
    if index.types[type].isExternal {
      return standard(index.types[type].name, arguments: arguments) ?? .nominal(type, arguments)
    }
    if index.types[type].kind == .protocol {
      return .nominal(
        type, zip(index.types[type].primary, arguments).map { .associated($0, $1) })
    }
    if arguments.isEmpty, !index.types[type].generics.isEmpty {
      return .nominal(type, index.types[type].generics.map { .generic($0, []) })
    }
    return .nominal(type, arguments)
  }

  /// A type outside the project.
  func external(_ name: NameID, arguments: [TypeValue]) -> TypeValue {
    standard(name, arguments: arguments)
      ?? index.extendedExternals[name].map { .nominal($0, arguments) }
      ?? .external(name, arguments)
  }

  private func standard(_ name: NameID, arguments: [TypeValue]) -> TypeValue? {
    let known = index.wellKnown
    switch name {
    case known.array where arguments.count == 1: return .array(arguments[0])
    case known.inlineArray where arguments.count == 2: return .array(arguments[1])
    case known.optional where arguments.count == 1: return .optional(arguments[0])
    case known.dictionary where arguments.count == 2: return .dictionary(arguments[0], arguments[1])
    case known.void: return .void
    default: return nil
    }
  }

  /// `T.Element`: an associated type of a generic parameter.
  private func dependent(
    _ name: NameID, node: Int, in scope: TypeScope, depth: Int
  ) -> TypeValue {
    let base = value(of: node + 1, in: scope, depth: depth + 1)
    return memberType(name, of: base, from: scope.file, depth: depth) ?? .generic(name, [])
  }

  /// The generic arguments of a value's type, by parameter, and what is written of associated types.
  func arguments(of value: TypeValue) -> [NameID: TypeValue] {
    switch value {
    case .array(let element): [index.wellKnown.element: element]
    case .dictionary(let key, let value):
      [index.wellKnown.keyType: key, index.wellKnown.valueType: value]
    case .optional(let wrapped): [index.wellKnown.wrappedType: wrapped]
    case .external(_, []): [:]
    case .external(let name, let arguments):
      Dictionary(keepingFirst: zip(index.parametersOfSDK[name] ?? [], arguments))
        .merging(zip([index.wellKnown.element], arguments.count == 1 ? arguments : [])) {
          first, _ in first
        }
    case .nominal(let type, let arguments):
      Dictionary(keepingFirst: zip(parameters(ofType: type), arguments))
        .merging(value.associatedTypes) { first, _ in first }
    case .generic, .composition: value.associatedTypes
    case .meta(let inner): self.arguments(of: inner)
    default: [:]
    }
  }

  /// The generic parameters of a type; a type that is not known is taken for a collection.
  func parameters(ofType type: Int) -> [NameID] {
    index.types[type].generics.isEmpty && index.types[type].isExternal
      ? [index.wellKnown.element] : index.types[type].generics
  }

  /// What `name` is as a member of a type: a generic parameter's associated type with the constraints
  /// that its protocol gives, or what another type declares by that name, for the type as it sees
  /// itself. Nil where that is not known, as where a type's members tell what an associated type is.
  ///
  /// - Parameter file: where the member is written; -1 sees all, as what is private in a type is
  ///   there for it.
  func memberType(
    _ name: NameID, of value: TypeValue, from file: Int = -1, depth: Int = 0
  ) -> TypeValue? {
    if let written = value.associatedTypes[name] { return written }
    switch value {
    case .generic(index.wellKnown.iteratorType, _)
    where name == index.wellKnown.element && value.constraints.isEmpty:
      // The elements of an iterator are those of its sequence.
      return .member(name, of: value.owner)
    case .generic(let parameter, let constraints):
      let owner =
        parameter == index.wellKnown.selfType ? nil : TypeValue.member(parameter, of: value.owner)
      for case .nominal(let type, _) in constraints {
        if let found = associatedType(name, of: type, depth: depth + 1) {
          return .member(name, of: owner, found.constraints + value.demands(on: name))
        }
      }
      if let alias = alias(named: name, among: constraints, from: file) {
        return self.value(of: alias, depth: depth + 1)
      }
      return .member(name, of: owner, value.demands(on: name)[...])
    case .nominal(let type, _) where index.types[type].kind == .protocol:
      return associatedType(name, of: type, depth: depth + 1)
    case .nominal(let type, _):
      if index.types[type].generics.contains(name) { return .generic(name, []) }
      let found = told(name, by: type, from: file, depth: depth + 1)
      return found?.isUnknown == true ? nil : found
    case .array(let element) where name == index.wellKnown.element: return element
    case .external: return arguments(of: value)[name]
    default: return nil
    }
  }

  /// What a type of the project has by a name, or tells by the members that meet what its protocols
  /// require.
  private func told(_ name: NameID, by type: Int, from file: Int, depth: Int) -> TypeValue? {
    if case .own(let member)? = nested(name, of: type, file: file) {
      return value(of: member, depth: depth)
    }
    return index.types[type].kind == .protocol ? nil : witnessed?.type(name, of: type)
  }

  /// Binds the associated types of a protocol to what a type tells of them, where nothing else does.
  func bindAssociatedTypes(
    of demanded: Int, toldBy type: Int, into bindings: inout [NameID: TypeValue], depth: Int = 0
  ) {
    for name in associatedNames(of: demanded) where bindings[name] == nil {
      bindings[name] = told(name, by: type, from: -1, depth: depth)?
        .substituting(bindings, by: self, depth: depth)
    }
  }

  /// The type that a protocol declares for all that conform to it, as in `T.Item`.
  private func alias(named name: NameID, among constraints: [TypeValue], from file: Int) -> Int? {
    for case .nominal(let type, _) in constraints {
      if case .own(let found)? = nested(name, of: type, file: file) { return found }
    }
    return nil
  }

  /// What `T.Element` is declared by, where `T` conforms to protocols of the project.
  enum DependentType {
    /// A protocol, of several the one that the others refine.
    case associatedType(of: Int)
    case alias(Int)
  }

  func dependentType(at node: Int, in scope: TypeScope) -> DependentType? {
    let name = index.name(index.facts[scope.file].nodes[node], scope.file)
    return dependentType(name, of: value(of: node + 1, in: scope), from: scope.file)
  }

  func dependentType(_ name: NameID, of value: TypeValue, from file: Int) -> DependentType? {
    let constraints: [TypeValue]
    switch value {
    case .generic(_, let all): constraints = all
    case .nominal(let type, _) where index.types[type].kind == .protocol: constraints = [value]
    default: return nil
    }
    for constraint in constraints.compactMap(\.nominal) {
      let having = index.ancestors(of: constraint).filter {
        index.types[$0].associated[name] != nil
      }
      // The others refine it, so that it alone has no other one above itself.
      let owner = having.first {
        !index.ancestors(of: $0).dropFirst().contains(where: having.contains)
      }
      if let owner = owner ?? having.first { return .associatedType(of: owner) }
    }
    return alias(named: name, among: constraints, from: file).map { .alias($0) }
  }

  /// An associated type as its protocol, or one it refines, declares it, with what the protocols on the
  /// way demand of it: `protocol Shelf: Sequence where Element: Labelled`.
  func associatedType(_ name: NameID, of type: Int, depth: Int = 0) -> TypeValue? {
    guard depth < DepthLimit.constraints else { return nil }
    var demanded: [TypeValue] = []
    for current in index.ancestors(of: type) {
      if constrainedNames(of: current).contains(name),
        let declaration = index.types[current].declarations.first
      {
        let scope = TypeScope(
          file: declaration.file, context: index.types[current].contexts[0])
        demanded += constraints(of: name, at: declaration.node, in: scope, depth: depth + 1)
      }
      if let declaration = index.types[current].associated[name],
        let context = index.types[current].contexts.first
      {
        let facts = index.facts[declaration.file]
        let scope = TypeScope(file: declaration.file, context: context)
        let constraints = facts.children(of: declaration.node)
          .filter { facts.nodes[$0].kind == .inheritance }
          .flatMap { value(of: $0 + 1, in: scope, depth: depth + 1).parts }
        return .generic(
          name,
          constraints
            + self.constraints(of: name, at: declaration.node, in: scope, depth: depth + 1)
            + demanded)
      }
      guard looksThroughSupertypes else { return nil }
    }
    // Of a protocol outside the project.
    return demanded.isEmpty ? nil : .generic(name, demanded)
  }

  /// What a generic parameter or associated type is constrained to, by the declarations around.
  func constraints(of name: NameID, in scope: TypeScope, depth: Int = 0) -> [TypeValue] {
    guard depth < DepthLimit.constraints else { return [] }
    var found: [TypeValue] = []
    for owner in scope.owners {
      found += constraints(of: name, at: owner, in: scope, depth: depth)
    }
    var context = scope.context
    while context >= 0 {
      let entry = index.contexts[context]
      if entry.type >= 0 {
        let isSelf = name == index.wellKnown.selfType
        if isSelf, index.types[entry.type].kind == .class { return [value(of: entry.type)] }
        if isSelf { found.append(.nominal(entry.type, [])) }
        let inner = TypeScope(file: entry.file, context: context)
        found += constraints(of: name, at: entry.node, in: inner, depth: depth)
        // An extension has the generic parameters of all types around the extended one.
        var extended = entry.isExtension ? entry.type : -1
        while extended >= 0 {
          for declaration in index.types[extended].declarations {
            let scope = TypeScope(
              file: declaration.file, context: index.types[extended].contexts[0])
            found += constraints(of: name, at: declaration.node, in: scope, depth: depth)
          }
          extended = index.types[extended].outer
        }
        if index.types[entry.type].kind == .protocol,
          case .generic(_, let more)? = associatedType(name, of: entry.type, depth: depth + 1)
        {
          found += more
        }
        if isSelf { break }
      }
      context = entry.parent
    }
    return found
  }

  private func constraints(
    of name: NameID, at owner: Int, in scope: TypeScope, depth: Int
  ) -> [TypeValue] {
    let facts = index.facts[scope.file]
    var found: [TypeValue] = []
    for child in facts.children(of: owner) {
      let syntax = facts.nodes[child]
      switch syntax.kind {
      case .genericParameter
      where index.name(syntax, scope.file) == name && Int(syntax.end) > child + 1:
        found += value(of: child + 1, in: scope, depth: depth + 1).parts
      case .requirement:
        let sides = Array(facts.children(of: child))
        guard sides.count == 2, facts.nodes[sides[0]].kind == .namedType else { continue }
        let isMember = facts.hasBase(sides[0])
        let subject = facts.nodes[isMember ? sides[0] + 1 : sides[0]]
        guard subject.kind == .namedType, !subject.hasBase,
          index.name(subject, scope.file) == name
        else { continue }
        let type = value(of: sides[1], in: scope, depth: depth + 1)
        let member = index.name(facts.nodes[sides[0]], scope.file)
        if !isMember {
          found += type.parts
        } else if syntax.isSameType {
          found.append(.associated(member, type))
        } else if !type.isUnknown {
          found.append(.conforming(member, type))
        }
      default: break
      }
    }
    return found
  }
}
