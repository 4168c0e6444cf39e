/// Finds what a type looks up with a service locator.
struct ServiceLookup {
  /// Names of calls that look a service up by its type.
  let locators: [String]
  /// Property wrappers that find their object.
  let exemptWrappers: [String]
  private let graph: DependencyGraph
  /// The services, and the protocols that they conform to.
  private let services: Set<TypeID>
  /// The files that name a type which is called like a locator.
  private let filesWithLocators: Set<Int>

  init(locators: [String], exemptWrappers: [String], in graph: DependencyGraph) {
    (self.locators, self.exemptWrappers, self.graph) = (locators, exemptWrappers, graph)
    let services = graph.types.map(\.id).filter {
      graph.serviceEvidence(of: $0, roles: DependencyGraph.workingRoles) != nil
    }
    self.services = services.filter { graph.isJudged(graph[$0]) }
      .reduce(into: Set(services)) { found, service in
        found.formUnion(graph.allConformances(of: service).filter { graph[$0].kind == .protocol })
      }
    filesWithLocators = Set(
      graph.files.indices.filter { graph.files[$0].facts.names.contains(where: Self.isLocator) })
  }

  /// A place where a type gets an object from a locator.
  private struct Located {
    var name: String
    var type: String
    var location: Location
    var condition: Int?
  }

  func findings(in type: TypeNode) -> [Finding] {
    let places = graph.bodies(of: type.id).filter { graph.isJudged(file: $0.file) }.flatMap {
      body -> [Located] in
      let facts = graph.facts(of: body)
      let asked = facts.descendants(of: body.node).compactMap { node -> Located? in
        guard let callee = facts.callee(of: node), locators.contains(callee.name),
          let type = facts.children(of: node).lazy.compactMap(facts.typeValue).first,
          !isNoService(NodeRef(file: body.file, node: type)),
          !facts.isRegistration(facts.nodes[callee.node].offset, below: body.node)
        else { return nil }
        return Located(
          name: callee.name, type: facts.name(at: type),
          location: graph.location(file: body.file, offset: facts.nodes[callee.node].offset),
          condition: graph.members[body.member].condition)
      }
      return asked + (body.part == .initialValue ? [] : used(in: body, of: type))
        + [taken(in: body, of: type)].compactMap(\.self)
    }.filter { !isWrapped($0.type, by: type) }.sorted { $0.location < $1.location }
    guard let first = places.first else { return [] }
    return [
      Finding(
        "\(type.name) looks its services up with \(first.name)", at: first.location,
        about: type.id, in: graph,
        condition: graph.condition(ofAny: places.map(\.condition))?.description,
        evidence: places.dropFirst().map {
          Finding.Evidence("also here", at: $0.location)
        }
      ).caused(by: places.map { Finding.Cause($0.type, at: $0.location) })
    ]
  }

  /// Whether what is asked for by its type is a value without a service's role, `String.self`, or a
  /// screen, its view model or what leads to one, which are made when it is shown.
  private func isNoService(_ type: NodeRef) -> Bool {
    let offset = graph.files[type.file].facts.nodes[type.node].offset
    return graph.sites(inFile: type.file, from: offset, to: offset + 1)
      .compactMap { graph.target(ofSite: $0.index).map(graph.resolved) }.contains { id in
        let role = graph.role(of: id)
        if let role, Self.rolesOfScreens.contains(role) { return true }
        return [.struct, .enum].contains(graph[id].kind)
          && !(role.map(DependencyGraph.workingRoles.contains) ?? false)
      }
  }

  private static let rolesOfScreens: Set<Role> = [
    .coordinator, .view, .viewController, .viewModel, .viewStore,
  ]

  /// Whether a property wrapper looks up whatever its users ask it for: `Inject<Service>`.
  private func isWrapped(_ name: String, by type: TypeNode) -> Bool {
    type.attributes.contains("propertyWrapper")
      && type.declarations.contains { declaration in
        let facts = graph.files[declaration.file].facts
        return facts.children(of: declaration.node).contains {
          facts.kind($0) == .genericParameter && facts.name(at: $0) == name
        }
      }
  }

  /// The services that code asks a locator for which has a method for each: `Container.shared.push()`.
  private func used(in body: Body, of type: TypeNode) -> [Located] {
    guard filesWithLocators.contains(body.file), !Self.isLocator(type.simpleName) else { return [] }
    let facts = graph.facts(of: body)
    let types = DeclaredTypes(in: body, of: graph)
    return facts.descendants(of: body.node).compactMap { node in
      guard let callee = facts.callee(of: node), facts.arguments(of: node).isEmpty,
        let root = root(of: callee.node, facts), Self.isLocator(facts.name(at: root)),
        let target = types.type(of: node), isService(target),
        !graph.isForbidden(target, to: type.id),
        !facts.isRegistration(facts.nodes[callee.node].offset, below: body.node)
      else { return nil }
      return Located(
        name: facts.name(at: root), type: graph[target].name,
        location: graph.location(file: body.file, offset: facts.nodes[root].offset),
        condition: graph.members[body.member].condition)
    }
  }

  private static func isLocator(_ name: String) -> Bool {
    // Most names are told apart by their last letter.
    name.utf8.last == UInt8(ascii: "r") && name.namesType
      && SourceFacts.locatorEndings.contains(where: name.hasSuffix)
  }

  /// The name of the type at the beginning of a chain of members and calls.
  private func root(of callee: Int, _ facts: SourceFacts) -> Int? {
    guard var root = facts.base(of: callee) else { return nil }
    while let base = facts.base(of: root) { root = base }
    return facts.kind(root) == .identifier && facts.name(at: root).namesType ? root : nil
  }

  /// Whether a type is a service, or a protocol of one: `any ForecastServiceProtocol`.
  private func isService(_ id: TypeID) -> Bool {
    if services.contains(id) { return true }
    let name = graph[id].simpleName
    return graph[id].kind == .protocol && name.hasSuffix("Protocol")
      && isServiceName(String(name.dropLast("Protocol".count)))
  }

  /// The service that a property is given by a locator which goes by its type or has a method for it:
  /// `let api: APIClient = Resolver.resolve()`, `let api = Container.shared.apiClient()`.
  private func taken(in body: Body, of type: TypeNode) -> Located? {
    let (property, facts) = (graph.members[body.member], graph.facts(of: body))
    guard body.part == .initialValue, !property.isStatic,
      !graph.attributes(of: property).contains(where: exemptWrappers.contains),
      let value = facts.firstChild(of: body.node).map(facts.unwrapped),
      let callee = facts.callee(of: value), facts.arguments(of: value).isEmpty,
      let root = root(of: callee.node, facts)
    else { return nil }
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
    guard isByName || Self.isLocator(rootName),
      isService(target), !graph.isForbidden(target, to: type.id)
    else { return nil }
    return located(graph[target].name)
  }

  private func isServiceName(_ name: String) -> Bool {
    let typeName = name.prefix(1).uppercased() + name.dropFirst()
    guard let known = RoleNames.role(ofName: typeName, kind: .class) else { return false }
    return DependencyGraph.workingRoles.contains(known.role)
      && !RoleNames.modestEndings.contains(known.ending)
  }
}

extension SourceFacts {
  static let locatorEndings = ["Container", "Injector", "Locator", "Resolver"]

  /// Whether a place stands in what a container is told to make objects by:
  /// `container.register(Cart.self) { Cart(api: $0.resolve(API.self)) }`, or in the value of a name by
  /// which it is told of them: `let cart = Cart()`, `container.register(cart)`.
  func isRegistration(_ offset: UInt32, below node: Int) -> Bool {
    let around = nodes(around: offset).filter { $0 > node }
    if around.contains(where: isRegistered) { return true }
    guard let local = around.first(where: { kind($0) == .variableDecl }) else { return false }
    return descendants(of: node).contains { argument in
      isRegistered(argument)
        && firstChild(of: argument).map(unwrapped)
          .map { kind($0) == .identifier && name(at: $0) == name(at: local) } ?? false
    }
  }

  /// Whether an argument is handed to a container to be kept in it.
  private func isRegistered(_ argument: Int) -> Bool {
    guard kind(argument) == .argument, let call = parent(of: argument),
      let (called, callee) = callee(of: call),
      called.beginsWithWord("register") || called == "autoregister"
    else { return false }
    // `container.register`, `AppContainer.shared.register`.
    let isOfLocator = sequence(first: callee, next: base).dropFirst().contains { holder in
      let holder = name(at: holder).lowercased()
      return Self.locatorEndings.contains { holder.hasSuffix($0.lowercased()) }
    }
    return isOfLocator || arguments(of: call).contains { typeValue($0) != nil }
  }

  /// The type that an argument is: `resolve(APIClient.self)`.
  func typeValue(_ argument: Int) -> Int? {
    guard kind(argument) == .argument, let value = firstChild(of: argument),
      kind(value) == .member, name(at: value) == "self",
      let base = base(of: value)
    else { return nil }
    // `(any APIFetching).self`.
    let type = ([base] + Array(descendants(of: base))).first {
      [.identifier, .member, .namedType].contains(kind($0))
    }
    return type.flatMap { name(at: $0).namesType ? $0 : nil }
  }
}
