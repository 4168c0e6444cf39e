import Testing

@testable import ArchCheck

/// Members are found through what wraps a value and what hands it on.
extension LinkingTests {
  @Test func membersOfImplicitlyUnwrappedOptionals() {
    let graph = graph(
      """
      //- App/Cart.swift
      struct Part { var count = 0 }
      final class Child { var part = Part(); func go() {} }
      protocol Presenting { var part: Part { get } }
      final class A { var child: Child!; func f() { _ = child.part.count } }
      final class B { weak var presenter: (any Presenting)!; func f() { _ = presenter.part.count } }
      final class C { func f(child: Child!) { _ = child.part.count } }
      final class D { var list: [Child]!; func f() { list.forEach { _ = $0.part.count } } }
      final class E { var child: Child?; func f() { _ = child.map { $0.part.count } } }
      """)
    #expect(
      edges(graph).filter { $0.hasSuffix("→ App.Part") } == [
        "App.A → App.Part", "App.B → App.Part", "App.C → App.Part", "App.Child → App.Part",
        "App.D → App.Part", "App.E → App.Part", "App.Presenting → App.Part",
      ])
  }

  /// A call may leave out defaults of a local function.
  @Test func argumentsOfLocalFunctions() {
    let graph = graph(
      """
      //- App/Local.swift
      struct Model { static func make() -> Model { Model() } }
      struct Other { static func make() -> Other { Other() } }
      struct A { func run() { func f(a: Other = .init(), b: Model) {}; f(b: .make()) } }
      struct B { func run() { func f(a: Int, b: Model) {}; f(a: 1, b: .make()) } }
      struct C { func run() { func f(_ b: @autoclosure () -> Model) {}; f(.make()) } }
      struct D { func run() { func f(_ b: Model, a: Int = 1) {}; f(.make()) } }
      struct E { func run() { func f(in b: Model, _ a: Int = 1, c: Other) {}; f(in: .make(), c: .make()) } }
      """)
    #expect(
      uses("make", in: graph) == [
        "A → Model", "B → Model", "C → Model", "D → Model", "E → Model", "E → Other",
      ])
  }

  /// A modifier that a project adds is found on views of SwiftUI, also behind other modifiers.
  @Test func ownModifiersOfViews() {
    let graph = graph(
      """
      //- App/Views.swift
      import SwiftUI
      enum Emphasis { case low }
      struct Palette { static func warm(_ emphasis: Emphasis) -> Palette { Palette() } }
      extension View { func emphasis(_ e: Emphasis) -> some View { self } }
      extension Shape { func outlined(_ e: Emphasis) -> some View { self } }
      extension Font { static func brand(_ e: Emphasis) -> Font { .body } }
      extension ButtonStyle where Self == Plate { static func plate(_ e: Emphasis) -> Plate { Plate() } }
      struct Plate: ButtonStyle { func makeBody(configuration: Configuration) -> some View { Text("") } }
      struct A: View { var body: some View { Text("a").emphasis(.low) } }
      struct B: View { var body: some View { A().padding().emphasis(.low) } }
      struct C: View { var body: some View { Button("a") {}.emphasis(.low) } }
      struct D: View { var body: some View { Text("a").font(.brand(.low)) } }
      struct E: View { var body: some View { Button("a") {}.disabled(true).buttonStyle(.plate(.low)) } }
      struct F: View { var body: some View { Circle().outlined(.low) } }
      struct G: View { var x = 1; var body: some View { A().onChange(of: x) {}.emphasis(.low) } }
      struct H { let a: Other; func f() { a.padding().emphasis(.low) } }
      //- App/Paths.swift
      import PathKit
      extension Path { func loud() { self.standardized().emphasis(.low) } }
      """)
    #expect(
      uses("low", in: graph)
        == ["A", "B", "C", "D", "E", "F", "G"].map { "\($0) → Emphasis" })
  }

  /// A group of tasks gives what they do, which the first of them tells.
  @Test func groupsOfTasks() {
    let graph = graph(
      """
      //- App/Tasks.swift
      struct Name { func shout() {} }
      struct User { var name = Name() }
      struct API { func user(_ id: Int) async throws -> User { User() } }
      struct A {
        let api: API
        func f(ids: [Int]) async throws {
          try await withThrowingTaskGroup { group in
            for id in ids { group.addTask { try await api.user(id) } }
            for try await user in group { user.name.shout() }
          }
        }
      }
      struct B {
        let api: API
        func f() async throws {
          try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { _ = try await api.user(1) }
          }
        }
      }
      """)
    #expect(uses("shout", in: graph) == ["A → Name"])
  }

  /// What Fluent's queries give is of the model's type.
  @Test func resultsOfQueries() {
    let graph = graph(
      """
      //- App/Orders.swift
      import Fluent
      final class Order: Model { var lines: [Line] = []; var state = "" }
      final class Line: Model { var quantity = 0 }
      struct A {
        func f(db: any Database) async throws {
          for o in try await Order.query(on: db).filter(\\.$state == "x").all() { _ = o.lines.map { $0.quantity } }
        }
      }
      struct B {
        func f(db: any Database) async throws {
          _ = try await Order.find(1, on: db)?.lines.map { $0.quantity }
        }
      }
      struct C {
        func f(db: any Database) async throws {
          guard let o = try await Order.query(on: db).first() else { return }
          _ = o.lines[0].quantity
        }
      }
      struct D { func f(db: any Database) { _ = Order.query(on: db).all().map { $0.lines } } }
      """)
    #expect(uses("quantity", in: graph) == ["A → Line", "B → Line", "C → Line"])
  }

  /// `.failure(.offline)` of a `Result`, and `.some(.on)` of an optional.
  @Test func payloadsOfStandardCases() {
    let graph = graph(
      """
      //- App/Results.swift
      enum LoadError: Error { case offline }
      struct Item { init(id: Int) {} }
      struct Sink {
        func finish(_ result: Result<Item, LoadError>) {}
        func set(_ error: LoadError?) {}
        var onFinish: ((Result<Item, LoadError>) -> Void)?
      }
      struct A { let s: Sink; func f() { s.finish(.failure(.offline)) } }
      struct B { let s: Sink; func f() { s.finish(.success(.init(id: 1))) } }
      struct C { let s: Sink; func f() { s.set(.some(.offline)) } }
      struct D { let s: Sink; func f() { s.onFinish?(.failure(.offline)) } }
      """)
    #expect(uses("offline", in: graph) == ["A", "C", "D"].map { "\($0) → LoadError" })
    #expect(edges(graph).contains("App.B → App.Item"))
  }

  /// `KeyPath<Root, Value> & Sendable` is a key path.
  @Test func keyPathsThatAreSendable() {
    let graph = graph(
      """
      //- App/Injected.swift
      protocol Orders { func load() }
      struct Values { var orders: any Orders }
      @propertyWrapper struct Inject<Value> {
        init(_ path: KeyPath<Values, Value> & Sendable) {}
        var wrappedValue: Value { fatalError() }
      }
      struct A { @Inject(\\.orders) var orders; func f() { orders.load() } }
      """)
    #expect(uses("load", in: graph) == ["A → Orders"])
  }

  /// `self.$x` and `model.$x` are what `$x` is.
  @Test func projectionsOfOwnWrappers() {
    let graph = graph(
      """
      //- App/Wrapped.swift
      struct Handle<Value> { var value: Value; func go() {} }
      @propertyWrapper struct Stored<Value> {
        var wrappedValue: Value
        var projectedValue: Handle<Value> { Handle(value: wrappedValue) }
      }
      struct Item { func show() {} }
      final class Model { @Stored var item = Item() }
      struct A { @Stored var item: Item; func f() { $item.go() } }
      struct B { @Stored var item: Item; func f() { self.$item.go(); self.$item.value.show() } }
      struct C { let model: Model; func f() { model.$item.go(); model.$item.value.show() } }
      """)
    #expect(uses("go", in: graph) == ["A → Handle", "B → Handle", "C → Handle"])
    #expect(uses("show", in: graph) == ["B → Item", "C → Item"])
  }

  /// Who uses a member of that name, of which type.
  private func uses(_ name: String, in graph: DependencyGraph) -> [String] {
    graph.dependencies.filter { dependency in
      graph.sites[dependency.sites].contains {
        $0.usedMemberIndex.map { graph.members[$0].name } == name
      }
    }.map { "\(graph[$0.source].name) → \(graph[$0.target].name)" }
  }

  /// What an operator, a queue, a task or a new collection hands on.
  @Test func valuesThatOthersHandOn() {
    let graph = graph(
      """
      //- App/Cart.swift
      import Combine
      import Foundation
      import RxSwift
      struct Part { var count = 0 }
      final class Item { var part = Part() }
      struct ByArray { let all: Set<Item>; func f() { let list = Array(all); _ = list[0].part.count } }
      struct ByGroup {
        let all: [Item]
        func f() { for list in Dictionary(grouping: all, by: \\.self).values { _ = list[0].part.count } }
      }
      struct ByKey {
        let all: [(Int, Item)]
        func f() { _ = Dictionary(uniqueKeysWithValues: all)[1]?.part.count }
      }
      struct ByPair {
        let all: [Item]
        func f() { all.enumerated().forEach { number, item in _ = item.part.count } }
      }
      struct ByOrder { let all: [Item]; func f() { _ = all.sorted { $0.part.count < $1.part.count } } }
      final class ByQueue {
        let queue = DispatchQueue(label: "")
        let item = Item()
        func f() { _ = queue.sync { item }.part.count }
      }
      final class ByTask { let item = Item(); func f() async { _ = await Task { item }.value.part.count } }
      final class ByPublisher {
        func f(_ items: AnyPublisher<Item, Never>) {
          _ = items.map { $0.part }.sink { completion in } receiveValue: { _ = $0.count }
        }
      }
      final class ByPublished {
        @Published var item = Item()
        func f() { _ = $item.removeDuplicates { _, _ in true }.sink { _ = $0.part.count } }
      }
      final class ByObservable {
        func f(_ items: Observable<Item>) { _ = items.subscribe(onNext: { _ = $0.part.count }) }
      }
      extension Collection where Element == Item { var newest: Item { first! } }
      extension Sequence where Element == Part { var oldest: Item { Item() } }
      struct ByExtension { let all: [Item]; func f() { _ = all.newest.part.count } }
      struct ByOther { let all: [Item]; func f() { _ = all.oldest.part.count } }
      final class ByEvent {
        func f(_ items: Observable<Item>) { _ = items.subscribe { _ = $0.part.count } }
      }
      """)
    #expect(
      edges(graph).filter { $0.hasSuffix("→ App.Part") } == [
        "App.ByArray → App.Part", "App.ByExtension → App.Part", "App.ByGroup → App.Part",
        "App.ByKey → App.Part", "App.ByObservable → App.Part", "App.ByOrder → App.Part",
        "App.ByPair → App.Part",
        "App.ByPublished → App.Part", "App.ByPublisher → App.Part", "App.ByQueue → App.Part",
        "App.ByTask → App.Part", "App.Item → App.Part", "Swift.Sequence → App.Part",
      ])
  }

  /// What an array has itself is meant, not what an extension of its protocols adds under that name.
  @Test func standardMembersStayWhatTheyAre() {
    let graph = graph(
      """
      //- App/Cart.swift
      struct Operator {}
      struct Query { let text = "" }
      extension Sequence { func joined(by operation: Operator) -> Query { Query() } }
      extension RangeReplaceableCollection {
        mutating func append(_ query: Query) {}
        func inserting(_ query: Query) -> Query { query }
      }
      struct Joins { let names: [String]; func f() { print(names.joined(separator: ", ")) } }
      struct Appends { var names: [String]; mutating func f() { names.append("a") } }
      struct Inserts {
        let names: [String]
        let query: Query
        func f() { _ = names.inserting(query).text }
      }
      """)
    #expect(edges(graph).filter { $0.hasPrefix("App.") } == ["App.Inserts → App.Query"])
  }

  /// What the compiler makes, or a class outside of the project has, is not the protocol's: its types
  /// are known all the same.
  @Test func requirementsAreNotWhatAConcreteValueHas() {
    let graph = graph(
      """
      //- App/Shop.swift
      import UIKit
      protocol Making { init(); init(id: Int) }
      struct Made: Making { let id: Int }
      struct Maker { let made = Made(); let other = Made(id: 1); let third: Made = .init() }
      protocol Named { var rawValue: String { get } }
      enum Size: String, Named { case big }
      struct Printer { func text(_ size: Size) -> Int { size.rawValue.count } }
      struct Teller { func text(_ size: any Named) -> Int { size.rawValue.count } }
      struct Speaker<Name: Named> { let name: Name; func text() -> Int { name.rawValue.count } }
      protocol Presentable { var view: UIView! { get } }
      class Base: UIViewController, Presentable {}
      final class Home: Base { func show() { view.isHidden = false } }
      final class Opener { func open(_ home: Home) { home.view.isHidden = true } }
      protocol Telling { func tell() }
      protocol Talking: Telling {}
      extension Talking { func tell() {} }
      struct Mouth: Telling, Talking {}
      struct Listener { func f(_ mouth: Mouth) { mouth.tell() } }
      """)
    #expect(edges(graph).contains("App.Listener → App.Talking"))
    #expect(!edges(graph).contains("App.Listener → App.Telling"))
    let protocols = ["→ App.Making", "→ App.Named", "→ App.Presentable"]
    #expect(
      edges(graph).filter { edge in protocols.contains { edge.hasSuffix($0) } } == [
        "App.Base → App.Presentable", "App.Made → App.Making", "App.Size → App.Named",
        "App.Speaker → App.Named", "App.Teller → App.Named",
      ])
  }

  /// Of members that all fit, the one with more constraints is meant, whichever stands first.
  @Test func theMoreSpecificMemberIsMeant() {
    let graph = graph(
      """
      //- App/Shop.swift
      struct X { func x() {} }
      struct Y { func y() {} }
      struct Box<T> { func o() -> X { X() }; var q: X { X() } }
      extension Box where T == Int { func o() -> Y { Y() }; var q: Y { Y() } }
      struct A { func f(box: Box<Int>) { box.o().y() } }
      struct B { func f(box: Box<Int>) { box.q.y() } }
      protocol Shape {}
      protocol Square: Shape {}
      func area<T: Shape>(_ t: T) -> X { X() }
      func area<T: Square>(_ t: T) -> Y { Y() }
      func visit(_ shape: any Shape) -> X { X() }
      func visit(_ shape: any Square) -> Y { Y() }
      struct Tile: Square {}
      struct C { func f(tile: Tile) { area(tile).y() } }
      struct D { func f(tile: Tile) { visit(tile).y() } }
      class Base {}
      class Derived: Base {}
      final class Last: Derived {}
      func show(_ base: Base) -> X { X() }
      func show(_ derived: Derived) -> Y { Y() }
      struct E { func f(last: Last) { show(last).y() } }
      @available(*, unavailable) func old(_ number: Int) -> X { X() }
      func old(_ number: Int, _ text: String = "") -> Y { Y() }
      struct F { func f() { old(1).y() } }
      struct Part { var counts = Y(); func counts(upTo end: Tile) -> X { X() } }
      struct G { func f(part: Part) { part.counts.y() } }
      """)
    let users = ["A", "B", "C", "D", "E", "F", "G"]
    #expect(
      edges(graph).filter { edge in users.contains { edge.hasPrefix("App.\($0) → App.") } }
        .filter { $0.hasSuffix("→ App.X") || $0.hasSuffix("→ App.Y") }
        == users.map { "App.\($0) → App.Y" })
  }

  @Test func wrappersTakeTheInitialValueBesideTheirArguments() {
    let graph = graph(
      """
      //- App/Field.swift
      struct Key { static let name = Key() }
      @propertyWrapper struct Field<Value> {
        var wrappedValue: Value
        init(wrappedValue: Value, key: Key) { self.wrappedValue = wrappedValue }
      }
      struct Form { @Field(key: .name) var name = "" }
      """)
    #expect(edges(graph).contains("App.Form → App.Key"))
  }

  @Test func closuresOfSwiftUIGetWhatTheyAreGiven() {
    let graph = graph(
      """
      //- App/Shop.swift
      import SwiftUI
      struct Item: Identifiable { let id = 0; var title = ""; var tags: [Tag] = [] }
      struct Tag { var name = "" }
      final class Shop: ObservableObject { var items: [Item] = []; var chosen: Item? }
      struct A: View { let shop: Shop; var body: some View { List(shop.items) { Text($0.title) } } }
      struct B: View {
        @ObservedObject var shop: Shop
        var body: some View { ForEach($shop.items) { $item in TextField("", text: $item.title) } }
      }
      struct C: View {
        @StateObject var shop = Shop()
        var body: some View { Text("").sheet(item: $shop.chosen) { chosen in Text(chosen.title) } }
      }
      struct D: View {
        let shop: Shop
        var body: some View { Text("").onChange(of: shop.chosen) { old, new in print(new!.title) } }
      }
      struct E: View {
        let shop: Shop
        var body: some View {
          ForEach(shop.items) { item in ForEach(item.tags, id: \\.name) { tag in Text(tag.name) } }
        }
      }
      struct F: View {
        var body: some View {
          Text("").navigationDestination(for: Item.self) { item in Text(item.tags[0].name) }
        }
      }
      """)
    let found = edges(graph)
    for view in ["A", "B", "C", "D", "E", "F"] {
      #expect(found.contains("App.\(view) → App.Item"), "\(view)")
    }
    #expect(found.contains("App.E → App.Tag"))
    #expect(found.contains("App.F → App.Tag"))
  }

  @Test func bindingsUseWhatTheyBindTo() {
    let graph = graph(
      """
      //- App/Form.swift
      import Combine
      import ComposableArchitecture
      import SwiftUI
      struct Address { var street = "" }
      final class Model: ObservableObject { var address = Address(); @Published var rows: [Int] = [] }
      struct Form: View {
        @StateObject var model = Model()
        var body: some View { TextField("", text: $model.address.street) }
      }
      struct ByIndex: View {
        @Binding var all: [Address]
        var body: some View { TextField("", text: $all[0].street) }
      }
      final class Book: ObservableObject { var byName: [String: Address] = [:] }
      struct ByKey: View {
        @ObservedObject var book: Book
        let other: Address
        var body: some View { TextField("", text: $book.byName["a", default: other].street) }
      }
      struct Given: View {
        @Binding var address: Address?
        var body: some View {
          if let address = Binding($address) { TextField("", text: address.street) }
        }
      }
      struct Made: View {
        @Environment(Model.self) var shared
        var body: some View { TextField("", text: Bindable(shared).address.street) }
      }
      struct Numbered: View {
        @Binding var all: [Address]
        var body: some View {
          ForEach(Array($all.enumerated()), id: \\.offset) { _, $one in
            TextField("", text: $one.street)
          }
        }
      }
      struct Feature { struct State { var address = Address() } }
      struct Stored: View {
        @Bindable var store: StoreOf<Feature>
        var body: some View { TextField("", text: $store.address.street) }
      }
      final class Screen { let model = Model(); func f() { _ = model.$rows.sink { _ in } } }
      struct Local: View {
        @Environment(Model.self) var shared
        var body: some View {
          @Bindable var model = shared
          return TextField("", text: $model.address.street)
        }
      }
      """)
    func members(of source: String) -> [String] {
      graph.dependencies.filter { graph[$0.source].name == source }.flatMap { dependency in
        graph.sites[dependency.sites].compactMap { graph.usedMember(of: $0)?.name }
      }.sorted()
    }
    #expect(members(of: "Form") == ["address", "street"])
    #expect(members(of: "ByIndex") == ["street"])
    #expect(members(of: "ByKey") == ["byName", "street"])
    #expect(members(of: "Given") == ["street"])
    #expect(members(of: "Made") == ["address", "street"])
    #expect(members(of: "Numbered") == ["street"])
    #expect(members(of: "Stored") == ["address", "street"])
    #expect(members(of: "Screen") == ["rows"])
    #expect(members(of: "Local") == ["address", "street"])
  }

  @Test func chainsOfOperators() {
    let graph = graph(
      """
      //- App/Sum.swift
      struct Vector { static func + (left: Vector, right: Vector) -> Vector { left } }
      struct World { let a: Vector; let b: Vector; let c: Vector }
      struct Two { func go(_ world: World) { _ = world.a + world.b } }
      struct Three { func go(_ world: World) { _ = world.a + world.b + world.c } }
      """)
    #expect(
      edges(graph).filter { $0.hasSuffix("App.Vector") } == [
        "App.Three → App.Vector", "App.Two → App.Vector", "App.World → App.Vector",
      ])
  }

  /// Of operators at file level those are meant that name the type of an operand.
  @Test func operatorsAtFileLevel() {
    let graph = graph(
      """
      //- Kit/Sum.swift
      public struct Sum {}
      public struct Box<T> {}
      public struct Total { public func show() {} }
      public struct Other { public func show() {} }
      public func + (left: Sum, right: Int) -> Total { Total() }
      public func + <T>(left: Box<T>, right: T) -> Total { Total() }
      prefix operator ---
      public prefix func --- (sum: Sum?) -> Total { Total() }
      func + (left: Sum, right: String) -> Other { Other() }
      public func + (left: Int, right: Other) -> Other { Other() }
      extension URL { public enum Kind {} }
      public func + (left: URL, right: Any) -> Total { Total() }
      //- Umbrella/Umbrella.swift
      @_exported import Kit
      //- App/Users.swift
      import Foundation
      import Umbrella
      struct A { func go(_ sum: Sum) { (sum + 1).show() } }
      struct B { func go(_ box: Box<Int>) { (box + 1).show() } }
      struct C { func go(_ sum: Sum) { (---sum).show() } }
      struct D { func go(_ sum: Sum) { (sum + "").show() } }
      struct E { func go(_ sum: Int) { (sum + 1).show() } }
      struct F { func go<T>(_ sum: T) { (sum + 1).show() } }
      struct G { func go(_ url: URL) { (url + 1).show() } }
      """)
    #expect(
      edges(graph).filter { $0.hasPrefix("App") && !["Sum", "Box"].contains($0.suffix(3)) } == [
        "App.A → Kit.Total", "App.B → Kit.Total", "App.C → Kit.Total", "App.G → Kit.Total",
      ])
  }

  /// Each use looks at the operators of its operands' types alone.
  @Test(.endsSoon) func aTypeForEachOperator() {
    let types = (0..<1500).map { number in
      "struct S\(number) {}\nfunc == (left: S\(number), right: S\(number)) -> Bool { true }\n"
        + "func use(_ a: S\(number), _ b: S\(number)) { _ = (a == b, b == a, a == a) }\n"
    }
    let graph = graph("//- App/Types.swift\n" + types.joined())
    #expect(graph.types.count { !$0.isExternal && $0.kind == .struct } == 1500)
  }

  @Test func typesInExtensionsOfTheSDKAreExtendedByTheirOwnName() {
    let graph = graph(
      """
      //- App/Kind.swift
      import Foundation
      extension URL { struct Kind { var order = Order() } }
      struct Order {}
      //- App/KindLoading.swift
      import Foundation
      extension URL.Kind { func load() -> Store { Store() } }
      struct Store {}
      struct User { let kind: URL.Kind; func go() { _ = kind.load() } }
      """)
    #expect(
      edges(graph) == [
        "App.URL.Kind → App.Order", "App.URL.Kind → App.Store", "App.User → App.URL.Kind",
      ])
  }

  @Test func anExtensionNamesNoSuperclass() {
    let graph = graph(
      """
      //- App/Service.swift
      import Kit
      final class Service {}
      extension Service: LoadableView {}
      final class Card: BaseView {}
      """)
    let supertypes = graph.types.filter { !$0.isExternal }.map { type in
      "\(type.name): \(type.superclass.map { graph[$0].name } ?? "-")"
    }
    #expect(supertypes == ["Card: BaseView", "Service: -"])
  }

  /// What a struct, an extension or the second place of a class conforms to is a protocol, and so is
  /// by its name what nothing else tells of.
  @Test func protocolsOfLibrariesAreNoSuperclasses() {
    let graph = graph(
      """
      //- App/Service.swift
      import Kit
      final class Store: Keeper {}
      struct Note: Keeper {}
      final class Cart: Basket {}
      extension Card: Basket {}
      final class Card: BaseView, Tagged {}
      final class Tile: Tagged {}
      final class Sheet: Loadable {}
      protocol Shown: AnyObject, BaseView {}
      """)
    let supertypes = graph.types.filter { !$0.isExternal }.map { type in
      "\(type.name): \(type.superclass.map { graph[$0].name } ?? "-")"
    }
    #expect(
      supertypes == [
        "Card: BaseView", "Cart: -", "Note: -", "Sheet: -", "Shown: -", "Store: -", "Tile: -",
      ])
  }

  /// Code in the middle of an edit may ask for itself in many ways.
  @Test(.endsSoon) func propertiesThatNameEachOther() {
    let names = (0..<12).map { "b\($0)" }
    let properties = names.map { name in
      "  lazy var \(name) = Action { _ in "
        + names.filter { $0 != name }.map { "self.\($0).isOn = true" }.joined(separator: "; ")
        + " }"
    }
    let graph = graph(
      "//- App/Screen.swift\nfinal class Screen {\n\(properties.joined(separator: "\n"))\n}\n"
        + "final class Action { var isOn = false; init(_ body: (Action) -> Void) {} }")
    #expect(edges(graph) == ["App.Screen → App.Action"])
  }

  /// Each value is made of two of the one before it.
  @Test(
    .endsSoon,
    arguments: [
      ("($, $)", ".0.0.0"), ("twice($)", ".0.0.0"),
      ("[$: $]", ".keys.first!.keys.first!.keys.first!"),
      ("zip([$], [$])", ".first!.0.first!.0.first!.0"),
    ])
  func valuesThatDoubleWithEachStep(_ step: String, _ part: String) {
    func chain(_ declaration: String, _ name: String) -> String {
      (1...60).map { number in
        let value = step.replacing("$", with: "\(name)\(number - 1)")
        return "\(declaration) \(name)\(number) = \(value)"
      }.joined(separator: "\n")
    }
    let graph = graph(
      """
      //- App/Screen.swift
      final class Part { func go() {} }
      func twice<T>(_ value: T) -> (T, T) { (value, value) }
      func part() -> Part { Part() }
      final class Screen {
        static let a0 = part()
        \(chain("static let", "a"))
        static func go() {
          let b0 = a0
          \(chain("let", "b"))
          _ = b60.0
        }
      }
      final class User {
        func far() { Screen.a60\(part).go() }
        func near() { Screen.a3\(part).go() }
      }
      """)
    #expect(edges(graph).contains("App.User → App.Part"))
  }

  /// Each alias names the one before it, with more to hold or many times.
  @Test(
    .endsSoon,
    arguments: [
      ("$<Pair<T, T>>", ".a.b.a"), ("Pair<$<T>, $<T>>", ".a.b.a"),
      ("($<T>, $<T>, $<T>, $<T>, $<T>, $<T>, $<T>, $<T>)", ".0.7.a"),
    ])
  func aliasesThatGrowWithEachStep(_ step: String, _ part: String) {
    let aliases = (1...60).map { number in
      "typealias X\(number)<T> = " + step.replacing("$", with: "X\(number - 1)")
    }.joined(separator: "\n")
    let graph = graph(
      """
      //- App/Screen.swift
      final class Part { func go() {} }
      struct Pair<A, B> { let a: A; let b: B }
      typealias X0<T> = Pair<T, T>
      \(aliases)
      struct Screen { let near: X2<Part>; let far: X20<Part>; let farther: X60<Part> }
      final class User {
        let screen: Screen
        func goFar() { screen.far\(part).go(); screen.farther\(part).go() }
        func goNear() { screen.near\(part).go() }
      }
      """)
    #expect(edges(graph).contains("App.User → App.Part"))
  }

  /// What a function throws is told wherever its type is written, and `catch` is given it.
  @Test func typedThrows() {
    let graph = graph(
      """
      //- App/Load.swift
      enum Gone: Error { case one(Item), two; var text: String { "" } }
      struct Item { var count = 0 }
      protocol Loading { func load() async throws(Gone) -> Int; func other() throws }
      struct Taken { func go(_ body: () throws(Gone) -> Void) {} }
      struct Stored { let load: () async throws(Gone) -> [String] }
      struct Named { typealias Load = @Sendable (Int) throws(Gone) -> Void }
      enum Payload { case load(() throws(Gone) -> Void) }
      struct Given { func go() -> () throws(Gone) -> Void { {} } }
      struct Local { func go() { let load: (() throws(Gone) -> Int)? = nil; _ = load } }
      struct Getter { var count: Int { get throws(Gone) { 0 } } }
      struct Indexed { subscript(i: Int) -> Int { get throws(Gone) { 0 } } }
      protocol Asked { var count: Int { get async throws(Gone) } }
      struct Caught {
        let loading: any Loading
        func go() async { do { _ = try await loading.load() } catch { print(error.text) } }
      }
      struct Matched {
        let loading: any Loading
        func go() async {
          do { _ = try await loading.load() } catch .one(let item) { print(item.count) } catch {}
        }
      }
      struct Stated { func go() { do throws(Gone) {} catch { print(error.text) } } }
      struct Mixed {
        let loading: any Loading
        func go() async {
          do { _ = try await loading.load(); try loading.other() } catch { print(error.text) }
        }
      }
      struct Unknown {
        let loading: any Loading
        func go() async {
          do { _ = try await loading.load(); try unknown() } catch { print(error.text) }
        }
      }
      struct Inner {
        let loading: any Loading
        func go() async {
          do {
            do { _ = try await loading.load() } catch {}
            run { try loading.load() }
          } catch { print(error.text) }
        }
      }
      """)
    #expect(
      edges(graph).filter { $0.hasSuffix("→ App.Gone") || $0.hasSuffix("→ App.Item") } == [
        "App.Asked → App.Gone", "App.Caught → App.Gone", "App.Getter → App.Gone",
        "App.Given → App.Gone", "App.Gone → App.Item", "App.Indexed → App.Gone",
        "App.Loading → App.Gone", "App.Local → App.Gone", "App.Matched → App.Gone",
        "App.Matched → App.Item", "App.Named → App.Gone", "App.Payload → App.Gone",
        "App.Stated → App.Gone", "App.Stored → App.Gone", "App.Taken → App.Gone",
      ])
  }

  /// What a wrapper looks up by a key path, and what the SDK hands to closures.
  @Test func valuesThatTheSDKHandsOn() {
    let graph = graph(
      """
      //- App/Cart.swift
      import Charts
      import Combine
      import SwiftUI
      struct Part { var count = 0 }
      struct Item: Transferable { var part = Part() }
      struct Values { static var current = Values(); var item = Item() }
      @propertyWrapper struct Injected<T> {
        private let path: WritableKeyPath<Values, T>
        var wrappedValue: T { Values.current[keyPath: path] }
        init(_ path: WritableKeyPath<Values, T>) { self.path = path }
      }
      struct ByPath { @Injected(\\.item) private var item; func go() { _ = item.part.count } }
      struct ByInline { let all: InlineArray<2, Item>; func go() { _ = all[0].part.count } }
      struct ByLength { let all: [2 of Item]; func go() { _ = all[0].part.count } }
      struct ByStream {
        func go() async {
          let (stream, _) = AsyncStream.makeStream(of: Item.self)
          for await item in stream { _ = item.part.count }
        }
      }
      struct ByChart { let all: [Item]; func go() { _ = Chart(all) { _ = $0.part.count } } }
      struct ByPublisher {
        let all: AnyPublisher<Item, Never>
        func go() { _ = Text("").onReceive(all) { _ = $0.part.count } }
      }
      struct ByAlert {
        let item: Item?
        func go() {
          _ = Text("").alert("", isPresented: .constant(true), presenting: item) {
            _ = $0.part.count
          }
        }
      }
      struct ByDrop {
        func go() {
          _ = Text("").dropDestination(for: Item.self) { items, _ in items[0].part.count == 0 }
        }
      }
      extension FocusedValues { @Entry var item: Item? }
      struct ByFocus { @FocusedValue(\\.item) var item; func go() { _ = item?.part.count } }
      """)
    #expect(
      edges(graph).filter { $0.hasSuffix("→ App.Part") } == [
        "App.ByAlert → App.Part", "App.ByChart → App.Part", "App.ByDrop → App.Part",
        "App.ByFocus → App.Part", "App.ByInline → App.Part", "App.ByLength → App.Part",
        "App.ByPath → App.Part", "App.ByPublisher → App.Part", "App.ByStream → App.Part",
        "App.Item → App.Part",
      ])
  }
}
