/// What a contract demands of single dependencies, and which chains break it.
struct Demand {
  struct ForbiddenUse {
    var source: Partition.Match.Level
    var target: Partition.Match.Level
    /// What the message says behind the target's name.
    var words: String
    var strength: Strength
    /// What the contract calls the group that the use starts in.
    var group: String?
    /// The type in the file of an import because of which the import breaks the contract.
    var importer: TypeID?
    /// What to do about it, where that is not what the kind of contract says.
    var fix: String?
  }

  private enum Judgement {
    /// Height of each group, from 0 at the top; groups of one height are siblings.
    case layers(heights: [Int], closed: Bool)
    case independent
    /// Each target, and all of them as one.
    case forbidden(targets: Partition, all: Members)
    case only(allowed: Partition, speaksOfSystem: Bool)
    /// The groups are the targets. Where the importers are tests alone, other tests are judged.
    case protected(importers: Partition, judgesTests: Bool)
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
    /// What must be kept away from; what `CGFloat` comes from is not what `Core*` means.
    func kept(_ terms: [Contract.Term]) -> [Members] {
      terms.flatMap { resolver.groupsThatCodeNames($0.text) }
    }
    func union(_ terms: [Contract.Term]) -> Members {
      resolver.members(of: terms, label: terms.text, asTarget: true)
    }
    func all(_ terms: [Contract.Term]) -> Partition {
      Partition([union(terms)], in: resolver.graph)
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
      let targets = kept(to)
      var all = Members(label: to.text)
      for group in targets { all.formUnion(group) }
      judgement = .forbidden(targets: Partition(targets, in: graph), all: all)
    case .only(let from, let mayUse):
      groups = each(from)
      let allowed = all(mayUse)
      let named = allowed.groups.flatMap(\.modules)
      judgement = .only(
        allowed: allowed,
        speaksOfSystem: named.contains { resolver.graph.modules[$0].isSystem }
          || mayUse.contains { SDKTable.bundled.isSystemModule($0.text) })
    case .protected(let targets, let importers):
      groups = Partition(kept(targets), in: graph)
      let members = union(importers)
      judgement = .protected(
        importers: Partition([members], in: graph), judgesTests: members.isOfTests(in: graph))
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
    case .protected(let importers, let judgesTests):
      judgesTests || !graph.isTest(use) ? intrusion(use, importers: importers) : nil
    case .visibility(let types): exposure(use, types: types)
    }
  }

  private func forbiddenBySource(_ use: DependencyUse) -> ForbiddenUse? {
    guard let source = groups.source(of: use) else { return nil }
    let own = groups.target(of: use)
    if case .forbidden(let targets, _) = judgement {
      return forbiddenUse(use, from: source, to: targets, isWithin: own?.group == source.group)
    }
    guard own?.group != source.group else { return nil }
    switch judgement {
    case .layers(let heights, let closed):
      guard let own else { return nil }
      let step = heights[own.group] - heights[source.group]
      if step < 0 { return forbiddenUse(source, own, ", which stands above it") }
      if step == 0 { return forbiddenUse(source, own, "; siblings of one layer are independent") }
      guard closed, step > 1 else { return nil }
      var skipping = forbiddenUse(source, own, " directly; a layer stands between")
      skipping.fix = "Go through the layer between, which may use it."
      return skipping
    case .independent: return own.flatMap { forbiddenUse(source, $0, "; they are independent") }
    case .only(let allowed, let speaksOfSystem):
      guard !allowed.allows(use), !isFree(use, speaksOfSystem: speaksOfSystem),
        !graph.isWithinOneType(use)
      else { return nil }
      // What may use a part of a module must not use these types of it.
      let isOfTypes =
        source.level == .type && !graph.modules[use.targetModule].isExternal
        || allowed.hasPart(ofModule: use.targetModule)
      return ForbiddenUse(
        source: source.level, target: isOfTypes ? .type : .module,
        words: ", which is not among what it may use", strength: source.strength,
        group: groups.groups[source.group].label, importer: source.importer)
    case .diagram(let demand):
      guard let own, !demand.isFree(from: source.group, to: own.group),
        demand.arrow(from: source.group, to: own.group) == nil
      else { return nil }
      return forbiddenUse(source, own, ", which no arrow of \(demand.diagram.path) allows")
    case .forbidden, .protected, .visibility: return nil
    }
  }

  /// - Parameter isWithin: whether both ends are of one group that `from` names. Then what `to` names
  ///   is a part of it, or the other way around, and only a use within that part is free.
  private func forbiddenUse(
    _ use: DependencyUse, from source: Partition.Match, to targets: Partition, isWithin: Bool
  ) -> ForbiddenUse? {
    guard let target = targets.target(of: use),
      !isWithin || targets.source(of: use)?.group != target.group
    else { return nil }
    var found = forbiddenUse(source, target, "")
    if target.level == .type, use.sourceModule == use.targetModule { found.source = .type }
    return found
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
      groups.source(of: use)?.group != target.group, !graph.isWithinOneType(use)
    else { return nil }
    // A manifest names no folders and types: what it declares is there for an importer, too.
    if use.kind == .manifest, importers.hasPart(ofModule: use.sourceModule) { return nil }
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
  ) -> ForbiddenUse {
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
      group: groups.groups[source.group].label, importer: source.importer)
  }
}

// MARK: Chains

extension Demand {
  /// Groups that no chain may connect, with the words of the message.
  struct ForbiddenChain {
    var from: Members
    /// Position of `from` in ``groups``.
    var group: Int
    /// Without a label where it is all that is not allowed.
    var to: Members
    /// Groups that a chain does not pass: what leads through them is theirs.
    var barriers: [Members]
    var words: String
  }

  var isOfModules: Bool {
    switch judgement {
    case .forbidden(let targets, _): groups.isOfModules && targets.isOfModules
    case .only(let allowed, _): groups.isOfModules && allowed.isOfModules
    case .protected(let importers, _): groups.isOfModules && importers.isOfModules
    case .layers, .independent, .visibility, .diagram: groups.isOfModules
    }
  }

  /// Empty for kinds that know no chains.
  var forbiddenChains: [ForbiddenChain] {
    let all = Array(groups.groups.enumerated())
    return all.flatMap { source, from -> [ForbiddenChain] in
      switch judgement {
      case .layers(let heights, let closed):
        return all.compactMap { target, to in
          let step = heights[target] - heights[source]
          guard source != target, step <= 0 || closed && step > 1 else { return nil }
          let others = all.filter { $0.offset != source && $0.offset != target }.map(\.element)
          let words =
            step > 0
            ? " but through the layer between"
            : step < 0 ? ", which stands above it" : "; siblings of one layer are independent"
          return ForbiddenChain(
            from: from, group: source, to: to, barriers: others, words: words)
        }
      case .independent:
        return all.compactMap { target, to in
          guard source != target else { return nil }
          let others = all.filter { $0.offset != source && $0.offset != target }.map(\.element)
          return ForbiddenChain(
            from: from, group: source, to: to, barriers: others, words: "; they are independent")
        }
      case .forbidden(let targets, let all):
        // Of types, all are told as one.
        let ends = isOfModules ? targets.groups.withoutSharedModules : [all]
        return ends.indices.map { number in
          ForbiddenChain(
            from: from, group: source, to: ends[number],
            barriers: ends.indices.filter { $0 != number }.map { ends[$0] },
            words: ", also not by way of others")
        }
      case .only(let allowed, let speaksOfSystem):
        return [
          disallowed(from: from, source, allowed: allowed, speaksOfSystem: speaksOfSystem)
        ]
      case .protected, .visibility, .diagram: return []
      }
    }
  }

  /// Under `only`, everything that is neither own nor allowed is forbidden and ends the chain.
  private func disallowed(
    from: Members, _ group: Int, allowed: Partition, speaksOfSystem: Bool
  ) -> ForbiddenChain {
    var to = Members(label: "")
    func isDisallowed(_ use: DependencyUse) -> Bool {
      !allowed.allows(use) && !isFree(use, speaksOfSystem: speaksOfSystem)
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
      from: from, group: group, to: to, barriers: [],
      words: ", which is not among what it may use")
  }
}

extension [Members] {
  /// The groups with each module in the first that has it only, and without those that are left empty.
  fileprivate var withoutSharedModules: [Members] {
    var taken: Set<Int> = []
    return compactMap { group in
      var group = group
      group.modules.subtract(taken)
      taken.formUnion(group.modules)
      return group.modules.isEmpty ? nil : group
    }
  }
}

extension DependencyGraph {
  /// Whether one end of a use is nested in the other.
  fileprivate func isWithinOneType(_ use: DependencyUse) -> Bool {
    func isNested(_ inner: Int, in outer: Int) -> Bool {
      var around = types[inner].outer
      while let type = around, type.index != outer { around = self[type].outer }
      return around != nil
    }
    guard let source = use.sourceType, let target = use.targetType else { return false }
    return isNested(source, in: target) || isNested(target, in: source)
  }
}
