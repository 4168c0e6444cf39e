/// The more a module is depended on, the more abstract it is.
struct MainSequenceDistance: Rule {
  var maxDistance = 0.7
  var minTypes = 10
  var exemptValueModules = true

  func findings(in graph: DependencyGraph) -> [Finding] {
    let carriedOut = modulesCarriedOutElsewhere(in: graph)
    let relied = dependants(in: graph)
    return graph.moduleFigures().compactMap { figures in
      guard figures.types >= minTypes, !graph[figures.module].isTest,
        let declared = graph[figures.module].declaration,
        let zone = figures.martin.zone(beyond: maxDistance), let distance = figures.distance,
        // Who needs the abstractions of a module that nothing here depends on stands outside.
        zone == .uselessness
          ? figures.afferentCoupling > 0
          : isStable(figures) && relied[figures.module, default: []].count >= Self.fewestDependants
            && !isAbstraction(figures, carriedOut: carriedOut),
        !(exemptValueModules && values(figures, in: graph) * 5 >= figures.types * 4)
      else { return nil }
      return Finding(
        "\(declared.name) stands in the zone of \(zone.rawValue), \(meaning(of: zone)): A = "
          + "\((figures.abstractness ?? 0).short), I = \((figures.instability ?? 0).short), "
          + "D = \(distance.short)",
        at: declared.location,
        module: declared.name, subject: declared.name, fix: fix(zone, figures))
    }
  }

  /// Whether a module is still in pain if those that it uses outside of the project count: what is
  /// built on much is a detail, and changes with it.
  private func isStable(_ figures: ModuleFigures) -> Bool {
    var all = figures
    all.efferentCoupling += figures.externalModules
    return all.martin.zone(beyond: maxDistance) == .pain
  }

  /// One module that depends on another could as well be a part of it.
  private static let fewestDependants = 2

  /// The modules that import each one; tests and tools, such as the demos of a library, left out.
  private func dependants(in graph: DependencyGraph) -> [ModuleID: Set<ModuleID>] {
    var dependants: [ModuleID: Set<ModuleID>] = [:]
    for edge in graph.moduleDependencies {
      guard let kind = graph[edge.source].declaration?.kind, kind != .test, kind != .executable,
        edge.imports.contains(where: { !graph.files[graph.imports[$0].file].isTest })
      else { continue }
      dependants[edge.target, default: []].insert(edge.source)
    }
    return dependants
  }

  /// Whether a good share of a module is protocols, and others carry them out: it is the
  /// abstraction, its further types are what the protocols speak of.
  private func isAbstraction(_ figures: ModuleFigures, carriedOut: Set<ModuleID>) -> Bool {
    figures.abstractTypes * 10 >= figures.types && carriedOut.contains(figures.module)
  }

  /// Modules to whose protocols types or protocols of other modules conform, tests left out.
  private func modulesCarriedOutElsewhere(in graph: DependencyGraph) -> Set<ModuleID> {
    var modules: Set<ModuleID> = []
    for type in graph.ownTypes where type.isNominal && !graph.isTest(type.id) {
      for conformance in graph.allConformances(of: type.id)
      where !graph[conformance].isExternal && graph[conformance].module != type.module {
        modules.insert(graph[conformance].module)
      }
    }
    return modules
  }

  /// Structs, enums and classes of data, such as those of Core Data, which no protocol would help.
  private func values(_ figures: ModuleFigures, in graph: DependencyGraph) -> Int {
    figures.valueTypes
      + graph[figures.module].types.count {
        graph[$0].kind == .class && graph.role(of: $0) == .model
      }
  }

  private func meaning(of zone: MartinMetrics.Zone) -> String {
    switch zone {
    case .pain: "concrete and relied on"
    case .uselessness: "abstract and hardly used"
    }
  }

  private func fix(_ zone: MartinMetrics.Zone, _ figures: ModuleFigures) -> String {
    switch zone {
    case .pain:
      "\(figures.afferentCoupling.of("module")) depend on it, and \(abstractions(of: figures)): "
        + "give them protocols for what varies, or split off what changes often."
    case .uselessness: "Hardly any module depends on its abstractions: remove those nobody needs."
    }
  }

  private func abstractions(of figures: ModuleFigures) -> String {
    let types = figures.types.of("type")
    switch figures.abstractTypes {
    case 0: return "none of its \(types) is an abstraction"
    case 1: return "1 of its \(types) is an abstraction"
    default: return "\(figures.abstractTypes) of its \(types) are abstractions"
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
      needs fewer abstractions than the languages the figure was made for, so its findings are info.

      Not reported:
      - modules of values and models
      - a module on which at most one other depends, besides tests and command-line tools
      - a module of which a tenth is protocols that other modules carry out
      - a module that is near the main sequence if modules of other packages count
      - as useless, the abstractions of a module on which nothing in the project depends: they are \
      for others
      """,
    options: [
      "maxDistance": "Greatest distance from the main sequence, from 0 to 1.",
      "minTypes": "Fewest types that a module must have.",
      "exemptValueModules":
        "Whether modules of at least 80 % structs, enums and models are left alone.",
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
        public final class A {}
        public final class B {}
        //- Feed/Feed.swift
        import Core
        """),
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
    ])
}
