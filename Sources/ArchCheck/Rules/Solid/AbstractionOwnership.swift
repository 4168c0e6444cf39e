/// An abstraction belongs to those who use it.
struct AbstractionOwnership: Rule {
  func findings(in graph: DependencyGraph) -> [Finding] {
    let order = LevelOrder(of: graph)
    let conformers = graph.conformersByProtocol
    return graph.judgedOriginals.compactMap { type in
      guard type.kind == .protocol, let only = conformers[type.id]?.first,
        conformers[type.id]?.count == 1, graph[only].module == type.module,
        let place = graph.location(of: type.id)
      else { return nil }
      let clients = clients(of: type, besides: only, in: graph)
      let modules = Set(clients.flatMap { graph.modules(using: $0) }).sorted()
      guard !modules.isEmpty, modules.allSatisfy({ order.isHigher($0, than: type.module) }) else {
        return nil
      }
      let names = modules.map { graph[$0].name }
      let use = names.count == 1 ? "uses" : "use"
      return Finding(
        "\(type.name) stands beside its only conformer \(graph[only].name) in "
          + "\(graph[type.module].name), but only \(names.listed) \(use) it",
        at: place, about: type.id, in: graph,
        strength: graph.claims.layers.isEmpty ? .weak : .strong,
        condition: graph.condition(type.condition),
        fix:
          "Move \(type.name) to \(names.count == 1 ? names[0] : "a module that they depend on"); "
          + "\(graph[type.module].name) then depends on that.",
        evidence: clients.compactMap { client in
          graph.sites[client.sites].first.map {
            Finding.Evidence(
              "\(graph[client.source].name) uses \(type.name)", at: graph.location(of: $0))
          }
        })
    }
  }

  /// What names the protocol, apart from its conformer and from tests.
  private func clients(
    of type: TypeNode, besides conformer: TypeID, in graph: DependencyGraph
  ) -> [Dependency] {
    graph.dependents(of: type.id).filter { dependency in
      dependency.source != conformer && !graph.isTest(dependency.source)
        && graph.sites[dependency.sites].contains { graph.isJudged(file: Int($0.file)) }
    }
  }

  static let documentation = RuleDocumentation(
    summary: "A protocol must belong to the module that needs it, not to the one that fulfils it.",
    category: .solid, certainty: .heuristic, severity: .info,
    rationale: """
      A protocol beside its only conformer turns no dependency around: whoever uses it depends on \
      the module with the details. Abstractions belong to their clients (Martin 2002).
      """,
    fix: "Move the protocol to the module of its clients.",
    limits: """
      Reported only where all clients stand in modules that are policy to the protocol's module, \
      by the `layers` contract or, without one, by the roles of their types. Conformers in tests \
      do not count.
      """,
    guidelines: ["AB-36"],
    profiles: [.swiftuiModular, .recommended],
    examples: [
      Example(
        """
        //- Data/Users.swift
        import Foundation
        public protocol UserRepository {}  // finding
        public final class StoredUsers: UserRepository {
          private let defaults: UserDefaults = .standard
        }
        //- Domain/User.swift
        import Data
        public struct User: Codable { let id: Int }
        public struct Users {
          let all: UserRepository
        }
        """),
      Example(
        """
        //- Data/Users.swift
        public protocol UserRepository {}  // finding
        public final class Users: UserRepository {}
        //- Rules/Names.swift
        import Data
        extension String {
          public func names(_ users: UserRepository) {}
        }
        //- RulesTests/Tests.swift
        import Data
        import XCTest
        final class UsersMock: UserRepository {}
        """, layers: [["Data"], ["Rules"]]),
      Example(
        """
        //- Domain/User.swift
        public protocol UserRepository {}
        public struct User: Codable { let id: Int }
        public struct Users {
          let all: UserRepository
        }
        //- Data/Users.swift
        import Domain
        import Foundation
        public final class StoredUsers: UserRepository {
          private let defaults: UserDefaults = .standard
        }
        """),
      Example(
        """
        //- Data/Users.swift
        public protocol UserRepository {}
        public final class Users: UserRepository {}
        public protocol Shared {}
        public final class One: Shared {}
        public final class Two: Shared {}
        //- Rules/Names.swift
        import Data
        public func names(_ shared: Shared) {}
        //- App/App.swift
        import Data
        public func names(_ users: UserRepository) {}
        """, layers: [["App"], ["Data"], ["Rules"]]),
    ])
}

extension DependencyGraph {
  /// Modules in whose code a dependency is written, which for an extension is not the type's.
  fileprivate func modules(using dependency: Dependency) -> Set<ModuleID> {
    Set(
      sites[dependency.sites].map { Int($0.file) }.filter(isJudged(file:)).map { files[$0].module })
  }
}
