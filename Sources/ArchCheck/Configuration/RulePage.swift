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
    let documentation = rule.documentation
    id = rule.id
    category = documentation.category.rawValue
    certainty = documentation.certainty.rawValue
    severity = documentation.severity.rawValue
    summary = documentation.summary
    rationale = documentation.rationale
    fix = documentation.fix
    limits = documentation.limits
    options = RuleOptions.options(of: rule).map {
      Option(
        name: $0.name, default: $0.value, meaning: documentation.options[$0.property] ?? "")
    }
    guidelines = documentation.guidelines
    profiles = documentation.profiles.map(\.profile.rawValue)
    examples = documentation.examples.map { Example(code: $0.code, conforms: $0.expected.isEmpty) }
  }
}
