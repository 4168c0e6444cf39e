extension DependencyGraph {
  /// Every cycle of own types by what the rule `type_cycle` looks at, those that it forgives
  /// included.
  package func typeCycles() -> [DependencyCycle] {
    let links = TypeCycle().links(in: self)
    return cycles(adjacency(of: links), name: nameOfType) { path in
      DependencyChain(
        hops: zip(path, path.dropFirst()).compactMap { source, target in
          // Whoever cuts a link has all its places to change, calls included.
          let isDirect = dependencies(of: TypeID(source)).contains { $0.target.index == target }
          return isDirect
            ? chain(ofTypes: [source, target]).hops.first
            : hop(from: source, to: target, at: links[.init(source: source, target: target)] ?? [])
        })
    }
  }

  /// Names of the members of each of ``typeCycles()``, without a look at how to cut them.
  package func membersOfTypeCycles() -> [[String]] {
    members(ofCyclesIn: adjacency(of: TypeCycle().links(in: self)), name: nameOfType)
  }

  private func nameOfType(_ index: Int) -> String { qualifiedName(of: TypeID(index)) }

  private func adjacency(of links: [Link: [TypeCycle.Use]]) -> Adjacency {
    Adjacency(
      nodeCount: types.count,
      edges: links.keys.sorted().map { link in
        Edge(link.source, link.target, weight: links[link]?.count ?? 0)
      })
  }

  /// A link that only the parts of a type have.
  private func hop(
    from source: Int, to target: Int, at uses: [TypeCycle.Use]
  ) -> DependencyChain.Hop? {
    let sites = uses.map(\.site)
    guard let first = sites.first else { return nil }
    return DependencyChain.Hop(
      source: nameOfType(source), target: nameOfType(target),
      kinds: Set(sites.map(\.kind)).sorted().map(\.name), location: location(of: first),
      sites: sites.count, condition: first.condition < 0 ? nil : conditions[Int(first.condition)])
  }
}
