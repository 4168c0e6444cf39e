@testable import ArchCheck

extension FeatureEnvy: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      FeatureEnvy(), "what a package or the SDK demands, and what options say",
      Example(
        """
        //- Tool/Tool.swift
        import AppKit
        import ArgumentParser
        struct SharedOptions { let a = 1, b = 2, c = 3, d = 4, e = 5, f = 6 }
        struct Person { let a = 1, b = 2, c = 3, d = 4, e = 5, f = 6 }
        struct Convert: ParsableCommand {
          var options: SharedOptions
          func run() {
            print(options.a, options.b, options.c, options.d, options.e, options.f)
          }
        }
        final class People: NSObject, NSTableViewDataSource {
          var all: [Person] = []
          func tableView(_ tableView: NSTableView, objectValueFor column: NSTableColumn?, row: Int) -> Any? {
            let p = all[row]
            return p.a + p.b + p.c + p.d + p.e + p.f
          }
        }
        final class Tree {
          func show(_ o: SharedOptions) -> Int { o.a + o.b + o.c + o.d + o.e + o.f }
        }
        """)),
    NearMiss(
      FeatureEnvy(), "equality, mappers and presenters",
      Example(
        """
        struct Order { var a = 1, b = 2, c = 3, d = 4, e = 5, f = 6 }
        struct Shelf: Equatable {
          let name: String
          let order: Order
          static func == (left: Shelf, right: Shelf) -> Bool {
            left.order.a == right.order.a && left.order.b == right.order.b
              && left.order.c == right.order.c && left.order.d == right.order.d
              && left.order.e == right.order.e && left.order.f == right.order.f
          }
        }
        final class OrderMapper {
          func text(_ o: Order) -> String { "\\(o.a)\\(o.b)\\(o.c)\\(o.d)\\(o.e)\\(o.f)" }
        }
        final class OrderPresenter {
          func text(_ o: Order) -> String { "\\(o.a)\\(o.b)\\(o.c)\\(o.d)\\(o.e)\\(o.f)" }
        }
        """)),
    NearMiss(
      FeatureEnvy(), "what is put under keys of another value, or drawn",
      Example(
        """
        //- App/Records.swift
        import CloudKit
        struct Order { let number, customer, city: String; let net, tax, total: Double }
        final class CloudOrders {
          func record(for order: Order) -> CKRecord {
            let record = CKRecord(recordType: "Order")
            record["number"] = order.number
            record["customer"] = order.customer
            record["city"] = order.city
            record["net"] = order.net
            record["tax"] = order.tax
            record["total"] = order.total
            return record
          }
          func fields(of order: Order) -> [String: Any] {
            [
              "number": order.number, "customer": order.customer, "city": order.city,
              "net": order.net, "tax": order.tax, "total": order.total,
            ]
          }
          func draw(_ order: Order) {
            print(order.number + order.customer, order.city)
            print(order.net + order.tax - order.total)
          }
          func weigh(_ order: Order) -> Bool {  // finding
            order.number + order.customer == order.city && order.net + order.tax == order.total
          }
        }
        """)),
    NearMiss(
      FeatureEnvy(), "what writes code for a tree that it is given",
      Example(
        """
        //- App/Printer.swift
        struct Function { var a = 1, b = 2, c = 3, d = 4, e = 5, f = 6 }
        final class SwiftPrinter {
          func function(_ f: Function) -> String { "\\(f.a)\\(f.b)\\(f.c)\\(f.d)\\(f.e)\\(f.f)" }
        }
        final class Output {
          func printFunction(_ f: Function) -> String { "\\(f.a)\\(f.b)\\(f.c)\\(f.d)\\(f.e)\\(f.f)" }
          func emit(_ f: Function) -> String { "\\(f.a)\\(f.b)\\(f.c)\\(f.d)\\(f.e)\\(f.f)" }
          func generateCode(_ f: Function) -> String { "\\(f.a)\\(f.b)\\(f.c)\\(f.d)\\(f.e)\\(f.f)" }
          func printableSum(_ f: Function) -> Int { f.a + f.b + f.c + f.d + f.e + f.f }  // finding
        }
        """)),
  ]
}
