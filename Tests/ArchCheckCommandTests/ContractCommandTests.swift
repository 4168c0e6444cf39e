import Foundation
import Testing

/// Each kind of contract through the command: kept, broken, by way of others, and about nothing.
@Suite struct ContractCommandTests {
  /// A contract of the shop and what `check --format xcode` says about it, word for word.
  struct Case: Sendable, CustomTestStringConvertible {
    var contract: String
    /// Added to the files of the shop.
    var files: [String: String] = [:]
    var output: [String] = []
    /// On standard error.
    var errors: [String] = []
    var code: Int32 = 0
    var strictCode: Int32 = 0

    var testDescription: String { contract }

    static func kept(_ contract: String, with files: [String: String] = [:]) -> Case {
      Case(contract: contract, files: files)
    }

    static func broken(
      _ contract: String, with files: [String: String] = [:], _ output: String...
    ) -> Case {
      Case(contract: contract, files: files, output: output, code: 1, strictCode: 1)
    }

    /// A pattern may match nothing, unless the run is strict.
    static func empty(_ contract: String, _ note: String) -> Case {
      Case(contract: contract, errors: [note], strictCode: 1)
    }

    /// What is named or drawn must be there.
    static func missing(
      _ contract: String, with files: [String: String] = [:], _ errors: String...
    ) -> Case {
      Case(contract: contract, files: files, errors: errors, code: 2, strictCode: 2)
    }
  }

  private static let shop = [
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "Shop", targets: [
      .target(name: "App", dependencies: ["Cart", "Feed"]),
      .target(name: "Cart", dependencies: ["Store"]),
      .target(name: "Feed", dependencies: ["Store"]),
      .target(name: "Store"),
    ])
    """,
    "Sources/App/App.swift": "import Cart\nimport Feed\n",
    "Sources/Cart/Cart.swift": "import Store\npublic struct Cart { let store: Store }\n",
    "Sources/Feed/Cells/Feed.swift": "import Store\npublic struct Feed { let page: Page? }\n",
    "Sources/Feed/Pages/Page.swift": "public struct Page {}\n",
    "Sources/Store/Store.swift": "import Foundation\npublic struct Store {}\nstruct Engine {}\n",
  ]

  @Test(arguments: layers + uses + others + cycles + diagrams)
  func saysWhatIsBroken(_ told: Case) throws {
    let folder = try TemporaryFolder()
    for (path, text) in Self.shop.merging(told.files, uniquingKeysWith: { $1 }) {
      try folder.write(text, to: path)
    }
    try folder.write(
      "version: 1\nextends: none\ncontracts:\n  - name: C\n    \(told.contract)\n",
      to: ".archcheck.yml")
    let root = folder.url.resolvingSymlinksInPath().path + "/"
    func lines(_ text: String) -> [String] {
      text.replacing(root, with: "").split(separator: "\n").map(String.init)
    }
    let result = try Command("check", "--format", "xcode", folder.path)
    #expect(lines(result.output) == told.output)
    #expect(lines(result.errors) == told.errors)
    #expect(result.code == told.code)
    if !told.errors.isEmpty {
      #expect(try Command("check", "--strict", folder.path).code == told.strictCode)
    }
  }

  private static func nothing(at column: Int) -> String {
    ".archcheck.yml:5:\(column): warning: \"*Kit\" matches nothing"
  }

  private static let cartUsesStore = [
    "Sources/Cart/Cart.swift:1:8: note: Cart imports Store",
    "Sources/Cart/Cart.swift:2:33: note: Cart.Cart holds Store.Store",
    "Package.swift:5:1: note: Cart declares the dependency on Store",
  ]

  private static let appReachesStore = [
    "Sources/App/App.swift:1:8: note: App imports Cart",
    "Sources/Cart/Cart.swift:1:8: note: Cart imports Store",
  ]

  static let layers: [Case] = [
    .kept("layers: [App, Cart | Feed, Store]"),
    .broken(
      "layers: [Store, Cart]",
      "Sources/Cart/Cart.swift:1:8: error: Cart must not use Store, which stands above it (C) "
        + "[layers]", cartUsesStore[0], cartUsesStore[1], cartUsesStore[2]),
    .kept("layers: [Store, App]"),
    .broken(
      "layers: [Store, App]\n    transitive: true",
      "Sources/App/App.swift:1:8: error: App must not reach Store, which stands above it (C) "
        + "[layers]", appReachesStore[0], appReachesStore[1]),
    .empty("layers: [App, \"*Kit\"]", nothing(at: 19)),
    .missing(
      "layers: [App, Crat]",
      ".archcheck.yml:5:19: error: unknown module or component \"Crat\"; did you mean \"Cart\"?"),
    .kept("independent: [Cart, Feed]"),
    .broken(
      "independent: [Cart, Store]",
      "Sources/Cart/Cart.swift:1:8: error: Cart must not use Store; they are independent (C) "
        + "[independent]", cartUsesStore[0], cartUsesStore[1], cartUsesStore[2]),
    .broken(
      "independent: [App, Store]\n    transitive: true",
      "Sources/App/App.swift:1:8: error: App must not reach Store; they are independent (C) "
        + "[independent]", appReachesStore[0], appReachesStore[1]),
    .empty("independent: \"*Kit\"", nothing(at: 18)),
  ]

  static let uses: [Case] = [
    .kept("forbidden: { from: App, to: Foundation }"),
    .broken(
      "forbidden: { from: Store, to: Foundation }",
      "Sources/Store/Store.swift:1:8: error: Store must not use Foundation (C) [forbidden]",
      "Sources/Store/Store.swift:1:8: note: Store imports Foundation"),
    .broken(
      "forbidden: { from: App, to: Foundation, transitive: true }",
      "Sources/App/App.swift:1:8: error: App must not reach Foundation, also not by way of others "
        + "(C) [forbidden]", appReachesStore[0], appReachesStore[1],
      "Sources/Store/Store.swift:1:8: note: Store imports Foundation"),
    .empty("forbidden: { from: Store, to: \"*Kit\" }", nothing(at: 35)),
    .kept("only: { from: App, may_use: [Cart, Feed] }"),
    .broken(
      "only: { from: App, may_use: Cart }",
      "Sources/App/App.swift:2:8: error: App must not use Feed, which is not among what it may use "
        + "(C) [only]", "Sources/App/App.swift:2:8: note: App imports Feed",
      "Package.swift:4:1: note: App declares the dependency on Feed"),
    .broken(
      "only: { from: App, may_use: [Cart, Feed], transitive: true }",
      "Sources/App/App.swift:1:8: error: App must not reach Store, which is not among what it may "
        + "use (C) [only]", appReachesStore[0], appReachesStore[1]),
    .empty("only: { from: \"*Kit\", may_use: Store }", nothing(at: 19)),
  ]

  static let others: [Case] = [
    // App reaches Store by way of Cart, which may use it.
    .kept("protected: { target: Store, importers: [Cart, Feed] }"),
    .broken(
      "protected: { target: Store, importers: Feed }",
      "Sources/Cart/Cart.swift:1:8: error: Cart must not use Store, which is protected (C) "
        + "[protected]", cartUsesStore[0], cartUsesStore[1], cartUsesStore[2]),
    .empty("protected: { target: \"*Kit\", importers: Cart }", nothing(at: 26)),
    .kept("required: { from: [Cart, Feed], to: Store }"),
    // By way of Cart is not direct, and a manifest alone is no use.
    .broken(
      "required: { from: App, to: Store }",
      "Package.swift:4:1: error: App must use Store (C) [required]"),
    .broken(
      "required: { from: App, to: Cart }", with: ["Sources/App/App.swift": "import Feed\n"],
      "Package.swift:4:1: error: App must use Cart (C) [required]",
      "Package.swift:4:1: note: the dependency is declared, and nothing imports or uses it"),
    .empty("required: { from: \"*Kit\", to: Store }", nothing(at: 23)),
    .kept("visibility: { module: Store, types: Store }"),
    .broken(
      "visibility: { module: Store, types: Engine }",
      "Sources/Cart/Cart.swift:2:33: error: Cart must not use Store.Store, which is not visible "
        + "outside (C) [visibility]", cartUsesStore[1]),
    // Feed hands Store on; App uses it without naming the module.
    .broken(
      "visibility: { module: Store, types: Engine }",
      with: [
        "Sources/Cart/Cart.swift": "@_exported import Store\n",
        "Sources/App/App.swift": "import Cart\nlet store: Store? = nil\n",
      ],
      "Sources/App/App.swift:2:12: error: App must not use Store.Store, which is not visible "
        + "outside (C) [visibility]",
      "Sources/App/App.swift:2:12: note: Sources/App/App.swift names Store.Store"),
    .empty("visibility: { module: \"*Kit\", types: Page }", nothing(at: 27)),
    .missing(
      "visibility: { module: Store, types: [Store, Egnine] }",
      ".archcheck.yml:5:49: error: unknown type \"Egnine\"; did you mean \"Engine\"?"),
  ]

  private static let ring = ["Sources/Feed/Pages/Page.swift": "struct Page { let feed: [Feed] }\n"]

  static let cycles: [Case] = [
    .kept("acyclic: modules"),
    .kept("acyclic: types"),
    .kept("acyclic: folders"),
    .broken(
      "acyclic: modules", with: ["Sources/Store/Back.swift": "import Cart\n"],
      "Sources/Store/Back.swift:1:8: error: Cart → Store → Cart is a cycle (C) [acyclic]",
      "Sources/Cart/Cart.swift:1:8: note: Cart imports Store",
      "Sources/Store/Back.swift:1:8: note: Store imports Cart"),
    .broken(
      "acyclic: modules", with: ["Sources/Store/Back.swift": "import App\n"],
      "Sources/Store/Back.swift:1:8: error: App → Cart → Store → App is a cycle, one of those among "
        + "4 modules (C) [acyclic]", appReachesStore[0], appReachesStore[1],
      "Sources/Store/Back.swift:1:8: note: Store imports App"),
    .broken(
      "acyclic: types", with: ring,
      "Sources/Feed/Pages/Page.swift:1:26: error: Feed → Page → Feed is a cycle (C) [acyclic]",
      "Sources/Feed/Cells/Feed.swift:2:32: note: Feed holds Page",
      "Sources/Feed/Pages/Page.swift:1:26: note: Page holds Feed"),
    .broken(
      "acyclic: folders", with: ring,
      "Sources/Feed/Pages/Page.swift:1:26: error: Sources/Feed/Cells → Sources/Feed/Pages → "
        + "Sources/Feed/Cells is a cycle (C) [acyclic]",
      "Sources/Feed/Cells/Feed.swift:2:32: note: Feed.Feed holds Feed.Page",
      "Sources/Feed/Pages/Page.swift:1:26: note: Feed.Page holds Feed.Feed"),
  ]

  private static func drawing(_ arrows: String) -> [String: String] {
    ["A.md": "# Modules\n\n```mermaid\ngraph TD\n\(arrows)\n```\n"]
  }

  static let diagrams: [Case] = [
    .kept("diagram: A.md", with: drawing("  App --> Cart & Feed\n  Cart & Feed --> Store")),
    .broken(
      "diagram: A.md", with: drawing("  App --> Cart --> Store\n  Feed --> Store"),
      "Sources/App/App.swift:2:8: error: App must not use Feed, which no arrow of A.md allows (C) "
        + "[diagram]", "Sources/App/App.swift:2:8: note: App imports Feed",
      "Package.swift:4:1: note: App declares the dependency on Feed"),
    // An arrow is one step: App reaches Store by way of Cart, and that is allowed.
    .kept("diagram: A.md", with: drawing("  App --> Cart --> Store\n  App --> Feed --> Store")),
    .missing(
      "diagram: A.md", with: drawing("  App --> Crat"),
      "A.md:5:1: error: unknown module or component \"Crat\"; did you mean \"Cart\"?"),
    .missing(
      "diagram: A.md", with: ["A.md": "No drawing.\n"],
      ".archcheck.yml:4:5: error: \"A.md\" has no Mermaid flowchart or class diagram"),
    .missing("diagram: A.md", ".archcheck.yml:4:5: error: there is no file \"A.md\""),
  ]

  /// A product brings all its modules along; that says nothing of which of them is meant.
  @Test(arguments: [("Kit", Int32(0)), ("Store", 1)])
  func aProductOfSeveralModules(_ imported: String, _ code: Int32) throws {
    let folder = try TemporaryFolder()
    for (path, text) in [
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop", dependencies: [.package(path: "Kit")],
        targets: [.target(name: "App", dependencies: [.product(name: "KitAll", package: "Kit")])])
      """,
      "Sources/App/App.swift": "import \(imported)\nstruct App {}\n",
      "Kit/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "KitAll", targets: ["Kit", "Store"])],
        targets: [.target(name: "Kit", dependencies: ["Store"]), .target(name: "Store")])
      """,
      "Kit/Sources/Kit/Kit.swift": "import Store\nstruct Kit {}\n",
      "Kit/Sources/Store/Store.swift": "struct Store {}\n",
      ".archcheck.yml": """
      version: 1
      contracts:
        - protected: { target: Store, importers: [Kit] }
      """,
    ] { try folder.write(text, to: path) }
    let result = try Command("check", folder.path, "--only", "protected")
    #expect(result.code == code, "\(result.output)\(result.errors)")
  }
}
