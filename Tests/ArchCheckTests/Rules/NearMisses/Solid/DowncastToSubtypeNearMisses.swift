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
        """))
  ]
}
