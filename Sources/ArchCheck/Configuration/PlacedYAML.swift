import Yams

/// A value of a YAML file with the place it is written at.
///
/// Scalars are text as written: YAML's own ideas of `off`, `no`, `012` and dates do not apply.
struct PlacedYAML: Sendable, Hashable {
  enum Content: Sendable, Hashable {
    /// `isPlain`: written without quotes.
    case scalar(String, isPlain: Bool)
    case list([PlacedYAML])
    case map([Entry])
  }

  /// A key of a map and its value.
  struct Entry: Sendable, Hashable {
    var key: String
    /// Where the key is written.
    var location: Location
    var value: PlacedYAML
  }

  var content: Content
  var location: Location

  /// The entries of a map; none for anything else.
  var entries: [Entry] {
    if case .map(let entries) = content { entries } else { [] }
  }

  /// The scalar's text.
  var text: String? {
    if case .scalar(let text, _) = content { text } else { nil }
  }

  /// Nothing written behind a key, `~` or `null`.
  var isNull: Bool {
    if case .scalar(let text, true) = content { ["", "~", "null"].contains(text) } else { false }
  }

  /// The value of a key of a map.
  subscript(key: String) -> PlacedYAML? {
    entries.first { $0.key == key }?.value
  }

  /// The elements of a list; a scalar or map where a list is meant is a list of one.
  var list: [PlacedYAML] {
    switch content {
    case .list(let values): values
    case .scalar where isNull: []
    case .scalar, .map: [self]
    }
  }

  /// Where the value and all that it holds are written.
  var locations: [Location] {
    let inner =
      switch content {
      case .scalar: [PlacedYAML]()
      case .list(let values): values
      case .map(let entries): entries.map(\.value)
      }
    return [location] + inner.flatMap(\.locations)
  }

  /// The texts of a list's scalars.
  var texts: [String] {
    list.compactMap(\.text)
  }
}

extension PlacedYAML {
  static let maximumSize = 1 << 20
  private static let maximumCount = 100_000
  private static let maximumDepth = 64

  /// Reads the only document of a file; nil when it is empty.
  static func read(_ bytes: [UInt8], file: String) throws(ConfigurationError) -> PlacedYAML? {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let start = Location(file: file, line: 1, column: 1)
      throw ConfigurationError([Mistake("not readable as UTF-8 text", at: start)])
    }
    let value = try read(text, file: file)
    return value.flatMap { $0.isNull ? nil : $0 }
  }

  /// Reads the only document of a YAML text; nil when it is empty.
  static func read(_ text: String, file: String) throws(ConfigurationError) -> PlacedYAML? {
    let start = Location(file: file, line: 1, column: 1)
    guard text.utf8.count <= maximumSize else {
      throw ConfigurationError([Mistake("the file is larger than 1 MB", at: start)])
    }
    do {
      guard let node = try composedYAML(text) else { return nil }
      var count = 0
      return try value(node, file: file, depth: 0, count: &count)
    } catch let error as ConfigurationError {
      throw error
    } catch {
      let refusal = YAMLRefusal(error, in: text)
      let place = Location(file: file, line: refusal.line, column: refusal.column)
      throw ConfigurationError([Mistake(refusal.problem, at: place)])
    }
  }

  private static func value(
    _ node: Yams.Node, file: String, depth: Int, count: inout Int
  ) throws(ConfigurationError) -> PlacedYAML {
    let mark = node.mark
    let location = Location(file: file, line: mark?.line ?? 1, column: mark?.column ?? 1)
    count += 1
    guard count <= maximumCount, depth <= maximumDepth else {
      let what = depth > maximumDepth ? "nested too deeply" : "too many values (aliases count)"
      throw ConfigurationError([Mistake(what, at: location)])
    }
    switch node {
    case .scalar(let scalar):
      return PlacedYAML(
        content: .scalar(scalar.string, isPlain: scalar.style == .plain || scalar.style == .any),
        location: location)
    case .sequence(let sequence):
      var values: [PlacedYAML] = []
      for element in sequence {
        values.append(try value(element, file: file, depth: depth + 1, count: &count))
      }
      return PlacedYAML(content: .list(values), location: location)
    case .mapping(let mapping):
      var entries: [Entry] = []
      // Yams takes `1` and `"1"` for two keys.
      var keys: Set<String> = []
      for (key, element) in mapping {
        let entry = try entry(key, element, file: file, depth: depth, count: &count)
        guard keys.insert(entry.key).inserted else {
          throw ConfigurationError([
            Mistake("the key \"\(entry.key)\" stands twice", at: entry.location)
          ])
        }
        entries.append(entry)
      }
      return PlacedYAML(content: .map(entries), location: location)
    case .alias:
      throw ConfigurationError([Mistake("an alias without its anchor", at: location)])
    }
  }

  private static func entry(
    _ key: Yams.Node, _ element: Yams.Node, file: String, depth: Int, count: inout Int
  ) throws(ConfigurationError) -> Entry {
    let key = try value(key, file: file, depth: depth + 1, count: &count)
    guard let name = key.text else {
      throw ConfigurationError([Mistake("a key must be text", at: key.location)])
    }
    guard name != "<<" else {
      throw ConfigurationError([
        Mistake("merge keys (<<) are not supported; write the entries out", at: key.location)
      ])
    }
    let value = try value(element, file: file, depth: depth + 1, count: &count)
    return Entry(key: name, location: key.location, value: value)
  }
}
