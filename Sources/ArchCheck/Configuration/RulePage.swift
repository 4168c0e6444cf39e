/// What a reader is told about a rule, as plain data.
package struct RulePage: Sendable, Codable {
  package struct Option: Sendable, Codable {
    /// As the configuration writes it.
    package var name: String
    package var `default`: OptionValue
    package var meaning: String
  }

  package struct Example: Sendable, Codable {
    package var code: String
    package var conforms: Bool
  }

  package var id: String
  package var category: String
  package var certainty: String
  package var severity: String
  package var summary: String
  package var rationale: String
  package var fix: String
  package var limits: String
  package var options: [Option]
  package var guidelines: [String]
  package var profiles: [String]
  package var examples: [Example]

  package init(_ rule: any Rule.Type) {
    self.init(
      id: rule.id, documentation: rule.documentation,
      options: RuleOptions.options(of: rule).map { option in
        Option(
          name: option.name, default: option.value,
          meaning: rule.documentation.options[option.property] ?? "")
      })
  }

  /// The page of a rule of the catalogue, or of one that the configuration writes down.
  package init(_ configured: ConfiguredRule) {
    if let rule = configured.rule {
      self.init(type(of: rule))
    } else {
      self.init(id: configured.id, documentation: configured.documentation, options: [])
    }
  }

  /// The page of a kind of contract, with the contracts of this kind that the project has; nil for
  /// another word.
  package init?(contractKind id: String, among contracts: [Contract]) {
    guard let key = Shape.contractKinds.first(where: { $0.name == id }) else { return nil }
    let own = contracts.filter { $0.kind.id == id }.map { contract in
      "- \(contract.name)\(contract.because.map { ": \($0)" } ?? "")"
    }
    self.init(
      id: id,
      documentation: RuleDocumentation(
        summary: key.documentation, severity: .error, rationale: own.joined(separator: "\n"),
        fix: """
          Remove the use, turn it around with a protocol, or move what both ends need below them. \
          Where the dependency is right, change the contract, or name it under `ignore` with the reason.
          """),
      options: [])
    category = "contract"
  }

  private init(id: String, documentation: RuleDocumentation, options: [Option]) {
    self.id = id
    category = documentation.category.rawValue
    certainty = documentation.certainty.rawValue
    severity = documentation.severity.rawValue
    summary = documentation.summary
    rationale = documentation.rationale
    fix = documentation.fix
    limits = documentation.limits
    self.options = options
    guidelines = documentation.guidelines
    profiles = documentation.profiles.map(\.profile.rawValue)
    examples = documentation.examples.map { Example(code: $0.code, conforms: $0.expected.isEmpty) }
  }
}
