/// Input and output happen in the types that are there for it.
struct IoInDesignatedRoles: Rule {
  var networkRoles: [Role] = [.network, .repository, .service, .worker]
  var networkTypes = InputOutput.networkTypeNames
  var persistenceRoles: [Role] = [.persistence, .repository, .service, .worker]
  var persistenceTypes = InputOutput.persistenceTypeNames

  func findings(in graph: DependencyGraph) -> [Finding] {
    let network = NamePatterns(networkTypes)
    let persistence = NamePatterns(persistenceTypes)
    return graph.judgedTypes.filter { type in
      type.kind != .protocol && !graph.isTestDouble(type.id)
        && !graph.descends(graph.whole(of: type.id), from: InputOutput.handedFiles)
        && !graph.isCompositionRoot(type.id, roles: [.app, .factory])
    }.flatMap { type -> [Finding] in
      let purpose = purpose(of: type, in: graph)
      let named =
        findings(of: type, purpose, networkRoles, network, graph)
        + findings(of: type, purpose, persistenceRoles, persistence, graph)
      // A URL may lead anywhere.
      let allowed = networkRoles + persistenceRoles.filter { !networkRoles.contains($0) }
      guard let role = purpose.role, !allowed.contains(role) else { return named }
      return graph.findings(
        named, elseUnnamedBy: type, strength: purpose.strength,
        evidence: evidence(of: purpose, type, in: graph),
        mayStoreRecords: graph.isRecord(type.id)
          || type.kind == .struct && graph.drawsLikeView(type)
      ) { "\(type.name) \($0), which is the work of \(allowed.map(\.phrase).listed(by: "or"))" }
    }
  }

  private func findings(
    of type: TypeNode, _ purpose: Purpose, _ allowed: [Role], _ names: NamePatterns,
    _ graph: DependencyGraph
  ) -> [Finding] {
    guard let role = purpose.role, !allowed.contains(role) else { return [] }
    // What a session calls back is handed the session.
    let isCalledBack = graph.allConformances(of: type.id).contains {
      graph[$0].name.hasPrefix("URLSession") && graph[$0].name.hasSuffix("Delegate")
    }
    if isCalledBack { return [] }
    return graph.inputOutput(by: type.id, types: names) {
      !graph.isFromStorageWrapper($0) && !graph.isGivenToOwn($0, by: type.id)
    }.filter { use in
      let name = graph[use.target].name
      // A record is kept by its context, and a response tells what came.
      if graph.isRecord(type.id), InputOutput.recordTypes.contains(name) { return false }
      return !Family.trafficValues.contains(name) || use.sites.contains { $0.kind != .casts }
    }.flatMap { use in
      graph.findings(of: use, strength: purpose.strength) { site in
        "\(type.name) \(site.kind.verb) \(graph[use.target].name), which is the work of "
          + allowed.map(\.phrase).listed(by: "or")
      }.map { found in
        var finding = found
        finding.evidence.insert(contentsOf: evidence(of: purpose, type, in: graph), at: 0)
        return finding
      }
    }
  }

  /// What a type is there for, by anything but the input and output it does.
  private struct Purpose {
    var role: Role?
    var strength: Strength
    /// What the role rests on.
    var reason: String
  }

  private func purpose(of type: TypeNode, in graph: DependencyGraph) -> Purpose {
    let assigned = graph.assignment(of: type.id)
    let known = Purpose(
      role: assigned.role, strength: assigned.strength,
      reason: assigned.evidence.joined(separator: ", "))
    guard let role = assigned.role, RoleEvidence.serviceRoles.contains(role),
      let declaration = type.declarations.first, !assigned.isClaimed
    else { return known }
    let placed = RolePlaces.role(
      path: graph.files[declaration.file].path, module: graph.moduleName(of: type.id))
    guard let named = RoleNames.role(ofName: type.simpleName, kind: type.kind) else {
      // What stands among requests may be the store of a token, and what works with a store is no
      // model, though `CoreDataStack` stands among them.
      let role = [.model, .network].contains(placed?.role) ? nil : placed?.role
      return Purpose(role: role, strength: .weak, reason: placed?.reason ?? "")
    }
    // A data source that does input and output is where data come from, and fills no list.
    if named.role == .dataSource { return known }
    // `Services/AppUpdater.swift` updates no data.
    if graph.files[declaration.file].path.lowercased().contains("services/") {
      return Purpose(role: .service, strength: .weak, reason: "stands in a folder of services")
    }
    let ending = "name ends in \(named.ending)"
    guard let placed, placed.role == named.role else {
      return Purpose(role: named.role, strength: .weak, reason: ending)
    }
    return Purpose(role: named.role, strength: .strong, reason: "\(ending), \(placed.reason)")
  }

  private func evidence(
    of purpose: Purpose, _ type: TypeNode, in graph: DependencyGraph
  ) -> [Finding.Evidence] {
    guard let place = graph.location(of: type.id), let role = purpose.role else { return [] }
    return [Finding.Evidence("\(type.name) is \(role.phrase): \(purpose.reason)", at: place)]
  }

  static let documentation = RuleDocumentation(
    summary: "Only network and persistence types may do input and output.",
    category: .layering, certainty: .rule, severity: .warning,
    rationale: """
      Where requests are sent and files are written all over an app, nobody can log them, replace \
      them in a test or move them to another service. One kind of type for each keeps them in \
      sight.
      """,
    fix: "Move the call into a type whose name or folder says what it is for, behind a protocol.",
    limits: """
      Here the role of a type comes from the configuration, its superclass, conformances, name or \
      folder, not from the input and output it does; a type without one is not judged. Services \
      may store data: what is called a manager or provider may well be the store. Records of Core \
      Data, SwiftData and Realm may use their context.

      What only the system makes, such as a keyboard, may make a service of the project with a \
      session or store.

      \(InputOutput.limits)
      """,
    options: [
      "networkRoles": "Roles that may use the network.",
      "networkTypes": "Patterns of the types that are the network.",
      "persistenceRoles": "Roles that may store data.",
      "persistenceTypes": "Patterns of the types and functions that store data.",
    ],
    guidelines: ["LK-76", "LK-78"],
    profiles: [.lickability],
    examples: [
      Example(
        """
        //- App/CartUpdater.swift
        import Foundation
        final class CartUpdater {
          let session: URLSession  // finding
          init(session: URLSession) { self.session = session }
        }
        """),
      Example(
        """
        //- App/Cart.swift
        import UIKit
        final class CartViewController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            _ = UserDefaults.standard.string(forKey: "cart")  // finding
          }
        }
        final class CartViewModel {
          private let session = URLSession.shared  // finding
          private let files = FileManager.default  // finding
        }
        final class CartCoordinator {
          func open(_ file: URL) throws -> Data {
            try Data(contentsOf: file)  // finding
          }
        }
        """),
      Example(
        """
        //- App/Networking.swift
        import Foundation
        final class CartNetworker {
          private let session: URLSession
          init(session: URLSession) { self.session = session }
        }
        final class CartPersister {
          private let defaults = UserDefaults.standard
        }
        final class CartUpdater {
          let networker: CartNetworker
          init(networker: CartNetworker) { self.networker = networker }
        }
        """),
      Example(
        """
        //- App/AppDelegate.swift
        import UIKit
        @main
        final class AppDelegate: UIResponder, UIApplicationDelegate {
          let session = URLSession.shared
          let defaults = UserDefaults.standard
        }
        struct NetworkerSpy {
          let session = URLSession.shared
        }
        //- App/Models/CoreDataStack.swift
        import CoreData
        final class CoreDataStack {
          let container = NSPersistentContainer(name: "Shop")
          func save() throws { try container.viewContext.save() }
        }
        """),
    ])
}
