/// How one module or type comes to depend on another, hop by hop.
package struct DependencyChain: Sendable, Hashable {
  package struct Hop: Sendable, Hashable {
    package var source: String
    package var target: String
    /// `import`, `manifest`, or the kinds of use between two types, sorted.
    package var kinds: [String]
    /// The first place, or nil where only a manifest of which no line is known says so.
    package var location: Location?
    /// Number of places.
    package var sites: Int
    /// `#if` condition of the first place.
    package var condition: String?
  }

  package var hops: [Hop]
}

extension DependencyGraph {
  /// The shortest chain between two places, or with `all` the shortest of each first hop.
  ///
  /// Between two modules it is one of modules, else one of types that starts or ends in what is
  /// named. It does not lead through a type of others: who uses `Array` does not use what some
  /// extension of it does.
  package func chains(
    from source: GraphPlace, to target: GraphPlace, all: Bool = false
  ) -> [DependencyChain] {
    if case .module(let from) = source, case .module(let to) = target {
      let edges = moduleDependencies.map {
        Edge($0.source.index, $0.target.index, weight: $0.places)
      }
      return paths(from: [from.index], to: [to.index], edges: edges, count: modules.count, all: all)
        .map { chain(ofModules: $0) }
    }
    let sources = typeIndexes(of: source)
    let starts = Set(sources)
    let edges = dependencies.filter {
      !types[$0.source.index].isExternal || starts.contains($0.source.index)
    }.map { Edge($0.source.index, $0.target.index, weight: $0.sites.count) }
    return paths(
      from: sources, to: typeIndexes(of: target), edges: edges, count: types.count, all: all
    ).map { chain(ofTypes: $0) }
  }

  private func typeIndexes(of place: GraphPlace) -> [Int] {
    switch place {
    case .type(let type): [type.index]
    case .module(let module): types.indices.filter { types[$0].module == module }
    case .component(_, let types): types.map(\.index)
    }
  }

  private func paths(
    from sources: [Int], to targets: [Int], edges: [Edge], count: Int, all: Bool
  ) -> [[Int]] {
    let adjacency = Adjacency(nodeCount: count, edges: edges)
    if all { return adjacency.chainsByFirstHop(from: sources, to: targets) }
    return adjacency.shortestChain(from: sources, to: targets).map { [$0] } ?? []
  }

  func chain(ofModules path: [Int]) -> DependencyChain {
    DependencyChain(
      hops: zip(path, path.dropFirst()).map { source, target in
        let edge = moduleDependencies.first {
          $0.source.index == source && $0.target.index == target
        }
        var kinds: [String] = []
        if edge?.declaration != nil { kinds.append("manifest") }
        if edge?.imports.isEmpty == false { kinds.append("import") }
        if let uses = edge?.uses, uses > 0 { kinds.append(uses == 1 ? "1 use" : "\(uses) uses") }
        let statement = edge?.imports.first.map { imports[$0] }
        var place = statement.map { self.location(file: $0.file, offset: $0.offset) }
        if place == nil, let line = edge?.declaration?.line,
          let manifest = modules[source].declaration?.declaredIn
        {
          place = Location(file: manifest, line: line, column: 1)
        }
        return DependencyChain.Hop(
          source: modules[source].name, target: modules[target].name, kinds: kinds,
          location: place, sites: edge?.places ?? 1,
          condition: statement?.condition.map { conditions[$0] })
      })
  }

  func chain(ofTypes path: [Int]) -> DependencyChain {
    DependencyChain(
      hops: zip(path, path.dropFirst()).map { source, target in
        let dependency = dependencies(of: TypeID(source)).first { $0.target.index == target }
        let uses = dependency.map { sites[$0.sites] } ?? []
        let condition = uses.first.map { Int($0.condition) } ?? -1
        return DependencyChain.Hop(
          source: qualifiedName(of: TypeID(source)), target: qualifiedName(of: TypeID(target)),
          kinds: Set(uses.map(\.kind)).sorted().map(\.name),
          location: uses.first.map { self.location(of: $0) }, sites: uses.count,
          condition: condition < 0 ? nil : conditions[condition])
      })
  }
}
