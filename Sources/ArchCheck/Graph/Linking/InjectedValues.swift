/// Values that a property takes from where its attribute says.
extension MemberLookup {
  /// The type of `@Environment(Model.self) var model` and of `@Environment(\.theme) var theme`: what
  /// the one property of that name says that the project adds to the values handed down, or has in
  /// values of its own.
  func injectedType(
    of member: DeclarationIndex.MemberEntry, as walker: Walker
  ) -> TypeValue {
    let facts = index.facts[member.file]
    let scope = types.scope(of: member)
    for attribute in facts.children(of: member.node)
    where facts.nodes[attribute].kind == .attribute {
      guard let key = walker.arguments(of: attribute).first?.value else { continue }
      let isPath = facts.nodes[key].kind == .keyPath
      if isPath, let owner = holder(ofWrapper: attribute + 1, in: scope) {
        return injectedType(from: owner, by: key, of: member)
      }
      guard let values = Self.injectedValues[facts.name(facts.nodes[attribute])] else { continue }
      guard isPath else {
        guard case .meta(let type) = walker.infer(key, expected: .unknown) else { return .unknown }
        return type
      }
      if values == "EnvironmentValues", let known = standardValue(atPath: key, in: member.file) {
        return known
      }
      let root = facts.children(of: key).first(where: index.isType(in: member.file))
      let resolution =
        root.map { types.resolve($0, in: scope) }
        ?? index.names.id(values).map { types.resolve($0, in: scope) }
      guard case .own(let owner)? = resolution else { return .unknown }
      let found = injectedType(from: owner, by: key, of: member)
      return product(ofFactory: found) ?? found
    }
    return .unknown
  }

  /// The values that an attribute takes one of, where the project adds to them.
  func injectedValues(by attribute: Int, in scope: TypeScope) -> TypeValue? {
    let facts = index.facts[scope.file]
    guard let values = Self.injectedValues[facts.name(facts.nodes[attribute])],
      case .own(let owner)? = index.names.id(values).map({ types.resolve($0, in: scope) })
    else { return nil }
    return types.value(of: owner)
  }

  /// What SwiftUI itself hands down by a key path of one step.
  private func standardValue(atPath path: Int, in file: Int) -> TypeValue? {
    let facts = index.facts[file]
    let steps = facts.children(of: path).filter { !facts.nodes[$0].kind.isType }
    guard steps.count == 1,
      let type = Self.standardValues[facts.name(at: steps[steps.startIndex])].flatMap(
        index.names.id)
    else { return nil }
    return types.external(type, arguments: [])
  }

  /// Objects among SwiftUI's `EnvironmentValues` that read and write data.
  private static let standardValues = [
    "managedObjectContext": "NSManagedObjectContext", "modelContext": "ModelContext",
  ]

  /// The type that an own wrapper takes its value from, by the key path that it is given:
  /// `init(_ path: KeyPath<InjectedValues, Value>)`.
  private func holder(ofWrapper node: Int, in scope: TypeScope) -> Int? {
    guard case .own(let wrapper) = types.resolve(node, in: scope),
      let held = index.membersOfType[wrapper, index.wellKnown.wrappedValue].first
    else { return nil }
    let initializers = index.membersOfType[wrapper, index.wellKnown.initializer]
    return initializers.lazy.compactMap { member -> Int? in
      guard case .function(let parameters, _) = self.type(of: member),
        case .external(let path, let ends)? = parameters.first, ends.count == 2,
        self.index.names[path].hasSuffix("KeyPath"), self.type(of: held) == ends[1]
      else { return nil }
      return ends[0].nominal
    }.first
  }

  /// What the steps of a key path lead to, each of which is the one property of its name.
  private func injectedType(
    from owner: Int, by path: Int, of member: DeclarationIndex.MemberEntry
  ) -> TypeValue {
    let facts = index.facts[member.file]
    let steps = facts.children(of: path).filter { !facts.nodes[$0].kind.isType }
    var found = TypeValue.unknown
    for (position, step) in steps.enumerated() {
      guard facts.nodes[step].kind == .keyPathComponent, facts.nodes[step].step == .property,
        let holder = position == 0 ? owner : found.nominal
      else { return .unknown }
      let named = Array(index.membersOfType[holder, index.name(facts.nodes[step], member.file)])
      guard named.count == 1, index.members[named[0]].kind == .property else { return .unknown }
      found = type(of: named[0])
    }
    return found
  }

  /// What `Factory<Service>` and `ParameterFactory<Parameters, Service>` make, the types of the
  /// library Factory that its containers hold; nil for every other type.
  func product(ofFactory value: TypeValue) -> TypeValue? {
    guard let type = index.external(value), index.names[type.name].namesFactory else { return nil }
    return type.arguments.last
  }

  /// The types that hold what SwiftUI, the Composable Architecture and the library Factory hand
  /// down, by the attributes that take it from there.
  private static let injectedValues = [
    "Dependency": "DependencyValues", "Environment": "EnvironmentValues",
    "FocusedValue": "FocusedValues",
    "DynamicInjected": "Container", "Injected": "Container", "InjectedObject": "Container",
    "InjectedObservable": "Container", "LazyInjected": "Container", "WeakLazyInjected": "Container",
  ]
}
