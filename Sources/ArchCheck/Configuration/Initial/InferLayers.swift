/// The layers that the code has today, high to low.
struct InferredLayers {
  /// Several modules or folders that stand for one entry.
  struct Group: Hashable {
    var name: String
    /// Modules, or paths of folders.
    var members: [String]
    var isCycle: Bool
  }

  /// What a layer consists of: a module, folder or group each.
  var layers: [[String]] = []
  /// Groups that need a component.
  var groups: [Group] = []
  /// Whether the layers are folders of one module.
  var isOfFolders = false
  /// Number of places that go against the layers.
  var offences = 0
  /// Names that no group can have, as something else has them.
  private var taken: Set<String> = []

  /// A layer with more siblings becomes a component.
  private static let maximumSiblings = 8
  /// Folders in cycles have layers if at most this part of their uses goes against them: with more,
  /// any order is a guess.
  private static let maximumOffences = 0.25

  /// Layers of modules, or of the folders of the only one.
  init(of graph: DependencyGraph) {
    let modules = graph.ownModules.filter { !$0.isTest && !$0.name.isEmpty }
    if modules.count > 1 {
      let programs = Set(
        modules.filter { [.executable, .app].contains($0.declaration?.kind) }.map(\.name))
      infer(modules.map(\.name), programs: programs, in: graph)
    } else if let only = modules.first {
      isOfFolders = true
      infer(Self.folders(of: only, in: graph), programs: [], in: graph)
      // With everything in cycles there is nothing to claim.
      if layers.count < 2 { (layers, groups) = ([], []) }
    }
    // A cut shows more of folders than a cycle does; cycles of modules are for the team to take apart.
    let hasRings = groups.contains(where: \.isCycle)
    if isOfFolders ? layers.isEmpty || hasRings : layers.count < 2 && !hasRings,
      let main = graph.mainModule
    {
      inferFolders(of: main, in: graph)
    }
  }

  /// Layers of the folders of one module of several, which have layers of their own.
  init(ofFoldersIn module: ModuleID, besides modules: InferredLayers, of graph: DependencyGraph) {
    taken = Set(graph.ownModules.map(\.name) + modules.groups.map(\.name))
    inferFolders(of: module, in: graph)
  }

  /// Layers of the folders of a module as they are once the cheapest cut is made.
  private mutating func inferFolders(of module: ModuleID, in graph: DependencyGraph) {
    let folders = FolderGraph(of: graph, in: module)
    // A pattern of a folder stands for all that is in it, so the one around the others has none.
    let isEntry = folders.folders.map { folder in
      folder != "." && !folders.folders.contains { $0.hasPrefix(folder + "/") }
    }
    let edges = folders.uses.filter {
      $0.isInsideModule && isEntry[$0.source] && isEntry[$0.target]
    }
    .map { Edge($0.source, $0.target, weight: $0.sites) }
    let places = edges.reduce(0) { $0 + $1.weight }
    let starts = Self.startingFolders(of: folders, in: graph)
    let cut = FeedbackArcSet(
      of: Adjacency(
        nodeCount: isEntry.count,
        edges: edges.map { edge in
          // Where the app starts it may use everything, however often that is used itself.
          Edge(
            edge.source, edge.target,
            weight: starts.contains(edge.source) ? edge.weight * (places + 1) : edge.weight)
        }))
    let cuts = Dictionary(grouping: edges) { edge in
      cut.edges.contains { $0.source == edge.source && $0.target == edge.target }
    }
    let cost = (cuts[true] ?? []).reduce(0) { $0 + $1.weight }
    guard places > 0, Double(cost) <= Self.maximumOffences * Double(places) else { return }
    let ordered = Adjacency(nodeCount: isEntry.count, edges: cuts[false] ?? [])
    let bands = Condensation(of: ordered).bands()
    let highest = bands.max() ?? 0
    let used = Set(edges.map(\.target))
    var found: [Int: [String]] = [:]
    for (folder, band) in bands.enumerated() where isEntry[folder] {
      // What nobody uses and where the app starts stands above everything.
      let isTop = starts.contains(folder) && !used.contains(folder)
      found[isTop ? highest + 1 : band, default: []].append(folders.folders[folder] + "/")
    }
    guard found.count > 1 else { return }
    (layers, groups, isOfFolders, offences) = ([], [], true, cost)
    for band in found.keys.sorted(by: >) {
      layers.append(layer((found[band] ?? []).sorted(), isTop: false))
    }
  }

  /// Folders in which a type stands that the system begins with.
  private static func startingFolders(
    of folders: FolderGraph, in graph: DependencyGraph
  ) -> Set<Int> {
    let starting = graph.ownTypes.filter {
      graph.role(of: $0.id) == .app && graph.strength(of: $0.id) == .strong
    }
    return Set(
      starting.compactMap(\.declarations.first).compactMap { folders.folder(ofFile: $0.file) })
  }

  /// The folders of a module at the first level that has several.
  private static func folders(of module: ModuleNode, in graph: DependencyGraph) -> [String] {
    let paths = module.files.map { graph.files[$0] }.filter { !$0.isTest }
      .map { pathSteps($0.path).dropLast() }
    let shared = commonSteps(of: paths).count
    let folders = paths.filter { $0.count > shared }.map { $0[...shared].joined(separator: "/") }
    return Set(folders).sorted()
  }

  private mutating func infer(
    _ names: [String], programs: Set<String>, in graph: DependencyGraph
  ) {
    let resolver = TermResolver(graph: graph)
    let terms = names.map { isOfFolders ? $0 + "/" : $0 }
    let partition = Partition(
      terms.map { resolver.members(of: $0, at: .source) }, in: graph)
    var edges: [Edge] = []
    graph.forEachJudgedUse(Set(Contract.Use.allCases)) { use in
      guard let source = partition.source(of: use), let target = partition.target(of: use),
        source.group != target.group
      else { return }
      edges.append(Edge(source.group, target.group))
    }
    // What is not used has no order.
    guard !edges.isEmpty else { return }
    let adjacency = Adjacency(nodeCount: names.count, edges: edges)
    let condensation = Condensation(of: adjacency)
    let bands = condensation.bands()
    let used = Set(adjacency.targets)
    let top = (bands.max() ?? 0) + 1
    var layers: [Int: [String]] = [:]
    for component in 0..<condensation.components.count {
      let members = Array(condensation.components.members(of: component))
      guard let first = members.first else { continue }
      let name = entry(for: members.map { terms[$0] })
      // What nobody uses and can be started stands above everything.
      let isProgram = members.count == 1 && programs.contains(names[first]) && !used.contains(first)
      layers[isProgram ? top : bands[first], default: []].append(name)
    }
    for band in layers.keys.sorted(by: >) {
      self.layers.append(layer((layers[band] ?? []).sorted(), isTop: band == top))
    }
  }

  /// A cycle is one entry: its members use each other.
  private mutating func entry(for members: [String]) -> String {
    guard members.count > 1 else { return members[0] }
    let name = freeName("Cycle")
    groups.append(Group(name: name, members: members, isCycle: true))
    return name
  }

  /// Many siblings are a component, whose members may use each other.
  private mutating func layer(_ entries: [String], isTop: Bool) -> [String] {
    let cycles = entries.filter { entry in groups.contains { $0.name == entry } }
    let plain = entries.filter { !cycles.contains($0) }
    guard plain.count > Self.maximumSiblings else { return entries }
    let name = isTop ? "Programs" : commonWord(of: plain) ?? freeName("Level")
    groups.append(Group(name: name, members: plain, isCycle: false))
    return cycles + [name]
  }

  /// The stem with the first number that makes it a name of nothing else.
  private func freeName(_ stem: String) -> String {
    var number = 1
    while isTaken("\(stem)\(number)") { number += 1 }
    return "\(stem)\(number)"
  }

  private func isTaken(_ name: String) -> Bool {
    taken.contains(name) || groups.contains { $0.name == name }
  }

  /// `Features` for `CartFeature` and `FeedFeature`, where no module is called so.
  private func commonWord(of names: [String]) -> String? {
    guard var suffix = names.first else { return nil }
    for name in names { while !name.hasSuffix(suffix) { suffix.removeFirst() } }
    let word = suffix.drop { !$0.isUppercase }
    return word.count >= 4 && !names.contains("\(word)s") && !isTaken("\(word)s")
      ? "\(word)s" : nil
  }
}
