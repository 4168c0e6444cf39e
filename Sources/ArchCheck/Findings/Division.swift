extension Finding {
  /// Where the finding, or a part of it, can be accepted: of a contract between modules at the first
  /// place of each file, of a cycle at its own place, else there and wherever a cause stands.
  var places: [Location] {
    switch causes.first?.kind {
    case .use: return causes.map(\.location).uniqued(on: \.file)
    case .offence: return [location] + causes.flatMap(\.locations)
    case .member, nil: return [location]
    }
  }

  /// The part of the finding that is accepted, and what is left of it; both keep the finding's key.
  ///
  /// A comment between the causes does not say that later ones are welcome, too; one at a place that
  /// shows none of them, such as the name of a type, is for all.
  ///
  /// - Parameter isMeant: which offences are accepted, of those at an accepted place.
  func divided(
    _ isAccepted: (Location) -> Bool, where isMeant: (Cause) -> Bool = { _ in true }
  ) -> (accepted: Finding?, left: Finding?) {
    let accepted: Set<Cause>
    switch causes.first?.kind {
    case .use:
      let files = Set(places.filter(isAccepted).map(\.file))
      accepted = Set(causes.filter { files.contains($0.location.file) })
    case .offence where causes.contains(where: { $0.locations.contains(location) }):
      accepted = Set(
        causes.filter { $0.locations.contains(where: isAccepted) && isMeant($0) })
    case .offence:
      accepted = isAccepted(location) ? Set(causes.filter(isMeant)) : []
    case .member, nil:
      return isAccepted(location) ? (self, nil) : (nil, self)
    }
    if accepted.isEmpty { return (nil, self) }
    if accepted.count == causes.count { return (self, nil) }
    return (with(causes.filter(accepted.contains)), without(accepted))
  }

  /// The finding with a part of its causes, at the first of them.
  private func with(_ part: [Cause]) -> Finding {
    var finding = self
    finding.causes = part
    finding.newCauses = newCauses.filter(part.contains)
    (finding.file, finding.line, finding.column) = (
      part[0].location.file, part[0].location.line, part[0].location.column
    )
    let words = part.compactMap { cause in
      if case .use(let words) = cause.kind { Evidence(words, at: cause.location) } else { nil }
    }
    if !words.isEmpty { finding.setEvidence(words) }
    return finding
  }

  /// What is left of the finding where some of its causes are accepted.
  private func without(_ accepted: Set<Cause>) -> Finding {
    var finding = with(causes.filter { !accepted.contains($0) })
    if case .use = causes[0].kind { return finding }
    finding.message += "; accepted but for \(finding.causes.map(\.name).listed(atMost: 3))"
    let gone = Set(accepted.flatMap(\.locations))
    let goneUntold = gone.subtracting(evidence.map(\.location) + [location])
    let here = finding.location
    finding.evidence.removeAll { gone.contains($0.location) || $0.location == here }
    finding.omittedEvidence = max(0, omittedEvidence - goneUntold.count)
    return finding
  }

  /// The part of the finding that stands in some files; nil where there is none.
  func narrowed(to isIncluded: (String) -> Bool) -> Finding? {
    guard case .use = causes.first?.kind else { return isIncluded(file) ? self : nil }
    guard var part = divided({ isIncluded($0.file) }).accepted else { return nil }
    if !newCauses.isEmpty, part.newCauses.isEmpty { part.state = .known }
    return part
  }
}

extension Finding.Cause {
  /// All places of the cause.
  fileprivate var locations: [Location] { [location] + otherLocations }
}
