import Analytics
import UIKit

extension UINavigationController {
  /// Shows an error over the current screen, and counts it where a tracker is given.
  public func presentError(_ error: any Error, tracker: (any EventTracking)? = nil) {
    tracker?.track(Event("error_shown", attributes: ["message": error.localizedDescription]))
    let alert = UIAlertController(
      title: String(localized: "Something went wrong"),
      message: error.localizedDescription,
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: String(localized: "OK"), style: .cancel))
    present(alert, animated: true)
  }
}
