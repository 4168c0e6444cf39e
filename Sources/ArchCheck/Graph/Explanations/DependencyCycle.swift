/// Modules, folders or types that depend on one another, and what to cut.
package struct DependencyCycle: Sendable, Hashable {
  /// Names of all members, sorted.
  package var members: [String]
  /// A shortest cycle among the members, hop by hop.
  package var shortestCycle: DependencyChain
  /// The cheapest dependencies whose removal leaves no cycle.
  package var cut: DependencyChain
  /// Number of places to change for the cut, the line of a manifest where nothing else states a hop.
  package var cost: Int { cut.hops.reduce(0) { $0 + max(1, $1.sites) } }
  /// Whether no cheaper cut exists; false where the cycle was too large to try all.
  package var isExact: Bool
}

extension DependencyGraph {
  /// Every cycle of own modules, those of tests left out; manifest-only dependencies count.
  package func moduleCycles() -> [DependencyCycle] {
    let links = moduleLinks()
    return cycles(search(links, nodeCount: modules.count), name: nameOfModule) { link in
      links[link].flatMap { hop($0, of: link) }
    }
  }

  /// Names of the members of each of ``moduleCycles()``, without a look at how to cut them.
  func membersOfModuleCycles() -> [[String]] {
    members(ofCyclesIn: search(moduleLinks(), nodeCount: modules.count), name: nameOfModule)
  }

  private func nameOfModule(_ index: Int) -> String { modules[index].name }

  private func hop(_ uses: [DependencyUse], of link: Link) -> DependencyChain.Hop? {
    first(of: uses).map { first in
      DependencyChain.Hop(
        source: modules[link.source].name, target: modules[link.target].name,
        kinds: DependencyChain.Hop.kinds(
          isDeclared: uses.contains { $0.kind == .manifest },
          isImported: uses.contains { $0.kind == .imports },
          uses: uses.reduce(0) { $0 + ($1.kind == .types ? $1.sites.count : 0) }),
        location: location(of: first), sites: places(of: uses),
        condition: condition(ofLink: uses)?.description)
    }
  }

  /// Every cycle of folders, those of one module and those through several.
  package func cycles(of folders: FolderGraph) -> [DependencyCycle] {
    let uses = Dictionary(
      keepingFirst: folders.uses.map { (Link(source: $0.source, target: $0.target), $0) })
    let search = CycleSearch(
      nodeCount: folders.folders.count, links: Array(uses.keys),
      conditions: { uses[$0]?.conditions.sorted() ?? [] }, weight: { uses[$0]?.sites ?? 1 })
    return cycles(
      search, name: { folders.folders[$0] },
      hop: { link in uses[link].map { hop($0, of: folders) } })
  }

  private func hop(_ use: FolderGraph.Use, of folders: FolderGraph) -> DependencyChain.Hop {
    let first = sites[use.first]
    return DependencyChain.Hop(
      source: folders.folders[use.source], target: folders.folders[use.target],
      kinds: DependencyChain.Hop.kinds(use.kinds), location: location(of: first),
      sites: use.sites,
      condition: condition(ofAny: use.conditions.map(Optional.some))?.description)
  }

  /// Every cycle of own types by their ``TypeLinks``, those that the rule `type_cycle` forgives
  /// included.
  package func typeCycles() -> [DependencyCycle] {
    let links = TypeLinks(in: self)
    return cycles(links.search, name: nameOfType) { link in
      hop(from: link.source, to: link.target, at: links.places(of: link))
    }
  }

  /// Names of the members of each of ``typeCycles()``, without a look at how to cut them.
  func membersOfTypeCycles() -> [[String]] {
    members(ofCyclesIn: TypeLinks(in: self).search, name: nameOfType)
  }

  private func nameOfType(_ index: Int) -> String { qualifiedName(of: TypeID(index)) }

  private func hop(from source: Int, to target: Int, at uses: [Site]) -> DependencyChain.Hop? {
    guard let first = uses.first else { return nil }
    return DependencyChain.Hop(
      source: nameOfType(source), target: nameOfType(target),
      kinds: DependencyChain.Hop.kinds(uses.map(\.kind)), location: location(of: first),
      sites: uses.count, condition: condition(ofAny: uses)?.description)
  }

  /// How many own types outside of tests use one another in cycles by whatever means, and in how many
  /// cycles.
  package func typesInCycles() -> (types: Int, cycles: Int) {
    let edges = dependencies.filter {
      !types[$0.source.index].isExternal && !types[$0.target.index].isExternal
        && !isTest($0.source)
    }.map { Edge($0.source.index, $0.target.index, weight: 1) }
    let cycles = StronglyConnectedComponents(of: Adjacency(nodeCount: types.count, edges: edges))
      .cycles
    return (cycles.reduce(0) { $0 + $1.count }, cycles.count)
  }

  private func members(ofCyclesIn search: CycleSearch, name: (Int) -> String) -> [[String]] {
    nodesOfCycles(search).map { $0.map(name).sorted() }.sorted { $0.lexicographicallyPrecedes($1) }
  }

  private func cycles(
    _ search: CycleSearch, name: (Int) -> String, hop: (Link) -> DependencyChain.Hop?
  ) -> [DependencyCycle] {
    foundCycles(search).map { cycle in
      DependencyCycle(
        members: cycle.nodes.map(name).sorted(),
        shortestCycle: DependencyChain(hops: cycle.steps.compactMap(hop)),
        cut: DependencyChain(
          hops: cycle.cut.compactMap { hop(Link(source: $0.source, target: $0.target)) }),
        isExact: cycle.isExact)
    }.sorted { $0.members.lexicographicallyPrecedes($1.members) }
  }
}
