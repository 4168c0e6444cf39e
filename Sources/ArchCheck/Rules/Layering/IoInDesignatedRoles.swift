/// Input and output happen in the types that are there for it.
struct IoInDesignatedRoles: Rule {
  var networkRoles: [Role] = [.network, .repository, .service]
  var networkTypes = InputOutput.networkTypeNames
  var persistenceRoles: [Role] = [.persistence, .repository]
  var persistenceTypes = InputOutput.persistenceTypeNames

  func findings(in graph: DependencyGraph) -> [Finding] {
    graph.judgedTypes.filter { type in
      type.kind != .protocol && !graph.isTestDouble(type.id)
        && !graph.isCompositionRoot(type.id, roles: [.app, .factory])
    }.flatMap { type -> [Finding] in
      let purpose = purpose(of: type, in: graph)
      return offences(of: type, purpose, networkRoles, networkTypes, Self.networkWords, graph)
        + offences(
          of: type, purpose, persistenceRoles, persistenceTypes, Self.persistenceWords, graph)
    }
  }

  /// Words in the name of a type without a role that say what it is there for.
  private static let networkWords = [
    "API", "Client", "Download", "HTTP", "Network", "Remote", "Request", "Session", "Upload",
  ]
  private static let persistenceWords = [
    "Cache", "CoreData", "Database", "Defaults", "Disk", "File", "Keychain", "ManagedObject",
    "Persist", "Settings", "Storage", "Store", "Storing",
  ]

  private func offences(
    of type: TypeNode, _ purpose: Purpose, _ allowed: [Role], _ names: [String], _ words: [String],
    _ graph: DependencyGraph
  ) -> [Finding] {
    if let role = purpose.role, allowed.contains(role) { return [] }
    // What a session calls back is handed the session.
    let isCalledBack = graph.allConformances(of: type.id).contains {
      graph[$0].name.hasPrefix("URLSession") && graph[$0].name.hasSuffix("Delegate")
    }
    if isCalledBack { return [] }
    let module = graph.moduleName(of: type.id)
    if purpose.role == nil,
      words.contains(where: { type.name.contains($0) || module.contains($0) })
    {
      return []
    }
    return graph.inputOutput(
      by: type.id, types: names,
      where: {
        !graph.isFromStorageWrapper($0)
      }
    ).flatMap { use in
      graph.findings(
        of: use, severity: purpose.role == nil ? .info : nil, strength: purpose.strength
      ) { site in
        "\(type.name) \(site.kind.verb) \(graph[use.target].name), which is the work of "
          + alternatives(allowed.map(\.phrase))
      }.map { found in
        var finding = found
        finding.evidence.insert(contentsOf: evidence(of: purpose, type, in: graph), at: 0)
        return finding
      }
    }
  }

  /// `a, b or c`.
  private func alternatives(_ names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " or " + last
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
      let declaration = type.declarations.first, assigned.evidence != [RoleAssignment.claimed]
    else { return known }
    let placed = RolePlaces.role(
      path: graph.files[declaration.file].path, module: graph.moduleName(of: type.id))
    guard let named = RoleNames.role(ofName: type.simpleName, kind: type.kind) else {
      return Purpose(role: placed?.role, strength: .weak, reason: placed?.reason ?? "")
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
    guard let place = graph.location(of: type.id) else { return [] }
    let told =
      purpose.role.map { "\(type.name) is \($0.phrase): \(purpose.reason)" }
      ?? "nothing says what \(type.name) is there for"
    return [Finding.Evidence(told, at: place)]
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
      folder, not from the input and output it does. In a type without a role it is a note.
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
        final class AvatarLoader {
          private let session = URLSession.shared  // finding
          private let files = FileManager.default  // finding
        }
        """),
      Example(
        """
        //- App/Networking.swift
        import Foundation
        import SwiftUI
        final class CartNetworker {
          private let session: URLSession
          init(session: URLSession) { self.session = session }
        }
        final class CartPersister {
          private let defaults = UserDefaults.standard
        }
        struct DefaultsStore {
          let defaults: UserDefaults
        }
        struct SettingsView: View {
          @AppStorage("sound") private var sound = true
          var body: some View { Text("Settings") }
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
        """),
    ])
}
