@testable import ArchCheck

extension NearMiss {
  static let navigationInCoordinators = [
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
        """))
  ]
}
