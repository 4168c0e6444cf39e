extension LayerDependency {
  static let commonExamples = [
    Example(
      """
      //- App/Models/Order.swift
      struct Order: Codable {
        let id: Int
        func open(in screen: OrderViewController) {  // finding
          screen.show(id)
        }
      }
      //- App/OrderViewController.swift
      import UIKit
      final class OrderViewController: UIViewController {
        var order: Order?
        func show(_ id: Int) {}
      }
      """),
    Example(
      """
      //- App/FeedService.swift
      import UIKit
      final class FeedService {
        func load(into view: FeedView) {}  // finding
        func reload(_ view: FeedRow) {}
        func show(on screen: UIViewController) {}  // finding
      }
      final class FeedView: UIView {}
      final class FeedRow: UIView {}
      """),
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
      """),
    Example(
      """
      //- App/Cart.swift
      import SwiftUI
      struct CartView: View {
        @EnvironmentObject private var store: CartRepository
        let coordinator: CartCoordinator
        var body: some View {
          Button("Share") { share(UIActivityViewController(activityItems: [], applicationActivities: nil)) }
        }
      }
      final class CartRepository: ObservableObject {}
      final class CartCoordinator: ObservableObject {}
      final class CartViewModel: ObservableObject {
        func screen() -> CartView { CartView() }  // finding
      }
      """),
    Example(
      """
      //- App/Order.swift
      import UIKit
      struct Order: Codable {
        let id: Int
      }
      final class OrderViewController: UIViewController {
        private let listView = OrderListView()
        private let loader: any OrderLoading
        private let orders: [Order] = []
        init(loader: any OrderLoading) {
          self.loader = loader
          super.init(nibName: nil, bundle: nil)
        }
      }
      final class OrderListView: UIView {
        weak var delegate: OrderListViewDelegate?
      }
      protocol OrderListViewDelegate: AnyObject {
        func orderListView(_ view: OrderListView, didSelect id: Int)
      }
      protocol OrderLoading {
        func orders() async throws -> [Order]
      }
      """),
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
      """),
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
      """),
  ]

  static let architectureExamples = [
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
      """, architecture: "mvvm_c"),
    Example(
      """
      //- Cart/CartScene.swift
      import UIKit
      final class CartPresenter: CartPresentationLogic {
        var screen: CartViewController?  // finding
      }
      final class CartInteractor: CartBusinessLogic {
        var presenter: CartPresentationLogic?
        let worker = CartWorker()
      }
      final class CartWorker {
        func load() {}
      }
      final class CartViewController: UIViewController, CartDisplayLogic {
        var interactor: CartBusinessLogic?
        let worker: CartWorker? = nil  // finding
        func setUp() {
          let interactor = CartInteractor()
          let presenter = CartPresenter()
          interactor.presenter = presenter
          self.interactor = interactor
        }
      }
      protocol CartPresentationLogic {}
      protocol CartBusinessLogic {}
      protocol CartDisplayLogic: AnyObject {}
      """, architecture: "vip"),
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
      """, architecture: "mvvm_c"),
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
      """, architecture: "mvvm"),
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
      """, architecture: "mvcvm"),
    Example(
      """
      //- App/AlertPresenter.swift
      import UIKit
      final class AlertPresenter {
        func show(on screen: CartViewController) {}
      }
      final class CartViewController: UIViewController {}
      """, architecture: "mvp"),
    Example(
      """
      //- Cart/CartPresenter.swift
      import UIKit
      protocol CartDisplaying: AnyObject {
        func show(total: String)
      }
      final class CartPresenter {
        weak var view: (any CartDisplaying)?
      }
      final class LineCellPresenter {
        func configure(_ cell: LineCell) {}
      }
      final class LineCell: UITableViewCell {}
      """, architecture: "mvp"),
  ]
}
