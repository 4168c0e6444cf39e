import ArchCheck

/// Every dependency between two modules with its places and the findings that object to it.
struct ModuleUses: Sendable {
  struct Use: Sendable {
    var source: ModuleID
    var target: ModuleID
    var isDeclared: Bool
    /// Whether code outside tests imports the target, or code of tests in a test module.
    var isImported: Bool
    /// Indexes into ``DependencyGraph/imports``.
    var imports: [Int]
    /// Indexes into ``DependencyGraph/dependencies``.
    var dependencies: [Int]
    /// Number of uses of the target's types.
    var uses: Int
    /// Indexes of findings that object to the dependency itself.
    var findings: [Int]

    /// Number of places; 0 where only the manifest states it.
    var weight: Int { imports.count + uses }
    var isIllegal: Bool { !findings.isEmpty }
  }

  /// By source, then by target.
  let all: [Use]
  private let positions: [ModuleOrder.Pair: Int]
  private let outgoing: [ModuleID: [Int]]
  private let incoming: [ModuleID: [Int]]

  init(in graph: DependencyGraph, findings: [Finding]) {
    // Names that nothing declares stand in a module that nobody can name.
    let named = graph.moduleDependencies.filter {
      !graph[$0.source].isExternal && graph[$0.target].name != DependencyGraph.unknownModule
    }
    var uses = named.map { edge in
      Use(
        source: edge.source, target: edge.target, isDeclared: edge.declaration != nil,
        isImported: graph.isImported(edge), imports: edge.imports, dependencies: [],
        uses: edge.uses, findings: [])
    }
    uses.sort { ($0.source, $0.target) < ($1.source, $1.target) }
    var positions: [ModuleOrder.Pair: Int] = [:]
    for (index, use) in uses.enumerated() {
      positions[ModuleOrder.Pair(use.source, use.target)] = index
    }
    for (index, dependency) in graph.dependencies.enumerated() {
      let pair = ModuleOrder.Pair(
        graph[dependency.source].module, graph[dependency.target].module)
      if let position = positions[pair] { uses[position].dependencies.append(index) }
    }
    for (index, pair) in Self.objections(findings, in: graph) {
      if let position = positions[pair] { uses[position].findings.append(index) }
    }
    all = uses
    self.positions = positions
    outgoing = Dictionary(grouping: uses.indices) { uses[$0].source }
    incoming = Dictionary(grouping: uses.indices) { uses[$0].target }
  }

  subscript(source: ModuleID, target: ModuleID) -> Use? {
    positions[ModuleOrder.Pair(source, target)].map { all[$0] }
  }

  func uses(of module: ModuleID) -> [Use] { (outgoing[module] ?? []).map { all[$0] } }

  func users(of module: ModuleID) -> [Use] { (incoming[module] ?? []).map { all[$0] } }

  /// Findings of contracts and of rules about modules, with the dependency they object to.
  private static func objections(
    _ findings: [Finding], in graph: DependencyGraph
  ) -> [(Int, ModuleOrder.Pair)] {
    let kinds = Set(ContractCatalog.words)
    let category = RuleDocumentation.Category.moduleStructure.rawValue
    // What is only a note makes no arrow red.
    let structural = findings.indices.filter { index in
      findings[index].severity > .info
        && (kinds.contains(findings[index].rule) || findings[index].category == category)
    }
    if structural.isEmpty { return [] }
    let places = Set(
      structural.flatMap { index in
        [Location(findings[index], column: 0)]
          + (findings[index].offendedName == nil ? findings[index].evidence.map(Location.init) : [])
      })
    var imported: [Location: ModuleID] = [:]
    for statement in graph.imports {
      var place = graph.location(file: statement.file, offset: statement.offset)
      place.column = 0
      if places.contains(place) { imported[place] = statement.module }
    }
    return structural.flatMap { index -> [(Int, ModuleOrder.Pair)] in
      let finding = findings[index]
      guard let source = graph.module(finding.module) else { return [] }
      var targets: [ModuleID?] = []
      if let name = finding.offendedName, let module = graph.module(ofQualifiedName: name) {
        targets = [module]
      } else {
        targets = [imported[Location(finding, column: 0)]]
        // One finding may be about several imports.
        if finding.offendedName == nil {
          targets += finding.evidence.map { imported[Location($0)] }
        }
      }
      return Set(targets.compactMap(\.self)).sorted()
        .map { (index, ModuleOrder.Pair(source, $0)) }
    }
  }
}

extension Finding {
  /// What must not be used: the target, or the second of its two ends.
  var offendedName: String? {
    target.map { target in
      target.ranges(of: " → ").last.map { String(target[$0.upperBound...]) } ?? target
    }
  }
}

extension Location {
  fileprivate init(_ finding: Finding, column: Int) {
    self.init(file: finding.file, line: finding.line, column: column)
  }

  fileprivate init(_ evidence: Finding.Evidence) {
    self.init(file: evidence.file, line: evidence.line, column: 0)
  }
}
