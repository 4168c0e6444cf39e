extension Configuration {
  /// Mistakes that only the linked graph shows: names of nothing, patterns that match nothing and
  /// layers that overlap.
  func mistakes(in graph: DependencyGraph) -> [Mistake] {
    let resolver = TermResolver(graph: graph)
    let named = namedCodeMistakes(in: graph, resolver)
    var mistakes = architectureMistakes(in: graph) + customRuleMistakes(resolver)
    mistakes += named.values.joined()
    mistakes += componentMistakes(in: graph, resolver, besides: named)
    mistakes += exceptionMistakes(in: graph)
    mistakes += contracts.flatMap { contractMistakes($0, in: graph, resolver) }
    return ConfigurationError(mistakes).mistakes
  }

  /// Components that match nothing, and those that take a module's name and not the module.
  ///
  /// - Parameter named: what is wrong with the names in them, by component.
  private func componentMistakes(
    in graph: DependencyGraph, _ resolver: TermResolver, besides named: [String: [Mistake]]
  ) -> [Mistake] {
    var mistakes: [Mistake] = []
    for (name, _) in components {
      let members = resolver.members(of: name.value, asTarget: true)
      if let place = name.location, graph.hidesModule(named: name.value, members) {
        mistakes.append(
          Mistake(
            "the component \"\(name.value)\" hides the module of that name from contracts; call it "
              + "otherwise or add the module to it", at: place, severity: .warning))
      }
      guard members.isEmpty, let place = name.location,
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

  private func contractMistakes(
    _ contract: Contract, in graph: DependencyGraph, _ resolver: TermResolver
  ) -> [Mistake] {
    let ignored = contract.ignore.flatMap { $0.from + $0.to }
    let components = Set(components.map(\.name.value))
    let unknown = (contract.kind.terms + ignored).filter { !components.contains($0.text) }
      .compactMap { term in
        mistake(term, resolver).map { contract.bans(term) ? $0.ofBan(term, resolver) : $0 }
      }
    let overlaps = contract.instances(resolver).flatMap { $0.overlaps(resolver) }
    return unknown + overlaps + contract.generalized.visibilityMistakes(in: graph, resolver)
      + contract.diagramMistakes(resolver) + contract.memberMistakes(resolver)
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
    if let folder = resolver.folder(named: term.text) {
      return Mistake(
        "unknown module or component \"\(term.text)\"; the folder is \(written(folder))",
        at: term.location)
    }
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

  /// Types are named with their module: what a name without it, or a misspelled one, stands for.
  private func typeHint(_ name: String, _ resolver: TermResolver) -> String? {
    let graph = resolver.graph
    let own = graph.types.filter { !$0.isExternal && $0.kind != .globals }
    func hint(_ types: [TypeNode]) -> String? {
      guard !types.isEmpty else { return nil }
      let names = Set(types.map { "\"\(graph.qualifiedName(of: $0.id))\"" }).sorted()
      return "; did you mean the type \(names.prefix(3).joined(separator: " or "))?"
    }
    let named = own.filter { $0.name == name || $0.simpleName == name }
    if !named.isEmpty { return hint(named) }
    let qualified = name.contains(".")
    let called = { (type: TypeNode) in
      qualified ? graph.qualifiedName(of: type.id) : type.name
    }
    guard let nearest = nearestSpelling(of: name, among: own.map(called)) else { return nil }
    let distance = { (word: String) in editDistance(word.lowercased(), name.lowercased()) }
    let modules = [resolver.ownNames, SDKTable.bundled.systemModules].compactMap {
      nearestSpelling(of: name, among: $0)
    }
    if !qualified, modules.contains(where: { distance($0) <= distance(nearest) }) { return nil }
    return hint(own.filter { called($0) == nearest })
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

extension Contract {
  /// Whether the contract forbids what the term names, which then may be nowhere.
  fileprivate func bans(_ term: Contract.Term) -> Bool {
    switch kind {
    case .forbidden(_, let targets), .protected(let targets, _): targets.contains(term)
    default: false
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
    guard isName, !isNear, resolver.folder(named: term.text) == nil else { return self }
    let similar = nearestSpelling(of: term.text, among: resolver.ownNames)
    return Mistake(
      "nothing imports \"\(term.text)\" today"
        + (similar.map { "; did you mean \"\($0)\"?" } ?? ""),
      at: location, severity: similar == nil ? .info : .warning)
  }
}

extension Contract {
  /// Layers, or members that are to be independent, that share a module, folder or type. What belongs
  /// to two of them is judged as a part of the first alone.
  fileprivate func overlaps(_ resolver: TermResolver) -> [Mistake] {
    let terms: [Term]
    let (words, severity): (String, Severity)
    switch kind {
    case .layers(let layers, _, _):
      (terms, words, severity) = (layers.flatMap { $0 }, "layers", .error)
    case .independent(let members): (terms, words, severity) = (members, "members", .warning)
    default: return []
    }
    let members = terms.map { resolver.members(of: $0.text, asTarget: false) }
    var mistakes: [Mistake] = []
    for second in terms.indices {
      for first in terms[..<second].indices {
        guard let shared = members[first].shared(with: members[second], in: resolver.graph) else {
          continue
        }
        mistakes.append(
          Mistake(
            "the \(words) \"\(terms[first].text)\" and \"\(terms[second].text)\" overlap: "
              + "\(shared) belongs to both", at: terms[second].location,
            severity: severity))
      }
    }
    return mistakes
  }

  /// That there is nothing which the only member of an `independent` contract is to be independent of.
  fileprivate func memberMistakes(_ resolver: TermResolver) -> [Mistake] {
    guard case .independent(let terms) = kind, captures.isEmpty,
      terms.flatMap({ resolver.slices(of: $0.text) }).count == 1,
      terms.allSatisfy({ resolver.isKnown($0.text) })
    else { return [] }
    return [
      Mistake(
        "\"\(name)\" has one member only, so it demands nothing", at: location, severity: .warning)
    ]
  }

  /// Parts of a diagram that are nothing, or that share something and do not stand in one another.
  fileprivate func diagramMistakes(_ resolver: TermResolver) -> [Mistake] {
    guard case .diagram(let diagram) = kind else { return [] }
    var mistakes: [Mistake] = []
    var drawn: [(element: Diagram.Element, members: Members)] = []
    for element in diagram.elements {
      if let members = diagram.members(of: element, resolver) {
        for other in drawn where !diagram.isNested(element, other.element) {
          guard let shared = other.members.shared(with: members, in: resolver.graph) else {
            continue
          }
          mistakes.append(
            Mistake(
              "\"\(other.element.label)\" and \"\(element.label)\" overlap: \(shared) belongs to "
                + "both; draw one inside of the other", at: element.location, severity: .warning))
        }
        drawn.append((element, members))
      } else if !element.isSubgraph
        || !diagram.inside(element.id).contains(where: { !$0.isSubgraph })
      {
        mistakes.append(
          Mistake(
            unknown("module or component", element.label, among: resolver.ownNames),
            at: element.location))
      }
    }
    return mistakes
  }

  /// Types that the modules of a `visibility` contract do not have.
  fileprivate func visibilityMistakes(
    in graph: DependencyGraph, _ resolver: TermResolver
  ) -> [Mistake] {
    guard case .visibility(let modules, let terms) = kind else { return [] }
    let members = modules.map { resolver.members(of: $0.text, asTarget: false) }
    let types = members.flatMap(\.modules).flatMap { graph.modules[$0].types }
    guard !types.isEmpty else { return [] }
    return terms.compactMap { term in
      let glob = Glob(term.text)
      if types.contains(where: { graph.isNamed($0, by: [glob]) }) { return nil }
      if glob.isLiteral {
        return Mistake(
          unknown("type", term.text, among: types.map { graph[$0].name }), at: term.location)
      }
      return Mistake("\"\(term.text)\" matches no type", at: term.location, severity: .warning)
    }
  }
}

extension Members {
  /// Something that belongs to both, in the reader's words.
  fileprivate func shared(with other: Members, in graph: DependencyGraph) -> String? {
    func modules(_ members: Members) -> Set<Int> {
      Set(members.files.map { graph.files[$0].module.index })
        .union(members.types.map { graph.types[$0].module.index })
    }
    let wholly = modules(self).union(self.modules).intersection(other.modules)
      .union(self.modules.intersection(modules(other)))
    if let module = wholly.min() { return "module \(graph.modules[module].name)" }
    if let file = files.intersection(other.files).min() { return graph.files[file].path }
    let declared = { (members: Members) in
      members.types.union(
        graph.types.indices.filter { type in
          graph.types[type].declarations.first.map { members.files.contains($0.file) } ?? false
        })
    }
    if types.isEmpty && other.types.isEmpty { return nil }
    return declared(self).intersection(declared(other)).min()
      .map { graph.qualifiedName(of: TypeID($0)) }
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
