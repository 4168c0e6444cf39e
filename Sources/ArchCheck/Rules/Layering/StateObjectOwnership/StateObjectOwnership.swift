/// The view that makes an observable object owns it.
struct StateObjectOwnership: Rule {
  var observation = true

  func findings(in graph: DependencyGraph) -> [Finding] {
    graph.judgedTypes.filter { type in
      type.kind == .struct && graph.drawsLikeView(type)
    }.flatMap { view in
      graph.judgedMembers(of: view).compactMap { index -> Finding? in
        let member = graph.members[index]
        switch member.kind {
        case .property:
          return madeAndNotOwned(member, by: view, in: graph)
            ?? ownedAndHeldByOthers(member, by: view, in: graph)
            ?? keptUnseen(member, by: view, in: graph)
        case .initializer: return ownedAndNotMade(index, by: view, in: graph)
        default: return nil
        }
      } + madeWhereDrawn(by: view, in: graph)
    }
  }

  /// `@ObservedObject var model = FeedViewModel()`: made anew each time the view is.
  private func madeAndNotOwned(
    _ property: Member, by view: TypeNode, in graph: DependencyGraph
  ) -> Finding? {
    guard property.isStored, !property.isStatic,
      let type = property.type.map(graph.resolved), graph.isObservable(type),
      graph[type].isReferenceType,
      let place = makes(type, property, in: graph)
        ? graph.location(of: property.node)
        : placeMaking(type, for: property, in: view, graph)
    else { return nil }
    let wrappers = graph.attributes(of: property)
    let isObservation = graph[type].attributes.contains("Observable")
    if wrappers.contains("StateObject") || wrappers.contains("State") { return nil }
    // Whatever another wrapper does with the object is not known.
    let isPlain = wrappers.allSatisfy { ["ObservedObject", "Bindable"].contains($0) }
    guard isPlain, observation || !isObservation else { return nil }
    let wrapper = wrappers.first.map { "under @\($0)" } ?? "in a plain property"
    return Finding(
      "\(view.name) makes \(graph[type].name) \(wrapper)", at: place,
      about: property, in: graph, target: graph.qualifiedName(of: type),
      fix: "Hold the object in \(isObservation ? "@State" : "@StateObject").",
      evidence: graph.roleEvidence(of: view.id))
  }

  /// `@State var model: FeedViewModel` with a view that shows what the object publishes, whoever makes
  /// it.
  private func keptUnseen(
    _ property: Member, by view: TypeNode, in graph: DependencyGraph
  ) -> Finding? {
    guard property.isStoredInstanceProperty, graph.attributes(of: property).contains("State"),
      let type = property.type.map(graph.resolved), graph.isObservable(type),
      graph[type].isReferenceType, !graph[type].attributes.contains("Observable"),
      reads(type, view, in: graph)
    else { return nil }
    return Finding(
      "\(view.name) keeps \(graph[type].name) under @State, which does not observe its changes",
      about: property, in: graph, target: graph.qualifiedName(of: type),
      fix: makes(type, property, in: graph)
        ? "Hold the object in @StateObject."
        : "Hold the object in @StateObject where it is made, and in @ObservedObject elsewhere.",
      evidence: graph.roleEvidence(of: view.id))
  }

  /// Whether a view uses what an object publishes; one that only owns it need not see its changes.
  private func reads(_ type: TypeID, _ view: TypeNode, in graph: DependencyGraph) -> Bool {
    graph.dependencies(of: view.id).contains { dependency in
      graph.resolved(dependency.target) == type
        && graph.sites[dependency.sites].contains { site in
          !site.flags.contains(.write)
            && graph.usedMember(of: site).map { graph.attributes(of: $0).contains("Published") }
              ?? false
        }
    }
  }

  // MARK: Objects that others made

  /// `_model = StateObject(wrappedValue: model)` with an object that somebody else owns.
  private func ownedAndNotMade(
    _ index: Int, by view: TypeNode, in graph: DependencyGraph
  ) -> Finding? {
    let initializer = graph.members[index]
    for body in graph.bodies(ofMember: index) {
      let facts = graph.facts(of: body)
      let parameters = facts.parameters(of: initializer.node.node).map(facts.name(at:))
      for owned in owned(in: body, by: view, graph) {
        guard facts.kind(owned.value) == .identifier,
          let position = parameters.firstIndex(of: facts.name(at: owned.value)),
          initializer.parameterTypes.indices.contains(position)
        else { continue }
        let type = initializer.parameterTypes[position].map(graph.resolved)
        let parameter = facts.parameters(of: initializer.node.node)[position]
        let object = object(
          type, isStateObject: owned.isStateObject, isState: !owned.isStateObject, in: graph
        ) { genericParameter(of: parameter, initializer, view, graph) }
        guard let object else { continue }
        // What is made in the call, or by default, belongs to nobody else, and is kept from the first
        // one on.
        let calls = callsGiving(initializer.labels[position], at: position, to: view, in: graph)
        let isMadeByDefault =
          facts.child(.initialValue, of: parameter).map {
            facts.kind(facts.unwrapped($0 + 1)) == .call
          }
          ?? false
        guard calls.contains(where: \.isHeld) || calls.isEmpty && !isMadeByDefault else { continue }
        return finding(
          about: view, taking: object.name, type, for: owned.property,
          isObservation: object.isObservation,
          at: graph.location(file: body.file, offset: facts.nodes[owned.node].offset),
          under: initializer.condition, calls, in: graph)
      }
    }
    return nil
  }

  /// `@StateObject var model: FeedViewModel`, and `FeedView(model: model)` with an object that the
  /// caller has.
  private func ownedAndHeldByOthers(
    _ property: Member, by view: TypeNode, in graph: DependencyGraph
  ) -> Finding? {
    guard property.isStoredInstanceProperty, !graph.hasInitialValue(property),
      !graph.members(of: view.id).contains(where: { $0.kind == .initializer && !$0.isInExtension })
    else { return nil }
    let type = property.type.map(graph.resolved)
    let wrappers = graph.attributes(of: property)
    let object = object(
      type, isStateObject: wrappers.contains("StateObject"), isState: wrappers.contains("State"),
      in: graph
    ) { graph.genericParameter(ofProperty: property) }
    guard let object else { return nil }
    let calls = callsGiving(property.name, at: 0, to: view, in: graph)
    guard calls.contains(where: \.isHeld) else { return nil }
    return finding(
      about: view, taking: object.name, type, for: property.name,
      isObservation: object.isObservation, at: graph.location(of: property.node),
      under: property.condition, calls, in: graph)
  }

  /// What a wrapper may take for its own: an observable object, by the name of its type. `@StateObject`
  /// takes nothing else, whatever a generic parameter calls it.
  private func object(
    _ type: TypeID?, isStateObject: Bool, isState: Bool, in graph: DependencyGraph,
    generic: () -> String?
  ) -> (name: String, isObservation: Bool)? {
    guard let type else { return isStateObject ? generic().map { ($0, false) } : nil }
    let isObservation = graph[type].attributes.contains("Observable")
    guard graph.isObservable(type), graph[type].isReferenceType,
      isStateObject || isState && observation && isObservation
    else { return nil }
    return (graph[type].name, isObservation)
  }

  private func finding(
    about view: TypeNode, taking name: String, _ type: TypeID?, for property: String?,
    isObservation: Bool, at place: Location, under condition: Int?, _ calls: [GivingCall],
    in graph: DependencyGraph
  ) -> Finding {
    let holder = holder(of: property, isObservation, in: view, graph)
    return Finding(
      "\(view.name) takes \(name) for its own, which it is given", at: place, about: view.id,
      in: graph, target: type.map { graph.qualifiedName(of: $0) },
      condition: graph.condition(condition),
      fix: "Hold the object in \(holder), or make it here from what the view is given.",
      evidence: graph.roleEvidence(of: view.id)
        + calls.filter(\.isHeld).map {
          Finding.Evidence("is given an object that the caller has", at: $0.location)
        })
  }

  /// What may hold an object that somebody else owns; a view binds to parts of it by `$model.text`.
  private func holder(
    of property: String?, _ isObservation: Bool, in view: TypeNode, _ graph: DependencyGraph
  ) -> String {
    guard isObservation else { return "@ObservedObject" }
    let isBound = graph.bodies(of: view.id).contains { body in
      let facts = graph.facts(of: body)
      return facts.descendants(of: body.node).contains { node in
        facts.kind(node) == .identifier
          && facts.name(at: node) == property.map { "$\($0)" }
      }
    }
    return isBound ? "@Bindable" : "a plain property"
  }

  /// The generic parameter of the view or the initializer that a parameter's type is.
  private func genericParameter(
    of parameter: Int, _ initializer: Member, _ view: TypeNode, _ graph: DependencyGraph
  ) -> String? {
    let facts = graph.files[initializer.node.file].facts
    guard
      let type = facts.children(of: parameter).first(where: { facts.kind($0) == .namedType })
    else { return nil }
    let name = facts.name(at: type)
    let isGeneric = graph.declaresGeneric(name, in: view.declarations + [initializer.node])
    return isGeneric ? name : nil
  }

  /// A value that an initializer puts under `@StateObject` or `@State`.
  private struct Owned {
    var value: Int
    /// What is written for it.
    var node: Int
    var isStateObject: Bool
    /// What it is stored in, where that is told.
    var property: String?
  }

  private func owned(in body: Body, by view: TypeNode, _ graph: DependencyGraph) -> [Owned] {
    let facts = graph.facts(of: body)
    let named = facts.descendants(of: body.node).compactMap { node -> Owned? in
      guard let callee = facts.callee(of: node), callee.name == "StateObject",
        let value = facts.arguments(of: node).first.flatMap(facts.firstChild(of:))
      else { return nil }
      return Owned(value: facts.unwrapped(value), node: node, isStateObject: true)
    }
    let stored = storedValues(in: body, of: view, graph).compactMap { stored -> Owned? in
      let wrappers = graph.attributes(of: stored.property)
      let isStateObject = wrappers.contains("StateObject")
      guard isStateObject || wrappers.contains("State") else { return nil }
      return Owned(
        value: stored.value, node: stored.node, isStateObject: isStateObject,
        property: stored.property.name)
    }
    return named + stored
  }

  /// What an initializer stores in a view: `model = …`, `_model = StateObject(wrappedValue: …)`.
  func storedValues(
    in body: Body, of view: TypeNode, _ graph: DependencyGraph
  ) -> [(property: Member, value: Int, node: Int)] {
    let facts = graph.facts(of: body)
    let properties = graph.members(of: view.id).filter { $0.isStoredInstanceProperty }
    return facts.descendants(of: body.node).compactMap { node in
      guard facts.kind(node) == .assignment, let target = facts.firstChild(of: node),
        let value = facts.lastChild(of: node).map(facts.unwrapped),
        facts.kind(target) == .identifier || facts.base(of: target).map(facts.isSelf) ?? false
      else { return nil }
      let name = facts.name(at: target)
      if let property = properties.first(where: { $0.name == name }) {
        return (property, value, value)
      }
      guard name.hasPrefix("_"), facts.kind(value) == .call,
        let property = properties.first(where: { $0.name == name.dropFirst() }),
        let argument = facts.arguments(of: value).first,
        ["initialValue", "wrappedValue"].contains(facts.name(at: argument)),
        let wrapped = facts.firstChild(of: argument)
      else { return nil }
      return (property, facts.unwrapped(wrapped), value)
    }
  }

  // MARK: Making

  private func makes(_ type: TypeID, _ property: Member, in graph: DependencyGraph) -> Bool {
    let facts = graph.files[property.node.file].facts
    guard let value = facts.child(.initialValue, of: property.node.node) else { return false }
    return makes(type, facts.unwrapped(value), facts, graph)
  }

  private func makes(
    _ type: TypeID, _ expression: Int, _ facts: SourceFacts, _ graph: DependencyGraph
  ) -> Bool {
    guard facts.kind(expression) == .call else { return false }
    if let callee = facts.callee(of: expression) {
      return callee.name == graph[type].simpleName || callee.name == "init"
    }
    // `{ let model = FeedViewModel(); …; return model }()`
    return facts.firstChild(of: expression).map { closure in
      facts.kind(closure) == .closure
        && facts.descendants(of: closure).contains {
          facts.callee(of: $0)?.name == graph[type].simpleName
        }
    } ?? false
  }

  /// Where an initializer makes the object of a property, if no initializer is given one.
  private func placeMaking(
    _ type: TypeID, for property: Member, in view: TypeNode, _ graph: DependencyGraph
  ) -> Location? {
    let initializers = graph.judgedMembers(of: view).filter {
      graph.members[$0].kind == .initializer
    }
    let isGiven = initializers.contains { index in
      graph.members[index].parameterTypes.contains { $0.map(graph.resolved) == type }
    }
    if isGiven { return nil }
    for body in initializers.flatMap({ graph.bodies(ofMember: $0) }) {
      let facts = graph.facts(of: body)
      let values = storedValues(in: body, of: view, graph).filter {
        $0.property.node == property.node
      }
      // Of several, one may come from somebody else.
      guard let only = values.first, values.count == 1, makes(type, only.value, facts, graph)
      else { continue }
      return graph.location(file: body.file, offset: facts.nodes[only.node].offset)
    }
    return nil
  }

  static let documentation = RuleDocumentation(
    summary: "A view must own the observable objects it makes, and no others.",
    category: .layering, certainty: .rule, severity: .error,
    rationale: """
      SwiftUI makes view values again and again. An object made under `@ObservedObject` or in a \
      plain property is made again with them, and its state is lost; one that was handed in and \
      put under `@StateObject` or `@State` is ignored the next time another one is handed in. \
      `@State` keeps an `ObservableObject`, but the view is not drawn again when it changes.
      """,
    fix: "Use `@StateObject`, or `@State` for `@Observable` classes, where the object is made.",
    limits: """
      An object that an initializer makes counts if no initializer of the view is given one, not \
      even with a default value: then the caller may own it. One that is made where a view is \
      drawn counts if the view that is given it observes it and has no initializer of its own, or \
      one that only stores it.

      Not reported:
      - shared instances, which the view does not make and which are left to `no_singletons`
      - an object that the view takes for its own, if all calls of the view make it, perhaps by a \
      default value, or, without an initializer, no call gives one that the caller has; tests and previews say nothing
      - one that the root view of a hosting controller is given, as that is made once
      - an `ObservableObject` under `@State` if the view reads nothing that it publishes
      """,
    options: ["observation": "Whether objects of the Observation framework are judged too."],
    guidelines: ["AB-06", "AB-07", "LK-73"],
    profiles: [.lickability, .swiftuiModular, .recommended],
    examples: [
      Example(
        """
        //- App/FeedView.swift
        import SwiftUI
        final class FeedViewModel: ObservableObject {}
        @Observable final class Cart {}
        struct FeedView: View {
          @ObservedObject var model = FeedViewModel()  // finding
          private let other = FeedViewModel()  // finding
          let cart = Cart()  // finding
          var body: some View { Text("Feed") }
        }
        """),
      Example(
        """
        //- App/FeedView.swift
        import SwiftUI
        final class FeedViewModel: ObservableObject {}
        struct FeedView: View {
          @StateObject private var model: FeedViewModel
          init(model: FeedViewModel) {
            _model = StateObject(wrappedValue: model)  // finding
          }
          var body: some View { Text("Feed") }
        }
        """),
      Example(
        """
        //- App/FeedView.swift
        import SwiftUI
        final class FeedViewModel: ObservableObject {
          static let shared = FeedViewModel()
          init(id: Int = 0) {}
        }
        @Observable final class Cart {}
        struct FeedView: View {
          @StateObject private var model = FeedViewModel()
          @StateObject private var other: FeedViewModel
          @ObservedObject private var shared = FeedViewModel.shared
          @ObservedObject var given: FeedViewModel
          @State private var cart = Cart()
          @EnvironmentObject private var ambient: FeedViewModel
          private let formatter = Formatting()
          init(id: Int, given: FeedViewModel) {
            self.given = given
            _other = StateObject(wrappedValue: FeedViewModel(id: id))
          }
          var body: some View { Text("Feed") }
        }
        struct PrivacyView: View {
          @StateObject var model: FeedViewModel
          var body: some View { Text("Privacy") }
        }
        final class PrivacyController: UIHostingController<PrivacyView> {
          init(model: FeedViewModel) { super.init(rootView: PrivacyView(model: model)) }
        }
        final class Formatting {}
        """),
      Example(
        """
        //- App/CartView.swift
        import SwiftUI
        @Observable final class Cart {}
        struct CartView: View {
          let cart = Cart()
          var body: some View { Text("Cart") }
        }
        struct CartView_Previews: PreviewProvider {
          @ObservedObject static var model = CartViewModel()
          static var previews: some View { CartView() }
        }
        final class CartViewModel: ObservableObject {}
        """, of: StateObjectOwnership(observation: false)),
    ])
}
