@testable import ArchCheck

extension ExcessiveCoupling: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      ExcessiveCoupling(maxEfferent: 1), "coordinators and roots, own nested types, aliases",
      Example(
        """
        struct A {}
        struct B {}
        typealias Alias = A
        final class Hub {
          struct Part {}
          enum Kind { case one }
          let a: A
          let alias: Alias
          let part = Part()
          let kind = Kind.one
          init(a: A) {
            self.a = a
            alias = a
          }
        }
        final class HubCoordinator {
          let a = A()
          let b = B()
        }
        """)),
    NearMiss(
      ExcessiveCoupling(maxEfferent: 1),
      "those who put the app together, cases, branches of `#if` and doubles",
      Example(
        """
        //- App/Hub.swift
        struct A {}
        struct B {}
        final class CartCoordinator {
          let a = A()
          let b = B()
        }
        enum Node {
          case a(A)
          case b(B)
        }
        final class ShopEnvironment {
          let a = A()
          let b = B()
        }
        enum ShopDestination {
          case first
          func view() -> Any { [A() as Any, B()] }
        }
        #if os(iOS)
          final class Tabs {
            let a = A()
          }
        #else
          final class Tabs {
            let b = B()
          }
        #endif
        final class Poll {
          #if os(Linux)
            func a() -> A { A() }
          #else
            func b() -> B { B() }
          #endif
        }
        final class HubMock {
          let a = A()
          let b = B()
        }
        """)),
    NearMiss(
      ExcessiveCoupling(maxEfferent: 2), "a schema that lists all of its models",
      Example(
        """
        //- App/Schema.swift
        import SwiftData
        @Model final class Cart {}
        @Model final class Order {}
        @Model final class Payment {}
        enum SchemaV1: VersionedSchema {
          static let versionIdentifier = Schema.Version(1, 0, 0)
          static var models: [any PersistentModel.Type] { [Cart.self, Order.self, Payment.self] }
        }
        enum Tables {  // finding
          static var models: [Any.Type] { [Cart.self, Order.self, Payment.self] }
        }
        """)),
    NearMiss(
      ExcessiveCoupling(maxEfferent: 2), "tables of commands and migrations, and visitors",
      Example(
        """
        //- Tool/Tool.swift
        import ArgumentParser
        struct Add: ParsableCommand {}
        struct Remove: ParsableCommand {}
        enum Users { struct List: ParsableCommand {} }
        struct Show: ParsableCommand { init() {} }
        struct Tool: ParsableCommand {
          static let configuration = CommandConfiguration(
            subcommands: [Add.self, Remove.self, Users.List.self, Show.self])
        }
        struct Migrations {
          static let all: [any ParsableCommand] = [Add(), Remove(), Users.List(), Show()]
        }
        struct Steps {  // finding
          static let first = Add()
          static let rest = [Remove(), Remove()]
          func run() { print(Add(), Remove(), Users.List(), Show()) }
        }
        //- Tool/Visitor.swift
        struct A {}
        struct B {}
        struct C {}
        protocol Visitor {
          func visit(_ a: A)
          func visit(_ b: B)
          func visitC(_ c: C)
        }
        struct Counter: Visitor {
          func visit(_ a: A) {}
          func visit(_ b: B) {}
          func visitC(_ c: C) {}
        }
        protocol Working {
          func work(_ a: A, _ b: B, _ c: C)
        }
        struct Worker: Working {  // finding
          func work(_ a: A, _ b: B, _ c: C) {}
        }
        """)),
  ]
}
