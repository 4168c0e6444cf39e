@testable import ArchCheck

extension MassiveViewController: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      MassiveViewController(maxLines: 6, maxMembers: 3), "nested types, comments and other classes",
      Example(
        """
        import UIKit
        final class CartViewController: UIViewController {
          // One line.
          // Another line.
          // A third line.
          // And a fourth.
          enum Section {
            case one
            case two
            case three
          }
          var section = Section.one
        }
        final class Cart {
          var a = 0, b = 0, c = 0, d = 0
        }
        """))
  ]
}
