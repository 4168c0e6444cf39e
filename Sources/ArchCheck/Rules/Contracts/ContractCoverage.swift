/// What of a project's code, tests and generated code apart, its contracts look at.
struct ContractCoverage: Sendable {
  /// Names of own modules that a contract looks at, wholly or in part.
  private(set) var modules: Set<String> = []
  private var files: [Bool]
  private var dependencies: [Bool]

  init(of graph: DependencyGraph) {
    files = Array(repeating: false, count: graph.files.count)
    dependencies = Array(repeating: false, count: graph.dependencies.count)
  }

  /// Adds what a contract looks at: the code that it names and the dependencies that it judges.
  mutating func add(_ check: ContractCheck) {
    let graph = check.graph
    modules.formUnion(check.coveredModules)
    guard let named = check.named else {
      files = Array(repeating: true, count: files.count)
      dependencies = Array(repeating: true, count: dependencies.count)
      return
    }
    for (number, file) in graph.files.enumerated() {
      if named.files.contains(number) || named.modules.contains(file.module.index) {
        files[number] = true
      }
    }
    for type in named.types {
      for declaration in graph.types[type].declarations { files[declaration.file] = true }
    }
    guard check.contract.uses.contains(.types) else { return }
    let ends = check.contract.kind.judgedEnds(check.resolver)
    let source = ends.source.map { Partition([$0], in: graph) }
    let target = ends.target.map { Partition([$0], in: graph) }
    for (number, dependency) in graph.dependencies.enumerated() where !dependencies[number] {
      guard let use = graph.judgedUse(of: dependency) else { continue }
      dependencies[number] =
        source.map { $0.source(of: use) != nil } ?? true
        && target.map { $0.target(of: use) != nil } ?? true
    }
  }

  /// What no contract looks at.
  func uncovered(in graph: DependencyGraph) -> (
    modules: [String], files: Int, dependencies: Int
  ) {
    (
      graph.ownModules.filter { !$0.isTest && !modules.contains($0.name) }.map(\.name),
      graph.files.indices.count { graph.isProductive($0) && !files[$0] },
      graph.dependencies.indices.count { number in
        !dependencies[number] && graph.judgedUse(of: graph.dependencies[number]) != nil
      }
    )
  }
}

extension DependencyGraph {
  fileprivate func isProductive(_ file: Int) -> Bool {
    !files[file].isTest && !files[file].isGenerated
  }

  /// The first use behind a dependency between own types in code that contracts judge.
  fileprivate func judgedUse(of dependency: Dependency) -> DependencyUse? {
    guard !self[dependency.source].isExternal, !self[dependency.target].isExternal,
      let site = dependency.sites.first(where: { isProductive(Int(sites[$0].file)) })
    else { return nil }
    return typeUse(dependency, site..<site + 1)
  }
}

extension ContractCheck {
  /// The code that the contract names; nil for all of it.
  var named: Members? { contract.kind.named(resolver) }

  /// Names of own modules that the contract looks at.
  var coveredModules: Set<String> {
    guard let named else { return Set(graph.ownModules.filter { !$0.isTest }.map(\.name)) }
    let modules = named.modules
      .union(named.files.map { graph.files[$0].module.index })
      .union(named.types.map { graph.types[$0].module.index })
    return Set(modules.map { graph.modules[$0] }.filter { !$0.isExternal }.map(\.name))
  }
}
