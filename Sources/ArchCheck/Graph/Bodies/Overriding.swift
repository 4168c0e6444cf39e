extension DependencyGraph {
  /// Finds what each overriding member replaces.
  ///
  /// - Parameter jobs: number of threads; the result does not depend on it.
  mutating func indexOverrides(jobs: Int) {
    overriddenMembers = DeepStackThreads.flatMap(
      partsOf: members.count, elements: members.count, jobs: jobs
    ) { [self] part in
      part.map { index in
        members[index].modifiers.contains(.override) ? foundOverridden(byMember: index) ?? -1 : -1
      }
    }
  }

  private func foundOverridden(byMember index: Int) -> Int32? {
    for ancestor in superclasses(of: members[index].owner) where !types[ancestor.index].isExternal {
      if let found = counterpart(of: members[index], in: ancestor) { return Int32(found) }
    }
    return nil
  }

  /// The member that an overriding one replaces, in the nearest own superclass that declares it.
  func overridden(byMember index: Int) -> Int? {
    overriddenMembers[index] < 0 ? nil : Int(overriddenMembers[index])
  }

  /// The member of another type that has the same kind, name, labels and, as far as they are known,
  /// parameter types.
  func counterpart(of member: Member, in type: TypeID) -> Int? {
    members(of: type, named: member.name).first { other in
      members[other].kind == member.kind && members[other].labels == member.labels
        && members[other].isStatic == member.isStatic
        && members[other].modifiers.access != .private
        && zip(members[other].parameterTypes, member.parameterTypes).allSatisfy { left, right in
          guard let left, let right else { return true }
          return resolved(left) == resolved(right) || types[resolved(left).index].kind == .unknown
            || types[resolved(right).index].kind == .unknown
        }
    }
  }

  /// Overriding members by the member they replace, outside tests.
  func overrides() -> [Int: [Int]] {
    var overrides: [Int: [Int]] = [:]
    for index in members.indices {
      guard let base = overridden(byMember: index), !files[members[index].node.file].isTest
      else { continue }
      overrides[base, default: []].append(index)
    }
    return overrides
  }

  /// Whether the superclass chain leaves the project, be it by an alias for a class of two toolkits.
  func hasExternalAncestor(_ id: TypeID) -> Bool {
    superclasses(of: id).contains {
      types[$0.index].isExternal || !types[$0.index].toolkitFamilies.isEmpty
    }
  }

  /// `Module.Type.member(label:)`.
  func qualifiedName(of member: Member) -> String {
    "\(qualifiedName(of: member.owner)).\(member.signature)"
  }

  /// `Type.member(label:)`, for messages.
  func displayName(ofMember index: Int) -> String {
    let member = members[index]
    return "\(types[member.owner.index].name).\(member.signature)"
  }
}
