/// Features do not know each other, and shared modules know no feature.
struct SelfContainedModules: Rule {
  var featurePattern = ["*Feature"]
  var shared =
    ["BaseFeature", "CommonFeature", "Core", "CoreFeature", "SharedFeature"]
    + SharedModules.domains

  func findings(in graph: DependencyGraph) -> [Finding] {
    let neededFeatures = Set(
      graph.moduleDependencies.filter { isFeature(graph[$0.source]) }.map(\.target))
    return graph.moduleDependencies.compactMap { edge -> Finding? in
      let source = graph[edge.source]
      let target = graph[edge.target]
      guard !source.isExternal, !source.isTest, isFeature(target), !target.isExternal,
        isFeature(source) || isShared(source),
        !Self.joining.contains(source.name) || neededFeatures.contains(edge.source),
        !runsReducer(edge, in: graph), let place = place(of: edge, in: graph)
      else { return nil }
      let kind = isFeature(source) ? "feature" : "shared module"
      let imports = edge.imports.map { graph.imports[$0] }
        .map { graph.location(file: $0.file, offset: $0.offset) }.filter { $0 != place }.sorted()
      return Finding(
        "The \(kind) \(source.name) depends on the feature \(target.name)", at: place,
        module: source.name, subject: source.name, target: target.name,
        evidence: imports.map { Finding.Evidence("also imported here", at: $0) })
    }
  }

  /// The feature that is the app joins the others, as long as none of them knows it.
  private static let joining: Set<String> = [
    "AppFeature", "MainFeature", "RootFeature", "TabBarFeature", "TabFeature", "TabsFeature",
  ]

  /// Whether a reducer of the one runs one of the other: the Composable Architecture puts features
  /// together as a tree of reducers.
  private func runsReducer(_ edge: ModuleEdge, in graph: DependencyGraph) -> Bool {
    graph[edge.source].types.contains { type in
      isReducer(type, in: graph)
        && graph.dependencies(of: type).contains { dependency in
          let target = graph.resolved(dependency.target)
          return graph[target].module == edge.target && isReducer(target, in: graph)
        }
    }
  }

  private func isReducer(_ id: TypeID, in graph: DependencyGraph) -> Bool {
    graph[id].attributes.contains("Reducer")
      || graph.allConformances(of: id).contains { conformance in
        graph[conformance].isExternal
          && ["Reducer", "ReducerProtocol"].contains(graph[conformance].name)
      }
  }

  private func isFeature(_ module: ModuleNode) -> Bool {
    featurePattern.matches(module.name) && !isShared(module)
  }

  /// What others may know of a feature stands in a module of its own.
  private func isShared(_ module: ModuleNode) -> Bool {
    shared.matches(module.name) || ["*Interface", "*API"].matches(module.name)
  }

  private func place(of edge: ModuleEdge, in graph: DependencyGraph) -> Location? {
    let imports = edge.imports.map { graph.imports[$0] }.filter { graph.isJudged(file: $0.file) }
    let places = imports.map { graph.location(file: $0.file, offset: $0.offset) }
    if let first = places.min() { return first }
    guard let declaration = edge.declaration, let source = graph[edge.source].declaration else {
      return nil
    }
    return Location(file: source.declaredIn, line: declaration.line, column: 1)
  }

  static let documentation = RuleDocumentation(
    summary: "A feature module must not depend on another feature.",
    category: .moduleStructure, certainty: .rule, severity: .warning,
    rationale: """
      A feature that knows no other one can be built, tested, previewed and deleted by itself. The \
      app joins the features; what two of them need stands in a shared module.
      """,
    fix: "Move what both need into a shared module, or let the app pass it in.",
    limits: """
      Features are recognised by the names of their modules. One that is called AppFeature, \
      MainFeature, RootFeature or after tabs joins the others, as the app does, unless another \
      feature knows it. One whose reducer runs another feature's composes it, as the Composable \
      Architecture wants.
      """,
    options: [
      "featurePattern": "Patterns of the names of feature modules.",
      "shared": "Patterns of the names of modules that features share.",
    ],
    moduleOption: "featurePattern",
    guidelines: ["AB-02"],
    profiles: [.swiftuiModular, .recommended],
    examples: [
      Example(
        """
        //- FeedFeature/Feed.swift
        import CartFeature  // finding
        import Env
        //- FeedFeature/FeedList.swift
        import CartFeature
        //- CartFeature/Cart.swift
        public struct Cart {}
        //- Env/Env.swift
        import FeedFeature  // finding
        public struct Env {}
        //- RootFeature/Root.swift
        import FeedFeature
        public struct Root {}
        """),
      Example(
        """
        //- AppFeature/App.swift
        import FeedFeature  // finding
        public struct App {}
        //- FeedFeature/Feed.swift
        import AppFeature  // finding
        public struct Feed {}
        """),
      Example(
        """
        //- Package.swift
        .target(name: "Feed", dependencies: ["Cart"]),  // finding
        .target(name: "Cart"),
        //- Feed/Feed.swift
        public struct Feed {}
        //- Cart/Cart.swift
        public struct Cart {}
        """, of: SelfContainedModules(featurePattern: ["Feed", "Cart"]),
        manifest: ["Feed": ["Cart"]]),
      Example(
        """
        //- App/App.swift
        import CartFeature
        import FeedFeature
        //- FeedFeature/Feed.swift
        import CartFeatureInterface
        import Env
        public struct Feed {}
        //- CartFeature/Cart.swift
        import CartFeatureInterface
        public struct Cart {}
        //- CartFeatureInterface/CartOpening.swift
        public protocol CartOpening {}
        //- Env/Env.swift
        public struct Env {}
        """),
      Example(
        """
        //- FeedFeatureTests/FeedTests.swift
        import CartFeature
        import FeedFeature
        import XCTest
        //- FeedFeature/Feed.swift
        public struct Feed {}
        //- CartFeature/Cart.swift
        public struct Cart {}
        """),
    ])
}
