extension ContractCheck {
  /// The shortest chains of more than one dependency that connect what must not be connected; ends
  /// that a direct finding names already are left out.
  func chainFindings(_ demand: Demand, besides direct: [Finding]) -> [Finding] {
    let chains = ContractChains(
      in: graph, uses: contract.uses, ofModules: demand.isOfModules, isIgnored: isIgnored)
    let told = Set(direct.map(\.key))
    return demand.forbiddenChains.flatMap { forbidden -> [Finding] in
      let routes = chains.routes(forbidden)
      if !demand.isOfModules {
        return chains.byEnd(routes, of: forbidden).compactMap { end, routes in
          summary(forbidden, to: end, routes, chains)
        }
      }
      return routes.flatMap { route in
        route.heads.compactMap { head -> Finding? in
          let chain = [head] + route.tail
          guard chain.count > 2, let end = chain.last else { return nil }
          let finding = finding(
            forbidden, from: graph.modules[head].name, to: graph.modules[end].name,
            chains.hops(chain))
          return told.contains(finding.key) ? nil : finding
        }
      }
    }
  }

  /// One finding for all chains between two groups of types; those that differ in their first type
  /// only are one route.
  private func summary(
    _ forbidden: Demand.ForbiddenChain, to end: String, _ routes: [Route],
    _ chains: ContractChains
  ) -> Finding? {
    let indirect = routes.filter { $0.tail.count > 1 }
    var hops: [ContractChains.Hop] = []
    for route in indirect.prefix(5) {
      guard let head = route.heads.first else { continue }
      var first = chains.hops([head] + route.tail)
      if route.heads.count > 1, !first.isEmpty {
        first[0].words += ", as do \(route.heads.count - 1) more"
      }
      hops += first
    }
    if let last = hops.last, indirect.count > 5 {
      hops.append(.init(words: "and \(indirect.count - 5) more routes", use: last.use))
    }
    return hops.isEmpty
      ? nil : finding(forbidden, from: forbidden.from.label, to: end, hops)
  }

  private func finding(
    _ forbidden: Demand.ForbiddenChain, from source: String, to target: String,
    _ hops: [ContractChains.Hop]
  ) -> Finding {
    let condition = graph.condition(ofEach: hops.map(\.condition))
    return contract.finding(
      "\(source) must not reach \(target)\(forbidden.words)",
      at: hops.first.map { graph.location(of: $0.use) } ?? contract.location,
      module: hops.first.map { graph.modules[$0.use.sourceModule].name } ?? "",
      source: source, target: target, condition: condition?.description,
      evidence: hops.map { Finding.Evidence($0.words, at: graph.location(of: $0.use)) })
  }
}

/// The graph in which a contract looks for chains: of modules, or of types with external modules.
struct ContractChains {
  /// One dependency of a chain.
  struct Hop {
    var words: String
    var use: DependencyUse
    var condition: BuildCondition?
  }

  /// What makes one node depend on another.
  private struct EdgeUses {
    /// The code's before the manifest's.
    var first: DependencyUse
    /// Those of all that are of its kind; unless one of them needs none.
    var conditions: Set<Int> = []
    var isUnconditional = false

    mutating func add(_ condition: Int?) {
      if let condition { conditions.insert(condition) } else { isUnconditional = true }
    }
  }

  private let graph: DependencyGraph
  private let isOfModules: Bool
  private let adjacency: Adjacency
  private let uses: [Link: EdgeUses]

  init(
    in graph: DependencyGraph, uses kinds: Set<Contract.Use>, ofModules: Bool,
    isIgnored: (DependencyUse) -> Bool
  ) {
    self.graph = graph
    isOfModules = ofModules
    var uses: [Link: EdgeUses] = [:]
    var declared = [[Int]](repeating: [], count: graph.files.count)
    for type in graph.types where !ofModules {
      for declaration in type.declarations { declared[declaration.file].append(type.id.index) }
    }
    graph.forEachUse(kinds) { use in
      guard !graph.modules[use.sourceModule].isTest, !isIgnored(use) else { return }
      func add(_ source: Int, _ target: Int) {
        guard source != target else { return }
        let edge = Link(source: source, target: target)
        if uses[edge].map({ $0.first.kind == .manifest }) ?? true {
          uses[edge] = EdgeUses(first: use)
        }
        guard uses[edge]?.isUnconditional == false else { return }
        for condition in graph.conditions(of: use) { uses[edge]?.add(condition) }
      }
      if ofModules { return add(use.sourceModule, use.targetModule) }
      if let source = use.sourceType, let target = use.targetType {
        // Who uses `Array` does not use what some extension of it does.
        if !graph.types[source].isExternal { add(source, target) }
        return
      }
      guard let file = use.file else { return }
      for type in declared[file] { add(type, graph.types.count + use.targetModule) }
    }
    self.uses = uses
    adjacency = Adjacency(
      nodeCount: ofModules ? graph.modules.count : graph.types.count + graph.modules.count,
      edges: uses.keys.map { Edge($0.source, $0.target) })
  }

  /// The shortest chain from each source to a target, grouped by what they share.
  func routes(_ forbidden: Demand.ForbiddenChain) -> [Route] {
    let barriers = Set(forbidden.barriers.flatMap(nodes))
    let sources = nodes(forbidden.from)
    let targets = nodes(forbidden.to).filter { !barriers.contains($0) }
    let open =
      barriers.isEmpty
      ? adjacency
      : adjacency.filter { !barriers.contains($0.source) && !barriers.contains($0.target) }
    return Route.grouping(open.shortestChains(from: sources, to: targets))
  }

  /// The routes with the name of the group that they lead to, or of each end where it has none.
  func byEnd(
    _ routes: [Route], of forbidden: Demand.ForbiddenChain
  ) -> [(end: String, routes: [Route])] {
    if !forbidden.to.label.isEmpty { return [(forbidden.to.label, routes)] }
    let ends = Dictionary(grouping: routes) { $0.tail.last ?? -1 }
    return ends.keys.sorted().map { end in
      let name =
        end < graph.types.count
        ? graph.qualifiedName(of: TypeID(end)) : graph.modules[end - graph.types.count].name
      return (name, ends[end] ?? [])
    }
  }

  private func nodes(_ members: Members) -> [Int] {
    guard !isOfModules else { return members.modules.sorted() }
    return members.types(in: graph) + members.modules.sorted().map { graph.types.count + $0 }
  }

  /// The dependencies of a chain of nodes, with a place each.
  func hops(_ chain: [Int]) -> [Hop] {
    zip(chain, chain.dropFirst()).compactMap { source, target in
      uses[Link(source: source, target: target)].map { uses in
        Hop(
          words: graph.words(for: uses.first), use: uses.first,
          condition: uses.isUnconditional
            ? nil : graph.condition(ofAny: uses.conditions.map(Optional.some)))
      }
    }
  }
}
