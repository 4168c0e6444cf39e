extension ConfigurationReader {
  /// One architecture for all modules, or one for each name or pattern.
  mutating func architectures(
    _ value: PlacedYAML?
  ) -> [(modules: Glob, architecture: ArchitectureChoice)] {
    guard let value else { return [] }
    guard value.isOfModules else { return choice(value).map { [(Glob("*"), $0)] } ?? [] }
    return value.entries.compactMap { entry in
      choice(entry.value).map { (Glob(entry.key), $0) }
    }
  }

  private mutating func choice(_ value: PlacedYAML) -> ArchitectureChoice? {
    if let name = value.text {
      guard ArchitectureChoice.names.contains(name) else { return nil }
      return ArchitectureChoice(name: name, origin: .file(value.location))
    }
    var choice = ArchitectureChoice(
      name: value["based_on"]?.text ?? "common", origin: .file(value.location))
    choice.allow = edges(value["allow"])
    choice.forbid = edges(value["forbid"])
    for edge in choice.allow where choice.forbid.contains(edge) {
      note(
        "[\(edge.from.rawValue), \(edge.to.rawValue)] is both allowed and forbidden",
        at: value["forbid"]?.location ?? value.location)
    }
    return choice
  }

  private func edges(_ value: PlacedYAML?) -> [RoleMatrix.Edge] {
    (value?.list ?? []).compactMap { pair in
      let roles = pair.texts.compactMap { Role(rawValue: $0) }
      return roles.count == 2 ? RoleMatrix.Edge(roles[0], roles[1]) : nil
    }
  }
}

extension PlacedYAML {
  /// Whether an architecture is one for each of some modules.
  var isOfModules: Bool {
    entries.contains { !["based_on", "allow", "forbid"].contains($0.key) }
  }
}
