/// Finds members of values and what type they have, from declarations alone.
///
/// One instance serves one thread; it remembers the types of members.
final class MemberLookup {
  let types: TypeLookup
  private var memberTypes: [TypeValue?]
  private let constraints: ExtensionConstraints
  private var inProgress: Set<Int> = []
  /// Set while a result depends on a member whose type is being inferred right now; such results
  /// are not remembered, since they would depend on the order of questions.
  private var metCycle = false

  var index: DeclarationIndex { types.index }

  init(types: TypeLookup) {
    self.types = types
    constraints = ExtensionConstraints(types: types)
    memberTypes = Array(repeating: nil, count: types.index.members.count)
  }

  // MARK: Finding

  /// Members called `name` of a value, the nearest declaring type first; empty if there is none.
  ///
  /// - Parameter accepts: tells overloads apart; if it accepts none, the nearest ones are returned.
  func members(
    _ name: NameID, of value: TypeValue, from file: Int, isStatic: Bool = false,
    accepts: (DeclarationIndex.MemberEntry) -> Bool = { _ in true }
  ) -> [Int] {
    var nearest: [Int] = []
    var visited: Set<Int> = []
    var level = owners(of: value)
    let isForeign = isExternal(value)
    while !level.isEmpty {
      var next: [Int] = []
      var accepted: [Int] = []
      for owner in level where visited.insert(owner).inserted {
        let found = (index.types[owner].members[name] ?? []).filter {
          isVisible(index.members[$0], from: file)
            && (index.members[$0].isStatic == isStatic || index.members[$0].kind == .subscript)
            && (!isForeign || isForeignMember(index.members[$0]))
            && isVisible(index.members[$0].context, to: file)
            && constraints.hold(for: index.members[$0].context, receiver: value)
        }
        if nearest.isEmpty { nearest = found }
        accepted += found.filter { accepts(index.members[$0]) }
        next += parents(of: owner)
      }
      if !accepted.isEmpty { return accepted }
      level = next
    }
    return name == index.wellKnown.initializer ? [] : nearest
  }

  /// A type outside the project may have members of its own that no table knows, so of the
  /// project's protocols only what their extensions add is surely meant.
  private func isForeignMember(_ member: DeclarationIndex.MemberEntry) -> Bool {
    guard member.owner >= 0, !index.types[member.owner].isExternal else { return true }
    let isOperator = index.names[member.name].first.map { !$0.isLetter && $0 != "_" } ?? true
    return member.isInExtension && !isOperator
      && (member.kind == .method || member.kind == .property)
      && !index.standardMembers.contains(member.name)
  }

  /// Members of an extension are there for modules that import its module, in any of their files.
  private func isVisible(_ context: Int, to file: Int) -> Bool {
    let entry = index.contexts[context]
    guard entry.isExtension else { return true }
    let (mine, its) = (index.moduleOfFile[file], index.moduleOfFile[entry.file])
    return mine == its || index.importedModules[mine].contains(its)
  }

  private func isExternal(_ value: TypeValue) -> Bool {
    switch value {
    case .external, .array, .dictionary, .optional: true
    case .nominal(let type, _): index.types[type].isExternal
    case .meta(let inner): isExternal(inner)
    default: false
    }
  }

  private func isVisible(_ member: DeclarationIndex.MemberEntry, from file: Int) -> Bool {
    switch member.modifiers.access {
    case .private, .fileprivate: member.file == file
    default: true
    }
  }

  /// The types whose members a value has directly.
  func owners(of value: TypeValue) -> [Int] {
    switch value {
    case .nominal(let type, _): return [type]
    case .external(let name, _): return externalOwners(index.names[name])
    case .array: return standardOwners(index.wellKnown.array)
    case .dictionary: return standardOwners(index.wellKnown.dictionary)
    case .optional: return index.extendedExternals[index.wellKnown.optional].map { [$0] } ?? []
    case .generic(_, let constraints): return constraints.flatMap(owners)
    case .composition(let parts): return parts.flatMap(owners)
    case .meta(let inner): return owners(of: inner)
    case .unknown, .tuple, .function, .module: return []
    }
  }

  private func parents(of type: Int) -> [Int] {
    let entry = index.types[type]
    if entry.isExternal {
      return entry.supertypes.flatMap { owners(of: $0.type) } + externalParents(entry.fullName)
    }
    let supertypes = entry.supertypes.flatMap { owners(of: $0.type) }
    // A superclass is nearer than a protocol.
    return supertypes.filter { index.types[$0].kind == .class }
      + supertypes.filter { index.types[$0].kind != .class }
  }

  private func externalOwners(_ name: String) -> [Int] {
    if let id = index.names.id(name), let own = index.extendedExternals[id] { return [own] }
    return externalParents(name)
  }

  private func standardOwners(_ name: NameID) -> [Int] {
    index.extendedExternals[name].map { [$0] } ?? externalParents(index.names[name])
  }

  /// Extended types that an SDK type inherits from or conforms to.
  private func externalParents(_ name: String) -> [Int] {
    index.sdk.supertypes(of: name).compactMap { name in
      index.names.id(name).flatMap { index.extendedExternals[$0] }
    }
  }

  // MARK: Types of members

  /// The type of a member as its declaration gives it, for the generic owner.
  func type(of member: Int) -> TypeValue {
    if let known = memberTypes[member] { return known }
    guard inProgress.insert(member).inserted else {
      metCycle = true
      return .unknown
    }
    let outer = metCycle
    metCycle = false
    let type = declaredType(of: index.members[member])
    inProgress.remove(member)
    if !metCycle { memberTypes[member] = type }
    metCycle = metCycle && !inProgress.isEmpty || outer
    return type
  }

  private func declaredType(of member: DeclarationIndex.MemberEntry) -> TypeValue {
    let facts = index.facts[member.file]
    let scope = scope(of: member)
    func annotation(_ kind: Node.Kind) -> TypeValue? {
      facts.child(kind, of: member.node).map { types.value(of: $0 + 1, in: scope) }
    }
    switch member.kind {
    case .property:
      if let type = annotation(.typeAnnotation) { return type }
      guard let value = facts.child(.initialValue, of: member.node) else { return .unknown }
      let walker = Walker(members: self, file: member.file, emits: false)
      walker.enter(member)
      return walker.infer(value + 1, expected: .unknown)
    case .method:
      return .function(parameters(of: member, in: scope), annotation(.returnType) ?? .void)
    case .subscript:
      return .function(parameters(of: member, in: scope), annotation(.returnType) ?? .unknown)
    case .initializer:
      let result = ownValue(member.owner)
      return .function(
        parameters(of: member, in: scope),
        member.modifiers.contains(.failable) ? .optional(result) : result)
    case .enumCase:
      let payload = parameters(of: member, in: scope)
      let result = ownValue(member.owner)
      return facts.child(.parameter, of: member.node) == nil ? result : .function(payload, result)
    case .deinitializer: return .unknown
    }
  }

  private func parameters(
    of member: DeclarationIndex.MemberEntry, in scope: TypeScope
  ) -> [TypeValue] {
    let facts = index.facts[member.file]
    return facts.children(of: member.node)
      .filter { facts.nodes[$0].kind == .parameter }
      .map { parameter in
        let type = facts.children(of: parameter).first(where: index.isType(in: member.file))
        let value = type.map { types.value(of: $0, in: scope) } ?? .unknown
        return facts.nodes[parameter].modifiers.contains(.variadic) ? .array(value) : value
      }
  }

  /// A type as it sees itself, with its own generic parameters.
  func ownValue(_ type: Int) -> TypeValue {
    guard type >= 0 else { return .unknown }
    return types.value(of: type)
  }

  func scope(of member: DeclarationIndex.MemberEntry) -> TypeScope {
    var scope = TypeScope(file: member.file, context: member.context)
    let facts = index.facts[member.file]
    for child in facts.children(of: member.node)
    where facts.nodes[child].kind == .genericParameter {
      scope.generics.append(index.name(facts.nodes[child], member.file))
    }
    scope.owners = [member.node]
    return scope
  }

  /// The type of a member for a receiver: generic parameters, `Self` and associated types are
  /// replaced as far as the receiver tells.
  func type(of member: Int, on receiver: TypeValue) -> TypeValue {
    let declared = type(of: member)
    let bindings = bindings(of: index.members[member].owner, on: receiver)
    return declared.substituting(bindings)
  }

  private func bindings(of owner: Int, on receiver: TypeValue) -> [NameID: TypeValue] {
    guard owner >= 0 else { return [:] }
    let known = index.wellKnown
    var bindings: [NameID: TypeValue] = [:]
    switch receiver {
    case .nominal(let type, let arguments):
      for (name, argument) in zip(index.types[type].generics, arguments) where !argument.isUnknown {
        bindings[name] = argument
      }
      if owner != type { inherit(into: &bindings, from: type, to: owner, depth: 0) }
      if index.types[owner].kind == .protocol {
        bindings[known.selfType] = receiver
        for name in associatedNames(of: owner) where bindings[name] == nil {
          if case .own(let found)? = types.nested(name, of: type, file: -1) {
            bindings[name] = types.value(of: found).substituting(bindings)
          }
        }
      }
    case .array(let element):
      bindings[known.element] = element
    case .generic, .composition:
      bindings[known.selfType] = receiver
    case .external(_, let arguments) where arguments.count == 1:
      bindings[known.element] = arguments[0]
    case .meta(let inner): return self.bindings(of: owner, on: inner)
    default: break
    }
    return bindings
  }

  /// Generic arguments that a subclass gives to its superclass: `class A: Base<Int>`.
  private func inherit(
    into bindings: inout [NameID: TypeValue], from type: Int, to owner: Int, depth: Int
  ) {
    guard depth < 8 else { return }
    for supertype in index.types[type].supertypes {
      guard case .nominal(let parent, let arguments) = supertype.type else { continue }
      let names = index.types[parent].generics
      var mine: [NameID: TypeValue] = [:]
      for (name, argument) in zip(names, arguments) {
        mine[name] = argument.substituting(bindings)
      }
      for (name, value) in mine where bindings[name] == nil { bindings[name] = value }
      if parent != owner { inherit(into: &bindings, from: parent, to: owner, depth: depth + 1) }
    }
  }

  private func associatedNames(of type: Int) -> [NameID] {
    var names: Set<NameID> = []
    var visited: Set<Int> = []
    var pending = [type]
    while let current = pending.popLast() {
      guard visited.insert(current).inserted else { continue }
      names.formUnion(index.types[current].associated.keys)
      pending += index.types[current].supertypes.compactMap(\.type.nominal)
    }
    return names.sorted()
  }
}
