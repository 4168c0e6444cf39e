/// SwiftUI views navigate by calling the router.
struct NavigationViaRouter: Rule {
  var calls = [
    "NavigationLink", "NavigationView", "fullScreenCover", "navigationDestination", "sheet",
  ]
  var allow = ["alert", "confirmationDialog"]
  var forbidPathMutation = true

  func findings(in graph: DependencyGraph) -> [Finding] {
    let roots = rootFiles(in: graph)
    let hasRouter = graph.types.contains { graph.role(of: $0.id) == .router && !$0.isExternal }
    return graph.judgedTypes.filter { type in
      graph.role(of: type.id) == .view && !graph.isClassicView(type.id)
        && !type.declarations.contains { roots.contains($0.file) }
    }.flatMap { findings(about: $0, hasRouter: hasRouter, in: graph) }
  }

  /// Roles of what owns the path.
  private static let routing: Set<Role> = [.coordinator, .router]

  /// Files that hold the app, a router, or a stack that is bound to a router's path.
  private func rootFiles(in graph: DependencyGraph) -> Set<Int> {
    var roots: Set<Int> = []
    for type in graph.types where !type.isExternal {
      guard let role = graph.role(of: type.id), role == .app || Self.routing.contains(role)
      else { continue }
      roots.formUnion(type.declarations.map(\.file))
    }
    for (index, file) in graph.files.enumerated() where file.facts.names.contains("path") {
      let facts = file.facts
      let isBound = facts.nodes.indices.contains { node in
        guard let callee = facts.callee(of: node), callee.name == "NavigationStack" else {
          return false
        }
        return facts.children(of: node).contains {
          facts.kind($0) == .argument && facts.name(at: $0) == "path"
        }
      }
      if isBound { roots.insert(index) }
    }
    return roots
  }

  private func findings(
    about view: TypeNode, hasRouter: Bool, in graph: DependencyGraph
  ) -> [Finding] {
    var places: [String: [(location: Location, condition: Int?)]] = [:]
    let mirrors = mirrors(in: view, graph)
    for body in graph.bodies(of: view.id) where graph.isJudged(file: body.file) {
      let facts = graph.facts(of: body)
      for node in facts.descendants(of: body.node) {
        guard let (name, place) = step(node, of: body, view, mirrors, facts, graph),
          !allow.contains(name)
        else { continue }
        places[name, default: []].append(
          (
            graph.location(file: body.file, offset: facts.nodes[place].offset),
            graph.members[body.member].condition
          ))
      }
    }
    // Without a link below it, the view gives what it holds a title bar and goes nowhere.
    if places["NavigationView"] != nil, places.count == 1, !hasLinks(view, in: graph) { return [] }
    return places.sorted { $0.key < $1.key }.map { name, places in
      let sorted = places.map(\.location).sorted()
      return Finding(
        "\(view.name) navigates with \(name), not through a router", at: sorted[0],
        about: view.id, in: graph,
        target: name, strength: graph.assignment(of: view.id).strength,
        condition: graph.condition(ofAny: places.map(\.condition))?.description,
        fix: hasRouter
          ? "" : "Give the environment a router with the path and the sheet, and call that.",
        evidence: graph.roleEvidence(of: view.id)
          + sorted.dropFirst().map { Finding.Evidence("also here", at: $0) })
    }
  }

  /// Whether the view, or one that it makes, holds a link or the screens that links lead to.
  private func hasLinks(_ view: TypeNode, in graph: DependencyGraph) -> Bool {
    let made = graph.dependencies(of: view.id).filter { dependency in
      !graph[dependency.target].isExternal
        && graph.sites[dependency.sites].contains { $0.kind == .constructs }
    }.map(\.target)
    return ([view.id] + made).contains { id in
      graph.bodies(of: id).contains { body in
        let facts = graph.facts(of: body)
        return facts.descendants(of: body.node).contains {
          ["NavigationLink", "navigationDestination"].contains(facts.callee(of: $0)?.name)
        }
      }
    }
  }

  private func step(
    _ node: Int, of body: Body, _ view: TypeNode, _ mirrors: Set<String>, _ facts: SourceFacts,
    _ graph: DependencyGraph
  ) -> (name: String, node: Int)? {
    if forbidPathMutation, facts.kind(node) == .assignment || facts.isCompoundAssignment(node),
      let target = facts.firstChild(of: node).map(facts.unwrapped),
      isPath(target, facts, body, graph)
    {
      return ("path", target)
    }
    guard let callee = facts.callee(of: node) else { return nil }
    let arguments = facts.arguments(of: node)
    let labels = Set(arguments.map(facts.name(at:)))
    if forbidPathMutation, changesPath(callee, facts, body, graph) {
      return ("path.\(callee.name)", callee.node)
    }
    guard calls.contains(callee.name) else { return nil }
    switch callee.name {
    case "NavigationLink":
      return !labels.isDisjoint(with: ["state", "value"])
        || handsOn(arguments, of: view, body, graph)
        ? nil : (callee.name, callee.node)
    case "sheet", "fullScreenCover", "navigationDestination":
      guard facts.kind(callee.node) == .member else { return nil }
      let isLocal = arguments.contains { argument in
        switch facts.name(at: argument) {
        case "item": isLocalState(argument, of: view, facts, graph)
        case "isPresented":
          !asksRouter(argument, facts)
            && !facts.descendants(of: argument).contains {
              mirrors.contains(String(facts.name(at: $0).drop { $0 == "$" }))
            }
        default: false
        }
      }
      guard isLocal, !showsPicker(arguments, of: view, body, graph),
        !handsOn(arguments, of: view, body, graph)
      else { return nil }
      return (callee.name, callee.node)
    default: return (callee.name, callee.node)
    }
  }

  /// Whether `$sheet` is a state of the view itself.
  private func isLocalState(
    _ argument: Int, of view: TypeNode, _ facts: SourceFacts, _ graph: DependencyGraph
  ) -> Bool {
    guard let value = facts.firstChild(of: argument).map(facts.unwrapped),
      facts.kind(value) == .identifier
    else { return false }
    return has("State", String(facts.name(at: value).drop { $0 == "$" }), view.id, graph)
  }

  /// Names of the states that follow the router's: `.onChange(of: router.isOpen) { isOpen = $0 }`.
  private func mirrors(in view: TypeNode, _ graph: DependencyGraph) -> Set<String> {
    graph.bodies(of: view.id).reduce(into: []) { names, body in
      let facts = graph.facts(of: body)
      for node in facts.descendants(of: body.node) {
        guard facts.callee(of: node)?.name == "onChange",
          let observed = facts.child(.argument, of: node), asksRouter(observed, facts)
        else { continue }
        for inner in facts.descendants(of: node) where facts.kind(inner) == .assignment {
          if let target = facts.firstChild(of: inner) { names.insert(facts.name(at: target)) }
        }
      }
    }
  }

  /// Whether what presents the sheet is the router's, as in `$router.isAsking`.
  private func asksRouter(_ argument: Int, _ facts: SourceFacts) -> Bool {
    facts.descendants(of: argument).contains { node in
      let name = facts.name(at: node).lowercased()
      return ["router", "coordinator"].contains(where: name.contains)
    }
  }

  /// Whether what is shown works on the state of the view that shows it: it gets a binding to it, or
  /// its view model. No router could make it from a value.
  private func handsOn(
    _ arguments: [Int], of view: TypeNode, _ body: Body, _ graph: DependencyGraph
  ) -> Bool {
    let facts = graph.facts(of: body)
    let presenting = Set(
      arguments.filter { ["item", "isActive", "isPresented"].contains(facts.name(at: $0)) }
        .flatMap { facts.descendants(of: $0) }.map(facts.name(at:)))
    let content = arguments.filter {
      !["item", "isActive", "isPresented", "onDismiss"].contains(facts.name(at: $0))
    }
    // The other closure of a link is what one taps on.
    let named = content.filter { facts.name(at: $0) == "destination" }
    let shown =
      named.isEmpty
      ? content.filter {
        facts.name(at: $0) != "label" && facts.firstChild(of: $0).map(facts.kind) == .closure
      } : named
    if !shown.isEmpty, shown.allSatisfy({ isGiven($0, to: view, facts, graph) }) { return true }
    let written = content.map { NodeRef(file: body.file, node: $0) }
    // What the view calls by a name of its own, such as `filterSheet`.
    let called = content.flatMap { ownMembers(namedBelow: $0, of: view, facts, graph) }
      .flatMap(graph.bodies(ofMember:)).map { NodeRef(file: $0.file, node: $0.node) }
    return (written + called).contains { place in
      handsOn(below: place, presenting, of: view, graph)
        || sharesState(below: place, of: view, graph)
    }
  }

  /// Whether what is shown is what the view was given to show, as in `NavigationLink { content() }`:
  /// whoever gave it knows the next screen.
  private func isGiven(
    _ argument: Int, to view: TypeNode, _ facts: SourceFacts, _ graph: DependencyGraph
  ) -> Bool {
    guard let value = facts.firstChild(of: argument).map(facts.unwrapped) else { return false }
    var shown = value
    if facts.kind(value) == .closure {
      guard let only = facts.child(.block, of: value).flatMap(facts.soleResult) else {
        return false
      }
      shown = facts.unwrapped(only)
    }
    if facts.kind(shown) == .call {
      shown = facts.firstChild(of: shown).map(facts.unwrapped) ?? shown
    }
    guard facts.kind(shown) == .identifier else { return false }
    return isOwn(facts.name(at: shown)[...], view, graph)
  }

  /// Whether a closure brings a result back to the view that shows the screen: it sets a state of it,
  /// or calls a function of it, or of what it keeps, with what it gets.
  private func bringsBack(
    _ closure: Int, _ presenting: Set<String>, to view: TypeNode, _ facts: SourceFacts,
    _ graph: DependencyGraph
  ) -> Bool {
    let parameters = Set(
      facts.parameters(of: closure).map(facts.name(at:)))
    return facts.descendants(of: closure).contains { node in
      if facts.kind(node) == .assignment {
        guard var target = facts.firstChild(of: node).map(facts.unwrapped) else { return false }
        while let base = facts.base(of: target), !facts.isSelf(base) { target = base }
        let name = facts.name(at: target)
        return !presenting.contains("$" + name) && isOwn(name[...], view, graph)
      }
      guard let callee = facts.callee(of: node)?.node, isFunction(callee, of: view, facts, graph)
      else { return false }
      return facts.arguments(of: node)
        .flatMap { facts.descendants(of: $0) }.contains {
          facts.kind($0) == .identifier
            && (facts.isClosureArgument(facts.nodes[$0].name)
              || parameters.contains(facts.name(at: $0)))
        }
    }
  }

  /// Whether an expression names a function of the view, or one of something that it keeps: `add`,
  /// `model.save`, `drafts.append`.
  private func isFunction(
    _ expression: Int, of view: TypeNode, _ facts: SourceFacts, _ graph: DependencyGraph
  ) -> Bool {
    guard var base = facts.base(of: expression), !facts.isSelf(base) else {
      return graph.members(of: view.id).contains {
        $0.name == facts.name(at: expression) && $0.kind == .method
      }
    }
    while let inner = facts.base(of: base), !facts.isSelf(inner) { base = inner }
    return isOwn(facts.name(at: base)[...], view, graph)
  }

  /// Computed members of the view that code names.
  private func ownMembers(
    namedBelow node: Int, of view: TypeNode, _ facts: SourceFacts, _ graph: DependencyGraph
  ) -> [Int] {
    var members: [Int] = []
    NameWalk.uses(in: node, facts: facts) { use in
      guard use.kind != .wholeSelf,
        let named = view.members.first(where: {
          graph.members[$0].name == facts.name(at: use.node) && !graph.members[$0].isStored
        })
      else { return }
      members.append(named)
    }
    return members
  }

  private func handsOn(
    below place: NodeRef, _ presenting: Set<String>, of view: TypeNode, _ graph: DependencyGraph
  ) -> Bool {
    let facts = graph.files[place.file].facts
    return facts.descendants(of: place.node).contains { node in
      guard facts.kind(node) == .argument,
        let value = facts.firstChild(of: node).map(facts.unwrapped)
      else { return false }
      var root = value
      while let base = facts.base(of: root) { root = base }
      if facts.kind(root) == .identifier, facts.name(at: root).hasPrefix("$"),
        !presenting.contains(facts.name(at: root))
      {
        return isOwn(facts.name(at: root).dropFirst(), view, graph)
      }
      if facts.callee(of: value)?.name == "Binding" { return true }
      if facts.kind(value) == .closure {
        return bringsBack(value, presenting, to: view, facts, graph)
      }
      if isReference(value, in: place.file, of: view, facts, graph) { return true }
      return facts.kind(value) == .identifier
        && graph.members(of: view.id).contains {
          $0.name == facts.name(at: value) && $0.isStored
            && ($0.type.flatMap(graph.role(of:)) == .viewModel
              || graph.attributes(of: $0).contains(
                where: ["Bindable", "ObservedObject", "StateObject"].contains))
        }
    }
  }

  /// Whether an argument is a function that takes a result: `add`, `model.save`.
  private func isReference(
    _ value: Int, in file: Int, of view: TypeNode, _ facts: SourceFacts, _ graph: DependencyGraph
  ) -> Bool {
    guard isFunction(value, of: view, facts, graph) else { return false }
    return facts.kind(value) == .identifier
      || graph.usedMember(at: NodeRef(file: file, node: value))
        .map { graph.members[$0].kind == .method } ?? false
  }

  /// Whether a screen that is made is given an observable state of the view which it declares
  /// `@Bindable`, so that it changes it as it would through a binding.
  private func sharesState(
    below place: NodeRef, of view: TypeNode, _ graph: DependencyGraph
  ) -> Bool {
    let facts = graph.files[place.file].facts
    return graph.sites(in: place).contains { entry in
      guard entry.site.kind == .constructs, let made = graph.target(ofSite: entry.index),
        let call = facts.descendants(of: place.node).first(where: { node in
          facts.callee(of: node).map { facts.nodes[$0.node].offset == entry.site.offset } ?? false
        })
      else { return false }
      return facts.arguments(of: call).contains { argument in
        guard let value = facts.firstChild(of: argument).map(facts.unwrapped),
          facts.base(of: value).map(facts.isSelf) ?? (facts.kind(value) == .identifier)
        else { return false }
        return has("State", facts.name(at: value), view.id, graph)
          && has("Bindable", facts.name(at: argument), graph.resolved(made), graph)
      }
    }
  }

  /// Whether a type has a property of that name with an attribute.
  private func has(
    _ attribute: String, _ property: String, _ type: TypeID, _ graph: DependencyGraph
  ) -> Bool {
    graph.members(of: type).contains {
      $0.name == property && graph.attributes(of: $0).contains(attribute)
    }
  }

  /// Whether a view keeps a property of that name.
  private func isOwn(_ name: Substring, _ view: TypeNode, _ graph: DependencyGraph) -> Bool {
    graph.members(of: view.id).contains { $0.name == name && $0.isStored }
  }

  /// Whether a sheet holds nothing but a picker or a screen of the system in its wrapper, which
  /// belong to the control that opens them.
  private func showsPicker(
    _ arguments: [Int], of view: TypeNode, _ body: Body, _ graph: DependencyGraph
  ) -> Bool {
    let facts = graph.facts(of: body)
    let content = arguments.filter {
      facts.firstChild(of: $0).map { facts.kind($0) == .closure } ?? false
        && facts.name(at: $0) != "onDismiss"
    }
    let shown = content.flatMap { argument in
      var shown = viewsMade(in: NodeRef(file: body.file, node: argument), graph)
      // What the view calls by a name of its own, such as `pickerSheet`.
      for named in ownMembers(namedBelow: argument, of: view, facts, graph) {
        shown += graph.bodies(ofMember: named).flatMap {
          viewsMade(in: NodeRef(file: $0.file, node: $0.node), graph)
        }
      }
      return shown
    }
    return !shown.isEmpty && shown.allSatisfy { isPicker($0, graph) }
  }

  /// The own views that code makes.
  private func viewsMade(in node: NodeRef, _ graph: DependencyGraph) -> [TypeID] {
    graph.sites(in: node).filter { $0.site.kind == .constructs }.compactMap { entry in
      graph.target(ofSite: entry.index)
    }.filter {
      !graph[$0].isExternal && (graph.role(of: $0) == .view || isPicker($0, graph))
    }
  }

  private func isPicker(_ id: TypeID, _ graph: DependencyGraph) -> Bool {
    graph[id].simpleName.contains("Picker")
      || graph.allConformances(of: id).contains {
        graph[$0].name.hasSuffix("ViewControllerRepresentable")
      }
  }

  private static let changes: Set<String> = [
    "append", "insert", "popLast", "remove", "removeAll", "removeLast",
  ]

  /// `router.path.append(…)` outside of the router.
  private func changesPath(
    _ callee: (name: String, node: Int), _ facts: SourceFacts, _ body: Body,
    _ graph: DependencyGraph
  ) -> Bool {
    guard Self.changes.contains(callee.name),
      let path = facts.base(of: callee.node)
    else { return false }
    return isPath(path, facts, body, graph)
  }

  /// Whether an expression is the path of a router, as in `router.path = []`.
  private func isPath(
    _ expression: Int, _ facts: SourceFacts, _ body: Body, _ graph: DependencyGraph
  ) -> Bool {
    if facts.kind(expression) == .subscriptCall {
      return facts.firstChild(of: expression).map { isPath($0, facts, body, graph) } ?? false
    }
    guard facts.kind(expression) == .member, facts.name(at: expression) == "path",
      let used = graph.usedMember(at: NodeRef(file: body.file, node: expression))
    else { return false }
    return graph.role(of: graph.members[used].owner).map(Self.routing.contains) ?? false
  }

  static let documentation = RuleDocumentation(
    summary: "SwiftUI views must navigate through the router.",
    category: .layering, certainty: .rule, severity: .warning,
    rationale: """
      A link or sheet that a view makes itself ties it to the next screen and cannot be reached \
      from a push message or a test. A router with destinations can show anything from anywhere.
      """,
    fix: "Call the router of the environment with a destination, or set its sheet.",
    limits: """
      A file with the app, a router or a stack bound to a path is a root and may do everything.

      Not reported:
      - `NavigationLink(value:)`, which names a destination
      - a `NavigationView` that is a title bar: no link stands in it or in a view that it shows
      - a sheet whose state is the router's or follows the router's, or that shows a picker, by \
      its name, or a wrapped screen of the system
      - parts of a view, which no router could make: they get a binding to its state or its view \
      model's, take it as `@Bindable`, or get a closure that brings a result back
      - a view that shows what it was given to show, such as a row with a link
      """,
    options: [
      "calls": "Names of the calls that are navigation.",
      "allow": "Names of calls that are allowed everywhere.",
      "forbidPathMutation": "Whether only the router may change its path.",
    ],
    guidelines: ["AB-11", "AB-21", "AB-22"],
    profiles: [.swiftuiModular],
    examples: [
      Example(
        """
        //- App/AppRouter.swift
        import SwiftUI
        enum Destination: Hashable {
          case detail
        }
        final class AppRouter: ObservableObject {
          @Published var path: [Destination] = []
        }
        //- App/FeedView.swift
        import SwiftUI
        struct FeedView: View {
          @EnvironmentObject private var router: AppRouter
          var body: some View {
            NavigationView {  // finding
              Button("Open") { router.path.append(.detail) }  // finding
            }
          }
        }
        """),
      Example(
        """
        //- App/FeedView.swift
        import SwiftUI
        struct FeedView: View {
          @State private var isOpen = false
          @State private var item: Int?
          var body: some View {
            NavigationLink("Open") { Text("Detail") }  // finding
              .sheet(isPresented: $isOpen) { Detail(isOpen: $isOpen) }  // finding
              .fullScreenCover(item: $item) { _ in Text("Cover") }  // finding
              .navigationDestination(isPresented: $isOpen) { Text("Next") }  // finding
              .sheet(isPresented: $isOpen) {
                Editor(onSave: { _ in }, onCancel: { isOpen = false })
              }
          }
        }
        struct Editor: View {
          let onSave: (String) -> Void
          let onCancel: () -> Void
          var body: some View { Button("Save") { onSave("") } }
        }
        struct Detail: View {
          @Binding var isOpen: Bool
          var body: some View { Text("Detail") }
        }
        """),
      Example(
        """
        //- App/RootView.swift
        import SwiftUI
        final class AppRouter: ObservableObject {
          @Published var path: [Int] = []
        }
        struct RootView: View {
          @StateObject private var router = AppRouter()
          @State private var isOpen = false
          var body: some View {
            NavigationStack(path: $router.path) { Text("Root") }
              .sheet(isPresented: $isOpen) { Text("Sheet") }
          }
        }
        """),
      Example(
        """
        //- App/FeedView.swift
        import SwiftUI
        struct FeedView: View {
          @EnvironmentObject private var router: AppRouter
          @State private var isAsking = false
          @State private var isFiltering = false
          @State private var filter = ""
          var body: some View {
            NavigationLink("Open", value: Destination.detail(id: 1))
            Button("Go") { router.navigate(to: .detail(id: 1)) }
              .alert("Sure?", isPresented: $isAsking) {}
              .sheet(item: $router.sheet) { _ in Text("Sheet") }
              .sheet(isPresented: $isFiltering) { FilterView(text: $filter) }
          }
        }
        struct FilterView: View {
          @Binding var text: String
          var body: some View { TextField("Filter", text: $text) }
        }
        //- App/AppRouter.swift
        import SwiftUI
        enum Destination: Hashable, Identifiable {
          case detail(id: Int)
          var id: Int { 0 }
        }
        final class AppRouter: ObservableObject {
          @Published var path: [Destination] = []
          @Published var sheet: Destination?
          func navigate(to destination: Destination) { path.append(destination) }
        }
        """),
    ])
}
