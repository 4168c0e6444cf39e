/// A type serves one concern.
struct MixedResponsibilities: Rule {
  var families = Concern.allCases
  var max = 2
  var minReferences = 2
  var exemptRoles: [Role] = [.app, .factory]

  /// A concern of an application that a type may serve.
  enum Concern: String, Codable, Sendable, CaseIterable {
    case ui, network, persistence, coding, formatting, navigation, analytics, location, media

    fileprivate var families: [Family] {
      switch self {
      case .ui: [.view, .controller]
      case .network: [.network]
      case .persistence: [.persistence]
      case .coding: [.coding]
      case .formatting: [.formatter]
      case .navigation: [.navigation]
      case .analytics: [.analytics]
      case .location: [.location]
      case .media: [.media]
      }
    }
  }

  func findings(in graph: DependencyGraph) -> [Finding] {
    let concerns = concernsOfTypes(in: graph)
    return graph.judgedOriginals.compactMap { type in
      if let role = graph.role(of: type.id), exemptRoles.contains(role) { return nil }
      guard let place = graph.location(of: type.id) else { return nil }
      var served: [Concern: [(site: Site, target: TypeID)]] = [:]
      for dependency in graph.dependencies(of: type.id) {
        guard let concern = concerns[dependency.target] else { continue }
        let counted = graph.sites[dependency.sites].filter { counts($0, in: graph) }
        served[concern, default: []] += counted.map { ($0, dependency.target) }
      }
      // Views and navigation are one concern where they are what the type is for.
      if let role = graph.role(of: type.id), Self.interfaceRoles.contains(role) {
        served[.ui, default: []] += served.removeValue(forKey: .navigation) ?? []
      }
      served = served.filter { $0.value.count >= minReferences }
      // What is sent must be encoded, and so must what is stored; who does both has three jobs.
      if (served[.network] != nil) != (served[.persistence] != nil) { served[.coding] = nil }
      guard served.count > max else { return nil }
      // `FileManager.default.urls(…)` is one use, and so are two in one line.
      served = served.mapValues { oneForEachLine($0, in: graph) }
        .filter { $0.value.count >= minReferences }
      guard served.count > max else { return nil }
      return finding(about: type, served: served, at: place, in: graph)
    }
  }

  private func oneForEachLine(
    _ uses: [(site: Site, target: TypeID)], in graph: DependencyGraph
  ) -> [(site: Site, target: TypeID)] {
    var seen: Set<Location> = []
    return uses.sorted {
      ($0.site.file, $0.site.offset) < ($1.site.file, $1.site.offset)
    }.filter { use in
      var place = graph.location(of: use.site)
      place.column = 0
      return seen.insert(place).inserted
    }
  }

  private static let interfaceRoles: Set<Role> = [.view, .viewController, .coordinator, .router]

  private func concernsOfTypes(in graph: DependencyGraph) -> [TypeID: Concern] {
    var concerns: [TypeID: Concern] = [:]
    for type in graph.types where type.isExternal {
      let found = families.first { concern in
        concern.families.contains { graph.belongs(type.id, to: $0) }
      }
      // What comes with a picker of photos or a player that the system shows is of the interface.
      let isShown = found == .media && graph.sdkFamilies(of: type.id).contains(.ui)
      if let found, !isValue(type, of: found), !isDrawnOnMap(type, found) {
        concerns[type.id] = isShown ? .ui : found
      }
    }
    return concerns
  }

  /// Whether a type is a part of a map view, which draws it wherever it was found.
  private func isDrawnOnMap(_ type: TypeNode, _ concern: Concern) -> Bool {
    concern == .location
      && ([type.name] + SDKTable.bundled.supertypes(of: type.name))
        .contains(where: Self.partsOfMaps.contains)
  }

  private static let partsOfMaps: Set<String> = [
    "MKAnnotation", "MKOverlay", "MKOverlayRenderer", "MKShape",
  ]

  /// Whether a type only says where something is, how long it takes or how it looks: a coordinate
  /// locates nothing.
  private func isValue(_ type: TypeNode, of concern: Concern) -> Bool {
    switch concern {
    case .location, .media:
      [.struct, .enum].contains(type.kind) || Family.immutable.contains(type.name)
    // Structs of SwiftUI are its views.
    case .ui: ["Color", "EdgeInsets", "Image"].contains(type.name)
    default: false
    }
  }

  private func counts(_ site: Site, in graph: DependencyGraph) -> Bool {
    site.kind != .conforms && site.kind != .inherits
      && site.flags.isDisjoint(with: [.foreignExtension, .qualifier])
      && graph.isJudged(file: Int(site.file))
  }

  private func finding(
    about type: TypeNode, served: [Concern: [(site: Site, target: TypeID)]], at place: Location,
    in graph: DependencyGraph
  ) -> Finding {
    let sorted = families.filter { served[$0] != nil }
    let counts = sorted.map { "\($0.rawValue) (\(served[$0]?.count ?? 0))" }
    let evidence = sorted.flatMap { concern in
      (served[concern] ?? []).sorted {
        ($0.site.file, $0.site.offset) < ($1.site.file, $1.site.offset)
      }
      .prefix(3).map { use in
        Finding.Evidence(
          "\(concern.rawValue): \(graph[use.target].name)", at: graph.location(of: use.site))
      }
    }
    let least = sorted.min { served[$0]?.count ?? 0 < served[$1]?.count ?? 0 }
    var finding = Finding(
      "\(type.name) serves \(sorted.count) concerns by itself: \(counts.listed)", at: place,
      about: type.id, in: graph,
      condition: graph.condition(type.condition),
      fix: "Move each concern behind a type of its own that is handed in; start with "
        + "\(least?.rawValue ?? "one").")
    let uses = sorted.reduce(0) { $0 + (served[$1]?.count ?? 0) }
    finding.setEvidence(evidence, omitted: uses - evidence.count)
    return finding
  }

  static let documentation = RuleDocumentation(
    summary: "A type must not serve several concerns by itself.",
    category: .solid, certainty: .heuristic, severity: .warning,
    rationale: """
      A type that draws, stores and talks to a server changes when any of these does. A type that \
      reaches them through collaborators has one job: to put them together.
      """,
    fix: "Move each concern behind a type of its own that is handed in.",
    limits: """
      Concerns are recognised by the types of SDKs and well-known packages that are named or \
      called; conformances and superclasses do not count, nor do values such as coordinates and \
      times, nor what a map draws. In views, controllers and coordinators \
      navigation is part of ui; coding is part of network or persistence where a type has only one \
      of these. \
      Adapters that join two systems are reported too.
      """,
    options: [
      "families": "Concerns that are told apart.",
      "max": "Most concerns that a type may serve.",
      "minReferences": "Fewest uses that make a concern.",
      "exemptRoles": "Roles of types that put others together.",
    ],
    guidelines: ["AB-25", "AB-30"],
    profiles: [.swiftuiModular, .recommended],
    examples: [
      Example(
        """
        //- App/Sync.swift
        import Foundation
        final class Sync {  // finding
          let net = URLSession.shared
          let disk = FileManager.default
          let dates = DateFormatter()
          func run() {
            net.invalidateAndCancel()
            _ = disk.temporaryDirectory
            _ = dates.string(from: Date())
          }
        }
        """),
      Example(
        """
        //- App/UserManager.swift
        import Foundation
        struct UserManager {  // finding
          let session: URLSession
          func update(from address: URL, to file: URL) async throws {
            var request = URLRequest(url: address)
            request.httpMethod = "GET"
            let (data, _) = try await session.data(for: request)
            let fields = try JSONDecoder().decode([String: String].self, from: data)
            let kept = try JSONEncoder().encode(fields)
            FileManager.default.createFile(atPath: file.path, contents: kept)
            try FileManager.default.removeItem(at: file)
          }
        }
        """),
      Example(
        """
        //- App/Profile.swift
        import CoreLocation
        import UIKit
        final class ProfileViewController: UIViewController {  // finding
          let label = UILabel()
          let image = UIImageView()
          let locations = CLLocationManager()
          let decoder = JSONDecoder()
          func start() {
            locations.startUpdatingLocation()
            _ = try? decoder.decode(Int.self, from: Data())
          }
        }
        """),
      Example(
        """
        //- App/Sync.swift
        import Foundation
        final class Archive {
          let disk = FileManager.default
          let dates = DateFormatter()
          let encoder = JSONEncoder()
          func save() throws {
            _ = disk.temporaryDirectory
            _ = dates.string(from: Date())
            _ = try encoder.encode(1)
          }
        }
        protocol Fetching { func fetch() }
        protocol Saving { func save() }
        final class Sync: Codable {
          let api: Fetching
          let store: Saving
          let dates = DateFormatter()
          init(api: Fetching, store: Saving) { self.api = api; self.store = store }
          func run() {
            api.fetch()
            store.save()
            _ = dates.string(from: Date())
          }
        }
        """),
      Example(
        """
        //- App/Main.swift
        import UIKit
        @main
        final class AppDelegate: UIResponder, UIApplicationDelegate {
          let net = URLSession.shared
          let disk = FileManager.default
          let dates = DateFormatter()
          func run() {
            net.invalidateAndCancel()
            _ = disk.temporaryDirectory
            _ = dates.string(from: Date())
          }
        }
        final class HomeViewController: UIViewController {
          let label = UILabel()
          let image = UIImageView()
          let dates = DateFormatter()
          let disk = FileManager.default
          func show() {
            let next = UINavigationController()
            next.setToolbarHidden(true, animated: false)
            label.text = dates.string(from: Date())
          }
        }
        """),
    ])
}
