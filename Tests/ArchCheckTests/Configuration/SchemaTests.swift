import Foundation
import Testing

@testable import ArchCheck

/// The JSON Schema and the reader say the same, in both directions.
@Suite struct SchemaTests {
  private static let schema = try? JSONDecoder().decode(
    OptionValue.self, from: Data(Configuration.jsonSchema(catalog: sampleRules).utf8))

  private func isValid(_ text: String) throws -> Bool {
    let schema = try #require(Self.schema)
    guard let value = try PlacedYAML.read(text, file: "x") else { return true }
    return schema.accepts(value)
  }

  static let accepted = [
    fullConfiguration, "version: 1\ncontracts:\nrules:\nexclude: a",
    "version: 1\nrules: { no_globals: off, no_singletons: error }",
    """
    version: 1
    contracts: [{ acyclic: modules, severity: off, uses: types }]
    rules:
      no_globals: { severity: off, limit: 0, share: 1 }
      no_singletons: yes
      custom: { own: { message: m, severity: off, types: { metrics: { lines: ">= 1.5" } } } }
    """,
  ]

  @Test(arguments: accepted)
  func acceptsWhatTheReaderAccepts(_ text: String) throws {
    #expect(read(text).configuration != nil)
    #expect(try isValid(text))
  }

  /// Mistakes in what names mean, which a schema cannot see.
  private static let meanings = [
    "stands twice", "said twice", "so it means nothing", "below the project's root", "write two",
    "stands in two layers", "sibling without", "is empty", "both allowed and", "has no pattern",
    "stands in line", "unknown rule", "is a contract; write", "2027-02-30", "the name of no type",
  ]

  /// Cases whose mistakes are all of form.
  static let wrongForms =
    WrongConfigurationTests.rules
    + [
      WrongConfigurationTests.top, WrongConfigurationTests.names, WrongConfigurationTests.contracts,
      WrongConfigurationTests.exceptions,
    ].joined().filter { wrong in
      let told = wrong.mistakes.joined()
      return told.contains("error") && !meanings.contains(where: told.contains)
    }

  @Test(arguments: wrongForms)
  func refusesWhatTheReaderRefuses(_ wrong: WrongConfigurationTests.Case) throws {
    #expect(try !isValid(wrong.text))
  }

  @Test func showsWhatReadsAsTheSame() throws {
    let configuration = try #require(read(fullConfiguration).configuration)
    let rules = try configuration.effectiveRules(among: sampleRules)
    let shown = configuration.shown(with: rules)
    let (again, mistakes) = read(shown)
    #expect(mistakes == [])
    let other = try #require(again)
    #expect(other.contracts.map(\.word) == configuration.contracts.map(\.word))
    #expect(
      try other.shown(with: other.effectiveRules(among: sampleRules)).withoutComments
        == shown.withoutComments)
    #expect(shown.contains("    limit: 0  # profile rapiddo\n"))
    #expect(shown.contains("    names: [shared, default, current]  # .archcheck.yml:28\n"))
    #expect(shown.contains("  no_singletons: off  # .archcheck.yml:29\n"))
  }

  @Test func showsWhereEachValueIsWritten() throws {
    let configuration = try #require(
      read(
        """
        version: 1
        name: Shop
        exclude: ["Old/**"]
        generated: { add: ["**/Made/**"], remove: ["**/Vendor/**"] }
        roles:
          view: "*Tile"
        rules:
          custom:
            own: { message: No, types: { names: Log }, severity: error }
            other: { message: No, types: { names: Log } }
        report: { title: Shop }
        """
      ).configuration)
    let shown = configuration.shown(with: [])
    for line in [
      "name: Shop  # .archcheck.yml:2", "exclude: [\"Old/**\"]  # .archcheck.yml:3",
      "  view: [\"*Tile\"]  # .archcheck.yml:6", "      severity: error  # .archcheck.yml:9",
      "      severity: warning  # default", "report: {title: Shop}  # .archcheck.yml:11",
    ] {
      #expect(shown.contains("\n\(line)\n"), "\(line)\n\(shown)")
    }
    let generated = try #require(shown.split(separator: "\n").first { $0.hasPrefix("generated") })
    #expect(generated.hasPrefix("generated: [\"**/*.generated.swift\", "))
    #expect(generated.hasSuffix(", \"**/Made/**\"]  # .archcheck.yml:4"))
    #expect(!generated.contains("\"**/Vendor/**\""))
    let initial = Configuration().shown(with: [])
    #expect(
      initial.contains("\"**/Vendor/**\"") && initial.contains("\"**/External/**\"]  # default\n"))
  }
}

extension String {
  fileprivate var withoutComments: [Substring] {
    split(separator: "\n").map { $0.prefix { $0 != "#" } }
  }
}

/// As much of JSON Schema as the generated one uses.
extension OptionValue {
  fileprivate subscript(key: String) -> OptionValue? {
    if case .map(let values) = self { values[key] } else { nil }
  }

  private var list: [OptionValue] {
    if case .list(let values) = self { values } else { [self] }
  }

  fileprivate func accepts(_ value: PlacedYAML) -> Bool {
    guard case .map(let keywords) = self else { return self == .bool(true) }
    return keywords.allSatisfy { keyword, demand in
      switch keyword {
      case "type": demand.list.contains { value.types.contains($0) }
      case "enum": demand.list.contains { value.scalars.contains($0) }
      case "anyOf": demand.list.contains { $0.accepts(value) }
      case "oneOf": demand.list.count { $0.accepts(value) } == 1
      case "required":
        demand.list.allSatisfy { name in value.entries.contains { .string($0.key) == name } }
      case "properties": value.entries.allSatisfy { demand[$0.key]?.accepts($0.value) ?? true }
      case "additionalProperties":
        value.entries.allSatisfy { entry in
          self["properties"]?[entry.key] != nil || demand.accepts(entry.value)
        }
      case "items": value.elements.allSatisfy(demand.accepts)
      case "minItems": demand == .int(value.elements.count) || value.elements.count > 2
      case "maxItems": demand == .int(value.elements.count) || value.elements.count < 2
      case "dependentSchemas":
        value.entries.allSatisfy { demand[$0.key]?.accepts(value) ?? true }
      case "minimum": value.number.map { demand == .int(0) && $0 >= 0 } ?? true
      case "maximum": value.number.map { demand == .int(1) && $0 <= 1 } ?? true
      case "pattern":
        if case .string(let pattern) = demand, let expression = try? Regex(pattern) {
          value.text?.contains(expression) ?? false
        } else {
          false
        }
      case "$schema", "title", "description": true
      default: false
      }
    }
  }
}

extension PlacedYAML {
  fileprivate var elements: [PlacedYAML] {
    if case .list(let values) = content { values } else { [] }
  }

  /// The values that a scalar may be: YAML 1.1 and 1.2 read words differently.
  fileprivate var scalars: [OptionValue] {
    guard case .scalar(let text, let isPlain) = content else { return [] }
    guard isPlain else { return [.string(text)] }
    if let number = Int(text) { return [.int(number)] }
    return switch text {
    case "true", "false": [.bool(text == "true")]
    case "on", "yes": [.string(text), .bool(true)]
    case "off", "no": [.string(text), .bool(false)]
    default: [.string(text)]
    }
  }

  fileprivate var types: [OptionValue] {
    switch content {
    case .list: [.string("array")]
    case .map: [.string("object")]
    case .scalar where isNull: [.string("null")]
    case .scalar(let text, let isPlain):
      if isPlain, Int(text) != nil {
        [.string("integer"), .string("number")]
      } else if isPlain, Double(text) != nil {
        [.string("number")]
      } else if isPlain, ["true", "false"].contains(text) {
        [.string("boolean")]
      } else {
        [.string("string")]
      }
    }
  }
}
