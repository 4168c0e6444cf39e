import Testing

@testable import ArchCheck

/// Names in a configuration that only the code shows to be wrong, all told at once.
@Suite struct WrongNameTests {
  private static let code = """
    //- App/App.swift
    import Alamofire
    import Cart
    //- Cart/Screens/CartScreen.swift
    import UIKit
    @MainActor final class CartScreen: UIViewController {}
    //- Cart/Store.swift
    protocol Storing {}
    struct Store: Storing {}
    //- Domain/Order.swift
    struct Order {}
    //- CartTests/StoreTests.swift
    import XCTest
    final class StoreTests: XCTestCase {}
    """

  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var mistakes: [String]

    init(_ text: String, _ mistakes: String...) {
      self.text = text
      self.mistakes = mistakes
    }

    var testDescription: String { text }
  }

  @Test(arguments: components + roles + contracts + several)
  func saysWhatIsWrongAndWhere(_ wrong: Case) {
    let (found, mistakes) = read("version: 1\n" + wrong.text)
    guard let found else {
      Issue.record("\(mistakes)")
      return
    }
    var graph = Example(Self.code).graph()
    graph.claims.components = found.claims(for: []).components
    let told = found.mistakes(in: graph).map {
      "\($0.location.line):\($0.location.column): \($0.severity): \($0.message)"
    }
    #expect(told == wrong.mistakes)
  }

  @Test(arguments: [
    ("self_contained_modules: { feature_pattern: [\"*rt\", \"*Feature\"] }", nil),
    (
      "self_contained_modules: { feature_pattern: \"Feature*\" }",
      "\"feature_pattern\" matches no module, so self_contained_modules finds nothing"
    ),
    (
      "third_party_behind_protocol: { modules: { add: [Alamofier] } }",
      "\"Alamofier\" in \"modules\" matches no module; did you mean \"Alamofire\"?"
    ),
    (
      "third_party_behind_protocol: { modules: [Alamofire, Alamofier] }",
      "\"Alamofier\" in \"modules\" matches no module; did you mean \"Alamofire\"?"
    ),
    (
      "third_party_behind_protocol: { modules: [Alamofier] }",
      "\"modules\" matches no module, so third_party_behind_protocol finds nothing; "
        + "did you mean \"Alamofire\"?"
    ),
    ("third_party_behind_protocol: { severity: off, modules: [Alamofier] }", nil),
  ])
  func rulesAreAboutModulesThatAreThere(_ rule: String, _ mistake: String?) throws {
    let text = "version: 1\nrules: { \(rule) }"
    let (configuration, _) = try Configuration.read(Array(text.utf8), file: "c")
    let told = configuration.mistakes(in: Example(Self.code).graph())
    #expect(told.map(\.message) == [mistake].compactMap { $0 })
    #expect(told.allSatisfy { $0.severity == .warning && $0.location.line == 2 })
  }

  /// A manifest may call a module as no code can.
  @Test func namesInManifestsLeadToThoseOfModules() throws {
    let text = "version: 1\ncontracts: [{ forbidden: { from: core-lib, to: [App] } }]"
    let (configuration, _) = try Configuration.read(Array(text.utf8), file: "c")
    let graph = Example("//- core_lib/A.swift\n//- App/core-lib/B.swift").graph()
    #expect(
      configuration.mistakes(in: graph).map(\.message)
        == ["unknown module or component \"core-lib\"; did you mean \"core_lib\"?"])
    #expect(graph.places(named: "core-lib").map(graph.name) == ["core_lib"])
    #expect(graph.places(named: "core-app") == [])
  }

  static let components: [Case] = [
    Case("components: { A: [Cart, \"Dom*\", UIKit, Foundation], B: { paths: Cart/Screens } }"),
    Case("components: { A: { types: [Foundation.UserDefaults, UIKit.UIScreen] } }"),
    Case(
      "components: { A: { types: [UserDefaults, Alamofire.Session] } }",
      "2:28: error: unknown type \"UserDefaults\"; did you mean \"Foundation.UserDefaults\"?",
      "2:42: error: the types of \"Alamofire\" are not known, as its sources are not here; "
        + "name the module"),
    Case(
      "components: { A: { types: [Store, Cart.Store, \"*Screen\"], superclasses: UIViewController, "
        + "conformances: Storing, attributes: MainActor } }"),
    Case(
      "components: { A: [Cart, Domian] }",
      "2:25: error: unknown module or component \"Domian\"; did you mean \"Domain\"?"),
    Case(
      "components: { A: Cart, B: { modules: [A, Domain] } }",
      "2:39: error: `modules` takes modules, and \"A\" is a component; name what it consists of"),
    Case(
      "components: { A: { modules: [Cart, UIKti] } }",
      "2:36: error: unknown module or component \"UIKti\"; did you mean \"UIKit\"?"),
    Case(
      "components: { A: { modules: Screens } }",
      "2:29: error: unknown module or component \"Screens\"; "
        + "the folder is { paths: \"Cart/Screens\" }"),
    Case(
      "contracts: [{ forbidden: { from: App, to: [RealmSwift, UIKit] } }]",
      "2:44: info: nothing imports \"RealmSwift\" today"),
    Case(
      "contracts: [{ forbidden: { from: App, to: [SQLite, UIKit] } }]",
      "2:44: warning: nothing imports \"SQLite\" today; did you mean \"SQLite3\"?"),
    Case(
      "components: { A: { modules: Zebra } }",
      "2:29: error: unknown module or component \"Zebra\"; allowed: A, Alamofire, App, Cart, "
        + "CartTests, Domain, UIKit, XCTest"),
    Case(
      "components: { A: { modules: Cart, paths: [Cart/Views, Cart/Screens] } }",
      "2:43: error: no Swift file stands below \"Cart/Views\""),
    Case(
      "components: { A: { paths: [Cart/**, \"**/Views/**\"] } }",
      "2:37: warning: \"**/Views/**\" matches nothing"),
    Case(
      "components: { A: { types: [Stroe, \"*Panel\", Order] } }",
      "2:28: error: unknown type \"Stroe\"; did you mean \"Store\"?",
      "2:35: warning: \"*Panel\" matches nothing"),
    Case(
      "components: { A: { types: Order, superclasses: UIControl, conformances: Storeable, "
        + "attributes: Observable } }",
      "2:48: warning: \"UIControl\" matches nothing",
      "2:73: warning: \"Storeable\" matches nothing",
      "2:96: warning: \"Observable\" matches nothing"),
    Case(
      "components: { Gone: { types: \"*Gone\" } }",
      "2:15: warning: the component \"Gone\" matches nothing"),
  ]

  static let roles: [Case] = [
    Case("roles: { view: [CartScreen, \"*Sc*\"] }"),
    Case(
      "roles: { view: [CartScren, \"*Panel\"] }",
      "2:17: error: unknown type \"CartScren\"; did you mean \"CartScreen\"?",
      "2:28: warning: \"*Panel\" matches nothing"),
    Case(
      "architecture: { Crat: vip, \"*Kit\": mvvm }",
      "2:23: error: unknown module \"Crat\"; did you mean \"Cart\"?",
      "2:36: warning: \"*Kit\" matches no module"),
  ]

  static let contracts: [Case] = [
    Case(
      "exceptions: [{ rule: no_singletons, module: Crat, because: Old }]",
      "2:14: error: unknown module \"Crat\"; did you mean \"Cart\"?"),
    Case(
      "contracts: [{ forbidden: { from: Domian, to: [UIKti, Foundation] } }]",
      "2:34: error: unknown module or component \"Domian\"; did you mean \"Domain\"?",
      "2:47: error: unknown module or component \"UIKti\"; did you mean \"UIKit\"?"),
    Case(
      "contracts: [{ forbidden: { from: Cart/Screns, to: UIKit } }]",
      "2:34: error: no Swift file stands below \"Cart/Screns\"; did you mean \"Cart/Screens\"?"),
    Case(
      "contracts: [{ only: { from: Cart/View, may_use: \"*Kit2\" } }]",
      "2:29: error: no Swift file stands below \"Cart/View\"",
      "2:49: warning: \"*Kit2\" matches nothing"),
    Case(
      "contracts: [{ protected: { target: Cart.Stroe, importers: App } }]",
      "2:36: error: unknown module or component \"Cart.Stroe\"; did you mean the type \"Cart.Store\"?"
    ),
    Case(
      "contracts: [{ protected: { target: Store, importers: App } }]",
      "2:36: error: unknown module or component \"Store\"; did you mean the type \"Cart.Store\"?"),
    Case(
      "contracts: [{ protected: { target: CartScren, importers: App } }]",
      "2:36: error: unknown module or component \"CartScren\"; did you mean the type "
        + "\"Cart.CartScreen\"?"),
    // Folders and types are written otherwise than modules.
    Case(
      "contracts: [{ layers: [App, Screens] }]",
      "2:29: error: unknown module or component \"Screens\"; the folder is \"Cart/Screens/\""),
    Case(
      "contracts: [{ forbidden: { from: \"*Screen\", to: Domain } }]",
      "2:34: warning: \"*Screen\" matches nothing; types of that name are \"*.*Screen\""),
    Case("contracts: [{ forbidden: { from: \"*.*Screen\", to: Domain } }]"),
    // Types of the SDK are written with their module, too, whether or not anything uses them.
    Case("contracts: [{ forbidden: { from: App, to: [Foundation.UserDefaults, UIKit.UIView] } }]"),
    Case(
      "contracts: [{ forbidden: { from: App, to: UserDefaults } }]",
      "2:43: error: unknown module or component \"UserDefaults\"; did you mean the type "
        + "\"Foundation.UserDefaults\"?"),
    Case(
      "contracts: [{ protected: { target: Foundation.URLSesion, importers: App } }]",
      "2:36: error: unknown module or component \"Foundation.URLSesion\"; did you mean the type "
        + "\"Foundation.URLSession\"?"),
    Case(
      "contracts: [{ forbidden: { from: App, to: [NotificationCenter, XCTest] } }]",
      "2:44: warning: nothing imports the module \"NotificationCenter\"; did you mean the type "
        + "\"Foundation.NotificationCenter\"?"),
    // Of a package whose sources are not here, no type is known.
    Case(
      "contracts: [{ forbidden: { from: App, to: Alamofire.Session } }]",
      "2:43: error: the types of \"Alamofire\" are not known, as its sources are not here; "
        + "name the module"),
    Case(
      "contracts: [{ forbidden: { from: App, to: [Alamofire, UIKit], uses: types } }]",
      "2:44: warning: the types of \"Alamofire\" are not known, as its sources are not here, so "
        + "that `uses: types` finds none; let imports count"),
    Case("contracts: [{ forbidden: { from: App, to: Alamofire, uses: [imports, types] } }]"),
    // Tests are meant where they are named.
    Case("contracts: [{ forbidden: { from: [CartTests/, CartTests.StoreTests], to: App } }]"),
    Case("contracts: [{ forbidden: { from: [\"CartTests/**\", \"*.*Tests\"], to: App } }]"),
    Case(
      "contracts: [{ independent: Cart/<folder> }]",
      "2:13: warning: \"independent Cart/<folder>\" has one member only for each <folder>, so it "
        + "demands nothing; write * in its place"),
    Case(
      "contracts: [{ forbidden: { from: Do<x>, to: Ca<x> } }]",
      "2:13: warning: no value of <x> fits two of \"Do<x>\", \"Ca<x>\""),
    Case("contracts: [{ protected: { target: <x>, importers: [<x>Tests, App] } }]"),
    Case(
      "contracts: [{ independent: [App, Cart], ignore: [{ from: App, to: Crat, because: Old }] }]",
      "2:67: error: unknown module or component \"Crat\"; did you mean \"Cart\"?"),
    Case(
      "components: { Upper: [App, Cart] }\ncontracts: [{ layers: [Upper, Cart] }]",
      "3:31: error: the layers \"Upper\" and \"Cart\" overlap: module Cart belongs to both"),
    Case(
      "contracts: [{ visibility: { module: Cart, types: Stroe } }]",
      "2:50: error: unknown type \"Stroe\"; did you mean \"Store\"?"),
    Case(
      "contracts: [{ visibility: { module: Cart, types: [\"*Screen\", \"*Panel\"] } }]",
      "2:62: warning: \"*Panel\" matches no type"),
  ]

  static let several: [Case] = [
    Case(
      """
      components: { A: [Crat] }
      contracts:
        - layers: [App, Cartt]
        - required: { from: "*Feature", to: Domain }
        - visibility: { module: Cart, types: Sotre }
      """,
      "2:19: error: unknown module or component \"Crat\"; did you mean \"Cart\"?",
      "4:19: error: unknown module or component \"Cartt\"; did you mean \"Cart\"?",
      "5:23: warning: \"*Feature\" matches nothing",
      "6:40: error: unknown type \"Sotre\"; did you mean \"Store\"?")
  ]
}
