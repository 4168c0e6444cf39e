/// Tells which variables of a value stay as its initializer left them.
struct PropertyChanges {
  private let graph: DependencyGraph

  init(in graph: DependencyGraph) {
    self.graph = graph
  }

  /// Whether anything may change a stored property once the value is made, as far as the project
  /// tells: what clients of the module may set counts as changed.
  func mayChange(_ index: Int) -> Bool {
    let property = graph.members[index]
    if property.modifiers.contains(.let) { return false }
    let facts = graph.files[property.node.file].facts
    return isOpenToClients(property) || !graph.wrappers(of: property).allSatisfy(graph.keepsValue)
      || facts.child(.accessorDecl, of: property.node.node) != nil
      || isSettableRequirement(property)
      || !holdsObject(property) && mutatesItself(property.owner)
      || isChangedInside(property) || isChangedOutside(index)
  }

  /// Whether a property holds an object, so that only an assignment changes the value around it.
  func holdsObject(_ property: Member) -> Bool {
    property.type.map { graph[graph.resolved($0)].isReferenceType } ?? false
  }

  private func isOpenToClients(_ property: Member) -> Bool {
    let setter = property.modifiers.setterAccess ?? graph.access(of: property)
    return min(setter, graph.access(of: property), graph.access(of: property.owner)) >= .public
  }

  /// Whether an own protocol lets others set the property.
  private func isSettableRequirement(_ property: Member) -> Bool {
    graph.allConformances(of: property.owner).contains { conformance in
      graph.members(of: conformance).contains { requirement in
        requirement.name == property.name && graph.hasAccessor(["set"], requirement)
      }
    }
  }

  /// Whether the value has code that may change any part of it.
  private func mutatesItself(_ id: TypeID) -> Bool {
    ([id] + graph.allConformances(of: id)).contains { part in
      graph.members(of: part).contains { member in
        member.modifiers.contains(.mutating)
          || graph.hasAccessor(["_modify", "didSet", "set", "willSet"], member)
      }
    }
  }

  /// Whether code of the type changes the property, other than to make the value.
  private func isChangedInside(_ property: Member) -> Bool {
    let isObject = holdsObject(property)
    return graph.bodies(of: property.owner).contains { body in
      let facts = graph.facts(of: body)
      let changed = isObject ? facts.assigned(in: body.node) : facts.changed(in: body.node)
      let named = changed.filter { facts.name(at: $0) == property.name }
      guard graph.members[body.member].kind == .initializer else { return !named.isEmpty }
      let closures = facts.descendants(of: body.node).filter { facts.kind($0) == .closure }
      return named.contains { node in
        closures.contains { facts.descendants(of: $0).contains(node) }
      }
    }
  }

  /// Whether other code assigns to the property, or calls a method of its value that may change it.
  private func isChangedOutside(_ index: Int) -> Bool {
    let isObject = holdsObject(graph.members[index])
    return graph.dependents(of: graph.members[index].owner).contains { dependency in
      graph.sites[dependency.sites].contains { site in
        guard site.usedMemberIndex == index else { return false }
        if !site.flags.isDisjoint(with: [.write, .keyPath]) { return true }
        let facts = graph.files[Int(site.file)].facts
        let use = facts.nodes(at: site.offset)
          .first { [.identifier, .member].contains(facts.kind($0)) }
        return use.map { isChange($0, ofObject: isObject, in: facts) } ?? true
      }
    }
  }

  private func isChange(_ use: Int, ofObject isObject: Bool, in facts: SourceFacts) -> Bool {
    var node = use
    for parent in facts.ancestors(of: use) {
      let isFirst = facts.firstChild(of: parent) == node
      switch facts.kind(parent) {
      case .inoutExpr: return true
      case .assignment: return isFirst
      case .binary: return isFirst && facts.isCompoundAssignment(parent)
      case .forceUnwrap, .optionalChain, .tuple: break
      case .member where !isObject: break
      case .subscriptCall where !isObject && isFirst: break
      case .call: return !isObject && isFirst && facts.kind(node) == .member && node != use
      default: return false
      }
      node = parent
    }
    return false
  }
}

extension SourceFacts {
  /// The names that assignments change, whole or in part, with those of indexes.
  func changed(in node: Int) -> Set<Int> {
    targets(in: node).reduce(into: []) { changed, target in
      changed.insert(target)
      changed.formUnion(descendants(of: target))
    }
  }

  /// The names that assignments give another value.
  func assigned(in node: Int) -> Set<Int> {
    targets(in: node).reduce(into: []) { assigned, target in
      let target = unwrapped(target)
      assigned.insert(target)
      if kind(target) == .tuple { assigned.formUnion(descendants(of: target)) }
    }
  }

  /// What stands to the left of `=`, `+=` and the like, or behind `&`.
  private func targets(in node: Int) -> [Int] {
    descendants(of: node).compactMap { node in
      guard
        kind(node) == .assignment || kind(node) == .inoutExpr || isCompoundAssignment(node)
      else { return nil }
      return firstChild(of: node)
    }
  }
}

extension DependencyGraph {
  /// Whether others may assign to a property or subscript, by what it says itself.
  func canBeSet(_ member: Member) -> Bool {
    member.isStored && !member.modifiers.contains(.let)
      || hasAccessor(["_modify", "set", "unsafeMutableAddress"], member)
  }

  fileprivate func hasAccessor(_ names: Set<String>, _ member: Member) -> Bool {
    let facts = files[member.node.file].facts
    return facts.children(of: member.node.node).contains {
      facts.kind($0) == .accessorDecl && names.contains(facts.name(at: $0))
    }
  }
}
