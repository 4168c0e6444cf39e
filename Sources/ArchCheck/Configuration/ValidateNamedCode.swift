extension Configuration {
  /// Names and patterns in components and roles that are nothing, by component, `""` for roles.
  ///
  /// Of a component that matches nothing at all, only the names are told: the rest goes without
  /// saying.
  func namedCodeMistakes(
    in graph: DependencyGraph, _ resolver: TermResolver
  ) -> [String: [Mistake]] {
    var mistakes: [String: [Mistake]] = [:]
    for named in namedCode {
      let component = named.component ?? ""
      guard let mistake = mistake(named, in: graph, resolver) else { continue }
      let isEmpty =
        named.component.map { resolver.members(of: $0, asTarget: true).isEmpty } ?? false
      if mistake.severity == .error || !isEmpty { mistakes[component, default: []].append(mistake) }
    }
    return mistakes
  }

  private func mistake(
    _ named: NamedCode, in graph: DependencyGraph, _ resolver: TermResolver
  ) -> Mistake? {
    let glob = Glob(named.term.text)
    switch named.key {
    case "modules":
      if graph.modules.contains(where: { glob.matches($0.name) }) { return nil }
      if resolver.isComponent(glob.pattern) {
        return Mistake(
          "`modules` takes modules, and \"\(glob.pattern)\" is a component; name what it consists of",
          at: named.term.location)
      }
      if glob.isLiteral {
        return unknownModule(named.term, resolver) { "{ paths: \"\($0)\" }" }
      }
    case "paths":
      if !resolver.folders(glob).isEmpty { return nil }
      if glob.isLiteral {
        return Mistake("no Swift file stands below \"\(glob.pattern)\"", at: named.term.location)
      }
    case "types":
      let own = graph.ownTypes
      if own.contains(where: { graph.isNamed($0.id, by: [glob]) }) { return nil }
      if glob.isLiteral {
        // A component can hold types of the SDK; a role is given to own types.
        if named.component != nil {
          if resolver.isTypeOfSystem(glob.pattern) { return nil }
          if let mistake = mistakeOfUnknownTypes(named.term, resolver) { return mistake }
          if let type = SDKTable.bundled.types(named: glob.pattern).first {
            return Mistake(
              "unknown type \"\(glob.pattern)\"; did you mean \"\(type.qualifiedName)\"?",
              at: named.term.location)
          }
        }
        return Mistake(
          unknown("type", glob.pattern, among: Set(own.map { $0.simpleName }).sorted()),
          at: named.term.location)
      }
    case "attributes":
      if graph.types.contains(where: { $0.attributes.contains { glob.matches($0) } }) { return nil }
    default:
      // Superclasses and protocols may be of modules that nobody reads.
      if graph.types.contains(where: { graph.isNamed($0.id, by: [glob]) }) { return nil }
    }
    return Mistake(
      "\"\(glob.pattern)\" matches nothing", at: named.term.location, severity: .warning)
  }
}
