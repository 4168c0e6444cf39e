/// Decides whether the members of an extension such as `extension [Item]` or
/// `extension Box where Content == Item` are there for a value.
final class ExtensionConstraints {
  private struct Constraint {
    var parameter: NameID
    var type: TypeValue
    /// `==` rather than `:`.
    var isSameType: Bool
  }

  private let types: TypeLookup
  private var known: [Int: [Constraint]] = [:]

  init(types: TypeLookup) {
    self.types = types
  }

  /// What is not known about the value speaks for it, but for the element of a collection: those
  /// are too many to be the same by chance.
  func hold(for context: Int, receiver: TypeValue) -> Bool {
    guard types.index.contexts[context].isExtension else { return true }
    let constraints = constraints(of: context)
    guard !constraints.isEmpty else { return true }
    let arguments = arguments(of: receiver)
    return constraints.allSatisfy { constraint in
      guard let argument = arguments[constraint.parameter], !argument.isUnknown else {
        if case .nominal = receiver { return true }
        return !constraint.isSameType
      }
      if case .generic = argument { return true }
      guard constraint.isSameType else { return conforms(argument, to: constraint.type) }
      return argument.nominal == constraint.type.nominal
    }
  }

  private func conforms(_ value: TypeValue, to demanded: TypeValue) -> Bool {
    guard let type = value.nominal, let target = demanded.nominal,
      !types.index.types[type].isExternal
    else { return true }
    var visited: Set<Int> = []
    var pending = [type]
    while let current = pending.popLast() {
      if current == target { return true }
      guard visited.insert(current).inserted else { continue }
      pending += types.index.types[current].supertypes.compactMap(\.type.nominal)
    }
    return false
  }

  private func arguments(of receiver: TypeValue) -> [NameID: TypeValue] {
    let index = types.index
    switch receiver {
    case .array(let element): return [index.wellKnown.element: element]
    case .dictionary(let key, let value):
      return [index.wellKnown.keyType: key, index.wellKnown.valueType: value]
    case .optional(let wrapped): return [index.wellKnown.wrappedType: wrapped]
    case .external(_, let arguments) where arguments.count == 1:
      return [index.wellKnown.element: arguments[0]]
    case .nominal(let type, let arguments):
      return Dictionary(
        zip(index.types[type].generics, arguments), uniquingKeysWith: { first, _ in first })
    case .meta(let inner): return self.arguments(of: inner)
    default: return [:]
    }
  }

  private func constraints(of context: Int) -> [Constraint] {
    if let found = known[context] { return found }
    let index = types.index
    let entry = index.contexts[context]
    let facts = index.facts[entry.file]
    let scope = TypeScope(file: entry.file, context: index.fileContexts[entry.file])
    var found: [Constraint] = []
    for child in facts.children(of: entry.node) {
      switch facts.nodes[child].kind {
      case .arrayType:
        found.append(
          Constraint(
            parameter: index.wellKnown.element, type: types.value(of: child + 1, in: scope),
            isSameType: true))
      case .requirement:
        let sides = Array(facts.children(of: child))
        guard sides.count == 2, facts.nodes[sides[0]].kind == .namedType,
          facts.nodes[sides[0]].detail == 0
        else { continue }
        found.append(
          Constraint(
            parameter: index.name(facts.nodes[sides[0]], entry.file),
            type: types.value(of: sides[1], in: scope),
            isSameType: facts.nodes[child].detail == 1))
      default: break
      }
    }
    known[context] = found
    return found
  }
}
