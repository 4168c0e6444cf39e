extension DependencyGraph {
  /// What a protocol itself requires: properties, methods, initializers and subscripts.
  func requirements(of id: TypeID) -> [Int] {
    types[id.index].members.filter { isHome($0) && !members[$0].isInExtension }
  }

  /// What a protocol and the own protocols it inherits require.
  func allRequirements(of id: TypeID) -> [Int] {
    ([id] + allConformances(of: id)).filter { !types[$0.index].isExternal }
      .flatMap(requirements)
  }

  /// The member of a protocol's extension that answers a requirement for all conformers.
  func defaultImplementation(of requirement: Int) -> Int? {
    let required = members[requirement]
    return types[required.owner.index].members.first { candidate in
      members[candidate].isInExtension && members[candidate].name == required.name
        && isSameSignature(members[candidate], required)
    }
  }

  /// The members of extensions that answer a requirement: of its protocol, and of those that
  /// inherit it.
  func defaultImplementations(of requirement: Int) -> [Int] {
    let required = members[requirement]
    guard types[required.owner.index].kind == .protocol else { return [] }
    let protocols =
      [required.owner]
      + dependents(of: required.owner).map(\.source).filter {
        types[$0.index].kind == .protocol && allConformances(of: $0).contains(required.owner)
      }
    return protocols.flatMap { types[$0.index].members }.filter { candidate in
      members[candidate].isInExtension && members[candidate].name == required.name
        && isSameSignature(members[candidate], required)
    }
  }

  /// The member of a conforming type, or of one of its own superclasses, that fulfils a requirement.
  func witness(of requirement: Int, in type: TypeID) -> Int? {
    let required = members[requirement]
    for candidate in [type] + superclasses(of: type) where !types[candidate.index].isExternal {
      let found = types[candidate.index].members.first {
        members[$0].name == required.name && isSameSignature(members[$0], required)
      }
      if let found { return found }
    }
    return nil
  }

  /// Whether two members have the same name, labels and, as far as they are known, parameter types.
  private func isSameSignature(_ left: Member, _ right: Member) -> Bool {
    left.kind == right.kind && left.name == right.name && left.labels == right.labels
      && left.isStatic == right.isStatic
      && zip(left.parameterTypes, right.parameterTypes).allSatisfy { left, right in
        guard let left = left.map(resolved), let right = right.map(resolved) else { return true }
        // An associated type of the protocol may be any type of the conformer.
        return left == right || types[right.index].isExternal != types[left.index].isExternal
          || types[left.index].kind == .unknown || types[right.index].kind == .unknown
      }
  }
}
