import ArchCheck

/// The layers that the configuration names, high to low, and the layer of each own module.
struct Layers: Sendable {
  /// What is written for each layer, shortened where that is several names; empty where the project
  /// claims none.
  let names: [String]
  /// Index into ``names`` by module; nil for a module outside of all layers.
  private let indexes: [ModuleID: Int]

  init(of graph: DependencyGraph, order: ModuleOrder) {
    let claimed = graph.claims.layers
    names = claimed.enumerated().map { number, terms in
      switch terms.count {
      case 0: "\(number + 1)"
      case 1: terms[0]
      default: "\(terms[0]) + \(terms.count - 1)"
      }
    }
    var indexes: [ModuleID: Int] = [:]
    for module in order.modules {
      indexes[module] = claimed.firstIndex { layer in
        layer.contains { graph.claims.holds(module, in: $0, of: graph) }
      }
    }
    self.indexes = indexes
  }

  var isClaimed: Bool { !names.isEmpty }

  func index(of module: ModuleID) -> Int? { indexes[module] }

  func name(of module: ModuleID) -> String? { indexes[module].map { names[$0] } }
}

extension Claims {
  /// Whether a component, module or pattern of that name holds the module.
  func holds(_ module: ModuleID, in name: String, of graph: DependencyGraph) -> Bool {
    let node = graph[module]
    guard let component = components[name] else { return Glob(name).matches(node.name) }
    if component.modules.contains(where: { Glob($0).matches(node.name) }) { return true }
    guard !component.paths.isEmpty, !node.files.isEmpty else { return false }
    let globs = component.paths.map(Glob.init)
    return node.files.allSatisfy { file in
      globs.contains { $0.matches(graph.files[file].path) }
    }
  }
}
