@testable import ArchCheck

extension NearMiss {
  static let noOutletsInViewController = [
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
  ]
}
