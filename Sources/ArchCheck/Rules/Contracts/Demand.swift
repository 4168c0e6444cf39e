/// What a contract demands of single dependencies, and which chains break it.
struct Demand {
  struct ForbiddenUse {
    var source: Partition.Match.Level
    var target: Partition.Match.Level
    /// What the message says behind the target's name.
    var words: String
    var strength: Strength
    /// The type in the file of an import because of which the import breaks the contract.
    var importer: TypeID?
    /// What to do about it, where that is not what the kind of contract says.
    var fix: String?
  }

  private enum Judgement {
    /// Height of each group, from 0 at the top; groups of one height are siblings.
    case layers(heights: [Int], closed: Bool)
    case independent
    case forbidden(targets: Partition)
    case only(allowed: Partition, speaksOfSystem: Bool)
    /// The groups are the targets.
    case protected(importers: Partition)
    case visibility(types: [Glob])
    case diagram(DiagramDemand)
  }

  let groups: Partition
  private let judgement: Judgement
  private let graph: DependencyGraph

  /// nil for kinds that are not about single dependencies.
  init?(_ kind: Contract.Kind, resolver: TermResolver) {
    graph = resolver.graph
    func each(_ terms: [Contract.Term], asTarget: Bool = false) -> Partition {
      Partition(
        terms.flatMap { resolver.groups(of: $0.text, asTarget: asTarget) }, in: resolver.graph)
    }
    func all(_ terms: [Contract.Term]) -> Partition {
      let label = terms.map(\.text).joined(separator: ", ")
      return Partition(
        [resolver.members(of: terms, label: label, asTarget: true)], in: resolver.graph)
    }
    switch kind {
    case .layers(let layers, let closed, _):
      let terms = layers.enumerated().flatMap { height, layer in layer.map { (height, $0) } }
      groups = Partition(
        terms.map { resolver.members(of: $0.1.text, asTarget: false) }, in: resolver.graph)
      judgement = .layers(heights: terms.map(\.0), closed: closed)
    case .independent(let terms):
      groups = Partition(terms.flatMap { resolver.slices(of: $0.text) }, in: graph)
      judgement = .independent
    case .forbidden(let from, let to):
      groups = each(from)
      judgement = .forbidden(targets: all(to))
    case .only(let from, let mayUse):
      groups = each(from)
      let allowed = all(mayUse)
      let named = allowed.groups.flatMap(\.modules)
      judgement = .only(
        allowed: allowed,
        speaksOfSystem: named.contains { resolver.graph.modules[$0].isSystem }
          || mayUse.contains { SDKTable.bundled.isSystemModule($0.text) })
    case .protected(let targets, let importers):
      groups = each(targets, asTarget: true)
      judgement = .protected(importers: all(importers))
    case .visibility(let modules, let types):
      groups = each(modules)
      judgement = .visibility(types: types.map { Glob($0.text) })
    case .diagram(let diagram):
      let demand = DiagramDemand(diagram, resolver: resolver)
      groups = demand.groups
      judgement = .diagram(demand)
    case .required, .acyclic: return nil
    }
  }

  /// Why the use breaks the contract, or nil.
  func forbiddenUse(_ use: DependencyUse) -> ForbiddenUse? {
    switch judgement {
    case .layers, .independent, .forbidden, .only, .diagram: forbiddenBySource(use)
    case .protected(let importers): intrusion(use, importers: importers)
    case .visibility(let types): exposure(use, types: types)
    }
  }

  private func forbiddenBySource(_ use: DependencyUse) -> ForbiddenUse? {
    guard let source = groups.source(of: use) else { return nil }
    let own = groups.target(of: use)
    guard own?.group != source.group else { return nil }
    switch judgement {
    case .layers(let heights, let closed):
      guard let own else { return nil }
      let step = heights[own.group] - heights[source.group]
      if step < 0 { return forbiddenUse(source, own, ", which stands above it") }
      if step == 0 { return forbiddenUse(source, own, "; siblings of one layer are independent") }
      guard closed, step > 1 else { return nil }
      var skipping = forbiddenUse(source, own, " directly; a layer stands between")
      skipping?.fix = "Go through the layer between, which may use it."
      return skipping
    case .independent: return own.flatMap { forbiddenUse(source, $0, "; they are independent") }
    case .forbidden(let targets):
      return targets.target(of: use).flatMap { forbiddenUse(source, $0, "") }
    case .only(let allowed, let speaksOfSystem):
      guard allowed.target(of: use) == nil, !isFree(use, speaksOfSystem: speaksOfSystem) else {
        return nil
      }
      let isWithin = source.level == .type && !graph.modules[use.targetModule].isExternal
      return ForbiddenUse(
        source: source.level, target: isWithin ? .type : .module,
        words: ", which is not among what it may use", strength: source.strength,
        importer: source.importer)
    case .diagram(let demand):
      guard let own, !demand.isFree(from: source.group, to: own.group),
        demand.arrow(from: source.group, to: own.group) == nil
      else { return nil }
      return forbiddenUse(source, own, ", which no arrow of \(demand.diagram.path) allows")
    case .protected, .visibility: return nil
    }
  }

  /// The standard library, modules that no table knows, and system modules are free under `only`.
  private func isFree(_ use: DependencyUse, speaksOfSystem: Bool) -> Bool {
    let module = graph.modules[use.targetModule]
    if module.name == DependencyGraph.unknownModule
      || SDKTable.implicitModules.contains(module.name)
    {
      return true
    }
    return module.isSystem && !speaksOfSystem
  }

  private func intrusion(_ use: DependencyUse, importers: Partition) -> ForbiddenUse? {
    guard let target = groups.target(of: use), importers.source(of: use) == nil,
      groups.source(of: use)?.group != target.group, !graph.isTest(use)
    else { return nil }
    let isWithin = target.level == .type && use.sourceModule == use.targetModule
    return ForbiddenUse(
      source: isWithin ? .type : .module, target: target.level, words: ", which is protected",
      strength: target.strength)
  }

  private func exposure(_ use: DependencyUse, types: [Glob]) -> ForbiddenUse? {
    guard let id = use.targetType, let target = groups.target(of: use),
      groups.source(of: use)?.group != target.group, !graph.isTest(use),
      graph.types[id].kind != .globals
    else { return nil }
    var visible: TypeID? = TypeID(id)
    while let type = visible {
      if graph.isNamed(type, by: types) { return nil }
      visible = graph[type].outer
    }
    return ForbiddenUse(
      source: .module, target: .type, words: ", which is not visible outside", strength: .strong)
  }

  /// Whether both ends of what is forbidden are of ``groups``.
  private var isAmongGroups: Bool {
    switch judgement {
    case .layers, .independent, .diagram: true
    case .forbidden, .only, .protected, .visibility: false
    }
  }

  private func forbiddenUse(
    _ source: Partition.Match, _ target: Partition.Match, _ words: String
  ) -> ForbiddenUse? {
    var words = words
    if groups.groups.indices.contains(target.group), isAmongGroups,
      source.level == .type || target.level == .type
    {
      // Types do not tell to which of the groups they belong.
      words += ": \(groups.groups[source.group].label) → \(groups.groups[target.group].label)"
    }
    let isWeak = source.strength == .weak || target.strength == .weak
    return ForbiddenUse(
      source: source.level, target: target.level, words: words, strength: isWeak ? .weak : .strong,
      importer: source.importer)
  }
}

// MARK: Chains

extension Demand {
  /// Groups that no chain may connect, with the words of the message.
  struct ForbiddenChain {
    var from: Members
    /// Without a label where it is all that is not allowed.
    var to: Members
    /// Groups that a chain does not pass: what leads through them is theirs.
    var barriers: [Members]
    var words: String
  }

  var isOfModules: Bool {
    switch judgement {
    case .forbidden(let targets): groups.isOfModules && targets.isOfModules
    case .only(let allowed, _): groups.isOfModules && allowed.isOfModules
    case .protected(let importers): groups.isOfModules && importers.isOfModules
    case .layers, .independent, .visibility, .diagram: groups.isOfModules
    }
  }

  /// Empty for kinds that know no chains.
  var forbiddenChains: [ForbiddenChain] {
    let all = Array(groups.groups.enumerated())
    return all.flatMap { source, from -> [ForbiddenChain] in
      switch judgement {
      case .layers(let heights, _):
        return all.compactMap { target, to in
          guard source != target, heights[target] <= heights[source] else { return nil }
          let others = all.filter { $0.offset != source && $0.offset != target }.map(\.element)
          let words =
            heights[target] < heights[source]
            ? ", which stands above it" : "; siblings of one layer are independent"
          return ForbiddenChain(from: from, to: to, barriers: others, words: words)
        }
      case .independent:
        return all.compactMap { target, to in
          guard source != target else { return nil }
          let others = all.filter { $0.offset != source && $0.offset != target }.map(\.element)
          return ForbiddenChain(
            from: from, to: to, barriers: others, words: "; they are independent")
        }
      case .forbidden(let targets):
        return targets.groups.map {
          ForbiddenChain(from: from, to: $0, barriers: [], words: ", also not by way of others")
        }
      case .only(let allowed, let speaksOfSystem):
        return [disallowed(from: from, allowed: allowed, speaksOfSystem: speaksOfSystem)]
      case .protected, .visibility, .diagram: return []
      }
    }
  }

  /// Under `only`, everything that is neither own nor allowed is forbidden and ends the chain.
  private func disallowed(
    from: Members, allowed: Partition, speaksOfSystem: Bool
  ) -> ForbiddenChain {
    var to = Members(label: "")
    func isDisallowed(_ use: DependencyUse) -> Bool {
      allowed.target(of: use) == nil && !isFree(use, speaksOfSystem: speaksOfSystem)
    }
    for (number, module) in graph.modules.enumerated()
    where (isOfModules || module.isExternal) && !from.modules.contains(number) {
      let use = DependencyUse(kind: .imports, sourceModule: number, targetModule: number)
      if isDisallowed(use) { to.modules.insert(number) }
    }
    // Within a module, types are told apart.
    let own = isOfModules ? [] : Set(from.types(in: graph))
    for type in graph.types where !isOfModules && !type.isExternal && !own.contains(type.id.index) {
      let module = type.module.index
      let use = DependencyUse(
        kind: .types, sourceModule: module, targetModule: module, targetType: type.id.index)
      if isDisallowed(use) { to.types.insert(type.id.index) }
    }
    return ForbiddenChain(
      from: from, to: to, barriers: [], words: ", which is not among what it may use")
  }
}
