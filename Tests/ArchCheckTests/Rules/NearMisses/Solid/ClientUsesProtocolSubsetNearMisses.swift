@testable import ArchCheck

extension ClientUsesProtocolSubset: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      ClientUsesProtocolSubset(), "values that are passed on, held generically or read by key path",
      Example(
        """
        protocol Store {
          var a: Int { get }
          var b: Int { get }
          var c: Int { get }
          func d()
          func e()
          func f()
        }
        struct Passing {
          let store: Store
          func first() -> Int { store.a }
          func next() -> Passing { Passing(store: store) }
        }
        struct Held<Kept: Store> {
          let store: Kept
          func next() -> Held { Held(store: store) }
        }
        struct Given {
          func sum(_ store: Store) -> Int { store.a }
        }
        """)),
    NearMiss(
      ClientUsesProtocolSubset(), "overloads are one name, and a client of most of it",
      Example(
        """
        protocol Store {
          func find(_ id: Int) -> Int
          func find(_ name: String) -> Int
          func load()
          func save()
          func clear()
          func close()
        }
        struct Finder {
          let store: Store
          func run() -> Int {
            store.load()
            store.save()
            return store.find(1) + store.find("a")
          }
        }
        """)),
    NearMiss(
      ClientUsesProtocolSubset(),
      "helpers in the protocol's file, and clients half of whose use is not known",
      Example(
        """
        //- App/Loop.swift
        protocol Loop {
          var name: String { get }
          func run()
          func stop()
          func add(_ task: Int)
          func drop(_ task: Int)
          func pause()
        }
        private struct LoopName {
          let loop: Loop
          var text: String { loop.name }
        }
        protocol Clock {
          var now: Int { get }
          var zone: Int { get }
          func start()
          func stop()
          func reset()
          func wind()
        }
        struct A { let clock: Clock; func a() -> Int { clock.now } }
        struct B { let clock: Clock; func b() -> Int { clock.now } }
        struct C { let clock: Clock; func c() -> Int { clock.zone } }
        struct D { let clock: Clock; func d() -> A { A(clock: clock) } }
        struct E { let clock: Clock; func e() -> B { B(clock: clock) } }
        struct F { let clock: Clock; func f() -> C { C(clock: clock) } }
        """)),
    NearMiss(
      ClientUsesProtocolSubset(minRequirements: 5),
      "overloads that only differ in what they hand to a closure",
      Example(
        """
        //- App/Orders.swift
        protocol Orders {
          func load(then: @escaping ([Order], Fault?) -> Void)
          func load(then: @escaping (Loaded) -> Void)
          func load(then: @escaping (() throws -> [Order]) -> Void)
          func save()
          func clear()
        }
        struct Order {}
        struct Fault: Error {}
        enum Loaded { case orders([Order]) }
        final class Untold {
          let orders: Orders
          init(orders: Orders) { self.orders = orders }
          func run() { orders.load { found in print(found) } }
        }
        final class Told {
          let orders: Orders  // finding
          init(orders: Orders) { self.orders = orders }
          func run() { orders.load { (found: () throws -> [Order]) in print((try? found()) ?? []) } }
        }
        """)),
    NearMiss(
      ClientUsesProtocolSubset(minRequirements: 4), "what others use by way of the client",
      Example(
        """
        //- App/Player.swift
        protocol PlayerEngine: AnyObject {
          var time: Double { get }
          func play()
          func pause()
          func unload()
        }
        final class PlayerModel {
          let engine: any PlayerEngine
          init(engine: any PlayerEngine) { self.engine = engine }
          func start() { engine.play() }
        }
        struct Controls {
          let model: PlayerModel
          func pause() { model.engine.pause() }
        }
        final class Starter {
          var engine: any PlayerEngine  // finding
          init(engine: any PlayerEngine) { self.engine = engine }
          func start() { engine.play() }
        }
        struct Assembly {
          func replace(in starter: Starter, by engine: any PlayerEngine) { starter.engine = engine }
        }
        class Client {
          let engine: any PlayerEngine
          init(engine: any PlayerEngine) { self.engine = engine }
          func start() { engine.play() }
        }
        final class PausingClient: Client {
          func stop() { engine.pause(); engine.unload(); print(engine.time) }
        }
        """)),
    NearMiss(
      ClientUsesProtocolSubset(), "requirements that an extension meets",
      Example(
        """
        //- App/Presenter.swift
        protocol Presenting {
          func viewDidLoad()
          func viewWillAppear()
          func viewDidAppear()
          func viewWillDisappear()
          func viewDidDisappear()
          func accept()
          func decline()
        }
        extension Presenting {
          func viewDidLoad() {}
          func viewWillAppear() {}
          func viewDidAppear() {}
          func viewWillDisappear() {}
          func viewDidDisappear() {}
        }
        final class TermsScreen {
          private let presenter: any Presenting
          init(presenter: any Presenting) { self.presenter = presenter }
          func load() { presenter.viewDidLoad() }
          func tap() { presenter.accept() }
        }
        """)),
  ]
}
