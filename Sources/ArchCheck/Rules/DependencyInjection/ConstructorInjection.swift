/// A type is given what it works with, and makes none of it.
struct ConstructorInjection: Rule {
  var compositionRoles: [Role] = [.app, .coordinator, .factory]
  var allowDefaultArguments = true
  var locators = ["Container", "resolve"]
  var exemptWrappers = WellKnownMembers.objectWrappers

  func findings(in graph: DependencyGraph) -> [Finding] {
    let services = services(in: graph)
    return graph.judgedTypes.filter { type in
      // A model must not have services at all, which is another rule's matter.
      type.kind != .protocol && !graph.isTestDouble(type.id) && graph.role(of: type.id) != .model
        && !graph.isCompositionRoot(type.id, roles: Set(compositionRoles))
        && !graph.isEntryPoint(type.id) && !graph.isMadeBySystem(type.id)
    }.flatMap { type in
      constructions(in: type, graph) + settable(in: type, graph)
        + located(in: type, services, graph)
    }
  }

  // MARK: Objects that the type makes

  private func constructions(in type: TypeNode, _ graph: DependencyGraph) -> [Finding] {
    graph.uses(by: type.id, where: { [.constructs, .static].contains($0.kind) }).flatMap {
      use -> [Finding] in
      let target = graph.resolved(use.target)
      guard let strength = graph.serviceEvidence(of: target, roles: DependencyGraph.workingRoles),
        !graph.isNested(target, in: type.id), !graph.isNested(type.id, in: target),
        !graph.isTestDouble(target), !isSubclass(type.id, of: target, in: graph)
      else { return [] }
      var use = use
      use.sites.removeAll {
        !isConstruction($0, in: graph) || isMadeOfData($0, target, by: type.id, in: graph)
          || isRegistered($0, in: graph)
      }
      // What a type must not know it should not be given either; that is another rule's matter.
      if use.sites.isEmpty || graph.forbiddenByRole(use) != nil { return [] }
      return graph.findings(of: use, strength: strength, restingOn: [target]) { _ in
        "\(type.name) creates its \(graph[target].name) instead of being given it"
      }
    }
  }

  private func isConstruction(_ site: Site, in graph: DependencyGraph) -> Bool {
    guard site.kind == .constructs || isMadeByFunction(site, in: graph),
      !(allowDefaultArguments && site.flags.contains(.defaultArgument))
    else { return false }
    guard site.member >= 0 else { return true }
    let member = graph.members[Int(site.member)]
    // A convenience initializer that hands it to another one is a default argument written apart.
    if allowDefaultArguments, member.kind == .initializer, isHandedToSelf(site, member, in: graph) {
      return false
    }
    if member.kind == .initializer, isForWrapper(site, member, in: graph) { return false }
    // A shared instance is another rule's matter, and a `make` method is a small factory.
    if member.isStatic { return isHiddenPart(member, in: graph) }
    if member.kind == .method,
      member.name.beginsWithWord("make") || member.name.beginsWithWord("create")
    {
      return false
    }
    if allowDefaultArguments,
      isReplaceableFactory(member, in: graph) || isDefaultOfMember(member, in: graph)
    {
      return false
    }
    return !graph.attributes(of: member).contains(where: exemptWrappers.contains)
  }

  /// Whether a property holds a closure that others may replace: `var make = { OrderService() }`.
  private func isReplaceableFactory(_ property: Member, in graph: DependencyGraph) -> Bool {
    guard property.isStoredInstanceProperty, !property.modifiers.isPrivate,
      property.modifiers.isDisjoint(with: [.let, .lazy])
    else { return false }
    let facts = graph.files[property.node.file].facts
    return facts.child(.initialValue, of: property.node.node).flatMap(facts.firstChild)
      .map { facts.kind(facts.unwrapped($0)) == .closure } ?? false
  }

  /// Whether a property's initial value is the default of its argument in the initializer that a struct
  /// without one of its own has.
  private func isDefaultOfMember(_ property: Member, in graph: DependencyGraph) -> Bool {
    property.isStoredInstanceProperty && !property.modifiers.isPrivate
      && property.modifiers.isDisjoint(with: [.let, .lazy])
      && graph[property.owner].kind == .struct
      && !graph.members(of: property.owner).contains {
        $0.kind == .initializer && !$0.isInExtension
      }
  }

  /// Whether an object is made as an argument of `self.init(…)`.
  private func isHandedToSelf(
    _ site: Site, _ initializer: Member, in graph: DependencyGraph
  ) -> Bool {
    let facts = graph.files[initializer.node.file].facts
    return facts.descendants(of: initializer.node.node).contains { call in
      guard facts.kind(call) == .call, facts.spans(call, site.offset),
        let (name, callee) = facts.callee(of: call), name == "init"
      else { return false }
      return facts.base(of: callee).map(facts.isSelf) ?? false
    }
  }

  /// Whether an object is made for a property whose wrapper owns it: `_model = StateObject(…)`.
  private func isForWrapper(
    _ site: Site, _ initializer: Member, in graph: DependencyGraph
  ) -> Bool {
    let facts = graph.files[initializer.node.file].facts
    return facts.descendants(of: initializer.node.node).contains { node in
      guard facts.kind(node) == .assignment, facts.spans(node, site.offset),
        let target = facts.firstChild(of: node).map(facts.unwrapped)
      else { return false }
      let name = facts.name(at: target).drop { $0 == "_" }
      return graph.members(of: initializer.owner).contains {
        $0.name == name && graph.attributes(of: $0).contains(where: exemptWrappers.contains)
      }
    }
  }

  /// Whether a static method of the named type makes one from nothing: `OrderService.live()`.
  private func isMadeByFunction(_ site: Site, in graph: DependencyGraph) -> Bool {
    guard site.kind == .static, site.member >= 0 else { return false }
    let (file, facts) = (Int(site.file), graph.files[Int(site.file)].facts)
    let call = facts.descendants(of: graph.members[Int(site.member)].node.node).last {
      facts.kind($0) == .call && facts.nodes[$0].offset == site.offset
    }
    guard let call, facts.arguments(of: call).isEmpty, let callee = facts.callee(of: call)?.node,
      let base = facts.base(of: callee), facts.nodes[base].offset == site.offset,
      let index = graph.usedMember(at: NodeRef(file: file, node: callee))
    else { return false }
    let function = graph.members[index]
    guard function.kind == .method, function.isStatic,
      function.type.map(graph.resolved) == function.owner
    else { return false }
    let body = graph.files[function.node.file].facts
    // What a function keeps or looks up is no new object.
    guard let block = body.child(.block, of: function.node.node),
      let only = body.firstChild(of: block), body.lastChild(of: block) == only,
      let made = body.kind(only) == .returnStmt ? body.firstChild(of: only) : only
    else { return false }
    return graph.constructs(made, function.owner, body)
  }

  /// Whether a type keeps the object in a private static property for what its own objects do.
  private func isHiddenPart(_ property: Member, in graph: DependencyGraph) -> Bool {
    guard property.kind == .property, property.isStored, property.modifiers.isPrivate,
      graph[property.owner].kind != .enum
    else { return false }
    return graph.members(of: property.owner).contains { member in
      guard !member.isStatic, member.node.file == property.node.file else { return false }
      let facts = graph.files[member.node.file].facts
      return facts.descendants(of: member.node.node).contains {
        [.identifier, .member].contains(facts.kind($0)) && facts.name(at: $0) == property.name
      }
    }
  }

  /// Whether a method makes the object from a value that it has only then, so that no initializer
  /// could have been given it, as `Upload(image: image)`; or only where it was given none, which in
  /// an initializer is a default argument in other words.
  private func isMadeOfData(
    _ site: Site, _ target: TypeID, by type: TypeID, in graph: DependencyGraph
  ) -> Bool {
    guard let call = graph.call(at: site) else { return false }
    let member = graph.members[Int(site.member)]
    let facts = graph.files[member.node.file].facts
    // `Downloader(delegate: self)`: before this object there is nothing to make it with.
    if facts.arguments(of: call).contains(where: {
      facts.firstChild(of: $0).map(facts.isSelf) ?? false
    }) {
      return true
    }
    guard [.method, .initializer].contains(member.kind) else { return false }
    if member.kind == .initializer {
      return allowDefaultArguments
        && isFallback(call, in: facts, of: member.node.node) { left in
          facts.parameters(of: member.node.node).contains {
            facts.kind(left) == .identifier && facts.name(at: $0) == facts.name(at: left)
          }
        }
    }
    if isFallback(call, in: facts, of: member.node.node)
      || isConfigured(call, in: facts, of: member.node.node)
      || takesLocalObject(call, in: facts, of: member.node.node)
      || takesIngredient(call, in: facts, of: member.node.node)
      || isHandedOut(call, in: facts, by: member, target, graph)
      || isBuilt(call, in: facts, by: type, in: graph)
    {
      return true
    }
    let own = Set(graph.members(of: type).map(\.name))
    let labels = Set(
      facts.children(of: call).filter { argument in
        facts.kind(argument) == .argument
          && facts.firstChild(of: argument).map {
            facts.kind($0) == .identifier && !own.contains(facts.name(at: $0))
          } ?? false
      }.map { facts.name(at: $0) })
    return graph.members(of: target).contains { initializer in
      initializer.kind == .initializer && labels.isSubset(of: initializer.labels)
        && zip(initializer.labels, initializer.parameterTypes).contains { label, parameter in
          labels.contains(label) && parameter.map { isData($0, in: graph) } ?? false
        }
    }
  }

  /// `given ?? Service()`, where what is given counts.
  private func isFallback(
    _ call: Int, in facts: SourceFacts, of member: Int, where counts: (Int) -> Bool = { _ in true }
  ) -> Bool {
    facts.descendants(of: member).contains { node in
      guard facts.kind(node) == .binary, facts.name(at: node) == "??",
        let given = facts.firstChild(of: node)
      else { return false }
      return Int(facts.nodes[given].end) <= call && call < Int(facts.nodes[node].end)
        && counts(given)
    }
  }

  /// Whether what is made gets a local name and is then told what it needs: `client.setHeaders(…)`.
  private func isConfigured(_ call: Int, in facts: SourceFacts, of member: Int) -> Bool {
    let locals = facts.descendants(of: member).filter { node in
      facts.kind(node) == .variableDecl && node < call && call < Int(facts.nodes[node].end)
        && facts.child(.initialValue, of: node).map { facts.lastChild(of: $0) == call } ?? false
    }
    guard let local = locals.last else { return false }
    let name = facts.name(at: local)
    return facts.descendants(of: member).contains { node in
      guard node > call, facts.kind(node) == .member, let base = facts.base(of: node),
        facts.kind(base) == .identifier, facts.name(at: base) == name
      else { return false }
      return facts.name(at: node).beginsWithWord("set")
        || facts.kind(node - 1) == .assignment && facts.firstChild(of: node - 1) == node
    }
  }

  /// Whether an argument is something that the method has made just before: `API(client: client)`.
  private func takesLocalObject(_ call: Int, in facts: SourceFacts, of member: Int) -> Bool {
    let given = Set(
      facts.children(of: call).compactMap { argument -> String? in
        guard facts.kind(argument) == .argument, let value = facts.firstChild(of: argument),
          facts.kind(value) == .identifier
        else { return nil }
        return facts.name(at: value)
      })
    guard !given.isEmpty else { return false }
    return facts.descendants(of: member).contains { node in
      node < call && facts.kind(node) == .variableDecl && given.contains(facts.name(at: node))
        // What only names a property was there before.
        && (facts.child(.initialValue, of: node).map { value in
          facts.descendants(of: value).contains { Self.makingKinds.contains(facts.kind($0)) }
        } ?? true)
    }
  }

  /// Whether a method does nothing with the object but return it as a protocol: it chooses for others.
  private func isHandedOut(
    _ call: Int, in facts: SourceFacts, by method: Member, _ target: TypeID,
    _ graph: DependencyGraph
  ) -> Bool {
    guard let result = method.type.map(graph.resolved), graph[result].kind == .protocol,
      graph.allConformances(of: target).contains(result)
    else { return false }
    return facts.descendants(of: method.node.node).contains { node in
      facts.kind(node) == .returnStmt && facts.firstChild(of: node).map(facts.unwrapped) == call
    }
  }

  /// Whether the method was given something that the object is made with, anywhere in the arguments:
  /// `Channel(wrapping: connection, parent: self)`, `Socket(url: URL(string: "wss://\(host)")!)`.
  private func takesIngredient(_ call: Int, in facts: SourceFacts, of member: Int) -> Bool {
    let ingredients = ingredients(of: member, in: facts)
    return facts.arguments(of: call).contains { mentions(ingredients, below: $0, in: facts) }
  }

  /// The names of what a method was given, and of what it makes of that: `host`, and `url` of
  /// `guard let url = URL(string: host)`.
  private func ingredients(of member: Int, in facts: SourceFacts) -> Set<String> {
    var names = Set(facts.parameters(of: member).map { facts.name(at: $0) })
    for node in facts.descendants(of: member)
    where [.variableDecl, .optionalBinding].contains(facts.kind(node)) {
      if let value = facts.child(.initialValue, of: node),
        mentions(names, below: value, in: facts)
      {
        names.insert(facts.name(at: node))
      }
    }
    return names
  }

  /// Whether a value with one of the names stands below a node, at any depth.
  private func mentions(_ names: Set<String>, below node: Int, in facts: SourceFacts) -> Bool {
    facts.descendants(of: node).contains {
      facts.kind($0) == .identifier && names.contains(facts.name(at: $0))
    }
  }

  /// Whether a builder makes its product: it is told one thing after another, and makes the object
  /// with that.
  private func isBuilt(
    _ call: Int, in facts: SourceFacts, by type: TypeID, in graph: DependencyGraph
  ) -> Bool {
    let settings = Set(
      graph.members(of: type).filter { $0.kind == .property && $0.isStored }.map(\.name))
    let takesSetting = facts.children(of: call).contains { argument in
      guard facts.kind(argument) == .argument, let value = facts.firstChild(of: argument),
        settings.contains(facts.name(at: value))
      else { return false }
      return facts.kind(value) == .identifier || facts.base(of: value).map(facts.isSelf) ?? false
    }
    return takesSetting
      && graph.members(of: type).count { returnsItself($0, type, in: graph) } >= 2
  }

  /// Whether a method takes something and returns its own object, so that the next call can follow.
  private func returnsItself(
    _ member: Member, _ type: TypeID, in graph: DependencyGraph
  ) -> Bool {
    guard member.kind == .method, !member.isStatic, member.parameterTypes.count > 0 else {
      return false
    }
    if member.type.map(graph.resolved) == type { return true }
    let facts = graph.files[member.node.file].facts
    return facts.child(.returnType, of: member.node.node).flatMap(facts.firstChild).map {
      facts.kind($0) == .namedType && facts.name(at: $0) == "Self"
    } ?? false
  }

  private static let makingKinds: Set<Node.Kind> = [.call, .ifStmt, .switchStmt, .ternary]

  private func isData(_ id: TypeID, in graph: DependencyGraph) -> Bool {
    let type = graph[graph.resolved(id)]
    return [.struct, .enum].contains(type.kind) || Self.images.contains(type.name)
  }

  private static let images: Set<String> = ["CGImage", "NSImage", "UIImage"]

  private func isSubclass(_ id: TypeID, of other: TypeID, in graph: DependencyGraph) -> Bool {
    graph.superclasses(of: id).contains(other)
  }

  // MARK: Objects that a container makes

  private func isRegistered(_ site: Site, in graph: DependencyGraph) -> Bool {
    guard site.member >= 0 else { return false }
    let member = graph.members[Int(site.member)].node
    return isRegistered(site.offset, below: member.node, in: graph.files[member.file].facts)
  }

  /// Whether a place stands in what a container is told to make objects by:
  /// `container.register(Cart.self) { Cart(api: $0.resolve(API.self)) }`.
  private func isRegistered(_ offset: UInt32, below node: Int, in facts: SourceFacts) -> Bool {
    facts.descendants(of: node).contains { call in
      guard let (name, callee) = facts.callee(of: call),
        name.beginsWithWord("register") || name == "autoregister"
      else { return false }
      let arguments = facts.arguments(of: call)
      let holder = facts.base(of: callee).map { facts.name(at: $0).lowercased() } ?? ""
      return arguments.contains { facts.spans($0, offset) }
        && (Self.locatorEndings.contains { holder.hasSuffix($0.lowercased()) }
          || arguments.contains { typeName($0, facts) != nil })
    }
  }

  // MARK: Objects that others set

  private func settable(in type: TypeNode, _ graph: DependencyGraph) -> [Finding] {
    let found = graph.judgedMembers(of: type).compactMap { index -> Finding? in
      let property = graph.members[index]
      guard property.isStoredInstanceProperty,
        property.modifiers.isDisjoint(with: [.let, .weak, .unowned, .lazy]),
        !property.modifiers.isPrivate,
        !property.modifiers.hasPrivateSetter,
        !graph.hasInitialValue(property), graph.isOptional(property),
        !graph.attributes(of: property).contains(where: {
          // `@WeakLazyInjected` and the like of other packages look the object up.
          exemptWrappers.contains($0) || $0.hasSuffix("Injected")
        }),
        let target = property.type.map(graph.resolved),
        let strength = graph.serviceEvidence(of: target, roles: DependencyGraph.workingRoles),
        !isTaken(target, by: type, in: graph), !graph.isForbidden(target, to: type.id)
      else { return nil }
      return Finding(
        "\(type.name).\(property.name) is set from outside instead of by the initializer",
        at: graph.location(of: property.node), module: graph.moduleName(of: type.id),
        subject: graph.qualifiedName(of: type.id) + ".\(property.name)",
        target: graph.qualifiedName(of: target), strength: strength,
        condition: graph.condition(property.condition),
        evidence: graph.roleEvidence(of: target))
    }
    // Asked last: few types have anything to be exempt from.
    return found.isEmpty || isMadeByToolkit(type, in: graph) ? [] : found
  }

  /// Whether UIKit or AppKit makes the objects, as those of a storyboard and the cells of a list: no
  /// initializer of theirs can be given more.
  private func isMadeByToolkit(_ type: TypeNode, in graph: DependencyGraph) -> Bool {
    graph.hasSuperclass(type.id, among: Self.reused)
      || graph.interfaceClasses.contains(type.simpleName) && !isConstructed(type.id, in: graph)
      || graph.members(of: type.id).contains { member in
        !Set(graph.attributes(of: member)).isDisjoint(with: ["IBAction", "IBOutlet"])
          || member.modifiers.contains(.override) && Self.ofStoryboards.contains(member.signature)
      }
      || graph.dependents(of: type.id).contains { dependency in
        graph.sites[dependency.sites].contains { isTakenFromToolkit($0, in: graph) }
      }
  }

  /// Whether code makes an object of the type.
  private func isConstructed(_ type: TypeID, in graph: DependencyGraph) -> Bool {
    graph.dependents(of: type).contains { dependency in
      graph.sites[dependency.sites].contains { $0.kind == .constructs }
    }
  }

  /// Methods that a storyboard or nib calls.
  private static let ofStoryboards: Set<String> = [
    "awakeFromNib()", "prepare(for:sender:)", "shouldPerformSegue(withIdentifier:sender:)",
  ]

  /// Whether an object of a file comes as the type: `segue.destination as? DetailViewController`,
  /// `GameScene(fileNamed: "Game")`.
  private func isTakenFromToolkit(_ site: Site, in graph: DependencyGraph) -> Bool {
    guard site.member >= 0, site.kind == .casts || site.kind == .constructs else { return false }
    let member = graph.members[Int(site.member)].node
    let facts = graph.files[member.file].facts
    return facts.descendants(of: member.node).contains { node in
      switch facts.kind(node) {
      case .cast where site.kind == .casts:
        guard let type = facts.lastChild(of: node), facts.nodes[type].offset == site.offset,
          let value = facts.firstChild(of: node)
        else { return false }
        return (value..<type).contains { Self.sourcesOfScenes.contains(facts.name(at: $0)) }
      case .call where site.kind == .constructs:
        return facts.callee(of: node).map { facts.nodes[$0.node].offset == site.offset } ?? false
          && facts.arguments(of: node).contains { facts.name(at: $0) == "fileNamed" }
      default: return false
      }
    }
  }

  /// What gives out the controllers that storyboards make.
  private static let sourcesOfScenes: Set<String> = [
    "destination", "destinationController", "instantiateController", "instantiateInitialController",
    "instantiateInitialViewController", "instantiateViewController", "rootViewController",
    "viewControllers",
  ]

  private static let reused = [
    "NSCollectionViewItem", "NSTableCellView", "NSTableRowView", "UICollectionReusableView",
    "UITableViewCell", "UITableViewHeaderFooterView",
  ].map { Glob($0) }

  private func isTaken(
    _ target: TypeID, by type: TypeNode, in graph: DependencyGraph
  ) -> Bool {
    graph.members(of: type.id).contains { member in
      member.kind == .initializer
        && member.parameterTypes.contains { $0.map(graph.resolved) == target }
    }
  }

  // MARK: Objects that the type looks up

  /// A place where a type gets an object from a locator.
  private struct Located {
    var name: String
    var type: String
    var location: Location
    var condition: Int?
  }

  private func located(
    in type: TypeNode, _ services: Set<TypeID>, _ graph: DependencyGraph
  ) -> [Finding] {
    let places = graph.bodies(of: type.id).filter { graph.isJudged(file: $0.file) }.flatMap {
      body -> [Located] in
      let facts = graph.facts(of: body)
      let asked = facts.descendants(of: body.node).compactMap { node -> Located? in
        guard let callee = facts.callee(of: node), locators.contains(callee.name),
          let type = facts.children(of: node).lazy.compactMap({ typeName($0, facts) }).first,
          !isRegistered(facts.nodes[callee.node].offset, below: body.node, in: facts)
        else { return nil }
        return Located(
          name: callee.name, type: type,
          location: graph.location(file: body.file, offset: facts.nodes[callee.node].offset),
          condition: graph.members[body.member].condition)
      }
      return asked + [taken(in: body, of: type, services, graph)].compactMap(\.self)
    }.filter { !isWrapped($0.type, by: type, graph) }.sorted { $0.location < $1.location }
    guard let first = places.first else { return [] }
    return [
      Finding(
        "\(type.name) looks its services up with \(first.name)", at: first.location,
        about: type.id, in: graph,
        condition: graph.condition(ofAny: places.map(\.condition))?.description,
        evidence: places.dropFirst().prefix(9).map {
          Finding.Evidence("also here", at: $0.location)
        }
      ).caused(by: places.map { Finding.Cause($0.type, at: $0.location) })
    ]
  }

  /// Whether a property wrapper looks up whatever its users ask it for: `Inject<Service>`.
  private func isWrapped(_ name: String, by type: TypeNode, _ graph: DependencyGraph) -> Bool {
    type.attributes.contains("propertyWrapper")
      && type.declarations.contains { declaration in
        let facts = graph.files[declaration.file].facts
        return facts.children(of: declaration.node).contains {
          facts.kind($0) == .genericParameter && facts.name(at: $0) == name
        }
      }
  }

  /// The service that a property is given by a locator which goes by its type or has a method for it:
  /// `let api: APIClient = Resolver.resolve()`, `let api = Container.shared.apiClient()`.
  private func taken(
    in body: Body, of type: TypeNode, _ services: Set<TypeID>, _ graph: DependencyGraph
  ) -> Located? {
    let (property, facts) = (graph.members[body.member], graph.facts(of: body))
    guard body.part == .initialValue, !property.isStatic,
      !graph.attributes(of: property).contains(where: exemptWrappers.contains),
      let value = facts.firstChild(of: body.node).map(facts.unwrapped),
      let callee = facts.callee(of: value), facts.arguments(of: value).isEmpty,
      var root = facts.base(of: callee.node)
    else { return nil }
    while let base = facts.base(of: root) { root = base }
    guard facts.kind(root) == .identifier, facts.name(at: root).first?.isUppercase ?? false else {
      return nil
    }
    let rootName = facts.name(at: root)
    let isByName = locators.contains(callee.name)
    let located = { (type: String) in
      Located(
        name: isByName ? callee.name : rootName, type: type,
        location: graph.location(
          file: body.file, offset: facts.nodes[isByName ? callee.node : root].offset),
        condition: property.condition)
    }
    guard let target = property.type.map(graph.resolved) else {
      // What a locator of another module gives is known by what it is called.
      let isOwn = graph.sites(in: NodeRef(file: body.file, node: root)).contains {
        graph.target(ofSite: $0.index).map { !graph[graph.resolved($0)].isExternal } ?? false
      }
      return locators.contains(rootName) && !isOwn && isServiceName(callee.name)
        ? located(callee.name) : nil
    }
    guard isByName || Self.locatorEndings.contains(where: rootName.hasSuffix),
      services.contains(target), !graph.isForbidden(target, to: type.id)
    else { return nil }
    return located(graph[target].name)
  }

  private static let locatorEndings = ["Container", "Injector", "Locator", "Resolver"]

  private func isServiceName(_ name: String) -> Bool {
    let typeName = name.prefix(1).uppercased() + name.dropFirst()
    guard let known = RoleNames.role(ofName: typeName, kind: .class) else { return false }
    return DependencyGraph.workingRoles.contains(known.role)
      && !RoleNames.modestEndings.contains(known.ending)
  }

  /// The services, and the protocols that they conform to.
  private func services(in graph: DependencyGraph) -> Set<TypeID> {
    let roles = DependencyGraph.workingRoles
    let services = graph.types.map(\.id).filter {
      graph.serviceEvidence(of: $0, roles: roles) != nil
    }
    return services.filter { graph.isJudged(graph[$0]) }
      .reduce(into: Set(services)) { found, service in
        found.formUnion(graph.allConformances(of: service).filter { graph[$0].kind == .protocol })
      }
  }

  /// The type that an argument is: `resolve(APIClient.self)`.
  private func typeName(_ argument: Int, _ facts: SourceFacts) -> String? {
    guard facts.kind(argument) == .argument, let value = facts.firstChild(of: argument),
      facts.kind(value) == .member, facts.name(at: value) == "self",
      let base = facts.base(of: value)
    else { return nil }
    // `(any APIFetching).self`.
    let type = ([base] + Array(facts.descendants(of: base))).first {
      [.identifier, .member, .namedType].contains(facts.kind($0))
    }
    return type.map(facts.name).flatMap { name in
      name.first?.isUppercase ?? false ? name : nil
    }
  }

  static let documentation = RuleDocumentation(
    summary: "A type must be given its services by its initializer.",
    category: .dependencyInjection, certainty: .rule, severity: .warning,
    rationale: """
      A type that makes its own services cannot be tested without them, and its needs stand \
      nowhere. An initializer that takes them says what the type needs, and whoever puts the app \
      together decides.
      """,
    fix: "Take the service in the initializer, and make it in the composition root.",
    limits: """
      A service is a class or actor with methods that stores a session or store, or whose name \
      says what it is; names that helpers have as well, such as `ImageCache`, are not enough. \
      Shared instances are the matter of `no_singletons`. What a method makes from a value that it \
      has only then is left alone, as from a parameter or what it makes of one, also deep in an \
      argument: `Socket(url: URL(string: host)!)`. So is what needs `self`, what it makes where it \
      was given nothing, and what a builder makes with the settings that its methods took. A \
      static method of the service that makes one from nothing counts as making it, and so does a \
      private static property that the type's objects use; what functions of others make is not \
      followed. A type that puts the app together, by its role or by a name such as `AppGraph` or \
      `RootComponent`, makes what it hands on. So does one that has nothing but properties that \
      hold what it makes, there or in its initializers, a method that only returns the object as a \
      protocol, and what a container is told to make by `register(Cart.self) { … }`. A property \
      wrapper may look up whatever its users ask it for. A service that the architecture forbids \
      the type to know is the matter of `layer_dependency`: it should not be given either. Nobody \
      can give anything to what only the system makes, such as intents, documents and extensions. \
      Cells are set from outside, as the toolkit makes them, and so is what has outlets, prepares \
      for segues, is taken from a storyboard or a scene's file, or is made by a storyboard or nib \
      and nowhere else. Widgets, what fills them, handlers of intents, delegates of XPC listeners \
      and commands put together what they need: they are left alone.
      """,
    options: [
      "compositionRoles": "Roles of types that put others together.",
      "allowDefaultArguments": "Whether a default argument may make the service, "
        + "`given ?? Service()` in an initializer, or the initial value of a variable, for which the "
        + "memberwise initializer of a struct takes another one.",
      "locators": "Names of calls that look a service up by its type.",
      "exemptWrappers": "Property wrappers that own or find their object.",
    ],
    guidelines: ["AB-29", "RP-04", "RP-06", "ST-31", "WX-31", "WX-60"],
    profiles: [.wolox, .swiftTeam, .rapiddo, .swiftuiModular, .recommended],
    examples: [
      Example(
        """
        //- App/Loader.swift
        import Foundation
        final class APIClient {
          private let session: URLSession
          init(session: URLSession = .shared) { self.session = session }
          func load() {}
        }
        final class Loader {
          private let api: APIClient
          init(api: APIClient? = nil) { self.api = api ?? APIClient() }  // finding
        }
        """, of: ConstructorInjection(allowDefaultArguments: false)),
      Example(
        """
        //- App/Feed.swift
        final class FeedService {
          func load() {}
        }
        protocol FeedLoading {}
        final class FeedViewModel {
          var service: FeedService?  // finding
          private let other: FeedLoading
          init(container: Registry) {
            other = container.resolve(FeedLoading.self)  // finding
          }
        }
        final class Registry {
          func resolve<T>(_ type: T.Type) -> T { fatalError() }
        }
        """),
      Example(
        """
        //- App/Loader.swift
        import Foundation
        final class APIClient {
          private let session: URLSession
          init(session: URLSession = .shared) { self.session = session }
          func load() {}
        }
        final class Loader {
          private let api = APIClient()  // finding
          func again() { APIClient().load() }
        }
        final class Feed {
          private static var last: APIClient?
          private let api: APIClient
          init() { api = Self.last ?? APIClient() }  // finding
        }
        """),
      Example(
        """
        //- App/Feed.swift
        import SwiftUI
        protocol FeedBusinessLogic {}
        final class FeedService: ObservableObject {
          func load() {}
        }
        struct FeedView: View {
          @StateObject private var service = FeedService()
          var body: some View { Text("Feed") }
        }
        final class FeedScreen {
          var interactor: FeedBusinessLogic?
          private let cache = RowCache()
          private let session = URLSession.shared
          func wait(_ promise: Promise) { promise.resolve(3) }
        }
        final class RowCache {
          func row() -> Int { 0 }
        }
        struct Promise {
          func resolve(_ value: Int) {}
        }
        """),
      Example(
        """
        //- App/Loader.swift
        import UIKit
        import WidgetKit
        protocol APIFetching {}
        final class APIClient: APIFetching {
          static let shared = APIClient()
          func load() {}
        }
        final class Loader {
          private let api: any APIFetching
          init(api: any APIFetching = APIClient()) { self.api = api }
          convenience init(given: (any APIFetching)? = nil) { self.init(api: given ?? APIClient()) }
        }
        final class FeedCoordinator {
          private let client = APIClient()
        }
        final class FeedFactory {
          func makeClient() -> APIClient { APIClient() }
          func makeLoader() -> Loader { Loader(api: APIClient()) }
        }
        final class SocketClient {
          init(url: URL) {}
          func send() {}
        }
        final class Chat {
          func open(host: String) { SocketClient(url: URL(string: "wss://\\(host)")!).send() }
        }
        final class AppGraph { let client = APIClient() }
        struct FeedProvider: TimelineProvider { private let client = APIClient() }
        @main
        final class AppDelegate: UIResponder, UIApplicationDelegate {
          var service: APIClient?
          let client = APIClient()
        }
        """),
    ])
}
