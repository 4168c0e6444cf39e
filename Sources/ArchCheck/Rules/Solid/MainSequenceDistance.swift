/// The more a module is depended on, the more abstract it is.
struct MainSequenceDistance: Rule {
  var maxDistance = 0.7
  var minTypes = 10
  var exemptValueModules = true

  func findings(in graph: DependencyGraph) -> [Finding] {
    graph.moduleMetrics().compactMap { figures in
      guard figures.types >= minTypes, !graph[figures.module].isTest,
        let declared = graph[figures.module].declaration,
        let zone = figures.martin.zone(beyond: maxDistance), let distance = figures.distance,
        // Who needs the abstractions of a module that nothing here depends on stands outside.
        zone == .pain || figures.afferentCoupling > 0,
        !(exemptValueModules && figures.valueTypes * 5 >= figures.types * 4)
      else { return nil }
      return Finding(
        "\(declared.name) stands in the zone of \(zone.rawValue), \(meaning(of: zone)): A = "
          + "\((figures.abstractness ?? 0).short), I = \((figures.instability ?? 0).short), "
          + "D = \(distance.short)",
        at: Location(file: declared.declaredIn, line: max(declared.line, 1), column: 1),
        module: declared.name, subject: declared.name, fix: fix(zone, figures))
    }
  }

  private func meaning(of zone: MartinMetrics.Zone) -> String {
    switch zone {
    case .pain: "concrete and relied on"
    case .uselessness: "abstract and hardly used"
    }
  }

  private func fix(_ zone: MartinMetrics.Zone, _ figures: ModuleMetrics) -> String {
    switch zone {
    case .pain:
      "\(figures.afferentCoupling.of("module")) depend on it, and it has hardly any abstraction: "
        + "give them protocols, or split off what changes often."
    case .uselessness: "Hardly any module depends on its abstractions: remove those nobody needs."
    }
  }

  static let documentation = RuleDocumentation(
    summary: "A module that many depend on must be abstract, one that few depend on concrete.",
    category: .solid, certainty: .heuristic, severity: .info,
    rationale: """
      What many modules depend on should be extended rather than changed, which takes \
      abstractions. Abstractions that nothing depends on are useless (stable abstractions \
      principle, Martin 2002).
      """,
    fix: "Give a stable module protocols for what varies; remove abstractions that nobody uses.",
    limits: """
      D = |A + I − 1|, with A the share of protocols and of classes with abstract methods. Swift \
      needs fewer abstractions than the languages the figure was made for; modules of values are \
      therefore left alone, and the rest is info. The abstractions of a module on which nothing in \
      the project depends are for others, and not called useless.
      """,
    options: [
      "maxDistance": "Greatest distance from the main sequence, from 0 to 1.",
      "minTypes": "Fewest types that a module must have.",
      "exemptValueModules": "Whether modules of at least 80 % structs and enums are left alone.",
    ],
    guidelines: ["AB-36"],
    profiles: [.swiftuiModular, .recommended],
    examples: [
      Example(
        """
        //- Package.swift
        let core = Target(name: "Core")  // finding
        //- Core/Core.swift
        public final class A {}
        public final class B {}
        public struct C {}
        //- Feed/Feed.swift
        import Core
        //- Cart/Cart.swift
        import Core
        """, of: MainSequenceDistance(minTypes: 3)),
      Example(
        """
        //- Package.swift
        let feed = Target(name: "Feed")  // finding
        //- Core/Core.swift
        public struct C {}
        //- Net/Net.swift
        public struct N {}
        //- Disk/Disk.swift
        public struct D {}
        //- Feed/Feed.swift
        import Core
        import Disk
        import Net
        public protocol A {}
        public protocol B {}
        //- App/App.swift
        import Feed
        """, of: MainSequenceDistance(minTypes: 2)),
      Example(
        """
        //- Core/Core.swift
        public struct C {}
        //- Feed/Feed.swift
        import Core
        public protocol A {}
        public protocol B {}
        """, of: MainSequenceDistance(minTypes: 2)),
      Example(
        """
        //- Core/Core.swift
        public protocol A {}
        public protocol B {}
        public final class C {}
        //- Values/Values.swift
        public struct D {}
        public struct E {}
        public enum F {}
        //- Feed/Feed.swift
        import Core
        import Values
        //- Cart/Cart.swift
        import Core
        import Values
        """, of: MainSequenceDistance(minTypes: 3)),
      Example(
        """
        //- Core/Core.swift
        public final class A {}
        public final class B {}
        //- Feed/Feed.swift
        import Core
        """),
    ])
}
