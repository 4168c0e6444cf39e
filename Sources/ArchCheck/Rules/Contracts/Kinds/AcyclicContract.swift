/// No cycles at a level.
struct AcyclicContract: ContractKind {
  enum Level: String, CaseIterable {
    case modules, types, folders
  }

  var level = Level.modules

  static let documentation = ContractDocumentation(
    word: "acyclic", summary: "No cycles at this level.", modifiers: [.uses],
    example: "modules",
    fix: "Remove the dependencies that are proposed as the cut.")

  static let form = ContractForm<Self>.text(
    \.levelName, choices: Level.allCases.map(\.rawValue))

  private var levelName: String {
    get { level.rawValue }
    set { level = Level(rawValue: newValue) ?? level }
  }

  var subject: String { levelName }

  func sentence(reach: String) -> [Phrase] { [.words("No cycles of \(levelName).")] }

  func mistakes(in written: WrittenContract) -> [Mistake] {
    guard level != .modules, let uses = written.uses, !uses.kinds.isEmpty,
      !uses.kinds.contains(.types)
    else { return [] }
    return [
      Mistake(
        "cycles of \(levelName) are made of uses of types, so \"uses\" must have \"types\"",
        at: uses.location)
    ]
  }

  func findings(_ check: ContractCheck) -> [Finding] { check.cycleFindings(level) }

  func named(_ resolver: TermResolver) -> Members? { nil }
}

extension ContractCheck {
  /// One finding for each part of the graph whose members depend on one another in a cycle.
  fileprivate func cycleFindings(_ level: AcyclicContract.Level) -> [Finding] {
    switch level {
    case .modules: findings(of: "modules", in: moduleUses())
    case .folders: folderUses().flatMap { findings(of: "folders", in: $0) }
    case .types: typeCycleFindings()
    }
  }

  /// What makes one module or folder depend on another, by their positions among all names.
  private struct NamedLinks {
    var names: [String]
    var links: [Link: [DependencyUse]]
  }

  private func moduleUses() -> NamedLinks {
    NamedLinks(
      names: graph.modules.map(\.name),
      links: graph.moduleLinks(contract.uses, isIgnored: ignored.contains))
  }

  /// Folders are compared with those beside them, at each level: one graph for each folder that
  /// holds others.
  private func folderUses() -> [NamedLinks] {
    struct Pair: Hashable {
      var source: String
      var target: String
    }
    var uses: [String: [Pair: [DependencyUse]]] = [:]
    guard contract.uses.contains(.types) else { return [] }
    graph.forEachUse([.types]) { use in
      guard let file = use.file, let target = use.targetType, !graph.files[file].isTest,
        let declared = graph[target].declarations.first?.file, !ignored.contains(use)
      else { return }
      let from = pathSteps(graph.files[file].path).dropLast()
      let to = pathSteps(graph.files[declared].path).dropLast()
      let shared = zip(from, to).prefix { $0 == $1 }.count
      guard shared < from.count, shared < to.count else { return }
      let pair = Pair(
        source: from[...shared].joined(separator: "/"), target: to[...shared].joined(separator: "/")
      )
      uses[from[..<shared].joined(separator: "/"), default: [:]][pair, default: []].append(use)
    }
    return uses.keys.sorted().compactMap { uses[$0] }.map { uses in
      let names = Set(uses.keys.flatMap { [$0.source, $0.target] }).sorted()
      let numbers = Dictionary(keepingFirst: names.enumerated().map { ($1, $0) })
      let links = uses.compactMap { pair, uses -> (Link, [DependencyUse])? in
        guard let source = numbers[pair.source], let target = numbers[pair.target] else {
          return nil
        }
        return (Link(source: source, target: target), uses)
      }
      return NamedLinks(
        names: names, links: Dictionary(keepingFirst: links))
    }
  }

  private func findings(of nodes: String, in named: NamedLinks) -> [Finding] {
    graph.foundCycles(graph.search(named.links, nodeCount: named.names.count))
      .compactMap { finding(about: $0, of: nodes, in: named) }
  }

  private func finding(
    about cycle: FoundCycle, of nodes: String, in named: NamedLinks
  ) -> Finding? {
    let names = named.names
    let steps = cycle.chain.map { names[$0] }
    let chain = steps.joined(separator: " → ")
    let uses = cycle.steps.compactMap { named.links[$0].flatMap(graph.first) }
    guard uses.count == cycle.steps.count else { return nil }
    let told = uses[cycle.stepToCut]
    let cut = cycle.cut.map { "\(names[$0.source]) → \(names[$0.target])" }
    let more = cycle.nodes.count - cycle.steps.count
    let condition = graph.condition(
      ofEach: cycle.steps.map { graph.condition(ofLink: named.links[$0] ?? []) })
    var finding = contract.finding(
      "\(chain) is a cycle"
        + (more > 0 ? ", one of those among \(cycle.nodes.count) \(nodes)" : ""),
      at: graph.location(of: told), module: graph[uses[0].sourceModule].name,
      source: steps.dropLast().joined(separator: " → "),
      condition: condition?.description,
      evidence: uses.map { Finding.Evidence(graph.words(for: $0), at: graph.location(of: $0)) })
    finding = finding.caused(
      by: cycle.causes(uses.map(graph.location), name: { names[$0] }) { _ in
        graph.location(of: told)
      }, of: chain)
    finding.fix =
      "Cut \(cut.joined(separator: ", ")): move what both sides need to a third place, or turn the "
      + "dependency around with a protocol."
    return finding
  }

  /// Cycles of types are those of the rule `type_cycle`, what it forgives included.
  private func typeCycleFindings() -> [Finding] {
    let links = TypeLinks(in: graph, isIgnored: ignored.contains)
    return graph.foundCycles(links.search, counts: links.spansFiles).compactMap { cycle in
      guard let found = links.finding(about: cycle) else { return nil }
      var finding = contract.finding(
        found.message, at: found.location, module: found.module, source: found.subject,
        target: found.target, condition: found.condition, evidence: found.evidence)
      finding.fix = found.fix
      return finding.caused(by: found.causes, of: found.cycle ?? "")
    }
  }
}
