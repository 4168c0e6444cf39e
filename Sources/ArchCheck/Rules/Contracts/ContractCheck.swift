/// What contracts say about a graph.
struct ContractOutcome: Sendable {
  var findings: [Finding] = []
  var coverage: ContractCoverage
  /// Arrows that nobody uses, and dependencies that are ignored but do not exist.
  var notes: [Note] = []
}

extension [Contract] {
  /// Checks every contract.
  ///
  /// - Parameter others: contracts that only count for what is covered.
  func check(in graph: DependencyGraph, besides others: [Contract] = []) -> ContractOutcome {
    let resolver = TermResolver(graph: graph)
    let aliases = AliasTable(of: graph)
    var outcome = ContractOutcome(coverage: ContractCoverage(of: graph))
    func checks(of contract: Contract) -> [ContractCheck] {
      contract.instances(resolver).map {
        ContractCheck($0, resolver: resolver, aliases: aliases)
      }
    }
    for check in others.flatMap(checks) { outcome.coverage.add(check) }
    for contract in self {
      let checks = checks(of: contract)
      // Two instances may share what has no capture.
      outcome.findings += checks.flatMap { $0.contract.kind.findings($0) }.uniqued()
      for check in checks { outcome.coverage.add(check) }
      outcome.notes += checks.flatMap { $0.contract.kind.notes($0) }
      outcome.notes += contract.notes(ofIdleExemptionsIn: checks)
    }
    outcome.findings.sort(by: Finding.isShownBefore)
    return outcome
  }
}

/// The check of one contract: its terms resolved.
struct ContractCheck {
  let contract: Contract
  let resolver: TermResolver
  private let aliases: AliasTable
  private let namesWhatIsBanned: Bool
  let ignored: IgnoredUses

  var graph: DependencyGraph { resolver.graph }

  init(_ contract: Contract, resolver: TermResolver, aliases: AliasTable) {
    self.contract = contract
    self.resolver = resolver
    self.aliases = aliases
    namesWhatIsBanned = !contract.kind.banned.isEmpty
    ignored = IgnoredUses(contract.ignore, resolver: resolver)
  }

  /// The uses, and the chains where they count, that break a demand.
  func findings(against demand: some Demand) -> [Finding] {
    var breaches = BreachCollection(of: contract, in: graph)
    /// Whether the use is one that the contract is about.
    func judge(_ use: DependencyUse) -> Bool {
      guard let breach = demand.breach(by: use) else { return false }
      if !ignored.contains(use) { breaches.add(use, breach) }
      return true
    }
    graph.forEachJudgedUse(contract.uses) { use in
      if !judge(use) { forEachUse(behindAliasIn: use) { _ = judge($0) } }
    }
    let direct = breaches.findings
    return contract.isTransitive ? direct + chainFindings(demand, besides: direct) : direct
  }

  /// Calls `body` for what an alias stands for: where a contract names what must not be used, another
  /// name for that is no way around.
  private func forEachUse(behindAliasIn use: DependencyUse, _ body: (DependencyUse) -> Void) {
    if namesWhatIsBanned { graph.forEachUse(behindAliasIn: use, aliases, body) }
  }

  /// Positions of the exemptions that no use needs.
  var exemptionsOfNoUse: [Int] {
    var unused = Set(contract.ignore.indices)
    if unused.isEmpty { return [] }
    func remove(_ use: DependencyUse) { unused.subtract(ignored.numbers(of: use)) }
    graph.forEachJudgedUse(contract.uses) { use in
      remove(use)
      forEachUse(behindAliasIn: use, remove)
    }
    return unused.sorted()
  }
}

extension Contract {
  /// What the contract ignores and none of its instances needs ignored.
  fileprivate func notes(ofIdleExemptionsIn checks: [ContractCheck]) -> [Note] {
    let idle = checks.map { Set(kind.idleExemptions($0)) }
    return (idle.first ?? []).sorted().filter { index in
      idle.allSatisfy { $0.contains(index) }
    }.map { index in
      let (from, to) = (ignore[index].from, ignore[index].to)
      return Note(
        "\(name) ignores \(from.text) → \(to.text), "
          + (kind.documentation.isMetByUses ? "which is not missing" : "which does not exist"),
        at: from.first?.location ?? location, failsStrict: true)
    }
  }
}
