extension Configuration {
  /// Mistakes that only the linked graph shows: names of nothing, patterns that match nothing and
  /// layers that overlap.
  func mistakes(in graph: DependencyGraph) -> [Mistake] {
    let resolver = TermResolver(graph: graph)
    let named = namedCodeMistakes(in: graph, resolver)
    var mistakes = architectureMistakes(in: graph) + customRuleMistakes(resolver)
    mistakes += named.values.joined()
    mistakes += componentMistakes(in: graph, resolver, besides: named)
    mistakes += ruleMistakes(in: graph)
    mistakes += exceptionMistakes(in: graph)
    mistakes += contracts.flatMap { unknownNames(in: $0, resolver) }
    for index in mistakes.indices where isShared(mistakes[index].location) {
      mistakes[index].severity = .info
    }
    mistakes += contracts.flatMap { $0.mistakes(besidesUnknownNames: resolver) }
    return ConfigurationError(mistakes).mistakes
  }

  /// Components that match nothing, and those that take a module's name and not the module.
  ///
  /// - Parameter named: what is wrong with the names in them, by component.
  private func componentMistakes(
    in graph: DependencyGraph, _ resolver: TermResolver, besides named: [String: [Mistake]]
  ) -> [Mistake] {
    var mistakes: [Mistake] = []
    for (name, pattern) in components {
      let members = resolver.members(of: name.value, asTarget: true)
      if let place = name.location, graph.hidesModule(named: name.value, members) {
        mistakes.append(
          Mistake(
            "the component \"\(name.value)\" hides the module of that name from contracts; call it "
              + "otherwise or add the module to it", at: place, severity: .warning))
      }
      guard members.isEmpty, let place = name.location,
        !pattern.types.contains(where: resolver.isTypeOfSystem),
        named[name.value]?.contains(where: { $0.severity == .error }) != true
      else {
        continue
      }
      mistakes.append(
        Mistake("the component \"\(name.value)\" matches nothing", at: place, severity: .warning))
    }
    return mistakes
  }

  private func exceptionMistakes(in graph: DependencyGraph) -> [Mistake] {
    let modules = graph.ownModules.map(\.name)
    return exceptions.compactMap { exception in
      guard let module = exception.module, !modules.contains(where: { module.matches($0) }) else {
        return nil
      }
      return Mistake(unknown("module", module.pattern, among: modules), at: exception.location)
    }
  }

  private func unknownNames(in contract: Contract, _ resolver: TermResolver) -> [Mistake] {
    let ignored = contract.ignore.flatMap { $0.from + $0.to }
    let components = Set(components.map(\.name.value))
    return (contract.kind.terms + ignored).filter { !components.contains($0.text) }
      .compactMap { term in
        mistake(term, resolver).map {
          contract.kind.banned.contains(term) ? $0.ofBan(term, resolver) : $0
        }
      }
  }

  private func mistake(_ term: Contract.Term, _ resolver: TermResolver) -> Mistake? {
    let pattern = CaptureTemplate(term.text).text { _ in "*" }
    guard !resolver.isKnown(pattern) else { return nil }
    guard Glob(pattern).isLiteral else {
      // Names of types stand behind that of their module.
      let ofTypes = "*.\(pattern)"
      let isOfTypes = !term.text.contains(".") && resolver.isKnown(ofTypes)
      let hint = isOfTypes ? "; types of that name are \"\(ofTypes)\"" : ""
      return Mistake(
        "\"\(term.text)\" matches nothing\(hint)", at: term.location, severity: .warning)
    }
    if term.text.contains("/") {
      let hint = nearestSpelling(
        of: term.text, among: resolver.graph.folders(besides: term.text)
      ).map { "; did you mean \"\($0)\"?" }
      return Mistake(
        "no Swift file stands below \"\(term.text)\"\(hint ?? "")", at: term.location)
    }
    return unknownModule(term, resolver) { "\"\($0)/\"" }
  }

  /// - Parameter written: how a folder is named in the place of the module.
  func unknownModule(
    _ term: Contract.Term, _ resolver: TermResolver, folder written: (String) -> String
  ) -> Mistake? {
    // Of hundreds of system modules, only the one that is meant is worth naming.
    let own = resolver.ownNames
    let system = SDKTable.bundled.systemModules
    guard !system.contains(term.text) else { return nil }
    let identifier = moduleIdentifier(term.text)
    if identifier != term.text, own.contains(identifier) {
      return Mistake(
        "unknown module or component \"\(term.text)\"; did you mean \"\(identifier)\"?",
        at: term.location)
    }
    if let folder = resolver.folder(named: term.text) {
      return Mistake(
        "unknown module or component \"\(term.text)\"; the folder is \(written(folder))",
        at: term.location)
    }
    if let mistake = mistakeOfUnknownTypes(term, resolver) { return mistake }
    if let hint = typeHint(term.text, resolver) {
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
  func mistakeOfUnknownTypes(_ term: Contract.Term, _ resolver: TermResolver) -> Mistake? {
    resolver.moduleOfUnknownTypes(named: term.text).map {
      Mistake(
        "the types of \"\($0)\" are not known, as its sources are not here; name the module",
        at: term.location)
    }
  }

  /// Types are named with their module: what a name without it, or a misspelled one, stands for.
  private func typeHint(_ name: String, _ resolver: TermResolver) -> String? {
    let graph = resolver.graph
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
    let modules = [resolver.ownNames, system.systemModules].compactMap {
      nearestSpelling(of: name, among: $0)
    }
    if modules.contains(where: { distance($0) <= distance(nearest) }) { return nil }
    return hint(own.filter { $0.name == nearest })
  }

  private func architectureMistakes(in graph: DependencyGraph) -> [Mistake] {
    let modules = graph.ownModules.map(\.name)
    return architectures.compactMap { glob, choice in
      guard case .file(let place) = choice.origin, !modules.contains(where: { glob.matches($0) })
      else { return nil }
      if glob.isLiteral {
        return Mistake(unknown("module", glob.pattern, among: modules), at: place)
      }
      return Mistake("\"\(glob.pattern)\" matches no module", at: place, severity: .warning)
    }
  }
}

extension Mistake {
  /// What is wrong with the name of something that is banned: nothing, as long as it is not near to
  /// another one. Whoever gets rid of a library keeps the ban. What is not so near to a name of the
  /// project may be meant or not.
  fileprivate func ofBan(_ term: Contract.Term, _ resolver: TermResolver) -> Mistake {
    let pattern = CaptureTemplate(term.text).text { _ in "*" }
    let isName = Glob(pattern).isLiteral && !term.text.contains("/") && !term.text.contains(".")
    let types = resolver.graph.types.filter { !$0.isExternal }.map { $0.simpleName }
    let known = resolver.ownNames + SDKTable.bundled.systemModules + types
    let isNear = known.contains {
      editDistance($0.lowercased(), term.text.lowercased()) <= 1
    }
    guard isName, !isNear, resolver.folder(named: term.text) == nil,
      SDKTable.bundled.types(named: term.text).isEmpty
    else { return self }
    let similar = nearestSpelling(of: term.text, among: resolver.ownNames)
    return Mistake(
      "nothing imports \"\(term.text)\" today"
        + (similar.map { "; did you mean \"\($0)\"?" } ?? ""),
      at: location, severity: similar == nil ? .info : .warning)
  }
}

extension DependencyGraph {
  /// Whether a term that means these members also names an own module that is not among them.
  fileprivate func hidesModule(named name: String, _ members: Members) -> Bool {
    guard !members.isEmpty, let module = module(name), !self[module].isExternal else {
      return false
    }
    return !members.modules.contains(module.index)
      && files.indices.contains { files[$0].module == module && !members.files.contains($0) }
  }

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
