@testable import ArchCheck

extension NearMiss {
  static let viewControllerNoIo = [
    NearMiss(
      ViewControllerNoIo(), "a property of protocol type that is named like a service",
      Example(
        """
        import UIKit
        protocol CartAPI {}
        final class CartViewController: UIViewController {
          let api: CartAPI
          let service: any CartAPI
          init(api: CartAPI) {
            self.api = api
            service = api
            super.init(nibName: nil, bundle: nil)
          }
        }
        """)),
    NearMiss(
      ViewControllerNoIo(), "controllers that the system hands a file",
      Example(
        """
        //- Ext/Preview.swift
        import Cocoa
        import Quartz
        final class PreviewController: NSViewController, QLPreviewingController {
          private let text = NSTextView()
          func preparePreviewOfFile(at url: URL) async throws {
            text.string = try String(contentsOf: url, encoding: .utf8)
          }
        }
        final class LicenseViewController: NSViewController {
          private let text = NSTextView()
          func show(_ url: URL) throws { text.string = try String(contentsOf: url, encoding: .utf8) }  // finding
        }
        """)),
  ]
}
