extension DependencyGraph {
  /// Whether a parameter takes a function, be the type written out or an alias of the project's:
  /// `Listener?` of `typealias Listener = (Value) -> Void`.
  func takesFunction(_ parameter: NodeRef) -> Bool {
    let facts = files[parameter.file].facts
    return facts.descendants(of: parameter.node).contains { facts.kind($0) == .functionType }
      || sites(in: parameter).contains {
        target(ofSite: $0.index).map(standsForFunction) ?? false
      }
  }

  private func standsForFunction(_ alias: TypeID) -> Bool {
    self[alias].kind == .typealias
      && self[alias].declarations.contains { declaration in
        let facts = files[declaration.file].facts
        return facts.children(of: declaration.node).contains { facts.kind($0) == .functionType }
      }
  }
}
