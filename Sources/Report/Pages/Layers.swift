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
    indexes = graph.layers(of: order.modules)
  }

  var isClaimed: Bool { !names.isEmpty }

  func index(of module: ModuleID) -> Int? { indexes[module] }

  func name(of module: ModuleID) -> String? { indexes[module].map { names[$0] } }
}
