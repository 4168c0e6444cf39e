import Testing

@testable import ArchCheck

@Suite struct BodyTests {
  @Test func tellsThePartsOfMembers() throws {
    let probe = Probe(
      """
      struct Store {
        let plain: Int
        var initial = 1
        var computed: Int { 1 }
        var both: Int {
          get { 1 }
          set { print(newValue) }
        }
        var observed = 0 {
          willSet { print(newValue) }
          didSet { print(oldValue) }
        }
        subscript(index: Int) -> Int {
          get { index }
          _modify { yield &initial }
        }
        init() { plain = 1 }
        func run() {}
      }
      protocol Running {
        func run()
      }
      """)
    func parts(_ member: String) throws -> [String] {
      try probe.graph.bodies(ofMember: probe.member(member)).map(\.part.rawValue)
    }
    #expect(try parts("Store.plain") == [])
    #expect(try parts("Store.initial") == ["initialValue"])
    #expect(try parts("Store.computed").count == 1)
    #expect(try parts("Store.both") == ["get", "set"])
    #expect(try parts("Store.observed") == ["initialValue", "willSet", "didSet"])
    #expect(try parts("Store.subscript") == ["get", "other"])
    #expect(try parts("Store.init") == ["function"])
    #expect(try parts("Store.run") == ["function"])
    #expect(try parts("Running.run") == [])
  }

  @Test func leavesOutExtensionsInOtherModules() throws {
    let probe = Probe(
      """
      //- App/Store.swift
      public struct Store {
        public func own() {}
      }
      //- Feed/Feed.swift
      import App
      extension Store {
        func foreign() {}
      }
      """)
    let store = try probe.type("Store")
    let names = probe.graph.bodies(of: store).map { probe.graph.members[$0.member].name }
    #expect(names == ["own"])
  }

  @Test(arguments: [
    ("", true), ("nil", true), ("return nil", true), ("0", true), ("-1", true), ("false", true),
    ("\"\"", true), ("[]", true), ("[:]", true), ("()", true), (".none", true), ("self", true),
    ("return", true), ("\"text\"", true), ("[1]", false), ("\"\\(self)\"", false), ("run()", false),
    ("print(1)", false), ("let a = 1; return a", false), ("other.value", false),
  ])
  func tellsWhatIsTrivial(_ code: String, _ expected: Bool) throws {
    let probe = Probe("struct Store {\n  func run() -> Int? { \(code) }\n}")
    #expect(try probe.graph.isTrivial(probe.body("Store.run")) == expected)
  }

  @Test func writesSignaturesAsSwiftDoes() throws {
    let probe = Probe(
      """
      enum Shape {
        case dot
        case circle(radius: Int)
        var title: String { "" }
        init(_ name: String, size: Int) { self = .dot }
        func resize(_ size: Int, to other: Int) {}
        subscript(index: Int) -> Int { index }
      }
      """)
    let type = try probe.type("Shape")
    #expect(
      probe.graph[type].members.map { probe.graph.members[$0].signature }.sorted() == [
        "circle(radius:)", "dot", "init(_:size:)", "resize(_:to:)", "subscript(_:)", "title",
      ])
  }

  @Test func findsTheUsesInABody() throws {
    let probe = Probe(
      """
      struct Order { let id: Int }
      struct Store {
        let first: Order
        func run() -> Order { Order(id: 1) }
      }
      """)
    let graph = probe.graph
    let found = try graph.sites(in: probe.body("Store.run")).map(\.site.kind)
    #expect(found == [.constructs])
  }
}
