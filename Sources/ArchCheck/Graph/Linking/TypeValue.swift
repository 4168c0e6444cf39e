/// The type of a value as far as declarations tell it.
///
/// What cannot be told is ``unknown``, and nothing is concluded from it. Only cases that hold another
/// value directly are indirect, since most values are plain nominal types and made very often.
enum TypeValue: Sendable, Hashable {
  case unknown
  /// An own type, or an external one that the project extends, with generic arguments.
  case nominal(Int, [TypeValue])
  /// A type that the project only uses, by dotted name.
  case external(NameID, [TypeValue])
  indirect case optional(TypeValue)
  indirect case array(TypeValue)
  indirect case dictionary(TypeValue, TypeValue)
  case tuple([NameID], [TypeValue])
  indirect case function([TypeValue], TypeValue)
  /// The type itself as a value.
  indirect case meta(TypeValue)
  /// A generic parameter or associated type with the types it is constrained to.
  case generic(NameID, [TypeValue])
  case composition([TypeValue])
  /// What an associated type is, among the arguments of a protocol (`any Source<Item>`) and among the
  /// constraints of a generic parameter (`where T.Element == Item`).
  indirect case associated(NameID, TypeValue)
  /// What an associated type conforms to, among the constraints of a generic parameter
  /// (`where T.Element: Named`).
  indirect case conforming(NameID, TypeValue)
  /// First among the constraints of an associated type: the generic parameter that it is written as a
  /// member of, as `F` is in `F.State`. None stands there for a member of `Self`.
  indirect case memberOf(TypeValue)
  /// A module, as in `Module.Type`.
  case module(NameID)

  static let void = TypeValue.tuple([], [])

  /// The value behind any number of `?`.
  var unwrapped: TypeValue {
    if case .optional(let inner) = self { return inner.unwrapped }
    return self
  }

  /// One level of `?` removed.
  var unwrappedOnce: TypeValue {
    if case .optional(let inner) = self { return inner }
    return self
  }

  var isUnknown: Bool {
    if case .unknown = self { return true }
    return false
  }

  /// The nominal type, through optionality and metatypes.
  var nominal: Int? {
    switch self {
    case .nominal(let type, _): type
    case .optional(let inner), .meta(let inner): inner.nominal
    default: nil
    }
  }

  /// The types that a composition names, through those in it; of any other value, itself.
  var parts: [TypeValue] {
    guard case .composition(let parts) = self else { return [self] }
    return parts.flatMap(\.parts)
  }

  /// An associated type as a member of a generic parameter.
  static func member(
    _ name: NameID, of owner: TypeValue?, _ constraints: ArraySlice<TypeValue> = []
  ) -> TypeValue {
    .generic(name, (owner.map { [.memberOf($0)] } ?? []) + constraints)
  }

  /// The generic parameter that an associated type is written as a member of.
  var owner: TypeValue? {
    guard case .generic(_, let parts) = self, case .memberOf(let owner)? = parts.first else {
      return nil
    }
    return owner
  }

  /// What a generic parameter or associated type is constrained to.
  var constraints: ArraySlice<TypeValue> {
    guard case .generic(_, let parts) = self else { return [] }
    return owner == nil ? parts[...] : parts.dropFirst()
  }

  /// What a generic parameter or associated type itself is constrained to.
  var ownConstraints: [TypeValue] {
    constraints.filter { if case .conforming = $0 { false } else { true } }
  }

  /// What an associated type of a generic parameter conforms to, besides what its protocol says.
  func demands(on associated: NameID) -> [TypeValue] {
    constraints.flatMap { constraint -> [TypeValue] in
      if case .conforming(associated, let type) = constraint { type.parts } else { [] }
    }
  }

  /// What is written of the associated types of a protocol or of a generic parameter.
  var associatedTypes: [NameID: TypeValue] {
    guard case .nominal(_, let parts) = self else { return associatedTypesOfParts }
    return Self.associatedTypes(among: parts)
  }

  private var associatedTypesOfParts: [NameID: TypeValue] {
    switch self {
    case .generic(_, let parts), .composition(let parts):
      parts.reduce(Self.associatedTypes(among: parts)) { found, part in
        found.merging(part.associatedTypes) { first, _ in first }
      }
    default: [:]
    }
  }

  private static func associatedTypes(among parts: [TypeValue]) -> [NameID: TypeValue] {
    var found: [NameID: TypeValue] = [:]
    for case .associated(let name, let type) in parts where found[name] == nil && !type.isUnknown {
      found[name] = type
    }
    return found
  }

  /// Whether a generic parameter stands in it that could be replaced.
  var isGeneric: Bool {
    switch self {
    case .unknown, .module: false
    case .generic: true
    case .nominal(_, let arguments), .external(_, let arguments):
      arguments.contains(where: \.isGeneric)
    case .optional(let inner), .array(let inner), .meta(let inner), .associated(_, let inner),
      .conforming(_, let inner), .memberOf(let inner):
      inner.isGeneric
    case .dictionary(let key, let value): key.isGeneric || value.isGeneric
    case .tuple(_, let elements): elements.contains(where: \.isGeneric)
    case .function(let parameters, let result):
      result.isGeneric || parameters.contains(where: \.isGeneric)
    case .composition(let parts): parts.contains(where: \.isGeneric)
    }
  }

  /// The value, or unknown where it consists of more types than anybody writes.
  ///
  /// It is asked for where a value is made of others. The same one in several places is stored once,
  /// but what goes through the value meets it in each.
  var bounded: TypeValue {
    var left = DepthLimit.parts
    takeParts(from: &left)
    return left < 0 ? .unknown : self
  }

  /// Takes one away for each type that the value consists of, until none is left.
  func takeParts(from left: inout Int) {
    left -= 1
    if left < 0 { return }
    switch self {
    case .unknown, .module, .generic: break
    case .nominal(_, let parts), .external(_, let parts), .tuple(_, let parts),
      .composition(let parts):
      for part in parts { part.takeParts(from: &left) }
    case .optional(let inner), .array(let inner), .meta(let inner), .associated(_, let inner),
      .conforming(_, let inner), .memberOf(let inner):
      inner.takeParts(from: &left)
    case .dictionary(let key, let value):
      key.takeParts(from: &left)
      value.takeParts(from: &left)
    case .function(let parameters, let result):
      for parameter in parameters { parameter.takeParts(from: &left) }
      result.takeParts(from: &left)
    }
  }

  /// Binds generic parameters of a declared type to those of an argument where both have the same
  /// shape.
  func bind(to argument: TypeValue, into bindings: inout [NameID: TypeValue]) {
    switch (self, argument) {
    case (_, .unknown): break
    // What `F.State` is follows from `F`.
    case (.generic, _) where owner != nil: break
    case (.generic(let name, _), _): if bindings[name] == nil { bindings[name] = argument }
    case (.optional(let left), .optional(let right)): left.bind(to: right, into: &bindings)
    case (.optional(let left), _): left.bind(to: argument, into: &bindings)
    case (.array(let left), .array(let right)): left.bind(to: right, into: &bindings)
    case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
      key.bind(to: otherKey, into: &bindings)
      value.bind(to: otherValue, into: &bindings)
    case (.associated(let name, let left), .associated(let other, let right)) where name == other:
      left.bind(to: right, into: &bindings)
    case (.meta(let left), .meta(let right)): left.bind(to: right, into: &bindings)
    case (.nominal(let left, let mine), .nominal(let right, let theirs)) where left == right:
      for (left, right) in zip(mine, theirs) { left.bind(to: right, into: &bindings) }
    case (.external(let left, let mine), .external(let right, let theirs)) where left == right:
      for (left, right) in zip(mine, theirs) { left.bind(to: right, into: &bindings) }
    case (.function(let left, let result), .function(let right, let other)):
      for (left, right) in zip(left, right) { left.bind(to: right, into: &bindings) }
      result.bind(to: other, into: &bindings)
    case (.tuple(_, let left), .tuple(_, let right)) where left.count == right.count:
      for (left, right) in zip(left, right) { left.bind(to: right, into: &bindings) }
    default: break
    }
  }
}

/// Where a type's name is looked up from.
struct TypeScope {
  var file: Int
  /// Index of the innermost type body, extension or file.
  var context: Int
  /// Generic parameters of enclosing functions.
  var generics: [NameID] = []
  /// Nodes of `file` that declare `generics`, for their constraints.
  var owners: [Int] = []
  /// Types and aliases declared in enclosing function bodies.
  var localTypes: [NameID] = []
  /// Whether `Self` in a class is the class of the receiver, as where a member states its type.
  var isStatedType = false

  /// Adds the generic parameters of a declaration to those that are known.
  mutating func open(_ declaration: Int, in index: DeclarationIndex) {
    let facts = index.facts[file]
    owners.append(declaration)
    for child in facts.children(of: declaration)
    where facts.nodes[child].kind == .genericParameter {
      generics.append(index.name(facts.nodes[child], file))
    }
  }
}
