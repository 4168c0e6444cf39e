/// Which of several overloads a call means, as far as the types of arguments tell.
///
/// An approximation of the compiler's ranking: an argument of just that type is better than one that
/// inherits or conforms, which is better than a generic parameter; a literal of another type than its
/// usual one, a value that becomes optional and `Any` come last. Then the overload that leaves fewer
/// defaults out wins, then the first. Those between which nothing decides are noted; where that is
/// for an argument whose type is not known, and they return different types, the call's value is not
/// known either.
extension Walker {
  /// How far a value is from what a parameter demands; added up over arguments.
  private enum Cost {
    static let subtype = 1
    static let generic = 2
    static let unusualLiteral = 4
    static let optional = 4
    static let any = 5
    /// A value that has to be unwrapped first is more likely misread than wrong.
    static let unwrapping = 6
  }

  /// An overload, and all that may be meant where that cannot be told.
  struct Choice {
    var member: Int
    var open: [Int] = []
  }

  func choose(
    _ candidates: [Int], receiver: TypeValue, for arguments: [Argument]
  ) -> Choice {
    guard candidates.count > 1, silence < 2 else { return Choice(member: candidates[0]) }
    var isGuess = false
    var left = fittingWait(candidates).map { (member: $0, cost: 0) }
    for (order, argument) in arguments.enumerated() where left.count > 1 {
      func demand(of member: Int) -> TypeValue {
        self.demand(of: member, on: receiver, for: order, of: arguments)
      }
      // An argument of which all demand the same tells none apart.
      let first = demand(of: left[0].member)
      guard left.dropFirst().contains(where: { demand(of: $0.member) != first }) else { continue }
      let implicit = implicitMember(argument.value)
      let isClosure = kind(argument.value) == .closure
      let value =
        implicit == nil && !isClosure ? inferSilently(argument.value) : .unknown
      if implicit == nil, !isClosure, value.isUnknown {
        isGuess = true
        continue
      }
      func cost(_ member: Int) -> Int? {
        let demand = demand(of: member)
        if let implicit { return costOfImplicitMember(implicit, for: demand) }
        if isClosure { return costOfClosure(argument.value, for: demand) }
        return self.cost(of: value, for: demand, writtenAt: argument.value)
      }
      // There may be hundreds of overloads; of a lone argument the first of just that type will do.
      if arguments.count == 1, !isClosure,
        let exact = left.first(where: {
          index.members[$0.member].parameters.count == 1 && cost($0.member) == 0
            && !isLastChoice($0.member)
        })
      {
        return Choice(member: exact.member)
      }
      let fitting = left.compactMap { overload in
        cost(overload.member).map { (overload.member, overload.cost + $0) }
      }
      if !fitting.isEmpty { left = fitting }
    }
    if left.count > 1, left.contains(where: { !isLastChoice($0.member) }) {
      left.removeAll { isLastChoice($0.member) }
    }
    func rank(_ overload: (member: Int, cost: Int)) -> (Int, Int) {
      (overload.cost, parameters(of: overload.member))
    }
    guard let best = left.map(rank).min(by: <) else { return Choice(member: candidates[0]) }
    let equal = left.filter { rank($0) == best }.map(\.member)
    guard isGuess else {
      noteOpenChoice(among: equal)
      return Choice(member: mostSpecific(among: equal, of: receiver))
    }
    // How many defaults are left out says little beside an argument that is not known.
    let possible = left.filter { $0.cost == best.0 }.map(\.member)
    let result = result(of: equal[0], on: receiver)
    let isOpen = possible.contains { !isAlike(self.result(of: $0, on: receiver), result) }
    noteOpenChoice(among: isOpen ? possible : equal)
    return Choice(member: equal[0], open: isOpen ? possible : [])
  }

  // MARK: Specificity

  /// Of members that fit equally well, the one that demands most, as the compiler prefers it: of an
  /// extension with more constraints, for parameters with more constraints or of more derived types.
  /// Of a value that is known by its protocols alone, no constraints are known to hold.
  func mostSpecific(among overloads: [Int], of receiver: TypeValue) -> Int {
    guard overloads.count > 1 else { return overloads[0] }
    let isAbstract = members.isAbstract(receiver)
    // What one type has is told apart so; of several types the first is the nearest. A property is
    // no overload of a method of its name.
    let (owner, kind) = (index.members[overloads[0]].owner, index.members[overloads[0]].kind)
    let usual = overloads.filter {
      index.members[$0].owner == owner && index.members[$0].kind == kind && !isLastChoice($0)
    }
    var best = (usual.first ?? overloads[0], -1)
    for member in usual {
      let ofContext = isAbstract ? 0 : members.constraintCount(in: index.members[member].context)
      let specificity = ofContext + specificity(of: member)
      if specificity > best.1 { best = (member, specificity) }
    }
    return best.0
  }

  /// Whether the compiler takes the member only where no other one fits, if at all.
  private func isLastChoice(_ member: Int) -> Bool {
    let entry = index.members[member]
    let facts = index.facts[entry.file]
    // Attributes come first, and few members have any.
    guard facts.firstChild(of: entry.node).map({ facts.kind($0) == .attribute }) ?? false else {
      return false
    }
    return facts.attribute("_disfavoredOverload", of: entry.node) != nil
      || facts.isUnavailable(entry.node)
  }

  private func specificity(of member: Int) -> Int {
    guard case .function(let parameters, _) = members.type(of: member) else { return 0 }
    return parameters.reduce(0) { $0 + specificity(of: $1) }
  }

  private func specificity(of parameter: TypeValue) -> Int {
    switch parameter {
    case .generic: parameter.constraints.reduce(0) { $0 + 1 + specificity(of: $1) }
    case .optional(let inner), .array(let inner): 1 + specificity(of: inner)
    case .nominal(let type, _): members.ancestorCount(of: type)
    default: 0
    }
  }

  /// What a call of an overload returns, whether it may fail or not.
  private func result(of member: Int, on receiver: TypeValue) -> TypeValue {
    let type = members.type(of: member, on: receiver)
    guard case .function(_, let result) = type else { return type.unwrapped }
    return result.unwrapped
  }

  /// Whether two types are one but for what their generic parameters are constrained to.
  private func isAlike(_ one: TypeValue, _ other: TypeValue) -> Bool {
    switch (one, other) {
    case (.generic(let name, _), .generic(let otherName, _)): name == otherName
    case (.nominal(let type, let arguments), .nominal(let otherType, let others)):
      type == otherType && arguments.count == others.count
        && zip(arguments, others).allSatisfy { isAlike($0, $1) }
    default: one == other
    }
  }

  /// Notes what is sure of a call that may mean one of several overloads: the type that has them all,
  /// and the arguments of which all of them demand the same.
  func noteUses(
    ofOneAmong overloads: [Int], on receiver: TypeValue, arguments: [Argument], at offset: UInt32
  ) {
    let owner = index.members[overloads[0]].owner
    if overloads.allSatisfy({ index.members[$0].owner == owner }) {
      emitMember(overloads[0], of: receiver, at: offset, flags: .call)
    }
    for (order, argument) in arguments.enumerated() {
      let demands = overloads.map { demand(of: $0, on: receiver, for: order, of: arguments) }
      let isSame = demands.allSatisfy { $0 == demands[0] }
      _ = infer(argument.value, expected: isSame ? demands[0] : .unknown)
    }
  }

  private func parameters(of member: Int) -> Int { index.members[member].parameters.count }

  /// A call that is waited for means an asynchronous overload, another one does not.
  private func fittingWait(_ candidates: [Int]) -> [Int] {
    let fitting = candidates.filter {
      index.members[$0].modifiers.contains(.async) == frame.isAwaited
    }
    return fitting.isEmpty ? candidates : fitting
  }

  /// What an overload demands of one of the arguments; unknown where that cannot be told.
  private func demand(
    of member: Int, on receiver: TypeValue, for order: Int, of arguments: [Argument]
  ) -> TypeValue {
    guard case .function(let parameters, _) = members.type(of: member, on: receiver) else {
      return .unknown
    }
    var position: Int?
    var met = 0
    let isMatch = match(arguments, member) {
      if met == order { position = $0 }
      met += 1
    }
    guard isMatch, let position else { return .unknown }
    return demand(at: position, of: member, parameters: parameters)
  }

  private func inferSilently(_ node: Int) -> TypeValue {
    silence += 1
    defer { silence -= 1 }
    return scoped { infer(node, expected: .unknown) }
  }

  // MARK: Costs

  /// Nil if the value cannot be given to the parameter.
  func cost(
    of value: TypeValue, for parameter: TypeValue, writtenAt node: Int? = nil
  ) -> Int? {
    if value.isUnknown { return 0 }
    var cost = 0
    switch (value, parameter) {
    case (.optional, .optional): break
    case (.optional, .unknown), (.optional, .generic): return Cost.generic
    case (.optional, _): cost = Cost.unwrapping
    case (_, .optional): cost = Cost.optional
    default: break
    }
    let value = value.unwrapped
    let parameter = parameter.unwrapped
    let ofType: Int? =
      switch (value, parameter) {
      case (.unknown, _): 0
      case (_, .unknown): Cost.generic
      case (_, .generic(_, let constraints)): costOfGeneric(value, constraints)
      case (.nominal, .nominal), (.external, .external), (.nominal, .external),
        (.external, .nominal):
        costOfNamed(value, parameter, writtenAt: node)
      case (.meta(let inner), .meta(let other)): self.cost(of: inner, for: other)
      case (.meta, .nominal): nil
      case (.array(let element), .array(let other)):
        self.cost(of: element, for: other) ?? (isLiteral(node) ? Cost.unusualLiteral : nil)
      case (.array, .nominal(let type, _)), (.dictionary, .nominal(let type, _)):
        index.types[type].kind == .protocol ? Cost.subtype : costOfCollection(for: type, at: node)
      case (.array, .external(let name, _)) where index.isSDKType(name):
        Self.takesNoArray(index.names[name]) ? nil : Cost.unusualLiteral
      case (.nominal(let type, _), .array), (.nominal(let type, _), .dictionary),
        (.nominal(let type, _), .function):
        index.types[type].isExternal ? Cost.generic : nil
      case (.external(let name, _), .array), (.external(let name, _), .function):
        index.isSDKType(name) && index.sdkKind(of: name) != .protocol ? nil : Cost.generic
      case (.function, .nominal), (.function, .external), (.function, .array): nil
      case (.function(let parameters, _), .function(let others, _)):
        parameters.count == others.count ? 0 : nil
      default: value == parameter ? 0 : Cost.subtype
      }
    return ofType.map { $0 + cost }
  }

  private func costOfNamed(
    _ value: TypeValue, _ parameter: TypeValue, writtenAt node: Int?
  ) -> Int? {
    if case .nominal(let type, _) = value, case .nominal(let other, _) = parameter {
      if type == other { return 0 }
      if members.isSubtype(type, of: other, from: file) { return Cost.subtype }
      if !index.types[type].isExternal, !isLiteral(node) { return nil }
    }
    let name = index.externalName(of: value)
    let other = index.externalName(of: parameter)
    if let other, other == index.wellKnown.any { return Cost.any }
    if let name, name == other { return 0 }
    if let node, isLiteral(node) { return costOfLiteral(node, for: parameter) }
    guard let other else {
      // An own protocol, to which a type that is not extended could only conform unseen.
      return parameter.nominal.map { index.types[$0].kind == .protocol } ?? true
        ? Cost.subtype : nil
    }
    let kind = index.sdkKind(of: other)
    guard index.isSDKType(other), kind != .protocol else { return Cost.subtype }
    guard let name else { return kind == .class ? Cost.subtype : nil }
    return !index.isSDKType(name) || kind == .class && index.sdkKind(of: name) == .class
      ? Cost.subtype : nil
  }

  private func costOfGeneric(_ value: TypeValue, _ constraints: [TypeValue]) -> Int? {
    guard case .nominal(let type, _) = value, !index.types[type].isExternal else {
      return Cost.generic
    }
    let isPossible = constraints.allSatisfy { constraint in
      guard case .nominal(let demanded, _) = constraint, !index.types[demanded].isExternal else {
        return true
      }
      return type == demanded || members.isSubtype(type, of: demanded, from: file)
    }
    return isPossible ? Cost.generic : nil
  }

  // MARK: Implicit members

  /// The name of `.member` and of `.member(1)`.
  private func implicitMember(_ node: Int) -> NameID? {
    let callee = kind(node) == .call ? first(node) ?? node : node
    return kind(callee) == .member && !hasBase(callee) ? name(callee) : nil
  }

  /// An own type must have the member.
  private func costOfImplicitMember(_ name: NameID, for parameter: TypeValue) -> Int? {
    switch parameter.unwrapped {
    case .nominal(let type, _) where !index.types[type].isExternal:
      members.members(name, of: .meta(parameter.unwrapped), from: file, isStatic: true).isEmpty
        ? nil : 0
    case .array, .dictionary, .function, .tuple: nil
    default: Cost.generic
    }
  }

  // MARK: Literals

  private func isLiteral(_ node: Int?) -> Bool {
    guard let node else { return false }
    switch kind(node) {
    case .integer, .float, .string, .boolean, .array: return true
    default: return false
    }
  }

  /// Numbers can be of several types of the standard library, texts of few; what a type of another
  /// package or of the project is made from is seen in what it conforms to.
  private func costOfLiteral(_ node: Int, for parameter: TypeValue) -> Int? {
    if case .nominal(let type, _) = parameter, !index.types[type].isExternal {
      return index.types[type].supertypes.contains { supertype in
        index.externalName(of: supertype.type).map {
          index.names[$0].hasPrefix("ExpressibleBy")
        } ?? false
      } ? Cost.unusualLiteral : nil
    }
    guard let name = index.externalName(of: parameter), index.isSDKType(name) else {
      return Cost.unusualLiteral
    }
    if index.sdkKind(of: name) == .protocol { return Cost.subtype }
    let isPossible =
      switch kind(node) {
      case .integer: Self.numbers.contains(index.names[name])
      case .float: Self.fractions.contains(index.names[name])
      case .string: !Self.numbers.contains(index.names[name]) && index.names[name] != "Bool"
      case .boolean: false
      default: true
      }
    return isPossible ? Cost.unusualLiteral : nil
  }

  /// A literal of a collection makes a type that says so itself, or by a protocol that is not known.
  private func costOfCollection(for type: Int, at node: Int?) -> Int? {
    guard let node, kind(node) == .array || kind(node) == .dictionary else { return nil }
    let names: Set<String> =
      kind(node) == .array
      ? ["ExpressibleByArrayLiteral", "OptionSet", "SetAlgebra"]
      : ["ExpressibleByDictionaryLiteral"]
    let isPossible = conforms(type) { name in
      names.contains(name) || index.sdk.types(named: name).isEmpty
    }
    return isPossible || index.types[type].isExternal ? Cost.unusualLiteral : nil
  }

  /// Whether no array, and no literal of one, can be given where this type is demanded.
  private static func takesNoArray(_ name: String) -> Bool {
    numbers.contains(name) || name == "String" || name == "Bool"
  }

  private static let fractions: Set<String> = ["CGFloat", "Decimal", "Double", "Float", "Float16"]

  private static let numbers: Set<String> = fractions.union([
    "Int", "Int128", "Int16", "Int32", "Int64", "Int8", "UInt", "UInt128", "UInt16", "UInt32",
    "UInt64", "UInt8",
  ])

  // MARK: Closures

  /// A closure is told by the number of its parameters and the types written for them, and by its
  /// result where that is all it says.
  private func costOfClosure(_ closure: Int, for parameter: TypeValue) -> Int? {
    switch parameter.unwrapped {
    case .function(let parameters, let result):
      let written = children(closure).filter { kind($0) == .parameter }
      let count = written.isEmpty ? shorthandCount(in: closure) : written.count
      if count > 0 {
        guard count == parameters.count || parameters.count == 1 else { return nil }
        if case .tuple = parameters.first ?? .unknown { return 0 }
        return count == parameters.count ? costOfParameters(written, for: parameters) : nil
      }
      guard parameters.isEmpty else { return nil }
      guard let block = children(closure).first(where: { kind($0) == .block }),
        let only = first(block), end(only) == end(block), isPlain(only), result != .void
      else { return 0 }
      return cost(of: inferSilently(only), for: result, writtenAt: only)
    case .nominal(let type, _): return index.types[type].isExternal ? Cost.generic : nil
    default: return Cost.generic
    }
  }

  /// How many parameters a closure has that names none: one more than its highest `$0`.
  private func shorthandCount(in closure: Int) -> Int {
    var count = 0
    var node = closure + 1
    while node < end(closure) {
      // An inner closure has parameters of its own.
      if kind(node) == .closure {
        node = end(node)
        continue
      }
      if kind(node) == .identifier, let position = facts.shorthand(at: node) {
        count = max(count, position + 1)
      }
      node += 1
    }
    return count
  }

  /// What is handed to a closure must be of the types that it writes.
  private func costOfParameters(_ written: [Int], for parameters: [TypeValue]) -> Int? {
    var cost = 0
    for (node, parameter) in zip(written, parameters) {
      guard let type = children(node).first(where: { kind($0).isType }) else { continue }
      guard let one = self.cost(of: parameter, for: types.value(of: type, in: frame.scope)) else {
        return nil
      }
      cost += one
    }
    return cost
  }

  /// Whether an expression is quickly inferred.
  private func isPlain(_ node: Int) -> Bool {
    isLiteral(node) && kind(node) != .array
      || [.call, .identifier, .member].contains(kind(node)) && end(node) - node < 12
  }
}
