import Testing

@testable import ArchCheck

@Suite struct EffectiveRulesTests {
  /// The effective rules as `config show` tells them: what is on, and each value with its origin.
  private func check(
    _ text: String, profiles: [String] = [], _ expected: String...,
    location: SourceLocation = #_sourceLocation
  ) {
    let (configuration, mistakes) = read(text)
    guard let configuration else {
      Issue.record("\(mistakes)", sourceLocation: location)
      return
    }
    do {
      let rules = try configuration.effectiveRules(profiles: profiles, among: sampleRules)
      let told = rules.filter(\.isOn).flatMap { rule in
        ["\(rule.id) \(rule.configured.severity) (\(rule.origin), \(rule.severityOrigin))"]
          + rule.options.filter { $0.origin != .initial }.map {
            "\($0.name): \($0.value.yaml) (\($0.origin))"
          }
      }
      #expect(told == expected, sourceLocation: location)
    } catch {
      #expect(error.mistakes.map(\.description) == expected, sourceLocation: location)
    }
  }

  @Test func extendsRecommendedByItself() {
    check(
      "version: 1",
      "no_globals warning (profile recommended, default)",
      "no_singletons error (profile recommended, default)")
  }

  @Test func noneStartsEmpty() {
    check("version: 1\nextends: none")
    check(
      "version: 1\nextends: [recommended, none, lickability]",
      "no_globals warning (profile lickability, default)")
  }

  @Test func takesOptionsOfTheLaterProfile() {
    check(
      "version: 1\nextends: [lickability, rapiddo]",
      "no_globals warning (profile rapiddo, default)",
      "limit: 0 (profile rapiddo)", "strict: true (profile rapiddo)")
  }

  @Test func putsTheFileAboveProfilesAndTheCommandLineAboveExtends() {
    check(
      "version: 1\nextends: recommended\nrules:\n  no_globals: { limit: 7, severity: error }",
      profiles: ["rapiddo"],
      "no_globals error (.archcheck.yml:4, .archcheck.yml:4)",
      "limit: 7 (.archcheck.yml:4)", "strict: true (profile rapiddo)")
  }

  @Test func changesListsAndReplacesThem() {
    check(
      "version: 1\nextends: none\nrules:\n  no_globals: { names: { add: [a], remove: [shared] } }",
      "no_globals warning (.archcheck.yml:4, default)",
      "names: [default, a] (.archcheck.yml:4)")
    check(
      "version: 1\nextends: none\nrules:\n  no_globals:\n    names: other\n    share: 1",
      "no_globals warning (.archcheck.yml:4, default)",
      "names: [other] (.archcheck.yml:5)",
      "share: 1.0 (.archcheck.yml:6)")
  }

  @Test func decodesTheRuleWithItsOptions() throws {
    let text = """
      version: 1
      rules:
        no_globals: { mode: strict, map: { A: [b, c] }, allow_types: X, share: 0, strict: yes }
      """
    let rules = try #require(read(text).configuration).effectiveRules(among: sampleRules)
    let rule = try #require(rules.first?.configured.rule as? NoGlobals)
    #expect(rule.mode == .strict)
    #expect(rule.map == ["A": ["b", "c"]])
    #expect(rule.allowTypes == ["X"])
    #expect(rule.share == 0)
    #expect(rule.strict)
    #expect(rule.limit == 3)
  }

  @Test func turnsRulesOnAndOff() {
    check(
      "version: 1\nrules: { no_globals: off, no_singletons: info }",
      "no_singletons info (.archcheck.yml:2, .archcheck.yml:2)")
    check(
      "version: 1\nextends: none\nrules: { no_globals: on, no_singletons: false }",
      "no_globals warning (.archcheck.yml:3, default)")
  }

  /// A rule that refuses a pair of values, each of which is fine by itself.
  private struct Span: Rule {
    var least = 1
    var most = 9

    init() {}

    init(from decoder: any Decoder) throws {
      let options = try decoder.container(keyedBy: CodingKeys.self)
      least = try options.decode(Int.self, forKey: .least)
      most = try options.decode(Int.self, forKey: .most)
      guard least <= most else {
        throw DecodingError.dataCorruptedError(forKey: .most, in: options, debugDescription: "")
      }
    }

    func findings(in graph: DependencyGraph) -> [Finding] { [] }

    static let documentation = RuleDocumentation(
      summary: "A span.", category: .layering, certainty: .rule, severity: .warning,
      rationale: "", fix: "", options: ["least": "", "most": ""], guidelines: [],
      profiles: [.recommended], examples: [])
  }

  @Test(arguments: [("{ least: 2, most: 3 }", false), ("{ least: 10 }", true)])
  func refusesOptionsThatDoNotFitTogether(_ options: String, _ isRefused: Bool) throws {
    let (configuration, _) = try Configuration.read(
      Array("version: 1\nrules:\n  span: \(options)\n".utf8), file: ".archcheck.yml",
      catalog: [Span.self])
    var told: [String] = []
    do {
      _ = try configuration.effectiveRules(profiles: [], among: [Span.self])
    } catch {
      told = error.mistakes.map(\.description)
    }
    #expect(
      told
        == (isRefused
          ? [".archcheck.yml:3:3: error: the options of \"span\" do not fit together"] : []))
  }
}
