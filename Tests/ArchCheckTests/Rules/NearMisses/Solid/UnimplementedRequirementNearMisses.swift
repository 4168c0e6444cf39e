@testable import ArchCheck

extension UnimplementedRequirement: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      UnimplementedRequirement(), "null objects and previews",
      Example(
        """
        import SwiftUI
        protocol Tracking {
          func track(_ event: String)
          func flush() -> Bool
        }
        struct Tracker: Tracking {
          func track(_ event: String) { print(event) }
          func flush() -> Bool { print("flushed"); return true }
        }
        struct NoOpTracker: Tracking {
          func track(_ event: String) {}
          func flush() -> Bool { false }
        }
        struct EmptyTracker: Tracking {
          func track(_ event: String) {}
          func flush() -> Bool { false }
        }
        struct PreviewTracker: Tracking {
          func track(_ event: String) {}
          func flush() -> Bool { false }
        }
        """)),
    NearMiss(
      UnimplementedRequirement(), "optional methods of a delegate, and what an SDK requires",
      Example(
        """
        import UIKit
        @objc protocol FormDelegate: AnyObject {
          @objc optional func didStart()
          func didEnd()
        }
        final class Screen: NSObject, FormDelegate {
          func didEnd() { print("end") }
        }
        final class List: NSObject, UITableViewDelegate {
          func tableView(_ view: UITableView, didSelectRowAt path: IndexPath) {}
        }
        """)),
    NearMiss(
      UnimplementedRequirement(),
      "delegates, abstract classes, chosen results, and what an SDK's protocol demands",
      Example(
        """
        //- App/Form.swift
        import SwiftUI
        protocol FormDelegate: AnyObject {
          func didStart()
          func didEnd()
        }
        final class Screen: FormDelegate {
          func didStart() {}
          func didEnd() { print("end") }
        }
        final class Other: FormDelegate {
          func didStart() { print("start") }
          func didEnd() {}
        }
        struct Board: UIViewRepresentable {
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) {}
        }
        class Shape: Drawing {
          func draw() { fatalError("override me") }
        }
        open class Record: Drawing {
          open func draw() { fatalError("override me") }
        }
        final class Circle: Shape {
          override func draw() { print("circle") }
        }
        protocol Drawing { func draw() }
        protocol Cursor {
          associatedtype Element
          func element() -> Element
          func isAtEnd() -> Bool
        }
        final class Numbers: Cursor {
          func element() -> Int { print("next"); return 1 }
          func isAtEnd() -> Bool { print("end"); return true }
        }
        final class Steps: Cursor {
          func element() {}
          func isAtEnd() -> Bool { false }
        }
        struct Leaf {}
        extension Leaf: View {
          var body: Never { fatalError("it has none") }
        }
        struct Box<Key: CodingKey> {}
        extension Box: KeyedEncodingContainerProtocol {
          func superEncoder() -> any Encoder { fatalError("not here") }
        }
        """)),
    NearMiss(
      UnimplementedRequirement(), "hooks, traps that a name asks for, and types that do nothing",
      Example(
        """
        //- App/Loops.swift
        protocol Loop {
          func read()
          func write()
          func run() throws -> Int
          func setUp()
          func tearDown()
          func preconditionNotInLoop()
          func failed(_ code: Int)
        }
        extension Loop {
          func failed(_ code: Int) { print(code) }
        }
        struct Embedded: Loop {
          func read() { print("read") }
          func write() { print("write") }
          func run() throws -> Int { print("run"); return 1 }
          func setUp() {}
          func tearDown() {}
          func preconditionNotInLoop() { fatalError("always in it") }
          func failed(_ code: Int) { fatalError("failed") }
        }
        struct Threaded: Loop {
          func read() { print("read it") }
          func write() { print("write it") }
          func run() throws -> Int { print("run it"); return 2 }
          func setUp() { print("set up") }
          func tearDown() { print("tear down") }
          func preconditionNotInLoop() { print("fine") }
        }
        struct NOOPLoop: Loop {
          func read() {}
          func write() { fatalError("nobody writes") }
          func run() throws -> Int { 0 }
          func setUp() {}
          func tearDown() {}
          func preconditionNotInLoop() {}
        }
        protocol Tracing {
          func span(_ name: String)
          func mark(_ name: String)
        }
        struct Printer: Tracing {
          func span(_ name: String) { print("span", name) }
          func mark(_ name: String) { print("mark", name) }
        }
        struct Off: Tracing {
          func span(_ name: String) {}
          func mark(_ name: String) {}
        }
        """)),
    NearMiss(
      UnimplementedRequirement(), "half of the witnesses empty, and a type that is called dead",
      Example(
        """
        //- App/Deadlines.swift
        protocol Tracking {
          func visit(_ name: String)
          func setUpstream(_ name: String)
          func isLate() -> Bool
          func count() -> Int
        }
        struct DeadlineTracker: Tracking {
          func visit(_ name: String) {}  // finding
          func setUpstream(_ name: String) {}
          func isLate() -> Bool { print("late"); return true }
          func count() -> Int { print("count"); return 2 }
        }
        struct SnoopingTracker: Tracking {
          func visit(_ name: String) {}  // finding
          func setUpstream(_ name: String) {}
          func isLate() -> Bool { print("late"); return true }
          func count() -> Int { print("count"); return 2 }
        }
        struct DeadTracker: Tracking {
          func visit(_ name: String) {}
          func setUpstream(_ name: String) {}
          func isLate() -> Bool { fatalError("dead") }
          func count() -> Int { fatalError("dead") }
        }
        struct VisitTracker: Tracking {
          func visit(_ name: String) { print("visit", name) }
          func setUpstream(_ name: String) { print("from", name) }
          func isLate() -> Bool { print("late"); return false }
          func count() -> Int { print("count"); return 1 }
        }
        """)),
    NearMiss(
      UnimplementedRequirement(), "witnesses that log or return a constant beside their trap",
      Example(
        """
        protocol Flying {
          func fly()
          func height() -> Int
          func land() -> Bool
        }
        struct Penguin: Flying {
          func fly() {  // finding
            print("it tries")
            fatalError("cannot fly")
          }
          func height() -> Int {
            assertionFailure("cannot fly")
            return 0
          }
          func land() -> Bool { print("down"); return true }
        }
        """)),
    NearMiss(
      UnimplementedRequirement(), "types from outside that conform to an own protocol",
      Example(
        """
        //- App/Server.swift
        import NIOPosix
        import NIOTransportServices
        protocol Bootstrap {
          func bind(host: String) -> Int
          func bind(path: String) -> Int
        }
        extension ServerBootstrap: Bootstrap {
          func bind(path: String) -> Int { path.count }
        }
        extension NIOTSListenerBootstrap: Bootstrap {
          func bind(path: String) -> Int { preconditionFailure("no paths") }  // finding
          func close() { fatalError() }
        }
        extension DatagramBootstrap: Bootstrap {
          func bind(path: String) -> Int { 0 }
          func bind(host: String) -> Int { 0 }
        }
        extension String {
          func bind(path: String) -> Int { fatalError() }
        }
        """)),
    NearMiss(
      UnimplementedRequirement(), "a reason in braces on one line, and setters that trap",
      Example(
        """
        //- App/Store.swift
        protocol Storing {
          var count: Int { get }
          var limit: Int { get set }
          func load()
          func fill(completion: () -> Void)
        }
        final class Disk: Storing {
          var count = 0
          var limit = 0
          func load() { count += 1 }
          func fill(completion: () -> Void) { completion() }
        }
        final class Memory: Storing {
          var count: Int { get { limit } set { fatalError("only counts") } }
          var limit = 3
          func load() { limit += 1 }
          func fill(completion: () -> Void) { /* Memory is never filled. */ }
        }
        final class Fixed: Storing {
          var count = 0
          var limit: Int { get { 4 } set { fatalError("fixed") } }  // finding
          func load() { count += 1 }
          func fill(completion: () -> Void) {  // Nothing is filled.
          }
        }
        """)),
    NearMiss(
      UnimplementedRequirement(), "defaults for those that have nothing to answer",
      Example(
        """
        //- App/Component.swift
        protocol Component {
          associatedtype Body: Component
          var body: Body { get }
          func render() -> String
        }
        extension Component where Body == Never {
          var body: Never { fatalError("has no body") }
        }
        extension Component {
          func render() -> String { fatalError() }  // finding
        }
        extension Never: Component {
          var body: Never { fatalError() }
        }
        """)),
    NearMiss(
      UnimplementedRequirement(), "a stand-in for a function of the system where that is missing",
      Example(
        """
        //- App/Threads.swift
        protocol Threads { func value(of key: Int) -> Int? }
        struct PosixThreads: Threads {
          func value(of key: Int) -> Int? { pthread_getspecific(key) }
        }
        struct OddThreads: Threads {
          func value(of key: Int) -> Int? { undefined() }  // finding
        }
        func undefined<T>() -> T { fatalError("undefined") }
        //- App/Windows.swift
        #if os(Windows)
          func pthread_getspecific(_ key: Int) -> Int? { fatalError("there is none") }
        #endif
        """)),
    NearMiss(
      UnimplementedRequirement(),
      "a type without values",
      Example(
        """
        protocol Screen { func show() }
        struct Home: Screen { func show() { print(1) } }
        extension Never: Screen {
          func show() { fatalError() }
        }
        extension Int: Screen {
          func show() { fatalError() }  // finding
        }
        """)),
    NearMiss(
      UnimplementedRequirement(), "stand-ins for tests of the interface, and samples",
      Example(
        """
        //- App/Rates.swift
        protocol RatesAPI {
          func rates() -> [Int]
          func convert(_ number: Int) -> Int
        }
        struct LiveRatesAPI: RatesAPI {
          func rates() -> [Int] { [1] }
          func convert(_ number: Int) -> Int { number * 2 }
        }
        struct UITestRatesAPI: RatesAPI {
          func rates() -> [Int] { [1, 2] }
          func convert(_ number: Int) -> Int { fatalError("no test converts") }
        }
        struct SampleRatesAPI: RatesAPI {
          func rates() -> [Int] { [1, 2] }
          func convert(_ number: Int) -> Int { fatalError("samples convert nothing") }
        }
        struct CachedRatesAPI: RatesAPI {
          func rates() -> [Int] { [1, 2] }
          func convert(_ number: Int) -> Int { fatalError("later") }  // finding
        }
        """)),
    NearMiss(
      UnimplementedRequirement(), "completions behind an alias",
      Example(
        """
        //- App/Loading.swift
        typealias Loaded = (Result<[Int], Error>) -> Void
        typealias Name = String
        protocol Loading {
          func load(completionHandler: @escaping Loaded)
          func note(completion: Name)
        }
        struct Loader: Loading {
          func load(completionHandler: @escaping Loaded) { completionHandler(.success([])) }
          func note(completion: Name) { print(completion) }
        }
        struct Cuckoo: Loading {
          func load(completionHandler: @escaping Loaded) {}  // finding
          func note(completion: Name) { print(completion) }
        }
        """)),
    NearMiss(
      UnimplementedRequirement(), "events of the life cycle",
      Example(
        """
        //- App/Presenter.swift
        protocol PresenterType: AnyObject {
          func viewDidLoad()
          func viewWillAppear()
          func viewDidDisappear()
        }
        final class CartPresenter: PresenterType {
          func viewDidLoad() { print(1) }
          func viewWillAppear() { print(2) }
          func viewDidDisappear() { print(3) }
        }
        final class FeedPresenter: PresenterType {
          func viewDidLoad() { print(1) }
          func viewWillAppear() {}
          func viewDidDisappear() {}
        }
        """)),
    NearMiss(
      UnimplementedRequirement(), "checks that find nothing wrong",
      Example(
        """
        //- App/Checks.swift
        protocol Check {
          func validate(_ name: String) throws
        }
        struct NameCheck: Check {
          func validate(_ name: String) throws {
            if name.isEmpty { throw Missing() }
          }
        }
        struct Missing: Error {}
        struct AnyCheck: Check {
          func validate(_ name: String) {}
        }
        protocol Sender {
          func send(_ name: String) throws
        }
        struct Mailer: Sender {
          func send(_ name: String) throws { print(name) }
        }
        struct Post: Sender {
          func send(_ name: String) throws {}  // finding
        }
        """)),
    NearMiss(
      UnimplementedRequirement(), "conformances that nobody can use",
      Example(
        """
        //- App/Secret.swift
        protocol Loggable {
          func line() -> String
        }
        struct User: Loggable {
          func line() -> String { "user" }
        }
        struct Secret {}
        @available(*, unavailable, message: "a secret must not be logged")
        extension Secret: Loggable {
          func line() -> String { fatalError() }
        }
        @available(*, unavailable)
        extension Secret: CustomStringConvertible {
          var description: String { fatalError() }
        }
        struct Key {}
        @available(macOS 15, *)
        extension Key: CustomStringConvertible {
          var description: String { fatalError() }  // finding
        }
        """)),
    NearMiss(
      UnimplementedRequirement(), "reasons in front of a method and behind it",
      Example(
        """
        //- App/Birds.swift
        protocol Flying {
          func fly()
        }
        struct Duck: Flying {
          func fly() { print("flap") }
        }
        struct Chick: Flying {
          /// Chicks cannot fly yet.
          func fly() {}
        }
        struct Egg: Flying {
          func fly() {}  // It has no wings.
        }
        struct Hen: Flying {
          // TODO: https://example.com/tickets/9
          func fly() {}
        }
        struct Stone: Flying {
          /// Flies.
          func fly() {}  // finding
        }
        struct Kiwi: Flying {
          // TODO: it does not fly
          func fly() { /* It walks. */ }
        }
        struct Emu: Flying {
          // TODO: it does not fly
          func fly() {}  // finding
        }
        struct Brick: Flying {
          func fly() {  // finding
            // TODO: later
          }
        }
        struct Log: Flying {
          // It is not a bird.

          func fly() {}  // finding
        }
        """)),
    NearMiss(
      UnimplementedRequirement(exemptWithTodoLink: false),
      "a TODO with a link where it is no excuse",
      Example(
        """
        //- App/Birds.swift
        protocol Flying {
          func fly()
        }
        struct Duck: Flying {
          func fly() { print("flap") }
        }
        struct Chick: Flying {
          func fly() {  // finding
            // TODO: https://example.com/tickets/9
          }
        }
        struct Egg: Flying {
          func fly() {
            // It has no wings.
          }
        }
        """)),
  ]
}
