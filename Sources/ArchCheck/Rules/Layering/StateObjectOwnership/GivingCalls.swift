/// Calls by which views are given objects.
extension StateObjectOwnership {
  struct GivingCall {
    /// Whether the caller has the object, and may call again with another one: it does not make it in the
    /// call, which is none of the root view of a hosting controller.
    var isHeld: Bool
    var location: Location
  }

  /// The calls of a view that give an argument of that label, in code that is no test or preview.
  func callsGiving(
    _ label: String, at position: Int, to view: TypeNode, in graph: DependencyGraph
  ) -> [GivingCall] {
    let uses: [Site] = graph.dependents(of: view.id).flatMap { graph.sites[$0.sites] }
    let sites = uses.filter { use in
      use.kind == .constructs && use.memberIndex != nil && graph.isJudged(file: Int(use.file))
        && !graph.isInPreview(use)
    }
    return graph.inOrderOfPaths(sites).compactMap { site -> GivingCall? in
      let facts = graph.files[Int(site.file)].facts
      guard let member = site.memberIndex, let call = graph.call(at: site),
        let argument = argument(label, at: position, of: call, facts),
        let value = facts.firstChild(of: argument)
      else { return nil }
      let isRoot = facts.ancestors(of: call).contains {
        facts.kind($0) == .argument && facts.name(at: $0) == "rootView"
      }
      return GivingCall(
        isHeld: !isRoot && isHeld(value, in: member, facts, graph),
        location: graph.location(of: site))
    }
  }

  private func argument(
    _ label: String, at position: Int, of call: Int, _ facts: SourceFacts
  ) -> Int? {
    let arguments = facts.arguments(of: call)
    guard label == "_" else { return arguments.first { facts.name(at: $0) == label } }
    return arguments.indices.contains(position) && facts.name(at: arguments[position]).isEmpty
      ? arguments[position] : nil
  }

  /// Whether an argument names what is there before the call: not what a local was made for, what a
  /// property works out, or an instance that all share.
  private func isHeld(
    _ value: Int, in member: Int, _ facts: SourceFacts, _ graph: DependencyGraph
  ) -> Bool {
    let node = facts.unwrapped(value)
    guard [.identifier, .member].contains(facts.kind(node)),
      let body = graph.bodies(ofMember: member).first
    else { return false }
    let types = DeclaredTypes(in: body, of: graph)
    if facts.kind(node) == .identifier,
      let local = types.declaration(of: facts.nodes[node].name, seenFrom: node)
    {
      let made = facts.child(.initialValue, of: local).map(facts.unwrapped)
      return made.map { facts.kind($0) != .call } ?? true
    }
    guard let used = types.member(node).map({ graph.members[$0] }) else { return true }
    return !used.isStatic && (used.isStored || graph[used.owner].kind == .protocol)
  }
}
