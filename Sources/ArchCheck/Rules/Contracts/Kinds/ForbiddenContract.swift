/// One may not use the other.
struct ForbiddenContract: ContractKind {
  var from: [Term] = []
  var to: [Term] = []

  static let documentation = ContractDocumentation(
    word: "forbidden", summary: "One may not use the other.", modifiers: [.uses, .transitive],
    example: "{ from: Domain, to: [UIKit, SwiftUI] }",
    fix: "Move the code to where the dependency is allowed, or behind a protocol.")

  static let form = ContractForm<Self>.keys([.from(\.from), .to(\.to)])

  var banned: [Term] { to }

  var subject: String { "\(from.text) → \(to.text)" }

  func sentence(reach: String) -> [Phrase] {
    [.names(from, "and"), " must not use ", .names(to, "or"), .words(reach), "."]
  }

  func mistakes(in written: WrittenContract) -> [Mistake] {
    guard !from.isEmpty, Set(from.map(\.text)) == Set(to.map(\.text)) else { return [] }
    return [
      Mistake("\"from\" and \"to\" are the same, so it means nothing", at: written.location)
    ]
  }

  func findings(_ check: ContractCheck) -> [Finding] {
    check.findings(against: ForbiddenDemand(self, check.resolver))
  }

  func judgedEnds(_ resolver: TermResolver) -> (source: Members?, target: Members?) {
    (resolver.members(of: from, at: .source), resolver.members(of: to, at: .target))
  }
}

private struct ForbiddenDemand: Demand {
  let groups: Partition
  private let targets: Partition
  /// All targets as one.
  private let all: Members

  init(_ kind: ForbiddenContract, _ resolver: TermResolver) {
    groups = resolver.partition(kind.from)
    targets = resolver.partitionKeptAway(kind.to)
    all = targets.groups.reduce(into: Members(label: kind.to.text)) { $0.formUnion($1) }
  }

  func breach(by use: DependencyUse) -> Breach? {
    guard let source = groups.source(of: use), let target = targets.target(of: use),
      !targets.isOwnExtension(use)
    else { return nil }
    // Where both ends are of one group that `from` names, what `to` names is a part of it, or the other
    // way around, and only a use within that part is free.
    if groups.target(of: use)?.group == source.group,
      targets.source(of: use)?.group == target.group
    {
      return nil
    }
    var breach = Breach(source, target, of: groups, "")
    if target.level == .type, use.sourceModule == use.targetModule { breach.source = .type }
    return breach
  }

  var isOfModules: Bool { groups.isOfModules && targets.isOfModules }

  var forbiddenChains: [ForbiddenChains] {
    // Of types, all are told as one.
    let ends = isOfModules ? targets.groups.withoutSharedModules : [all]
    return [ForbiddenChains(ends: ends) { _, _ in ", also not by way of others" }]
  }
}

extension [Members] {
  /// The groups with each module in the first that has it only, and without those that are left empty.
  fileprivate var withoutSharedModules: [Members] {
    var taken: Set<Int> = []
    return compactMap { group in
      var group = group
      group.modules.subtract(taken)
      taken.formUnion(group.modules)
      return group.modules.isEmpty ? nil : group
    }
  }
}
