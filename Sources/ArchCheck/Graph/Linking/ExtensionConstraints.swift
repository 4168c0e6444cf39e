/// Decides whether the members of an extension such as `extension [Item]` or
/// `extension Box where Content == Item` are there for a value, and what it says of `self`.
final class ExtensionConstraints {
  private struct Constraint {
    var parameter: NameID
    var type: TypeValue
    /// `==` rather than `:`.
    var isSameType: Bool
  }

  private let types: TypeLookup
  private let descent: Descent
  /// By context.
  private var known: [[Constraint]?]

  init(types: TypeLookup, descent: Descent) {
    self.types = types
    self.descent = descent
    known = Array(repeating: nil, count: types.index.contexts.count)
  }

  /// What is not known about the value speaks for it, but for the element of a collection: those
  /// are too many to be the same by chance.
  func hold(
    for context: Int, receiver: TypeValue, isStatic: Bool, from module: Int
  ) -> Bool {
    guard index.contexts[context].isExtension else { return true }
    let constraints = constraints(of: context)
    guard !constraints.isEmpty else { return true }
    let arguments = types.arguments(of: receiver)
    return constraints.allSatisfy { constraint in
      let isOfSelf = constraint.parameter == index.wellKnown.selfType
      if isOfSelf, !isStatic, !constraint.isSameType, index.isConcrete(receiver) {
        return types.isOfType(receiver, constraint.type, from: module, by: descent) ?? true
      }
      if let isMet = isMet(constraint, by: receiver, arguments, from: module) { return isMet }
      if case .nominal = receiver { return true }
      // `set(.fast)` finds what `extension Option where Self == Fast` has, for any `Option`.
      return isStatic && isOfSelf || !constraint.isSameType
    }
  }

  /// Whether what a method's own `where` clause demands of the receiver may be so.
  func areMet(
    by receiver: TypeValue, in member: DeclarationIndex.MemberEntry, at scope: TypeScope,
    from module: Int
  ) -> Bool {
    let demanded = requirements(of: member.node, in: member.file, at: scope)
      .filter { !scope.generics.contains($0.parameter) }
    let arguments = types.arguments(of: receiver)
    return demanded.allSatisfy { isMet($0, by: receiver, arguments, from: module) ?? true }
  }

  /// Nil where nothing is known of the type that is constrained.
  private func isMet(
    _ constraint: Constraint, by receiver: TypeValue, _ arguments: [NameID: TypeValue],
    from module: Int
  ) -> Bool? {
    let argument = arguments[constraint.parameter] ?? member(constraint.parameter, of: receiver)
    switch argument {
    case nil, .unknown?: return nil
    case .generic?: return true
    case let argument?:
      let answer =
        constraint.isSameType
        ? types.isSame(argument, constraint.type)
        : types.isOfType(argument, constraint.type, from: module, by: descent)
      return answer ?? true
    }
  }

  /// What a type of the project calls an associated type of one of its protocols.
  private func member(_ name: NameID, of receiver: TypeValue) -> TypeValue? {
    guard case .nominal = receiver, index.isConcrete(receiver) else { return nil }
    return types.memberType(name, of: receiver)?
      .substituting(types.arguments(of: receiver), by: types)
  }

  /// How much an extension demands: one constraint that names the very type is more than any number
  /// of protocols.
  func specificity(of context: Int) -> Int {
    guard context >= 0, index.contexts[context].isExtension else { return 0 }
    return constraints(of: context).reduce(0) { $0 + ($1.isSameType ? 1_000 : 1) }
  }

  /// What generic parameters and associated types are in a context by its own requirements.
  func equalTypes(in context: Int) -> [NameID: TypeValue] {
    Dictionary(
      keepingFirst: constraints(of: context).filter { $0.isSameType && !$0.type.isUnknown }
        .map { ($0.parameter, $0.type) })
  }

  /// What `Self` is by a context's own requirements, besides the extended protocol; what it is the same
  /// as stands first.
  func selfTypes(in context: Int) -> (types: [TypeValue], isSame: Bool) {
    let found = constraints(of: context).filter { $0.parameter == index.wellKnown.selfType }
    if let same = found.first(where: \.isSameType) { return ([same.type], true) }
    return (found.map(\.type).filter { !$0.isUnknown }, false)
  }

  private func constraints(of context: Int) -> [Constraint] {
    if let found = known[context] { return found }
    let entry = index.contexts[context]
    let facts = index.facts[entry.file]
    let scope = TypeScope(
      file: entry.file, context: entry.isExtension ? index.fileContexts[entry.file] : context)
    var found: [Constraint] = []
    for child in facts.children(of: entry.node) {
      switch facts.nodes[child].kind {
      case .namedType, .arrayType, .dictionaryType, .optionalType:
        let arguments = facts.genericArguments(of: child)
        found += zip(types.parameters(ofType: entry.type), arguments).map {
          Constraint(parameter: $0, type: types.value(of: $1, in: scope), isSameType: true)
        }
      default: break
      }
    }
    found += requirements(of: entry.node, in: entry.file, at: scope)
    known[context] = found
    return found
  }

  /// The `where` clause of a declaration.
  private func requirements(of node: Int, in file: Int, at scope: TypeScope) -> [Constraint] {
    let facts = index.facts[file]
    return facts.children(of: node).compactMap { child in
      guard facts.nodes[child].kind == .requirement else { return nil }
      let sides = Array(facts.children(of: child))
      guard sides.count == 2, facts.nodes[sides[0]].kind == .namedType,
        !facts.hasBase(sides[0]) || isMemberOfSelf(sides[0], in: file)
      else { return nil }
      return Constraint(
        parameter: index.name(facts.nodes[sides[0]], file),
        type: types.value(of: sides[1], in: scope),
        isSameType: facts.nodes[child].isSameType)
    }
  }

  /// `Self.Item` is the same as `Item`.
  private func isMemberOfSelf(_ type: Int, in file: Int) -> Bool {
    let base = index.facts[file].nodes[type + 1]
    return base.kind == .namedType && !base.hasBase
      && index.name(base, file) == index.wellKnown.selfType
  }

  private var index: DeclarationIndex { types.index }
}
