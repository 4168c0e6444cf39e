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

  /// Numbers can be of several types of the standard library, texts of few; what a type of another
  /// package or of the project is made from is seen in what it conforms to.
  func fitOfLiteral(
    _ node: Int, _ value: TypeValue, for parameter: TypeValue
  ) -> Fit? {
    if case .nominal(let type, _) = parameter, !index.types[type].isExternal {
      let names = Self.literalProtocols[kind(node)] ?? []
      return conforms(type) { name in names.contains { name.hasPrefix("ExpressibleBy\($0)") } }
        ? Fit(cost: Cost.unusualLiteral) : nil
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
    switch kind(node) {
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

  /// What stands behind `ExpressibleBy` in the protocols that a literal can make a type by.
  private static let literalProtocols: [Node.Kind: [String]] = [
    .integer: ["Integer", "Float"], .float: ["Float"], .boolean: ["Boolean"],
    .string: ["String", "ExtendedGrapheme", "UnicodeScalar"], .array: ["Array"],
    .dictionary: ["Dictionary"],
  ]

  /// Types of Foundation that literals of several kinds make.
  private static let boxes: Set<String> = ["NSNumber", "ObjCBool"]

  /// A literal of a collection makes a type that says so itself, or by a protocol that is not known.
  func fitOfCollection(
    _ value: TypeValue, _ parameter: TypeValue, _ node: Int?
  ) -> Fit? {
    guard let name = index.externalName(of: parameter) else {
      guard let type = parameter.nominal, index.types[type].kind != .protocol else {
        return .guess(Cost.subtype)
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
    let names: Set<String> =
      kind(node) == .array
      ? ["ExpressibleByArrayLiteral", "OptionSet", "SetAlgebra"]
      : ["ExpressibleByDictionaryLiteral"]
    return conforms(type) { names.contains($0) || index.sdk.types(named: $0).isEmpty }
  }
}
