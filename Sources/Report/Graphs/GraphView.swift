import ArchCheck

/// A graph to list or to draw: nodes of one level and the arrows between them.
package struct GraphView: Sendable {
  package struct Node: Sendable, Hashable {
    /// Unique in the view: `Module`, `Module.Type`, a component's name or a path.
    package var name: String
    /// Kind of the module or type, `component` or `module` at that level; empty for folders and
    /// files.
    package var kind: String
    /// The module it stands in; empty for modules, components and folders.
    package var module: String
    package var isExternal: Bool
  }

  package struct Edge: Sendable, Hashable {
    /// Positions in ``GraphView/nodes``.
    package var source: Int
    package var target: Int
    /// Number of places in code.
    package var sites: Int
    /// Only the manifest states the dependency; no import or use follows it.
    package var isDeclaredOnly: Bool { sites == 0 }
  }

  package var level: GraphLevel
  package var nodes: [Node]
  package var edges: [Edge]

  /// - Parameters:
  ///   - includesExternal: whether modules and types outside of the project are shown.
  ///   - folderDepth: see ``FolderGraph``; other levels do not read it.
  package init(
    of graph: DependencyGraph, level: GraphLevel, includesExternal: Bool = false,
    folderDepth: Int = 1
  ) {
    self.level = level
    nodes = []
    edges = []
    switch level {
    case .module: addModules(graph, includesExternal)
    case .component: addComponents(graph, includesExternal)
    case .folder: addFolders(FolderGraph(of: graph, depth: folderDepth))
    case .type: addTypes(graph, includesExternal)
    case .file: addFiles(graph)
    }
  }

  // MARK: Levels

  private mutating func addModules(_ graph: DependencyGraph, _ includesExternal: Bool) {
    var positions: [ModuleID: Int] = [:]
    for (number, module) in graph.modules.enumerated() where includesExternal || !module.isExternal
    {
      positions[ModuleID(number)] = nodes.count
      nodes.append(
        Node(
          name: module.name, kind: module.declaration?.kind.rawValue ?? "external", module: "",
          isExternal: module.isExternal))
    }
    for edge in graph.moduleDependencies {
      guard let source = positions[edge.source], let target = positions[edge.target] else {
        continue
      }
      edges.append(Edge(source: source, target: target, sites: edge.places))
    }
  }

  private mutating func addComponents(_ graph: DependencyGraph, _ includesExternal: Bool) {
    let components = ComponentGraph(of: graph)
    nodes = components.nodes.map {
      Node(
        name: $0.name, kind: $0.isComponent ? "component" : "module", module: "",
        isExternal: $0.isExternal)
    }
    edges = components.edges.map {
      Edge(source: $0.source, target: $0.target, sites: $0.sites)
    }
    if !includesExternal {
      self = keeping(Set(nodes.indices.filter { !nodes[$0].isExternal }))
    }
  }

  private mutating func addFolders(_ folders: FolderGraph) {
    nodes = folders.folders.map { Node(name: $0, kind: "", module: "", isExternal: false) }
    edges = folders.uses.map {
      Edge(source: $0.source, target: $0.target, sites: $0.sites)
    }
  }

  private mutating func addTypes(_ graph: DependencyGraph, _ includesExternal: Bool) {
    var positions: [TypeID: Int] = [:]
    for type in graph.types where includesExternal || !type.isExternal {
      positions[type.id] = nodes.count
      nodes.append(
        Node(
          name: graph.qualifiedName(of: type.id), kind: type.kind.rawValue,
          module: graph[type.module].name, isExternal: type.isExternal))
    }
    for dependency in graph.dependencies {
      guard let source = positions[dependency.source], let target = positions[dependency.target]
      else { continue }
      edges.append(Edge(source: source, target: target, sites: dependency.sites.count))
    }
  }

  private mutating func addFiles(_ graph: DependencyGraph) {
    nodes = graph.files.map {
      Node(name: $0.path, kind: "", module: graph[$0.module].name, isExternal: false)
    }
    var counts: [Edge: Int] = [:]
    for dependency in graph.dependencies {
      guard let target = graph[dependency.target].declarations.first?.file else { continue }
      for site in graph.sites[dependency.sites] where Int(site.file) != target {
        let edge = Edge(source: Int(site.file), target: target, sites: 0)
        counts[edge, default: 0] += 1
      }
    }
    edges = counts.map { edge, count in
      var edge = edge
      edge.sites = count
      return edge
    }.sorted { ($0.source, $0.target) < ($1.source, $1.target) }
  }

  // MARK: Parts

  /// Which arrows lead from a node to what is near it.
  package enum Direction: String, Sendable, CaseIterable {
    case both
    /// To what it uses, and what that uses.
    case uses
    /// Back to what uses it, and to what reaches it so.
    case users
  }

  /// The nodes within `depth` arrows of those whose name is `focus`; nil where there is none. A folder
  /// that only holds others stands for all of them.
  package func focused(
    on focus: String, depth: Int, direction: Direction = .both
  ) -> GraphView? {
    var kept = Set(
      nodes.indices.filter { number in
        let name = nodes[number].name
        return name == focus || name.hasSuffix("." + focus) || name.hasSuffix("/" + focus)
      })
    if kept.isEmpty, level == .folder {
      let folder = pathSteps(focus).joined(separator: "/")
      kept = Set(nodes.indices.filter { isSameOrInside(nodes[$0].name, folder) })
    }
    guard !kept.isEmpty else { return nil }
    for _ in 0..<depth {
      var more = kept
      for edge in edges {
        if direction != .users, kept.contains(edge.source) { more.insert(edge.target) }
        if direction != .uses, kept.contains(edge.target) { more.insert(edge.source) }
      }
      if more == kept { break }
      kept = more
    }
    return keeping(kept)
  }

  /// The view with these nodes alone.
  package func keeping(_ kept: Set<Int>) -> GraphView {
    var view = self
    let order = nodes.indices.filter(kept.contains)
    var positions = Array(repeating: -1, count: nodes.count)
    for (position, node) in order.enumerated() { positions[node] = position }
    view.nodes = order.map { nodes[$0] }
    view.edges = edges.compactMap { edge in
      guard positions[edge.source] >= 0, positions[edge.target] >= 0 else { return nil }
      var edge = edge
      edge.source = positions[edge.source]
      edge.target = positions[edge.target]
      return edge
    }
    return view
  }
}
