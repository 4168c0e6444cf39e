extension DependencyGraph {
  /// What a protocol itself requires: properties, methods, initializers and subscripts.
  func requirements(of id: TypeID) -> [Int] {
    types[id.index].members.filter { isHome($0) && !members[$0].isInExtension }
  }

  /// The same for requirements of one name.
  func requirements(of id: TypeID, named name: String) -> [Int] {
    members(of: id, named: name).filter { isHome($0) && !members[$0].isInExtension }
  }

  /// What a protocol and the own protocols it inherits require.
  func allRequirements(of id: TypeID) -> [Int] {
    ([id] + allConformances(of: id)).filter { !types[$0.index].isExternal }
      .flatMap(requirements)
  }

  /// The member of a protocol's extension that answers a requirement for all conformers.
  func defaultImplementation(of requirement: Int) -> Int? {
    let required = members[requirement]
    return members(of: required.owner, named: required.name).first { candidate in
      members[candidate].isInExtension && isSameSignature(members[candidate], required)
    }
  }

  /// The members of extensions that answer a requirement: of its protocol, and of those that
  /// inherit it.
  func defaultImplementations(of requirement: Int) -> [Int] {
    let required = members[requirement]
    guard types[required.owner.index].kind == .protocol else { return [] }
    let inheriting = inheritingProtocols.value {
      types.filter { $0.kind == .protocol }.reduce(into: [:]) { inheriting, type in
        for inherited in allConformances(of: type.id) {
          inheriting[inherited, default: []].append(type.id)
        }
      }
    }
    let protocols = [required.owner] + inheriting[required.owner, default: []]
    return protocols.flatMap { members(of: $0, named: required.name) }.filter { candidate in
      members[candidate].isInExtension && isSameSignature(members[candidate], required)
    }
  }

  /// The member of a conforming type, or of one of its own superclasses, that fulfils a requirement;
  /// of a type from outside one in an extension of the project.
  func witness(of requirement: Int, in type: TypeID) -> Int? {
    for candidate in [type] + superclasses(of: type)
    where candidate == type || !types[candidate.index].isExternal {
      if let witness = ownWitness(of: requirement, in: candidate) { return witness }
    }
    return nil
  }

  /// The same where no superclass is asked.
  func ownWitness(of requirement: Int, in type: TypeID) -> Int? {
    let required = members[requirement]
    let found = members(of: type, named: required.name).filter {
      isSameSignature(members[$0], required)
    }
    // Overloads may differ in what is no single type, such as that of a closure.
    return found.first { isWrittenAlike(members[$0], required) } ?? found.first
  }

  /// Whether two members have the same name, labels and, as far as they are known, parameter types.
  private func isSameSignature(_ left: Member, _ right: Member) -> Bool {
    left.kind == right.kind && left.name == right.name && left.labels == right.labels
      && left.isStatic == right.isStatic
      && zip(left.parameterTypes, right.parameterTypes).allSatisfy { left, right in
        // The method itself as an argument would be a copy of the graph for each pair.
        guard let left = left.map({ resolved($0) }), let right = right.map({ resolved($0) }) else {
          return true
        }
        // An associated type of the protocol may be any type of the conformer.
        return left == right || types[right.index].isExternal != types[left.index].isExternal
          || types[left.index].kind == .unknown || types[right.index].kind == .unknown
      }
  }

  /// Whether two members write the types of parameters and result in the same way.
  private func isWrittenAlike(_ left: Member, _ right: Member) -> Bool {
    writtenTypes(of: left) == writtenTypes(of: right)
  }

  private func writtenTypes(of member: Member) -> [WrittenNode] {
    let facts = files[member.node.file].facts
    return facts.children(of: member.node.node).flatMap { part -> [WrittenNode] in
      guard [.parameter, .returnType].contains(facts.kind(part)) else { return [] }
      return facts.children(of: part).filter { facts.kind($0).isType }.flatMap { type in
        (type..<Int(facts.nodes[type].end)).map { node in
          WrittenNode(
            kind: facts.kind(node), name: facts.name(at: node), detail: facts.nodes[node].detail,
            size: facts.descendants(of: node).count)
        }
      }
    }
  }

  /// What a node of a type says, wherever it stands.
  private struct WrittenNode: Equatable {
    var kind: Node.Kind
    var name: String
    var detail: UInt8
    var size: Int
  }
}
