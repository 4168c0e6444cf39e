/// Modules do not depend on one another in a cycle.
struct ModuleCycle: Rule {
  var includeTests = false

  func findings(in graph: DependencyGraph) -> [Finding] {
    let links = graph.moduleLinks(includesTests: includeTests)
    return graph.foundCycles(graph.search(links, nodeCount: graph.modules.count)).compactMap {
      finding(about: $0, links: links, in: graph)
    }
  }

  private func finding(
    about cycle: FoundCycle, links: [Link: [DependencyUse]], in graph: DependencyGraph
  ) -> Finding? {
    let names = cycle.chain.map { graph.modules[$0].name }
    let places = cycle.steps.compactMap { step in
      links[step].flatMap(graph.first).map(graph.location)
    }
    guard places.count == cycle.steps.count else { return nil }
    let evidence = zip(zip(names, names.dropFirst()), places).map { step, place in
      Finding.Evidence("\(step.0) depends on \(step.1)", at: place)
    }
    let cut = cycle.cut.map {
      "\(graph.modules[$0.source].name) → \(graph.modules[$0.target].name)"
    }
    let more = cycle.nodes.count - cycle.steps.count
    let others = more > 0 ? " and \(more.of("more module")) with it" : ""
    let chain = names.joined(separator: " → ")
    return Finding(
      "\(chain) is a cycle\(others)", at: places[cycle.stepToCut],
      module: names[0],
      subject: names[0], target: names[1...].dropLast().joined(separator: ", "),
      fix: "Cut \(cut.joined(separator: ", ")): move what both sides need into a third module, or "
        + "turn the dependency around with a protocol.",
      evidence: evidence
    ).caused(
      by: cycle.causes(places, name: { graph.modules[$0].name }) {
        graph.modules[$0].declaration?.location
      }, of: chain)
  }

  static let documentation = RuleDocumentation(
    summary: "Modules must not depend on one another in a cycle.",
    category: .moduleStructure, certainty: .rule, severity: .error,
    rationale: """
      The modules of a cycle can be built, tested and understood only together: they are one module \
      with several names. Imports and uses of types count, whether the manifest declares \
      them or not.
      """,
    fix: """
      Move what both sides need into a third module, or turn one dependency around with a protocol.
      """,
    limits: """
      One finding stands for all modules that depend on one another, at the first dependency to \
      cut. The cut is where the fewest places would change: what is declared and never imported \
      costs nothing, and where the cost is the same, what no manifest declares goes first. Code of \
      tests and generated code do not count.
      """,
    options: ["includeTests": "Whether test targets are judged too."],
    guidelines: ["AB-02", "ST-06"],
    profiles: [.swiftTeam, .swiftuiModular, .recommended],
    examples: [
      Example(
        """
        //- Cart/Cart.swift
        import Feed
        public struct Cart {}
        //- Feed/Feed.swift
        import Cart  // finding
        public struct Feed {}
        """),
      Example(
        """
        //- Package.swift
        .target(name: "Cart", dependencies: ["Feed"]),
        .target(name: "Feed", dependencies: ["Core"]),
        .target(name: "Core", dependencies: ["Cart"]),  // finding
        //- Cart/Cart.swift
        public struct Cart {}
        //- Core/Core.swift
        public struct Core {}
        //- Feed/Feed.swift
        public struct Feed {}
        """, manifest: ["Cart": ["Feed"], "Feed": ["Core"], "Core": ["Cart"]]),
      Example(
        """
        //- Cart/Cart.swift
        import Core
        public struct Cart {}
        //- CartTests/CartTests.swift
        import Cart
        import XCTest
        public final class CartTests: XCTestCase {}
        //- Core/Core.swift
        public struct Core {}
        //- Feed/Feed.swift
        import Core
        public struct Feed {}
        """),
      Example(
        """
        //- Cart/Cart.swift
        #if os(macOS)
          import Feed
        #endif
        public struct Cart {}
        //- Feed/Feed.swift
        #if !os(macOS)
          import Cart
        #endif
        public struct Feed {}
        """),
      Example(
        """
        //- Cart/Cart.swift
        #if os(macOS) || os(iOS) && DEBUG
          import Feed
        #endif
        public struct Cart {}
        //- Feed/Feed.swift
        #if !DEBUG
          import Cart  // finding
        #endif
        public struct Feed {}
        """),
    ])
}
