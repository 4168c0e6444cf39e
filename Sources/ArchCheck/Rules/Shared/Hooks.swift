extension DependencyGraph {
  /// Whether a method of a class is there for subclasses to fill in: it only hands on what it is
  /// given, or is a step of the class's own work.
  func isHook(_ index: Int) -> Bool {
    let bodies = bodies(ofMember: index).filter { $0.part != .initialValue }
    return !bodies.isEmpty && bodies.allSatisfy(handsOn) || isStep(index)
  }

  /// Whether a method only hands its parameters to another method of the type, as `visit(node)` that
  /// calls `visitAny(node)`, or to the next one that it is given: `send(part, to: next)` that calls
  /// `next.send(part)`.
  private func handsOn(_ body: Body) -> Bool {
    let facts = facts(of: body)
    let statements = facts.children(of: body.node)
    let member = members[body.member]
    let parameters = Set(facts.parameters(of: member.node.node).map { facts.name(at: $0) })
    guard statements.count == 1, let call = statements.first, facts.kind(call) == .call,
      let callee = facts.callee(of: call)
    else { return false }
    let isOfParameter =
      facts.base(of: callee.node).map { parameters.contains(facts.name(at: $0)) } ?? false
    let isOfType =
      isOwn(callee, facts)
      && ([member.owner] + superclasses(of: member.owner)).contains { type in
        !members(of: type, named: callee.name).isEmpty
      }
    guard isOfType || isOfParameter && callee.name == member.name else { return false }
    return facts.descendants(of: call).contains {
      facts.kind($0) == .identifier && parameters.contains(facts.name(at: $0))
    }
  }

  /// Whether the class calls the method itself, as a step of its own work that subclasses fill in.
  private func isStep(_ index: Int) -> Bool {
    ownCalls(in: members[index].owner)[members[index].name]?.contains { $0 != index } ?? false
  }

  private enum OwnCalls: Question {
    typealias Subject = TypeID
    typealias Answer = [String: Set<Int>]
  }

  /// The members of a class that call one of its own, by the name of that.
  private func ownCalls(in type: TypeID) -> [String: Set<Int>] {
    answer(to: OwnCalls.self, about: type) {
      var calls: [String: Set<Int>] = [:]
      for body in bodies(of: type) {
        let facts = facts(of: body)
        for node in facts.descendants(of: body.node) {
          guard let callee = facts.callee(of: node), isOwn(callee, facts) else { continue }
          calls[callee.name, default: []].insert(body.member)
        }
      }
      return calls
    }
  }

  /// Whether what is called is a member of `self`.
  private func isOwn(_ callee: (name: String, node: Int), _ facts: SourceFacts) -> Bool {
    facts.kind(callee.node) == .identifier
      || facts.base(of: callee.node).map(facts.isSelf) ?? false
  }
}
