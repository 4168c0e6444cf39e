/// A demand on the graph that the project writes down in its configuration.
package struct Contract: Sendable, Hashable {
  package var kind: Kind
  /// What the project calls the contract; findings name it in their message and subject.
  package var name: String
  package var because: String?
  package var severity: Severity
  /// Dependencies that the contract leaves alone.
  package var ignore: [Exemption]
  /// What counts as a dependency.
  package var uses: Set<Use>
  /// Whether a chain of dependencies counts like a direct one.
  package var isTransitive: Bool
  /// Where the contract is written.
  package var location: Location

  package init(
    _ kind: Kind, name: String, because: String? = nil, severity: Severity = .error,
    ignore: [Exemption] = [], uses: Set<Use> = Set(Use.allCases), isTransitive: Bool = false,
    location: Location
  ) {
    self.kind = kind
    self.name = name
    self.because = because
    self.severity = severity
    self.ignore = ignore
    self.uses = uses
    self.isTransitive = isTransitive
    self.location = location
  }

  package enum Kind: Sendable, Hashable {
    /// From high to low; each layer may use those below it, and the siblings of one layer not
    /// each other. `closed` forbids skipping a layer, `exhaustive` gives every module a place.
    case layers([Layer], closed: Bool, exhaustive: Bool)
    /// None may use another.
    case independent([Term])
    case forbidden(from: [Term], to: [Term])
    /// May use these and itself, and no other.
    case only(from: [Term], mayUse: [Term])
    /// May be used by these and itself only.
    case protected(targets: [Term], importers: [Term])
    /// Must use each of these.
    case required(from: [Term], to: [Term])
    case acyclic(Level)
    /// Only these types of the modules may be used from outside.
    case visibility(modules: [Term], types: [Term])
    /// The arrows of the diagram in a Markdown file are the dependencies allowed.
    case diagram(Diagram)
  }

  /// Independent siblings of one height.
  package typealias Layer = [Term]

  package enum Level: String, Sendable, CaseIterable {
    case modules, types, folders
  }

  package typealias Use = DependencyUse.Kind

  /// The name or pattern of a component, module, folder or type, as written.
  package struct Term: Sendable, Hashable {
    package var text: String
    package var location: Location

    package init(_ text: String, at location: Location) {
      self.text = text
      self.location = location
    }
  }

  /// Dependencies from one to another that a contract ignores, and why.
  package struct Exemption: Sendable, Hashable {
    package var from: [Term]
    package var to: [Term]
    package var because: String
  }
}

extension [Contract.Term] {
  /// The terms as a list for a reader.
  var text: String { map(\.text).joined(separator: ", ") }
}

extension Contract.Kind {
  /// The word for a kind in configuration and findings.
  package enum Word: String, Sendable, CaseIterable {
    case layers, independent, forbidden, only, protected, required, acyclic, visibility, diagram
  }

  package var word: Word {
    switch self {
    case .layers: .layers
    case .independent: .independent
    case .forbidden: .forbidden
    case .only: .only
    case .protected: .protected
    case .required: .required
    case .acyclic: .acyclic
    case .visibility: .visibility
    case .diagram: .diagram
    }
  }

  package var id: String { word.rawValue }

  package static let ids = Word.allCases.map(\.rawValue)
}

extension Contract.Kind.Word {
  /// What to do about an offence, where a finding does not know better.
  var fix: String {
    switch self {
    case .layers:
      """
      Move what both need into the lower layer, or turn the dependency around with a protocol there.
      """
    case .independent: "Move what both need below them, or connect them from above."
    case .forbidden, .only:
      "Move the code to where the dependency is allowed, or behind a protocol."
    case .protected: "Use it through one of its importers."
    case .required: "Add the dependency, or take the contract back."
    case .acyclic: "Remove the dependencies that are proposed as the cut."
    case .visibility: "Use one of the module's visible types."
    case .diagram: "Remove the dependency, or draw the arrow if it is meant."
    }
  }
}
