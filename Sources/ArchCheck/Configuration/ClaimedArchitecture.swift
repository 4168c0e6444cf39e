extension Configuration {
  /// What the configuration says about these modules, as the rules read it.
  func claims(for modules: [String]) -> Claims {
    var claims = Claims()
    for module in modules {
      let named = architectures.first { $0.modules.pattern == module }
      guard let choice = (named ?? architectures.first { $0.modules.matches(module) })?.architecture
      else { continue }
      claims.architectures[module] = choice.matrix
    }
    claims.layers = layersLeftOut ?? layers
    for (name, pattern) in components { claims.components[name.value] = pattern }
    claims.roles = roles
    return claims
  }

  /// The first contract about layers of the whole project says what stands above what.
  private var layers: [[String]] {
    let ordered = contracts.lazy.filter(\.captures.isEmpty).compactMap(\.layers).first
    return ordered?.map { $0.map(\.text) } ?? []
  }

  /// Leaves contracts out of a run. What they say of the layers still holds for rules that ask for it,
  /// and what they look at is covered all the same.
  package mutating func leaveOutContracts(where isUnwanted: (Contract) -> Bool) {
    layersLeftOut = layersLeftOut ?? layers
    contractsLeftOut += contracts.filter(isUnwanted)
    contracts.removeAll(where: isUnwanted)
  }
}

extension ArchitectureChoice {
  /// The known matrix with the changes applied; nil for a name that nothing knows.
  var matrix: RoleMatrix? {
    guard var matrix = RoleMatrix.named(name) else { return nil }
    matrix.forbidden.subtract(allow)
    matrix.forbidden.formUnion(forbid)
    return matrix
  }
}
