@testable import ArchCheck

extension UnneededPublic: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      UnneededPublic(), "witnesses that must be public, and results that nobody names",
      Example(
        """
        //- Kit/Rows.swift
        public func rows() -> [Row] { [] }
        public struct Row: CustomStringConvertible, Hashable {
          public var description: String { "" }
          public let kind: Kind
          public enum Kind { case one }
        }
        public struct Failure: Error {
          public let reason: Reason
        }
        public enum Reason { case none }
        //- App/Cart.swift
        import Kit
        let all = rows().map { $0.kind }
        func failed(_ error: Error) -> Bool { error is Failure }
        func told(_ failure: Failure) { print(failure.reason) }
        """)),
    NearMiss(
      UnneededPublic(), "uses in tests are no need, a type that is passed through is one",
      Example(
        """
        //- Kit/Row.swift
        public struct Row {
          public init() {}
          public func style() -> Style { Style() }
        }
        public struct Style {}
        public struct Spare {}  // finding
        //- App/Cart.swift
        import Kit
        let style = Row().style()
        //- KitTests/SpareTests.swift
        @testable import Kit
        import XCTest
        let spare = Spare()
        """)),
    NearMiss(
      UnneededPublic(), "what only its own module uses, macros, test frameworks and nested types",
      Example(
        """
        //- Kit/Card.swift
        import SwiftUI
        public struct Card: ViewModifier {  // finding
          public func body(content: Content) -> some View { content }
        }
        extension View {
          public func card() -> some View { modifier(Card()) }
        }
        //- Kit/Circle.swift
        public struct Circle {  // finding
          public init() {}
          public struct Arc {
            public enum End { case left, right }
          }
        }
        public struct Oval {}  // finding
        public struct Line {
          public struct Stroke {}  // finding
        }
        func draw() { print(Circle()) }
        public func hide(_ line: Line) {}  // finding
        public var count: Int { 0 }
        @inline(never)
        public func drawNone() {}
        public func drawAll(_ line: Line) { print(Circle.Arc(), Line.Stroke()) }
        let first = Circle()
        public var isFirst: Bool { first is Oval }
        //- Observing/Macros.swift
        public protocol Observer {}
        @attached(member)
        public macro Watched() = #externalMacro(module: "Macros", type: "Watched")
        //- Comparing/Expectations.swift
        import XCTest
        public func expectSame() { XCTAssertTrue(true) }
        //- Comparing/TreeDifference.swift
        public struct TreeDifference {
          public let node: Int
        }
        //- App/Cart.swift
        import Kit
        import SwiftUI
        struct Cart: View {
          var body: some View { Text("Cart").card() }
          func draw(_ line: Line) { if isFirst { drawAll(line) } }
        }
        """)),
    NearMiss(
      UnneededPublic(), "what a protocol asks for in silence, and calls without a name",
      Example(
        """
        //- Kit/Kit.swift
        import ActivityKit
        public protocol Tagged { associatedtype Tag }
        public struct Box: Tagged {
          public enum Tag {}
          public enum Other {} // finding
        }
        public struct Delivery: ActivityAttributes {
          public struct ContentState: Codable, Hashable {}
        }
        public struct Load {
          public init() {}
          public func callAsFunction() {}
        }
        //- App/App.swift
        import Kit
        struct App {
          let tagged: any Tagged, box: Box, delivery: Delivery
          let load: Load
          func run() { load() }
        }
        """)),
    NearMiss(
      UnneededPublic(), "classes that are observed",
      Example(
        """
        //- Kit/Seen.swift
        import Observation
        @Observable public final class Seen {
          public var shown = 0
          public var hidden = 0  // finding
          public init() {}
        }
        //- App/App.swift
        import Kit
        struct Shown { let count = Seen().shown }
        """)),
    NearMiss(
      UnneededPublic(), "what an extension makes public",
      Example(
        """
        //- Kit/Kit.swift
        public struct Kit { public init() {} }
        public extension Kit {
          func used() {}
          func unused() {} // finding
          struct Part {} // finding
        }
        //- App/App.swift
        import Kit
        struct App { func run() { Kit().used() } }
        """)),
    NearMiss(
      UnneededPublic(), "names in modules that cannot import the module, and what is open",
      Example(
        """
        //- Manual/Macro.swift
        import Kit
        public enum Macro {  // finding
          public struct Section { let page = Page() }
        }
        extension Macro {
          public struct List {}
        }
        public func show() {}  // finding
        //- Kit/Page.swift
        public struct Page { let sections: [Section] = [] }
        struct Section {}
        public struct Row {}
        public struct Grid {}  // finding
        func show() {}
        open class Cell {
          open func draw() {}
        }
        //- Feature/Feature.swift
        @_exported import Kit
        //- App/Cart.swift
        import Feature
        struct Cart { let row = Row() }
        //- Other/List.swift
        struct List { let grid = Grid() }
        struct Grid {}
        """)),
    NearMiss(
      UnneededPublic(),
      "what default arguments name, and types that initial values tell",
      Example(
        """
        //- Kit/API.swift
        public struct Live {
          public init() {}
        }
        public enum Limits {
          public static let page = 20
          public static let depth = 3  // finding
        }
        public struct Palette {
          static let standard = Palette()
        }
        public struct Client {
          public static let palette = Palette.standard
          public init(live: Live = Live(), page: Int = Limits.page) {}
        }
        //- App/Cart.swift
        import Kit
        struct Cart {
          let client = Client()
          let palette = Client.palette
        }
        """)),
    NearMiss(
      UnneededPublic(), "what internal members name, and what typed throws do",
      Example(
        """
        //- Kit/Kit.swift
        public struct Hidden {}  // finding
        public struct Shown {}
        public struct Inner {}  // finding
        public enum ReadError: Error {}
        public enum CountError: Error {}
        extension String {
          func hidden() -> Hidden { Hidden() }
          public func shown() -> Shown { Shown() }
        }
        public struct Reader {
          public init() {}
          var inner: Inner { Inner() }
          public func read(_ handler: (Int) throws(ReadError) -> Void) {}
        }
        public protocol Counting { var count: Int { get throws(CountError) } }
        @globalActor public actor KitActor { public static let shared = KitActor() }
        //- App/Cart.swift
        import Kit
        @KitActor struct Cart {
          let counting: any Counting
          func go() { Reader().read { _ in "".shown() } }
        }
        """)),
    NearMiss(
      UnneededPublic(), "what is exposed to C++",
      Example(
        """
        //- Kit/Style.swift
        @_expose(Cxx) public struct Style {
          public var margin: Margin
          public func apply() {}
        }
        public struct Margin {}
        public struct Grid {}  // finding
        //- App/Cart.swift
        import Kit
        struct Cart {}
        """)),
  ]
}
