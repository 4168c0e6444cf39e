/// How well a value fits a parameter.
struct Fit: Equatable {
  /// How far the value is from what the parameter demands; added up over arguments.
  var cost: Int
  /// Whether all is known that the compiler decides by.
  var isSure = true

  static func + (left: Fit, right: Fit) -> Fit {
    Fit(cost: left.cost + right.cost, isSure: left.isSure && right.isSure)
  }

  static func guess(_ cost: Int) -> Fit { Fit(cost: cost, isSure: false) }
}

/// Whether an argument can be given to a parameter, and how well it fits.
extension Walker {
  /// Those from `any` on are worse than any number of what stands before them.
  ///
  /// Source: the order of `ScoreKind` in the compiler's constraint solver; those without a score
  /// there, subtypes and generic parameters, stand for how specific the parameter is.
  enum Cost {
    static let subtype = 1
    static let generic = 2
    static let any = 1_000
    static let optional = 100_000
    static let upcast = 10_000_000
    static let unusualLiteral = 1_000_000_000
    static let conversion = 10_000_000_000
    /// A value that has to be unwrapped first is more likely misread than wrong, as is one with other
    /// generic arguments.
    static let misread = 100_000_000_000
  }

  /// Nil if the value cannot be given to the parameter.
  func fit(of value: TypeValue, for parameter: TypeValue, writtenAt node: Int? = nil) -> Fit? {
    var added = Fit(cost: 0)
    switch (value, parameter) {
    case (.unknown, _): return .guess(0)
    case (.optional, .optional), (.optional, .unknown): break
    case (.optional, .generic): return fitOfUnwrapped(value, parameter, node)
    case (.optional, _):
      if let fit = fitOfAny(parameter) { return fit }
      added = .guess(Cost.misread)
    case (_, .optional): added = Fit(cost: Cost.optional)
    default: break
    }
    return fitOfUnwrapped(value.unwrapped, parameter.unwrapped, node).map { $0 + added }
  }

  private func fitOfUnwrapped(_ value: TypeValue, _ parameter: TypeValue, _ node: Int?) -> Fit? {
    switch (value, parameter) {
    case (.unknown, _): return .guess(0)
    case (_, .unknown): return .guess(Cost.generic)
    case (.generic(let name, _), _) where freeGenerics?.contains(name) ?? false:
      return .guess(Cost.generic)
    case (_, .generic) where value == parameter: return Fit(cost: 0)
    case (_, .generic(let name, let constraints)):
      guard freeGenerics?.contains(name) ?? true else {
        return .guess(isGenericHere(name) ? Cost.misread : Cost.generic)
      }
      return fitOfGeneric(value, constraints, node)
    default: break
    }
    if let fit = fitOfAny(parameter) { return fit }
    switch (value, parameter) {
    case (.nominal, .nominal), (.external, .external), (.nominal, .external), (.external, .nominal):
      return fitOfNamed(value, parameter, node)
    case (.meta(let inner), .meta(let other)):
      // `Self.Type` of a value that is known by its protocol is no type that conforms to it.
      return members.isAbstract(other) && !isGeneric(other) && inner != other
        ? .guess(Cost.misread) : fit(of: inner, for: other)
    case (.generic(let name, let parts), _):
      let isOpen = value.owner != nil || !isGenericHere(name)
      return fit(ofAnyOf: parts, for: parameter) ?? (isOpen ? .guess(Cost.misread) : nil)
    case (.composition(let parts), _): return fit(ofAnyOf: parts, for: parameter)
    case (.meta, .nominal): return nil
    case (.array(let element), .array(let other)):
      return fitOfElements([(element, other)], node)
    case (.dictionary(let key, let value), .dictionary(let otherKey, let other)):
      return fitOfElements([(key, otherKey), (value, other)], node)
    case (.array, .nominal), (.dictionary, .nominal), (.array, .external), (.dictionary, .external):
      return fitOfCollection(value, parameter, node)
    case (.nominal(let type, _), .array), (.nominal(let type, _), .dictionary),
      (.nominal(let type, _), .function):
      return index.types[type].isExternal ? .guess(Cost.generic) : nil
    case (.external(let name, _), .array), (.external(let name, _), .dictionary),
      (.external(let name, _), .function):
      return index.isSDKType(name) && index.sdkKind(of: name) != .protocol
        ? nil : .guess(Cost.generic)
    case (.function, .nominal), (.function, .external), (.function, .array),
      (.function, .dictionary), (.function, .tuple), (.tuple, .array), (.tuple, .dictionary),
      (.tuple, .function), (.array, .dictionary), (.array, .tuple), (.array, .function),
      (.dictionary, .array), (.dictionary, .tuple), (.dictionary, .function):
      return nil
    case (.tuple, .nominal(let type, _)) where !index.types[type].isExternal: return nil
    case (.tuple, .external(let name, _)) where index.isSDKType(name): return nil
    case (.function(let parameters, let result), .function(let others, let demanded)):
      guard parameters.count == others.count else { return nil }
      // What is demanded of a function's parameters is what it will be given; a generic parameter is
      // whatever it takes.
      let given = zip(others, parameters).map { isGeneric($0) ? $1 : $0 }
      if demanded == .void, result != .void, !result.isUnknown { return nil }
      return fit(of: given + [result], for: parameters + [demanded])
    case (.tuple(_, let parts), .tuple(_, let others)):
      return parts.count == others.count ? fit(of: parts, for: others) : nil
    default: return value == parameter ? Fit(cost: 0) : .guess(Cost.subtype)
    }
  }

  /// Whether a generic parameter is one of the code around, which is a type of its own there.
  private func isGenericHere(_ name: NameID) -> Bool {
    if name == index.wellKnown.selfType || frame.scope.generics.contains(name) { return true }
    let type = index.contexts[frame.scope.context].type
    return type >= 0 && index.types[type].generics.contains(name)
  }

  /// Compares values with what a member demands, whose own generic parameters may be anything.
  func comparing<Result>(with member: Int, _ compare: () -> Result) -> Result {
    let outer = freeGenerics
    defer { freeGenerics = outer }
    freeGenerics = members.generics(of: member)
    return compare()
  }

  /// Of the elements of a collection, which are converted one by one in a literal, and all together
  /// elsewhere.
  private func fitOfElements(_ pairs: [(TypeValue, TypeValue)], _ node: Int?) -> Fit? {
    var sum = Fit(cost: 0)
    for (element, demanded) in pairs {
      guard let fit = fit(of: element, for: demanded) else {
        return isLiteral(node) ? .guess(Cost.unusualLiteral) : nil
      }
      sum = sum + fit
      if fit.cost > 0, !isLiteral(node), !isGeneric(demanded.unwrapped) { sum.cost += Cost.upcast }
    }
    return sum
  }

  /// Of several values, each for its parameter.
  private func fit(of values: [TypeValue], for parameters: [TypeValue]) -> Fit? {
    var sum = Fit(cost: 0)
    for (value, parameter) in zip(values, parameters) {
      guard let fit = fit(of: value, for: parameter) else { return nil }
      sum = sum + fit
    }
    return sum
  }

  /// What is known by its constraints alone fits where one of them does.
  private func fit(ofAnyOf constraints: [TypeValue], for parameter: TypeValue) -> Fit? {
    let fits = constraints.compactMap { constraint -> Fit? in
      switch constraint {
      case .memberOf, .associated, .conforming: return nil
      default: return fit(of: constraint, for: parameter)
      }
    }
    return fits.min { ($0.cost, $0.isSure ? 0 : 1) < ($1.cost, $1.isSure ? 0 : 1) }
  }

  private func isGeneric(_ type: TypeValue) -> Bool {
    if case .generic = type { true } else { false }
  }

  /// Nil for any other parameter.
  private func fitOfAny(_ parameter: TypeValue) -> Fit? {
    index.externalName(of: parameter) == index.wellKnown.any ? Fit(cost: Cost.any) : nil
  }

  /// - Returns: Nil where the value is known not to have what is demanded.
  func fit(_ cost: Int, ifKnown answer: Bool?) -> Fit? {
    guard let answer else { return .guess(cost) }
    return answer ? Fit(cost: cost) : nil
  }

  // MARK: Named types

  private func fitOfNamed(
    _ value: TypeValue, _ parameter: TypeValue, _ node: Int?
  ) -> Fit? {
    if case .nominal(let type, let arguments) = value,
      case .nominal(let other, let others) = parameter
    {
      if type == other { return fit(ofArguments: arguments, for: others) }
      if members.isSubtype(type, of: other, from: file) {
        return fit(Cost.subtype, ifKnown: hasMembers(value, of: parameter))
      }
      if !index.types[type].isExternal, !index.types[other].isExternal, !isLiteral(node) {
        return nil
      }
    }
    let name = index.external(value)
    let other = index.external(parameter)
    if let name, let other, name.name == other.name {
      return fit(ofArguments: name.arguments, for: other.arguments)
    }
    if let target = other.flatMap({ types.aliased($0.name) }) {
      return fit(of: value, for: target, writtenAt: node)
    }
    if let target = name.flatMap({ types.aliased($0.name) }) {
      return fit(of: target, for: parameter, writtenAt: node)
    }
    if let node, isLiteral(node) || isWrittenNumber(node) {
      return fitOfLiteral(node, value, for: parameter)
    }
    // Whether a key path can be written through is not known.
    if let name, let other, name.name == index.wellKnown.keyPath,
      index.names[other.name].hasSuffix("KeyPath")
    {
      return fit(ofArguments: name.arguments, for: other.arguments) + .guess(0)
    }
    guard let other else {
      // An own protocol, to which a type that is not extended could only conform unseen.
      return parameter.nominal.map { index.types[$0].kind == .protocol } ?? true
        ? fit(Cost.subtype, ifKnown: members.isOfType(value, parameter, from: file)) : nil
    }
    if let fit = conversion(to: other.name, from: name?.name) { return fit }
    switch index.sdkKind(of: other.name) {
    case .protocol, .class: break
    case .typealias where index.names[other.name] == "AnyObject": break
    case nil, .typealias: return .guess(Cost.subtype)
    default: return name.map { index.isSDKType($0.name) } ?? true ? nil : .guess(Cost.subtype)
    }
    guard let isSubtype = types.inherits(value, from: other.name) else {
      return .guess(Cost.subtype)
    }
    return isSubtype ? fit(Cost.subtype, ifKnown: hasMembers(value, of: parameter)) : nil
  }

  /// What the compiler converts though the types have nothing in common.
  private func conversion(to parameter: NameID, from value: NameID?) -> Fit? {
    switch (index.names[parameter], value.map { index.names[$0] }) {
    case ("AnyHashable", _): .guess(Cost.conversion)
    case ("CGFloat", "Double"), ("Double", "CGFloat"): Fit(cost: Cost.conversion)
    default: nil
    }
  }

  /// Of a type with other generic arguments than the parameter's: what is made of literals and
  /// implicit members may yet become those.
  private func fit(ofArguments arguments: [TypeValue], for others: [TypeValue]) -> Fit {
    var fit = Fit(cost: 0, isSure: arguments.count == others.count)
    for (argument, other) in zip(arguments, others) {
      if case .generic = other {
        fit.cost += Cost.generic
        continue
      }
      switch types.isSame(argument, other) {
      case true?: break
      case false?: fit = fit + .guess(Cost.misread)
      case nil: fit.isSure = false
      }
    }
    return fit
  }

  private func fitOfGeneric(
    _ value: TypeValue, _ constraints: [TypeValue], _ node: Int?
  ) -> Fit? {
    let answers = constraints.map { constraint in
      switch constraint {
      case .memberOf: true
      case .associated(let name, let type): hasMember(value, name, type)
      case .conforming(let name, let type): member(name, of: value).flatMap { isOfType($0, type) }
      default: isOfType(value, constraint)
      }
    }
    guard let fit = fit(Cost.generic, ifKnown: answers.allTrue) else {
      return isLiteral(node) ? .guess(Cost.generic + Cost.unusualLiteral) : nil
    }
    return fit
  }

  /// Whether a value is of a type that a generic parameter is constrained to, with its associated types.
  private func isOfType(_ value: TypeValue, _ constraint: TypeValue) -> Bool? {
    let answer = members.isOfType(value, constraint, from: file)
    return answer == true ? hasMembers(value, of: constraint) : answer
  }

  /// Whether the associated types that a protocol is written with are those of the value.
  func hasMembers(_ value: TypeValue, of demanded: TypeValue) -> Bool? {
    demanded.associatedTypes.map { hasMember(value, $0.key, $0.value) }.allTrue
  }

  private func hasMember(_ value: TypeValue, _ name: NameID, _ type: TypeValue) -> Bool? {
    member(name, of: value).flatMap { types.isSame($0, type) }
  }

  private func member(_ name: NameID, of value: TypeValue) -> TypeValue? {
    let found =
      name == index.wellKnown.element ? element(of: value) : types.memberType(name, of: value)
    guard let found, !found.isUnknown else { return nil }
    return found.substituting(types.arguments(of: value), by: types)
  }

  // MARK: Implicit members

  /// An expression without the `try` and `await` that stand before it.
  func unmarked(_ node: Int) -> Int {
    switch kind(node) {
    case .awaitExpr: first(node).map(unmarked) ?? node
    case .tryExpr where facts.nodes[node].mark == .none: first(node).map(unmarked) ?? node
    default: node
    }
  }

  /// The name of `.member` and of `.member(1)`.
  func implicitMemberName(_ node: Int) -> NameID? {
    let callee = kind(node) == .call ? first(node) ?? node : node
    return kind(callee) == .member && !hasBase(callee) ? name(callee) : nil
  }

  /// An own type must have the member, of its own type.
  func fitOfImplicitMember(_ name: NameID, _ node: Int, for parameter: TypeValue) -> Fit? {
    let demanded = parameter.unwrapped
    switch demanded {
    case .nominal(let type, _) where !index.types[type].isExternal:
      let arguments = kind(node) == .call ? self.arguments(of: node) : nil
      let found = candidates(name, of: .meta(demanded), isStatic: true, arguments: arguments)
      // The initializer that Swift writes takes the stored properties.
      if found.isEmpty, name == index.wellKnown.initializer, index.types[type].kind == .struct,
        (arguments ?? []).allSatisfy({ index.membersOfType.contains($0.label, in: type) })
      {
        return .guess(0)
      }
      let made = found.filter { member in
        guard arguments.map({ accepts($0, by: member) }) ?? true else { return false }
        let type = members.type(of: member, on: .meta(demanded))
        guard case .function(_, let result) = type, arguments != nil else {
          return fit(of: type.unwrapped, for: demanded) != nil
        }
        return fit(of: result.unwrapped, for: demanded) != nil
      }
      return made.isEmpty ? nil : Fit(cost: parameter == demanded ? 0 : Cost.optional)
    case .array, .dictionary, .function, .tuple: return nil
    default: return .guess(Cost.generic)
    }
  }
}
