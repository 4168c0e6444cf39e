extension DependencyGraph {
  /// One finding for all uses of one type by another, at the first use; uses in branches of `#if`
  /// that exclude each other are a finding each.
  ///
  /// The evidence tells the other places and what the roles of the types `restingOn` rest on.
  func findings(
    of uses: Uses, severity: Severity? = nil, strength: Strength? = nil, fix: String = "",
    restingOn: [TypeID] = [], guidelines: [String] = [], _ message: (Site) -> String
  ) -> [Finding] {
    alternatives(uses.sites, \.conditionIndex).map { sites in
      let first = sites[0]
      let others = sites.dropFirst().map { site in
        Finding.Evidence("also here: \(site.kind.phrase)", at: location(of: site))
      }
      var finding = Finding(
        message(first), at: location(of: first), about: uses.source, in: self,
        target: qualifiedName(of: uses.target),
        severity: severity,
        strength: strength ?? (restingOn.allSatisfy(isStrong) ? .strong : .weak),
        condition: condition(ofAny: sites)?.description, fix: fix,
        evidence: restingOn.flatMap(roleEvidence) + others)
      finding.guidelines = guidelines
      return finding
    }
  }

  /// One finding for all types that one type uses against a rule, at the first use; the evidence
  /// tells the other types and what the roles of all of them rest on.
  ///
  /// The message is made of what is done with the types and of their names: `holds Order`,
  /// `names Order, Price and 2 more`.
  func findings(
    ofAll uses: [Uses], target: String? = nil, guidelines: [String] = [],
    _ message: (_ deed: String) -> String
  ) -> [Finding] {
    let places = uses.flatMap { use in use.sites.map { (site: $0, target: use.target) } }
      .sorted {
        (files[Int($0.site.file)].path, $0.site.offset, $0.target)
          < (files[Int($1.site.file)].path, $1.site.offset, $1.target)
      }
    return alternatives(places, \.site.conditionIndex).compactMap { places in
      guard let first = places.first, let source = uses.first?.source else { return nil }
      let firsts = places.uniqued(on: \.target)
      let names = firsts.map { types[$0.target.index].name }
      let deed =
        firsts.count == 1
        ? "\(first.site.kind.verb) \(names[0])" : "names \(names.listed(atMost: 3))"
      let isRepeated = firsts.count == 1
      let others = (isRepeated ? places : firsts).dropFirst().map {
        place in
        Finding.Evidence(
          isRepeated
            ? "also here: \(place.site.kind.phrase)"
            : "\(place.site.kind.verb) \(types[place.target.index].name)",
          at: location(of: place.site))
      }
      let whole = whole(of: source)
      let roles = firsts.map(\.target).filter { assignment(of: $0).role != nil }
      var finding = Finding(
        message(deed), at: location(of: first.site), about: source, in: self, target: target,
        strength: isStrong(whole) && firsts.contains { isStrong($0.target) } ? .strong : .weak,
        condition: condition(ofAny: places.map(\.site))?.description,
        evidence: ([whole] + roles.prefix(3)).flatMap(roleEvidence) + others)
      finding.guidelines = guidelines
      return finding.caused(
        by: places.map {
          Finding.Cause(
            types[$0.target.index].name, at: location(of: $0.site),
            target: qualifiedName(of: $0.target))
        })
    }
  }

  /// Groups places that can exist together; unconditional ones come first in their group.
  private func alternatives<Place>(
    _ places: [Place], _ condition: (Place) -> Int?
  ) -> [[Place]] {
    let always = places.filter { condition($0) == nil }
    if !always.isEmpty { return [always + places.filter { condition($0) != nil }] }
    var groups: [(conditions: Set<Int?>, places: [Place])] = []
    for place in places {
      let condition = condition(place)
      let fitting = groups.firstIndex { group in
        group.conditions.contains(condition)
          || group.conditions.allSatisfy { !excludeEachOther($0, condition) }
      }
      if let fitting {
        groups[fitting].conditions.insert(condition)
        groups[fitting].places.append(place)
      } else {
        groups.append(([condition], [place]))
      }
    }
    return groups.map(\.places)
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
    case .constructs: "creates"
    case .casts: "casts to"
    case .static, .member: "uses"
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
