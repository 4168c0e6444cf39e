import ArchCheck

/// The modules of a project as a picture, reduced as far as a reader can follow it.
extension Survey {
  /// Where there are more arrows than this, one is left out if a way of several arrows says the same.
  private static let maximumEdges = 60
  /// Of more arrows between groups than this the heaviest are drawn.
  private static let maximumGroupEdges = 150

  /// What is drawn on the overview, and what the picture leaves out.
  func moduleGraph() -> (picture: GraphPicture, remarks: [String]) {
    if let groups { return groupGraph(groups) }
    let modules = order.modules
    let shown = Set(modules)
    var uses = moduleUses.all.filter { use in
      shown.contains(use.source) && shown.contains(use.target) && use.source != use.target
    }
    var remarks: [String] = []
    if uses.count > Self.maximumEdges {
      let all = uses.count
      uses.removeAll {
        !$0.isIllegal && order.implied.contains(ModuleOrder.Pair($0.source, $0.target))
      }
      let gone = all - uses.count
      if gone > 0 {
        remarks.append(remark(onImplied: gone, of: all, "modules"))
      }
    }
    var picture = GraphPicture(nodes: [], edges: [])
    let cycles = moduleCycles.map { Set($0.members.compactMap { graph.module($0) }) }
    let numbers = Dictionary(
      uniqueKeysWithValues: modules.enumerated().map { ($0.element, $0.offset) })
    picture.nodes = modules.map { id in
      GraphPicture.Node(
        name: graph[id].name, target: paths.module(graph[id].name).map { .page($0) },
        count: weightyFindings(in: graph[id].name), band: layers.index(of: id))
    }
    picture.edges = uses.compactMap { use -> GraphPicture.Edge? in
      guard let source = numbers[use.source], let target = numbers[use.target] else { return nil }
      let isCyclic = cycles.contains { $0.contains(use.source) && $0.contains(use.target) }
      return GraphPicture.Edge(
        source: source, target: target, title: title(of: use),
        link: paths.use(of: graph[use.target].name, by: graph[use.source].name),
        kind: use.isIllegal
          ? .illegal : isCyclic ? .cycle : use.weight == 0 ? .declared : .plain)
    }
    picture.cycles = cycles.map { cycle in cycle.compactMap { numbers[$0] }.sorted() }
      .filter { $0.count > 1 }
    if layers.isClaimed {
      picture.bands = layers.names
      if picture.nodes.contains(where: { $0.band == nil }) {
        picture.bands.append("in no layer")
        for index in picture.nodes.indices where picture.nodes[index].band == nil {
          picture.nodes[index].band = picture.bands.count - 1
        }
      }
    }
    picture.rows = rows(of: modules, bands: picture.nodes.map { $0.band ?? 0 })
    let tests = graph.ownModules.count(where: \.isTest)
    if tests > 0 { remarks.append("Test modules are not drawn.") }
    return (picture, remarks)
  }

  private func remark(onImplied gone: Int, of all: Int, _ nodes: String) -> String {
    "\(gone.grouped) of \(all.grouped) dependencies are not drawn because a longer way "
      + "through other \(nodes) implies them."
  }

  /// How many errors and warnings a module has, as the overview's verdict counts.
  private func weightyFindings(in module: String) -> Int {
    (findingsByModule[module] ?? []).count { findings[$0].severity > .info }
  }

  /// Modules by band, then by what they build on.
  private func rows(of modules: [ModuleID], bands: [Int]) -> [[Int]] {
    var rows: [[Int]] = []
    var last: (band: Int, height: Int)?
    let numbers = modules.indices.sorted {
      (bands[$0], -order.bands[$0], $0) < (bands[$1], -order.bands[$1], $1)
    }
    for number in numbers {
      let place = (bands[number], order.bands[number])
      if let last, last == place {
        rows[rows.count - 1].append(number)
      } else {
        rows.append([number])
      }
      last = place
    }
    return rows
  }

  func title(of use: ModuleUses.Use) -> String {
    var parts: [String] = []
    if use.uses > 0 { parts.append(use.uses.of("use")) }
    if !use.imports.isEmpty { parts.append(use.imports.count.of("import")) }
    if parts.isEmpty { parts.append("manifest only") }
    let broken = Set(use.findings.map { findings[$0].rule }).sorted()
    let why = broken.isEmpty ? "" : "; against \(broken.joined(separator: ", "))"
    return "\(graph[use.source].name) uses \(graph[use.target].name): "
      + parts.joined(separator: ", ") + why
  }

  private func groupGraph(_ groups: ModuleGroups) -> (picture: GraphPicture, remarks: [String]) {
    var picture = GraphPicture(nodes: [], edges: [])
    picture.nodes = groups.all.map { group in
      let count = group.modules.reduce(0) { $0 + weightyFindings(in: graph[$1].name) }
      if group.modules.count == 1 {
        return GraphPicture.Node(
          name: group.name, target: paths.module(group.name).map { .page($0) }, count: count)
      }
      return GraphPicture.Node(
        name: "\(group.name) (\(group.modules.count))",
        target: .page(PagePaths.modules, query: ["group": group.name]), count: count)
    }
    let all = groups.uses(in: moduleUses)
    var told = all
    if all.count > Self.maximumEdges {
      let implied = impliedEdges(
        nodeCount: groups.all.count, among: all.map { ($0.source, $0.target) })
      told.removeAll { !$0.isIllegal && implied.contains([$0.source, $0.target]) }
    }
    let heaviest = told.sorted {
      ($0.isIllegal ? 0 : 1, $1.weight, $0.source, $0.target)
        < ($1.isIllegal ? 0 : 1, $0.weight, $1.source, $1.target)
    }.prefix(Self.maximumGroupEdges)
    picture.edges = heaviest.sorted { ($0.source, $0.target) < ($1.source, $1.target) }.map { use in
      GraphPicture.Edge(
        source: use.source, target: use.target,
        title: "\(groups.all[use.source].name) uses \(groups.all[use.target].name): "
          + use.weight.of("place"),
        link: .page(PagePaths.matrix), kind: use.isIllegal ? .illegal : .plain)
    }
    var remarks = [
      "\(order.modules.count.grouped) modules are drawn as \(groups.all.count.grouped) "
        + "groups, by \(groups.criterion); the number of modules is in brackets."
    ]
    if told.count < all.count {
      remarks.append(remark(onImplied: all.count - told.count, of: all.count, "groups"))
    }
    if heaviest.count < told.count {
      let kind = told.count < all.count ? "others" : "dependencies between them"
      remarks.append(
        "Of \(told.count.grouped) \(kind) the \(heaviest.count) with the most places are drawn.")
    }
    return (picture, remarks)
  }

  /// The picture placed by Graphviz, closely enough to be seen whole where that can be; nil where
  /// Graphviz is missing or gives up.
  func place(
    _ picture: GraphPicture, name: String, alternative: String, caption: Text, on page: PagePath
  ) -> Page.Picture? {
    let spacings = picture.rows.isEmpty ? [.wide] : GraphPicture.Spacing.all
    guard !picture.nodes.isEmpty,
      let text = site.layout(spacings.map { picture.dot($0).text }.joined())
    else { return nil }
    guard let layout = picture.best(of: GraphLayout.layouts(plain: text)) else { return nil }
    return Page.Picture(
      name: name, alternative: alternative, svg: picture.svg(layout, on: page), caption: caption)
  }
}
