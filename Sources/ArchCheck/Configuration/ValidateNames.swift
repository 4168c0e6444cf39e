extension Configuration {
  /// Mistakes that only the linked graph shows: names of nothing, patterns that match nothing and
  /// layers that overlap.
  func mistakes(in graph: DependencyGraph) -> [Mistake] {
    let resolver = TermResolver(graph: graph)
    let named = namedCodeMistakes(resolver)
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

  /// Names and patterns in components and roles that are nothing, by component, `""` for roles.
  ///
  /// Of a component that matches nothing at all, only the names are told: the rest goes without
  /// saying.
  private func namedCodeMistakes(_ resolver: TermResolver) -> [String: [Mistake]] {
    var mistakes: [String: [Mistake]] = [:]
    for named in namedCode {
      let component = named.component ?? ""
      guard let mistake = resolver.mistake(named) else { continue }
      let isEmpty =
        named.component.map { resolver.members(of: $0, at: .target).isEmpty } ?? false
      if mistake.severity == .error || !isEmpty { mistakes[component, default: []].append(mistake) }
    }
    return mistakes
  }

  /// Components that match nothing, and those that take a module's name and not the module.
  ///
  /// - Parameter named: what is wrong with the names in them, by component.
  private func componentMistakes(
    in graph: DependencyGraph, _ resolver: TermResolver, besides named: [String: [Mistake]]
  ) -> [Mistake] {
    var mistakes: [Mistake] = []
    for (name, pattern) in components {
      let members = resolver.members(of: name.value, at: .target)
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
        resolver.mistake(term).map {
          contract.kind.banned.contains(term) ? $0.ofBan(term, resolver) : $0
        }
      }
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
    let isNear = (resolver.ownNames + types).contains {
      editDistance($0.lowercased(), term.text.lowercased()) <= 1
    }
    guard isName, !isNear, resolver.folder(named: term.text) == nil,
      SDKTable.bundled.types(named: term.text).isEmpty
    else { return self }
    let similar = nearestSpelling(
      of: term.text, among: resolver.ownNames + SDKTable.bundled.systemModules)
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
}
