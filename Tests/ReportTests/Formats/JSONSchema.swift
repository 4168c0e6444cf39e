import Foundation

/// A JSON value, told apart as JSON Schema does.
indirect enum JSONValue: Decodable, Hashable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  init(_ text: String) throws {
    self = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
  }

  subscript(key: String) -> JSONValue? {
    if case .object(let fields) = self { fields[key] } else { nil }
  }

  fileprivate var list: [JSONValue] {
    if case .array(let values) = self { values } else { [self] }
  }

  fileprivate var keys: Set<String> {
    if case .object(let fields) = self { Set(fields.keys) } else { [] }
  }

  fileprivate var types: [JSONValue] {
    switch self {
    case .null: [.string("null")]
    case .bool: [.string("boolean")]
    case .number(let number) where number == number.rounded():
      [.string("integer"), .string("number")]
    case .number: [.string("number")]
    case .string: [.string("string")]
    case .array: [.string("array")]
    case .object: [.string("object")]
    }
  }
}

/// As much of JSON Schema as the published schemas of the formats need.
struct JSONSchema {
  /// A file of schemas and one of them.
  private struct Place {
    var file: String
    var schema: JSONValue
  }

  /// By file name.
  private let files: [String: JSONValue]

  /// - Parameter texts: files that refer to one another, by name.
  init(_ texts: [String: String]) throws {
    files = try texts.mapValues { try JSONValue($0) }
  }

  /// Where and how a value breaks the schema of a file.
  func mistakes(in value: JSONValue, against file: String) -> [String] {
    mistakes(in: value, Place(file: file, schema: files[file] ?? .null), "")
  }

  private func mistakes(in value: JSONValue, _ place: Place, _ path: String) -> [String] {
    let schema = place.schema
    func mistakes(in value: JSONValue, _ schema: JSONValue, _ path: String) -> [String] {
      self.mistakes(in: value, Place(file: place.file, schema: schema), path)
    }
    guard case .object(let keywords) = schema else { return [] }
    return keywords.sorted { $0.key < $1.key }.flatMap { keyword, demand -> [String] in
      switch (keyword, value, demand) {
      case ("$ref", _, .string(let name)):
        return self.mistakes(in: value, definition(name, from: place.file), path)
      case ("type", _, _):
        return value.types.contains(where: demand.list.contains) ? [] : ["\(path): type"]
      case ("enum", _, _): return demand.list.contains(value) ? [] : ["\(path): enum"]
      case ("const", _, _): return demand == value ? [] : ["\(path): const"]
      case ("oneOf", _, .array(let choices)):
        let fitting = choices.count { mistakes(in: value, $0, path).isEmpty }
        return fitting == 1 ? [] : ["\(path): fits \(fitting) of oneOf"]
      case ("required", .object, .array(let names)):
        return names.filter { name in !value.keys.contains { .string($0) == name } }
          .map { "\(path): lacks \($0)" }
      case ("properties", .object(let fields), _):
        return fields.sorted { $0.key < $1.key }.flatMap { key, field in
          demand[key].map { mistakes(in: field, $0, "\(path)/\(key)") } ?? []
        }
      case ("additionalProperties", .object, .bool(false)):
        return value.keys.subtracting(schema["properties"]?.keys ?? []).sorted()
          .map { "\(path): has \($0)" }
      case ("items", .array(let elements), _):
        return elements.enumerated().flatMap { index, element in
          mistakes(in: element, demand, "\(path)/\(index)")
        }
      case ("minimum", .number(let number), .number(let least)):
        return number >= least ? [] : ["\(path): minimum"]
      case ("pattern", .string(let text), .string(let pattern)):
        let found = (try? Regex(pattern)).flatMap { text.firstMatch(of: $0) }
        return found == nil ? ["\(path): pattern"] : []
      default: return []
      }
    }
  }

  /// What `other.json#/a/b` or `#/a/b` means in a file; nothing keeps to a schema that is not there.
  private func definition(_ reference: String, from file: String) -> Place {
    let parts = reference.split(separator: "#", omittingEmptySubsequences: false)
    let name = parts[0].isEmpty ? file : String(parts[0])
    let path = parts.last?.split(separator: "/") ?? []
    let schema = path.reduce(files[name]) { $0?[String($1)] }
    return Place(file: name, schema: schema ?? .object(["enum": .array([])]))
  }
}
