extension ContractCheck {
  /// Each match of `from` that does not use, directly, each term of `to`. What only a manifest says
  /// is no use, unless the contract asks for manifests alone.
  func requirementFindings(from: [Contract.Term], to: [Contract.Term]) -> [Finding] {
    let sources = Partition(
      from.flatMap { resolver.groups(of: $0.text, asTarget: false) }, in: graph)
    let targets = to.map { term in
      Partition([resolver.members(of: term.text, asTarget: true)], in: graph)
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
    return sources.groups.enumerated().flatMap { number, source in
      to.enumerated().compactMap { targetNumber, term -> Finding? in
        let isItself =
          targets[targetNumber].groups.first.map { $0.modules == source.modules } ?? false
        guard !met.contains(Link(source: number, target: targetNumber)), !isItself,
          !isExempt(source, term)
        else { return nil }
        return contract.finding(
          "\(source.label) must use \(term.text)", at: location(of: source),
          module: source.modules.first.map { graph.modules[$0].name } ?? "", source: source.label,
          target: term.text)
      }
    }
  }

  private func isExempt(_ source: Members, _ target: Contract.Term) -> Bool {
    contract.ignore.contains { exemption in
      let from = resolver.members(of: exemption.from.text, asTarget: false)
      return Glob(exemption.to.text).matches(target.text) && !source.isEmpty
        && source.modules.isSubset(of: from.modules) && source.files.isSubset(of: from.files)
        && source.types.isSubset(of: from.types)
    }
  }

  /// Where a module is declared, or the first type or file of a group stands.
  private func location(of members: Members) -> Location {
    if let module = members.modules.min(), let declared = graph.modules[module].declaration {
      return declared.location
    }
    if let type = members.types.min(), let place = graph.location(of: TypeID(type)) { return place }
    if let file = members.files.min() {
      return Location(file: graph.files[file].path, line: 1, column: 1)
    }
    return contract.location
  }
}
