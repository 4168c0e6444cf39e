extension Shape {
  static let contract = Shape.record(
    Record(
      keys: contractKinds.map(\.key) + contractKeys, exactlyOne: Contract.Kind.ids,
      refused: Dictionary(
        uniqueKeysWithValues: contractKinds.map { ($0.key.name, $0.foreignModifiers) })))

  /// What a contract says besides its demand.
  private static let contractKeys: [Record.Key] = [
    .init("name", .text, "Name of the contract, for findings and exceptions."),
    .init("because", .text, "The reason, for the reader of a finding."),
    .init("severity", severity, "error by default; off leaves the contract out."),
    .init(
      "ignore",
      .list(of: record([.from, .to, .init("because", .text, isRequired: true, "The reason.")])),
      "Dependencies that are left alone."),
    .uses, .transitive,
    .init("closed", .flag, "layers: forbids skipping a layer."),
    .init("exhaustive", .flag, "layers: gives every module a place."),
  ]

  private static let contractKinds = Contract.Kind.Word.allCases.map(\.form)

  /// What a contract of a kind may say besides its demand, and what holds where it does not.
  static func contractOptions(of kind: Contract.Kind.Word) -> [RulePage.Option] {
    let modifiers = kind.form.modifiers
    let defaults: [String: OptionValue] = [
      "uses": .list(Contract.Use.allCases.map { .string($0.rawValue) }),
      "severity": .string("error"), "ignore": .list([]), "name": .string(""),
      "because": .string(""),
    ]
    return contractKeys.filter { key in
      modifiers.contains(key.name) || defaults[key.name] != nil && key.name != Record.Key.uses.name
    }.map { key in
      let meaning = key.documentation.replacing("\(kind.rawValue): ", with: "")
      return RulePage.Option(
        name: key.name, default: defaults[key.name] ?? .bool(false),
        meaning: meaning.prefix(1).uppercased() + meaning.dropFirst())
    }
  }
}

extension Record.Key {
  fileprivate static let from = Self("from", .texts, isRequired: true, "Who depends.")

  fileprivate static let to = Self("to", .texts, isRequired: true, "What is depended on.")

  fileprivate static let uses = Self(
    "uses", .list(of: .choice(Contract.Use.allCases.map(\.rawValue))),
    "What counts: manifest, imports, types; all of them by default.")

  fileprivate static let transitive = Self(
    "transitive", .flag, "Whether chains of dependencies count as well.")
}

/// A kind of contract as the configuration writes it.
struct ContractForm: Sendable {
  /// The key that says what is demanded.
  var key: Record.Key
  /// Which further keys make sense beside it.
  var modifiers: [String]
  var example: String

  fileprivate init(
    _ kind: Contract.Kind.Word, _ shape: Shape, _ documentation: String, modifiers: [String] = [],
    example: String
  ) {
    key = Record.Key(kind.rawValue, shape, documentation)
    self.modifiers = modifiers
    self.example = "\(kind.rawValue): \(example)"
  }

  /// Which further keys make sense beside other kinds only.
  var foreignModifiers: [String] {
    ["uses", "transitive", "closed", "exhaustive"].filter { !modifiers.contains($0) }
  }
}

extension Contract.Kind.Word {
  var form: ContractForm {
    switch self {
    case .layers:
      ContractForm(
        self, .texts, "Layers from high to low; `|` separates independent siblings.",
        modifiers: ["uses", "transitive", "closed", "exhaustive"],
        example: "[App, Cart | Feed, Domain]")
    case .independent:
      ContractForm(
        self, .texts, "None may use another.", modifiers: ["uses", "transitive"],
        example: "[\"*Feature\"]")
    case .forbidden:
      ContractForm(
        self, .record([.from, .to, .uses, .transitive]), "One may not use the other.",
        modifiers: ["uses", "transitive"], example: "{ from: Domain, to: [UIKit, SwiftUI] }")
    case .only:
      ContractForm(
        self,
        .record([
          .from, .init("may_use", .texts, isRequired: true, "All that may be used."), .uses,
          .transitive,
        ]), "An allow-list.", modifiers: ["uses", "transitive"],
        example: "{ from: Cart, may_use: [Domain, DesignSystem] }")
    case .protected:
      ContractForm(
        self,
        .record([
          .init("target", .texts, isRequired: true, "What is protected."),
          .init("importers", .texts, isRequired: true, "Who may use it."), .uses,
        ]), "Only these may use it.", modifiers: ["uses"],
        example: "{ target: Database, importers: [Data] }")
    case .required:
      ContractForm(
        self, .record([.from, .to, .uses]), "Each must use each, directly.", modifiers: ["uses"],
        example: "{ from: \"*Feature\", to: Analytics }")
    case .acyclic:
      ContractForm(
        self, .choice(Contract.Level.allCases.map(\.rawValue)), "No cycles at this level.",
        modifiers: ["uses"], example: "modules")
    case .visibility:
      ContractForm(
        self,
        .record([
          .init("module", .texts, isRequired: true, "Whose types are meant."),
          .init("types", .texts, isRequired: true, "The types that may be used from outside."),
        ]), "Only these types of a module may be used from outside.",
        example: "{ module: Cart, types: [CartScreen] }")
    case .diagram:
      ContractForm(
        self, .text, "A Markdown file whose Mermaid diagram is the contract.", modifiers: ["uses"],
        example: "Docs/Architecture.md")
    }
  }
}
