@testable import ArchCheck

extension NearMiss {
  static let layering = [
    NearMiss(
      ImmutableModels(), "builders, SwiftData models and what Core Data manages",
      Example(
        """
        import CoreData
        import SwiftData
        @Model final class Note {
          var text = ""
        }
        struct OrderBuilder: Codable {
          var id = 0
        }
        final class Order: NSManagedObject {
          @NSManaged var id: Int
        }
        """)),
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
      ModelsNoIo(), "a bundle, and bytes that are there already",
      Example(
        """
        import Foundation
        struct User: Codable {
          let id: Int
          var icon: URL? { Bundle.main.url(forResource: "icon", withExtension: "png") }
          func copy(of bytes: [UInt8]) -> Data { Data(bytes) }
          func decoded(_ data: Data) throws -> User {
            try JSONDecoder().decode(User.self, from: data)
          }
        }
        """)),
    NearMiss(
      ModelsUiIndependent(), "Core Graphics is no user interface",
      Example(
        """
        //- App/Models/Shape.swift
        import CoreGraphics
        import Foundation
        struct Shape: Codable {
          let size: CGSize
          let origin: CGPoint
        }
        """)),
    NearMiss(
      ModelsUiIndependent(allowTypes: ["UIColor"]), "types that a project allows",
      Example(
        """
        //- App/Models/Badge.swift
        import UIKit
        struct Badge: Codable {
          let id: Int
          var tint: UIColor { .red }
        }
        """)),
    NearMiss(
      NavigationInCoordinators(), "SwiftUI's dismissal, and a method that is only called like one",
      Example(
        """
        import SwiftUI
        struct Sheet: View {
          @Environment(\\.dismiss) private var dismiss
          @State private var isOpen = false
          var body: some View {
            Button("Close") { dismiss() }.sheet(isPresented: $isOpen) { Text("More") }
          }
        }
        final class Stage {
          func show(_ act: Int, at place: Int) {}
          func play() { show(1, at: 2) }
        }
        """)),
    NearMiss(
      NavigationViaRouter(), "alerts, dialogs and values for the stack",
      Example(
        """
        import SwiftUI
        struct FeedView: View {
          @State private var isAsking = false
          var body: some View {
            List {
              NavigationLink(value: 1) { Text("One") }
            }
            .alert("Sure?", isPresented: $isAsking) {}
            .confirmationDialog("Which?", isPresented: $isAsking) {}
          }
        }
        """)),
    NearMiss(
      NavigationViaRouter(calls: ["NavigationLink", "NavigationView"]),
      "pickers that belong to a control",
      Example(
        """
        import SwiftUI
        struct DateField: View {
          @State private var isOpen = false
          var body: some View {
            Button("Date") { isOpen = true }.sheet(isPresented: $isOpen) { Text("Picker") }
          }
        }
        """)),
    NearMiss(
      NoFormattingInViews(), "a formatter that is handed in is reported where it is used",
      Example(
        """
        import UIKit
        final class PriceView: UIView {
          private let formatter: NumberFormatter
          let label = UILabel()
          init(formatter: NumberFormatter) {
            self.formatter = formatter
            super.init(frame: .zero)
          }
          func show(_ price: NSNumber) {
            label.text = formatter.string(from: price)  // finding
          }
        }
        """)),
    NearMiss(
      RoleConflict(), "values of a service, data sources and factories beside another role",
      Example(
        """
        import UIKit
        struct CartService {
          struct Response: Codable { let id: Int }
        }
        final class ListViewController: UIViewController, UICollectionViewDataSource {
          func collectionView(
            _ view: UICollectionView, numberOfItemsInSection section: Int
          ) -> Int { 0 }
          func collectionView(
            _ view: UICollectionView, cellForItemAt path: IndexPath
          ) -> UICollectionViewCell { UICollectionViewCell() }
        }
        final class CartViewFactory {
          func makeView() -> UIView { UIView() }
        }
        """)),
    NearMiss(
      StateObjectOwnership(), "a provider or an id in the initializer",
      Example(
        """
        import SwiftUI
        final class FeedViewModel: ObservableObject {
          init(id: Int) {}
        }
        struct FeedView: View {
          @StateObject private var model: FeedViewModel
          init(make: @escaping () -> FeedViewModel) {
            _model = StateObject(wrappedValue: make())
          }
          var body: some View { Text("Feed") }
        }
        struct DetailView: View {
          @ObservedObject var model: FeedViewModel
          let other: FeedViewModel
          var body: some View { Text("Detail") }
        }
        """)),
    NearMiss(
      ViewControllerNoIo(), "a property of protocol type that is named like a service",
      Example(
        """
        import UIKit
        protocol CartAPI {}
        final class CartViewController: UIViewController {
          let api: CartAPI
          let service: any CartAPI
          init(api: CartAPI) {
            self.api = api
            service = api
            super.init(nibName: nil, bundle: nil)
          }
        }
        """)),
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
      ViewModelUiIndependent(), "value-like types of the toolkit",
      Example(
        """
        import SwiftUI
        import UIKit
        final class BadgeViewModel {
          let icon: UIImage? = nil
          let tint: UIColor = .red
          let font: UIFont? = nil
          var picture: Image { Image(systemName: "cart") }
          var color: Color { .red }
          var isOn: Binding<Bool> { Binding(get: { true }, set: { _ in }) }
        }
        """)),
    NearMiss(
      ViewNoControllerReference(), "closures, target and action, and plain controllers without UI",
      Example(
        """
        import UIKit
        final class SyncController {
          func start() {}
        }
        final class FormView: UIView {
          var onEnd: (() -> Void)?
          let sync: SyncController? = nil
          let button = UIButton()
          func setUp(target: AnyObject, action: Selector) {
            button.addTarget(target, action: action, for: .touchUpInside)
          }
        }
        """)),
    NearMiss(
      ViewNoIo(), "what SwiftUI's environment and storage give",
      Example(
        """
        import SwiftData
        import SwiftUI
        struct NoteView: View {
          @Environment(\\.modelContext) private var context
          @SceneStorage("draft") private var draft = ""
          @Query private var notes: [Note]
          var body: some View { Button("Save") { try? context.save() } }
        }
        @Model final class Note {
          var text = ""
        }
        """)),
    NearMiss(
      ViewsNotModelAware(), "values that a view nests, and SwiftUI",
      Example(
        """
        import SwiftUI
        import UIKit
        struct User: Codable {
          let name: String
        }
        final class UserCell: UITableViewCell {
          struct Content: Codable {
            let title: String
          }
          func show(_ content: Content) {}
        }
        struct UserRow: View {
          let user: User
          var body: some View { Text(user.name) }
        }
        """)),
    NearMiss(
      VipCycle(), "parts of other scenes, and scenes without an interactor",
      Example(
        """
        import UIKit
        final class CartInteractor {
          let worker = CartWorker()
        }
        final class CartWorker {}
        final class FeedPresenter {
          weak var screen: FeedViewController?
        }
        final class FeedViewController: UIViewController {
          let presenter = FeedPresenter()
        }
        """)),
    NearMiss(
      VipCycle(), "the parts of a RIB, whose framework says what an interactor is given",
      Example(
        """
        import RIBs
        import UIKit
        protocol RootPresentable: Presentable {}
        protocol RootRouting: ViewableRouting {}
        final class RootInteractor: PresentableInteractor<RootPresentable> {
          weak var router: RootRouting?
          override init(presenter: RootPresentable) { super.init(presenter: presenter) }
        }
        final class RootRouter: ViewableRouter<RootInteractor, RootViewController>, RootRouting {}
        final class RootViewController: UIViewController, RootPresentable {}
        """)),
    NearMiss(
      VipCycle(), "one edge more than VIP allows, which does not make it another cycle",
      Example(
        """
        import UIKit
        protocol ShopBusinessLogic {}
        protocol ShopPresentationLogic {}
        protocol ShopDisplayLogic: AnyObject {}
        final class ShopViewController: UIViewController, ShopDisplayLogic {
          var interactor: ShopBusinessLogic?
          var presenter: ShopPresentationLogic? // finding
        }
        final class ShopInteractor: ShopBusinessLogic { var presenter: ShopPresentationLogic? }
        final class ShopPresenter: ShopPresentationLogic {
          var viewController: ShopDisplayLogic? // finding
        }
        """)),
    NearMiss(
      VipCycle(), "a scene of VIPER whose view and wireframe are called otherwise",
      Example(
        """
        import UIKit
        protocol MapViewProtocol: AnyObject {}
        final class MapView: UIViewController, MapViewProtocol {
          var presenter: MapPresenter?
        }
        final class MapPresenter {
          weak var view: MapViewProtocol?
          var interactor: MapInteractor?
          var wireFrame: MapWireFrame?
        }
        final class MapInteractor {}
        final class MapWireFrame {}
        """)),
    NearMiss(
      ImmutableModels(allowPrivateVar: true), "state that nobody else can change",
      Example(
        """
        struct Pet: Codable {
          let name: String
          private var seen = 0
          static var count = 0
          lazy var title = name
          mutating func see() { seen += 1 }
        }
        """)),
    NearMiss(
      ModelsNoIo(), "a model of Core Data may meet its context",
      Example(
        """
        import CoreData
        final class Order: NSManagedObject {
          static func all(in context: NSManagedObjectContext) throws -> [Order] {
            try context.fetch(NSFetchRequest<Order>(entityName: "Order"))
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
      ViewNoControllerReference(), "containers of child controllers",
      Example(
        """
        import UIKit
        final class PageContainerView: UIView {
          private let page: PageViewController? = nil
        }
        final class PageViewController: UIViewController {}
        """)),
    NearMiss(
      IoInDesignatedRoles(), "a composition root, and roles by name and folder",
      Example(
        """
        //- App/AppDependencies.swift
        import Foundation
        final class AppDependencies {
          let session = URLSession.shared
          let defaults = UserDefaults.standard
        }
        //- App/Networking/Feed.swift
        import Foundation
        final class FeedSource {
          private let session: URLSession
          init(session: URLSession) { self.session = session }
        }
        //- App/FeedRepository.swift
        import Foundation
        final class FeedRepository {
          private let session = URLSession.shared
          private let files = FileManager.default
        }
        """)),
    NearMiss(
      ModelsUiIndependent(), "extensions that go with a screen, and one that stands with the model",
      Example(
        """
        //- App/Models/Trip.swift
        struct Trip: Codable {
          let name: String
        }
        //- App/Models/Trip+Extras.swift
        import SwiftUI
        import Foundation
        extension Trip {
          var tint: Color { .red }  // finding
        }
        //- App/Screens/TripRow.swift
        import SwiftUI
        import Foundation
        struct TripRow: View {
          let trip: Trip
          var body: some View { Text(trip.name) }
        }
        private extension Trip {
          var tone: Color { .red }
        }
        //- App/Screens/Trip+Screen.swift
        import SwiftUI
        import Foundation
        extension Trip {
          var shade: Color { .red }
        }
        """)),
    NearMiss(
      ModelsNoIo(), "extensions in the files of others, and one that stands with the model",
      Example(
        """
        //- App/Models/Trip.swift
        struct Trip: Codable {
          let name: String
        }
        //- App/Models/Trip+Extras.swift
        import SwiftUI
        import Foundation
        extension Trip {
          var age: Int { UserDefaults.standard.integer(forKey: name) }  // finding
        }
        //- App/Screens/TripRow.swift
        import SwiftUI
        import Foundation
        struct TripRow: View {
          let trip: Trip
          var body: some View { Text(trip.name) }
        }
        private extension Trip {
          var days: Int { UserDefaults.standard.integer(forKey: name) }
        }
        //- App/Screens/Trip+Screen.swift
        import SwiftUI
        import Foundation
        extension Trip {
          var hours: Int { UserDefaults.standard.integer(forKey: name) }
          init(file: URL) { self.init(name: (try? String(contentsOf: file)) ?? "") }
        }
        """)),
    NearMiss(
      ModelsNoIo(), "a fixture for debug builds",
      Example(
        """
        //- App/Models/User.swift
        import Foundation
        struct User: Codable {
          let name: String
          static func read(_ url: URL) throws -> Data { try Data(contentsOf: url) }  // finding
        }
        struct Account: Codable { let name: String }
        #if DEBUG
          extension Account {
            static func preview(_ url: URL) throws -> Data { try Data(contentsOf: url) }
            static let name = UserDefaults.standard.string(forKey: "name")
          }
        #endif
        """)),
    NearMiss(
      ModelsUiIndependent(), "a document",
      Example(
        """
        //- App/Models/TextDocument.swift
        import SwiftUI
        struct TextDocument: FileDocument {
          var text = ""
          var tint: Color  // finding
        }
        """)),
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
      ViewControllerNoIo(), "controllers that the system hands a file",
      Example(
        """
        //- Ext/Preview.swift
        import Cocoa
        import Quartz
        final class PreviewController: NSViewController, QLPreviewingController {
          private let text = NSTextView()
          func preparePreviewOfFile(at url: URL) async throws {
            text.string = try String(contentsOf: url, encoding: .utf8)
          }
        }
        final class LicenseViewController: NSViewController {
          private let text = NSTextView()
          func show(_ url: URL) throws { text.string = try String(contentsOf: url, encoding: .utf8) }  // finding
        }
        """)),
    NearMiss(
      ModelsNoIo(), "a file that is handed over",
      Example(
        """
        //- App/Models/Movie.swift
        import CoreTransferable
        import SwiftUI
        struct Movie: Transferable {
          let url: URL
          static var transferRepresentation: some TransferRepresentation {
            FileRepresentation(contentType: .movie) { SentTransferredFile($0.url) } importing: { received in
              let copy = URL.documentsDirectory.appending(path: "movie.mov")
              try FileManager.default.copyItem(at: received.file, to: copy)
              return Self(url: copy)
            }
          }
          func delete() throws { try FileManager.default.removeItem(at: url) }  // finding
        }
        """)),
    NearMiss(
      ViewNoControllerReference(), "the items of AppKit, which are controllers",
      Example(
        """
        //- App/Item.swift
        import AppKit
        final class PhotoViewController: NSViewController {}
        final class PhotoItem: NSCollectionViewItem {
          private var detail: PhotoViewController?
        }
        final class PhotoView: NSView {
          private var detail: PhotoViewController?  // finding
        }
        """)),
  ]
}
