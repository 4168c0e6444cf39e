extension Configuration {
  /// What the rules must know of the configuration, for the modules of a project.
  public func claims(for project: Project) -> Claims {
    var claims = Claims()
    for module in project.modules {
      claims.architectures[module.name] = choice(for: module.name).flatMap(\.matrix)
    }
    claims.common = architectures.first { $0.modules.pattern == "*" }?.architecture.matrix
    claims.layers = layers
    claims.components = Dictionary(
      components.map { ($0.name.value, $0.pattern) }, uniquingKeysWith: { first, _ in first })
    claims.roles = roles
    return claims
  }

  /// A module's name beats a pattern; the first pattern wins.
  private func choice(for module: String) -> ArchitectureChoice? {
    let named = architectures.first { $0.modules.isLiteral && $0.modules.matches(module) }
    return (named ?? architectures.first { $0.modules.matches(module) })?.architecture
  }

  /// The order of layers is what the first contract of that kind says.
  private var layers: [[String]] {
    for contract in contracts {
      if case .layers(let layers, _, _) = contract.kind { return layers.map { $0.map(\.text) } }
    }
    return []
  }
}

extension ArchitectureChoice {
  /// The known matrix with the changes.
  var matrix: RoleMatrix? {
    guard var matrix = RoleMatrix.named(name) else { return nil }
    for pair in allow where pair.count == 2 { matrix.forbidden.remove(.init(pair[0], pair[1])) }
    for pair in forbid where pair.count == 2 { matrix.forbidden.insert(.init(pair[0], pair[1])) }
    return matrix
  }
}
