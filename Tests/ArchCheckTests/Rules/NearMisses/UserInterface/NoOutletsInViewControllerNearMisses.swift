@testable import ArchCheck

extension NoOutletsInViewController: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      NoOutletsInViewController(), "containers of child controllers, and views",
      Example(
        """
        import UIKit
        final class MapContainerView: UIView {}
        final class MapView: UIView {
          @IBOutlet private weak var titleLabel: UILabel!
        }
        final class MapViewController: UIViewController {
          @IBOutlet private weak var map: MapContainerView!
          @IBAction private func close() {}
        }
        """)),
    NearMiss(
      NoOutletsInViewController(), "controllers of the watch, where there are no views",
      Example(
        """
        //- Watch/Interface.swift
        import WatchKit
        final class InterfaceController: WKInterfaceController {
          @IBOutlet private var label: WKInterfaceLabel!
        }
        """)),
    NearMiss(
      NoOutletsInViewController(), "objects that are no views, and static tables",
      Example(
        """
        //- App/Screens.swift
        import AppKit
        import UIKit
        final class PrefsPane: NSViewController {
          @IBOutlet var accounts: NSArrayController!
          @IBOutlet var owner: NSObject!
        }
        final class AccountSettings: UITableViewController {
          @IBOutlet private var nameCell: UITableViewCell!
          @IBOutlet private var sync: UISwitch!
        }
        final class FeedList: UITableViewController {
          @IBOutlet private var header: UILabel!  // finding
          @IBOutlet private var firstCell: UITableViewCell!
          override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
          ) -> UITableViewCell { UITableViewCell() }
        }
        class BaseList: UITableViewController {
          override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
          ) -> UITableViewCell { UITableViewCell() }
        }
        final class CartList: BaseList {
          @IBOutlet private var footer: UILabel!  // finding
        }
        """)),
  ]
}
