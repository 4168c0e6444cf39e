import ArchCheck

/// What `why` and `cycles` print as JSON, version 1.
private struct HopJSON: Encodable {
  var source: String
  var target: String
  var kinds: [String]
  var file: String?
  var line: Int?
  var column: Int?
  var sites: Int
  var condition: String?

  init(_ hop: DependencyChain.Hop) {
    (source, target, kinds, sites) = (hop.source, hop.target, hop.kinds, hop.sites)
    (file, line, column) = (hop.location?.file, hop.location?.line, hop.location?.column)
    condition = hop.condition
  }
}

/// Chains of dependencies, each a list of hops; none where one does not depend on the other.
package func chainsJSON(_ chains: [DependencyChain], from: String, to: String) -> String {
  struct Answer: Encodable {
    var schemaVersion = 1
    var from: String
    var to: String
    var chains: [[HopJSON]]
  }
  return encodedJSON(
    Answer(from: from, to: to, chains: chains.map { $0.hops.map(HopJSON.init) }))
}

/// Cycles with their members, a shortest one among them and what to cut.
package func cyclesJSON(_ cycles: [DependencyCycle], level: String) -> String {
  struct Answer: Encodable {
    struct Cycle: Encodable {
      var members: [String]
      var shortestCycle: [HopJSON]
      var cut: [HopJSON]
      var cost: Int
      var exact: Bool
    }
    var schemaVersion = 1
    var level: String
    var cycles: [Cycle]
  }
  return encodedJSON(
    Answer(
      level: level,
      cycles: cycles.map { cycle in
        .init(
          members: cycle.members, shortestCycle: cycle.shortestCycle.hops.map(HopJSON.init),
          cut: cycle.cut.hops.map(HopJSON.init), cost: cycle.cost, exact: cycle.isExact)
      }))
}

/// What modules, types, components and folders are: kind, place, role, and what they use and are used
/// by.
package func placesJSON(_ places: [GraphPlace], in graph: DependencyGraph) -> String {
  struct Answer: Encodable {
    var schemaVersion = 1
    var places: [PlaceJSON]
  }
  return encodedJSON(Answer(places: places.map { PlaceJSON($0, in: graph) }))
}

private struct PlaceJSON: Encodable {
  struct Role: Encodable {
    var name: String
    var strength: String
    var evidence: [String]
  }

  var name: String
  var kind: String
  var file: String?
  var line: Int?
  var role: Role?
  var uses: [String]
  var usedBy: [String]

  init(_ place: GraphPlace, in graph: DependencyGraph) {
    name = graph.name(of: place)
    switch place {
    case .module(let id):
      let declaration = graph[id].declaration
      kind = "module"
      (file, line) = (declaration?.declaredIn, declaration?.line)
      uses = graph.moduleDependencies.filter { $0.source == id }.map { graph[$0.target].name }
      usedBy = graph.moduleDependencies.filter { $0.target == id }.map { graph[$0.source].name }
    case .type(let id):
      let location = graph.location(of: id)
      kind = graph[id].kind.rawValue
      (file, line) = (location?.file, location?.line)
      uses = graph.dependencies(of: id).map { graph.qualifiedName(of: $0.target) }
      usedBy = graph.dependents(of: id).map { graph.qualifiedName(of: $0.source) }
      if graph.roles.indices.contains(id.index), let role = graph.roles[id.index].role {
        let assignment = graph.roles[id.index]
        self.role = Role(
          name: role.rawValue, strength: assignment.strength.rawValue,
          evidence: assignment.evidence)
      }
    case .component(let name, _, _):
      let components = ComponentGraph(of: graph)
      let names = components.nodes.map(\.name)
      kind = "component"
      uses = components.edges.filter { names[$0.source] == name }.map { names[$0.target] }
      usedBy = components.edges.filter { names[$0.target] == name }.map { names[$0.source] }
    case .folder(let path, _, let files):
      let neighbours = FolderNeighbours(of: files, in: graph)
      kind = pathKind(path, in: graph)
      (uses, usedBy) = (Array(neighbours.uses.keys), Array(neighbours.users.keys))
    }
    uses = Set(uses).sorted()
    usedBy = Set(usedBy).sorted()
  }
}
