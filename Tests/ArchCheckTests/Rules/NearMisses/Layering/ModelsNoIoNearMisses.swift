@testable import ArchCheck

extension ModelsNoIo: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      ModelsNoIo(), "a bundle, and bytes that are there already",
      Example(
        """
        import Foundation
        struct User: Codable {
          let id: Int
          var icon: URL? { Bundle.main.url(forResource: "icon", withExtension: "png") }
          func copy(of bytes: [UInt8]) -> Data { Data(bytes) }
          func decoded(_ data: Data) throws -> User {
            try JSONDecoder().decode(User.self, from: data)
          }
        }
        """)),
    NearMiss(
      ModelsNoIo(), "a model of Core Data may meet its context",
      Example(
        """
        import CoreData
        final class Order: NSManagedObject {
          static func all(in context: NSManagedObjectContext) throws -> [Order] {
            try context.fetch(NSFetchRequest<Order>(entityName: "Order"))
          }
        }
        """)),
    NearMiss(
      ModelsNoIo(), "extensions in the files of others, and one that stands with the model",
      Example(
        """
        //- App/Models/Trip.swift
        struct Trip: Codable {
          let name: String
        }
        //- App/Models/Trip+Extras.swift
        import SwiftUI
        import Foundation
        extension Trip {
          var age: Int { UserDefaults.standard.integer(forKey: name) }  // finding
        }
        //- App/Screens/TripRow.swift
        import SwiftUI
        import Foundation
        struct TripRow: View {
          let trip: Trip
          var body: some View { Text(trip.name) }
        }
        private extension Trip {
          var days: Int { UserDefaults.standard.integer(forKey: name) }
        }
        //- App/Screens/Trip+Screen.swift
        import SwiftUI
        import Foundation
        extension Trip {
          var hours: Int { UserDefaults.standard.integer(forKey: name) }
          init(file: URL) { self.init(name: (try? String(contentsOf: file)) ?? "") }
        }
        """)),
    NearMiss(
      ModelsNoIo(), "a fixture for debug builds",
      Example(
        """
        //- App/Models/User.swift
        import Foundation
        struct User: Codable {
          let name: String
          static func read(_ url: URL) throws -> Data { try Data(contentsOf: url) }  // finding
        }
        struct Account: Codable { let name: String }
        #if DEBUG
          extension Account {
            static func preview(_ url: URL) throws -> Data { try Data(contentsOf: url) }
            static let name = UserDefaults.standard.string(forKey: "name")
          }
        #endif
        """)),
    NearMiss(
      ModelsNoIo(), "a file that is handed over",
      Example(
        """
        //- App/Models/Movie.swift
        import CoreTransferable
        import SwiftUI
        struct Movie: Transferable {
          let url: URL
          static var transferRepresentation: some TransferRepresentation {
            FileRepresentation(contentType: .movie) { SentTransferredFile($0.url) } importing: { received in
              let copy = URL.documentsDirectory.appending(path: "movie.mov")
              try FileManager.default.copyItem(at: received.file, to: copy)
              return Self(url: copy)
            }
          }
          func delete() throws { try FileManager.default.removeItem(at: url) }  // finding
        }
        """)),
    NearMiss(
      ModelsNoIo(), "what the system asks for entities, in whatever folder",
      Example(
        """
        //- App/Entities/TrailEntity.swift
        import AppIntents
        struct TrailEntity: AppEntity {
          static let defaultQuery = TrailQuery()
          let id: Int
        }
        struct TrailQuery: EntityQuery {
          @Dependency private var store: TrailStore
          func entities(for identifiers: [Int]) async throws -> [TrailEntity] {
            await store.trails(identifiers).map(TrailEntity.init)
          }
        }
        //- App/Data/TrailStore.swift
        import Foundation
        actor TrailStore {
          private let defaults: UserDefaults
          init(defaults: UserDefaults) { self.defaults = defaults }
          func trails(_ ids: [Int]) -> [Int] { ids.filter { defaults.bool(forKey: "\\($0)") } }
        }
        """)),
    NearMiss(
      ModelsNoIo(), "services that hold a session, and services that hold none",
      Example(
        """
        //- App/Models/User.swift
        import Foundation
        struct User: Codable {
          var name = ""
          func load() { UserAPI(session: .shared).load(name) }  // finding
          func greet() { GreetingService(word: "Hello").greet(name) }
        }
        //- App/Services/UserAPI.swift
        import Foundation
        final class UserAPI {
          private let session: URLSession
          init(session: URLSession) { self.session = session }
          func load(_ name: String) { _ = session.dataTask(with: URL(string: name)!) }
        }
        final class GreetingService {
          private let word: String
          init(word: String) { self.word = word }
          func greet(_ name: String) { print(word, name) }
        }
        """)),
  ]
}
