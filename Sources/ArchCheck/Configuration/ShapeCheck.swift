extension Shape {
  /// Every place where a value departs from the shape; `what` is the value in the reader's words.
  func mistakes(in value: PlacedYAML, what: String) -> [Mistake] {
    guard hasForm(of: value) else {
      return [Mistake("\(what) must be \(description), not \(value.form)", at: value.location)]
    }
    switch self {
    case .text, .anything: return []
    case .choice(let words): return word(value, among: words, what: what)
    case .choiceOrFile(let words):
      guard let text = value.text, !Shape.isFile(text) else { return [] }
      return word(value, among: words, what: what).map { mistake in
        var mistake = mistake
        if text.contains(where: { "./".contains($0) }) {
          mistake.message += "; the path of a file ends in .yml or .yaml"
        }
        return mistake
      }
    case .flag: return refused(value, what: what, unless: value.flag != nil)
    case .count:
      return refused(
        value, what: what, unless: value.text.flatMap { Int($0) }.map { $0 >= 0 } ?? false)
    case .share:
      return refused(value, what: what, unless: value.number.map { 0...1 ~= $0 } ?? false)
    case .bound:
      return refused(
        value, what: what, unless: value.text.flatMap(TypePattern.Bound.parts) != nil)
    case .date: return refused(value, what: what, unless: value.text.flatMap { Day($0) } != nil)
    case .list(let element):
      return value.list.flatMap { element.mistakes(in: $0, what: "an entry of \(what)") }
    case .pair(let element):
      return refused(value, what: what, unless: value.list.count == 2)
        + value.list.flatMap { element.mistakes(in: $0, what: "an entry of \(what)") }
    case .map(let map): return map.mistakes(in: value, what: what)
    case .dictionary(let element):
      return value.entries.flatMap { element.mistakes(in: $0.value, what: "\"\($0.key)\"") }
    case .either(let shapes):
      return Shape.chosen(from: shapes, for: value)?.mistakes(in: value, what: what) ?? []
    }
  }

  private func refused(_ value: PlacedYAML, what: String, unless isFine: Bool) -> [Mistake] {
    guard !isFine else { return [] }
    let found = value.text.map { "\"\($0.shortened)\"" } ?? value.form
    return [Mistake("\(what) must be \(description), not \(found)", at: value.location)]
  }

  private func word(_ value: PlacedYAML, among words: [String], what: String) -> [Mistake] {
    guard let text = value.text, !words.contains(text) else { return [] }
    return [
      Mistake(
        unknown("value", text, among: Switch.told(words), place: " for \(what)"), at: value.location
      )
    ]
  }
}

extension MapShape {
  func mistakes(in value: PlacedYAML, what: String) -> [Mistake] {
    var mistakes: [Mistake] = []
    for entry in value.entries {
      if let key = keys.first(where: { $0.name == entry.key }) {
        mistakes += key.shape.mistakes(in: entry.value, what: "\"\(entry.key)\"")
      } else {
        let message = unknown("\(noun)", entry.key, among: keys.map(\.name))
        mistakes.append(Mistake("\(message)\(place(what))", at: entry.location))
      }
    }
    for key in keys where key.isRequired && value[key.name] == nil {
      mistakes.append(Mistake("\(what) lacks the \(noun) \"\(key.name)\"", at: value.location))
    }
    return mistakes
  }

  /// Where a key stands, for keys that could stand in many places.
  private func place(_ what: String) -> String {
    what == "the configuration" || noun != "key" ? "" : " (in \(what))"
  }
}

extension PlacedYAML {
  /// What a value is, in the reader's words.
  var form: String {
    switch content {
    case .scalar(let text, _): isNull ? "nothing" : "\"\(text.shortened)\""
    case .list: "a list"
    case .map: "a map"
    }
  }

  /// A switch as people write it.
  var flag: Bool? { text.flatMap(Switch.isOn) }

  /// Whether a severity says that there are to be no findings.
  var isOff: Bool { flag == false }

  var number: Double? {
    text.flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
  }
}
