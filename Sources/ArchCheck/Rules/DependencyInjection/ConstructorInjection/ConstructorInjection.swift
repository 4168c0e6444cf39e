/// A type is given what it works with, and makes none of it.
struct ConstructorInjection: Rule {
  var compositionRoles: [Role] = [.app, .coordinator, .factory]
  var allowDefaultArguments = true
  var locators = ["Container", "resolve"]
  var exemptWrappers = WellKnownMembers.objectWrappers

  func findings(in graph: DependencyGraph) -> [Finding] {
    let lookup = ServiceLookup(locators: locators, exemptWrappers: exemptWrappers, in: graph)
    return graph.judgedTypes.filter { type in
      // A model must not have services at all, which is another rule's matter.
      type.kind != .protocol && !graph.isTestDouble(type.id) && graph.role(of: type.id) != .model
        && !graph.isCompositionRoot(type.id, roles: Set(compositionRoles))
        && !graph.isEntryPoint(type.id) && !graph.isMadeBySystem(type.id)
    }.flatMap { type in
      constructions(in: type, graph) + settable(in: type, graph) + lookup.findings(in: type)
    }
  }

  // MARK: Objects that the type makes

  private func constructions(in type: TypeNode, _ graph: DependencyGraph) -> [Finding] {
    graph.uses(by: type.id, where: { [.constructs, .static].contains($0.kind) }).flatMap {
      use -> [Finding] in
      let target = graph.resolved(use.target)
      guard let strength = graph.serviceEvidence(of: target, roles: DependencyGraph.workingRoles),
        !graph.isNested(target, in: type.id), !graph.isNested(type.id, in: target),
        !graph.isTestDouble(target), !graph.superclasses(of: type.id).contains(target)
      else { return [] }
      var use = use
      use.sites.removeAll {
        !isConstruction($0, in: graph) || isRegistration($0, in: graph)
          || graph.isForEnvironment(target, madeAt: $0)
          || !needsToTake(target, type, at: $0, in: graph)
          || ConstructedObject(of: target, at: $0, by: type.id, in: graph).map(isMadeAsNeeded)
            ?? false
      }
      // What a type must not know it should not be given either; that is another rule's matter.
      if use.sites.isEmpty || graph.forbiddenByRole(use) != nil { return [] }
      let fix =
        graph.isMadeByToolkit(type)
        ? "Let who shows it set the service, which the composition root makes." : ""
      return graph.findings(of: use, strength: strength, fix: fix, restingOn: [target]) { _ in
        "\(type.name) creates its \(graph[target].name) instead of being given it"
      }
    }
  }

  /// Whether an initializer could take what is made at a place, and none does.
  private func needsToTake(
    _ target: TypeID, _ type: TypeNode, at site: Site, in graph: DependencyGraph
  ) -> Bool {
    let initializers = graph.members(of: type.id).filter { $0.kind == .initializer }
    guard let maker = graph.member(of: site), maker.kind == .initializer else {
      // The initializer that Swift writes is internal at most.
      // To a private one beside others nobody gives anything.
      let open = initializers.filter { !$0.modifiers.isPrivate }
      let least = (open.isEmpty ? initializers : open).map(graph.access).min() ?? .internal
      return canTake(target, type, least, in: graph)
    }
    // The system demands it as it is.
    if maker.signature == "init(coder:)" { return false }
    let isTaken = initializers.contains { other in
      other.node != maker.node && !other.modifiers.isPrivate
        && other.parameterTypes.contains { $0.map { isGiven(target, as: $0, in: graph) } ?? false }
    }
    return !(allowDefaultArguments && isTaken)
      && canTake(target, type, graph.access(of: maker), in: graph)
  }

  /// Whether a parameter of a type takes a service, as such or behind a protocol.
  private func isGiven(_ target: TypeID, as parameter: TypeID, in graph: DependencyGraph) -> Bool {
    let parameter = graph.resolved(parameter)
    return parameter == target
      || graph[parameter].kind == .protocol && graph.allConformances(of: target).contains(parameter)
  }

  /// Whether an initializer of a type can have a parameter of another one: what more places see than
  /// that cannot.
  private func canTake(
    _ target: TypeID, _ type: TypeNode, _ access: Access, in graph: DependencyGraph
  ) -> Bool {
    min(access, graph.visibility(of: type.id)) <= graph.visibility(of: target)
  }

  /// Whether nobody could have given the object, or has to.
  private func isMadeAsNeeded(_ object: ConstructedObject) -> Bool {
    object.takesSelf || object.takesEnvironment || object.isMadeOfData
      || allowDefaultArguments && object.isDefaultOfParameter
  }

  /// Whether the object is made in what a container is told to make objects by.
  private func isRegistration(_ site: Site, in graph: DependencyGraph) -> Bool {
    guard let member = graph.member(of: site)?.node else { return false }
    return graph.files[member.file].facts.isRegistration(site.offset, below: member.node)
  }

  private func isConstruction(_ site: Site, in graph: DependencyGraph) -> Bool {
    guard site.kind == .constructs || isMadeByFunction(site, in: graph),
      !(allowDefaultArguments && site.flags.contains(.defaultArgument))
    else { return false }
    guard let member = graph.member(of: site) else { return true }
    // A convenience initializer that hands it to another one is a default argument written apart.
    if allowDefaultArguments, member.kind == .initializer, isHandedToSelf(site, member, in: graph) {
      return false
    }
    if member.kind == .initializer, isForWrapper(site, member, in: graph) { return false }
    // A shared instance is another rule's matter, and a `make` method is a small factory.
    if member.isStatic { return isHiddenPart(member, in: graph) }
    if member.kind == .method, returnsValue(member, in: graph),
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
      && !isPartOfScene(site, member, in: graph)
  }

  private func returnsValue(_ method: Member, in graph: DependencyGraph) -> Bool {
    graph.files[method.node.file].facts.child(.returnType, of: method.node.node) != nil
  }

  /// Whether the controller or router of a scene of VIP or VIPER puts the scene together: where the
  /// interactor is made, the object is made for somebody else, and the maker does nothing with it.
  private func isPartOfScene(_ site: Site, _ member: Member, in graph: DependencyGraph) -> Bool {
    guard let role = graph.role(of: member.owner), [.viewController, .router].contains(role),
      graph.sites(in: member.node).contains(where: { made in
        made.site.kind == .constructs
          && graph.target(ofSite: made.index).flatMap(graph.role) == .interactor
      })
    else { return false }
    let facts = graph.files[member.node.file].facts
    guard let call = facts.nodes(at: site.offset).first(where: { facts.kind($0) == .call }),
      let around = facts.parent(of: call)
    else { return false }
    if facts.kind(around) == .argument { return true }
    guard facts.kind(around) == .initialValue, let local = facts.parent(of: around),
      local > member.node.node
    else { return false }
    return !facts.descendants(of: member.node.node).contains { node in
      facts.base(of: node).map {
        facts.kind($0) == .identifier && facts.name(at: $0) == facts.name(at: local)
      } ?? false
    }
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
      && !graph.members(of: property.owner, named: "init").map { graph.members[$0] }.contains {
        $0.kind == .initializer && !$0.isInExtension
      }
  }

  /// Whether an object is made as an argument of `self.init(…)`.
  private func isHandedToSelf(
    _ site: Site, _ initializer: Member, in graph: DependencyGraph
  ) -> Bool {
    let facts = graph.files[initializer.node.file].facts
    return facts.nodes(around: site.offset).contains { call in
      guard call > initializer.node.node, let (name, callee) = facts.callee(of: call),
        name == "init"
      else { return false }
      return facts.base(of: callee).map(facts.isSelf) ?? false
    }
  }

  /// Whether an object is made for a property whose wrapper owns it: `_model = StateObject(…)`.
  private func isForWrapper(
    _ site: Site, _ initializer: Member, in graph: DependencyGraph
  ) -> Bool {
    let facts = graph.files[initializer.node.file].facts
    return facts.nodes(around: site.offset).contains { node in
      guard facts.kind(node) == .assignment, node > initializer.node.node,
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
    guard site.kind == .static, site.memberIndex != nil else { return false }
    let (file, facts) = (Int(site.file), graph.files[Int(site.file)].facts)
    let call = facts.nodes(at: site.offset).last { facts.kind($0) == .call }
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
    let facts = graph.files[property.node.file].facts
    return facts.nodes(named: facts.nodes[property.node.node].name, below: 0).contains { use in
      [.identifier, .member].contains(facts.kind(use))
        && graph.member(of: property.owner, around: NodeRef(file: property.node.file, node: use))
          .map { !graph.members[$0].isStatic } ?? false
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
        !isTaken(target, by: type, in: graph), !graph.isForbidden(target, to: type.id),
        !isMadeHere(index, in: graph)
      else { return nil }
      return Finding(
        "\(type.name).\(property.name) is set from outside instead of by the initializer",
        about: property, in: graph, target: graph.qualifiedName(of: target), strength: strength,
        evidence: graph.roleEvidence(of: target))
    }
    // Asked last: few types have anything to be exempt from.
    return found.isEmpty || graph.isMadeByToolkit(type) ? [] : found
  }

  /// Whether nobody but the type sets a property, to an object that it makes.
  private func isMadeHere(_ index: Int, in graph: DependencyGraph) -> Bool {
    let property = graph.members[index]
    let isMade = graph.bodies(of: property.owner).contains { body in
      let facts = graph.facts(of: body)
      return facts.descendants(of: body.node).contains { node in
        guard facts.kind(node) == .assignment, let target = facts.firstChild(of: node),
          let value = facts.lastChild(of: node)
        else { return false }
        return facts.names(property, at: target)
          && facts.makesObject(facts.unwrapped(value))
      }
    }
    return isMade && graph.writes[index] == nil
  }

  private func isTaken(
    _ target: TypeID, by type: TypeNode, in graph: DependencyGraph
  ) -> Bool {
    graph.members(of: type.id, named: "init").map { graph.members[$0] }.contains { member in
      member.kind == .initializer
        && member.parameterTypes.contains { $0.map(graph.resolved) == target }
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
      says so; those of helpers, such as `ImageCache`, do not. Its static method and a private static \
      property that the type's objects use make it, too.

      Not reported:
      - shared instances, left to `no_singletons`, and services that the architecture forbids it, \
      left to `layer_dependency`
      - what is made from a value that only the method has: `Socket(url: URL(string: host)!)`
      - model actors for SwiftUI's environment
      - what needs `self` or SwiftUI's environment, what replaces an argument not given, and what \
      a builder makes with its settings
      - what functions of other types make, and `make…` or `create…` methods return
      - what no initializer can take, as a public one nothing internal and `init(coder:)` nothing
      - types that put the app together: by role, by a name such as `AppGraph`, or because they \
      give it its first screen or only hold what they make, return it as a protocol, hand out \
      screens or register routes
      - what a scene of VIP or VIPER makes for others where it makes its interactor
      - types that make or fill a server
      - what a container is told to make by `register(Cart.self) { … }`, and property wrappers
      - what only the system makes, such as intents, documents, extensions, widgets and commands
      - services set on cells and what a storyboard or nib makes or fills
      """,
    options: [
      "compositionRoles": "Roles of types that put others together.",
      "allowDefaultArguments": "Whether a default argument may make the service, "
        + "`given ?? Service()` in an initializer, an initializer beside one that takes it, or the "
        + "initial value of a variable, for which the memberwise initializer of a struct takes "
        + "another one.",
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
