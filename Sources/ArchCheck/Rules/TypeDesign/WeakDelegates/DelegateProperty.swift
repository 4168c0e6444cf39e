/// A stored property that may hold a delegate, with what its owner and others do with it.
struct DelegateProperty {
  let property: Member
  let owner: TypeNode
  let graph: DependencyGraph

  /// Whether the owner, or who makes it, holds the object on purpose: then it is no delegate that
  /// holds the owner.
  func isHeldOnPurpose(_ target: TypeID) -> Bool {
    isCollaborator(target) || isOwned || isOnlyHandedOn || isMadeForOwner || isUsedUpWhereMade
  }

  /// The one type of the property, the parts of its composition or the bounds of a generic parameter.
  var parts: [TypeID] {
    let type = property.type.map(graph.resolved)
    if let type, graph[type].kind != .typealias { return [type] }
    return graph.writtenTypes(of: property.node, in: owner.id)
  }

  /// Whether the owner is the one that keeps the object: one that it makes or lets go of, or a source
  /// of data that it was made with or gives to a view, which holds it weakly. A delegate that is given
  /// on may well be the one that owns all of them.
  private var isOwned: Bool {
    let isSource = property.name.lowercased().hasSuffix("datasource")
    if isSource, property.modifiers.contains(.let) { return true }
    return graph.bodies(of: owner.id).contains { body in
      let facts = graph.facts(of: body)
      let nodes = facts.descendants(of: body.node)
      // A cycle is never deinitialized; elsewhere the owner holds what it lets go of on purpose.
      let letsGo = graph.members[body.member].kind != .deinitializer
      func isMade(_ value: Int) -> Bool {
        let value = facts.unwrapped(value)
        if facts.kind(value) == .identifier {
          return nodes.contains { node in
            facts.kind(node) == .variableDecl && facts.name(at: node) == facts.name(at: value)
              && facts.child(.initialValue, of: node).flatMap(facts.firstChild).map {
                facts.callee(of: facts.unwrapped($0)) != nil
              } ?? false
          }
        }
        return facts.makesObject(value)
      }
      return nodes.contains { node in
        guard facts.kind(node) == .assignment,
          let target = facts.firstChild(of: node).map(facts.unwrapped),
          let value = facts.lastChild(of: node)
        else { return false }
        if facts.names(property, at: target) {
          return isMade(value) || letsGo && facts.kind(facts.unwrapped(value)) == .nilLiteral
        }
        return isSource && facts.gives(property, at: node, toNamed: ["datasource"])
      }
    }
  }

  /// Whether all who give the owner its delegate make that for it: `Parser(delegate: Printer())`,
  /// `parser.delegate = Printer()`. Nobody else holds that.
  private var isMadeForOwner: Bool {
    let isConstant = property.modifiers.contains(.let)
    // A method may store what its callers give it.
    guard isConstant || !isSetByMethod else { return false }
    var isGiven = false
    for site in usesOfOwner {
      let facts = graph.files[Int(site.file)].facts
      guard let value = valueGiven(at: site) else {
        if isConstant, site.kind == .constructs { return false }
        continue
      }
      if facts.kind(value) == .nilLiteral { continue }
      guard facts.makesObject(value) else { return false }
      isGiven = true
    }
    return isGiven
  }

  /// What a use of the owner puts into the property: in the call that makes it, or by assignment.
  private func valueGiven(at site: Site) -> Int? {
    let facts = graph.files[Int(site.file)].facts
    if site.kind == .constructs {
      return graph.call(at: site).flatMap { call in
        facts.arguments(of: call).first { facts.name(at: $0) == property.name }
      }.flatMap(facts.firstChild).map(facts.unwrapped)
    }
    guard site.flags.contains(.write), graph.usedMember(of: site)?.node == property.node else {
      return nil
    }
    return facts.valueAssigned(at: site.offset).map(facts.unwrapped)
  }

  private var isSetByMethod: Bool {
    graph.bodies(of: owner.id).contains { body in
      let facts = graph.facts(of: body)
      return graph.members[body.member].kind != .initializer
        && facts.descendants(of: body.node).contains {
          facts.nameStored(in: property, at: $0) != nil
        }
    }
  }

  /// Whether all who make the owner are seen, and each has it do something and lets it go:
  /// `Importer(delegate: self).run(rows)`. Nothing that the owner holds can hold the owner then.
  private var isUsedUpWhereMade: Bool {
    let uses = usesOfOwner
    let sites = uses.filter { $0.kind == .constructs }
    let isSeen =
      graph.access(of: owner.id) < .public
      || !(graph[owner.module].declaration?.isLibraryProduct ?? true)
    guard !sites.isEmpty, isSeen, !uses.contains(where: { $0.kind == .inherits }),
      !makesItself
    else { return false }
    return sites.allSatisfy { site in
      graph.call(at: site).map(graph.files[Int(site.file)].facts.isUsedUp) ?? false
    }
  }

  private var makesItself: Bool {
    graph.bodies(of: owner.id).contains { body in
      let facts = graph.facts(of: body)
      return ([body.node] + facts.descendants(of: body.node)).contains {
        graph.constructs($0, owner.id, facts)
      }
    }
  }

  /// Whether objects of the owner go from one task to another, so that a property of it can be nothing
  /// but a constant.
  var isOfSendableClass: Bool {
    owner.kind == .class && !owner.attributes.contains("MainActor")
      && graph.allConformances(of: owner.id).contains { graph[$0].name == "Sendable" }
      && !owner.declarations.contains { declaration in
        let facts = graph.files[declaration.file].facts
        return facts.children(of: declaration.node).contains { clause in
          facts.kind(clause) == .inheritance
            && facts.descendants(of: clause).contains { facts.name(at: $0) == "unchecked" }
        }
      }
  }

  /// Uses outside of tests.
  private var usesOfOwner: [Site] {
    graph.dependents(of: owner.id).filter { !graph.isTest($0.source) }
      .flatMap { graph.sites[$0.sites] }
  }

  /// Whether a source of data is somewhere that data come from, as a repository has: it serves no
  /// view and is told nothing about the owner.
  private func isCollaborator(_ target: TypeID) -> Bool {
    guard property.name.lowercased().hasSuffix("datasource"), graph[target].kind == .protocol,
      !graph[target].isExternal, !graph.drawsLikeView(owner),
      ![.view, .viewController].contains(graph.role(of: owner.id))
    else { return false }
    let kinds = Set(
      [owner.id] + graph.superclasses(of: owner.id) + graph.allConformances(of: owner.id))
    return !graph.requirements(of: target).contains { requirement in
      graph.members[requirement].parameterTypes.contains { parameter in
        parameter.map { kinds.contains(graph.resolved($0)) } ?? false
      }
    }
  }

  /// Whether all that the owner does with the property is to make it the delegate or source of data
  /// of other objects: these hold it weakly, so that somebody must hold it. What others set as the
  /// plain `delegate` is the owner's own.
  private var isOnlyHandedOn: Bool {
    if property.name == "delegate", !property.modifiers.isPrivate { return false }
    let own = Set(graph.members(of: owner.id).map(\.name))
    var isHandedOn = false
    for body in graph.bodies(of: owner.id) {
      let facts = graph.facts(of: body)
      let nodes = facts.descendants(of: body.node)
      // `tableDelegate = delegate` and `table.delegate = delegate`
      let stored = Set(nodes.compactMap { facts.nameStored(in: property, at: $0) })
      for node in nodes {
        switch facts.kind(node) {
        case .member:
          if facts.base(of: node).map({ facts.names(property, at: $0) }) ?? false { return false }
        case .assignment:
          if facts.gives(property, orOneOf: stored, at: node, toDelegateBeside: own) {
            isHandedOn = true
          }
        case .argument:
          // `URLSession(configuration: …, delegate: sessionDelegate, …)`
          let label = facts.name(at: node).lowercased()
          if ["delegate", "datasource"].contains(where: label.hasSuffix),
            facts.firstChild(of: node).map({ facts.isValue(of: property, orOneOf: stored, at: $0) })
              ?? false
          {
            isHandedOn = true
          }
        case .call:
          // `output.setSampleBufferDelegate(delegate, queue: queue)`
          if let name = facts.callee(of: node)?.name, name.hasPrefix("set"),
            name.hasSuffix("Delegate"),
            let value = facts.arguments(of: node).first.flatMap(facts.firstChild),
            facts.isValue(of: property, orOneOf: stored, at: value)
          {
            isHandedOn = true
          }
        default: break
        }
      }
    }
    return isHandedOn
  }

  /// Whether the property serves as a delegate under another name: its type is called one, it can be
  /// set and be missing, and all that the owner does is to call it. What is made in the owner or
  /// handed on may be the owner's.
  func serves(as type: TypeID) -> Bool {
    guard !property.modifiers.contains(.let), graph.isOptional(property),
      graph[type].kind == .protocol, !graph[type].isExternal,
      graph[type].simpleName.hasSuffix("Delegate"),
      !graph.allConformances(of: owner.id).contains(type),
      !Self.ownedParts.contains(property.name)
    else { return false }
    var isCalled = false
    for body in graph.bodies(of: owner.id) {
      let facts = graph.facts(of: body)
      func isProperty(_ expression: Int) -> Bool { facts.names(property, at: expression) }
      for node in facts.descendants(of: body.node) {
        switch facts.kind(node) {
        case .call:
          let base = facts.callee(of: node).flatMap { facts.base(of: $0.node) }
          if base.map(isProperty) ?? false { isCalled = true }
        case .argument:
          if facts.firstChild(of: node).map(isProperty) ?? false { return false }
        case .assignment:
          guard let target = facts.firstChild(of: node), let value = facts.lastChild(of: node)
          else { continue }
          let isMade =
            isProperty(target)
            && facts.descendants(of: node).contains { facts.kind($0) == .call }
          if isMade || isProperty(value) { return false }
        default: break
        }
      }
    }
    return isCalled
  }

  /// Names of what a view or a controller owns, whatever its protocol is called.
  private static let ownedParts: Set<String> = [
    "interactor", "presenter", "router", "viewModel", "worker",
  ]

  /// Whether an object of a class is somebody else's. One that is a constant, or that the owner makes
  /// itself, is owned on purpose, as the data source of a table must be.
  func isSomebodyElses(_ type: TypeID) -> Bool {
    switch graph[type].kind {
    case .class, .actor:
      let role = graph.role(of: type)
      return (!graph[type].isExternal || role == .viewController) && role != .app
        && !property.modifiers.contains(.let) && property.name != "dataSource"
        && !makes(type)
    default: return false
    }
  }

  private func makes(_ type: TypeID) -> Bool {
    graph.uses(of: type, by: owner.id).contains { $0.sites.contains { $0.kind == .constructs } }
  }

  /// Whether the property begins with an object, so that nobody else need hold that.
  var hasObject: Bool {
    let facts = graph.files[property.node.file].facts
    guard let value = facts.child(.initialValue, of: property.node.node) else { return false }
    return facts.kind(facts.unwrapped(value)) != .nilLiteral
  }
}

extension SourceFacts {
  /// The name of the parameter or variable that a node stores in the property.
  fileprivate func nameStored(in property: Member, at node: Int) -> String? {
    guard kind(node) == .assignment, let target = firstChild(of: node),
      names(property, at: target), let value = lastChild(of: node).map(unwrapped),
      kind(value) == .identifier
    else { return nil }
    return name(at: value)
  }

  /// Whether an object is made only to be told what to do, at once or by a local name that is used for
  /// nothing else: nothing keeps it.
  fileprivate func isUsedUp(_ call: Int) -> Bool {
    let wrappers: [Node.Kind] = [.tryExpr, .awaitExpr, .otherExpr]
    let around = Array(ancestors(of: call).drop { wrappers.contains(kind($0)) }.prefix(3))
    if around.first.map(kind) == .member { return true }
    guard around.map(kind) == [.initialValue, .variableDecl, .block] else { return false }
    return descendants(of: around[2]).allSatisfy { node in
      ![.identifier, .capture].contains(kind(node)) || name(at: node) != name(at: around[1])
        || kind(node - 1) == .member
    }
  }

  /// The value that is assigned to what stands at a place of the file.
  fileprivate func valueAssigned(at offset: UInt32) -> Int? {
    nodes(at: offset).lazy.flatMap(ancestors)
      .first { kind($0) == .assignment }.flatMap(lastChild)
  }

  /// Whether a node assigns the property to one of another object whose name has such an ending, in
  /// lower case.
  fileprivate func gives(_ property: Member, at node: Int, toNamed endings: [String]) -> Bool {
    guard kind(node) == .assignment, let target = firstChild(of: node).map(unwrapped),
      let value = lastChild(of: node), self.names(property, at: value)
    else { return false }
    return endings.contains(where: name(at: target).lowercased().hasSuffix)
      && base(of: target).map { !isSelf($0) } ?? false
  }

  /// Whether an expression is the property, or what was stored in it under another name.
  fileprivate func isValue(
    of property: Member, orOneOf stored: Set<String>, at expression: Int
  ) -> Bool {
    let value = unwrapped(expression)
    return names(property, at: value)
      || kind(value) == .identifier && stored.contains(name(at: value))
  }

  /// Whether a node makes what the property holds the delegate or source of data of another object, or of
  /// `self` by a property that it inherits.
  ///
  /// - Parameters:
  ///   - stored: other names of what the property holds.
  ///   - own: the properties that the type declares itself.
  fileprivate func gives(
    _ property: Member, orOneOf stored: Set<String>, at node: Int, toDelegateBeside own: Set<String>
  ) -> Bool {
    guard kind(node) == .assignment, let target = firstChild(of: node).map(unwrapped),
      let value = lastChild(of: node), isValue(of: property, orOneOf: stored, at: value)
    else { return false }
    let isOther = base(of: target).map { !isSelf($0) } ?? false
    return (isOther || !own.contains(name(at: target)))
      && ["delegate", "datasource"].contains(where: name(at: target).lowercased().hasSuffix)
  }
}
