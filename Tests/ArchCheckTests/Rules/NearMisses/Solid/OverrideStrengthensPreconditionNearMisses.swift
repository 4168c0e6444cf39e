@testable import ArchCheck

extension OverrideStrengthensPrecondition: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      OverrideStrengthensPrecondition(), "a check that the base has, or that asks for no parameter",
      Example(
        """
        class Image {
          var isOpen = true
          func resize(_ n: Int) { guard n >= 0 else { fatalError("negative") } }
          func draw(_ n: Int) { print(n) }
          func paint(_ n: Int) { print(n) }
        }
        final class Icon: Image {
          override func resize(_ n: Int) { precondition(n > 0) }
          override func draw(_ n: Int) {
            precondition(isOpen)
            super.draw(n)
          }
          override func paint(_ n: Int) {
            guard n > 0 else { return }
            super.paint(n)
          }
        }
        """)),
    NearMiss(
      OverrideStrengthensPrecondition(),
      "promises that check, are documented, or hand on what they are given",
      Example(
        """
        //- App/Visiting.swift
        protocol Visitor {
          func visit(_ values: [Int])
          /// At most ten.
          func skip(_ count: Int)
          func copy(from start: Int, to end: Int)
          func end(_ depth: Int)
          func indent(_ depth: Int)
        }
        extension Visitor {
          func visit(_ values: [Int]) {
            assert(!values.isEmpty)
            print(values)
          }
        }
        struct Sizer: Visitor {
          func visit(_ values: [Int]) {
            assert(!values.isEmpty)
            print(values.count)
          }
          func skip(_ count: Int) { precondition(count <= 10) }
          func copy(from start: Int, to end: Int) { precondition(start <= end) }
          func end(_ depth: Int) { precondition(depth > 0) }
          func indent(_ depth: Int) { precondition(depth > 0) }
        }
        struct Printer: Visitor {
          func visit(_ values: [Int]) { print(values) }
          func skip(_ count: Int) { print(count) }
          func copy(from start: Int, to end: Int) { print(start, end) }
          func end(_ depth: Int) {}
          func indent(_ depth: Int) { checked(depth) }
          func checked(_ depth: Int) { precondition(depth > 0) }
        }
        """)),
  ]
}
