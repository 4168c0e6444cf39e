extension Walker {
  func binary(_ node: Int, expected: TypeValue) -> TypeValue {
    let operands = Array(children(node))
    let text = facts.name(facts.nodes[node])
    switch text {
    case "??":
      var result = TypeValue.unknown
      for operand in operands {
        let value = infer(operand, expected: result.isUnknown ? expected : result)
        if result.isUnknown { result = value.unwrappedOnce }
      }
      return result
    case "&&", "||":
      for operand in operands { _ = infer(operand, expected: bool) }
      return bool
    case "...", "..<":
      var bound = TypeValue.unknown
      for operand in operands {
        let value = infer(operand, expected: .unknown)
        if bound.isUnknown { bound = value }
      }
      return types.external(
        text == "..." ? index.wellKnown.closedRange : index.wellKnown.range, arguments: [bound])
    default: return operatorCall(operands, node: node, expected: expected)
    }
  }

  /// An operator that a type of the project may declare.
  func operatorCall(_ operands: [Int], node: Int, expected: TypeValue) -> TypeValue {
    let text = facts.name(facts.nodes[node])
    let comparison = Operators.comparisons.contains(text)
    var values = Array(repeating: TypeValue.unknown, count: operands.count)
    // `.case == value`: the operand with a type of its own tells that of the other.
    let order = operands.indices.sorted { rank(operands[$0]) < rank(operands[$1]) }
    var known = comparison ? TypeValue.unknown : expected
    let isCompound =
      !comparison && text.utf8.last == UInt8(ascii: "=")
      && Operators.compoundAssignments.contains(text)
    // `.now() + .seconds(1)`: what the type of the other operand lacks is told by the operator.
    var open: Set<Int> = []
    for position in order {
      if lacksImplicitMember(known, at: operands[position]) {
        open.insert(operands[position])
        continue
      }
      let start = sites.count
      values[position] = infer(
        operands[position], expected: canBe(known, at: operands[position]) ? known : .unknown)
      // Only the last member of a chain is written.
      if isCompound, position == 0, sites.count > start,
        sites[sites.count - 1].offset == offset(operands[0])
      {
        sites[sites.count - 1].flags.insert(.write)
      }
      if known.isUnknown || !comparison, !isWrittenNumber(operands[position]) {
        known = values[position]
      }
    }
    defer { for operand in open.sorted() { _ = infer(operand, expected: known) } }
    if kind(node) != .binary, let range = partialRange(text, of: values[0], at: node) {
      return range
    }
    // An optional is compared with nil by the standard library.
    if comparison, operands.contains(where: { kind($0) == .nilLiteral }),
      values.contains(where: { if case .optional = $0 { true } else { false } })
    {
      return bool
    }
    // `a + b + c` is one node: each operator takes two of the operands.
    var result: TypeValue?
    for start in 0...max(0, operands.count - 2) {
      // The left operand of the next one is what the last one gave.
      let isCarried = start > 0 && result != nil
      if start > 0, let result { values[start] = result }
      let pair = start..<min(start + 2, operands.count)
      let type = ownOperator(
        Array(operands[pair]), Array(values[pair]), isCarried: isCarried, node: node,
        demanded: comparison ? expected : .unknown, open: &open)
      if let type { result = type }
    }
    if let result { return result }
    if comparison { return bool }
    return Operators.standard.contains(text) ? firstType(of: operands, values) : .unknown
  }

  private func lacksImplicitMember(_ type: TypeValue, at operand: Int) -> Bool {
    guard case .nominal(let own, _) = type.unwrapped, !index.types[own].isExternal,
      let name = implicitMemberName(operand)
    else { return false }
    return fitOfImplicitMember(name, operand, for: type) == nil
  }

  /// What an operator of the project gives back; nil where none is meant, as where a condition demands
  /// a `Bool` and those of the project build expressions of a query.
  ///
  /// - Parameter open: operands of which only an operator tells the type; those of this one are
  ///   inferred with it.
  private func ownOperator(
    _ operands: [Int], _ values: [TypeValue], isCarried: Bool, node: Int, demanded: TypeValue,
    open: inout Set<Int>
  ) -> TypeValue? {
    let written = operands.enumerated().map { $0 == 0 && isCarried ? nil : $1 }
    var (candidates, receiver) = operatorFunctions(name(node), for: written, values)
    if !candidates.isEmpty, !demanded.isUnknown, demanded == bool {
      candidates.removeAll { candidate in
        guard case .function(_, let result) = members.type(of: candidate) else { return false }
        switch result {
        case .unknown, .generic: return false
        default: return result != demanded
        }
      }
    }
    switch facts.name(facts.nodes[node]) {
    case "==":
      candidates.removeAll { !takesOptionals(among: values, $0) || isDefaultOfStandardLibrary($0) }
    case "!=": candidates.removeAll { !takesOptionals(among: values, $0) }
    case "<": candidates.removeAll(where: isDefaultOfStandardLibrary)
    default: break
    }
    guard !candidates.isEmpty else { return nil }
    var arguments = operands.map { Argument(label: 0, isTrailing: false, value: $0) }
    if isCarried { arguments[0].type = values[0] }
    let choice = choose(candidates, receiver: receiver, for: arguments, demanded: demanded)
    guard !choice.isOpen else {
      emitOwner(ofOneAmong: choice.rivals, on: receiver, at: offset(node))
      return .unknown
    }
    emitMember(choice.member, of: receiver, at: offset(node))
    guard case .function(let parameters, let result) = members.type(of: choice.member, on: receiver)
    else { return nil }
    var bindings: [NameID: TypeValue] = [:]
    for (position, parameter) in parameters.enumerated() where position < values.count {
      var value = values[position]
      if open.remove(operands[position]) != nil {
        value = infer(operands[position], expected: parameter)
      }
      parameter.bind(to: value, into: &bindings)
    }
    return result.substituting(bindings, by: types)
  }

  /// Whether a function can be given what is optional among values: the standard library compares
  /// optional values of all types that are equatable.
  private func takesOptionals(among values: [TypeValue], _ function: Int) -> Bool {
    guard case .function(let parameters, _) = members.type(of: function) else { return true }
    return zip(parameters, values).allSatisfy { parameter, value in
      guard case .optional = value else { return true }
      return switch parameter {
      case .generic(let name, _): name != index.wellKnown.selfType
      case .optional, .unknown: true
      default: false
      }
    }
  }

  /// Whether an operator is what the extension of a protocol gives for the requirement of `Equatable`
  /// or `Comparable`: who compares values names the requirement.
  private func isDefaultOfStandardLibrary(_ function: Int) -> Bool {
    let entry = index.members[function]
    return entry.isInExtension && index.types[entry.owner].kind == .protocol
      && conforms(entry.owner) { ["Equatable", "Hashable", "Comparable"].contains($0) }
  }

  /// The functions of an operator that the project declares and that may be meant: static ones of
  /// the operands' types, and global ones. The receiver is the operand that has the first.
  private func operatorFunctions(
    _ name: NameID, for operands: [Int?], _ values: [TypeValue]
  ) -> (candidates: [Int], receiver: TypeValue) {
    var candidates: [Int] = []
    var receiver = TypeValue.unknown
    for value in values {
      let found = members.members(name, of: value.unwrapped, from: file, isStatic: true).filter {
        index.members[$0].kind == .method && index.members[$0].parameters.count == operands.count
          && !candidates.contains($0)
      }
      if candidates.isEmpty, !found.isEmpty { receiver = value.unwrapped }
      candidates += found
    }
    return (candidates + globalOperators(name, for: operands, values), receiver)
  }

  private func globalOperators(
    _ name: NameID, for operands: [Int?], _ values: [TypeValue]
  ) -> [Int] {
    let fitting: [Int]
    if !Operators.standard.contains(index.names[name]) {
      fitting = index.globals[DeclarationIndex.anyModule, name].filter {
        visible($0) && canTake(operands, values, $0)
      }
    } else {
      guard index.globalOperators.names.contains(name) else { return [] }
      let owners = Set(values.compactMap(\.unwrapped.nominal))
      fitting = Set(owners.flatMap { index.globalOperators[$0, name] }).filter {
        visible($0) && canTake(operands, values, $0) && namesOperand($0, values)
      }
    }
    guard !fitting.isEmpty else { return [] }
    // Operators of all modules are overloads of one another.
    let modules = ownModules + types.importedModules(for: name, in: file)
    let found = fitting.compactMap { [index] member in
      modules.firstIndex { index.modules.compiles($0, index.members[member].file) }
        .map { (module: $0, member: member) }
    }
    return found.sorted(by: <).map(\.member)
  }

  private func canTake(_ operands: [Int?], _ values: [TypeValue], _ function: Int) -> Bool {
    guard case .function(let parameters, _) = members.type(of: function),
      parameters.count == values.count
    else { return false }
    return comparing(with: function) {
      zip(zip(parameters, values), operands).allSatisfy { pair, operand in
        fit(of: pair.1, for: pair.0, writtenAt: operand) != nil
      }
    }
  }

  /// Whether one of the operands is of a type that a global operator names: the standard library has
  /// operators of such a name for all others.
  private func namesOperand(_ function: Int, _ values: [TypeValue]) -> Bool {
    guard case .function(let parameters, _) = members.type(of: function) else { return false }
    return zip(parameters, values).contains { parameter, value in
      parameter.unwrapped.nominal.map { $0 == value.unwrapped.nominal } ?? false
    }
  }

  /// `2...` and `..<end`.
  private func partialRange(_ text: String, of bound: TypeValue, at node: Int) -> TypeValue? {
    let known = index.wellKnown
    let name: NameID? =
      switch (kind(node), text) {
      case (.postfixOperator, "..."): known.rangeFrom
      case (.prefixOperator, "..."): known.rangeThrough
      case (.prefixOperator, "..<"): known.rangeUpTo
      default: nil
      }
    return name.map { types.external($0, arguments: [bound]) }
  }

  /// The first type among operands, where written numbers take that of the others.
  private func firstType(of operands: [Int], _ values: [TypeValue]) -> TypeValue {
    let known = zip(operands, values).filter { !$1.isUnknown }
    return deciding(known).first?.1 ?? .unknown
  }

  /// The type of all values; unknown where they are of several ones, and nil where that of none is
  /// known. Written numbers take the type of the others.
  func commonType(of nodes: [Int], _ values: [TypeValue]) -> TypeValue? {
    let known = zip(nodes, values).filter { !$1.isUnknown }
    let deciding = deciding(known)
    guard let first = deciding.first?.1.unwrapped else { return nil }
    guard deciding.allSatisfy({ types.isSame($0.1.unwrapped, first) != false }) else {
      return .unknown
    }
    // Beside a text, a number is one of any values.
    if deciding.count < known.count, let name = index.externalName(of: first),
      index.isSDKType(name), !StandardTypes.numbers.contains(index.names[name])
    {
      return .unknown
    }
    return known.first { $0.1 != $0.1.unwrapped }.map { _ in .optional(first) } ?? first
  }

  /// Without whole numbers that are written out where there is anything else, and then without
  /// fractions.
  private func deciding(_ values: [(Int, TypeValue)]) -> [(Int, TypeValue)] {
    let notWhole = values.filter { !isWrittenNumber($0.0) || hasFraction($0.0) }
    let rest = (notWhole.isEmpty ? values : notWhole).filter { !isWrittenNumber($0.0) }
    return rest.isEmpty ? notWhole.isEmpty ? values : notWhole : rest
  }

  /// The operand with a type of its own is looked at first, then literals, then implicit members.
  private func rank(_ operand: Int) -> Int {
    startsWithDot(operand) ? 2 : isWrittenNumber(operand) || isLiteral(operand) ? 1 : 0
  }

  /// Whether a type of the project can be what is written: it is made of few literals of collections.
  private func canBe(_ type: TypeValue, at node: Int) -> Bool {
    guard kind(node) == .array || kind(node) == .dictionary,
      case .nominal(let own, _) = type.unwrapped
    else { return true }
    return isMade(own, ofLiteralAt: node)
  }

  func assignment(_ node: Int) -> TypeValue {
    guard let target = first(node) else { return .unknown }
    let saved = flags
    let start = sites.count
    let type = kind(target) == .discard ? .unknown : infer(target, expected: .unknown)
    // Only the last member of a chain is written.
    if sites.count > start, sites[sites.count - 1].offset == offset(target) {
      sites[sites.count - 1].flags.insert(.write)
    }
    flags = saved
    for value in children(node).dropFirst() { _ = infer(value, expected: type) }
    return .void
  }
}
