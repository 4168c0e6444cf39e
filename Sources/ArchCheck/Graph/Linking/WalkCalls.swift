extension Walker {
  /// An argument as it is written.
  struct Argument {
    var label: NameID
    var isTrailing: Bool
    var value: Int
    /// The type of a value that is not all that stands there, as the left one in `a + b + c`.
    var type: TypeValue?
  }

  func arguments(of node: Int) -> [Argument] {
    var found: [Argument] = []
    for child in children(node) where kind(child) == .argument {
      guard let value = first(child) else { continue }
      let isTrailing = facts.nodes[child].isTrailingClosure
      found.append(Argument(label: name(child), isTrailing: isTrailing, value: value))
    }
    return found
  }

  /// Whether a call's labels fit a declaration.
  func accepts(_ arguments: [Argument], by member: Int) -> Bool {
    switch index.members[member].kind {
    case .property: true
    case .enumCase where index.members[member].parameters.isEmpty: true
    default: match(arguments, member) { _ in }
    }
  }

  /// The parameter that each argument belongs to, or nil if the labels do not fit.
  func positions(of arguments: [Argument], in member: Int) -> [Int]? {
    var positions: [Int] = []
    positions.reserveCapacity(arguments.count)
    return match(arguments, member) { positions.append($0) } ? positions : nil
  }

  /// Whether a call's labels fit a declaration; tells the position of each argument's parameter.
  func match(_ arguments: [Argument], _ member: Int, _ tell: (Int) -> Void) -> Bool {
    let first = index.members[member].parameters.lowerBound
    let count = index.members[member].parameters.count
    var next = 0
    var variadic: Int?
    for argument in arguments {
      if argument.isTrailing, argument.label == 0 {
        guard next < count else { return false }
        let following = arguments.first { $0.isTrailing && $0.label != 0 }?.label
        let position = trailingPosition(from: next, before: following, of: member)
        tell(position.isSure ? position.first : count)
        next = position.first + 1
        continue
      }
      var position = next
      while position < count, index.parameters[first + position].label != argument.label,
        index.parameters[first + position].isOptional
      {
        position += 1
      }
      if position < count, index.parameters[first + position].label == argument.label {
        tell(position)
        next = position + 1
        variadic = index.parameters[first + position].isVariadic ? position : nil
      } else if let variadic, argument.label == 0 {
        tell(variadic)
      } else {
        return false
      }
    }
    while next < count {
      guard index.parameters[first + next].isOptional else { return false }
      next += 1
    }
    return true
  }

  /// The parameter that a trailing closure goes to: the first one left that it can be, which is no
  /// optional one as long as one behind it must be given. Of several optional ones the language
  /// version decides.
  ///
  /// Source: SE-0286, forward scan matching.
  ///
  /// - Parameter label: that of the next trailing closure.
  private func trailingPosition(
    from next: Int, before label: NameID?, of member: Int
  ) -> (first: Int, isSure: Bool) {
    let parameters = index.parameters(of: member)
    let left = parameters.indices.dropFirst(next).prefix { parameters[$0].label != label }
      .map { $0 - parameters.startIndex }
    func isOptional(_ position: Int) -> Bool {
      parameters[parameters.startIndex + position].isOptional
    }
    if let demanded = left.first(where: { !isOptional($0) }) { return (demanded, true) }
    let possible = left.filter { takesFunction($0, of: member) }
    return (possible.first ?? left.last ?? next, possible.count < 2)
  }

  private func takesFunction(_ position: Int, of member: Int) -> Bool {
    guard case .function(let parameters, _) = members.type(of: member),
      position < parameters.count, case .function = parameters[position].unwrapped
    else { return false }
    return true
  }

  /// Infers arguments of which nothing is demanded.
  @discardableResult
  func infer(_ arguments: [Argument]) -> [TypeValue] {
    arguments.map { infer($0.value, expected: .unknown) }
  }

  func call(_ node: Int, expected: TypeValue) -> TypeValue {
    guard let calleeNode = first(node) else { return .unknown }
    let arguments = arguments(of: node)
    let callee: Callee
    switch kind(calleeNode) {
    case .identifier:
      callee = identifier(name(calleeNode), at: calleeNode, arguments: arguments)
      for argument in children(calleeNode) { mention(argument, .generic, direct: false) }
    case .member: callee = member(calleeNode, expected: expected, arguments: arguments)
    default:
      callee = Callee(type: infer(calleeNode, expected: .unknown), offset: offset(calleeNode))
    }
    if !callee.candidates.isEmpty {
      return callMember(callee, arguments, node: node, expected: expected)
    }
    if case .meta(let type) = callee.type {
      return construct(type, from: arguments, expected: expected, at: callee.offset)
    }
    noteUnknownThrow()
    switch callee.type {
    case .function(let parameters, let result):
      return callFunction(parameters, result, arguments, at: node)
    case .nominal:
      if let result = callObject(
        callee.type, arguments, at: callee.offset, node: node, expected: expected)
      {
        return result
      }
    default: break
    }
    if let made = product(ofFactory: callee.type, from: arguments) { return made }
    let known = standardCall(
      calleeNode, receiver: callee.receiver, arguments: arguments, expected: expected)
    if let known { return known }
    infer(arguments)
    return .unknown
  }

  func callMember(
    _ callee: Callee, _ arguments: [Argument], node: Int, expected: TypeValue
  ) -> TypeValue {
    let choice = choose(
      callee.candidates, receiver: callee.receiver, for: arguments, demanded: expected)
    guard !choice.isOpen else {
      noteUnknownThrow()
      noteUses(
        ofOneAmong: choice.rivals, on: callee.receiver, arguments: arguments, at: callee.offset)
      return .unknown
    }
    let chosen = choice.member
    let entry = index.members[chosen]
    noteCall(of: chosen, on: callee.receiver, at: callee.offset)
    noteThrow(by: chosen)
    let type = members.type(of: chosen, on: callee.receiver)
    if entry.kind == .property || entry.kind == .enumCase && entry.parameters.isEmpty {
      noteUnknownThrow()
      return callValue(type, arguments, node: node)
    }
    guard case .function(let parameters, let result) = type else {
      infer(arguments)
      return .unknown
    }
    return apply(
      choice, on: callee.receiver, parameters: parameters, result: result, to: arguments,
      expected: expected)
  }

  /// A class has the designated initializers that it inherits as its own.
  private func noteCall(of member: Int, on receiver: TypeValue, at offset: UInt32) {
    let entry = index.members[member]
    guard entry.kind == .initializer, let made = receiver.nominal, entry.owner >= 0,
      index.types[entry.owner].kind == .class, !entry.isInExtension,
      !entry.modifiers.contains(.convenience)
    else { return emitMember(member, of: receiver, at: offset, flags: .call) }
    emit(made, .member, at: offset, flags: .call, usedMember: member)
  }

  /// A property whose value is called.
  private func callValue(_ type: TypeValue, _ arguments: [Argument], node: Int) -> TypeValue {
    guard case .function(let parameters, let result) = type.unwrapped else {
      if case .meta(let type) = type {
        return construct(type, from: arguments, expected: .unknown, at: offset(node))
      }
      if let result = callObject(
        type.unwrapped, arguments, at: offset(node), node: node, expected: .unknown)
      {
        return result
      }
      if let made = product(ofFactory: type, from: arguments) { return made }
      infer(arguments)
      return .unknown
    }
    return callFunction(parameters, result, arguments, at: node)
  }

  /// `container.service()`: what a factory of a container makes.
  func product(ofFactory type: TypeValue, from arguments: [Argument]) -> TypeValue? {
    guard let made = members.product(ofFactory: type) else { return nil }
    infer(arguments)
    return made
  }

  /// A value that is called as if it were a function; nil where its type does not allow it.
  private func callObject(
    _ type: TypeValue, _ arguments: [Argument], at offset: UInt32, node: Int, expected: TypeValue
  ) -> TypeValue? {
    let found = candidates(
      index.wellKnown.callAsFunction, of: type, isStatic: false, arguments: arguments)
    guard !found.isEmpty else { return nil }
    return callMember(
      Callee(candidates: found, receiver: type, offset: offset), arguments, node: node,
      expected: expected)
  }

  /// Infers the arguments of a function that is a value, whose parameters have no labels, or of one that
  /// is declared in the code around.
  private func callFunction(
    _ parameters: [TypeValue], _ result: TypeValue, _ arguments: [Argument], at call: Int
  ) -> TypeValue {
    var bindings: [NameID: TypeValue] = [:]
    // Only a declaration has defaults that a call may leave out.
    let positions =
      arguments.count == parameters.count ? nil : positionsInLocalFunction(of: arguments, at: call)
    for (order, argument) in arguments.enumerated() {
      let isLast = argument.isTrailing && order == arguments.count - 1
      let position = isLast ? parameters.count - 1 : positions?[order] ?? order
      let parameter = parameters.indices.contains(position) ? parameters[position] : nil
      let value = infer(argument.value, expected: parameter ?? .unknown)
      parameter?.bind(to: value, into: &bindings)
    }
    return result.substituting(bindings, by: types)
  }

  /// The parameter that each argument belongs to in the nearest function of that name in the code
  /// around; nil where there is none that takes them.
  private func positionsInLocalFunction(of arguments: [Argument], at call: Int) -> [Int]? {
    guard let callee = first(call), kind(callee) == .identifier else { return nil }
    let blocks = facts.ancestors(of: call).filter { kind($0) == .block }
    let declarations = blocks.compactMap { block in
      children(block).first { kind($0) == .functionDecl && name($0) == name(callee) }
    }
    guard let declaration = declarations.first else { return nil }
    let labels = children(declaration).filter { kind($0) == .parameter }
      .map { name(facts.child(.label, of: $0) ?? $0) }
    var next = 0
    var positions: [Int] = []
    for argument in arguments {
      let position: Int? =
        argument.isTrailing ? labels.count - 1 : labels[next...].firstIndex(of: argument.label)
      guard let position else { return nil }
      positions.append(position)
      next = position + 1
    }
    return positions
  }

  /// Infers a call's arguments and what it returns, with generic parameters bound by both.
  private func apply(
    _ choice: Choice, on receiver: TypeValue, parameters: [TypeValue], result: TypeValue,
    to arguments: [Argument], expected: TypeValue
  ) -> TypeValue {
    let positions = positions(of: arguments, in: choice.member) ?? []
    let demands =
      choice.rivals.isEmpty
      ? [] : commonDemands(of: choice.rivals, on: receiver, by: arguments)
    var bindings: [NameID: TypeValue] = [:]
    if !expected.isUnknown { result.bind(to: expected, into: &bindings) }
    // What the result must be is a guess about generic parameters until an argument says more.
    let wished = bindings
    bindings = [:]
    for (order, argument) in arguments.enumerated() {
      let parameter =
        order < positions.count
        ? demand(at: positions[order], of: choice.member, parameters: parameters) : .unknown
      let demanded = parameter.substituting(bindings, by: types).substituting(wished, by: types)
      // What not all that may be meant demand is no more than a guess.
      let isSure = demands.isEmpty || demands[order] != nil
      if isSure, kind(argument.value) == .closure, order < positions.count {
        build(byParameter: positions[order], of: choice.member, closure: argument.value)
      }
      let value = infer(argument.value, expected: isSure ? demanded : .unknown)
      parameter.bind(to: value, into: &bindings)
    }
    return result.substituting(bindings, by: types).substituting(wished, by: types)
  }

  private func build(byParameter position: Int, of member: Int, closure: Int) {
    let entry = index.members[member]
    let facts = index.facts[entry.file]
    let parameters = facts.children(of: entry.node).lazy.filter { facts.kind($0) == .parameter }
    guard let parameter = parameters.dropFirst(position).first else { return }
    build(by: parameter, of: member, closure: closure)
  }

  /// The type of one argument for a parameter, which may take any number of them.
  func demand(at position: Int, of member: Int, parameters: [TypeValue]) -> TypeValue {
    guard position < parameters.count else { return .unknown }
    let first = index.members[member].parameters.lowerBound
    if case .array(let element) = parameters[position],
      index.parameters[first + position].isVariadic
    {
      return element
    }
    return parameters[position]
  }

  // MARK: Construction

  private func construct(
    _ type: TypeValue, from arguments: [Argument], expected: TypeValue, at offset: UInt32
  ) -> TypeValue {
    if isLiteral(arguments, of: type) { return infer(arguments[0].value, expected: type) }
    let found = candidates(
      index.wellKnown.initializer, of: type, isStatic: true, arguments: arguments)
    guard !found.isEmpty else { return memberwise(type, from: arguments, expected: expected) }
    let choice = choose(found, receiver: type, for: arguments)
    let chosen = choice.member
    let entry = index.members[chosen]
    noteCall(of: chosen, on: type, at: offset)
    noteThrow(by: chosen)
    guard case .function(let parameters, _) = members.type(of: chosen, on: type) else {
      return type
    }
    let result = entry.modifiers.contains(.failable) ? TypeValue.optional(type) : type
    return apply(
      choice, on: type, parameters: parameters, result: result, to: arguments, expected: expected)
  }

  /// The initializer that a struct gets from its stored properties.
  private func memberwise(
    _ type: TypeValue, from arguments: [Argument], expected: TypeValue
  ) -> TypeValue {
    guard let nominal = type.nominal, !index.types[nominal].isExternal,
      index.types[nominal].kind == .struct
    else {
      noteUnknownThrow()
      if let made = standardConstruction(of: type, from: arguments, expected: expected) {
        return made
      }
      infer(arguments)
      return type
    }
    var bindings: [NameID: TypeValue] = [:]
    for argument in arguments {
      let property =
        argument.isTrailing && argument.label == 0
        ? lastClosure(of: nominal) : index.membersOfType[nominal, argument.label].first
      let parameter = property.map { self.parameter(forProperty: $0, of: type) } ?? .unknown
      if let property, kind(argument.value) == .closure {
        build(by: index.members[property].node, of: property, closure: argument.value)
      }
      let value = infer(argument.value, expected: parameter)
      property.map { members.type(of: $0) }?.bind(to: value, into: &bindings)
    }
    return type.substituting(bindings, by: types)
  }

  /// What a memberwise initializer takes for a property: a binding where it is declared as one.
  private func parameter(forProperty property: Int, of type: TypeValue) -> TypeValue {
    let entry = index.members[property]
    let value = members.type(of: property, on: type)
    let isBinding = index.facts[entry.file].attribute("Binding", of: entry.node) != nil
    return isBinding ? binding(to: value) : value
  }

  /// The last stored property of a struct that holds a function, which a trailing closure sets.
  private func lastClosure(of type: Int) -> Int? {
    guard let declaration = index.types[type].declarations.first else { return nil }
    return index.facts[declaration.file].children(of: declaration.node)
      .compactMap { index.memberOfNode[declaration.file, $0] }
      .last { member in
        guard index.members[member].isStored, !index.members[member].isStatic,
          case .function = members.type(of: member).unwrapped
        else { return false }
        return true
      }
  }

  // MARK: Subscripts

  func subscriptCall(_ node: Int, expected: TypeValue) -> TypeValue {
    guard let base = first(node) else { return .unknown }
    let value = infer(base, expected: startsWithDot(base) ? expected : .unknown)
    if case .meta(let type) = value, kind(base) == .array || kind(base) == .typeExpr {
      infer(arguments(of: node))
      return .meta(type)
    }
    // `$rows[0]` is a binding to what the subscript gives.
    return held(by: value).map { binding(to: subscripted($0, at: node)) }
      ?? subscripted(value, at: node)
  }

  /// Whether `rows[1...]` is a part of a collection of the project, of whose subscripts none takes a
  /// range.
  private func isSlice(
    of value: TypeValue, by arguments: [Argument], besides subscripts: [Int]
  ) -> Bool {
    guard case .nominal(let type, _) = value, !index.types[type].isExternal, arguments.count == 1,
      isWrittenRange(arguments[0].value)
    else { return false }
    let takesPositions = subscripts.allSatisfy { candidate in
      guard case .function(let parameters, _) = members.type(of: candidate) else { return false }
      if case .generic = parameters[0] { return false }
      return !isRange(parameters[0])
    }
    return takesPositions && conforms(type) { $0.hasSuffix("Collection") }
  }

  /// Whether an expression is a range by its operator; `list[...]` is all of a list.
  private func isWrittenRange(_ node: Int) -> Bool {
    switch kind(node) {
    case .identifier, .binary, .prefixOperator, .postfixOperator:
      ["...", "..<"].contains(facts.name(at: node))
    default: false
    }
  }

  /// What a subscript of a value gives, in an expression or a key path.
  func subscripted(_ value: TypeValue, at node: Int) -> TypeValue {
    let arguments = arguments(of: node)
    let isStatic: Bool = if case .meta = value { true } else { false }
    let found = candidates(
      index.wellKnown.subscriptName, of: value, isStatic: isStatic, arguments: arguments)
    if isSlice(of: value, by: arguments, besides: found) {
      infer(arguments)
      return slice(of: .array(element(of: value)))
    }
    if !found.isEmpty {
      return callMember(
        Callee(candidates: found, receiver: value, offset: offset(node)), arguments, node: node,
        expected: .unknown)
    }
    if let argument = arguments.first, argument.label == index.wellKnown.keyPathLabel {
      let path = infer(argument.value, expected: .function([value], .unknown))
      if case .function(_, let result) = path { return result }
      // A key path that is a value.
      let ends = index.external(path)?.arguments ?? []
      return ends.count == 2 ? ends[1] : .unknown
    }
    switch value {
    case .dictionary(let key, let element):
      for argument in arguments {
        _ = infer(argument.value, expected: argument.label == 0 ? key : element)
      }
      return arguments.count > 1 ? element : .optional(element)
    case .array, .external:
      guard let position = infer(arguments).first, let argument = arguments.first else {
        return .unknown
      }
      return isWrittenRange(argument.value) || isRange(position)
        ? slice(of: value) : element(of: value)
    default:
      infer(arguments)
      return .unknown
    }
  }

  // MARK: Closures

  func closure(_ node: Int, expected: TypeValue) -> TypeValue {
    framed { closureBody(node, expected: expected) }
  }

  private func closureBody(_ node: Int, expected: TypeValue) -> TypeValue {
    var demanded: [TypeValue] = []
    frame.isAwaited = false
    frame.returnType = .unknown
    frame.returned = .unknown
    if case .function(let parameters, let result) = expected.unwrapped {
      demanded = parameters
      frame.returnType = result
    }
    let names = children(node).filter { kind($0) == .parameter }
    // A closure of several parameters may take apart a tuple.
    if names.count > 1, demanded.count == 1, case .tuple(_, let parts) = demanded[0],
      parts.count == names.count
    {
      demanded = parts
    }
    var parameters: [TypeValue] = []
    var stated: TypeValue?
    for child in children(node) {
      switch kind(child) {
      case .attribute: attribute(child)
      case .capture: capture(child)
      case .parameter:
        var type = parameters.count < demanded.count ? demanded[parameters.count] : .unknown
        for part in children(child) where kind(part).isType {
          mention(part, .mentions, direct: false)
          type = types.value(of: part, in: frame.scope)
        }
        parameters.append(type)
        locals.append((name(child), type))
        bindValue(ofParameter: name(child), type)
      case .throwsType: mention(child, .mentions, direct: false)
      case .returnType:
        mention(child + 1, .mentions, direct: false)
        frame.returnType = types.value(of: child + 1, in: frame.scope)
        stated = frame.returnType
      case .block:
        if names.isEmpty { addShorthand(demanded, in: node) }
        if case .generic = frame.returnType { frame.returnType = .unknown }
        apart { body(child) }
      default: break
      }
    }
    let result = stated ?? (frame.returned.isUnknown ? frame.returnType : frame.returned)
    return .function(names.isEmpty ? demanded : parameters, result)
  }

  /// `{ $order in … }` gives a binding, and `order` is what it holds.
  private func bindValue(ofParameter name: NameID, _ type: TypeValue) {
    let text = index.names[name]
    guard text.hasPrefix("$"), let plain = index.names.id(String(text.dropFirst())) else { return }
    let held = held(by: type) ?? .unknown
    locals.append((plain, held))
  }

  private func capture(_ node: Int) {
    if let value = first(node) {
      locals.append((name(node), infer(value, expected: .unknown)))
    } else if name(node) != index.wellKnown.selfValue {
      let type = used(identifier(name(node), at: node, arguments: nil))
      locals.append((name(node), type))
    }
  }

  private func addShorthand(_ demanded: [TypeValue], in closure: Int) {
    var values = demanded
    // `$0` is a tuple where it stands alone, and its first part beside `$1`.
    if demanded.count == 1, case .tuple(_, let parts) = demanded[0], parts.count > 1,
      facts.shorthandCount(in: closure) > 1
    {
      values = parts
    }
    for position in 0..<max(values.count, 3) {
      guard let name = index.names.id("$\(position)") else { continue }
      locals.append((name, position < values.count ? values[position] : .unknown))
    }
  }
}
