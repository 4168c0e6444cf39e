/// The app target starts the app and joins the modules; the code stands in modules.
struct ThinAppTarget: Rule {
  var maxShare = 0.2
  var minModules = 2
  var requireModules = false
  var reportTypes = true

  func findings(in graph: DependencyGraph) -> [Finding] {
    let libraries = graph.ownModules.filter {
      $0.declaration?.kind == .library && !$0.files.isEmpty
    }
    let apps = graph.ownModules.filter { isApp($0, in: graph) }
    guard !apps.isEmpty else { return [] }
    let isModular = libraries.count >= minModules
    let lines = graph.ownModules.filter { ![.test, .plugin].contains($0.declaration?.kind) }
      .reduce(0) { $0 + codeLines(of: $1, in: graph) }
    return apps.flatMap { app in
      (isModular != requireModules ? share(of: app, among: lines, in: graph) : [])
        + (isModular && reportTypes ? types(in: app, graph) : [])
    }
  }

  /// An app bundle, or an executable with a user interface.
  private func isApp(_ module: ModuleNode, in graph: DependencyGraph) -> Bool {
    switch module.declaration?.kind {
    // An extension of an app is loaded by the system, and starts no app.
    case .app:
      module.types.contains {
        graph.role(of: $0) == .app && graph.assignment(of: $0).strength == .strong
          && !isExtension($0, in: graph)
      }
    case .executable:
      module.files.flatMap(graph.imports(ofFile:)).contains {
        DependencyGraph.toolkitModules.contains(graph[$0.module].name)
      }
    default: false
    }
  }

  /// Whether a type is where the system enters an extension, such as a bundle of widgets.
  private func isExtension(_ id: TypeID, in graph: DependencyGraph) -> Bool {
    graph.allConformances(of: id).contains {
      let name = graph[$0].name
      return graph[$0].isExternal
        && (["Widget", "WidgetBundle"].contains(name) || name.hasSuffix("Extension"))
    }
  }

  private func codeLines(of module: ModuleNode, in graph: DependencyGraph) -> Int {
    module.files.reduce(0) { lines, file in
      graph.isJudged(file: file) ? lines + graph.files[file].facts.codeLineCount : lines
    }
  }

  private func share(
    of app: ModuleNode, among lines: Int, in graph: DependencyGraph
  ) -> [Finding] {
    let own = codeLines(of: app, in: graph)
    guard lines > 0, Double(own) / Double(lines) > maxShare, let declaration = app.declaration
    else { return [] }
    // Only what is all of it is 100 %.
    let rounded = Int((Double(own) / Double(lines) * 100).rounded())
    let percent = own < lines ? min(rounded, 99) : rounded
    return [
      Finding(
        "The app \(app.name) holds \(percent) % of the code",
        at: declaration.location,
        module: app.name, subject: app.name)
    ]
  }

  private func types(in app: ModuleNode, _ graph: DependencyGraph) -> [Finding] {
    [Role.service, .viewModel].compactMap { role -> Finding? in
      let placed = app.types.map { graph[$0] }.filter { type in
        graph.isJudged(type) && graph.role(of: type.id) == role && type.outer == nil
          && !isEntry(type, of: app, in: graph)
          && (role == .viewModel || isService(type, in: graph))
      }.compactMap { type in graph.location(of: type.id).map { (type: type, place: $0) } }
        .sorted { $0.place < $1.place }
      guard let first = placed.first else { return nil }
      let types = placed.map(\.type)
      let named =
        types.count == 1
        ? "the \(role.words) \(types[0].name)" : "\(types.count) \(role.words)s"
      return Finding(
        "The app \(app.name) holds \(named)", at: first.place, module: app.name,
        subject: app.name, target: role.rawValue,
        strength: types.contains { graph.assignment(of: $0.id).strength == .strong }
          ? .strong : .weak,
        evidence: placed.flatMap { graph.roleEvidence(of: $0.type.id) }
      ).caused(by: placed.map { Finding.Cause($0.type.name, at: $0.place) })
    }
  }

  /// Whether the type works for others; what is called a controller may serve the interface.
  private func isService(_ type: TypeNode, in graph: DependencyGraph) -> Bool {
    type.isReferenceType && graph.members(of: type.id).contains { $0.kind == .method }
      && (graph.assignment(of: type.id).strength == .strong
        || !type.simpleName.hasSuffix("Controller"))
  }

  /// What starts an extension of the app, such as a notification service, must stand in it.
  private func isEntry(_ type: TypeNode, of app: ModuleNode, in graph: DependencyGraph) -> Bool {
    type.simpleName == app.name
      || graph.allConformances(of: type.id).contains { conformance in
        graph[conformance].isExternal
          && ["TimelineProvider", "Handling", "Intent", "Widget"]
            .contains(where: graph[conformance].name.hasSuffix)
      }
      || type.superclass.map { graph[$0].isExternal && graph[$0].name.hasSuffix("Extension") }
        ?? false
  }

  static let documentation = RuleDocumentation(
    summary: "The app target must hold little code.",
    category: .moduleStructure, certainty: .heuristic, severity: .info,
    rationale: """
      What stands in the app target cannot be used by a preview, a widget or a second app, and is \
      built again with every change. The app starts, joins the modules, and is done.
      """,
    fix: "Move features into modules of their own, and leave the start and the tabs in the app.",
    limits: """
      The share is of all code lines outside tests, and is judged only where there are modules to \
      move code to, or with `require_modules` only where there are none. Command-line tools, app \
      extensions and structs that are called services are left alone.
      """,
    options: [
      "maxShare": "Largest share of the code that may stand in the app, from 0 to 1.",
      "minModules": "Number of library modules from which the share is judged.",
      "requireModules": "Whether the share is judged where there are fewer modules, instead.",
      "reportTypes": "Whether the view models and the services in the app are a finding each.",
    ],
    guidelines: ["AB-04", "ST-06"],
    profiles: [
      ProfileMembership(
        .swiftTeam,
        options: [
          "maxShare": .double(0.5), "requireModules": .bool(true), "reportTypes": .bool(false),
        ]),
      .swiftuiModular,
    ],
    examples: [
      Example(
        """
        //- Package.swift
        .executableTarget(name: "App"),  // finding
        .target(name: "Feed"),
        .target(name: "Core"),
        //- App/App.swift
        import SwiftUI
        @main
        struct Shop: App {
          var body: some Scene { WindowGroup { Text("Shop") } }
        }
        final class CartViewModel {  // finding
          let title = "Cart"
        }
        final class FeedViewModel {
          let title = "Feed"
        }
        final class CartController {
          func load() {}
        }
        struct CartAPI {}
        //- Feed/Feed.swift
        public struct Feed {}
        //- Core/Core.swift
        public struct Core {}
        """),
      Example(
        """
        //- Package.swift
        .executableTarget(name: "App"),  // finding
        //- App/App.swift
        import SwiftUI
        @main
        struct Shop: App {
          var body: some Scene { WindowGroup { Text("Shop") } }
        }
        """, of: ThinAppTarget(requireModules: true)),
      Example(
        """
        //- Package.swift
        .executableTarget(name: "App"),
        .target(name: "Feed"),
        .target(name: "Core"),
        //- App/App.swift
        struct Shop {}
        //- Feed/Feed.swift
        public struct Feed {
          let a = 1
          let b = 2
          let c = 3
          let d = 4
        }
        //- Core/Core.swift
        public struct Core {
          let a = 1
        }
        """),
      Example(
        """
        //- Package.swift
        .executableTarget(name: "App"),
        //- App/App.swift
        struct Tool {
          let a = 1
          let b = 2
        }
        final class ToolService {
          func run() {}
        }
        """),
    ])
}
