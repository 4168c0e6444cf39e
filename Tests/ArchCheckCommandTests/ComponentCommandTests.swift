import Foundation
import Testing

/// Components as nodes of the graph and as ends of chains.
@Suite struct ComponentCommandTests {
  private func shop() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      version: 1
      extends: none
      components:
        Screens: { types: "*Screen" }
        Data: { paths: Sources/App/Data }
        Domain: Models
      """, to: ".archcheck.yml")
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Shop", targets: [
        .target(name: "App", dependencies: ["Models"]), .target(name: "Models"),
      ])
      """, to: "Package.swift")
    try folder.write(
      "struct CartScreen { let store: Store }\nstruct Main { let screen: CartScreen }\n",
      to: "Sources/App/App.swift")
    try folder.write(
      "import Models\nstruct Store { let orders: [Order] }\n", to: "Sources/App/Data/Store.swift")
    try folder.write("public struct Order {}\n", to: "Sources/Models/Order.swift")
    return folder
  }

  @Test func areNodesOfTheGraph() throws {
    let folder = try shop()
    func graph(_ arguments: String...) throws -> String {
      try Command(["graph", folder.path, "--level", "component"] + arguments).output
    }
    #expect(
      try graph() == """
        source\ttarget\tsites
        Data\tDomain\t2
        Screens\tData\t1
        App\tDomain\t0
        App\tScreens\t1

        """)
    #expect(try graph("--focus", "Data").contains("Screens\tData"))
    #expect(try !graph("--focus", "Data").contains("App"))
    let users = try graph("--focus", "Data", "--direction", "users", "--depth", "9")
    #expect(users == "source\ttarget\tsites\nScreens\tData\t1\nApp\tScreens\t1\n")
    let uses = try graph("--focus", "Data", "--direction", "uses", "--depth", "9")
    #expect(uses == "source\ttarget\tsites\nData\tDomain\t2\n")
    #expect(try graph("--format", "mermaid").contains("  Screens --> Data\n"))
    #expect(try graph("--format", "json").contains("\"kind\": \"component\""))
    #expect(try graph("--format", "dot").contains("digraph components {"))
  }

  @Test func areEndsOfChains() throws {
    let folder = try shop()
    let chain = try Command("why", "Screens", "Domain", "-C", folder.path)
    #expect(
      chain.output == """
        App.CartScreen → App.Store  (stores)  Sources/App/App.swift:1
        App.Store → Models.Order  (stores)  Sources/App/Data/Store.swift:2

        """)
    let what = try Command("why", "Data", "-C", folder.path)
    #expect(
      what.output == """
        Data: component, 1 type in App
          uses
            Domain (2 uses)
          used by
            Screens (1 use)

        """)
    let wrong = try Command("why", "Screen", "-C", folder.path)
    #expect(wrong.errors.contains("did you mean Screens?"))
  }

  /// What a module does in its extensions of others' types is done by the component that it is in.
  @Test func extensionsAreTheirs() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "version: 1\nextends: none\ncomponents: { Base: [Nets], Shop: [Items, Stores] }\n",
      to: ".archcheck.yml")
    try folder.write(
      """
      // swift-tools-version: 6.0
      let package = Package(name: "Shop", targets: [
        .target(name: "Items"), .target(name: "Nets"),
        .target(name: "Stores", dependencies: ["Items", "Nets"]),
      ])
      """, to: "Package.swift")
    try folder.write("public struct Item {}\n", to: "Sources/Items/Item.swift")
    try folder.write("public struct Path {}\n", to: "Sources/Nets/Path.swift")
    try folder.write(
      "import Items\nimport Nets\nextension Path { func open(_ item: Item) {} }\n",
      to: "Sources/Stores/Path.swift")
    let there = try Command("why", "Shop", "Base", "-C", folder.path)
    #expect(there.output.contains("Nets.Path"), "\(there.output)\(there.errors)")
    #expect(try Command("why", "Base", "Shop", "-C", folder.path).code == 1)
  }

  @Test func mustBeThere() throws {
    let folder = try shop()
    try folder.write("version: 1\n", to: ".archcheck.yml")
    let result = try Command("graph", folder.path, "--level", "component")
    #expect(result.code == 2)
    #expect(result.errors.contains("there are no components"))
  }
}
