extension DependencyGraph {
  /// For each of some conditions those of all that a build can have together with it: branches of
  /// `#if` exclude each other.
  func builds(with conditions: Set<Int>) -> [Set<Int>] {
    // Of so many nobody could tell which exclude each other, and neither does this.
    guard conditions.count <= Self.maximumConditions else { return [conditions] }
    let sorted = conditions.sorted()
    let excluded = sorted.map { one in sorted.map { excludeEachOther(one, $0) } }
    return sorted.indices.map { first in
      var together: Set = [sorted[first]]
      var isExcluded = excluded[first]
      for other in sorted.indices where other != first && !isExcluded[other] {
        together.insert(sorted[other])
        for index in sorted.indices where excluded[other][index] { isExcluded[index] = true }
      }
      return together
    }
  }

  private static var maximumConditions: Int { 64 }

  /// The code of a type that the build with most of it compiles.
  func bodiesInOneBuild(of id: TypeID) -> [Body] {
    let all = bodies(of: id)
    func condition(_ body: Body) -> Int? { members[body.member].condition }
    let conditions = Set(all.compactMap(condition))
    guard conditions.count > 1 else { return all }
    return builds(with: conditions)
      .map { build in all.filter { condition($0).map(build.contains) ?? true } }
      .max { $0.count < $1.count } ?? all
  }
}
