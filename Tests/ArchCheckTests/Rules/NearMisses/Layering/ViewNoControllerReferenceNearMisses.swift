@testable import ArchCheck

extension ViewNoControllerReference: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      ViewNoControllerReference(), "closures, target and action, and plain controllers without UI",
      Example(
        """
        import UIKit
        final class SyncController {
          func start() {}
        }
        final class FormView: UIView {
          var onEnd: (() -> Void)?
          let sync: SyncController? = nil
          let button = UIButton()
          func setUp(target: AnyObject, action: Selector) {
            button.addTarget(target, action: action, for: .touchUpInside)
          }
        }
        """)),
    NearMiss(
      ViewNoControllerReference(), "containers of child controllers",
      Example(
        """
        import UIKit
        final class PageContainerView: UIView {
          private let page: PageViewController? = nil
        }
        final class PageViewController: UIViewController {}
        """)),
    NearMiss(
      ViewNoControllerReference(), "what the system hands to those that it calls",
      Example(
        """
        import UIKit
        final class PagesView: UIView, UIPageViewControllerDataSource {
          func pageViewController(
            _ pages: UIPageViewController, viewControllerBefore page: UIViewController
          ) -> UIViewController? { nil }
          func pageViewController(
            _ pages: UIPageViewController, viewControllerAfter page: UIViewController
          ) -> UIViewController? { nil }
          func add(to screen: UIViewController) {}  // finding
        }
        """)),
    NearMiss(
      ViewNoControllerReference(), "helpers of a view that are called coordinators",
      Example(
        """
        import UIKit
        final class ZoomView: UIView {
          private lazy var gestures = GestureCoordinator(view: self)
          private var other: FlowCoordinator? = FlowCoordinator()  // finding
          private let drags: DragCoordinator  // finding
          init(drags: DragCoordinator) {
            self.drags = drags
            super.init(frame: .zero)
          }
        }
        final class GestureCoordinator: NSObject, UIGestureRecognizerDelegate {
          private weak var view: UIView?
          init(view: UIView) { self.view = view }
          func gestureRecognizer(
            _ first: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith second: UIGestureRecognizer
          ) -> Bool { true }
        }
        final class DragCoordinator {}
        final class FlowCoordinator {
          private let screens = UINavigationController()
        }
        """)),
    NearMiss(
      ViewNoControllerReference(), "the items of AppKit, which are controllers",
      Example(
        """
        //- App/Item.swift
        import AppKit
        final class PhotoViewController: NSViewController {}
        final class PhotoItem: NSCollectionViewItem {
          private var detail: PhotoViewController?
        }
        final class PhotoView: NSView {
          private var detail: PhotoViewController?  // finding
        }
        """)),
  ]
}
