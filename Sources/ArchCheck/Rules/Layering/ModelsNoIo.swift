/// Models neither load nor store anything.
struct ModelsNoIo: Rule {
  var ioTypes = InputOutput.typeNames
  var allowActiveRecord = true

  func findings(in graph: DependencyGraph) -> [Finding] {
    let types = NamePatterns(ioTypes)
    return graph.judgedTypes.filter { graph.role(of: $0.id) == .model }.flatMap { model in
      let isRecord = allowActiveRecord && graph.isRecord(model.id)
      func isOwn(_ file: Int) -> Bool { graph.isOwn(file: file, ofModel: model.id) }
      // A file that is handed over has to be taken where a protocol of the system says how.
      func counts(_ site: Site) -> Bool {
        isOwn(Int(site.file))
          && graph.member(of: site)?.name != "transferRepresentation"
      }
      let direct = graph.inputOutput(by: model.id, types: types, where: counts).filter { use in
        !(isRecord && InputOutput.recordTypes.contains(graph[use.target].name))
      }
      let roles = graph.ioRoleUses(by: model.id, where: counts, of: graph.loadsOrStores)
      return graph.findings(
        ofInputOutput: direct + roles, by: model, "The model", judgesTarget: true,
        inFiles: isOwn, mayStoreRecords: isRecord)
    }
  }

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
      Not reported:
      - objects of Core Data, SwiftData and Realm that use their context, while \
      `allow_active_record` is on
      - extensions of a model in another folder, or in a file that declares something else than \
      models
      - `Bundle`, and what `transferRepresentation` does with a file that is handed over

      \(InputOutput.limits)
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
          func write(to url: URL) throws {
            try text.write(to: url, atomically: true, encoding: .utf8)
          }
        }
        struct Track: Codable {
          let bytes: Data
          func export(_ url: URL) throws {
            try JSONEncoder().encode(self).write(to: url)  // finding
            try bytes.write(to: url, options: .atomic)
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
          func write(to text: inout String) { id.description.write(to: &text) }
          func write(to buffer: Buffer) { Header().write(to: buffer) }
        }
        struct Buffer {}
        struct Header {
          func write(to buffer: Buffer) {}
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
