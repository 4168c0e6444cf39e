extension Finding {
  /// Where the finding can be accepted: of a contract between modules the first place of each file,
  /// of any other its own place.
  var places: [Location] {
    guard isDivisible else { return [location] }
    var seen: Set<String> = []
    return causes.map(\.location).filter { seen.insert($0.file).inserted }
  }

  /// Of more causes the first ones are told.
  private static let maximumEvidence = 10

  private var isDivisible: Bool { !causes.isEmpty && causes.allSatisfy { $0.words != nil } }

  /// The part of the finding whose places are accepted, and what is left of it; both keep the
  /// finding's key.
  func divided(
    _ isAccepted: (Location) -> Bool
  ) -> (accepted: Finding?, left: Finding?) {
    let files = Set(places.filter(isAccepted).map(\.file))
    if files.isEmpty { return (nil, self) }
    guard isDivisible, causes.contains(where: { !files.contains($0.location.file) }) else {
      return (self, nil)
    }
    return (
      with(causes.filter { files.contains($0.location.file) }),
      with(causes.filter { !files.contains($0.location.file) })
    )
  }

  /// The finding with a part of its causes, at the first of them.
  private func with(_ part: [Cause]) -> Finding {
    var finding = self
    finding.causes = part
    finding.newCauses = newCauses.filter(part.contains)
    (finding.file, finding.line, finding.column) = (
      part[0].location.file, part[0].location.line, part[0].location.column
    )
    finding.evidence = part.prefix(Self.maximumEvidence).compactMap { cause in
      cause.words.map { Evidence($0, at: cause.location) }
    }
    return finding
  }

  /// The part of the finding that stands in some files; nil where there is none.
  func narrowed(to isIncluded: (String) -> Bool) -> Finding? {
    guard var part = divided({ isIncluded($0.file) }).accepted else { return nil }
    if !newCauses.isEmpty, part.newCauses.isEmpty { part.state = .known }
    return part
  }
}
