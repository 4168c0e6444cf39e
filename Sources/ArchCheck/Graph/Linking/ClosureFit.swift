/// How well a closure that is written out fits a parameter.
extension Walker {
  /// A closure is told by the number of its parameters and the types written for them, and by what it
  /// gives back as far as that is seen.
  func fitOfClosure(_ closure: Int, for parameter: TypeValue) -> Fit? {
    switch parameter.unwrapped {
    case .function(let parameters, let result):
      let written = children(closure).filter { kind($0) == .parameter }
      let count = written.isEmpty ? facts.shorthandCount(in: closure) : written.count
      guard count > 0 else {
        return parameters.isEmpty ? fitOfResult(of: closure, for: result) : nil
      }
      guard count == parameters.count || parameters.count == 1 else { return nil }
      if case .tuple = parameters.first ?? .unknown { return .guess(0) }
      guard count == parameters.count, let fit = fitOfParameters(written, for: parameters) else {
        return nil
      }
      return fitOfStatements(in: closure, for: result).map { fit + $0 }
    case .nominal(let type, _): return index.types[type].isExternal ? .guess(Cost.generic) : nil
    case .generic(_, let constraints):
      return constraints.isEmpty ? Fit(cost: Cost.generic) : .guess(Cost.generic)
    default: return .guess(Cost.generic)
    }
  }

  /// What is handed to a closure must be of the types that it writes.
  private func fitOfParameters(_ written: [Int], for parameters: [TypeValue]) -> Fit? {
    var sum = Fit(cost: 0, isSure: written.count == parameters.count)
    for (node, parameter) in zip(written, parameters) {
      guard let type = children(node).first(where: { kind($0).isType }) else {
        sum.isSure = false
        continue
      }
      guard let fit = fit(of: parameter, for: types.value(of: type, in: frame.scope)) else {
        return nil
      }
      sum = sum + fit
    }
    return sum
  }

  /// A closure without parameters whose only expression is quickly inferred gives back what that is.
  private func fitOfResult(of closure: Int, for result: TypeValue) -> Fit? {
    guard let block = children(closure).first(where: { kind($0) == .block }),
      let only = first(block), end(only) == end(block), isPlain(only)
    else { return fitOfStatements(in: closure, for: result) }
    let value = inferSilently(only)
    // A value that nobody takes is dropped.
    guard result == .void, value != .void else {
      return fit(of: value, for: result, writtenAt: only)
    }
    return value.isUnknown ? .guess(0) : Fit(cost: Cost.misread)
  }

  /// Of a closure with several statements: whether it gives back a value.
  private func fitOfStatements(in closure: Int, for result: TypeValue) -> Fit? {
    guard let block = children(closure).first(where: { kind($0) == .block }),
      children(block).count > 1
    else { return .guess(0) }
    guard let returnsValue = returnsValue(closure) else { return .guess(0) }
    guard returnsValue else {
      // What ends by throwing or trapping fits any result, and a result builder needs no `return`.
      if endsForGood(block) { return .guess(0) }
      switch result {
      case .void: return Fit(cost: 0)
      case .generic, .unknown: return .guess(Cost.generic)
      default: return .guess(Cost.misread)
      }
    }
    return result == .void ? nil : .guess(0)
  }

  private func endsForGood(_ block: Int) -> Bool {
    guard let last = facts.lastChild(of: block) else { return false }
    switch kind(last) {
    case .throwStmt: return true
    case .call: return first(last).map { Self.traps.contains(facts.name(at: $0)) } ?? false
    default: return false
    }
  }

  private static let traps: Set<String> = ["fatalError", "preconditionFailure"]

  /// Nil where all that is returned is what calls give back, which may be nothing.
  private func returnsValue(_ closure: Int) -> Bool? {
    var isKnown = true
    var node = closure + 1
    while node < end(closure) {
      if Self.havingReturns.contains(kind(node)) {
        node = end(node)
        continue
      }
      if kind(node) == .returnStmt, let value = first(node) {
        guard kind(facts.unwrapped(value)) == .call else { return true }
        isKnown = false
      }
      node += 1
    }
    return isKnown ? false : nil
  }

  /// What stands in a closure with `return` statements of its own.
  private static let havingReturns: Set<Node.Kind> = [
    .accessorDecl, .closure, .functionDecl, .initializerDecl, .subscriptDecl,
  ]

  /// Whether an expression is quickly inferred.
  private func isPlain(_ node: Int) -> Bool {
    isLiteral(node) && kind(node) != .array && kind(node) != .dictionary
      || [.call, .identifier, .member].contains(kind(node)) && end(node) - node < 12
  }
}
