/// Objects that a view makes in what it draws.
extension StateObjectOwnership {
  /// `var body: some View { FeedView(model: FeedViewModel()) }` where the inner view only observes what it
  /// is given: drawn again, it gets another one.
  func madeWhereDrawn(by view: TypeNode, in graph: DependencyGraph) -> [Finding] {
    if graph.isPreview(view) { return [] }
    return graph.judgedMembers(of: view).flatMap { index -> [Finding] in
      guard draws(graph.members[index], in: graph) else { return [] }
      return graph.bodies(ofMember: index).flatMap { body -> [Finding] in
        let facts = graph.facts(of: body)
        let types = DeclaredTypes(in: body, of: graph)
        return facts.descendants(of: body.node).compactMap { node in
          guard facts.kind(node) == .call else { return nil }
          if let found = handedDown(by: node, from: view, in: body, graph) {
            return isDrawn(node, in: body, types, graph) ? found : nil
          }
          guard let inner = made(by: node, in: body, graph), isDrawn(node, in: body, types, graph)
          else { return nil }
          return facts.arguments(of: node).lazy.compactMap {
            madeFor($0, of: inner, by: view, in: body, graph)
          }.first
        }
      }
    }
  }

  /// Whether a member gives a part of what the view draws: `body`, or another one that is `some View`
  /// or `AnyView`.
  private func draws(_ member: Member, in graph: DependencyGraph) -> Bool {
    let facts = graph.files[member.node.file].facts
    return [.method, .property].contains(member.kind) && !member.isStored
      && [.returnType, .typeAnnotation].contains { kind in
        facts.child(kind, of: member.node.node).flatMap(facts.firstChild)
          .map { facts.kind($0) == .someType || facts.name(at: $0) == "AnyView" } ?? false
      }
  }

  /// The own type that a call makes by its name, or by `.init` where it is clear.
  private func made(by call: Int, in body: Body, _ graph: DependencyGraph) -> TypeID? {
    let facts = graph.facts(of: body)
    guard let callee = facts.callee(of: call), callee.name.namesType || callee.name == "init"
    else { return nil }
    let offset = facts.nodes[callee.node].offset
    return graph.sites(inFile: body.file, from: offset, to: offset + 1)
      .first { $0.site.kind == .constructs }.flatMap { graph.target(ofSite: $0.index) }
      .map(graph.resolved).flatMap { graph[$0].isExternal ? nil : $0 }
  }

  /// An observable object that an argument makes.
  private struct Made {
    var object: TypeNode
    var isObservation: Bool
    var place: NodeRef
    var condition: Int?
  }

  private func observable(
    madeFor argument: Int, in body: Body, _ graph: DependencyGraph
  ) -> Made? {
    let facts = graph.facts(of: body)
    guard var value = facts.firstChild(of: argument).map(facts.unwrapped) else { return nil }
    // `let model = FeedViewModel(); return FeedView(model: model)`
    if facts.kind(value) == .identifier,
      let local = DeclaredTypes(in: body, of: graph)
        .declaration(of: facts.nodes[value].name, seenFrom: value),
      let made = facts.child(.initialValue, of: local)
    {
      value = facts.unwrapped(made)
    }
    guard let object = made(by: value, in: body, graph), graph[object].isReferenceType,
      graph.isObservable(object)
    else { return nil }
    return Made(
      object: graph[object], isObservation: graph[object].attributes.contains("Observable"),
      place: NodeRef(file: body.file, node: value),
      condition: graph.members[body.member].condition)
  }

  private func finding(
    about made: Made, by view: TypeNode, whereItDraws drawn: String, holder: String,
    in graph: DependencyGraph
  ) -> Finding {
    Finding(
      "\(view.name) makes \(made.object.name) where it draws \(drawn)",
      at: graph.location(of: made.place), about: view.id, in: graph,
      target: graph.qualifiedName(of: made.object.id), severity: .warning,
      condition: graph.condition(made.condition),
      fix: "Hold the object in \(made.isObservation ? "@State" : "@StateObject")\(holder).",
      evidence: graph.roleEvidence(of: view.id))
  }

  /// `.environmentObject(CartStore())`, `.environment(Session())`: what makes an object for the views
  /// below each time it is drawn.
  private func handedDown(
    by call: Int, from view: TypeNode, in body: Body, _ graph: DependencyGraph
  ) -> Finding? {
    let facts = graph.facts(of: body)
    let arguments = facts.arguments(of: call)
    guard let callee = facts.callee(of: call), facts.kind(callee.node) == .member,
      ["environment", "environmentObject"].contains(callee.name), arguments.count == 1,
      let made = observable(madeFor: arguments[0], in: body, graph),
      observation || !made.isObservation
    else { return nil }
    return finding(
      about: made, by: view, whereItDraws: "the views that get it from the environment",
      holder: " here", in: graph)
  }

  /// What is wrong with an argument that makes an object for a property which only observes it.
  private func madeFor(
    _ argument: Int, of inner: TypeID, by view: TypeNode, in body: Body, _ graph: DependencyGraph
  ) -> Finding? {
    let label = graph.facts(of: body).name(at: argument)
    guard graph.drawsLikeView(graph[inner]),
      let property = property(of: graph[inner], setBy: label, in: graph),
      let made = observable(madeFor: argument, in: body, graph)
    else { return nil }
    let wrappers = graph.wrappers(of: property).map(\.name)
    guard
      made.isObservation
        ? observation && wrappers.allSatisfy({ $0 == "Bindable" }) : wrappers == ["ObservedObject"]
    else { return nil }
    return finding(
      about: made, by: view, whereItDraws: "\(graph[inner].name), which only observes it",
      holder: ", here or in \(graph[inner].name)", in: graph)
  }

  /// The property that an argument of a view's only initializer sets: the written one stores it as it
  /// is given.
  private func property(
    of view: TypeNode, setBy label: String, in graph: DependencyGraph
  ) -> Member? {
    let initializers = graph.members(of: view.id).indices.filter {
      graph.members[$0].kind == .initializer && !graph.members[$0].isInExtension
    }
    guard let only = initializers.first else {
      return graph.members(of: view.id).first { $0.isStoredInstanceProperty && $0.name == label }
    }
    guard initializers.count == 1, let body = graph.bodies(ofMember: only).first,
      let position = graph.members[only].labels.firstIndex(of: label)
    else { return nil }
    let facts = graph.facts(of: body)
    let parameter = facts.parameters(of: graph.members[only].node.node)[position]
    return storedValues(in: body, of: view, graph).first {
      facts.kind($0.value) == .identifier && facts.name(at: $0.value) == facts.name(at: parameter)
    }?.property
  }

  /// Whether a call is a part of what is drawn, and not of what happens on an event: it stands alone,
  /// perhaps with modifiers behind it, in braces that hold views.
  private func isDrawn(
    _ call: Int, in body: Body, _ types: DeclaredTypes, _ graph: DependencyGraph
  ) -> Bool {
    let facts = graph.facts(of: body)
    var node = call
    while node != body.node, let parent = types.parent(of: node) {
      switch facts.kind(parent) {
      case .block, .returnStmt, .ifStmt, .switchStmt, .switchCase, .member, .accessorDecl: break
      case .call: if facts.firstChild(of: parent) != node { return false }
      case .argument:
        // `NavigationLink(destination: FeedView(…))`, and braces behind a view or a modifier.
        let isPart = facts.kind(node) == .closure || facts.name(at: parent) == "destination"
        guard isPart, let user = types.parent(of: parent), let callee = facts.callee(of: user)
        else { return false }
        if facts.kind(node) == .closure, !holdsViews(parent, of: callee.name, facts),
          !takesViews(user, in: body, graph)
        {
          return false
        }
        node = user
        continue
      case .closure: break
      default: return false
      }
      node = parent
    }
    return true
  }

  /// Whether the braces that a call is given hold views.
  private func holdsViews(_ argument: Int, of callee: String, _ facts: SourceFacts) -> Bool {
    let label = facts.name(at: argument)
    if callee == "Button" { return label == "label" }
    let isView = SDKTable.bundled.types(named: callee).contains {
      $0.families.contains(.swiftUIView)
    }
    return isView || Self.modifiers.contains(callee)
      || ["content", "destination", "label"].contains(label)
  }

  /// Modifiers that take braces with views.
  private static let modifiers: Set<String> = [
    "background", "fullScreenCover", "inspector", "listRowBackground", "mask",
    "navigationDestination", "overlay", "popover", "safeAreaBar", "safeAreaInset", "sheet",
    "tabItem", "toolbar",
  ]

  /// Whether a call makes a view of the project that is built from the views in braces:
  /// `Card { FeedView(…) }`.
  private func takesViews(_ call: Int, in body: Body, _ graph: DependencyGraph) -> Bool {
    made(by: call, in: body, graph).map { view in
      graph.drawsLikeView(graph[view])
        && graph.members(of: view).contains { member in
          let facts = graph.files[member.node.file].facts
          return graph.attributes(of: member).contains("ViewBuilder") && member.isStored
            || member.kind == .initializer
              && facts.parameters(of: member.node.node).contains { parameter in
                facts.descendants(of: parameter).contains {
                  facts.kind($0) == .attribute && facts.name(at: $0) == "ViewBuilder"
                }
              }
        }
    } ?? false
  }
}
