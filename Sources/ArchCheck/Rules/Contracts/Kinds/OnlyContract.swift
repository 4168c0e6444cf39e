/// May use these and itself, and no other.
struct OnlyContract: ContractKind {
  var from: [Term] = []
  var mayUse: [Term] = []

  static let documentation = ContractDocumentation(
    word: "only", summary: "An allow-list.", modifiers: [.uses, .transitive],
    example: "{ from: Cart, may_use: [Domain, DesignSystem] }",
    fix: "Move the code to where the dependency is allowed, or behind a protocol.")

  static let form = ContractForm<Self>.keys([
    .from(\.from), .init("may_use", \.mayUse, "All that may be used.", mayBeEmpty: true),
  ])

  var subject: String { from.text }

  func sentence(reach: String) -> [Phrase] {
    mayUse.isEmpty
      ? [.names(from, "and"), " may use nothing else."]
      : [.names(from, "and"), " may use ", .names(mayUse, "and"), ", and nothing else."]
  }

  func findings(_ check: ContractCheck) -> [Finding] {
    check.findings(against: OnlyDemand(self, check.resolver))
  }

  func judgedEnds(_ resolver: TermResolver) -> (source: Members?, target: Members?) {
    (resolver.members(of: from, at: .source), nil)
  }
}

private struct OnlyDemand: Demand {
  let groups: Partition
  private let allowed: Partition
  private let speaksOfSystem: Bool
  /// The files that import each module.
  private let importers: [ModuleID: Set<Int>]
  private let graph: DependencyGraph

  init(_ kind: OnlyContract, _ resolver: TermResolver) {
    graph = resolver.graph
    groups = resolver.partition(kind.from)
    allowed = Partition([resolver.members(of: kind.mayUse, at: .target)], in: graph)
    importers = graph.imports.reduce(into: [:]) { $0[$1.module, default: []].insert($1.file) }
    let named = allowed.groups.flatMap(\.modules)
    speaksOfSystem =
      named.contains { resolver.graph.modules[$0].isSystem }
      || kind.mayUse.contains { SDKTable.bundled.isSystemModule($0.text) }
  }

  func breach(by use: DependencyUse) -> Breach? {
    guard let source = groups.source(of: use), groups.target(of: use)?.group != source.group,
      isDisallowed(use), !graph.isWithinOneType(use)
    else { return nil }
    // What may use a part of a module must not use these types of it.
    let isOfTypes =
      source.level == .type && !graph[use.targetModule].isExternal
      || allowed.hasPart(ofModule: use.targetModule)
    return Breach(
      source: source.level, target: isOfTypes ? .type : .module,
      words: ", which is not among what it may use", strength: source.strength,
      group: groups.groups[source.group].label, importer: source.importer)
  }

  private func isDisallowed(_ use: DependencyUse) -> Bool { !allowed.allows(use) && !isFree(use) }

  /// The standard library, modules that no table knows, and system modules are free. Where a contract
  /// speaks of the latter, those are that a file does not import: `CGFloat` comes with `SwiftUI`.
  private func isFree(_ use: DependencyUse) -> Bool {
    let module = graph[use.targetModule]
    if module.name == DependencyGraph.unknownModule
      || SDKTable.implicitModules.contains(module.name)
    {
      return true
    }
    guard module.isSystem, speaksOfSystem else { return module.isSystem }
    guard let files = importers[use.targetModule] else { return true }
    return use.file.map { !files.contains($0) } ?? false
  }

  var isOfModules: Bool { groups.isOfModules && allowed.isOfModules }

  var forbiddenChains: [ForbiddenChains] {
    groups.groups.enumerated().map { number, group in
      ForbiddenChains(ends: [disallowed(from: group)]) { source, _ in
        source == number ? ", which is not among what it may use" : nil
      }
    }
  }

  /// Everything that is neither own nor allowed, which is forbidden and ends the chain.
  private func disallowed(from: Members) -> Members {
    var to = Members(label: "")
    for (number, module) in graph.modules.enumerated()
    where (isOfModules || module.isExternal) && !from.modules.contains(number) {
      let use = DependencyUse(
        kind: .imports, sourceModule: ModuleID(number), targetModule: ModuleID(number))
      if isDisallowed(use) { to.modules.insert(number) }
    }
    // Within a module, types are told apart.
    let own = isOfModules ? [] : Set(from.types(in: graph))
    for type in graph.types where !isOfModules && !type.isExternal && !own.contains(type.id.index) {
      let module = type.module
      let use = DependencyUse(
        kind: .types, sourceModule: module, targetModule: module, targetType: type.id)
      if isDisallowed(use) { to.types.insert(type.id.index) }
    }
    return to
  }
}
