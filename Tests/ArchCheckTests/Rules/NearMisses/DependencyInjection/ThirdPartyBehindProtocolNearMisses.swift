@testable import ArchCheck

extension ThirdPartyBehindProtocol: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      ThirdPartyBehindProtocol(), "libraries that extend the language, and test code",
      Example(
        """
        //- Feed/Feed.swift
        import Algorithms
        import DequeModule
        import Logging
        //- Feed/List.swift
        import Algorithms
        import DequeModule
        import Logging
        //- FeedTests/FeedTests.swift
        import SnapshotTesting
        import XCTest
        //- FeedTests/ListTests.swift
        import SnapshotTesting
        import XCTest
        """)),
    NearMiss(
      ThirdPartyBehindProtocol(), "files whose classes stand behind own protocols",
      Example(
        """
        //- App/Users.swift
        import Alamofire
        protocol UserRepository { func load() }
        final class RemoteUserRepository: UserRepository { func load() {} }
        struct UserRow {}
        //- App/Orders.swift
        import Alamofire
        final class RemoteOrders: OrderLoading { func load() {} }
        //- App/OrderLoading.swift
        protocol OrderLoading { func load() }
        protocol CartDelegate: AnyObject { func change() }
        //- App/Feed.swift
        import Alamofire
        import Kingfisher
        final class FeedCoordinator: OrderLoading { func load() {} }
        //- App/Cart.swift
        import Kingfisher  // finding
        final class CartStore: CartDelegate { func change() {} }
        //- App/Images.swift
        import Kingfisher
        final class Images: OrderLoading { func load() {} }
        final class ImageQueue {}
        """)),
    NearMiss(
      ThirdPartyBehindProtocol(), "several modules of the project",
      Example(
        """
        //- Core/Core.swift
        public struct Core {}
        //- Feed/Feed.swift
        import Core
        //- Feed/List.swift
        import Core
        """)),
    NearMiss(
      ThirdPartyBehindProtocol(), "structs of closures, and a vocabulary of macros",
      Example(
        """
        //- App/CartClient.swift
        struct CartClient { var load: () async throws -> [String] }
        struct ChatClient {
          var send: (String) async throws -> Void
          var name = ""
        }
        //- App/CartLive.swift
        import FirebaseFirestore
        extension CartClient {
          static let live = Self(load: { try await Firestore.firestore().all() })
        }
        //- App/ChatLive.swift
        import FirebaseFirestore
        extension ChatClient {
          static let live = Self(send: { try await Firestore.firestore().add($0) })
        }
        //- App/Cart.swift
        import FirebaseFirestore  // finding
        //- App/Reminder.swift
        import SQLiteData
        //- App/ReminderList.swift
        import SQLiteData
        """)),
    NearMiss(
      ThirdPartyBehindProtocol(), "records of a database, and what works with it",
      Example(
        """
        //- Shop/Order.swift
        import GRDB
        struct Order: Codable, FetchableRecord, PersistableRecord {
          static let databaseTableName = "orders"
          static let lines = hasMany(Line.self)
          enum Columns { static let id = Column("id") }
          let id: Int
          var requests: QueryInterfaceRequest<Line> { request(for: Order.lines) }
          func didInsert(_ inserted: InsertionSuccess) { print(inserted.rowID) }
        }
        //- Shop/Line.swift
        import GRDB
        struct Line: FetchableRecord {
          let id: Int
          init(row: Row) { id = row["id"] }
        }
        //- Shop/Cart.swift
        struct Cart {}
        //- Shop/Cart+Record.swift
        import GRDB
        extension Cart: FetchableRecord {}
        //- Shop/Orders.swift
        import GRDB
        struct Orders: FetchableRecord {
          func all(_ database: Database) throws -> [Order] { try Order.fetchAll(database) }
        }
        //- Shop/OrderList.swift
        struct OrderList {
          func show(_ orders: Orders) throws { print(try orders.all(.main)) }
        }
        """)),
    NearMiss(
      ThirdPartyBehindProtocol(modules: ["*"]), "models of a database, and views of a package",
      Example(
        """
        //- Shop/Galaxy.swift
        import Fluent
        final class Galaxy: Model {
          static let schema = "galaxies"
          @ID(key: .id) var id: Int?
          @Children(for: \\.$galaxy) var stars: [Star]
        }
        //- Shop/Star.swift
        import Fluent
        final class Star: Model, Content {
          static let schema = "stars"
          @Parent(key: "galaxy") var galaxy: Galaxy
        }
        //- Shop/ImageCell.swift
        import Kingfisher  // finding
        import UIKit
        final class ImageCell: UITableViewCell, Reusable {
          func show(_ url: URL) { imageView?.kf.setImage(with: url) }
        }
        //- Shop/ImageList.swift
        import Kingfisher
        import UIKit
        final class ImageList: UITableView, Reusable {}
        """)),
    NearMiss(
      ThirdPartyBehindProtocol(), "files that only extend what a package declares",
      Example(
        """
        //- App/Requests.swift
        import Alamofire
        extension DataRequest {
          func logged() -> Self { self }
        }
        extension RequestInterceptor {
          func retries() -> Bool { false }
        }
        //- App/Client.swift
        import Alamofire
        final class Client {
          func load() { AF.request("https://example.com").logged() }
        }
        //- App/Titles.swift
        import Nuke
        extension String {
          func load() { ImagePipeline.shared.load(self) }
        }
        //- App/Images.swift
        import Nuke  // finding
        final class Images {
          func load() { ImagePipeline.shared.load("") }
        }
        """)),
    NearMiss(
      ThirdPartyBehindProtocol(), "a module that is there to work with a library",
      Example(
        """
        //- ImageLoading/Loader.swift
        import Nuke
        public final class Loader {}
        //- ImageLoading/Cache.swift
        import Nuke
        final class Cache {}
        //- ImageLoading/ImageLoading.swift
        public protocol ImageLoading {}
        //- Feed/Feed.swift
        import ImageLoading
        //- Cart/CartView.swift
        import Kingfisher  // finding
        import SwiftUI
        public struct CartView: View {
          public var body: some View { Text("Cart") }
        }
        //- Cart/Prices.swift
        import Kingfisher
        //- Shop/Shop.swift
        import Cart
        //- Alone/Reports.swift
        import Bugsnag
        //- Alone/Crashes.swift
        import Bugsnag  // finding
        """)),
    NearMiss(
      ThirdPartyBehindProtocol(),
      "a folder called after a library of Swift, and records with lists",
      Example(
        """
        //- App/Realm/Store.swift
        import RealmSwift
        final class Store { let realm = try? Realm() }
        //- App/Realm/Migration.swift
        import RealmSwift
        final class Migration { let realm = try? Realm() }
        //- App/Posts/Post.swift
        import RealmSwift
        final class Post: Object {
          let comments = List<Comment>()
        }
        final class Comment: Object {}
        """)),
  ]
}
