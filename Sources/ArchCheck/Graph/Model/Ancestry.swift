extension DependencyGraph {
  /// Finds the superclasses and protocols of every type, which rules ask for again and again.
  mutating func indexAncestry() {
    superclassesOfType = types.map { foundSuperclasses(of: $0.id) }
    conformancesOfType = types.map { foundConformances(of: $0.id) }
  }

  private func foundSuperclasses(of id: TypeID) -> [TypeID] {
    var chain: [TypeID] = []
    var current = resolved(id)
    while let parent = types[current.index].superclass {
      let next = resolved(parent)
      guard next != id, !chain.contains(next) else { break }
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
}
