/// What linking asks the table of SDK types, by name alone.
///
/// Types of one name in several modules are of one kind and have the same ancestors, so that the
/// first one stands for all; ``ExternalNames`` tells their modules apart.
extension SDKTable {
  static let bundled = SDKTable()

  /// The dotted names of nested types whose parts are all among some names, such as `Font.Weight`.
  func nestedNames(among names: NameTable) -> [String] {
    types.lazy.map(\.name).filter { name in
      name.utf8.contains(UInt8(ascii: "."))
        && name.split(separator: ".").allSatisfy { names.id(String($0)) != nil }
    }
  }

  func kind(of name: String) -> TypeNode.Kind? {
    guard let type = types(named: name).first else { return nil }
    switch type.kind {
    case .class: return .class
    case .struct: return .struct
    case .enum: return .enum
    case .actor: return .actor
    case .protocol: return .protocol
    case .typealias: return .typealias
    case .global, .macro: return nil
    }
  }

  /// Whether a name in capitals is that of a function or constant, as `NSLocalizedString` is.
  func isFunction(_ name: String) -> Bool {
    types(named: name).first?.kind == .global
  }

  func superclass(of name: QualifiedName) -> QualifiedName? {
    type(named: name.name, in: name.module).flatMap { superclasses(of: $0).first }
      .map { QualifiedName(module: $0.module, name: $0.name) }
  }

  /// The protocols that a type conforms to or inherits, at any distance; type aliases of them too.
  func protocols(above name: QualifiedName) -> Set<QualifiedName> {
    guard let type = type(named: name.name, in: name.module) else { return [] }
    return Set(
      ancestors(of: type).lazy.filter { $0.kind == .protocol || $0.kind == .typealias }
        .map { QualifiedName(module: $0.module, name: $0.name) })
  }

  /// Names of all classes and protocols above a type.
  func supertypes(of name: String) -> [String] {
    types(named: name).first.map { ancestors(of: $0).map(\.name) } ?? []
  }
}
