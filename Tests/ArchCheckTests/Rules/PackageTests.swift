import Testing

@testable import ArchCheck

/// What rules need to know of packages besides the names of modules.
@Suite struct PackageTests {
  private func messages(of rule: some Rule, _ files: String) throws -> [String] {
    try Analysis(
      tree: TextTree(files), rootName: "root", rules: [ConfiguredRule(rule)], today: Day(number: 0)
    ).run().result.findings.map(\.message)
  }

  @Test func takesProductsOfPackagesByPathForOwn() throws {
    func files(_ package: String) -> String {
      """
      //- Package.swift
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Shop",
        dependencies: [.package(\(package))],
        targets: [
          .target(
            name: "Cart",
            dependencies: [.product(name: "AcmeNetworking", package: "Platform")])
        ])
      //- Sources/Cart/Cart.swift
      import AcmeNetworking
      //- Sources/Cart/List.swift
      import AcmeNetworking
      """
    }
    let rule = ThirdPartyBehindProtocol()
    #expect(try messages(of: rule, files("path: \"../Platform\"")) == [])
    #expect(
      try messages(of: rule, files("url: \"https://example.com/Platform.git\", from: \"1.0.0\""))
        == ["Cart uses AcmeNetworking directly; 2 files of the project import it"])
  }

  private func ink(_ code: String) -> String {
    """
    //- Package.swift
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Ink",
      products: [.library(name: "Ink", targets: ["Ink"])],
      targets: [.target(name: "Ink", dependencies: ["InkCore"]), .target(name: "InkCore")])
    //- Sources/InkCore/Pen.swift
    open class Pen {
      public init() {}
    }
    public struct Nib {
      public init() {}
      public func sharpen() {}
    }
    //- Sources/Ink/Ink.swift
    \(code)
    """
  }

  /// Clients of a library may use its shared object or make their own.
  @Test(arguments: [("public ", 0), ("", 1)])
  func offersASharedObjectBesideAnInitializer(_ access: String, _ count: Int) throws {
    let client = """
      public final class Client {
        public static let shared = Client()
        private var sent = 0
        \(access)init() {}
        public func send() { sent += 1 }
      }
      """
    #expect(try messages(of: ArchCheck.NoSingletons(), ink(client)).count == count)
    let used = client + "\nstruct Sender { func send() { Client.shared.send() } }"
    #expect(try messages(of: ArchCheck.NoSingletons(), ink(used)).count == 1)
  }

  /// A library for tests alone is test code if it is called so.
  @Test(arguments: [("CoreTestSupport", 0), ("CoreMemory", 1)])
  func judgesNoLibraryOfTests(_ name: String, _ count: Int) throws {
    let files = """
      //- Package.swift
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Core",
        targets: [
          .target(name: "Core"), .target(name: "\(name)", dependencies: ["Core"]),
          .testTarget(name: "CoreTests", dependencies: ["Core", "\(name)"]),
        ])
      //- Sources/Core/Store.swift
      final class Store {}
      //- Sources/\(name)/MemoryStore.swift
      final class MemoryStore {
        static let shared = MemoryStore()
        private var all: [Int] = []
      }
      //- Tests/CoreTests/StoreTests.swift
      import \(name)
      """
    #expect(try messages(of: ArchCheck.NoSingletons(), files).count == count)
  }

  @Test(arguments: [
    "@_exported import InkCore", "import InkCore\npublic typealias Pen = InkCore.Pen",
  ])
  func leavesOpenWhatAProductPassesOn(_ code: String) throws {
    #expect(try messages(of: UnneededOpen(), ink(code)) == [])
    #expect(
      try messages(of: UnneededOpen(libraryProductsAreApi: false), ink(code))
        == ["Pen is open, and no other module inherits from it"])
  }

  @Test func findsOpenWhatAProductOnlyUses() throws {
    #expect(
      try messages(of: UnneededOpen(), ink("import InkCore\ntypealias Tool = Pen"))
        == ["Pen is open, and no other module inherits from it"])
  }

  @Test(arguments: [
    "public typealias Tip = Nib", "public struct Ink { public func nib() -> Nib { Nib() } }",
    "public func nib() -> Nib { Nib() }", "extension Int { public var nib: Nib { Nib() } }",
  ])
  func leavesPublicTheMembersOfWhatAProductOffers(_ code: String) throws {
    #expect(try messages(of: UnneededPublic(), ink("import InkCore\n" + code)) == [])
  }

  @Test func findsPublicMembersOfWhatAProductHides() throws {
    #expect(
      try messages(
        of: UnneededPublic(), ink("import InkCore\npublic struct Ink { let nib = Nib() }"))
        == ["Nib has 1 public member that no other module uses: sharpen()"])
  }

  @Test func leavesPublicWhatObjectiveCMayUse() throws {
    func files(_ dependencies: String) -> String {
      """
      //- Package.swift
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Kit",
        targets: [.target(name: "Kit"), .target(name: "Legacy", dependencies: [\(dependencies)])])
      //- Sources/Legacy/Legacy.m
      @import Kit;
      //- Sources/Kit/Row.swift
      import Foundation
      @objc public final class Row: NSObject {}
      public final class Cell: NSObject {}
      public struct Grid {}
      """
    }
    let unneeded = ["Grid is public, and no other module needs it"]
    #expect(try messages(of: UnneededPublic(), files("\"Kit\"")) == unneeded)
    #expect(try messages(of: UnneededPublic(), files("")).count == 3)
  }
}
