extension Shape {
  private static let uses = list(of: .choice(Contract.Use.allCases.map(\.rawValue)))

  private static let usesKey = Record.Key(
    "uses", uses, "What counts: manifest, imports, types; all of them by default.")

  private static let transitiveKey = Record.Key(
    "transitive", .flag, "Whether chains of dependencies count as well.")

  private static func body(_ keys: [Record.Key], transitive: Bool = false) -> Shape {
    record(keys + [usesKey] + (transitive ? [transitiveKey] : []))
  }

  private static let from = Record.Key("from", .texts, isRequired: true, "Who depends.")

  private static let to = Record.Key("to", .texts, isRequired: true, "What is depended on.")

  /// The keys that say what a contract demands: exactly one stands in each.
  static let contractKinds: [Record.Key] = [
    .init("layers", .texts, "Layers from high to low; `|` separates independent siblings."),
    .init("independent", .texts, "None may use another."),
    .init("forbidden", body([from, to], transitive: true), "One may not use the other."),
    .init(
      "only",
      body(
        [from, .init("may_use", .texts, isRequired: true, "All that may be used.")],
        transitive: true), "An allow-list."),
    .init(
      "protected",
      body([
        .init("target", .texts, isRequired: true, "What is protected."),
        .init("importers", .texts, isRequired: true, "Who may use it."),
      ]), "Only these may use it."),
    .init("required", body([from, to]), "Each must use each, directly."),
    .init("acyclic", .choice(Contract.Level.allCases.map(\.rawValue)), "No cycles at this level."),
    .init(
      "visibility",
      record([
        .init("module", .texts, isRequired: true, "Whose types are meant."),
        .init("types", .texts, isRequired: true, "The types that may be used from outside."),
      ]), "Only these types of a module may be used from outside."),
    .init("diagram", .text, "A Markdown file whose Mermaid diagram is the contract."),
  ]

  static let contract = Shape.record(
    Record(keys: contractKeys, exactlyOne: Contract.Kind.ids))

  private static let contractKeys =
    contractKinds + [
      .init("name", .text, "Name of the contract, for findings and exceptions."),
      .init("because", .text, "The reason, for the reader of a finding."),
      .init("severity", severity, "error by default."),
      .init(
        "ignore",
        .list(
          of: record([
            from, to, .init("because", .text, isRequired: true, "The reason."),
          ])), "Dependencies that are left alone."),
      usesKey, transitiveKey,
      .init("closed", .flag, "layers: forbids skipping a layer."),
      .init("exhaustive", .flag, "layers: gives every module a place."),
    ]

  /// What a contract of a kind may say besides its demand, and what holds where it does not.
  static func contractOptions(of kind: String) -> [RulePage.Option] {
    let modifiers = contractModifiers(of: kind)
    let defaults: [String: OptionValue] = [
      "uses": .list(Contract.Use.allCases.map { .string($0.rawValue) }),
      "severity": .string("error"), "ignore": .list([]), "name": .string(""),
      "because": .string(""),
    ]
    return contractKeys.dropFirst(contractKinds.count).filter { key in
      modifiers.contains(key.name) || defaults[key.name] != nil && key.name != usesKey.name
    }.map { key in
      let meaning = key.documentation.replacing("\(kind): ", with: "")
      return RulePage.Option(
        name: key.name, default: defaults[key.name] ?? .bool(false),
        meaning: meaning.prefix(1).uppercased() + meaning.dropFirst())
    }
  }

  /// Which further keys make sense for a kind of contract.
  static func contractModifiers(of kind: String) -> [String] {
    switch kind {
    case "layers": ["uses", "transitive", "closed", "exhaustive"]
    case "independent", "forbidden", "only": ["uses", "transitive"]
    case "protected", "required", "acyclic", "diagram": ["uses"]
    default: []
    }
  }
}

extension Contract.Kind {
  /// A contract of each kind, as the configuration writes it.
  static let examples = [
    "layers": "layers: [App, Cart | Feed, Domain]",
    "independent": "independent: [\"*Feature\"]",
    "forbidden": "forbidden: { from: Domain, to: [UIKit, SwiftUI] }",
    "only": "only: { from: Cart, may_use: [Domain, DesignSystem] }",
    "protected": "protected: { target: Database, importers: [Data] }",
    "required": "required: { from: \"*Feature\", to: Analytics }",
    "acyclic": "acyclic: modules",
    "visibility": "visibility: { module: Cart, types: [CartScreen] }",
    "diagram": "diagram: Docs/Architecture.md",
  ]
}
