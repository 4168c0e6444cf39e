extension Shape {
  /// An entry of `rules: custom:`; one word for a rule of a file that is extended.
  static let customRule = Shape.either([
    severityOrSwitch, .map(MapShape(keys: customRuleKeys, exactlyOne: ["types", "dependencies"])),
  ])

  private static let customRuleKeys: [MapShape.Key] = [
    .init("message", .text, isRequired: true, "The headline; {type} and {target} name the ends."),
    .init("types", typePattern, "Types that are findings."),
    .init(
      "dependencies",
      map([
        .init("from", typePattern, isRequired: true, "The types that use, by the keys of types."),
        .init("to", typePattern, isRequired: true, "The types that are used, by the same keys."),
        .init(
          "kinds", .list(of: .choice(DependencyKind.allCases.map(\.name))),
          "The kinds of uses that count; all by default."),
      ]), "Uses of types that are findings."),
    .init("severity", severity, "Severity of the findings, or off; warning by default."),
    .init("because", .text, "The reason, for the reader of a finding."),
    .init("fix", .text, "What to do instead."),
    .init(
      "examples", .texts,
      "Swift code that `config validate` runs; `// finding` marks the lines that must be found, "
        + "`//- Module/File.swift` begins a file."),
  ]

  private static let typePattern = map(
    typePatternKeys + [
      .init("unless", map(typePatternKeys), "Types that are left out, by the same keys.")
    ])

  private static let typePatternKeys =
    ListKey.mapKeys(TypePattern.keys) + [
      .init(
        "metrics",
        map(
          TypeMetric.allCases.map { .init($0.rawValue, .bound, "A bound such as \"> 300\".") }),
        "Figures of `archcheck metrics` with bounds.")
    ]
}
