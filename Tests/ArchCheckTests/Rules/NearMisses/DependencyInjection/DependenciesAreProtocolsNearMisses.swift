@testable import ArchCheck

extension DependenciesAreProtocols: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      DependenciesAreProtocols(), "what only hands out screens",
      Example(
        """
        import UIKit
        final class MailService {
          func send() {}
        }
        final class MailComposer {
          private let mail: MailService
          init(mail: MailService) { self.mail = mail }
          func makeMail() -> MailViewController { MailViewController() }
        }
        final class MailViewController: UIViewController {}
        final class MailSender {
          private let mail: MailService  // finding
          init(mail: MailService) { self.mail = mail }
          func send() { mail.send() }
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
    NearMiss(
      DependenciesAreProtocols(),
      "what SwiftUI hands over, a name that helpers have, and what a protocol chose",
      Example(
        """
        //- App/Feed.swift
        import SwiftUI
        final class FeedService: ObservableObject {
          func load() {}
        }
        struct FeedView: View {
          @EnvironmentObject private var service: FeedService
          let other: FeedService
          var body: some View { Text("Feed") }
        }
        final class LayoutManager {
          func layOut() {}
        }
        final class Column {
          let layout: LayoutManager
          init(layout: LayoutManager) { self.layout = layout }
        }
        protocol Serving {
          var service: FeedService { get }
        }
        struct Served: Serving {
          let service: FeedService
        }
        """)),
    NearMiss(
      DependenciesAreProtocols(),
      "those who put others together, doubles, and services behind protocols",
      Example(
        """
        //- App/Screens.swift
        import UIKit
        final class FeedService {
          func load() {}
        }
        final class FeedCoordinator {
          private let service: FeedService
          init(service: FeedService) { self.service = service }
        }
        final class FeedServiceSpy {
          let service: FeedService
          init(service: FeedService) { self.service = service }
        }
        final class FeedViewModel {
          private let service: FeedLoading
          init(service: FeedLoading) { self.service = service }
        }
        protocol FeedLoading {}
        """)),
    NearMiss(
      DependenciesAreProtocols(), "what the architecture forbids a type to know",
      Example(
        """
        //- App/Orders.swift
        import UIKit
        protocol OrderFetching {
          func load()
        }
        final class OrderService: OrderFetching {
          func load() {}
        }
        final class OrdersViewController: UIViewController {
          private let service: OrderService
          init(service: OrderService) {
            self.service = service
            super.init(nibName: nil, bundle: nil)
          }
        }
        final class OrdersViewModel {
          private let service: OrderService  // finding
          init(service: OrderService) { self.service = service }
        }
        """, architecture: "mvvm_c")),
    NearMiss(
      DependenciesAreProtocols(), "arrays of services and generic parameters that are classes",
      Example(
        """
        //- App/Orders.swift
        import Foundation
        protocol OrderFetching {
          func load()
        }
        final class OrderService {
          private let session = URLSession.shared
          func load() {}
        }
        final class ChatClient {
          func send() {}
        }
        final class SyncEngine {
          private let services: [OrderService]  // finding
          init(services: [OrderService]) { self.services = services }
        }
        class Loader<Service: OrderService> {
          private let service: Service  // finding
          init(service: Service) { self.service = service }
        }
        struct Room {
          let clients: [ChatClient]
          private let fetchers: [any OrderFetching]
          private var services: [OrderService] = []
        }
        final class Reader<Service: OrderFetching> {
          private let service: Service
          init(service: Service) { self.service = service }
        }
        """)),
    NearMiss(
      DependenciesAreProtocols(), "parts of views, what an intent looks up, and parts of a client",
      Example(
        """
        //- App/Player.swift
        import AppIntents
        import SwiftUI
        @Observable final class PlayerService {
          func play() {}
        }
        struct PlayerToolbar: ToolbarContent {
          let player: PlayerService
          var body: some ToolbarContent { ToolbarItem { Button("Play") { player.play() } } }
        }
        struct PlayerPart {
          let player: PlayerService  // finding
        }
        actor NoteService { func add(_ text: String) {} }
        struct AddNote: AppIntent {
          @Dependency private var notes: NoteService
          func perform() async throws -> some IntentResult {
            await notes.add("a")
            return .result()
          }
        }
        //- App/Networking/RetryPolicy.swift
        import Foundation
        final class RetryPolicy {
          func shouldRetry(_ response: HTTPURLResponse) -> Bool { response.statusCode >= 500 }
        }
        //- App/Feed/FormData.swift
        import Foundation
        final class FormData {
          private let files = FileManager.default
          func check(_ path: String) -> Bool { files.isReadableFile(atPath: path) }
        }
        final class FeedLoader {
          private let retry: RetryPolicy
          private let form: FormData
          init(retry: RetryPolicy, form: FormData) { (self.retry, self.form) = (retry, form) }
        }
        //- App/Archive.swift
        import Foundation
        final class Archive {
          private let files = FileManager.default
          func remove(_ path: String) throws { try files.removeItem(atPath: path) }
        }
        final class Cleaner {
          private let archive: Archive  // finding
          init(archive: Archive) { self.archive = archive }
        }
        """)),
    NearMiss(
      DependenciesAreProtocols(), "parts of a service, and what others make as well",
      Example(
        """
        //- App/Sync.swift
        import Foundation
        final class SyncService {
          private let session: URLSession
          init(session: URLSession) { self.session = session }
          func sync() { Attempt(service: self).run() }
          func retry() { SyncRetry(service: self).run() }
          func repair() { SyncRepair(service: self).run() }
          fileprivate func send() {}
        }
        private struct Attempt {
          let service: SyncService
          func run() { service.send() }
        }
        //- App/Retry.swift
        struct SyncRetry {
          let service: SyncService
          func run() { service.sync() }
        }
        struct SyncRepair {
          let service: SyncService  // finding
          func run() { service.sync() }
        }
        struct Menu {
          func repair(_ service: SyncService) { SyncRepair(service: service).run() }
        }
        private struct Other {
          let service: SyncService  // finding
          func run() { service.sync() }
        }
        """)),
    NearMiss(
      DependenciesAreProtocols(), "a shared instance that initializers take for themselves",
      Example(
        """
        //- App/Auth.swift
        import Foundation
        final class AuthManager {
          static let shared = AuthManager()
          private let session: URLSession = .shared
          func logIn() {}
        }
        final class Login {
          private let auth: AuthManager
          init() { auth = AuthManager.shared }
          func run() { auth.logIn() }
        }
        final class Renewal {
          private let auth: AuthManager  // finding
          init(auth: AuthManager) { self.auth = auth }
          func run() { auth.logIn() }
        }
        """)),
  ]
}
