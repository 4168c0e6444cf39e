@testable import ArchCheck

extension NearMiss {
  static let downcastToSubtype = [
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
  ]
}
