/// Modules are cut by feature and domain, not by technical layer.
struct ModuleByFeature: Rule {
  var technicalNames = [
    "Controllers", "Helpers", "Managers", "Utils", "ViewModels", "Views",
  ]
  var domainNames = SharedModules.domains

  func findings(in graph: DependencyGraph) -> [Finding] {
    graph.ownModules.compactMap { module -> Finding? in
      guard let declaration = module.declaration, declaration.kind == .library,
        technicalNames.matches(module.name), !domainNames.matches(module.name),
        !module.files.isEmpty
      else { return nil }
      return Finding(
        "The module \(module.name) is named after a technical layer",
        at: declaration.location,
        module: module.name, subject: module.name)
    }
  }

  static let documentation = RuleDocumentation(
    summary: "A module must be named after a feature or domain, not after a technical layer.",
    category: .moduleStructure, certainty: .heuristic, severity: .info,
    rationale: """
      A module of all views changes with every feature and is used by every feature. Cut by \
      feature, a change stays in one module.
      """,
    fix: "Move each type to the module of its feature, or name the module after what it is about.",
    limits: "Only whole names count: `CartViews` is a feature's module.",
    options: [
      "technicalNames": "Patterns of names of technical layers.",
      "domainNames": "Patterns of names that are allowed although they look technical.",
    ],
    guidelines: ["AB-03"],
    profiles: [.swiftuiModular],
    examples: [
      Example(
        """
        //- Package.swift
        .target(name: "ViewModels"),  // finding
        .target(name: "Timeline"),
        //- ViewModels/FeedViewModel.swift
        public struct FeedViewModel {}
        //- Timeline/Timeline.swift
        public struct Timeline {}
        """),
      Example(
        """
        //- Package.swift
        .target(name: "SharedUtils"),  // finding
        //- SharedUtils/Text.swift
        public struct Text {}
        """, of: ModuleByFeature(technicalNames: ["*Utils"])),
      Example(
        """
        //- Package.swift
        .target(name: "Timeline"),
        .target(name: "Models"),
        .target(name: "CartViews"),
        //- Timeline/Timeline.swift
        public struct Timeline {}
        //- Models/Item.swift
        public struct Item {}
        //- CartViews/CartView.swift
        public struct CartView {}
        """),
      Example(
        """
        //- Package.swift
        .target(name: "Network"),
        .testTarget(name: "HelpersTests"),
        //- Network/Client.swift
        public struct Client {}
        //- HelpersTests/HelpersTests.swift
        import XCTest
        """, of: ModuleByFeature(technicalNames: ["Network", "Helpers*"])),
    ])
}
