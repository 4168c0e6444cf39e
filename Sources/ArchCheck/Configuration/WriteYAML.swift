extension OptionValue {
  /// A text as it is, else the value as YAML.
  var written: String {
    if case .string(let text) = self { text } else { yaml }
  }

  /// The value as YAML in one line; keys are sorted.
  package var yaml: String {
    switch self {
    case .bool(let value): "\(value)"
    case .int(let value): "\(value)"
    case .double(let value): "\(value)"
    case .string(let value): value.yaml
    case .list(let values): "[\(values.map(\.yaml).joined(separator: ", "))]"
    case .map(let values):
      "{"
        + values.sorted { $0.key < $1.key }.map { "\($0.key.yaml): \($0.value.yaml)" }
        .joined(separator: ", ") + "}"
    }
  }
}

extension String {
  /// The text as a YAML scalar that reads as this text everywhere, also inside of `[]` and `{}`.
  var yaml: String {
    let words = ["", "~", "null", "true", "false", "yes", "no", "on", "off", "y", "n"]
    let isPlain = unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || "_./+- ".unicodeScalars.contains(scalar)
    }
    let first = unicodeScalars.first
    let startsPlain = first.map { $0.properties.isAlphabetic || $0 == "_" || $0 == "." } ?? false
    guard isPlain, startsPlain, last != " ", !words.contains(lowercased()), Double(self) == nil
    else { return jsonQuoted }
    return self
  }
}
