@testable import ArchCheck

extension LayerDependency: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      LayerDependency(), "rows and items of AppKit",
      Example(
        """
        import AppKit
        struct TrackViewModel { let title: String }
        final class TrackCellView: NSTableCellView {
          var viewModel: TrackViewModel?
        }
        final class TrackItem: NSCollectionViewItem {
          var viewModel: TrackViewModel?
          var track: Track?
        }
        struct Track: Codable, Identifiable { let id: Int }
        """, architecture: "mvvm")),
    NearMiss(
      LayerDependency(), "stores whose superclass says what they are",
      Example(
        """
        //- App/PersistentContainer.swift
        import CoreData
        final class PersistentContainer: NSPersistentCloudKitContainer {
          func saveIfNeeded() {}
        }
        //- App/NotesView.swift
        import UIKit
        final class NotesView: UIView {
          private let container: PersistentContainer  // finding
          init(container: PersistentContainer) {
            self.container = container
            super.init(frame: .zero)
          }
        }
        """)),
    NearMiss(
      LayerDependency(), "a value inside a view that is made of a model",
      Example(
        """
        //- App/Models/Tag.swift
        struct Tag: Codable {
          let name: String
        }
        //- App/HeaderView.swift
        import UIKit
        final class HeaderView: UIView {
          struct Content {
            let name: String
            init(_ tag: Tag) { name = tag.name }
          }
          struct Row {
            let tag: Tag  // finding
          }
        }
        """, architecture: "mvvm")),
    NearMiss(
      LayerDependency(), "controllers may use controllers, view models may know models",
      Example(
        """
        import UIKit
        struct Order: Codable {
          let id: Int
        }
        final class OrderViewModel {
          let order: Order
          init(order: Order) { self.order = order }
        }
        final class OrderViewController: UIViewController {
          let list = ListViewController()
          let orderView = OrderView()
          var viewModel: OrderViewModel?
          var order: Order?
        }
        final class ListViewController: UIViewController {}
        final class OrderView: UIView {}
        """, architecture: "mvcvm")),
    NearMiss(
      LayerDependency(), "a message upward goes through a protocol",
      Example(
        """
        import UIKit
        protocol CartViewDelegate: AnyObject {
          func cartView(_ view: CartView, didSelect row: Int)
        }
        final class CartView: UIView {
          weak var delegate: CartViewDelegate?
          var onEnd: ((CartView) -> Void)?
        }
        final class CartViewController: UIViewController, CartViewDelegate {
          func cartView(_ view: CartView, didSelect row: Int) {}
        }
        """, architecture: "mvvm_c")),
    NearMiss(
      LayerDependency(), "what the interface observes, in a folder of the network",
      Example(
        """
        //- App/Networking/NetworkMonitor.swift
        import Network
        import Observation
        @Observable final class NetworkMonitor {
          var isOnline = true
          func start() {}
        }
        //- App/Home.swift
        import SwiftUI
        struct Home: View {
          let monitor: NetworkMonitor
          var body: some View { Text(monitor.isOnline ? "Online" : "Offline") }
        }
        """)),
    NearMiss(
      LayerDependency(), "what the system hands to those that it calls",
      Example(
        """
        import MetalKit
        import UIKit
        final class ImagePrefetcher: NSObject, UICollectionViewDataSourcePrefetching {
          private let session = URLSession.shared
          func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) {
            session.dataTask(with: URLRequest(url: URL(string: "/")!)).resume()
          }
          func reload(_ list: UITableView) {}  // finding
        }
        final class SearchService: NSObject, UISearchResultsUpdating {
          func updateSearchResults(for controller: UISearchController) {}
        }
        final class RenderService: NSObject, MTKViewDelegate {
          func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize) {}
          func draw(in view: MTKView) {}
        }
        final class TabService: NSObject, UITabBarControllerDelegate {
          func tabBarController(_ tabs: UITabBarController, didSelect screen: UIViewController) {}
          func show(_ screen: UIViewController) {}  // finding
        }
        final class TransitionService: NSObject, UIViewControllerTransitioningDelegate {
          func animationController(forDismissed dismissed: UIViewController)
            -> (any UIViewControllerAnimatedTransitioning)?
          { nil }
        }
        """)),
    NearMiss(
      LayerDependency(), "appearance of the app, and a window that nothing shows to have a role",
      Example(
        """
        //- App/ThemeService.swift
        import UIKit
        final class ThemeService {
          func apply() { UINavigationBar.appearance().tintColor = .red }
        }
        final class Client {
          var window: UIWindow?
        }
        """)),
    NearMiss(
      LayerDependency(), "what holds a store and hands it on, and the handle of a download",
      Example(
        """
        //- App/App.swift
        import AppIntents
        import SwiftData
        import SwiftUI
        struct AppParts {
          let container: ModelContainer
          let settings: SettingsViewModel
        }
        final class Previewer {
          let container: ModelContainer
          let settings: SettingsViewModel
          init(container: ModelContainer, settings: SettingsViewModel) {
            (self.container, self.settings) = (container, settings)
          }
          func fill() { container.mainContext.insert(Pet()) }
        }
        final class SettingsViewModel: ObservableObject {}
        struct MainScene: Scene {
          let container: ModelContainer
          var body: some Scene { WindowGroup { RootView(parts: parts, item: item) } }
        }
        struct PetCommands: Commands {
          let context: ModelContext
          var body: some Commands { CommandMenu("Pets") { PetMenuView() } }
        }
        struct ShowPet: AppIntent {
          @Dependency var container: ModelContainer
          func perform() async throws -> some IntentResult { .result(view: PetMenuView()) }
        }
        struct DownloadItem {
          let title: String
          let task: URLSessionDownloadTask
          func cancel() { task.cancel() }
        }
        struct RootView: View {
          let parts: AppParts
          let item: DownloadItem
          var body: some View { Text(item.title) }
        }
        struct PetMenuView: View { var body: some View { Text("Pets") } }
        final class PetStore {
          private let context: ModelContext
          init(context: ModelContext) { self.context = context }
          func save() throws { try context.save() }
        }
        struct PetView: View {
          let store: PetStore  // finding
          var body: some View { Text("Pet") }
        }
        """)),
    NearMiss(
      LayerDependency(),
      "what the environment gives, the system's screens and coordinators that SwiftUI observes",
      Example(
        """
        //- App/Cart.swift
        import SwiftUI
        struct CartView: View {
          @EnvironmentObject private var store: CartRepository
          @Environment(\\.wares) private var wares: Wares?
          private var items: ItemShelf? { wares?.items }
          private var same: CartRepository { return self.store }
          let coordinator: CartCoordinator
          var body: some View {
            Button("Share") { share(UIActivityViewController(activityItems: [], applicationActivities: nil)) }
          }
        }
        final class CartRepository: ObservableObject {}
        final class ItemShelf {
          private let defaults: UserDefaults
          init(defaults: UserDefaults) { self.defaults = defaults }
          func load() -> Int { defaults.integer(forKey: "items") }
        }
        struct Wares { let items: ItemShelf }
        struct RowView: View {
          let wares: Wares
          private var items: ItemShelf { wares.items }  // finding
          var body: some View { Text("Row") }
        }
        final class CartCoordinator: ObservableObject {}
        final class CartViewModel: ObservableObject {
          func screen() -> CartView { CartView() }  // finding
        }
        """)),
    NearMiss(
      LayerDependency(),
      "views of the system, wrapped views, and types with names like views and caches",
      Example(
        """
        //- App/KeyboardManager.swift
        import SwiftUI
        import UIKit
        final class KeyboardManager {
          private var field: UITextField?
          func follow(_ field: UITextField) { self.field = field }
        }
        struct Gestures: UIViewRepresentable {
          func makeUIView(context: Context) -> UIView { UIHostingController(rootView: self).view }
          func updateUIView(_ view: UIView, context: Context) {}
          func makeCoordinator() -> GestureCoordinator { GestureCoordinator() }
        }
        final class GestureCoordinator: NSObject {
          var view: UIView?
        }
        final class FormatCache {
          var texts: [Int: String] = [:]
        }
        struct Price: Codable {
          let cents: Int
          func text(_ cache: FormatCache) -> String { cache.texts[cents] ?? "" }
        }
        struct CartView {
          let bytes: [UInt8]
        }
        final class CartService {
          func slice() -> CartView { CartView(bytes: []) }
        }
        """)),
    NearMiss(
      LayerDependency(),
      "the screen to present on, constants of views, and coordinators of a service",
      Example(
        """
        //- App/SignInService.swift
        import SwiftUI
        import UIKit
        final class SignInService {
          private let session = URLSession.shared
          func signIn(from screen: UIViewController) {}
          func start() {
            NotificationCenter.default.addObserver(
              self, selector: #selector(stop), name: UITextField.textDidChangeNotification,
              object: nil)
          }
          @objc private func stop() {}
        }
        final class RowViewModel {
          let height = UITableView.automaticDimension
        }
        final class ThemeKeeper {
          private let defaults = UserDefaults.standard
          func apply(to window: UIWindow) { window.tintColor = .red }
        }
        final class BadgeView: UIView {
          private let badge = UIHostingController(rootView: Text("Live"))
        }
        //- App/Services/SyncCoordinator.swift
        final class SyncCoordinator {
          private let service = SignInService()
        }
        //- App/SyncView.swift
        import UIKit
        final class SyncView: UIView {
          var coordinator: SyncCoordinator?
        }
        """)),
    NearMiss(
      LayerDependency(),
      "a coordinator's work, a screen that knows it, and a view with a view model",
      Example(
        """
        //- Cart/CartCoordinator.swift
        import UIKit
        final class CartCoordinator {
          private let window: UIWindow
          init(window: UIWindow) { self.window = window }
          func start() -> UIViewController {
            let screen = CartViewController(viewModel: CartViewModel())
            screen.coordinator = self
            return screen
          }
          func help() -> UIViewController { UIHostingController(rootView: HelpView()) }
        }
        //- Cart/HelpView.swift
        import SwiftUI
        struct HelpView: View {
          var body: some View { Text("Help") }
        }
        //- Cart/CartScreen.swift
        import UIKit
        final class CartViewController: UIViewController {
          weak var coordinator: CartCoordinator?  // finding
          private let viewModel: CartViewModel
          private let cartView = CartView()
          init(viewModel: CartViewModel) {
            self.viewModel = viewModel
            super.init(nibName: nil, bundle: nil)
          }
        }
        final class CartViewModel {
          let title = "Cart"
        }
        final class CartView: UIView {
          var viewModel: CartViewModel?  // finding
        }
        """, architecture: "mvvm_c")),
    NearMiss(
      LayerDependency(), "view models that SwiftUI owns, and delegates",
      Example(
        """
        //- Cart/CartScreen.swift
        import SwiftUI
        import UIKit
        struct CartList: View {
          @StateObject private var viewModel = CartViewModel()
          var body: some View { Text("Cart") }
        }
        final class CartViewModel: ObservableObject {}
        final class CartViewController: UIViewController {
          weak var delegate: CartViewControllerDelegate?
        }
        protocol CartViewControllerDelegate: AnyObject {
          func userDidSelectPay()
        }
        final class CartCoordinator: CartViewControllerDelegate {
          func userDidSelectPay() {}
        }
        """, architecture: "mvvm_c")),
    NearMiss(
      LayerDependency(),
      "managers that SwiftUI owns, models by weak signs, and services as default arguments",
      Example(
        """
        //- Tabs/SidebarManager.swift
        import SwiftUI
        @Observable final class SidebarManager {
          private(set) var items: [String] = []
          func refresh() { items = ["Home"] }
        }
        struct TabsView: View {
          @State private var sidebar = SidebarManager()
          var body: some View { Text(sidebar.items[0]) }
        }
        //- Models/PlainContent.swift
        import TextKitPlus
        struct PlainContent: MetaContent {
          let text: String
        }
        //- Header/HeaderViewController.swift
        import TextKitPlus
        import UIKit
        final class HeaderViewController: UIViewController {
          private let keyboard = KeyboardService()
          func fail() throws { throw FeedService.Failure.offline }
          private let feed: any FeedLoading
          init(feed: any FeedLoading = FeedService()) {
            self.feed = feed
            super.init(nibName: nil, bundle: nil)
          }
          func metaText(_ view: MetaText) -> MetaContent? { PlainContent(text: view.string) }
        }
        final class KeyboardService {
          func start() {}
        }
        protocol FeedLoading {}
        final class FeedService: FeedLoading {
          enum Failure: Error {
            case offline
          }
          private let session = URLSession.shared
        }
        """, architecture: "mvvm")),
    NearMiss(
      LayerDependency(), "an updater that a view may call",
      Example(
        """
        //- App/AppUpdater.swift
        import Sparkle
        import SwiftUI
        @Observable final class AppUpdater {
          static let shared = AppUpdater()
          private let updater = SPUStandardUpdaterController()
          func check() { updater.checkForUpdates(nil) }
        }
        struct AboutView: View {
          var body: some View { Button("Check") { AppUpdater.shared.check() } }
        }
        """, architecture: "mvcvm")),
    NearMiss(
      LayerDependency(), "presenters of alerts in an architecture with presenters",
      Example(
        """
        //- App/AlertPresenter.swift
        import UIKit
        final class AlertPresenter {
          func show(on screen: CartViewController) {}
        }
        final class CartViewController: UIViewController {}
        """, architecture: "mvp")),
    NearMiss(
      LayerDependency(), "controllers that a service presents on, and one that it only takes",
      Example(
        """
        //- App/SignInService.swift
        import UIKit
        final class SignInService {
          private weak var presentingScreen: UIViewController?
          func signIn(on screen: UIViewController) {
            SignIn.shared.begin(withPresenting: screen)
          }
          func ask(with screen: UIViewController) {
            screen.present(nextPage(), animated: true)
          }
        }
        final class TitleService {
          func name(_ screen: UIViewController) {  // finding
            print(screen.title ?? "")
          }
        }
        """)),
    NearMiss(
      LayerDependency(), "headers and footers of lists, which are filled like cells",
      Example(
        """
        //- App/Header.swift
        import UIKit
        struct HeaderViewModel { let title: String }
        final class HeaderView: UITableViewHeaderFooterView {
          func configure(with viewModel: HeaderViewModel) {}
        }
        final class GalleryHeader: UICollectionReusableView { var viewModel: HeaderViewModel? }
        final class Banner: UIView { var viewModel: HeaderViewModel? }  // finding
        """, architecture: "mvvm_c")),
    NearMiss(
      LayerDependency(), "root controllers of windows, and what the system hands over",
      Example(
        """
        //- App/ToastWindow.swift
        import UIKit
        final class ToastWindow: UIWindow {
          override init(windowScene: UIWindowScene) {
            super.init(windowScene: windowScene)
            rootViewController = ToastViewController()
          }
        }
        final class ToastViewController: UIViewController {}
        final class EmojiField: UITextField {
          override var inputViewController: UIInputViewController? { nil }
        }
        //- App/PaymentService.swift
        import PassKit
        final class PaymentService: NSObject, PKPaymentAuthorizationViewControllerDelegate {
          private let session: URLSession
          init(session: URLSession) { self.session = session }
          func paymentAuthorizationViewControllerDidFinish(
            _ controller: PKPaymentAuthorizationViewController
          ) {}
          func attach(to bar: PKPaymentAuthorizationViewController) {}  // finding
        }
        """)),
    NearMiss(
      LayerDependency(), "a module of VIPER, which its router puts together",
      Example(
        """
        //- App/Cart.swift
        import UIKit
        protocol CartViewing: AnyObject { func show(_ total: String) }
        protocol CartHandling { func payTapped() }
        protocol CartUseCase { func load() }
        protocol CartOutput: AnyObject { func loaded(_ total: Int) }
        final class CartViewController: UIViewController, CartViewing {
          var presenter: (any CartHandling)?
          private let interactor: CartInteractor? = nil  // finding
          func show(_ total: String) {}
        }
        final class CartPresenter: CartHandling, CartOutput {
          weak var view: (any CartViewing)?
          private let interactor: CartInteractor
          private let router: CartRouter
          private let orders = OrderService()  // finding
          init(interactor: CartInteractor, router: CartRouter) {
            (self.interactor, self.router) = (interactor, router)
          }
          func payTapped() { router.showPayment() }
          func loaded(_ total: Int) { view?.show("\\(total)") }
        }
        final class CartInteractor: CartUseCase {
          weak var presenter: (any CartOutput)?
          private let orders: OrderService
          private let way: CartRouter? = nil  // finding
          init(orders: OrderService) { self.orders = orders }
          func load() { presenter?.loaded(orders.total) }
        }
        final class OrderService { var total = 0 }
        final class CartRouter {
          weak var screen: UIViewController?
          static func makeScene() -> UIViewController {
            let interactor = CartInteractor(orders: OrderService())
            let (screen, router) = (CartViewController(), CartRouter())
            let presenter = CartPresenter(interactor: interactor, router: router)
            (presenter.view, interactor.presenter, screen.presenter) = (screen, presenter, presenter)
            router.screen = screen
            return screen
          }
          func showPayment() { screen?.show(PayViewController(), sender: nil) }
        }
        final class PayViewController: UIViewController {}
        """, architecture: "viper")),
    NearMiss(
      LayerDependency(),
      "windows that the system asks for, and values that are called services",
      Example(
        """
        //- App/SignInService.swift
        import AuthenticationServices
        import UIKit
        final class SignInService: NSObject, ASAuthorizationControllerPresentationContextProviding {
          private let window: UIWindow
          init(window: UIWindow) { self.window = window }
          func presentationAnchor(for controller: ASAuthorizationController) -> UIWindow { window }
        }
        final class UploadService {
          private let window: UIWindow  // finding
          init(window: UIWindow) { self.window = window }
          func load() {}
        }
        """)),
    NearMiss(
      LayerDependency(),
      "what puts an app together with its store",
      Example(
        """
        //- App/AppRoot.swift
        import CoreData
        import SwiftUI
        final class AppRoot {
          let container: NSPersistentContainer
          init() { container = NSPersistentContainer(name: "Shop") }
          func makeRootView() -> some View { HomeView() }
        }
        struct HomeView: View { var body: some View { Text("Home") } }
        //- App/ShopRepository.swift
        import CoreData
        final class ShopRepository {
          let container = NSPersistentContainer(name: "Shop")
          func home() -> HomeView { HomeView() }  // finding
        }
        """)),
    NearMiss(
      LayerDependency(),
      "a controller of the system that a closure is handed",
      Example(
        """
        //- App/GameCenterService.swift
        import GameKit
        import UIKit
        final class GameCenterService {
          func authenticate(present: @escaping (UIViewController) -> Void) {
            GKLocalPlayer.local.authenticateHandler = { controller, _ in
              if let controller { present(controller) }
            }
          }
          func start(with screen: HomeViewController) {}  // finding
        }
        final class HomeViewController: UIViewController {}
        """)),
    NearMiss(
      ViewNoControllerReference(),
      "a view that looks for the parent of its own part",
      Example(
        """
        //- App/PadView.swift
        import SwiftUI
        import UIKit
        final class PadView: UIView {
          private var hosting: UIHostingController<Text>?
          override func didMoveToWindow() {
            guard hosting == nil, let parent = nearestController else { return }
            let part = UIHostingController(rootView: Text("Pad"))
            parent.addChild(part)
            hosting = part
          }
          private var nearestController: UIViewController? {
            sequence(first: self as UIResponder, next: \\.next).lazy
              .compactMap { $0 as? UIViewController }.first
          }
        }
        final class TapView: UIView {
          private var controller: UIViewController? { next as? UIViewController }  // finding
          func tap() { controller?.dismiss(animated: true) }
        }
        """)),
    NearMiss(
      LayerDependency(), "what only the system makes, and helpers that move parts of a view",
      Example(
        """
        //- App/Saver.swift
        import AppKit
        import ScreenSaver
        final class ClipStore {
          private let files = FileManager.default
          func clips() -> [String] { (try? files.contentsOfDirectory(atPath: "/clips")) ?? [] }
        }
        final class ClipSaverView: ScreenSaverView {
          private let store = ClipStore()
        }
        final class ClipView: NSView {
          private let store = ClipStore()  // finding
        }
        final class PhotoItem: NSCollectionViewItem {
          func open() { presentAsSheet(PhotoViewController()) }
        }
        final class PhotoViewController: NSViewController {}
        //- App/Updater.swift
        import UIKit
        protocol ListDiffing { func changes(from old: [String], to new: [String]) -> [IndexPath] }
        final class TableViewUpdater {
          private weak var tableView: UITableView?
          private let diff: any ListDiffing
          init(tableView: UITableView, diff: any ListDiffing) {
            self.tableView = tableView
            self.diff = diff
          }
        }
        final class CoachMarkService {
          func show(_ text: String, around view: UIView) { view.layer.borderWidth = 1 }
        }
        final class UUIDService {
          func mark(_ view: UIView) {}  // finding
        }
        """)),
    NearMiss(
      LayerDependency(), "a cell that makes a controller the child of another one",
      Example(
        """
        //- App/Cell.swift
        import UIKit
        final class PageViewController: UIViewController {}
        final class ControllerCell: UICollectionViewCell {
          private weak var hosted: PageViewController?
          func host(_ child: PageViewController, in parent: UIViewController) {
            parent.addChild(child)
            contentView.addSubview(child.view)
            child.didMove(toParent: parent)
            hosted = child
          }
        }
        final class PlainCell: UICollectionViewCell {
          private weak var page: PageViewController?  // finding
        }
        """)),
    NearMiss(
      LayerDependency(), "plain state that is called a manager",
      Example(
        """
        //- App/List.swift
        import UIKit
        final class PaginationManager {
          private(set) var page = 0
          func next() -> Int {
            page += 1
            return page
          }
        }
        final class OrderManager {
          private var ids: [Int] = []
          private let session: OrderSession
          init(session: OrderSession) { self.session = session }
        }
        final class OrderSession {}
        final class ListViewController: UIViewController {
          private let pages = PaginationManager()
          private let orders = OrderManager(session: OrderSession())  // finding
        }
        """, architecture: "mvvm")),
    NearMiss(
      LayerDependency(), "what a screen or a cell keeps in a value of its own",
      Example(
        """
        //- App/Order.swift
        import CoreData
        import UIKit
        final class Order: NSManagedObject {}
        final class OrderCell: UITableViewCell {
          enum State {
            case loading
            case loaded(Order)  // finding
          }
          struct Content {
            let order: Order  // finding
          }
          final class Loader {
            var order: Order?
          }
          struct Style {
            let margin: CGFloat
          }
          var state = State.loading
          var content: Content?
        }
        """, architecture: "mvvm")),
    NearMiss(
      LayerDependency(), "what shows a controller of the system in SwiftUI, whatever it hands over",
      Example(
        """
        import CloudKit
        import SwiftUI
        import UIKit
        struct CloudSharingView: UIViewControllerRepresentable {
          let share: CKShare
          let container: CKContainer
          func makeUIViewController(context: Context) -> UICloudSharingController {
            UICloudSharingController(share: share, container: container)
          }
          func updateUIViewController(_ controller: UICloudSharingController, context: Context) {}
        }
        struct ShareButton: View {
          let share: CKShare
          var body: some View { CloudSharingView(share: share, container: .default()) }
        }
        """)),
    NearMiss(
      LayerDependency(), "actors of SwiftData for the environment's container, and for another one",
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
              Task { try await NoteImporter(modelContainer: store.container).load() }  // finding
            }
          }
        }
        struct Store { let container: ModelContainer }
        """)),
    NearMiss(
      LayerDependency(), "the preview of a context menu",
      Example(
        """
        //- App/Photo.swift
        import UIKit
        final class Photo: UIImageView, UIContextMenuInteractionDelegate {
          func menu() -> UIContextMenuConfiguration {
            UIContextMenuConfiguration(
              previewProvider: { [image] in
                let preview = UIViewController()
                preview.view = UIImageView(image: image)
                return preview
              }, actionProvider: nil)
          }
        }
        final class Picture: UIImageView {
          func open() -> Any { UIViewController() }  // finding
        }
        """)),
    NearMiss(
      LayerDependency(), "what reports to the makers of the app",
      Example(
        """
        //- App/Home.swift
        import UIKit
        final class Analytics {
          private let session = URLSession.shared
          func log(_ event: String) { session.dataTask(with: URL(fileURLWithPath: event)).resume() }
        }
        final class EventTracker {
          private let session = URLSession.shared
          func log(_ event: String) { session.dataTask(with: URL(fileURLWithPath: event)).resume() }
        }
        final class OrderSender {
          private let session = URLSession.shared
          func send(_ order: String) { session.dataTask(with: URL(fileURLWithPath: order)).resume() }
        }
        final class HomeView: UIView {
          func show(_ analytics: Analytics) { analytics.log("shown") }
          func hide(_ tracker: EventTracker) { tracker.log("hidden") }
          func order(_ sender: OrderSender) { sender.send("book") }  // finding
        }
        """)),
  ]
}
