import ArchCheck

/// A chain of dependencies, one line for each hop where it is no wider than `width`.
package func chainText(_ chain: DependencyChain, width: Int) -> String {
  chain.hops.map { hopLine($0, Wrapping(width: width, color: false)) }.joined()
}

/// A cycle: its members, a shortest one among them, and what to cut.
package func cycleText(_ cycle: DependencyCycle, width: Int) -> String {
  let wrapping = Wrapping(width: width, color: false)
  var members = cycle.members
  if members.count > 12 { members = members.prefix(12) + ["\(members.count - 12) more"] }
  let list = members.enumerated().map { index, name in
    Word(printable(name) + (index + 1 < members.count ? "," : ""))
  }
  var text = wrapping.lines(
    Word.words(of: "\(cycle.members.count) in a cycle:") + list, indentation: "  ")
  if cycle.shortestCycle.hops.count > 1 || cycle.members.count > 2 {
    text += "  shortest cycle:\n"
    text += cycle.shortestCycle.hops.map { hopLine($0, wrapping, first: "    ") }.joined()
  }
  text += "  \(cycle.isExact ? "cheapest" : "good") cut, \(cycle.cost.of("place")):\n"
  return text + cycle.cut.hops.map { hopLine($0, wrapping, first: "    ") }.joined()
}

private func hopLine(
  _ hop: DependencyChain.Hop, _ wrapping: Wrapping, first: String = ""
) -> String {
  let (source, target) = (shown(hop.source), shown(hop.target))
  var words = [Word(source), Word("->"), Word(target)]
  words.append(Word("(\(hop.kinds.joined(separator: ", ")))", blanks: 2))
  if let place = hop.location { words.append(Word("\(place.file):\(place.line)", blanks: 2)) }
  if hop.sites > 1 { words.append(Word("and \(hop.sites - 1) more")) }
  if let condition = hop.condition { words.append(Word("#if \(condition)", blanks: 2)) }
  return wrapping.lines(
    words.map { Word(printable($0.text), blanks: $0.blanks) }, first: first,
    indentation: first + "  ")
}

/// A qualified name in the reader's words.
private func shown(_ name: String) -> String {
  DependencyGraph.shownName(ofQualified: name)
}

/// What a module or type is: its kind, role with its evidence, and its dependencies in and out.
package func placeDescription(
  of place: GraphPlace, in graph: DependencyGraph, width: Int
) -> String {
  let lines =
    switch place {
    case .module(let module): moduleDescription(of: module, in: graph)
    case .type(let type): typeDescription(of: type, in: graph)
    case .component(let name, let types, _): componentDescription(of: name, types, in: graph)
    case .folder(let path, let types, let files):
      folderDescription(of: path, types, files, in: graph)
    }
  let wrapping = Wrapping(width: width, color: false)
  // A file's name may hold anything, line breaks as well.
  return lines.map(printable).map { line in
    let indentation = String(line.prefix { $0 == " " })
    return wrapping.lines(
      Word.words(of: line), first: indentation, indentation: indentation + "  ")
  }.joined()
}

private func moduleDescription(of id: ModuleID, in graph: DependencyGraph) -> [String] {
  let module = graph[id]
  let kind =
    module.declaration.map { "\($0.kind.rawValue) of \($0.package)" } ?? "not in the project"
  var lines = ["\(module.name): module, \(kind)"]
  let twin = module.types.map { graph[$0] }.first { $0.name == module.name && !$0.isExternal }
  if let twin {
    lines.append("  the \(twin.kind.rawValue) of that name is \(graph.qualifiedName(of: twin.id))")
  }
  if let declaration = module.declaration {
    lines.append("  declared at \(declaration.declaredIn):\(declaration.line)")
    let types = module.types.count { graph[$0].isNominal }
    lines.append("  \(module.files.count.of("file")), \(types.of("type"))")
  }
  let out = graph.moduleDependencies.filter { $0.source == id }
  let incoming = graph.moduleDependencies.filter { $0.target == id }
  lines += list("uses", out.map { moduleUse($0, of: graph[$0.target].name) })
  lines += list("used by", incoming.map { moduleUse($0, of: graph[$0.source].name) })
  return lines
}

private func componentDescription(
  of name: String, _ types: [TypeID], in graph: DependencyGraph
) -> [String] {
  let components = ComponentGraph(of: graph)
  func uses(_ end: KeyPath<ComponentGraph.Edge, Int>, _ other: KeyPath<ComponentGraph.Edge, Int>)
    -> [String]
  {
    components.edges.filter { components.nodes[$0[keyPath: end]].name == name }.map { edge in
      let other = components.nodes[edge[keyPath: other]].name
      return "\(other) (\(useCount(edge.sites, none: "declared only")))"
    }
  }
  return ["\(name): component, \(typeCount(types, in: graph))"]
    + list("uses", uses(\.source, \.target)) + list("used by", uses(\.target, \.source))
}

private func folderDescription(
  of path: String, _ types: [TypeID], _ files: Set<Int>, in graph: DependencyGraph
) -> [String] {
  let neighbours = FolderNeighbours(of: files, in: graph)
  func told(_ counts: [String: Int]) -> [String] {
    counts.map { name, uses in
      "\(shownModule(name)) (\(useCount(uses, none: "imported")))"
    }
  }
  return ["\(path): \(pathKind(path, in: graph)), \(typeCount(types, in: graph))"]
    + list("uses", told(neighbours.uses)) + list("used by", told(neighbours.users))
}

/// Whether a path is that of a file or of a folder, in a word.
func pathKind(_ path: String, in graph: DependencyGraph) -> String {
  graph.files.contains { $0.path == path } ? "file" : "folder"
}

/// `2 types in App`: how many types a place has, and of which modules.
private func typeCount(_ types: [TypeID], in graph: DependencyGraph) -> String {
  let own = types.filter { !graph[$0].isExternal && graph[$0].isNominal }
  let modules = Set(own.map { graph[graph[$0].module].name }).sorted()
  return own.count.of("type") + (modules.isEmpty ? "" : " in \(modules.joined(separator: ", "))")
}

private func moduleUse(_ edge: ModuleEdge, of name: String) -> String {
  let name = shownModule(name)
  let none = edge.imports.isEmpty ? "declared only" : "imported"
  return "\(name) (\(useCount(edge.uses, none: none)))"
}

private func shownModule(_ name: String) -> String {
  name == DependencyGraph.unknownModule ? "modules that are not known" : name
}

private func useCount(_ uses: Int, none: String) -> String {
  switch uses {
  case 0: none
  case 1: "1 use"
  default: "\(uses) uses"
  }
}

private func typeDescription(of id: TypeID, in graph: DependencyGraph) -> [String] {
  let type = graph[id]
  let kind = type.kind == .globals ? "outside of types" : type.kind.rawValue
  var lines = ["\(graph.shownName(of: id)): \(kind)"]
  if let location = graph.location(of: id) {
    lines.append("  declared at \(location.file):\(location.line)")
  }
  if graph.roles.indices.contains(id.index), let role = graph.roles[id.index].role {
    let assignment = graph.roles[id.index]
    lines.append(
      "  role \(role.rawValue) (\(assignment.strength.rawValue)): "
        + assignment.evidence.joined(separator: "; "))
  } else if !type.isExternal {
    lines.append("  no role: nothing shows what it is in the architecture")
  }
  let supertypes = (type.superclass.map { [$0] } ?? []) + type.conformances
  if !supertypes.isEmpty {
    lines += list("inherits", supertypes.map { graph[$0].name })
  }
  lines += list(
    "uses",
    graph.dependencies(of: id).map { dependency in
      let kinds = Set(graph.sites[dependency.sites].map(\.kind)).sorted().map(\.name)
      let target = graph[dependency.target]
      let isKnown = graph[target.module].name != DependencyGraph.unknownModule
      let name =
        isKnown
        ? graph.shownName(of: dependency.target)
        : "\(target.name), of a module that is not known"
      return "\(name) (\(kinds.joined(separator: " ")))"
    })
  lines += list("used by", graph.dependents(of: id).map { graph.shownName(of: $0.source) })
  return lines
}

private func list(_ title: String, _ items: [String]) -> [String] {
  guard !items.isEmpty else { return ["  \(title) nothing"] }
  return ["  \(title)"] + items.sorted().map { "    \($0)" }
}
