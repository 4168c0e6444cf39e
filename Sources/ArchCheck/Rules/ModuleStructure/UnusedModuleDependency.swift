/// A module declares only what it imports.
struct UnusedModuleDependency: Rule {
  var ignorePlugins = true

  func findings(in graph: DependencyGraph) -> [Finding] {
    let products = ownProducts(in: graph)
    let importsOfModule = imports(in: graph)
    let declared = graph.declaredReach
    return graph.ownModules.flatMap { module -> [Finding] in
      guard let declaration = module.declaration, !declaration.isClang, !declaration.isMixed,
        !declaration.isBuiltWithPlugin, !isEmpty(module, in: graph), declaration.kind != .plugin
      else { return [] }
      let imported = graph.module(module.name).map { importsOfModule[$0.index] } ?? []
      return declaration.dependencies.compactMap { dependency -> Finding? in
        // What holds for some platforms only is there for a reason that no import shows.
        let target = graph.module(dependency.name).flatMap { graph[$0].declaration }
        guard dependency.condition == nil, declaration.tellsDependency(on: target),
          isIdle(dependency, imported: imported, products: products, in: graph),
          !isPart(dependency, of: declaration, imported: imported),
          !isEmbedded(dependency, by: declaration, declared, in: graph),
          graph.reexported(by: dependency.name).isDisjoint(with: imported),
          !usesTypes(of: dependency.name, module, in: graph)
        else { return nil }
        return Finding(
          "\(module.name) declares \(dependency.name) and never imports it",
          at: Location(file: declaration.declaredIn, line: dependency.line, column: 1),
          module: module.name, subject: module.name, target: dependency.name,
          fix: "Take \(dependency.name) out of the dependencies of \(module.name).")
      }
    }
  }

  /// Whether no file of a module declares or imports anything: it groups others, or marks a version.
  private func isEmpty(_ module: ModuleNode, in graph: DependencyGraph) -> Bool {
    module.files.allSatisfy { graph.files[$0].facts.children(of: 0).isEmpty }
  }

  /// Whether C code finds functions of a module by their names, so that it only has to be linked.
  private func isCalledFromC(_ module: ModuleNode, in graph: DependencyGraph) -> Bool {
    module.files.contains { file in
      let facts = graph.files[file].facts
      return facts.nodes.contains {
        $0.kind == .attribute && ["_cdecl", "c"].contains(facts.name($0))
      }
    }
  }

  /// Names of what the files of each module import.
  private func imports(in graph: DependencyGraph) -> [Set<String>] {
    var names = Array(repeating: Set<String>(), count: graph.modules.count)
    for site in graph.imports {
      let name = graph[site.module].name
      for module in graph.files[site.file].modules { names[module.index].insert(name) }
    }
    return names
  }

  /// Own modules by the package that declares them, for products that hold several.
  private func ownProducts(in graph: DependencyGraph) -> [String: Set<String>] {
    var modules: [String: Set<String>] = [:]
    for module in graph.ownModules {
      guard let package = module.declaration?.package else { continue }
      modules[package, default: []].insert(module.name)
    }
    return modules
  }

  private func isIdle(
    _ dependency: ModuleDependency, imported: Set<String>, products: [String: Set<String>],
    in graph: DependencyGraph
  ) -> Bool {
    guard !imported.contains(dependency.name), !graph.interfaceModules.contains(dependency.name),
      let target = graph.module(dependency.name)
    else { return false }
    guard let declaration = graph[target].declaration else {
      // The modules of a foreign product are its package's secret.
      return !dependency.isProduct && !graph[target].isSystem
    }
    if !dependency.mayBe(ofPackage: declaration.package) { return false }
    switch declaration.kind {
    case .plugin, .macro: return !ignorePlugins && declaration.kind == .plugin
    case .system, .binary, .executable, .app: return false
    case .library, .test, .folder: break
    }
    if declaration.isClang || isEmpty(graph[target], in: graph)
      || isCalledFromC(graph[target], in: graph)
    {
      return false
    }
    guard dependency.isProduct else { return true }
    // A product may hold any module of its package.
    return products[declaration.package].map(imported.isDisjoint) ?? true
  }

  /// Whether the dependency is one of several modules of a product, another of which is imported.
  private func isPart(
    _ dependency: ModuleDependency, of module: Module, imported: Set<String>
  ) -> Bool {
    (dependency.package != nil || module.declaredIn.hasSuffix(".pbxproj"))
      && module.dependencies.contains {
        $0.package == dependency.package && $0.line == dependency.line && imported.contains($0.name)
      }
  }

  /// Whether an Xcode target may name the module only to put it into the app, because another
  /// module that it names needs it there.
  private func isEmbedded(
    _ dependency: ModuleDependency, by module: Module, _ declared: TransitiveClosure,
    in graph: DependencyGraph
  ) -> Bool {
    guard module.declaredIn.hasSuffix(".pbxproj"), let target = graph.module(dependency.name) else {
      return false
    }
    return module.dependencies.contains { other in
      other.name != dependency.name
        && graph.module(other.name).map { declared.reaches($0.index, target.index) } ?? false
    }
  }

  /// Whether the module uses the other one's types, as it can through a re-export.
  private func usesTypes(
    of name: String, _ module: ModuleNode, in graph: DependencyGraph
  ) -> Bool {
    let source = graph.module(module.name)
    return graph.moduleDependencies.contains { edge in
      edge.source == source && graph[edge.target].name == name
        && edge.uses > 0
    }
  }

  static let documentation = RuleDocumentation(
    summary: "A module must not declare modules that it never imports.",
    category: .moduleStructure, certainty: .rule, severity: .info,
    rationale: """
      A dependency that nothing uses costs build time and lies about the architecture: the graph \
      of the manifest shows an edge that the code does not have.
      """,
    fix: "Take the module out of the dependencies of the target.",
    limits: """
      Of a product with several modules one import is enough, and a storyboard with a class of a \
      module imports it.

      Not reported:
      - products of packages outside the project, plug-ins, macros, executables, binary and C \
      targets, modules without code or with functions for C (`@c`, `@_cdecl`), and dependencies \
      under a condition
      - what Xcode targets that compile C, Objective-C or C++ beside Swift declare, and targets \
      with a plug-in that may generate sources at build time
      - modules that are there for those that they re-export, or that an Xcode target names only \
      to embed them for another one that it names
      """,
    options: [
      "ignorePlugins": "Whether plug-ins among the `dependencies` are left alone; those under "
        + "`plugins` always are."
    ],
    guidelines: ["AB-02", "ST-10"],
    profiles: [.swiftTeam, .swiftuiModular, .recommended],
    examples: [
      Example(
        """
        //- Package.swift
        .target(name: "Feed", dependencies: ["Core", "Charts"]),  // finding
        .target(name: "Core"),
        .target(name: "Charts"),
        //- Feed/Feed.swift
        import Core
        //- Core/Core.swift
        public struct Core {}
        //- Charts/Chart.swift
        public struct Chart {}
        """, manifest: ["Feed": ["Core", "Charts"]]),
      Example(
        """
        //- Package.swift
        .testTarget(name: "FeedTests", dependencies: ["Feed", "Core"]),  // finding
        .target(name: "Feed"),
        .target(name: "Core"),
        //- FeedTests/FeedTests.swift
        @testable import Feed
        import XCTest
        //- Feed/Feed.swift
        public struct Feed {}
        //- Core/Core.swift
        public struct Core {}
        """, manifest: ["FeedTests": ["Feed", "Core"]]),
      Example(
        """
        //- Package.swift
        .target(name: "Feed", dependencies: ["Core", "realm-swift", "Marker"]),
        .target(name: "All", dependencies: ["Core", "Feed"]),
        .target(name: "Core"),
        .target(name: "Marker"),
        //- Marker/Empty.swift
        // It marks a version.
        //- All/Empty.swift
        // It groups the others.
        //- Feed/Feed.swift
        #if os(iOS)
          import struct Core.Core
        #endif
        import RealmSwift
        //- Core/Core.swift
        public struct Core {}
        """,
        manifest: [
          "Feed": ["Core", "realm-swift", "Marker"], "All": ["Core", "Feed"], "Core": [],
          "Marker": [],
        ]),
      Example(
        """
        //- Package.swift
        .target(name: "Feed", dependencies: ["Core", "Model"]),
        .target(name: "Core", dependencies: ["Model"]),
        .target(name: "Model"),
        .target(name: "Cart", dependencies: ["Core"]),
        //- Cart/Cart.swift
        import Model
        //- Feed/Feed.swift
        import Core
        let model = Item()
        //- Core/Core.swift
        @_exported import Model
        public struct Core {}
        //- Model/Item.swift
        public struct Item {
          public init() {}
        }
        """,
        manifest: ["Feed": ["Core", "Model"], "Core": ["Model"], "Cart": ["Core"]]),
    ])
}

extension DependencyGraph {
  /// Names of the modules that an own one passes on to those who depend on it.
  func reexported(by name: String) -> Set<String> {
    Set(reexports(by: name).map { self[$0.module].name })
  }

  /// The same of all own modules as the imports write it: `Module`, or `Module.Type` where only that is
  /// passed on.
  func reexportedPaths() -> [ModuleID: Set<String>] {
    var paths: [ModuleID: Set<String>] = [:]
    for site in imports where site.modifiers.contains(.exported) {
      for module in files[site.file].modules { paths[module, default: []].insert(site.path) }
    }
    return paths
  }

  private func reexports(by name: String) -> [ImportSite] {
    guard let module = module(name), !self[module].isExternal else { return [] }
    return imports.filter {
      $0.modifiers.contains(.exported) && files[$0.file].modules.contains(module)
    }
  }
}
