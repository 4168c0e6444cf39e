/// What generic parameters, associated types and `Self` stand for in the members of a value.
///
/// One instance serves one thread.
final class GenericBindings {
  private let types: TypeLookup
  private let constraints: ExtensionConstraints

  init(types: TypeLookup, constraints: ExtensionConstraints) {
    self.types = types
    self.constraints = constraints
  }

  /// What is known in the members that a type declares, for a value that has them; nothing for what
  /// stands at file level.
  func ofMembers(of owner: Int, on receiver: TypeValue) -> [NameID: TypeValue] {
    guard owner >= 0 else { return [:] }
    let selfType = index.wellKnown.selfType
    var bindings = types.arguments(of: receiver)
    switch receiver {
    case .nominal(let type, _):
      // A type's own parameter says less than the member, which knows its constraints.
      bindings = bindings.filter { !$1.isUnknown && $1 != .generic($0, []) }
      bindings.merge(associatedTypes(of: receiver)) { first, _ in first }
      if owner != type { inherit(into: &bindings, from: type, to: owner, depth: 0) }
      if index.types[owner].kind == .protocol {
        bindings[selfType] = receiver
        types.bindAssociatedTypes(of: owner, toldBy: type, into: &bindings)
      }
    case .generic, .composition:
      bindings = associatedTypes(of: receiver)
      for name in constrainedNames(of: receiver) where bindings[name] == nil {
        bindings[name] = types.memberType(name, of: receiver)
      }
      bindings[selfType] = receiver
    case .meta(let inner): return ofMembers(of: owner, on: inner)
    default: break
    }
    // What a class's member returns as `Self` is of the receiver's class.
    if index.types[owner].kind == .class { bindings[selfType] = receiver }
    return bindings
  }

  /// What associated types are, as a value's type and the protocols in it say; the nearest first.
  private func associatedTypes(of value: TypeValue) -> [NameID: TypeValue] {
    if case .nominal(let type, []) = value, index.types[type].kind != .protocol { return [:] }
    var found = value.associatedTypes
    var visited: Set<Int> = []
    var level = [value]
    while !level.isEmpty {
      var next: [TypeValue] = []
      for value in level {
        switch value {
        case .nominal(let type, _)
        where index.types[type].kind == .protocol && !index.types[type].isExternal:
          guard visited.insert(type).inserted else { continue }
          if let context = index.types[type].contexts.first {
            found.merge(constraints.equalTypes(in: context)) { first, _ in first }
          }
          next += index.types[type].supertypes.map(\.type)
        case .generic(_, let parts), .composition(let parts): next += parts
        default: break
        }
      }
      for value in next { found.merge(value.associatedTypes) { first, _ in first } }
      level = next
    }
    return found
  }

  /// The associated types of which something is demanded where the parameter is declared, or by its
  /// protocols.
  private func constrainedNames(of receiver: TypeValue) -> [NameID] {
    receiver.parts.flatMap { part -> [NameID] in
      ([part] + part.constraints).flatMap { constraint -> [NameID] in
        switch constraint {
        case .conforming(let name, _): [name]
        case .nominal(let type, _): types.constrainedNames(of: type)
        default: []
        }
      }
    }
  }

  /// Generic arguments that a subclass gives to its superclass: `class A: Base<Int>`.
  private func inherit(
    into bindings: inout [NameID: TypeValue], from type: Int, to owner: Int, depth: Int
  ) {
    guard depth < DepthLimit.superclasses else { return }
    for supertype in index.types[type].supertypes {
      guard case .nominal(let parent, let arguments) = supertype.type else { continue }
      let names = index.types[parent].generics
      var mine: [NameID: TypeValue] = [:]
      for (name, argument) in zip(names, arguments) {
        mine[name] = argument.substituting(bindings, by: types)
      }
      for (name, value) in mine where bindings[name] == nil { bindings[name] = value }
      if parent != owner { inherit(into: &bindings, from: parent, to: owner, depth: depth + 1) }
    }
  }

  private var index: DeclarationIndex { types.index }
}
