/// What a type is given to work with is a protocol, so that it can be replaced.
struct DependenciesAreProtocols: Rule {
  var clientRoles: [Role] = Role.allCases.filter {
    ![.app, .coordinator, .factory, .test].contains($0)
  }
  var dependencyRoles: [Role] = [.network, .persistence, .repository, .service, .updater]
  var allowDefaultArguments = true
  var allowClosures = true
  var allowSameModule = false
  var exemptWrappers = WellKnownMembers.objectWrappers

  func findings(in graph: DependencyGraph) -> [Finding] {
    graph.judgedTypes.filter { isClient($0, in: graph) }.flatMap { client -> [Finding] in
      dependencies(of: client, in: graph).map { dependency in
        let target = graph[dependency.type]
        return Finding(
          "\(client.name) depends on the \(target.kind.rawValue) \(target.name) instead of a protocol",
          at: dependency.location, about: client.id, in: graph,
          target: graph.qualifiedName(of: target.id),
          strength: dependency.strength,
          condition: graph.condition(ofAny: dependency.conditions)?.description,
          fix: fix(for: target, of: client, in: graph),
          evidence: graph.roleEvidence(of: target.id) + dependency.evidence)
      } + (allowClosures ? [] : closures(of: client, in: graph))
    }.toldTogether(fix: Self.documentation.fix, \.target)
  }

  private struct Dependency {
    var type: TypeID
    var strength: Strength
    var location: Location
    var conditions: [Int?]
    var evidence: [Finding.Evidence]
  }

  private func isClient(_ type: TypeNode, in graph: DependencyGraph) -> Bool {
    guard type.kind != .protocol, !graph.isTestDouble(type.id),
      !graph.isCompositionRoot(type.id, roles: [])
    else { return false }
    return graph.role(of: type.id).map(clientRoles.contains) ?? true
  }

  /// Each class the type is given, at its first property, else parameter.
  private func dependencies(of client: TypeNode, in graph: DependencyGraph) -> [Dependency] {
    let roles = Set(dependencyRoles)
    var found: [Dependency] = []
    func add(_ type: TypeID, at location: Location, _ condition: Int?, _ evidence: String) {
      let type = graph.resolved(type)
      guard type != client.id, !graph.isTest(type), !graph.isTestDouble(type),
        !graph.isNested(type, in: client.id), !graph.isNested(client.id, in: type),
        !(allowSameModule && graph[type].module == client.module),
        !isObserved(type, by: client, in: graph), !isPart(client, of: type, in: graph),
        let strength = graph.serviceEvidence(of: type, roles: roles),
        !graph.isForbidden(type, to: client.id)
      else { return }
      if let known = found.firstIndex(where: { $0.type == type }) {
        found[known].evidence.append(Finding.Evidence(evidence, at: location))
        found[known].conditions.append(condition)
      } else {
        found.append(
          Dependency(
            type: type, strength: strength, location: location, conditions: [condition],
            evidence: []))
      }
    }
    let members = graph.members(of: client.id).filter { graph.isJudged(file: $0.node.file) }
    for property in members
    where isGiven(property, in: graph) && !isRequired(property, of: client, in: graph) {
      for type in types(of: property.node, property.type, for: client, graph)
      where !isMade(type, in: client, graph) && !isShared(property, in: client, graph) {
        add(type, at: graph.location(of: property.node), property.condition, "held here")
      }
    }
    for initializer in members where initializer.kind == .initializer {
      for (type, parameter) in zip(
        initializer.parameterTypes, graph.parameters(of: initializer.node))
      {
        for type in types(of: parameter, type, for: client, graph) {
          add(type, at: graph.location(of: parameter), initializer.condition, "taken here")
        }
      }
    }
    return found
  }

  /// Whether a client is a part of the service that it is given: a type that only the service's file
  /// knows, or one that only the service makes, with `self`.
  private func isPart(_ client: TypeNode, of service: TypeID, in graph: DependencyGraph) -> Bool {
    if graph.isHidden(client.id),
      graph[service].declarations.contains(where: { $0.file == client.declarations.first?.file })
    {
      return true
    }
    let makers = graph.dependents(of: client.id).filter { dependency in
      !graph.isTest(dependency.source)
        && graph.sites[dependency.sites].contains { $0.kind == .constructs }
    }
    guard makers.map(\.source) == [service] else { return false }
    return graph.sites[makers[0].sites].contains { site in
      site.kind == .constructs
        && ConstructedObject(of: client.id, at: site, by: service, in: graph)?.takesSelf ?? false
    }
  }

  /// The type of a property or parameter; else what its generic parameter must be, or what an array
  /// has as elements. What is only called a service may be an item of a list.
  private func types(
    of declaration: NodeRef, _ type: TypeID?, for client: TypeNode, _ graph: DependencyGraph
  ) -> [TypeID] {
    if let type { return [type] }
    let bounds = graph.writtenTypes(of: declaration, in: client.id)
    if !bounds.isEmpty { return bounds }
    return graph.writtenTypes(of: declaration, in: client.id, elements: true).filter {
      graph.serviceEvidence(of: $0, roles: Set(dependencyRoles)) == .strong
    }
  }

  /// Each closure that the type is given and asks for something, at its property, else parameter.
  private func closures(of client: TypeNode, in graph: DependencyGraph) -> [Finding] {
    // What a view is given as closures is its content and what its controls do.
    guard graph.role(of: client.id) != .view else { return [] }
    let members = graph.members(of: client.id).filter { graph.isJudged(file: $0.node.file) }
    var places: [(place: NodeRef, condition: Int?)] = []
    for property in members where isGiven(property, in: graph) {
      places.append((property.node, property.condition))
    }
    for initializer in members where initializer.kind == .initializer {
      places += graph.parameters(of: initializer.node).map { ($0, initializer.condition) }
    }
    var names: Set<String> = []
    return places.compactMap { place, condition in
      let facts = graph.files[place.file].facts
      let name = facts.name(at: place.node)
      guard answers(place.node, in: facts), names.insert(name).inserted else { return nil }
      return Finding(
        "\(client.name) depends on the closure \(name) instead of a protocol",
        at: graph.location(of: place), module: graph.moduleName(of: client.id),
        subject: graph.qualifiedName(of: client.id) + ".\(name)",
        condition: graph.condition(condition))
    }
  }

  /// Whether a property or parameter is a closure that returns something: one that does not is a
  /// callback.
  private func answers(_ declaration: Int, in facts: SourceFacts) -> Bool {
    let annotation = facts.children(of: declaration).first { facts.kind($0) == .typeAnnotation }
    var type =
      annotation.flatMap(facts.firstChild)
      ?? facts.children(of: declaration).first { Self.types.contains(facts.kind($0)) }
    while let node = type, Self.wrappers.contains(facts.kind(node)) {
      type = facts.lastChild(of: node)
    }
    guard let type, facts.kind(type) == .functionType, let result = facts.lastChild(of: type) else {
      return false
    }
    switch facts.kind(result) {
    case .namedType: return !["Void", "Never"].contains(facts.name(at: result))
    case .tupleType: return facts.firstChild(of: result) != nil
    default: return true
    }
  }

  private static let wrappers: Set<Node.Kind> = [.attributedType, .optionalType, .unwrappedType]
  private static let types = wrappers.union([.functionType])

  /// Whether an own protocol requires the property: there the type is chosen.
  private func isRequired(
    _ property: Member, of client: TypeNode, in graph: DependencyGraph
  ) -> Bool {
    graph.allConformances(of: client.id).contains { conformance in
      !graph[conformance].isExternal
        && graph.requirements(of: conformance, named: property.name).contains {
          graph.members[$0].kind == .property
        }
    }
  }

  /// Whether the property gets its value from outside. One with an initial value is made inside,
  /// which is another rule's matter.
  private func isGiven(_ property: Member, in graph: DependencyGraph) -> Bool {
    property.isStoredInstanceProperty
      && !property.modifiers.contains(.lazy) && !graph.hasInitialValue(property)
      && !graph.attributes(of: property).contains(where: exemptWrappers.contains)
  }

  /// Whether the client makes the object itself, as an owned part.
  private func isMade(_ type: TypeID, in client: TypeNode, _ graph: DependencyGraph) -> Bool {
    graph.uses(of: graph.resolved(type), by: client.id).contains { use in
      use.sites.contains {
        $0.kind == .constructs && !(allowDefaultArguments && $0.flags.contains(.defaultArgument))
      }
    }
  }

  /// Whether all initializers put a shared instance into a property, which is left to
  /// `no_singletons`: `auth = AuthManager.shared`.
  private func isShared(
    _ property: Member, in client: TypeNode, _ graph: DependencyGraph
  ) -> Bool {
    let initializers = client.members.filter {
      graph.members[$0].kind == .initializer
        && !graph.members[$0].modifiers.contains(.convenience)
    }
    return !initializers.isEmpty
      && initializers.flatMap(graph.bodies).allSatisfy { body in
        let facts = graph.facts(of: body)
        return facts.descendants(of: body.node).contains { node in
          guard facts.kind(node) == .assignment,
            let target = facts.firstChild(of: node).map(facts.unwrapped),
            let value = facts.lastChild(of: node).map(facts.unwrapped)
          else { return false }
          return facts.name(at: target) == property.name && facts.kind(value) == .member
            && WellKnownMembers.sharedInstances.contains(facts.name(at: value))
        }
      }
  }

  /// SwiftUI can observe concrete classes only.
  private func isObserved(_ type: TypeID, by client: TypeNode, in graph: DependencyGraph) -> Bool {
    client.kind == .struct && graph.isObservable(type)
      && (graph.role(of: client.id) == .view
        || graph.allConformances(of: client.id).contains { conformance in
          graph[conformance].isExternal && Self.partsOfViews.contains(graph[conformance].name)
        })
  }

  /// What SwiftUI builds like views.
  private static let partsOfViews: Set<String> = [
    "Commands", "CustomizableToolbarContent", "DropDelegate", "Scene", "TableRowContent",
    "ToolbarContent", "ViewModifier", "Widget", "WidgetBundle",
  ]

  /// A protocol that the class has already is named where it offers all that the client calls, or is
  /// called like the class where the client only hands the object on.
  private func fix(
    for target: TypeNode, of client: TypeNode, in graph: DependencyGraph
  ) -> String {
    var called: [Member] = []
    for dependency in graph.dependencies(of: client.id)
    where graph.resolved(dependency.target) == target.id {
      called += graph.sites[dependency.sites].compactMap(graph.usedMember)
        .filter { $0.kind != .initializer && !$0.isStatic }
    }
    let own = target.conformances.filter {
      !graph[$0].isExternal && graph[$0].kind == .protocol
        && graph.role(of: $0) != .delegateProtocol
    }
    let offered = own.first { conformance in
      if called.isEmpty {
        // `CartService` has `CartServicing`, and `LiveCartService` has `CartService`.
        let name = graph[conformance].simpleName
        return target.simpleName.hasSuffix(name) || name.hasPrefix(target.simpleName.dropLast())
      }
      let offers = graph.allRequirements(of: conformance).map { graph.members[$0] }
      return called.allSatisfy { member in
        offers.contains { $0.name == member.name && $0.labels == member.labels }
      }
    }
    if let offered {
      let isWeak = graph.members(of: client.id).contains {
        $0.type.map(graph.resolved) == target.id && $0.modifiers.contains(.weak)
      }
      return "Depend on its protocol \(graph[offered].name)"
        + (isWeak && !graph.isClassBound(offered) ? ", bound to `AnyObject`." : ".")
    }
    return "Declare a protocol with what is needed here, and let the \(target.kind.rawValue) "
      + "\(target.name) conform to it."
  }

  static let documentation = RuleDocumentation(
    summary: "A type must depend on the protocols of its services, not on their classes.",
    category: .dependencyInjection, certainty: .rule, severity: .warning,
    rationale: """
      A type that is given a protocol can be tested with a double, previewed without a network and \
      moved to another service without being touched. One that is given the class brings all that \
      the class needs with it.
      """,
    fix: "Declare a protocol with what is needed here, and let the service conform to it.",
    limits: """
      A service is a class or actor with methods that stores a session or store, or whose name \
      says what it is. Names that helpers have as well, such as `LayoutManager`, are not enough, \
      nor is the name alone for what an array holds. Where closures are not allowed, those count \
      that return something, except in views.

      Not reported:
      - objects that the type makes itself, which are left to `constructor_injection`
      - services that the architecture forbids the type to know, which are left to \
      `layer_dependency`
      - parameters of methods, and types that put the app together, also by a name such as \
      `CartDependencies` or `Services`
      - parts of the service: private types of its file, and what only it makes, with `self`
      - properties that a protocol of the project requires, since it chose their type
      - what a view, a toolbar or another part of SwiftUI's interface observes
      """,
    options: [
      "clientRoles": "Roles whose types are judged; types without a role always are.",
      "dependencyRoles": "Roles of classes that must stand behind a protocol.",
      "allowDefaultArguments": "Whether a default argument may name the class.",
      "allowClosures": "Whether a closure that returns something may be a dependency.",
      "allowSameModule": "Whether a class of the same module may be a dependency.",
      "exemptWrappers": "Property wrappers that need a concrete class.",
    ],
    guidelines: ["AB-29", "AB-37", "LK-203", "LK-77", "LK-79", "LK-83", "WX-12"],
    profiles: [.lickability, .wolox, .swiftuiModular, .recommended],
    examples: [
      Example(
        """
        //- Data/OrderRepository.swift
        public final class OrderRepository {
          public init() {}
          public func orders() -> [Int] { [] }
        }
        //- App/OrderList.swift
        import Data
        struct OrderListModel {
          private var count: Int
          init(orders: OrderRepository?) {  // finding
            count = orders?.orders().count ?? 0
          }
        }
        """),
      Example(
        """
        //- App/Loader.swift
        import Foundation
        protocol APIClient {
          func load() async throws -> Data
        }
        final class HTTPAPIClient: APIClient {
          private let session: URLSession
          init(session: URLSession) { self.session = session }
          func load() async throws -> Data { Data() }
        }
        final class Loader {
          let api: HTTPAPIClient  // finding
          init(api: HTTPAPIClient) { self.api = api }
        }
        """),
      Example(
        """
        //- App/Clock.swift
        import Foundation
        import SwiftUI
        struct Row: View {
          let title: () -> Text
          var body: some View { title() }
        }
        final class Clock {
          private let now: () -> Date  // finding
          private let onTick: () -> Void
          private var log: (@Sendable (String) -> ())?
          private let start = { 0 }
          private let time: Double
          init(
            now: @escaping () -> Date, onTick: @escaping () -> Void,
            zone: @escaping () async throws -> TimeZone  // finding
          ) {
            self.now = now
            self.onTick = onTick
            time = now().timeIntervalSince1970
          }
        }
        """, of: DependenciesAreProtocols(allowClosures: false)),
      Example(
        """
        //- App/Screens.swift
        final class FeedService {
          func load() {}
        }
        final class FeedViewModel {
          private let service: FeedService
          init(service: FeedService) { self.service = service }
        }
        """, of: DependenciesAreProtocols(allowSameModule: true)),
      Example(
        """
        //- App/Loader.swift
        import Foundation
        protocol APIClient {
          func load() async throws -> Data
        }
        final class HTTPAPIClient: APIClient {
          private let session: URLSession
          init(session: URLSession = .shared) { self.session = session }
          func load() async throws -> Data { Data() }
        }
        final class Loader<Client: APIClient> {
          private let api: any APIClient
          private let other: Client
          private let now: () -> Date
          private let queue: OperationQueue
          init(
            api: any APIClient = HTTPAPIClient(), other: Client, now: @escaping () -> Date,
            queue: OperationQueue
          ) {
            self.api = api
            self.other = other
            self.now = now
            self.queue = queue
          }
        }
        """),
    ])
}

extension DependencyGraph {
  /// The parameters of a function or initializer, in order.
  func parameters(of function: NodeRef) -> [NodeRef] {
    files[function.file].facts.parameters(of: function.node)
      .map { NodeRef(file: function.file, node: $0) }
  }
}
