extension DependencyGraph {
  /// How well a class or actor is known to do work for others: its role is one of these and it has
  /// methods; nil for anything else. A name such as `LayoutManager` alone is too little, as that of the
  /// delegate of a fetched results controller is, as is its folder, and what conforms to `Decoder` holds
  /// the state of one reading.
  func serviceEvidence(of id: TypeID, roles: Set<Role>) -> Strength? {
    let type = types[resolved(id).index]
    let assignment = assignment(of: type.id)
    guard type.isReferenceType, !type.isExternal, let role = assignment.role, roles.contains(role),
      members(of: type.id).contains(where: { $0.kind == .method })
    else { return nil }
    if assignment.pieces.allSatisfy({ $0.source == .place }) { return nil }
    if role == .parser, assignment.pieces.contains(where: { $0.source == .nature }) { return nil }
    let name = RoleNames.implemented(by: type.simpleName)
    if assignment.strength == .weak, RoleNames.modestEndings.contains(where: name.hasSuffix) {
      return nil
    }
    if name.hasSuffix("Controller"),
      conforms(type.id, to: [Glob("NSFetchedResultsControllerDelegate")])
    {
      return nil
    }
    return assignment.strength
  }

  /// Roles of types that do work for others, the parser included.
  static let workingRoles: Set<Role> = RoleEvidence.serviceRoles.union([.parser])
}
