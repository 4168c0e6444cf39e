@testable import ArchCheck

/// A rule with an option of each kind.
struct NoGlobals: Rule {
  enum Mode: String, Codable, CaseIterable { case loose, strict }

  var names = ["shared", "default"]
  var allowTypes: [String] = []
  var limit = 3
  var share = 0.5
  var strict = false
  var mode = Mode.loose
  var map: [String: [String]] = [:]

  func findings(in graph: DependencyGraph) -> [Finding] { [] }

  static let documentation = RuleDocumentation(
    summary: "No globals.", category: .layering, certainty: .rule, severity: .warning,
    rationale: "", fix: "",
    options: [
      "names": "", "allowTypes": "", "limit": "", "share": "", "strict": "", "mode": "", "map": "",
    ],
    guidelines: [],
    profiles: [
      .recommended, .lickability,
      ProfileMembership(.rapiddo, options: ["limit": .int(0), "strict": .bool(true)]),
    ], examples: [])
}

struct NoSingletons: Rule {
  func findings(in graph: DependencyGraph) -> [Finding] { [] }

  static let documentation = RuleDocumentation(
    summary: "No singletons.", category: .dependencyInjection, certainty: .rule, severity: .error,
    rationale: "", fix: "", guidelines: [], profiles: [.recommended], examples: [])
}

/// Excludes ``NoSingletons``.
struct SingletonShape: Rule {
  func findings(in graph: DependencyGraph) -> [Finding] { [] }

  static let documentation = RuleDocumentation(
    summary: "Singletons in one shape.", category: .dependencyInjection, certainty: .rule,
    severity: .warning, rationale: "", fix: "", guidelines: [], profiles: [.wolox], examples: [])
}

let sampleRules: [any Rule.Type] = [NoGlobals.self, NoSingletons.self, SingletonShape.self]

/// The configuration that `text` is, or the mistakes in it as `line:column: severity: message`.
func read(
  _ text: String, extending files: ConfigurationFiles? = nil
) -> (configuration: Configuration?, mistakes: [String]) {
  func told(_ mistakes: [Mistake]) -> [String] {
    mistakes.map { "\($0.location.line):\($0.location.column): \($0.severity): \($0.message)" }
  }
  do {
    let (configuration, notes) = try Configuration.read(
      Array(text.utf8), file: ".archcheck.yml", extending: files, catalog: sampleRules)
    return (configuration, told(notes))
  } catch {
    return (nil, told(error.mistakes))
  }
}
