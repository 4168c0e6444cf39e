extension Node.Kind {
  /// Whether a node only stands around an expression, as `try` and `!` do.
  fileprivate var isWrapping: Bool {
    switch self {
    case .tryExpr, .awaitExpr, .forceUnwrap, .optionalChain, .inoutExpr, .otherExpr, .initialValue:
      true
    default: false
    }
  }
}

/// Short ways to read an outline, for what looks into bodies.
extension SourceFacts {
  func kind(_ node: Int) -> Node.Kind { nodes[node].kind }

  func name(at node: Int) -> String { names[Int(nodes[node].name)] }

  func hasBase(_ node: Int) -> Bool { nodes[node].hasBase }

  /// The generic arguments of a name, a member or a named type.
  func genericArguments(of node: Int) -> Children.SubSequence {
    children(of: node).dropFirst(hasBase(node) ? 1 : 0)
  }

  /// The position of the closure's parameter that `$0` is; nil for one that no closure has.
  func shorthand(at node: Int) -> Int? {
    shorthand(named: name(at: node))
  }

  private func shorthand(named name: String) -> Int? {
    name.hasPrefix("$") && name.utf8.count <= 4 ? Int(name.dropFirst()) : nil
  }

  /// How many parameters a closure has that names none: one more than its highest `$0`.
  func shorthandCount(in closure: Int) -> Int {
    var count = 0
    var node = closure + 1
    while node < Int(nodes[closure].end) {
      // An inner closure has parameters of its own.
      if kind(node) == .closure {
        node = Int(nodes[node].end)
        continue
      }
      if kind(node) == .identifier, let position = shorthand(at: node) {
        count = max(count, position + 1)
      }
      node += 1
    }
    return count
  }

  /// The arguments of a call, in order.
  func arguments(of call: Int) -> [Int] {
    children(of: call).filter { kind($0) == .argument }
  }

  /// Whether a node holds a place of its file.
  func spans(_ node: Int, _ offset: UInt32) -> Bool {
    nodes[node].offset <= offset && offset < nodes[node].endOffset
  }

  /// Every node below one, in pre-order.
  func descendants(of node: Int) -> Range<Int> {
    let end = Int(nodes[node].end)
    return min(node + 1, end)..<end
  }

  /// The same without what stands in types that are declared there, which have a `self` of their own.
  func ownDescendants(of node: Int) -> [Int] {
    var found: [Int] = []
    var current = node + 1
    while current < Int(nodes[node].end) {
      if kind(current).opensTypeBody {
        current = Int(nodes[current].end)
      } else {
        found.append(current)
        current += 1
      }
    }
    return found
  }

  func firstChild(of node: Int) -> Int? {
    node + 1 < Int(nodes[node].end) ? node + 1 : nil
  }

  func lastChild(of node: Int) -> Int? {
    var last: Int?
    for child in children(of: node) { last = child }
    return last
  }

  /// What a block with one statement gives, with or without `return`; nil for any other block.
  func soleResult(of block: Int) -> Int? {
    guard let only = firstChild(of: block), lastChild(of: block) == only else { return nil }
    return kind(only) == .returnStmt ? firstChild(of: only) : only
  }

  /// The expression behind `try`, `await`, `!`, `?`, `&` and the like.
  func unwrapped(_ expression: Int) -> Int {
    var node = expression
    while kind(node).isWrapping, let inner = firstChild(of: node) { node = inner }
    return node
  }

  /// What an expression is a part of, however it is unwrapped there: `a.b` of `a` in `a?.b`.
  func user(of expression: Int) -> Int? {
    ancestors(of: expression).first { !kind($0).isWrapping }
  }

  /// The member that is read of an expression: `a.b` of `a`.
  func member(of base: Int) -> Int? {
    user(of: base).flatMap { self.base(of: $0) == base ? $0 : nil }
  }

  /// The call of what a name says: `a.f(x)` of `a.f`.
  func call(of callee: Int) -> Int? {
    user(of: callee).flatMap { self.callee(of: $0)?.node == callee ? $0 : nil }
  }

  /// Whether an expression is a call of an initializer: `Cart()`, `.init()`.
  func makesObject(_ expression: Int) -> Bool {
    callee(of: expression).map(\.name.namesConstruction) ?? false
  }

  /// Whether a name is that of an argument of a closure without parameters: `$0`.
  func isClosureArgument(_ name: UInt32) -> Bool {
    shorthand(named: names[Int(name)]) != nil
  }

  /// The innermost node at a place and all around it.
  func nodes(around offset: UInt32) -> [Int] {
    nodes(at: offset).last.map { [$0] + ancestors(of: $0) } ?? []
  }

  /// The name and node of what a call calls: `f` of `a.f(x)`; nil for other callees.
  func callee(of call: Int) -> (name: String, node: Int)? {
    guard kind(call) == .call, let first = firstChild(of: call) else { return nil }
    let callee = unwrapped(first)
    switch kind(callee) {
    case .identifier, .member: return (name(at: callee), callee)
    default: return nil
    }
  }

  /// The expression in front of `.name`, without `?` and `!`; nil for other nodes.
  func base(of member: Int) -> Int? {
    guard kind(member) == .member, hasBase(member) else { return nil }
    return firstChild(of: member).map(unwrapped)
  }

  /// Whether an expression is the name `self`, however it is unwrapped.
  func isSelf(_ expression: Int) -> Bool {
    let node = unwrapped(expression)
    return kind(node) == .identifier && name(at: node) == "self"
  }

  /// The attribute of that name of a declaration.
  func attribute(_ name: String, of declaration: Int) -> Int? {
    children(of: declaration).first { kind($0) == .attribute && self.name(at: $0) == name }
  }

  /// Whether a declaration is marked `@available(*, unavailable)`.
  func isUnavailable(_ declaration: Int) -> Bool {
    children(of: declaration).contains { attribute in
      kind(attribute) == .attribute && name(at: attribute) == "available"
        && descendants(of: attribute).contains {
          kind($0) == .availability && Self.isUnavailable(name(at: $0))
        }
    }
  }

  /// Whether the arguments of `@available` make a declaration unavailable everywhere; a message may
  /// speak of anything.
  private static func isUnavailable(_ arguments: String) -> Bool {
    let words = arguments.split(separator: ",").prefix { !$0.contains("\"") }
      .map { $0.filter { !$0.isWhitespace } }
    return words.first == "*" && words.contains("unavailable")
  }

  /// What a function, an initializer, a subscript, a case of an enum or a macro takes, in order.
  func parameters(of declaration: Int) -> [Int] {
    children(of: declaration).filter { kind($0) == .parameter }
  }
}
