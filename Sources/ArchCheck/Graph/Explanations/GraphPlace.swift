/// A module, a type, a component, or a folder or file, as a reader names one.
package enum GraphPlace: Sendable, Hashable {
  case module(ModuleID)
  case type(TypeID)
  /// - Parameter files: those that it consists of; empty where it is made of types.
  case component(String, types: [TypeID], files: Set<Int> = [])
  /// A folder, or a file by itself, under its path.
  case folder(String, types: [TypeID], files: Set<Int>)
}

extension DependencyGraph {
  /// What a name stands for: a module, `Module.Type`, a type, or a nested type by the end of its name;
  /// types of the project before those of others. A module may be named as its manifest does, `core-lib`
  /// for `core_lib`.
  ///
  /// - Returns: every place of that name; empty if there is none.
  package func places(named name: String) -> [GraphPlace] {
    let isOwnType = ownTypes.contains { $0.name == name }
    if let module = module(name), !self[module].isExternal || !isOwnType {
      return [.module(module)]
    }
    let qualified = types.filter { qualifiedName(of: $0.id) == name }
    if !qualified.isEmpty { return qualified.map { .type($0.id) } }
    let own = types.filter { !$0.isExternal && $0.name == name }
    if !own.isEmpty { return own.map { .type($0.id) } }
    let nested = ownTypes.filter { $0.name.hasSuffix(".\(name)") }
    if !nested.isEmpty { return nested.map { .type($0.id) } }
    let others = types.filter { $0.name == name }.map { GraphPlace.type($0.id) }
    guard others.isEmpty, let module = module(moduleIdentifier(name)), !name.contains(".") else {
      return others
    }
    return [.module(module)]
  }

  /// Names by which places can be found, sorted.
  package var placeNames: [String] {
    (modules.map(\.name).filter { $0 != Self.unknownModule }
      + ownTypes.flatMap { [$0.name, qualifiedName(of: $0.id)] }).sorted()
  }

  /// Whether a name is only the end of what a nested type is called.
  package func isTail(_ name: String, of place: GraphPlace) -> Bool {
    if case .type(let type) = place { self[type].name.hasSuffix(".\(name)") } else { false }
  }

  package func name(of place: GraphPlace) -> String {
    switch place {
    case .module(let module): self[module].name
    case .type(let type): qualifiedName(of: type)
    case .component(let name, _, _), .folder(let name, _, _): name
    }
  }
}
