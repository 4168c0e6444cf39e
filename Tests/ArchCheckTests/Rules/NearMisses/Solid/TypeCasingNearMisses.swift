@testable import ArchCheck

extension TypeCasing: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      TypeCasing(), "the messages of an actor",
      Example(
        """
        protocol Message: Sendable { var id: Int { get } }
        struct Start: Message { let id: Int }
        struct Stop: Message { let id: Int }
        actor Mailbox {
          func take(_ message: any Message) {
            switch message {
            case let start as Start: print(start.id)
            case let stop as Stop: print(stop.id)
            default: break
            }
          }
        }
        """)),
    NearMiss(
      TypeCasing(), "a class of the project above values of a framework",
      Example(
        """
        import SpriteKit
        class Enemy: SKNode {}
        final class Boss: Enemy {}
        final class Ghost: Enemy {}
        final class Scene {
          func hit(_ node: SKNode?) -> Int {
            switch node {  // finding
            case let boss as Boss: return boss.children.count
            case let ghost as Ghost: return ghost.children.count
            default: return 0
            }
          }
        }
        """)),
    NearMiss(
      TypeCasing(), "error handling, decoding and events",
      Example(
        """
        import Foundation
        class Failure: Error {}
        final class Offline: Failure {}
        final class Denied: Failure {}
        final class Loader {
          func load() {
            do {
              try JSONSerialization.jsonObject(with: Data())
            } catch is Offline {
              print("offline")
            } catch let error as Denied {
              print(error)
            } catch {
              switch error {
              case is Offline: print("offline")
              case is Denied: print("denied")
              default: break
              }
            }
          }
          func read(_ value: Any) -> Int {
            switch value {
            case let number as Int: return number
            case let text as String: return text.count
            case is Loader: return 1
            default: return 0
            }
          }
        }
        """)),
    NearMiss(
      TypeCasing(), "a table of types by their identity",
      Example(
        """
        protocol Shape {}
        final class Circle: Shape {}
        final class Square: Shape {}
        struct Names {
          let names: [ObjectIdentifier: String] = [  // finding
            ObjectIdentifier(Circle.self): "circle", ObjectIdentifier(Square.self): "square",
          ]
          let one = [ObjectIdentifier(Circle.self): "circle"]
          let texts = [ObjectIdentifier(Int.self): 1, ObjectIdentifier(String.self): 2]
        }
        """)),
    NearMiss(
      TypeCasing(), "chains, switches and nested casts, and an own protocol called like a coder's",
      Example(
        """
        //- App/Shapes.swift
        protocol Shape {}
        struct Circle: Shape {}
        struct Square: Shape {}
        struct Triangle: Shape {}
        final class Canvas {
          func paint(_ shape: Shape) {
            if let c = shape as? Circle {  // finding
              print(c)
            } else if shape is Square {
              print("square")
            }
          }
          func area(of shape: any Shape) -> Int {
            if shape is Circle {  // finding
              print("round")
            } else if shape is Square {
              print("even")
            }
            switch shape {
            case is Circle: return 1
            case let square as Square: return square is Square ? 2 : 0
            case _ as Triangle: return 3
            default: return 0
            }
          }
        }
        protocol Encoder {}
        struct Press: Encoder {
          func isRound(_ shape: Shape) -> Bool? {
            if shape is Circle { return true } else if shape is Square { return false }  // finding
            return nil
          }
        }
        """)),
    NearMiss(
      TypeCasing(), "one cast, two values, comparisons, factories and coders",
      Example(
        """
        //- App/Shapes.swift
        protocol Shape { func draw() }
        struct Circle: Shape {
          func draw() {}
        }
        struct Square: Shape {
          func draw() {}
        }
        struct Canvas: Equatable {
          let shape: Shape
          let other: Shape
          func draw() { shape.draw() }
          func one() {
            if let c = shape as? Circle {
              print(c)
            } else {
              print("other")
            }
          }
          func two() {
            if shape is Circle {
              print("a")
            } else if other is Square {
              print("b")
            }
          }
          static func == (left: Canvas, right: Canvas) -> Bool {
            if left.shape is Circle {
              return right.shape is Circle
            } else if left.shape is Square {
              return true
            }
            return false
          }
        }
        struct ShapeFactory {
          func name(_ shape: Shape) -> String {
            switch shape {
            case is Circle: return "c"
            case is Square: return "s"
            default: return ""
            }
          }
        }
        final class Implementation: Decoder {
          struct Values: UnkeyedDecodingContainer {
            func read(_ shape: Shape) -> String {
              switch shape {
              case is Circle: return "c"
              case is Square: return "s"
              default: return ""
              }
            }
          }
          func isRound(_ shape: Shape) -> Bool? {
            if shape is Circle { return true } else if shape is Square { return false }
            return nil
          }
        }
        """)),
    NearMiss(
      TypeCasing(), "segues, errors, values that may be anything, and classes of a framework",
      Example(
        """
        //- App/Errors.swift
        import UIKit
        struct NetworkError: Error {}
        struct ParseError: Error {}
        final class HomeViewController: UIViewController {}
        final class CartViewController: UIViewController {}
        final class StartViewController: UIViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            switch segue.destination {
            case let home as HomeViewController: print(home)
            case let cart as CartViewController: print(cart)
            default: break
            }
          }
        }
        final class Router {
          func show(_ error: Error) {
            switch error {
            case is NetworkError: print("network")
            case is ParseError: print("parse")
            default: break
            }
          }
          func open(_ any: Any, _ controller: UIViewController) {
            if any is String {
              print("text")
            } else if any is Router {
              print("router")
            }
            switch controller {  // finding
            case is HomeViewController: print("home")
            case let cart as CartViewController: print(cart)
            default: break
            }
          }
        }
        """)),
    NearMiss(
      TypeCasing(), "screens that are made for each model, and only shown",
      Example(
        """
        //- App/Screens.swift
        import UIKit
        class ViewModel {}
        final class CartViewModel: ViewModel {}
        final class FeedViewModel: ViewModel {}
        final class CartViewController: UIViewController {
          init(model: CartViewModel) { super.init(nibName: nil, bundle: nil) }
        }
        final class FeedViewController: UIViewController {
          init(model: FeedViewModel) { super.init(nibName: nil, bundle: nil) }
        }
        final class HomeViewController: UIViewController {
          func report(_ next: ViewModel) {
            if let cart = next as? CartViewModel {  // finding
              print(CartViewController(model: cart))
            } else if let feed = next as? FeedViewModel {
              print(FeedViewController(model: feed))
            }
          }
          func push(_ next: ViewModel) {
            if let cart = next as? CartViewModel {
              let screen = CartViewController(model: cart)
              screen.title = "Cart"
              show(screen, sender: self)
            } else if let feed = next as? FeedViewModel {
              show(FeedViewController(model: feed), sender: self)
            }
          }
          func screen(for next: ViewModel) -> UIViewController? {
            switch next {
            case let cart as CartViewModel: return CartViewController(model: cart)
            case let feed as FeedViewModel: return FeedViewController(model: feed)
            default: return nil
            }
          }
        }
        """)),
    NearMiss(
      TypeCasing(), "enums of types, protocols only, keys of values, and objects of a framework",
      Example(
        """
        //- App/Parts.swift
        import Foundation
        final class Header: NSObject {}
        final class Footer: NSObject {}
        protocol Part {}
        protocol Wide: Part {}
        protocol Tall: Part {}
        struct Plain: Wide {}
        struct Tower: Tall {}
        struct Bridge: Tall {}
        protocol Option {
          associatedtype Value
        }
        struct Delay: Option { typealias Value = Int }
        struct Limit: Option { typealias Value = String }
        enum Structure {
          case tower(Tower), bridge(Bridge), other(any Tall)
          init(_ part: any Tall) {
            switch part {
            case let tower as Tower: self = .tower(tower)
            case let bridge as Bridge: self = .bridge(bridge)
            default: self = .other(part)
            }
          }
        }
        final class Table {
          func able(_ part: any Part) -> Int {
            if part is Wide {
              return 1
            } else if part is Tall {
              return 2
            }
            return 0
          }
          func box(_ flag: Bool) -> any Wide { Plain() }
          func open(_ flag: Bool) {
            if box(flag) is Tower {
              print("tower")
            } else if box(flag) is Bridge {
              print("bridge")
            }
          }
          func set<O: Option>(_ option: O, _ value: O.Value) {
            switch option {
            case is Delay: print(value)
            case is Limit: print(value)
            default: fatalError("unknown")
            }
          }
          func tell(_ any: NSObject, _ other: AnyObject) {
            if any is Header {
              print("header")
            } else if any is Footer {
              print("footer")
            }
            switch other {
            case is Table: print("table")
            case is Footer: print("footer")
            default: break
            }
          }
        }
        """)),
    NearMiss(
      TypeCasing(), "types from outside that extensions make subtypes",
      Example(
        """
        //- App/Boxes.swift
        protocol Box {}
        protocol Value: Box {}
        struct Leaf: Box {}
        extension Array: Box {}
        extension Dictionary: Box where Key == String {}
        extension String: Value {}
        extension Int: Value {}
        struct Printer {
          func text(of box: Box) -> String {
            switch box {  // finding
            case is Leaf: return "leaf"
            case is [Box]: return "list"
            default: return ""
            }
          }
          func kind(of value: any Value) -> String {
            if value is String {  // finding
              return "text"
            } else if value is Int {
              return "number"
            }
            return ""
          }
          func isLeaf(_ box: Box) -> Bool {
            switch box {
            case is Leaf: return true
            case is Double: return false
            default: return false
            }
          }
          func show(_ any: Any) -> String {
            switch any {
            case is String: return "text"
            case is [Int]: return "list"
            default: return ""
            }
          }
        }
        """)),
    NearMiss(
      TypeCasing(), "values that may be anything",
      Example(
        """
        //- App/Shapes.swift
        import Foundation
        protocol Shape {}
        struct Circle: Shape { let radius = 1.0 }
        struct Square: Shape { let side = 1.0 }
        final class Reader {
          func read(_ all: [String: Any], _ values: [Any], _ note: Notification) {
            if let c = all["a"] as? Circle { print(c) } else if let s = all["a"] as? Square { print(s) }
            if let c = values.first as? Circle { print(c) } else if let s = values.first as? Square { print(s) }
            if let c = note.object as? Circle { print(c) } else if let s = note.object as? Square { print(s) }
            switch note.userInfo?["shape"] {
            case let c as Circle: print(c)
            case let s as Square: print(s)
            default: break
            }
          }
          func draw(_ shapes: [String: Shape]) {
            if let c = shapes["a"] as? Circle { print(c) } else if let s = shapes["a"] as? Square { print(s) }  // finding
          }
        }
        """)),
    NearMiss(
      TypeCasing(),
      "actions that a reducer is sent",
      Example(
        """
        //- App/Store.swift
        protocol Action {}
        protocol Shape {}
        enum CounterAction: Action { case up }
        struct UserAction: Action {}
        struct Circle: Shape {}
        struct Square: Shape {}
        func reduce(_ state: Int, _ action: any Action) -> Int {
          switch action {
          case is CounterAction: return state + 1
          case is UserAction: return state + 2
          default: return state
          }
        }
        final class Printer {
          func print(_ action: any Action) -> String {
            switch action {
            case let action as CounterAction: return "counter \\(action)"
            case let action as UserAction: return "user \\(action)"
            default: return ""
            }
          }
          func draw(_ shape: any Shape) -> String {
            switch shape {  // finding
            case let shape as Circle: return "circle \\(shape)"
            case let shape as Square: return "square \\(shape)"
            default: return ""
            }
          }
        }
        """)),
    NearMiss(
      TypeCasing(), "events that tell what happened, and those that can do something",
      Example(
        """
        //- App/Events.swift
        protocol DomainEvent {
          var id: Int { get }
          static var name: String { get }
        }
        struct OrderPlaced: DomainEvent { let id: Int; static let name = "placed" }
        struct OrderPaid: DomainEvent { let id: Int; static let name = "paid" }
        protocol ScreenEvent { var isRead: Bool { get set } }
        struct Opened: ScreenEvent { var isRead = false }
        struct Closed: ScreenEvent { var isRead = false }
        final class Projection {
          func apply(_ event: any DomainEvent) {
            switch event {
            case let placed as OrderPlaced: print(placed.id)
            case let paid as OrderPaid: print(paid.id)
            default: break
            }
          }
          func show(_ event: any ScreenEvent) {
            switch event {  // finding
            case let opened as Opened: print(opened.isRead)
            case let closed as Closed: print(closed.isRead)
            default: break
            }
          }
        }
        """)),
    NearMiss(
      TypeCasing(), "aliases of collections",
      Example(
        """
        //- App/Boxes.swift
        protocol Box {}
        typealias Boxes = [Box]
        typealias Table = [String: Box]
        typealias Leaves = [Leaf]
        extension Array: Box {}
        struct Leaf: Box {}
        struct Printer {
          func text(of box: Box) -> String {
            switch box {  // finding
            case is Leaf: return "leaf"
            case is Boxes: return "list"
            default: return ""
            }
          }
          func kind(of box: Box) -> String {
            switch box {
            case is Leaves: return "leaves"
            case is Boxes: return "list"
            case is Table: return "table"
            default: return ""
            }
          }
        }
        """)),
  ]
}
