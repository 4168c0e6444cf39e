@testable import ArchCheck

extension ArchCheck.NoSingletons: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      ArchCheck.NoSingletons(), "caches, constants of values and objects under other names",
      Example(
        """
        import Foundation
        final class Pictures {
          static let cache = NSCache<NSString, NSData>()
          static let thumbnails = Pictures()
        }
        struct Palette {
          static let `default` = Palette()
        }
        enum Level: Int {
          static let standard = Level.low
          case low
        }
        """)),
    NearMiss(
      ArchCheck.NoSingletons(), "an object that only its file knows, however that is said",
      Example(
        """
        enum Space {}
        extension Space {
          private final class Written { static let shared = Written() }
        }
        private extension Space {
          final class Extended { static let shared = Extended() }
        }
        private enum Around {
          final class Nested { static let shared = Nested() }
        }
        """)),
    NearMiss(
      ArchCheck.NoSingletons(), "an object of an SDK is the SDK's choice",
      Example(
        """
        import Foundation
        final class Upload {
          func start() { URLSession.shared.invalidateAndCancel() }
          func store() { UserDefaults.standard.set(1, forKey: "a") }
        }
        """)),
    NearMiss(
      ArchCheck.NoSingletons(), "protocols, closures, variables of the file, and branches of `#if`",
      Example(
        """
        //- App/Tracking.swift
        protocol Tracking {
          func track(_ event: String)
        }
        final class Tracker: Tracking {
          func track(_ event: String) {}
        }
        enum Services {
          static let shared: Tracking = Tracker()  // finding
        }
        actor Store {
          static let `default`: Store = {  // finding
            let store = Store()
            return store
          }()
        }
        class Clock {
          static var instance = Clock()  // finding
        }
        final class Reporter {
          static let shared = Reporter()  // finding
          func report(_ event: String) { Crashlytics.log(event) }
        }
        final class Archive {
          static var shared: Archive { archive }  // finding
          var count = 0
        }
        private let archive = Archive()
        final class Cache {
          static let shared = Cache()  // finding
          let items = Mutex([Int]())
        }
        let otherCache = Cache()
        final class Probe {
          #if DEBUG
            static let shared = Probe(name: "debug")  // finding
          #else
            static let shared = Probe(name: "release")
          #endif
          var name: String
          init(name: String) { self.name = name }
        }
        final class MockingbirdPlayer {
          static let shared = MockingbirdPlayer()  // finding
          var count = 0
        }
        //- Test/Exam.swift
        final class Exam {
          static let shared = Exam()  // finding
          var count = 0
        }
        //- App/LinuxPoll.swift
        #if os(Linux)
          final class Poll {
            static let shared = Poll()  // finding
          }
        #endif
        //- App/MacPoll.swift
        #if os(macOS)
          final class Poll {
            static let shared = Poll()
          }
        #endif
        """)),
    NearMiss(
      ArchCheck.NoSingletons(),
      "values, doubles, private types, null objects, presets, intents and global actors",
      Example(
        """
        //- App/Theme.swift
        import AppIntents
        struct Theme {
          static let shared = Theme()
          static let `default` = Theme()
        }
        final class Session {
          static let empty = Session()
          private static let shared = Session()
          init() {}
        }
        final class SessionSpy {
          static let shared = SessionSpy()
        }
        final class MockSession {
          static let shared = MockSession()
        }
        class Curves {
          static let shared = Curves()
          func middle(_ a: Double, _ b: Double) -> Double { (a + b) / 2 }
        }
        enum Mode {
          case standard
        }
        private final class Bridge {
          static let shared = Bridge()
          var count = 0
        }
        protocol Handling {
          func failed(_ error: String)
        }
        final class Tail: Handling {
          static let shared = Tail()
          func failed(_ error: String) {}
          func heard(_ event: Any) {}
          func ended(_ reply: Reply<Void>) {}
        }
        struct Reply<Value> {}
        final class Resolver {
          static let basic = Resolver(rules: [])
          static let `default` = Resolver(rules: ["bool"])
          let rules: [String]
          init(rules: [String]) { self.rules = rules }
        }
        final class Registry {
          static let shared = Registry()
          var count = 0
        }
        final class Draft {
          static var `default`: Draft { make() }
          var text = ""
          static func make() -> Draft { Draft() }
        }
        final class Level {
          static let shared = Level()
          let items = [1]
        }
        let otherLevel = Level()
        struct CountIntent: AppIntent {
          func perform() async { Registry.shared.count += 1 }
        }
        @globalActor
        actor DatabaseActor {
          static let shared = DatabaseActor()
        }
        """)),
    NearMiss(
      ArchCheck.NoSingletons(), "own objects behind protocols, made once, and given by a method",
      Example(
        """
        //- App/Tracking.swift
        import Foundation
        protocol Tracking {
          func track(_ event: String)
        }
        final class Tracker: Tracking {
          static let shared: any Tracking = Tracker(session: URLSession(configuration: .default))  // finding
          private let session: URLSession
          private var events: [String] = []
          init(session: URLSession) { self.session = session }
          func track(_ event: String) { events.append(event) }
        }
        actor Counter: Tracking {
          static let shared: Tracking = Counter()  // finding
          private var count = 0
          nonisolated func track(_ event: String) {}
        }
        final class Tail: Tracking {
          static let shared: any Tracking = Tail()
          func track(_ event: String) {}
        }
        final class Registry {
          private static var cached: Registry?
          static var shared: Registry {  // finding
            if let cached { return cached }
            let made = Registry()
            cached = made
            return made
          }
          private var count = 0
        }
        final class Session {
          private static var current: Session!
          static var shared: Session {  // finding
            if Self.current == nil { Self.current = Session() }
            return Self.current
          }
          private var user = ""
        }
        final class Center {
          private static let theCenter = Center()
          static func shared() -> Center { Self.theCenter }  // finding
          private var count = 0
        }
        final class Archive {
          static let shared = Archive()  // finding
          static func sharedInstance() -> Archive { shared }
          private var count = 0
        }
        """)),
    NearMiss(
      ArchCheck.NoSingletons(), "fresh objects, objects that are held weakly, and other results",
      Example(
        """
        //- App/Draft.swift
        final class Draft {
          private static var last: Draft?
          private static let drafts: [String: Draft] = [:]
          private static weak var open: Draft?
          static var `default`: Draft {
            let made = Draft()
            last = made
            return made
          }
          static func shared() -> Draft { Draft() }
          static func shared(of name: String) -> Draft? { drafts[name] }
          static var instance: Draft {
            if let open { return open }
            let made = Draft()
            open = made
            return made
          }
          var text = ""
        }
        final class Pencil {
          private static let theColor = Color()
          static func standard() -> Color { theColor }
          private var length = 0
        }
        struct Color {}
        """)),
    NearMiss(
      ArchCheck.NoSingletons(), "properties that hand out what another one stores",
      Example(
        """
        //- App/Session.swift
        final class Session {
          private static let current = Session()
          static var shared: Session { .current }  // finding
          var token = ""
        }
        final class Guarded {
          private static let lock = NSLock()
          private static let queue = DispatchQueue(label: "guarded")
          private static let instance = Guarded()
          static var shared: Guarded { lock.withLock { instance } }  // finding
          static var `default`: Guarded { queue.sync { return instance } }  // finding
          static var standard: Guarded { queue.sync { Guarded() } }
          var token = ""
        }
        final class Draft {
          static var shared: Draft { .made }
          static var made: Draft { Draft() }
          var text = ""
        }
        """)),
    NearMiss(
      ArchCheck.NoSingletons(), "samples for previews and debug builds, and presets of colours",
      Example(
        """
        //- App/SampleData.swift
        import SwiftUI
        final class SampleData {
          static let shared = SampleData()
          var names = ["Ann"]
        }
        struct Row: View {
          let name: String
          var body: some View { Text(name) }
        }
        #Preview { Row(name: SampleData.shared.names[0]) }
        #if DEBUG
          final class Fixtures {
            static let shared = Fixtures()
            var count = 1
          }
          let fixture = Fixtures.shared.count
        #endif
        #if DEBUG && os(iOS)
          final class Gallery {
            static let shared = Gallery()
            var count = 1
          }
        #elseif !DEBUG
          final class Counter {
            static let shared = Counter()  // finding
            var count = 1
          }
        #endif
        //- App/Theme.swift
        import UIKit
        final class Theme {
          static let `default` = Theme(tint: .blue)
          static let dark = Theme(tint: .black)
          let tint: UIColor
          init(tint: UIColor) { self.tint = tint }
        }
        """)),
    NearMiss(
      ArchCheck.NoSingletons(),
      "presets of a class of the Objective-C runtime",
      Example(
        """
        //- App/Theme.swift
        import Foundation
        class Theme: NSObject {
          static let `default` = Theme(margin: 8)
          static let compact = Theme(margin: 4)
          let margin: Int
          init(margin: Int) { self.margin = margin }
        }
        class Session: NSObject {
          static let shared = Session()  // finding
          var user: String?
        }
        func use() { print(Theme.default, Theme.compact, Session.shared) }
        """)),
    NearMiss(
      ArchCheck.NoSingletons(),
      "instances that must be configured first, and optional ones that are looked for",
      Example(
        """
        //- App/Session.swift
        final class Session {
          private static var instance: Session?
          static var shared: Session { instance! }  // finding
          static func start() { instance = Session() }
          var user = ""
        }
        final class Account {
          private static var instance: Account?
          static var shared: Account {  // finding
            guard let instance else { preconditionFailure("call start() first") }
            return instance
          }
          static func start() { instance = Account() }
          var user = ""
        }
        final class Draft {
          private static var last: Draft?
          static var shared: Draft {
            guard let last else { return Draft() }
            return last.copy()
          }
          func copy() -> Draft { Draft() }
          var text = ""
        }
        func use() {
          Session.shared.user = ""
          Account.shared.user = ""
          Draft.shared.text = ""
        }
        """)),
    NearMiss(
      ArchCheck.NoSingletons(), "shared instances that others demand",
      Example(
        """
        //- App/Containers.swift
        import Factory
        final class FeedContainer: SharedContainer {
          static let shared = FeedContainer()
          let manager = ContainerManager()
        }
        final class CartContainer: Container {
          static let shared = CartContainer()  // finding
          var count = 0
        }
        actor FeedActor: GlobalActor {
          static let shared = FeedActor()
          var count = 0
        }
        """)),
    NearMiss(
      ArchCheck.NoSingletons(), "an instance that a structure of the getter keeps",
      Example(
        """
        //- App/Store.swift
        final class LegacyStore {
          class var sharedInstance: LegacyStore {  // finding
            struct Static {
              static let instance = LegacyStore()
            }
            return Static.instance
          }
          var orders: [Int] = []
        }
        final class Draft {
          class var instance: Draft {
            struct Maker {
              let text: String
            }
            return Draft(Maker(text: "").text)
          }
          var text: String
          init(_ text: String) { self.text = text }
        }
        """)),
    NearMiss(
      ArchCheck.NoSingletons(), "what each task binds to an object of its own",
      Example(
        """
        //- App/Session.swift
        final class Session {
          @TaskLocal static var current = Session()
          static var shared = Session()  // finding
          var user = ""
        }
        """)),
    NearMiss(
      ArchCheck.NoSingletons(), "the one preset of a final class of values",
      Example(
        """
        //- App/Retry.swift
        import Foundation
        final class Retry: Sendable {
          static let `default` = Retry(attempts: 3, delays: [0.5])
          let attempts: Int
          let delays: [Double]
          init(attempts: Int, delays: [Double]) { (self.attempts, self.delays) = (attempts, delays) }
        }
        final class Site {
          static let shared = Site(url: URL(fileURLWithPath: "/"))  // finding
          let url: URL
          init(url: URL) { self.url = url }
          func load() async throws -> Data { try await URLSession.shared.data(from: url).0 }
        }
        protocol Sending {}
        final class Client {
          static let shared = Client(sender: Sender())  // finding
          let sender: any Sending
          init(sender: any Sending) { self.sender = sender }
        }
        struct Sender: Sending {}
        final class Table {
          static let shared = Table()  // finding
          let rows = 3
          private init() {}
        }
        class Limits {
          static let shared = Limits(count: 1)  // finding
          let count: Int
          init(count: Int) { self.count = count }
        }
        final class Pool {
          static let shared = Pool(part: Part(queue: OperationQueue()))  // finding
          let part: Part
          init(part: Part) { self.part = part }
        }
        struct Part { let queue: OperationQueue }
        """)),
    NearMiss(
      ArchCheck.NoSingletons(), "classes that inherit and store nothing",
      Example(
        """
        //- App/Blocker.swift
        import Foundation
        import WebKit
        final class PopupBlocker: NSObject, WKUIDelegate {
          static let shared = PopupBlocker()
          func webViewDidClose(_ view: WKWebView) {}
        }
        final class Redactor: ValueTransformer {
          static let shared = Redactor()
          override func transformedValue(_ value: Any?) -> Any? { "***" }
        }
        class Shape {
          func draw() -> String { "" }
        }
        final class Circle: Shape {
          static let shared = Circle()
          override func draw() -> String { "o" }
        }
        class Node {
          var next: Node?
        }
        final class Sentinel: Node {
          static let shared = Sentinel()  // finding
          func draw() -> String { "" }
        }
        final class Images: NSCache<NSString, NSData> {
          static let shared = Images()  // finding
          func image(_ name: String) -> NSData? { object(forKey: name as NSString) }
        }
        """)),
    NearMiss(
      ArchCheck.NoSingletons(), "a shared object that tests replace",
      Example(
        """
        import Foundation
        final class ContextManager: NSObject {
          static var replacement: ContextManager?
          private static let stored = ContextManager()
          class var shared: ContextManager { replacement ?? stored }  // finding
          private var names: [String] = []
          func add(_ name: String) { names.append(name) }
        }
        """)),
  ]
}
