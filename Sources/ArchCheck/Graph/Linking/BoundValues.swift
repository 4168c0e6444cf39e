/// What SwiftUI's bindings hold, and what its containers and modifiers hand to their closures.
///
/// Source: the declarations of `Binding`, `ForEach`, `List` and `View` in the SDK's documentation.
extension Walker {
  /// What `$name` is where a wrapper of SwiftUI projects a binding, or an object that gives bindings
  /// to its properties.
  func binding(to value: TypeValue) -> TypeValue {
    value.isUnknown ? .unknown : .external(index.wellKnown.binding, [value])
  }

  /// Whether a property has a wrapper whose projection binds to the value.
  func isBound(_ property: Int) -> Bool {
    let entry = index.members[property]
    let facts = index.facts[entry.file]
    return facts.children(of: entry.node).contains {
      facts.nodes[$0].kind == .attribute
        && Self.bindingWrappers.contains(facts.name(facts.nodes[$0]))
    }
  }

  private static let bindingWrappers: Set<String> = [
    "AppStorage", "Bindable", "Binding", "EnvironmentObject", "FocusState", "GestureState",
    "ObservedObject", "SceneStorage", "State", "StateObject",
  ]

  /// `$model.name`: a binding to a property of what is bound; `model.$rows`: what the wrapper of a
  /// property projects.
  func bindingMember(_ name: NameID, of value: TypeValue, offset: UInt32) -> Callee? {
    if case .external(index.wellKnown.binding, let bound) = value, let held = bound.first {
      if name == index.wellKnown.wrappedValue { return Callee(type: held, offset: offset) }
      if name == index.wellKnown.projectedValue { return Callee(type: value, offset: offset) }
      let found = candidates(name, of: held, isStatic: false, arguments: nil)
      guard let property = found.first, index.members[property].kind == .property else {
        return nil
      }
      emitMember(property, at: offset)
      return Callee(type: binding(to: members.type(of: property, on: held)), offset: offset)
    }
    let text = index.names[name]
    guard text.hasPrefix("$"), let plain = index.names.id(String(text.dropFirst())) else {
      return nil
    }
    let found = candidates(plain, of: value, isStatic: false, arguments: nil)
    guard let property = found.first else { return nil }
    emitMember(property, at: offset)
    let isBinding = isBound(property)
    return Callee(
      type: isBinding
        ? binding(to: members.type(of: property, on: value))
        : publisher(ofProperty: property) ?? .unknown,
      offset: offset)
  }

  /// `List(orders) { order in … }`: each closure gets an element, or a binding to one.
  func containerConstruction(of type: TypeValue, from arguments: [Argument]) -> TypeValue? {
    guard case .external(let name, _) = type, let data = arguments.first,
      arguments.count > 1, kind(data.value) != .closure,
      ["Chart", "ForEach", "List", "OutlineGroup", "Table"].contains(index.names[name])
    else { return nil }
    let element = boundElement(of: infer(data.value, expected: .unknown))
    for argument in arguments.dropFirst() {
      _ = infer(argument.value, expected: .function([element], .unknown))
    }
    return type
  }

  private func boundElement(of value: TypeValue) -> TypeValue {
    if case .external(index.wellKnown.binding, let bound) = value, let held = bound.first {
      return binding(to: element(of: held))
    }
    return element(of: value)
  }

  /// A modifier of a view whose closure gets a value that another argument tells; nil for all others.
  func modifierCall(_ name: String, arguments: [Argument]) -> TypeValue? {
    guard let labels = Self.modifiers[name],
      let told = arguments.first(where: { labels.contains(index.names[$0.label]) }),
      kind(told.value) != .closure
    else { return nil }
    let value = infer(told.value, expected: .unknown)
    let handed: TypeValue =
      switch (index.names[told.label], value) {
      case ("", _): published(by: value) ?? .unknown
      case ("item", .external(index.wellKnown.binding, let bound)):
        bound.first?.wrapped ?? .unknown
      case ("for", .meta(let type)): name == "dropDestination" ? .array(type) : type
      case ("of", _): value
      case ("presenting", _): value.wrapped
      default: .unknown
      }
    for argument in arguments where argument.value != told.value {
      _ = infer(argument.value, expected: .function([handed, handed], .unknown))
    }
    return .unknown
  }

  /// Labels of the arguments that tell what closures get, by the modifier.
  private static let modifiers: [String: Set<String>] = [
    "alert": ["presenting"], "confirmationDialog": ["presenting"], "dropDestination": ["for"],
    "fullScreenCover": ["item"], "navigationDestination": ["for", "item"], "onChange": ["of"],
    "onReceive": [""], "popover": ["item"], "sheet": ["item"],
  ]
}
