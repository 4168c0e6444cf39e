extension DependencyGraph {
  /// Whether a common type is public and an own type below it is not: a requirement for what only some
  /// own types do would be everybody's.
  func isHidden(_ type: TypeID, below base: TypeID) -> Bool {
    !self[type].isExternal && access(of: base) >= .public && access(of: type) < .public
  }

  /// Whether a requirement of a common type would be public, and what a member does with its subtypes
  /// is not.
  func isMorePublic(_ base: TypeID, thanMember index: Int, about targets: Set<TypeID>) -> Bool {
    guard access(of: base) >= .public else { return false }
    let member = members[index]
    let named = ([member.type] + member.parameterTypes).compactMap(\.self)
    return access(of: member) < .public
      || ([member.owner] + named + targets).filter { !types[$0.index].isExternal }
        .contains { access(of: $0) < .public }
  }
}
