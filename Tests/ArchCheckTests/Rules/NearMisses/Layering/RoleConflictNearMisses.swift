@testable import ArchCheck

extension RoleConflict: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      RoleConflict(), "values of a service, data sources and factories beside another role",
      Example(
        """
        import UIKit
        struct CartService {
          struct Response: Codable { let id: Int }
        }
        final class ListViewController: UIViewController, UICollectionViewDataSource {
          func collectionView(
            _ view: UICollectionView, numberOfItemsInSection section: Int
          ) -> Int { 0 }
          func collectionView(
            _ view: UICollectionView, cellForItemAt path: IndexPath
          ) -> UICollectionViewCell { UICollectionViewCell() }
        }
        final class CartViewFactory {
          func makeView() -> UIView { UIView() }
        }
        """))
  ]
}
