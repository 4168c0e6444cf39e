@testable import ArchCheck

extension NearMiss {
  static let thirdPartyBehindProtocol = [
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
  ]
}
