extension DependencyGraph {
  /// Names of the attributes of a member, such as `EnvironmentObject`.
  func attributes(of member: Member) -> [String] {
    let facts = files[member.node.file].facts
    return facts.children(of: member.node.node)
      .filter { facts.nodes[$0].kind == .attribute }
      .map { facts.name(facts.nodes[$0]) }
  }

  /// Whether a property is declared with `?` or `!`.
  func isOptional(_ property: Member) -> Bool {
    let facts = files[property.node.file].facts
    return facts.child(.typeAnnotation, of: property.node.node).flatMap(facts.firstChild)
      .map { [.optionalType, .unwrappedType].contains(facts.kind($0)) } ?? false
  }

  /// Whether a property has an initial value.
  func hasInitialValue(_ member: Member) -> Bool {
    files[member.node.file].facts.child(.initialValue, of: member.node.node) != nil
  }
}
