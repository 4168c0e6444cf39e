import ArchCheck

/// The result arranged for the pages: what belongs to which module, type and rule, and where each
/// has its page.
struct Survey: Sendable {
  let site: ReportSite
  let order: ModuleOrder
  let layers: Layers
  /// Where there are too many modules to show each in one picture.
  let groups: ModuleGroups?
  let moduleFigures: [ModuleFigures]
  let typeFigures: [TypeFigures]
  /// Indexes of ``typeFigures``.
  let typesByModule: [ModuleID: [Int]]
  let moduleCycles: [DependencyCycle]
  let folders: FolderGraph
  let folderCycles: [DependencyCycle]
  let typeCycles: [DependencyCycle]
  let moduleUses: ModuleUses
  /// Indexes of ``findings``, those to fix first at the front; so are the next four.
  let rankedFindings: [Int]
  let findingsByModule: [String: [Int]]
  let findingsByRule: [String: [Int]]
  let findingsByType: [TypeID: [Int]]
  /// By what findings are not about and name all the same.
  let findingsByOtherEnd: [TypeID: [Int]]
  let paths: PagePaths
  let texts: SourceTexts

  init(of site: ReportSite) {
    self.site = site
    texts = SourceTexts(of: site)
    let graph = site.graph
    order = graph.moduleOrder()
    moduleFigures = graph.moduleFigures()
    typeFigures = graph.typeFigures(jobs: site.jobs)
    let types = typeFigures.map(\.type)
    typesByModule = Dictionary(grouping: types.indices) { graph[types[$0]].module }
    moduleCycles = graph.moduleCycles()
    folders = FolderGraph(of: graph)
    folderCycles = graph.cycles(of: folders)
    typeCycles = graph.typeCycles()
    let findings = site.result.findings
    let ranked = findings.indicesByUrgency(then: \.rule)
    rankedFindings = ranked
    findingsByModule = Dictionary(grouping: ranked) { findings[$0].module }
    findingsByRule = Dictionary(grouping: ranked) { findings[$0].rule }
    var byType: [TypeID: [Int]] = [:]
    for index in ranked {
      guard let type = graph.type(of: findings[index]) else { continue }
      byType[type, default: []].append(index)
    }
    findingsByType = byType
    let ownTypes = Dictionary(grouping: graph.ownTypes, by: \.name).mapValues { $0.map(\.id) }
    var byOtherEnd: [TypeID: [Int]] = [:]
    for index in ranked {
      for type in graph.otherEnds(of: findings[index], among: ownTypes) {
        byOtherEnd[type, default: []].append(index)
      }
    }
    findingsByOtherEnd = byOtherEnd
    layers = Layers(of: graph, order: order)
    groups =
      order.modules.count > Self.maximumModules
      ? ModuleGroups(of: order.modules, in: graph, layers: layers) : nil
    moduleUses = ModuleUses(in: graph, findings: findings)
    paths = PagePaths(
      of: graph,
      rules: RuleCatalog.rules.map { $0.id } + site.result.rules.map(\.id) + findings.map(\.rule),
      notableTypes: Self.notableTypes(byType, byOtherEnd, figures: typeFigures),
      pages: site.pages)
  }

  var result: AnalysisResult { site.result }
  var graph: DependencyGraph { site.graph }
  var findings: [Finding] { site.result.findings }

  /// More modules than this are drawn as groups.
  private static let maximumModules = 60

  // MARK: Notable types

  /// At most this many types have a page.
  static let maximumTypePages = 1_000
  /// A type that this many own types use is a hub.
  static let hubUsers = 10

  /// Types with findings, then those that findings name, and hubs, the weightiest first.
  private static func notableTypes(
    _ findings: [TypeID: [Int]], _ findingsByOtherEnd: [TypeID: [Int]], figures: [TypeFigures]
  ) -> [TypeID] {
    let hubs = figures.filter { $0.count(.ca) >= hubUsers }
      .sorted { ($0.count(.ca), $1.type) > ($1.count(.ca), $0.type) }
      .prefix(maximumTypePages / 4).map(\.type)
    func sorted(_ findings: [TypeID: [Int]]) -> [TypeID] {
      findings.sorted { ($0.value.count, $1.key) > ($1.value.count, $0.key) }.map(\.key)
    }
    let named = sorted(findingsByOtherEnd).filter { findings[$0] == nil }
    let withFindings = (sorted(findings) + named).prefix(maximumTypePages - hubs.count)
    return Array(Set(withFindings).union(hubs)).sorted()
  }
}

extension DependencyGraph {
  /// The own type that a finding is about, or the type its member belongs to.
  func type(of finding: Finding) -> TypeID? {
    ownType(around: finding.subject, in: finding.module)
  }

  /// The own types that a finding names as what it is not about: its target, and its causes where one
  /// type alone is called so.
  fileprivate func otherEnds(
    of finding: Finding, among ownTypes: [String: [TypeID]]
  ) -> Set<TypeID> {
    let targets = finding.target?.split(separator: " → ").map(String.init) ?? []
    let used = targets.compactMap { name in
      module(ofQualifiedName: name).flatMap { ownType(around: name, in: self[$0].name) }
    }
    let causes = finding.causes.compactMap { cause in
      ownTypes[cause.name].flatMap { $0.count == 1 ? $0[0] : nil }
    }
    return Set(used + causes).subtracting(type(of: finding).map { [$0] } ?? [])
  }

  /// The own type of a qualified name, or the one that the member of that name belongs to.
  private func ownType(around qualified: String, in module: String) -> TypeID? {
    guard qualified.hasPrefix(module + ".") else { return nil }
    var name = qualified.dropFirst(module.count + 1)
    while true {
      if let type = type(String(name), in: module), !self[type].isExternal { return type }
      guard let dot = name.lastIndex(of: ".") else { return nil }
      name = name[..<dot]
    }
  }

  /// The module that a qualified name begins with; names of modules may have dots.
  func module(ofQualifiedName name: String) -> ModuleID? {
    if let module = module(name) { return module }
    var head = name[...]
    while let dot = head.lastIndex(of: ".") {
      head = head[..<dot]
      if let module = module(String(head)) { return module }
    }
    return nil
  }
}
