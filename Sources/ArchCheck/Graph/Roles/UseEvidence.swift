extension RoleRecognition {
  /// Holding a session or a store makes a network or persistence type of one that is nothing else and
  /// works with it; using a shared one supports a name that says so.
  func useEvidence(_ shape: TypeShape, role: Role?) -> [RoleEvidence] {
    guard mayServe(shape) else { return [] }
    let isService = role.map(RoleEvidence.serviceRoles.contains) ?? false
    return Family.rolesOfServices.compactMap { family, role in
      let signs = signsOfUse(of: family, as: role, by: shape.type)
      if let making = signs.making { return making }
      if var keeping = signs.holding ?? signs.settings {
        if works(shape.type) { return keeping }
        keeping.strength = .weak
        // A structure without behaviour hands it on or keeps it with other things.
        if isService || shape.type.kind != .struct { return keeping }
      }
      return isService ? signs.naming : nil
    }
  }

  /// Whether a type can be there to work with the network or a store: it is no part of the interface,
  /// no value that describes something, and does not put the app together.
  private func mayServe(_ shape: TypeShape) -> Bool {
    let id = shape.type.id
    return shape.type.kind != .enum && !shape.isObservable && !shape.isError
      && !shape.isPropertyWrapper && !shape.isRepresentable
      && !graph.isCompositionRoot(id, roles: []) && !graph.isEntryPoint(id)
      && !graph.isMadeBySystem(id) && !graph.isPartOfInterface(id)
  }

  private func works(_ type: TypeNode) -> Bool {
    graph.members(of: type.id).contains { member in
      [.method, .subscript].contains(member.kind) || member.kind == .property && !member.isStored
    }
  }

  /// What a type does with the sessions, or the stores, of a family: the first sign of each kind.
  private struct SignsOfUse {
    var making: RoleEvidence?
    var holding: RoleEvidence?
    /// Whoever keeps a setting need not be there to keep things.
    var settings: RoleEvidence?
    var naming: RoleEvidence?
  }

  private func signsOfUse(
    of family: Family, as role: Role, by type: TypeNode
  ) -> SignsOfUse {
    var signs = SignsOfUse()
    for dependency in graph.dependencies(of: type.id)
    where graph.belongs(dependency.target, to: family) {
      let name = graph[dependency.target].name
      func sign(_ strength: Strength, _ text: String) -> RoleEvidence {
        RoleEvidence(role, strength, .use, text, of: dependency.target)
      }
      for site in graph.sites[dependency.sites] where !site.flags.contains(.foreignExtension) {
        let isMade = site.kind == .constructs
        let isKept = !isCompanion(name) && (isMade || keeps(site, dependency.target))
        let text = isMade ? "makes \(name.withArticle)" : "stores \(name)"
        if isKept, Family.settings.contains(name) {
          signs.settings = signs.settings ?? sign(.weak, text)
        } else if isKept, isMade {
          signs.making = signs.making ?? sign(.strong, text)
        } else if isKept, name != "FileManager" || worksWithFiles(type) {
          signs.holding = signs.holding ?? sign(.strong, text)
        } else if !Family.trafficValues.contains(name) {
          signs.naming = signs.naming ?? sign(.weak, "uses \(name)")
        }
      }
    }
    return signs
  }

  /// Whether a type only goes with a session or store: a request can be made anywhere, and the
  /// keychain's functions are no type.
  private func isCompanion(_ name: String) -> Bool {
    Family.trafficValues.contains(name) || Family.keychain.contains(name)
      || name.hasPrefix("URLSession") && name.hasSuffix("Task")
  }

  /// Whether code of the type's files does more with files than to ask whether they are there.
  private func worksWithFiles(_ type: TypeNode) -> Bool {
    (type.declarations + type.extensions).contains { declaration in
      graph.files[declaration.file].facts.names.contains(where: Family.fileOperations.contains)
    }
  }

  /// Whether a use makes the target what a property stores: its type as written, or the one of a
  /// shared instance, as in `let session = URLSession.shared`.
  func keeps(_ site: Site, _ target: TypeID) -> Bool {
    if site.kind == .stores { return true }
    guard site.kind == .static, let member = graph.member(of: site) else { return false }
    return member.kind == .property && member.isStored && member.type == target
  }
}
