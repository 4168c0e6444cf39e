/// Which part of a project is policy and which is detail: that of the `layers` contract, else what
/// the types of the modules show.
///
/// In a contract each layer may use what stands to its right, so that the last is the policy on
/// which all depend.
struct LevelOrder {
  private let graph: DependencyGraph
  private let partition: Partition?
  /// Position in the contract of each group of the partition.
  private var layerOfGroup: [Int] = []
  private var natures: [Nature?] = []

  /// What the types of a module show it to be.
  private enum Nature {
    case policy, detail
  }

  /// A use of something that stands on a less important level, which is further up.
  struct UpwardUse {
    var use: DependencyUse
    var source: String
    var target: String
    var strength: Strength
    /// Whether the source is policy, and not one of several parts above it.
    var isByPolicy = true
  }

  init(of graph: DependencyGraph) {
    self.graph = graph
    guard !graph.claims.layers.isEmpty else {
      partition = nil
      natures = graph.modules.map { Self.nature(of: $0, in: graph) }
      return
    }
    let resolver = TermResolver(graph: graph)
    var groups: [Members] = []
    for (position, layer) in graph.claims.layers.enumerated() {
      for term in layer {
        groups.append(resolver.members(of: term, at: .target))
        layerOfGroup.append(position)
      }
    }
    partition = Partition(groups, in: graph)
  }

  /// Where a more important part uses a less important one.
  func upwardUse(_ use: DependencyUse) -> UpwardUse? {
    if let partition {
      guard let source = partition.source(of: use), let target = partition.target(of: use),
        layerOfGroup[source.group] > layerOfGroup[target.group]
      else { return nil }
      return UpwardUse(
        use: use, source: partition.groups[source.group].label,
        target: partition.groups[target.group].label, strength: .strong,
        isByPolicy: layerOfGroup[source.group] == graph.claims.layers.count - 1)
    }
    guard natures[use.sourceModule.index] == .policy, natures[use.targetModule.index] == .detail
    else {
      return nil
    }
    return UpwardUse(
      use: use, source: graph[use.sourceModule].name,
      target: graph[use.targetModule].name, strength: .weak)
  }

  /// Whether the first module is more important than the second.
  func isHigher(_ module: ModuleID, than other: ModuleID) -> Bool {
    upwardUse(
      DependencyUse(kind: .imports, sourceModule: module, targetModule: other)) != nil
  }

  /// A module of models without any detail or service is policy; one of which at least half the types
  /// with a role are detail is that, whatever it stores and transfers. They must be a third of all
  /// that it holds, or the rest says more. A program is neither: it puts the others together.
  private static func nature(of module: ModuleNode, in graph: DependencyGraph) -> Nature? {
    guard let kind = module.declaration?.kind, ![.app, .executable, .test].contains(kind),
      RoleNames.words(in: module.name).allSatisfy({ !crossCutting.contains($0) })
    else { return nil }
    let types = module.types.map { graph[$0] }.filter { graph.isJudged($0) }
    func isMost(_ roles: Set<Role>, of types: [TypeNode]) -> Bool {
      let all = types.compactMap { graph.role(of: $0.id) }
      let count = all.count(where: roles.contains)
      let substance = types.count { $0.outer == nil && $0.isNominal && $0.kind != .protocol }
      return count > 0 && count * 2 >= all.count && count * 3 >= substance
    }
    let details: Set<Role> = [.network, .persistence, .view, .viewController]
    let roles = Set(types.compactMap { graph.role(of: $0.id) })
    if roles.isDisjoint(with: details) {
      // What a service gets from a server is its own.
      return !roles.contains(.service) && isMost([.model], of: types) ? .policy : nil
    }
    // What a server sends and a database stores comes with what does that.
    let working = types.filter { !graph.isRecord($0.id) && !isTransferred($0) }
    return isMost(details, of: working) ? .detail : nil
  }

  /// Whether a type is called a data transfer object.
  private static func isTransferred(_ type: TypeNode) -> Bool {
    ["DTO", "Dto"].contains(where: type.simpleName.hasSuffix)
  }

  /// What anything may tell of itself by: words of names of modules.
  private static let crossCutting: Set<String> = [
    "Log", "Logger", "Logging", "Metric", "Telemetry", "Tracing",
  ]
}
