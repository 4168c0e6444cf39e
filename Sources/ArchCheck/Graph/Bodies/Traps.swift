/// Calls that end the process instead of doing what was asked.
struct Traps: Sendable {
  private let names: Set<String>
  /// Those of the project.
  fileprivate var ownNames: Set<String> = []

  static let defaultNames = ["fatalError", "preconditionFailure", "assertionFailure"]
  static let standard = Traps(defaultNames)

  init(_ names: [String]) {
    self.names = Set(names)
  }

  /// Whether a statement does nothing but trap: `fatalError("…")`, `precondition(false)`.
  func isTrap(_ statement: Int, in facts: SourceFacts) -> Bool {
    var node = facts.unwrapped(statement)
    if facts.kind(node) == .returnStmt, let value = facts.firstChild(of: node) { node = value }
    guard let (name, callee) = facts.callee(of: node) else { return false }
    if let base = facts.base(of: callee), facts.name(at: base) != "Swift" { return false }
    if names.contains(name) || ownNames.contains(name) { return true }
    guard name == "precondition" || name == "assert",
      let argument = facts.child(.argument, of: node), let value = facts.firstChild(of: argument)
    else { return false }
    return facts.kind(value) == .boolean && facts.name(at: value) == "false"
  }

  /// The trap that is all a block does: calls of `super`, logs and names for texts may stand before
  /// it, and behind one that ends debug builds only the constant that the others return.
  func onlyTrap(in block: Int, of facts: SourceFacts) -> Int? {
    var statements = Array(
      facts.children(of: block).filter {
        !facts.isSuperCall($0) && !isLog($0, in: facts) && !isNamedLiteral($0, in: facts)
      })
    if statements.count == 2, isConstantReturn(statements[1], in: facts),
      isTrap(statements[0], in: facts)
    {
      statements.removeLast()
    }
    guard let only = statements.first, statements.count == 1, isTrap(only, in: facts) else {
      return nil
    }
    return only
  }

  /// `print("…")`, `logger.error("…")`: it tells of the trap in a written text and does nothing else.
  func isLog(_ statement: Int, in facts: SourceFacts) -> Bool {
    let call = facts.unwrapped(statement)
    guard let (name, callee) = facts.callee(of: call),
      facts.arguments(of: call).compactMap(facts.firstChild(of:)).contains(where: {
        [.string, .macroExpansion].contains(facts.kind($0))
      })
    else { return false }
    guard facts.kind(callee) == .member else { return Self.logs.contains(name) }
    guard let base = facts.base(of: callee) else { return false }
    // `Logger(subsystem: "…", category: "…").debug("…")`.
    if facts.callee(of: base)?.name == "Logger" { return true }
    guard [.identifier, .member].contains(facts.kind(base)) else { return false }
    if facts.name(at: base) == "Swift" || facts.name(at: base) == "Foundation" {
      return Self.logs.contains(name)
    }
    return ["log", "logger"].contains(facts.name(at: base).lowercased())
  }

  private static let logs: Set<String> = ["NSLog", "debugPrint", "os_log", "print"]

  /// `let reason = "…"`, for the message of the trap.
  private func isNamedLiteral(_ statement: Int, in facts: SourceFacts) -> Bool {
    guard facts.kind(statement) == .variableDecl, facts.nodes[statement].modifiers.contains(.let),
      let value = facts.child(.initialValue, of: statement).map(facts.unwrapped)
    else { return false }
    return [.string, .integer, .float, .boolean].contains(facts.kind(value))
  }

  private func isConstantReturn(_ statement: Int, in facts: SourceFacts) -> Bool {
    facts.kind(statement) == .returnStmt
      && facts.firstChild(of: statement).map { facts.isConstant($0) } ?? true
  }
}

/// A trap in the code of a member.
struct Trap: Sendable {
  var place: NodeRef
  /// The accessor that traps, where others of the property do their work; nil for all of a member.
  var accessor: Body.Part?

  /// What traps, in the reader's words.
  var subject: String {
    switch accessor {
    case nil: "it"
    case .get: "its getter"
    case .set: "its setter"
    case .willSet, .didSet: "its observer"
    default: "an accessor"
    }
  }
}

extension DependencyGraph {
  /// The trap that is all that a function does, or an accessor of a property.
  func trap(ofMember member: Int, _ traps: Traps) -> Trap? {
    var traps = traps
    traps.ownNames = trappingNames
    let bodies = bodies(ofMember: member).filter { $0.part != .initialValue }
    let found = bodies.compactMap { body in
      traps.onlyTrap(in: body.node, of: facts(of: body)).map { (body.part, $0) }
    }
    guard let (part, trap) = found.first else { return nil }
    // A stored property with observers can be read.
    let isWhole = found.count == bodies.count && ![.willSet, .didSet].contains(part)
    return Trap(
      place: NodeRef(file: members[member].node.file, node: trap), accessor: isWhole ? nil : part)
  }

  /// Whether a trap ends the process in debug builds only, as `assertionFailure` and `assert` do.
  func isAssertion(_ trap: Trap) -> Bool {
    let facts = files[trap.place.file].facts
    var node = facts.unwrapped(trap.place.node)
    if facts.kind(node) == .returnStmt, let value = facts.firstChild(of: node) { node = value }
    return ["assert", "assertionFailure"].contains(facts.callee(of: node)?.name)
  }

  /// Whether a function's code does no work that an override could take away: it only writes to a log, or
  /// refuses by an error.
  func onlyTells(_ body: Body) -> Bool {
    let working = workingStatements(in: body)
    guard let only = working.first else { return true }
    return working.count == 1 && facts(of: body).kind(only) == .throwStmt
  }

  /// The statements of a function without those that write to a log or drop a value.
  func workingStatements(in body: Body) -> [Int] {
    let facts = facts(of: body)
    return facts.children(of: body.node).filter { statement in
      // What is printed may be all that a tool does.
      let isPrinted = ["debugPrint", "print"].contains(
        facts.callee(of: facts.unwrapped(statement))?.name)
      return !facts.isDropped(statement) && !facts.onlyLogsInSomeBuilds(statement)
        && (isPrinted || !Traps.standard.isLog(statement, in: facts))
    }
  }

  /// Whether a function's code does nothing.
  func isEmpty(_ body: Body) -> Bool {
    let facts = facts(of: body)
    return facts.children(of: body.node).allSatisfy {
      facts.kind($0) == .returnStmt && facts.firstChild(of: $0) == nil
    }
  }
}

extension SourceFacts {
  /// Whether a statement only names a value, `_ = index`.
  fileprivate func isDropped(_ statement: Int) -> Bool {
    guard kind(statement) == .assignment, firstChild(of: statement).map(kind) == .discard,
      let value = lastChild(of: statement)
    else { return false }
    return kind(value) == .identifier || isConstant(value)
  }

  /// Whether a statement is an `#if` in which nothing is done but to log or print.
  fileprivate func onlyLogsInSomeBuilds(_ statement: Int) -> Bool {
    kind(statement) == .ifConfig
      && children(of: statement).allSatisfy { clause in
        children(of: clause).allSatisfy { Traps.standard.isLog($0, in: self) }
      }
  }
}
