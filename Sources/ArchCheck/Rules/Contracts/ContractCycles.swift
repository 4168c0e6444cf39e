extension ContractCheck {
  /// One finding for each part of the graph whose members depend on one another in a ring.
  func cycleFindings(_ level: Contract.Level) -> [Finding] {
    switch level {
    case .modules: rings(ofModules: true, in: [moduleLinks()])
    case .folders: rings(ofModules: false, in: folderLinks())
    case .types: typeRings()
    }
  }

  /// What makes one node depend on another, by the two names.
  typealias Links = [Link: [ContractUse]]

  struct Link: Hashable {
    var source: String
    var target: String
  }

  private func moduleLinks() -> Links {
    var links: Links = [:]
    graph.forEachUse(contract.uses) { use in
      let (source, target) = (graph.modules[use.sourceModule], graph.modules[use.targetModule])
      guard source.name != target.name, !target.isExternal, !source.isTest, !isIgnored(use) else {
        return
      }
      links[Link(source: source.name, target: target.name), default: []].append(use)
    }
    return links
  }

  /// Folders are compared with those beside them, at each level: one graph for each folder that
  /// holds others.
  private func folderLinks() -> [Links] {
    var links: [String: Links] = [:]
    guard contract.uses.contains(.types) else { return [] }
    graph.forEachUse([.types]) { use in
      guard let file = use.file, let target = use.targetType, !graph.files[file].isTest,
        let declared = graph.types[target].declarations.first?.file, !isIgnored(use)
      else { return }
      let from = pathSteps(graph.files[file].path).dropLast()
      let to = pathSteps(graph.files[declared].path).dropLast()
      let shared = zip(from, to).prefix { $0 == $1 }.count
      guard shared < from.count, shared < to.count else { return }
      let link = Link(
        source: from[...shared].joined(separator: "/"), target: to[...shared].joined(separator: "/")
      )
      links[from[..<shared].joined(separator: "/"), default: [:]][link, default: []].append(use)
    }
    return links.keys.sorted().compactMap { links[$0] }
  }

  private func rings(ofModules: Bool, in graphs: [Links]) -> [Finding] {
    graphs.flatMap { links -> [Finding] in
      let names = Set(links.keys.flatMap { [$0.source, $0.target] }).sorted()
      let numbers = Dictionary(
        names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
      let edges = links.compactMap { link, uses -> Edge? in
        guard let source = numbers[link.source], let target = numbers[link.target] else {
          return nil
        }
        return Edge(source, target, weight: uses.reduce(0) { $0 + max($1.sites.count, 1) })
      }
      let cycles = foundCycles(nodeCount: names.count, edges: edges) { chain in
        isPossible(chain.map { names[$0] }, links)
      }
      return cycles.compactMap {
        finding(about: $0, of: ofModules ? "modules" : "folders", names: names, links: links)
      }
    }
  }

  /// Whether no two steps stand under conditions that exclude each other.
  private func isPossible(_ chain: [String], _ links: Links) -> Bool {
    let conditions = zip(chain, chain.dropFirst()).compactMap { source, target -> Int? in
      let uses = links[Link(source: source, target: target)] ?? []
      return uses.contains { $0.condition == nil } ? nil : uses.first?.condition
    }
    return !conditions.contains { left in
      conditions.contains { graph.excludeEachOther(left, $0) }
    }
  }

  private func finding(
    about cycle: FoundCycle, of nodes: String, names: [String], links: Links
  ) -> Finding? {
    let chain = cycle.chain.map { names[$0] }
    let uses = zip(chain, chain.dropFirst()).compactMap { source, target in
      links[Link(source: source, target: target)].flatMap { uses in
        uses.first { $0.kind != .manifest && $0.condition == nil } ?? uses.first
      }
    }
    guard let first = uses.first else { return nil }
    let cut = cycle.cut.map { "\(names[$0.source]) → \(names[$0.target])" }
    let more = cycle.nodes.count - cycle.steps.count
    var finding = contract.finding(
      "\(chain.joined(separator: " → ")) is a cycle"
        + (more > 0 ? ", one of those among \(cycle.nodes.count) \(nodes)" : ""),
      at: graph.location(of: first), module: graph.modules[first.sourceModule].name,
      source: chain.dropLast().joined(separator: " → "),
      condition: uses.compactMap(\.condition).first.map { graph.conditions[$0] },
      evidence: uses.map { Finding.Evidence(graph.words(for: $0), at: graph.location(of: $0)) })
    finding = finding.caused(
      by: cycle.members(uses.map(graph.location)) { _ in graph.location(of: first) }
        .map { Finding.Cause(names[$0], at: $1) })
    finding.fix =
      "Cut \(cut.joined(separator: ", ")): move what both sides need to a third place, or turn the "
      + "dependency around with a protocol."
    return finding
  }

  /// Cycles of types are those of the rule `type_cycle`.
  private func typeRings() -> [Finding] {
    TypeCycle().findings(in: graph, isDemanded: true).compactMap { found in
      guard !contract.ignore.contains(where: { isExempt(found, $0) }) else { return nil }
      var finding = contract.finding(
        found.message, at: found.location, module: found.module, source: found.subject,
        target: found.target, condition: found.condition, evidence: found.evidence)
      finding.fix = found.fix
      return finding.caused(by: found.causes)
    }
  }

  private func isExempt(_ cycle: Finding, _ exemption: Contract.Exemption) -> Bool {
    let names = [cycle.subject] + (cycle.target ?? "").split(separator: ", ").map(String.init)
    return zip(names, names.dropFirst() + names.prefix(1)).contains { from, to in
      Glob(exemption.from.text).matches(from) && Glob(exemption.to.text).matches(to)
    }
  }
}
