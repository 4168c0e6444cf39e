/// What a reader is told about a rule, as plain data.
package struct RulePage: Sendable {
  package struct Option: Sendable {
    /// As the configuration writes it.
    package var name: String
    package var `default`: OptionValue
    package var meaning: String
  }

  package struct Example: Sendable {
    package var code: String
    package var conforms: Bool
    /// The options that are not the defaults, as the configuration names them; nil without any.
    package var options: [String: OptionValue]?
    /// The architecture and the order of layers that the project claims.
    package var architecture: String?
    package var layers: [[String]]?
    /// Declared dependencies of modules; nil where everything imported is declared.
    package var dependencies: [String: [String]]?
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
  /// How a configuration writes the rule or contract, where it must.
  package var configuration: String?

  package init(_ rule: any Rule.Type) {
    self.init(
      id: rule.id, documentation: rule.documentation,
      options: RuleOptions.options(of: rule).map { option in
        Option(
          name: option.name, default: option.value,
          meaning: (rule.documentation.options[option.property] ?? "")
            + rule.documentation.valuesInProfiles(of: option.property))
      })
  }

  /// The page of a rule of the catalogue, or of one that the configuration writes down.
  package init(_ configured: ConfiguredRule) {
    switch configured.origin {
    case .code(let rule): self.init(type(of: rule))
    case .configuration(let rule):
      self.init(id: configured.id, documentation: configured.documentation, options: [])
      configuration =
        (["rules:", "  custom:"] + rule.yaml(origin: "", withExamples: false)).joined(
          separator: "\n")
    }
  }

  /// The page of a kind of contract, with the contracts of this kind that the project has; nil for
  /// another word.
  package init?(contractKind id: String, among contracts: [Contract]) {
    guard let kind = ContractCatalog.kind(id) else { return nil }
    let about = kind.documentation
    let own = contracts.filter { $0.word == id }.map { contract in
      "- \(contract.name)\(contract.because.map { ": \($0)" } ?? "")"
    }
    self.init(
      id: id,
      documentation: RuleDocumentation(
        summary: about.summary, severity: .error, rationale: own.joined(separator: "\n"),
        fix: about.isMetByUses
          ? about.fix : "\(about.fix) Name a use that is right under `ignore`, with the reason."),
      options: kind.pageOptions)
    category = FindingCategory.contract.rawValue
    configuration = "contracts:\n  - \(kind.example)"
  }

  /// The page of what is demanded of comments and exceptions; nil for another word.
  package init?(acceptance id: String) {
    guard let demand = AcceptanceDemand.all.first(where: { $0.id == id }) else { return nil }
    self.init(
      id: id,
      documentation: RuleDocumentation(
        summary: demand.summary, severity: demand.severity, rationale: demand.rationale,
        fix: demand.fix),
      options: [])
    category = demand.category.rawValue
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
    examples = documentation.examples.map { Example($0) }
  }
}

extension RuleDocumentation {
  /// Where an option has another value than its default: ` In wolox it is 0.`
  fileprivate func valuesInProfiles(of property: String) -> String {
    profiles.compactMap { membership in
      membership.options[property].map {
        " In \(membership.profile.rawValue) it is \($0.yaml)."
      }
    }.joined()
  }
}

extension RulePage.Example {
  fileprivate init(_ example: ArchCheck.Example) {
    self.init(code: example.code, conforms: example.expected.isEmpty)
    let changed = example.rule.map(RuleOptions.changes) ?? [:]
    if !changed.isEmpty { options = changed }
    if !example.architecture.isEmpty { architecture = example.architecture }
    if !example.layers.isEmpty { layers = example.layers }
    let showsManifest = example.files.contains { $0.path == ArchCheck.Example.manifestName }
    if !example.manifest.isEmpty, !showsManifest { dependencies = example.manifest }
  }

  /// What the example needs in the configuration, a line for each key; empty for the defaults.
  package var settings: [String] {
    var lines: [String] = []
    if let architecture { lines.append("architecture: \(architecture.yaml)") }
    if let layers {
      lines.append("layers: \(layers.map { $0.joined(separator: " | ") }.yaml)")
    }
    return lines
      + (options ?? [:]).sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.yaml)" }
  }

  /// The configuration with which the example is run; nil where it needs none.
  package func configuration(ofRule rule: String) -> String? {
    var lines: [String] = []
    if let architecture { lines.append("architecture: \(architecture.yaml)") }
    if let layers {
      lines += ["contracts:", "  - layers: \(layers.map { $0.joined(separator: " | ") }.yaml)"]
    }
    if let options {
      lines += ["rules:", "  \(rule): \(OptionValue.map(options).yaml)"]
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// What the manifests of the example say, in a sentence; nil where they declare all imports.
  package var manifestRemark: String? {
    guard let dependencies else { return nil }
    let parts = dependencies.sorted { $0.key < $1.key }.map { module, names in
      "\(module) declares \(names.isEmpty ? "nothing" : names.joined(separator: ", "))"
    }
    return "In the manifest " + parts.joined(separator: "; ") + "."
  }
}
