/// What there is to say about a rule: its page, its place in the profiles, and its tests.
public struct RuleDocumentation: Sendable {
  package enum Category: String, Sendable, CaseIterable {
    case layering, solid
    case dependencyInjection = "dependency-injection"
    case moduleStructure = "module-structure"
    case typeDesign = "type-design"
    case userInterface = "ui"
    /// Written by the project in Swift; its findings have ``FindingCategory/custom``.
    case custom
  }

  package enum Certainty: String, Sendable {
    /// Decided from syntax and the graph.
    case rule
    /// A threshold, a naming convention or an approximation.
    case heuristic
  }

  /// One sentence: the demand.
  package var summary: String
  package var category: Category
  package var certainty: Certainty
  package var severity: Severity
  /// Why the demand matters.
  package var rationale: String
  /// How to meet it.
  package var fix: String
  /// What the rule cannot see or leaves alone, in Markdown: more than a few sentences are a list.
  package var limits: String
  /// The meaning of each option, by property name.
  package var options: [String: String]
  /// The option, by property name, that names the modules without which the rule finds nothing.
  package var moduleOption: String?
  /// Ids of the guidelines the rule serves.
  package var guidelines: [String]
  package var profiles: [ProfileMembership]
  package var examples: [Example]

  package init(
    summary: String, category: Category, certainty: Certainty, severity: Severity,
    rationale: String, fix: String, limits: String = "", options: [String: String] = [:],
    moduleOption: String? = nil, guidelines: [String], profiles: [ProfileMembership],
    examples: [Example]
  ) {
    self.summary = summary
    self.category = category
    self.certainty = certainty
    self.severity = severity
    self.rationale = rationale
    self.fix = fix
    self.limits = limits
    self.options = options
    self.moduleOption = moduleOption
    self.guidelines = guidelines
    self.profiles = profiles
    self.examples = examples
  }
}

extension RuleDocumentation {
  /// What there is to say about a rule of a project's own.
  public init(
    summary: String, severity: Severity = .warning, rationale: String = "", fix: String = "",
    options: [String: String] = [:], examples: [Example] = []
  ) {
    self.init(
      summary: summary, category: .custom, certainty: .rule, severity: severity,
      rationale: rationale, fix: fix, options: options, guidelines: [], profiles: [],
      examples: examples)
  }
}
