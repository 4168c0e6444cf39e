import Analytics
import UIKit

extension UINavigationController {
  /// Shows an error over the current screen, and reports it where somebody listens.
  public func presentError(_ error: any Error, to reporting: (any ErrorReporting)? = nil) {
    reporting?.report(error)
    let alert = UIAlertController(
      title: String(localized: "Something went wrong"),
      message: error.localizedDescription,
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: String(localized: "OK"), style: .cancel))
    present(alert, animated: true)
  }
}
