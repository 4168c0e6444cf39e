/// What linking asks the table of SDK types, by name alone.
///
/// Types of one name in several modules are rare enough that the first one stands for all.
extension SDKTable {
  static let bundled = SDKTable()

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

  /// The module that one imports to use the type.
  func module(of name: String) -> String? {
    types(named: name).first?.module
  }

  func superclass(of name: String) -> String? {
    types(named: name).first.flatMap { superclasses(of: $0).first?.name }
  }

  /// Names of all classes and protocols above a type.
  func supertypes(of name: String) -> [String] {
    var names: [String] = []
    var pending = types(named: name).prefix(1).flatMap { supertypes(of: $0) }
    while let next = pending.popLast() {
      guard !names.contains(next.name) else { continue }
      names.append(next.name)
      pending += supertypes(of: next)
    }
    return names
  }
}
