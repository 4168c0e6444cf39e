/// What SwiftUI's bindings hold, and what its containers and modifiers hand to their closures.
///
/// Source: the declarations of `Binding`, `ForEach`, `List` and `View` in the SDK's documentation.
extension Walker {
  /// What `$name` is where a wrapper of SwiftUI projects a binding, or an object that gives bindings
  /// to its properties.
  func binding(to value: TypeValue) -> TypeValue {
    value.isUnknown ? .unknown : .external(index.wellKnown.binding, [value])
  }

  /// What a binding holds; nil for anything else.
  func held(by value: TypeValue) -> TypeValue? {
    arguments(of: index.wellKnown.binding, in: value)?.first
  }

  /// What `.constant(order)` is given where a binding is demanded, and `.just(order)` where an
  /// observable is; nil for other members.
  func valueHeld(byMade name: NameID, of type: TypeValue) -> TypeValue? {
    switch index.names[name] {
    case "constant": held(by: type)
    case "just": published(by: type)
    default: nil
    }
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
    if let state = state(ofStore: value) {
      return memberValue(name, of: state, offset: offset).map { Callee(type: $0, offset: offset) }
    }
    if let held = held(by: value) {
      if name == index.wellKnown.wrappedValue { return Callee(type: held, offset: offset) }
      if name == index.wellKnown.projectedValue { return Callee(type: value, offset: offset) }
      return memberValue(name, of: state(ofStore: held) ?? held, offset: offset).map {
        Callee(type: binding(to: $0), offset: offset)
      }
    }
    let text = index.names[name]
    guard text.hasPrefix("$"), let plain = index.names.id(String(text.dropFirst())) else {
      return nil
    }
    let found = candidates(plain, of: value, isStatic: false, arguments: nil)
    guard let property = found.first else { return nil }
    emitMember(property, at: offset)
    return projection(of: property, on: value, at: offset)
  }

  /// What the wrapper of a property projects, as `$name`.
  func projection(of property: Int, on receiver: TypeValue, at offset: UInt32) -> Callee {
    if let wrapper = wrapperValue(ofProperty: property, on: receiver) {
      let projected = members.members(index.wellKnown.projectedValue, of: wrapper, from: file)
      return Callee(candidates: projected, receiver: wrapper, offset: offset)
    }
    return Callee(
      type: isBound(property)
        ? binding(to: members.type(of: property, on: receiver))
        : publisher(ofProperty: property) ?? .unknown,
      offset: offset)
  }

  /// The value of a property's wrapper where that is a type of the project, with the generic arguments
  /// that the type of the property tells.
  func wrapperValue(ofProperty property: Int, on receiver: TypeValue) -> TypeValue? {
    let entry = index.members[property]
    let facts = index.facts[entry.file]
    for child in facts.children(of: entry.node) where facts.nodes[child].kind == .attribute {
      guard case .own(let wrapper) = types.resolve(child + 1, in: types.scope(of: entry)),
        let wrapped = index.membersOfType[wrapper, index.wellKnown.wrappedValue].first
      else { continue }
      var bindings: [NameID: TypeValue] = [:]
      members.type(of: wrapped).bind(
        to: members.type(of: property, on: receiver), into: &bindings)
      return members.ownValue(wrapper).substituting(bindings, by: types)
    }
    return nil
  }

  /// The type of a property, which is used there; nil where there is none of that name.
  private func memberValue(_ name: NameID, of value: TypeValue, offset: UInt32) -> TypeValue? {
    let found = candidates(name, of: value, isStatic: false, arguments: nil)
    guard let property = found.first, index.members[property].kind == .property else { return nil }
    emitMember(property, at: offset)
    return members.type(of: property, on: value)
  }

  /// The state whose properties a store of The Composable Architecture has as its own:
  /// `Cart.State` of a `StoreOf<Cart>` or a `Store<Cart.State, Cart.Action>`.
  private func state(ofStore value: TypeValue) -> TypeValue? {
    guard case .external(let name, let arguments) = value, let first = arguments.first else {
      return nil
    }
    switch index.names[name] {
    case "Store" where arguments.count == 2: return first
    case "StoreOf":
      guard case .nominal(let feature, _) = first, let state = index.names.id("State"),
        case .own(let type)? = types.nested(state, of: feature, file: file)
      else { return nil }
      return types.value(of: type)
    default: return nil
    }
  }

  /// `Binding($note)`, a binding to what an optional holds, and `Bindable(model)`, which gives bindings
  /// as the wrapper does.
  func bindingConstruction(of type: TypeValue, from arguments: [Argument]) -> TypeValue? {
    guard arguments.count == 1, arguments[0].label == 0, let name = index.externalName(of: type)
    else { return nil }
    switch index.names[name] {
    case "Bindable": return binding(to: infer(arguments[0].value, expected: .unknown))
    case "Binding":
      guard case .optional(let value)? = held(by: infer(arguments[0].value, expected: .unknown))
      else { return .unknown }
      return .optional(binding(to: value))
    default: return nil
    }
  }

  /// `List(orders) { order in … }`: each closure gets an element, or a binding to one.
  func containerConstruction(of type: TypeValue, from arguments: [Argument]) -> TypeValue? {
    guard case .external(let name, _) = type, let data = arguments.first,
      arguments.count > 1, kind(data.value) != .closure,
      ["Chart", "ForEach", "List", "OutlineGroup", "Table"].contains(index.names[name])
    else { return nil }
    let element = element(of: infer(data.value, expected: .unknown))
    for argument in arguments.dropFirst() {
      _ = infer(argument.value, expected: .function([element], .unknown))
    }
    return type
  }

  /// A modifier of a view, which gives a view again; nil for all other methods.
  func modifierCall(
    _ name: String, of receiver: TypeValue, arguments: [Argument]
  ) -> TypeValue? {
    let isView = seesViews && types.inherits(receiver, from: index.wellKnown.view) == true
    // Only what it is known to conform to is known of it.
    let modified =
      isView
      ? TypeValue.composition([types.external(index.wellKnown.view, arguments: [])]) : .unknown
    if let labels = Self.modifiers[name],
      let told = arguments.first(where: { labels.contains(index.names[$0.label]) }),
      kind(told.value) != .closure
    {
      inferModifier(name, told: told, arguments)
      return modified
    }
    guard isView else { return nil }
    for (position, argument) in arguments.enumerated() {
      _ = infer(
        argument.value,
        expected: position == 0 ? extendedType(takenBy: name, for: argument.value) : .unknown)
    }
    return modified
  }

  /// The type of the SDK among those that a modifier takes whose value a project's extension adds:
  /// `.font(.brand)`.
  private func extendedType(takenBy modifier: String, for argument: Int) -> TypeValue {
    guard let name = implicitMemberName(argument) else { return .unknown }
    let named = modifier.prefix(1).uppercased() + modifier.dropFirst()
    let taken = Self.takenTypes[modifier] ?? [named]
    for type in taken.lazy.compactMap(index.names.id) {
      let value = types.external(type, arguments: [])
      if !candidates(name, of: .meta(value), isStatic: true, arguments: nil).isEmpty {
        return value
      }
    }
    return .unknown
  }

  /// Types that modifiers take and that are not called like them, as `Font` is like `font`.
  private static let takenTypes: [String: [String]] = [
    "accentColor": ["Color"], "background": ["ShapeStyle", "Color"],
    "border": ["ShapeStyle", "Color"], "buttonStyle": ["ButtonStyle", "PrimitiveButtonStyle"],
    "fill": ["ShapeStyle", "Color"], "foregroundColor": ["Color"],
    "foregroundStyle": ["ShapeStyle", "Color"], "stroke": ["ShapeStyle", "Color"],
    "strokeBorder": ["ShapeStyle", "Color"], "tint": ["ShapeStyle", "Color"],
    "transition": ["AnyTransition", "Transition"],
  ]

  /// A modifier whose closure gets a value that another argument tells.
  private func inferModifier(_ name: String, told: Argument, _ arguments: [Argument]) {
    let value = infer(told.value, expected: .unknown)
    let handed: TypeValue =
      switch (index.names[told.label], value) {
      case ("", _): published(by: value) ?? .unknown
      case ("item", .external(index.wellKnown.binding, let bound)):
        bound.first?.unwrappedOnce ?? .unknown
      case ("for", .meta(let type)): name == "dropDestination" ? .array(type) : type
      case ("of", _): value
      case ("error", _), ("presenting", _): value.unwrappedOnce
      default: .unknown
      }
    for argument in arguments where argument.value != told.value {
      _ = infer(argument.value, expected: .function([handed, handed], .unknown))
    }
  }

  /// Labels of the arguments that tell what closures get, by the modifier.
  private static let modifiers: [String: Set<String>] = [
    "actionSheet": ["item"], "alert": ["error", "item", "presenting"],
    "confirmationDialog": ["presenting"], "dropDestination": ["for"],
    "fullScreenCover": ["item"], "navigationDestination": ["for", "item"], "onChange": ["of"],
    "onReceive": [""], "popover": ["item"], "sheet": ["item"],
  ]
}

extension String {
  /// Whether the name is that of a store of The Composable Architecture, which no table of the SDK has.
  var namesStore: Bool { self == "Store" || self == "StoreOf" }

  /// Whether the name is that of what a container of the library Factory holds.
  var namesFactory: Bool { self == "Factory" || self == "ParameterFactory" }

  /// Whether the name is that of a list of the libraries IdentifiedCollections, Collections and Realm.
  var namesList: Bool { lists.contains(self) }
}

private let lists: Set<String> = [
  "Deque", "IdentifiedArray", "IdentifiedArrayOf", "LinkingObjects", "List", "OrderedSet",
  "Results",
]
