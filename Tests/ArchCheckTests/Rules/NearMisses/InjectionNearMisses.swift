@testable import ArchCheck

extension NearMiss {
  static let injection = [
    NearMiss(
      ConstructorInjection(), "value types and views are made where they are needed",
      Example(
        """
        import UIKit
        struct PriceService {
          func price() -> Int { 1 }
        }
        final class ListView: UIView {}
        final class Shop {
          private let prices = PriceService()
          func show() -> UIView { ListView() }
        }
        """)),
    NearMiss(
      ConstructorInjection(), "what a composition root or a container makes",
      Example(
        """
        final class MailService {
          func send() {}
        }
        final class AppDependencies {
          let mail = MailService()
        }
        final class CartFactory {
          func make() -> MailService { MailService() }
        }
        final class CartModuleConfigurator {
          func configure() -> Cart { Cart(mail: MailService()) }
        }
        final class Cart {
          private let mail: MailService
          init(mail: MailService) { self.mail = mail }
        }
        """)),
    NearMiss(
      ConstructorInjection(), "containers of RIBs and Needle, and what fills one of Swinject",
      Example(
        """
        //- App/Service.swift
        final class MailService {
          func send() {}
        }
        //- App/Root.swift
        import RIBs
        protocol RootDependency: Dependency {}
        final class Root: Component<RootDependency> {
          var mail: MailService { shared { MailService() } }
        }
        //- App/Modules.swift
        import Swinject
        final class Modules: Assembly {
          func assemble(container: Container) {
            container.register(MailService.self) { _ in MailService() }
          }
        }
        """)),
    NearMiss(
      ConstructorInjection(), "a shared object of an SDK",
      Example(
        """
        import Foundation
        final class Feed {
          private let session = URLSession.shared
          private let center = NotificationCenter.default
        }
        """)),
    NearMiss(
      DependenciesAreProtocols(), "value objects modelled as classes",
      Example(
        """
        final class Money {
          let cents: Int
          init(cents: Int) { self.cents = cents }
          func plus(_ other: Money) -> Money { Money(cents: cents + other.cents) }
        }
        final class CartViewModel {
          let total: Money
          init(total: Money) { self.total = total }
        }
        """)),
    NearMiss(
      DependenciesAreProtocols(), "unresolved types and objects of an SDK",
      Example(
        """
        import Foundation
        import Vendor
        final class CartViewModel {
          let client: VendorClient
          let queue: OperationQueue
          let files: FileManager
          init(client: VendorClient, queue: OperationQueue, files: FileManager) {
            self.client = client
            self.queue = queue
            self.files = files
          }
        }
        """)),
    NearMiss(
      DependenciesAreProtocols(), "constrained generics, function types and wrapped objects",
      Example(
        """
        import SwiftUI
        protocol MailSending {}
        final class MailService: ObservableObject, MailSending {
          func send() {}
        }
        final class CartViewModel<Mail: MailSending> {
          let mail: Mail
          let send: (MailService) -> Void
          init(mail: Mail, send: @escaping (MailService) -> Void) {
            self.mail = mail
            self.send = send
          }
        }
        struct CartView: View {
          @StateObject private var mail = MailService()
          @ObservedObject var other: MailService
          @EnvironmentObject private var ambient: MailService
          var body: some View { Text("Cart") }
        }
        """)),
    NearMiss(
      ArchCheck.NoSingletons(), "caches, constants of values and objects under other names",
      Example(
        """
        import Foundation
        final class Pictures {
          static let cache = NSCache<NSString, NSData>()
          static let thumbnails = Pictures()
        }
        struct Palette {
          static let `default` = Palette()
        }
        enum Level: Int {
          static let standard = Level.low
          case low
        }
        """)),
    NearMiss(
      ArchCheck.NoSingletons(), "an object that only its file knows, however that is said",
      Example(
        """
        enum Space {}
        extension Space {
          private final class Written { static let shared = Written() }
        }
        private extension Space {
          final class Extended { static let shared = Extended() }
        }
        private enum Around {
          final class Nested { static let shared = Nested() }
        }
        """)),
    NearMiss(
      ArchCheck.NoSingletons(), "an object of an SDK is the SDK's choice",
      Example(
        """
        import Foundation
        final class Upload {
          func start() { URLSession.shared.invalidateAndCancel() }
          func store() { UserDefaults.standard.set(1, forKey: "a") }
        }
        """)),
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
      ConstructorInjection(allowDefaultArguments: true), "a default for a stateless helper",
      Example(
        """
        protocol MailSending {}
        final class MailService: MailSending {
          func send() {}
        }
        final class CartViewModel {
          private let mail: any MailSending
          init(mail: any MailSending = MailService()) { self.mail = mail }
        }
        """)),
    NearMiss(
      DependenciesAreProtocols(allowSameModule: true), "closed helpers of the module",
      Example(
        """
        final class MailService {
          func send() {}
        }
        final class CartViewModel {
          let mail: MailService
          init(mail: MailService) { self.mail = mail }
        }
        """)),
  ]
}
