@testable import ArchCheck

extension DowncastToSubtype: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      DowncastToSubtype(), "visitors of the type itself, values that may be anything, errors",
      Example(
        """
        protocol Shape {}
        extension Shape {
          func isSame(as other: Shape) -> Bool { other is Circle }
        }
        final class Circle: Shape {
          func meets(_ other: Shape) -> Bool { other is Circle }
        }
        struct ShapeParser {
          func circle(_ shape: Shape) -> Circle? { shape as? Circle }
        }
        struct Failure: Error {}
        final class Canvas {
          func read(_ any: Any, _ object: AnyObject, _ error: Error) {
            _ = any as? Circle
            _ = object as? Circle
            _ = error as? Failure
          }
        }
        """)),
    NearMiss(
      DowncastToSubtype(), "keys that choose the type of a further value",
      Example(
        """
        //- App/Channel.swift
        protocol Option { associatedtype Value }
        struct Timeout: Option { typealias Value = Int }
        final class Channel {
          var timeout = 0
          func set<Key: Option>(_ option: Key, to value: Key.Value) {
            if option is Timeout { timeout = value as? Int ?? 0 }
          }
          func isSlow<Key: Option>(_ option: Key) -> Bool { option is Timeout }  // finding
        }
        """)),
    NearMiss(
      DowncastToSubtype(), "a screen for a model of which more is used than that",
      Example(
        """
        //- App/Screens.swift
        import UIKit
        class ViewModel {}
        final class CartViewModel: ViewModel {
          func load() {}
        }
        final class CartViewController: UIViewController {
          init(model: CartViewModel) { super.init(nibName: nil, bundle: nil) }
        }
        final class HomeViewController: UIViewController {
          func push(_ next: ViewModel) {
            if let cart = next as? CartViewModel {  // finding
              cart.load()
              show(CartViewController(model: cart), sender: self)
            }
          }
        }
        """)),
    NearMiss(
      DowncastToSubtype(), "types from outside that extensions make subtypes",
      Example(
        """
        //- Boxes/Box.swift
        public protocol Box {}
        public protocol Value {}
        extension Array: Box {}
        extension Dictionary: Box {}
        //- App/Printer.swift
        import Boxes
        extension String: Value {}
        struct Printer {
          func count(of box: any Box) -> Int {
            (box as? [Int])?.count ?? 0  // finding
          }
          func isEmpty(_ box: any Box) -> Bool { (box as? [String: Int])?.isEmpty ?? true }  // finding
          func isText(_ value: any Value) -> Bool { value is String }
          func isNumber(_ box: any Box) -> Bool { box is Int }
        }
        """)),
    NearMiss(
      DowncastToSubtype(), "elements of arrays in closures, and names that only look like them",
      Example(
        """
        //- App/Garage.swift
        protocol Vehicle {}
        struct Car: Vehicle { func park() {} }
        struct Bus: Vehicle {}
        struct Tram: Vehicle {}
        final class Garage {
          var vehicles: [any Vehicle] = []
          var lots: [[any Vehicle]] = []
          var best: [any Vehicle]?
          func cars() -> [Car] { vehicles.compactMap { $0 as? Car } }  // finding
          func hasBus() -> Bool {
            vehicles.filter { _ in true }.contains { vehicle in vehicle is Bus }  // finding
          }
          func trams() -> Int { lots.filter { $0 is Tram }.count + (best.map { $0 is Tram } == true ? 1 : 0) }
        }
        """)),
    NearMiss(
      DowncastToSubtype(), "arrays whose elements only their first value names",
      Example(
        """
        //- App/Coordinator.swift
        protocol Coordinator: AnyObject {}
        final class CartCoordinator: Coordinator {}
        final class FeedCoordinator: Coordinator {}
        final class AppCoordinator {
          var children = [Coordinator]()
          var parents = [any Coordinator]()
          var names = [String]()
          func cart() -> CartCoordinator? {
            for child in children {
              if let cart = child as? CartCoordinator { return cart }  // finding
            }
            return parents.first { $0 is FeedCoordinator } as? CartCoordinator  // finding
          }
          func first() -> CartCoordinator? { names.first as? CartCoordinator }
        }
        """)),
    NearMiss(
      DowncastToSubtype(), "errors behind a protocol of the project",
      Example(
        """
        //- App/Errors.swift
        import Foundation
        protocol AppError: LocalizedError {}
        struct NetworkError: AppError { let code: Int }
        protocol Failure { var error: any Error { get } }
        struct Timeout: Failure { let error: any Error }
        struct Banner {
          func isOffline(_ error: any AppError) -> Bool { (error as? NetworkError)?.code == -1009 }
          func isLate(_ failure: any Failure) -> Bool { failure is Timeout }  // finding
        }
        """)),
    NearMiss(
      DowncastToSubtype(), "what is known of an associated type by its constraint",
      Example(
        """
        //- App/Reader.swift
        protocol Thing { func go() }
        protocol Source { associatedtype Item: Thing }
        final class Special: Thing {
          func go() {}
          func stop() {}
        }
        struct Reader<S: Source> {
          func read(_ item: S.Item) {
            if let special = item as? Special { special.stop() }  // finding
          }
        }
        """)),
  ]
}
