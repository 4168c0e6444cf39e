extension TypeLinks {
  /// Whether the types of a chain stand in several files.
  func spansFiles(_ chain: [Int]) -> Bool {
    let files = chain.compactMap { graph.types[$0].declarations.first?.file }
    return files.contains { $0 != files[0] }
  }

  /// What is to be said of a cycle, by the rule `type_cycle` or by a contract.
  func finding(about cycle: FoundCycle, severityAcrossRoles: Severity? = nil) -> Finding? {
    let types = cycle.chain.map { graph.types[$0] }
    let uses = cycle.steps.compactMap { step in
      self.uses[step].flatMap { uses in
        uses.first { $0.site.conditionIndex == nil } ?? uses.first
      }
    }
    let sites = uses.map(\.site)
    guard sites.count == cycle.steps.count else { return nil }
    let evidence = zip(uses, types.dropFirst()).map { use, target in
      Finding.Evidence(
        "\(graph[use.source].name) \(verb(of: use, target.id)) \(target.name)",
        at: graph.location(of: use.site))
    }
    let parts = types.dropLast().filter { graph.role(of: $0.id) != nil }
    let crossesRoles = Set(parts.map { graph.role(of: $0.id) }).count > 1
    let isSure = parts.allSatisfy { graph.strength(of: $0.id) == .strong }
    let firstCuts = firstCuts(of: cycle)
    let more = cycle.nodes.count - cycle.steps.count
    let others = more > 0 ? ", one of those among \(cycle.nodes.count) types" : ""
    let condition = graph.condition(
      ofEach: cycle.steps.map { graph.condition(ofAny: (self.uses[$0] ?? []).map(\.site)) })
    let chain = types.map(\.name).joined(separator: " → ")
    return Finding(
      "\(chain) is a cycle\(others)",
      at: graph.location(of: sites[cycle.stepToCut]), about: types[0].id, in: graph,
      target: types[1...].dropLast().map { graph.qualifiedName(of: $0.id) }
        .joined(separator: ", "),
      severity: !crossesRoles
        ? nil : isSure ? severityAcrossRoles : severityAcrossRoles.map { min($0, .warning) },
      condition: condition?.description, fix: fix(for: cycle, beginningWith: firstCuts),
      evidence: evidence + self.evidence(of: firstCuts, among: cycle)
        + (crossesRoles ? parts.flatMap { graph.roleEvidence(of: $0.id) } : [])
    ).caused(
      by: cycle.causes(sites.map(graph.location), name: { graph.types[$0].name }) {
        graph.location(of: graph.types[$0].id)
      }, of: chain)
  }

  /// An associated type that must conform to the target is no conformance of the type, and who
  /// refers to its owner does not hold it.
  private func verb(of use: Use, _ target: TypeID) -> String {
    if isWeak(use.site) { return "refers weakly to" }
    return use.site.kind == .conforms && !graph.allConformances(of: use.source).contains(target)
      ? "names" : use.site.kind.verb
  }

  /// Where to begin among many types; empty where the whole cut can be told.
  private func firstCuts(of cycle: FoundCycle) -> [FirstCut] {
    guard cycle.cut.count > Self.largestToldCut else { return [] }
    let numbers = Dictionary(keepingFirst: zip(cycle.nodes, cycle.nodes.indices))
    let graph = Adjacency(
      nodeCount: cycle.nodes.count,
      edges: uses.keys.compactMap { link in
        guard let source = numbers[link.source], let target = numbers[link.target] else {
          return nil
        }
        return Edge(source, target)
      })
    let candidates = cycle.cut.compactMap { edge -> Edge? in
      guard let source = numbers[edge.source], let target = numbers[edge.target] else {
        return nil
      }
      // What has to go anyway still is no small step if it stands in many places.
      let places = places(of: Link(source: edge.source, target: edge.target)).count
      return Edge(source, target, weight: max(edge.weight, places))
    }
    return graph.firstCuts(among: candidates).map { cut in
      FirstCut(
        edge: Edge(
          cycle.nodes[cut.edge.source], cycle.nodes[cut.edge.target], weight: cut.edge.weight),
        freed: cut.freed)
    }
  }

  private static let largestToldCut = 3

  private func evidence(of cuts: [FirstCut], among cycle: FoundCycle) -> [Finding.Evidence] {
    var left = cycle.nodes.count
    return cuts.compactMap { cut in
      let before = left
      left -= cut.freed
      let places = places(of: Link(source: cut.edge.source, target: cut.edge.target))
      return places.first.map { site in
        Finding.Evidence(
          "\(step(cut.edge)): \(places.count.of("place")) to change, which frees \(cut.freed) of the "
            + "\(before) types", at: graph.location(of: site))
      }
    }
  }

  private func step(_ edge: Edge) -> String {
    "\(graph.types[edge.source].name) → \(graph.types[edge.target].name)"
  }

  private func fix(for cycle: FoundCycle, beginningWith first: [FirstCut]) -> String {
    // Among many types the cycle that is shown is a start, unless a better one is known.
    let steps = Set(cycle.steps)
    let isLarge = cycle.cut.count > Self.largestToldCut
    let shown = cycle.cut.filter {
      !isLarge || steps.contains(Link(source: $0.source, target: $0.target))
    }.prefix(Self.largestToldCut)
    let cut = (first.isEmpty ? Array(shown) : first.map(\.edge)).map(step).joined(separator: ", ")
    return (isLarge ? "Begin with \(cut)" : "Cut \(cut)")
      + ": let one side declare a protocol that the other conforms to, or hand values over "
      + "instead of the object."
  }
}
