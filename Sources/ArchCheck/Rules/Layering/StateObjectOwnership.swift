/// The view that makes an observable object owns it.
struct StateObjectOwnership: Rule {
  var observation = true

  func findings(in graph: DependencyGraph) -> [Finding] {
    graph.judgedTypes.filter { type in
      type.kind == .struct && graph.role(of: type.id) == .view
    }.flatMap { view in
      graph.judgedMembers(of: view).compactMap { index -> Finding? in
        let member = graph.members[index]
        switch member.kind {
        case .property: return madeAndNotOwned(member, by: view, in: graph)
        case .initializer: return ownedAndNotMade(index, by: view, in: graph)
        default: return nil
        }
      }
    }
  }

  /// `@ObservedObject var model = FeedViewModel()`: made anew each time the view is.
  private func madeAndNotOwned(
    _ property: Member, by view: TypeNode, in graph: DependencyGraph
  ) -> Finding? {
    guard property.isStored, !property.isStatic, graph.hasInitialValue(property),
      let type = property.type.map(graph.resolved), graph.isObservable(type),
      graph[type].isReferenceType, makes(type, property, in: graph)
    else { return nil }
    let wrappers = graph.attributes(of: property)
    let isObservation = graph[type].attributes.contains("Observable")
    if wrappers.contains("StateObject") { return nil }
    if wrappers.contains("State") { return nil }
    // Whatever another wrapper does with the object is not known.
    let isPlain = wrappers.allSatisfy { ["ObservedObject", "Bindable"].contains($0) }
    guard isPlain, observation || !isObservation else { return nil }
    let wrapper = wrappers.first.map { "under @\($0)" } ?? "in a plain property"
    return Finding(
      "\(view.name) makes \(graph[type].name) \(wrapper)", at: graph.location(of: property.node),
      module: graph.moduleName(of: view.id),
      subject: graph.qualifiedName(of: view.id) + ".\(property.name)",
      target: graph.qualifiedName(of: type), condition: graph.condition(property.condition),
      fix: "Hold the object in \(isObservation ? "@State" : "@StateObject").",
      evidence: graph.roleEvidence(of: view.id))
  }

  /// `_model = StateObject(wrappedValue: model)` with an object that somebody else owns.
  private func ownedAndNotMade(
    _ index: Int, by view: TypeNode, in graph: DependencyGraph
  ) -> Finding? {
    let initializer = graph.members[index]
    for body in graph.bodies(ofMember: index) {
      let facts = graph.facts(of: body)
      let parameters = facts.parameters(of: initializer.node.node).map(facts.name(at:))
      for node in facts.descendants(of: body.node) {
        guard let callee = facts.callee(of: node), callee.name == "StateObject",
          let argument = facts.arguments(of: node).first,
          let value = facts.firstChild(of: argument).map(facts.unwrapped),
          facts.kind(value) == .identifier,
          let position = parameters.firstIndex(of: facts.name(at: value)),
          initializer.parameterTypes.indices.contains(position),
          let type = initializer.parameterTypes[position].map(graph.resolved),
          graph.isObservable(type), graph[type].isReferenceType
        else { continue }
        return Finding(
          "\(view.name) takes \(graph[type].name) for its own, which it is given",
          at: graph.location(file: body.file, offset: facts.nodes[node].offset),
          module: graph.moduleName(of: view.id), subject: graph.qualifiedName(of: view.id),
          target: graph.qualifiedName(of: type), condition: graph.condition(initializer.condition),
          fix: "Hold the object in @ObservedObject, or make it here from what the view is given.",
          evidence: graph.roleEvidence(of: view.id))
      }
    }
    return nil
  }

  private func makes(_ type: TypeID, _ property: Member, in graph: DependencyGraph) -> Bool {
    let facts = graph.files[property.node.file].facts
    guard let value = facts.child(.initialValue, of: property.node.node) else { return false }
    let expression = facts.unwrapped(value)
    guard facts.kind(expression) == .call, let callee = facts.callee(of: expression) else {
      return false
    }
    return callee.name == graph[type].simpleName || callee.name == "init"
  }

  static let documentation = RuleDocumentation(
    summary: "A view must own the observable objects it makes, and no others.",
    category: .layering, certainty: .rule, severity: .error,
    rationale: """
      SwiftUI makes view values again and again. An object made under `@ObservedObject` or in a \
      plain property is made again with them, and its state is lost; one that was handed in and \
      put under `@StateObject` is ignored the next time another one is handed in.
      """,
    fix: "Use `@StateObject`, or `@State` for `@Observable` classes, where the object is made.",
    limits: "A shared instance is not made by the view and is left to `no_singletons`.",
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
