extension DependencyGraph {
  /// What makes one own module depend on another, for each pair that can be part of a cycle.
  ///
  /// Manifests, imports and uses of types count, whether the manifest declares them or not;
  /// generated code does not.
  ///
  /// - Parameters:
  ///   - kinds: what counts.
  ///   - includesTests: whether test targets, and files of tests elsewhere, count too.
  ///   - isIgnored: whether a use does not count.
  func moduleLinks(
    _ kinds: Set<DependencyUse.Kind> = Set(DependencyUse.Kind.allCases),
    includesTests: Bool = false, isIgnored: (DependencyUse) -> Bool = { _ in false }
  ) -> [Link: [DependencyUse]] {
    // A project without cycles is done without a look at what its types use.
    let edges = moduleDependencies.filter { edge in
      !self[edge.target].isExternal && (includesTests || !self[edge.source].isTest)
    }.map { Edge($0.source.index, $0.target.index) }
    let cycles = StronglyConnectedComponents(of: Adjacency(nodeCount: modules.count, edges: edges))
      .cycles
    guard !cycles.isEmpty else { return [:] }
    var part: [Int?] = Array(repeating: nil, count: modules.count)
    for (number, nodes) in cycles.enumerated() {
      for node in nodes { part[node] = number }
    }
    var links: [Link: [DependencyUse]] = [:]
    forEachUse(kinds) { use in
      guard use.sourceModule != use.targetModule, let number = part[use.sourceModule.index],
        number == part[use.targetModule.index], includesTests || !isTest(use), !isIgnored(use)
      else { return }
      links[Link(source: use.sourceModule.index, target: use.targetModule.index), default: []]
        .append(use)
    }
    return links
  }

  /// Whether code of tests has the use.
  func isTest(_ use: DependencyUse) -> Bool {
    self[use.sourceModule].isTest || use.file.map { files[$0].isTest } ?? false
  }

  /// Modules or folders that depend on one another by such uses.
  func search(_ links: [Link: [DependencyUse]], nodeCount: Int) -> CycleSearch {
    CycleSearch(
      nodeCount: nodeCount, links: Array(links.keys),
      conditions: { conditions(of: links[$0] ?? []) }, weight: { weight(of: links[$0] ?? []) })
  }

  /// What it costs to cut a link: the places in code, none where only a manifest states it or where
  /// the project's layers forbid it, so that it has to go anyway. Of two that cost the same, the one
  /// that no manifest states is cheaper.
  private func weight(of uses: [DependencyUse]) -> Int {
    let isDeclared = uses.contains { $0.kind == .manifest }
    let isFree = uses.allSatisfy { $0.kind == .manifest } || isUpward(uses)
    return (isFree ? 0 : max(1, places(of: uses)) * Self.moreThanLinks) + (isDeclared ? 1 : 0)
  }

  /// Whether a link leads from a module of a lower layer to one of a higher layer.
  private func isUpward(_ uses: [DependencyUse]) -> Bool {
    func layer(of module: ModuleID) -> Int? {
      claims.layers.firstIndex { $0.contains { Glob($0).matches(self[module].name) } }
    }
    guard let use = uses.first, let source = layer(of: use.sourceModule),
      let target = layer(of: use.targetModule)
    else { return false }
    return source > target
  }

  /// More than a cut can have links.
  private static let moreThanLinks = 1 << 20

  /// Number of places in code that whoever cuts a link has to change; 0 where only a manifest states
  /// it.
  func places(of uses: [DependencyUse]) -> Int {
    uses.reduce(0) { $0 + ($1.kind == .manifest ? 0 : max($1.sites.count, 1)) }
  }

  /// The use that tells best that there is a link: one of code before a manifest, one without a
  /// condition before others.
  func first(of uses: [DependencyUse]) -> DependencyUse? {
    uses.first { $0.kind != .manifest && $0.condition == nil }
      ?? uses.first { $0.kind != .manifest } ?? uses.first
  }

  /// An import decides whether a module is there; where there is none, what uses the module does.
  private func deciding(_ uses: [DependencyUse]) -> [DependencyUse] {
    let imports = uses.filter { $0.kind == .imports }
    return imports.isEmpty ? uses.filter { $0.kind == .types }.flatMap(uses(ofSitesOf:)) : imports
  }

  private func conditions(of uses: [DependencyUse]) -> [Int] {
    let conditions = Set(deciding(uses).map(\.condition))
    return conditions.contains(nil) ? [] : conditions.compactMap(\.self).sorted()
  }

  /// The condition under which one module or folder depends on another by such uses.
  func condition(ofLink uses: [DependencyUse]) -> BuildCondition? {
    condition(ofAny: deciding(uses).map(\.condition))
  }
}
