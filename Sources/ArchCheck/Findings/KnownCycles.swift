/// The cycles that a baseline or a base commit has, each with its members.
///
/// A cycle is named after one of its members. Where a dependency of it is cut, what is left are smaller
/// cycles with other names, which are not new for it.
struct KnownCycles {
  /// By rule or kind of contract.
  private let causes: [String: [(key: Finding.Key, names: Set<String>)]]

  /// - Parameter causes: what each known finding has; those of a cycle are its members.
  init(_ causes: [Finding.Key: Set<String>]) {
    self.causes = Dictionary(
      grouping: causes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }, by: \.key.rule)
  }

  /// The known cycle that has all members of the one that a finding tells of.
  func whole(ofPart finding: Finding) -> Finding.Key? {
    guard finding.cycle != nil, !finding.causes.isEmpty else { return nil }
    // The subject of a contract's finding is the contract.
    let isOfContract = finding.category == FindingCategory.contract.rawValue
    return causes[finding.rule]?.first { key, members in
      (!isOfContract || key.subject == finding.subject)
        && finding.causes.allSatisfy { members.contains($0.name) }
    }?.key
  }
}
