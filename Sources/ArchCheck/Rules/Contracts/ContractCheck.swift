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
    let aliases = AliasTable(of: graph)
    var outcome = ContractOutcome(coverage: ContractCoverage(of: graph))
    for contract in self {
      let checks = contract.instances(resolver).map {
        ContractCheck($0, resolver: resolver, aliases: aliases)
      }
      // Two instances may share what has no capture.
      var told: Set<Finding> = []
      outcome.findings += checks.flatMap { $0.findings() }.filter { told.insert($0).inserted }
      for check in checks { outcome.coverage.add(check) }
      outcome.notes += checks.flatMap(\.idleArrows) + contract.notes(ofIdleExemptionsIn: checks)
    }
    outcome.findings.sort(by: Finding.isToldBefore)
    return outcome
  }
}

/// The check of one contract: its terms resolved.
struct ContractCheck {
  let contract: Contract
  let resolver: TermResolver
  private let aliases: AliasTable
  let ignored: IgnoredUses

  var graph: DependencyGraph { resolver.graph }

  init(_ contract: Contract, resolver: TermResolver, aliases: AliasTable) {
    self.contract = contract
    self.resolver = resolver
    self.aliases = aliases
    ignored = IgnoredUses(contract.ignore, resolver: resolver)
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
    /// Whether the use is one that the contract is about.
    func judge(_ use: DependencyUse) -> Bool {
      guard let found = demand.forbiddenUse(use) else { return false }
      if !ignored.contains(use) { forbidden.add(use, found) }
      return true
    }
    graph.forEachJudgedUse(contract.uses) { use in
      if !judge(use) { forEachUse(behindAliasIn: use) { _ = judge($0) } }
    }
    let direct = forbidden.findings
    return contract.isTransitive ? direct + chainFindings(demand, besides: direct) : direct
  }

  /// Calls `body` for what an alias stands for: where a contract names what must not be used, another
  /// name for that is no way around.
  private func forEachUse(behindAliasIn use: DependencyUse, _ body: (DependencyUse) -> Void) {
    switch contract.kind {
    case .forbidden, .protected: graph.forEachUse(behindAliasIn: use, aliases, body)
    default: break
    }
  }

  /// Arrows of a diagram that the code does not need.
  var idleArrows: [Note] {
    guard case .diagram(let diagram) = contract.kind else { return [] }
    let demand = DiagramDemand(diagram, resolver: resolver)
    let used = Set(
      demand.usedPairs(in: graph, contract.uses).compactMap {
        demand.arrow(from: $0.source, to: $0.target)
      })
    return diagram.arrows.enumerated().filter { !used.contains($0.offset) }.map {
      Note(
        "nobody uses the arrow from \($0.element.from) to \($0.element.to)",
        at: $0.element.location)
    }
  }

  /// Positions of what the contract ignores although it does not offend.
  fileprivate var idleExemptions: [Int] {
    if case .required(let from, let to) = contract.kind {
      return idleExemptions(from: from, to: to)
    }
    var unused = Set(contract.ignore.indices)
    if unused.isEmpty { return [] }
    func remove(_ use: DependencyUse) { unused.subtract(ignored.numbers(of: use)) }
    graph.forEachJudgedUse(contract.uses) { use in
      remove(use)
      forEachUse(behindAliasIn: use, remove)
    }
    return unused.sorted()
  }

  /// Modules without a place in layers that are to be exhaustive, and folders beside those that have
  /// one.
  private func exhaustionFindings() -> [Finding] {
    guard case .layers(_, _, exhaustive: true) = contract.kind else { return [] }
    let covered = coveredModules
    let modules = graph.ownModules.filter { !$0.isTest && !covered.contains($0.name) }
    return modules.map { module in
      exhaustionFinding(
        of: module.name, at: module.declaration?.location ?? contract.location, in: module.name)
    }
      + foldersOutsideOfLayers().map { folder, file in
        exhaustionFinding(
          of: folder, at: Location(file: graph.files[file].path, line: 1, column: 1),
          in: graph[graph.files[file].module].name)
      }
  }

  private func exhaustionFinding(
    of source: String, at location: Location, in module: String
  ) -> Finding {
    contract.finding(
      "\(source) needs a place in the layers", at: location, module: module, source: source,
      fix: "Add \(source) to `layers`, or take `exhaustive` back.")
  }

  /// The highest folders, or files, that hold nothing of the layers in modules of which the layers
  /// name folders, with the first file of each.
  private func foldersOutsideOfLayers() -> [(path: String, file: Int)] {
    guard let named, !named.files.isEmpty else { return [] }
    let modules = Set(named.files.map { graph.files[$0].module.index })
    var covered = named.files
    for type in named.types { covered.formUnion(graph.types[type].declarations.map(\.file)) }
    var coveredFolders: Set<String> = [""]
    for file in covered {
      let steps = pathSteps(graph.files[file].path)
      for end in steps.indices { coveredFolders.insert(steps[..<end].joined(separator: "/")) }
    }
    var outside: [String: Int] = [:]
    for (number, file) in graph.files.enumerated()
    where modules.contains(file.module.index) && !named.modules.contains(file.module.index)
      && !covered.contains(number) && !file.isTest && !file.isGenerated
    {
      let steps = pathSteps(file.path)
      let highest = steps.indices.dropFirst().lazy.map { steps[..<$0].joined(separator: "/") }
        .first { !coveredFolders.contains($0) }
      outside[highest ?? file.path] = min(outside[highest ?? file.path] ?? number, number)
    }
    return outside.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension Contract {
  /// What the contract ignores and none of its instances needs ignored.
  fileprivate func notes(ofIdleExemptionsIn checks: [ContractCheck]) -> [Note] {
    let idle = checks.map { Set($0.idleExemptions) }
    let isRequirement = if case .required = kind { true } else { false }
    return (idle.first ?? []).sorted().filter { index in
      idle.allSatisfy { $0.contains(index) }
    }.map { index in
      let (from, to) = (ignore[index].from, ignore[index].to)
      return Note(
        "\(name) ignores \(from.text) → \(to.text), "
          + (isRequirement ? "which is not missing" : "which does not exist"),
        at: from.first?.location ?? location, failsStrict: true)
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

  func mapTerms(_ transform: (Contract.Term) -> Contract.Term) -> Contract.Kind {
    switch self {
    case .layers(let layers, let closed, let exhaustive):
      .layers(layers.map { $0.map(transform) }, closed: closed, exhaustive: exhaustive)
    case .independent(let terms): .independent(terms.map(transform))
    case .forbidden(let from, let to):
      .forbidden(from: from.map(transform), to: to.map(transform))
    case .only(let from, let mayUse):
      .only(from: from.map(transform), mayUse: mayUse.map(transform))
    case .protected(let targets, let importers):
      .protected(targets: targets.map(transform), importers: importers.map(transform))
    case .required(let from, let to):
      .required(from: from.map(transform), to: to.map(transform))
    case .visibility(let modules, let types):
      .visibility(modules: modules.map(transform), types: types.map(transform))
    case .acyclic, .diagram: self
    }
  }
}
