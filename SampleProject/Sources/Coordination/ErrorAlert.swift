import UIKit

extension UINavigationController {
  /// Shows an error over the current screen. `retry` adds a second button.
  public func presentError(_ error: any Error, retry: (@MainActor () -> Void)? = nil) {
    let alert = UIAlertController(
      title: String(localized: "Something went wrong"),
      message: error.localizedDescription,
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: String(localized: "OK"), style: .cancel))
    if let retry {
      alert.addAction(
        UIAlertAction(title: String(localized: "Try again"), style: .default) { _ in retry() })
    }
    present(alert, animated: true)
  }
}
