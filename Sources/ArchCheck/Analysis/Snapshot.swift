/// What one run says about the architecture, by name, so that it can be compared with another run.
package struct Snapshot: Sendable {
  /// Own modules, tests included, sorted.
  package var modules: [String]
  /// Own types as `Module.Type`, sorted.
  package var types: TextList
  /// What own modules outside of tests declare, import or use of the project, by source and target.
  package var dependencies: [ModuleUse]
  /// Pairs of own types, `Module.Type → Module.Type`, the first of which uses the second, sorted.
  package var typeDependencies: TextList
  package var cycles: [Cycle]
  /// Declarations that other modules can see.
  package var surface: TextList
  /// The figures of own modules outside of tests, by module.
  package var metrics: [String: [ModuleMetric: Double]]

  /// One module's dependency on another, whether it was in both runs or not.
  package struct ModuleUse: Sendable, Hashable {
    package var source: String
    package var target: String
    /// Whether the target is not part of the project.
    package var isExternal: Bool
    /// An import or a line of a manifest.
    package var location: Location?

    /// Where a dependency is written says nothing about which one it is.
    package static func == (left: ModuleUse, right: ModuleUse) -> Bool {
      (left.source, left.target) == (right.source, right.target)
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(source)
      hasher.combine(target)
    }
  }

  /// Modules or types that depend on one another.
  package struct Cycle: Sendable, Hashable {
    package enum Level: String, Sendable {
      case module, type
    }

    package var level: Level
    /// Sorted.
    package var members: [String]
  }

  /// The figures that are compared, in the order in which they are told.
  package static let comparedMetrics: [ModuleMetric] = [.lines, .types, .ca, .ce, .i, .a, .d]

  package init(of graph: DependencyGraph) {
    modules = graph.ownModules.map(\.name)
    types = TextList(
      Set(
        graph.ownTypes.map { graph.qualifiedName(of: $0.id) }
      ).sorted())
    // Nobody decided on a dependency without an import: another import brought it along.
    dependencies = graph.moduleDependencies.filter { edge in
      !graph[edge.source].isTest
        && (!graph[edge.target].isExternal || edge.declaration != nil || !edge.imports.isEmpty)
    }
    .map { graph.use($0) }
    .sorted { ($0.source, $0.target) < ($1.source, $1.target) }
    typeDependencies = TextList(
      Set(
        graph.dependencies.filter {
          !graph[$0.source].isExternal && !graph[$0.target].isExternal && !graph.isTest($0.source)
        }.map { "\(graph.qualifiedName(of: $0.source)) → \(graph.qualifiedName(of: $0.target))" }
      ).sorted())
    cycles =
      graph.membersOfModuleCycles().map { Cycle(level: .module, members: $0) }
      + graph.membersOfTypeCycles().map { Cycle(level: .type, members: $0) }
    surface = TextList(graph.publicSurface())
    metrics = Dictionary(
      keepingFirst: graph.moduleFigures().filter { !graph[$0.module].isTest }
        .map { found in
          let figures = Self.comparedMetrics.compactMap { metric in
            found[metric].map { (metric, $0) }
          }
          return (graph[found.module].name, Dictionary(keepingFirst: figures))
        })
  }
}

extension DependencyGraph {
  fileprivate func use(_ edge: ModuleEdge) -> Snapshot.ModuleUse {
    Snapshot.ModuleUse(
      source: self[edge.source].name, target: self[edge.target].name,
      isExternal: self[edge.target].isExternal, location: location(of: edge))
  }
}
