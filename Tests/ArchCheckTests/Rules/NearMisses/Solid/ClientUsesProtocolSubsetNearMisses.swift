@testable import ArchCheck

extension NearMiss {
  static let clientUsesProtocolSubset = [
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
        """))
  ]
}
