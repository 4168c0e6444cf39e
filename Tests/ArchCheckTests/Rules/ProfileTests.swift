import Testing

@testable import ArchCheck

/// The rule files say what the specification says.
@Suite struct ProfileTests {
  /// Rules that stay out of a profile of the specification because they are not precise enough; the
  /// rule's documentation tells why.
  static let leftOut: [String: Set<String>] = [
    "escaping_self_capture": ["recommended"], "struct_no_self_capture": ["recommended"],
    "scattered_enum_switch": ["recommended"], "unneeded_public": ["recommended"],
  ]

  /// Rules that weigh less than in the specification; the documentation tells why.
  static let lowered: Set<String> = ["final_classes"]

  @Test func specifiesEveryRule() {
    #expect(SpecifiedRule.all.map(\.id) == RuleCatalog.rules.map { $0.id }.sorted())
  }

  @Test(arguments: SpecifiedRule.all)
  func agrees(_ specified: SpecifiedRule) throws {
    let rule = try #require(RuleCatalog.rule(specified.id))
    let documentation = rule.documentation
    #expect(documentation.category.rawValue == specified.category)
    #expect(documentation.certainty.rawValue == specified.certainty)
    if Self.lowered.contains(specified.id) {
      #expect(documentation.severity == .info && documentation.limits.contains("info"))
    } else {
      #expect(documentation.severity.rawValue == specified.severity)
    }
    #expect(Set(documentation.guidelines) == specified.guidelines)
    let leftOut = Self.leftOut[specified.id] ?? []
    let profiles = Set(documentation.profiles.map(\.profile.rawValue))
    #expect(profiles == specified.profiles.subtracting(leftOut))
    for profile in leftOut {
      #expect(documentation.limits.contains("`\(profile)`"), "no reason is given")
    }
  }

  /// A list may hold more than the specification names.
  @Test(arguments: SpecifiedRule.all)
  func hasTheDefaults(_ specified: SpecifiedRule) throws {
    let rule = try #require(RuleCatalog.rule(specified.id))
    let values = Dictionary(
      RuleOptions.options(of: rule).map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
    for (name, expected) in specified.options {
      let value = try #require(values[name], "\(name)")
      guard !expected.isEmpty else { continue }
      if case .list(let elements) = value {
        let named = expected.dropFirst().dropLast().split(separator: ",").map(String.init)
        #expect(Set(named).isSubset(of: elements.map(plain)), "\(name)")
      } else {
        #expect(plain(value) == expected || plain(value) == expected + ".0", "\(name)")
      }
    }
  }

  /// The value without quotation marks.
  private func plain(_ value: OptionValue) -> String {
    if case .string(let text) = value { return text }
    return value.yaml
  }

  /// Profile, rule, option and value; for all other profiles the default holds.
  static let values: [(profile: Profile, rule: String, option: String, value: OptionValue)] = [
    (.lickability, "view_model_no_io", "strict", .bool(true)),
    (.recommended, "immutable_models", "allow_mutating_methods", .bool(true)),
    (.rapiddo, "no_styling_in_view_controller", "max", .int(0)),
    (.rapiddo, "view_model_ui_independent", "forbid_import", .bool(true)),
    (.swiftTeam, "thin_app_target", "max_share", .double(0.5)),
    (.swiftTeam, "thin_app_target", "report_types", .bool(false)),
    (.swiftTeam, "thin_app_target", "require_modules", .bool(true)),
    (.wolox, "no_styling_in_view_controller", "count_outlets", .bool(false)),
  ]

  @Test(arguments: Profile.allCases)
  func givesOptionsTheirValues(_ profile: Profile) throws {
    let rules = try Configuration().effectiveRules(profiles: [profile.rawValue])
    let given = rules.flatMap { rule in
      rule.options.filter { $0.origin == .profile(profile.rawValue) }
        .map { "\(rule.id).\($0.name): \($0.value.yaml)" }
    }
    let expected = Self.values.filter { $0.profile == profile }
      .map { "\($0.rule).\($0.option): \($0.value.yaml)" }
    #expect(given.sorted() == expected.sorted())
  }

  @Test(arguments: [
    (["lickability"], "mvcvm"), (["wolox"], "mvvm"), (["rapiddo"], "mvvm_c"),
    (["swiftui-modular"], "swiftui_mvvm"), (["recommended"], nil), (["swift-team"], nil),
    (["rapiddo", "wolox", "recommended"], "mvvm"), (["rapiddo", "none", "swift-team"], nil),
  ])
  func selectsTheArchitecture(_ profiles: [String], _ expected: String?) {
    var configuration = Configuration()
    configuration.takeArchitecture(ofProfiles: profiles)
    #expect(configuration.claims(for: ["App"]).architectures["App"]?.name == expected)
  }

  /// No two profiles contradict each other; a project may follow all guides at once.
  @Test func profilesCanBeCombined() throws {
    let all = try Configuration().effectiveRules(profiles: Profile.allCases.map(\.rawValue))
    #expect(all.filter { !$0.isOn }.map(\.id) == [])
  }

  @Test func whatServesAGuidelineNamesIt() {
    for guideline in Guide.allCases.flatMap(\.guidelines) {
      for rule in guideline.rules.compactMap(RuleCatalog.rule) {
        #expect(rule.documentation.guidelines.contains(guideline.id), "\(guideline.id) \(rule.id)")
      }
    }
  }
}

extension SpecifiedRule: CustomTestStringConvertible {
  var testDescription: String { id }
}
