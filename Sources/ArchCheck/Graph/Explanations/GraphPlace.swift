/// A module, a type or a component, as a reader names one.
package enum GraphPlace: Sendable, Hashable {
  case module(ModuleID)
  case type(TypeID)
  case component(String, types: [TypeID])
}

extension DependencyGraph {
  /// What a name stands for: a module, `Module.Type`, or a type whose name no other has.
  ///
  /// - Returns: every place of that name; empty if there is none.
  package func places(named name: String) -> [GraphPlace] {
    if let module = module(name) { return [.module(module)] }
    let qualified = types.filter { qualifiedName(of: $0.id) == name }
    if !qualified.isEmpty { return qualified.map { .type($0.id) } }
    let own = types.filter { !$0.isExternal && $0.name == name }
    if !own.isEmpty { return own.map { .type($0.id) } }
    return types.filter { $0.name == name }.map { .type($0.id) }
  }

  /// Names by which places can be found, sorted.
  package var placeNames: [String] {
    (modules.map(\.name) + ownTypes.flatMap { [$0.name, qualifiedName(of: $0.id)] }).sorted()
  }

  package func name(of place: GraphPlace) -> String {
    switch place {
    case .module(let module): self[module].name
    case .type(let type): qualifiedName(of: type)
    case .component(let name, _): name
    }
  }
}
