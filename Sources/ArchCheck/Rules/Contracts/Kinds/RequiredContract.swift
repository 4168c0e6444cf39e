/// Must use each of these.
struct RequiredContract: ContractKind {
  var from: [Term] = []
  var to: [Term] = []

  static let documentation = ContractDocumentation(
    word: "required", summary: "Each must use each, directly.", modifiers: [.uses],
    example: "{ from: \"*Feature\", to: Analytics }",
    fix: "Add the dependency, or take the contract back.",
    isMetByUses: true)

  static let form = ContractForm<Self>.keys([.from(\.from), .to(\.to)])

  var subject: String { "\(from.text) → \(to.text)" }

  func sentence(reach: String) -> [Phrase] {
    [.names(from, "and"), " must use ", .names(to, "and"), "."]
  }

  func findings(_ check: ContractCheck) -> [Finding] {
    check.requirementFindings(from: from, to: to)
  }

  func idleExemptions(_ check: ContractCheck) -> [Int] {
    check.exemptionsOfMetRequirements(from: from, to: to)
  }

  func judgedEnds(_ resolver: TermResolver) -> (source: Members?, target: Members?) {
    (resolver.members(of: from, at: .source), resolver.members(of: to, at: .target))
  }
}

/// That one group must use another one.
private struct Requirement {
  var source: Members
  var target: Contract.Term
}

extension ContractCheck {
  /// Each match of `from` that does not use, directly, each term of `to`. What only a manifest says
  /// is no use, unless the contract asks for manifests alone.
  fileprivate func requirementFindings(from: [Contract.Term], to: [Contract.Term]) -> [Finding] {
    unmetRequirements(from: from, to: to).filter { !isExempt($0) }.map { unmet in
      let declared = declaration(of: unmet)
      return contract.finding(
        "\(unmet.source.label) must use \(unmet.target.text)",
        at: declared ?? location(of: unmet.source),
        module: unmet.source.modules.first.map { graph.modules[$0].name } ?? "",
        source: unmet.source.label, target: unmet.target.text,
        evidence: declared.map {
          [Finding.Evidence("the dependency is declared, and nothing imports or uses it", at: $0)]
        } ?? [],
        fix: declared == nil ? nil : "Use it where it is needed, or take the contract back.")
    }
  }

  /// Where a manifest declares the dependency that nothing uses.
  private func declaration(of unmet: Requirement) -> Location? {
    guard contract.uses != [.manifest] else { return nil }
    let targets = resolver.members(of: unmet.target.text, at: .target).modules
    return graph.moduleDependencies.lazy.filter {
      unmet.source.modules.contains($0.source.index) && targets.contains($0.target.index)
    }.compactMap { graph.manifestUse($0)?.declaration }.first
  }

  /// Positions of the exemptions that no unmet requirement needs.
  fileprivate func exemptionsOfMetRequirements(
    from: [Contract.Term], to: [Contract.Term]
  ) -> [Int] {
    if contract.ignore.isEmpty { return [] }
    let unmet = unmetRequirements(from: from, to: to)
    return contract.ignore.indices.filter { number in
      !unmet.contains { exempts(contract.ignore[number], $0) }
    }
  }

  private func unmetRequirements(
    from: [Contract.Term], to: [Contract.Term]
  ) -> [Requirement] {
    let sources = Partition(
      from.flatMap { resolver.groups(of: $0.text, at: .source) }, in: graph)
    let targets = to.map { term in
      Partition([resolver.members(of: term.text, at: .target)], in: graph)
    }
    var met = Set<Link>()
    let kinds =
      contract.uses == [.manifest] ? contract.uses : contract.uses.subtracting([.manifest])
    graph.forEachJudgedUse(kinds) { use in
      guard let source = sources.source(of: use) else { return }
      for (number, target) in targets.enumerated() where target.target(of: use) != nil {
        met.insert(Link(source: source.group, target: number))
      }
    }
    return sources.groups.enumerated().filter { !$0.element.isEmpty }.flatMap { number, source in
      to.enumerated().compactMap { targetNumber, term in
        let isPartOfTarget = targets[targetNumber].groups.contains { source.isSubset(of: $0) }
        let isMet = met.contains(Link(source: number, target: targetNumber))
        return isMet || isPartOfTarget ? nil : Requirement(source: source, target: term)
      }
    }
  }

  private func isExempt(_ requirement: Requirement) -> Bool {
    contract.ignore.contains { exempts($0, requirement) }
  }

  private func exempts(_ exemption: Contract.Exemption, _ requirement: Requirement) -> Bool {
    exemption.to.contains { Glob($0.text).matches(requirement.target.text) }
      && requirement.source.isSubset(
        of: resolver.members(of: exemption.from, at: .source))
  }

  /// Where a module is declared, or the first type or file of a group stands.
  private func location(of members: Members) -> Location {
    if let module = members.modules.min(), let declared = graph.modules[module].declaration {
      let isFolder = graph.files.contains { $0.path.hasPrefix("\(declared.location.file)/") }
      guard isFolder, let file = graph.modules[module].files.first else {
        return declared.location
      }
      return Location(file: graph.files[file].path, line: 1, column: 1)
    }
    if let type = members.types.min(), let place = graph.location(of: TypeID(type)) { return place }
    if let file = members.files.min() {
      return Location(file: graph.files[file].path, line: 1, column: 1)
    }
    return contract.location
  }
}
