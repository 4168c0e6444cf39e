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
  ///   - member: what goes against the rule.
  ///   - offences: what in its body does; where all of them stand in branches of `#if`, only the builds
  ///     that have one of these are meant.
  init(
    _ message: String, at location: Location? = nil, about member: Member,
    in graph: DependencyGraph, target: String? = nil, severity: Severity? = nil,
    strength: Strength = .strong, fix: String = "", evidence: [Evidence] = [],
    offences: [NodeRef] = []
  ) {
    let conditions =
      offences.isEmpty
      ? [member.condition] : offences.flatMap { graph.conditions(in: $0, of: member) }
    self.init(
      message, at: location ?? graph.location(of: member.node),
      module: graph.moduleName(of: member.owner), subject: graph.qualifiedName(of: member),
      target: target, severity: severity, strength: strength,
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
