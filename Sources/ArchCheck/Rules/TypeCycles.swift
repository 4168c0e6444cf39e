extension DependencyGraph {
  /// Every cycle of own types by what the rule `type_cycle` looks at, those that it forgives
  /// included.
  package func typeCycles() -> [DependencyCycle] {
    var links: [Link: [Site]] = [:]
    for (link, ties) in TypeCycle().links(in: self) {
      links[link] = places(of: link, ties: ties.map(\.site))
    }
    return cycles(adjacency(of: links), name: nameOfType) { path in
      DependencyChain(
        hops: zip(path, path.dropFirst()).compactMap { source, target in
          hop(from: source, to: target, at: links[Link(source: source, target: target)] ?? [])
        })
    }
  }

  /// Names of the members of each of ``typeCycles()``, without a look at how to cut them.
  package func membersOfTypeCycles() -> [[String]] {
    let links = TypeCycle().links(in: self).mapValues { $0.map(\.site) }
    return members(ofCyclesIn: adjacency(of: links), name: nameOfType)
  }

  private func nameOfType(_ index: Int) -> String { qualifiedName(of: TypeID(index)) }

  private func adjacency(of links: [Link: [Site]]) -> Adjacency {
    Adjacency(
      nodeCount: types.count,
      edges: links.keys.sorted().map { link in
        Edge(link.source, link.target, weight: links[link]?.count ?? 0)
      })
  }

  /// All places that whoever cuts a link has to change, calls included.
  ///
  /// - Parameter ties: what makes the link, where a part of the source may stand for it.
  private func places(of link: Link, ties: [Site]) -> [Site] {
    let direct = dependencies(of: TypeID(link.source)).first { $0.target.index == link.target }
    let own = direct.map { Array(sites[$0.sites]) } ?? []
    let known = Set(own.map(Place.init))
    return own + ties.filter { !known.contains(Place($0)) }
  }

  /// What tells one site from another.
  private struct Place: Hashable {
    var file: Int32
    var offset: UInt32
    var kind: DependencyKind

    init(_ site: Site) { (file, offset, kind) = (site.file, site.offset, site.kind) }
  }

  private func hop(from source: Int, to target: Int, at uses: [Site]) -> DependencyChain.Hop? {
    guard let first = uses.first else { return nil }
    return DependencyChain.Hop(
      source: nameOfType(source), target: nameOfType(target),
      kinds: Set(uses.map(\.kind)).sorted().map(\.name), location: location(of: first),
      sites: uses.count, condition: first.condition < 0 ? nil : conditions[Int(first.condition)])
  }
}
