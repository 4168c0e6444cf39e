/// A protocol does not name the details that it hides.
struct LeakyAbstraction: Rule {
  var families = Detail.allCases
  var exemptRoles: [Role] = [.network, .persistence]

  /// A kind of technical detail.
  enum Detail: String, Codable, Sendable, CaseIterable {
    case network, persistence, ui, thirdParty

    fileprivate var words: String {
      self == .thirdParty ? "third-party" : self == .ui ? "user-interface" : rawValue
    }
  }

  func findings(in graph: DependencyGraph) -> [Finding] {
    let conformers = graph.conformersByProtocol
    return graph.judgedOriginals.compactMap { type in
      guard type.kind == .protocol, graph.role(of: type.id) != .delegateProtocol,
        let implementers = conformers[type.id], !implementers.isEmpty
      else { return nil }
      let roles = Set(implementers.compactMap { graph.role(of: $0) })
      guard roles.isDisjoint(with: exemptRoles),
        // What a database stores may speak of what it stores.
        !implementers.allSatisfy(graph.isRecord)
      else { return nil }
      let leaks = leaks(of: type, roles: roles, in: graph)
      guard let first = leaks.first else { return nil }
      let names = leaks.map { graph[$0.target].name }.uniqued()
      let kinds = leaks.map(\.detail.words).uniqued()
      let words = names.count == 1 ? "a \(kinds[0]) detail" : "\(kinds.listed) details"
      return Finding(
        "\(type.name) names \(names.listed(atMost: 4)), \(words)",
        at: graph.location(of: first.site), about: type.id, in: graph,
        condition: graph.condition(type.condition),
        evidence: leaks.dropFirst().map {
          Finding.Evidence("names \(graph[$0.target].name)", at: graph.location(of: $0.site))
        }
      ).caused(
        by: leaks.map {
          Finding.Cause(
            graph[$0.target].name, at: graph.location(of: $0.site),
            target: graph.qualifiedName(of: $0.target))
        })
    }
  }

  private struct Leak {
    var detail: Detail
    var target: TypeID
    var site: Site
  }

  private func leaks(
    of type: TypeNode, roles: Set<Role>, in graph: DependencyGraph
  ) -> [Leak] {
    let required = Set(graph.requirements(of: type.id))
    let home = mapsRecords(type, in: graph) ? .persistence : home(of: type, in: graph)
    var leaks: [Leak] = []
    for dependency in graph.dependencies(of: type.id) {
      guard let detail = detail(dependency, roles: roles, in: graph), detail != home,
        !isCalled(type, after: graph[dependency.target], in: graph)
      else { continue }
      for site in graph.sites[dependency.sites]
      where site.memberIndex.map(required.contains) ?? false
        && Self.signatureKinds.contains(site.kind)
        // What signs in or pays is given the controller to do it on.
        && !(detail == .ui && graph.isPresenting(site, of: dependency.target))
      {
        leaks.append(Leak(detail: detail, target: dependency.target, site: site))
      }
    }
    return leaks.sorted { ($0.site.file, $0.site.offset) < ($1.site.file, $1.site.offset) }
  }

  /// Whether an associated type has to be a record of a database: the protocol is there to turn it
  /// into something else.
  private func mapsRecords(_ type: TypeNode, in graph: DependencyGraph) -> Bool {
    type.declarations.contains { declaration in
      let facts = graph.files[declaration.file].facts
      return facts.children(of: declaration.node).contains { node in
        facts.kind(node) == .associatedTypeDecl
          && graph.sites(in: NodeRef(file: declaration.file, node: node)).contains { site in
            graph.target(ofSite: site.index).map { target in
              graph.isRecord(target) || graph[target].name == "NSManagedObject"
            } ?? false
          }
      }
    }
  }

  /// The detail that the protocol is there for: what is called `RequestAdapter` adapts requests, and in
  /// the folder `Networking` they are no secret.
  private func home(of type: TypeNode, in graph: DependencyGraph) -> Detail? {
    if !Self.wordsOfNetwork.isDisjoint(with: RoleNames.words(in: type.simpleName)) {
      return .network
    }
    guard let file = type.declarations.first?.file else { return nil }
    let folders = Set(pathSteps(graph.files[file].path).dropLast().map { $0.lowercased() })
    return Self.homes.first { !folders.isDisjoint(with: $0.folders) }?.detail
  }

  /// Whether a protocol is there for a type of the system, by its name: `ImageCaching` for `UIImage`,
  /// `PersistentContainerProviding` for `NSPersistentContainer`. A `UserRepository` is for users, not
  /// for a class `User` of a database.
  private func isCalled(
    _ type: TypeNode, after target: TypeNode, in graph: DependencyGraph
  ) -> Bool {
    let name = target.simpleName
    let short = ["NS", "UI"].contains { name.hasPrefix($0) } ? name.dropFirst(2) : name[...]
    return graph[target.module].isSystem && short.count > 3 && type.simpleName.contains(short)
  }

  private static let wordsOfNetwork: Set<String> = [
    "Endpoint", "HTTP", "Interceptor", "Network", "Networking", "Request", "Retrier",
  ]

  private static let homes: [(detail: Detail, folders: Set<String>)] = [
    (.network, ["api", "http", "net", "network", "networking"]),
    (.persistence, ["coredata", "database", "persistence", "storage"]),
  ]

  private static let signatureKinds: Set<DependencyKind> = [
    .stores, .parameter, .returns, .generic, .mentions,
  ]

  private func detail(
    _ dependency: Dependency, roles: Set<Role>, in graph: DependencyGraph
  ) -> Detail? {
    let target = dependency.target
    let type = graph[target]
    guard type.isExternal else {
      // A subclass of a database's class is that database's; what SwiftData makes of a class of the
      // application is no more than a macro on it.
      let isDetail = graph.isRecord(target) && !type.attributes.contains("Model")
      return families.contains(.persistence) && isDetail ? .persistence : nil
    }
    return families.first { detail in
      switch detail {
      case .network: graph.belongs(target, to: .network)
      case .persistence:
        graph.belongs(target, to: .persistence) || graph.isRecord(target)
          || isDatabase(dependency, in: graph)
      case .ui: !servesInterface(roles) && isInterface(target, in: graph)
      case .thirdParty: isThirdParty(dependency, in: graph)
      }
    }
  }

  /// Whether a type is the database of a library whose records store themselves, and so are given
  /// it all over: that makes it part of no family.
  private func isDatabase(_ dependency: Dependency, in graph: DependencyGraph) -> Bool {
    ["Database", "QueryBuilder"].contains(graph[dependency.target].name)
      && graph.sites[dependency.sites].allSatisfy { site in
        graph.imports(ofFile: Int(site.file)).contains {
          Self.databaseLibraries.contains(graph[$0.module].name)
        }
      }
  }

  private static let databaseLibraries: Set<String> = ["Fluent", "FluentKit", "GRDB"]

  /// Protocols of views, controllers and of what leads from one to the next are about views.
  private func servesInterface(_ roles: Set<Role>) -> Bool {
    roles.isEmpty
      || !roles.isDisjoint(with: [
        .view, .viewController, .coordinator, .router, .app, .dataSource, .presenter, .factory,
        .viewModel, .destination,
      ])
  }

  private func isInterface(_ target: TypeID, in graph: DependencyGraph) -> Bool {
    graph.belongs(target, to: .view) || graph.belongs(target, to: .controller)
      || graph.isToolkitType(target)
        && ["UIImage", "UIColor", "UIFont"].contains(graph[target].name)
  }

  /// A type of a package: one that is called like its module or is written with it, since nothing else
  /// tells where it comes from.
  private func isThirdParty(_ dependency: Dependency, in graph: DependencyGraph) -> Bool {
    let target = graph[dependency.target]
    let module = graph[target.module]
    guard module.name == DependencyGraph.unknownModule else {
      return module.isExternal && !module.isSystem
    }
    return graph.sites[dependency.sites].contains { site in
      let facts = graph.files[Int(site.file)].facts
      let written = facts.nodes(around: site.offset).first { node in
        facts.kind(node) == .namedType && facts.hasBase(node)
          && facts.name(at: node) == target.simpleName
      }
      guard let base = written.flatMap(facts.firstChild) else { return false }
      return graph.imports(ofFile: Int(site.file)).contains { entry in
        let module = graph[entry.module]
        return module.name == facts.name(at: base) && module.isExternal && !module.isSystem
      }
    }
  }

  static let documentation = RuleDocumentation(
    summary: "A protocol must not name the technical details that it hides.",
    category: .solid, certainty: .heuristic, severity: .info,
    rationale: """
      A protocol that hands out requests, rows of a database or views can only be implemented with \
      that technology, and its clients know it too. Abstractions must not depend on details.
      """,
    fix: "Let the requirements speak of the application's own values.",
    limits: """
      Of the types of packages only those are seen that are well known, or are written with their \
      module, as in `Mapper.Model`.

      Not reported:
      - protocols without conformers, delegate protocols, and those of network and persistence types
      - views, in protocols that views, controllers, coordinators or types of no known role \
      conform to
      - what a database works with, in a protocol with an associated type that has to be a record \
      of it
      - requests in a folder such as `Networking` or a protocol called after requests, rows in a \
      folder such as `Persistence`, and what a protocol is called after: `UIImage` in `ImageCache`
      - `Data`, `URL`, `UUID`, and the controller to present on
      """,
    options: [
      "families": "Kinds of details: network, persistence, ui and thirdParty.",
      "exemptRoles": "Roles whose protocols may name details: one conformer of the role is enough.",
    ],
    guidelines: ["AB-29"],
    profiles: [.swiftuiModular, .recommended],
    examples: [
      Example(
        """
        //- App/Users.swift
        import CoreData
        import Foundation
        protocol UserRepository {
          func users(_ request: URLRequest) -> [NSManagedObject]  // finding
        }
        final class RemoteUsers: UserRepository {
          func users(_ request: URLRequest) -> [NSManagedObject] { [] }
        }
        """),
      Example(
        """
        //- App/Users.swift
        import CoreData
        import Mapper
        import UIKit
        protocol MapSource {
          func model() -> Mapper.Model  // finding
        }
        final class Maps: MapSource {
          func model() -> Mapper.Model { Mapper.Model() }
        }
        final class StoredUser: NSManagedObject {}
        protocol UserRepository {
          var newest: StoredUser? { get }  // finding
        }
        protocol AvatarService {
          func avatar() -> UIImage  // finding
        }
        final class RemoteUserRepository: UserRepository {
          var newest: StoredUser? { nil }
        }
        final class RemoteAvatarService: AvatarService {
          func avatar() -> UIImage { UIImage() }
        }
        """),
      Example(
        """
        //- App/Users.swift
        import UIKit
        struct User {}
        protocol UserRepository {
          func users() async throws -> [User]
          func avatar(_ url: URL) -> Data
        }
        final class RemoteUsers: UserRepository {
          func users() async throws -> [User] { [] }
          func avatar(_ url: URL) -> Data { Data() }
        }
        protocol CartDisplayLogic {
          func show(_ image: UIImage)
        }
        final class CartViewController: UIViewController, CartDisplayLogic {
          func show(_ image: UIImage) {}
        }
        """),
      Example(
        """
        //- App/Client.swift
        import UIKit
        protocol HTTPSending {
          func send(_ request: URLRequest)
        }
        final class HTTPSender: HTTPSending {
          private let session: URLSession = .shared
          func send(_ request: URLRequest) {}
        }
        protocol FormDelegate: AnyObject {
          func didTap(_ button: UIButton)
        }
        protocol Unused {
          func show(_ view: UIView)
        }
        final class Form: NSObject, FormDelegate {
          func didTap(_ button: UIButton) {}
        }
        """),
    ])
}
