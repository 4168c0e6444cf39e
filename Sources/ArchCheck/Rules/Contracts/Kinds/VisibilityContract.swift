/// Only these types of the modules may be used from outside.
struct VisibilityContract: ContractKind {
  var modules: [Term] = []
  var types: [Term] = []

  static let documentation = ContractDocumentation(
    word: "visibility", summary: "Only these types of a module may be used from outside.",
    example: "{ module: Cart, types: [CartScreen] }",
    fix: "Use one of the module's visible types.")

  static let form = ContractForm<Self>.keys([
    .init("module", \.modules, "Whose types are meant."),
    .init("types", \.types, "The types that may be used from outside.", mayBeEmpty: true),
  ])

  var terms: [Term] { modules }

  var subject: String { modules.text }

  func sentence(reach: String) -> [Phrase] {
    let shown: [Phrase] = types.isEmpty ? ["nothing"] : ["only ", .names(types, "and")]
    return ["Of ", .names(modules, "and"), ", others may use "] + shown + ["."]
  }

  /// Types that the modules do not have.
  func mistakes(of contract: Contract, _ resolver: TermResolver) -> [Mistake] {
    let kind = mapTerms(\.generalized)
    let graph = resolver.graph
    let members = kind.modules.map { resolver.members(of: $0.text, at: .source) }
    let types = members.flatMap(\.modules).flatMap { graph.modules[$0].types }
    guard !types.isEmpty else { return [] }
    return kind.types.compactMap { term in
      let glob = Glob(term.text)
      if types.contains(where: { graph.isNamed($0, by: [glob]) }) { return nil }
      if glob.isLiteral {
        return Mistake(
          unknown("type", term.text, among: types.map { graph[$0].name }), at: term.location)
      }
      return Mistake("\"\(term.text)\" matches no type", at: term.location, severity: .warning)
    }
  }

  func findings(_ check: ContractCheck) -> [Finding] {
    check.findings(against: VisibilityDemand(self, check.resolver))
  }

  func judgedEnds(_ resolver: TermResolver) -> (source: Members?, target: Members?) {
    (nil, resolver.members(of: modules, at: .source))
  }
}

private struct VisibilityDemand: Demand {
  let groups: Partition
  private let types: [Glob]
  private let graph: DependencyGraph

  init(_ kind: VisibilityContract, _ resolver: TermResolver) {
    graph = resolver.graph
    groups = resolver.partition(kind.modules)
    types = kind.types.map { Glob($0.text) }
  }

  func breach(by use: DependencyUse) -> Breach? {
    guard let id = use.targetType, let target = groups.target(of: use),
      groups.source(of: use)?.group != target.group, !graph.isTest(use),
      graph[id].kind != .globals
    else { return nil }
    var visible: TypeID? = id
    while let type = visible {
      if graph.isNamed(type, by: types) { return nil }
      visible = graph[type].outer
    }
    return Breach(
      source: .module, target: .type, words: ", which is not visible outside", strength: .strong)
  }
}
