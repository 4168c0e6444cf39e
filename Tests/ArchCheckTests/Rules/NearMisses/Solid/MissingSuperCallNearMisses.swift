@testable import ArchCheck

extension NearMiss {
  static let missingSuperCall = [
    NearMiss(
      MissingSuperCall(), "methods of the life cycle that are rarely overridden",
      Example(
        """
        import CoreData
        import UIKit
        final class ListViewController: UIViewController {
          override func viewIsAppearing(_ animated: Bool) { show() }  // finding
          override func setEditing(_ editing: Bool, animated: Bool) { show() }  // finding
          override func viewWillTransition(  // finding
            to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
          ) { show() }
          private func show() {}
          func setEditing(_ row: Int) {}
        }
        final class Note: NSManagedObject {
          override func awakeFromInsert() {  // finding
            setPrimitiveValue(Date(), forKey: "created")
          }
          override func awakeFromFetch() {
            super.awakeFromFetch()
            setPrimitiveValue(Date(), forKey: "seen")
          }
        }
        """))
  ]
}
