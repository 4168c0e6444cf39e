extension DependencyGraph {
  /// Role of a type, or of what an alias stands for.
  func role(of id: TypeID) -> Role? {
    assignment(of: id).role
  }

  /// Role of a type, or of what an alias stands for, with its evidence.
  func assignment(of id: TypeID) -> RoleAssignment {
    ownAssignment(of: resolved(id))
  }

  /// Role of a type itself, with its evidence: an alias has none. Nothing has one while roles are
  /// still being found.
  package func ownAssignment(of id: TypeID) -> RoleAssignment {
    id.index < roles.count ? roles[id.index] : RoleAssignment()
  }

  /// What a value is a part of: itself where it has a role, else the nearest type around it that has
  /// one, as `CartViewModel` for `CartViewModel.Settings`. Objects, and what adapts a view of another
  /// toolkit, are something of their own.
  func whole(of id: TypeID) -> TypeID {
    var around = id
    while role(of: around) == nil, let outer = self[around].outer {
      guard [.struct, .enum].contains(self[around].kind),
        !TypeShape(self[around], in: self).isRepresentable
      else { return id }
      around = outer
    }
    return role(of: around) == nil ? id : around
  }

  /// How well the role of a type is known, for a finding that rests on it.
  func strength(of id: TypeID) -> Strength {
    isStrong(id) ? .strong : .weak
  }

  /// Whether no weakly known role stands behind a type; one without a role takes no strength away.
  func isStrong(_ id: TypeID) -> Bool {
    let assignment = assignment(of: id)
    return assignment.role == nil || assignment.strength == .strong
  }

  /// Whether nothing but a conformance says that the type is a model: messages, caches and settings
  /// are coded as well.
  func isModelByCoding(_ id: TypeID) -> Bool {
    isModelByCoding(id) { assignment(of: $0) }
  }

  /// Whether nothing but a conformance says that the type is a model, while roles are still being
  /// found.
  func isModelByCoding(_ id: TypeID, by assignment: (TypeID) -> RoleAssignment) -> Bool {
    let sources = Set(assignment(id).pieces.map(\.source))
    if sources == [.nesting], let outer = types[resolved(id).index].outer {
      return isModelByCoding(outer, by: assignment)
    }
    return sources == [.coding]
  }

  /// Whether a type only makes values of another one that nothing but a weak sign, such as its
  /// folder, says to be a model: texts with attributes stand there as well.
  func onlyMakes(_ uses: Uses) -> Bool {
    assignment(of: uses.target).strength == .weak
      && uses.sites.allSatisfy { $0.kind == .constructs }
  }

  /// Whether a type is a choice of names that nothing but a weak sign, such as its folder, says to be
  /// a model: anybody may know a direction or a difficulty.
  func isVocabulary(_ id: TypeID) -> Bool {
    isChoiceOfNames(resolved(id)) && assignment(of: resolved(id)).strength == .weak
  }

  /// Whether a type is an enum without associated values.
  func isChoiceOfNames(_ id: TypeID) -> Bool {
    types[id.index].kind == .enum
      && members(of: id).allSatisfy {
        $0.kind != .enumCase || $0.labels.isEmpty && $0.parameterTypes.isEmpty
      }
  }
}
