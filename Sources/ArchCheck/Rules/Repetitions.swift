extension [Finding] {
  /// Without what a general rule says again about a dependency to which a special one objects.
  func withoutRepetitions() -> [Finding] {
    let special = Set(
      filter { $0.category == RuleDocumentation.Category.layering.rawValue && !$0.isGeneral }
        .map(\.ends))
    return filter { !$0.isGeneral || !special.contains($0.ends) }
  }
}

extension Finding {
  /// Subject and target.
  fileprivate var ends: [String] { [subject, target ?? ""] }

  /// Whether the rule speaks of many roles at once.
  fileprivate var isGeneral: Bool {
    [LayerDependency.id, IoInDesignatedRoles.id].contains(rule)
  }
}
