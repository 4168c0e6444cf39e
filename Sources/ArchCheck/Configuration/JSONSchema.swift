extension Configuration {
  /// The JSON Schema (draft 2020-12) of `.archcheck.yml`, for editors.
  package static func jsonSchema(catalog: [any Rule.Type] = RuleCatalog.rules) -> String {
    guard case .map(var schema) = Shape.configuration(catalog).schema else { return "{}\n" }
    schema["$schema"] = .string("https://json-schema.org/draft/2020-12/schema")
    schema["title"] = .string("archcheck configuration, version 1")
    return OptionValue.map(schema).json() + "\n"
  }
}

extension Shape {
  /// The shape as JSON Schema. Scalars are taken as YAML gives them: `off` may be a boolean, a name
  /// a number.
  var schema: OptionValue {
    switch self {
    case .text: .type("string", "number", "boolean")
    case .choice(let words): .map(["enum": .list(words.flatMap(\.scalars))])
    case .choiceOrFile(let words):
      .map([
        "anyOf": .list([
          Shape.choice(words).schema,
          .map(["type": .string("string"), "pattern": .string(#"\.ya?ml$"#)]),
        ])
      ])
    case .flag: .map(["enum": .list(Switch.words.flatMap(\.scalars))])
    case .count: .map(["type": .string("integer"), "minimum": .int(0)])
    case .share: .map(["type": .string("number"), "minimum": .int(0), "maximum": .int(1)])
    case .bound:
      .map([
        "type": .string("string"),
        "pattern": .string(#"^\s*(<=?|>=?|=)\s*[-+]?\.?[0-9][0-9.eE+-]*\s*$"#),
      ])
    case .date:
      .map(["type": .string("string"), "pattern": .string("^[0-9]{4}-[0-9]{2}-[0-9]{2}$")])
    case .list(let element):
      .map([
        "anyOf": .list([
          .map(["type": .string("array"), "items": element.schema]), element.schema, .type("null"),
        ])
      ])
    case .pair(let element):
      .map([
        "type": .string("array"), "items": element.schema, "minItems": .int(2), "maxItems": .int(2),
      ])
    case .map(let map): map.schema
    case .dictionary(let element):
      .map([
        "type": .list([.string("object"), .string("null")]), "additionalProperties": element.schema,
      ])
    case .either(let shapes): .map(["anyOf": .list(shapes.map(\.schema))])
    case .anything: .bool(true)
    }
  }
}

extension MapShape {
  fileprivate var schema: OptionValue {
    var properties: [String: OptionValue] = [:]
    for key in keys {
      guard case .map(var schema) = key.shape.schema else {
        properties[key.name] = key.shape.schema
        continue
      }
      if !key.documentation.isEmpty { schema["description"] = .string(key.documentation) }
      properties[key.name] = .map(schema)
    }
    var schema: [String: OptionValue] = [
      "properties": .map(properties), "additionalProperties": .bool(false),
    ]
    func demand(_ names: [String]) -> [OptionValue] {
      names.map { .map(["required": .list([.string($0)])]) }
    }
    let required = keys.filter(\.isRequired).map(\.name)
    if !required.isEmpty { schema["required"] = .list(required.map { .string($0) }) }
    if !exactlyOne.isEmpty { schema["oneOf"] = .list(demand(exactlyOne)) }
    if !atLeastOne.isEmpty { schema["anyOf"] = .list(demand(atLeastOne)) }
    let refusals = refused.filter { !$0.value.isEmpty }.mapValues { names in
      let none = Dictionary(uniqueKeysWithValues: names.map { ($0, OptionValue.bool(false)) })
      return OptionValue.map(["properties": .map(none)])
    }
    if !refusals.isEmpty { schema["dependentSchemas"] = .map(refusals) }
    let isDemanding = !required.isEmpty || !exactlyOne.isEmpty || !atLeastOne.isEmpty
    schema["type"] =
      isDemanding ? .string("object") : .list([.string("object"), .string("null")])
    return .map(schema)
  }
}

extension String {
  /// What YAML may make of a plain word.
  fileprivate var scalars: [OptionValue] {
    if let number = Int(self) { return [.int(number), .string(self)] }
    if self == "true" || self == "false" { return [.bool(self == "true"), .string(self)] }
    return [.string(self)]
  }
}

extension OptionValue {
  fileprivate static func type(_ names: String...) -> OptionValue {
    .map(["type": names.count == 1 ? .string(names[0]) : .list(names.map { .string($0) })])
  }

  /// The value as JSON with sorted keys, indented by two spaces.
  func json(indentation: String = "") -> String {
    let inner = indentation + "  "
    switch self {
    case .bool, .int, .double: return yaml
    case .string(let text): return text.jsonQuoted
    case .list(let values):
      if values.isEmpty { return "[]" }
      let isShort = values.allSatisfy { if case .map = $0 { false } else { true } }
      if isShort {
        return "[\(values.map { $0.json(indentation: inner) }.joined(separator: ", "))]"
      }
      let lines = values.map { inner + $0.json(indentation: inner) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(indentation)]"
    case .map(let values):
      if values.isEmpty { return "{}" }
      let lines = values.sorted { $0.key < $1.key }.map {
        "\(inner)\($0.key.jsonQuoted): \($0.value.json(indentation: inner))"
      }
      return "{\n\(lines.joined(separator: ",\n"))\n\(indentation)}"
    }
  }
}
