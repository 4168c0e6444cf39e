@testable import ArchCheck

extension ConstructorInjection: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      ConstructorInjection(), "what only a closure, loop or pattern is given",
      Example(
        """
        import Network
        final class ConnectionService {
          private let connection: NWConnection
          init(connection: NWConnection) { self.connection = connection }
          func start() {}
        }
        final class Listener {
          private let listener: NWListener
          private let connections: AsyncStream<NWConnection>
          enum Event { case opened(NWConnection), closed }
          init(listener: NWListener, connections: AsyncStream<NWConnection>) {
            self.listener = listener
            self.connections = connections
          }
          func start() {
            listener.newConnectionHandler = { connection in
              ConnectionService(connection: connection).start()
            }
          }
          func run() async {
            for await connection in connections {
              ConnectionService(connection: connection).start()
            }
          }
          func all(_ open: [NWConnection]) -> [ConnectionService] {
            open.map { ConnectionService(connection: $0) }
          }
          func handle(_ event: Event) {
            if case .opened(let connection) = event {
              ConnectionService(connection: connection).start()
            }
          }
        }
        """)),
    NearMiss(
      ConstructorInjection(), "actors of SwiftData, and delegates of fetched results",
      Example(
        """
        import CoreData
        import SwiftData
        @ModelActor actor MoodStore {
          func load() {}
        }
        final class Importer {
          private let container: ModelContainer
          init(container: ModelContainer) { self.container = container }
          func run() async {
            await Task.detached { [container] in
              await MoodStore(modelContainer: container).load()
            }.value
          }
        }
        final class SettingsController: NSObject, NSFetchedResultsControllerDelegate {
          private let controller: NSFetchedResultsController<NSManagedObject>
          init(context: NSManagedObjectContext) {
            controller = NSFetchedResultsController(
              fetchRequest: NSFetchRequest(entityName: "Setting"), managedObjectContext: context,
              sectionNameKeyPath: nil, cacheName: nil)
          }
          func reload() { try? controller.performFetch() }
        }
        final class SettingsList {
          private let settings: SettingsController
          init(context: NSManagedObjectContext) { settings = SettingsController(context: context) }
        }
        """)),
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
      ConstructorInjection(), "what only hands out screens",
      Example(
        """
        import SwiftUI
        import UIKit
        final class MailService {
          func send() {}
        }
        final class MailViewController: UIViewController {
          init(mail: MailService) { super.init(nibName: nil, bundle: nil) }
        }
        final class World {
          private let mail = MailService()
          var root: UIViewController { makeMail() }
          func detail() -> some View { Text("Mail") }
          private func makeMail() -> MailViewController { MailViewController(mail: mail) }
        }
        final class MailBox {
          private let mail = MailService()  // finding
          func screen() -> UIViewController { MailViewController(mail: mail) }
          func send() { mail.send() }
        }
        final class MailViewModel {
          private let mail = MailService()  // finding
          func screen() -> UIViewController { MailViewController(mail: mail) }
        }
        """)),
    NearMiss(
      ConstructorInjection(), "scenes of VIP and VIPER that put themselves together",
      Example(
        """
        import UIKit
        final class CartService {
          func load() {}
        }
        final class CartInteractor {
          private let service: CartService
          init(service: CartService) { self.service = service }
        }
        final class CartViewController: UIViewController {
          private var interactor: CartInteractor?
          private var spare: CartService?
          private func setUp() {
            interactor = CartInteractor(service: CartService())
            spare = CartService()  // finding
          }
        }
        final class CartWireframe {
          private let interactor: CartInteractor
          init() { interactor = CartInteractor(service: CartService()) }
          private func buildDetail() -> UIViewController {
            let service = CartService()
            _ = CartInteractor(service: service)
            return UIViewController()
          }
        }
        final class LoadingViewController: UIViewController {
          private var interactor: CartInteractor?
          private func setUp() {
            let service = CartService()  // finding
            service.load()
            interactor = CartInteractor(service: service)
          }
        }
        final class CartList {
          private let cart: Cart
          init() { cart = Cart(service: CartService()) }  // finding
        }
        final class Cart {
          init(service: CartService) {}
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
      ConstructorInjection(),
      "parameters and parts of them, builders, settings of a call, and objects that are ready",
      Example(
        """
        //- App/Upload.swift
        import UIKit
        final class UploadService {
          private let image: UIImage
          private let name: String
          init(image: UIImage, name: String) {
            self.image = image
            self.name = name
          }
          func start() {}
        }
        final class MailClient {
          init(address: String) {}
          func send() {}
        }
        final class Picker {
          private let address = "a@b.c"
          func didPick(_ image: UIImage) {
            UploadService(image: image, name: "picture").start()
          }
          func report() { MailClient(address: address).send() }  // finding
        }
        final class HTTPClient {
          func setHeaders(_ headers: [String: String]) {}
        }
        final class ShopAPI {
          init(client: HTTPClient) {}
          func orders() {}
        }
        final class Peer {}
        final class ChannelClient {
          init(wrapping peer: Peer, parent: Listener) {}
          func send() {}
        }
        final class Listener {
          func accepted(_ peer: Peer) { ChannelClient(wrapping: peer, parent: self).send() }
        }
        final class MailSetup {
          private var address = ""
          private var isHTML = false
          func address(_ address: String) -> Self {
            self.address = address
            return self
          }
          func html(_ isHTML: Bool) -> Self {
            self.isHTML = isHTML
            return self
          }
          func connect() { MailClient(address: self.address).send() }
          func test() { MailClient(address: "").send() }  // finding
        }
        final class Feed {
          private var given: MailClient?
          private let shared: HTTPClient
          init(shared: HTTPClient) { self.shared = shared }
          func mail() { (given ?? MailClient(address: "")).send() }
          func orders(of user: String) {
            let client = HTTPClient()
            client.setHeaders(["user": user])
            ShopAPI(client: client).orders()
          }
          func all() {
            let client = shared
            ShopAPI(client: client).orders()  // finding
          }
        }
        struct ShopEnvironment { let client: HTTPClient }
        final class Shelf {
          private let environment: ShopEnvironment
          init(environment: ShopEnvironment) { self.environment = environment }
          func refresh(using environment: ShopEnvironment) {
            ShopAPI(client: environment.client).orders()
          }
          func reload(with client: HTTPClient) { ShopAPI(client: client).orders() }
          func sell(_ count: Int) {
            ShopAPI(client: environment.client).orders()  // finding
          }
        }
        """)),
    NearMiss(
      ConstructorInjection(), "parameters below what is given, and what is made of them",
      Example(
        """
        //- App/Chat.swift
        import Foundation
        final class SocketClient {
          private let session = URLSession.shared
          init(url: URL) {}
          init(file: URL?) {}
          init(task: URLSessionWebSocketTask) {}
          func send() {}
        }
        final class Chat {
          private var socket: SocketClient?
          func connect(host: String) { socket = SocketClient(url: URL(string: "wss://\\(host)")!) }
          func open(host: String) { socket = SocketClient(url: URL(string: host)!) }
          func join(room: String) {
            socket = SocketClient(url: .init(fileURLWithPath: "r").appending(path: "\\(room)"))
          }
          func listen(url: URL) {
            socket = SocketClient(task: URLSession.shared.webSocketTask(with: url))
          }
          func find(in folder: URL?) { socket = SocketClient(file: folder?.appending(path: "s")) }
          func call(host: String) {
            guard let url = URL(string: host) else { return }
            let request = URLRequest(url: url)
            socket = SocketClient(task: URLSession.shared.webSocketTask(with: request))
          }
        }
        final class Line {
          private var socket: SocketClient
          init(socket: SocketClient) { self.socket = socket }
          func open(host: String) { socket = .init(url: URL(string: host)!) }
        }
        final class Talk {
          private let home = "example.org"
          private var socket: SocketClient?
          func open(host: String) {
            socket = SocketClient(url: URL(string: "wss://\\(home)")!)  // finding
          }
        }
        final class Home {
          private let task: URLSessionWebSocketTask
          private var socket: SocketClient?
          init(task: URLSessionWebSocketTask) { self.task = task }
          func open(host: String) {
            let kept = task
            socket = SocketClient(task: kept)  // finding
          }
        }
        """)),
    NearMiss(
      ConstructorInjection(), "what a second initializer hands to the first",
      Example(
        """
        protocol EventQueue {}
        final class DiskService: EventQueue {
          func write() {}
        }
        public actor Beacon {
          private let queue: any EventQueue
          private let other: DiskService
          public init(key: String) {
            self.init(queue: DiskService())
          }
          init(queue: any EventQueue) {
            self.queue = queue
            other = DiskService()  // finding
          }
        }
        """)),
    NearMiss(
      ConstructorInjection(), "what only the system makes, widgets, what fills them, and commands",
      Example(
        """
        //- App/Orders.swift
        import AppIntents
        import AppKit
        import ArgumentParser
        import Intents
        import Social
        import SwiftUI
        import UserNotifications
        import WidgetKit
        final class OrderService {
          func load() {}
        }
        struct OrdersIntent: AppIntent {
          func perform() async { OrderService().load() }
        }
        struct OrderQuery: EntityQuery {
          func entities(for ids: [String]) { OrderService().load() }
        }
        final class NotificationService: UNNotificationServiceExtension {
          private let service = OrderService()
        }
        final class OrderDocument: NSDocument {
          private let service = OrderService()
        }
        final class ShareScreen: SLComposeServiceViewController {
          private let service = OrderService()
        }
        struct OrdersWidget: Widget {
          var body: some WidgetConfiguration {
            StaticConfiguration(kind: "", provider: Orders(service: OrderService())) { _ in
              Text("")
            }
          }
        }
        struct Fetch: AsyncParsableCommand {
          func run() async { OrderService().load() }
        }
        struct Orders: TimelineProvider {
          let service: OrderService
          let other = OrderService()
        }
        struct OrdersOfShop: AppIntentTimelineProvider {
          private let service = OrderService()
        }
        struct OldOrders: IntentTimelineProvider {
          private let service = OrderService()
        }
        struct OrderCount: AppIntentControlValueProvider {
          private let service = OrderService()
        }
        struct IsOrdered: ControlValueProvider {
          private let service = OrderService()
        }
        struct NextOrders: RelevanceEntriesProvider {
          private let service = OrderService()
        }
        final class OrderHandler: NSObject, INSearchForMessagesIntentHandling {
          private let service = OrderService()
        }
        //- Cart/Widget.swift
        final class OrderService {
          func load() {}
        }
        protocol Widget {}
        struct CartWidget: Widget {
          let service = OrderService()  // finding
        }
        protocol TimelineProvider {}
        struct CartProvider: TimelineProvider {
          let service = OrderService()  // finding
        }
        """)),
    NearMiss(
      ConstructorInjection(), "functions that make a service, hidden parts, and locators",
      Example(
        """
        //- App/Orders.swift
        import Factory
        import Resolver
        final class OrderService {
          private static let kept = OrderService()
          static func live() -> OrderService { OrderService() }
          static func current() -> OrderService { kept }
          static func made(for user: String) -> OrderService { OrderService() }
          func load() {}
        }
        final class OrdersViewModel {
          private let service = OrderService.live()  // finding
          func load() { service.load() }
        }
        final class CurrentViewModel {
          private let service = OrderService.current()
          func load(for user: String) { OrderService.made(for: user).load() }
        }
        final class HiddenViewModel {
          private static let service = OrderService()  // finding
          func load() { Self.service.load() }
        }
        enum Orders {
          private static let service = OrderService()
          static func load() { service.load() }
        }
        struct OrdersKey {
          private static let live = OrderService()
          static let defaultValue = live
        }
        final class ResolvedViewModel {
          private let service: OrderService = Resolver.resolve()  // finding
          private let count: Int = Resolver.resolve()
          private let other: OrderService = Orders.first()
        }
        final class FoundViewModel {
          private let service = Container.shared.orderService()  // finding
        }
        final class ListViewModel {
          private let list = Container.shared.items()
          private let orders = Storefront.shared.orderService()
        }
        """)),
    NearMiss(
      ConstructorInjection(), "what the architecture forbids a type to know",
      Example(
        """
        //- App/Feed.swift
        import SwiftUI
        import UIKit
        final class FeedService {
          func load() {}
        }
        struct FeedView: View {
          private let service = FeedService()
          var body: some View { Text("Feed") }
        }
        final class FeedHeaderView: UIView {
          var service: FeedService?
        }
        final class FeedViewModel {
          private let service = FeedService()  // finding
        }
        """, architecture: "mvvm_c")),
    NearMiss(
      ConstructorInjection(), "factories that others replace, and those that nobody can",
      Example(
        """
        //- App/Feed.swift
        final class FeedService {
          func load() {}
        }
        final class FeedModel {
          var makeService: () -> FeedService = { FeedService() }
        }
        final class PrivateModel {
          private var makeService: () -> FeedService = { FeedService() }  // finding
        }
        final class FixedModel {
          let makeService: () -> FeedService = { FeedService() }  // finding
        }
        """)),
    NearMiss(
      ConstructorInjection(), "defaults of memberwise initializers, and of those that have none",
      Example(
        """
        //- App/Feed.swift
        final class FeedService {
          func load() {}
        }
        struct LoadFeed {
          var service = FeedService()
        }
        struct KeptFeed {
          private var service = FeedService()  // finding
          let other = FeedService()
        }
        struct MadeFeed {
          var service = FeedService()  // finding
          init() {}
        }
        final class FeedModel {
          var service = FeedService()  // finding
        }
        """)),
    NearMiss(
      ConstructorInjection(), "objects for wrappers, and containers by their names",
      Example(
        """
        //- App/Feed.swift
        import SwiftUI
        final class FeedService {
          func load() {}
        }
        final class FeedModel: ObservableObject {
          init(id: Int, service: FeedService) {}
        }
        struct FeedView: View {
          @StateObject private var model: FeedModel
          private let other: FeedService
          init(id: Int) {
            _model = StateObject(wrappedValue: FeedModel(id: id, service: FeedService()))
            other = FeedService()  // finding
          }
          var body: some View { Text("Feed") }
        }
        final class DependencyProvider {
          let service = FeedService()
        }
        final class ObjectGraph {
          let service = FeedService()
        }
        final class SocialGraph {
          let service = FeedService()  // finding
        }
        final class FeedAppComponent {
          let service = FeedService()
        }
        final class RootComponents {
          let service = FeedService()
        }
        final class DependencyModule {
          let service = FeedService()
        }
        final class MenuComponent {
          private let service = FeedService()  // finding
        }
        final class FeedModule {
          private let service = FeedService()  // finding
        }
        """)),
    NearMiss(
      ConstructorInjection(), "cells, a provider of services, and a method that chooses",
      Example(
        """
        //- App/PhotoCell.swift
        import UIKit
        final class PhotoCell: UITableViewCell {
          var images: ImageService!
        }
        final class ImageService {
          private let session = URLSession.shared
          func load() {}
        }
        //- App/ServiceProvider.swift
        protocol TaskServing { func load() }
        protocol UserServing { func load() }
        final class TaskService: TaskServing { func load() {} }
        final class UserService: UserServing { func load() {} }
        final class ServiceProvider {
          lazy var tasks: TaskServing = TaskService()
          lazy var users: UserServing = UserService()
        }
        //- App/Project.swift
        final class Project {
          let isRemote = true
          func tasks() -> any TaskServing {
            return TaskService()
          }
        }
        """)),
    NearMiss(
      ConstructorInjection(),
      "what storyboards and the system make, objects that wire others, and wrappers that look up",
      Example(
        """
        //- App/Screens.swift
        import UIKit
        import WatchKit
        final class OrderService {
          func load() {}
        }
        final class ListViewController: UIViewController {
          var service: OrderService!
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            guard let detail = segue.destination as? DetailViewController else { return }
            detail.service = service
          }
        }
        final class DetailViewController: UIViewController {
          var service: OrderService!
        }
        final class HelpViewController: UIViewController {
          var service: OrderService!  // finding
        }
        final class WatchController: WKInterfaceController {
          private let service = OrderService()
        }
        final class ShareViewController: UIViewController {
          private let service = OrderService()
          func done() { extensionContext?.completeRequest(returningItems: nil) }
        }
        final class ActionViewController: UIViewController {
          private let service = OrderService()
          func items() -> [Any] { self.extensionContext?.inputItems ?? [] }
        }
        //- App/Wiring.swift
        final class HTTPClient {
          func send() {}
        }
        final class FeedService {
          init(client: HTTPClient) {}
          func load() {}
        }
        final class AppModel {
          let feed: FeedService
          let client: HTTPClient
          init() {
            let client = HTTPClient()
            self.client = client
            feed = FeedService(client: client)
          }
        }
        final class FeedLoader {
          let feed: FeedService
          let client: HTTPClient
          init() {
            client = HTTPClient()  // finding
            feed = FeedService(client: client)  // finding
          }
          func load() { feed.load() }
        }
        //- App/Inject.swift
        @propertyWrapper struct Inject<Service> {
          let wrappedValue: Service
          init() { wrappedValue = Container.shared.resolve(Service.self) }
        }
        @propertyWrapper struct Feed {
          let wrappedValue: FeedService
          init() { wrappedValue = Container.shared.resolve(FeedService.self) }  // finding
        }
        """)),
    NearMiss(
      ConstructorInjection(),
      "a service that needs the object itself, and what the system makes",
      Example(
        """
        //- App/Player.swift
        import Foundation
        import RealityKit
        protocol DownloaderDelegate: AnyObject {}
        final class Downloader {
          private weak var delegate: (any DownloaderDelegate)?
          private let session = URLSession(configuration: .default)
          init(delegate: any DownloaderDelegate) { self.delegate = delegate }
          func download(_ url: URL) { session.downloadTask(with: url).resume() }
        }
        final class SyncService {
          private let session = URLSession(configuration: .default)
          func sync() {}
        }
        final class Player: DownloaderDelegate {
          private lazy var downloader = Downloader(delegate: self)
          private let sync = SyncService()  // finding
          func play(_ url: URL) { downloader.download(url) }
        }
        final class SpinSystem: System {
          private let sync = SyncService()
          required init(scene: RealityKit.Scene) {}
        }
        final class Listener: NSObject, NSXPCListenerDelegate {
          func listener(_ listener: NSXPCListener, shouldAcceptNewConnection new: NSXPCConnection) -> Bool {
            new.exportedObject = SyncService()
            return true
          }
        }
        """)),
    NearMiss(
      ConstructorInjection(),
      "components that wire a part of an app, and coordinators by another name",
      Example(
        """
        //- App/Catalog.swift
        import UIKit
        protocol CatalogDependency { var session: URLSession { get } }
        final class ProductRepository {
          private let session: URLSession
          init(session: URLSession) { self.session = session }
          func load() {}
        }
        final class CatalogComponent {
          private let dependency: any CatalogDependency
          private lazy var repository = ProductRepository(session: dependency.session)
          init(dependency: any CatalogDependency) { self.dependency = dependency }
        }
        final class MenuComponent {
          private let repository = ProductRepository(session: .shared)  // finding
          func show() {}
        }
        final class CheckoutFlow {
          private let navigation: UINavigationController
          init(navigation: UINavigationController) { self.navigation = navigation }
          func start() {
            navigation.pushViewController(UIViewController(), animated: true)
            ProductRepository(session: .shared).load()
          }
        }
        final class WorkFlow {
          func start() { ProductRepository(session: .shared).load() }  // finding
        }
        """)),
    NearMiss(
      ConstructorInjection(), "more that only the system makes, and wrappers that look objects up",
      Example(
        """
        //- App/Parts.swift
        import CarPlay
        import CoreData
        import Factory
        import TVServices
        final class CatalogClient {
          func load() {}
        }
        final class ContentProvider: TVTopShelfContentProvider {
          private let client = CatalogClient()
        }
        final class CarScene: UIResponder, CPTemplateApplicationSceneDelegate {
          private let client = CatalogClient()
        }
        final class RemoteStore: NSIncrementalStore {
          private let client = CatalogClient()
        }
        final class FeedViewModel {
          @WeakLazyInjected(\\.catalog) var catalog: CatalogClient?
          func load() { catalog?.load() }
        }
        final class ListViewModel {
          var catalog: CatalogClient?  // finding
          func load() { catalog?.load() }
        }
        """)),
    NearMiss(
      ConstructorInjection(), "what a container is told to make, and what a type asks it for",
      Example(
        """
        //- App/Modules.swift
        import Swinject
        enum FeedModule {
          static func register(in container: Container) {
            container.register((any APIFetching).self) { _ in APIClient() }
            container.register(Feed.self) { Feed(api: $0.resolve((any APIFetching).self)!) }
              .inObjectScope(.container)
            container.autoregister(Feed.self, initializer: { Feed(api: APIClient()) })
          }
        }
        struct ListModule {
          func configure(_ resolver: Resolver, _ center: Center) {
            resolver.register { APIClient() }
            center.register { _ = APIClient() }  // finding
          }
        }
        //- App/Feed.swift
        protocol APIFetching {}
        final class APIClient: APIFetching {
          func load() {}
        }
        final class Center {
          func register(_ observer: @escaping () -> Void) {}
        }
        final class Feed {
          private let api: any APIFetching
          init(api: any APIFetching) { self.api = api }
        }
        final class FeedList {
          private let api: any APIFetching
          init(container: Container) {
            api = container.resolve((any APIFetching).self)!  // finding
          }
        }
        """)),
    NearMiss(
      ConstructorInjection(), "handlers of own intents, which the system asks",
      Example(
        """
        //- App/Coffee.swift
        final class CoffeeAPI {
          func order() {}
        }
        //- App/Handler.swift
        import Intents
        final class OrderCoffeeIntentHandler: NSObject, OrderCoffeeIntentHandling {
          private let api = CoffeeAPI()
        }
        //- App/Other.swift
        import Foundation
        final class OrderTeaIntentHandler: NSObject, OrderTeaIntentHandling {
          private let api = CoffeeAPI()  // finding
        }
        """)),
    NearMiss(
      ConstructorInjection(), "types that put a server together",
      Example(
        """
        //- Server/Services.swift
        final class OrderService {
          func load() {}
        }
        //- Server/Server.swift
        import GRPCCore
        import ServiceLifecycle
        struct Server {
          func run() async throws {
            let orders = OrderService()
            try await ServiceGroup(services: [orders]).run()
          }
        }
        struct Calls {
          private let orders = OrderService()
          func serve(_ transport: Transport) async throws {
            try await GRPCServer(transport: transport, services: [orders]).serve()
          }
        }
        //- Server/Web.swift
        import Vapor
        final class Web {
          private let orders = OrderService()
          func start() async throws {
            let app = try await Application.make(.detect())
            try app.register(collection: Routes())
          }
        }
        struct Filling: LifecycleHandler {
          func didBoot(_ app: Application) throws { app.storage[Key.self] = OrderService() }
        }
        struct Routes: RouteCollection {
          func boot(routes: RoutesBuilder) throws {
            let api = routes.grouped("api")
            try api.register(collection: Orders(service: OrderService()))
          }
        }
        struct Orders: RouteCollection {
          let service: OrderService
          private let other = OrderService()  // finding
          func boot(routes: RoutesBuilder) throws { routes.get(use: list) }
        }
        //- Server/Screen.swift
        struct Navigation {
          private let orders = OrderService()  // finding
          private let router = Router()
        }
        """)),
    NearMiss(
      ConstructorInjection(), "objects that fewer places see than the initializers",
      Example(
        """
        //- Kit/APIClient.swift
        import Foundation
        final class HTTPService {
          private let session = URLSession.shared
          init(timeout: Double) {}
          func load() {}
        }
        public struct APIClient {
          private let transport: HTTPService
          public init(timeout: Double) { transport = HTTPService(timeout: timeout) }
        }
        public struct FeedClient {
          private let transport: HTTPService
          public init(timeout: Double) { transport = HTTPService(timeout: timeout) }
          init(transport: HTTPService) { self.transport = transport }
        }
        struct CartClient {
          private let transport: HTTPService
          public init(timeout: Double) { transport = HTTPService(timeout: timeout) }  // finding
        }
        """)),
    NearMiss(
      ConstructorInjection(), "actors of SwiftData for the environment's container",
      Example(
        """
        //- App/Notes.swift
        import SwiftData
        import SwiftUI
        @ModelActor
        actor NoteImporter {
          func load() throws { try modelContext.save() }
        }
        struct NotesView: View {
          @Environment(\\.modelContext) private var context
          @State private var importer: NoteImporter?
          var body: some View {
            Button("Import") {
              importer = NoteImporter(modelContainer: context.container)
            }
          }
        }
        struct ListView: View {
          @Environment(\\.modelContext) private var context
          var body: some View {
            Button("Import") {
              let container = self.context.container
              Task.detached {
                try await NoteImporter(modelContainer: container).load()
              }
            }
          }
        }
        struct StoreView: View {
          let store: Store
          var body: some View {
            Button("Import") {
              Task { try await NoteImporter(modelContainer: store.container).load() }
            }
          }
        }
        struct Store { let container: ModelContainer }
        """)),
    NearMiss(
      ConstructorInjection(), "what is made with closures and methods of the object itself",
      Example(
        """
        //- App/Account.swift
        import Foundation
        final class TokenService {
          private let session: URLSession
          private let onExpire: () -> Void
          init(session: URLSession = .shared, onExpire: @escaping () -> Void) {
            self.session = session
            self.onExpire = onExpire
          }
          init(url: URL, _ onExpire: () -> Void) {}
          init(name: String, onExpire: () -> Void) {}
          func refresh() { onExpire() }
        }
        class Base { func end() {} }
        final class Account: Base {
          private lazy var tokens = TokenService(onExpire: { [weak self] in self?.logOut() })
          private lazy var others = TokenService(onExpire: logOut)
          private lazy var last = TokenService(onExpire: self.end)
          func refresh() { TokenService { self.logOut() }.refresh() }
          func start() {
            TokenService { [weak self] in
              guard let self else { return }
              logOut()
            }.refresh()
          }
          private func logOut() {}
        }
        final class Downloads: NSObject, URLSessionDelegate {
          private lazy var tokens = TokenService(
            session: URLSession(configuration: .default, delegate: self, delegateQueue: nil),
            onExpire: {})
        }
        final class Profile {
          private let onEnd: () -> Void = {}
          private lazy var tokens = TokenService(onExpire: onEnd)  // finding
        }
        final class Settings {
          private let onEnd: () -> Void = {}
          private lazy var tokens = TokenService(onExpire: self.onEnd)  // finding
        }
        final class Names {
          private lazy var tokens = TokenService(name: name()) { print("expired") }  // finding
          private func name() -> String { "a" }
        }
        final class Shadow {
          private lazy var tokens = TokenService { each { end in end() } }  // finding
          private func end() {}
        }
        func each(_ body: (() -> Void) -> Void) {}
        """)),
    NearMiss(
      ConstructorInjection(), "initializers that make it for convenience, where others take it",
      Example(
        """
        //- App/Analytics.swift
        import Foundation
        protocol Sending {}
        final class Transport: Sending {
          private let session: URLSession
          init(session: URLSession) { self.session = session }
          func send() {}
        }
        public final class Analytics {
          private let transport: Transport
          public init(key: String) { transport = Transport(session: .shared) }
          init(transport: Transport) { self.transport = transport }
        }
        final class Events {
          private let transport: any Sending
          init() { transport = Transport(session: .shared) }
          init(transport: any Sending) { self.transport = transport }
        }
        final class Marks {
          private let transport: any Sending
          init() { transport = Transport(session: .shared) }  // finding
          private init(transport: any Sending) { self.transport = transport }
        }
        final class Counts {
          private let transport: any Sending
          private let spare = Transport(session: .shared)  // finding
          init(transport: any Sending) { self.transport = transport }
        }
        public final class Notes {
          private let transport: Transport?
          public init() { transport = Transport(session: .shared) }
          init(name: String) { transport = nil }
        }
        """)),
    NearMiss(
      ConstructorInjection(allowDefaultArguments: false),
      "initializers that make it for convenience, where none may",
      Example(
        """
        //- App/Events.swift
        final class EventService {
          func send() {}
        }
        final class Events {
          private let service: EventService
          init() { service = EventService() }  // finding
          init(service: EventService) { self.service = service }
        }
        """)),
    NearMiss(
      ConstructorInjection(), "values that are asked for by their type, and services as values",
      Example(
        """
        //- App/Template.swift
        struct Scope {
          private let values: [String: Any] = [:]
          func resolve<Value>(_ path: String, as type: Value.Type) -> Value? { nil }
          func resolve<Value>(_ type: Value.Type) -> Value { fatalError() }
        }
        struct Style {}
        struct OrderService { func load() {} }
        protocol Loading {}
        final class Loader {}
        struct Renderer {
          func render(_ names: [String], in scope: Scope) -> [String] {
            _ = scope.resolve("style", as: Style.self)
            return names.compactMap { scope.resolve($0, as: String.self) }
          }
        }
        struct Orders {
          init(in scope: Scope) { scope.resolve(OrderService.self).load() }  // finding
        }
        struct Feed {
          init(in scope: Scope) { _ = scope.resolve((any Loading).self) }  // finding
        }
        struct List {
          init(in scope: Scope) { _ = scope.resolve(Loader.self) }  // finding
        }
        """)),
    NearMiss(
      ConstructorInjection(), "what gives a window or an app its first screen",
      Example(
        """
        //- App/Start.swift
        import UIKit
        @main
        final class AppDelegate: UIResponder, UIApplicationDelegate {
          private let core = Core()
          private let setup = Setup()
          private let badge = Badge()
          func start(_ window: UIWindow) {
            core.start(in: window)
            window.rootViewController = setup.root
          }
        }
        final class MailService {
          private let session = URLSession.shared
          func send() {}
        }
        final class Core {
          private let mail = MailService()
          func start(in window: UIWindow) {
            window.rootViewController = MailViewController(mail: mail)
            mail.send()
          }
        }
        final class Setup {
          private let mail = MailService()
          var root: MailViewController { MailViewController(mail: mail) }
          func resume() { mail.send() }
        }
        final class Badge {
          private let mail = MailService()  // finding
          func detail() -> MailViewController { MailViewController(mail: mail) }
          func resume(in window: UIWindow) { if window.rootViewController == nil { mail.send() } }
        }
        final class MailViewController: UIViewController {
          init(mail: MailService) { super.init(nibName: nil, bundle: nil) }
        }
        """)),
    NearMiss(
      ConstructorInjection(), "what is observed where it leads, and what it holds",
      Example(
        """
        //- App/Trails.swift
        import SwiftUI
        final class TrailService {
          private let session = URLSession.shared
          func trails() -> [String] { [] }
        }
        protocol TrailDelegate: AnyObject {
          func list(didSelect trail: Int)
        }
        final class Trails: ObservableObject, TrailDelegate {
          @Published var path: [Int] = []
          private let service = TrailService()
          func list(didSelect trail: Int) { path.append(trail) }
          @ViewBuilder func screen(for step: Int) -> some View {
            List(service.trails(), id: \\.self) { Text($0) }
          }
        }
        final class TrailLoader: ObservableObject {
          @Published var path: [Int] = []
          private let service = TrailService()  // finding
          func screen(for step: Int) -> some View { Text("Trail") }
          func load() { _ = service.trails() }
        }
        final class TrailList: ObservableObject {
          @Published var names: [String] = []
          private let service = TrailService()  // finding
          init() { names = service.trails() }
          func screen(for step: Int) -> some View { Text("Trail") }
        }
        """)),
    NearMiss(
      ConstructorInjection(), "what only makes things for others, by any name",
      Example(
        """
        //- App/Orders.swift
        import Foundation
        final class OrderService {
          private let session = URLSession.shared
          func load() {}
        }
        final class Orders {
          init(service: OrderService) {}
        }
        final class Wiring {
          private let service = OrderService()
          func makeOrders() -> Orders { Orders(service: service) }
        }
        final class AppDI {
          private let service = OrderService()
          func makeOrders() -> Orders { Orders(service: prepared()) }
          func makeURL() -> URL { URL(fileURLWithPath: "/") }
          private func prepared() -> OrderService { service }
        }
        final class Requests {
          private let service = OrderService()  // finding
          func makeRequest() -> URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
        }
        final class Shop {
          private let service = OrderService()  // finding
          func makeOrders() -> Orders { Orders(service: service) }
          func load() { service.load() }
        }
        final class OrdersViewModel {
          private let service = OrderService()  // finding
          func makeOrders() -> Orders { Orders(service: service) }
        }
        """)),
    NearMiss(
      ConstructorInjection(), "members that choose a service for others, with and without `return`",
      Example(
        """
        //- App/Rides.swift
        protocol RideServicing { func rides() }
        protocol Sharing {}
        final class RideService: RideServicing { func rides() {} }
        final class Pantry {
          func implicit() -> RideServicing { RideService() }
          func explicit() -> RideServicing { return RideService() }
          var property: any RideServicing { RideService() }
          var returned: RideServicing { return RideService() }
          var read: RideServicing { get { RideService() } }
        }
        final class Garage {
          func first() -> RideServicing {
            let service = RideService()  // finding
            service.rides()
            return service
          }
        }
        final class Stable {
          var concrete: RideService { RideService() }  // finding
        }
        final class Barn {
          func share() -> Sharing? { RideService() as? Sharing }  // finding
        }
        final class Depot {
          private var service: RideServicing { RideService() }  // finding
          func load() { service.rides() }
        }
        final class Stop {
          lazy var service: RideServicing = { RideService() }()  // finding
          func load() { service.rides() }
        }
        """)),
    NearMiss(
      ConstructorInjection(), "roots that are called controllers or managers",
      Example(
        """
        //- App/Start.swift
        import UIKit
        final class MailService {
          private let session = URLSession.shared
          func send() {}
        }
        final class AppController {
          private let window: UIWindow
          private let mail = MailService()
          init(window: UIWindow) { self.window = window }
          func start() { window.rootViewController = MailViewController(mail: mail) }
        }
        final class LaunchManager {
          private let mail = MailService()
          func start(in window: UIWindow) {
            window.rootViewController = MailViewController(mail: mail)
            mail.send()
          }
        }
        final class ScreenProvider {
          private let mail = MailService()
          func screen() -> UIViewController { MailViewController(mail: mail) }
        }
        final class MailController {
          private let mail = MailService()  // finding
          func show(on controller: UINavigationController) {
            controller.pushViewController(MailViewController(mail: mail), animated: true)
          }
        }
        final class WindowViewModel {
          private let mail = MailService()  // finding
          func start(in window: UIWindow) {
            window.rootViewController = MailViewController(mail: mail)
          }
        }
        final class MailViewController: UIViewController {
          init(mail: MailService) { super.init(nibName: nil, bundle: nil) }
        }
        """)),
    NearMiss(
      ConstructorInjection(), "screens that are asked for by their type",
      Example(
        """
        //- App/Chat.swift
        import Swinject
        import UIKit
        final class ChatViewController: UIViewController {}
        final class ChatView: UIView {}
        final class ChatCoordinator { func start() {} }
        final class ChatService { func load() {} }
        final class ChatRouter {
          private let resolver: Resolver
          init(resolver: Resolver) { self.resolver = resolver }
          func open(from controller: UIViewController) {
            controller.show(resolver.resolve(ChatViewController.self)!, sender: nil)
            controller.view.addSubview(resolver.resolve(ChatView.self)!)
            resolver.resolve(ChatCoordinator.self)?.start()
          }
        }
        final class ChatLoader {
          init(resolver: Resolver) { resolver.resolve(ChatService.self)?.load() }  // finding
        }
        """)),
    NearMiss(
      ConstructorInjection(), "a router that gives the app its first screen",
      Example(
        """
        //- App/Router.swift
        import UIKit
        final class FeedService {
          private let session: URLSession = .shared
          func load() {}
        }
        final class FeedViewController: UIViewController {
          init(service: FeedService) { super.init(nibName: nil, bundle: nil) }
        }
        final class RootRouter {
          private let window: UIWindow
          init(window: UIWindow) { self.window = window }
          func start() {
            window.rootViewController = FeedViewController(service: FeedService())
          }
        }
        final class FeedRouter {
          func open() { FeedService().load() }  // finding
        }
        """)),
    NearMiss(
      ConstructorInjection(), "a private initializer that only traps beside a public one",
      Example(
        """
        import AVFoundation
        import Foundation
        final class ItemLoaderService: NSObject {
          private var session: URLSession?
          func start(_ url: URL) { session?.dataTask(with: url).resume() }
        }
        open class CachedItem: AVPlayerItem {
          private let loader = ItemLoaderService()
          override private init(asset: AVAsset, automaticallyLoadedAssetKeys keys: [String]?) {
            fatalError("not implemented")
          }
          public init(url: URL) { super.init(asset: AVURLAsset(url: url), automaticallyLoadedAssetKeys: nil) }
        }
        """)),
    NearMiss(
      ConstructorInjection(), "services made with a value of SwiftUI's environment",
      Example(
        """
        import SwiftData
        import SwiftUI
        final class CartManager {
          private let context: ModelContext
          init(context: ModelContext) { self.context = context }
          func load() {}
        }
        struct CartView: View {
          @Environment(\\.modelContext) private var context
          @State private var manager: CartManager?
          var body: some View { Text("").onAppear { manager = CartManager(context: context) } }
        }
        struct BasketView: View {
          @Environment(\\.modelContext) private var context
          private var manager: CartManager { CartManager(context: self.context) }
          var body: some View { Text("").onAppear { manager.load() } }
        }
        """)),
    NearMiss(
      ConstructorInjection(), "a view's own view model that a container makes",
      Example(
        """
        import SwiftUI
        import Swinject
        final class FeedViewModel: ObservableObject { func load() {} }
        final class FeedService { func load() {} }
        struct FeedView: View {
          @StateObject private var viewModel: FeedViewModel
          init(resolver: Resolver) {
            _viewModel = StateObject(wrappedValue: resolver.resolve(FeedViewModel.self)!)
          }
          var body: some View { Text("") }
        }
        final class FeedLoader {
          private let service: FeedService
          init(resolver: Resolver) { service = resolver.resolve(FeedService.self)! }  // finding
        }
        """)),
    NearMiss(
      ConstructorInjection(),
      "services that a container of Factory gives, wherever they are asked for",
      Example(
        """
        import Factory
        import Foundation
        protocol PushServiceProtocol { func register() }
        final class PushService: PushServiceProtocol {
          private let session = URLSession.shared
          func register() {}
        }
        final class FeedViewModel { func load() {} }
        extension Container {
          var push: Factory<any PushServiceProtocol> { self { PushService() } }
          var feed: Factory<FeedViewModel> { self { FeedViewModel() } }
        }
        final class Held { private let push = Container.shared.push() }  // finding
        final class Taken {
          private let push: any PushServiceProtocol
          init() { push = Container.shared.push() }  // finding
        }
        final class Asked { func go() { Container.shared.push().register() } }  // finding
        final class Shown { func go() { Container.shared.feed().load() } }
        """)),
    NearMiss(
      ConstructorInjection(), "objects that a container is told of by their names",
      Example(
        """
        //- App/Start.swift
        import Foundation
        protocol ThemeStore {}
        final class DefaultThemeStore: ThemeStore {
          private let defaults: UserDefaults
          init(defaults: UserDefaults = .standard) { self.defaults = defaults }
        }
        final class SyncService {
          private let session: URLSession
          init(session: URLSession = .shared) { self.session = session }
          func run() {}
        }
        final class AppContainer {
          static let shared = AppContainer()
          func register<T>(service: T) {}
        }
        final class DependencyHelper {
          func start() {
            let themes: ThemeStore = DefaultThemeStore()
            AppContainer.shared.register(service: themes)
            let sync = SyncService()  // finding
            sync.run()
          }
        }
        """)),
  ]
}
