/// A demand on the graph: one that ships with archcheck, or one of a project's own.
///
/// A rule's stored properties are its options and their initial values the defaults: the schema,
/// the documentation and the reader of the configuration follow from them. A default may not be
/// nil; use an empty list or an enum case. A rule sees the graph and its own options, never
/// another rule, the configuration or the disk. The rules that ship do not throw.
public protocol Rule: Codable, Sendable {
  /// Makes the rule with the defaults of its options.
  init()

  /// What the rule demands, why and how to meet it, with the meaning of each option.
  static var documentation: RuleDocumentation { get }

  /// Returns the offences, in any order. Wrap the graph in ``Architecture`` to read it as collections.
  func findings(in graph: DependencyGraph) throws -> [Finding]
}

extension Rule {
  /// The type's name in snake case: `NoSingletons` is `no_singletons`.
  public static var id: String { "\(Self.self)".snakeCased }
}

extension String {
  /// `NoSingletons` is `no_singletons`, and `allowTypes` is `allow_types`.
  var snakeCased: String {
    reduce(into: "") { text, character in
      if character.isUppercase, !text.isEmpty { text += "_" }
      text += character.lowercased()
    }
  }
}

/// What there is to say about a rule: its page, its place in the profiles, and its tests.
public struct RuleDocumentation: Sendable {
  package enum Category: String, Sendable, CaseIterable {
    case layering, solid
    case dependencyInjection = "dependency-injection"
    case moduleStructure = "module-structure"
    case typeDesign = "type-design"
    case ui
    /// Rules of a project's own; ``FindingCategory/custom`` of their findings.
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

/// A named set of rules with options.
package enum Profile: String, Sendable, CaseIterable {
  case recommended, lickability, wolox, rapiddo
  case swiftTeam = "swift-team"
  case swiftuiModular = "swiftui-modular"

  /// The architecture that the guide describes for a whole project; nil where it leaves that open,
  /// or to each scene.
  var architecture: String? {
    switch self {
    case .lickability: "mvcvm"
    case .wolox: "mvvm"
    case .rapiddo: "mvvm_c"
    case .swiftuiModular: "swiftui_mvvm"
    case .recommended, .swiftTeam: nil
    }
  }
}

/// That a profile enables a rule, with the options in which it differs from the defaults.
package struct ProfileMembership: Sendable {
  package var profile: Profile
  package var options: [String: OptionValue]

  package init(_ profile: Profile, options: [String: OptionValue] = [:]) {
    self.profile = profile
    self.options = options
  }

  static let recommended = ProfileMembership(.recommended)
  static let lickability = ProfileMembership(.lickability)
  static let wolox = ProfileMembership(.wolox)
  static let swiftTeam = ProfileMembership(.swiftTeam)
  static let rapiddo = ProfileMembership(.rapiddo)
  static let swiftuiModular = ProfileMembership(.swiftuiModular)
}

/// The value of an option as configuration files and JSON can write it.
package enum OptionValue: Sendable, Hashable, Codable {
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case list([OptionValue])
  case map([String: OptionValue])

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .int(value)
    } else if let value = try? container.decode(Double.self) {
      self = .double(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([OptionValue].self) {
      self = .list(value)
    } else {
      self = .map(try container.decode([String: OptionValue].self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .bool(let value): try container.encode(value)
    case .int(let value): try container.encode(value)
    case .double(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .list(let value): try container.encode(value)
    case .map(let value): try container.encode(value)
    }
  }
}
