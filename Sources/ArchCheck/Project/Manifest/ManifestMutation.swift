import SwiftSyntax

/// Names of the methods of the standard library that alter what they are called on and are carried
/// out in manifests.
let mutatingMembers: Set<String> = [
  "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "popLast", "sort",
  "reverse", "formUnion", "subtract", "formIntersection", "merge", "updateValue", "removeValue",
  "toggle", "reserveCapacity",
]

extension ManifestInterpreter {
  /// Calls a method that alters a list, dictionary or truth; nil where the base is none of these.
  func callMutatingMember(
    _ name: String, of base: ExprSyntax, _ arguments: [ManifestCallArgument],
    in scope: ManifestScope
  ) throws -> ManifestValue? {
    let owner = try evaluate(base, in: scope)
    switch owner.plain {
    case .list, .table, .bool, .text: break
    case .none:
      // A variable that has no value yet, or `x?.append(…)`.
      return owner.origin == nil && base.is(OptionalChainingExprSyntax.self)
        ? ManifestValue.none : nil
    default: return nil
    }
    if let type = typeName(of: owner),
      method(name, of: type, matching: arguments.map(\.label)) != nil
    {
      return nil
    }
    let shape = try shape(of: base, in: scope)
    let values = try values(of: arguments, altering: shape, with: name, in: scope)
    var result = ManifestValue.tuple([])
    try modify(base, in: scope) {
      result = try alter(&$0, name, values, in: scope)
      try checkSize($0.list?.count ?? 0, at: base)
    }
    return result
  }

  /// The same for a call without a base in a member of a list, dictionary or string.
  func callMutatingMember(
    _ name: String, ofSelf variable: ManifestVariable, _ arguments: [ManifestCallArgument],
    in scope: ManifestScope
  ) throws -> ManifestValue? {
    guard var value = variable.value else { return nil }
    let shape = ManifestWrittenType.list(scope.elementType)
    let values = try values(of: arguments, altering: shape, with: name, in: scope)
    let result = try alter(&value, name, values, in: scope)
    variable.value = value
    return result
  }

  private func values(
    of arguments: [ManifestCallArgument], altering shape: ManifestWrittenType?, with name: String,
    in scope: ManifestScope
  ) throws -> [ManifestArgument] {
    try arguments.map { argument in
      let isWhole = argument.label.label == "contentsOf" || name == "formUnion"
      return ManifestArgument(
        label: argument.label.label,
        value: try value(of: argument, expecting: isWhole ? shape : shape?.element, in: scope))
    }
  }

  private func alter(
    _ value: inout ManifestValue, _ name: String, _ arguments: [ManifestArgument],
    in scope: ManifestScope
  ) throws -> ManifestValue {
    var result = ManifestValue.tuple([])
    switch value.plain {
    case .list(var elements):
      try step(elements.count / Self.elementsPerStep)
      value = .none
      result = try alter(&elements, name, arguments, in: scope)
      value = .list(elements)
    case .table(var entries):
      result = try alter(&entries, name, arguments)
      value = .table(entries)
    case .bool(let bool) where name == "toggle": value = .bool(!bool)
    case .text(let text, let line) where name == "append":
      let added = arguments.first?.value.string ?? ""
      try stepForText(of: text.utf8.count + added.utf8.count)
      value = .text(text + added, line: line)
    default: break
    }
    return result
  }

  private func alter(
    _ list: inout [ManifestValue], _ name: String, _ arguments: [ManifestArgument],
    in scope: ManifestScope
  ) throws -> ManifestValue {
    let first = arguments.first?.value
    let index = arguments.first { $0.label == "at" }?.value.integer
    switch (name, arguments.first?.label) {
    case ("append", "contentsOf"), ("formUnion", _):
      guard let first else { break }
      let added = elements(of: first) ?? [first]
      try step(added.count)
      list = name == "formUnion" ? try unique(list + added) : list + added
    case ("append", _): if let first { list.append(first) }
    case ("insert", "contentsOf"):
      guard let first, let index, (0...list.count).contains(index) else { break }
      list.insert(contentsOf: elements(of: first) ?? [first], at: index)
    case ("insert", _):
      guard let first else { break }
      if let index {
        list.insert(first, at: min(max(0, index), list.count))
      } else if try !list.contains(where: { try isEqual($0, first) }) {
        list.append(first)
      }
    case ("remove", "at"):
      guard let index, list.indices.contains(index) else { break }
      return list.remove(at: index)
    case ("remove", _), ("subtract", _):
      guard let first else { break }
      let removed = name == "subtract" ? elements(of: first) ?? [] : [first]
      try list.removeAll { value in try removed.contains { try isEqual($0, value) } }
    case ("removeAll", _):
      guard let first, arguments.first?.label != "keepingCapacity" else {
        list = []
        break
      }
      try list.removeAll { try holds(first, $0, in: scope) }
    case ("formIntersection", _):
      let kept = first.flatMap { elements(of: $0) } ?? []
      list = try list.filter { value in try kept.contains { try isEqual($0, value) } }
    case ("removeFirst", _):
      guard let count = first?.integer else { return list.isEmpty ? .none : list.removeFirst() }
      list.removeFirst(min(max(0, count), list.count))
    case ("removeLast", _), ("popLast", _):
      guard let count = first?.integer else { return list.popLast() ?? .none }
      list.removeLast(min(max(0, count), list.count))
    case ("reverse", _): list.reverse()
    case ("sort", _):
      let order = ManifestCallArgument(label: ManifestCallLabel("by"), value: first)
      let sorted = try callStandardMember(
        "sorted", on: .list(list), first == nil ? [] : [order], in: scope, expecting: nil)
      list = sorted?.list ?? list
    default: break
    }
    return .tuple([])
  }

  private func alter(
    _ entries: inout [ManifestValue.Entry], _ name: String, _ arguments: [ManifestArgument]
  ) throws -> ManifestValue {
    guard let first = arguments.first?.value else {
      if name == "removeAll" { entries = [] }
      return .tuple([])
    }
    switch name {
    case "removeValue": try entries.removeAll { try isEqual($0.key, first) }
    case "updateValue":
      guard let key = arguments.dropFirst().first?.value else { break }
      try entries.removeAll { try isEqual($0.key, key) }
      entries.append(ManifestValue.Entry(key: key, value: first))
    case "merge":
      guard case .table(let other) = first.plain else { break }
      for entry in other {
        try entries.removeAll { try isEqual($0.key, entry.key) }
        entries.append(entry)
      }
    default: break
    }
    return .tuple([])
  }
}
