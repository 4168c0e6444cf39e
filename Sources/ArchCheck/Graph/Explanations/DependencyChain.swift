/// How one module or type comes to depend on another, hop by hop.
package struct DependencyChain: Sendable, Hashable {
  package struct Hop: Sendable, Hashable {
    /// How the source depends on the target.
    package enum Kind: Sendable, Hashable {
      case manifest, `import`, `extension`
      /// So many uses of the types of a module.
      case uses(Int)
      /// How one type uses another.
      case use(DependencyKind)

      /// The kind as outputs write it, such as `3 uses`.
      package var name: String {
        switch self {
        case .manifest: "manifest"
        case .import: "import"
        case .extension: "extension"
        case .uses(let count): count.of("use")
        case .use(let kind): kind.name
        }
      }
    }

    package var source: String
    package var target: String
    /// Between two types the kinds of use, sorted.
    package var kinds: [Kind]
    /// The first place, or nil where only a manifest of which no line is known says so.
    package var location: Location?
    /// Number of places in code; 0 where only a manifest says so.
    package var sites: Int
    /// The `#if` condition of all places together; nil where one of them needs none.
    package var condition: String?

    /// How one module depends on another.
    static func kinds(isDeclared: Bool, isImported: Bool, uses: Int) -> [Kind] {
      (isDeclared ? [.manifest] : []) + (isImported ? [.import] : [])
        + (uses == 0 ? [] : [.uses(uses)])
    }

    /// How one type depends on another.
    static func kinds(_ kinds: some Sequence<DependencyKind>) -> [Kind] {
      Set(kinds).sorted().map(Kind.use)
    }
  }

  package var hops: [Hop]
}

extension DependencyGraph {
  /// The shortest chain between two places, or with `all` the shortest of each first hop.
  ///
  /// Between two modules it is one of modules, else one of types that starts or ends in what is
  /// named, or in an import of the module of others that is named. It does not lead through a type
  /// of others: who uses `Array` does not use what some extension of it does. Of a place that holds
  /// the other one, only the rest counts.
  package func chains(
    from source: GraphPlace, to target: GraphPlace, all: Bool = false
  ) -> [DependencyChain] {
    if case .module(let from) = source, case .module(let to) = target {
      let edges = moduleDependencies.map {
        Edge($0.source.index, $0.target.index, weight: max(1, $0.places))
      }
      return paths(from: [from.index], to: [to.index], edges: edges, count: modules.count, all: all)
        .map { chain(ofModules: $0) }
    }
    let (starts, ends) = apart(Set(typeIndexes(of: source)), Set(typeIndexes(of: target)))
    let files = files(of: source).map { apart($0, self.files(of: target) ?? []).0 }
    let sources = starts.sorted()
    var edges = dependencies.filter { dependency in
      guard starts.contains(dependency.source.index) else {
        return !self[dependency.source].isExternal
      }
      guard let files else { return true }
      return sites[dependency.sites].contains { files.contains(Int($0.file)) }
    }.map { Edge($0.source.index, $0.target.index, weight: $0.sites.count) }
    // What a module or folder does in its extensions of others' types is a node of its own, behind
    // all types.
    let extending = types.count
    let uses = files.map { usesOutsideOfTypes(starts, in: $0, of: name(of: source)) } ?? [:]
    edges += uses.keys.map { Edge(extending, $0.index) }
    // Which types a module from outside declares is not known, but who imports it is.
    let imported = types.count + 1
    var importing: [Int: ImportSite] = [:]
    if case .module(let module) = target, self[module].isExternal, !self[module].isSystem {
      importing = importsByType(of: module, in: files, of: starts, outsideOfTypes: extending)
    }
    edges += importing.keys.sorted().map { Edge($0, imported) }
    return paths(
      from: sources + [extending], to: ends.sorted() + [imported], edges: edges,
      count: types.count + 2, all: all
    ).map { path in
      var (path, first, last) = (path, [DependencyChain.Hop](), [DependencyChain.Hop]())
      if path.last == imported, let site = importing[path[path.count - 2]] {
        path.removeLast()
        let user =
          path.last.flatMap { $0 == extending ? nil : qualifiedName(of: TypeID($0)) }
          ?? name(of: source)
        last = [hop(of: site, by: user)]
      }
      if path[0] == extending, path.count > 1, let hop = uses[TypeID(path[1])] {
        path.removeFirst()
        first = [hop]
      }
      return DependencyChain(hops: first + chain(ofTypes: path).hops + last)
    }
  }

  /// The first import of a module in the files of each type, and in those of a place for what stands
  /// there outside of types.
  private func importsByType(
    of module: ModuleID, in files: Set<Int>?, of sources: Set<Int>, outsideOfTypes: Int
  ) -> [Int: ImportSite] {
    var byFile: [Int: ImportSite] = [:]
    for site in imports where site.module == module && byFile[site.file] == nil {
      byFile[site.file] = site
    }
    var byType: [Int: ImportSite] = [:]
    for type in types where !type.isExternal {
      let places = (type.declarations + type.extensions).map(\.file)
      // What a place adds to a type of its own elsewhere is not the place's.
      let here =
        sources.contains(type.id.index) ? places.filter { files?.contains($0) ?? true } : places
      byType[type.id.index] = here.lazy.compactMap { byFile[$0] }.first
    }
    byType[outsideOfTypes] = files?.sorted().lazy.compactMap { byFile[$0] }.first
    return byType
  }

  private func hop(of site: ImportSite, by user: String) -> DependencyChain.Hop {
    DependencyChain.Hop(
      source: user, target: self[site.module].name, kinds: [.import],
      location: location(file: site.file, offset: site.offset), sites: 1,
      condition: condition(site.condition)?.description)
  }

  private func isCode(of module: ModuleID, in file: Int) -> Bool {
    files[file].modules.contains(module)
  }

  /// The files that a place consists of; nil where it is made of types, or not of this project.
  private func files(of place: GraphPlace) -> Set<Int>? {
    switch place {
    case .module(let id) where !self[id].isExternal:
      Set(files.indices.filter { isCode(of: id, in: $0) })
    case .component(_, _, let files) where !files.isEmpty: files
    case .folder(_, _, let files): files
    case .module, .component, .type: nil
    }
  }

  /// The types that some files use outside of their own types: in extensions of types that others
  /// declare, those types among them, and in global code.
  private func usesOutsideOfTypes(
    _ own: Set<Int>, in files: Set<Int>, of name: String
  ) -> [TypeID: DependencyChain.Hop] {
    func isDeclaredHere(_ type: TypeID) -> Bool {
      own.contains(type.index) || self[type].declarations.contains { files.contains($0.file) }
    }
    var hops: [TypeID: DependencyChain.Hop] = [:]
    for site in extensions where files.contains(site.file) && !isDeclaredHere(site.type) {
      let place = location(file: site.file, offset: site.offset)
      let first = DependencyChain.Hop(
        source: name, target: qualifiedName(of: site.type), kinds: [.extension],
        location: place, sites: 0, condition: nil)
      hops[site.type, default: first].sites += 1
    }
    for dependency in dependencies where !isDeclaredHere(dependency.source) {
      let here = sites[dependency.sites].filter { files.contains(Int($0.file)) }
      guard let site = here.first, hops[dependency.target] == nil else { continue }
      let isGlobal = self[dependency.source].kind == .globals
      hops[dependency.target] = DependencyChain.Hop(
        source: isGlobal
          ? "global code in \(name)"
          : "an extension of \(qualifiedName(of: dependency.source)) in \(name)",
        target: qualifiedName(of: dependency.target),
        kinds: DependencyChain.Hop.kinds(here.map(\.kind)),
        location: location(of: site), sites: here.count,
        condition: condition(ofAny: here)?.description)
    }
    return hops
  }

  private func typeIndexes(of place: GraphPlace) -> [Int] {
    switch place {
    case .type(let type): [type.index]
    case .module(let module): types.indices.filter { types[$0].module == module }
    case .component(_, let types, _), .folder(_, let types, _): types.map(\.index)
    }
  }

  /// Two sets, each without what lies in both; one that lies in the other stays whole.
  private func apart(_ left: Set<Int>, _ right: Set<Int>) -> (Set<Int>, Set<Int>) {
    (
      left.isSubset(of: right) ? left : left.subtracting(right),
      right.isSubset(of: left) ? right : right.subtracting(left)
    )
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
        let (from, to) = (ModuleID(source), ModuleID(target))
        let edge = moduleDependencies(of: from).first { $0.target == to }
        return DependencyChain.Hop(
          source: self[from].name, target: self[to].name,
          kinds: DependencyChain.Hop.kinds(
            isDeclared: edge?.declaration != nil, isImported: edge?.imports.isEmpty == false,
            uses: edge?.uses ?? 0),
          location: edge.flatMap(location) ?? firstUse(by: from, of: to),
          sites: edge?.places ?? 0,
          condition: condition(
            ofAny: (edge?.imports ?? []).map { imports[$0].condition })?.description)
      })
  }

  /// The first place where a module uses a type of another one.
  private func firstUse(by source: ModuleID, of target: ModuleID) -> Location? {
    let uses = dependencies.lazy.filter { self[$0.target].module == target }
      .flatMap { self.sites[$0.sites] }
    return uses.filter { isCode(of: source, in: Int($0.file)) }.map { location(of: $0) }.min()
  }

  func chain(ofTypes path: [Int]) -> DependencyChain {
    DependencyChain(
      hops: zip(path, path.dropFirst()).map { source, target in
        let dependency = dependencies(of: TypeID(source)).first { $0.target.index == target }
        let uses = dependency.map { sites[$0.sites] } ?? []
        return DependencyChain.Hop(
          source: qualifiedName(of: TypeID(source)), target: qualifiedName(of: TypeID(target)),
          kinds: DependencyChain.Hop.kinds(uses.map(\.kind)),
          location: uses.first.map { self.location(of: $0) }, sites: uses.count,
          condition: condition(ofAny: uses)?.description)
      })
  }
}
