import UIKit

/// Knows where the terms are and how large they are shown.
@MainActor
final class TermsViewModel {
  let url: URL
  let zoom = UIPinchGestureRecognizer()

  var onZoom: ((Double) -> Void)?

  private var fontSize = 15.0

  init(url: URL) {
    self.url = url
    zoom.addTarget(self, action: #selector(didZoom))
  }

  @objc private func didZoom() {
    fontSize = min(max(fontSize * zoom.scale, 11), 31)
    zoom.scale = 1
    onZoom?(fontSize)
  }
}
