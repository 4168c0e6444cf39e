import SwiftSyntax

/// A value of the small part of Swift that manifests are written in.
indirect enum ManifestValue {
  case none
  case bool(Bool)
  case integer(Int)
  case decimal(Double)
  /// A string and the line it was written on, 0 where it was made from others.
  case text(String, line: Int)
  /// Arrays, sets and ranges of integers.
  case list([ManifestValue])
  case table([Entry])
  case tuple([ManifestArgument])
  /// What `.target(…)`, `.macOS` or a case of an own enum stands for: a name with arguments.
  case record(ManifestRecord)
  /// A value of a struct that the manifest declares.
  case instance(ManifestInstance)
  case function(ManifestCallable)
  case type(String)
  case keyPath([String])
  /// A value that depends on something outside of the manifest, with the text of what it rests on.
  case varying(ManifestValue, String)
  /// What could not be evaluated.
  case unknown(ManifestPlace)

  static func text(_ string: String) -> ManifestValue { .text(string, line: 0) }

  struct Entry {
    var key: ManifestValue
    var value: ManifestValue
  }
}

/// Where and what in a manifest could not be evaluated.
struct ManifestPlace: Hashable {
  var line: Int
  var column: Int?
  var source: String
}

/// One argument of a call, or one element of a tuple.
struct ManifestArgument {
  var label: String?
  var value: ManifestValue
}

/// A value with a name and arguments, shared by reference as PackageDescription's classes are.
final class ManifestRecord {
  let name: String
  /// The type that is known to declare the member `name`.
  let owner: String?
  var arguments: [ManifestArgument]
  let line: Int

  init(_ name: String, owner: String? = nil, _ arguments: [ManifestArgument] = [], line: Int = 0) {
    self.name = name
    self.owner = owner
    self.arguments = arguments
    self.line = line
  }

  subscript(label: String) -> ManifestValue? {
    get { arguments.first { $0.label == label }?.value }
    set {
      guard let newValue else { return }
      if let index = arguments.firstIndex(where: { $0.label == label }) {
        arguments[index].value = newValue
      } else {
        arguments.append(ManifestArgument(label: label, value: newValue))
      }
    }
  }
}

/// A value of an own struct: its type and its stored properties.
struct ManifestInstance {
  let type: String
  var fields: [String: ManifestValue]
}

/// Something that can be called.
enum ManifestCallable {
  case declared(ManifestFunction, on: ManifestValue?, in: ManifestScope)
  case closure(ClosureExprSyntax, in: ManifestScope, result: ManifestWrittenType?)
  case keyPath([String])
  /// `Type.init` and static or instance members taken as functions.
  case member(String, of: String)
}

extension ManifestValue {
  /// The value as it is in this run, whatever it rests on.
  var plain: ManifestValue {
    if case .varying(let value, _) = self { return value.plain }
    return self
  }

  /// The text of what the value rests on outside of the manifest.
  var origin: String? {
    if case .varying(_, let text) = self { return text }
    return nil
  }

  /// Whether the value holds what stands for something that only another environment has.
  var isPlaceholder: Bool {
    guard let origin, let string else { return false }
    return string.contains("<\(origin)>")
  }

  var isNone: Bool {
    if case .none = plain { return true }
    return false
  }

  var isInstance: Bool {
    if case .instance = plain { return true }
    return false
  }

  var isFunction: Bool {
    switch plain {
    case .function, .keyPath: true
    default: false
    }
  }

  var bool: Bool? {
    if case .bool(let value) = plain { return value }
    return nil
  }

  var integer: Int? {
    if case .integer(let value) = plain { return value }
    return nil
  }

  var string: String? {
    if case .text(let value, _) = plain { return value }
    return nil
  }

  var list: [ManifestValue]? {
    if case .list(let values) = plain { return values }
    return nil
  }

  var record: ManifestRecord? {
    if case .record(let record) = plain { return record }
    return nil
  }

  /// What could not be evaluated in this value or directly in this list.
  var unknownPlaces: [ManifestPlace] {
    switch plain {
    case .unknown(let place): return [place]
    case .list(let values):
      return values.compactMap {
        if case .unknown(let place) = $0.plain { place } else { nil }
      }
    default: return []
    }
  }
}
