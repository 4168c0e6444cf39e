extension DependencyGraph {
  /// Finds out once for all rules which types they speak of.
  mutating func findJudgedTypes() {
    judged = types.filter(isJudged).map(\.id)
    judgedAndOriginal = judged.filter { !isTestDouble($0) }
  }

  /// Types that rules speak of: own ones, written by hand, outside tests and previews.
  var judgedTypes: some Sequence<TypeNode> {
    judged.lazy.map { types[$0.index] }
  }

  /// Whether rules speak of the type.
  func isJudged(_ type: TypeNode) -> Bool {
    // Half-typed code may declare a type without a name.
    guard !type.isExternal, !type.simpleName.isEmpty else { return false }
    switch type.kind {
    case .class, .struct, .enum, .actor, .protocol: break
    case .typealias, .unknown, .globals: return false
    }
    return !isTest(type.id) && !isGenerated(type.id) && !isPreview(type)
  }

  /// Whether the type serves Xcode's previews only, as what is nested in a preview does.
  func isPreview(_ type: TypeNode) -> Bool {
    let name = type.simpleName
    return type.conformances.contains { types[$0.index].name == "PreviewProvider" }
      || (name.hasPrefix("Preview")
        && ["Wrapper", "Container", "Host", "Content"].contains(where: name.hasSuffix))
      || type.outer.map { isPreview(self[$0]) } ?? false
  }

  /// Whether findings may stand in the file: no test code, not generated.
  func isJudged(file: Int) -> Bool {
    !files[file].isTest && !files[file].isGenerated
  }

  /// Whether the type stands in for another one in tests, by its name, or in the previews of Xcode, by
  /// its folder, or by its name where only debug builds have it.
  func isTestDouble(_ id: TypeID) -> Bool {
    var current: TypeID? = id
    while let type = current {
      let name = types[type.index].simpleName
      if Self.doubleBeginnings.contains(where: name.beginsWithWord)
        || Self.doubleEndings.contains(where: name.hasSuffix)
        || types[type.index].declarations.first.map({ declaration in
          pathSteps(files[declaration.file].path).contains("Preview Content")
        }) ?? false
        || name.beginsWithWord("Preview") && isForDebugging(types[type.index].condition)
      {
        return true
      }
      current = types[type.index].outer
    }
    return false
  }

  private static let doubleEndings = ["Mock", "Stub", "Fake", "Spy", "Dummy"]

  private static let doubleBeginnings = [
    "Mock", "Mocked", "Mocks", "Stub", "Stubbed", "Stubs", "Fake", "Faked", "Fakes", "Spy", "Spies",
    "Dummy",
  ]

  // MARK: Roles

  func role(of id: TypeID) -> Role? {
    assignment(of: id).role
  }

  func assignment(of id: TypeID) -> RoleAssignment {
    let id = resolved(id)
    return id.index < roles.count ? roles[id.index] : RoleAssignment()
  }

  /// What a value is a part of: itself where it has a role, else the nearest type around it that has
  /// one, as `CartViewModel` for `CartViewModel.Settings`. Objects, and what adapts a view of another
  /// toolkit, are something of their own.
  func whole(of id: TypeID) -> TypeID {
    var around = id
    while role(of: around) == nil, let outer = self[around].outer {
      guard [.struct, .enum].contains(self[around].kind),
        !TypeShape(self[around], in: self).isRepresentable
      else { return id }
      around = outer
    }
    return role(of: around) == nil ? id : around
  }

  /// How well the role of a type is known, for a finding that rests on it.
  func strength(of id: TypeID) -> Strength {
    isStrong(id) ? .strong : .weak
  }

  /// Whether no weakly known role stands behind a type; one without a role takes no strength away.
  func isStrong(_ id: TypeID) -> Bool {
    let assignment = assignment(of: id)
    return assignment.role == nil || assignment.strength == .strong
  }

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
    if RoleNames.namesRole(type) || isScreen(id) { return false }
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
      facts.callee(of: facts.unwrapped(value))?.name.first?.isUppercase ?? false
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
      .map(facts.unwrapped).flatMap(facts.callee)?.name.first?.isUppercase ?? false
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

  /// Whether only the system makes objects of the type, by the name of their class or by an
  /// initializer that it demands: nobody can give them anything.
  func isMadeBySystem(_ id: TypeID) -> Bool {
    answer(to: IsMadeBySystem.self, about: id) {
      descends(id, from: Self.systemMade) || isOfExtension(id)
    }
  }

  private enum IsMadeBySystem: Question {
    typealias Subject = TypeID
    typealias Answer = Bool
  }

  /// Whether a controller asks the system what its extension is about, or tells it that it is done, and
  /// nobody makes one.
  private func isOfExtension(_ id: TypeID) -> Bool {
    guard belongs(id, to: .controller) else { return false }
    let asks = (types[id.index].declarations + types[id.index].extensions).contains { part in
      let facts = files[part.file].facts
      return facts.names.contains("extensionContext")
        && facts.descendants(of: part.node).contains { node in
          [.identifier, .member].contains(facts.kind(node))
            && facts.name(at: node) == "extensionContext"
        }
    }
    guard asks else { return false }
    return !dependents(of: id).contains { dependency in
      sites[dependency.sites].contains { $0.kind == .constructs }
    }
  }

  private static let systemMade: Set<String> = [
    "ASAccountAuthenticationModificationViewController", "ASCredentialProviderViewController",
    "AUAudioUnit", "AUViewController", "AVVideoCompositing", "AppIntent", "AudioPlaybackIntent",
    "AudioRecordingIntent", "BADownloaderExtension", "CLKComplicationDataSource",
    "CLLocationPushServiceExtension", "CPTemplateApplicationDashboardSceneDelegate",
    "CPTemplateApplicationInstrumentClusterSceneDelegate", "CPTemplateApplicationSceneDelegate",
    "CSImportExtension", "CSIndexExtensionRequestHandler", "CXCallDirectoryProvider",
    "ControlConfigurationIntent", "CustomIntentMigratedAppIntent", "DeleteIntent",
    "DeviceActivityMonitor", "DynamicOptionsProvider", "EKVirtualConferenceProvider",
    "EntityPropertyQuery", "EntityQuery", "EntityStringQuery", "EnumerableEntityQuery",
    "FIFinderSync", "FPUIActionExtensionViewController", "ForegroundContinuableIntent",
    "ILMessageFilterExtension", "IMKInputController", "INExtension", "INUIHostedViewControlling",
    "LiveActivityIntent", "MEExtension", "MLCustomLayer", "MLCustomModel",
    "MSMessagesAppViewController", "MatterAddDeviceExtensionRequestHandler", "NCWidgetProviding",
    "NEAppProxyProvider", "NEAppPushProvider", "NEDNSProxyProvider", "NEFilterControlProvider",
    "NEFilterDataProvider", "NEFilterPacketProvider", "NEPacketTunnelProvider",
    "NETransparentProxyProvider", "NSApplication", "NSCollectionViewItem", "NSDocument",
    "NSEntityMigrationPolicy", "NSExtensionRequestHandling", "NSFileProviderExtension",
    "NSFileProviderReplicatedExtension", "NSIncrementalStore", "NSManagedObject",
    "NSPersistentDocument", "NSPreferencePane", "NSScriptCommand", "NSTextAttachmentViewProvider",
    "OpenIntent", "PHContentEditingController", "PHProjectExtensionController",
    "PKIssuerProvisioningExtensionHandler", "ProgressReportingIntent", "QLPreviewProvider",
    "QLPreviewingController", "QLThumbnailProvider", "RPBroadcastSampleHandler",
    "SFSafariExtensionHandler", "SLComposeServiceViewController", "ScreenSaverView",
    "SetFocusFilterIntent", "SetValueIntent", "ShieldActionDelegate",
    "ShieldConfigurationDataSource", "ShowInAppSearchResultsIntent", "SnippetIntent",
    "StartWorkoutIntent", "System", "TKSmartCardTokenDriver", "TKTokenDriver",
    "TVTopShelfContentProvider", "UIApplication", "UIInputViewController",
    "UIPrintServiceExtension", "UNNotificationContentExtension", "UNNotificationServiceExtension",
    "URLProtocol", "UndoableIntent", "UniqueAppEntityQuery", "WKInterfaceController",
    "WKUserNotificationHostingController", "WKUserNotificationInterfaceController",
    "WidgetConfigurationIntent", "XCSourceEditorCommand", "XCSourceEditorExtension",
  ]

  /// Whether a process begins at the type, which puts together what it needs: a widget or a command
  /// is made without arguments, and nothing comes before it. What fills a widget and what handles
  /// Siri's intents is such a place, too: only the extension that it stands in comes before it.
  func isEntryPoint(_ id: TypeID) -> Bool {
    descends(id) {
      Self.entryPoints.contains($0)
        || $0.hasSuffix("IntentHandling") && ($0.hasPrefix("IN") || knowsIntents(id))
    }
  }

  /// Whether a file of the type imports Siri's intents: the protocols for those of the project's own
  /// are written by Xcode.
  private func knowsIntents(_ id: TypeID) -> Bool {
    types[id.index].declarations.contains { declaration in
      imports(ofFile: declaration.file).contains { self[$0.module].name == "Intents" }
    }
  }

  private static let entryPoints: Set<String> = [
    "AppIntentControlValueProvider", "AppIntentTimelineProvider", "AsyncParsableCommand",
    "ControlValueProvider", "ControlWidget", "IntentTimelineProvider", "NSXPCListenerDelegate",
    "ParsableArguments", "ParsableCommand", "RelevanceEntriesProvider", "TimelineProvider",
    "Widget", "WidgetBundle",
  ]

  /// Whether the type is a scene, a menu or another part of an interface that is no view, or the logic
  /// of one in The Composable Architecture.
  func isPartOfInterface(_ id: TypeID) -> Bool {
    descends(id, from: Self.partsOfInterface) || self[id].attributes.contains("Reducer")
  }

  private static let partsOfInterface: Set<String> = [
    "Commands", "PreviewModifier", "Reducer", "Scene",
  ]

  /// Whether a superclass or a protocol of the type has one of the names, and is none of the project.
  func descends(_ id: TypeID, from names: Set<String>) -> Bool {
    descends(id) { names.contains($0) }
  }

  /// The same for names of which a condition holds.
  private func descends(_ id: TypeID, where isMeant: (String) -> Bool) -> Bool {
    let id = resolved(id)
    return (superclasses(of: id) + allConformances(of: id)).contains {
      types[$0.index].isExternal && isMeant(types[$0.index].name)
    }
  }

  /// Whether a type is the cell of an AppKit collection, which is a view controller, too.
  func isCollectionViewItem(_ id: TypeID) -> Bool {
    descends(id, from: ["NSCollectionViewItem"])
  }

  /// Whether a view is UIKit's or AppKit's; false for SwiftUI.
  func isClassicView(_ id: TypeID) -> Bool {
    types[id.index].kind == .class && role(of: id) == .view
  }

  /// Whether the type writes a log, which every layer may: `Logger`, `LoggingService`.
  func isLog(_ id: TypeID) -> Bool {
    let name = types[id.index].simpleName
    return name.hasSuffix("Logger") || name.hasSuffix("Log") || name.hasPrefix("Logging")
      || name.hasPrefix("Logger")
  }

  /// Whether a type tells SwiftUI of its changes.
  func isObservable(_ id: TypeID) -> Bool {
    let id = resolved(id)
    return types[id.index].attributes.contains("Observable")
      || allConformances(of: id).contains { types[$0.index].name == "ObservableObject" }
  }

  /// Whether Core Data, Fluent, Realm or SwiftData stores the object.
  func isRecord(_ id: TypeID) -> Bool {
    let id = resolved(id)
    return types[id.index].attributes.contains("Model") || isRecordClass(id)
      || superclasses(of: id).contains(where: isRecordClass) || isFluentModel(id)
  }

  /// Whether a class conforms to Fluent's protocol `Model`. As nothing declares that, it may be taken
  /// for a superclass.
  func isFluentModel(_ id: TypeID) -> Bool {
    types[id.index].kind == .class
      && (superclasses(of: id) + allConformances(of: id)).contains {
        self[$0].isExternal && self[$0].name == "Model"
      }
      && types[id.index].declarations.contains {
        files[$0.file].facts.names.contains { $0.hasPrefix("Fluent") }
      }
  }

  private func isRecordClass(_ id: TypeID) -> Bool {
    types[id.index].isExternal && Self.recordClasses.contains(types[id.index].name)
  }

  /// What Core Data's and Realm's objects inherit from.
  private static let recordClasses: Set<String> = [
    "AsymmetricObject", "EmbeddedObject", "NSManagedObject", "Object", "RLMObject",
  ]

  /// How well a class or actor is known to do work for others: its role is one of these and it has
  /// methods; nil for anything else. A name such as `LayoutManager` alone is too little, and what
  /// conforms to `Decoder` holds the state of one reading.
  func serviceEvidence(of id: TypeID, roles: Set<Role>) -> Strength? {
    let type = types[resolved(id).index]
    let assignment = assignment(of: type.id)
    guard type.isReferenceType, !type.isExternal, let role = assignment.role, roles.contains(role),
      members(of: type.id).contains(where: { $0.kind == .method })
    else { return nil }
    if role == .parser, assignment.pieces.contains(where: { $0.source == .nature }) { return nil }
    if assignment.strength == .weak,
      RoleNames.modestEndings.contains(
        where: RoleNames.implemented(by: type.simpleName).hasSuffix)
    {
      return nil
    }
    return assignment.strength
  }

  /// Roles of types that do work for others, the parser included.
  static let workingRoles: Set<Role> = RoleEvidence.serviceRoles.union([.parser])

  /// Whether nothing but a conformance says that the type is a model: messages, caches and settings
  /// are coded as well.
  func isModelByCoding(_ id: TypeID) -> Bool {
    isModelByCoding(id) { assignment(of: $0) }
  }

  /// The same while roles are still being found.
  func isModelByCoding(_ id: TypeID, by assignment: (TypeID) -> RoleAssignment) -> Bool {
    let sources = Set(assignment(id).pieces.map(\.source))
    if sources == [.nesting], let outer = types[resolved(id).index].outer {
      return isModelByCoding(outer, by: assignment)
    }
    return sources == [.conformance]
  }

  /// Whether a type only makes values of another one that nothing but a weak sign, such as its
  /// folder, says to be a model: texts with attributes stand there as well.
  func onlyMakes(_ uses: Uses) -> Bool {
    assignment(of: uses.target).strength == .weak
      && uses.sites.allSatisfy { $0.kind == .constructs }
  }

  /// Whether a type is a choice of names that nothing but a weak sign, such as its folder, says to be
  /// a model: anybody may know a direction or a difficulty.
  func isVocabulary(_ id: TypeID) -> Bool {
    isChoiceOfNames(resolved(id)) && assignment(of: resolved(id)).strength == .weak
  }

  /// Whether a type is an enum without associated values.
  func isChoiceOfNames(_ id: TypeID) -> Bool {
    types[id.index].kind == .enum
      && members(of: id).allSatisfy {
        $0.kind != .enumCase || $0.labels.isEmpty && $0.parameterTypes.isEmpty
      }
  }

  /// Whether a type is declared `~Copyable`, or a protocol `where Self: ~Copyable`.
  func isNoncopyable(_ type: TypeNode) -> Bool {
    type.declarations.contains { declaration in
      let facts = files[declaration.file].facts
      return facts.children(of: declaration.node).contains { part in
        let isOfSelf =
          facts.kind(part) == .inheritance
          || facts.kind(part) == .requirement
            && facts.firstChild(of: part).map(facts.name) == "Self"
        return isOfSelf
          && facts.descendants(of: part).contains { node in
            facts.kind(node) == .suppressedType
              && facts.firstChild(of: node).map(facts.name) == "Copyable"
          }
      }
    }
  }

  // MARK: Members

  /// Names of the attributes of a member, such as `EnvironmentObject`.
  func attributes(of member: Member) -> [String] {
    let facts = files[member.node.file].facts
    return facts.children(of: member.node.node)
      .filter { facts.nodes[$0].kind == .attribute }
      .map { facts.name(facts.nodes[$0]) }
  }

  /// Whether a property is declared with `?` or `!`.
  func isOptional(_ property: Member) -> Bool {
    let facts = files[property.node.file].facts
    return facts.child(.typeAnnotation, of: property.node.node).flatMap(facts.firstChild)
      .map { [.optionalType, .unwrappedType].contains(facts.kind($0)) } ?? false
  }

  /// Whether a property has an initial value.
  func hasInitialValue(_ member: Member) -> Bool {
    files[member.node.file].facts.child(.initialValue, of: member.node.node) != nil
  }
}

extension DependencyGraph {
  /// Whether a type is declared inside another, at any depth.
  func isNested(_ id: TypeID, in outer: TypeID) -> Bool {
    var current = types[id.index].outer
    while let next = current {
      if next == outer { return true }
      current = types[next.index].outer
    }
    return false
  }
}
