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
    NearMiss(
      ViewNoControllerReference(), "containers that others give a child to",
      Example(
        """
        import UIKit
        final class SlotContainerView: UIView {
          var content: UIViewController? {
            didSet {
              oldValue?.view.removeFromSuperview()
              if let content { addSubview(content.view) }
            }
          }
        }
        final class StackContainerView: UIView {
          var child: UIViewController?
          func fill() { if let child { stack.addArrangedSubview(child.view) } }
          func embed(_ child: UIViewController) { stack.insertSubview(child.view!, at: 0) }
          private let stack = UIStackView()
        }
        final class FormContainerView: UIView {
          var owner: FormViewController?  // finding
        }
        final class GuestContainerView: UIView {
          weak var parent: UIViewController? {  // finding
            didSet { if let parent { addSubview(parent.view) } }
          }
        }
        final class PairContainerView: UIView {
          func attach(to controller: UIViewController, _ other: UIViewController) {  // finding
            addSubview(other.view)
          }
        }
        final class FormViewController: UIViewController {}
        final class PlainView: UIView {
          var content: FormViewController? {  // finding
            didSet { if let content { addSubview(content.view) } }
          }
        }
        """)),
  ]
}
