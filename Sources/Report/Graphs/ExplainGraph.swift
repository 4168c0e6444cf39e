import ArchCheck

/// A chain of dependencies, one line for each hop.
package func chainText(_ chain: DependencyChain) -> String {
  chain.hops.map(hopLine).joined(separator: "\n") + "\n"
}

/// A cycle: its members, a ring among them, and what to cut.
package func cycleText(_ cycle: DependencyCycle) -> String {
  let members =
    cycle.members.count > 12
    ? cycle.members.prefix(12) + ["\(cycle.members.count - 12) more"] : cycle.members[...]
  var lines = ["\(cycle.members.count) in a cycle: \(members.joined(separator: ", "))"]
  if cycle.ring.hops.count > 1 || cycle.members.count > 2 {
    lines.append("  shortest ring:")
    lines += cycle.ring.hops.map { "    " + hopLine($0) }
  }
  let places = cycle.cost == 1 ? "1 place" : "\(cycle.cost) places"
  lines.append("  \(cycle.isExact ? "cheapest" : "good") cut, \(places):")
  lines += cycle.cut.hops.map { "    " + hopLine($0) }
  return lines.joined(separator: "\n") + "\n"
}

private func hopLine(_ hop: DependencyChain.Hop) -> String {
  let place = hop.location.map { "  \($0.file):\($0.line)" } ?? ""
  let more = hop.sites > 1 ? " and \(hop.sites - 1) more" : ""
  let condition = hop.condition.map { "  #if \($0)" } ?? ""
  let kinds = hop.kinds.joined(separator: ", ")
  let (source, target) = (shown(hop.source), shown(hop.target))
  return "\(source) -> \(target)  (\(kinds))\(place)\(more)\(condition)"
}

/// A qualified name in the reader's words.
private func shown(_ name: String) -> String {
  DependencyGraph.shownName(ofQualified: name)
}

/// What a module or type is: its kind, role with its evidence, and its dependencies in and out.
package func placeDescription(of place: GraphPlace, in graph: DependencyGraph) -> String {
  switch place {
  case .module(let module): moduleDescription(of: module, in: graph)
  case .type(let type): typeDescription(of: type, in: graph)
  case .component(let name, let types): componentDescription(of: name, types, in: graph)
  }
}

private func moduleDescription(of id: ModuleID, in graph: DependencyGraph) -> String {
  let module = graph[id]
  let kind =
    module.declaration.map { "\($0.kind.rawValue) of \($0.package)" } ?? "not in the project"
  var lines = ["\(module.name): module, \(kind)"]
  if let declaration = module.declaration {
    lines.append("  declared at \(declaration.declaredIn):\(declaration.line)")
    lines.append("  \(module.files.count) files, \(module.types.count) types")
  }
  let out = graph.moduleDependencies.filter { $0.source == id }
  let incoming = graph.moduleDependencies.filter { $0.target == id }
  lines.append(list("uses", out.map { moduleUse($0, of: graph[$0.target].name) }))
  lines.append(list("used by", incoming.map { moduleUse($0, of: graph[$0.source].name) }))
  return lines.joined(separator: "\n") + "\n"
}

private func componentDescription(
  of name: String, _ types: [TypeID], in graph: DependencyGraph
) -> String {
  let components = ComponentGraph(of: graph)
  let own = types.filter { !graph[$0].isExternal && graph[$0].kind != .globals }
  let modules = Set(own.map { graph[graph[$0].module].name }).sorted()
  func uses(_ end: KeyPath<ComponentGraph.Edge, Int>, _ other: KeyPath<ComponentGraph.Edge, Int>)
    -> [String]
  {
    components.edges.filter { components.nodes[$0[keyPath: end]].name == name }.map { edge in
      let other = components.nodes[edge[keyPath: other]].name
      return "\(other) (\(useCount(edge.sites, none: "declared only")))"
    }
  }
  return [
    "\(name): component, \(own.count) type\(own.count == 1 ? "" : "s")"
      + (modules.isEmpty ? "" : " in \(modules.joined(separator: ", "))"),
    list("uses", uses(\.source, \.target)), list("used by", uses(\.target, \.source)),
  ].joined(separator: "\n") + "\n"
}

private func moduleUse(_ edge: ModuleEdge, of name: String) -> String {
  let name = name == DependencyGraph.unknownModule ? "modules that are not known" : name
  let none = edge.imports.isEmpty ? "declared only" : "imported only"
  return "\(name) (\(useCount(edge.uses, none: none)))"
}

private func useCount(_ uses: Int, none: String) -> String {
  switch uses {
  case 0: none
  case 1: "1 use"
  default: "\(uses) uses"
  }
}

private func typeDescription(of id: TypeID, in graph: DependencyGraph) -> String {
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
    lines.append(list("inherits", supertypes.map { graph[$0].name }))
  }
  lines.append(
    list(
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
      }))
  lines.append(
    list("used by", graph.dependents(of: id).map { graph.shownName(of: $0.source) }))
  return lines.joined(separator: "\n") + "\n"
}

private func list(_ title: String, _ items: [String]) -> String {
  guard !items.isEmpty else { return "  \(title) nothing" }
  return (["  \(title)"] + items.sorted().map { "    \($0)" }).joined(separator: "\n")
}
