import ArchCheck

/// What a module, type, component or folder is, and what it uses and is used by.
struct PlaceDescription {
  /// In a word.
  var kind: String
  var file: String?
  var line: Int?
  /// Its role with what speaks for it; nil where it has none.
  var role: RoleAssignment?
  /// What it is for a reader: a title, and a line for each thing to say.
  var lines: [String]
  var uses: [Neighbour] = []
  var users: [Neighbour] = []

  struct Neighbour {
    /// Unique in the graph.
    var name: String
    /// The name for a reader, and what is said of the use.
    var text: String
  }

  init(of place: GraphPlace, in graph: DependencyGraph) {
    switch place {
    case .module(let module): self.init(ofModule: module, in: graph)
    case .type(let type): self.init(ofType: type, in: graph)
    case .component(let name, let types, _): self.init(ofComponent: name, types, in: graph)
    case .folder(let path, let types, let files):
      self.init(ofFolder: path, types, files, in: graph)
    }
  }

  private init(ofModule id: ModuleID, in graph: DependencyGraph) {
    let module = graph[id]
    kind = "module"
    let origin =
      module.declaration.map { "\($0.kind.rawValue) of \($0.package)" } ?? "not in the project"
    lines = ["\(module.name): module, \(origin)"]
    let twin = module.types.map { graph[$0] }.first { $0.name == module.name && !$0.isExternal }
    if let twin {
      lines.append(
        "  the \(twin.kind.rawValue) of that name is \(graph.qualifiedName(of: twin.id))")
    }
    if let declaration = module.declaration {
      if declaration.line > 0 {
        place(at: declaration.declaredIn, declaration.line)
      } else if !declaration.path.isEmpty {
        file = declaration.path
        lines.append("  the files of the folder \(declaration.path)")
      }
      let types = module.types.count { graph[$0].isNominal }
      lines.append("  \(module.files.count.of("file")), \(types.of("type"))")
    }
    func neighbour(_ edge: ModuleEdge, _ id: ModuleID) -> Neighbour {
      let none = edge.imports.isEmpty ? "declared only" : "imported"
      return Neighbour(ofModule: graph[id].name, uses: edge.uses, none: none)
    }
    uses = graph.moduleDependencies.filter { $0.source == id }.map { neighbour($0, $0.target) }
    users = graph.moduleDependencies.filter { $0.target == id }.map { neighbour($0, $0.source) }
  }

  private init(ofType id: TypeID, in graph: DependencyGraph) {
    let type = graph[id]
    kind = type.kind.rawValue
    lines = ["\(graph.shownName(of: id)): \(type.kind == .globals ? "outside of types" : kind)"]
    if let location = graph.location(of: id) { place(at: location.file, location.line) }
    let assignment = graph.ownAssignment(of: id)
    if let role = assignment.role {
      self.role = assignment
      lines.append(
        "  role \(role.words) (\(assignment.strength.rawValue)): "
          + assignment.evidence.joined(separator: "; "))
    } else if !type.isExternal {
      lines.append(
        graph.drawsLikeView(type)
          ? "  no role: it adapts a view or controller of UIKit or AppKit to SwiftUI"
          : "  no role: nothing shows what it is in the architecture")
    }
    let supertypes = (type.superclass.map { [$0] } ?? []) + type.conformances
    if !supertypes.isEmpty {
      lines += list("inherits", supertypes.map { graph[$0].name })
    }
    uses = graph.dependencies(of: id).map { dependency in
      let kinds = Set(graph.sites[dependency.sites].map(\.kind)).sorted().map(\.name)
      let target = graph[dependency.target]
      let isKnown = graph[target.module].name != DependencyGraph.unknownModule
      let name =
        isKnown
        ? graph.shownName(of: dependency.target)
        : "\(target.name), of a module that is not known"
      return Neighbour(
        name: graph.qualifiedName(of: dependency.target),
        text: "\(name) (\(kinds.joined(separator: ", ")))")
    }
    users = graph.dependents(of: id).map {
      Neighbour(name: graph.qualifiedName(of: $0.source), text: graph.shownName(of: $0.source))
    }
  }

  private init(ofComponent name: String, _ types: [TypeID], in graph: DependencyGraph) {
    kind = "component"
    lines = ["\(name): component, \(typeCount(types, in: graph))"]
    let components = ComponentGraph(of: graph)
    for edge in components.edges {
      func neighbour(_ end: Int) -> Neighbour {
        let name = components.nodes[end].name
        return Neighbour(
          name: name, text: "\(name) (\(useCount(edge.sites, none: "declared only")))")
      }
      if components.nodes[edge.source].name == name { uses.append(neighbour(edge.target)) }
      if components.nodes[edge.target].name == name { users.append(neighbour(edge.source)) }
    }
  }

  private init(
    ofFolder path: String, _ types: [TypeID], _ files: Set<Int>, in graph: DependencyGraph
  ) {
    kind = graph.files.contains { $0.path == path } ? "file" : "folder"
    lines = ["\(path): \(kind), \(typeCount(types, in: graph))"]
    let neighbours = FolderNeighbours(of: files, in: graph)
    uses = neighbours.uses.map { Neighbour(ofModule: $0, uses: $1, none: "imported") }
    users = neighbours.users.map { Neighbour(ofModule: $0, uses: $1, none: "imported") }
  }

  private mutating func place(at file: String, _ line: Int) {
    (self.file, self.line) = (file, line)
    lines.append("  declared at \(file):\(line)")
  }

  // MARK: Formats

  /// The lines for a reader, those of the uses among them.
  var text: [String] {
    lines + list("uses", uses.map(\.text)) + list("used by", users.map(\.text))
  }

  func json(named name: String) -> JSON {
    .sorted([
      "name": .string(name), "kind": .string(kind), "file": file.map { .string($0) },
      "line": line.map { .int($0) },
      "role": role.map { assignment in
        .sorted([
          "name": .optional(assignment.role?.rawValue),
          "strength": .string(assignment.strength.rawValue),
          "evidence": .strings(assignment.evidence),
        ])
      },
      "uses": .strings(Set(uses.map(\.name)).sorted()),
      "usedBy": .strings(Set(users.map(\.name)).sorted()),
    ])
  }
}

extension PlaceDescription.Neighbour {
  fileprivate init(ofModule name: String, uses: Int, none: String) {
    let shown = name == DependencyGraph.unknownModule ? "modules that are not known" : name
    self.init(name: name, text: "\(shown) (\(useCount(uses, none: none)))")
  }
}

/// `2 types in App`: how many types a place has, and of which modules.
private func typeCount(_ types: [TypeID], in graph: DependencyGraph) -> String {
  let own = types.filter { !graph[$0].isExternal && graph[$0].isNominal }
  let modules = Set(own.map { graph[graph[$0].module].name }).sorted()
  return own.count.of("type") + (modules.isEmpty ? "" : " in \(modules.joined(separator: ", "))")
}

private func useCount(_ uses: Int, none: String) -> String {
  switch uses {
  case 0: none
  case 1: "1 use"
  default: "\(uses) uses"
  }
}

private func list(_ title: String, _ items: [String]) -> [String] {
  guard !items.isEmpty else { return ["  \(title) nothing"] }
  return ["  \(title)"] + items.sorted().map { "    \($0)" }
}
