@testable import ArchCheck

extension ExcessiveCoupling: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      ExcessiveCoupling(), "what a list gives or a function registers",
      Example(
        """
        //- Server/Setup.swift
        struct T0 { }
        struct T1 { }
        struct T2 { }
        struct T3 { }
        struct T4 { }
        struct T5 { }
        struct T6 { }
        struct T7 { }
        struct T8 { }
        struct T9 { }
        struct T10 { }
        struct T11 { }
        struct T12 { }
        struct T13 { }
        struct T14 { }
        struct T15 { }
        struct T16 { }
        struct T17 { }
        struct T18 { }
        struct T19 { }
        struct T20 { }
        struct T21 { }
        struct T22 { }
        struct T23 { }
        struct App { func add(_ migration: Any) {} }
        enum Rules {
          static var all: [Any] {
            [T0(), T1(), T2(), T3(), T4(), T5(), T6(), T7(), T8(), T9(), T10(), T11(),
             T12(), T13(), T14(), T15(), T16(), T17(), T18(), T19(), T20(), T21(), T22(), T23()]
          }
        }
        enum Migrations {
          static func add(to app: App) {
            app.add(T0())
            app.add(T1())
            app.add(T2())
            app.add(T3())
            app.add(T4())
            app.add(T5())
            app.add(T6())
            app.add(T7())
            app.add(T8())
            app.add(T9())
            app.add(T10())
            app.add(T11())
            app.add(T12())
            app.add(T13())
            app.add(T14())
            app.add(T15())
            app.add(T16())
            app.add(T17())
            app.add(T18())
            app.add(T19())
            app.add(T20())
            app.add(T21())
            app.add(T22())
            app.add(T23())
          }
        }
        """)),
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
        enum Tables {
          static var models: [Any.Type] { [Cart.self, Order.self, Payment.self] }
        }
        enum Uses {  // finding
          static func use(_ cart: Cart, _ order: Order, _ payment: Payment) {}
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
