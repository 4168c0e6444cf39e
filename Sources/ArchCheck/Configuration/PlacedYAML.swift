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

  /// The texts of a list's scalars.
  var texts: [String] {
    list.compactMap(\.text)
  }
}

extension PlacedYAML {
  static let maximumSize = 1 << 20
  private static let maximumCount = 100_000
  private static let maximumDepth = 64

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
    } catch let error as YAMLRefusal {
      let place = Location(file: file, line: error.line, column: error.column)
      throw ConfigurationError([Mistake(error.problem, at: place)])
    } catch {
      throw ConfigurationError([mistake(error, in: text, start: start)])
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

  /// A YAML error in one line, without the text it stumbled over.
  private static func mistake(
    _ error: any Error, in text: String, start: Location
  ) -> Mistake {
    func place(_ mark: Mark) -> Location {
      Location(file: start.file, line: max(mark.line, 1), column: max(mark.column, 1))
    }
    switch error as? YamlError {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _):
      if let line = MergeConflict.line(in: text) {
        return Mistake(
          "an unresolved merge conflict", at: Location(file: start.file, line: line, column: 1))
      }
      let why =
        isTab(at: mark, in: text)
        ? "a tab; YAML indents with blanks"
        // The parser names a setting of its own.
        : problem.hasPrefix("Maximum nesting level") ? "it is nested too deeply" : problem
      return Mistake("not valid YAML: \(why)", at: place(mark))
    case .composer(_, _, let mark, _):
      return Mistake("a second document; one file holds one configuration", at: place(mark))
    case .duplicatedKeysInMapping(let keys, let context):
      return Mistake(
        "the key \"\(keys.first ?? "")\" stands twice", at: place(context.mark))
    case .reader(let problem, _, _, _):
      return Mistake("not readable as UTF-8 text: \(problem)", at: start)
    default:
      return Mistake("not readable as YAML", at: start)
    }
  }

  private static func isTab(at mark: Mark, in text: String) -> Bool {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard lines.indices.contains(mark.line - 1) else { return false }
    return lines[mark.line - 1].dropFirst(mark.column - 1).first == "\t"
  }
}
