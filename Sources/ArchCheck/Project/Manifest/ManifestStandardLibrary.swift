import Foundation
import SwiftSyntax

/// The members of the standard library and of Foundation that manifests use.
extension ManifestInterpreter {
  func standardProperty(_ name: String, of value: ManifestValue) throws -> ManifestValue? {
    switch (value.plain, name) {
    case (.list(let values), "count"), (.list(let values), "underestimatedCount"):
      return .integer(values.count)
    case (.list(let values), "isEmpty"): return .bool(values.isEmpty)
    case (.list(let values), "first"): return values.first ?? ManifestValue.none
    case (.list(let values), "last"): return values.last ?? ManifestValue.none
    case (.list(let values), "indices"): return .list(values.indices.map { .integer($0) })
    case (.list, "lazy"), (.text, "utf8"), (.text, "unicodeScalars"): return value
    case (.table(let entries), "count"): return .integer(entries.count)
    case (.table(let entries), "isEmpty"): return .bool(entries.isEmpty)
    case (.table(let entries), "keys"): return .list(entries.map(\.key))
    case (.table(let entries), "values"): return .list(entries.map(\.value))
    case (.text(let text, _), "count"): return .integer(text.count)
    case (.text(let text, _), "isEmpty"): return .bool(text.isEmpty)
    case (.text(let text, _), "first"):
      return text.first.map { .text(String($0)) } ?? ManifestValue.none
    case (.text(let text, _), "last"):
      return text.last.map { .text(String($0)) } ?? ManifestValue.none
    case (.text(let text, _), "capitalized"): return .text(text.capitalized)
    case (.text(let text, _), "lastPathComponent"):
      return .text(text.split(separator: "/").last.map(String.init) ?? text)
    case (.text(let text, _), "deletingLastPathComponent"):
      return .text(text.split(separator: "/").dropLast().joined(separator: "/"))
    case (.text, "description"), (.text, "localizedCapitalized"): return value
    case (.integer(let number), "description"): return .text(String(number))
    case (.record(let record), "rawValue"): return try rawValue(of: record)
    case (.record(let record), "environment") where record.owner == "environment": return value
    case (.record(let record), "keys") where record.owner == "environment": return value
    case (.record(let record), _): return packageDescriptionDefault(of: name, in: record)
    default: return nil
    }
  }

  /// What `String(…)`, `Set(…)`, `zip(…)` and the like make.
  func standardValue(
    of name: String, _ arguments: [ManifestArgument]
  ) throws -> ManifestValue? {
    let first = arguments.first?.value
    switch (name, arguments.first?.label) {
    case ("Array", nil), ("ArraySlice", nil), ("Set", nil), ("AnySequence", nil):
      guard let first else { return .list([]) }
      guard let values = elements(of: first) else { return nil }
      return name == "Set" ? .list(try unique(values)) : .list(values)
    case ("Array", "repeating"):
      guard let first, let count = arguments.last?.value.integer, (0...1000).contains(count) else {
        return nil
      }
      return .list(Array(repeating: first, count: count))
    case ("Dictionary", nil) where first == nil: return .table([])
    case ("Dictionary", "uniqueKeysWithValues"):
      return first.flatMap { elements(of: $0) }.map { values in
        .table(
          values.compactMap { pair in
            guard case .tuple(let parts) = pair.plain, parts.count == 2 else { return nil }
            return ManifestValue.Entry(key: parts[0].value, value: parts[1].value)
          })
      }
    case ("String", nil), ("String", "describing"), ("String", "stringLiteral"), ("Substring", nil):
      guard let first else { return .text("") }
      return try description(of: first).map { .text($0) }
    case ("Bool", nil):
      return first?.string.map {
        ["true": .bool(true), "false": .bool(false)][$0] ?? ManifestValue.none
      }
        ?? first.flatMap { $0.bool != nil ? $0 : nil }
    case ("Int", nil), ("UInt", nil):
      if let integer = first?.integer { return .integer(integer) }
      return first?.string.map { Int($0).map { .integer($0) } ?? ManifestValue.none }
    case ("zip", nil):
      guard arguments.count == 2, let left = first?.list, let right = arguments[1].value.list else {
        return nil
      }
      return .list(zip(left, right).map { pair(nil, $0, nil, $1) })
    case ("min", nil), ("max", nil):
      let numbers = arguments.compactMap(\.value.integer)
      guard numbers.count == arguments.count else { return nil }
      return (name == "min" ? numbers.min() : numbers.max()).map { .integer($0) }
    case ("CharacterSet", "charactersIn"):
      return .record(ManifestRecord(name, owner: name, arguments))
    case ("type", "of"):
      return first.flatMap { typeName(of: $0) }.map { .type($0) }
    case ("stride", "from"): return try stride(arguments)
    case ("repeatElement", nil):
      guard let first, let count = arguments.last?.value.integer, (0...1000).contains(count) else {
        return nil
      }
      return .list(Array(repeating: first, count: count))
    case ("Version", nil), ("Range", _), ("ClosedRange", _): return .record(ManifestRecord(name))
    default: return nil
    }
  }

  /// The integers of `stride(from:to:by:)` or `stride(from:through:by:)`.
  private func stride(_ arguments: [ManifestArgument]) throws -> ManifestValue? {
    let numbers = arguments.compactMap(\.value.integer)
    guard arguments.count == 3, numbers.count == 3, numbers[2] != 0 else { return nil }
    let (distance, overflow) = numbers[1].subtractingReportingOverflow(numbers[0])
    guard !overflow, distance.magnitude / numbers[2].magnitude < 10_000 else { return nil }
    let values =
      arguments[1].label == "through"
      ? Array(Swift.stride(from: numbers[0], through: numbers[1], by: numbers[2]))
      : Array(Swift.stride(from: numbers[0], to: numbers[1], by: numbers[2]))
    try step(values.count)
    return .list(values.map { .integer($0) })
  }

  func unique(_ values: [ManifestValue]) throws -> [ManifestValue] {
    var seen: [ManifestValue] = []
    for value in values where try !seen.contains(where: { try isEqual($0, value) }) {
      seen.append(value)
    }
    return seen
  }

  func pair(
    _ firstLabel: String?, _ first: ManifestValue, _ secondLabel: String?, _ second: ManifestValue
  ) -> ManifestValue {
    .tuple([
      ManifestArgument(label: firstLabel, value: first),
      ManifestArgument(label: secondLabel, value: second),
    ])
  }

  /// Calls a method that the standard library declares; nil where it is not known.
  func callStandardMember(
    _ name: String, on owner: ManifestValue, _ arguments: [ManifestCallArgument],
    in scope: ManifestScope,
    expecting shape: ManifestWrittenType?
  ) throws -> ManifestValue? {
    let result: ManifestWrittenType? =
      switch name {
      case "map", "compactMap": owner.list != nil ? shape?.element : shape
      case "flatMap", "reduce", "mapValues": shape
      default: nil
      }
    let values = try arguments.map { argument in
      let expected: ManifestWrittenType? =
        if argument.expression?.is(ClosureExprSyntax.self) == true {
          .function(result)
        } else if owner.string != nil {
          .named("CharacterSet")
        } else {
          shape
        }
      return ManifestArgument(
        label: argument.label.label, value: try value(of: argument, expecting: expected, in: scope))
    }
    let inputs = [owner] + values.map(\.value)
    guard let value = try standardResult(name, owner, values, in: scope) else { return nil }
    guard inputs.contains(where: { $0.origin != nil }) else { return value }
    let shown = try values.map {
      try $0.value.origin ?? description(of: $0.value).map { "\"\($0)\"" } ?? "…"
    }
    let base = try owner.origin ?? description(of: owner).map { "\"\($0)\"" } ?? "…"
    return varying(value.plain, "\(base).\(name)(\(shown.joined(separator: ", ")))", from: inputs)
  }

  private func standardResult(
    _ name: String, _ owner: ManifestValue, _ arguments: [ManifestArgument], in scope: ManifestScope
  ) throws -> ManifestValue? {
    switch owner.plain {
    case .list(let values): return try listMember(name, values, arguments, in: scope)
    case .table(let entries): return try tableMember(name, entries, arguments, in: scope)
    case .text(let text, _):
      return try textMember(name, text, arguments)
        ?? listMember(name, text.map { .text(String($0)) }, arguments, in: scope)
    case .none where name == "map" || name == "flatMap": return owner.plain
    case .unknown: return nil
    // To go through the whole environment is to find nothing in it.
    case .record(let record) where record.owner == "environment":
      return try tableMember(name, [], arguments, in: scope)
    default:
      // `map` of an optional that has a value.
      guard name == "map" || name == "flatMap", let function = arguments.first?.value else {
        return nil
      }
      return try apply(function, [owner.plain], in: scope)
    }
  }

  func apply(_ function: ManifestValue, _ values: [ManifestValue], in scope: ManifestScope) throws
    -> ManifestValue
  {
    switch function.plain {
    case .function(let callable): try call(callable, with: values, in: scope)
    case .keyPath(let names): try call(.keyPath(names), with: values, in: scope)
    case .type(let type): try call(.member("init", of: type), with: values, in: scope)
    default: .unknown(place(of: function) ?? ManifestPlace(line: 0, source: "a function"))
    }
  }

  /// The truth of what a predicate says of an element.
  func holds(_ predicate: ManifestValue, _ element: ManifestValue, in scope: ManifestScope) throws
    -> Bool
  {
    let value = try apply(predicate, [element], in: scope)
    if let bool = value.bool { return bool }
    return choices.decide(place(of: value)?.source ?? "a condition", usually: false)
  }
}
