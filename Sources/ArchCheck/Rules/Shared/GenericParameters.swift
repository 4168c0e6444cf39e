extension DependencyGraph {
  /// The generic parameter of its owner that a property is of, be it optional; nil where it is of
  /// another type.
  func genericParameter(ofProperty property: Member) -> String? {
    let facts = files[property.node.file].facts
    guard let annotation = facts.child(.typeAnnotation, of: property.node.node),
      var type = facts.firstChild(of: annotation)
    else { return nil }
    while [.optionalType, .unwrappedType].contains(facts.kind(type)),
      let inner = facts.firstChild(of: type)
    {
      type = inner
    }
    guard facts.kind(type) == .namedType else { return nil }
    let name = facts.name(at: type)
    return declaresGeneric(name, in: self[property.owner].declarations) ? name : nil
  }

  /// Whether one of some declarations has a generic parameter of that name.
  func declaresGeneric(_ name: String, in declarations: [NodeRef]) -> Bool {
    declarations.contains { declaration in
      let facts = files[declaration.file].facts
      return facts.children(of: declaration.node).contains {
        facts.kind($0) == .genericParameter && facts.name(at: $0) == name
      }
    }
  }
}
