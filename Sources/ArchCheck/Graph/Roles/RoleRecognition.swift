/// Finds out what each type of a linked graph is in the architecture.
///
/// What a type is by itself comes first; then what others make of it and what it holds, which needs
/// the first answers.
struct RoleRecognition {
  let graph: DependencyGraph
  let observed: Observations
  /// Whether there is an app or a user interface, so that `Models` names a layer.
  private let hasInterface: Bool
  private var roles: [RoleAssignment]

  /// The role of each type, by ``TypeID``.
  ///
  /// - Parameter jobs: number of threads; the result does not depend on it.
  static func roles(in graph: DependencyGraph, jobs: Int = 1) -> [RoleAssignment] {
    var recognition = RoleRecognition(graph: graph)
    let levels = graph.typesByNesting
    // What is nested may need the role of what is around it.
    for level in levels {
      let found = DeepStackThreads.map(level.count, jobs: jobs) { [recognition] number in
        recognition.role(of: graph.types[level[number]])
      }
      for (type, role) in zip(level, found) { recognition.roles[type] = role }
    }
    for level in levels.dropFirst() { recognition.revise(level, by: roleOfNested) }
    // What serves the interface is no service, and what is a service tells whether a name such as
    // `RemoteDataSource` misleads.
    recognition.revise(graph.types.indices, by: roleByInterface)
    recognition.revise(graph.types.indices, by: roleByServices)
    return recognition.roles
  }

  private init(graph: DependencyGraph) {
    self.graph = graph
    observed = Observations(of: graph)
    hasInterface = Self.hasInterface(graph)
    roles = graph.types.map { _ in RoleAssignment() }
  }

  private static func hasInterface(_ graph: DependencyGraph) -> Bool {
    graph.modules.contains { module in
      module.declaration?.kind == .app || module.name == "Cocoa"
        || DependencyGraph.toolkitModules.contains(module.name)
    }
      || graph.types.contains { type in
        let role = type.isExternal ? nil : RoleNames.role(ofName: type.simpleName, kind: type.kind)
        return [.view, .viewController, .viewModel].contains(role?.role)
      }
  }

  // MARK: What a type is by itself

  private func role(of type: TypeNode) -> RoleAssignment {
    guard !type.isExternal, type.toolkitFamilies.isEmpty else { return externalRole(of: type) }
    if graph.isTest(type.id) {
      return RoleAssignment([.init(.test, .strong, .place, "stands in test code")])
    }
    if let claimed = graph.claims.roles.first(where: { graph.isNamed(type.id, by: [$0.pattern]) }) {
      return RoleAssignment([
        .init(claimed.role, .strong, .configuration, "the configuration says so")
      ])
    }
    if type.kind == .protocol { return RoleAssignment(delegateEvidence(type)) }
    guard type.isNominal else { return RoleAssignment() }
    let shape = TypeShape(type, in: graph)
    var pieces = natureEvidence(shape)
    pieces += nameEvidence(shape)
    pieces += placeEvidence(shape)
    if pieces.allSatisfy({ $0.role == .model }) { pieces += codingEvidence(shape) }
    // In a tool or library without an interface, what stands in `Model` may do anything.
    if !hasInterface, pieces.map(\.role) == [.model], pieces[0].source == .place { pieces = [] }
    pieces += useEvidence(shape, role: pieces.first?.role)
    if pieces.isEmpty { pieces += protocolEvidence(shape) }
    return RoleAssignment(pieces)
  }

  private func externalRole(of type: TypeNode) -> RoleAssignment {
    let isAlias = !type.toolkitFamilies.isEmpty
    guard type.kind == .class || isAlias else { return RoleAssignment() }
    for (family, role) in [(Family.view, Role.view), (.controller, .viewController)]
    where graph.belongs(type.id, to: family) {
      let toolkit = isAlias ? "a toolkit" : graph.moduleName(of: type.id)
      let reason = "\(role.words) of \(toolkit)"
      return RoleAssignment([.init(role, .strong, .nature, reason)])
    }
    return RoleAssignment()
  }

  private func delegateEvidence(_ type: TypeNode) -> [RoleEvidence] {
    var pieces: [RoleEvidence] = []
    if observed.weakDelegates.contains(type.id) {
      pieces.append(.init(.delegateProtocol, .strong, .nature, "held as a weak delegate"))
    }
    if type.simpleName.hasSuffix("Delegate") {
      pieces.append(.init(.delegateProtocol, .weak, .name, "name ends in Delegate"))
    }
    return pieces
  }

  private func nameEvidence(_ shape: TypeShape) -> [RoleEvidence] {
    let type = shape.type
    if shape.hasUnknownAncestor,
      let ending = RoleNames.viewEndings.first(where: type.simpleName.hasSuffix)
    {
      return [.init(.view, .weak, .name, "name ends in \(ending)")]
    }
    // A `CheckoutFlowController` is no service; of a controller its nature says so already.
    let leading = leaderEvidence(type)
    if !leading.isEmpty {
      return graph.ancestor(of: type.id, in: .controller) == nil ? leading : []
    }
    let name = RoleNames.implemented(by: type.simpleName)
    guard let (role, ending) = RoleNames.role(ofName: name, kind: type.kind) else { return [] }
    // A coded or plain value called `Client` is a person, and the `Coordinator` of a representable
    // view is its delegate.
    if shape.isCoded || shape.isPlainValue, type.kind == .struct, role != .viewModel { return [] }
    if type.outer != nil || role == .service || RoleNames.modestEndings.contains(ending),
      name == ending
    {
      return []
    }
    if type.simpleName.hasPrefix("_")
      || (shape.isGeneric && RoleNames.modestEndings.contains(ending))
    {
      return []
    }
    if shape.isError || shape.isPropertyWrapper || type.attributes.contains("resultBuilder")
      || observed.viewCoordinators.contains(type.id)
    {
      return []
    }
    if ["Cache", "Storage"].contains(ending), !keepsData(type) { return [] }
    // It presents a file to others that want to change it.
    if role == .presenter, shape.conformances.contains("NSFilePresenter") { return [] }
    // It drives a transition by a gesture.
    if role == .interactor,
      (shape.superclassNames + shape.conformances).contains(where: {
        $0.contains("InteractiveTransition")
      })
    {
      return []
    }
    // What it conforms to says that it leads to no screen, or serves the system alone.
    if !RoleNames.protocols(against: role).isDisjoint(with: shape.conformances) { return [] }
    let stem = name.dropLast(ending.count)
    if RoleNames.says(RoleNames.words(against: role), in: stem) { return [] }
    if ending == "Controller", shape.overridesViewLoading {
      return [.init(.viewController, .weak, .name, "name ends in Controller and it loads a view")]
    }
    let end = type.simpleName.dropFirst(stem.count)
    return [.init(role, .weak, .name, "name ends in \(end)")]
  }

  /// What carries out a service's protocol is the service, whatever it is called:
  /// `LiveOrders: OrderRepository`.
  private func protocolEvidence(_ shape: TypeShape) -> [RoleEvidence] {
    let type = shape.type
    guard type.isReferenceType, !shape.isObservable, !shape.isError, !graph.isTestDouble(type.id)
    else { return [] }
    for conformance in type.conformances.lazy.map({ graph[$0] })
    where conformance.kind == .protocol && !conformance.isExternal {
      guard let (role, ending) = RoleNames.role(ofName: conformance.simpleName, kind: .class),
        [.repository, .service].contains(role), !RoleNames.modestEndings.contains(ending),
        !RoleNames.says(
          RoleNames.words(against: role), in: conformance.simpleName.dropLast(ending.count))
      else { continue }
      return [.init(role, .weak, .nature, "conforms to \(conformance.simpleName)")]
    }
    return []
  }

  /// A coordinator by another name: `CheckoutFlow` that holds the navigation controller it pushes on,
  /// also as the controller that contains it.
  func leaderEvidence(_ type: TypeNode) -> [RoleEvidence] {
    guard type.kind == .class,
      let ending = RoleNames.leading.first(where: type.simpleName.hasSuffix)
    else { return [] }
    let held = graph.members(of: type.id).lazy.filter { $0.isStoredInstanceProperty }
      .compactMap { $0.type.map(graph.resolved) }
      .first { graph[$0].isExternal && RoleNames.stages.contains(graph[$0].name) }
    guard let held else { return [] }
    let reason = "name ends in \(ending) and it holds \(graph[held].name.withArticle)"
    return [.init(.coordinator, .weak, .name, reason)]
  }

  /// Whether a cache outlives the process, as far as its name and what it uses tell.
  private func keepsData(_ type: TypeNode) -> Bool {
    RoleNames.lastingWords.contains(where: type.simpleName.contains)
      || graph.dependencies(of: type.id).contains { graph.belongs($0.target, to: .persistence) }
  }

  private func placeEvidence(_ shape: TypeShape) -> [RoleEvidence] {
    let type = shape.type
    guard outerTypes(of: type).allSatisfy(graph.isNamespace),
      let declaration = type.declarations.first,
      let (role, reason) = RolePlaces.role(
        path: graph.files[declaration.file].path, module: graph.moduleName(of: type.id))
    else { return [] }
    let fits =
      switch role {
      case .model:
        shape.holdsOnlyData && !shape.isPresentation && !shape.isObservable && !shape.behaves
          && !shape.hidesItsState && !shape.isPartOfFramework && !shape.worksWithDevice
          && (shape.isCoded || !shape.isStrategy) && !graph.isMadeBySystem(type.id)
      case .viewModel:
        type.kind != .enum && !shape.isCoded && !shape.isError && shape.hasStorage
          && (shape.isObservable || ["Model", "VM"].contains(where: type.simpleName.hasSuffix))
      case .network:
        type.isReferenceType && shape.hasMethods && !shape.isError && !shape.isObservable
          && !RoleNames.networkParts.contains(where: type.simpleName.hasSuffix)
      case .router:
        type.kind == .class && shape.isObservable && shape.navigates(to: observed.destinations)
      default: false
      }
    return fits ? [.init(role, .weak, .place, reason)] : []
  }

  private func codingEvidence(_ shape: TypeShape) -> [RoleEvidence] {
    let type = shape.type
    // What holds elements of any type is coded where they are, and stands for nothing itself.
    guard shape.isCoded, shape.holdsOnlyData, !shape.isPresentation, type.kind != .enum,
      !shape.isGeneric, !shape.isSequence, !shape.isPartOfFramework,
      !RoleNames.technicalEndings.contains(where: type.simpleName.hasSuffix)
        || shape.isIdentified
          && RoleNames.endingsOfRecords.contains(where: type.simpleName.hasSuffix),
      outerRoles(of: type).allSatisfy({ $0 == .model })
    else { return [] }
    return [.init(.model, .weak, .coding, "conforms to \(shape.codingProtocol ?? "Codable")")]
  }

  private func outerRoles(of type: TypeNode) -> [Role] {
    outerTypes(of: type).compactMap { roles[$0.index].role }
  }

  private func outerTypes(of type: TypeNode) -> some Sequence<TypeID> {
    sequence(state: type.outer) { [graph] outer in
      defer { outer = outer.flatMap { graph[$0].outer } }
      return outer
    }
  }

  // MARK: What needs the roles of others

  /// Changes roles where a step has an answer. All its answers rest on the roles as they were
  /// before it, so that they do not depend on the order of the types.
  private mutating func revise(
    _ indexes: some Sequence<Int>, by step: (RoleRecognition) -> (TypeNode) -> RoleAssignment?
  ) {
    let before = self
    for index in indexes {
      let type = graph.types[index]
      guard !type.isExternal, type.kind != .protocol else { continue }
      if let role = step(before)(type) { roles[index] = role }
    }
  }

  /// What is nested in a model is a part of it, unless it is something else.
  private func roleOfNested(_ type: TypeNode) -> RoleAssignment? {
    guard type.kind != .actor, let outer = type.outer, roles[outer.index].role == .model,
      isPart(type, of: graph[outer]),
      roles[type.id.index].role == nil || isModelByCoding(type.id) && !isModelByCoding(outer)
    else { return nil }
    // A choice of names says as little here as it does beside the model.
    let strength = graph.isChoiceOfNames(type.id) ? .weak : roles[outer.index].strength
    return RoleAssignment([
      .init(.model, strength, .nesting, "nested in the model \(graph[outer].name)")
    ])
  }

  /// Whether a nested type belongs to what the outer one stands for: keys to code it by do not, nor
  /// does what works on it, what stands in another folder, or the body of a request beside a record.
  private func isPart(_ type: TypeNode, of outer: TypeNode) -> Bool {
    func folders(_ type: TypeNode) -> Set<String> {
      Set(type.declarations.map { parentFolder(of: graph.files[$0.file].path) })
    }
    let worksOnIt = graph.members(of: type.id).contains { member in
      type.kind == .struct && member.isStoredInstanceProperty && member.type == outer.id
    }
    return !worksOnIt && !folders(type).isDisjoint(with: folders(outer))
      && !graph.allConformances(of: type.id).contains { graph[$0].name == "CodingKey" }
      && !(isModelByCoding(type.id) && graph.isRecord(outer.id))
  }

  private func isModelByCoding(_ id: TypeID) -> Bool {
    graph.isModelByCoding(id) { roles[$0.index] }
  }

  /// A translator, or no role for a service or store that serves the interface, or for a service
  /// that has nothing but plain values.
  private func roleByInterface(_ type: TypeNode) -> RoleAssignment? {
    let assignment = roles[type.id.index]
    switch assignment.role {
    case .service:
      let name = RoleNames.implemented(by: type.simpleName)
      let isVague = RoleNames.vagueEndings.contains(where: name.hasSuffix)
      // What a view makes for itself is its state, whatever it is called.
      let isState = assignment.strength == .weak && isStateOfInterface(type.id)
      let isHelper =
        isVague && heldSession(of: type) == nil
        && (servesTheInterface(type) || assignment.strength == .weak && keepsOnlyValues(type))
      return isHelper || isState ? RoleAssignment() : nil
    case .network, .persistence:
      // What holds screens or their models beside a store puts an app together.
      if assignment.pieces.allSatisfy({ $0.source == .use }), putsInterfaceTogether(type) {
        return RoleAssignment()
      }
      // What keeps a setting of the interface is no store.
      let kept = Set(assignment.pieces.map { piece in piece.used.map { graph[$0].name } })
      return kept == ["UserDefaults"] && servesTheInterface(type) ? RoleAssignment() : nil
    case nil where translates(type):
      return RoleAssignment([
        .init(.translator, .strong, .nature, "turns a model into a view model")
      ])
    default: return nil
    }
  }

  /// Whether an object is what a view, or the app for its views, makes and shows. What something else
  /// makes or keeps, too, serves more than the interface.
  private func isStateOfInterface(_ type: TypeID) -> Bool {
    if observed.viewStates.contains(type) { return true }
    return observed.appStates.contains(type)
      && !graph.dependents(of: type).contains { dependency in
        dependency.source != type && worksUnseen(dependency.source)
          && graph.sites[dependency.sites].contains { [.constructs, .stores].contains($0.kind) }
      }
  }

  /// Whether a type of the app is neither a view nor what puts views on the screen.
  private func worksUnseen(_ id: TypeID) -> Bool {
    let type = graph[id]
    return type.isNominal && !type.isExternal && !graph.isTest(id) && !graph.isPreview(type)
      && !graph.isPartOfInterface(id)
      && ![.app, .view, .viewController].contains(roles[id.index].role)
  }

  /// Another role, or none, where the services that a type uses, or does not use, speak against its
  /// name.
  private func roleByServices(_ type: TypeNode) -> RoleAssignment? {
    guard roles[type.id.index].strength == .weak else { return nil }
    switch roles[type.id.index].role {
    case .coordinator:
      let isService = standsAmongServices(type) || TypeShape(type, in: graph).worksWithDevice
      return isService && !leads(type) ? RoleAssignment() : nil
    // What moves the parts of a view along updates nothing that is kept.
    case .updater:
      let isHelper = servesTheInterface(type) && heldSession(of: type) == nil
      return updates(type) && !isHelper ? nil : RoleAssignment()
    // `RemoteDataSource` is where data come from, not what fills a list.
    case .dataSource where doesInputOutput(type):
      return RoleAssignment(heldSession(of: type).map { [$0] } ?? [])
    default: return nil
    }
  }

  /// That a type keeps a session or a store to work with, whatever else it does; settings may be
  /// anyone's, and what is observed is the state of the interface.
  private func heldSession(of type: TypeNode) -> RoleEvidence? {
    if graph.isObservable(type.id) { return nil }
    for property in graph.members(of: type.id) where property.isStoredInstanceProperty {
      guard let held = property.type,
        !Family.settings.contains(graph[held].name),
        !Family.trafficValues.contains(graph[held].name)
      else { continue }
      for (family, role) in Family.rolesOfServices
      where graph.belongs(held, to: family) {
        return RoleEvidence(role, .strong, .use, "stores \(graph[held].name)", of: held)
      }
    }
    return nil
  }

  /// Whether the type keeps or makes screens, what they show or what leads to them.
  private func putsInterfaceTogether(_ type: TypeNode) -> Bool {
    let roles: Set<Role> = [
      .coordinator, .router, .view, .viewController, .viewModel, .viewStore,
    ]
    return graph.dependencies(of: type.id).contains { dependency in
      graph.sites[dependency.sites].contains {
        keeps($0, dependency.target)
          || $0.kind == .constructs && !graph[dependency.target].isExternal
      }
        && self.roles[graph.resolved(dependency.target).index].role.map(roles.contains) ?? false
    }
  }

  /// Whether the type stands among services.
  private func standsAmongServices(_ type: TypeNode) -> Bool {
    type.declarations.contains { RolePlaces.isAmongServices(graph.files[$0.file].path) }
  }

  private func doesInputOutput(_ type: TypeNode) -> Bool {
    graph.dependencies(of: type.id).contains { dependency in
      let role = roles[graph.resolved(dependency.target).index].role
      return role == .network || role == .persistence || role == .service
        || graph.belongs(dependency.target, to: .network)
        || graph.belongs(dependency.target, to: .persistence)
    }
  }

  /// Whether the type leads from screen to screen: it names some of them, or where they are shown.
  private func leads(_ type: TypeNode) -> Bool {
    graph.dependencies(of: type.id).contains { dependency in
      let target = graph.resolved(dependency.target)
      if ["NavigationPath", "NSWindow", "UIWindow", "UIWindowScene"].contains(graph[target].name) {
        return true
      }
      switch roles[target.index].role {
      case .destination, .router, .view, .viewController, .viewModel: return true
      case .coordinator:
        return graph.sites[dependency.sites].contains { $0.kind == .constructs }
      default: return false
      }
    } || graph.members(of: type.id).contains { Self.leadingMembers.contains($0.name) }
  }

  private static let leadingMembers: Set<String> = [
    "childCoordinators", "children", "navigationController", "path", "presentedSheet", "rootView",
    "rootViewController",
  ]

  /// Whether the type fetches from somewhere.
  private func updates(_ type: TypeNode) -> Bool {
    graph.dependencies(of: type.id).contains { dependency in
      let target = graph.resolved(dependency.target)
      if graph.belongs(target, to: .network) { return true }
      if graph[target].kind == .protocol, !graph[target].isExternal { return true }
      return switch roles[target.index].role {
      case .network, .parser, .persistence, .repository, .service: true
      default: false
      }
    }
  }

  /// Whether the type names views or controllers, as a `KeyboardManager` does.
  private func servesTheInterface(_ type: TypeNode) -> Bool {
    graph.dependencies(of: type.id).contains { dependency in
      switch roles[dependency.target.index].role {
      case .view, .viewController, .viewModel: true
      default: graph.isToolkitType(dependency.target)
      }
    }
  }

  /// Whether all that the type does is to change plain values that it keeps, as a `PageManager`
  /// does that counts pages.
  private func keepsOnlyValues(_ type: TypeNode) -> Bool {
    let members = graph.members(of: type.id)
    return members.contains { $0.isStoredInstanceProperty && !$0.modifiers.contains(.let) }
      && members.allSatisfy { $0.modifiers.isDisjoint(with: [.async, .throws]) }
      && !members.contains { member in
        let facts = graph.files[member.node.file].facts
        return facts.descendants(of: member.node.node).contains { facts.kind($0) == .functionType }
      }
      && graph.dependencies(of: type.id).allSatisfy { dependency in
        let target = graph[graph.resolved(dependency.target)]
        return target.name == "NSObject"
          || [.struct, .enum].contains(target.kind)
            && (target.isExternal || graph.isNested(target.id, in: type.id))
      }
  }

  /// Whether each method takes one model and returns a view model.
  private func translates(_ type: TypeNode) -> Bool {
    guard type.kind != .enum else { return false }
    let methods = graph.members(of: type.id).filter { $0.kind == .method }
    return !methods.isEmpty
      && methods.allSatisfy { method in
        guard method.parameterTypes.count == 1, let parameter = method.parameterTypes[0],
          let result = method.type
        else { return false }
        return roles[parameter.index].role == .model && roles[result.index].role == .viewModel
      }
  }
}

extension DependencyGraph {
  /// Indexes of the types that stand in no other one, then of those that stand in these, and so on.
  fileprivate var typesByNesting: [[Int]] {
    var levels: [[Int]] = []
    for type in types {
      var depth = 0
      var outer = type.outer
      while let next = outer {
        depth += 1
        outer = types[next.index].outer
      }
      while levels.count <= depth { levels.append([]) }
      levels[depth].append(type.id.index)
    }
    return levels
  }
}
