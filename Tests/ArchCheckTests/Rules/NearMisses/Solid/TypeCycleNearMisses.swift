@testable import ArchCheck

extension TypeCycle: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      TypeCycle(), "a delegate protocol, one file, and nested types",
      Example(
        """
        //- App/List.swift
        final class List {
          weak var delegate: ListDelegate?
          struct Row {
            let list: List
          }
          var rows: [Row] = []
        }
        protocol ListDelegate: AnyObject {
          func listDidEnd(_ list: List)
        }
        //- App/Screen.swift
        final class Screen: ListDelegate {
          let list = List()
          func listDidEnd(_ list: List) {}
        }
        """)),
    NearMiss(
      TypeCycle(), "static uses, casts and mentions in bodies",
      Example(
        """
        //- App/A.swift
        final class A {
          let b = B()
        }
        //- App/B.swift
        final class B {
          func isA(_ other: Any) -> Bool { other is A }
          func same(_ type: Any.Type) -> Bool { type == A.self }
        }
        """)),
    NearMiss(
      TypeCycle(), "records, namespaces, containers of coders, iterators and values",
      Example(
        """
        //- App/Order.swift
        import CoreData
        final class Order: NSManagedObject {
          @NSManaged var customer: Customer?
        }
        //- App/Customer.swift
        import CoreData
        final class Customer: NSManagedObject {
          @NSManaged var lastOrder: Order?
        }
        //- App/Dog.swift
        import RealmSwift
        final class Dog: Object {
          @Persisted var owner: Person?
        }
        //- App/Person.swift
        import RealmSwift
        final class Person: Object {
          @Persisted var dog: Dog?
        }
        //- App/API.swift
        enum API {
          struct Request {
            let page: Page
          }
        }
        //- App/Page.swift
        struct Page {
          let body: API.Body
        }
        extension API {
          struct Body {}
        }
        //- App/TextDecoder.swift
        final class TextDecoder: Decoder {
          var values: TextValues?
          var list: TextList?
        }
        //- App/TextValues.swift
        struct TextValues: SingleValueDecodingContainer {
          let decoder: TextDecoder
        }
        //- App/TextList.swift
        final class TextList: Sequence {
          func makeIterator() -> TextIterator { TextIterator(list: self) }
        }
        //- App/TextIterator.swift
        struct TextIterator: IteratorProtocol {
          let list: TextList
          func next() -> Int? { nil }
        }
        //- App/Path.swift
        struct Path: Codable {
          var parts: [any PathPart] = []
        }
        //- App/PathPart.swift
        protocol PathPart {
          func path() -> Path
        }
        """)),
    NearMiss(
      TypeCycle(), "extensions of protocols, and a protocol whose user it hands itself to",
      Example(
        """
        //- App/Decorator.swift
        protocol Decorator {
          associatedtype Input: Reading
          func decorate(_ text: String) -> String
        }
        extension Decorator where Self == Plain {
          static var plain: Self { Plain() }
        }
        extension Decorator {
          func twice(_ text: String) -> Plain { Plain() }
        }
        protocol Reading {
          func read(with decorator: any Decorator) -> String
        }
        //- App/Plain.swift
        struct Plain: Decorator {
          typealias Input = File
          func decorate(_ text: String) -> String { text }
        }
        struct File: Reading {
          func read(with decorator: any Decorator) -> String { decorator.decorate("") }
        }
        """)),
    NearMiss(
      TypeCycle(), "owners known by a protocol, and collections of values",
      Example(
        """
        //- App/Executor.swift
        protocol Executor {
          func submit(_ task: @escaping () -> Void) -> Ticket
        }
        //- App/Ticket.swift
        final class Ticket {
          private let box: TicketBox
          init(executor: any Executor) { box = TicketBox(executor: executor) }
        }
        //- App/TicketBox.swift
        final class TicketBox {
          private let executor: any Executor
          init(executor: any Executor) { self.executor = executor }
        }
        //- App/Pipe.swift
        protocol Pipe {
          var line: PipeLine { get }
        }
        //- App/PipeLine.swift
        final class PipeLine {
          private let pipe: any Pipe
          init(pipe: any Pipe) { self.pipe = pipe }
        }
        //- App/JSONValue.swift
        enum JSONValue {
          case number(Double)
          case list(JSONList)
        }
        //- App/JSONList.swift
        final class JSONList: Sequence {
          private var values: [JSONValue] = []
          subscript(index: Int) -> JSONValue { values[index] }
          func makeIterator() -> IndexingIterator<[JSONValue]> { values.makeIterator() }
        }
        """)),
    NearMiss(
      TypeCycle(), "protocols that the cycle implements, classes that are collections, and makers",
      Example(
        """
        //- App/Shape.swift
        protocol Shape {
          var pen: Pen { get }  // finding
        }
        //- App/Pen.swift
        final class Pen: Shape {
          var pen: Pen { self }
        }
        //- App/Branch.swift
        final class Branch: Sequence {
          subscript(index: Int) -> Twig { Twig() }
          func makeIterator() -> AnyIterator<Int> { AnyIterator { nil } }
        }
        //- App/Twig.swift
        final class Twig {
          var branch: Branch?  // finding
        }
        //- App/Page.swift
        protocol Page {
          var book: Book { get }  // finding
        }
        //- App/Book.swift
        final class Book {
          let cover = Cover()
        }
        //- App/Cover.swift
        final class Cover {
          var page: (any Page)?
        }
        """)),
    NearMiss(
      TypeCycle(), "builders, nested types, extensions in another type's file, and values alone",
      Example(
        """
        //- App/Tokenizer.swift
        final class Tokenizer {
          enum Mark { case none, all }
          func use(_ setup: Setup) {}
          func report() -> Trie { TrieBuilder().build() }
        }
        //- App/Setup.swift
        struct Setup {
          let mark: Tokenizer.Mark
        }
        //- App/Trie.swift
        struct Trie {
          static func made() -> Trie { TrieBuilder().build() }
        }
        //- App/TrieBuilder.swift
        struct TrieBuilder {
          func build() -> Trie { Trie() }
        }
        //- App/Poll.swift
        struct Poll {
          let id: Int
        }
        //- App/PollViewData.swift
        final class PollViewData {
          let poll: Poll
          init(poll: Poll) { self.poll = poll }
        }
        extension Poll {
          func viewData() -> PollViewData { PollViewData(poll: self) }
        }
        //- App/Tree.swift
        struct Tree {
          let nodes: [Node]
        }
        //- App/Node.swift
        struct Node {
          let trees: [Tree]
        }
        """)),
    NearMiss(
      TypeCycle(), "what only makes one another while it works",
      Example(
        """
        //- App/Grammar/Variable.swift
        struct Variable {
          let text: String
          func resolve() -> String { Path(text).parse() }
        }
        //- App/Grammar/Path.swift
        final class Path {
          private let text: String
          init(_ text: String) { self.text = text }
          func parse() -> String { Variable(text: text).resolve() }
        }
        //- App/Grammar/Term.swift
        struct Term {
          let text: String
          func resolve() -> String { Sum(text).parse() }  // finding
        }
        //- App/Grammar/Sum.swift
        final class Sum {
          private let term: Term
          init(_ text: String) { term = Term(text: text) }
          func parse() -> String { term.resolve() }
        }
        //- App/Orders/Order.swift
        final class Order {
          func ship() { Parcel().send() }
        }
        //- App/Orders/Parcel.swift
        final class Parcel {
          func send() { Order().ship() }  // finding
        }
        """)),
    NearMiss(
      TypeCycle(), "a router in the environment, and a coordinator in a file of its own",
      Example(
        """
        //- App/Router.swift
        import SwiftUI
        final class Router: ObservableObject {
          @Published var path: [Route] = []
          func push(_ route: Route) { path.append(route) }
        }
        //- App/Route.swift
        import SwiftUI
        enum Route: Hashable {
          case settings
          @ViewBuilder var destination: some View { SettingsView() }
        }
        //- App/SettingsView.swift
        import SwiftUI
        struct SettingsView: View {
          @EnvironmentObject private var router: Router
          var body: some View { Button("Again") { router.push(.settings) } }
        }
        //- App/MapView.swift
        import SwiftUI
        struct MapView: UIViewRepresentable {
          func makeCoordinator() -> MapCoordinator { MapCoordinator(self) }
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) {}
        }
        //- App/MapCoordinator.swift
        import SwiftUI
        final class MapCoordinator: NSObject {
          var parent: MapView
          init(_ parent: MapView) { self.parent = parent }
        }
        """)),
    NearMiss(
      TypeCycle(), "a model and a record of it that become one another",
      Example(
        """
        //- App/Models/Order.swift
        final class Order: Codable {
          let id: Int
          init(id: Int) { self.id = id }
          convenience init(_ record: OrderRecord) { self.init(id: record.id) }
          func makeRecord() -> OrderRecord { OrderRecord(id: id) }
        }
        //- App/Database/OrderRecord.swift
        struct OrderRecord {
          let id: Int
          init(id: Int) { self.id = id }
          init(_ order: Order) { id = order.id }
          static func records(of orders: [Order]) -> [OrderRecord] { orders.map { .init($0) } }
          var order: Order { Order(id: id) }
        }
        //- App/Models/Cart.swift
        struct Cart: Codable {
          let id: Int
          func save(to store: CartStore) {}  // finding
        }
        //- App/Database/CartStore.swift
        final class CartStore {
          func load() -> Cart { Cart(id: 1) }
        }
        """)),
  ]
}
