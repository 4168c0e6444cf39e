extension Finding {
  /// A finding about a type: its module and qualified name are what the finding is about.
  ///
  /// - Parameters:
  ///   - message: a headline: specific first, both ends named, the demand, no full stop.
  ///   - location: where it is to be mended.
  ///   - type: the type that goes against the rule.
  init(
    _ message: String, at location: Location, about type: TypeID, in graph: DependencyGraph,
    target: String? = nil, severity: Severity? = nil, strength: Strength = .strong,
    condition: String? = nil, fix: String = "", evidence: [Evidence] = []
  ) {
    self.init(
      message, at: location, module: graph.moduleName(of: type),
      subject: graph.qualifiedName(of: type), target: target, severity: severity,
      strength: strength, condition: condition, fix: fix, evidence: evidence)
  }

  /// A finding about a member: it is told of the type that owns it, and in the builds that have it.
  ///
  /// - Parameters:
  ///   - message: a headline: specific first, both ends named, the demand, no full stop.
  ///   - location: where it is to be mended; where the member is declared unless said.
  ///   - member: index of the member that goes against the rule.
  ///   - offences: what in its body does; where all of them stand in branches of `#if`, only the builds
  ///     that have one of these are meant.
  init(
    _ message: String, at location: Location? = nil, aboutMember member: Int,
    in graph: DependencyGraph, target: String? = nil, severity: Severity? = nil, fix: String = "",
    evidence: [Evidence] = [], offences: [NodeRef] = []
  ) {
    let declared = graph.members[member]
    let conditions =
      offences.isEmpty
      ? [declared.condition] : offences.flatMap { graph.conditions(in: $0, of: declared) }
    self.init(
      message, at: location ?? graph.location(of: declared.node),
      module: graph.moduleName(of: declared.owner),
      subject: graph.qualifiedName(ofMember: member), target: target, severity: severity,
      condition: graph.condition(ofAny: conditions)?.description, fix: fix, evidence: evidence)
  }
}

extension DependencyGraph {
  /// The conditions under which the parts of some code in a member are compiled, as what they name
  /// tells.
  func conditions(in node: NodeRef, of member: Member) -> [Int?] {
    let sites = sites(in: node)
    return sites.isEmpty ? [member.condition] : sites.map(\.site.conditionIndex)
  }
}
