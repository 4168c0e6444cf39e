/// May be used by these and itself only.
struct ProtectedContract: ContractKind {
  var targets: [Term] = []
  var importers: [Term] = []

  static let documentation = ContractDocumentation(
    word: "protected", summary: "Only these may use it.", modifiers: [.uses],
    example: "{ target: Database, importers: [Data] }",
    fix: "Use it through one of its importers.")

  static let form = ContractForm<Self>.keys([
    .init("target", \.targets, "What is protected."),
    .init("importers", \.importers, "Who may use it.", mayBeEmpty: true),
  ])

  var banned: [Term] { targets }

  var subject: String { targets.text }

  func sentence(reach: String) -> [Phrase] {
    importers.isEmpty
      ? ["Nothing else may use ", .names(targets, "or"), "."]
      : ["Only ", .names(importers, "and"), " may use ", .names(targets, "or"), "."]
  }

  func findings(_ check: ContractCheck) -> [Finding] {
    check.findings(against: ProtectedDemand(self, check.resolver))
  }

  func judgedEnds(_ resolver: TermResolver) -> (source: Members?, target: Members?) {
    (nil, resolver.members(of: targets, at: .target))
  }
}

private struct ProtectedDemand: Demand {
  /// The targets.
  let groups: Partition
  private let importers: Partition
  /// Where the importers are tests alone, other tests are judged.
  private let judgesTests: Bool
  private let graph: DependencyGraph

  init(_ kind: ProtectedContract, _ resolver: TermResolver) {
    graph = resolver.graph
    groups = resolver.partitionKeptAway(kind.targets)
    let members = resolver.members(of: kind.importers, at: .target)
    importers = Partition([members], in: graph)
    judgesTests = members.isOfTests(in: graph)
  }

  func breach(by use: DependencyUse) -> Breach? {
    guard judgesTests || !graph.isTest(use), let target = groups.target(of: use),
      importers.source(of: use) == nil, groups.source(of: use)?.group != target.group,
      !graph.isWithinOneType(use), !groups.isOwnExtension(use)
    else { return nil }
    // A manifest names no folders and types: what it declares is there for an importer, too.
    if use.kind == .manifest, importers.hasPart(ofModule: use.sourceModule) { return nil }
    let isWithin = target.level == .type && use.sourceModule == use.targetModule
    return Breach(
      source: isWithin ? .type : .module, target: target.level, words: ", which is protected",
      strength: target.strength)
  }
}
