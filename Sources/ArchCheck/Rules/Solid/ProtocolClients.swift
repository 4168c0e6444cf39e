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
      for site in graph.sites[dependency.sites] where site.usedMember >= 0 {
        uses[target.id, default: [:]][source, default: []].insert(Int(site.usedMember))
      }
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
