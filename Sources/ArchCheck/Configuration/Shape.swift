/// What a value of the configuration may look like.
///
/// One table of shapes is the reader's first check, the JSON Schema and the list of allowed words
/// in messages, so that these cannot drift apart.
indirect enum Shape: Sendable {
  case text
  case choice([String])
  /// One of some words, or the path of a YAML file.
  case choiceOrFile([String])
  case flag
  /// A whole number.
  case count
  /// A part of a whole, from 0 to 1.
  case share
  /// `> 300`
  case bound
  /// `2027-01-31`
  case date
  /// A scalar is taken for a list of one.
  case list(of: Shape)
  /// Two names, `[from, to]`.
  case pair(Shape)
  case map(MapShape)
  /// Any keys, with values of one shape.
  case dictionary(of: Shape)
  /// The first whose form (scalar, list or map) is that of the value, for maps with known keys.
  case either([Shape])
  case anything
}

/// A map with fixed keys.
struct MapShape: Sendable {
  struct Key: Sendable {
    var name: String
    var shape: Shape
    var isRequired = false
    var documentation: String

    init(_ name: String, _ shape: Shape, isRequired: Bool = false, _ documentation: String) {
      self.name = name
      self.shape = shape
      self.isRequired = isRequired
      self.documentation = documentation
    }
  }

  /// What a key is called in messages: `key`, `rule`, `option`, …
  var noun = "key"
  var keys: [Key]
  /// Names of which exactly one must stand in the map.
  var exactlyOne: [String] = []
  /// Names of which one must stand in the map.
  var atLeastOne: [String] = []
  /// By a name, those that must not stand beside it.
  var refused: [String: [String]] = [:]
}

extension Shape {
  /// The shape in the reader's words.
  var description: String {
    switch self {
    case .text: "text"
    case .choice(let words): "one of \(Switch.told(words).joined(separator: ", "))"
    case .choiceOrFile(let words): "one of \(words.joined(separator: ", ")), or a file"
    case .flag: "true or false"
    case .count: "a whole number, at least 0"
    case .share: "a number from 0 to 1"
    case .bound: "a bound such as \"> 300\""
    case .date: "a date such as 2027-01-31"
    case .list(let element): element.listDescription
    case .pair(let element): "a pair [from, to], each \(element.description)"
    case .map, .dictionary: "a map"
    case .either(let shapes):
      shapes.map(\.description).uniqued().joined(separator: ", or ")
    case .anything: "anything"
    }
  }

  private var listDescription: String {
    if case .text = self { "a list of texts" } else { "a list, each \(description)" }
  }

  /// Whether a value has the form (scalar, list or map) that the shape asks for; nothing is an
  /// empty list or map.
  func hasForm(of value: PlacedYAML) -> Bool {
    switch self {
    case .text, .choice, .choiceOrFile, .flag, .count, .share, .bound, .date:
      value.text != nil && !value.isNull
    case .list(let element):
      if case .list = value.content { true } else { value.isNull || element.hasForm(of: value) }
    case .pair: if case .list = value.content { true } else { false }
    case .map, .dictionary: if case .map = value.content { true } else { value.isNull }
    case .either(let shapes): shapes.contains { $0.hasForm(of: value) }
    case .anything: true
    }
  }

  /// The alternative that is meant by a value.
  static func chosen(from shapes: [Shape], for value: PlacedYAML) -> Shape? {
    let fitting = shapes.filter { $0.hasForm(of: value) }
    let known = fitting.first { shape in
      guard case .map(let map) = shape else { return true }
      return value.entries.contains { entry in map.keys.contains { $0.name == entry.key } }
    }
    return known ?? fitting.last
  }
}
