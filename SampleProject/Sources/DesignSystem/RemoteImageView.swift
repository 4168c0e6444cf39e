import Nuke
import UIKit

/// Shows an image of the web, and a placeholder until it is there.
public final class RemoteImageView: UIImageView {
  private var loading: Task<Void, Never>?

  public init() {
    super.init(frame: .zero)
    contentMode = .scaleAspectFill
    clipsToBounds = true
    backgroundColor = .secondarySystemBackground
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Starts to load; an earlier request is given up.
  public func show(_ url: URL?) {
    loading?.cancel()
    image = UIImage(systemName: "photo")
    guard let url else { return }
    loading = Task { [weak self] in
      let loaded = try? await ImagePipeline.shared.image(for: url)
      guard !Task.isCancelled, let loaded else { return }
      self?.image = loaded
    }
  }
}
