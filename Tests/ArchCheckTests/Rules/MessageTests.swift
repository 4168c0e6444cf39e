import Testing

@testable import ArchCheck

/// What findings say, and how gravely, where the place alone does not show it.
@Suite struct MessageTests {
  private func findings(of rule: some Rule, in code: String) -> [Finding] {
    ConfiguredRule(rule).findingsOrIssue(in: Example(code).graph())
  }

  @Test func aCommentInBracesMakesAnEmptyOverrideLighter() {
    let found = findings(
      of: EmptyOverride(),
      in: """
        class Form {
          func log() { print("form") }
          func size() { print(3) }
          func close() { print("closed") }
        }
        final class Login: Form {
          override func log() { /* nothing to do */ }
          override func size() {  // nothing to do
          }
          override func close() {}
        }
        """)
    #expect(found.map(\.severity) == [.info, .info, .warning])
  }

  /// What only the type itself sets is not set from outside.
  @Test(arguments: [
    ("", ["LoginInteractor creates its LoginWorker instead of being given it"]),
    (
      "final class Scene { func link(_ i: LoginInteractor, _ w: LoginWorker) { i.worker = w } }",
      [
        "LoginInteractor creates its LoginWorker instead of being given it",
        "LoginInteractor.worker is set from outside instead of by the initializer",
      ]
    ),
  ])
  func aServiceThatTheTypeMakesIsNotSetFromOutside(_ more: String, _ messages: [String]) {
    let found = findings(
      of: ConstructorInjection(),
      in: """
        import Foundation
        final class LoginInteractor {
          var worker: LoginWorker?
          func login() {
            worker = LoginWorker()
            worker?.run()
          }
        }
        final class LoginWorker {
          let session: URLSession = .shared
          func run() { session.dataTask(with: URL(string: "x")!).resume() }
        }
        \(more)
        """)
    #expect(found.map(\.message) == messages)
  }

  /// A method that gives back what it makes is a factory, whatever another one is called.
  @Test(arguments: [("-> AccountClient { AccountClient() }", 0), ("{ AccountClient().run() }", 1)])
  func aMethodThatReturnsNothingIsNoFactory(_ rest: String, _ count: Int) {
    let found = findings(
      of: ConstructorInjection(),
      in: """
        import Foundation
        final class SignUp { func createAccount() \(rest) }
        final class AccountClient {
          let session: URLSession = .shared
          func run() { session.dataTask(with: URL(string: "x")!).resume() }
        }
        """)
    #expect(found.count == count)
  }

  @Test(arguments: [
    ("navigationController?.viewControllers = [UIViewController()]", 1),
    ("stack.viewControllers = [UIViewController()]", 1),
    ("pages.viewControllers = [UIViewController()]", 0),
    ("let own = UINavigationController(); own.viewControllers = [UIViewController()]", 0),
  ])
  func listsOfScreensAreNavigation(_ line: String, _ count: Int) {
    let found = findings(
      of: NavigationInCoordinators(),
      in: """
        import UIKit
        final class CartViewController: UIViewController {
          let stack = UINavigationController()
          let pages = Pages()
          func pay() { \(line) }
        }
        final class Pages { var viewControllers: [UIViewController] = [] }
        """)
    #expect(found.count == count)
  }

  @Test(arguments: [
    "stack.insertArrangedSubview(label, at: 0)", "[label, label].forEach(view.addSubview)",
    "[label].forEach { view.addSubview($0) }",
  ])
  func viewsAreAddedInManyWays(_ line: String) {
    let found = findings(
      of: NoStylingInViewController(max: 0),
      in: """
        import UIKit
        final class CartViewController: UIViewController {
          func build(_ stack: UIStackView, _ label: UILabel) { \(line) }
        }
        """)
    #expect(found.count == 1)
  }

  @Test(arguments: [
    ("", "OrderStoring names Ticket, a persistence detail"),
    ("func user() -> User", "OrderStoring names User and Ticket, persistence details"),
  ])
  func severalLeaksAreDetails(_ more: String, _ message: String) {
    let found = findings(
      of: LeakyAbstraction(),
      in: """
        import CoreData
        protocol OrderStoring {
          \(more)
          func ticket() -> Ticket
        }
        final class User: NSManagedObject {}
        final class Ticket: NSManagedObject {}
        final class Shop: OrderStoring {
          \(more) { fatalError() }
          func ticket() -> Ticket { fatalError() }
        }
        """.replacing("\n  { fatalError() }", with: ""))
    #expect(found.map(\.message) == [message])
  }

  @Test func whatTrapsIsTheSetterWhereTheGetterWorks() {
    let found = findings(
      of: UnimplementedRequirement(),
      in: """
        protocol Level {
          var level: Int { get set }
        }
        final class Half: Level {
          var level: Int { get { 4 } set { fatalError() } }
        }
        final class None: Level {
          var level: Int { get { fatalError() } set { fatalError() } }
        }
        """)
    #expect(
      found.map(\.message) == [
        "Half does not carry out level of Level: its setter only traps",
        "None carries out nothing of Level, 1 member: it only traps",
      ])
  }

  @Test func aChoiceNamesTheNearestCommonSupertype() {
    let found = findings(
      of: TypeCasing(),
      in: """
        protocol BuildSettings { var settings: [String] { get } }
        protocol ProjectTarget: BuildSettings { var name: String { get } }
        protocol Archived {}
        struct Target: ProjectTarget, Archived { let name: String; let settings: [String] }
        struct Bundle: ProjectTarget, Archived { let name: String; let settings: [String] }
        struct Reader {
          func count() -> Int {
            let value = next()
            if let target = value as? Target {
              return target.settings.count
            } else if let bundle = value as? Bundle {
              return bundle.settings.count
            }
            return 0
          }
        }
        """)
    #expect(found.map(\.target) == ["App.ProjectTarget"])
  }

  /// Clients of a library may conform with structs.
  @Test(arguments: [("", 1), (".library(name: \"Jobs\", targets: [\"Jobs\"])", 0)])
  func aLibraryMayOfferADelegateToStructs(_ product: String, _ count: Int) throws {
    let tree = TextTree(
      """
      //- Package.swift
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Jobs", products: [\(product)], targets: [.target(name: "Jobs")])
      //- Sources/Jobs/Jobs.swift
      public protocol JobDelegate: Sendable { func dispatched() }
      public struct Jobs {
        var hooks: [any JobDelegate] = []
      }
      """)
    let found = try Analysis(
      tree: tree, rootName: "root", rules: [ConfiguredRule(ClassBoundDelegateProtocol())],
      today: Day(number: 0)
    ).run().result.findings
    #expect(found.count == count)
  }

  /// What the layers forbid has to go anyway.
  @Test func aCycleIsCutWhereTheLayersForbidIt() {
    let graph = Example(
      """
      //- Screens/Home.swift
      import Services
      public protocol HomeListener: AnyObject {}
      //- Services/Sync.swift
      import Screens
      final class Sync { weak var listener: HomeListener? }
      //- Services/Push.swift
      import Screens
      final class Push { weak var listener: HomeListener? }
      """, layers: [["Screens"], ["Services"]]
    ).graph()
    let found = ConfiguredRule(ModuleCycle()).findingsOrIssue(in: graph)
    #expect(found.map { $0.fix.hasPrefix("Cut Services → Screens:") } == [true])
  }

  /// No build has more than one branch of `#if`.
  @Test func complexityIsThatOfOneBuild() throws {
    let method = "func work(_ n: Int) -> Int { if n > 1 { return 2 }; return 3 }"
    let graph = Example(
      """
      //- App/Socket.swift
      #if os(Linux)
        struct Socket { \(method) }
      #else
        struct Socket { \(method) }
      #endif
      """
    ).graph()
    let socket = try #require(graph.ownTypes.first { $0.name == "Socket" })
    #expect(graph.weightedMethods(of: socket.id) == 2)
  }

  /// Of several overloads the message tells which are meant, and one more that traps is new.
  @Test func overloadsAreToldApart() {
    func found(_ last: String) -> Finding? {
      findings(
        of: UnimplementedRequirement(),
        in: """
          //- App/Emitter.swift
          struct Enum {}
          struct File {}
          struct Service {}
          protocol Visitor {
            func visit(_ node: Enum)
            func visit(_ node: File)
            func visit(_ node: Service)
          }
          struct Emitter: Visitor {
            func visit(_ node: Enum) { print(node) }
            func visit(_ node: Service) { fatalError("not supported") }
            func visit(_ node: File) { \(last) }
          }
          """
      ).first
    }
    let (one, two) = (found("print(node)"), found("fatalError()"))
    #expect(one?.message.contains("carry out visit(_: Service) of Visitor") == true)
    #expect(one?.causes.map(\.name) == ["visit(_:)"])
    #expect(two?.causes.map(\.name) == ["visit(_:)", "visit(_:) 2"])
  }

  @Test func anOverrideThatRefusesToBeSetSaysSo() {
    let found = findings(
      of: TrappingOverride(),
      in: """
        class Base { var level: Int { get { 1 } set { print(newValue) } } }
        final class Sub: Base {
          override var level: Int { get { super.level + 1 } set { fatalError() } }
        }
        """)
    #expect(found.flatMap(\.evidence).first?.message == "its setter only traps")
  }

  @Test func aModelAndItsAliasAreToldOnce() {
    let found = findings(
      of: ViewsNotModelAware(),
      in: """
        //- App/Models/Recipe.swift
        struct Recipe: Codable { var name = "" }
        //- App/RecipeCell.swift
        import UIKit
        typealias Dish = Recipe
        final class RecipeCell: UITableViewCell {
          var dish: Dish?
          func show(_ recipe: Recipe) { textLabel?.text = recipe.name }
        }
        """)
    #expect(found.map(\.message) == ["RecipeCell knows the model Recipe"])
    #expect(found.flatMap(\.evidence).count { $0.message.hasPrefix("Recipe is a model") } == 1)
  }
}
