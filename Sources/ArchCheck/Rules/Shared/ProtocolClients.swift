extension DependencyGraph {
  /// Members of the target that the source uses; all overloads of which nothing tells which it means.
  func usedMembers(_ dependency: Dependency) -> Set<Int> {
    let used = Set(sites[dependency.sites].lazy.compactMap(\.usedMemberIndex))
    guard let possible = possibleUses[dependency.source] else { return used }
    return used.union(possible.filter { members[$0].owner == dependency.target })
  }
}

/// Who uses what a protocol offers.
struct ProtocolClients {
  /// Members used by each client, by protocol; a client is no conformer and stands outside tests.
  private(set) var uses: [TypeID: [TypeID: Set<Int>]] = [:]

  init(in graph: DependencyGraph) {
    for dependency in graph.dependencies {
      let target = graph[dependency.target]
      guard target.kind == .protocol, !target.isExternal else { continue }
      let source = dependency.source
      guard graph[source].kind != .protocol, !graph.isTest(source), !graph.isTestDouble(source),
        graph[source].kind == .globals || graph.isJudged(graph[source]),
        !graph.allConformances(of: source).contains(target.id)
      else { continue }
      let used = graph.usedMembers(dependency)
      if !used.isEmpty { uses[target.id, default: [:]][source] = used }
    }
  }

  /// The clients that use the requirements of a protocol or of one that it inherits, in order.
  func clients(of requirements: [Int], in graph: DependencyGraph) -> [(
    client: TypeID, used: Set<Int>
  )] {
    let offered = Set(requirements)
    var found: [TypeID: Set<Int>] = [:]
    for owner in Set(requirements.map { graph.members[$0].owner }) {
      for (client, used) in uses[owner] ?? [:] {
        let relevant = used.intersection(offered)
        if !relevant.isEmpty { found[client, default: []].formUnion(relevant) }
      }
    }
    return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
