extension Finding {
  /// One of the things that a finding holds against its subject, each of which would be an offence
  /// by itself: one of several models that a view knows, a member of a cycle.
  ///
  /// A measured figure has no causes, as one line more is no further offence.
  package struct Cause: Sendable, Hashable {
    /// The name of a type without its module, of a member, a module or a call: never a wording.
    package var name: String
    package var location: Location
    var kind: Kind
    /// The name of a type with its module, by which an exception may mean it as well.
    var target: String?
    /// Further places of the cause, by which a comment can accept it, too.
    var otherLocations: [Location] = []

    /// What a cause is to its finding, which decides how much of it a comment accepts.
    enum Kind: Sendable, Hashable {
      /// An offence of its own, which is accepted alone.
      case offence
      /// One of a contract between modules, which is accepted with those of its file; the words are
      /// what the place shows.
      case use(String)
      /// A member of a cycle, which is accepted as a whole; the text is `A → B → A`, the cycle that
      /// the member is in, where the headline shows another.
      case member(String?)
    }

    init(_ name: String, at location: Location, _ kind: Kind) {
      self.name = name
      self.location = location
      self.kind = kind
    }

    package init(_ name: String, at location: Location) {
      self.init(name, at: location, .offence)
    }

    init(_ name: String, at location: Location, target: String) {
      self.init(name, at: location)
      self.target = target
    }

    /// The cycle that is told in place of the headline's.
    var way: String? {
      if case .member(let way) = kind { way } else { nil }
    }
  }

  /// The finding, whose message begins with a cycle, with the members of the cycle as its causes.
  func caused(by members: [Cause], of cycle: String) -> Finding {
    var finding = caused(by: members)
    finding.cycle = cycle
    return finding
  }

  /// The finding with its causes; those with one name are one, at the first place.
  func caused(by causes: [Cause]) -> Finding {
    var finding = self
    var positions: [String: Int] = [:]
    finding.causes = []
    for cause in causes {
      if let position = positions[cause.name] {
        finding.causes[position].otherLocations.append(cause.location)
      } else {
        positions[cause.name] = finding.causes.count
        finding.causes.append(cause)
      }
    }
    return finding
  }

  /// Whether the finding continues ones of its key that had causes with these names.
  ///
  /// - Parameter known: empty where nothing is known of the causes.
  func continues(_ known: Set<String>) -> Bool {
    known.isEmpty || causes.isEmpty || causes.contains { known.contains($0.name) }
  }

  /// Known, or new because of the causes that the ones it continues did not have.
  mutating func settle(asContinuing known: Set<String>) {
    newCauses = known.isEmpty ? [] : causes.filter { !known.contains($0.name) }
    state = newCauses.isEmpty ? .known : .new
  }

  /// Known or new as a whole.
  mutating func settle(as state: State) {
    (self.state, newCauses) = (state, [])
  }

  /// The finding as readers see it: where only some of its causes are new, it says which, and
  /// stands at the first of them.
  package var asShown: Finding {
    guard state == .new, let first = newCauses.first else { return self }
    var shown = self
    if let way = first.way { shown.showCycle(way) }
    shown.message += "; " + share(of: newCauses)
    (shown.file, shown.line, shown.column) = (
      first.location.file, first.location.line, first.location.column
    )
    let places = Set(evidence.map(\.location))
    let new = newCauses.dropFirst().filter { !places.contains($0.location) }
      .map { Evidence($0.way ?? "\($0.name) is new", at: $0.location) }
    let known = first.location == location ? [] : [Evidence("known here", at: location)]
    shown.setEvidence(shown.evidence + new, omitted: shown.omittedEvidence)
    shown.evidence += known
    return shown
  }

  /// Shows the cycle through a new member in place of the one that was known.
  private mutating func showCycle(_ way: String) {
    guard let cycle, message.hasPrefix(cycle) else { return }
    message = way + message.dropFirst(cycle.count)
    self.cycle = way
    setEvidence([])
    fix =
      "Take out of \(way) what is new there: let one side declare a protocol that the other conforms "
      + "to, or move what both need to a third place."
  }

  /// Which causes are new: by name, or by the few that are not where they are many.
  private func share(of newCauses: [Cause]) -> String {
    let new = newCauses.map(\.name)
    let known = causes.filter { !newCauses.contains($0) }.map(\.name)
    return new.count > 3 && known.count < new.count
      ? "new but for \(known.listed(atMost: 3))" : "known but for \(new.listed(atMost: 3))"
  }
}

extension [Finding] {
  /// The findings as readers see them.
  package var asShown: [Finding] {
    contains { !$0.newCauses.isEmpty } ? map(\.asShown) : self
  }
}

extension Sequence<Finding> {
  /// Names of the causes by the findings' keys.
  func causeNames() -> [Finding.Key: Set<String>] {
    reduce(into: [:]) { $0[$1.key, default: []].formUnion($1.causes.map(\.name)) }
  }
}
