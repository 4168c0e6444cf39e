@testable import ArchCheck

extension GodType: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      GodType(wmc: 5, tcc: 0.33, atfd: 1), "overloads, and data of `self` under another name",
      Example(
        """
        struct Order { var total = 0, tax = 0 }
        final class Ledger {
          private var balance = 0
          private var count = 0
          func post(_ o: Order) { if o.total > 1 { balance += o.total } }
          func post(_ n: Int, _ o: Order) { if n > o.tax { balance += n } }
          func text(_ o: Order) -> String { o.total > 3 ? "large" : "small" }
        }
        protocol Refinable {}
        extension Refinable {
          func with(_ update: (inout Self) -> Void) -> Self {
            var copy = self
            update(&copy)
            return copy
          }
        }
        struct Query: Refinable {
          var filter = ""
          var limit = 0
          func limited(_ o: Order) -> Query { with { if o.tax > 0, $0.filter != "" { $0.limit = o.tax } } }
          func sized(_ o: Order) -> Query { with { if o.total > 0, $0.filter != "" { $0.limit -= 1 } } }
        }
        """)),
    NearMiss(
      GodType(wmc: 4, tcc: 0.34, atfd: 2), "parsers, and what hangs together",
      Example(
        """
        struct Token { var a = 0, b = 0, c = 0 }
        final class TokenParser {
          var x = 0
          var y = 0
          func first(_ t: Token) { if t.a > 0 || x > 0 { x = t.b } }
          func second(_ t: Token) { if t.c > 0 { y = t.c } }
        }
        final class Machine {
          var state = 0
          func first(_ t: Token) { if t.a > 0 { state = t.b } }
          func second(_ t: Token) { if t.c > 0 && state > 1 { state = 2 } }
        }
        """)),
    NearMiss(
      GodType(wmc: 5, tcc: 0.34, atfd: 0), "`??` and `where` are no decisions",
      Example(
        """
        struct Order { var a: Int? = 0, b: Int? = 0, c: Int? = 0 }
        final class Manager {
          var x = 0
          var y = 0
          func first(_ o: Order) { x = o.a ?? o.b ?? o.c ?? 0 }
          func second(_ o: [Order]) { for one in o where one.a == 1 { y = one.b ?? 0 } }
        }
        """)),
    NearMiss(
      GodType(wmc: 7, tcc: 0.7, atfd: 2), "a facade that hands on what it is given",
      Example(facade(forwarding: "next.send(text)"))),
    NearMiss(
      GodType(wmc: 7, tcc: 0.7, atfd: 2), "one that works on what it hands on",
      Example(
        facade(forwarding: "next.send(text + text)")
          .replacing("class Link {", with: "class Link {  // finding"))),
    NearMiss(
      GodType(wmc: 4, tcc: 0.33, atfd: 2),
      "what a library's operators and the type's own nodes make",
      Example(
        """
        //- App/SQL.swift
        struct SQL {
          static func && (left: SQL, right: SQL) -> SQL { left }
        }
        struct Node {
          var a = SQL(), b = SQL(), c = SQL()
          var next: Node? { next(ofKind: 0) }
          func next(ofKind kind: Int) -> Node? { nil }
        }
        final class Query {
          var x = SQL()
          var y = SQL()
          func first(_ n: Node) { x = n.a && n.b && n.c }
          func second(_ n: Node) { y = n.a && n.b && n.c }
        }
        """)),
    NearMiss(
      GodType(wmc: 4, tcc: 0.33, atfd: 2), "parsers, key paths, one job only, and visitors",
      Example(
        """
        //- App/Order.swift
        struct Order {
          var a = 0
          var b = 0
          var c = 0
        }
        //- App/OrderParser.swift
        final class OrderParser {
          var x = 0
          var y = 0
          func first(_ o: Order) { if o.a > 0 || x > 0 { x = o.b } }
          func second(_ o: Order) { if o.c > 0 { y = o.c } }
        }
        final class Layout {
          var x = 0
          var y = 0
          func first(_ p: AnyKeyPath) { if p == \\Order.a || p == \\Order.b { x = 1 } }
          func second(_ p: AnyKeyPath) { if p == \\Order.c { y = 1 } }
        }
        final class Pricer {
          var x = 0
          func first(_ o: Order) { if o.a > 0 || x > 0 { x = o.b } }
          func second(_ o: Order) { if o.c > 0 { x = o.c } }
        }
        class OrderVisitor {}
        final class Linter: OrderVisitor {
          var x = 0
          var y = 0
          func first(_ o: Order) { if o.a > 0 || x > 0 { x = o.b } }
          func second(_ o: Order) { if o.c > 0 { y = o.c } }
        }
        """)),
  ]

  /// A type whose methods hand on a text, the way given.
  private static func facade(forwarding call: String) -> String {
    """
    //- App/Chain.swift
    final class Peer {
      var a = 0, b = 0, c = 0
      func send(_ text: String) {}
      func fail() {}
    }
    final class Link {
      private var next: Peer?
      private let first: Peer
      private let second: Peer
      init(first: Peer, second: Peer) {
        self.first = first
        self.second = second
      }
      func open(_ text: String) {
        if let next { \(call) } else { first.fail() }
      }
      func read(_ text: String) {
        if let next = self.next { \(call) } else { second.fail() }
      }
      func close(_ text: String) {
        if let next { return \(call) }
      }
      var a: Int { first.a }
      var b: Int { second.b }
      var sum: Int { first.a > 0 ? first.b : second.c }
    }
    """
  }
}
