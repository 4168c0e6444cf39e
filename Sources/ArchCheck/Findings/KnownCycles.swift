/// The cycles that a baseline or a base commit has, each with its members.
///
/// A cycle is named after one of its members. Where a dependency of it is cut, what is left are smaller
/// cycles with other names, which are not new for it.
struct KnownCycles {
  private let cycles: [(key: Finding.Key, members: Set<String>)]

  /// - Parameter causes: what each known finding has; those of a cycle are its members.
  init(_ causes: [Finding.Key: Set<String>]) {
    cycles = causes.filter { Self.rules.contains($0.key.rule) }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }

  /// Rules and contracts about cycles.
  static let rules: Set = ["acyclic", "module_cycle", "type_cycle"]

  /// The known cycle that has all members of the one that a finding tells of.
  func whole(ofPart finding: Finding) -> Finding.Key? {
    guard Self.rules.contains(finding.rule), !finding.causes.isEmpty else { return nil }
    // The subject of a contract's finding is the contract.
    let isOfContract = finding.category == FindingCategory.contract.rawValue
    return cycles.first { key, members in
      key.rule == finding.rule && (!isOfContract || key.subject == finding.subject)
        && finding.causes.allSatisfy { members.contains($0.name) }
    }?.key
  }
}
