/// How well `nil`, numbers, texts and collections that are written out fit a parameter.
extension Walker {
  func fitOfNil(for parameter: TypeValue) -> Fit? {
    switch parameter {
    case .optional: Fit(cost: 0)
    case .unknown: .guess(0)
    case .generic, .external: .guess(Cost.generic)
    case .nominal(let type, _): index.types[type].isExternal ? .guess(Cost.generic) : nil
    default: nil
    }
  }

  func isLiteral(_ node: Int?) -> Bool {
    guard let node else { return false }
    switch kind(node) {
    case .integer, .float, .string, .boolean, .array, .dictionary: return true
    default: return false
    }
  }

  /// `1`, `-1.5` and `2 * 3`.
  func isWrittenNumber(_ node: Int) -> Bool {
    switch kind(node) {
    case .integer, .float: true
    case .prefixOperator: first(node).map(isWrittenNumber) ?? false
    case .binary: children(node).allSatisfy(isWrittenNumber)
    default: false
    }
  }

  func hasFraction(_ node: Int) -> Bool {
    (node..<end(node)).contains { kind($0) == .float }
  }

  /// The kind of literal that is written, which is that of the numbers in `-1.5` and `2 * 3`.
  private func literalKind(_ node: Int) -> Node.Kind {
    isWrittenNumber(node) ? hasFraction(node) ? .float : .integer : kind(node)
  }

  /// Numbers can be of several types of the standard library, texts of few; what a type of another
  /// package or of the project is made from is seen in what it conforms to.
  func fitOfLiteral(
    _ node: Int, _ value: TypeValue, for parameter: TypeValue
  ) -> Fit? {
    let literal = literalKind(node)
    if case .nominal(let type, _) = parameter, !index.types[type].isExternal {
      return isMade(parameter, byLiteral: literal) ? Fit(cost: Cost.unusualLiteral) : nil
    }
    guard let name = index.externalName(of: parameter), index.isSDKType(name) else {
      return .guess(Cost.unusualLiteral)
    }
    if index.sdkKind(of: name) == .protocol {
      return fit(Cost.subtype, ifKnown: types.inherits(value, from: name))
        ?? .guess(Cost.unusualLiteral)
    }
    let text = index.names[name]
    if Self.boxes.contains(text) { return .guess(Cost.unusualLiteral) }
    switch literal {
    case .integer:
      return StandardTypes.numbers.contains(text) ? Fit(cost: Cost.unusualLiteral) : nil
    case .float:
      return StandardTypes.fractions.contains(text) ? Fit(cost: Cost.unusualLiteral) : nil
    case .string:
      return StandardTypes.numbers.contains(text) || text == "Bool"
        ? nil : .guess(Cost.unusualLiteral)
    case .boolean: return nil
    default: return .guess(Cost.unusualLiteral)
    }
  }

  /// `Title("plain")` is the literal itself, of the type `Title`, where that can be written as one; other
  /// initializers are not asked.
  ///
  /// Source: SE-0213.
  func isLiteral(_ arguments: [Argument], of type: TypeValue) -> Bool {
    guard arguments.count == 1, arguments[0].label == 0,
      [.boolean, .float, .integer, .string].contains(kind(arguments[0].value)),
      case .nominal(let own, _) = type, !index.types[own].isExternal
    else { return false }
    return isMade(type, byLiteral: kind(arguments[0].value))
  }

  private func isMade(_ type: TypeValue, byLiteral kind: Node.Kind) -> Bool {
    (Self.literalProtocols[kind] ?? []).lazy.compactMap(index.names.id).contains {
      types.inherits(type, from: $0) == true
    }
  }

  /// The least that a type conforms to that can be written as a literal of a kind.
  private static let literalProtocols: [Node.Kind: [String]] = [
    .integer: ["ExpressibleByIntegerLiteral", "ExpressibleByFloatLiteral"],
    .float: ["ExpressibleByFloatLiteral"], .boolean: ["ExpressibleByBooleanLiteral"],
    .string: ["ExpressibleByUnicodeScalarLiteral"],
    .array: ["ExpressibleByArrayLiteral"], .dictionary: ["ExpressibleByDictionaryLiteral"],
  ]

  /// Names of the protocols that types which can be written as literals conform to.
  static let namesOfLiteralProtocols = Set(literalProtocols.values.joined())

  /// Types of Foundation that literals of several kinds make.
  private static let boxes: Set<String> = ["NSNumber", "ObjCBool"]

  /// A literal of a collection makes a type that says so itself, or by a protocol that is not known.
  func fitOfCollection(
    _ value: TypeValue, _ parameter: TypeValue, _ node: Int?
  ) -> Fit? {
    guard let name = index.externalName(of: parameter) else {
      guard let type = parameter.nominal, index.types[type].kind != .protocol else {
        return fit(Cost.subtype, ifKnown: members.isOfType(value, parameter, from: file))
      }
      return isMade(type, ofLiteralAt: node) ? .guess(Cost.unusualLiteral) : nil
    }
    guard index.isSDKType(name) else { return .guess(Cost.unusualLiteral) }
    if index.sdkKind(of: name) == .protocol {
      guard let isSubtype = types.inherits(value, from: name) else { return .guess(Cost.subtype) }
      return isSubtype ? fit(Cost.subtype, ifKnown: hasMembers(value, of: parameter)) : nil
    }
    return StandardTypes.takesNoArray(index.names[name]) ? nil : .guess(Cost.unusualLiteral)
  }

  func isMade(_ type: Int, ofLiteralAt node: Int?) -> Bool {
    guard let node, kind(node) == .array || kind(node) == .dictionary else { return false }
    let isArray = kind(node) == .array
    return conforms(type) { name in
      switch name {
      case "ExpressibleByArrayLiteral", "OptionSet", "SetAlgebra": isArray
      case "ExpressibleByDictionaryLiteral": !isArray
      default: index.sdk.types(named: name).isEmpty
      }
    }
  }
}
