import Testing

@testable import ArchCheck

/// Contracts as they are written, checked on files that stand in one string.
@Suite struct ContractTests {
  /// Checks the findings as `file:line: message` and the mistakes as `line: severity: message`.
  func check(
    _ configuration: String, _ code: String, finds expected: String...,
    evidence: [String]? = nil, mistakes: [String] = [],
    manifest: [String: [String]] = [:], location: SourceLocation = #_sourceLocation
  ) {
    let (found, wrong) = read("version: 1\n" + configuration)
    guard let found else {
      Issue.record("\(wrong)", sourceLocation: location)
      return
    }
    var graph = Example(code, manifest: manifest).graph()
    graph.claims.components = found.claims(for: []).components
    let outcome = found.contracts.check(in: graph)
    #expect(
      outcome.findings.map { "\($0.file):\($0.line): \($0.message)" } == expected,
      sourceLocation: location)
    if let evidence {
      let told = outcome.findings.flatMap(\.evidence).map { "\($0.file):\($0.line): \($0.message)" }
      #expect(told == evidence, sourceLocation: location)
    }
    let told = found.mistakes(in: graph).map {
      "\($0.location.line): \($0.severity): \($0.message)"
    }
    #expect(told == mistakes, sourceLocation: location)
  }

  private let shop = """
    //- App/App.swift
    import Cart
    struct Main { let cart: CartScreen }
    //- Cart/CartScreen.swift
    import Data
    import UIKit
    public final class CartScreen: UIViewController { let store = Store() }
    //- Data/Store.swift
    import Domain
    import Foundation
    public final class Store { public init() {}; var order: Order? }
    //- Domain/Order.swift
    public struct Order {}
    //- DataTests/StoreTests.swift
    import App
    import Data
    import XCTest
    final class StoreTests: XCTestCase { let store = Store() }
    """

  // MARK: Layers

  @Test func layersAreKept() {
    check("contracts: [{ layers: [App, Cart, Data, Domain] }]", shop)
    check(
      "contracts: [{ layers: [App, \"Crat | Data\", Domain] }]", shop,
      mistakes: ["2: error: unknown module or component \"Crat\"; did you mean \"Cart\"?"])
  }

  @Test func layersAreBroken() {
    check(
      "contracts: [{ name: Down, layers: [Domain, Data, App], because: Why }]", shop,
      finds: "Data/Store.swift:1: Data must not use Domain, which stands above it (Down)",
      evidence: [
        "Data/Store.swift:1: Data imports Domain",
        "Data/Store.swift:3: Data.Store holds Domain.Order",
        "Package.swift:3: Data declares the dependency on Domain",
      ])
  }

  @Test func siblingsAreIndependent() {
    check(
      "contracts: [{ name: Down, layers: [App, \"Cart | Data\", Domain] }]", shop,
      finds: "Cart/CartScreen.swift:1: Cart must not use Data; siblings of one layer are "
        + "independent (Down)")
    check("contracts: [{ name: Down, layers: [App, \"*t*\", Domain] }]", shop)
  }

  @Test func layersAreSkippedAndForgotten() {
    check(
      "contracts: [{ name: Down, layers: [Cart, Data, Domain], closed: true, exhaustive: true }]",
      shop.replacing("import UIKit", with: "import Domain"),
      finds: "Cart/CartScreen.swift:2: Cart must not use Domain directly; a layer stands between "
        + "(Down)",
      "Package.swift:1: App needs a place in the layers (Down)")
  }

  @Test func remediesFitTheBreach() throws {
    let configuration = try Configuration.read(
      Array(
        "contracts: [{ layers: [Cart, Data, Domain], closed: true, exhaustive: true }]".utf8),
      file: ".archcheck.yml"
    ).configuration
    let graph = Example(shop.replacing("import UIKit", with: "import Domain")).graph()
    #expect(
      configuration.contracts.check(in: graph).findings.map(\.fix) == [
        "Go through the layer between, which may use it.",
        "Add App to `layers`, or take `exhaustive` back.",
      ])
  }

  @Test func layersAreBrokenByWayOfOthers() {
    let code = """
      //- High/High.swift
      public struct High {}
      //- Low/Low.swift
      import Middle
      //- Middle/Middle.swift
      import High
      """
    check("contracts: [{ layers: [High, Low] }]", code)
    check(
      "contracts: [{ name: Down, layers: [High, Low], transitive: true }]", code,
      finds: "Low/Low.swift:1: Low must not reach High, which stands above it (Down)",
      evidence: [
        "Low/Low.swift:1: Low imports Middle", "Middle/Middle.swift:1: Middle imports High",
      ])
  }

  @Test func layersOverlap() {
    check(
      "components: { Upper: [App, Cart] }\ncontracts: [{ layers: [Upper, Cart, Domain] }]", shop,
      mistakes: ["3: error: the layers \"Upper\" and \"Cart\" overlap: module Cart belongs to both"]
    )
  }

  // MARK: Other kinds

  private let features = """
    //- CartFeature/Cart.swift
    import FeedFeature
    import Common
    //- FeedFeature/Feed.swift
    import Common
    //- SearchFeature/Search.swift
    import Common
    //- Common/Common.swift
    import SearchFeature
    """

  @Test func namesTheTypeThatTheContractIsAbout() {
    check(
      "contracts: [{ name: Pure, forbidden: { from: \"App.*Interactor\", to: UIKit } }]",
      """
      //- App/Cart.swift
      import UIKit
      final class CartCell: UITableViewCell {}
      struct CartInteractor { var color: UIColor }
      """,
      finds: "App/Cart.swift:3: App.CartInteractor must not use UIKit (Pure)")
  }

  @Test func independence() {
    check(
      "contracts: [{ name: Alone, independent: \"*Feature\" }]", features,
      finds: "CartFeature/Cart.swift:1: CartFeature must not use FeedFeature; they are independent "
        + "(Alone)")
    check(
      "contracts: [{ name: Alone, independent: \"*Feature\", transitive: true }]", features,
      finds: "CartFeature/Cart.swift:1: CartFeature must not use FeedFeature; they are independent "
        + "(Alone)",
      "CartFeature/Cart.swift:2: CartFeature must not reach SearchFeature; they are independent "
        + "(Alone)",
      "FeedFeature/Feed.swift:1: FeedFeature must not reach SearchFeature; they are independent "
        + "(Alone)")
    check(
      "contracts: [{ independent: \"*Screen\" }]", features,
      mistakes: ["2: warning: \"*Screen\" matches nothing"])
  }

  @Test func ignoring() {
    check(
      """
      contracts:
        - independent: "*Feature"
          ignore: [{ from: CartFeature, to: FeedFeature, because: Until the rewrite }]
      """, features)
  }

  /// What only ignored uses need, an import or the manifest's dependency, is ignored with them.
  @Test func ignoringLessThanAModule() {
    let code = """
      //- Cart/A.swift
      import Data
      final class A { let store = Store() }
      //- Cart/B.swift
      import Data
      final class B { let store = Store() }
      //- Data/Store.swift
      public struct Store { public init() {} }
      """
    func ignoring(_ sources: String) -> String {
      """
      contracts:
        - name: Pure
          forbidden: { from: Cart, to: Data }
          ignore: [{ from: \(sources), to: Data, because: Old }]
      """
    }
    let manifest = ["Cart": ["Data"]]
    for source in ["Cart.A", "Cart/A.swift"] {
      check(
        ignoring(source), code, finds: "Cart/B.swift:1: Cart must not use Data (Pure)",
        evidence: [
          "Cart/B.swift:1: Cart imports Data", "Cart/B.swift:2: Cart.B creates Data.Store",
          "Package.swift:1: Cart declares the dependency on Data",
        ], manifest: manifest)
    }
    check(ignoring("[Cart.A, Cart/B.swift]"), code, manifest: manifest)
    check(
      ignoring("Cart.A"), code.replacing("B { let store = Store() }", with: "B {}"),
      finds: "Cart/B.swift:1: Cart must not use Data (Pure)")
  }

  /// One place of a contract between modules is accepted without the others.
  @Test func oneFileIsAcceptedByItself() throws {
    let code = """
      //- Cart/A.swift
      import Data // archcheck:disable:this forbidden - Ticket 1
      final class A {}
      //- Cart/B.swift
      import Data
      final class B { let store = Store() }
      //- Cart/C.swift
      import Data
      final class C {}
      //- Data/Store.swift
      public struct Store { public init() {} }
      """
    let configuration = try #require(
      read("version: 1\ncontracts: [{ name: Pure, forbidden: { from: Cart, to: Data } }]")
        .configuration)
    let graph = Example(code).graph()
    let found = configuration.contracts.check(in: graph).findings
    let today = Day(number: 0)
    let settled = Suppressed(
      found, in: graph, knownRules: ["forbidden"], activeRules: ["forbidden"], today: today)
    #expect(settled.suppressed.map(\.file) == ["Cart/A.swift"])
    #expect(settled.findings.map(\.file) == ["Cart/B.swift"])
    #expect(
      settled.findings.flatMap(\.evidence).map { "\($0.file):\($0.line): \($0.message)" }
        == ["Cart/B.swift:1: Cart imports Data", "Cart/C.swift:1: Cart imports Data"])
    func excepted(_ paths: String...) -> Excepted {
      let exceptions = paths.map {
        Exception(
          rule: "forbidden", path: Glob($0), because: "Old",
          location: Location(file: ".archcheck.yml", line: 1, column: 1))
      }
      return Excepted(found, by: exceptions, today: today)
    }
    #expect(excepted("Cart/A.swift").findings.map(\.file) == ["Cart/B.swift"])
    #expect(excepted("Cart/B.swift").findings.map(\.file) == ["Cart/A.swift"])
    let all = excepted("Cart/B.swift", "Cart/*.swift", "Cart/A.swift")
    #expect(all.findings == [])
    #expect(
      all.notes.map(\.message) == ["the exception for forbidden is shadowed by the one in line 1"])
    let narrowed = Comparison(of: found, with: nil).narrowed { $0 == "Cart/C.swift" }
    #expect(narrowed.findings.map(\.line) == [1])
    #expect(narrowed.findings.map(\.file) == ["Cart/C.swift"])
  }

  @Test func forbidding() {
    check("contracts: [{ forbidden: { from: Domain, to: [UIKit, SwiftUI] } }]", shop)
    check(
      "contracts: [{ forbidden: { from: \"*\", to: \"UI*\" } }]", shop,
      finds: "Cart/CartScreen.swift:2: Cart must not use UIKit (forbidden * → UI*)")
    check(
      "contracts: [{ forbidden: { from: App, to: UIKit, transitive: true } }]", shop,
      finds: "App/App.swift:1: App must not reach UIKit, also not by way of others "
        + "(forbidden App → UIKit)",
      evidence: [
        "App/App.swift:1: App imports Cart", "Cart/CartScreen.swift:2: Cart imports UIKit",
      ])
    check(
      "contracts: [{ forbidden: { from: DataTests, to: App } }]", shop,
      finds: "DataTests/StoreTests.swift:1: DataTests must not use App (forbidden DataTests → App)")
    check("contracts: [{ forbidden: { from: DataTests, to: App }, severity: off }]", shop)
  }

  /// Tests belong to what names them, or matches nothing else.
  @Test(arguments: [
    "DataTests/", "DataTests/StoreTests.swift", "DataTests.StoreTests", "DataTests.*",
    "\"**/*Tests.swift\"", "Files", "Types",
  ])
  func testsAreNamedByPathAndType(_ from: String) {
    let components =
      "components: { Files: { paths: \"*Tests/**\" }, Types: { types: \"*Tests\" } }\n"
    check(
      components + "contracts: [{ name: No, forbidden: { from: \(from), to: Data } }]", shop,
      finds: "DataTests/StoreTests.swift:2: DataTests.StoreTests must not use Data (No)")
  }

  @Test func testsBesideOtherCodeAreNotMeant() {
    check("contracts: [{ forbidden: { from: [\"*.Store*\", \"Data*/**\"], to: App } }]", shop)
    // All tests are judged where only tests may use it.
    check(
      "contracts: [{ protected: { target: Data.Store, importers: App/ } }]", shop,
      finds: "Cart/CartScreen.swift:3: Cart must not use Data.Store, which is protected "
        + "(protected Data.Store)")
    check(
      "contracts: [{ protected: { target: Domain, importers: DataTests/ } }]",
      """
      //- Domain/Order.swift
      public struct Order {}
      //- DataTests/OrderTests.swift
      import Domain
      struct OrderTests { let order: Order }
      //- CartTests/CartTests.swift
      import Domain
      struct CartTests { let order: Order }
      """,
      finds: "CartTests/CartTests.swift:1: CartTests must not use Domain, which is protected "
        + "(protected Domain)")
  }

  @Test func componentsOfTypesOfTheSDK() {
    let components = "components: { State: { types: [UIKit.UIViewController, UIKit.UIView] } }\n"
    check(
      components + "contracts: [{ name: No, forbidden: { from: Cart, to: State } }]", shop,
      finds: "Cart/CartScreen.swift:3: Cart must not use UIKit.UIViewController (No)")
    check(components + "contracts: [{ name: No, forbidden: { from: State, to: Data } }]", shop)
  }

  @Test func chainsDoNotLeadThroughTypesOfOthers() {
    let code = { (use: String) in
      """
      //- App/Screen.swift
      struct Screen {
        let ids: [Int]
        func show() { \(use) }
      }
      //- App/Loading.swift
      extension Array where Element == Int {
        func load() { Loader().load() }
      }
      struct Loader { func load() { Store().save() } }
      //- App/Store.swift
      struct Store { func save() {} }
      """
    }
    let configuration =
      "contracts: [{ forbidden: { from: App.Screen, to: App.Store, uses: types, transitive: true } }]"
    check(configuration, code("print(ids)"))
    check(
      configuration, code("Loader().load()"),
      finds: "App/Screen.swift:3: App.Screen must not reach App.Store, also not by way of others "
        + "(forbidden App.Screen → App.Store)")
  }

  @Test func countingOneUseOnly() {
    let manifest = ["Cart": ["Data", "Domain"], "Data": ["Domain"], "App": ["Cart"]]
    check(
      "contracts: [{ forbidden: { from: Cart, to: Domain } }]", shop,
      finds: "Package.swift:2: Cart must not use Domain (forbidden Cart → Domain)",
      manifest: manifest)
    check(
      "contracts: [{ forbidden: { from: Cart, to: Domain }, uses: [imports, types] }]", shop,
      manifest: manifest)
    check(
      "contracts: [{ forbidden: { from: Cart, to: Data, uses: types } }]", shop,
      finds: "Cart/CartScreen.swift:3: Cart must not use Data (forbidden Cart → Data)")
  }

  @Test func allowing() {
    check("contracts: [{ only: { from: Cart, may_use: Data } }]", shop)
    check(
      "contracts: [{ only: { from: Cart, may_use: [Data, Foundation] } }]", shop,
      finds: "Cart/CartScreen.swift:2: Cart must not use UIKit, which is not among what it may use "
        + "(only Cart)")
    check(
      "contracts: [{ only: { from: [Cart, Data], may_use: Domain } }]", shop,
      finds: "Cart/CartScreen.swift:1: Cart must not use Data, which is not among what it may use "
        + "(only Cart, Data)")
    check(
      "contracts: [{ only: { from: App, may_use: Cart, transitive: true } }]", shop,
      finds:
        "App/App.swift:1: App must not reach Data, which is not among what it may use (only App)")
  }

  @Test func whatComesWithAnAllowedModuleIsAllowed() {
    check(
      "contracts: [{ only: { from: Cart, may_use: SwiftUI } }]",
      """
      //- Cart/Cart.swift
      import SwiftUI
      struct Cart { let width: CGFloat; let queue: DispatchQueue }
      //- Cart/Queue.swift
      import Dispatch
      let queue = DispatchQueue.main
      """,
      finds: "Cart/Queue.swift:1: Cart must not use Dispatch, which is not among what it may use "
        + "(only Cart)")
  }

  /// Within a module, what stands behind what may be used is told apart by types.
  @Test func allowingWithinAModule() {
    check(
      "contracts: [{ only: { from: App/Screens, may_use: [App/Models], transitive: true } }]",
      """
      //- App/Screens/CartScreen.swift
      struct CartScreen { let cart: Cart }
      //- App/Models/Cart.swift
      struct Cart { let store: Store }
      //- App/Data/Store.swift
      struct Store {}
      """,
      finds: "App/Screens/CartScreen.swift:1: App/Screens must not reach App.Store, which is not "
        + "among what it may use (only App/Screens)")
  }

  /// A type that is only written in front of a nested one is no use of its own, and an extension is
  /// called one.
  @Test func oneFindingForATypeInAnother() {
    check(
      "contracts: [{ forbidden: { from: Feature, to: Core.Engine } }]",
      """
      //- Core/Engine.swift
      public struct Engine { public struct Options { public init() {} } }
      //- Parts/Card.swift
      public struct Card {}
      //- Feature/Feature.swift
      import Core
      import Parts
      extension Card { func make() -> Engine.Options { Engine.Options() } }
      """,
      finds: "Feature/Feature.swift:3: Feature must not use Core.Engine.Options "
        + "(forbidden Feature → Core.Engine)",
      evidence: [
        "Feature/Feature.swift:3: an extension of Parts.Card returns Core.Engine.Options",
        "Feature/Feature.swift:3: an extension of Parts.Card creates Core.Engine.Options",
      ])
  }

  /// A type of another module does nothing by itself: an extension of it does.
  @Test func extensionsAreCalledSo() {
    check(
      "contracts: [{ forbidden: { from: App/Store/, to: Model.Message } }]",
      """
      //- App/Store/Realm.swift
      import Model
      import RealmSwift
      extension Realm { func all() -> [Message] { [] } }
      //- Model/Message.swift
      public struct Message {}
      """,
      finds: "App/Store/Realm.swift:3: An extension of Realm must not use Model.Message "
        + "(forbidden App/Store/ → Model.Message)",
      evidence: ["App/Store/Realm.swift:3: an extension of Realm returns Model.Message"])
  }

  /// What another module adds to a type is that module's own, whatever the contract calls the type.
  @Test func extensionsInOtherModulesAreNotTheType() {
    let code = """
      //- Core/Order.swift
      public struct Order {}
      //- Core/Totals.swift
      import Row
      extension Order { func total() -> Row { Row() } }
      //- Screens/OrderRow.swift
      import Core
      import Row
      extension Order { func row() -> Row { Row() } }
      //- Row/Row.swift
      public struct Row { public init() {} }
      //- CoreTests/OrderTests.swift
      import Core
      import Row
      import XCTest
      extension Order { func tested() -> Row { Row() } }
      final class OrderTests: XCTestCase {}
      """
    check(
      "contracts: [{ forbidden: { from: Core.Order, to: Row.Row } }]", code,
      finds: "Core/Totals.swift:2: Core.Order must not use Row.Row "
        + "(forbidden Core.Order → Row.Row)")
    check(
      "contracts: [{ forbidden: { from: Core.Order, to: Row } }]", code,
      finds: "Core/Totals.swift:1: Core.Order must not use Row (forbidden Core.Order → Row)")
  }

  /// An import is told of the type that needs it, wherever in the file the types stand.
  @Test func importsAreThoseOfWhoUsesTheModule() {
    let types = [
      "enum BackendError: Error {}", "protocol PlayerBackend { func handle(_ phase: ScenePhase) }",
    ]
    for types in [types, types.reversed()] {
      check(
        "contracts: [{ forbidden: { from: App/Services/, to: SwiftUI } }]",
        """
        //- App/Services/PlayerBackend.swift
        import SwiftUI
        \(types.joined(separator: "\n"))
        """,
        finds: "App/Services/PlayerBackend.swift:1: App.PlayerBackend must not use SwiftUI "
          + "(forbidden App/Services/ → SwiftUI)")
    }
  }

  /// What tells findings apart holds when files get other names, and when something is added to them.
  @Test(arguments: [
    ("contracts: [{ independent: [App/Cart/, App/Feed/] }]", "_ = FeedView()"),
    ("contracts: [{ forbidden: { from: App/Cart/, to: Data } }]", "_ = Store()"),
    ("contracts: [{ forbidden: { from: App, to: Data } }]", "_ = Store()"),
  ])
  func filesMayBeRenamed(_ configuration: String, _ code: String) throws {
    func identity(_ files: String) throws -> [String] {
      let (found, _) = read("version: 1\n" + configuration)
      var graph = Example(
        files + """
          //- App/Feed/FeedView.swift
          struct FeedView {}
          //- Data/Store.swift
          public struct Store { public init() {} }
          """
      ).graph()
      graph.claims.components = try #require(found).claims(for: []).components
      let outcome = try #require(found).contracts.check(in: graph)
      return outcome.findings.map {
        "\($0.subject): \($0.target ?? ""): \($0.causes.map(\.name).sorted())"
      }.sorted()
    }
    func file(_ name: String, _ rest: String = "") -> String {
      "//- App/Cart/\(name).swift\nimport Data\nfunc show() { \(code) }\n\(rest)"
    }
    let extending = "extension String { func show() { \(code) } }\n"
    let first = try identity(file("Row", extending))
    #expect(!first.isEmpty)
    #expect(try identity(file("Other", extending)) == first)
    #expect(try identity(file("Row", "enum Added {}\n" + extending)) == first)
  }

  /// The declaration of a macro names what implements it in texts, where the project has that.
  @Test func macrosUseWhatImplementsThem() {
    check(
      """
      contracts:
        - forbidden: { from: Observing, to: Macros }
        - required: { from: Watching, to: Macros }
      """,
      """
      //- Observing/Watched.swift
      public macro Watched() = #externalMacro(module: "Macros", type: "WatchedMacro")
      macro Other() = #externalMacro(module: "Macros", type: "Elsewhere")
      macro Foreign() = #externalMacro(module: "Swift", type: "WatchedMacro")
      let text = (module: "Macros", type: "WatchedMacro")
      //- Watching/Watching.swift
      enum Watching {
        macro watched() = #externalMacro(module: "Macros", type: "WatchedMacro")
      }
      //- Macros/WatchedMacro.swift
      struct WatchedMacro {}
      """,
      finds:
        "Observing/Watched.swift:1: Observing must not use Macros (forbidden Observing → Macros)",
      evidence: [
        "Observing/Watched.swift:1: Observing/Watched.swift names Macros.WatchedMacro"
      ])
  }

  @Test func protecting() {
    check("contracts: [{ protected: { target: Domain, importers: Data } }]", shop)
    check(
      "contracts: [{ protected: { target: Data, importers: App } }]", shop,
      finds: "Cart/CartScreen.swift:1: Cart must not use Data, which is protected (protected Data)")
  }

  /// The module of an importer has to declare what it imports.
  @Test func protectingFromAllButAFolder() {
    let code = """
      //- Cart/Save/Save.swift
      import Data
      //- Cart/Cart.swift
      struct Cart {}
      //- App/App.swift
      struct App {}
      //- Data/Data.swift
      public struct Store {}
      """
    let contract = "contracts: [{ name: Safe, protected: { target: Data, importers: Cart/Save } }]"
    check(contract, code, manifest: ["Cart": ["Data"]])
    check(
      contract, code,
      finds: "Package.swift:1: App must not use Data, which is protected (Safe)",
      manifest: ["App": ["Data"], "Cart": ["Data"]])
  }

  @Test func requiring() {
    check("contracts: [{ required: { from: Data, to: [Domain, Foundation] } }]", shop)
    check(
      "contracts: [{ required: { from: \"*a*\", to: Domain } }]", shop,
      finds: "Package.swift:2: Cart must use Domain (required *a* → Domain)")
    check(
      "contracts: [{ required: { from: Cart, to: Domain } }]", shop,
      finds: "Package.swift:2: Cart must use Domain (required Cart → Domain)",
      manifest: ["Cart": ["Domain"]])
  }

  @Test func visibility() {
    let code = """
      //- App/App.swift
      import Data
      let cache = Store.Cache()
      let engine = Engine()
      //- Data/Store.swift
      public struct Store { public struct Cache { public init() {} } }
      public struct Engine { public init() {} }
      """
    check(
      "contracts: [{ visibility: { module: Data, types: Store } }]", code,
      finds: "App/App.swift:3: App must not use Data.Engine, which is not visible outside "
        + "(visibility Data)")
    check("contracts: [{ visibility: { module: Data, types: [\"Sto*\", Data.Engine] } }]", code)
    check(
      "contracts: [{ visibility: { module: Data, types: [Stroe, Engine, Store] } }]", code,
      mistakes: ["2: error: unknown type \"Stroe\"; did you mean \"Store\"?"])
  }

  /// Whoever extends a type cannot do without it.
  @Test func extending() {
    let code = """
      //- Cart/Cart.swift
      import Data
      extension Engine { func start() {} }
      struct Interactor {}
      //- Data/Engine.swift
      public struct Engine {}
      //- Data/Parts/Engine+Parts.swift
      extension Engine { func parts() {} }
      """
    check(
      "contracts: [{ name: Pure, forbidden: { from: Cart, to: Data.Engine } }]", code,
      finds: "Cart/Cart.swift:2: Cart must not use Data.Engine (Pure)",
      evidence: ["Cart/Cart.swift:2: Cart extends Data.Engine"])
    check(
      "contracts: [{ name: Pure, forbidden: { from: Data/Parts, to: Data/Engine.swift } }]", code,
      finds: "Data/Parts/Engine+Parts.swift:1: Data/Parts/Engine+Parts.swift must not use "
        + "Data.Engine (Pure)")
    // An exemption that meets only extensions is one that is needed.
    let exempt = read(
      """
      version: 1
      contracts:
        - forbidden: { from: Data/Parts, to: Data/Engine.swift }
          ignore: [{ from: Data/Parts, to: Data/Engine.swift, because: Old }]
      """
    ).configuration?.contracts.check(in: Example(code).graph())
    #expect(exempt?.findings == [])
    #expect(exempt?.notes == [])
    check("contracts: [{ required: { from: Data/Parts, to: Data/Engine.swift } }]", code)
    check(
      "contracts: [{ required: { from: Data/Engine.swift, to: Data/Parts } }]", code,
      finds:
        "Data/Engine.swift:1: Data/Engine.swift must use Data/Parts (required Data/Engine.swift "
        + "→ Data/Parts)")
    // In its own module, a type that is named stands in as many files as it likes.
    check("contracts: [{ forbidden: { from: Data, to: Data.Engine } }]", code)
    check(
      "contracts: [{ protected: { target: Data.Engine, importers: [] } }]", code,
      finds: "Cart/Cart.swift:2: Cart must not use Data.Engine, which is protected "
        + "(protected Data.Engine)")
    // What stands beside the extension is not the one that extends.
    check("contracts: [{ forbidden: { from: Cart.Interactor, to: Data.Engine } }]", code)
  }

  // MARK: Folders, types and components

  private let layered = """
    //- App/Screens/CartScreen.swift
    import Alamofire
    final class CartScreen { let store = Store() }
    //- App/Data/Store.swift
    final class Store { let screen: CartScreen? = nil }
    //- App/Domain/Order.swift
    struct Order { let store: Store }
    """

  @Test func folders() {
    check(
      "contracts: [{ name: Down, layers: [App/Screens, App/Data, App/Domain/] }]", layered,
      finds:
        "App/Data/Store.swift:1: App.Store must not use App.CartScreen, which stands above it: "
        + "App/Data → App/Screens (Down)",
      "App/Domain/Order.swift:1: App.Order must not use App.Store, which stands above it: "
        + "App/Domain/ → App/Data (Down)")
    check(
      "contracts: [{ name: Alone, independent: App/* }]", layered,
      finds: "App/Data/Store.swift:1: App.Store must not use App.CartScreen; they are independent: "
        + "App/Data → App/Screens (Alone)",
      "App/Domain/Order.swift:1: App.Order must not use App.Store; they are independent: "
        + "App/Domain → App/Data (Alone)",
      "App/Screens/CartScreen.swift:2: App.CartScreen must not use App.Store; they are independent: "
        + "App/Screens → App/Data (Alone)")
    // A file beside the folders may use them.
    check(
      "contracts: [{ independent: App/* }]",
      """
      //- App/Screens/CartScreen.swift
      final class CartScreen {}
      //- App/Data/Store.swift
      final class Store {}
      //- App/Main.swift
      final class Main { let store = Store(), screen = CartScreen() }
      """)
    check(
      "contracts: [{ independent: [App/Views, App/Data] }]", layered,
      mistakes: ["2: error: no Swift file stands below \"App/Views\""])
  }

  @Test func types() {
    check(
      "contracts: [{ forbidden: { from: App.Order, to: \"App.St*\" } }]", layered,
      finds: "App/Domain/Order.swift:1: App.Order must not use App.Store "
        + "(forbidden App.Order → App.St*)")
  }

  @Test func extensionsOfNestedTypesUseNotTheTypeAround() {
    let code = """
      //- App/Screen.swift
      struct Screen {
        struct ViewModel {}
      }
      //- App/ViewModel.swift
      extension Screen.ViewModel {
        static let first = Screen.ViewModel()
      }
      //- App/Other.swift
      extension Screen.ViewModel {
        var screen: Screen { Screen() }
      }
      """
    check(
      "contracts: [{ forbidden: { from: App.Screen.ViewModel, to: App.Screen } }]", code,
      finds: "App/Other.swift:2: App.Screen.ViewModel must not use App.Screen "
        + "(forbidden App.Screen.ViewModel → App.Screen)")
  }

  @Test func componentsOfTypes() {
    let configuration = """
      components: { Screens: { types: "*Screen" }, Stores: { types: Store } }
      contracts: [{ name: No, forbidden: { from: Screens, to: [Stores, Alamofire] } }]
      """
    check(
      configuration, layered,
      finds: "App/Screens/CartScreen.swift:1: App.CartScreen must not use Alamofire (No)",
      "App/Screens/CartScreen.swift:2: App.CartScreen must not use App.Store (No)")
    check(
      """
      components: { Orders: { types: Order }, Screens: { types: "*Screen" } }
      contracts: [{ name: No, forbidden: { from: Orders, to: Screens, transitive: true } }]
      """, layered,
      finds:
        "App/Domain/Order.swift:1: Orders must not reach Screens, also not by way of others (No)",
      evidence: [
        "App/Domain/Order.swift:1: App.Order holds App.Store",
        "App/Data/Store.swift:1: App.Store holds App.CartScreen",
      ])
    check(
      "components: { Gone: { types: \"*Gone\" } }\ncontracts: [{ independent: Gone }]", layered,
      mistakes: [
        "2: warning: the component \"Gone\" matches nothing",
        "3: warning: \"independent Gone\" has one member only, so it demands nothing",
      ])
    check(
      "components: { App: { types: Order } }\ncontracts: [{ forbidden: { from: App, to: UIKit } }]",
      layered,
      mistakes: [
        "2: warning: the component \"App\" hides the module of that name from contracts; call it "
          + "otherwise or add the module to it"
      ])
  }

  @Test func weakRolesWeighLess() throws {
    let code = """
      //- App/Shop.swift
      struct ShopPresenter { let store: Store }
      struct Store {}
      """
    let configuration = """
      version: 1
      components: { Presenters: { roles: presenter } }
      contracts: [{ forbidden: { from: Presenters, to: App.Store } }]
      """
    var graph = Example(code).graph()
    let found = try #require(read(configuration).configuration)
    graph.claims.components = found.claims(for: []).components
    let finding = found.contracts.check(in: graph).findings.first
    #expect(finding?.strength == .weak)
    #expect(finding?.severity == .warning)
    #expect(finding?.subject == "forbidden Presenters → App.Store")
    #expect(finding?.target == "App.ShopPresenter → App.Store")
  }

  // MARK: Cycles

  @Test func cycles() {
    let code = """
      //- Cart/A/A.swift
      import Feed
      struct A { let b: B }
      //- Cart/B/B.swift
      struct B { let a: [A] }
      //- Feed/Feed.swift
      import Cart
      """
    check(
      "contracts: [{ name: Free, acyclic: modules }]", code,
      finds: "Feed/Feed.swift:1: Cart → Feed → Cart is a cycle (Free)",
      evidence: ["Cart/A/A.swift:1: Cart imports Feed", "Feed/Feed.swift:1: Feed imports Cart"])
    check(
      "contracts: [{ name: Free, acyclic: folders }]", code,
      finds: "Cart/B/B.swift:1: Cart/A → Cart/B → Cart/A is a cycle (Free)")
    check(
      "contracts: [{ name: Free, acyclic: types }]", code,
      finds: "Cart/B/B.swift:1: A → B → A is a cycle (Free)")
    check(
      """
      contracts:
        - acyclic: modules
          ignore: [{ from: Feed, to: Cart, because: Old }]
      """, code)
  }

  /// An exemption takes one dependency out, not the knot that it is a part of.
  @Test func cyclesBesidesThoseIgnored() {
    let code = """
      //- App/A.swift
      final class A { var b: B?; var c: C? }
      //- App/B.swift
      final class B { var a: A? }
      //- App/C.swift
      final class C { var d: D? }
      //- App/D.swift
      final class D { var a: A? }
      """
    let ignoring = """
      contracts:
        - name: Free
          acyclic: types
          ignore: [{ from: App.A, to: App.B, because: Old }]
      """
    check(
      ignoring, code, finds: "App/D.swift:1: A → C → D → A is a cycle (Free)")
    check(ignoring, code.replacing("var d: D?", with: ""))
    let outcome = read("version: 1\n" + ignoring.replacing("App.B", with: "App.D"))
      .configuration?.contracts.check(in: Example(code).graph())
    #expect(outcome?.notes.map(\.message) == ["Free ignores App.A → App.D, which does not exist"])
  }

  /// Of `Api.Entity.Tag`, only the tag is used.
  @Test func namespacesAreNoUses() {
    check(
      "contracts: [{ name: Down, layers: [App/Net, App/Cart] }]",
      """
      //- App/Cart/Cart.swift
      struct Cart { let tag: Api.Entity.Tag, all = Api.first }
      //- App/Net/Api.swift
      enum Api { enum Entity { struct Tag {} }; static let first = 1 }
      """,
      finds:
        "App/Cart/Cart.swift:1: App.Cart must not use App.Api.Entity.Tag, which stands above it: "
        + "App/Cart → App/Net (Down)",
      "App/Cart/Cart.swift:1: App.Cart must not use App.Api, which stands above it: "
        + "App/Cart → App/Net (Down)")
  }

  /// What is accepted between two modules are the types that are against it today.
  @Test func usersOfAModuleAreCauses() throws {
    let found = read("version: 1\ncontracts: [{ forbidden: { from: Cart, to: Feed } }]")
    let code = """
      //- Cart/A.swift
      import Feed
      struct A { let feed: Feed.Item }
      //- Cart/helpers.swift
      import Feed
      func help() {}
      //- Feed/Item.swift
      public struct Item {}
      """
    let findings = try #require(found.configuration).contracts
      .check(in: Example(code).graph()).findings
    #expect(findings.map { $0.causes.map(\.name) } == [["A", "help"]])
  }

  @Test func coverage() {
    func check(_ contracts: String, _ modules: [String], _ files: Int, _ dependencies: Int) {
      let graph = Example(shop).graph()
      let (found, _) = read("version: 1\ncontracts: [\(contracts)]")
      let uncovered = found?.contracts.check(in: graph).coverage.uncovered(in: graph)
      #expect(uncovered?.modules == modules)
      #expect(uncovered?.files == files)
      #expect(uncovered?.dependencies == dependencies)
    }
    check("", ["App", "Cart", "Data", "Domain"], 4, 3)
    check("{ layers: [App, Cart/] }", ["Data", "Domain"], 2, 2)
    check("{ layers: [App, Cart] }, { only: { from: Data, may_use: Domain } }", [], 0, 1)
    check("{ protected: { target: Data, importers: Cart } }", ["App", "Domain"], 2, 2)
    check("{ forbidden: { from: Cart, to: Domain } }", ["App", "Data"], 2, 3)
    check("{ layers: [App, Cart, Data, Domain], uses: imports }", [], 0, 3)
    check("{ acyclic: modules }", [], 0, 0)
  }

  @Test func whatIsLeftOutOfARunIsCovered() throws {
    let graph = Example(shop).graph()
    var configuration = try #require(
      read("version: 1\ncontracts: [{ acyclic: modules }, { layers: [App, Cart] }]").configuration)
    configuration.leaveOutContracts { $0.word == "acyclic" }
    let outcome = configuration.contracts.check(
      in: graph, besides: configuration.contractsLeftOut)
    #expect(outcome.coverage.uncovered(in: graph).modules == [])
  }

  private let client = """
    //- Net/Client.swift
    public struct Client { public init() {} }
    public struct Reply {}
    //- Kit/Kit.swift
    import Net
    public typealias Sending = Client
    public typealias Answer = (Reply) -> Void
    public typealias Handler = Answer
    //- Shop/Shop.swift
    import Kit
    struct Shop { let client: Sending; func send(_ handler: Handler) {} }
    """

  @Test func anAliasIsNoWayAround() {
    check(
      "contracts: [{ name: Far, forbidden: { from: Shop, to: Net } }]", client,
      finds: "Shop/Shop.swift:2: Shop must not use Net (Far)",
      evidence: [
        "Shop/Shop.swift:2: Shop.Shop takes Net.Reply as Handler",
        "Shop/Shop.swift:2: Shop.Shop holds Net.Client as Sending",
      ])
    check(
      "contracts: [{ name: Kept, protected: { target: Net.Client, importers: Kit } }]", client,
      finds: "Shop/Shop.swift:2: Shop must not use Net.Client, which is protected (Kept)")
    check(
      "contracts: [{ forbidden: { from: Shop, to: Net }, "
        + "ignore: [{ from: Shop, to: Net, because: Handed on }] }]", client)
    check("contracts: [{ layers: [Shop, Kit, Net], closed: true }]", client)
  }

  /// Aliases that are what must not be used, name each other, or only pass a namespace on their way.
  @Test func anAliasIsToldOnce() {
    let code = """
      //- Net/Client.swift
      public enum Old { public struct New {} }
      public struct Client {}
      public typealias Sending = Client
      public typealias First = Second
      public typealias Second = First
      //- Kit/Kit.swift
      import Net
      public typealias New = Old.New
      //- Shop/Shop.swift
      import Kit
      import Net
      struct Shop { let client: Sending; let new: New; let first: First }
      """
    check(
      "contracts: [{ name: Far, uses: types, forbidden: { from: Shop, to: Net } }]", code,
      finds: "Shop/Shop.swift:3: Shop must not use Net (Far)",
      evidence: [
        "Shop/Shop.swift:3: Shop.Shop holds Net.Old.New as New",
        "Shop/Shop.swift:3: Shop.Shop holds Net.First",
        "Shop/Shop.swift:3: Shop.Shop holds Net.Sending",
      ])
  }

  @Test func endsOfChainsMayShareAModule() {
    check(
      "components: { Bottom: { modules: [Deep] } }\n"
        + "contracts: [{ name: Pure, forbidden: { from: Domain, to: [Bottom, Deep] }, "
        + "transitive: true }]",
      """
      //- Domain/Domain.swift
      import Nav
      //- Nav/Nav.swift
      import Deep
      //- Deep/Deep.swift
      struct Deep {}
      """,
      finds: "Domain/Domain.swift:1: Domain must not reach Deep, also not by way of others (Pure)")
  }

  @Test func aPatternAllowsWhatNobodyImports() {
    check(
      "contracts: [{ only: { from: Shell, may_use: [\"Core*\", UIKit] } }]",
      """
      //- Shell/Shell.swift
      import UIKit
      struct Shell { let width: CGFloat; let frame: CGRect }
      """)
  }

  @Test func aScopedImportIsOfItsType() {
    check(
      "contracts: [{ name: Far, forbidden: { from: Shop, to: Net.Client } }]",
      """
      //- Net/Client.swift
      public struct Client {}
      public struct Reply {}
      //- Shop/Shop.swift
      import struct Net.Client
      import struct Net.Reply
      """, finds: "Shop/Shop.swift:1: Shop must not use Net.Client (Far)")
  }

  @Test func testsAreJudgedWhereOnlyTestsMayUse() {
    let code = """
      //- FeedTesting/Mock.swift
      public struct FeedMock {}
      //- FeedTests/FeedTests.swift
      import FeedTesting
      import XCTest
      //- CartTests/CartTests.swift
      import FeedTesting
      import XCTest
      """
    check(
      "contracts: [{ name: Own, protected: { target: <m>Testing, importers: <m>Tests } }]", code,
      finds: "CartTests/CartTests.swift:1: CartTests must not use FeedTesting, which is protected "
        + "(Own)")
    check(
      "contracts: [{ name: Own, protected: { target: FeedTesting, importers: [App, FeedTests] } }]",
      code + "\n//- App/App.swift\nstruct App {}")
  }

  /// What `CGFloat` comes from is no module that the code speaks of.
  @Test func aPatternStandsForWhatIsImported() {
    let code = """
      //- Shell/Shell.swift
      import SwiftUI
      struct Shell { let width: CGFloat }
      //- CoreNet/Net.swift
      struct Net {}
      """
    check("contracts: [{ name: Bare, forbidden: { from: Shell, to: \"Core*\" } }]", code)
    check(
      "contracts: [{ name: Bare, forbidden: { from: Shell, to: \"Core*\" } }]",
      code + "\n//- Shell/Model.swift\nimport CoreData",
      finds: "Shell/Model.swift:1: Shell must not use CoreData (Bare)")
  }

  @Test func eachEndOfChainsIsTold() {
    check(
      "contracts: [{ name: Pure, forbidden: { from: Domain, to: [UIKit, SwiftUI, Deep] }, "
        + "transitive: true }]",
      """
      //- Domain/Domain.swift
      import Nav
      //- Nav/Nav.swift
      import Deep
      import SwiftUI
      import UIKit
      //- Deep/Deep.swift
      import UIKit
      """,
      finds: "Domain/Domain.swift:1: Domain must not reach Deep, also not by way of others (Pure)",
      "Domain/Domain.swift:1: Domain must not reach SwiftUI, also not by way of others (Pure)",
      "Domain/Domain.swift:1: Domain must not reach UIKit, also not by way of others (Pure)")
  }
}
