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
      let role = designatedRole(of: type, in: graph)
      return offences(of: type, role, networkRoles, networkTypes, Self.networkWords, graph)
        + offences(
          of: type, role, persistenceRoles, persistenceTypes, Self.persistenceWords, graph)
    }
  }

  /// Words in the name of a type without a role that say what it is there for.
  private static let networkWords = [
    "API", "Client", "Download", "HTTP", "Network", "Remote", "Request", "Session", "Upload",
  ]
  private static let persistenceWords = [
    "Cache", "Database", "Defaults", "Disk", "File", "Keychain", "Persist", "Settings", "Storage",
    "Store", "Storing",
  ]

  private func offences(
    of type: TypeNode, _ role: Role?, _ allowed: [Role], _ names: [String], _ words: [String],
    _ graph: DependencyGraph
  ) -> [Finding] {
    if let role, allowed.contains(role) { return [] }
    if role == nil, words.contains(where: type.name.contains) { return [] }
    return graph.inputOutput(
      by: type.id, types: names,
      where: {
        !graph.isFromStorageWrapper($0)
      }
    ).flatMap { use in
      graph.findings(
        of: use, severity: role == nil ? .info : nil,
        strength: graph.assignment(of: type.id).strength
      ) { site in
        "\(type.name) \(site.kind.verb) \(graph[use.target].name), which is the work of "
          + alternatives(allowed.map(\.phrase))
      }
    }
  }

  /// `a, b or c`.
  private func alternatives(_ names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }

  /// The role that a type has by anything but the input and output it does.
  private func designatedRole(of type: TypeNode, in graph: DependencyGraph) -> Role? {
    let assigned = graph.role(of: type.id)
    guard [.network, .persistence].contains(assigned), let declaration = type.declarations.first
    else { return assigned }
    if graph.assignment(of: type.id).evidence == [RoleAssignment.claimed] { return assigned }
    let named = RoleNames.role(ofName: type.simpleName, kind: type.kind)?.role
    let placed = RolePlaces.role(
      path: graph.files[declaration.file].path, module: graph.moduleName(of: type.id))?.role
    return named ?? placed
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
