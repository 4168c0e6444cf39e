/// The places at which one type uses another, as far as a rule objects to them.
struct Uses {
  var source: TypeID
  var target: TypeID
  /// In the order of paths and places; never empty.
  var sites: [Site]
}

extension DependencyGraph {
  /// What a type names, written in its own module's judged files; one element for each target.
  ///
  /// Uses of a member whose type is not named, and the outer name of `Outer.Inner`, do not count.
  func uses(by source: TypeID, where counts: (Site) -> Bool = { _ in true }) -> [Uses] {
    dependencies(of: source).compactMap { dependency in
      let named = sites[dependency.sites].filter { site in
        site.kind != .member && site.flags.isDisjoint(with: [.foreignExtension, .qualifier])
          && isJudged(file: Int(site.file)) && counts(site)
      }
      guard !named.isEmpty else { return nil }
      return Uses(source: source, target: dependency.target, sites: inOrderOfPaths(named))
    }
  }

  /// Whether a use makes the target a part of the source: the type of a stored property, written
  /// or told by its initial value.
  func holds(_ site: Site) -> Bool {
    guard site.member >= 0 else { return false }
    let member = members[Int(site.member)]
    guard member.kind == .property, member.isStored else { return false }
    if site.kind == .stores { return true }
    let facts = files[member.node.file].facts
    guard site.kind == .constructs, site.file == member.node.file,
      facts.child(.typeAnnotation, of: member.node.node) == nil,
      let value = facts.child(.initialValue, of: member.node.node)
    else { return false }
    return facts.nodes[value].offset == site.offset
  }

  /// Sites by path and place.
  func inOrderOfPaths(_ sites: [Site]) -> [Site] {
    guard let first = sites.first, sites.contains(where: { $0.file != first.file }) else {
      return sites
    }
    return sites.sorted {
      (files[Int($0.file)].path, $0.offset) < (files[Int($1.file)].path, $1.offset)
    }
  }

  /// One finding for all uses of one type by another, at the first use; uses in branches of `#if`
  /// that exclude each other are a finding each.
  ///
  /// The evidence tells the other places and what the roles of the types `restingOn` rest on.
  func findings(
    of uses: Uses, severity: Severity? = nil, strength: Strength? = nil, fix: String = "",
    restingOn: [TypeID] = [], guidelines: [String] = [], _ message: (Site) -> String
  ) -> [Finding] {
    alternatives(uses.sites).map { sites in
      let first = sites[0]
      let others = sites.dropFirst().prefix(Self.maximumEvidence).map { site in
        Finding.Evidence("also here: \(site.kind.phrase)", at: location(of: site))
      }
      var finding = Finding(
        message(first), at: location(of: first), module: moduleName(of: uses.source),
        subject: qualifiedName(of: uses.source), target: qualifiedName(of: uses.target),
        severity: severity,
        strength: strength ?? (restingOn.allSatisfy(isStrong) ? .strong : .weak),
        condition: first.condition < 0 ? nil : condition(Int(first.condition)), fix: fix,
        evidence: restingOn.compactMap(roleEvidence) + others)
      finding.guidelines = guidelines
      return finding
    }
  }

  private static var maximumEvidence: Int { 9 }

  /// A type without a role takes no strength away.
  private func isStrong(_ id: TypeID) -> Bool {
    let assignment = assignment(of: id)
    return assignment.role == nil || assignment.strength == .strong
  }

  /// Groups sites that can exist together; unconditional ones come first in their group.
  private func alternatives(_ sites: [Site]) -> [[Site]] {
    let always = sites.filter { $0.condition < 0 }
    if !always.isEmpty { return [always + sites.filter { $0.condition >= 0 }] }
    var groups: [[Site]] = []
    for site in sites {
      let fitting = groups.firstIndex { group in
        group.allSatisfy { !excludeEachOther(Int($0.condition), Int(site.condition)) }
      }
      if let fitting { groups[fitting].append(site) } else { groups.append([site]) }
    }
    return groups
  }
}

extension DependencyKind {
  /// What the source does with the target, for a sentence: `CartCell holds Order`.
  var verb: String {
    switch self {
    case .inherits: "inherits from"
    case .conforms: "conforms to"
    case .stores: "holds"
    case .parameter: "takes"
    case .returns: "returns"
    case .constructs: "makes"
    case .casts: "casts to"
    case .static, .member: "calls"
    case .generic, .mentions: "names"
    }
  }

  fileprivate var phrase: String {
    switch self {
    case .inherits: "superclass"
    case .conforms: "conformance"
    case .stores: "property"
    case .parameter: "parameter"
    case .returns: "result"
    case .constructs: "construction"
    case .casts: "cast"
    case .static: "static use"
    case .generic: "generic argument"
    case .mentions, .member: "mention"
    }
  }
}
