extension DependencyGraph {
  /// Whether the type puts objects together for others, by its role or its name.
  func isCompositionRoot(_ id: TypeID, roles: Set<Role>) -> Bool {
    role(of: id).map(roles.contains) ?? false || putsTogether(id)
  }

  private enum PutsTogether: Question {
    typealias Subject = TypeID
    typealias Answer = Bool
  }

  private func putsTogether(_ id: TypeID) -> Bool {
    answer(to: PutsTogether.self, about: id) {
      Self.compositionEndings.contains(where: types[id.index].simpleName.hasSuffix)
        || descends(id, from: Self.containers) || onlyWiresObjects(id) || isComponent(id)
        || makesServer(id) || onlyRegistersRoutes(id) || onlyMakesScreens(id)
        || givesFirstScreen(id)
    }
  }

  /// Whether all that others can ask a type for is screens, which it puts together: an `AppComposer`
  /// with `makeRoot() -> UIViewController`.
  private func onlyMakesScreens(_ id: TypeID) -> Bool {
    let type = types[id.index]
    // What names another role, shows something or is observed makes screens besides, unless what is
    // observed is only where the screens lead.
    guard !RoleNames.namesRole(type), !isScreen(id),
      !isObservable(id) || TypeShape(type, in: self).navigates(to: []), !hasExternalAncestor(id)
    else { return false }
    let offered = members(of: id).filter { member in
      [.method, .property, .subscript].contains(member.kind) && !member.isStoredInstanceProperty
        && !member.isStatic && !member.modifiers.isPrivate
        && !(isObservable(id) && isReport(member))
    }
    return !offered.isEmpty && offered.allSatisfy { $0.type.map(isScreen) ?? false }
  }

  /// Whether a method gives nothing back and is there for a protocol of the project, as what a delegate is
  /// told by: then the type goes to the next screen.
  private func isReport(_ method: Member) -> Bool {
    guard method.kind == .method,
      files[method.node.file].facts.child(.returnType, of: method.node.node) == nil
    else { return false }
    return allConformances(of: method.owner).contains { conformance in
      !types[conformance.index].isExternal
        && requirements(of: conformance, named: method.name).contains {
          members[$0].labels == method.labels
        }
    }
  }

  /// Whether a type gives the app its first screen: it sets that of a window, or what starts the app
  /// makes it and asks it for one.
  private func givesFirstScreen(_ id: TypeID) -> Bool {
    let type = types[id.index]
    if let role = RoleNames.role(namedBy: type), role != .coordinator, role != .router {
      return false
    }
    if isScreen(id) { return false }
    return setsRootOfWindow(id)
      || dependents(of: id).contains { dependency in
        let uses = sites[dependency.sites]
        return startsApp(dependency.source) && uses.contains { $0.kind == .constructs }
          && uses.contains { use in
            usedMember(of: use).map { $0.owner == id && $0.type.map(isScreen) ?? false } ?? false
          }
      }
  }

  private func setsRootOfWindow(_ id: TypeID) -> Bool {
    dependencies(of: id).contains { types[$0.target.index].name == "UIWindow" }
      && bodies(of: id).contains { body in
        let facts = facts(of: body)
        return facts.descendants(of: body.node).contains { node in
          facts.kind(node) == .assignment
            && facts.firstChild(of: node).map { facts.name(at: facts.unwrapped($0)) }
              == "rootViewController"
        }
      }
  }

  /// Whether a type is the app, or the delegate of the app or of a scene.
  private func startsApp(_ id: TypeID) -> Bool {
    descends(id, from: RoleRecognition.appProtocols)
      || types[id.index].attributes.contains(where: RoleRecognition.entryPoints.contains)
  }

  private func isScreen(_ id: TypeID) -> Bool {
    belongs(id, to: .controller)
      || ([resolved(id)] + allConformances(of: resolved(id))).contains {
        types[$0.index].isExternal && types[$0.index].name == "View"
      }
  }

  /// Whether a type makes what a server runs or routes its requests by: what that needs is made there.
  private func makesServer(_ id: TypeID) -> Bool {
    dependencies(of: id).contains { dependency in
      let target = types[dependency.target.index]
      guard target.isExternal, let modules = Self.servers[target.name] else { return false }
      return sites[dependency.sites].contains { site in
        (site.kind == .constructs || memberName(after: site) == "make")
          && imports(ofFile: Int(site.file)).contains { `import` in
            modules.contains(where: self[`import`.module].name.hasPrefix)
          }
      }
    }
  }

  /// What servers are made of, with the beginnings of the names of its modules.
  private static let servers: [String: [String]] = [
    "Application": ["Hummingbird", "Vapor"], "GRPCServer": ["GRPC"],
    "LambdaRuntime": ["AWSLambdaRuntime"], "Router": ["Hummingbird"],
    "ServiceGroup": ["ServiceLifecycle"],
  ]

  /// Whether all that a collection of Vapor's routes does is to register others.
  private func onlyRegistersRoutes(_ id: TypeID) -> Bool {
    descends(id, from: ["RouteCollection"])
      && types[id.index].members.filter { members[$0].name == "boot" }.flatMap(bodies)
        .contains { body in
          let facts = facts(of: body)
          let statements = facts.children(of: body.node).filter { facts.kind($0) != .variableDecl }
          return !statements.isEmpty
            && statements.allSatisfy { facts.callee(of: facts.unwrapped($0))?.name == "register" }
        }
  }

  /// Whether a type makes what a part of the app needs from what that part is given:
  /// `CartComponent(dependency: any CartDependency)`.
  private func isComponent(_ id: TypeID) -> Bool {
    types[id.index].simpleName.hasSuffix("Component")
      && members(of: id).contains { member in
        guard member.isStoredInstanceProperty, let type = member.type else { return false }
        return ["Dependencies", "Dependency"].contains(where: self[type].simpleName.hasSuffix)
      }
  }

  /// Whether a type has nothing but properties, and makes all the own objects in them, there or in its
  /// initializers, two at least: a `ServiceProvider` that all services are given.
  private func onlyWiresObjects(_ id: TypeID) -> Bool {
    let members = members(of: id).filter { !$0.isStatic }
    let held = members.filter { member in
      guard member.isStoredInstanceProperty, let type = member.type.map({ resolved($0) }) else {
        return false
      }
      return (types[type.index].kind == .protocol || types[type.index].isReferenceType)
        && !types[type.index].isExternal
    }
    guard held.count > 1, held.contains(where: { !$0.modifiers.isPrivate }),
      members.allSatisfy({ $0.isStoredInstanceProperty || $0.kind == .initializer })
    else { return false }
    let assigned = members.filter { $0.kind == .initializer }.map(assignedObjects)
    // An initial value that nobody is offered is the type's own; another object may be made with what
    // an initializer makes.
    return held.allSatisfy { property in
      !property.modifiers.isPrivate && makesInitialValue(property)
        || !assigned.isEmpty && assigned.allSatisfy { $0.contains(property.name) }
    }
  }

  /// Names of the properties to which an initializer assigns an object that it makes, directly or by
  /// a name of its own.
  private func assignedObjects(by initializer: Member) -> Set<String> {
    let facts = files[initializer.node.file].facts
    let nodes = facts.descendants(of: initializer.node.node)
    func isMade(_ value: Int) -> Bool {
      facts.makesObject(facts.unwrapped(value))
    }
    let locals = Set(
      nodes.filter { node in
        facts.kind(node) == .variableDecl
          && facts.child(.initialValue, of: node).flatMap(facts.firstChild).map(isMade) ?? false
      }.map { facts.name(at: $0) })
    return Set(
      nodes.compactMap { node -> String? in
        guard facts.kind(node) == .assignment, let target = facts.firstChild(of: node),
          let value = facts.lastChild(of: node),
          isMade(value)
            || facts.kind(value) == .identifier && locals.contains(facts.name(at: value))
        else { return nil }
        return facts.name(at: facts.unwrapped(target))
      })
  }

  /// Whether a property begins with an object that is made there.
  private func makesInitialValue(_ property: Member) -> Bool {
    let facts = files[property.node.file].facts
    return facts.child(.initialValue, of: property.node.node).flatMap(facts.firstChild)
      .map { facts.makesObject(facts.unwrapped($0)) } ?? false
  }

  /// What RIBs and Needle call the containers of objects, and what Swinject and Vapor call those that
  /// fill one.
  private static let containers: Set<String> = [
    "Assembly", "BootstrapComponent", "Component", "EmptyComponent", "LifecycleHandler",
  ]

  private static let compositionEndings: [String] =
    [
      "AppContext", "AppDependency", "Assembler", "Bootstrap", "Bootstrapper", "Composition",
      "Configurator", "Container", "Dependencies", "DependenciesImpl", "DependenciesProvider",
      "DependencyInjection", "DependencyManager", "DependencyProvider", "DependencyRegistry",
      "Environment", "Injector", "ModuleInitializer", "ServiceLayer", "ServiceLocator",
      "ServiceRegistry", "Services",
    ]
    + wholes.flatMap {
      ["\($0)Component", "\($0)Components", "\($0)Composer", "\($0)Graph", "\($0)Module"]
    }

  /// Words that say of a component, a composer, a graph or a module that it holds the objects of an
  /// app. Without one it may be a part of an interface, or of a network of people: `MenuComponent`,
  /// `MailComposer`, `SocialGraph`.
  private static let wholes = [
    "App", "Application", "Dependencies", "Dependency", "Main", "Object", "Root", "Services",
  ]
}
