@testable import ArchCheck

extension LeakyAbstraction: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      LeakyAbstraction(), "a wrapper on purpose, values of Foundation, and protocols of views",
      Example(
        """
        import UIKit
        protocol HTTPSending {
          func send(_ request: URLRequest) async throws -> Data
        }
        final class HTTPSender: HTTPSending {
          private let session: URLSession
          init(session: URLSession) { self.session = session }
          func send(_ request: URLRequest) async throws -> Data { Data() }
        }
        protocol AvatarLoading {
          func avatar(_ id: UUID, from url: URL) async throws -> Data
        }
        struct AvatarService: AvatarLoading {
          func avatar(_ id: UUID, from url: URL) async throws -> Data { Data() }
        }
        protocol CartDisplaying {
          func show(_ image: UIImage)
        }
        final class CartView: UIView, CartDisplaying {
          func show(_ image: UIImage) {}
        }
        """)),
    NearMiss(
      LeakyAbstraction(), "details where they are at home",
      Example(
        """
        //- App/Networking/Endpoint.swift
        import CoreData
        import Foundation
        protocol Endpoint { func request() -> URLRequest }
        enum OrderEndpoint: Endpoint {
          case list
          func request() -> URLRequest { fatalError() }
        }
        protocol Importing { func rows() -> [NSManagedObject] }  // finding
        struct OrderImport: Importing { func rows() -> [NSManagedObject] { [] } }
        //- App/Persistence/Reading.swift
        import CoreData
        protocol Reading { func rows() -> [NSManagedObject] }
        struct OrderReading: Reading { func rows() -> [NSManagedObject] { [] } }
        //- App/Orders/Loading.swift
        import Foundation
        protocol RequestAdapter { func adapt(_ request: URLRequest) -> URLRequest }
        struct TokenAdapter: RequestAdapter {
          func adapt(_ request: URLRequest) -> URLRequest { request }
        }
        protocol OrderRequesting { func request() -> URLRequest }  // finding
        enum OrderRequest: OrderRequesting {
          case list
          func request() -> URLRequest { fatalError() }
        }
        """)),
    NearMiss(
      LeakyAbstraction(families: [.network, .persistence]), "families that a project allows",
      Example(
        """
        import UIKit
        protocol AvatarLoading {
          func avatar() -> UIImage
        }
        struct AvatarService: AvatarLoading {
          func avatar() -> UIImage { UIImage() }
        }
        """)),
    NearMiss(
      LeakyAbstraction(), "databases of libraries and of nobody known",
      Example(
        """
        //- App/Orders.swift
        import Fluent
        protocol OrderSource {
          func orders(on database: any Database) async throws -> [Int]  // finding
        }
        struct FluentOrders: OrderSource {
          func orders(on database: any Database) async throws -> [Int] { [] }
        }
        //- App/Prices.swift
        import Prices
        protocol PriceSource {
          func prices(in database: Database) -> [Int]
        }
        struct PriceBook: PriceSource {
          func prices(in database: Database) -> [Int] { [] }
        }
        """)),
    NearMiss(
      LeakyAbstraction(), "the controller to pay on",
      Example(
        """
        //- App/Payments.swift
        import UIKit
        protocol PaymentGateway {
          func pay(_ cents: Int, presenting controller: UIViewController) async throws
        }
        final class StripePaymentService: PaymentGateway {
          func pay(_ cents: Int, presenting controller: UIViewController) async throws {}
        }
        protocol HTTPRequestSending { func send(_ request: URLRequest) }
        final class HTTPService: HTTPRequestSending { func send(_ request: URLRequest) {} }
        protocol Paying { func pay(with button: UIButton) }  // finding
        final class PayService: Paying { func pay(with button: UIButton) {} }
        """)),
    NearMiss(
      LeakyAbstraction(), "what a protocol is called after",
      Example(
        """
        import CoreData
        import UIKit
        protocol ImageCaching {
          func image(for url: URL) -> UIImage?
        }
        final class ImageCacheService: ImageCaching {
          func image(for url: URL) -> UIImage? { nil }
        }
        protocol PersistentContainerProviding {
          var container: NSPersistentContainer { get }
        }
        final class AppContainer: PersistentContainerProviding {
          let container = NSPersistentContainer(name: "Shop")
        }
        final class User: NSManagedObject {}
        protocol UserRepository {
          func users() -> [User]  // finding
        }
        final class Users: UserRepository {
          func users() -> [User] { [] }
        }
        protocol NetworkSession {
          func load(_ request: URLRequest) async throws -> Data
        }
        final class LiveSession: NetworkSession {
          func load(_ request: URLRequest) async throws -> Data { Data() }
        }
        """)),
  ]
}
