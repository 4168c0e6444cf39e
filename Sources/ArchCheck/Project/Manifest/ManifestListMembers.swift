import Foundation
import SwiftSyntax

/// Members of arrays, sets, dictionaries and strings.
extension ManifestInterpreter {
  func listMember(
    _ name: String, _ values: [ManifestValue], _ arguments: [ManifestArgument],
    in scope: ManifestScope
  ) throws -> ManifestValue? {
    try step(values.count)
    let label = arguments.first?.label
    guard let first = arguments.first?.value else {
      return try listMember(name, values)
    }
    switch (name, label) {
    case ("map", _): return .list(try values.map { try apply(first, [$0], in: scope) })
    case ("compactMap", _):
      return .list(try values.map { try apply(first, [$0], in: scope) }.filter { !$0.isNone })
    case ("flatMap", _):
      return .list(
        try values.flatMap { element -> [ManifestValue] in
          let result = try apply(first, [element], in: scope)
          return elements(of: result) ?? [result]
        })
    case ("filter", _): return .list(try values.filter { try holds(first, $0, in: scope) })
    case ("forEach", _):
      for value in values { try visit(value, with: first, in: scope) }
      return .tuple([])
    case ("reduce", "into"): return try reduce(into: first, values, arguments)
    case ("reduce", _):
      guard arguments.count == 2 else { return nil }
      return try values.reduce(first) { try combined($0, $1, by: arguments[1].value, in: scope) }
    // A trailing closure has no label.
    case ("contains", "where"),
      ("contains", nil) where first.isFunction:
      return .bool(try values.contains { try holds(first, $0, in: scope) })
    case ("contains", _): return .bool(try values.contains { try isEqual($0, first) })
    case ("allSatisfy", _): return .bool(try values.allSatisfy { try holds(first, $0, in: scope) })
    case ("first", _):
      return try values.first { try holds(first, $0, in: scope) } ?? ManifestValue.none
    case ("last", _):
      return try values.last { try holds(first, $0, in: scope) } ?? ManifestValue.none
    case ("firstIndex", _), ("lastIndex", _):
      func isMeant(_ value: ManifestValue) throws -> Bool {
        try label == "of" ? isEqual(value, first) : holds(first, value, in: scope)
      }
      let index =
        name == "firstIndex"
        ? try values.firstIndex(where: isMeant) : try values.lastIndex(where: isMeant)
      return index.map { .integer($0) } ?? ManifestValue.none
    case ("joined", _): return try joined(values, separator: first.string ?? "")
    case ("prefix", _): return first.integer.map { .list(Array(values.prefix(max(0, $0)))) }
    case ("suffix", _): return first.integer.map { .list(Array(values.suffix(max(0, $0)))) }
    case ("dropFirst", _): return first.integer.map { .list(Array(values.dropFirst(max(0, $0)))) }
    case ("dropLast", _): return first.integer.map { .list(Array(values.dropLast(max(0, $0)))) }
    case ("sorted", _): return .list(try sorted(values, by: first, in: scope))
    case ("appending", "contentsOf"), ("union", _):
      guard let other = first.list else { return .list(values + [first]) }
      return .list(name == "union" ? try unique(values + other) : values + other)
    case ("subtracting", _), ("intersection", _), ("isSubset", _), ("isDisjoint", _):
      return try setMember(name, values, first)
    default: return nil
    }
  }

  private func listMember(_ name: String, _ values: [ManifestValue]) throws -> ManifestValue? {
    switch name {
    case "sorted": return .list(try sorted(values, by: nil, in: globals))
    case "reversed": return .list(values.reversed())
    case "joined": return try joined(values, separator: "")
    case "dropFirst": return .list(Array(values.dropFirst()))
    case "dropLast": return .list(Array(values.dropLast()))
    case "enumerated":
      return .list(
        values.enumerated().map { pair("offset", .integer($0.offset), "element", $0.element) })
    case "shuffled", "makeIterator": return .list(values)
    case "max", "min":
      let order = try sorted(values, by: nil, in: globals)
      return (name == "min" ? order.first : order.last) ?? ManifestValue.none
    default: return nil
    }
  }

  private func setMember(_ name: String, _ values: [ManifestValue], _ argument: ManifestValue)
    throws -> ManifestValue?
  {
    guard let other = argument.list else { return nil }
    try step(values.count + other.count)
    let shared = try values.filter { value in try other.contains { try isEqual($0, value) } }
    switch name {
    case "subtracting":
      return .list(try values.filter { value in try !other.contains { try isEqual($0, value) } })
    case "intersection": return .list(shared)
    case "isSubset": return .bool(shared.count == values.count)
    default: return .bool(shared.isEmpty)
    }
  }

  /// `forEach`, which may call a closure that alters what its parameter refers to.
  private func visit(_ value: ManifestValue, with function: ManifestValue, in scope: ManifestScope)
    throws
  {
    if case .unknown(let place) = try apply(function, [value], in: scope).plain {
      let problem = ManifestProblem(
        line: place.line, column: place.column, message: "effect of \(place.source) is not known")
      if !problems.contains(problem) { problems.append(problem) }
    }
  }

  private func reduce(
    into initial: ManifestValue, _ values: [ManifestValue], _ arguments: [ManifestArgument]
  ) throws -> ManifestValue? {
    guard arguments.count == 2,
      case .function(.closure(let closure, let defining, _)) = arguments[1].value.plain
    else { return nil }
    var result = initial
    for value in values {
      result =
        try call(closure, with: [result, value], in: defining, expecting: nil).parameters[0]
        ?? result
    }
    return result
  }

  private func combined(
    _ left: ManifestValue, _ right: ManifestValue, by function: ManifestValue,
    in scope: ManifestScope
  ) throws -> ManifestValue {
    if case .unknown(let place) = function.plain, place.source == "+" {
      return try combine("+", left, right) ?? function
    }
    return try apply(function, [left, right], in: scope)
  }

  private func sorted(_ values: [ManifestValue], by order: ManifestValue?, in scope: ManifestScope)
    throws -> [ManifestValue]
  {
    try step(values.count * 10)
    return try values.sorted { left, right in
      guard let order, place(of: order) == nil else {
        return try combine("<", left, right)?.bool ?? false
      }
      return try apply(order, [left, right], in: scope).bool ?? false
    }
  }

  private func joined(_ values: [ManifestValue], separator: String) throws -> ManifestValue? {
    let texts = values.compactMap(\.string)
    if texts.count == values.count, !values.isEmpty {
      try stepForText(of: texts.reduce(0) { $0 + $1.utf8.count + separator.utf8.count })
      return .text(texts.joined(separator: separator))
    }
    if values.isEmpty { return separator.isEmpty ? .list([]) : .text("") }
    let lists = values.compactMap(\.list)
    return lists.count == values.count ? .list(lists.flatMap { $0 }) : nil
  }

  func tableMember(
    _ name: String, _ entries: [ManifestValue.Entry], _ arguments: [ManifestArgument],
    in scope: ManifestScope
  ) throws -> ManifestValue? {
    try step(entries.count)
    guard let first = arguments.first?.value else {
      return try listMember(name, elements(of: .table(entries)) ?? [], arguments, in: scope)
    }
    switch name {
    case "mapValues":
      return .table(
        try entries.map {
          ManifestValue.Entry(key: $0.key, value: try apply(first, [$0.value], in: scope))
        })
    case "compactMapValues":
      return .table(
        try entries.compactMap {
          let value = try apply(first, [$0.value], in: scope)
          return value.isNone ? nil : ManifestValue.Entry(key: $0.key, value: value)
        })
    case "filter":
      return .table(
        try entries.filter { try holds(first, pair("key", $0.key, "value", $0.value), in: scope) })
    case "merging":
      guard case .table(let other) = first.plain else { return nil }
      var merged = entries
      for entry in other {
        try merged.removeAll { try isEqual($0.key, entry.key) }
        merged.append(entry)
      }
      return .table(merged)
    default:
      return try listMember(name, elements(of: .table(entries)) ?? [], arguments, in: scope)
    }
  }

  func textMember(_ name: String, _ text: String, _ arguments: [ManifestArgument]) throws
    -> ManifestValue?
  {
    // Most members go through the characters, which costs what the elements of a list do.
    try step(text.utf8.count / Self.elementsPerStep)
    guard let first = arguments.first?.value.string else {
      let characters = arguments.first.flatMap { characterSet(of: $0.value) }
      switch name {
      case "lowercased": return .text(text.lowercased())
      case "uppercased": return .text(text.uppercased())
      case "trimmingCharacters": return characters.map { .text(text.trimmingCharacters(in: $0)) }
      case "components":
        return characters.map { set in
          .list(text.components(separatedBy: set).map { .text($0) })
        }
      default: return nil
      }
    }
    switch name {
    case "hasPrefix", "starts": return .bool(text.hasPrefix(first))
    case "hasSuffix": return .bool(text.hasSuffix(first))
    case "contains": return .bool(first.isEmpty || text.contains(first))
    case "appending":
      try stepForText(of: text.utf8.count + first.utf8.count)
      return .text(text + first)
    case "appendingPathComponent": return .text(text + "/" + first)
    case "replacingOccurrences", "replacing":
      guard let second = arguments.dropFirst().first?.value.string else { return nil }
      try stepForText(
        of: text.utf8.count * max(1, second.utf8.count) / max(1, first.utf8.count))
      return .text(text.replacingOccurrences(of: first, with: second))
    case "components", "split":
      let omitting = name == "split"
      let parts = text.components(separatedBy: first)
      return .list(parts.filter { !omitting || !$0.isEmpty }.map { .text($0) })
    default: return nil
    }
  }

  /// The characters that `.whitespaces` or `CharacterSet(charactersIn: "…")` stand for.
  private func characterSet(of value: ManifestValue) -> CharacterSet? {
    guard let record = value.record else { return nil }
    return switch record.name {
    case "whitespaces": .whitespaces
    case "whitespacesAndNewlines": .whitespacesAndNewlines
    case "newlines": .newlines
    case "alphanumerics": .alphanumerics
    case "letters": .letters
    case "decimalDigits": .decimalDigits
    case "punctuationCharacters": .punctuationCharacters
    case "CharacterSet": record["charactersIn"]?.string.map(CharacterSet.init(charactersIn:))
    default: nil
    }
  }
}
