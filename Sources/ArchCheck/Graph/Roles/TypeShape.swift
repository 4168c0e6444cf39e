/// What role recognition needs to know of one own type.
struct TypeShape {
  let type: TypeNode
  let graph: DependencyGraph
  /// Names of all protocols the type conforms to, sorted.
  let conformances: [String]
  /// Names of the superclasses, nearest first.
  let superclassNames: [String]
  private let members: ArraySlice<Member>

  init(_ type: TypeNode, in graph: DependencyGraph) {
    self.type = type
    self.graph = graph
    conformances = graph.allConformances(of: type.id).map { graph[$0].name }.sorted()
    superclassNames = graph.superclasses(of: type.id).map { graph[$0].name }
    members = graph.members(of: type.id)
  }

  var isObservable: Bool {
    conformances.contains("ObservableObject") || type.attributes.contains("Observable")
  }

  var isError: Bool {
    conformances.contains("Error") || conformances.contains("LocalizedError")
  }

  var isPropertyWrapper: Bool {
    type.attributes.contains("propertyWrapper")
  }

  /// `Codable` or `Decodable`, where the type conforms to it.
  var codingProtocol: String? {
    ["Codable", "Decodable"].first(where: conformances.contains)
  }

  var isCoded: Bool { codingProtocol != nil }

  var isSequence: Bool {
    conformances.contains { $0 == "Sequence" || $0.hasSuffix("Collection") }
  }

  var isGeneric: Bool {
    type.declarations.contains {
      graph.files[$0.file].facts.child(.genericParameter, of: $0.node) != nil
    }
  }

  var hasMethods: Bool {
    members.contains { $0.kind == .method }
  }

  var hasStorage: Bool {
    members.contains { $0.isStoredInstanceProperty }
  }

  /// Whether the superclass chain ends in a class that nothing declares.
  var hasUnknownAncestor: Bool {
    type.kind == .class
      && graph.superclasses(of: type.id).last.map { graph[$0].kind == .unknown } ?? false
  }

  /// Whether the superclass is one of the SDK's that says what its subclasses are, as `GKEntity` does,
  /// or a protocol says it, as RealityKit's `Component` and WidgetKit's `TimelineEntry` do.
  var isPartOfFramework: Bool {
    graph.superclasses(of: type.id).contains { ancestor in
      graph[ancestor].isExternal && graph[ancestor].kind == .class
        && graph[ancestor].name != "NSObject"
        && !graph.sdkFamilies(of: ancestor).contains(.model)
    }
      || graph.allConformances(of: type.id).contains { conformance in
        graph[conformance].isExternal
          && (graph.moduleName(of: conformance) == "RealityKit"
            || graph[conformance].name == "TimelineEntry")
      }
  }

  /// Whether an object works with a device, a player or the nodes of a scene, which no data can.
  var worksWithDevice: Bool {
    [.class, .struct].contains(type.kind)
      && members.contains { property in
        guard property.isStoredInstanceProperty, let held = property.type.map(graph.resolved)
        else { return false }
        return graph[held].isExternal && graph[held].kind == .class
          && !Family.immutable.contains(graph[held].name)
          && (Self.deviceModules.contains(graph.moduleName(of: held))
            || Self.devices.contains(graph[held].name))
      }
  }

  private static let deviceModules: Set<String> = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "CoreBluetooth", "CoreHaptics", "CoreMIDI",
    "CoreMotion", "ExternalAccessory", "GameController", "GameplayKit", "MultipeerConnectivity",
    "RealityKit", "SceneKit", "SpriteKit", "WatchConnectivity",
  ]

  /// Those of modules that have data, too.
  private static let devices: Set<String> = ["CLGeocoder", "CLLocationManager"]

  /// SwiftUI's `View`, not an own protocol of that name.
  var conformsToView: Bool {
    let conformances = graph.allConformances(of: type.id)
    guard conformances.contains(where: { graph[$0].isExternal && graph[$0].name == "View" }) else {
      return false
    }
    return members.contains { $0.name == "body" }
      // `protocol Page: View` may have one in an extension.
      || conformances.contains { conformance in
        !graph[conformance].isExternal
          && graph.members(of: conformance).contains { $0.name == "body" && $0.isInExtension }
      }
  }

  /// The protocol of the standard library or of Combine by which the type reads or writes values that
  /// code themselves, not an own one of that name.
  var coderProtocol: String? {
    graph.allConformances(of: type.id).lazy.filter { graph[$0].isExternal }.map { graph[$0].name }
      .first(where: Self.coderProtocols.contains)
  }

  private static let coderProtocols: Set<String> = [
    "Decoder", "Encoder", "KeyedDecodingContainerProtocol", "KeyedEncodingContainerProtocol",
    "SingleValueDecodingContainer", "SingleValueEncodingContainer", "TopLevelDecoder",
    "TopLevelEncoder", "UnkeyedDecodingContainer", "UnkeyedEncodingContainer",
  ]

  /// Whether the type only adapts a view or controller of UIKit or AppKit to SwiftUI.
  var isRepresentable: Bool {
    conformances.contains { $0.hasSuffix("Representable") && $0.contains("View") }
  }

  var overridesViewLoading: Bool {
    members.contains {
      $0.modifiers.contains(.override) && ["viewDidLoad", "loadView"].contains($0.name)
    }
  }

  var isViewStore: Bool {
    type.kind == .class && members.contains { $0.name == "viewState" && $0.kind == .property }
      && members.contains { $0.name == "send" && $0.labels == ["_"] }
  }

  /// Whether every method that others can call makes something for them. A single one makes an object,
  /// as values such as requests are made anywhere.
  var makesThings: Bool {
    guard type.kind != .enum, conformances.isEmpty else { return false }
    let offered = members.filter { $0.kind == .method && !$0.modifiers.isPrivate }
    guard let first = offered.first, offered.allSatisfy({ $0.name.beginsWithWord("make") }) else {
      return false
    }
    return offered.count > 1 || makesOwnObject(first)
  }

  /// Whether a method of a type whose name stands for nothing else returns an own object.
  private func makesOwnObject(_ method: Member) -> Bool {
    guard type.kind == .class, RoleNames.role(ofName: type.simpleName, kind: .class) == nil,
      let result = method.type.map({ graph[graph.resolved($0)] })
    else { return false }
    return !result.isExternal && (result.isReferenceType || result.kind == .protocol)
  }

  /// Whether the type is made of data: it has cases or stored properties, and no collaborators.
  var holdsOnlyData: Bool {
    guard type.kind != .actor, !isError, !isPropertyWrapper, !conformances.contains("CodingKey"),
      !RoleNames.viewEndings.contains(where: type.simpleName.hasSuffix) || type.kind != .class
    else { return false }
    let stored = members.filter { $0.isStoredInstanceProperty }
    let hasCases = members.contains { $0.kind == .enumCase }
    guard hasCases || !stored.isEmpty || isCoded else { return false }
    return !stored.contains { property in
      guard let held = property.type.map(graph.resolved) else { return false }
      return graph[held].kind == .protocol && !graph[held].isExternal
        || graph.belongs(held, to: .network) || graph.belongs(held, to: .persistence)
    }
  }

  /// Whether the type is a structure that is there to be compared or to be an option, has no methods
  /// but for that, and stores nothing that does work, as far as that is known.
  var isPlainValue: Bool {
    type.kind == .struct && !Self.valueProtocols.isDisjoint(with: conformances)
      && !members.contains { member in
        member.kind == .subscript
          || member.kind == .method && !["==", "<", "hash"].contains(member.name)
          || member.isStoredInstanceProperty && isClosure(member)
      } && !storesObjects
  }

  private static let valueProtocols: Set<String> = [
    "Equatable", "Hashable", "Identifiable", "OptionSet",
  ]

  /// Whether the declaration of a stored property names an object, a protocol, or an own alias, which
  /// may stand for a closure.
  private var storesObjects: Bool {
    graph.dependencies(of: type.id).contains { dependency in
      let held = graph[graph.resolved(dependency.target)]
      let isAlias = held.kind == .typealias && !held.isExternal
      if held.isExternal, Family.immutable.contains(held.name) { return false }
      return (held.isReferenceType || held.kind == .protocol || isAlias)
        && graph.sites[dependency.sites].contains { site in
          graph.member(of: site)?.isStoredInstanceProperty ?? false
        }
    }
  }

  /// Whether the type does something for others, by its name or by the service or closure it holds.
  var behaves: Bool {
    if type.kind != .enum, RoleNames.behavingEndings.contains(where: type.simpleName.hasSuffix) {
      return true
    }
    guard !isCoded else { return false }
    return members.contains { property in
      guard property.isStoredInstanceProperty else { return false }
      if isClosure(property) { return true }
      guard let held = property.type.map(graph.resolved), !graph[held].isExternal else {
        return false
      }
      let named = RoleNames.role(ofName: graph[held].simpleName, kind: graph[held].kind)
      return graph[held].isReferenceType
        && named.map { RoleEvidence.serviceRoles.contains($0.role) } ?? false
    }
  }

  /// Whether the type is an object with methods that shows nothing of what it holds.
  var hidesItsState: Bool {
    let stored = members.filter { $0.isStoredInstanceProperty }
    return type.isReferenceType && hasMethods && !stored.isEmpty
      && stored.allSatisfy { $0.modifiers.isPrivate }
  }

  /// Whether closures are all that the type stores.
  var storesOnlyClosures: Bool {
    hasStorage && members.allSatisfy { !$0.isStoredInstanceProperty || isClosure($0) }
  }

  /// Whether a property is written to hold a closure.
  private func isClosure(_ property: Member) -> Bool {
    let facts = graph.files[property.node.file].facts
    guard let annotation = facts.child(.typeAnnotation, of: property.node.node) else {
      return false
    }
    return facts.descendants(of: annotation).contains { facts.kind($0) == .functionType }
  }

  /// Whether the type says how something looks or divides a list, by its name, by its conformances
  /// or by what it stores.
  var isPresentation: Bool {
    // A record may well be a `Route` of a ferry or a `Symbol` of the exchange.
    if !(isCoded && isIdentified),
      RoleNames.words(in: type.simpleName).contains(where: RoleNames.shownWords.contains)
    {
      return true
    }
    if RoleNames.shownEndings.contains(where: type.simpleName.hasSuffix)
      || conformances.contains(where: { $0.hasSuffix("SectionModelType") })
    {
      return true
    }
    if type.kind == .enum {
      // `enum FeedSection { case main }` divides a list, and `enum FeedItem { case post(Post) }` is
      // one of its rows.
      let cases = members.filter { $0.kind == .enumCase }
      if type.simpleName.hasSuffix("Section"), cases.count == 1 { return true }
      return type.simpleName.hasSuffix("Item")
        && cases.contains { $0.parameterTypes.contains { $0 != nil } }
    }
    return members.contains { property in
      guard property.isStoredInstanceProperty,
        property.modifiers.isDisjoint(with: [.lazy]), let held = property.type.map(graph.resolved)
      else { return false }
      let name = graph[held].name
      // What is stored in a file may well be a figure of geometry.
      return Self.shownTypes.contains(name) && !(isCoded && name == "CGFloat")
        || name.hasSuffix("ViewModel")
    }
  }

  /// Whether values of the type are told apart by an `id`, as records are.
  var isIdentified: Bool {
    members.contains { $0.name == "id" && $0.isStoredInstanceProperty }
  }

  /// Whether the type is one of several ways to do something, and called so: `LimitRule: Rule`.
  var isStrategy: Bool {
    graph.allConformances(of: type.id).contains { conformance in
      let demanded = graph[conformance]
      return !demanded.isExternal && type.simpleName != demanded.simpleName
        && type.simpleName.hasSuffix(demanded.simpleName)
        && graph.requirements(of: conformance).contains {
          graph.members[$0].kind == .method && !graph.members[$0].isStatic
        }
    }
  }

  /// Types of stored values that say how something is shown.
  private static let shownTypes: Set<String> = [
    "AttributedString", "CGFloat", "EdgeInsets", "GridItem", "IndexPath", "NSAttributedString",
    "NSMutableAttributedString", "UIEdgeInsets",
  ]

  /// Whether the type leads from screen to screen: it names a path or a destination, keeps what is
  /// shown, or has a method that goes somewhere.
  func navigates(to destinations: Set<TypeID>) -> Bool {
    graph.dependencies(of: type.id).contains {
      destinations.contains($0.target) || graph[$0.target].name == "NavigationPath"
    }
      || members.contains { member in
        switch member.kind {
        case .method: Self.steps.contains(where: member.name.beginsWithWord)
        // The path of a network is none, and what the SDK's types stand for is not known.
        case .property where !(member.type.map { graph[$0].isExternal } ?? false):
          Self.shownThings.contains(where: member.name.lowercased().hasSuffix)
        default: false
        }
      }
  }

  private static let steps = [
    "dismiss", "go", "navigate", "open", "pop", "present", "push", "route", "show",
  ]

  private static let shownThings = [
    "destination", "path", "route", "screen", "sheet", "stack", "tab",
  ]

  /// Whether an array property holds elements of one of these types.
  func holdsPath(of elements: Set<TypeID>) -> Bool {
    let targets = graph.dependencies(of: type.id).filter { elements.contains($0.target) }
    guard !targets.isEmpty else { return false }
    return targets.contains { dependency in
      graph.sites[dependency.sites].contains { site in
        guard let member = graph.member(of: site) else { return false }
        guard member.kind == .property, member.isStored else { return false }
        let facts = graph.files[member.node.file].facts
        guard let annotation = facts.child(.typeAnnotation, of: member.node.node) else {
          return false
        }
        return facts.child(.arrayType, of: annotation) != nil
      }
    }
  }
}

/// What the code of a project makes of its types, seen over all files.
struct Observations {
  /// Protocols that a property named `delegate` or `…Delegate` holds weakly.
  private(set) var weakDelegates: Set<TypeID> = []
  /// Observable types that views hold as their state, which they make themselves.
  private(set) var viewStates: Set<TypeID> = []
  /// The same of the app and its scenes, which may hold what the rest of the code shares, too.
  private(set) var appStates: Set<TypeID> = []
  /// What `makeCoordinator` of a representable view returns: a delegate, no coordinator of scenes.
  private(set) var viewCoordinators: Set<TypeID> = []
  /// Enums that lead `navigationDestination(for:)`.
  private(set) var destinations: Set<TypeID> = []

  init(of graph: DependencyGraph) {
    for number in graph.members.indices { collect(number, graph: graph) }
    for (index, file) in graph.files.enumerated() where file.facts.names.contains(Self.mapping) {
      collectDestinations(in: file.facts, file: index, graph: graph)
    }
  }

  private static let mapping = "navigationDestination"

  /// - Parameter number: of the member, which is copied only where it matters: there are many.
  private mutating func collect(_ number: Int, graph: DependencyGraph) {
    let kind = graph.members[number].kind
    if kind == .method, graph.members[number].name == "makeCoordinator" {
      if let type = graph.members[number].type { viewCoordinators.insert(graph.resolved(type)) }
    }
    guard kind == .property, let type = graph.members[number].type.map(graph.resolved) else {
      return
    }
    let member = graph.members[number]
    if member.modifiers.contains(.weak), member.name.lowercased().hasSuffix("delegate"),
      graph[type].kind == .protocol
    {
      weakDelegates.insert(type)
    }
    if member.isStored, !graph[type].isExternal,
      graph.attributes(of: member).contains(where: ["State", "StateObject"].contains)
    {
      let holder = Set(graph.allConformances(of: member.owner).map { graph[$0].name })
      if holder.contains("View") { viewStates.insert(type) }
      if !holder.isDisjoint(with: ["App", "Scene"]) { appStates.insert(type) }
    }
  }

  private mutating func collectDestinations(
    in facts: SourceFacts, file: Int, graph: DependencyGraph
  ) {
    for (index, node) in facts.nodes.enumerated() where node.kind == .call {
      guard let callee = facts.firstChild(of: index),
        [.member, .identifier].contains(facts.nodes[callee].kind),
        facts.name(facts.nodes[callee]) == Self.mapping
      else { continue }
      for child in facts.children(of: index)
      where facts.nodes[child].kind == .argument && facts.name(facts.nodes[child]) == "for" {
        let argument = facts.nodes[child]
        // What `Page.Kind` stands in only holds it.
        let named = graph.sites(inFile: file, from: argument.offset, to: argument.endOffset)
          .last.flatMap { graph.target(ofSite: $0.index) }
        if let named, graph[named].kind == .enum { destinations.insert(named) }
      }
    }
  }
}

extension DependencyGraph {
  /// The dependency that a site belongs to.
  func dependency(ofSite index: Int) -> Dependency? {
    let position = dependencies.partitioningIndex { $0.sites.upperBound > index }
    guard position < dependencies.count, dependencies[position].sites.contains(index) else {
      return nil
    }
    return dependencies[position]
  }

  /// The type that is used at a site.
  func target(ofSite index: Int) -> TypeID? {
    dependency(ofSite: index)?.target
  }
}
