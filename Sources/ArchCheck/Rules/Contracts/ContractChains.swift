extension ContractCheck {
  /// The shortest chains of more than one dependency that connect what must not be connected; ends
  /// that a direct finding names already are left out.
  func chainFindings(_ demand: some Demand, besides direct: [Finding]) -> [Finding] {
    let chains = ContractChains(
      in: graph, uses: contract.uses, from: demand.groups, isOfModules: demand.isOfModules,
      isIgnored: ignored.contains)
    let told = Set(direct.map(\.key))
    return demand.forbiddenChains.flatMap(chains.connections).flatMap { found -> [Finding] in
      let hops = { chains.hops($0, from: found.group) }
      if !demand.isOfModules {
        return chains.byEnd(found).compactMap { end, routes in
          summary(found, from: demand.groups.groups[found.group].label, to: end, routes, hops)
        }
      }
      return found.routes.flatMap { route in
        route.heads.compactMap { head -> Finding? in
          let chain = [head] + route.tail
          guard chain.count > 2, let end = chain.last else { return nil }
          let finding = finding(
            found, from: graph.modules[head].name, to: graph.modules[end].name, hops(chain))
          return told.contains(finding.key) ? nil : finding
        }
      }
    }
  }

  /// One finding for all chains between two groups of types; those that differ in their first type
  /// only are one route.
  private func summary(
    _ found: ContractChains.Connection, from source: String, to end: String, _ routes: [Route],
    _ hopsOf: ([Int]) -> [ContractChains.Hop]
  ) -> Finding? {
    let indirect = routes.filter { $0.tail.count > 1 }
    var hops: [ContractChains.Hop] = []
    for route in indirect.prefix(5) {
      guard let head = route.heads.first else { continue }
      var first = hopsOf([head] + route.tail)
      if route.heads.count > 1, !first.isEmpty {
        first[0].words += ", as do \(route.heads.count - 1) more"
      }
      hops += first
    }
    if let last = hops.last, indirect.count > 5 {
      hops.append(.init(words: "and \(indirect.count - 5) more routes", use: last.use))
    }
    return hops.isEmpty ? nil : finding(found, from: source, to: end, hops)
  }

  private func finding(
    _ found: ContractChains.Connection, from source: String, to target: String,
    _ hops: [ContractChains.Hop]
  ) -> Finding {
    let condition = graph.condition(ofEach: hops.map(\.condition))
    return contract.finding(
      "\(source) must not reach \(target)\(found.words)",
      at: hops.first.map { graph.location(of: $0.use) } ?? contract.location,
      module: hops.first.map { graph[$0.use.sourceModule].name } ?? "",
      source: source, target: target, condition: condition?.description,
      evidence: hops.map { Finding.Evidence($0.words, at: graph.location(of: $0.use)) })
  }
}

/// The graph in which a contract looks for chains: of modules, or of types with external modules.
///
/// A chain of types starts with a use that is written in the group that it is charged to. Other uses
/// of the group's types are not its own: a type may be extended anywhere.
struct ContractChains {
  /// The shortest chains from a group to an end that it must not reach.
  struct Connection {
    /// Position in ``Demand/groups``.
    var group: Int
    var end: Members
    var words: String
    var routes: [Route]
  }

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
  private let reversed: Adjacency
  private let uses: [Link: EdgeUses]
  private let nodesOfGroup: [[Int]]
  /// Of types: what stands in each group that chains start in.
  private let starts: [[Link: EdgeUses]]

  /// - Parameters:
  ///   - groups: those that chains start in.
  ///   - isOfModules: whether the nodes of the chains are modules.
  init(
    in graph: DependencyGraph, uses kinds: Set<Contract.Use>, from groups: Partition,
    isOfModules: Bool, isIgnored: (DependencyUse) -> Bool
  ) {
    self.graph = graph
    self.isOfModules = isOfModules
    var uses: [Link: EdgeUses] = [:]
    var starts = [[Link: EdgeUses]](repeating: [:], count: groups.groups.count)
    let importers = isOfModules ? [] : graph.soleTypesOfFiles
    graph.forEachUse(kinds) { use in
      guard !graph[use.sourceModule].isTest, !isIgnored(use) else { return }
      func add(_ source: Int, _ target: Int, to uses: inout [Link: EdgeUses]) {
        guard source != target else { return }
        let edge = Link(source: source, target: target)
        if uses[edge].map({ $0.first.kind == .manifest }) ?? true {
          uses[edge] = EdgeUses(first: use)
        }
        guard uses[edge]?.isUnconditional == false else { return }
        for condition in graph.conditions(of: use) { uses[edge]?.add(condition) }
      }
      if isOfModules { return add(use.sourceModule.index, use.targetModule.index, to: &uses) }
      let target = use.targetType?.index ?? graph.types.count + use.targetModule.index
      guard let source = (use.sourceType ?? use.file.flatMap { importers[$0] })?.index else {
        return
      }
      if let start = groups.source(of: use)?.group { add(source, target, to: &starts[start]) }
      // Who uses `Array` does not use what some extension of it does.
      if !graph.types[source].isExternal { add(source, target, to: &uses) }
    }
    self.uses = uses
    self.starts = starts
    adjacency = Adjacency(
      nodeCount: isOfModules ? graph.modules.count : graph.types.count + graph.modules.count,
      edges: uses.keys.map { Edge($0.source, $0.target) })
    reversed = adjacency.reversed()
    nodesOfGroup = groups.groups.map { Self.nodes($0, isOfModules: isOfModules, in: graph) }
  }

  /// The shortest chains of each group that reaches an end, grouped by what they share.
  func connections(_ forbidden: ForbiddenChains) -> [Connection] {
    let ends = forbidden.ends.map { Self.nodes($0, isOfModules: isOfModules, in: graph) }
    var endsOfNode = [Int](repeating: 0, count: adjacency.nodeCount)
    for node in ends.joined() { endsOfNode[node] += 1 }
    return ends.indices.flatMap { end -> [Connection] in
      // What is in several ends is no matter of one of them.
      let targets = ends[end].filter { endsOfNode[$0] == 1 }
      var barred = endsOfNode.map { $0 > 0 }
      for target in targets { barred[target] = false }
      let distances = reversed.distances(from: targets, notEntering: barred)
      return nodesOfGroup.indices.compactMap { group in
        guard let words = forbidden.words(group, end) else { return nil }
        // A chain leaves its own group at once.
        let rest = nodesOfGroup[group].filter { !barred[$0] }
        var distances = distances
        if !rest.isEmpty {
          var barred = barred
          for node in rest { barred[node] = true }
          distances = reversed.distances(from: targets, notEntering: barred)
        }
        let chains = adjacency.shortestChains(beginningWith: heads(of: group), distances)
        return Connection(
          group: group, end: forbidden.ends[end], words: words, routes: Route.grouping(chains))
      }
    }
  }

  /// What chains from a group begin with.
  private func heads(of group: Int) -> [Edge] {
    isOfModules
      ? nodesOfGroup[group].flatMap { node in
        adjacency.successors(of: node).map { Edge(node, $0) }
      } : starts[group].keys.map { Edge($0.source, $0.target) }
  }

  /// The routes with the name of the group that they lead to, or of each end where it has none.
  func byEnd(_ found: Connection) -> [(end: String, routes: [Route])] {
    if !found.end.label.isEmpty { return [(found.end.label, found.routes)] }
    let ends = Dictionary(grouping: found.routes) { $0.tail.last ?? -1 }
    return ends.keys.sorted().map { end in
      let name =
        end < graph.types.count
        ? graph.qualifiedName(of: TypeID(end)) : graph.modules[end - graph.types.count].name
      return (name, ends[end] ?? [])
    }
  }

  private static func nodes(
    _ members: Members, isOfModules: Bool, in graph: DependencyGraph
  ) -> [Int] {
    guard !isOfModules else { return members.modules.sorted() }
    return members.types(in: graph) + members.modules.sorted().map { graph.types.count + $0 }
  }

  /// The dependencies of a chain of nodes that starts in a group, with a place each.
  func hops(_ chain: [Int], from group: Int) -> [Hop] {
    zip(chain, chain.dropFirst()).enumerated().compactMap { number, ends in
      let link = Link(source: ends.0, target: ends.1)
      let found = number == 0 && !isOfModules ? starts[group][link] : uses[link]
      return found.map { uses in
        Hop(
          words: graph.words(for: uses.first), use: uses.first,
          condition: uses.isUnconditional
            ? nil : graph.condition(ofAny: uses.conditions.map(Optional.some)))
      }
    }
  }
}

extension DependencyGraph {
  /// The type that a file declares, where it declares one only at its level, which then needs what the
  /// file imports.
  fileprivate var soleTypesOfFiles: [TypeID?] {
    var declared = [[TypeID]](repeating: [], count: files.count)
    for type in types where type.outer == nil {
      for file in Set(type.declarations.map(\.file)) { declared[file].append(type.id) }
    }
    return declared.map { $0.count == 1 ? $0[0] : nil }
  }
}
