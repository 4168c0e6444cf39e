@testable import ArchCheck

extension LowCohesion: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      LowCohesion(), "what a protocol of another package may demand",
      Example(
        """
        //- Server/Handler.swift
        import OpenAPIRuntime
        struct Handler: APIProtocol {
          private let orders: [Int] = []
          private let users: [String] = []
          private let files: [Double] = []
          func listOrders() -> Int { orders.count }
          func getOrder(_ id: Int) -> Int { orders[id] }
          func listUsers() -> Int { users.count }
          func getUser(_ id: Int) -> String { users[id] }
          func listFiles() -> Int { files.count }
          func getFile(_ id: Int) -> Double { files[id] }
        }
        """)),
    NearMiss(
      LowCohesion(), "lifecycle, stateless helpers, bags of properties and witnesses",
      Example(
        """
        import SwiftUI
        struct Helpers {
          func a() -> Int { 1 }
          func b() -> Int { 2 }
          func c() -> Int { 3 }
          func d() -> Int { 4 }
          func e() -> Int { 5 }
          func f() -> Int { 6 }
        }
        struct Bag {
          var a = 1
          var b = 2
          var c = 3
          var d = 4
          var e = 5
          var f = 6
        }
        struct Board: View {
          var a = 0
          var b = 0
          var body: some View { left }
          private var left: some View { leftPart }
          private var leftPart: some View { Text("\\(a)") }
          private var right: some View { rightPart }
          private var rightPart: some View { Text("\\(b)") }
          private var other: some View { right }
        }
        """)),
    NearMiss(
      LowCohesion(), "forwarding to an object, and nested types that the type around them uses",
      Example(
        """
        //- App/Request.swift
        import Synchronization
        final class Reply {
          func wait() {}
          func fail(_ error: String) {}
        }
        final class Request {
          private let reply: Reply
          private var isCancelled = false
          private var handler: (() -> Void)?
          init(reply: Reply) { self.reply = reply }
          func wait() { reply.wait() }
          func fail(_ error: String) { self.reply.fail(error) }
          func cancel() { isCancelled = true }
          func onCancel(_ handler: @escaping () -> Void) { if !isCancelled { self.handler = handler } }
          func resume() { isCancelled = false }
          func finish() { handler?() }
        }
        final class Download {
          private var part = Part()
          struct Part {  // finding
            var size = 0
            var isPaused = false
            mutating func add(_ bytes: Int) { size += bytes }
            mutating func clear() { size = 0 }
            func left(of total: Int) -> Int { total - size }
            mutating func pause() { isPaused = true }
            mutating func resume() { isPaused = false }
            func show() { print(isPaused) }
          }
          func receive(_ bytes: Int) { part.add(bytes); print(part.size) }
          func stop() { part.pause() }
        }
        final class Guarded {
          private let part = Mutex(Part())
          struct Part {  // finding
            var size = 0
            var isPaused = false
            mutating func add(_ bytes: Int) { size += bytes }
            mutating func clear() { size = 0 }
            func left(of total: Int) -> Int { total - size }
            mutating func pause() { isPaused = true }
            mutating func resume() { isPaused = false }
            func show() { print(isPaused) }
          }
          func receive(_ bytes: Int) { part.withLock { $0.add(bytes) } }
          func stop() { part.withLock { $0.pause() } }
        }
        final class Lists {  // finding
          private var users: [String] = []
          private var rooms: [String] = []
          func addUser(_ name: String) { users.append(name) }
          func clearUsers() { users.removeAll() }
          func lastUser() -> String? { users.last }
          func addRoom(_ name: String) { rooms.append(name) }
          func clearRooms() { rooms.removeAll() }
          func lastRoom() -> String? { rooms.last }
        }
        """)),
    NearMiss(
      LowCohesion(), "methods that only report to the outside, and closures that are state",
      Example(
        """
        //- App/Feed.swift
        import Combine
        final class Feed {
          enum Route {
            case detail(Int)
            case settings
          }
          var onRoute: ((Route) -> Void)?
          private let events = PassthroughSubject<Route, Never>()
          private var items: [Int] = []
          func add(_ item: Int) { items.append(item) }
          func clear() { items.removeAll() }
          func last() -> Int? { items.last }
          func open(_ id: Int) { onRoute?(.detail(id)) }
          func openSettings() { self.onRoute?(.settings) }
          func track(_ id: Int) { events.send(.detail(id)) }
          func trackSettings() { events.send(.settings) }
        }
        final class Timer {  // finding
          private var onTick: (() -> Void)?
          private var items: [Int] = []
          func add(_ item: Int) { items.append(item) }
          func clear() { items.removeAll() }
          func last() -> Int? { items.last }
          func start(_ onTick: @escaping () -> Void) { self.onTick = onTick }
          func tick() { onTick?() }
          func isStarted() -> Bool { onTick != nil }
        }
        """)),
    NearMiss(
      LowCohesion(), "witnesses, overrides, what is made in a property, views and models",
      Example(
        """
        //- App/Screen.swift
        import UIKit
        protocol Playing {
          func play()
          func pause()
        }
        struct Ticket: Comparable {
          var price = 0
          var row = 0
          func half() -> Int { price / 2 }
          func whole() -> Int { price }
          func twice() -> Int { price * 2 }
          func third() -> Int { price * 3 }
          static func == (left: Ticket, right: Ticket) -> Bool { left.row == right.row }
          static func < (left: Ticket, right: Ticket) -> Bool { left.row < right.row }
          func hash(into hasher: inout Hasher) { hasher.combine(row) }
        }
        final class Player: Playing, CustomStringConvertible {
          private var speed = 1
          private var volume = 1
          private var titles: [String] = []
          func play() { speed = 1 }
          func pause() { volume = 0 }
          func faster() { speed += 1 }
          func slower() { speed -= 1 }
          func louder() { volume += 1 }
          func quieter() { volume -= 1 }
          var description: String { titles.joined() }
        }
        final class Screen: UIViewController {
          private lazy var header = makeHeader()
          private var count = 0 { didSet { header.isHidden = count == 0 } }
          override func viewDidLoad() { super.viewDidLoad(); count = 1 }
          override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
          func makeHeader() -> UIView { UIView() }
          func showHeader() { view.addSubview(header) }
          func hide() { view.isHidden = true }
          func increase() { count += 1 }
          func decrease() { count -= 1 }
        }
        struct Reading: Codable {
          var a = 0
          var b = 0
          func addA() -> Int { a + 1 }
          func subA() -> Int { a - 1 }
          func mulA() -> Int { a * 2 }
          func addB() -> Int { b + 1 }
          func subB() -> Int { b - 1 }
          func mulB() -> Int { b * 2 }
        }
        struct Address {
          let host: String
          let query: String
          func url() -> String { host + path() }
          func path() -> String { host }
          func root() -> String { host }
          var other: String { host }
          var items: [Substring] { query.split(separator: "&") }
          var first: Substring { query.prefix(1) }
        }
        struct Board: View {
          var a = 0
          var b = 0
          var body: some View { one }
          var one: some View { Text("\\(a)") }
          var two: some View { Text("\\(b)") }
          var three: some View { two }
          var four: some View { two }
          var five: some View { two }
        }
        """)),
    NearMiss(
      LowCohesion(), "options, values that hand themselves on, states under a lock and `#if DEBUG`",
      Example(
        """
        //- App/LoaderOptions.swift
        import Synchronization
        struct LoaderOptions {
          var a = 0
          var b = 0
          mutating func addA() { a += 1 }
          mutating func subA() { a -= 1 }
          func showA() { print(a) }
          mutating func addB() { b += 1 }
          mutating func subB() { b -= 1 }
          func showB() { print(b) }
        }
        struct Stage {
          var a = 0
          var b = 0
          mutating func addA() { a += 1 }
          mutating func subA() { a -= 1 }
          func showA(_ show: (Stage) -> Void) { show(self) }
          mutating func addB() { b += 1 }
          mutating func subB() { b -= 1 }
          func showB() { print(b) }
        }
        final class Share {
          private var state = State()
          struct State {
            var buffer: [Int] = [], limit = 3, isFinished = false, failure: Int?
            mutating func add(_ item: Int) { buffer.append(item) }
            mutating func trim() { buffer.removeFirst(limit) }
            mutating func grow() { limit += buffer.count }
            mutating func clear() { buffer = [] }
            mutating func finish() { isFinished = true }
            mutating func fail(_ error: Int) { isFinished = true; failure = error }
          }
          func next() -> Int? { state.buffer.first ?? (state.isFinished ? nil : state.failure) }
        }
        final class Guarded {
          private let state = Mutex(State())
          struct State {
            var buffer: [Int] = [], limit = 3, isFinished = false, failure: Int?
            mutating func add(_ item: Int) { buffer.append(item) }
            mutating func trim() { buffer.removeFirst(limit) }
            mutating func grow() { limit += buffer.count }
            mutating func clear() { buffer = [] }
            mutating func finish() { isFinished = true }
            mutating func fail(_ error: Int) { isFinished = true; failure = error }
          }
          func end() { state.withLock { state in state.add(1); state.finish() } }
        }
        final class Arena {
          private var a = 0
          private var b = 0
          func addA() { a += 1 }
          func subA() { a -= 1 }
          func resetA() { a = 0 }
          func showA() { print(a) }
          func addB() { b += 1 }
          #if DEBUG
            func showB() { print(b) }
          #endif
        }
        final class Released {  // finding
          private var a = 0
          private var b = 0
          func addA() { a += 1 }
          func subA() { a -= 1 }
          func resetA() { a = 0 }
          func showA() { print(a) }
          #if !DEBUG
            func addB() { b += 1 }
            func subB() { b -= 1 }
            func showB() { print(b) }
          #endif
        }
        """)),
    NearMiss(
      LowCohesion(), "superclasses of the project, and what is no member of theirs",
      Example(
        """
        //- App/Counters.swift
        let isVerbose = true
        class Base {}
        final class Both: Base {  // finding
          var a = 0, b = 0
          func addA() { a += 1; print(isVerbose) }
          func subA() { a -= 1; print(isVerbose) }
          func resetA() { a = 0; print(isVerbose) }
          func addB() { b += 1; print(isVerbose) }
          func subB() { b -= 1; print(isVerbose) }
          func resetB() { b = 0; print(isVerbose) }
        }
        class Stepping {
          var step: Int { 1 }
        }
        final class Steps: Stepping {
          var a = 0, b = 0
          func addA() { a += step }
          func subA() { a -= step }
          func resetA() { a = 0 }
          func addB() { b += step }
          func subB() { b -= step }
          func showA() { print(a) }
          func resetB() { b = 0 }
        }
        """)),
  ]
}
