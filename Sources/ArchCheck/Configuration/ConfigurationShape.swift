extension Shape {
  /// The tables of `.archcheck.yml`, version 1.
  static func configuration(_ catalog: [any Rule.Type]) -> Shape {
    map([
      .init("version", .choice(["1"]), "Version of the format: 1."),
      .init("name", .text, "Name of the project; else that of the package or folder."),
      .init(
        "extends", .list(of: .choiceOrFile(Profile.allCases.map(\.rawValue) + ["none"])),
        "Profiles, and paths of other configurations; the later one wins, `none` drops profiles."),
      .init(
        "exclude", .texts,
        "Globs of paths that are not analysed; excluding a manifest excludes its modules."),
      .init(
        "generated", .changeableTexts,
        "Globs of files that nobody wrote for the project: in the graph, not in findings."),
      .init(
        "architecture", architecture,
        "Which roles may use which, for all modules or for each; else as the last profile has it."),
      .init(
        "components", .dictionary(of: component),
        "Named groups of modules and types; what any of its keys names belongs to a group."),
      .init("roles", roles, "Names or patterns of types, by role."),
      .init("contracts", .list(of: contract), "Demands on the dependencies."),
      .init("rules", rules(catalog), "Severity and options of rules."),
      .init("exceptions", .list(of: exception), "Findings accepted for a reason."),
      .init("baseline", .text, "Path of the baseline."),
      .init("report", report, "How the report is called and which pages it takes along."),
    ])
  }

  static let texts = list(of: .text)

  static let changeableTexts = changeable(.texts)

  /// A list, or what to add to and remove from the default one.
  static func changeable(_ list: Shape) -> Shape {
    .either([
      list,
      .map([
        .init("add", list, "Entries to add to the default list."),
        .init("remove", list, "Entries to remove from the default list."),
      ]),
    ])
  }

  static func map(_ keys: [MapShape.Key]) -> Shape {
    .map(MapShape(keys: keys))
  }

  static let role = choice(Role.allCases.map(\.rawValue).sorted())

  private static let architectureName = choice(ArchitectureChoice.names)

  private static let editedArchitecture = map([
    .init("based_on", architectureName, "The architecture to change; else the common core."),
    .init("allow", .list(of: .pair(role)), "Pairs [from, to] of roles that are allowed as well."),
    .init(
      "forbid", .list(of: .pair(role)), "Pairs [from, to] of roles that are forbidden as well."),
  ])

  private static let architecture = either([
    architectureName, editedArchitecture,
    .dictionary(of: .either([architectureName, editedArchitecture])),
  ])

  private static let component = either([
    .texts,
    .map(ListKey.mapKeys(ComponentPattern.keys)),
  ])

  private static let roles = map(
    Role.allCases.sorted().map {
      MapShape.Key($0.rawValue, .texts, "Types that are \($0.rawValue).")
    }
  )

  static let severity = choice(Switch.off + Severity.allCases.map(\.rawValue))

  /// What is said of a rule in one word.
  static let severityOrSwitch = choice(Switch.words + Severity.allCases.map(\.rawValue))

  /// What an exception can be about.
  static let exceptionSubjects = ["subject", "target", "module", "path"]

  private static let exception = Shape.map(
    MapShape(
      keys: [
        .init("rule", .text, isRequired: true, "Id of the rule or kind of the contract."),
        .init("subject", .text, "Name or pattern of what the finding is about."),
        .init("target", .text, "Name or pattern of the other end."),
        .init("module", .text, "Name or pattern of the module."),
        .init("path", .text, "Glob of files."),
        .init("because", .text, isRequired: true, "The reason."),
        .init("owner", .text, "Who removes it."),
        .init("until", .date, "The last valid day."),
      ], atLeastOne: exceptionSubjects))

  private static let report = map([
    .init("title", .text, "Title of the site."),
    .init("pages", .texts, "Globs of Markdown files to take along."),
  ])

  private static func rules(_ catalog: [any Rule.Type]) -> Shape {
    .map(
      MapShape(
        noun: "rule",
        keys: catalog.map { rule in
          MapShape.Key(rule.id, RuleOptions.shape(of: rule), rule.documentation.summary)
        } + [.init("custom", .dictionary(of: customRule), "Rules of the project's own, by name.")]))
  }
}
