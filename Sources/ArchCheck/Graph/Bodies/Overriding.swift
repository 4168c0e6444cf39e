extension DependencyGraph {
  /// The member that an overriding one replaces, in the nearest own superclass that declares it.
  func overridden(byMember index: Int) -> Int? {
    let member = members[index]
    guard member.modifiers.contains(.override) else { return nil }
    for ancestor in superclasses(of: member.owner) {
      if types[ancestor.index].isExternal { continue }
      if let found = counterpart(of: member, in: ancestor) { return found }
    }
    return nil
  }

  /// The member of another type that has the same kind, name, labels and, as far as they are known,
  /// parameter types.
  func counterpart(of member: Member, in type: TypeID) -> Int? {
    types[type.index].members.first { candidate in
      let other = members[candidate]
      return other.kind == member.kind && other.name == member.name
        && other.labels == member.labels && other.isStatic == member.isStatic
        && ![.private].contains(other.modifiers.access)
        && zip(other.parameterTypes, member.parameterTypes).allSatisfy { left, right in
          guard let left, let right else { return true }
          return resolved(left) == resolved(right) || types[resolved(left).index].kind == .unknown
            || types[resolved(right).index].kind == .unknown
        }
    }
  }

  /// Overriding members by the member they replace, outside tests.
  func overrides() -> [Int: [Int]] {
    var overrides: [Int: [Int]] = [:]
    for (index, member) in members.enumerated() where member.modifiers.contains(.override) {
      guard !files[member.node.file].isTest, let base = overridden(byMember: index) else {
        continue
      }
      overrides[base, default: []].append(index)
    }
    return overrides
  }

  /// Whether the superclass chain leaves the project.
  func hasExternalAncestor(_ id: TypeID) -> Bool {
    superclasses(of: id).contains { types[$0.index].isExternal }
  }

  /// `Module.Type.member(label:)`.
  func qualifiedName(ofMember index: Int) -> String {
    let member = members[index]
    return "\(qualifiedName(of: member.owner)).\(member.signature)"
  }

  /// `Type.member(label:)`, for messages.
  func displayName(ofMember index: Int) -> String {
    let member = members[index]
    return "\(types[member.owner.index].name).\(member.signature)"
  }
}
