/// What contracts say about a graph.
struct ContractOutcome: Sendable {
  var findings: [Finding] = []
  var coverage: ContractCoverage
  /// Arrows that nobody uses, and dependencies that are ignored but do not exist.
  var notes: [Note] = []
}

extension [Contract] {
  /// Checks every contract.
  func check(in graph: DependencyGraph) -> ContractOutcome {
    let resolver = TermResolver(graph: graph)
    var outcome = ContractOutcome(coverage: ContractCoverage(of: graph))
    for contract in self {
      let check = ContractCheck(contract, resolver: resolver)
      outcome.findings += check.findings()
      outcome.coverage.add(check)
      outcome.notes += check.notes
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
    case .layers, .independent, .forbidden, .only, .protected, .visibility, .diagram:
      guard let demand = Demand(contract.kind, resolver: resolver) else { return [] }
      return dependencyFindings(demand) + exhaustionFindings()
    case .required(let from, let to): return requirementFindings(from: from, to: to)
    case .acyclic(let level): return cycleFindings(level)
    }
  }

  private func dependencyFindings(_ demand: Demand) -> [Finding] {
    var forbidden = ForbiddenUses(of: contract, in: graph)
    func judge(_ use: DependencyUse) {
      guard let found = demand.forbiddenUse(use), !isIgnored(use) else { return }
      forbidden.add(use, found)
    }
    graph.forEachJudgedUse(contract.uses, judge)
    let direct = forbidden.findings
    return contract.isTransitive ? direct + chainFindings(demand, besides: direct) : direct
  }

  func isIgnored(_ use: DependencyUse) -> Bool {
    ignored.from.indices.contains { ignores($0, use) }
  }

  private func ignores(_ index: Int, _ use: DependencyUse) -> Bool {
    ignored.from[index].source(of: use) != nil && ignored.to[index].target(of: use) != nil
  }

  /// What the contract says that the code does not need.
  var notes: [Note] {
    var notes: [Note] = []
    if case .diagram(let diagram) = contract.kind {
      let demand = DiagramDemand(diagram, resolver: resolver)
      let used = Set(
        demand.usedPairs(in: graph, contract.uses).compactMap {
          demand.arrow(from: $0.source, to: $0.target)
        })
      notes += diagram.arrows.enumerated().filter { !used.contains($0.offset) }.map {
        Note(
          "nobody uses the arrow from \($0.element.from) to \($0.element.to)",
          at: $0.element.location)
      }
    }
    if case .required = contract.kind { return notes }
    var unused = Set(contract.ignore.indices)
    if unused.isEmpty { return notes }
    graph.forEachJudgedUse(contract.uses) { use in
      for index in unused where ignores(index, use) { unused.remove(index) }
    }
    return notes
      + unused.sorted().map { index in
        let exemption = contract.ignore[index]
        return Note(
          "\(contract.name) ignores \(exemption.from.text) → \(exemption.to.text), "
            + "which does not exist", at: exemption.from.location, failsStrict: true)
      }
  }

  /// Modules without a place in layers that are to be exhaustive.
  private func exhaustionFindings() -> [Finding] {
    guard case .layers(_, _, exhaustive: true) = contract.kind else { return [] }
    let covered = coveredModules
    return graph.ownModules.filter { !$0.isTest && !covered.contains($0.name) }.map { module in
      contract.finding(
        "\(module.name) needs a place in the layers",
        at: module.declaration?.location
          ?? contract.location,
        module: module.name, source: module.name,
        fix: "Add \(module.name) to `layers`, or take `exhaustive` back.")
    }
  }
}

extension Contract.Kind {
  /// Everything that the contract names.
  var terms: [Contract.Term] {
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
