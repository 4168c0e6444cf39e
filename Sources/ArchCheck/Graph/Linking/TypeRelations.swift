/// What is known of how two types relate; nil where something about them is not known.
extension TypeLookup {
  /// Whether two types are one. An alias of another package may stand for anything.
  func isSame(_ left: TypeValue, _ right: TypeValue) -> Bool? {
    if left == right { return left.isUnknown ? nil : true }
    switch (left, right) {
    case (.unknown, _), (_, .unknown), (.generic, _), (_, .generic): return nil
    case (.optional(let left), .optional(let right)), (.array(let left), .array(let right)),
      (.meta(let left), .meta(let right)):
      return isSame(left, right)
    // Where a chain ends, whether its value is optional is not followed.
    case (.optional, _), (_, .optional):
      return isSame(left.unwrapped, right.unwrapped) == false ? false : nil
    case (.dictionary(let key, let value), .dictionary(let otherKey, let other)):
      return [isSame(key, otherKey), isSame(value, other)].allTrue
    case (.nominal(let left, let mine), .nominal(let right, let theirs)) where left == right:
      return mine.count == theirs.count ? zip(mine, theirs).map(isSame).allTrue : nil
    case (.associated(let left, let mine), .associated(let right, let theirs)) where left == right:
      return isSame(mine, theirs)
    case (.external(let left, let mine), .external(let right, let theirs)) where left == right:
      return mine.count == theirs.count ? zip(mine, theirs).map(isSame).allTrue : nil
    case (.tuple(_, let parts), .tuple(_, let others)) where parts.count == others.count:
      return zip(parts, others).map(isSame).allTrue
    case (.function(let parameters, let result), .function(let others, let otherResult))
    where parameters.count == others.count:
      return zip(parameters + [result], others + [otherResult]).map(isSame).allTrue
    default: return isTold(left) && isTold(right) ? false : nil
    }
  }

  /// Whether it is known what a type is: no generic parameter, and no name of another package, which
  /// may be an alias.
  private func isTold(_ value: TypeValue) -> Bool {
    switch value {
    case .nominal, .external: index.externalName(of: value).map(index.isSDKType) ?? true
    case .array, .dictionary, .optional, .tuple, .function: true
    default: false
    }
  }

  /// Whether a value is of a type that something is constrained to, as code of a module sees it.
  func isOfType(
    _ value: TypeValue, _ constraint: TypeValue, from module: Int, by descent: Descent
  ) -> Bool? {
    guard let demanded = constraint.nominal, !index.types[demanded].isExternal else {
      return index.externalName(of: constraint).flatMap { inherits(value, from: $0) }
    }
    func descends() -> Bool {
      descent.lineage(of: value, from: module).contains(Int32(demanded))
    }
    switch value {
    case .nominal(let type, _):
      return type == demanded || descent.isSubtype(type, of: demanded, from: module)
        || index.types[type].isExternal && descends()
    // What the project does not extend cannot conform to a protocol of it, unless it inherits.
    case .external(let name, _):
      if descends() { return true }
      return index.isSDKType(name) && index.sdkKind(of: name) != .class ? false : nil
    case .array, .dictionary, .optional: return descends()
    case .tuple, .function: return false
    case .generic(_, let parts), .composition(let parts):
      return parts.contains { isOfType($0, constraint, from: module, by: descent) == true }
        ? true : nil
    default: return nil
    }
  }

  /// Whether a value is of a type outside the project, by inheritance or conformance.
  ///
  /// Of a type of the SDK few conformances are in the table, so those of the most used types stand in
  /// ``StandardTypes``.
  func inherits(_ value: TypeValue, from demanded: NameID) -> Bool? {
    let name = index.names[demanded]
    if StandardTypes.implicitProtocols.contains(name) { return nil }
    switch value {
    case .array: return inheritsOutside(extended: index.wellKnown.array, from: demanded)
    case .dictionary: return inheritsOutside(extended: index.wellKnown.dictionary, from: demanded)
    case .optional: return inheritsOutside(extended: index.wellKnown.optional, from: demanded)
    case .generic(_, let parts), .composition(let parts):
      return parts.contains { inherits($0, from: demanded) == true } ? true : nil
    case .nominal(let type, _): return inherits(type, from: demanded)
    case .external(let type, _): return inheritsOutside(type, from: demanded)
    case .function, .tuple: return false
    default: return nil
    }
  }

  private func inherits(_ type: Int, from demanded: NameID) -> Bool? {
    if let known = inheritance.ofTypes[type, demanded] { return known }
    let answer = findInheritance(of: type, from: demanded)
    inheritance.ofTypes.set(type, demanded, to: answer)
    return answer
  }

  private func findInheritance(of type: Int, from demanded: NameID) -> Bool? {
    let entry = index.types[type]
    var isKnown = !entry.isExternal && !isExtendedByMacro(type)
    for ancestor in index.ancestors(of: type) {
      for part in index.types[ancestor].supertypes.flatMap(\.type.parts) {
        guard let name = index.externalName(of: part) else {
          if part.nominal == nil { isKnown = false }
          continue
        }
        // An enum has nothing from the type of its raw values.
        if entry.kind == .enum, let kind = index.sdkKind(of: name), kind != .protocol,
          kind != .typealias
        {
          continue
        }
        switch inheritsOutside(name, from: demanded) {
        case true?: return true
        case false?: break
        case nil: isKnown = false
        }
      }
    }
    if entry.isExternal { return inheritsOutside(entry.name, from: demanded) }
    if index.names[demanded] == "AnyObject" { return entry.kind == .class || entry.kind == .actor }
    // An enum without payloads, or with raw values, is given these.
    if entry.kind == .enum,
      ["Equatable", "Hashable", "RawRepresentable"].contains(index.names[demanded])
    {
      return nil
    }
    return isKnown && index.sdkKind(of: demanded) != nil ? false : nil
  }

  /// Of a type that the project may let conform to more.
  private func inheritsOutside(extended name: NameID, from demanded: NameID) -> Bool? {
    if let own = index.extendedExternals[name], inherits(own, from: demanded) == true {
      return true
    }
    return inheritsOutside(name, from: demanded)
  }

  /// Whether a macro may add conformances.
  private func isExtendedByMacro(_ type: Int) -> Bool {
    index.types[type].declarations.contains { declaration in
      let facts = index.facts[declaration.file]
      return facts.children(of: declaration.node).contains { child in
        let name = facts.name(at: child)
        // Most attributes of the language begin with a small letter; an own type is a global actor.
        guard facts.kind(child) == .attribute, name.first?.isUppercase == true,
          !Self.attributesOfLanguage.contains(name)
        else { return false }
        let scope = TypeScope(
          file: declaration.file, context: index.fileContexts[declaration.file])
        return if case .own = resolve(child + 1, in: scope) { false } else { true }
      }
    }
  }

  /// Those that begin with a capital letter.
  private static let attributesOfLanguage: Set<String> = [
    "IBDesignable", "MainActor", "NSApplicationMain", "UIApplicationMain",
  ]

  private func inheritsOutside(_ name: NameID, from demanded: NameID) -> Bool? {
    if let known = inheritance.ofNames[Int(name), demanded] { return known }
    let answer = findInheritance(ofName: name, from: demanded)
    inheritance.ofNames.set(Int(name), demanded, to: answer)
    return answer
  }

  private func findInheritance(ofName name: NameID, from demanded: NameID) -> Bool? {
    if name == demanded { return true }
    guard var type = index.sdk.types(named: index.names[name]).first else { return nil }
    if type.kind == .typealias, type.supertypes.count == 1 { type = index.sdk.resolved(type) }
    if index.names[demanded] == "AnyObject" { return type.kind == .class || type.kind == .actor }
    let above = index.sdk.ancestors(of: type)
    if let target = index.sdk.types(named: index.names[demanded]).first,
      target.kind == .typealias, !target.supertypes.isEmpty
    {
      // `Codable` is all that it stands for.
      return target.supertypes.map { part in
        part == type.name || above.contains { $0.name == part }
          ? true : StandardTypes.conforms(type.name, to: part)
      }.allTrue
    }
    if above.contains(where: { $0.name == index.names[demanded] }) { return true }
    if type.kind == .protocol || type.kind == .typealias { return false }
    return StandardTypes.conforms(type.name, to: index.names[demanded])
  }

  /// What an alias of the SDK for one type stands for, such as `TimeInterval`.
  func aliased(_ name: NameID) -> TypeValue? {
    guard index.sdkKind(of: name) == .typealias,
      let type = index.sdk.types(named: index.names[name]).first, type.supertypes.count == 1
    else { return nil }
    return index.names.id(type.supertypes[0]).map { external($0, arguments: []) }
  }

  /// How many protocols stand above one of the SDK, and itself; none above another type.
  func protocolCount(above name: NameID) -> Int {
    guard let type = index.sdk.types(named: index.names[name]).first, type.kind == .protocol else {
      return 0
    }
    return index.sdk.ancestors(of: type).count + 1
  }
}

/// What a ``TypeLookup`` has been asked of inheritance from types outside the project: tables of SDK types
/// go by names, which are slow to compare.
final class InheritanceMemory {
  @exclusivity(unchecked) fileprivate var ofTypes = PairTable(unused: Bool?.none)
  @exclusivity(unchecked) fileprivate var ofNames = PairTable(unused: Bool?.none)
}

extension Sequence<Bool?> {
  /// Nil where none is false and one is not known.
  var allTrue: Bool? {
    var isKnown = true
    for answer in self {
      if answer == false { return false }
      if answer == nil { isKnown = false }
    }
    return isKnown ? true : nil
  }
}
