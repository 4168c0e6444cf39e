extension DependencyGraph {
  /// Where each module stands in the `layers` contract, as a position from high to low: the first layer
  /// that has all of the module.
  package func layers(of modules: [ModuleID]) -> [ModuleID: Int] {
    let resolver = TermResolver(graph: self)
    let layers = claims.layers.map { terms in
      Layer(
        terms.reduce(into: Members(label: "")) { layer, term in
          layer.formUnion(resolver.members(of: term, at: .target))
        }, in: self)
    }
    var positions: [ModuleID: Int] = [:]
    for module in modules { positions[module] = layers.firstIndex { $0.holds(module) } }
    return positions
  }

  /// What belongs to a layer.
  private struct Layer {
    let members: Members
    let types: Set<TypeID>
    let graph: DependencyGraph

    init(_ members: Members, in graph: DependencyGraph) {
      self.members = members
      types = Set(members.types(in: graph).map { TypeID($0) })
      self.graph = graph
    }

    /// Whether the module belongs as a whole, by its files or by its types.
    func holds(_ module: ModuleID) -> Bool {
      let files = graph[module].files
      let own = graph[module].types.filter { graph[$0].isNominal }
      return members.modules.contains(module.index)
        || !files.isEmpty && members.files.isSuperset(of: files)
        || !own.isEmpty && types.isSuperset(of: own)
    }
  }
}
