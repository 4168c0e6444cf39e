/// Models are values that do not change.
struct ImmutableModels: Rule {
  var allowPrivateVar = false
  var allowMutatingMethods = false
  var kinds: [TypeNode.Kind] = [.struct, .class]
  var exemptSuffixes = ["Builder", "Draft"]

  func findings(in graph: DependencyGraph) -> [Finding] {
    let held = heldByReducers(in: graph)
    let models = graph.judgedTypes.filter { !held.contains($0.id) && isJudged($0, in: graph) }
    let changes = graph.changes(of: Set(models.flatMap(\.members)))
    let bound = graph.boundMembers
    return models.compactMap { model in
      let variables = graph.judgedMembers(of: model)
        .filter { !bound.contains($0) && isMutable($0, of: model, changes[$0] ?? [], in: graph) }
      let chosen = undemanded(variables, of: model, in: graph).map { graph.members[$0] }
      return chosen.isEmpty ? nil : finding(about: model, chosen, in: graph)
    }
  }

  /// Variables without those that a protocol demands to be set, or that a member sets of which a
  /// protocol demands it: there it was decided that the model changes.
  private func undemanded(
    _ variables: [Int], of model: TypeNode, in graph: DependencyGraph
  ) -> [Int] {
    if variables.isEmpty { return [] }
    let demanded = model.members.filter { graph.demandsChange(of: graph.members[$0]) }
    let bodies = demanded.flatMap { graph.bodies(ofMember: $0) }
    return variables.filter { variable in
      !demanded.contains(variable) && !graph.isWritten(graph.members[variable], in: bodies)
    }
  }

  private func finding(
    about model: TypeNode, _ variables: [Member], in graph: DependencyGraph
  ) -> Finding {
    let first = variables[0]
    let names = variables.map(\.name).listed(atMost: 4)
    let isOne = variables.count == 1
    return Finding(
      "The model \(model.name) can change: \(names) \(isOne ? "is a variable" : "are variables")",
      at: graph.location(of: first.node), about: model.id, in: graph,
      strength: graph.assignment(of: model.id).strength,
      condition: variables.allSatisfy { $0.condition == first.condition }
        ? graph.condition(first.condition) : nil,
      evidence: graph.roleEvidence(of: model.id)
        + variables.dropFirst().map {
          Finding.Evidence("\($0.name) is a variable", at: graph.location(of: $0.node))
        }
    ).caused(by: variables.map { Finding.Cause($0.name, at: graph.location(of: $0.node)) })
  }

  private func isJudged(_ type: TypeNode, in graph: DependencyGraph) -> Bool {
    graph.role(of: type.id) == .model && kinds.contains(type.kind)
      && !exemptSuffixes.contains(where: type.simpleName.hasSuffix)
      && !isWrittenByFramework(type, in: graph)
      && !Self.adjustable.contains(where: type.simpleName.hasSuffix)
      && !graph.isModelByCoding(type.id) && !graph.isNoncopyable(type)
      && !isService(type, in: graph)
      && !holdsViews(type, in: graph) && !isContainer(type, in: graph)
  }

  /// The structs that states of reducers of The Composable Architecture hold, and those in them: nothing
  /// but the reducer changes them.
  private func heldByReducers(in graph: DependencyGraph) -> Set<TypeID> {
    var open = graph.types.filter { $0.attributes.contains("ObservableState") }.map(\.id)
    var held: Set<TypeID> = []
    while let holder = open.popLast() {
      let stored = graph.uses(by: holder) { site in
        [.stores, .generic].contains(site.kind)
          && graph.member(of: site)?.isStoredInstanceProperty ?? false
      }
      for use in stored {
        let value = graph.resolved(use.target)
        if graph[value].kind == .struct, held.insert(value).inserted { open.append(value) }
      }
    }
    return held
  }

  /// Endings of the names of types that are there to be adjusted.
  private static let adjustable = [
    "Config", "Configuration", "Criteria", "Environment", "Filter", "Filters", "Form", "Options",
    "Pagination", "Preferences", "Prefs", "Progress", "Query", "Settings", "State",
  ]

  /// Whether the type is the state of a form, which keeps the fields to focus.
  private func holdsViews(_ type: TypeNode, in graph: DependencyGraph) -> Bool {
    graph.members(of: type.id).contains {
      $0.isStored && $0.type.flatMap(graph.role(of:)) == .view
    }
  }

  /// Whether the type holds values of any type and has methods that change them, as a stack does.
  private func isContainer(_ type: TypeNode, in graph: DependencyGraph) -> Bool {
    TypeShape(type, in: graph).isGeneric
      && graph.members(of: type.id).contains { $0.modifiers.contains(.mutating) }
  }

  /// Whether a class is given services to work with, wherever its file stands.
  private func isService(_ type: TypeNode, in graph: DependencyGraph) -> Bool {
    type.kind == .class
      && graph.members(of: type.id).contains { member in
        member.kind == .method
          && member.parameterTypes.contains { parameter in
            guard let parameter = parameter.map(graph.resolved) else { return false }
            return graph.role(of: parameter).map(RoleEvidence.serviceRoles.contains) ?? false
              || isNetwork(graph[parameter], in: graph)
          }
      }
  }

  /// Whether an own type stands among the network's, such as a struct around a provider.
  private func isNetwork(_ type: TypeNode, in graph: DependencyGraph) -> Bool {
    guard !type.isExternal, let declaration = type.declarations.first else { return false }
    return RolePlaces.role(
      path: graph.files[declaration.file].path, module: graph.moduleName(of: type.id))?.role
      == .network
  }

  /// Whether a framework stores the object and writes its properties.
  private func isWrittenByFramework(_ type: TypeNode, in graph: DependencyGraph) -> Bool {
    graph.isRecord(type.id) || type.attributes.contains("Observable")
      || graph.allConformances(of: type.id).contains {
        WellKnownMembers.documents.contains(graph[$0].name)
          || Self.changing.contains(graph[$0].name)
      }
  }

  /// Protocols that demand of their conformers to change.
  private static let changing: Set<String> = [
    "AdditiveArithmetic", "BaseMappable", "GKGameModel", "GKGameModelUpdate", "ImmutableMappable",
    "IteratorProtocol", "Mappable", "MutableCollection", "MutablePersistableRecord",
    "RandomNumberGenerator", "RangeReplaceableCollection", "TextOutputStream", "VectorArithmetic",
  ]

  private func isMutable(
    _ index: Int, of model: TypeNode, _ changes: [Site], in graph: DependencyGraph
  ) -> Bool {
    let property = graph.members[index]
    guard property.isStoredInstanceProperty,
      property.modifiers.isDisjoint(with: [.let, .lazy, .weak, .override])
    else { return false }
    if graph.attributes(of: property).contains(where: isForeignWrapper) { return false }
    if keepsSubscriptions(property, in: graph) { return false }
    if changes.isEmpty, isDefault(property, of: model, in: graph) { return false }
    let isGuarded = property.modifiers.isPrivate || property.modifiers.hasPrivateSetter
    if allowMutatingMethods, model.kind == .struct, isGuarded { return false }
    if property.modifiers.access == .private {
      return !allowPrivateVar && graph.isWritten(property, by: model.id)
    }
    if property.modifiers.hasPrivateSetter {
      return graph.isWritten(property, by: model.id)
    }
    return !changesInCopies(property, of: model, changes, in: graph)
  }

  /// Whether a new value is made by changing a variable of a local copy: whoever holds the old one sees
  /// nothing of it.
  private func changesInCopies(
    _ property: Member, of model: TypeNode, _ changes: [Site], in graph: DependencyGraph
  ) -> Bool {
    model.kind == .struct && !graph.isWritten(property, by: model.id)
      && changes.allSatisfy(graph.isInCopy)
      && (!changes.isEmpty || graph.isWrittenInCopy(property, by: model.id))
  }

  /// `var note: String?`, which begins as nil, that the model does not assign: a constant could not be
  /// given another value.
  private func isDefault(
    _ property: Member, of model: TypeNode, in graph: DependencyGraph
  ) -> Bool {
    model.kind == .struct && (graph.hasInitialValue(property) || graph.isOptional(property))
      && !graph.isWritten(property, by: model.id)
      && !graph.members(of: model.id).contains { $0.kind == .initializer && !$0.isInExtension }
  }

  /// What the model listens to is no part of what it stands for.
  private func keepsSubscriptions(_ property: Member, in graph: DependencyGraph) -> Bool {
    let facts = graph.files[property.node.file].facts
    return facts.descendants(of: property.node.node).contains {
      ["AnyCancellable", "DisposeBag", "NSKeyValueObservation"].contains(facts.name(at: $0))
    }
  }

  /// Wrappers such as `@Persisted` and `@Field` demand a variable; `@Published` is a choice.
  private func isForeignWrapper(_ attribute: String) -> Bool {
    attribute != "Published" && attribute.namesType && attribute != "MainActor"
      || attribute == "NSManaged"
  }

  static let documentation = RuleDocumentation(
    summary: "Models must not have variables.",
    category: .layering, certainty: .rule, severity: .warning,
    rationale: """
      A model that cannot change can be passed anywhere without asking who else holds it. What \
      changes is which value is current, and that is the business of one place.
      """,
    fix: "Make the properties constants, and make a new value when something changes.",
    limits: """
      \(ModelRole.limits)

      Variables that are not reported:
      - static and lazy ones, and those under property wrappers
      - those of managed objects, of records that a database writes to, and of what ObjectMapper \
      fills
      - of structs, those that change only in a local copy, `var copy = order`, or in a local array or \
      dictionary
      - private setters that nothing calls, and defaults of the memberwise initializer, `var note: \
      String?` among them, that nobody changes
      - with `allow_mutating_methods`, what only the methods of a struct can set: it is a new value \
      for each holder
      - subscriptions, what a binding such as `$order.note` hands out, and what a protocol demands \
      with `{ get set }` or `mutating`

      Types that are not judged:
      - those that are models only because they are coded, and those that an `@ObservableState` holds
      - those called settings, options, preferences, configuration, environment, form, filter, \
      criteria, query, pagination, progress or state
      - those that hold views, a device, a player or a node of a scene, and classes whose methods \
      are given services
      - generic structures with mutating methods, such as a stack, and what cannot be copied
      """,
    options: [
      "allowPrivateVar": "Whether private variables are allowed.",
      "allowMutatingMethods": "Whether the methods of a struct may change variables whose setters "
        + "are private.",
      "kinds": "Kinds of types that are judged: struct, class.",
      "exemptSuffixes": "Endings of the names of types that are meant to change.",
    ],
    guidelines: ["LK-10", "WX-43"],
    profiles: [
      .lickability, .wolox,
      ProfileMembership(.recommended, options: ["allowMutatingMethods": .bool(true)]),
    ],
    examples: [
      Example(
        """
        //- App/Models/Pet.swift
        struct Pet: Codable {
          var name: String  // finding
          private(set) var age: Int
          mutating func grow() { age += 1 }
        }
        //- App/Models/Farm.swift
        final class Farm {
          var pets: [Pet] = []  // finding
        }
        """),
      Example(
        """
        //- App/Models/Order.swift
        struct Order {
          struct Line {
            var count: Int  // finding
          }
          let lines: [Line]
          private var cached: Int?  // finding
          private(set) var isPaid = false
          mutating func total() -> Int {
            cached = lines.count
            return lines.count
          }
        }
        """),
      Example(
        """
        //- App/Models/Order.swift
        struct Order { var note: String }
        struct Cart: Codable {
          var lines: [String]
          init(lines: [String] = []) { self.lines = lines }
          func adding(_ line: String) -> Cart { CartEditor().add(line, to: self) }
        }
        struct CartEditor {
          func add(_ line: String, to cart: Cart) -> Cart {
            var copy = cart
            copy.lines.append(line)
            return copy
          }
        }
        struct User: Mappable {
          var name: String?
          mutating func mapping(map: Map) { name <- map["name"] }
        }
        //- App/OrderList.swift
        import SwiftUI
        struct OrderList: View {
          @Binding var orders: [Order]
          var body: some View {
            List($orders) { $order in TextField("Note", text: $order.note) }
          }
        }
        """),
      Example(
        """
        //- App/Models/Pet.swift
        struct Pet: Codable {
          private var name: String
          mutating func rename() { name = "Rex" }
        }
        final class Farm {
          var pets: [Pet] = []
        }
        enum Food: Codable {
          case meat(Int)
        }
        """, of: ImmutableModels(allowPrivateVar: true, kinds: [.struct])),
      Example(
        """
        //- App/Models/Cart.swift
        struct Cart: Codable {
          private(set) var lines: [String] = []
          mutating func add(_ line: String) { lines.append(line) }
        }
        final class Basket {
          private(set) var lines: [String] = []  // finding
          func add(_ line: String) { lines.append(line) }
        }
        """, of: ImmutableModels(allowMutatingMethods: true)),
      Example(
        """
        //- App/Models/Pet.swift
        import CoreData
        import Foundation
        struct FeedSettings: Codable {
          var isOn = true
        }
        struct Pet: Codable {
          static var count = 0
          let name: String
          private(set) var age = 3
          var title: String { name }
          var note: String {
            get { name }
            set {}
          }
        }
        final class Owner {
          let pets: [Pet] = []
          lazy var names = pets.map(\\.name)
        }
        struct PetDraft: Codable {
          var name: String
        }
        final class Record: NSManagedObject {
          @NSManaged var name: String
          var shown = false
        }
        """),
    ])
}

extension DependencyGraph {
  /// Whether a protocol of the project demands that a member can be set, or that it changes its value;
  /// SwiftUI demands to set what it animates.
  fileprivate func demandsChange(of member: Member) -> Bool {
    allConformances(of: member.owner).contains { conformance in
      if types[conformance.index].isExternal {
        return member.name == "animatableData" && types[conformance.index].name == "Animatable"
      }
      return requirements(of: conformance, named: member.name).contains { index in
        let required = members[index]
        guard required.kind == member.kind, required.labels == member.labels,
          defaultImplementation(of: index) == nil
        else { return false }
        let facts = files[required.node.file].facts
        return required.modifiers.contains(.mutating)
          || facts.children(of: required.node.node).contains {
            facts.kind($0) == .accessorDecl && facts.name(at: $0) == "set"
          }
      }
    }
  }

  /// The places that write some of the members, or call a method that changes one, such as
  /// `order.lines.append(line)`.
  fileprivate func changes(of members: Set<Int>) -> [Int: [Site]] {
    sites.lazy.filter { site in
      site.usedMemberIndex.map(members.contains) ?? false
        && (site.flags.contains(.write) || self.isChangedByCall(site))
    }.reduce(into: [:]) { $0[Int($1.usedMember), default: []].append($1) }
  }

  private func isChangedByCall(_ site: Site) -> Bool {
    let facts = files[Int(site.file)].facts
    let property = usedMember(of: site)?.name
    return facts.nodes(at: site.offset).contains { node in
      guard facts.kind(node) == .member, facts.name(at: node) == property,
        let method = facts.member(of: node)
      else { return false }
      return StandardMethods.mutating.contains(facts.name(at: method))
        && facts.call(of: method) != nil
    }
  }

  /// Whether a type assigns one of its own properties outside of its initializers.
  fileprivate func isWritten(_ property: Member, by owner: TypeID) -> Bool {
    isWritten(property, in: bodies(of: owner))
  }

  /// The same for some of its code.
  fileprivate func isWritten(_ property: Member, in bodies: [Body]) -> Bool {
    bodies.contains { body in
      let facts = facts(of: body)
      return members[body.member].kind != .initializer
        && assigns(body) { target in
          facts.writes(property.name, in: target) {
            DeclaredTypes(in: body, of: self).isLocal($0)
          }
        }
    }
  }

  /// Whether a type assigns one of its own properties in a local copy of a value.
  fileprivate func isWrittenInCopy(_ property: Member, by owner: TypeID) -> Bool {
    bodies(of: owner).contains { body in
      let facts = facts(of: body)
      return assigns(body) { target in
        facts.kind(target) == .member && facts.name(at: target) == property.name
          && isInCopy(target, in: body)
      }
    }
  }

  /// Whether a body assigns to an expression that is asked for, or calls a method that changes it.
  private func assigns(_ body: Body, where isMeant: (Int) -> Bool) -> Bool {
    let facts = facts(of: body)
    func writes(_ target: Int?) -> Bool { target.map(facts.unwrapped).map(isMeant) ?? false }
    return facts.descendants(of: body.node).contains { node in
      switch facts.kind(node) {
      case .assignment, .inoutExpr: return writes(facts.firstChild(of: node))
      case .binary:
        return facts.isCompoundAssignment(node) && writes(facts.firstChild(of: node))
      case .call:
        // `lines.append(x)` may write; which methods do is not known.
        guard let callee = facts.callee(of: node), facts.kind(callee.node) == .member else {
          return false
        }
        return StandardMethods.mutating.contains(callee.name)
          && writes(facts.base(of: callee.node))
      default: return false
      }
    }
  }

  /// Whether a member that is changed at a site is one of a local variable.
  fileprivate func isInCopy(_ write: Site) -> Bool {
    guard let writer = write.memberIndex else { return false }
    let facts = files[Int(write.file)].facts
    return bodies(ofMember: writer).contains { body in
      facts.nodes(at: write.offset).contains {
        facts.kind($0) == .member && facts.descendants(of: body.node).contains($0)
          && isInCopy($0, in: body)
      }
    }
  }

  /// Further down, as in `controller.order.note`, an object may stand between, which others see change;
  /// in a local collection, as in `orders[0].note`, none does.
  private func isInCopy(_ member: Int, in body: Body) -> Bool {
    let facts = facts(of: body)
    let types = DeclaredTypes(in: body, of: self)
    guard var base = facts.base(of: member).map(facts.unwrapped) else { return false }
    while facts.kind(base) == .subscriptCall,
      let list = facts.firstChild(of: base).map(facts.unwrapped),
      types.collection(at: list) != nil || types.elementType(of: list) != nil
    {
      base = list
    }
    guard facts.kind(base) == .identifier,
      let local = types.declaration(of: facts.nodes[base].name, seenFrom: base)
    else { return false }
    return [.variableDecl, .optionalBinding, .identifierPattern].contains(facts.kind(local))
  }
}

extension SourceFacts {
  /// Whether an assigned expression is a property of `self`, or a part of one.
  fileprivate func writes(
    _ property: String, in expression: Int, isLocal: (Int) -> Bool
  ) -> Bool {
    var node = expression
    while true {
      switch kind(node) {
      case .identifier: return name(at: node) == property && !isLocal(node)
      case .member:
        guard let base = base(of: node) else { return false }
        if isSelf(base) { return name(at: node) == property }
        node = base
      case .subscriptCall:
        guard let base = firstChild(of: node).map(unwrapped) else { return false }
        node = base
      default: return false
      }
    }
  }
}
