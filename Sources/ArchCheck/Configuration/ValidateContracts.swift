extension Contract {
  /// What is wrong with names that are something, one beside the other.
  func mistakes(besidesUnknownNames resolver: TermResolver) -> [Mistake] {
    kind.mistakes(of: self, resolver) + captureMistakes(resolver) + unseenUses(resolver)
      + modulesMeantAsTypes(resolver)
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

  /// That what must not be used is never seen to be: a module of others, of which no type is known,
  /// where types alone count.
  private func unseenUses(_ resolver: TermResolver) -> [Mistake] {
    guard uses == [.types] else { return [] }
    return kind.banned.filter { term in
      let members = resolver.members(of: term.text, at: .target)
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
    kind.banned.compactMap { term in
      let types = SDKTable.bundled.types(named: term.text)
      guard SDKTable.bundled.isSystemModule(term.text), resolver.graph.module(term.text) == nil,
        !resolver.isComponent(term.text), let type = types.first(where: { $0.module != term.text })
      else { return nil }
      return Mistake(
        "nothing imports the module \"\(term.text)\"; did you mean the type "
          + "\"\(type.qualifiedName)\"?", at: term.location, severity: .warning)
    }
  }
}
