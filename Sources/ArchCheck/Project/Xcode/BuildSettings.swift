/// The build settings of a target in one configuration, as far as they name its module.
struct BuildSettings: Sendable {
  /// The strongest first: target, its xcconfig, project, its xcconfig, Xcode's own.
  private let layers: [[String: String]]

  init(layers: [[String: String]]) {
    self.layers = layers
  }

  /// The value of `name` with its variables replaced; nil where it or a variable is not set.
  func value(of name: String) -> String? {
    var budget = 200
    return value(of: name, from: 0, budget: &budget)
  }

  /// - Parameter budget: how many more variables may be replaced: settings can name each other in
  ///   a circle.
  private func value(of name: String, from first: Int, budget: inout Int) -> String? {
    guard let layer = layers.indices.first(where: { $0 >= first && layers[$0][name] != nil }),
      let text = layers[layer][name]
    else { return nil }
    return expanded(text, of: name, in: layer, budget: &budget)
  }

  private func expanded(
    _ text: String, of name: String, in layer: Int, budget: inout Int
  ) -> String? {
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...].dropFirst()
      budget -= 1
      guard budget > 0, result.utf8.count < 1000 else { return nil }
      guard let end = closingBracket(of: rest) else {
        result += "$"
        continue
      }
      let written = String(rest[..<end].dropFirst())
      guard let inner = expanded(written, of: name, in: layer, budget: &budget) else { return nil }
      let parts = inner.split(separator: ":", omittingEmptySubsequences: false)
      let variable = parts.first.map(String.init) ?? ""
      let isInherited = variable == "inherited" || variable == name
      guard
        var value = value(
          of: isInherited ? name : variable, from: isInherited ? layer + 1 : 0, budget: &budget)
          ?? standardValue(parts)
      else { return nil }
      for modifier in parts.dropFirst() { value = modified(value, by: modifier) }
      result += value
      rest = rest[end...].dropFirst()
    }
    return result + rest
  }

  /// Where the bracket that a text starts with is closed; a name may hold others: `$(A_$(B))`.
  private func closingBracket(of text: Substring) -> Substring.Index? {
    guard text.first == "(" || text.first == "{" else { return nil }
    let (opening, closing): (Character, Character) = text.first == "{" ? ("{", "}") : ("(", ")")
    var depth = 0
    return text.indices.first { index in
      if text[index] == opening { depth += 1 }
      if text[index] == closing { depth -= 1 }
      return depth == 0
    }
  }

  /// The value that `$(NAME:default=value)` gives for a setting that is not set.
  private func standardValue(_ parts: [Substring]) -> String? {
    parts.dropFirst().first { $0.hasPrefix("default=") }.map { String($0.dropFirst(8)) }
  }

  private func modified(_ value: String, by modifier: Substring) -> String {
    switch modifier {
    case "c99extidentifier", "identifier": moduleIdentifier(value)
    case "rfc1034identifier":
      String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "." ? $0 : "-" })
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    default: value
    }
  }
}
