@testable import ArchCheck

extension NearMiss {
  static let interfaces = [
    NearMiss(
      ClientUsesProtocolSubset(), "values that are passed on, held generically or read by key path",
      Example(
        """
        protocol Store {
          var a: Int { get }
          var b: Int { get }
          var c: Int { get }
          func d()
          func e()
          func f()
        }
        struct Passing {
          let store: Store
          func first() -> Int { store.a }
          func next() -> Passing { Passing(store: store) }
        }
        struct Held<Kept: Store> {
          let store: Kept
          func next() -> Held { Held(store: store) }
        }
        struct Given {
          func sum(_ store: Store) -> Int { store.a }
        }
        """)),
    NearMiss(
      FatProtocol(maxRequirements: 3), "associated types, defaults and pairs of accessors",
      Example(
        """
        protocol Store {
          associatedtype Item
          associatedtype Key
          var name: String { get set }
          static var kind: Int { get }
          func load()
          func help()
        }
        extension Store {
          func help() {}
        }
        """)),
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
      UnimplementedRequirement(), "null objects and previews",
      Example(
        """
        import SwiftUI
        protocol Tracking {
          func track(_ event: String)
          func flush() -> Bool
        }
        struct Tracker: Tracking {
          func track(_ event: String) { print(event) }
          func flush() -> Bool { print("flushed"); return true }
        }
        struct NoOpTracker: Tracking {
          func track(_ event: String) {}
          func flush() -> Bool { false }
        }
        struct EmptyTracker: Tracking {
          func track(_ event: String) {}
          func flush() -> Bool { false }
        }
        struct PreviewTracker: Tracking {
          func track(_ event: String) {}
          func flush() -> Bool { false }
        }
        """)),
    NearMiss(
      UnimplementedRequirement(), "optional methods of a delegate, and what an SDK requires",
      Example(
        """
        import UIKit
        @objc protocol FormDelegate: AnyObject {
          @objc optional func didStart()
          func didEnd()
        }
        final class Screen: NSObject, FormDelegate {
          func didEnd() { print("end") }
        }
        final class List: NSObject, UITableViewDelegate {
          func tableView(_ view: UITableView, didSelectRowAt path: IndexPath) {}
        }
        """)),
    NearMiss(
      ClientUsesProtocolSubset(), "overloads are one name, and a client of most of it",
      Example(
        """
        protocol Store {
          func find(_ id: Int) -> Int
          func find(_ name: String) -> Int
          func load()
          func save()
          func clear()
          func close()
        }
        struct Finder {
          let store: Store
          func run() -> Int {
            store.load()
            store.save()
            return store.find(1) + store.find("a")
          }
        }
        """)),
    NearMiss(
      FatProtocol(maxRequirements: 2), "optional requirements, and protocols that are composed",
      Example(
        """
        import Foundation
        @objc protocol Watching {
          @objc optional func a()
          @objc optional func b()
          @objc optional func c()
        }
        protocol Reading {
          func read()
          func rewind()
        }
        protocol Writing {
          func write()
          func flush()
        }
        protocol Storing: Reading, Writing {}
        typealias Both = Reading & Writing
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
  ]
}
