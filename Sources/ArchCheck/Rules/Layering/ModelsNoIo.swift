/// Models neither load nor store anything.
struct ModelsNoIo: Rule {
  var ioTypes = InputOutput.typeNames
  var allowActiveRecord = true

  func findings(in graph: DependencyGraph) -> [Finding] {
    graph.judgedTypes.filter { graph.role(of: $0.id) == .model }.flatMap { model in
      let isRecord = allowActiveRecord && graph.isRecord(model.id)
      let direct = graph.inputOutput(by: model.id, types: ioTypes).filter { use in
        !(isRecord && InputOutput.recordTypes.contains(graph[use.target].name))
      }
      let roles = graph.ioRoleUses(by: model.id)
      let named = (direct + roles).flatMap { use in
        graph.findings(of: use, restingOn: [model.id, graph.resolved(use.target)]) { site in
          "The model \(model.name) \(site.kind.verb) \(graph[use.target].name)"
        }
      }
      // Who finds a file and reads it has one reason to.
      return named.isEmpty ? contents(readBy: model, in: graph) : named
    }
  }

  /// `Data(contentsOf: url)` and its like, one finding for the type.
  private func contents(readBy model: TypeNode, in graph: DependencyGraph) -> [Finding] {
    let places = graph.bodies(of: model.id).flatMap { body -> [Location] in
      guard graph.isJudged(file: body.file) else { return [] }
      let facts = graph.facts(of: body)
      return facts.descendants(of: body.node).filter { node in
        guard let callee = facts.callee(of: node), Self.readers.contains(callee.name) else {
          return false
        }
        return facts.children(of: node).contains {
          facts.kind($0) == .argument && facts.name(at: $0) == "contentsOf"
        }
      }.map { graph.location(file: body.file, offset: facts.nodes[$0].offset) }
    }
    guard let first = places.min() else { return [] }
    return [
      Finding(
        "The model \(model.name) reads the contents of a URL", at: first,
        module: graph.moduleName(of: model.id), subject: graph.qualifiedName(of: model.id),
        target: "contentsOf", strength: graph.assignment(of: model.id).strength,
        evidence: [graph.roleEvidence(of: model.id)].compactMap(\.self))
    ]
  }

  private static let readers: Set<String> = ["Data", "NSData", "String"]

  static let documentation = RuleDocumentation(
    summary: "Models must not load or store data.",
    category: .layering, certainty: .rule, severity: .error,
    rationale: """
      A model that knows how it is loaded and stored cannot be used where it comes from elsewhere, \
      and every test of it needs a network or a disk. Loading and storing are the work of others, \
      which take and return models.
      """,
    fix: "Move the loading or storing into a type of its own that takes or returns the model.",
    limits: """
      Objects of Core Data and SwiftData may use their context while `allow_active_record` is on. \
      `Bundle` is no input.
      """,
    options: [
      "ioTypes": InputOutput.option,
      "allowActiveRecord": "Whether managed objects may use their context.",
    ],
    guidelines: ["LK-09", "WX-43"],
    profiles: [.lickability, .wolox, .recommended],
    examples: [
      Example(
        """
        //- App/Models/User.swift
        import Foundation
        struct User: Codable {
          let id: Int
          func save() {
            UserDefaults.standard.set(id, forKey: "user")  // finding
            UserDefaults.standard.synchronize()
          }
        }
        struct Draft: Codable {
          let text: String
          static func read(_ url: URL) throws -> Data {
            try Data(contentsOf: url)  // finding
          }
        }
        """),
      Example(
        """
        //- App/Models/Feed.swift
        import CoreData
        import Foundation
        final class Feed: NSManagedObject {
          func reload() async throws {
            let request = URLRequest(url: URL(fileURLWithPath: "/"))
            _ = try await URLSession.shared.data(for: request)  // finding
          }
          func drop(from context: NSManagedObjectContext) { context.delete(self) }
        }
        struct Entry: Codable {
          let id: Int
          let store: EntryPersister?  // finding
        }
        final class EntryPersister {
          private let files: FileManager
          init(files: FileManager) { self.files = files }
        }
        """),
      Example(
        """
        //- App/Models/User.swift
        import Foundation
        struct User: Codable {
          let id: Int
          var icon: String? { Bundle.main.path(forResource: "icon", ofType: "png") }
          var data: Data { Data([1, 2]) }
        }
        protocol UserSaving {
          func save(_ user: User)
        }
        struct DefaultsUserSaving: UserSaving {
          let defaults: UserDefaults
          func save(_ user: User) { defaults.set(user.id, forKey: "user") }
        }
        """),
      Example(
        """
        //- App/Ring.swift
        struct Ring<Element> {
          final class Storage {
            var elements: [Element] = []
          }
          var storage: Storage
        }
        extension Ring: Codable where Element: Codable {}
        //- App/Item.swift
        import CoreData
        import SwiftData
        @Model
        final class Item {
          var name = ""
          func insert(into context: ModelContext) { context.insert(self) }
        }
        final class Row: NSManagedObject {
          static func all(in context: NSManagedObjectContext) -> [Row] { [] }
        }
        """),
    ])
}
