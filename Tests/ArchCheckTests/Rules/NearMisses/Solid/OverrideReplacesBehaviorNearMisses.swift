@testable import ArchCheck

extension OverrideReplacesBehavior: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      OverrideReplacesBehavior(), "super in one branch only, accessors and hooks",
      Example(
        """
        class Store {
          var items: [Int] = []
          var title: String { "Store \\(items.count)" }
          func save(_ item: Int) { items.append(item) }
          func hook() {}
          func abstract() { fatalError("override me") }
        }
        final class Careful: Store {
          override var title: String { "Careful" }
          override func save(_ item: Int) {
            if item > 0 { super.save(item) } else { items = [] }
          }
          override func hook() { print("hooked") }
          override func abstract() { print("concrete") }
        }
        """)),
    NearMiss(
      OverrideReplacesBehavior(),
      "hooks: what hands on, works out a result, or is a step of its class's work",
      Example(
        """
        //- App/Visitor.swift
        class Visitor {
          var seen: [Int] = []
          func visit(_ number: Int) { visitAny(number, isLast: false) }
          func visitAny(_ number: Int, isLast: Bool) {}
          func needsBreak(_ number: Int) -> Bool {
            let limit = seen.count
            if number > limit { seen = [] }
            return limit > 4
          }
          func isWide(_ number: Int) -> Bool {
            var limit = seen.count
            if number > limit { limit = number }
            return limit > 4
          }
          func run() {
            for number in seen { complain(number) }
          }
          func complain(_ number: Int) { print("bad", number) }
        }
        final class Count: Visitor {
          override func visit(_ number: Int) { seen.append(number) }
          override func needsBreak(_ number: Int) -> Bool { number > 5 }  // finding
          override func isWide(_ number: Int) -> Bool { number > 6 }
          override func complain(_ number: Int) { print("worse", number) }
        }
        """)),
    NearMiss(
      OverrideReplacesBehavior(), "bases that end debug builds and return a constant",
      Example(
        """
        class Store {
          var seen: [Int] = []
          func title() -> String {
            assertionFailure("must override")
            return ""
          }
          func save() {
            print("abstract")
            fatalError("must override")
          }
          func load() -> Int {
            seen.append(1)
            assertionFailure("must override")
            return 0
          }
        }
        final class Disk: Store {
          override func title() -> String {
            seen = [1]
            return "disk"
          }
          override func save() { seen = [2] }
          override func load() -> Int {  // finding
            seen = [3]
            return 3
          }
        }
        """)),
    NearMiss(
      OverrideReplacesBehavior(), "what is handed on to a parameter or to a part",
      Example(
        """
        //- App/Store.swift
        class Store {
          var items: [Int] = []
          func append(_ item: Int) { items.append(item) }
          func send(_ item: Int, to next: Store) { next.send(item, to: next) }
        }
        final class Volatile: Store {
          override func append(_ item: Int) { items = [item] }  // finding
          override func send(_ item: Int, to next: Store) { print(item) }
        }
        """)),
    NearMiss(
      OverrideReplacesBehavior(), "superclasses that only refuse or log",
      Example(NearMiss.importer(overriddenWith: "count = 0"))),
    NearMiss(
      OverrideReplacesBehavior(), "what a visitor is told, and what another object is",
      Example(
        """
        //- App/Nodes.swift
        protocol Visitor {
          func visit(_ node: Node)
          func visit(leaf: Leaf)
        }
        class Node {
          var children: [Node] = []
          let log = Log()
          func accept(_ visitor: some Visitor) {
            visitor.visit(self)
            for child in children { child.accept(visitor) }
          }
          func tell(_ count: Int) {
            log.add(self)
            children = []
          }
        }
        final class Leaf: Node {
          override func accept(_ visitor: some Visitor) { visitor.visit(leaf: self) }
          override func tell(_ count: Int) { print(count) }  // finding
        }
        final class Log { func add(_ node: Node) {} }
        """)),
  ]
}
