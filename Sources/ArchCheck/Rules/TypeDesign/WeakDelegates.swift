/// A delegate is held weakly.
struct WeakDelegates: Rule {
  var namePatterns = ["delegate", "*Delegate", "dataSource"]
  var strongOwners: [String] = []

  func findings(in graph: DependencyGraph) -> [Finding] {
    graph.judgedTypes.filter { type in
      type.isReferenceType && !strongOwners.matches(type.name)
    }.flatMap { owner in
      graph.members(of: owner.id).compactMap { property -> Finding? in
        guard let (target, bound) = strongDelegate(property, of: owner, in: graph) else {
          return nil
        }
        let held = graph[bound].declarations.first.map { declaration in
          Finding.Evidence(
            graph[bound].kind == .protocol
              ? "\(graph[bound].name) is bound to classes" : "\(graph[bound].name) is a class",
            at: graph.location(of: declaration))
        }
        return Finding(
          "\(owner.name).\(property.name) holds its delegate \(graph[target].name) strongly",
          about: property, in: graph, target: graph.qualifiedName(of: target),
          fix: graph.wrappers(of: property).first.map {
            "Take @\($0.name) off the property, and make it `weak var` and optional."
          } ?? "",
          evidence: [held].compactMap(\.self))
      }
    }
  }

  /// The delegate that a property holds strongly, and which part of its type only classes can be; nil
  /// where the property holds no delegate, or not strongly.
  private func strongDelegate(
    _ property: Member, of owner: TypeNode, in graph: DependencyGraph
  ) -> (target: TypeID, bound: TypeID)? {
    guard property.isStoredInstanceProperty,
      property.modifiers.isDisjoint(with: [.weak, .unowned, .lazy]),
      graph.isJudged(file: property.node.file), !hasObject(property, in: graph),
      // What a database keeps of a record is another record.
      !graph.isRecord(owner.id),
      // A storyboard's object is held by nothing else.
      !graph.attributes(of: property).contains("IBOutlet"),
      graph.wrappers(of: property).allSatisfy({ isStrong($0, in: graph) }),
      // A constant whose class the client chooses is a part of the object, as a strategy is.
      !(property.modifiers.contains(.let)
        && (isGeneric(property, of: owner.id, in: graph) || isSendable(owner, in: graph)))
    else { return nil }
    let parts = parts(of: property, in: owner, graph)
    let target =
      parts.first { graph[$0].kind == .protocol && graph[$0].simpleName.hasSuffix("Delegate") }
      ?? parts.first
    guard let target, !(graph[target].isExternal && Self.appDelegates.contains(graph[target].name)),
      isNamedDelegate(property) || serves(property, target, of: owner, in: graph),
      !isCollaborator(property, target, of: owner, in: graph),
      !isOwned(property, by: owner, in: graph), !isOnlyHandedOn(property, by: owner, in: graph),
      !isMadeForOwner(property, of: owner, in: graph), !isUsedUpWhereMade(owner, in: graph)
    else { return nil }
    let bound = parts.first { part in
      graph[part].kind == .protocol
        ? graph.isClassBound(part)
        : parts.count > 1 && graph[part].kind == .class || isForeign(part, property, owner, graph)
    }
    return bound.map { (target, $0) }
  }

  /// The protocols of what lives as long as the app or its scene.
  private static let appDelegates: Set<String> = [
    "NSApplicationDelegate", "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate",
    "WKApplicationDelegate", "WKExtensionDelegate",
  ]

  /// The one type of a property, the parts of its composition or the bounds of a generic parameter.
  private func parts(
    of property: Member, in owner: TypeNode, _ graph: DependencyGraph
  ) -> [TypeID] {
    let type = property.type.map(graph.resolved)
    if let type, graph[type].kind != .typealias { return [type] }
    return graph.writtenTypes(of: property.node, in: owner.id)
  }

  /// Whether the name is that of a delegate, or of the storage behind one: `_delegate`.
  private func isNamedDelegate(_ property: Member) -> Bool {
    namePatterns.matches(String(property.name.drop { $0 == "_" }))
      || namePatterns.matches(property.name)
  }

  /// Whether an object of a class is somebody else's. One that is a constant, or that the owner makes
  /// itself, is owned on purpose, as the data source of a table must be.
  private func isForeign(
    _ type: TypeID, _ property: Member, _ owner: TypeNode, _ graph: DependencyGraph
  ) -> Bool {
    switch graph[type].kind {
    case .class, .actor:
      let role = graph.role(of: type)
      return (!graph[type].isExternal || role == .viewController) && role != .app
        && !property.modifiers.contains(.let) && property.name != "dataSource"
        && !makes(type, owner, in: graph)
    default: return false
    }
  }

  /// Whether the owner is the one that keeps the object: one that it makes or lets go of, or a source
  /// of data that it was made with or gives to a view, which holds it weakly. A delegate that is given
  /// on may well be the one that owns all of them.
  private func isOwned(
    _ property: Member, by owner: TypeNode, in graph: DependencyGraph
  ) -> Bool {
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
  private func isMadeForOwner(
    _ property: Member, of owner: TypeNode, in graph: DependencyGraph
  ) -> Bool {
    let isConstant = property.modifiers.contains(.let)
    // A method may store what its callers give it.
    guard isConstant || !isSetByMethod(property, of: owner, in: graph) else { return false }
    var isGiven = false
    for site in sitesOutsideTests(of: owner, in: graph) {
      let facts = graph.files[Int(site.file)].facts
      guard let value = valueGiven(to: property, at: site, in: graph) else {
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
  private func valueGiven(
    to property: Member, at site: Site, in graph: DependencyGraph
  ) -> Int? {
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

  private func isSetByMethod(
    _ property: Member, of owner: TypeNode, in graph: DependencyGraph
  ) -> Bool {
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
  private func isUsedUpWhereMade(_ owner: TypeNode, in graph: DependencyGraph) -> Bool {
    let uses = sitesOutsideTests(of: owner, in: graph)
    let sites = uses.filter { $0.kind == .constructs }
    let isSeen =
      graph.access(of: owner.id) < .public
      || !(graph[owner.module].declaration?.isLibraryProduct ?? true)
    guard !sites.isEmpty, isSeen, !uses.contains(where: { $0.kind == .inherits }),
      !makesItself(owner, in: graph)
    else { return false }
    return sites.allSatisfy { site in
      graph.call(at: site).map(graph.files[Int(site.file)].facts.isUsedUp) ?? false
    }
  }

  private func makesItself(_ owner: TypeNode, in graph: DependencyGraph) -> Bool {
    graph.bodies(of: owner.id).contains { body in
      let facts = graph.facts(of: body)
      return ([body.node] + facts.descendants(of: body.node)).contains {
        graph.constructs($0, owner.id, facts)
      }
    }
  }

  /// Whether objects of a class go from one task to another, so that a property of it can be nothing
  /// but a constant.
  private func isSendable(_ owner: TypeNode, in graph: DependencyGraph) -> Bool {
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

  private func sitesOutsideTests(of type: TypeNode, in graph: DependencyGraph) -> [Site] {
    graph.dependents(of: type.id).filter { !graph.isTest($0.source) }
      .flatMap { graph.sites[$0.sites] }
  }

  /// Whether a source of data is somewhere that data come from, as a repository has: it serves no
  /// view and is told nothing about the owner.
  private func isCollaborator(
    _ property: Member, _ target: TypeID, of owner: TypeNode, in graph: DependencyGraph
  ) -> Bool {
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
  private func isOnlyHandedOn(
    _ property: Member, by owner: TypeNode, in graph: DependencyGraph
  ) -> Bool {
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

  // MARK: Delegates under other names

  /// Whether a property serves as a delegate under another name: its type is called one, it can be
  /// set and be missing, and all that the owner does is to call it. What is made in the owner or
  /// handed on may be the owner's.
  private func serves(
    _ property: Member, _ type: TypeID, of owner: TypeNode, in graph: DependencyGraph
  ) -> Bool {
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

  /// Whether the property begins with an object, so that nobody else need hold that.
  private func hasObject(_ property: Member, in graph: DependencyGraph) -> Bool {
    let facts = graph.files[property.node.file].facts
    guard let value = facts.child(.initialValue, of: property.node.node) else { return false }
    return facts.kind(facts.unwrapped(value)) != .nilLiteral
  }

  // MARK: Property wrappers

  /// Whether a wrapper is known to hold what it wraps strongly. What one of another package does is
  /// not known, nor what one does that keeps its value in a box.
  private func isStrong(_ wrapper: PropertyWrapper, in graph: DependencyGraph) -> Bool {
    guard let type = wrapper.type else { return PropertyWrapper.strong.contains(wrapper.name) }
    let stored = graph.members(of: type).filter {
      $0.isStoredInstanceProperty
    }
    return stored.allSatisfy { $0.modifiers.isDisjoint(with: [.weak, .unowned]) }
      && stored.contains { $0.name == "wrappedValue" || isGeneric($0, of: type, in: graph) }
  }

  /// Whether the type of a property is a generic parameter of its owner, or an optional one.
  private func isGeneric(
    _ property: Member, of owner: TypeID, in graph: DependencyGraph
  ) -> Bool {
    let facts = graph.files[property.node.file].facts
    guard let annotation = facts.child(.typeAnnotation, of: property.node.node),
      var type = facts.firstChild(of: annotation)
    else { return false }
    while [.optionalType, .unwrappedType].contains(facts.kind(type)),
      let inner = facts.firstChild(of: type)
    {
      type = inner
    }
    return facts.kind(type) == .namedType
      && graph[owner].declarations.contains { declaration in
        let declaring = graph.files[declaration.file].facts
        return declaring.children(of: declaration.node).contains {
          declaring.kind($0) == .genericParameter
            && declaring.name(at: $0) == facts.name(at: type)
        }
      }
  }

  private func makes(_ type: TypeID, _ owner: TypeNode, in graph: DependencyGraph) -> Bool {
    graph.uses(of: type, by: owner.id).contains { $0.sites.contains { $0.kind == .constructs } }
  }

  static let documentation = RuleDocumentation(
    summary: "A delegate must be held weakly.",
    category: .typeDesign, certainty: .rule, severity: .error,
    rationale: """
      The delegate of an object is nearly always its owner. If each holds the other strongly, \
      neither is ever released.
      """,
    fix: "Make the property `weak var` and optional.",
    limits: """
      Under another name, such as `output`, an optional variable counts if its type is called a \
      delegate and its owner calls it, and neither makes it nor hands it on.

      Not reported:
      - protocols that value types can conform to, which are left to `class_bound_delegate_protocol`
      - arrays of delegates, outlets, and `unowned` and static properties
      - an object that the owner makes, or sets to nil before it ends, a constant object, and the \
      app's delegate
      - constants of a `Sendable` class
      - delegates of what all who make it have do something and let go: `Importer(delegate: \
      self).run()`
      - what a type calls nowhere and only makes the delegate of other objects, which hold it \
      weakly, unless others set it as the plain `delegate`
      - an object that all who give it make there and then: `form.delegate = Tally()`
      - a source of data that is constant, given to a view, or neither a view's nor told about its \
      owner
      - properties of records, and under a wrapper that holds its value weakly or in a box, or that another \
      package declares
      """,
    options: [
      "namePatterns": "Patterns of the names of delegate properties.",
      "strongOwners": "Patterns of types that may hold their delegates strongly.",
    ],
    guidelines: ["LK-20", "RP-18", "RP-23", "SG-3.1.5"],
    profiles: [.lickability, .rapiddo, .recommended],
    examples: [
      Example(
        """
        //- App/Form.swift
        protocol FormDelegate: AnyObject {
          func formDidEnd()
        }
        final class Form {
          var delegate: FormDelegate?  // finding
        }
        """),
      Example(
        """
        //- App/Table.swift
        import UIKit
        protocol TableOwner: UIViewController {
          func reload()
        }
        @objc protocol TableDelegate {
          func tableDidEnd()
        }
        final class Table {
          private(set) var tableDelegate: (any TableDelegate)!  // finding
          var ownerDelegate: TableOwner? = nil  // finding
          var dataSource: UITableViewDataSource?  // finding
          var delegate: Screen?  // finding
        }
        final class Screen {
          let table = Table()
        }
        """),
      Example(
        """
        //- App/Form.swift
        import Combine
        protocol FormDelegate: AnyObject {
          func formDidEnd()
        }
        @propertyWrapper struct Traced<Value> {
          private var value: Value
          init(wrappedValue: Value) { value = wrappedValue }
          var wrappedValue: Value {
            get { value }
            set { value = newValue }
          }
        }
        @globalActor actor Forms { static let shared = Forms() }
        final class Form {
          @Traced var delegate: (any FormDelegate)?  // finding
          @Published var sheetDelegate: (any FormDelegate)?  // finding
          @MainActor var mainDelegate: (any FormDelegate)?  // finding
          @Forms var formsDelegate: (any FormDelegate)?  // finding
        }
        """),
      Example(
        """
        //- App/Form.swift
        protocol FormDelegate: AnyObject {}
        final class Form {
          var delegate: FormDelegate?
        }
        """, of: WeakDelegates(strongOwners: ["Form"])),
      Example(
        """
        //- App/Form.swift
        protocol FormDelegate: AnyObject {
          func formDidEnd()
        }
        protocol Styling {
          func style()
        }
        struct Line {
          var delegate: FormDelegate?
        }
        protocol OrdersDataSource: AnyObject { func orders() -> [Int] }
        final class OrdersRepository {
          private var dataSource: OrdersDataSource
          init(dataSource: OrdersDataSource) { self.dataSource = dataSource }
          func load() -> [Int] { dataSource.orders() }
        }
        final class Form {
          weak var delegate: FormDelegate?
          unowned let otherDelegate: FormDelegate
          static var sharedDelegate: FormDelegate?
          private var endDelegate: FormDelegate?
          func end() {
            endDelegate?.formDidEnd()
            endDelegate = nil
          }
          var styleDelegate: Styling?
          var onEndDelegate: (() -> Void)?
          var currentDelegate: FormDelegate? { delegate }
          init(otherDelegate: FormDelegate) { self.otherDelegate = otherDelegate }
        }
        """),
    ])
}

extension DependencyGraph {
  /// Whether only classes can conform to a protocol, as far as the graph tells.
  func isClassBound(_ id: TypeID) -> Bool {
    ([id] + allConformances(of: id)).contains { ancestor in
      let type = types[ancestor.index]
      guard !type.isExternal else {
        return type.kind == .class || Self.classBoundProtocols.contains(type.name)
          || !sdkFamilies(of: ancestor).isDisjoint(with: [.delegate, .dataSource])
          || isOfObjectiveC(type)
      }
      return type.kind == .class || type.superclass != nil || type.attributes.contains("objc")
        || type.declarations.contains(where: isClassBound)
    }
  }

  /// Whether a protocol of the system has a name with a prefix in capitals, as those of Objective-C
  /// have: `WKScriptMessageHandler`. Packages in Swift have such names, too, for any type.
  private func isOfObjectiveC(_ type: TypeNode) -> Bool {
    type.kind == .protocol && self[type.module].isSystem
      && type.name.prefix { $0.isUppercase }.count > 2
  }

  /// Whether the declaration names `AnyObject`, `class` or a class of the SDK.
  private func isClassBound(_ declaration: NodeRef) -> Bool {
    let facts = files[declaration.file].facts
    return facts.children(of: declaration.node)
      .filter { [.inheritance, .requirement].contains(facts.nodes[$0].kind) }
      .contains { clause in
        let named = (clause + 1..<Int(facts.nodes[clause].end))
          .filter { facts.nodes[$0].kind == .namedType }
          .map { facts.name(facts.nodes[$0]) }
        let isOfSelf =
          facts.nodes[clause].kind == .inheritance || named.first == "Self"
        return isOfSelf
          && named.contains { $0 == "NSObject" || Self.classBoundProtocols.contains($0) }
      }
  }

  /// Protocols of the SDK to which only classes and actors can conform.
  private static let classBoundProtocols: Set<String> = [
    "AnyObject", "NSObjectProtocol", "Actor", "AnyActor", "DistributedActor", "ObservableObject",
  ]
}

extension SourceFacts {
  /// Whether an expression is the name of a property of `self`.
  fileprivate func names(_ property: Member, at expression: Int) -> Bool {
    let node = unwrapped(expression)
    return name(at: node) == property.name
      && (kind(node) == .identifier || base(of: node).map(isSelf) ?? false)
  }

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
