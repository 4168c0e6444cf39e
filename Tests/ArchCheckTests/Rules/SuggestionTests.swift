import Testing

@testable import ArchCheck

/// Findings of measures tell the figures, what they are made of, and what follows from them.
@Suite struct SuggestionTests {
  /// Every text must stand in the message, fix or evidence of the finding, the first of so many.
  private func check(
    _ rule: any Rule, _ code: String, architecture: String = "", finds count: Int = 1,
    tells texts: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let graph = Example(code, architecture: architecture).graph()
    let findings = ConfiguredRule(rule).findingsOrIssue(in: graph)
    let finding = try #require(
      findings.count == count ? findings.first : nil, "\(findings.map(\.message))",
      sourceLocation: sourceLocation)
    let told = ([finding.message, finding.fix] + finding.evidence.map(\.message))
      .joined(separator: "\n")
    for text in texts {
      #expect(told.contains(text), "\(told)", sourceLocation: sourceLocation)
    }
  }

  @Test func groupsOfMethodsThatShareNoData() throws {
    try check(
      LowCohesion(),
      """
      final class Kit {
        private var a = 0
        private var b = 0
        func addA() { a += 1 }
        func subA() { a -= 1 }
        func showA() { print(a) }
        func addB() { b += 1 }
        func subB() { b -= 1 }
        func showB() { print(b) }
      }
      """,
      tells: "2 groups of methods", "LCOM4 = 2", "{addA, subA and showA}",
      "{addB, subB and showB}", "start with {addB, subB and showB}", "group 2: showB()")
  }

  @Test func methodsToOverrideAfterOneCast() throws {
    func code(_ type: String) -> String {
      """
      import SpriteKit
      class Weapon: SKNode { func fire() {} }
      final class Laser: Weapon {}
      final class Knife: Weapon {}
      final class Contacts {
        func use(_ node: \(type)) {
          switch node {
          case let laser as Laser: laser.fire()
          case is Knife: print("")
          default: break
          }
        }
      }
      """
    }
    try check(
      TypeCasing(), code("SKNode?"), tells: "a method that each of its subclasses overrides",
      "call it here after one cast to Weapon.")
    try check(TypeCasing(), code("Weapon"), tells: "overrides, and call it here.")
  }

  @Test func stylesForTexts() throws {
    try check(
      NoFormattingInViews(),
      """
      import SwiftUI
      struct PriceView: View {
        let price: Double
        var body: some View { Text(price.formatted()) }
      }
      """, tells: "Give `Text` the value with `format:`")
  }

  @Test func importsThatAreNotNeeded() throws {
    try check(
      ModelsUiIndependent(),
      """
      //- App/Models/Badge.swift
      import Foundation
      import SwiftUI
      struct Badge: Codable { let id: Int }
      """, tells: "Remove the import.")
  }

  private static let managerOfOrders = """
    final class Manager {
      var x = 0
      var y = 0
      func first(_ o: Order) { if o.a > 0 || x > 0 { x = o.b } }
      func second(_ o: Order) { if o.c > 0 { y = o.c } }
      func third() { for _ in 0..<3 { print("third") } }
    }
    """

  @Test func complexityCohesionAndForeignData() throws {
    try check(
      GodType(wmc: 7, tcc: 0.34, atfd: 2),
      """
      struct Order { var a = 0, b = 0, c = 0 }
      \(Self.managerOfOrders)
      """,
      tells: "complexity 7 (WMC)", "(TCC)", "3 properties of 1 other type read (ATFD)", "to Order",
      "first(_:) has complexity 3", "reads a, b and c of Order")
  }

  /// Settings are there to be read by others.
  @Test(arguments: [
    ("func with(_ a: Int) -> Order { self }", false), ("func sum() -> Int { a + b }", true),
  ])
  func typesThatReadABagOfValues(method: String, isTold: Bool) throws {
    let graph = Example(
      """
      struct Order {
        var a = 0, b = 0, c = 0, d = 0, e = 0
        \(method)
      }
      \(Self.managerOfOrders)
      """
    ).graph()
    let findings = ConfiguredRule(GodType(wmc: 7, tcc: 0.34, atfd: 2)).findingsOrIssue(in: graph)
    #expect(findings.map { $0.fix.contains("to Order") } == [isTold])
  }

  /// Who refers to its owner does not hold it.
  @Test func weakReferenceInACycle() throws {
    try check(
      TypeCycle(),
      """
      //- App/Row.swift
      final class Row { weak var list: List? }
      //- App/List.swift
      final class List { var row = Row() }
      """,
      tells: "Row refers weakly to List", "List creates Row")
  }

  /// A link that a protocol demands can only be cut with the protocol.
  @Test func cutsWhatNoProtocolRequires() throws {
    try check(
      TypeCycle(),
      """
      //- App/Channel.swift
      protocol Channel { var pipeline: Pipeline { get } }
      //- App/DeadChannel.swift
      final class DeadChannel: Channel {
        let pipeline: Pipeline
        init(pipeline: Pipeline) { self.pipeline = pipeline }
      }
      //- App/Pipeline.swift
      final class Pipeline {
        func close() { print(DeadChannel(pipeline: self)) }
      }
      """,
      tells: "Cut Pipeline → DeadChannel")
  }

  /// Of many types in a knot, the dependency that frees most of them is the one to begin with.
  @Test func largeKnotsTellWhereToBegin() throws {
    func ring(_ name: String, next: String = "") -> String {
      (1...5).map { number in
        let other = number % 5 + 1
        let back = number == 1 ? "" : "\n  var back: \(name)\(number - 1)ViewController?"
        return """
          //- App/\(name)\(number).swift
          import UIKit
          final class \(name)\(number)ViewController: UIViewController {
            var next: \(name)\(other)ViewController?\(back)
          \(number == 1 ? next : "")
          }
          """
      }.joined(separator: "\n")
    }
    try check(
      TypeCycle(),
      ring("A", next: "  var far: B1ViewController?") + "\n"
        + ring("B", next: "  var far: A1ViewController?\n  var more: [A1ViewController] = []"),
      tells: "one of those among 10 types", "Begin with A1ViewController → B1ViewController",
      "A1ViewController → B1ViewController: 1 place to change, which frees 5 of the 10 types")
  }

  /// A class that many are given is one matter, told as such.
  @Test func manyFindingsOfOneCauseAreOneMatter() throws {
    func screens(_ names: String...) -> String {
      "final class OrderService { func load() {} }\n"
        + names.map { "final class \($0) { init(service: OrderService) {} }\n" }.joined()
    }
    try check(
      DependenciesAreProtocols(), screens("Cart", "Feed", "Search"), finds: 3,
      tells: "conform to it. It is one matter with 2 other findings about App.OrderService.")
    let few = ConfiguredRule(DependenciesAreProtocols())
      .findingsOrIssue(in: Example(screens("Cart", "Feed")).graph())
    #expect(few.count == 2)
    #expect(few.allSatisfy { $0.fix.hasSuffix("conform to it.") })
    let service = "import UIKit\nfinal class FeedView: UIView {}\n"
    try check(
      LayerDependency(),
      service
        + ["Cart", "Feed", "Search"].map {
          "final class \($0)Service { func load(into view: FeedView) {} }\n"
        }.joined(),
      finds: 3, tells: "It is one matter with 2 other findings about FeedView.")
  }

  /// What is shown must not learn which screen shows it.
  @Test func screensAreChosenByAMap() throws {
    try check(
      TypeCasing(),
      """
      import UIKit
      class ViewModel {}
      final class CartViewModel: ViewModel {}
      final class FeedViewModel: ViewModel {}
      final class CartViewController: UIViewController {}
      final class FeedViewController: UIViewController {}
      final class HomeViewController: UIViewController {
        func push(_ next: ViewModel) {
          var screen: UIViewController?
          if next is CartViewModel {
            screen = CartViewController()
          } else if next is FeedViewModel {
            screen = FeedViewController()
          }
          print(screen as Any)
        }
      }
      """,
      tells: "Look up in a map, by type, what makes the screen, or let a coordinator")
  }

  @Test func delegatesThatAnObjectOfItsOwnCanBe() throws {
    try check(
      MassiveViewController(maxMembers: 1),
      """
      import UIKit
      protocol MarkedDelegate {}
      final class ListViewController: UIViewController {
        var rows = 0
      }
      extension ListViewController: UITableViewDelegate, MarkedDelegate {
        func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {}
      }
      """,
      tells: "objects of their own for UITableViewDelegate.")
  }

  @Test func typesThatAPublicProtocolMayNotKnow() throws {
    try check(
      TypeCasing(),
      """
      public protocol Input {}
      struct NoInput: Input {}
      struct FileInput: Input {}
      struct Pipe {}
      extension Input {
        func pipe() -> Pipe {
          if self is NoInput {
            Pipe()
          } else if self is FileInput {
            Pipe()
          } else {
            Pipe()
          }
        }
      }
      """,
      tells: "2 subtypes of Input", "Declare a protocol here", "test for it alone")
  }

  /// What is generic stays it: calling a requirement of a further protocol does not compile.
  @Test(arguments: [("Signer<K: Key>", "key: K"), ("Signer", "key: some Key")])
  func subtypesOfAGenericValue(type: String, parameter: String) throws {
    let code = """
      public protocol Key {}
      struct PrivateKey: Key {}
      struct PublicKey: Key {}
      struct \(type) {
        let isPrivate: Bool
        init(\(parameter)) {
          switch key {
          case is PrivateKey: isPrivate = true
          case is PublicKey: isPrivate = false
          default: fatalError()
          }
        }
      }
      """
    try check(
      TypeCasing(), code, tells: "2 subtypes of Key", "Make it a requirement of Key",
      "an overload for each")
    try check(
      TypeCasing(), code.replacingOccurrences(of: parameter, with: "key: any Key"),
      tells: "2 subtypes of Key", "Declare a protocol here")
  }

  @Test func protocolThatAllTestedTypesHave() throws {
    try check(
      TypeCasing(),
      """
      import UIKit
      protocol Reusable { static var identifier: String { get } }
      protocol Titled { var title: String { get } }
      final class Row: UITableViewCell, Reusable, Titled {
        static let identifier = "row"
        let title = "row"
      }
      final class Group: UITableViewCell, Reusable, Titled {
        static let identifier = "group"
        let title = "group"
      }
      struct Table {
        func title(of cell: UITableViewCell) -> String {
          if let row = cell as? Row {
            return row.title
          } else if let group = cell as? Group {
            return group.title
          }
          return ""
        }
      }
      """,
      tells: "2 types by casting", "All of them conform to Titled")
  }

  @Test func protocolOfAnotherModuleThatSaysItAlready() throws {
    try check(
      TypeCasing(),
      """
      //- Account/Feed.swift
      public protocol Named { var name: String { get } }
      public final class Feed: Named { public let name = "feed" }
      public final class Folder: Named { public let name = "folder" }
      //- App/Sidebar.swift
      import Account
      import Foundation
      struct Sidebar {
        func title(of note: Notification) -> String {
          guard let object = note.object else { return "" }
          if let feed = object as? Feed {
            return feed.name
          } else if let folder = object as? Folder {
            return folder.name
          }
          return ""
        }
      }
      """,
      tells: "2 subtypes of Named by casting", "All of them conform to Named")
  }

  @Test func moduleThatAnotherPackageKeepsToItself() throws {
    func module(_ name: String, of package: String, isProduct: Bool) -> Module {
      Module(
        name: name, kind: .library, package: package, path: name,
        declaredIn: "\(package)/Package.swift", line: 1, isLibraryProduct: isProduct)
    }
    let project = ProjectLayout(
      name: "Shop",
      modules: [
        module("Cart", of: "shop", isProduct: true), module("Inside", of: "core", isProduct: false),
        module("Money", of: "core", isProduct: true),
      ],
      files: ["Cart", "Inside", "Money"].map { SourceFile(path: "\($0)/A.swift", module: $0) })
    let facts = ["import Inside\nimport Money", "struct A {}", "struct B {}"].map {
      SourceFacts($0)
    }
    let graph = linkedGraph(project: project, facts: facts)
    let fixes = ConfiguredRule(UndeclaredModuleDependency()).findingsOrIssue(in: graph).map(\.fix)
    #expect(
      fixes.sorted() == [
        "Add .product(name: \"Money\", package: \"core\") to the dependencies of Cart, or do without.",
        "Put Inside into a library product of core, or do without.",
      ])
  }

  /// A dependency that would close a cycle of targets cannot be declared.
  @Test func importOfWhatDependsOnTheModule() throws {
    func module(_ name: String, _ dependencies: String...) -> Module {
      Module(
        name: name, kind: .library, package: "shop", path: name, declaredIn: "Package.swift",
        line: 1,
        dependencies: dependencies.map { ModuleDependency(name: $0, line: 1) })
    }
    let project = ProjectLayout(
      name: "Shop",
      modules: [module("Net"), module("Tools"), module("UI", "Views"), module("Views", "Net")],
      files: ["Net", "Tools", "UI", "Views"].map { SourceFile(path: "\($0)/A.swift", module: $0) })
    let facts = ["import Tools\nimport UI", "", "import Views", "import Net"].map {
      SourceFacts($0)
    }
    let graph = linkedGraph(project: project, facts: facts)
    let findings = ConfiguredRule(UndeclaredModuleDependency()).findingsOrIssue(in: graph)
    #expect(
      findings.map(\.fix) == [
        "Add Tools to the dependencies of Net, or do without.",
        "Do without UI, or let it do without Net: targets in a cycle are not built.",
      ])
  }

  /// A benchmark can do without what clients do not see, and a condition of the manifest holds for all
  /// targets.
  @Test func whatAnImportWithoutDeclarationNeeds() throws {
    func module(
      _ name: String, _ kind: Module.Kind, of package: String, _ dependencies: [ModuleDependency]
    ) -> Module {
      Module(
        name: name, kind: kind, package: package, path: name,
        declaredIn: "\(package)/Package.swift", line: 1, dependencies: dependencies)
    }
    let transport = ModuleDependency(
      name: "Transport", package: "nio", isProduct: true,
      condition: ".when(platforms: [.iOS, .macOS])", line: 1)
    let project = ProjectLayout(
      name: "Shop",
      modules: [
        module("Bench", .executable, of: "bench", []),
        module("Cart", .library, of: "shop", [ModuleDependency(name: "Inside", line: 1)]),
        module("Inside", .library, of: "shop", [transport]),
      ],
      files: ["Bench", "Cart", "Inside"].map { SourceFile(path: "\($0)/A.swift", module: $0) })
    let numbers = (1...9).map { "import Kit\($0)" }.joined(separator: "\n")
    let cart = "\(numbers)\n#if os(iOS)\nimport Transport\n#endif"
    let graph = linkedGraph(
      project: project,
      facts: ["import Inside", cart, "struct A {}"].map { SourceFacts($0) })
    let findings = ConfiguredRule(UndeclaredModuleDependency()).findingsOrIssue(in: graph)
    let names = (1...9).map { "Kit\($0)" }.joined(separator: ", ")
    #expect(
      findings.map(\.fix).sorted() == [
        "Add \(names) and Transport (condition: .when(platforms: [.iOS, .macOS])) to the "
          + "dependencies of Cart, or do without.",
        "Do without Inside, or put it into a library product of shop.",
      ])
    let evidence = findings.flatMap(\.evidence).map(\.message)
    #expect(evidence.contains("imports Transport, where os(iOS)"))
  }

  /// Nobody in the project can be given what only the clients of a library use.
  @Test func singletonThatOnlyClientsOfALibraryUse() {
    func fix(_ code: String, isProduct: Bool = true) -> String? {
      let module = Module(
        name: "Net", kind: .library, package: "net", path: "Net", declaredIn: "Package.swift",
        line: 1, isLibraryProduct: isProduct)
      let project = ProjectLayout(
        name: "Net", modules: [module], files: [SourceFile(path: "Net/A.swift", module: "Net")])
      let graph = linkedGraph(project: project, facts: [SourceFacts(code)])
      return ConfiguredRule(ArchCheck.NoSingletons()).findingsOrIssue(in: graph).first?.fix
    }
    let client = "public final class Client { public static let shared = Client(); var a = 0 }"
    let own =
      "Make the object in the composition root and pass it to the initializers that need it."
    #expect(
      fix(client)
        == "Let clients make their own Client, and keep Client.shared out of the library's own code."
    )
    #expect(fix(client, isProduct: false) == own)
    #expect(fix(client.replacing("public static", with: "static")) == own)
    #expect(fix(client.replacing("public final", with: "final")) == own)
    #expect(fix("enum Kit { \(client) }") == own)
    #expect(fix(client + "\nstruct Loader { func a() { print(Client.shared) } }") == own)
  }

  /// The manifest names the module, for another target, so that a reader would find it there.
  @Test func moduleThatOnlyAnotherTargetDeclares() {
    func messages(declaredIn file: String) -> [String] {
      let modules = [("Cart", []), ("Feed", ["Money"]), ("shop.Money", [])].map {
        name, dependencies in
        Module(
          name: name, kind: .library, package: "shop", path: name, declaredIn: file, line: 1,
          dependencies: dependencies.map { ModuleDependency(name: $0, line: 1) })
      }
      let project = ProjectLayout(
        name: "Shop", modules: modules,
        files: modules.map { SourceFile(path: "\($0.name)/A.swift", module: $0.name) })
      let facts = ["import Money", "struct A {}", "import Feed"].map { SourceFacts($0) }
      let graph = linkedGraph(project: project, facts: facts)
      return ConfiguredRule(UndeclaredModuleDependency()).findingsOrIssue(in: graph).map(\.message)
        .sorted()
    }
    for file in ["Package.swift", "Shop.xcodeproj/project.pbxproj"] {
      #expect(
        messages(declaredIn: file) == [
          "Cart imports shop.Money, which its target does not declare",
          "shop.Money imports Feed, which its target does not declare",
        ])
    }
  }

  /// An app names a framework that only another framework imports, so that Xcode embeds it.
  @Test func frameworkThatAnAppEmbedsForAnother() {
    func uses(_ names: String..., in manifest: String) -> Int {
      let modules = [("App", names), ("Core", []), ("Feed", ["Core"])].map { name, dependencies in
        Module(
          name: name, kind: name == "App" ? .app : .library, package: "Shop", path: name,
          declaredIn: manifest, line: 1,
          dependencies: dependencies.map { ModuleDependency(name: $0, line: 1) })
      }
      let project = ProjectLayout(
        name: "Shop", modules: modules,
        files: modules.map { SourceFile(path: "\($0.name)/A.swift", module: $0.name) })
      let facts = ["import Feed", "struct A {}", "import Core"].map { SourceFacts($0) }
      let graph = linkedGraph(project: project, facts: facts)
      return ConfiguredRule(UnusedModuleDependency()).findingsOrIssue(in: graph).count
    }
    #expect(uses("Core", "Feed", in: "Shop.xcodeproj/project.pbxproj") == 0)
    #expect(uses("Core", "Feed", in: "Package.swift") == 1)
    #expect(uses("Core", in: "Shop.xcodeproj/project.pbxproj") == 1)
  }

  /// What a plug-in generates may import what no written file does.
  @Test func dependencyOfATargetThatIsBuiltWithAPlugin() {
    func findings(isBuiltWithPlugin: Bool) -> Int {
      var wire = Module(
        name: "Wire", kind: .library, package: "Shop", path: "Wire", declaredIn: "Package.swift",
        line: 1, dependencies: [ModuleDependency(name: "Runtime", line: 1)])
      wire.isBuiltWithPlugin = isBuiltWithPlugin
      let runtime = Module(
        name: "Runtime", kind: .library, package: "Shop", path: "Runtime",
        declaredIn: "Package.swift", line: 2)
      let project = ProjectLayout(
        name: "Shop", modules: [runtime, wire],
        files: ["Runtime", "Wire"].map { SourceFile(path: "\($0)/A.swift", module: $0) })
      let facts = ["public struct A {}", "struct B {}"].map { SourceFacts($0) }
      let graph = linkedGraph(project: project, facts: facts)
      return ConfiguredRule(UnusedModuleDependency()).findingsOrIssue(in: graph).count
    }
    #expect(findings(isBuiltWithPlugin: false) == 1)
    #expect(findings(isBuiltWithPlugin: true) == 0)
  }

  /// The demos of a library rely on it less than the libraries that are built on it.
  @Test func modulesThatOnlyDemosDependOn() {
    func findings(dependants kind: Module.Kind) -> Int {
      let modules = [("Core", Module.Kind.library), ("First", kind), ("Second", kind)].map {
        Module(
          name: $0, kind: $1, package: "core", path: $0, declaredIn: "Package.swift", line: 1)
      }
      let project = ProjectLayout(
        name: "Core", modules: modules,
        files: modules.map { SourceFile(path: "\($0.name)/A.swift", module: $0.name) })
      let facts = ["class A {}\nclass B {}\nclass C {}", "import Core", "import Core"].map {
        SourceFacts($0)
      }
      let graph = linkedGraph(project: project, facts: facts)
      return ConfiguredRule(MainSequenceDistance(minTypes: 3)).findingsOrIssue(in: graph).count
    }
    #expect(findings(dependants: .executable) == 0)
    #expect(findings(dependants: .library) == 1)
  }

  @Test func efferentCoupling() throws {
    try check(
      ExcessiveCoupling(maxEfferent: 1),
      "struct A {}\nstruct B {}\nfinal class Hub {\n  let a = A()\n  let b = B()\n  let c = B()\n}",
      tells: "names 2 other types, at most 1", "B", "B, named 2 times")
  }

  @Test func qualifiedNamesCountOnceAndNamespacesNot() throws {
    try check(
      ExcessiveCoupling(maxEfferent: 1),
      """
      enum Api { struct Order {}; enum Kind { case new } }
      enum Failure: Error { struct Context {}; case missing(Context) }
      final class Hub {
        func load(_ kind: Api.Kind) throws -> Api.Order {
          throw Failure.missing(Failure.Context())
        }
      }
      """,
      tells: "names 3 other types,", "Failure, named 2 times", "Api.Kind, named 1 time",
      "Api.Order, named 1 time")
  }

  @Test func onlyConformancesWithCodeAreToBeMoved() throws {
    try check(
      MassiveViewController(maxMembers: 1),
      """
      import UIKit
      final class ListViewController: UIViewController, UITableViewDataSource {
        func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        func scroll() {}
      }
      extension ListViewController: UITableViewDelegate {}
      extension ListViewController: UITextFieldDelegate {
        func textFieldDidEndEditing(_ textField: UITextField) {}
      }
      """,
      tells: "objects of their own for UITableViewDataSource and UITextFieldDelegate.")
  }

  @Test func viewsThatAControllerHoldsAreNamed() throws {
    try check(
      NoStylingInViewController(max: 0),
      """
      import UIKit
      final class FlowView: UIView {}
      final class RegisterViewController: UIViewController {
        @IBOutlet var flowView: FlowView!
        @IBOutlet var cursor: FlowView!
        @IBOutlet var confirmButton: UIButton!
      }
      """,
      tells: "RegisterViewController holds flowView, cursor and confirmButton, which is its",
      "Let the view that the controller loads hold them.")
  }

  @Test func localsThatAreCalledViewAreNotTheRootView() throws {
    try check(
      NoStylingInViewController(max: 0),
      """
      import UIKit
      final class PhotoViewController: UIViewController {
        lazy var photo: UIView = {
          let view = UIView()
          view.contentMode = .center
          return view
        }()
        func show() { view.backgroundColor = .white }
      }
      """,
      tells: "holds photo, and builds or styles views, which is its view's work")
  }

  @Test func protocolsOfOthersAreNotSplit() throws {
    try check(
      UnimplementedRequirement(),
      """
      struct Box<Key: CodingKey> {}
      extension Box: KeyedDecodingContainerProtocol {
        func superDecoder() throws -> any Decoder { fatalError("not here") }
      }
      """,
      tells: "Implement it, throw an error, or do not conform to KeyedDecodingContainerProtocol.")
  }

  private static let store = """
    protocol Store {
      var name: String { get }
      var mail: String { get }
      func load()
      func save()
      func clear()
      func merge()
    }

    """

  /// Overloads are told apart by their labels, and by types where these are the same.
  @Test func overloadsThatAClientDoesNotUse() throws {
    try check(
      ClientUsesProtocolSubset(minRequirements: 4, maxRatio: 0.5),
      """
      protocol Store {
        func fetch(after date: Int)
        func fetch(by name: String)
        func save(_ orders: [Order])
        func save(_ order: Order?)
      }
      struct Order {}
      struct Badge {
        let store: Store
        func show() { store.fetch(after: 1) }
      }
      """,
      tells: "depends on: fetch(after:)",
      "Store offers besides: fetch(by:), save(_: Order?) and save(_: [Order])")
  }

  @Test func objectsThatAProtocolCanStandInFrontOf() throws {
    try check(
      ExcessiveCoupling(maxEfferent: 2),
      """
      struct Item {}
      protocol Naming {}
      class Base {}
      final class Store {}
      final class Bank {}
      final class Cart: Base {
        var items: [Item] = []
        func add(_ item: Item) {}
        var naming: Naming?
        var store: Store?
        var bank: Bank?
      }
      """,
      tells:
        "front of objects that are used together: of those, it names most often Bank and Store.")
  }

  @Test func onlyPublicClassesCanBeOpen() throws {
    try check(FinalClasses(), "class Cart {}", tells: "Write `final class`.")
    try check(FinalClasses(), "public class Cart {}", tells: "`open class` where other packages")
  }

  /// Members that one protocol demands are one node, and are told by their names.
  @Test func witnessesInAGroup() throws {
    try check(
      LowCohesion(),
      """
      protocol Managing { func drop(); func take() }
      final class Kit: Managing {
        private var a = 0
        private var b = 0
        func addA() { a += 1 }
        func subA() { a -= 1 }
        func showA() { print(a) }
        func addB() { b += 1 }
        func showB() { print(b) }
        func drop() { b = 0 }
        func take() { b += 1 }
      }
      """,
      tells: "{addB, showB, drop and take}")
  }

  /// Each overload is a member, also where they differ in nothing but the type of a closure.
  @Test func overloadsThatAreNotCarriedOut() throws {
    let requirements = """
      protocol Store {
        func load(done: @escaping (Int) -> Void)
        func load(done: @escaping (() throws -> Int) -> Void)
        func save(done: @escaping (Int) -> Void)
        func save(done: @escaping (() throws -> Int) -> Void)
      }

      """
    try check(
      UnimplementedRequirement(),
      requirements + """
        struct Cart: Store {
          func load(done: @escaping (Int) -> Void) { fatalError("not here") }
          func load(done: @escaping (() throws -> Int) -> Void) { fatalError("not here") }
          func save(done: @escaping (Int) -> Void) { fatalError("not here") }
          func save(done: @escaping (() throws -> Int) -> Void) { fatalError("not here") }
        }
        """,
      tells: "Cart carries out nothing of Store, 4 members: they only trap")
    try check(
      UnimplementedRequirement(),
      requirements + """
        struct Cart: Store {
          func load(done: @escaping (Int) -> Void) { done(1) }
          func load(done: @escaping (() throws -> Int) -> Void) { fatalError("not here") }
          func save(done: @escaping (Int) -> Void) { done(1) }
          func save(done: @escaping (() throws -> Int) -> Void) { fatalError("not here") }
        }
        """,
      tells: "Cart does not carry out load(done: (() -> Int) -> Void) and "
        + "save(done: (() -> Int) -> Void) of Store: they only trap")
  }

  @Test func assertionsTrapInDebugBuildsOnly() throws {
    try check(
      UnimplementedRequirement(),
      """
      protocol Store { func save() }
      struct Cart: Store { func save() { assertionFailure("not here") } }
      """,
      tells: "it only traps, and that in debug builds alone")
  }

  @Test func filesOfNoFeature() throws {
    try check(
      GroupByFeature(),
      """
      //- App/ShopApp.swift
      import SwiftUI
      @main struct ShopApp: App {}
      //- App/Shop.swift
      struct Shop {}
      //- App/String+Trim.swift
      extension String { var trimmed: String { self } }
      """,
      tells: "2 files stand in no feature's folder",
      "a folder for each feature, and put String+Trim.swift into a folder for what features share.")
  }

  @Test func valuesHaveNoDelegates() throws {
    try check(
      NavigationInCoordinators(),
      """
      import UIKit
      struct Share {
        func open(from screen: UIViewController) { screen.present(UIViewController(), animated: true) }
      }
      """,
      tells: "Let a closure report what the user wants")
  }

  @Test func requirementsThatAClientDoesNotUse() throws {
    try check(
      ClientUsesProtocolSubset(),
      Self.store + "struct Badge {\n  let store: Store\n  var text: String { store.name }\n}",
      tells: "Badge uses 1 of the 6 members of Store", "Give Badge a protocol with name only",
      "Store offers besides: clear(), load(), mail, merge() and save()")
  }

  @Test func partsThatClientsUse() throws {
    try check(
      FatProtocol(maxRequirements: 2),
      Self.store
        + """
        struct Names { let store: Store; func show() { print(store.name + store.mail) } }
        final class Loader { let store: any Store; func run() { store.load() } }
        """,
      tells: "requires 6 members, at most 2", "its 2 clients use 2 separate parts", "{load()}",
      "{name and mail}", "Names uses 2: name and mail", "Loader uses 1: load()",
      "allowed; no known client uses 3 of them, and its 2 clients use 2 separate parts of the rest",
      "No known client uses save(), clear() and merge(): take out what nobody needs. Split the rest"
    )
    try check(
      FatProtocol(maxRequirements: 1),
      """
      protocol Store { var name: String { get }; func load() }
      struct Names { let store: Store; func show() { print(store.name) } }
      final class Loader { let store: any Store; func run() { store.load() } }
      """,
      tells: "at most 1 are allowed; its 2 clients use 2 separate parts of it",
      "Split it the way it is used: {name} and {load()}.")
  }

  @Test func whatTheModuleOfAProductPassesOn() {
    let names = ["Kit", "Core", "Parts"]
    let project = ProjectLayout(
      name: "Kit",
      modules: names.map { name in
        Module(
          name: name, kind: .library, package: "kit", path: name, declaredIn: "Package.swift",
          line: 1, isLibraryProduct: name == "Kit")
      },
      files: names.map { SourceFile(path: "\($0)/A.swift", module: $0) })
    let code = [
      "@_exported import Core\nimport Parts\npublic struct Kit {}", "public struct Request {}",
      "public struct Part {}",
    ]
    let graph = linkedGraph(project: project, facts: code.map { SourceFacts($0) })
    let found = ConfiguredRule(UnneededPublic()).findingsOrIssue(in: graph)
    #expect(found.map(\.message) == ["Part is public, and no other module needs it"])
  }

  @Test func aToolHasNoFeatures() {
    func count(_ declaration: String) -> Int {
      let code = """
        //- Shop/Tool.swift
        import SwiftUI
        @main \(declaration)
        //- Shop/Todo.swift
        struct Todo {}
        """
      return ConfiguredRule(GroupByFeature()).findingsOrIssue(in: Example(code).graph()).count
    }
    #expect(count("struct Tool { static func main() {} }") == 0)
    #expect(count("struct Tool: App {}") == 1)
  }

  /// What a library offers may have clients elsewhere.
  @Test(arguments: [true, false])
  func partsOfWhatALibraryOffers(isProduct: Bool) {
    let module = Module(
      name: "Net", kind: .library, package: "net", path: "Net", declaredIn: "Package.swift",
      line: 1, isLibraryProduct: isProduct)
    let project = ProjectLayout(
      name: "Net", modules: [module], files: [SourceFile(path: "Net/A.swift", module: "Net")])
    let code = """
      public \(Self.store)
      struct Names { let store: Store; func show() { print(store.name + store.mail) } }
      final class Loader { let store: any Store; func run() { store.load() } }
      """
    let graph = linkedGraph(project: project, facts: [SourceFacts(code)])
    let fix = ConfiguredRule(FatProtocol(maxRequirements: 2)).findingsOrIssue(in: graph).first?.fix
    #expect(fix?.contains("take out what nobody needs") == !isProduct, "\(fix ?? "")")
    #expect(fix?.contains("which this one inherits from") == isProduct)
  }

  @Test(arguments: [("$model.text", "in @Bindable"), ("$isShown", "in a plain property")])
  func whatHoldsAnObjectThatIsGiven(_ binding: String, _ fix: String) throws {
    try check(
      StateObjectOwnership(),
      """
      import SwiftUI
      @Observable final class Model { var text = "" }
      struct Form: View {
        @State private var model: Model
        @State private var isShown = false
        init(model: Model) { _model = State(wrappedValue: model) }
        var body: some View { Field(\(binding)) }
      }
      """,
      tells: "Form takes Model for its own", fix)
  }

  @Test func protocolsThatDemandWhatTraps() throws {
    let classes = """
      class Base: Flow { func start() { fatalError("abstract") } }
      final class Home: Base { override func start() {} }
      final class Cart: Base { override func start() {} }
      """
    try check(
      AbstractMethodTrap(), "protocol Flow { func start() }\n" + classes,
      tells: "Let the subclasses conform to Flow, which demands this already")
    try check(
      AbstractMethodTrap(), "protocol Flow {}\n" + classes,
      tells: "Declare a protocol with these requirements")
  }

  @Test func placesThatSwitch() throws {
    try check(
      ScatteredEnumSwitch(maxSites: 1),
      """
      enum Plan { case free, pro }
      struct Price { func of(_ p: Plan) -> Int { switch p { case .free: 0; case .pro: 9 } } }
      struct Badge { func of(_ p: Plan) -> Bool { switch p { case .free: false; case .pro: true } } }
      """,
      tells: "new case of Plan changes switches in at least 2 other types: Badge and Price",
      "Badge decides here", "Price decides here", "Let Plan answer")
  }

  @Test func branchesThatCast() throws {
    try check(
      TypeCasing(),
      """
      protocol Shape {}
      struct Circle: Shape {}
      struct Square: Shape {}
      struct Canvas {
        func paint(_ shape: Shape) { if shape is Circle { } else if shape is Square { } }
      }
      """,
      tells: "chooses among 2 subtypes of Shape by casting: Circle and Square",
      "requirement to Shape",
      "tests for Circle", "tests for Square")
  }

  @Test func castsFromPublicTypes() throws {
    let casts = """
      struct Desk {
        public func pay(_ method: Method) { (method as? Card)?.authorize() }
      }
      """
    try check(
      DowncastToSubtype(),
      "public protocol Method {}\npublic struct Card: Method { func authorize() {} }\n" + casts,
      tells: "Declare a protocol here for what is done with Card", "Method is public")
    try check(
      DowncastToSubtype(),
      "public protocol Method {}\npublic struct Card: Method { func authorize() {} }\npublic "
        + casts,
      tells: "behind a requirement of Method, with a default implementation")
    try check(
      DowncastToSubtype(),
      "class Method {}\nfinal class Card: Method { func authorize() {} }\n" + casts,
      tells: "into a method of Method that Card overrides")
    try check(
      DowncastToSubtype(),
      "open class Method {}\npublic final class Card: Method { func authorize() {} }\n" + casts,
      tells: "into an internal method of Method that Card overrides")
  }

  @Test func protocolsThatTheServiceHas() throws {
    let service = """
      protocol Paying { func pay() }
      final class PayService: Paying { func pay() {} }

      """
    try check(
      DependenciesAreProtocols(),
      service + "final class Desk { let service: PayService; init(service: PayService) { "
        + "self.service = service }; func go() { service.pay() } }",
      tells: "Depend on its protocol Paying.")
    try check(
      DependenciesAreProtocols(),
      service + "final class Desk { weak var service: PayService?; func go() { service?.pay() } }",
      tells: "Depend on its protocol Paying, bound to `AnyObject`.")
    // What is only handed on is known by its name.
    let named = "protocol PayServicing {}; final class PayService: PayServicing { func pay() {} }\n"
    let hands = "final class Desk { init(service: PayService) { Counter.open(service) } }\n"
    try check(
      DependenciesAreProtocols(), named + hands, tells: "Depend on its protocol PayServicing.")
    try check(DependenciesAreProtocols(), service + hands, tells: "Declare a protocol with what")
  }

  @Test func servicesOfScreens() throws {
    let service = "import UIKit\nfinal class PayService { func pay() {} }\n"
    try check(
      LayerDependency(),
      service + "final class PayViewController: UIViewController { let it: PayService? = nil }",
      architecture: "mvvm_c", tells: "Let a view model take it, and ask")
    try check(
      LayerDependency(),
      service + "final class PayWorker { func pay() {} }\n"
        + "final class PayViewController: UIViewController { let it: PayWorker? = nil }",
      architecture: "vip", tells: "Let an interactor take it, and ask")
  }

  @Test func importsOfToolkits() throws {
    let model = "final class CartViewModel { var title = \"\" }\n"
    try check(
      ViewModelUiIndependent(forbidImport: true), "import UIKit\n" + model,
      tells: "or import Foundation instead if that is all", "make what needs UIKit.")
    try check(
      ViewModelUiIndependent(forbidImport: true), "import Foundation\nimport UIKit\n" + model,
      tells: "Remove the import, and let the view")
  }

  @Test func waysOutOfARequirement() throws {
    let conformers = """
      struct Stone: Flying {
        func fly() throws { fatalError("stone") }
        func land() {}
      }
      struct Duck: Flying {
        func fly() throws { print("fly") }
        func land() { print("land") }
      }
      """
    let protocols =
      "protocol Moving {}\npublic protocol Flying: Moving, Sendable {\n"
      + "  func fly() throws\n  func land()\n}\n"
    try check(
      UnimplementedRequirement(), protocols + conformers,
      tells: "Split Flying into protocols that it inherits, so that Stone need not promise fly(), ",
      "or throw an error, or conform to Moving only, where nothing takes it as Flying.")
    try check(
      UnimplementedRequirement(),
      "protocol Flying {\n  func fly() throws\n  func land()\n}\n" + conformers,
      tells: "Split Flying, so that Stone need not promise fly(), or throw an error.")
  }
}
