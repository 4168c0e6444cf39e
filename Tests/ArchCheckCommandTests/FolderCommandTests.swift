import Testing

/// Folders as nodes of the graph, and cycles of them.
@Suite struct FolderCommandTests {
  /// A target whose folders form layers, but for one store that shows an alert.
  private func shop() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("version: 1\nextends: none\n", to: ".archcheck.yml")
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Shop", targets: [
        .target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"]),
      ])
      """, to: "Package.swift")
    try folder.write(
      """
      struct CartView { let store: Store; let order: Order; let other: Store }
      struct Alert { let text: String }
      """, to: "Sources/App/Views/CartView.swift")
    try folder.write(
      "struct Badge { let view: CartView }\n", to: "Sources/App/Views/Small/Badge.swift")
    try folder.write(
      "struct Store { let orders: [Order]\n  func fail() { _ = Alert(text: \"\") } }\n",
      to: "Sources/App/Data/Store.swift")
    try folder.write("struct Order { let name: String }\n", to: "Sources/App/Models/Order.swift")
    try folder.write("struct Main { let view: CartView }\n", to: "Sources/App/Main.swift")
    try folder.write(
      "@testable import App\nstruct Fake { let order: Order }\n", to: "Tests/AppTests/Fake.swift")
    return folder
  }

  @Test func areNodesOfTheGraph() throws {
    let folder = try shop()
    func graph(_ arguments: String...) throws -> String {
      try Command(["graph", folder.path, "--level", "folder"] + arguments).output
    }
    #expect(
      try graph() == """
        source\ttarget\tsites
        Sources/App\tSources/App/Views\t1
        Sources/App/Data\tSources/App/Models\t1
        Sources/App/Data\tSources/App/Views\t1
        Sources/App/Views\tSources/App/Data\t2
        Sources/App/Views\tSources/App/Models\t1

        """)
    #expect(
      try graph("--folder-depth", "2", "--focus", "Small") == """
        source\ttarget\tsites
        Sources/App/Views/Small\tSources/App/Views\t1

        """)
    try folder.write("struct Tax {}\n", to: "Sources/Money/Rates/Tax.swift")
    try folder.write("struct Coin {}\n", to: "Sources/Money/Coins/Coin.swift")
    try folder.write("struct Purse { let coin: Coin }\n", to: "Sources/App/Data/Purse.swift")
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Shop", targets: [
        .target(name: "App", path: "Sources"), .testTarget(name: "AppTests"),
      ])
      """, to: "Package.swift")
    #expect(
      try graph("--folder-depth", "2", "--focus", "Sources/Money/")
        == "source\ttarget\tsites\nSources/App/Data\tSources/Money/Coins\t1\n")
    let test = try Command("graph", folder.path, "--level", "folder", "--focus", "Tests/AppTests")
    #expect(
      test.errors.hasSuffix(
        "there is no folder Tests/AppTests outside of tests, whose folders are left out\n"))
    let refused = try Command("graph", folder.path, "--level", "folder", "--folder-depth", "0")
    #expect(refused.code == 2 && refused.errors.contains("--folder-depth is at least 1"))
    let ignored = try Command("cycles", folder.path, "--level", "type", "--folder-depth", "2")
    #expect(ignored.code == 2 && ignored.errors.contains("--folder-depth goes with --level folder"))
  }

  @Test func areToldWithWhatTheyUse() throws {
    let folder = try shop()
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Shop", targets: [
        .target(name: "App"), .target(name: "Desk", dependencies: ["App"]),
      ])
      """, to: "Package.swift")
    try folder.write(
      "@testable import App\nstruct Desk { let store: Store; let order: Order }\n",
      to: "Sources/Desk/Desk.swift")
    try folder.write("import Charts\nextension Order {}\n", to: "Sources/App/Data/Order+Data.swift")
    func told(_ name: String, _ arguments: String...) throws -> String {
      try Command(["why", name, "-C", folder.path] + arguments).output
    }
    #expect(
      try told("Sources/App/Data") == """
        Sources/App/Data: folder, 1 type in App
          uses
            Charts (imported)
            Sources/App/Models (2 uses)
            Sources/App/Views (1 use)
          used by
            Desk (1 use)
            Sources/App/Views (2 uses)

        """)
    #expect(try told("Sources/App").contains("folder, 6 types in App\n"))
    #expect(try told("Sources").hasPrefix("Sources: folder, 7 types in App, Desk\n"))
    #expect(
      try Command("why", "Models", "-C", folder.path).errors.hasSuffix(
        "there is no component, module or type Models; the folder is Sources/App/Models/\n"))
    #expect(
      try Command("why", "Sources/App/Modls", "-C", folder.path).errors.hasSuffix(
        "there is no folder or file Sources/App/Modls with Swift files of the project; did you mean "
          + "Sources/App/Models?\n"))
    #expect(try told("Sources/App/Main.swift").hasPrefix("Sources/App/Main.swift: file, 1 type"))
    let json = try told("Sources/App/Models/", "--format", "json")
    #expect(json.contains("\"kind\": \"folder\""))
    #expect(json.contains("\"Desk\",") && json.contains("\"Sources/App/Views\""))
  }

  /// What stands in an inner folder does not speak for the outer one.
  @Test func areApartFromThoseTheyHold() throws {
    let folder = try shop()
    func why(_ from: String, _ to: String) throws -> String {
      try Command("why", from, to, "-C", folder.path).output
    }
    #expect(try why("Sources/App/", "Sources/App/Views").hasPrefix("App.Main → App.CartView"))
    #expect(try why("Sources/App/Views", "Sources/App/").hasPrefix("App.CartView → App.Order"))
    #expect(try why("App", "Sources/App/Views/").hasPrefix("App.Main → App.CartView"))
    try folder.write(
      "struct Order { let price: Price }\nstruct Price {}\n", to: "Sources/App/Models/Order.swift")
    #expect(
      try why("Sources/App/Models", "Sources/App/")
        == "Sources/App/Models does not depend on Sources/App/, not even through others\n")
  }

  @Test func formCycles() throws {
    let folder = try shop()
    #expect(
      try Command("cycles", folder.path, "--level", "folder").output == """
        2 folders in a cycle: Sources/App/Data, Sources/App/Views
          shortest cycle:
            Sources/App/Data → Sources/App/Views  (constructs)  Sources/App/Data/Store.swift:2
            Sources/App/Views → Sources/App/Data  (stores)  Sources/App/Views/CartView.swift:1 and 1 more
          best cut, 1 place:
            Sources/App/Data → Sources/App/Views  (constructs)  Sources/App/Data/Store.swift:2

        """)
    let hint = "2 folders stand in 1 cycle: `archcheck cycles --level folder` shows it.\n"
    #expect(
      try Command("cycles", folder.path).output
        == "no cycles between modules, tests apart\n" + hint)
    #expect(!(try Command("cycles", folder.path, "--format", "json").output.contains("stand in")))
    try folder.write("struct Store { let orders: [Order] }\n", to: "Sources/App/Data/Store.swift")
    #expect(
      try Command("cycles", folder.path).output == "no cycles between modules, tests apart\n")
    #expect(
      try Command("cycles", folder.path, "--level", "folder").output
        == "no cycles between folders, tests apart\n")
  }

  /// As the contract `acyclic: folders` and the graph have them.
  @Test func formCyclesThroughModules() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      name: Shop
      targets:
        Cart: { type: framework, platform: iOS, sources: [Cart] }
        Feed: { type: framework, platform: iOS, sources: [Feed] }
      """, to: "project.yml")
    try folder.write(
      "import Feed\npublic struct Cart { let feed: Feed.Item }\n", to: "Cart/Cart.swift")
    try folder.write(
      "import Cart\npublic struct Item { let cart: Cart.Cart? }\n", to: "Feed/Feed.swift")
    let cycles = try Command("cycles", folder.path, "--level", "folder")
    #expect(cycles.output.hasPrefix("2 folders in a cycle: Cart, Feed\n"), "\(cycles.output)")
  }

  /// What a type calls, and whom it reports to, is no cycle by itself; that there are such is told.
  @Test func cyclesOfTypesAreThoseOfTheirRule() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      protocol RowDelegate: AnyObject { func tapped(_ row: Row) }
      final class Row { weak var delegate: (any RowDelegate)? }
      """, to: "App/Row.swift")
    try folder.write(
      "final class List: RowDelegate { let row = Row(); func tapped(_ row: Row) {} }\n",
      to: "App/List.swift")
    let cycles = ["cycles", folder.path, "--level", "type"]
    #expect(
      try Command(cycles).output == """
        no cycles between types by what they inherit, declare or make
        Calls, delegates and other uses included, 2 types stand in 1 cycle, most often meant and therefore
          only counted.

        """)
    try folder.write(
      "final class Row { weak var delegate: List? }\n", to: "App/Row.swift")
    try folder.write("final class List { let row = Row() }\n", to: "App/List.swift")
    #expect(
      try Command(cycles).output == """
        2 types in a cycle: App.List, App.Row
          shortest cycle:
            App.List → App.Row  (constructs)  App/List.swift:1
            App.Row → App.List  (stores)  App/Row.swift:1
          best cut, 1 place:
            App.Row → App.List  (stores)  App/Row.swift:1

        """)
  }

  /// Whoever cuts a dependency has its calls to change, too: they count when cuts are compared.
  @Test func cutsOfTypesHaveTheFewestPlaces() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      final class Row {
        func select() {}
        func clear() {}
      }
      """, to: "App/Row.swift")
    try folder.write(
      """
      final class List {
        let row = Row()
        func select() { row.select() }
        func clear() { row.clear() }
      }
      """, to: "App/List.swift")
    try folder.write(
      "extension Row { var first: List? { nil }; var last: List? { nil } }\n", to: "App/Rows.swift")
    let cycles = ["cycles", folder.path, "--level", "type"]
    #expect(
      try Command(cycles).output == """
        2 types in a cycle: App.List, App.Row
          shortest cycle:
            App.List → App.Row  (constructs, member)  App/List.swift:2 and 2 more
            App.Row → App.List  (returns)  App/Rows.swift:1 and 1 more
          best cut, 2 places:
            App.Row → App.List  (returns)  App/Rows.swift:1 and 1 more

        """)
    #expect(try Command(cycles + ["--format", "json"]).output.contains("\"cost\": 2"))
  }

  /// A file that a target takes from the folder of another one stays in its folder there.
  @Test func areThoseOfTheTargetWhoseFolderItIs() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      name: Shop
      targets:
        Other:
          type: app-extension
          platform: iOS
          sources: [Other, Ext/Processor/Image.swift]
        Ext: { type: app-extension, platform: iOS, sources: [Ext] }
      """, to: "project.yml")
    try folder.write("struct Service { let image: Image }\n", to: "Ext/Service.swift")
    try folder.write("struct Image {}\n", to: "Ext/Processor/Image.swift")
    try folder.write("struct Icon { let image: Image }\n", to: "Ext/Processor/Icon.swift")
    for number in 1...12 {
      try folder.write("struct Other\(number) {}\n", to: "Other/Other\(number).swift")
    }
    #expect(
      try Command("graph", folder.path, "--level", "folder").output
        == "source\ttarget\tsites\nExt\tExt/Processor\t1\n")
  }

  @Test func areThoseOfNineInTenFiles() throws {
    let folder = try shop()
    for number in 1...20 {
      try folder.write("struct Model\(number) {}\n", to: "Sources/App/Models/Model\(number).swift")
    }
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Shop", targets: [
        .target(name: "App", path: ".", sources: ["Sources/App", "Shared"])
      ])
      """, to: "Package.swift")
    try folder.write("struct Shared { let order: Order }\n", to: "Shared/Deep/Shared.swift")
    let graph = try Command("graph", folder.path, "--level", "folder").output
    #expect(graph.contains("Shared\tSources/App/Models\t1"))
    #expect(graph.contains("Sources/App/Views\tSources/App/Data\t2"))
  }
}
