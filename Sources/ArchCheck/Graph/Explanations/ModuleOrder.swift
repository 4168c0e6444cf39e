/// The own modules in the order in which they build on one another, tests left out.
package struct ModuleOrder: Sendable {
  /// Users before what they use, modules of one cycle next to each other, then by name.
  package var modules: [ModuleID]
  /// Height of each of ``modules``: 0 where it uses no other outside of its cycle, else one more
  /// than the highest it uses.
  package var bands: [Int]
  /// Dependencies that a longer way through other modules implies, outside of cycles.
  package var implied: Set<Pair>

  /// A dependency between two modules.
  package struct Pair: Sendable, Hashable {
    package var source: ModuleID
    package var target: ModuleID

    package init(_ source: ModuleID, _ target: ModuleID) {
      self.source = source
      self.target = target
    }
  }
}

extension DependencyGraph {
  /// See ``ModuleOrder``.
  package func moduleOrder() -> ModuleOrder {
    let shown = modules.indices.filter { !modules[$0].isExternal && !modules[$0].isTest }
    let adjacency = Adjacency(
      nodeCount: modules.count,
      edges: moduleDependencies.map { Edge($0.source.index, $0.target.index) }
    ).induced(by: shown)
    let condensation = Condensation(of: adjacency)
    let bands = condensation.bands()
    let component = condensation.components.component
    let order = shown.indices.sorted {
      (-bands[$0], component[$0], modules[shown[$0]].name)
        < (-bands[$1], component[$1], modules[shown[$1]].name)
    }
    return ModuleOrder(
      modules: order.map { ModuleID(shown[$0]) }, bands: order.map { bands[$0] },
      implied: Set(
        condensation.implied(among: adjacency.edges).map {
          ModuleOrder.Pair(ModuleID(shown[$0.source]), ModuleID(shown[$0.target]))
        }))
  }
}

/// Of edges over the nodes `0..<nodeCount` those that a longer way through other nodes implies,
/// outside of cycles, each as `[source, target]`.
package func impliedEdges(
  nodeCount: Int, among edges: [(source: Int, target: Int)]
) -> Set<[Int]> {
  let adjacency = Adjacency(nodeCount: nodeCount, edges: edges.map { Edge($0.source, $0.target) })
  let implied = Condensation(of: adjacency).implied(among: adjacency.edges)
  return Set(implied.map { [$0.source, $0.target] })
}

extension Condensation {
  /// The edges between components that a longer way through others implies.
  fileprivate func implied(among edges: [Edge]) -> [Edge] {
    let component = components.component
    let reduced = transitiveReduction()
    return edges.filter { edge in
      let (source, target) = (component[edge.source], component[edge.target])
      return source != target && reduced.position(from: source, to: target) == nil
    }
  }
}
