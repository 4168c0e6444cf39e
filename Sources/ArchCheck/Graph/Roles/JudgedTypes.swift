extension DependencyGraph {
  /// Finds out once for all rules which types they speak of.
  mutating func findJudgedTypes() {
    judged = types.filter(isJudged).map(\.id)
    judgedAndOriginal = judged.filter { !isTestDouble($0) }
  }

  /// Types that rules speak of: own ones, written by hand, outside tests and previews.
  var judgedTypes: some Sequence<TypeNode> {
    judged.lazy.map { types[$0.index] }
  }

  /// Whether rules speak of the type.
  func isJudged(_ type: TypeNode) -> Bool {
    // Half-typed code may declare a type without a name.
    guard !type.isExternal, !type.simpleName.isEmpty, type.isNominal else { return false }
    return !isTest(type.id) && !isGenerated(type.id) && !isPreview(type)
  }

  /// Whether the type serves Xcode's previews only, as what is nested in a preview does.
  func isPreview(_ type: TypeNode) -> Bool {
    let name = type.simpleName
    return type.conformances.contains { types[$0.index].name == "PreviewProvider" }
      || (name.hasPrefix("Preview")
        && ["Wrapper", "Container", "Host", "Content"].contains(where: name.hasSuffix))
      || type.outer.map { isPreview(self[$0]) } ?? false
  }

  /// Whether findings may stand in the file: no test code, not generated.
  func isJudged(file: Int) -> Bool {
    !files[file].isTest && !files[file].isGenerated
  }

  /// Whether the type stands in for another one in tests, by its name, or in the previews of Xcode, by
  /// its folder, or by its name where only debug builds have it.
  func isTestDouble(_ id: TypeID) -> Bool {
    var current: TypeID? = id
    while let type = current {
      let name = types[type.index].simpleName
      if Self.doubleBeginnings.contains(where: name.beginsWithWord)
        || Self.doubleEndings.contains(where: name.hasSuffix)
        || types[type.index].declarations.first.map({ declaration in
          pathSteps(files[declaration.file].path).contains("Preview Content")
        }) ?? false
        || name.beginsWithWord("Preview") && isForDebugging(types[type.index].condition)
      {
        return true
      }
      current = types[type.index].outer
    }
    return false
  }

  private static let doubleEndings = ["Mock", "Stub", "Fake", "Spy", "Dummy"]

  private static let doubleBeginnings = [
    "Mock", "Mocked", "Mocks", "Stub", "Stubbed", "Stubs", "Fake", "Faked", "Fakes", "Spy", "Spies",
    "Dummy",
  ]
}
