import Testing

@testable import ArchCheck

@Suite struct ChangesTests {
  private static let manifest = """
    //- Package.swift
    let package = Package(name: "Shop", targets: [
      .target(name: "Cart", dependencies: ["Feed"]), .target(name: "Feed"),
      .testTarget(name: "CartTests", dependencies: ["Cart"]),
    ])

    """

  private static let shop =
    manifest + """
      //- Sources/Cart/Cart.swift
      import Feed
      struct Cart { var session: Session }
      //- Sources/Feed/Session.swift
      public final class Session { public static let shared = Session() }
      //- Tests/CartTests/CartTests.swift
      struct CartTests {}
      """

  private func changes(
    from base: String = Self.shop, to head: String, baseline: Baseline? = nil
  ) throws -> Changes {
    let head = TextTree(head)
    return Changes(
      from: try result(of: TextTree(base), against: head), named: "base",
      to: try result(of: head, baseline: baseline), named: "head", isHeld: { _ in true })
  }

  private func check(
    _ head: String, says expected: String..., from base: String = Self.shop,
    location: SourceLocation = #_sourceLocation
  ) throws {
    let changes = try changes(from: base, to: head)
    #expect(changes.lines == expected.sorted(), sourceLocation: location)
    #expect(changes.isEmpty == expected.isEmpty, sourceLocation: location)
    // The way back is the same with the signs turned around.
    let back = try self.changes(from: head, to: base).lines.filter { !$0.hasPrefix("moved") }
    let turned = expected.filter { !$0.hasPrefix("moved") }
      .map { ($0.hasPrefix("+") ? "-" : "+") + $0.dropFirst() }
    #expect(back == turned.sorted(), sourceLocation: location)
  }

  private func shop(_ old: String, _ new: String) -> String {
    Self.shop.replacing(old, with: new)
  }

  @Test func nothingChangedSaysNothing() throws {
    try check(Self.shop)
    let changes = try changes(to: Self.shop)
    #expect(changes.metrics.isEmpty)
    #expect(changes.findings.map(\.state) == [.known])
    #expect(changes.head.summary.known == 1)
  }

  @Test func linesNamesOfFilesAndCommentsSayNothing() throws {
    try check(shop("public final", "// moved\n\n\npublic  final"))
    try check(shop("Feed/Session.swift", "Feed/Account/Login.swift"))
    let changes = try changes(to: shop("public final", "\n\npublic final"))
    #expect(changes.metrics.map(\.metric) == [.lines])
    #expect(changes.metrics.map { ($0.after ?? 0) - ($0.before ?? 0) } == [2])
  }

  @Test func aNewTypeAndWhatItUses() throws {
    try check(
      shop("struct Cart {", "public struct Item { var cart: Cart }\nstruct Cart {"),
      says: "+ type Cart.Item", "+ use Cart.Item → Cart.Cart", "+ public Cart.Item")
  }

  @Test func aRenamedTypeIsAnotherFinding() throws {
    try check(
      shop("Session", "Login"),
      says: "+ type Feed.Login", "- type Feed.Session", "+ use Cart.Cart → Feed.Login",
      "- use Cart.Cart → Feed.Session", "+ public Feed.Login", "- public Feed.Session",
      "+ public Feed.Login.shared", "- public Feed.Session.shared", "+ no_singletons Feed.Login",
      "- no_singletons Feed.Session")
  }

  @Test func aTypeThatMovesIsPaired() throws {
    try check(
      shop("Sources/Feed/Session", "Sources/Cart/Session")
        + "\n//- Sources/Feed/Feed.swift\nstruct Feed {}",
      says: "moved Session Feed → Cart", "+ type Cart.Session", "- type Feed.Session",
      "+ type Feed.Feed", "+ use Cart.Cart → Cart.Session", "- use Cart.Cart → Feed.Session",
      "+ public Cart.Session", "- public Feed.Session", "+ public Cart.Session.shared",
      "- public Feed.Session.shared", "+ no_singletons Cart.Session",
      "- no_singletons Feed.Session")
  }

  /// Two of one name that go and two that come could have moved in either way.
  @Test func whatCouldHaveMovedInTwoWaysHasNotMoved() throws {
    let twins =
      Self.manifest + """
        //- Sources/Cart/Cart.swift
        struct Row {}
        //- Sources/Feed/Feed.swift
        struct Row {}
        //- Tests/CartTests/CartTests.swift
        struct CartTests {}
        """
    let gone = twins.replacing(
      "Sources/Feed/Feed.swift\nstruct Row", with: "Sources/Feed/F.swift\nstruct F"
    )
    .replacing("CartTests.swift\nstruct CartTests", with: "CartTests.swift\nstruct Row")
    try check(
      gone, says: "moved Row Feed → CartTests", "- type Feed.Row", "+ type Feed.F",
      "+ type CartTests.Row", "- type CartTests.CartTests", from: twins)
    let both = gone.replacing(
      "Sources/Cart/Cart.swift\nstruct Row", with: "Sources/Cart/C.swift\nstruct C")
    try check(
      both, says: "- type Feed.Row", "+ type Feed.F", "- type Cart.Row", "+ type Cart.C",
      "+ type CartTests.Row", "- type CartTests.CartTests", from: twins)
  }

  @Test func aModuleAndItsDependencies() throws {
    let more =
      shop(
        ".target(name: \"Feed\")",
        ".target(name: \"Feed\", dependencies: [\"Log\"]), .target(name: \"Log\")")
      + "\n//- Sources/Log/Log.swift\nimport Foundation\nstruct Log {}"
    try check(
      more, says: "+ module Log", "+ type Log.Log", "+ use Feed → Log", "+ use Log → Foundation")
    let changes = try changes(to: more)
    let places = changes.dependencies.added.map(\.location)
    #expect(places.map { $0?.file } == ["Package.swift", "Sources/Log/Log.swift"])
    #expect(places.map { $0?.line } == [2, 1])
    #expect(changes.dependencies.added.map(\.isExternal) == [false, true])
    #expect(changes.metrics.contains { $0.module == "Log" && $0.before == nil && $0.after == 1 })
    #expect(changes.base.summary.modules + 1 == changes.head.summary.modules)
  }

  @Test func aDependencyThatIsWrittenElsewhereIsTheSame() throws {
    try check(
      shop("//- Sources/Feed", "//- Sources/Cart/A.swift\nimport Feed\n//- Sources/Feed")
        .replacing("Cart.swift\nimport Feed", with: "Cart.swift\n@_exported import Feed"))
  }

  @Test func aRingOfModules() throws {
    try check(
      shop("public final", "import Cart\npublic final"),
      says: "+ use Feed → Cart", "+ cycle Cart, Feed", "+ module_cycle Cart → Feed")
  }

  @Test func aRingOfTypes() throws {
    try check(
      shop(
        "struct Cart {",
        "struct Item { var cart: [Cart] }\nstruct Cart { var items: [Item] }\nstruct Old {"),
      says: "+ type Cart.Item", "+ type Cart.Old", "+ cycle Cart.Cart, Cart.Item",
      "+ use Cart.Cart → Cart.Item", "+ use Cart.Item → Cart.Cart",
      "+ use Cart.Old → Feed.Session", "- use Cart.Cart → Feed.Session")
  }

  @Test func whatTestsUseIsNoDependency() throws {
    try check(
      shop("struct CartTests {}", "@testable import Cart\nstruct CartTests { var c: Cart }"))
  }

  @Test func multiplicityCounts() throws {
    let one = shop(
      "public final", "public final class Pool { public static let shared = Pool() }\npublic final")
    let two = one.replacing(
      "shared = Pool() }", with: "shared = Pool(); public static let standard = Pool() }")
    try check(
      two, says: "+ no_singletons Feed.Pool", "+ public Feed.Pool.standard", from: one)
    let changes = try changes(from: one, to: two)
    #expect(Set(changes.findings.map(\.fingerprint)).count == 3)
    #expect(changes.findings.map(\.state) == [.known, .new, .known])
  }

  /// Of twins the one in the new file is new, wherever its name stands in the alphabet.
  @Test func theNewTwinIsTheNewOne() throws {
    func twin(_ name: String) -> String {
      """

      //- Sources/Feed/\(name).swift
      private protocol CacheDelegate: AnyObject {}
      private final class Cache { var delegate: CacheDelegate? }
      """
    }
    let one = Self.shop + twin("M")
    let changes = try changes(from: one, to: Self.shop + twin("A") + twin("M"))
    let told = changes.findings.filter { $0.rule == "weak_delegates" }
    #expect(told.map(\.file) == ["Sources/Feed/A.swift", "Sources/Feed/M.swift"])
    #expect(told.map(\.state) == [.new, .known])
    let moved = try self.changes(from: one, to: Self.shop + twin("A"))
    #expect(!moved.findings.contains { $0.state != .known })
  }

  @Test func whatTheBaselineHasIsKnown() throws {
    let head = shop("final class Session", "final class Login")
      .replacing("= Session()", with: "= Login()")
    let baseline = Baseline(
      of: try result(of: TextTree(head)).findings, version: "", rules: [], modules: [])
    let changes = try changes(to: head, baseline: baseline)
    #expect(changes.findings.map(\.state) == [.known, .resolved])
    #expect(changes.head.summary.new == 0)
    #expect(changes.head.summary.resolved == 1)
  }

  @Test func aBaseWithoutSourcesIsEmpty() throws {
    let changes = try changes(from: "//- README.md\nText", to: Self.shop)
    #expect(changes.modules.added == ["Cart", "CartTests", "Feed"])
    #expect(changes.findings.map(\.state) == [.new])
  }

  @Test func metricsMove() throws {
    let changes = try changes(
      to: shop("import Feed\nstruct Cart { var session: Session }", "struct Cart {}"))
    let cart = changes.metrics.filter { $0.module == "Cart" }
    #expect(cart.map(\.metric).contains(.lines))
    let feed = changes.metrics.first { $0.module == "Feed" && $0.metric == .ca }
    #expect(feed == nil || (feed?.before ?? 0) > (feed?.after ?? 0))
  }
}
