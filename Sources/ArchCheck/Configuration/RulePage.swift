/// What a reader is told about a rule, as plain data.
public struct RulePage: Sendable, Codable {
  public struct Option: Sendable, Codable {
    /// As the configuration writes it.
    public var name: String
    public var `default`: OptionValue
    public var meaning: String
  }

  public struct Example: Sendable, Codable {
    public var code: String
    public var conforms: Bool
  }

  public var id: String
  public var category: String
  public var certainty: String
  public var severity: String
  public var summary: String
  public var rationale: String
  public var fix: String
  public var limits: String
  public var options: [Option]
  public var guidelines: [String]
  public var profiles: [String]
  public var examples: [Example]

  public init(_ rule: any Rule.Type) {
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
