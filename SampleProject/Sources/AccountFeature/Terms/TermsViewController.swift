import DesignSystem
import UIKit

/// The terms of the shop, as the lawyers keep them on the web.
final class TermsViewController: UIViewController {
  private let viewModel: TermsViewModel
  private let contentView = TermsView()

  init(viewModel: TermsViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = String(localized: "Terms")
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    view = contentView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    contentView.controller = self
    contentView.addGestureRecognizer(viewModel.zoom)
    viewModel.onZoom = { [weak self] in self?.contentView.setFontSize($0) }
    load()
  }

  private func load() {
    Task {
      guard let (data, _) = try? await URLSession.shared.data(from: viewModel.url) else { return }
      contentView.show(String(decoding: data, as: UTF8.self))
    }
  }
}

/// A long text and a button that closes it.
final class TermsView: UIView {
  weak var controller: TermsViewController?

  private let textView = UITextView()
  private let closeButton = PrimaryButton(title: String(localized: "Close"))

  init() {
    super.init(frame: .zero)
    backgroundColor = Palette.surface
    textView.isEditable = false
    textView.font = Typography.default.body
    closeButton.onTap = { [weak self] in self?.controller?.dismiss(animated: true) }
    let stack = UIStackView(arrangedSubviews: [textView, closeButton])
    stack.axis = .vertical
    addFilling(stack, margin: Spacing.medium)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ text: String) {
    textView.text = text
  }

  func setFontSize(_ size: Double) {
    textView.font = .systemFont(ofSize: size)
  }
}
