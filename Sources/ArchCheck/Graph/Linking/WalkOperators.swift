extension Walker {
  func binary(_ node: Int, expected: TypeValue) -> TypeValue {
    let operands = Array(children(node))
    let text = facts.name(facts.nodes[node])
    switch text {
    case "??":
      var result = TypeValue.unknown
      for operand in operands {
        let value = infer(operand, expected: result.isUnknown ? expected : result)
        if result.isUnknown { result = value.wrapped }
      }
      return result
    case "&&", "||":
      for operand in operands { _ = infer(operand, expected: .unknown) }
      return standard("Bool")
    case "...", "..<":
      var bound = TypeValue.unknown
      for operand in operands {
        let value = infer(operand, expected: .unknown)
        if bound.isUnknown { bound = value }
      }
      return index.names.id("Range").map { .external($0, [bound]) } ?? .unknown
    default: return operatorCall(operands, node: node, expected: expected)
    }
  }

  /// An operator that a type of the project may declare.
  func operatorCall(_ operands: [Int], node: Int, expected: TypeValue) -> TypeValue {
    let text = facts.name(facts.nodes[node])
    let comparison = ["==", "!=", "<", ">", "<=", ">=", "===", "!==", "~="].contains(text)
    var values = Array(repeating: TypeValue.unknown, count: operands.count)
    // `.case == value`: the operand with a type of its own tells that of the other.
    let order = operands.indices.sorted {
      !isImplicit(operands[$0]) && isImplicit(operands[$1])
    }
    var known = comparison ? TypeValue.unknown : expected
    for position in order {
      values[position] = infer(operands[position], expected: known)
      if known.isUnknown || !comparison { known = values[position] }
    }
    // An optional is compared with nil by the standard library.
    if comparison, operands.contains(where: { kind($0) == .nilLiteral }),
      values.contains(where: { if case .optional = $0 { true } else { false } })
    {
      return standard("Bool")
    }
    for value in values {
      let name = name(node)
      let found = members.members(name, of: value.unwrapped, from: file, isStatic: true)
      guard let chosen = found.first(where: { index.members[$0].kind == .method }) else { continue }
      emitMember(chosen, at: offset(node))
      if case .function(_, let result) = members.type(of: chosen, on: value.unwrapped) {
        return result
      }
    }
    if comparison { return standard("Bool") }
    if let global = index.globals[index.moduleOfFile[file], name(node)].first,
      case .function(_, let result) = members.type(of: global)
    {
      return result
    }
    return values.first { !$0.isUnknown } ?? .unknown
  }

  private func isImplicit(_ node: Int) -> Bool {
    switch kind(node) {
    case .member: detail(node) == 0 || first(node).map(isImplicit) ?? false
    case .call: first(node).map(isImplicit) ?? false
    default: false
    }
  }

  func assignment(_ node: Int) -> TypeValue {
    let parts = Array(children(node))
    guard let target = parts.first else { return .unknown }
    let saved = flags
    let start = sites.count
    let type = kind(target) == .discard ? .unknown : infer(target, expected: .unknown)
    // Only the last member of a chain is written.
    if sites.count > start, sites[sites.count - 1].offset == offset(target) {
      sites[sites.count - 1].flags.insert(.write)
    }
    flags = saved
    for value in parts.dropFirst() { _ = infer(value, expected: type) }
    return .void
  }
}
