@testable import ArchCheck

extension NoStylingInViewController: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      NoStylingInViewController(), "a child's view, the root view and content",
      Example(
        """
        import UIKit
        final class CartViewController: UIViewController {
          let label = UILabel()
          let child = UIViewController()
          func show() {
            addChild(child)
            view.addSubview(child.view)
            view.backgroundColor = .white
            view.layer.cornerRadius = 2
            view.tintColor = .red
            label.text = "Cart"
            label.isHidden = false
            label.accessibilityLabel = "Cart"
          }
        }
        """)),
    NearMiss(
      NoStylingInViewController(max: 0),
      "views of child controllers, and a root view that `loadView` sets",
      Example(
        """
        //- App/Split.swift
        import UIKit
        final class SplitViewController: UIViewController {
          private let list = UIViewController()
          private let tableView = UITableView()
          override func loadView() { view = tableView }
          override func viewDidLoad() {
            super.viewDidLoad()
            tableView.rowHeight = 3
            addChild(list)
            view.addSubview(list.view)
            list.view.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
              list.view.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
              list.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            ])
            list.view.heightAnchor.constraint(equalToConstant: 4).isActive = true
          }
        }
        final class BadgeViewController: UIViewController {
          private let badge = UIView()  // finding
          override func viewDidLoad() {
            NSLayoutConstraint.activate([
              badge.topAnchor.constraint(equalTo: view.topAnchor)
            ])
          }
        }
        """)),
    NearMiss(
      NoStylingInViewController(max: 0),
      "root views, bars, fading, containers, SwiftUI's views and what is no view",
      Example(
        """
        //- App/Cart.swift
        import SwiftUI
        import UIKit
        final class CartView: UIView {
          let titleLabel = UILabel()
          func style() {
            titleLabel.font = .boldSystemFont(ofSize: 12)
            titleLabel.textColor = .red
            addSubview(titleLabel)
          }
        }
        final class CartViewController: UIViewController {
          private let cartView = CartView()
          override func loadView() { view = cartView }
          func show(_ child: UIViewController) {
            view.backgroundColor = .white
            self.view.layer.cornerRadius = 4
            view.addSubview(child.view)
            navigationController?.navigationBar.tintColor = .red
            cartView.titleLabel.text = "Cart"
          }
        }
        final class BoardView: UIView {}
        final class BoardViewController: UIViewController {
          private weak var boardView: BoardView?
          override func loadView() {
            let made = BoardView()
            boardView = made
            view = made
          }
        }
        struct Bill: View {
          var body: some View { Text("") }
        }
        final class BillViewController: UIViewController {
          private lazy var bill = Bill()
          func open() { addChild(UIHostingController(rootView: bill)) }
        }
        final class CastViewController: UIViewController {
          private lazy var boardView = view as! BoardView
          private var otherView: BoardView? { view as? BoardView }
        }
        final class PagesViewController: UIViewController {
          private let pages = UISegmentedControl()
          override func viewDidLoad() {
            super.viewDidLoad()
            pages.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([pages.widthAnchor.constraint(equalToConstant: 200)])
            navigationItem.titleView = pages
          }
        }
        final class SheetViewController: UIViewController {
          @IBOutlet private var box: BoxView!
          override func loadView() { view = box }
          func appear() {
            box.alpha = 0
            UIView.animate(withDuration: 0.3) { self.box.alpha = 1.0 }
          }
          func show(_ isOpen: Bool) { box.alpha = isOpen ? 1 : 0 }
        }
        final class ListViewController: UITableViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            tableView.separatorStyle = .none
            self.tableView.rowHeight = 44
          }
        }
        final class FormViewController: UIViewController {
          private let viewModel = FormViewModel()
          private let doneButton: UIButton = {
            let button = UIButton()
            button.imageView?.tintColor = .red
            return button
          }()
          override func viewDidLoad() {
            super.viewDidLoad()
            viewModel.backgroundColor = view.backgroundColor
            let bar = UINavigationBarAppearance()
            bar.backgroundColor = .red
            let cancel = UIBarButtonItem()
            cancel.tintColor = .red
            let centered = NSMutableParagraphStyle()
            centered.alignment = .center
            navigationItem.rightBarButtonItem = UIBarButtonItem(customView: doneButton)
          }
        }
        final class FormViewModel {
          var backgroundColor: UIColor?
        }
        final class TabController: UITabBarController {
          private let line = UIView()
          override func viewDidLoad() {
            super.viewDidLoad()
            tabBar.tintColor = .red
            tabBar.addSubview(line)
          }
        }
        """)),
    NearMiss(
      NoStylingInViewController(), "constraints of libraries and of older code",
      Example(
        """
        import SnapKit
        import UIKit
        final class FormController: UIViewController {
          func build() {
            title.snp.makeConstraints { $0.top.equalToSuperview() }  // finding
            note.snp.makeConstraints { $0.top.equalToSuperview() }
            field.snp.remakeConstraints { $0.top.equalToSuperview() }
            view.addConstraints(rules)
          }
        }
        final class StateController: UIViewController {
          func build() {
            machine.makeConstraints()
            machine.makeConstraints()
            machine.makeConstraints()
            machine.makeConstraints()
          }
        }
        """)),
  ]
}
