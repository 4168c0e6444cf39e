/// Modules, folders or types that depend on one another in a ring, and what to cut.
package struct DependencyCycle: Sendable, Hashable {
  /// Names of all members, sorted.
  package var members: [String]
  /// A shortest ring among the members, hop by hop.
  package var ring: DependencyChain
  /// The dependencies with the fewest places whose removal leaves no ring.
  package var cut: DependencyChain
  /// Number of places in the cut.
  package var cost: Int { cut.hops.reduce(0) { $0 + $1.sites } }
  /// Whether no cheaper cut exists; false where the cycle was too large to try all.
  package var isExact: Bool
}

extension DependencyGraph {
  /// Every cycle of own modules, test modules left out; manifest-only dependencies count.
  package func moduleCycles() -> [DependencyCycle] {
    cycles(tiesOfModules, name: nameOfModule) { chain(ofModules: $0) }
  }

  /// Names of the members of each of ``moduleCycles()``, without a look at how to cut them.
  package func membersOfModuleCycles() -> [[String]] {
    members(ofCyclesIn: tiesOfModules, name: nameOfModule)
  }

  private func nameOfModule(_ index: Int) -> String { modules[index].name }

  private var tiesOfModules: Adjacency {
    let own = Set(modules.indices.filter { !modules[$0].isExternal && !modules[$0].isTest })
    let edges =
      moduleDependencies
      .filter { own.contains($0.source.index) && own.contains($0.target.index) }
      .map {
        Edge($0.source.index, $0.target.index, weight: $0.places)
      }
    return Adjacency(nodeCount: modules.count, edges: edges)
  }

  /// Every cycle of folders of one module; rings through several are cycles of modules.
  package func cycles(of folders: FolderGraph) -> [DependencyCycle] {
    let edges = folders.uses.filter(\.isInsideModule).map {
      Edge($0.source, $0.target, weight: $0.sites)
    }
    let name = { (index: Int) in folders.folders[index] }
    let adjacency = Adjacency(nodeCount: folders.folders.count, edges: edges)
    return cycles(adjacency, name: name) { path in
      DependencyChain(
        hops: zip(path, path.dropFirst()).compactMap { source, target in
          let use = folders.uses.first { $0.source == source && $0.target == target }
          return use.map { hop($0, of: folders) }
        })
    }
  }

  private func hop(_ use: FolderGraph.Use, of folders: FolderGraph) -> DependencyChain.Hop {
    let first = sites[use.first]
    return DependencyChain.Hop(
      source: folders.folders[use.source], target: folders.folders[use.target],
      kinds: use.kinds.sorted().map(\.name), location: location(of: first), sites: use.sites,
      condition: first.condition < 0 ? nil : conditions[Int(first.condition)])
  }

  /// How many own types outside of tests use one another in rings by whatever means, and in how many
  /// rings.
  package func typesInRings() -> (types: Int, rings: Int) {
    let edges = dependencies.filter {
      !types[$0.source.index].isExternal && !types[$0.target.index].isExternal
        && !isTest($0.source)
    }.map { Edge($0.source.index, $0.target.index, weight: 1) }
    let rings = StronglyConnectedComponents(of: Adjacency(nodeCount: types.count, edges: edges))
      .cycles
    return (rings.reduce(0) { $0 + $1.count }, rings.count)
  }

  /// Names of the members of each ring, without a look at how to cut it.
  func members(ofCyclesIn adjacency: Adjacency, name: (Int) -> String) -> [[String]] {
    StronglyConnectedComponents(of: adjacency).cycles.map { $0.map(name).sorted() }
      .sorted { $0.lexicographicallyPrecedes($1) }
  }

  func cycles(
    _ adjacency: Adjacency, name: (Int) -> String, chain: ([Int]) -> DependencyChain
  ) -> [DependencyCycle] {
    let components = StronglyConnectedComponents(of: adjacency)
    let cuts = FeedbackArcSet.ofCycles(components, in: adjacency)
    return zip(components.cycles, cuts).map { members, cut in
      DependencyCycle(
        members: members.map(name).sorted(),
        ring: chain(adjacency.shortestCycle(among: members) ?? []),
        cut: DependencyChain(
          hops: cut.edges.flatMap { chain([$0.source, $0.target]).hops }),
        isExact: cut.isExact)
    }.sorted { $0.members.lexicographicallyPrecedes($1.members) }
  }
}
