/// None may use another.
struct IndependentContract: ContractKind {
  var members: [Term] = []

  static let documentation = ContractDocumentation(
    word: "independent", summary: "None may use another.", modifiers: [.uses, .transitive],
    example: "[\"*Feature\"]",
    fix: "Move what both need below them, or connect them from above.")

  static let form = ContractForm<Self>.names(\.members)

  var subject: String { members.text }

  func sentence(reach: String) -> [Phrase] {
    ["None of ", .names(members, "and"), " uses another", .words(reach), "."]
  }

  func mistakes(in written: WrittenContract) -> [Mistake] {
    members.isEmpty ? [Mistake("\"independent\" is empty", at: written.location)] : []
  }

  func mistakes(of contract: Contract, _ resolver: TermResolver) -> [Mistake] {
    contract.overlaps(of: "members", .warning, resolver) + contract.mistakesOfOnlyMember(resolver)
  }

  func findings(_ check: ContractCheck) -> [Finding] {
    check.findings(against: IndependentDemand(members, check.resolver))
  }
}

private struct IndependentDemand: Demand {
  let groups: Partition

  init(_ members: [Contract.Term], _ resolver: TermResolver) {
    groups = Partition(members.flatMap { resolver.slices(of: $0.text) }, in: resolver.graph)
  }

  func breach(by use: DependencyUse) -> Breach? {
    groups.ends(of: use).map { groups.breach($0.source, $0.target, "; they are independent") }
  }

  var forbiddenChains: [ForbiddenChains] {
    [groups.forbiddenChains { _, _ in "; they are independent" }]
  }
}

extension Contract {
  /// That there is nothing which the only member is to be independent of.
  fileprivate func mistakesOfOnlyMember(_ resolver: TermResolver) -> [Mistake] {
    guard capturing.count < 2,
      generalized.kind.terms.allSatisfy({ resolver.isKnown($0.text) })
    else { return [] }
    let counts = instances(resolver).map { instance in
      instance.kind.terms.flatMap { resolver.slices(of: $0.text) }.count
    }
    guard let most = counts.max(), most == 1 else { return [] }
    let each = captures.map { "<\($0)>" }.joined(separator: " and ")
    return [
      Mistake(
        "\"\(name)\" has one member only"
          + (each.isEmpty
            ? ", so it demands nothing"
            : " for each \(each), so it demands nothing; write * in its place"),
        at: location, severity: .warning)
    ]
  }
}
