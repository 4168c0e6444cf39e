import Testing

@testable import ArchCheck

/// What `init` writes: it reads without a mistake, its contracts are kept, and it is short.
@Suite struct InitialConfigurationTests {
  private func check(
    _ code: String, profiles: [String] = [], architecture: String? = nil,
    says lines: [String], summary: String? = nil, location: SourceLocation = #_sourceLocation
  ) {
    var graph = Example(code).graph()
    let initial = InitialConfiguration(
      project: "Shop", graph: graph, profiles: profiles, architecture: architecture)
    let (found, mistakes) = read(initial.text(withBaseline: ".archcheck-baseline.json"))
    #expect(mistakes == [], sourceLocation: location)
    guard let found else { return }
    graph.claims = found.claims(for: graph.ownModules.map(\.name))
    #expect(found.mistakes(in: graph) == [], sourceLocation: location)
    #expect(found.contracts.check(in: graph).findings == [], sourceLocation: location)
    let told = initial.text.split(separator: "\n").dropFirst(4).map(String.init)
    #expect(told == lines, sourceLocation: location)
    if let summary { #expect(initial.summary == summary, sourceLocation: location) }
  }

  private let claims = [
    "contracts:",
    "  # Each may use what stands below it; | separates siblings that do not use each other.",
    "  - name: Layers point downward", "    layers:",
  ]

  private let noInterface = [
    "extends: [recommended]"
  ]

  @Test func modulesInLayers() {
    check(
      """
      //- App/App.swift
      import Cart
      import Feed
      //- Cart/Cart.swift
      import Domain
      //- Feed/Feed.swift
      import Domain
      //- Domain/Domain.swift
      struct Order {}
      //- AppTests/AppTests.swift
      import App
      """,
      says: noInterface + claims + [
        "      - App", "      - Cart | Feed", "      - Domain",
      ],
      summary: "Shop has 4 modules and 1 type besides tests, whose modules form 3 layers. Its "
        + "architecture is none of the known ones: no type is a view or a view controller.")
  }

  /// Where no profile forbids cycles of modules, a contract does.
  @Test func cyclesAreForbiddenInAnyCase() {
    func interface(_ profiles: String) -> [String] {
      ["extends: [\(profiles)]"] + noInterface.dropFirst()
    }
    let code = """
      //- App/App.swift
      import Cart
      //- Cart/Cart.swift
      struct Order {}
      """
    let layers = claims + ["      - App", "      - Cart"]
    let acyclic = ["  - name: Modules form no cycles", "    acyclic: modules"]
    check(code, profiles: ["wolox"], says: interface("wolox") + layers + acyclic)
    check(
      code, profiles: ["wolox", "swift-team"], says: interface("wolox, swift-team") + layers)
    check(
      code + "\nimport Ring\n//- Ring/Ring.swift\nimport Cart", profiles: ["rapiddo"],
      says: interface("rapiddo") + [
        "components:", "  # These depend on one another in a cycle: take it apart.",
        "  Cycle1: { modules: [Cart, Ring] }",
      ] + claims + [
        "      - App", "      - Cycle1", "  # Once the cycles above are gone:",
        "  # - acyclic: modules",
      ])
  }

  @Test func ringsAreNamed() {
    check(
      """
      //- App/App.swift
      import Cart
      //- Cart/Cart.swift
      import Feed
      //- Feed/Feed.swift
      import Cart
      """,
      says: noInterface + [
        "components:", "  # These depend on one another in a cycle: take it apart.",
        "  Cycle1: { modules: [Cart, Feed] }",
      ] + claims + [
        "      - App", "      - Cycle1",
      ])
  }

  @Test func manySiblingsAreOneComponent() {
    let features = (1...30).map { "Number\($0)Feature" }
    let code =
      features.map { "//- \($0)/A.swift\nimport Domain\n" }.joined()
      + "//- Domain/D.swift\nstruct D {}\n"
    let initial = InitialConfiguration(project: "Shop", graph: Example(code).graph())
    #expect(initial.text.contains("  Features: { modules: [Number10Feature, Number11Feature,"))
    #expect(initial.text.contains("      - Features\n      - Domain\n"))
    #expect(initial.text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    #expect(initial.text.split(separator: "\n").count < 25)
  }

  /// Groups of modules and of folders are components with names of their own.
  @Test func manySiblingFoldersAreAComponentToo() {
    let features = [
      "Alpha", "Bravo", "Clock", "Delta", "Eager", "Frost", "Green", "House", "Index",
    ]
    let modules = features.map { "//- \($0)Of/A.swift\nimport Kit\n" }
    let folders = features.map { "//- Kit/\($0)/S.swift\nstruct \($0)Screen { let core: Core }\n" }
    let code = modules.joined() + folders.joined() + "//- Kit/Core/Core.swift\nstruct Core {}\n"
    var graph = Example(code).graph()
    let initial = InitialConfiguration(project: "Shop", graph: graph)
    let (found, mistakes) = read(initial.text)
    #expect(mistakes == [])
    if let found { graph.claims = found.claims(for: graph.ownModules.map(\.name)) }
    #expect(found?.mistakes(in: graph) == [])
    #expect(initial.text.contains("  Level1: { modules: [AlphaOf, "))
    #expect(initial.text.contains("  Level2: { paths: [Kit/Alpha/, "))
  }

  @Test func foldersOfTheOnlyModule() {
    check(
      """
      //- App/Screens/Screen.swift
      struct Screen { let store: Store }
      //- App/Data/Store.swift
      struct Store { let order: Order }
      //- App/Domain/Order.swift
      struct Order {}
      """,
      says: noInterface + claims + [
        "      - App/Screens/", "      - App/Data/", "      - App/Domain/",
      ])
  }

  @Test func foldersOfTheModuleThatHoldsMost() {
    check(
      """
      //- App/Screens/Screen.swift
      import Kit
      struct Screen { let store: Store }
      //- App/Data/Store.swift
      struct Store { let order: Order }
      //- App/Domain/Order.swift
      struct Order {}
      //- Kit/Kit.swift
      struct Price {}
      """,
      says: noInterface + claims + ["      - App", "      - Kit"] + [
        claims[1], "  - name: Folders of App point downward", "    layers:",
        "      - App/Screens/", "      - App/Data/", "      - App/Domain/",
      ],
      summary: "Shop has 2 modules and 4 types, whose modules form 2 layers and whose folders of "
        + "App form 3. Its architecture is none of the known ones: no type is a view or a view "
        + "controller.")
  }

  @Test func theFolderInWhichTheAppStartsStandsAboveTheOthers() {
    let initial = InitialConfiguration(
      project: "Shop",
      graph: Example(
        """
        //- App/Start/AppDelegate.swift
        import UIKit
        final class AppDelegate: UIResponder, UIApplicationDelegate { let screen = Feed() }
        //- App/Phone/SceneDelegate.swift
        import UIKit
        final class SceneDelegate: NSObject, UIWindowSceneDelegate {}
        //- App/Start/Services.swift
        struct Services {}
        //- App/Screens/Feed.swift
        struct Feed { let services: Services; let others: Services; let cart: Cart }
        //- App/Models/Cart.swift
        struct Cart { let a: Line; let b: Line; let c: Line; let d: Line; let e: Line }
        //- App/Rows/Line.swift
        struct Line {}
        """
      ).graph())
    #expect(
      initial.text.contains(
        """
          # Today 2 places go against it.
          - name: Layers point downward
            layers:
              - App/Phone/
              - App/Start/
              - App/Screens/
              - App/Models/
              - App/Rows/
        """))
  }

  @Test func foldersInARingAreLayersIfLittleGoesAgainstThem() {
    let few = InitialConfiguration(
      project: "Shop",
      graph: Example(
        """
        //- App/Screens/CartScreen.swift
        struct CartScreen { let a: Store; let b: Store; let c: Store; let d: Order }
        //- App/Data/Store.swift
        struct Store { let order: Order }
        //- App/Domain/Order.swift
        struct Order {}
        let shown: CartScreen? = nil
        //- Widget/Tile.swift
        struct Tile {}
        """
      ).graph())
    #expect(
      few.text.contains(
        """
          # Today 1 place goes against it.
          - name: Layers point downward
            layers:
              - App/Screens/
              - App/Data/
              - App/Domain/
        """))
    #expect(few.summary.contains("whose folders form 3 layers, with 1 place against them."))
    let many = InitialConfiguration(
      project: "Shop",
      graph: Example(
        """
        //- App/Screens/A.swift
        struct A { let b: B; let c: C }
        //- App/Data/B.swift
        struct B { let a: A; let c: C }
        //- App/Domain/C.swift
        struct C { let a: A; let b: B }
        """
      ).graph())
    #expect(many.summary.contains("without layers to speak of"))
  }

  private let scenes = """
    //- App/Scenes.swift
    import UIKit
    final class CartViewController: UIViewController { let viewModel = CartViewModel() }
    final class FeedViewController: UIViewController { let viewModel = FeedViewModel() }
    final class CartViewModel {}
    final class FeedViewModel {}
    final class CartCoordinator: Coordinator { func start() { _ = CartViewController() } }
    final class FeedCoordinator: Coordinator { func start() { _ = FeedViewController() } }
    protocol Coordinator {}

    """

  @Test func architectures() {
    check(
      scenes,
      says: [
        "extends: [recommended]",
        "# Which roles may know which: mvcvm, mvp, mvvm, mvvm_c, swiftui_mvvm, view_store,",
        "# vip, viper, or a map from modules to these.",
        "# Those that the code shows roles of; not considered are those whose roles are rare,",
        "# or only a part of the roles that are there:",
        "#   mvvm_c: 2 coordinators, 2 view models; nothing against it",
        "#   mvvm: 2 view models, 2 view controllers; nothing against it",
        "architecture: mvvm_c",
      ],
      summary: "Shop has 1 module and 7 types, without layers to speak of. Its architecture looks "
        + "like mvvm_c: 2 coordinators, 2 view models; nothing against it.")
    let none = InitialConfiguration(
      project: "Shop", graph: Example(scenes + "import ComposableArchitecture\n").graph())
    #expect(none.architecture == nil)
    #expect(none.text.contains("# None of the known architectures: the code is built on The Comp"))
    let pages = (0..<8).map { number in
      "final class Page\(number)ViewController: UIViewController { let model = Page\(number)ViewModel() }\n"
        + "final class Page\(number)ViewModel {}\n"
    }
    let legacy = "//- App/Legacy.swift\nimport ReactorKit\nfinal class Legacy: Reactor {}\n"
    let mixed = InitialConfiguration(
      project: "Shop", graph: Example(scenes + pages.joined() + legacy).graph())
    #expect(mixed.architecture == "mvvm_c")
    let views = (0..<50).map { "struct Row\($0): View { var body: some View { Text(\"\") } }\n" }
    let sparse = InitialConfiguration(
      project: "Shop",
      graph: Example(scenes + "import SwiftUI\n" + views.joined()).graph())
    #expect(sparse.architecture == nil)
    #expect(sparse.summary.hasSuffix("known ones: too few types show the roles of one."))
    let scene = ["Cart", "Feed"].map { name in
      ["Interactor", "Presenter", "Router"].map { "final class \(name)\($0) {}\n" }.joined()
    }
    let viper = InitialConfiguration(
      project: "Shop", graph: Example(scenes + scene.joined()).graph())
    #expect(viper.architecture == "viper")
    #expect(viper.summary.hasSuffix("2 routers, 2 interactors, 2 presenters; nothing against it."))
    let said = InitialConfiguration(
      project: "Shop", graph: Example(scenes).graph(), architecture: "vip")
    #expect(said.text.contains("\narchitecture: vip\n"))
    #expect(said.summary.hasSuffix("Its architecture is taken for vip, as you say."))
  }

  /// One that is broken less is not the answer where the code hardly has its roles.
  @Test func anArchitectureOfRareRolesIsNotConsidered() {
    let rare = scenes.split(separator: "\n").filter { !$0.contains("FeedCoordinator") }
      .joined(separator: "\n")
      .replacing("ViewModel() }", with: "ViewModel(); var order: Order? }")
    let bad = InitialConfiguration(
      project: "Shop",
      graph: Example(
        rare + "\n//- App/Models/Order.swift\nstruct Order: Codable { let id: Int }\n"
      ).graph())
    let line = "\n#   mvvm_c: 1 coordinator, 2 view models; nothing against it; not considered\n"
    #expect(bad.text.contains(line), "\(bad.text)")
    #expect(bad.text.contains("view controllers; 2 of 5 dependencies between roles against it\n"))
  }

  /// View models of the few SwiftUI views say nothing of the controllers that ask services.
  @Test func controllersWithoutViewModelsAreNoMVVM() {
    func controllers(_ member: String) -> String {
      (0..<7).map { "final class Page\($0)ViewController: UIViewController { \(member) }\n" }
        .joined()
    }
    let views = ["Cart", "Feed"].map {
      "struct \($0)View: View { let model: \($0)ViewModel; var body: some View { Text(\"\") } }\n"
        + "final class \($0)ViewModel {}\n"
    }.joined()
    func architecture(_ member: String) -> String? {
      let code = "//- App/App.swift\nimport SwiftUI\nimport UIKit\n" + controllers(member) + views
      return InitialConfiguration(project: "Shop", graph: Example(code).graph()).architecture
    }
    #expect(architecture("") == nil)
    #expect(architecture("let model = CartViewModel()") == "mvvm")
  }

  /// What presenters hand to their views is often called a view model.
  @Test func presentersMayShowViewModels() {
    func scene(_ name: String) -> String {
      """
      final class \(name)ViewController: UIViewController {
        let presenter = \(name)Presenter()
      }
      struct \(name)ViewModel { let rows: [String] }
      struct \(name)RowViewModel { let title: String }
      protocol \(name)Showing: AnyObject { func show(_ model: \(name)ViewModel) }
      final class \(name)Presenter {
        weak var view: (any \(name)Showing)?
        func load() { view?.show(\(name)ViewModel(rows: ["a"])) }
      }

      """
    }
    let code = "//- App/Scenes.swift\nimport UIKit\n" + scene("Cart") + scene("Feed")
    let found = InitialConfiguration(project: "Shop", graph: Example(code).graph())
    #expect(found.architecture == "mvp", "\(found.summary)")
    let working = code.replacing("struct", with: "final class")
    #expect(
      InitialConfiguration(project: "Shop", graph: Example(working).graph()).architecture != "mvp")
  }

  /// In VIPER the presenter asks the interactor, in VIP it is told by it.
  @Test(arguments: [
    ("let interactor: any CartInteracting", "weak var output: (any CartOutput)?", "viper"),
    ("weak var view: (any CartShowing)?", "var presenter: (any CartOutput)?", "vip"),
  ])
  func presentersThatAskInteractorsAreOfViper(
    _ ofPresenter: String, _ ofInteractor: String, _ architecture: String
  ) {
    func scene(_ name: String) -> String {
      """
      protocol CartInteracting {}
      protocol CartOutput: AnyObject {}
      protocol CartShowing: AnyObject {}
      final class CartViewController: UIViewController, CartShowing {}
      final class CartPresenter: CartOutput { \(ofPresenter) }
      final class CartInteractor: CartInteracting { \(ofInteractor) }

      """.replacing("Cart", with: name)
    }
    let code = "//- App/Scenes.swift\nimport UIKit\n" + scene("Cart") + scene("Feed")
    let found = InitialConfiguration(project: "Shop", graph: Example(code).graph())
    #expect(found.architecture == architecture)
    #expect(
      found.summary.hasSuffix("\(architecture): 2 interactors, 2 presenters; nothing against it."))
  }

  /// Some scenes with presenters are not the architecture of an app whose other screens have more view
  /// models and coordinators.
  @Test func aFewScenesAreNotTheArchitecture() {
    let flows = ["List", "Detail", "Login"].map { name in
      """
      final class \(name)ViewController: UIViewController { let model = \(name)ViewModel() }
      final class \(name)ViewModel { func load() {} }
      final class \(name)Coordinator: Coordinator { func start() { _ = \(name)ViewController() } }

      """
    }
    let scene = ["Pay", "Ship"].map { name in
      ["Interactor", "Presenter", "Router"].map { "final class \(name)\($0) {}\n" }.joined()
    }
    let found = InitialConfiguration(
      project: "Shop",
      graph: Example(scenes + (flows + scene).joined()).graph())
    #expect(found.architecture == "mvvm_c", "\(found.text)")
    #expect(
      found.text.contains("#   viper: 2 routers, 2 interactors, 2 presenters; nothing against it\n")
    )
  }

  /// A few coordinators make no architecture of coordinators where all screens know them.
  @Test func theArchitectureIsTheOneWithTheLeastAgainstIt() {
    let known = scenes.replacing("ViewModel() }", with: "ViewModel(); var flow: CartCoordinator? }")
    check(
      known,
      says: [
        "extends: [recommended]",
        "# Which roles may know which: mvcvm, mvp, mvvm, mvvm_c, swiftui_mvvm, view_store,",
        "# vip, viper, or a map from modules to these.",
        "# Those that the code shows roles of; not considered are those whose roles are rare,",
        "# or only a part of the roles that are there:",
        "#   mvvm: 2 view models, 2 view controllers; nothing against it",
        "#   mvvm_c: 2 coordinators, 2 view models; 2 of 6 dependencies between roles against it",
        "architecture: mvvm",
      ])
    let bad = InitialConfiguration(
      project: "Shop",
      graph: Example(
        known.replacing("?", with: "?; var order: Order?; let orders = OrderService()")
          + "//- App/Models/Order.swift\nstruct Order: Codable { let id: Int }\n"
          + "//- App/Services/OrderService.swift\nfinal class OrderService {}\n"
      ).graph())
    #expect(bad.architecture == nil)
    #expect(
      bad.summary.hasSuffix(
        "none of the known ones: its roles are those of mvvm_c, but 4 of 10 dependencies between "
          + "roles go against it."), "\(bad.summary)")
    #expect(bad.text.contains("\n#   mvvm_c: 2 coordinators, 2 view models; 4 of 10 dep"))
  }

  @Test func namesThatYAMLWouldMisread() {
    let code = "//- on/A.swift\nimport No\n//- No/B.swift\nstruct B {}\n"
    let initial = InitialConfiguration(project: "on: [off", graph: Example(code).graph())
    let (found, mistakes) = read(initial.text)
    #expect(mistakes == [])
    #expect(found?.name == "on: [off")
    #expect(found?.contracts.first?.kind.terms.map(\.text) == ["on", "No"])
  }
}
