import UIKit

/// The one button of a screen that leads on.
public final class PrimaryButton: UIButton {
  public var onTap: (() -> Void)?

  public init(title: String) {
    super.init(frame: .zero)
    var configuration = UIButton.Configuration.filled()
    configuration.title = title
    configuration.baseBackgroundColor = Palette.accent
    configuration.cornerStyle = .large
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: Spacing.medium, leading: Spacing.large, bottom: Spacing.medium, trailing: Spacing.large)
    self.configuration = configuration
    addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// A busy button shows a spinner and takes no taps.
  public func setBusy(_ isBusy: Bool) {
    configuration?.showsActivityIndicator = isBusy
    isEnabled = !isBusy
  }
}
