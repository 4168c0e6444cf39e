import Testing

@testable import ArchCheck

/// What a type is, where that hangs on what others are.
@Suite struct RoleTests {
  @Test(arguments: [
    ("HTTPRequestSending", ["HTTP", "Request", "Sending"]), ("TabIcons", ["Tab", "Icon"]),
    ("URLs", ["URL"]), ("URLSession", ["URL", "Session"]), ("UUIDService", ["UUID", "Service"]),
    ("X", ["X"]), ("", []),
  ])
  func dividesNamesIntoWords(_ name: String, _ words: [String]) {
    #expect(RoleNames.words(in: name) == words)
  }

  @Test(arguments: [
    ("NSManagedObjectContext", "an"), ("AVPlayer", "an"), ("URLSession", "a"), ("UIView", "a"),
    ("Realm", "a"), ("UserDefaults", "a"), ("Order", "an"), ("HTTPClient", "an"), ("", "a"),
  ])
  func speaksOfObjectsWithTheirArticle(_ name: String, _ article: String) {
    #expect(name.withArticle == "\(article) \(name)")
  }

  private func role(of name: String, in code: String) -> Role? {
    let graph = Example(code).graph()
    return graph.types.first { $0.name == name }.flatMap { graph.role(of: $0.id) }
  }

  /// What a `Manager` of views gives is no input, whichever of the two names comes first.
  @Test(arguments: ["ADataSource", "ZDataSource"])
  func rolesDoNotHangOnTheAlphabet(_ name: String) {
    func code(_ parameter: String) -> String {
      """
      //- App/Orders.swift
      import UIKit
      final class OrderManager { func load() {}; func show(_ shown: \(parameter)) {} }
      final class \(name) { let orders: OrderManager; func fill() { orders.load() } }
      """
    }
    #expect(role(of: "OrderManager", in: code("UIView")) == nil)
    #expect(role(of: name, in: code("UIView")) == .dataSource)
    #expect(role(of: "OrderManager", in: code("Int")) == .service)
    #expect(role(of: name, in: code("Int")) == nil)
  }

  /// What a type conforms to says more than how it is called.
  @Test(arguments: [
    ("enum APIRoute: URLRequestConvertible { case all }", nil),
    ("enum APIRoute { case all }", Role.destination),
    ("struct ServerRouter: ParserPrinter { func parse() {} }", nil),
    ("struct CartRouter { func show() {} }", .router),
    ("struct DayProvider: TimelineProvider { func snapshot() {} }", nil),
    ("struct DayProvider { func snapshot() {} }", .service),
  ])
  func protocolsSayMoreThanNames(_ code: String, _ expected: Role?) throws {
    let name = try #require(code.split(separator: " ").dropFirst().first).prefix { $0 != ":" }
    #expect(role(of: String(name), in: "//- App/Types.swift\n\(code)\n") == expected)
  }

  /// A record of a model's folder is one whatever the interface calls so, and what a package is called
  /// says nothing of its other targets.
  @Test(
    arguments: [
      (
        "Models/Route", "struct T: Codable, Identifiable { let id: Int; let name: String }",
        Role.model
      ),
      ("Models/Route", "struct Route: Codable { let id: Int; let name: String }", .model),
      ("Models/Route", "struct Route { let name: String }", nil),
      (
        "Models/Rule",
        "protocol Rule { func holds() -> Bool }; struct LimitRule: Rule "
          + "{ var limit = 1; func holds() -> Bool { limit > 0 } }", nil
      ),
      (
        "Models/Rule",
        "protocol Valid { func check() -> Bool }; struct Limit: Valid "
          + "{ var limit = 1; func check() -> Bool { limit > 0 } }", .model
      ),
      (
        "Orders/Live",
        "protocol OrderRepository { func all() -> [Int] }; final class LiveOrders: "
          + "OrderRepository { func all() -> [Int] { [] } }", .repository
      ),
      (
        "Orders/Live",
        "protocol OrderDisplay { func all() -> [Int] }; final class LiveOrders: "
          + "OrderDisplay { func all() -> [Int] { [] } }", nil
      ),
    ])
  func placesAndProtocolsTellRoles(_ place: String, _ code: String, _ expected: Role?) {
    let graph = Example("//- App/\(place).swift\nimport UIKit\n\(code)").graph()
    let type = graph.types.last { !$0.isExternal && $0.kind != .protocol && $0.kind != .globals }
    #expect(type.flatMap { graph.role(of: $0.id) } == expected)
  }

  @Test(
    arguments: [
      ("Core/Domain/Sources/Domain/Order.swift", "Domain", Role.model),
      ("Core/Domain/Sources/DomainLive/Clock.swift", "DomainLive", nil),
      ("Domain/Sources/Order.swift", "DomainKit", .model),
      ("App/Models/Shop/Order.swift", "App", .model),
      ("Sources/ShopModels/Order.swift", "ShopModels", .model),
    ])
  func aPackageIsNoFolderOfItsTargets(_ path: String, _ module: String, _ expected: Role?) {
    #expect(RolePlaces.role(path: path, module: module)?.role == expected)
  }

  /// What the app keeps for its views is state of the interface, unless others make it, too.
  @Test func whatOthersMakeIsNoStateOfTheApp() {
    func code(_ line: String) -> String {
      """
      //- App/Main.swift
      import SwiftUI
      @main struct ShopApp: App {
        @StateObject private var auth = AuthService()
        var body: some Scene { WindowGroup { Text("Shop").environmentObject(auth) } }
      }
      final class AuthService: ObservableObject { func signIn() {} }
      final class LoginViewModel { \(line) }
      #Preview { Text("Shop").environmentObject(AuthService()) }
      """
    }
    #expect(role(of: "AuthService", in: code("func signIn(_ auth: AuthService) {}")) == nil)
    #expect(role(of: "AuthService", in: code("private let auth = AuthService()")) == .service)
  }

  /// What an alias of a toolkit's type stands for differs between platforms, not what it is.
  @Test(
    arguments: [
      ("UIViewController", "NSViewController", Role.viewController), ("UIView", "NSView", .view),
      ("NSView", "UIView", .view), ("UIViewController", "View", nil), ("UIView", "Canvas", nil),
      ("URL", "Data", nil),
    ])
  func aliasesOfToolkitsHaveARole(_ first: String, _ second: String, _ expected: Role?) {
    let code = """
      //- App/Platform.swift
      #if canImport(UIKit)
      import UIKit
      typealias Base = \(first)
      #else
      import AppKit
      import SwiftUI
      typealias Base = \(second)
      #endif
      class Canvas {}
      //- App/Player.swift
      final class Player: Base { func play() {} }
      """
    #expect(role(of: "Player", in: code) == expected)
  }

  @Test func aliasesOfRepresentablesAdaptViews() {
    let code = """
      #if os(macOS)
      import AppKit
      typealias Base = NSViewRepresentable
      #else
      import UIKit
      typealias Base = UIViewRepresentable
      #endif
      import SwiftUI
      struct Player: Base { let session: URLSession; func load() {} }
      struct Loader { let session: URLSession; func load() {} }
      """
    #expect(role(of: "Player", in: code) == nil)
    #expect(role(of: "Loader", in: code) == .network)
  }

  /// What stores itself or others, and what is called after the protocol it implements.
  @Test(arguments: [
    ("import Fluent\nfinal class Order: Model {}", Role?.some(.model)),
    ("import FluentKit\nfinal class Order: Content, Model {}", .model),
    ("import Fluent\nstruct Order: Model {}", nil), ("import Kit\nclass Order: Model {}", nil),
    ("protocol Model {}\nfinal class Order: Model {}", nil),
    ("import SwiftData\n@ModelActor actor Order {}", .persistence),
  ])
  func storedObjects(_ code: String, _ expected: Role?) {
    #expect(role(of: "Order", in: "//- App/Order.swift\n" + code) == expected)
  }

  @Test(arguments: [
    ("OrderRepositoryImpl", Role?.some(.repository)), ("OrderServiceImplementation", .service),
    ("ManagerImpl", nil), ("OrderImpl", nil), ("Impl", nil), ("ThemeServiceImpl", nil),
  ])
  func implementationsHaveTheRoleOfWhatTheyImplement(_ name: String, _ expected: Role?) {
    let code = "//- App/Order.swift\nfinal class \(name) { func load() {} }"
    #expect(role(of: name, in: code) == expected)
    let graph = Example("//- App/Order.swift\nfinal class OrderGatewayImpl {}").graph()
    #expect(
      graph.assignment(of: graph.types[0].id).pieces.map(\.text) == [
        "name ends in GatewayImpl"
      ])
  }

  /// What is there to be compared and stores nothing that does work is no service by its name.
  @Test(arguments: [
    ("HairService", ": Identifiable, Hashable { let id: Int; let title: String }", Role?.none),
    ("HairService", ": Identifiable { let id: Int; let page: Page; var next: Int { id } }", nil),
    ("SiteCoordinator", ": Identifiable, Hashable { let id: Int; let email: String }", nil),
    ("TalkPresenter", ": Equatable { let id: Int; init(id: Int) { self.id = id } }", nil),
    ("BookingService", ": OptionSet { let rawValue: Int; static let a = Self(rawValue: 1) }", nil),
    ("HairService", ": Hashable { let id: Int; func hash(into hasher: inout Hasher) {} }", nil),
    ("HairService", ": Hashable { let id: Int; func load() {} }", .service),
    ("HairService", ": Identifiable { let id: Int; let load: () -> Void }", .service),
    ("HairService", ": Identifiable { let id: Int; let load: Load }", .service),
    ("HairService", ": Identifiable { let id: Int; let loader: Loader }", .service),
    ("HairService", ": Identifiable { let id: Int; let loaders: [any Loading] }", .service),
    ("HairService", " { let id: Int }", .service),
    ("HairViewModel", ": Hashable { let title: String }", .viewModel),
  ])
  func plainValuesDoNoWork(name: String, rest: String, expected: Role?) {
    let code = """
      //- App/Hair.swift
      typealias Load = () -> Void
      struct Page {}
      final class Loader {}
      protocol Loading {}
      struct \(name)\(rest)
      """
    #expect(role(of: name, in: code) == expected)
  }

  /// A folder of models is a layer where others show them.
  @Test(arguments: [
    ("Kit", "", Role?.none), ("App", "", .model), ("Kit", "import SwiftUI", .model),
    ("Kit", "final class ListViewModel { var count = 0 }", .model),
  ])
  func folderOfModelsNeedsAnInterface(module: String, other: String, expected: Role?) {
    let code = """
      //- \(module)/Model/Snippet.swift
      struct Snippet { var name = "" }
      //- \(module)/Model/Title.swift
      struct Title: Codable { var text = "" }
      //- \(module)/Other.swift
      \(other)
      """
    #expect(role(of: "Snippet", in: code) == expected)
    #expect(role(of: "Title", in: code) == .model)
  }

  /// `VM` ends the names of machines as well.
  @Test func observableObjectsMayBeCalledVM() {
    let code = """
      import Observation
      @Observable final class OrdersVM { var count = 0 }
      final class LinuxVM { func boot() {} }
      """
    #expect(role(of: "OrdersVM", in: code) == .viewModel)
    #expect(role(of: "LinuxVM", in: code) == nil)
  }

  /// What a view makes for itself and watches is its view model, however briefly it is called; an
  /// app's state is everyone's, and what only holds a path leads.
  @Test func modelsOfViewsAreViewModels() {
    let code = """
      import SwiftUI
      @Observable final class FeedModel { var posts: [String] = [] }
      final class OldFeedModel: ObservableObject { @Published var posts: [String] = [] }
      @Observable final class AppModel { var user = "" }
      @Observable final class NavigationModel { var count = 0 }
      final class TaxModel { var rate = 0.2 }
      struct FeedView: View {
        @State private var model = FeedModel()
        @StateObject private var old = OldFeedModel()
        @State private var navigation = NavigationModel()
        @State private var tax = TaxModel()
        var body: some View { List(model.posts, id: \\.self) { Text($0) } }
      }
      @main struct FeedApp: App {
        @State private var model = AppModel()
        var body: some Scene { WindowGroup { FeedView() } }
      }
      """
    #expect(role(of: "FeedModel", in: code) == .viewModel)
    #expect(role(of: "OldFeedModel", in: code) == .viewModel)
    #expect(role(of: "AppModel", in: code) == nil)
    #expect(role(of: "NavigationModel", in: code) == nil)
    #expect(role(of: "TaxModel", in: code) == nil)
  }

  /// A coordinator that stands among services leads nowhere, whatever other ones of them it makes.
  @Test(arguments: ["ACoordinator", "ZCoordinator"])
  func coordinatorsAreJudgedByTheSameRoles(_ name: String) {
    let code = """
      //- App/Services/Sync.swift
      final class \(name) { func start() { MCoordinator().start() } }
      final class MCoordinator { func start() {} }
      """
    #expect(role(of: "MCoordinator", in: code) == nil)
    #expect(role(of: name, in: code) == .coordinator)
  }

  /// What keeps a setting of the interface is no store, whether it makes the defaults or is given
  /// them.
  @Test(
    arguments: ["UIView", "Int"], ["let kept: UserDefaults", "func keep() { UserDefaults() }"])
  func settingsOfTheInterfaceAreNoStore(_ parameter: String, _ member: String) {
    let code = """
      import UIKit
      final class Tint { \(member); func show(_ shown: \(parameter)) {} }
      """
    #expect(role(of: "Tint", in: code) == (parameter == "UIView" ? nil : .persistence))
  }

  /// That a type keeps settings says little about what it is there for, unless its name says the same
  /// or it keeps more.
  @Test(arguments: [
    ("Analytics", "let kept: UserDefaults", Strength.weak),
    ("Analytics", "let kept = UserDefaults()", .weak),
    ("SettingsStorage", "let kept: UserDefaults", .strong),
    ("Analytics", "let kept: UserDefaults; let context: NSManagedObjectContext", .strong),
    ("Analytics", "let kept = UserDefaults(); let container = NSPersistentContainer()", .strong),
  ])
  func keepersOfSettings(_ name: String, _ members: String, _ expected: Strength) throws {
    let graph = Example(
      """
      //- App/Kept.swift
      import CoreData
      final class \(name) { \(members); func send() {} }
      """
    ).graph()
    let type = try #require(graph.types.first { $0.name == name })
    #expect(graph.role(of: type.id) == .persistence)
    #expect(graph.assignment(of: type.id).strength == expected)
  }

  /// A shared session is kept like one whose type is written; what is read from one is another thing.
  @Test(arguments: [
    ("let session = URLSession.shared", Role?.some(.network)),
    ("let session: URLSession = .shared", .network),
    ("let kept = UserDefaults.standard", .persistence),
    ("let queue = URLSession.shared.delegateQueue", nil),
    ("func load() { let session = URLSession.shared; print(session) }", nil),
  ])
  func whatKeepsASharedSessionIsANetworkType(_ member: String, _ expected: Role?) {
    let code = "import Foundation\nfinal class Sender { \(member); func send() {} }"
    #expect(role(of: "Sender", in: code) == expected)
  }

  /// What conforms to a protocol of coders is a parser whatever its name, and makes no service.
  @Test func codersAreToldByTheirConformance() {
    let code = """
      //- App/Coding.swift
      import Combine
      final class Implementation: Decoder { func start() {} }
      struct Values: KeyedEncodingContainerProtocol {}
      struct Sheet: TopLevelEncoder {}
      final class Machine { let implementation: Implementation }
      //- Player/Player.swift
      protocol Decoder {}
      final class Player: Decoder { func start() {} }
      """
    #expect(role(of: "Implementation", in: code) == .parser)
    #expect(role(of: "Values", in: code) == .parser)
    #expect(role(of: "Sheet", in: code) == .parser)
    #expect(role(of: "Player", in: code) == nil)
    #expect(role(of: "Machine", in: code) == nil)
  }

  /// Nothing but its coding makes a model of the first, and of what is nested in it.
  @Test func modelsByCodingAreToldFromOthers() {
    let graph = Example(
      """
      //- App/Account.swift
      struct Account: Codable { let id: Int; struct Owner { let id: Int } }
      //- App/Models/Order.swift
      struct Order: Codable { let id: Int; struct Item { let id: Int } }
      struct Other { func act() {} }
      """
    ).graph()
    let byCoding = graph.types.filter { !$0.isExternal && graph.isModelByCoding($0.id) }
    #expect(byCoding.map(\.name) == ["Account", "Account.Owner"])
  }

  @Test func partsOfModelsAreModelsAtAnyDepth() {
    let code = """
      //- App/Models/Order.swift
      struct Order { let id: Int
        struct Item { let id: Int
          struct Price { let cents: Int; func show() -> String { "" } }
          actor Store { var prices: [Price] = [] }
        }
      }
      """
    #expect(role(of: "Order.Item.Price", in: code) == .model)
    #expect(role(of: "Order.Item.Store", in: code) == nil)
  }

  /// What holds a session is a service, also where it does what a service should not.
  @Test(arguments: [
    ("OrderManager", "URLSession.shared", Role.service), ("OrderManager", "0", nil),
    ("ThemeManager", "UserDefaults.standard", nil),
    ("OrderLocalDataSource", "NSManagedObjectContext()", .persistence),
    ("OrderRemoteDataSource", "URLSession.shared", .network),
  ])
  func whatHoldsASessionIsNoHelperOfScreens(_ name: String, _ held: String, _ expected: Role?) {
    let code = """
      //- App/Order.swift
      import CoreData
      import UIKit
      final class \(name) {
        let held = \(held)
        func show(in screen: OrderViewController) { screen.reload() }
      }
      final class OrderViewController: UIViewController { func reload() {} }
      """
    #expect(role(of: name, in: code) == expected)
  }

  @Test func resultBuildersMakeNothing() {
    let code = "//- App/Menu.swift\n@resultBuilder struct MenuBuilder {}\nstruct OrderBuilder {}"
    #expect(role(of: "MenuBuilder", in: code) == nil)
    #expect(role(of: "OrderBuilder", in: code) == .factory)
  }

  /// What a framework makes of a type comes before the folder it stands in.
  @Test(arguments: [
    ("GameplayKit", "GKEntity", Role?.none), ("RealityKit", "Entity", nil),
    ("Foundation", "NSObject", .model), ("CoreData", "NSManagedObject", .model),
  ])
  func superclassesComeBeforeFolders(_ module: String, _ superclass: String, _ expected: Role?) {
    let code = """
      //- App/Entities/Robot.swift
      import UIKit
      import \(module)
      final class Robot: \(superclass) { var lives = 3 }
      """
    #expect(role(of: "Robot", in: code) == expected)
  }

  @Test(arguments: [
    ("AppKit", "Tile: NSCollectionViewItem", Role?.some(.view)),
    ("UIKit", "PhotosViewModel: NSObject, UITableViewDataSource", .viewModel),
    ("UIKit", "Photos: NSObject, UITableViewDataSource", .dataSource),
    ("Foundation", "FilePresenter: NSObject, NSFilePresenter", nil),
    ("Foundation", "FilePresenter: NSObject", .presenter),
    ("AVFoundation", "AudioRouter: NSObject", nil), ("Foundation", "CheckoutFlow: NSObject", nil),
    ("UIKit", "SwipeInteractor: UIPercentDrivenInteractiveTransition", nil),
    ("UIKit", "SwipeInteractor: NSObject, UIViewControllerInteractiveTransitioning", nil),
    ("UIKit", "SwipeInteractor: NSObject, UIViewControllerTransitioningDelegate", .interactor),
  ])
  func namesAndSuperclassesOfSystems(_ module: String, _ declared: String, _ expected: Role?) {
    let code = """
      //- App/Type.swift
      import \(module)
      final class \(declared) { func run() {} }
      """
    #expect(role(of: String(declared.prefix { $0 != ":" }), in: code) == expected)
  }

  /// What holds what screens are pushed on leads, a controller or not.
  @Test(arguments: [
    ("LoginFlowController", Role?.some(.coordinator)), ("LoginFlow", .coordinator),
    ("LoginFlowController: UIViewController", .coordinator), ("LoginFlowManager", nil),
  ])
  func flowsLeadFromScreenToScreen(_ declared: String, _ expected: Role?) {
    let name = String(declared.prefix { $0 != ":" })
    let code = """
      //- App/Login.swift
      import UIKit
      final class \(declared) {
        private let stage = UINavigationController()
        func start() { stage.pushViewController(UIViewController(), animated: true) }
      }
      """
    #expect(role(of: name, in: code) == expected)
    let graph = Example(code).graph()
    let pieces = graph.types.first { $0.name == name }.map { graph.assignment(of: $0.id).pieces }
    #expect(Set(pieces?.map(\.text) ?? []).count == pieces?.count)
  }

  /// A choice of names inside of a model is as weak a model as one beside it.
  @Test func choicesOfNamesInModelsAreWeakModels() {
    let graph = Example(
      """
      //- App/Models/Order.swift
      import UIKit
      struct Order: Codable { let id: Int; enum Status { case open }; enum Sum { case of(Int) } }
      """
    ).graph()
    func strength(_ name: String) -> Strength? {
      graph.types.first { $0.name == name }.map { graph.assignment(of: $0.id).strength }
    }
    #expect(strength("Order.Status") == .weak)
    #expect(strength("Order.Sum") == .strong)
  }

  /// What holds the path of a stack leads; its name says whether it is a coordinator, or something
  /// else besides.
  @Test(arguments: [
    ("ShopRouter", Role?.some(.router)), ("Navigation", .router), ("NavigationModel", .router),
    ("ShopCoordinator", .coordinator), ("JournalModel", .viewModel), ("JournalStore", nil),
  ])
  func holdersOfPaths(_ name: String, _ expected: Role?) {
    let code = """
      //- App/Shop.swift
      import SwiftUI
      enum Page: Hashable { case detail }
      @Observable final class \(name) { var path: [Page] = [] }
      struct Shop: View {
        @State var held = \(name)()
        var body: some View {
          NavigationStack(path: $held.path) {
            Text("").navigationDestination(for: Page.self) { _ in Text("") }
          }
        }
      }
      """
    #expect(role(of: name, in: code) == expected)
  }

  /// An enum that only holds what is shown is no place to go to.
  @Test func destinationsAreWhatIsNamedAsAWhole() {
    let code = """
      import SwiftUI
      enum Stored { struct Country: Hashable {} }
      enum Shop { enum Page: Hashable { case cart } }
      struct Countries: View {
        var body: some View {
          Text("").navigationDestination(for: Stored.Country.self) { _ in Text("") }
            .navigationDestination(for: Shop.Page.self) { _ in Text("") }
        }
      }
      """
    #expect(role(of: "Stored", in: code) == nil)
    #expect(role(of: "Shop", in: code) == nil)
    #expect(role(of: "Shop.Page", in: code) == .destination)
  }

  /// In a folder for navigation stands more than what navigates.
  @Test(arguments: [
    ("var path: NWPath?; func start() { monitor.start(queue: .main) }", Role?.none),
    ("var path = NavigationPath()", .router), ("var sheet: Sheet?", .router),
    ("func push(_ page: Int) {}", .router), ("func pushed(_ page: Int) {}", nil),
  ])
  func foldersForNavigation(_ members: String, _ expected: Role?) {
    let code = """
      //- App/Navigation/Held.swift
      import Network
      import SwiftUI
      enum Sheet { case cart }
      @Observable final class Held { let monitor = NWPathMonitor(); \(members) }
      """
    #expect(role(of: "Held", in: code) == expected)
  }
}
