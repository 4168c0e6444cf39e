/// What contracts say about a graph.
public struct ContractOutcome: Sendable {
  public var findings: [Finding] = []
  /// Names of own modules that a contract looks at, wholly or in part.
  public var coveredModules: Set<String> = []
}

extension [Contract] {
  /// Checks every contract.
  public func check(in graph: DependencyGraph) -> ContractOutcome {
    let resolver = TermResolver(graph: graph)
    var outcome = ContractOutcome()
    for contract in self {
      let check = ContractCheck(contract, resolver: resolver)
      outcome.findings += check.findings()
      outcome.coveredModules.formUnion(check.coveredModules)
    }
    outcome.findings.sort(by: Finding.isToldBefore)
    return outcome
  }
}

/// The check of one contract: its terms resolved.
struct ContractCheck {
  let contract: Contract
  let resolver: TermResolver
  /// What the contract ignores, as pairs of groups with one number.
  private let ignored: (from: [Partition], to: [Partition])

  var graph: DependencyGraph { resolver.graph }

  init(_ contract: Contract, resolver: TermResolver) {
    self.contract = contract
    self.resolver = resolver
    func partitions(_ term: (Contract.Exemption) -> Contract.Term, asTarget: Bool) -> [Partition] {
      contract.ignore.map {
        let members = resolver.members(of: term($0).text, asTarget: asTarget)
        return Partition([members], in: resolver.graph)
      }
    }
    ignored = (partitions(\.from, asTarget: false), partitions(\.to, asTarget: true))
  }

  /// The offences, in any order.
  func findings() -> [Finding] {
    switch contract.kind {
    case .layers, .independent, .forbidden, .only, .protected, .visibility:
      guard let demand = Demand(contract.kind, resolver: resolver) else { return [] }
      return dependencyFindings(demand) + exhaustionFindings()
    case .required(let from, let to): return requirementFindings(from: from, to: to)
    case .acyclic(let level): return cycleFindings(level)
    case .diagram: return []
    }
  }

  private func dependencyFindings(_ demand: Demand) -> [Finding] {
    var breaches = Breaches(of: contract, in: graph)
    graph.forEachUse(contract.uses) { use in
      guard let breach = demand.breach(use), !isIgnored(use) else { return }
      breaches.add(
        use, source: breach.source, target: breach.target, demand: breach.words,
        strength: breach.strength)
    }
    let direct = breaches.findings
    return contract.isTransitive ? direct + chainFindings(demand, besides: direct) : direct
  }

  func isIgnored(_ use: ContractUse) -> Bool {
    ignored.from.indices.contains { index in
      ignored.from[index].source(of: use) != nil && ignored.to[index].target(of: use) != nil
    }
  }

  /// Modules without a place in layers that are to be exhaustive.
  private func exhaustionFindings() -> [Finding] {
    guard case .layers(_, _, exhaustive: true) = contract.kind else { return [] }
    let covered = coveredModules
    return graph.ownModules.filter { !$0.isTest && !covered.contains($0.name) }.map { module in
      contract.finding(
        "\(module.name) needs a place in the layers",
        at: module.declaration.map { Location(file: $0.declaredIn, line: $0.line, column: 1) }
          ?? contract.location,
        module: module.name, subject: module.name)
    }
  }

  /// Names of own modules that the contract looks at.
  var coveredModules: Set<String> {
    if case .acyclic = contract.kind {
      return Set(graph.ownModules.filter { !$0.isTest }.map(\.name))
    }
    var modules: Set<Int> = []
    for term in contract.kind.terms {
      let members = resolver.members(of: term.text, asTarget: false)
      modules.formUnion(members.modules)
      modules.formUnion(members.files.map { graph.files[$0].module.index })
      modules.formUnion(members.types.map { graph.types[$0].module.index })
    }
    return Set(modules.map { graph.modules[$0] }.filter { !$0.isExternal }.map(\.name))
  }
}

extension Contract.Kind {
  /// Everything that the contract names.
  public var terms: [Contract.Term] {
    switch self {
    case .layers(let layers, _, _): layers.flatMap { $0 }
    case .independent(let terms): terms
    case .forbidden(let from, let to), .required(let from, let to): from + to
    case .only(let from, let mayUse): from + mayUse
    case .protected(let targets, let importers): targets + importers
    case .visibility(let modules, _): modules
    case .acyclic, .diagram: []
    }
  }
}
