import UIKit

/// Is told what the customer does with a product.
@MainActor
protocol ProductDetailViewControllerDelegate: AnyObject {
  func userDidShare(_ text: String)
  func userDidLeaveProduct()
  func productDetailDidFail(with error: any Error)
}

/// One product, with its picture, its price and a button to buy it.
final class ProductDetailViewController: UIViewController {
  weak var delegate: (any ProductDetailViewControllerDelegate)?

  private let viewModel: ProductDetailViewModel
  private let contentView = ProductDetailView()

  init(viewModel: ProductDetailViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    hidesBottomBarWhenPushed = true
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
    contentView.viewModel = viewModel
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(image: UIImage(systemName: "square.and.arrow.up")) {
        [weak self] _ in self?.share()
      })
    viewModel.onChange = { [weak self] in self?.update() }
    viewModel.load()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent {
      delegate?.userDidLeaveProduct()
    }
  }

  private func update() {
    title = viewModel.title
    contentView.update()
    contentView.clearExtras()
    contentView.showColors(viewModel.colors)
    if let error = viewModel.error {
      delegate?.productDetailDidFail(with: error)
    }
  }

  private func share() {
    guard let text = viewModel.shareText else { return }
    delegate?.userDidShare(text)
  }
}
