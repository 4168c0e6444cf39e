/// Modules depend in the direction of stability.
struct UnstableDependency: Rule {
  var tolerance = 0.2
  var minModules = 4

  func findings(in graph: DependencyGraph) -> [Finding] {
    let metrics = graph.moduleFigures().filter { !graph[$0.module].isTest }
    guard metrics.count >= minModules else { return [] }
    let instability = Dictionary(
      keepingFirst: metrics.compactMap { figures in
        figures.instability.map { (figures.module, $0) }
      })
    let targets = Dictionary(
      grouping: graph.moduleDependencies.filter { !graph[$0.target].isExternal }, by: \.source
    ).mapValues { Set($0.map(\.target)) }
    return graph.moduleDependencies.compactMap { edge in
      // What depends only on what the source depends on itself brings no further reason to change.
      guard let source = instability[edge.source], let target = instability[edge.target],
        target - source > tolerance,
        !targets[edge.target, default: []].isSubset(of: targets[edge.source, default: []]),
        let first = imports(of: edge, in: graph).first
      else { return nil }
      let (from, to) = (graph[edge.source].name, graph[edge.target].name)
      let imports = imports(of: edge, in: graph)
      return Finding(
        "\(from) (I = \(source.short)) imports \(to) (I = \(target.short)), which is less stable",
        at: graph.location(file: first.file, offset: first.offset), module: from, subject: from,
        target: to, condition: graph.condition(ofAny: imports.map(\.condition))?.description,
        fix:
          "Let \(from) declare a protocol for what it needs of \(to), or move that part of \(to) "
          + "into a module that depends on less.",
        evidence: figures(of: edge, metrics, in: graph)
          + imports.dropFirst().map {
            Finding.Evidence(
              "also imported here", at: graph.location(file: $0.file, offset: $0.offset))
          })
    }
  }

  private func imports(of edge: ModuleEdge, in graph: DependencyGraph) -> [ImportSite] {
    edge.imports.map { graph.imports[$0] }.filter { graph.isJudged(file: $0.file) }
  }

  private func figures(
    of edge: ModuleEdge, _ metrics: [ModuleFigures], in graph: DependencyGraph
  ) -> [Finding.Evidence] {
    [edge.source, edge.target].compactMap { module in
      guard let figures = metrics.first(where: { $0.module == module }),
        let declared = graph[module].declaration
      else { return nil }
      return Finding.Evidence(
        "\(graph[module].name): Ca = \(figures.afferentCoupling), Ce = \(figures.efferentCoupling)",
        at: declared.location)
    }
  }

  static let documentation = RuleDocumentation(
    summary: "A module must not depend on one that is less stable than itself.",
    category: .solid, certainty: .rule, severity: .info,
    rationale: """
      A module that many depend on is hard to change, one that depends on many has many reasons \
      to. Where the first depends on the second, every change of the second is a change for all \
      (stable dependencies principle, Martin 2002).
      """,
    fix: "Turn the dependency around with a protocol, or split the less stable module.",
    limits: """
      Instability is I = Ce / (Ca + Ce), counted over imports between the project's own modules \
      without tests. With few modules the figures say little. A module whose own dependencies the \
      other has as well is left alone: it brings no further reason to change.
      """,
    options: [
      "tolerance": "How much less stable, from 0 to 1, a dependency may be.",
      "minModules": "Fewest modules without tests that a project must have.",
    ],
    guidelines: ["AB-36"],
    profiles: [.swiftuiModular, .recommended],
    examples: [
      Example(
        """
        //- Core/Core.swift
        import Feed  // finding
        //- Feed/Feed.swift
        import Models
        import Network
        //- Models/Models.swift
        struct Model {}
        //- Network/Network.swift
        struct Client {}
        //- App/App.swift
        import Core
        //- Cart/Cart.swift
        import Core
        """),
      Example(
        """
        //- A/A.swift
        import B  // finding
        //- B/B.swift
        import C
        import D
        //- C/C.swift
        struct C1 {}
        //- D/D.swift
        struct D1 {}
        //- E/E.swift
        import A
        """, of: UnstableDependency(tolerance: 0.1)),
      Example(
        """
        //- Core/Core.swift
        import Foundation
        //- Feed/Feed.swift
        import Core
        //- Cart/Cart.swift
        import Core
        //- App/App.swift
        import Cart
        import Core
        import Feed
        //- CoreTests/Tests.swift
        @testable import Core
        import Feed
        import Cart
        import XCTest
        """),
      Example(
        """
        //- Core/Core.swift
        import Feed
        //- Feed/Feed.swift
        import Models
        //- Models/Models.swift
        struct Model {}
        """),
    ])
}
