/// What the aliases of the project are made of.
struct AliasTable: Sendable {
  private var typesOfAlias: [TypeID: [TypeID]] = [:]

  init(of graph: DependencyGraph) {
    for type in graph.types where type.kind == .typealias && !type.isExternal {
      typesOfAlias[type.id] = Self.types(in: type.id, graph)
    }
  }

  /// The types that an alias names, through aliases in it; empty for any other type.
  func types(of alias: TypeID) -> [TypeID] { typesOfAlias[alias] ?? [] }

  private static func types(in alias: TypeID, _ graph: DependencyGraph) -> [TypeID] {
    var found: Set<TypeID> = []
    var seen: Set<TypeID> = [alias]
    var pending = [alias]
    while let next = pending.popLast() {
      for dependency in graph.dependencies(of: next) {
        let isNamed = graph.sites[dependency.sites].contains {
          !graph.isQualifier($0, of: dependency)
        }
        guard isNamed, seen.insert(dependency.target).inserted else { continue }
        let target = graph[dependency.target]
        if target.kind == .typealias, !target.isExternal {
          pending.append(target.id)
        } else {
          found.insert(target.id)
        }
      }
    }
    return found.sorted()
  }
}
