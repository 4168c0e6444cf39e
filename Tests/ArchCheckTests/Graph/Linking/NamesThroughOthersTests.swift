import Testing

@testable import ArchCheck

/// Names that are found by way of a generic parameter, an alias, a re-export or what is expected.
extension LinkingTests {
  /// The targets of a type's dependencies on own types.
  private func uses(_ type: String, _ code: String) -> [String] {
    edges(graph("//- App/A.swift\n" + code)).filter { $0.hasPrefix("App.\(type) → ") }
      .map { String($0.dropFirst("App.\(type) → App.".count)) }
  }

  /// The members of other types that a type uses.
  private func memberUses(_ type: String, _ code: String) -> [String] {
    let graph = graph("//- App/A.swift\n" + code)
    return graph.dependencies.filter { graph[$0.source].name == type }
      .flatMap { graph.sites[$0.sites] }.compactMap(graph.usedMember)
      .map { "\(graph[$0.owner].name).\($0.name)" }.sorted()
  }

  @Test func anAssociatedTypeIsOfTheProtocolThatDeclaresItFirst() {
    let protocols = """
      protocol Source { associatedtype Item; typealias Batch = Pack }
      protocol SortedSource: Source { associatedtype Item; associatedtype Key }
      struct Pack { var size = 0 }

      """
    #expect(
      uses("A", protocols + "struct A<S> where S: SortedSource { var key: S.Key }") == [
        "SortedSource"
      ])
    #expect(
      uses("A", protocols + "struct A<S> where S: SortedSource { var item: S.Item }")
        == ["SortedSource", "Source"])
    #expect(
      uses(
        "A.Inner",
        protocols + "struct A<S: Source> {}\nextension A { struct Inner { var item: S.Item } }")
        == ["Source"])
    #expect(
      uses(
        "A.Inner",
        protocols
          + "struct A<S: Source> { struct Inner { var all: S.Batch; var n: Int { all.size } } }")
        == ["Pack", "Source.Batch"])
    // A circle among protocols ends.
    #expect(
      uses(
        "A",
        "protocol P: Q { associatedtype X }\nprotocol Q: P { associatedtype X }\nstruct A<T: P> { var x: T.X }"
      )
        == ["P"])
  }

  @Test func anAssociatedTypeOfAGenericParameterIsThatOfItsArgument() {
    let code = """
      protocol Goes { func go() }
      protocol Feature { associatedtype State; associatedtype Intent: Goes }
      struct CState { var count = 0 }
      enum Counter: Feature {
        typealias State = CState
        enum Intent: Goes { case reset; func go() {} }
      }
      struct Timer<Intent: Goes>: Feature { struct State { var count = 0 } }
      @dynamicMemberLookup
      final class Store<F: Feature> {
        var state: F.State
        var last: F.Intent?
        init(_ state: F.State) { self.state = state }
        func send(_ intent: F.Intent) {}
        func observe<T>(_ path: KeyPath<F.State, T>) {}
        subscript<T>(dynamicMember path: KeyPath<F.State, T>) -> T { state[keyPath: path] }
        func other<G: Feature>(_ feature: G, _ intent: G.Intent) -> G.State { fatalError() }
      }
      typealias StoreOf<F: Feature> = Store<F>
      class Base<F: Feature> { var state: F.State { fatalError() } }
      class Sub<G: Feature>: Base<G> {}
      func each<S: Sequence, T>(_ all: S, _ body: (S.Iterator.Element) -> T) -> [T] { [] }
      extension Sequence { func oldest(_ body: (Iterator.Element) -> Int) {} }

      """
    func uses(_ body: String) -> [String] {
      self.uses("A", code + "struct A { \(body) }").filter {
        !["Store", "StoreOf", "Counter", "Timer", "Base", "Sub"].contains($0)
      }
    }
    #expect(uses("let s: Store<Counter>; func f() { _ = s.state.count }") == ["CState"])
    #expect(uses("let s: StoreOf<Counter>; func f() { _ = s.state.count }") == ["CState"])
    #expect(uses("let s: Store<Counter>; func f() { s.send(.reset) }") == ["Counter.Intent"])
    #expect(uses("let s: Store<Counter>; func f() { s.last?.go() }") == ["Counter.Intent"])
    #expect(uses("let s: Store<Counter>; func f() { s.observe(\\.count) }") == ["CState"])
    #expect(uses("let s: Store<Counter>; func f() { _ = s.count }") == ["CState"])
    #expect(uses("let s: Sub<Counter>; func f() { _ = s.state.count }") == ["CState"])
    let timers = "let s: Store<Timer<Counter.Intent>>; func f()"
    #expect(uses("\(timers) { _ = s.state.count }") == ["Counter.Intent", "Timer.State"])
    #expect(uses("\(timers) { s.last?.go() }") == ["Counter.Intent"])
    #expect(
      uses("func f(_ s: [Store<Counter>]) { _ = each(s) { $0.state.count } }") == ["CState"])
    #expect(uses("func f(_ s: [CState]) { _ = s.oldest { $0.count } }") == ["CState"])
    // Of a parameter the constraint says it; of another parameter than the type's own its argument.
    #expect(uses("func f<G: Feature>(_ s: Store<G>) { s.last?.go() }") == ["Feature", "Goes"])
    #expect(
      uses("func f<G: Feature>(_ s: Store<Counter>, _ g: G, _ i: G.Intent) { s.other(g, i).count }")
        == ["Feature"])
    #expect(
      uses("func f<G: Feature>(_ s: Store<G>) { _ = s.other(Counter(), .reset).count }")
        == ["CState", "Counter.Intent", "Feature"])
  }

  @Test func whatAMemberOfAnArgumentIsEndsSomewhere() {
    // None of it compiles.
    let code = """
      protocol P { associatedtype N: P; associatedtype M: P }
      typealias NOf<T: P> = T.N
      struct A: P { typealias N = NOf<A>; typealias M = NOf<NOf<A>> }
      struct B<T: P>: P { typealias N = T.N.N; typealias M = (T.N, T.M.N, B<B<T>>.N) }
      struct C: P { typealias N = B<B<B<C>>>; typealias M = B<B<NOf<C>>> }
      struct D<T: P> { var n: T.N.N.M; var m: T.M.M.N }
      struct E { let a: D<A>; let c: D<B<B<B<C>>>>; func f() { _ = a.n.x; _ = c.n.x; _ = c.m.x } }
      """
    #expect(uses("E", code).prefix(4) == ["A", "B", "C", "D"])
  }

  @Test func anAssociatedTypeIsUsedByName() {
    let code = """
      protocol Decodes { init(frame: Int); static func make() -> Self }
      protocol Method { associatedtype Reply: Decodes; typealias Box = Pack }
      struct Pack { init(_ size: Int) {} }

      """
    func uses(_ body: String) -> [String] {
      self.uses("A", code + "struct A { func f<M: Method>(_ m: M) { \(body) } }")
    }
    #expect(uses("_ = M.Reply(frame: 1)") == ["Decodes", "Method"])
    #expect(uses("_ = M.Reply.make()") == ["Decodes", "Method"])
    #expect(uses("_ = [1].map(M.Reply.init(frame:))") == ["Decodes", "Method"])
    #expect(uses("_ = M.Box(1)") == ["Method", "Method.Box", "Pack"])
    #expect(
      self.uses("Method", code + "extension Method { func f() { _ = Self.Reply(frame: 1) } }")
        == ["Decodes", "Pack"])
  }

  @Test func aNameBehindAModuleHasGenericArguments() {
    let code = "struct Item { func go() {} }\nstruct Box<T> { var all: [T] = [] }\n"
    #expect(
      memberUses("A", code + "struct A { func f() { App.Box<Item>().all.first?.go() } }")
        == ["Box.all", "Item.go"])
  }

  @Test func whatExtendsAnAliasOfAForeignTypeIsNestedInThatType() {
    let graph = graph(
      """
      //- App/A.swift
      struct Connection { typealias ID = Int }
      extension Connection.ID { struct Generator { func next() -> Int { 0 } } }
      final class Pool { let ids = Connection.ID.Generator() }
      final class Other { let ids: Int.Generator? = nil }
      """)
    #expect(graph.types.contains { $0.name == "Int.Generator" })
    #expect(
      edges(graph).filter { $0.hasSuffix("App.Int.Generator") } == [
        "App.Other → App.Int.Generator", "App.Pool → App.Int.Generator",
      ])
  }

  @Test func aChainThatStartsWithADotStartsAtTheExpectedType() {
    let code = """
      import Certificates
      extension ObjectID { enum Known { static let name = ObjectID(1) } }
      struct Paint { static var red = Paint(); func darker() -> Paint { self } }
      struct Attribute { init(type: ObjectID) {}; func set(_ paint: Paint) {} }

      """
    #expect(
      uses("A", code + "struct A { let a = Attribute(type: .Known.name) }")
        == ["Attribute", "ObjectID.Known"])
    #expect(
      uses(
        "B",
        code
          + "struct B { func f(_ id: ObjectID) -> Bool { switch id { case .Known.name: true; default: false } } }"
      )
        == ["ObjectID.Known"])
    #expect(
      uses("C", code + "struct C { func f(_ a: Attribute) { a.set(.red.darker()) } }") == [
        "Attribute", "Paint",
      ])
    #expect(
      uses("Attribute", code + "extension Attribute { init() { self.init(type: .Known.name) } }")
        == ["ObjectID.Known", "Paint"])
  }

  @Test func collectionsHoldWhatTheirSubscriptGives() {
    let code = """
      struct Flag { var isOn = false; var kind = Kind.a }
      enum Kind { case a, b }
      struct Flags: RandomAccessCollection {
        var startIndex: Int { 0 }
        var endIndex: Int { 0 }
        subscript(position: Int) -> Flag { Flag() }
        subscript(bounds: Range<Int>) -> Slice<Flags> { fatalError() }
      }
      struct Table { subscript(position: Int) -> Flag { Flag() } }

      """
    #expect(
      uses("A", code + "struct A { func f(_ all: Flags) { for flag in all where flag.isOn {} } }")
        == ["Flag", "Flags"])
    #expect(
      uses("B", code + "struct B { func f(_ all: Flags) { _ = all.contains { $0.kind == .b } } }")
        == ["Flag", "Flags", "Kind"])
    #expect(
      uses("C", code + "struct C { func f(_ all: Table) { for flag in all { _ = flag.isOn } } }")
        == ["Table"])
    #expect(
      uses(
        "D",
        code + "struct D { func f(_ all: [Flag]) { var x = all[...]; _ = x.popFirst()?.kind } }")
        == ["Flag"])
  }

  @Test func requirementsAreMeantBeforeWhatExtensionsAdd() {
    let code = """
      protocol Source { var log: Int { get } }
      protocol Context: Source { var core: Int { get } }
      extension Context { var log: Int { core }; var size: Int { core } }
      struct Request: Context { var core = 0 }
      protocol Query { func with(_ name: String) -> Self }
      protocol Link: Query {}
      extension Link { func with(_ change: (inout Self) -> Void) -> Self { self } }

      """
    #expect(
      uses("A", code + "struct A { func f(_ c: some Context) { _ = c.log } }") == [
        "Context", "Source",
      ])
    #expect(
      uses("B", code + "struct B<C: Context> { let c: C; func f() { _ = c.size } }") == ["Context"])
    // Another function of that name is none that the requirement asks for.
    #expect(
      uses("D", code + "struct D { func f(_ l: some Link) { _ = l.with { _ in } } }") == ["Link"])
    #expect(
      uses("C", code + "struct C { func f() { _ = Request().log } }") == ["Context", "Request"])
    #expect(uses("Request", code + "extension Request { func f() { _ = log } }") == ["Context"])
  }

  @Test func optionSetsHoldThemselves() {
    let code = """
      struct Flags: OptionSet { let rawValue: Int; static let on = Flags(rawValue: 1); static let off = Flags(rawValue: 2) }
      struct Header { var flags: Flags = [] }

      """
    for call in ["contains(.on)", "union(.on)", "isDisjoint(with: [.on])"] {
      #expect(
        uses("A", code + "struct A { func f(_ h: Header) { _ = h.flags.\(call) } }") == [
          "Flags", "Header",
        ])
    }
  }

  @Test func selfIsWhatTheExtensionDemands() {
    let code = """
      protocol Stateful { var state: State { get } }
      protocol Extended {}
      struct State { var size = 0 }

      """
    #expect(
      uses(
        "Extended",
        code + "extension Extended where Self: Stateful { var n: Int { self.state.size } }")
        == ["State", "Stateful"])
    #expect(
      uses(
        "Extended", code + "extension Extended where Self: Stateful { var n: Int { state.size } }")
        == ["State", "Stateful"])
  }

  @Test func aResultThatTheProjectExtendsHoldsWhatItHolds() {
    let code = """
      struct Content { var size = 0 }
      struct Response { var accepted: Result<Content, any Error> }
      extension Result { var isDone: Bool { true } }
      struct A { func f(_ r: Response) { switch r.accepted { case .success(let c): _ = c.size; default: break } } }
      """
    #expect(uses("A", code) == ["Content", "Response"])
  }

  @Test func aGenericParameterHasTheStaticMembersOfItsProtocol() {
    let code = """
      protocol Option {}
      enum Kind { case reuse, delay }
      struct SocketOption: Option { init(_ kind: Kind) {} }
      extension Option where Self == SocketOption {
        static var fast: SocketOption { SocketOption(.reuse) }
        static func socket(_ kind: Kind) -> SocketOption { SocketOption(kind) }
      }
      struct Channel {
        func set<O: Option>(_ option: O) {}
        func put(_ option: some Option) {}
        func add(_ option: any Option) {}
      }

      """
    for call in ["set(.fast)", "put(.fast)", "add(.fast)"] {
      #expect(
        uses("A", code + "struct A { func f(_ c: Channel) { c.\(call) } }") == [
          "Channel", "Option",
        ])
    }
    #expect(
      uses("A", code + "struct A { func f(_ c: Channel) { c.set(.socket(.delay)) } }") == [
        "Channel", "Kind", "Option",
      ])
  }

  @Test func aValueInACaseIsComparedWith() {
    let code = """
      enum Kind { case mark, line }
      struct Token { init(_ kind: Kind) {} }
      struct A { func f(_ t: Token) { switch t { case Token(.mark): break; default: break } } }
      """
    #expect(uses("A", code) == ["Kind", "Token"])
  }

  @Test func aClassOwnsTheInitializersThatItInherits() {
    let code = """
      class Base { init(name: String) {}; convenience init() { self.init(name: "") } }
      final class Sub: Base {}

      """
    #expect(uses("A", code + #"struct A { let a = Sub(name: "") }"#) == ["Sub"])
    #expect(uses("A", code + #"struct A { let a: Sub = .init(name: "") }"#) == ["Sub"])
    // A convenience initializer is not written anew for the subclass.
    #expect(uses("A", code + "struct A { let a = Sub() }") == ["Base", "Sub"])
  }

  @Test(arguments: [
    "//- Files/Exports.swift\n@_exported import struct Outside.Descriptor\n//- Files/Use.swift",
    "//- Files/Use.swift\nimport struct Outside.Descriptor",
  ])
  func aNameThatIsImportedAloneHidesThoseOfOtherImports(beginning: String) {
    let graph = graph(
      """
      //- Core/Core.swift
      public protocol Descriptor {}
      \(beginning)
      import Core
      struct Handle { let descriptor: Descriptor }
      """)
    #expect(edges(graph).isEmpty)
  }

  /// What stands between and is not public is no type of that name for others.
  @Test func aQualifiedNameIsFoundThroughAllThatIsPassedOn() {
    let graph = graph(
      """
      //- Kit/Order.swift
      public struct Order { public let id = 0; public init() {} }
      //- Middle/Middle.swift
      @_exported import Kit
      struct Order {}
      //- Umbrella/Umbrella.swift
      @_exported import Middle
      //- App/Cart.swift
      import Umbrella
      struct Cart { let order: Umbrella.Order; func f() { _ = Umbrella.Order().id } }
      """)
    #expect(edges(graph) == ["App.Cart → Kit.Order"])
    #expect(!graph.types.contains { $0.isExternal && $0.name == "Order" })
  }

  @Test func aSharedFileIsTestableInEachOfItsModules() {
    let graph = graph(
      """
      //- App+Clip/Order.swift
      struct Order { var part = Part() }
      struct Part {}
      //- Tests/OrderTests.swift
      @testable import Clip
      struct OrderTests { let order: Order; func f() { _ = order.part } }
      """)
    #expect(edges(graph).contains("Tests.OrderTests → App.Order"))
    #expect(
      graph.sites.contains {
        $0.usedMember >= 0 && graph.members[Int($0.usedMember)].name == "part"
      })
  }

  @Test func anAliasOfItsOwnNameIsTheGenericParameter() {
    #expect(
      uses(
        "Ring.Index",
        "struct Ring<Item> { struct Index { var item: Item? } }\nextension Ring { typealias Item = Item }"
      )
        == [])
  }

  @Test func theRequirementsOfATypeDoNotSeeItsMembers() {
    let code = """
      struct Retry<Up> { typealias Failure = Int }
      extension Retry { struct Inner<Down: Sequence> where Down.Element == Failure { typealias Failure = Up } }
      """
    #expect(uses("Retry.Inner", code) == ["Retry.Failure"])
  }

  @Test func codersGiveBackTheTypeThatTheyAreTold() {
    let code = """
      struct Order: Codable { var id = 0 }
      struct Cart: Codable { var order: Order? }
      struct A { func a(_ d: Any) throws -> Int { try JSONDecoder().decode(Cart.self, from: d).order!.id } }
      struct B { func b(_ c: Any) throws { let cart = try c.decodeIfPresent(Cart.self, forKey: 1); cart?.order } }
      struct C { func c(_ p: Any) { p.decode(type: Cart.self, decoder: 1).order } }
      """
    #expect(uses("A", code) == ["Cart", "Order"])
    #expect(memberUses("B", code) == ["Cart.order"])
    #expect(memberUses("C", code) == [])
  }

  @Test func theElementsOfASequenceAreThoseOfItsIterator() {
    let code = """
      struct Order { var id = 0 }
      struct Orders: Sequence { func makeIterator() -> AnyIterator<Order> { AnyIterator([].makeIterator()) } }
      struct A { func a(_ all: Orders) { for one in all { print(one.id) } } }
      """
    #expect(memberUses("A", code) == ["Order.id", "Orders.makeIterator"])
  }

  @Test func aConditionAsksForAnOperatorThatGivesABool() {
    let code = """
      struct Query {}
      protocol Expressible {}
      extension Expressible {
        static func != (left: Self, right: some Expressible) -> Query { Query() }
        static func < (left: Self, right: Self) -> Bool { true }
      }
      struct Value: Equatable, Expressible {}

      """
    func expressions(_ statement: String) -> [String] {
      memberUses(
        "A", code + "struct A { func a(_ v: Value, _ w: Value) -> Any { \(statement); return 1 } }")
    }
    #expect(expressions("let q = v != w") == ["Expressible.!="])
    #expect(expressions("if v != w {}") == [])
    #expect(expressions("while true && v != w {}") == [])
    #expect(expressions("let n = v != w ? 1 : 2") == [])
    #expect(expressions("guard v < w else { return 2 }") == ["Expressible.<"])
  }

  @Test func anOverloadThatIsNoWitnessStaysBesideTheRequirement() {
    let code = """
      struct Table {}
      protocol Request { func with(_ table: Table) -> Self }
      protocol Association: Request { var key: Int { get set } }
      extension Association {
        func with(_ update: (inout Self) -> Void) -> Self { self }
        func with(_ table: Table) -> Self { self }
      }
      protocol ToOne: Association {}
      extension ToOne {
        func named() -> Self { with { $0.key = 1 } }
      }
      """
    #expect(memberUses("ToOne", code) == ["Association.key", "Association.with"])
  }
}
