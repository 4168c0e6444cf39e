extension [Finding] {
  /// Without what a role matrix says again about a dependency to which a special rule objects.
  func withoutRepetitions() -> [Finding] {
    let special = Set(
      filter { $0.category == RuleDocumentation.Category.layering.rawValue && !$0.isFromMatrix }
        .map { $0.ends })
    return filter {
      !$0.isFromMatrix || !special.contains($0.ends)
    }
  }
}

extension Finding {
  /// Subject and target.
  fileprivate var ends: [String] { [subject, target ?? ""] }

  fileprivate var isFromMatrix: Bool { rule == LayerDependency.id }
}
