extension Walker {
  /// Notes the uses in an expression and tells its type.
  ///
  /// - Parameter expected: the type that the place demands, for implicit members and literals.
  func infer(_ node: Int, expected: TypeValue) -> TypeValue {
    let type = type(of: node, expected: expected)
    noteType(type, at: node)
    return type
  }

  private func type(of node: Int, expected: TypeValue) -> TypeValue {
    switch kind(node) {
    case .identifier:
      let callee = identifier(name(node), at: node, arguments: nil)
      for argument in children(node) { mention(argument, .generic, direct: false) }
      return used(callee, expected: expected)
    case .member:
      return used(member(node, expected: expected, arguments: nil), expected: expected)
    case .call: return call(node, expected: expected)
    case .subscriptCall: return subscriptCall(node, expected: expected)
    case .moduleSelector: return .module(name(node))
    case .superExpr: return superclassValue
    case .closure: return closure(node, expected: expected)
    case .tryExpr:
      let value = tried(node) { infer(node + 1, expected: expected) }
      return facts.nodes[node].mark == .optional ? .optional(value.unwrappedOnce) : value
    case .awaitExpr:
      return framed {
        frame.isAwaited = true
        return first(node).map { infer($0, expected: expected) } ?? .unknown
      }
    case .inoutExpr, .otherExpr, .initialValue:
      var value = TypeValue.unknown
      for child in children(node) {
        if kind(child).isType {
          mention(child, .mentions)
        } else {
          value = infer(child, expected: expected)
        }
      }
      return value
    case .forceUnwrap, .optionalChain:
      return infer(node + 1, expected: startsWithDot(node) ? expected : .unknown).unwrappedOnce
    case .cast: return cast(node)
    case .isExpr:
      if let value = first(node) { _ = infer(value, expected: .unknown) }
      if let type = children(node).dropFirst().first { mention(type, .casts) }
      return bool
    case .ternary: return ternary(node, expected: expected)
    case .binary: return binary(node, expected: expected)
    case .assignment: return assignment(node)
    case .prefixOperator, .postfixOperator:
      return operatorCall([node + 1], node: node, expected: expected)
    case .keyPath: return keyPath(node, expected: expected)
    case .macroExpansion:
      let written = children(node).filter { kind($0).isType }
      for type in written { mention(type, .generic, direct: false) }
      if facts.name(facts.nodes[node]) == "Predicate" {
        let judged = written.map { types.value(of: $0, in: frame.scope) }
        return predicate(of: judged, arguments(of: node), expected: expected)
      }
      infer(arguments(of: node))
      mentionImplementation(ofMacro: node)
      return .unknown
    case .tuple: return tuple(node, expected: expected)
    case .array: return array(node, expected: expected)
    case .dictionary: return dictionary(node, expected: expected)
    case .string:
      let parts = arguments(of: node)
      if !parts.isEmpty {
        interpolate(parts, into: expected.unwrapped, at: offset(node))
        return typeOfLiteral(expected, else: "String")
      }
      return literal(node, expected, index.wellKnown.stringLiteral, else: "String")
    case .integer: return literal(node, expected, index.wellKnown.integerLiteral, else: "Int")
    case .float: return literal(node, expected, index.wellKnown.floatLiteral, else: "Double")
    case .boolean: return literal(node, expected, index.wellKnown.booleanLiteral, else: "Bool")
    case .typeExpr:
      guard let type = first(node) else { return .unknown }
      mention(type, .mentions)
      return .meta(types.value(of: type, in: frame.scope))
    case .patternExpr:
      for child in children(node) { bind(child, to: expected, binding: false) }
      return .unknown
    case .ifStmt, .switchStmt, .doStmt: return statement(node, expected: expected)
    case .ifConfig: return postfixConditional(node, expected: expected)
    default:
      if kind(node).isType { mention(node, .mentions) }
      return .unknown
    }
  }

  /// `base` and behind it `#if … .member() … #endif`: the first clause tells the type.
  private func postfixConditional(_ node: Int, expected: TypeValue) -> TypeValue {
    guard hasBase(node), let base = first(node) else {
      ifConfig(node) { _ = infer($0, expected: .unknown) }
      return .unknown
    }
    let value = infer(base, expected: expected)
    let outer = implicitReceiver
    var results: [TypeValue] = []
    ifConfig(node) { clause in
      var head: Int? = clause
      while let next = head, kind(next) != .member || hasBase(next) { head = first(next) }
      implicitReceiver = head.map { ($0, value) }
      results.append(infer(clause, expected: .unknown))
    }
    implicitReceiver = outer
    return results.first { !$0.isUnknown } ?? value
  }

  /// `#externalMacro(module: "Macros", type: "Watched")` names a type in two texts, whoever may see it.
  private func mentionImplementation(ofMacro node: Int) {
    guard facts.name(facts.nodes[node]) == "externalMacro" else { return }
    let texts = arguments(of: node).map(\.value).filter { kind($0) == .string }
    guard texts.count == 2, let module = index.module(named: name(texts[0]), from: file),
      let type = index.topLevel[module, name(texts[1])].first(where: {
        index.types[Int($0)].privateTo < 0
      })
    else { return }
    emit(.own(Int(type)), .mentions, at: offset(texts[1]))
  }

  var bool: TypeValue { types.external(index.wellKnown.bool, arguments: []) }

  func standard(_ name: String) -> TypeValue {
    index.names.id(name).map { types.external($0, arguments: []) } ?? .unknown
  }

  private func literal(
    _ node: Int, _ expected: TypeValue, _ label: NameID, else name: String
  ) -> TypeValue {
    _ = literalInitializer(label, of: expected.unwrapped, at: offset(node))
    return typeOfLiteral(expected, else: name)
  }

  /// A literal takes the expected type where that is a type of its own.
  private func typeOfLiteral(_ expected: TypeValue, else name: String) -> TypeValue {
    switch expected.unwrapped {
    case .nominal, .external: expected.unwrapped
    default: standard(name)
    }
  }

  // MARK: Parts of expressions

  private func cast(_ node: Int) -> TypeValue {
    let parts = Array(children(node))
    guard parts.count == 2 else {
      for part in parts { _ = infer(part, expected: .unknown) }
      return .unknown
    }
    let type = types.value(of: parts[1], in: frame.scope)
    _ = infer(parts[0], expected: facts.nodes[node].mark == .none ? type : .unknown)
    mention(parts[1], .casts)
    return facts.nodes[node].mark == .optional ? .optional(type) : type
  }

  private func ternary(_ node: Int, expected: TypeValue) -> TypeValue {
    let parts = Array(children(node))
    let values = parts.enumerated().map { position, part in
      infer(part, expected: position == 0 ? bool : expected)
    }
    return commonType(of: Array(parts.dropFirst()), Array(values.dropFirst())) ?? .unknown
  }

  private func tuple(_ node: Int, expected: TypeValue) -> TypeValue {
    var parts: [TypeValue] = []
    if case .tuple(_, let types) = expected { parts = types }
    var labels: [NameID] = []
    var elements: [TypeValue] = []
    let arguments = Array(children(node))
    for (position, argument) in arguments.enumerated() {
      guard let value = first(argument) else { continue }
      labels.append(name(argument))
      let part = parts.count == arguments.count ? parts[position] : .unknown
      elements.append(infer(value, expected: part))
    }
    return TypeValue.tuple(labels, elements).bounded
  }

  private func array(_ node: Int, expected: TypeValue) -> TypeValue {
    var element = TypeValue.unknown
    var isOwn = false
    switch expected.unwrapped {
    case .array(let type): element = type
    case .external, .nominal(index.extendedExternals[index.wellKnown.set], _):
      element = self.arguments(of: index.wellKnown.set, in: expected.unwrapped)?.first ?? .unknown
    case .nominal(let type, _) where !index.types[type].isExternal:
      isOwn = true
      let demanded = literalInitializer(
        index.wellKnown.arrayLiteral, of: expected.unwrapped, at: offset(node))
      // An option set's literal holds values of the set's own type.
      element = demanded.map { self.element(of: $0) } ?? expected.unwrapped
    default: break
    }
    let parts = Array(children(node))
    let values = parts.map { infer($0, expected: element) }
    let found =
      element.isUnknown || element.isGeneric ? commonType(of: parts, values) ?? element : element
    // `[Type]()` is written as an array literal of a type.
    if case .meta(let type) = found { return .meta(.array(type)) }
    return isOwn ? expected.unwrapped : TypeValue.array(found).bounded
  }

  private func dictionary(_ node: Int, expected: TypeValue) -> TypeValue {
    var key = TypeValue.unknown
    var value = TypeValue.unknown
    if case .dictionary(let keyType, let valueType) = expected.unwrapped {
      (key, value) = (keyType, valueType)
    }
    let own = literalInitializer(
      index.wellKnown.dictionaryLiteral, of: expected.unwrapped, at: offset(node))
    if let own, case .tuple(_, let parts) = element(of: own), parts.count == 2 {
      (key, value) = (parts[0], parts[1])
    }
    let parts = Array(children(node))
    let values = parts.enumerated().map { position, part in
      infer(part, expected: position.isMultiple(of: 2) ? key : value)
    }
    if key.isUnknown && value.isUnknown || key.isGeneric || value.isGeneric {
      func common(from start: Int) -> TypeValue? {
        let positions = stride(from: start, to: parts.count, by: 2)
        return commonType(of: positions.map { parts[$0] }, positions.map { values[$0] })
      }
      key = common(from: 0) ?? key
      value = common(from: 1) ?? value
    }
    if case .meta(let keyType) = key, case .meta(let valueType) = value {
      return .meta(.dictionary(keyType, valueType))
    }
    return own == nil ? TypeValue.dictionary(key, value).bounded : expected.unwrapped
  }

  private func keyPath(_ node: Int, expected: TypeValue) -> TypeValue {
    var value = TypeValue.unknown
    var root = TypeValue.unknown
    var isFunction = false
    switch expected {
    case .function(let parameters, _):
      value = parameters.first ?? .unknown
      isFunction = true
    default: value = index.external(expected)?.arguments.first ?? .unknown
    }
    root = value
    let outer = flags
    defer { flags = outer }
    for (position, child) in children(node).enumerated() {
      if position == 0, hasBase(node) {
        mention(child, .mentions)
        value = types.value(of: child, in: frame.scope)
        root = value
        flags.insert(.keyPath)
        continue
      }
      switch facts.nodes[child].step {
      case .property: value = keyPathMember(child, of: value)
      case .subscript: value = subscripted(value, at: child)
      case .unwrapping: value = value.unwrappedOnce
      }
    }
    if isFunction { return .function([root], value) }
    // Whether it can be written through is told by the place alone.
    let demanded = index.externalName(of: expected).flatMap {
      index.names[$0].hasSuffix("KeyPath") ? $0 : nil
    }
    return types.external(demanded ?? index.wellKnown.keyPath, arguments: [root, value])
  }

  private func keyPathMember(_ node: Int, of value: TypeValue) -> TypeValue {
    if case .meta(let type) = value {
      return used(staticMember(name(node), of: type, node: node, arguments: nil))
    }
    if name(node) == index.wellKnown.selfValue { return value }
    if case .tuple(let labels, let parts) = value {
      return part(name(node), of: parts, labels) ?? .unknown
    }
    let found = candidates(name(node), of: value, isStatic: false, arguments: nil)
    if found.isEmpty { return standardMember(index.names[name(node)], of: value) ?? .unknown }
    return used(Callee(candidates: found, receiver: value, offset: offset(node)))
  }
}
