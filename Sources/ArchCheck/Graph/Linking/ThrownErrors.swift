/// What a `do` throws, and its `catch` is given: the compiler infers one type where all that throws
/// says the same, else `any Error`.
extension Walker {
  /// Walks what stands behind `try`; `try?` and `try!` hand nothing on.
  func tried<Result>(_ node: Int, _ body: () -> Result) -> Result {
    let saved = (isTried, thrown)
    isTried = facts.nodes[node].mark == .none
    if !isTried { thrown = nil }
    defer {
      isTried = saved.0
      if facts.nodes[node].mark != .none { thrown = saved.1 }
    }
    return body()
  }

  /// Walks what runs elsewhere than where it is written: a closure, or a function of its own.
  func apart<Result>(_ body: () -> Result) -> Result {
    let saved = (isTried, thrown)
    (isTried, thrown) = (false, nil)
    defer { (isTried, thrown) = saved }
    return body()
  }

  /// Walks the braces of a `do` and tells the own type of all errors that they throw.
  func errorThrown(in node: Int, _ body: () -> Void) -> TypeValue {
    let outer = thrown
    thrown = []
    body()
    let found = thrown ?? []
    let isEnd = children(node).contains { clause in
      kind(clause) == .catchClause && first(clause).map { kind($0) == .block } ?? false
    }
    // What no clause surely catches goes on.
    thrown = outer.map { isEnd ? $0 : $0 + found }
    guard let error = found.first, case .nominal(let type, _) = error,
      !index.types[type].isExternal, found.allSatisfy({ $0 == error })
    else { return .unknown }
    return error
  }

  /// Notes what a use of a member throws, as its declaration or that of an accessor says.
  func noteThrow(by member: Int) {
    guard isTried, thrown != nil else { return }
    let entry = index.members[member]
    let facts = index.facts[entry.file]
    let accessors = facts.children(of: entry.node).filter { facts.nodes[$0].kind == .accessorDecl }
    for declaration in [entry.node] + accessors
    where facts.nodes[declaration].modifiers.contains(.throws) {
      let type = facts.child(.throwsType, of: declaration)
      thrown?.append(
        type.map { types.value(of: $0 + 1, in: types.scope(of: entry)) } ?? .unknown)
    }
  }

  /// Notes a call of which nothing tells what it throws.
  func noteUnknownThrow() {
    if isTried { thrown?.append(.unknown) }
  }
}
