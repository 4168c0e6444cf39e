@testable import ArchCheck

extension ViewModelNoIo: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      ViewModelNoIo(), "values of the network that carry no data",
      Example(
        """
        import Foundation
        final class LinkViewModel {
          let address: URL
          let data: Data
          init(address: URL, data: Data) {
            self.address = address
            self.data = data
          }
        }
        """)),
    NearMiss(
      ViewModelNoIo(), "a collaborator behind a protocol, and roles where `strict` is off",
      Example(
        """
        import Foundation
        protocol FeedLoading {}
        final class FeedPersister: FeedLoading {
          private let defaults: UserDefaults
          init(defaults: UserDefaults) { self.defaults = defaults }
        }
        final class FeedViewModel {
          let feed: any FeedLoading
          let persister: FeedPersister
          init(feed: any FeedLoading, persister: FeedPersister) {
            self.feed = feed
            self.persister = persister
          }
        }
        """)),
    NearMiss(
      ViewModelNoIo(), "the queue of a context, and the context of a record",
      Example(
        """
        //- App/Post.swift
        import CoreData
        import SwiftData
        @Model final class Item { var name = "" }
        final class Post: NSManagedObject { @NSManaged var parent: Post? }
        final class Stack { let context = NSManagedObjectContext(.mainQueue) }
        //- App/PostViewModel.swift
        import Foundation
        final class PostViewModel {
          private let stack: Stack
          private let post: Post
          init(stack: Stack, post: Post) { (self.stack, self.post) = (stack, post) }
          func isReply() async -> Bool { await stack.context.perform { self.post.parent != nil } }
        }
        final class ItemViewModel {
          private let item: Item
          init(item: Item) { self.item = item }
          func remove() { item.modelContext?.delete(item) }  // finding
          func ask(_ screen: Screen) { screen.modelContext?.save() }
        }
        final class SavingViewModel {
          private let stack: Stack
          init(stack: Stack) { self.stack = stack }
          func save() async throws {
            try await stack.context.perform {
              try self.stack.context.save()  // finding
            }
          }
          #if DEBUG
          static func sample() -> Data? { UserDefaults.standard.data(forKey: "sample") }
          #endif
        }
        struct Screen { let modelContext: Saver? }
        struct Saver { func save() {} }
        """)),
    NearMiss(
      ViewModelNoIo(), "objects of the SDK by default behind an own protocol",
      Example(
        """
        //- App/FlagsViewModel.swift
        import Foundation
        protocol FlagStoring {
          func bool(forKey key: String) -> Bool
        }
        extension UserDefaults: FlagStoring {}
        final class FlagsViewModel {
          private let flags: any FlagStoring
          init(flags: any FlagStoring = UserDefaults.standard) { self.flags = flags }
          var isDone: Bool { flags.bool(forKey: "done") }
        }
        final class SoundViewModel {
          private let flags: UserDefaults  // finding
          init(flags: UserDefaults = .standard) { self.flags = flags }
        }
        final class LoudViewModel {
          private let flags: any FlagStoring = UserDefaults.standard  // finding
        }
        """)),
    NearMiss(
      ViewModelNoIo(), "databases behind the protocols of their library, and clients of services",
      Example(
        """
        //- App/NotesViewModel.swift
        import GRDB
        import Supabase
        final class NotesViewModel: ObservableObject {
          private let database: any DatabaseWriter  // finding
          private let client: SupabaseClient  // finding
          init(database: any DatabaseWriter, client: SupabaseClient) {
            (self.database, self.client) = (database, client)
          }
        }
        //- App/ChatViewModel.swift
        import Chat
        final class ChatViewModel: ObservableObject {
          private let connection: Connection
          init(connection: Connection) { self.connection = connection }
        }
        """)),
  ]
}
