/// An attribute of a property that is a property wrapper, or may be one.
struct PropertyWrapper {
  var name: String
  /// Its declaration, if the project has it.
  var type: TypeID?

  /// Wrappers of SwiftUI and Combine that keep an object alive.
  static let strong: Set<String> = ["ObservedObject", "Published", "State", "StateObject"]

  /// Wrappers of well-known packages whose value nobody can set through the property: they take what
  /// was registered elsewhere.
  fileprivate static let readOnly: Set<String> = [
    "Dependency", "Environment", "EnvironmentObject", "Inject", "Injected", "LazyInjected",
    "WeakLazyInjected",
  ]

  /// Wrappers of Apple's packages whose value is there before the code of the type runs, and stays:
  /// parameters of intents and arguments of commands.
  fileprivate static let filledBefore: Set<String> = [
    "Argument", "Flag", "Option", "OptionGroup", "Parameter",
  ]

  /// Attributes with a capital that leave the storage as it is.
  fileprivate static let plainAttributes: Set<String> = [
    "GKInspectable", "IBInspectable", "IBOutlet", "MainActor", "ObservationIgnored",
    "ObservationTracked",
  ]
}

extension DependencyGraph {
  /// The property wrappers of a property, the outermost first.
  func wrappers(of property: Member) -> [PropertyWrapper] {
    let (file, facts) = (property.node.file, files[property.node.file].facts)
    return facts.children(of: property.node.node).compactMap { attribute in
      let name = lastPart(of: facts.name(at: attribute))
      guard facts.kind(attribute) == .attribute, name.namesType,
        !PropertyWrapper.plainAttributes.contains(name)
      else { return nil }
      let type = sites(in: NodeRef(file: file, node: attribute)).lazy
        .compactMap { target(ofSite: $0.index) }.map(resolved)
        .first { self[$0].simpleName == name && !self[$0].isExternal }
      if let type, self[type].attributes.contains("globalActor") { return nil }
      return PropertyWrapper(name: name, type: type)
    }
  }

  /// Whether a wrapper leaves a value to the code of the project once it runs, as a variable does.
  func keepsValue(_ wrapper: PropertyWrapper) -> Bool {
    isReadOnly(wrapper)
      || wrapper.type == nil && PropertyWrapper.filledBefore.contains(wrapper.name)
  }

  /// Whether a wrapper lets nobody set what it wraps.
  func isReadOnly(_ wrapper: PropertyWrapper) -> Bool {
    guard let type = wrapper.type else { return PropertyWrapper.readOnly.contains(wrapper.name) }
    let values = members(of: type).filter { $0.name == "wrappedValue" }
    return !values.isEmpty && values.allSatisfy { !canBeSet($0) }
  }
}
