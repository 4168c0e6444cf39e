/// A demand on the graph that the project writes down in its configuration.
package struct Contract: Sendable {
  var kind: any ContractKind
  /// What the project calls the contract; findings name it in their message and subject.
  package var name: String
  package var because: String?
  package var severity = Severity.error
  /// Dependencies that the contract leaves alone.
  package var ignore: [Exemption] = []
  /// What counts as a dependency.
  package var uses = Set(Use.allCases)
  /// Whether a chain of dependencies counts like a direct one.
  package var isTransitive = false
  /// Where the contract is written.
  package var location: Location

  /// The word for the kind in configuration and findings.
  package var word: String { kind.documentation.word }

  /// What the contract demands, as a sentence.
  package var demand: [Phrase] {
    kind.sentence(reach: isTransitive ? ", nor by way of others" : "")
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
