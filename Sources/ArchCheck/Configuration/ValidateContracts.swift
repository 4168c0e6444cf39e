extension Contract {
  /// What is wrong with names that are something, one beside the other.
  func mistakes(besidesUnknownNames resolver: TermResolver) -> [Mistake] {
    instances(resolver).flatMap { $0.overlaps(resolver) }
      + generalized.visibilityMistakes(in: resolver.graph, resolver) + diagramMistakes(resolver)
      + captureMistakes(resolver) + memberMistakes(resolver) + unseenUses(resolver)
      + modulesMeantAsTypes(resolver)
  }

  /// Layers, or members that are to be independent, that share a module, folder or type. What belongs
  /// to two of them is judged as a part of the first alone.
  private func overlaps(_ resolver: TermResolver) -> [Mistake] {
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

  /// That what stands in the place of the captures is never the same in two names.
  private func captureMistakes(_ resolver: TermResolver) -> [Mistake] {
    func isKnown(_ term: Term) -> Bool { resolver.isKnown(term.text) }
    let positions = capturing
    guard positions.count > 1, generalized.kind.terms.allSatisfy(isKnown) else { return [] }
    let isShared = instances(resolver).contains { instance in
      positions.count { isKnown(instance.kind.terms[$0]) } > 1
    }
    guard !isShared else { return [] }
    return [
      Mistake(
        "no value of \(captures.map { "<\($0)>" }.joined(separator: ", ")) fits two of "
          + positions.map { "\"\(kind.terms[$0].text)\"" }.joined(separator: ", "),
        at: location, severity: .warning)
    ]
  }

  /// Positions of the terms that have captures.
  private var capturing: [Int] {
    let terms = kind.terms
    return terms.indices.filter { !CaptureTemplate(terms[$0].text).captures.isEmpty }
  }

  /// That there is nothing which the only member of an `independent` contract is to be independent of.
  private func memberMistakes(_ resolver: TermResolver) -> [Mistake] {
    guard case .independent = kind, capturing.count < 2,
      generalized.kind.terms.allSatisfy({ resolver.isKnown($0.text) })
    else { return [] }
    let counts = instances(resolver).map { instance in
      instance.kind.terms.flatMap { resolver.slices(of: $0.text) }.count
    }
    guard let most = counts.max(), most == 1 else { return [] }
    let each = captures.map { "<\($0)>" }.joined(separator: " and ")
    return [
      Mistake(
        "\"\(name)\" has one member only"
          + (each.isEmpty
            ? ", so it demands nothing"
            : " for each \(each), so it demands nothing; write * in its place"),
        at: location, severity: .warning)
    ]
  }

  /// That what must not be used is never seen to be: a module of others, of which no type is known,
  /// where types alone count.
  private func unseenUses(_ resolver: TermResolver) -> [Mistake] {
    guard uses == [.types] else { return [] }
    return banned.filter { term in
      let members = resolver.members(of: term.text, asTarget: true)
      return !members.modules.isEmpty && members.files.isEmpty && members.types.isEmpty
        && members.modules.allSatisfy { resolver.hasUnknownTypes(ModuleID($0)) }
    }.map { term in
      Mistake(
        "the types of \"\(term.text)\" are not known, as its sources are not here, so that "
          + "`uses: types` finds none; let imports count", at: term.location, severity: .warning)
    }
  }

  /// Modules of the system that nothing imports and that are called like a type, which is more
  /// likely to be meant.
  private func modulesMeantAsTypes(_ resolver: TermResolver) -> [Mistake] {
    banned.compactMap { term in
      let types = SDKTable.bundled.types(named: term.text)
      guard SDKTable.bundled.isSystemModule(term.text), resolver.graph.module(term.text) == nil,
        !resolver.isComponent(term.text), let type = types.first(where: { $0.module != term.text })
      else { return nil }
      return Mistake(
        "nothing imports the module \"\(term.text)\"; did you mean the type "
          + "\"\(type.qualifiedName)\"?", at: term.location, severity: .warning)
    }
  }

  /// Parts of a diagram that are nothing, or that share something and do not stand in one another.
  private func diagramMistakes(_ resolver: TermResolver) -> [Mistake] {
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
  private func visibilityMistakes(
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
