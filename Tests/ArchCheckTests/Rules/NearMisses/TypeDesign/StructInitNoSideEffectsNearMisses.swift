@testable import ArchCheck

extension StructInitNoSideEffects: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      StructInitNoSideEffects(), "a helper, a closure that is kept, and static values",
      Example(
        """
        import Foundation
        struct Ping {
          static let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
          let run: () -> Void
          init() {
            run = { DispatchQueue.main.async { print("late") } }
            prepare()
          }
          func prepare() { Task { print("helped") } }
        }
        """)),
    NearMiss(
      StructInitNoSideEffects(), "work on objects that are stored or given",
      Example(
        """
        import Foundation
        struct Ping {
          private let queue = DispatchQueue(label: "ping")
          init() {
            queue.async { print("made") }  // finding
          }
        }
        struct News {
          init(center: NotificationCenter) {
            center.post(name: .init("news"), object: nil)  // finding
          }
        }
        struct Later {
          private let queue = DispatchQueue(label: "later")
          let jobs: Jobs
          let start: () -> Void
          init(jobs: Jobs, center: NotificationCenter) {
            self.jobs = jobs
            jobs.async { print("own") }
            jobs.post(1)
            start = { center.post(name: .init("later"), object: nil) }
          }
          func run() { queue.async { print("asked for") } }
        }
        struct Jobs {
          func async(_ job: () -> Void) {}
          func post(_ number: Int) {}
        }
        """)),
    NearMiss(
      StructInitNoSideEffects(),
      "work on a queue that a method gives",
      Example(
        """
        //- App/Ping.swift
        import Foundation
        struct Ping {
          init() {
            DispatchQueue.global(qos: .utility).async {}  // finding
          }
        }
        struct Pong {
          let queue: DispatchQueue
          init() { queue = DispatchQueue.global() }
        }
        """)),
    NearMiss(
      StructInitNoSideEffects(), "a system of RealityKit, which its scene makes",
      Example(
        """
        //- App/Collisions.swift
        import Combine
        import RealityKit
        struct CollisionSystem: System {
          private var subscription: (any Cancellable)?
          init(scene: Scene) {
            subscription = scene.subscribe(to: CollisionEvents.Began.self) { print($0.entityA) }
          }
          func update(context: SceneUpdateContext) {}
        }
        struct Collisions {
          private var subscription: (any Cancellable)?
          init(scene: Scene) {
            subscription = scene.subscribe(to: CollisionEvents.Began.self) { print($0.entityA) }  // finding
          }
        }
        """)),
    NearMiss(
      StructInitNoSideEffects(),
      "own methods with the name of a subscription, and queues that only wait",
      Example(
        """
        //- App/Histogram.swift
        import Combine
        import Foundation
        struct Histogram {
          private(set) var counts: [Int: Int] = [:]
          init(_ samples: [Int]) {
            for sample in samples { observe(sample) }
            self.observe(0)
          }
          mutating func observe(_ value: Int) { counts[value, default: 0] += 1 }
        }
        struct Total {
          let counts: [Int: Int]
          init(_ samples: [Int], queue: DispatchQueue) {
            var histogram = Histogram(samples)
            histogram.observe(1)
            counts = queue.sync { histogram.counts }
          }
        }
        struct Listener {
          private var token: AnyCancellable?
          init(ids: PassthroughSubject<Int, Never>) {
            subscribe(ids)  // finding
          }
          mutating func subscribe(_ ids: PassthroughSubject<Int, Never>) {
            token = ids.sink { print($0) }
          }
        }
        """)),
    NearMiss(
      StructInitNoSideEffects(), "a struct without copies",
      Example(
        """
        //- App/Socket.swift
        struct Socket: ~Copyable {
          private let reader: Task<Void, Never>
          init() { reader = Task.detached { print("read") } }
          deinit { reader.cancel() }
        }
        struct Pipe {
          private let reader: Task<Void, Never>
          init() { reader = Task.detached { print("read") } }  // finding
        }
        """)),
  ]
}
