extension Shape {
  static let contract = Shape.map(
    MapShape(
      keys: ContractCatalog.kinds.map { $0.key } + contractKeys, exactlyOne: ContractCatalog.words,
      refused: Dictionary(
        uniqueKeysWithValues: ContractCatalog.kinds.map { ($0.key.name, $0.foreignModifiers) })))

  /// What a contract says besides its demand.
  fileprivate static let contractKeys: [MapShape.Key] =
    [
      .init("name", .text, "Name of the contract, for findings and exceptions."),
      .init("because", .text, "The reason, for the reader of a finding."),
      .init("severity", severity, "error by default; off leaves the contract out."),
      .init(
        "ignore",
        .list(
          of: map([
            .init("from", .texts, isRequired: true, "Who depends."),
            .init("to", .texts, isRequired: true, "What is depended on."),
            .init("because", .text, isRequired: true, "The reason."),
          ])),
        "Dependencies that are left alone."),
    ] + ContractDocumentation.Modifier.allCases.map(\.key)
    + ContractCatalog.kinds.flatMap { $0.switchKeys }
}

extension ContractDocumentation.Modifier {
  /// It may stand beside the demand or in its map.
  fileprivate var key: MapShape.Key {
    switch self {
    case .uses:
      MapShape.Key(
        rawValue, .list(of: .choice(Contract.Use.allCases.map(\.rawValue))),
        "What counts: manifest, imports, types; all of them by default.")
    case .transitive:
      MapShape.Key(rawValue, .flag, "Whether chains of dependencies count as well.")
    }
  }
}

/// A kind of contract as the configuration writes it.
extension ContractKind {
  /// The key that says what is demanded.
  static var key: MapShape.Key {
    let shape: Shape =
      switch form {
      case .names: .texts
      case .keys(let keys):
        .map(
          keys.map { MapShape.Key($0.name, .texts, isRequired: true, $0.documentation) }
            + documentation.modifiers.map(\.key))
      case .text(_, let choices): choices.isEmpty ? .text : .choice(choices)
      }
    return MapShape.Key(documentation.word, shape, documentation.summary)
  }

  static var example: String { "\(documentation.word): \(documentation.example)" }

  /// Which further keys make sense beside it.
  static var modifiers: [String] {
    documentation.modifiers.map(\.rawValue) + switches.map(\.name)
  }

  /// Which further keys make sense beside other kinds only.
  static var foreignModifiers: [String] {
    let all =
      ContractDocumentation.Modifier.allCases.map(\.rawValue)
      + ContractCatalog.kinds.flatMap { $0.switchKeys.map(\.name) }
    return all.filter { !modifiers.contains($0) }
  }

  fileprivate static var switchKeys: [MapShape.Key] {
    switches.map { MapShape.Key($0.name, .flag, "\(documentation.word): \($0.documentation)") }
  }

  /// What a contract of the kind may say besides its demand, and what holds where it does not.
  static var pageOptions: [RulePage.Option] {
    let defaults: [String: OptionValue] = [
      "uses": .list(Contract.Use.allCases.map { .string($0.rawValue) }),
      "severity": .string("error"), "ignore": .list([]), "name": .string(""),
      "because": .string(""),
    ]
    return Shape.contractKeys.filter { !foreignModifiers.contains($0.name) }.map { key in
      let meaning = key.documentation.replacing("\(documentation.word): ", with: "")
      return RulePage.Option(
        name: key.name, default: defaults[key.name] ?? .bool(false),
        meaning: meaning.prefix(1).uppercased() + meaning.dropFirst())
    }
  }
}
