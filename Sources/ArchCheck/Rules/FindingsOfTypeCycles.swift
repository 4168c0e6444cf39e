extension TypeLinks {
  /// Whether the types of a chain stand in several files.
  func spansFiles(_ chain: [Int]) -> Bool {
    Set(chain.compactMap { graph.types[$0].declarations.first?.file }).count > 1
  }

  /// What is to be said of a cycle, by the rule `type_cycle` or by a contract.
  func finding(about cycle: FoundCycle, severityAcrossRoles: Severity? = nil) -> Finding? {
    let types = cycle.chain.map { graph.types[$0] }
    let uses = cycle.steps.compactMap { step in
      self.uses[step].flatMap { uses in
        uses.first { $0.site.condition < 0 } ?? uses.first
      }
    }
    let sites = uses.map(\.site)
    guard let first = sites.first, sites.count == cycle.steps.count else { return nil }
    let evidence = zip(uses, types.dropFirst()).map { use, target in
      Finding.Evidence(
        "\(graph[use.source].name) \(verb(of: use, target.id)) \(target.name)",
        at: graph.location(of: use.site))
    }
    let parts = types.dropLast().filter { graph.role(of: $0.id) != nil }
    let crossesRoles = Set(parts.map { graph.role(of: $0.id) }).count > 1
    let isSure = parts.allSatisfy { graph.strength(of: $0.id) == .strong }
    let more = cycle.nodes.count - cycle.steps.count
    let others = more > 0 ? ", one of those among \(cycle.nodes.count) types" : ""
    let condition = graph.condition(
      ofEach: cycle.steps.map { graph.condition(ofAny: (self.uses[$0] ?? []).map(\.site)) })
    return Finding(
      "\(types.map(\.name).joined(separator: " → ")) is a cycle\(others)",
      at: graph.location(of: first), module: graph.moduleName(of: types[0].id),
      subject: graph.qualifiedName(of: types[0].id),
      target: types[1...].dropLast().map { graph.qualifiedName(of: $0.id) }
        .joined(separator: ", "),
      severity: !crossesRoles
        ? nil : isSure ? severityAcrossRoles : severityAcrossRoles.map { min($0, .warning) },
      condition: condition?.description, fix: fix(for: cycle),
      evidence: evidence + (crossesRoles ? parts.flatMap { graph.roleEvidence(of: $0.id) } : [])
    ).caused(
      by: cycle.members(sites.map(graph.location)) { graph.location(of: graph.types[$0].id) }
        .map { Finding.Cause(graph.types[$0].name, at: $1) })
  }

  /// An associated type that must conform to the target is no conformance of the type.
  private func verb(of use: Use, _ target: TypeID) -> String {
    use.site.kind == .conforms && !graph.allConformances(of: use.source).contains(target)
      ? "names" : use.site.kind.verb
  }

  private func fix(for cycle: FoundCycle) -> String {
    // Among many types the cycle that is shown is a start.
    let steps = Set(cycle.steps)
    let isLarge = cycle.cut.count > 3
    let cut = cycle.cut.filter {
      !isLarge || steps.contains(Link(source: $0.source, target: $0.target))
    }.prefix(3).map {
      "\(graph.types[$0.source].name) → \(graph.types[$0.target].name)"
    }
    return
      (isLarge ? "Begin with \(cut.joined(separator: ", "))" : "Cut \(cut.joined(separator: ", "))")
      + ": let one side declare a protocol that the other conforms to, or hand values over "
      + "instead of the object."
  }
}
