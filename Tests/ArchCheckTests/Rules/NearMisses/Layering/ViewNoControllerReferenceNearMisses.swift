@testable import ArchCheck

extension NearMiss {
  static let viewNoControllerReference = [
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
