/// A module imports only what its target declares.
struct UndeclaredModuleDependency: Rule {
  var ignore: [String] = []
  var transitive = Transitive.report

  enum Transitive: String, Codable, Sendable, CaseIterable {
    case allow, report
  }

  func findings(in graph: DependencyGraph) -> [Finding] {
    let products = products(in: graph)
    let declared = graph.declaredReach
    let passedOn = graph.reexportedPaths()
    let undeclared = graph.moduleDependencies.filter { edge in
      guard let source = graph[edge.source].declaration,
        source.tellsDependency(on: graph[edge.target].declaration),
        edge.declaration == nil, !ignore.matches(graph[edge.target].name),
        !declares(source, graph[edge.target], products: products, in: graph),
        !isPassedOn(edge, to: source, among: passedOn, in: graph),
        !isLinked(graph[edge.target], byHostOf: source, products: products, in: graph),
        !(transitive == .allow && declared.reaches(edge.source.index, edge.target.index))
      else { return false }
      return true
    }
    return Dictionary(grouping: undeclared, by: \.source).flatMap { _, edges -> [Finding] in
      // What declared dependencies bring along builds today, and one manifest forgot it all.
      let brought = edges.filter {
        graph[$0.target].isExternal || declared.reaches($0.source.index, $0.target.index)
      }
      return edges.filter { edge in !brought.contains { $0.target == edge.target } }
        .flatMap { finding(about: [$0], severity: nil, in: graph) }
        + finding(about: brought, severity: .warning, in: graph)
    }
  }

  /// Whether a declared dependency re-exports the module, or each of its declarations that are
  /// imported, which are then there on purpose.
  private func isPassedOn(
    _ edge: ModuleEdge, to source: Module, among passedOn: [ModuleID: Set<String>],
    in graph: DependencyGraph
  ) -> Bool {
    let name = graph[edge.target].name
    return source.dependencies.contains { dependency in
      let passed = graph.module(dependency.name).flatMap { passedOn[$0] } ?? []
      return passed.contains(name)
        || !edge.imports.isEmpty
          && edge.imports.allSatisfy { passed.contains(graph.imports[$0].path) }
    }
  }

  /// Whether a unit test runs in an application that may import the module itself: what that links is
  /// there for both, and would be there twice if the test linked it as well.
  private func isLinked(
    _ target: ModuleNode, byHostOf source: Module, products: [String: Set<String>],
    in graph: DependencyGraph
  ) -> Bool {
    source.runsInApp
      && source.dependencies.contains { dependency in
        guard let host = graph.module(dependency.name).flatMap({ graph[$0].declaration }),
          host.kind == .app
        else { return false }
        return !host.tellsDependency(on: target.declaration)
          || declares(host, target, products: products, in: graph)
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
    _ source: Module, _ target: ModuleNode, products: [String: Set<String>],
    in graph: DependencyGraph
  ) -> Bool {
    if target.isSystem || target.name == source.name { return true }
    // A package and a project may each have a module of one name, and a file be in both.
    let importName = target.declaration?.importName ?? target.name
    if source.dependencies.contains(where: { lastPart(of: $0.name) == importName }) { return true }
    let external = source.dependencies.filter(\.isProduct)
    if let declaration = target.declaration {
      // A product of another package of the project may hold any of its modules.
      return external.contains { $0.package == declaration.package }
        && declaration.package != source.package
    }
    guard let packages = products[target.name] else {
      // A product's modules are its package's secret; without products the import is undeclared.
      return !external.isEmpty || source.dependencies.contains { namesItsModule($0, in: graph) }
    }
    return external.contains { packages.contains($0.package ?? "") }
  }

  /// Whether what is imported of a target may have another name: a module map says it, which a
  /// binary keeps in its archive.
  private func namesItsModule(_ dependency: ModuleDependency, in graph: DependencyGraph) -> Bool {
    guard let target = graph.module(dependency.name).flatMap({ graph[$0].declaration }) else {
      return false
    }
    return target.isClang || [.binary, .system].contains(target.kind)
  }

  /// The imports of one module by another that no condition excuses, in the order of paths; those
  /// without a condition first.
  private func imports(of edge: ModuleEdge, in graph: DependencyGraph) -> [ImportSite] {
    let name = graph[edge.target].name
    let imports = edge.imports.map { graph.imports[$0] }.filter { site in
      !graph.files[site.file].isGenerated
        && !(graph.condition(site.condition) ?? "").asksFor(module: name)
        && !graph.needsFlag(site.condition)
    }.sorted { (graph.files[$0.file].path, $0.offset) < (graph.files[$1.file].path, $1.offset) }
    return imports.filter { $0.condition == nil } + imports.filter { $0.condition != nil }
  }

  private func fix(for edges: [ModuleEdge], in graph: DependencyGraph) -> String {
    let circular = edges.filter { isDeclared($0.target, toDependOn: $0.source, in: graph) }
    guard circular.isEmpty else {
      let others = edges.filter { edge in !circular.contains { $0.target == edge.target } }
      let names = circular.map { graph[$0.target].name }.sorted()
      let source = graph[circular[0].source].name
      let without =
        "Do without \(names.listed(atMost: Self.most)), or let \(names.count == 1 ? "it" : "them") do "
        + "without \(source): targets in a cycle are not built."
      return others.isEmpty ? without : fix(for: others, in: graph) + " " + without
    }
    let hidden = edges.filter { isOutOfReach($0, in: graph) }.map { graph[$0.target] }
    let named = edges.filter { !isOutOfReach($0, in: graph) }
      .map { addition(for: $0, in: graph) + condition(of: $0, in: graph) }.sorted()
    let source = edges.first.map { graph[$0.source] }
    var steps: [String] = []
    if !named.isEmpty {
      steps.append(
        "add \(named.listed(atMost: Self.most)) to the dependencies of \(source?.name ?? "")")
    }
    var otherwise = "do without"
    if let package = hidden.first?.declaration?.package {
      let names = hidden.map(\.name).sorted().listed(atMost: Self.most)
      // What benchmarks and examples measure or show is what clients can use.
      if named.isEmpty, source?.declaration?.isProgram ?? false {
        steps.append("do without \(names)")
        otherwise = "put \(hidden.count == 1 ? "it" : "them") into a library product of \(package)"
      } else {
        steps.append("put \(names) into a library product of \(package)")
      }
    }
    let text = steps.joined(separator: ", ") + ", or \(otherwise)."
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// Whether manifests let a module depend on another one, directly or by way of others.
  private func isDeclared(
    _ module: ModuleID, toDependOn goal: ModuleID, in graph: DependencyGraph
  ) -> Bool {
    let declared = Dictionary(
      grouping: graph.moduleDependencies.filter { $0.declaration != nil }, by: \.source)
    var met: Set<ModuleID> = [module]
    var open = [module]
    while let next = open.popLast() {
      if next == goal { return true }
      for edge in declared[next] ?? [] where met.insert(edge.target).inserted {
        open.append(edge.target)
      }
    }
    return false
  }

  /// What a manifest has to name to depend on a module: of another package a product.
  private func addition(for edge: ModuleEdge, in graph: DependencyGraph) -> String {
    let name = graph[edge.target].name
    guard let target = graph[edge.target].declaration, let source = graph[edge.source].declaration,
      target.package != source.package, target.isOfPackage, source.isOfPackage
    else { return name }
    let product =
      target.libraryProducts.first { $0 == name } ?? target.libraryProducts.first ?? name
    // SwiftPM calls a package in a folder of the project by that.
    let folder = parentFolder(of: target.declaredIn)
    let package = folder.isEmpty ? target.package : lastComponent(of: folder)
    return ".product(name: \"\(product)\", package: \"\(package)\")"
  }

  /// Most modules that the fix names.
  private static let most = 10

  /// The condition under which other targets of the package depend on the module, to be taken over:
  /// the manifest knows that there is nothing to depend on otherwise.
  private func condition(of edge: ModuleEdge, in graph: DependencyGraph) -> String {
    let imports = imports(of: edge, in: graph)
    guard let source = graph[edge.source].declaration, !imports.isEmpty,
      imports.allSatisfy({ $0.condition != nil })
    else { return "" }
    let declared = graph.ownModules.compactMap(\.declaration)
      .filter { $0.package == source.package && $0.declaredIn == source.declaredIn }
      .flatMap(\.dependencies).filter { $0.name == graph[edge.target].name }
    let conditions = Set(declared.map(\.condition))
    guard conditions.count == 1, let condition = conditions.first ?? nil,
      condition.hasPrefix(".when("), !condition.contains(" && ")
    else { return "" }
    return " (condition: \(condition))"
  }

  /// Whether no manifest could name the module as it is: another package keeps it to itself.
  private func isOutOfReach(_ edge: ModuleEdge, in graph: DependencyGraph) -> Bool {
    guard let target = graph[edge.target].declaration, let source = graph[edge.source].declaration
    else { return false }
    return target.package != source.package && !target.isLibraryProduct
      && target.isOfPackage
  }

  /// One finding about all modules that one manifest entry forgot.
  private func finding(
    about edges: [ModuleEdge], severity: Severity?, in graph: DependencyGraph
  ) -> [Finding] {
    let imported = edges.map { (target: graph[$0.target].name, sites: imports(of: $0, in: graph)) }
      .filter { !$0.sites.isEmpty }.sorted { $0.target < $1.target }
    guard let edge = edges.first, let first = imported.first?.sites.first else { return [] }
    let source = graph[edge.source]
    let place = graph.location(file: first.file, offset: first.offset)
    let others =
      imported.count == 1
      ? imported[0].sites.dropFirst().map { ("also imported here", $0) }
      : imported.dropFirst().map { ("imports \($0.target)", $0.sites[0]) }
    // Where some imports have a condition, it belongs to them alone.
    let isAlways = first.condition == nil
    let names = imported.map(\.target)
    let declaration = source.declaration.map {
      Finding.Evidence("\(source.name) is declared here", at: $0.location)
    }
    let list = names.listed(atMost: 6)
    return [
      Finding(
        "\(source.name) imports \(list), which its target does not declare",
        at: place,
        module: source.name, subject: source.name,
        target: severity == nil ? names[0] : nil, severity: severity,
        condition: graph.condition(ofAny: imported.flatMap(\.sites).map(\.condition))?.description,
        fix: fix(for: edges.filter { names.contains(graph[$0.target].name) }, in: graph),
        evidence: [declaration].compactMap(\.self)
          + others.map { message, site in
            let condition = isAlways ? graph.condition(site.condition).map { ", where \($0)" } : nil
            return Finding.Evidence(
              message + (condition ?? ""),
              at: graph.location(file: site.file, offset: site.offset))
          }
      ).caused(
        // One that the target names is no part of a group.
        by: (severity == nil ? [] : imported).map { target, sites in
          Finding.Cause(
            target, at: graph.location(file: sites[0].file, offset: sites[0].offset))
        })
    ]
  }

  static let documentation = RuleDocumentation(
    summary: "A module must declare each module that it imports.",
    category: .moduleStructure, certainty: .rule, severity: .error,
    rationale: """
      An import that its own target does not declare builds by accident: because another module \
      happens to bring it along, and only until the order of the build changes. It is no help that \
      the manifest declares the module for other targets. The manifest then no longer says what \
      depends on what.
      """,
    fix: "Add the module to the dependencies of the target, or do without it.",
    limits: """
      An import that declared dependencies bring along, or that may come from outside the project, \
      builds today and is a warning.

      Not reported:
      - imports that may come from a product of another package, or from a binary, system or C \
      target: what modules these hold is not known
      - imports that a declared dependency re-exports, as a whole or by the same declaration
      - imports behind `#if canImport` of the same module or a part of it, or behind a compilation \
      flag of the project, which a build may set together with a dependency
      - imports by a unit test of an Xcode project of what its application declares, which is \
      linked there
      - in Xcode targets that can import more than they declare, by CocoaPods, Carthage, search \
      paths, flags or a script that runs Gradle or Flutter: imports of other than targets of the \
      same project
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
        import Screws  // finding
        //- Core/Core.swift
        @_exported import struct Screws.Bolt
        //- Screws/Bolt.swift
        public struct Bolt {}
        """, manifest: ["Feed": ["Core"], "Core": ["Screws"], "Screws": []]),
      Example(
        """
        //- Feed/Feed.swift
        import Core
        import Foundation
        import UIKit
        #if canImport(Lottie)
          import Lottie
        #endif
        #if canImport(C.os.lock)
          internal import C.os.lock
        #endif
        #if canImport(Plots, _version: 2)
          import Plots
        #endif
        #if os(iOS) && CIPHER
          import SQLCipher
        #endif
        import struct NetworkKit.Client
        import struct Screws.Bolt
        import Model
        //- Core/Core.swift
        @_exported import Model
        @_exported import struct Screws.Bolt
        public struct Core {}
        //- Screws/Bolt.swift
        public struct Bolt {}
        //- Model/Model.swift
        public struct Model {}
        //- NetworkKit/Client.swift
        public struct Client {}
        """,
        manifest: ["Feed": ["Core", "NetworkKit"], "Core": ["Model", "Screws"], "Screws": []]),
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

extension Module {
  /// Whether nothing can depend on it.
  fileprivate var isProgram: Bool { kind == .executable || kind == .app || kind == .test }
}

extension String {
  /// Whether the text of a condition asks for the module or a part of it: `canImport(C.os.lock)`.
  fileprivate func asksFor(module name: String) -> Bool {
    ranges(of: "canImport(" + name).contains { range in
      self[range.upperBound...].first.map { [")", ".", ",", " "].contains($0) } ?? false
    }
  }
}

extension DependencyGraph {
  /// Which modules lead to which by what manifests and projects declare.
  var declaredReach: TransitiveClosure {
    TransitiveClosure(
      of: Adjacency(
        nodeCount: modules.count,
        edges: moduleDependencies.filter { $0.declaration != nil }
          .map { Edge($0.source.index, $0.target.index) }))
  }
}
