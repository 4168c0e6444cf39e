/// The project as its components see it: the components, and the modules that belong to none as a
/// whole.
package struct ComponentGraph: Sendable {
  package struct Node: Sendable, Hashable {
    package var name: String
    package var isComponent: Bool
    package var isExternal: Bool
  }

  package struct Edge: Sendable, Hashable {
    /// Positions in ``ComponentGraph/nodes``.
    package var source: Int
    package var target: Int
    /// Imports and uses of types; 0 where manifests alone declare the dependency.
    package var sites: Int
  }

  package private(set) var nodes: [Node]
  package private(set) var edges: [Edge]

  /// Components stand first, in the order of their names; of several that code belongs to, the
  /// first has it.
  package init(of graph: DependencyGraph) {
    let resolver = TermResolver(graph: graph)
    let names = graph.claims.components.keys.sorted()
    var groups = names.map { resolver.members(of: $0, at: .target) }
    nodes = names.map { Node(name: $0, isComponent: true, isExternal: false) }
    let wholly = groups.reduce(into: Set<Int>()) { $0.formUnion($1.modules) }
    for (number, module) in graph.modules.enumerated()
    where !wholly.contains(number) && module.name != DependencyGraph.unknownModule {
      groups.append(Members(label: module.name, modules: [number]))
      let isTaken = names.contains(module.name)
      nodes.append(
        Node(
          name: isTaken ? "\(module.name) (module)" : module.name, isComponent: false,
          isExternal: module.isExternal))
    }
    let partition = Partition(groups, in: graph)
    var counts: [Link: Int] = [:]
    graph.forEachJudgedUse(Set(Contract.Use.allCases)) { use in
      guard let source = partition.source(of: use)?.group,
        let target = partition.target(of: use)?.group, source != target
      else { return }
      counts[Link(source: source, target: target), default: 0] +=
        use.kind == .manifest ? 0 : max(1, use.sites.count)
    }
    edges = counts.sorted { $0.key < $1.key }.map {
      Edge(source: $0.key.source, target: $0.key.target, sites: $0.value)
    }
  }
}

extension DependencyGraph {
  /// The folders of that path, with the types that stand in each.
  package func folders(named path: String) -> [GraphPlace] {
    TermResolver(graph: self).folders(Glob(path)).map {
      .folder($0.label, types: $0.types(in: self).map { TypeID($0) }, files: $0.files)
    }
  }

  /// The path of the folder that is called so; the shortest, where several are.
  package func folder(called name: String) -> String? {
    TermResolver(graph: self).folder(named: name)
  }

  /// The component of that name as a place to start or end at.
  package func component(_ name: String) -> GraphPlace? {
    guard claims.components[name] != nil else { return nil }
    let members = TermResolver(graph: self).members(of: name, at: .target)
    return .component(
      name, types: members.types(in: self).map { TypeID($0) }, files: files(of: members))
  }

  /// The files that stand for what some members do outside of their types; none where all of them are
  /// types, of whatever file.
  private func files(of members: Members) -> Set<Int> {
    if members.modules.isEmpty, members.files.isEmpty { return [] }
    let ofModules = files.indices.filter { file in
      files[file].modules.contains { members.modules.contains($0.index) }
    }
    let ofTypes = members.types.map { types[$0] }.flatMap { $0.declarations + $0.extensions }
    return members.files.union(ofModules).union(ofTypes.map(\.file))
  }
}
