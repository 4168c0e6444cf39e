/// A module imports only what its manifest declares.
struct UndeclaredModuleDependency: Rule {
  var ignore: [String] = []
  var transitive = Transitive.report

  enum Transitive: String, Codable, Sendable, CaseIterable {
    case allow, report
  }

  func findings(in graph: DependencyGraph) -> [Finding] {
    let products = products(in: graph)
    return graph.moduleDependencies.compactMap { edge in
      guard let source = graph[edge.source].declaration, source.dependenciesAreDeclared,
        edge.declaration == nil, !ignore.matches(graph[edge.target].name),
        !declares(source, graph[edge.target], products: products),
        !(transitive == .allow && reaches(edge.source, edge.target, in: graph))
      else { return nil }
      // What declared dependencies bring along builds today.
      let builds = graph[edge.target].isExternal || reaches(edge.source, edge.target, in: graph)
      return finding(about: edge, severity: builds ? .warning : nil, in: graph)
    }
  }

  /// Packages of the products that manifests of the project declare, by product.
  private func products(in graph: DependencyGraph) -> [String: Set<String>] {
    var products: [String: Set<String>] = [:]
    for module in graph.ownModules {
      for dependency in module.declaration?.dependencies ?? [] where dependency.isProduct {
        products[dependency.name, default: []].insert(dependency.package ?? "")
      }
    }
    return products
  }

  /// Whether the module may import the other one, as far as manifests tell.
  private func declares(
    _ source: Module, _ target: ModuleNode, products: [String: Set<String>]
  ) -> Bool {
    if target.isSystem || target.name == source.name { return true }
    if source.dependencies.contains(where: { $0.name == target.name }) { return true }
    let external = source.dependencies.filter(\.isProduct)
    if let declaration = target.declaration {
      // A product of another package of the project may hold any of its modules.
      return external.contains { $0.package == declaration.package }
        && declaration.package != source.package
    }
    guard let packages = products[target.name] else {
      // A product's modules are its package's secret; without products the import is undeclared.
      return !external.isEmpty
    }
    return external.contains { packages.contains($0.package ?? "") }
  }

  /// Whether what the module declares leads to the other one.
  private func reaches(
    _ source: ModuleID, _ target: ModuleID, in graph: DependencyGraph
  ) -> Bool {
    let declared = graph.moduleDependencies.filter { $0.declaration != nil }
      .map { Edge($0.source.index, $0.target.index) }
    return Adjacency(nodeCount: graph.modules.count, edges: declared)
      .shortestChain(from: [source.index], to: [target.index]) != nil
  }

  private func finding(
    about edge: ModuleEdge, severity: Severity?, in graph: DependencyGraph
  ) -> Finding? {
    let source = graph[edge.source]
    let target = graph[edge.target]
    let imports = edge.imports.map { graph.imports[$0] }.filter { site in
      !graph.files[site.file].isGenerated
        && !(graph.condition(site.condition) ?? "").contains("canImport(\(target.name))")
        && !graph.needsFlag(site.condition)
    }.sorted { (graph.files[$0.file].path, $0.offset) < (graph.files[$1.file].path, $1.offset) }
    guard let first = imports.first(where: { $0.condition == nil }) ?? imports.first else {
      return nil
    }
    let place = graph.location(file: first.file, offset: first.offset)
    let others = imports.map { graph.location(file: $0.file, offset: $0.offset) }
      .filter { $0 != place }
    let declaration = source.declaration.map {
      Finding.Evidence(
        "\(source.name) is declared here",
        at: Location(file: $0.declaredIn, line: $0.line, column: 1))
    }
    return Finding(
      "\(source.name) imports \(target.name), which its manifest does not declare", at: place,
      module: source.name, subject: source.name, target: target.name, severity: severity,
      condition: graph.condition(first.condition),
      fix: "Add \(target.name) to the dependencies of \(source.name), or do without it.",
      evidence: [declaration].compactMap(\.self)
        + others.prefix(9).map { Finding.Evidence("also imported here", at: $0) })
  }

  static let documentation = RuleDocumentation(
    summary: "A module must declare each module that it imports.",
    category: .moduleStructure, certainty: .rule, severity: .error,
    rationale: """
      An import that the manifest does not declare builds by accident: because another module \
      happens to bring it along, and only until the order of the build changes. The manifest then \
      no longer tells what depends on what.
      """,
    fix: "Add the dependency to the manifest, or do without it.",
    limits: """
      An import that declared dependencies bring along, or that may come from outside the project, \
      builds today and is a warning. Which modules a product of a package outside the project holds is not known; an import that \
      may come from one is left alone. So is one behind `#if canImport` of the same module, or \
      behind a compilation flag of the project, which a build may set together with a dependency. \
      Xcode targets whose dependencies cannot be read are not judged.
      """,
    options: [
      "ignore": "Patterns of modules that need no declaration.",
      "transitive":
        "Whether a module that declared dependencies bring along may be imported: allow or report.",
    ],
    guidelines: ["AB-02", "ST-10"],
    profiles: [.swiftTeam, .swiftuiModular, .recommended],
    examples: [
      Example(
        """
        //- Feed/Feed.swift
        import Core
        import NetworkKit  // finding
        //- Feed/Feeds.swift
        import NetworkKit
        //- Core/Core.swift
        public struct Core {}
        //- NetworkKit/Client.swift
        public protocol Client {}
        """, manifest: ["Feed": ["Core"], "Core": ["NetworkKit"]]),
      Example(
        """
        //- Feed/Feed.swift
        import Charts3D  // finding
        //- FeedTests/FeedTests.swift
        @testable import Feed  // finding
        import XCTest
        """, manifest: ["Feed": [], "FeedTests": []]),
      Example(
        """
        //- Feed/Feed.swift
        import Core
        import Foundation
        import UIKit
        #if canImport(Lottie)
          import Lottie
        #endif
        #if os(iOS) && CIPHER
          import SQLCipher
        #endif
        import struct NetworkKit.Client
        //- Core/Core.swift
        public struct Core {}
        //- NetworkKit/Client.swift
        public struct Client {}
        """, manifest: ["Feed": ["Core", "NetworkKit"]]),
      Example(
        """
        //- Feed/Feed.swift
        import Core
        import NetworkKit
        import NIOCore
        //- Core/Core.swift
        public struct Core {}
        //- NetworkKit/Client.swift
        public protocol Client {}
        """, of: UndeclaredModuleDependency(ignore: ["NIO*"], transitive: .allow),
        manifest: ["Feed": ["Core"], "Core": ["NetworkKit"]]),
    ])
}
