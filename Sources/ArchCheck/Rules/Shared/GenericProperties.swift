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
    let isGeneric = self[property.owner].declarations.contains { declaration in
      let declaring = files[declaration.file].facts
      return declaring.children(of: declaration.node).contains {
        declaring.kind($0) == .genericParameter && declaring.name(at: $0) == name
      }
    }
    return isGeneric ? name : nil
  }
}
