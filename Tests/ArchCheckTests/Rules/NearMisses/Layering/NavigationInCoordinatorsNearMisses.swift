@testable import ArchCheck

extension NavigationInCoordinators: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      NavigationInCoordinators(), "SwiftUI's dismissal, and a method that is only called like one",
      Example(
        """
        import SwiftUI
        struct Sheet: View {
          @Environment(\\.dismiss) private var dismiss
          @State private var isOpen = false
          var body: some View {
            Button("Close") { dismiss() }.sheet(isPresented: $isOpen) { Text("More") }
          }
        }
        final class Stage {
          func show(_ act: Int, at place: Int) {}
          func play() { show(1, at: 2) }
        }
        """)),
    NearMiss(
      NavigationInCoordinators(),
      "alerts under other names, containers, pickers, transitions and navigators",
      Example(
        """
        //- App/CartCoordinator.swift
        import UIKit
        final class CartCoordinator {
          let navigation = UINavigationController()
          func pay() { navigation.pushViewController(UIViewController(), animated: true) }
        }
        final class CartViewController: UIViewController {
          weak var delegate: CartViewControllerDelegate?
          func pay() { delegate?.userDidSelectPay() }
          func warn() {
            let question = UIAlertController(title: "", message: "", preferredStyle: .alert)
            present(question, animated: true)
            present(UIAlertController(), animated: true)
            let warning = UIAlertController(title: "", message: "", preferredStyle: .alert)
            showDetailViewController(warning, sender: nil)
            let password = PasswordController()
            present(password, animated: true)
          }
          func report(_ errorAlert: UIViewController) { show(errorAlert, sender: nil) }
        }
        final class PasswordController: UIAlertController {}
        final class TabController: UITabBarController {
          override func viewDidLoad() {
            super.viewDidLoad()
            setViewControllers([CartViewController()], animated: false)
            (selectedViewController as? UINavigationController)?
              .popToRootViewController(animated: false)
          }
        }
        protocol CartViewControllerDelegate: AnyObject {
          func userDidSelectPay()
        }
        final class PhotoPicking: NSObject, UIImagePickerControllerDelegate {
          func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
            picker.dismiss(animated: true)
          }
        }
        final class SwipeDown: NSObject, UIViewControllerTransitioningDelegate {
          func begin(on screen: UIViewController) { screen.dismiss(animated: true) }
        }
        final class MainNavigationController: UINavigationController {
          override func pushViewController(_ screen: UIViewController, animated: Bool) {
            super.pushViewController(screen, animated: animated)
          }
        }
        final class CartNavigator {
          weak var navigation: UINavigationController?
          func pay() { navigation?.pushViewController(UIViewController(), animated: true) }
        }
        final class FloatingPlayer {
          var window: UIWindow?
          func close() { window?.rootViewController = nil }
        }
        """)),
    NearMiss(
      NavigationInCoordinators(), "hints, drawers and keyboards that are no controllers",
      Example(
        """
        //- App/Cart.swift
        import Hints
        import UIKit
        final class CartViewController: UIViewController {
          private let hint = ProgressHint(style: .dark)
          @IBOutlet var drawer: DrawerView!
          var keyboard: KeyboardBar?
          func done() { hint.dismiss(animated: true) }
          func fold() { drawer.dismiss(animated: true) }
          func type() { keyboard?.show(1, sender: self) }
          func clear() { HintKit.dismiss(animated: true) }
          func lift(_ popup: Popups.Top) { popup.top.dismiss(animated: true) }
        }
        protocol KeyboardBar {}
        final class PayViewController: UIViewController {
          func leave() { presentingViewController?.dismiss(animated: true) }  // finding
        }
        final class HelpViewController: UIViewController {
          var page: PageScreen?
          func leave() { page?.dismiss(animated: true) }  // finding
        }
        protocol PageScreen: UIViewController {}
        final class EndViewController: UIViewController {
          func leave(_ sheet: HintSheetController) { sheet.dismiss(animated: true) }  // finding
        }
        final class FeedViewController: UIViewController {
          func leave(_ all: [UIViewController]) { all.first?.present(self, animated: true) }  // finding
        }
        """)),
    NearMiss(
      NavigationInCoordinators(calls: ["open(_:"]),
      "a call of an own choice on what is no controller",
      Example(
        """
        import UIKit
        final class HelpViewController: UIViewController {
          func open(page: URL) { UIApplication.shared.open(page) }  // finding
          func leave() { dismiss(animated: true) }
        }
        """)),
    NearMiss(
      NavigationInCoordinators(),
      "alerts by their type, and screens of the system that report back",
      Example(
        """
        import SafariServices
        import UIKit
        final class CartViewController: UIViewController {
          private lazy var menu: UIAlertController = makeMenu()
          private var question: UIAlertController?
          private let search = UISearchController(searchResultsController: nil)
          func makeMenu() -> UIAlertController { UIAlertController() }
          func ask(_ dialog: UIAlertController) {
            present(dialog, animated: true)
            present(menu, animated: true)
            present(makeMenu(), animated: true)
            let made = makeMenu()
            present(made, animated: true)
            question = made
            present(question!, animated: true)
            search.dismiss(animated: false)
          }
        }
        final class PhotoViewController: UIViewController, UIImagePickerControllerDelegate {
          func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
            dismiss(animated: true)
          }
          func imagePickerController(_ picker: UIImagePickerController, picked: Int) {
            picker.presentingViewController?.dismiss(animated: true)
          }
          func safariViewControllerDidFinish(_ page: SFSafariViewController) {
            self.dismiss(animated: true)
          }
          func close(_ screen: UIViewController) {
            self.dismiss(animated: true)  // finding
          }
        }
        """)),
    NearMiss(
      NavigationInCoordinators(),
      "a root controller that an own type keeps, which is no window's",
      Example(
        """
        //- App/RootComponent.swift
        import UIKit
        final class RootViewController: UIViewController {}
        final class RootComponent {
          let rootViewController: RootViewController
          init(rootViewController: RootViewController) {
            self.rootViewController = rootViewController
          }
        }
        final class Holder {
          var rootViewController: UIViewController?
        }
        final class Starter {
          func fill(_ holder: Holder, _ screen: UIViewController) { holder.rootViewController = screen }
          func start(_ window: UIWindow, _ screen: UIViewController) {
            window.rootViewController = screen  // finding
          }
        }
        """)),
    NearMiss(
      NavigationInCoordinators(),
      "alerts that are looked for and closed",
      Example(
        """
        //- App/Order.swift
        import UIKit
        final class OrderViewController: UIViewController {
          func hideProgress() {
            if let controller = presentedViewController as? UIAlertController {
              controller.dismiss(animated: true)
            }
          }
          func close() {
            if let controller = presentedViewController { controller.dismiss(animated: true) }  // finding
          }
        }
        """)),
    NearMiss(
      NavigationInCoordinators(), "a flow controller that contains its navigation controller",
      Example(
        """
        //- App/Flow.swift
        import UIKit
        final class AddressViewController: UIViewController {
          func next() { navigationController?.pushViewController(AddressViewController(), animated: true) }  // finding
        }
        final class CheckoutFlowController: UIViewController {
          private let embedded = UINavigationController()
          func start() { embedded.pushViewController(AddressViewController(), animated: false) }
        }
        """)),
    NearMiss(
      NavigationInCoordinators(), "helpers of the project that are called like steps",
      Example(
        """
        //- App/Helpers.swift
        import UIKit
        extension UIViewController {
          func dismiss() {
            dismiss(animated: true)
          }
          func present(_ screen: UIViewController, animated: Bool, from view: UIView) {}
        }
        //- App/CartViewController.swift
        import UIKit
        final class CartViewController: UIViewController {
          func close() {
            dismiss()
            present(UIViewController(), animated: true, from: view)
          }
        }
        final class OrderViewController: UIViewController {
          func close() {
            dismiss(animated: true)  // finding
            present(UIViewController(), animated: true)
          }
          func present(_ text: String) {}
        }
        """)),
    NearMiss(
      NavigationInCoordinators(), "a flow that is its navigation controller",
      Example(
        """
        //- App/Flow.swift
        import UIKit
        final class PaymentViewController: UIViewController {}
        final class CheckoutFlowController: UINavigationController {
          func pay() { pushViewController(PaymentViewController(), animated: true) }
        }
        final class CheckoutNavigationController: UINavigationController {
          func pay() { pushViewController(PaymentViewController(), animated: true) }  // finding
        }
        """)),
    NearMiss(
      NavigationInCoordinators(), "a screen that closes its alert",
      Example(
        """
        //- App/FormViewController.swift
        import UIKit
        final class FormViewController: UIViewController {
          func hide() {
            if presentedViewController is UIAlertController { dismiss(animated: true) }
            if let alert = presentedViewController as? UIAlertController, alert.isBeingDismissed {
              self.dismiss(animated: false)
            }
          }
          func hideLater() {
            guard presentedViewController is UIAlertController else { return }
            dismiss(animated: true)
          }
        }
        final class CartViewController: UIViewController {
          func hide() {
            if presentedViewController is UIAlertController {
              print("alert")
            } else {
              dismiss(animated: true)  // finding
            }
          }
        }
        final class FeedViewController: UIViewController {
          func hide() {
            if !(presentedViewController is UIAlertController) { dismiss(animated: true) }  // finding
          }
        }
        """)),
    NearMiss(
      NavigationInCoordinators(), "alerts and screens, whatever the variable is called",
      Example(
        """
        //- App/Prices.swift
        import UIKit
        final class CustomAlertViewController: UIViewController {}
        final class PriceAlertListViewController: UIViewController {}
        final class HomeViewController: UIViewController {
          func warn() {
            let controller = CustomAlertViewController()
            present(controller, animated: true)
          }
          func warnAgain() {
            let alert = CustomAlertViewController()
            present(alert, animated: true)
            present(makeWarning(), animated: true)
          }
          func tell(_ alert: UIViewController, _ shown: ErrorAlert) {
            present(alert, animated: true)
            present(shown, animated: true)
          }
          private func makeWarning() -> CustomAlertViewController { CustomAlertViewController() }
        }
        final class PricesViewController: UIViewController {
          func open() {
            let priceAlertsViewController = PriceAlertListViewController()
            present(priceAlertsViewController, animated: true)  // finding
          }
        }
        final class StackViewController: UIViewController {
          func open() {
            let alerts = UINavigationController(rootViewController: PriceAlertListViewController())
            present(alerts, animated: true)  // finding
          }
        }
        final class ErrorAlertViewController: UIViewController {
          func close() { dismiss(animated: true) }  // finding
        }
        """)),
  ]
}
