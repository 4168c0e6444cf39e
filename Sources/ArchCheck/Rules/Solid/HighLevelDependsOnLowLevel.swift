/// Policy does not depend on details.
struct HighLevelDependsOnLowLevel: Rule {
  var exemptRoles: [Role] = [.app]

  func findings(in graph: DependencyGraph) -> [Finding] {
    let order = LevelOrder(of: graph)
    var forbidden: [Pair: [LevelOrder.UpwardUse]] = [:]
    graph.forEachUse([.imports, .types]) { use in
      guard let file = use.file, graph.isJudged(file: file), !isExempt(use, in: graph),
        let found = order.upwardUse(use), found.isByPolicy
      else { return }
      forbidden[Pair(source: found.source, target: found.target), default: []].append(found)
    }
    return forbidden.sorted { $0.key < $1.key }.compactMap { finding(about: $0, $1, in: graph) }
  }

  private struct Pair: Hashable, Comparable {
    var source: String
    var target: String

    static func < (left: Pair, right: Pair) -> Bool {
      (left.source, left.target) < (right.source, right.target)
    }
  }

  private func isExempt(_ use: DependencyUse, in graph: DependencyGraph) -> Bool {
    guard let source = use.sourceType else { return false }
    // The lowest row of an app often holds shared views and extensions, which are no policy.
    if graph[source].isExternal { return true }
    guard let role = graph.role(of: source) else { return false }
    return exemptRoles.contains(role) || [.view, .viewController].contains(role)
  }

  private func finding(
    about pair: Pair, _ forbidden: [LevelOrder.UpwardUse], in graph: DependencyGraph
  ) -> Finding? {
    let sorted = forbidden.sorted {
      ($0.use.file ?? 0, $0.use.offset) < ($1.use.file ?? 0, $1.use.offset)
    }
    guard let first = sorted.first else { return nil }
    let weak = sorted.allSatisfy { $0.strength == .weak }
    let types = sorted.compactMap(\.use.targetType)
    if weak, !types.isEmpty, graph.areAbstract(types) { return nil }
    return Finding(
      "\(pair.source) depends on \(pair.target), which is a detail to it",
      at: graph.location(of: first.use), module: graph[first.use.sourceModule].name,
      subject: pair.source, target: pair.target, strength: weak ? .weak : .strong,
      condition: graph.condition(ofUses: sorted.map(\.use))?.description,
      fix: "Let \(pair.source) declare a protocol for what it needs, and \(pair.target) conform to "
        + "it.",
      evidence: (weak ? [reason(pair, first, in: graph)].compactMap(\.self) : [])
        + sorted.dropFirst().map { found in
          let name = found.use.targetType.map { graph[$0].name } ?? pair.target
          return Finding.Evidence("uses \(name)", at: graph.location(of: found.use))
        })
  }

  /// What the guess rests on, where no contract says the order.
  private func reason(
    _ pair: Pair, _ found: LevelOrder.UpwardUse, in graph: DependencyGraph
  ) -> Finding.Evidence? {
    guard let declared = graph[found.use.targetModule].declaration else { return nil }
    return Finding.Evidence(
      "\(pair.source) holds models, \(pair.target) mostly input, output or views",
      at: declared.location)
  }

  static let documentation = RuleDocumentation(
    summary: "Policy must not depend on details.",
    category: .solid, certainty: .rule, severity: .error,
    rationale: """
      The rules of the application are what the rest exists for. If they depend on a database, a \
      server or a screen, a change there is a change of the rules (dependency inversion, Martin \
      1996).
      """,
    fix: "Let the policy declare a protocol for what it needs, and let the detail conform to it.",
    limits: """
      The order is that of the `layers` contract, whose last layer is the policy; what goes \
      against the order elsewhere is the contract's matter. Without one only modules count whose \
      types show what they are: models on one side, network, persistence and views on the other; \
      that is a guess, and a warning at most.

      Not reported are uses by views, view controllers and extensions of types from outside, which \
      are no policy wherever they stand.

      Nor, without a contract:
      - uses of nothing but protocols and the values that these speak of
      - what programs use, and modules with services beside their models
      - modules that are named after logs, metrics, telemetry or tracing
      """,
    options: ["exemptRoles": "Roles of types that may know every level."],
    guidelines: ["AB-36"],
    profiles: [.swiftuiModular, .recommended],
    examples: [
      Example(
        """
        //- Domain/Order.swift
        import NetworkKit  // finding
        public struct Order: Codable { let id: Int }
        //- NetworkKit/Client.swift
        import Foundation
        public final class HTTPClient {
          private let session = URLSession.shared
        }
        """),
      Example(
        """
        //- Data/Store.swift
        import App
        public final class Store { public init() {} }
        //- Rules/Order.swift
        import Data  // finding
        struct Order {
          let store = Store()
        }
        //- App/App.swift
        import Data
        import Rules
        """, layers: [["App"], ["Data"], ["Rules"]]),
      Example(
        """
        //- Domain/Order.swift
        public struct Order: Codable { let id: Int }
        //- NetworkKit/Client.swift
        import Domain
        import Foundation
        public final class HTTPClient {
          private let session = URLSession.shared
          func load() -> Order? { nil }
        }
        """),
      Example(
        """
        //- Rules/Order.swift
        import Data
        import Other
        @main
        struct AppDelegate {
          let store = Store()
        }
        //- Data/Store.swift
        import Rules
        public final class Store { public init() {} }
        //- Other/Other.swift
        public struct Other {}
        """, layers: [["Rules", "Data"], ["Base"]]),
    ])
}

extension DependencyGraph {
  /// Whether types are protocols, which can be anything behind them, and the values that requirements
  /// of these protocols name.
  fileprivate func areAbstract(_ types: [TypeID]) -> Bool {
    let protocols = Set(types.filter { self[$0].kind == .protocol })
    let values = Set(
      protocols.flatMap(dependencies).map(\.target).filter {
        [.struct, .enum].contains(self[$0].kind)
      })
    return !protocols.isEmpty && types.allSatisfy { protocols.contains($0) || values.contains($0) }
  }
}
