/// A key of a pattern, what it means, and the property that its list fills.
struct ListKey<Pattern>: Sendable {
  private let key: MapShape.Key
  private let read: @Sendable (PlacedYAML, inout Pattern) -> Void
  private let texts: @Sendable (Pattern) -> [String]

  init<Entry: ListEntry>(
    _ name: String, _ property: WritableKeyPath<Pattern, [Entry]> & Sendable,
    of entry: Shape = .text, _ documentation: String
  ) {
    key = MapShape.Key(name, .list(of: entry), documentation)
    read = { value, pattern in
      pattern[keyPath: property] = value.list.compactMap { Entry($0) }
    }
    texts = { $0[keyPath: property].map(\.written) }
  }

  static func mapKeys(_ keys: [ListKey]) -> [MapShape.Key] {
    keys.map(\.key)
  }

  /// Fills the properties of a pattern whose keys are written.
  static func fill(_ pattern: inout Pattern, by keys: [ListKey], from value: PlacedYAML) {
    for key in keys {
      if let list = value[key.key.name] { key.read(list, &pattern) }
    }
  }

  /// `names: [A, B]` for each property that is not empty.
  static func yaml(_ pattern: Pattern, by keys: [ListKey]) -> [String] {
    keys.compactMap { key in
      let texts = key.texts(pattern)
      return texts.isEmpty ? nil : "\(key.key.name): \(texts.yaml)"
    }
  }
}

/// What a text in a list of a pattern stands for.
protocol ListEntry: SendableMetatype {
  init?(_ value: PlacedYAML)
  /// The text.
  var written: String { get }
}

extension String: ListEntry {
  init?(_ value: PlacedYAML) {
    guard let text = value.text else { return nil }
    self = text
  }

  var written: String { self }
}

extension Glob: ListEntry {
  init?(_ value: PlacedYAML) {
    guard let text = value.text else { return nil }
    self.init(text)
  }

  var written: String { pattern }
}

extension TypePattern.Placed: ListEntry {
  init?(_ value: PlacedYAML) {
    guard let text = value.text else { return nil }
    self.init(text: text, location: value.location)
  }

  var written: String { text }
}

extension ListEntry where Self: RawRepresentable<String> {
  init?(_ value: PlacedYAML) {
    guard let text = value.text else { return nil }
    self.init(rawValue: text)
  }

  var written: String { rawValue }
}

extension Role: ListEntry {}
extension TypeKind: ListEntry {}
extension TypePattern.Modifier: ListEntry {}

extension ComponentPattern {
  static let keys: [ListKey<ComponentPattern>] = [
    ListKey("modules", \.modules, "Names or patterns of modules."),
    ListKey("paths", \.paths, "Globs of files or folders."),
    ListKey("types", \.types, "Names or patterns of types."),
    ListKey("roles", \.roles, of: .role, "Roles of types."),
    ListKey("superclasses", \.superclasses, "Names or patterns of superclasses, at any distance."),
    ListKey("conformances", \.conformances, "Names or patterns of protocols, at any distance."),
    ListKey("attributes", \.attributes, "Names of attributes, without @."),
  ]
}

extension TypePattern {
  /// All keys but `metrics` and `unless`.
  static let keys: [ListKey<TypePattern>] = [
    ListKey("components", \.components, "Names of components."),
    ListKey("modules", \.modules, "Names or patterns of modules."),
    ListKey("paths", \.paths, "Globs of files."),
    ListKey("names", \.names, "Names or patterns of types."),
    ListKey(
      "kinds", \.kinds, of: .choice(["class", "struct", "enum", "actor", "protocol"]),
      "What keyword declares the type."),
    ListKey(
      "modifiers", \.modifiers, of: .choice(Modifier.allCases.map(\.rawValue)),
      "`final` or the access; internal where none is written."),
    ListKey("roles", \.roles, of: .role, "Roles of types."),
    ListKey("superclasses", \.superclasses, "Names or patterns of superclasses, at any distance."),
    ListKey("conformances", \.conformances, "Names or patterns of protocols, at any distance."),
    ListKey("attributes", \.attributes, "Names of attributes, without @."),
    ListKey("imports", \.imports, "Modules that the declaring file imports."),
  ]
}
