extension DependencyGraph {
  /// Finds the superclasses and protocols of every type, and the types of every protocol, which
  /// rules ask for again and again.
  mutating func indexAncestry() {
    let ids = types.indices.map { TypeID($0) }
    superclassesOfType = ids.map(foundSuperclasses)
    conformancesOfType = ids.map(foundConformances)
    for id in ids where !types[id.index].isExternal && types[id.index].kind != .protocol {
      guard types[id.index].isNominal, !isTest(id) else { continue }
      for conformance in conformancesOfType[id.index] where !types[conformance.index].isExternal {
        conformersByProtocol[conformance, default: []].append(id)
      }
    }
  }

  private func foundSuperclasses(of id: TypeID) -> [TypeID] {
    var chain: [TypeID] = []
    var met: Set<TypeID> = [id]
    var current = resolved(id)
    while let parent = types[current.index].superclass {
      let next = resolved(parent)
      guard met.insert(next).inserted else { break }
      chain.append(next)
      current = next
    }
    return chain
  }

  private func foundConformances(of id: TypeID) -> [TypeID] {
    var found: Set<TypeID> = []
    var pending = [resolved(id)] + superclasses(of: id)
    while let current = pending.popLast() {
      for conformance in types[current.index].conformances {
        let conformance = resolved(conformance)
        if found.insert(conformance).inserted { pending.append(conformance) }
      }
    }
    return found.sorted()
  }

  /// Whether a superclass or a protocol of the type has one of the names, and is none of the project.
  func descends(_ id: TypeID, from names: Set<String>) -> Bool {
    descends(id) { names.contains($0) }
  }

  /// The same for names of which a condition holds.
  func descends(_ id: TypeID, where isMeant: (String) -> Bool) -> Bool {
    let id = resolved(id)
    return (superclasses(of: id) + allConformances(of: id)).contains {
      types[$0.index].isExternal && isMeant(types[$0.index].name)
    }
  }
}
