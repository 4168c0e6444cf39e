/// What a name that stands for nothing may have been meant for.
extension TermResolver {
  /// What is wrong with the name of a module, component, folder or type in a contract.
  func mistake(_ term: Contract.Term) -> Mistake? {
    let pattern = CaptureTemplate(term.text).text { _ in "*" }
    guard !isKnown(pattern) else { return nil }
    guard Glob(pattern).isLiteral else {
      // Names of types stand behind that of their module.
      let ofTypes = "*.\(pattern)"
      let isOfTypes = !term.text.contains(".") && isKnown(ofTypes)
      let hint = isOfTypes ? "; types of that name are \"\(ofTypes)\"" : ""
      return Mistake(
        "\"\(term.text)\" matches nothing\(hint)", at: term.location, severity: .warning)
    }
    if term.text.contains("/") {
      let hint = nearestSpelling(
        of: term.text, among: graph.folders(besides: term.text)
      ).map { "; did you mean \"\($0)\"?" }
      return Mistake(
        "no Swift file stands below \"\(term.text)\"\(hint ?? "")", at: term.location)
    }
    return unknownModule(term) { "\"\($0)/\"" }
  }

  /// - Parameter written: how a folder is named in the place of the module.
  private func unknownModule(
    _ term: Contract.Term, folder written: (String) -> String
  ) -> Mistake? {
    // Of hundreds of system modules, only the one that is meant is worth naming.
    let own = ownNames
    let system = SDKTable.bundled.systemModules
    guard !system.contains(term.text) else { return nil }
    let identifier = moduleIdentifier(term.text)
    if identifier != term.text, own.contains(identifier) {
      return Mistake(
        "unknown module or component \"\(term.text)\"; did you mean \"\(identifier)\"?",
        at: term.location)
    }
    if let folder = self.folder(named: term.text) {
      return Mistake(
        "unknown module or component \"\(term.text)\"; the folder is \(written(folder))",
        at: term.location)
    }
    if let mistake = mistakeOfUnknownTypes(term) { return mistake }
    if let hint = typeHint(term.text) {
      return Mistake("unknown module or component \"\(term.text)\"\(hint)", at: term.location)
    }
    let isNearSystem =
      nearestSpelling(of: term.text, among: own) == nil
      && nearestSpelling(of: term.text, among: system) != nil
    return Mistake(
      unknown("module or component", term.text, among: isNearSystem ? system : own),
      at: term.location)
  }

  /// That the types of the module before the dot are not known.
  private func mistakeOfUnknownTypes(_ term: Contract.Term) -> Mistake? {
    moduleOfUnknownTypes(named: term.text).map {
      Mistake(
        "the types of \"\($0)\" are not known, as its sources are not here; name the module",
        at: term.location)
    }
  }

  /// Types are named with their module: what a name without it, or a misspelled one, stands for.
  private func typeHint(_ name: String) -> String? {
    let system = SDKTable.bundled
    let own = graph.ownTypes
    func hint(_ types: [String]) -> String? {
      guard !types.isEmpty else { return nil }
      let names = Set(types.map { "\"\($0)\"" }).sorted()
      return "; did you mean the type \(names.prefix(3).joined(separator: " or "))?"
    }
    func hint(_ types: [TypeNode]) -> String? { hint(types.map { graph.qualifiedName(of: $0.id) }) }
    let named = own.filter { $0.name == name || $0.simpleName == name }
    if !named.isEmpty { return hint(named) }
    let ofSystem = system.types(named: name).map(\.qualifiedName)
    if !ofSystem.isEmpty { return hint(ofSystem) }
    if name.contains(".") {
      let ofModule = system.types.lazy.filter { name.hasPrefix("\($0.module).") }
      let known = own.map { graph.qualifiedName(of: $0.id) } + ofModule.map(\.qualifiedName)
      return hint(nearestSpelling(of: name, among: known).map { [$0] } ?? [])
    }
    guard let nearest = nearestSpelling(of: name, among: own.map(\.name)) else { return nil }
    let distance = { (word: String) in editDistance(word.lowercased(), name.lowercased()) }
    let modules = [ownNames, system.systemModules].compactMap {
      nearestSpelling(of: name, among: $0)
    }
    if modules.contains(where: { distance($0) <= distance(nearest) }) { return nil }
    return hint(own.filter { $0.name == nearest })
  }

  /// What is wrong with an entry of a component or of `roles`.
  func mistake(_ named: NamedCode) -> Mistake? {
    let glob = Glob(named.term.text)
    switch named.key {
    case "modules":
      if graph.modules.contains(where: { glob.matches($0.name) }) { return nil }
      if isComponent(glob.pattern) {
        return Mistake(
          "`modules` takes modules, and \"\(glob.pattern)\" is a component; name what it consists of",
          at: named.term.location)
      }
      if glob.isLiteral {
        return unknownModule(named.term) { "{ paths: \"\($0)\" }" }
      }
    case "paths":
      if !folders(glob).isEmpty { return nil }
      if glob.isLiteral {
        return Mistake("no Swift file stands below \"\(glob.pattern)\"", at: named.term.location)
      }
    case "types":
      let own = graph.ownTypes
      if own.contains(where: { graph.isNamed($0.id, by: [glob]) }) { return nil }
      if glob.isLiteral {
        // A component can hold types of the SDK; a role is given to own types.
        if named.component != nil {
          if isTypeOfSystem(glob.pattern) { return nil }
          if let mistake = mistakeOfUnknownTypes(named.term) { return mistake }
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

extension DependencyGraph {
  /// Paths of the folders as deep as the one of that name.
  fileprivate func folders(besides path: String) -> [String] {
    let depth = pathSteps(path).count
    let folders = files.compactMap { file -> String? in
      let steps = pathSteps(file.path)
      return steps.count > depth ? steps[..<depth].joined(separator: "/") : nil
    }
    return Set(folders).sorted()
  }
}
