@testable import ArchCheck

extension MissingSuperCall: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      MissingSuperCall(), "a helper that calls super, and methods outside the table",
      Example(
        """
        import UIKit
        final class Cart: UIViewController {
          override func viewDidLoad() { load() }
          private func load() { super.viewDidLoad() }
          override func viewSafeAreaInsetsDidChange() {}
          override var prefersStatusBarHidden: Bool { true }
          override func loadView() { view = UIView() }
        }
        """)),
    NearMiss(
      MissingSuperCall(), "views of classes between, and of other controllers",
      Example(
        """
        import UIKit
        class Base: UIViewController {
          override func loadView() { view = UIView() }
        }
        final class Cart: Base {
          override func loadView() {
            super.loadView()
            view = UIView()
          }
        }
        class Table: UITableViewController {}
        final class Feed: Table {
          override func loadView() {
            super.loadView()
            view = UIView()
          }
        }
        class Plain: UIViewController {}
        final class Detail: Plain {
          override func loadView() {  // finding
            super.loadView()
            view = UIView()
          }
        }
        """)),
    NearMiss(
      MissingSuperCall(), "an alias for the controller of each platform",
      Example(
        """
        #if os(macOS)
        import AppKit
        typealias PlatformViewController = NSViewController
        typealias PlatformThing = NSObject
        #else
        import UIKit
        typealias PlatformViewController = UIViewController
        typealias PlatformThing = Thing
        #endif
        class Thing { func viewDidLoad() {} }
        final class Cart: PlatformViewController {
          override func viewDidLoad() { print("loaded") }  // finding
        }
        final class Other: PlatformThing {
          override func viewDidLoad() { print("loaded") }
        }
        """)),
    NearMiss(
      MissingSuperCall(), "methods of the life cycle that are rarely overridden",
      Example(
        """
        import CoreData
        import UIKit
        final class ListViewController: UIViewController {
          override func viewIsAppearing(_ animated: Bool) { show() }  // finding
          override func setEditing(_ editing: Bool, animated: Bool) { show() }  // finding
          override func viewWillTransition(  // finding
            to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
          ) { show() }
          private func show() {}
          func setEditing(_ row: Int) {}
        }
        final class Note: NSManagedObject {
          override func awakeFromInsert() {  // finding
            setPrimitiveValue(Date(), forKey: "created")
          }
          override func awakeFromFetch() {
            super.awakeFromFetch()
            setPrimitiveValue(Date(), forKey: "seen")
          }
        }
        """)),
    NearMiss(
      MissingSuperCall(), "calls of super in local functions and closures",
      Example(
        """
        import UIKit
        final class Hidden: UIViewController {
          override func viewDidLoad() {  // finding
            func inner() { super.viewDidLoad() }
          }
          override func viewWillAppear(_ animated: Bool) {  // finding
            let later = { super.viewWillAppear(animated) }
          }
        }
        final class Called: UIViewController {
          override func viewDidLoad() {
            func inner() { super.viewDidLoad() }
            inner()
          }
          override func viewWillAppear(_ animated: Bool) {
            let later = { super.viewWillAppear(animated) }
            UIView.animate(withDuration: 1, animations: later)
          }
          override func viewDidAppear(_ animated: Bool) {
            UIView.performWithoutAnimation { super.viewDidAppear(animated) }
          }
          override func viewWillDisappear(_ animated: Bool) {
            #if DEBUG
              func inner() { super.viewWillDisappear(animated) }
            #else
              let inner = { super.viewWillDisappear(animated) }
            #endif
            inner()
          }
        }
        """)),
    NearMiss(
      MissingSuperCall(mustCallSuper: ["layoutSubviews"], mustNotCallSuper: ["loadView()"]),
      "options by name and with labels",
      Example(
        """
        import UIKit
        final class Screen: UIViewController {
          override func loadView() {  // finding
            super.loadView()
            view = UIView()
          }
          override func viewDidLoad() {}
        }
        final class Row: UIView {
          override func layoutSubviews() {}  // finding
        }
        """)),
    NearMiss(
      MissingSuperCall(), "views that are loaded or set, one of the two",
      Example(
        """
        //- App/Base.swift
        import UIKit
        final class BaseViewController: UIViewController {
          override func loadView() {
            guard nibName == nil else {
              super.loadView()
              view.addSubview(UIView())
              return
            }
            view = UIView()
          }
        }
        final class OtherViewController: UIViewController {
          override func loadView() {  // finding
            super.loadView()
            if nibName == nil { view = UIView() }
          }
        }
        """)),
    NearMiss(
      MissingSuperCall(), "hooks of the project's own base view",
      Example(
        """
        //- App/BaseView.swift
        import UIKit
        class BaseView: UIView {
          override init(frame: CGRect) {
            super.init(frame: frame)
            setUp()
          }
          func setUp() { fatalError("override it") }
          func tearDown() {}
        }
        final class CardView: BaseView {
          override func setUp() { backgroundColor = .white }
          override func tearDown() { backgroundColor = nil }
        }
        """)),
    NearMiss(
      MissingSuperCall(), "hooks of other packages, and objects of a nib",
      Example(
        """
        //- App/Menu.swift
        import Cocoa
        import SignalKit
        final class StatusMenuController: NSObject {
          private let item = NSStatusBar.system.statusItem(withLength: 20)
          override func awakeFromNib() { item.menu = NSMenu() }
        }
        final class StatusView: NSView {
          override func awakeFromNib() { wantsLayer = true }  // finding
        }
        final class LowPass: Processor {
          override func setUp() { print("on") }
        }
        """)),
    NearMiss(
      MissingSuperCall(), "superclasses that trap, or do nothing in a new window",
      Example(
        """
        //- App/Base.swift
        import UIKit
        class BaseScreen: UIViewController {
          override func viewDidLoad() { fatalError("must be overridden") }
          override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
        }
        final class Screen: BaseScreen {
          override func viewDidLoad() { title = "Screen" }
          override func viewWillAppear(_ animated: Bool) { title = "Screen" }  // finding
        }
        final class Badge: UIView {
          override func didMoveToWindow() { setNeedsLayout() }
        }
        final class Photo: UIImageView {
          override func didMoveToWindow() { setNeedsLayout() }  // finding
        }
        """)),
    NearMiss(
      MissingSuperCall(), "a method that an extension of the project declares for all screens",
      Example(
        """
        //- App/Screens.swift
        import UIKit
        extension UIViewController {
          @objc func setUp() {}
        }
        final class HomeViewController: UIViewController {
          override func setUp() { title = "Home" }
          override func viewDidLoad() { title = "Home" }  // finding
        }
        """)),
    NearMiss(
      MissingSuperCall(), "a loaded view that the new one is made with",
      Example(
        """
        //- App/Screens.swift
        import UIKit
        final class WrappedViewController: UIViewController {
          override func loadView() {
            super.loadView()
            let backdrop = UIVisualEffectView(frame: .zero)
            backdrop.contentView.addSubview(view)
            view = backdrop
          }
        }
        final class FramedViewController: UIViewController {
          override func loadView() {
            super.loadView()
            self.view = Frame(around: self.view)
          }
        }
        final class Frame: UIView {
          init(around view: UIView) { super.init(frame: view.frame) }
          required init?(coder: NSCoder) { nil }
        }
        final class StyledViewController: UIViewController {
          override func loadView() {  // finding
            super.loadView()
            view = UIView()
            view.backgroundColor = .white
          }
        }
        final class OtherViewController: UIViewController {
          private let row = Row()
          override func loadView() {  // finding
            super.loadView()
            row.view.isHidden = true
            view = UIView()
          }
        }
        final class Row { let view = UIView() }
        """)),
    NearMiss(
      MissingSuperCall(), "views that are set where the method ends before the call",
      Example(
        """
        //- App/Screens.swift
        import UIKit
        final class CardViewController: UIViewController {
          override func loadView() {
            guard nibName != nil else {
              view = UIView()
              return
            }
            super.loadView()
          }
        }
        final class NoteViewController: UIViewController {
          override func loadView() {
            if nibName == nil {
              view = UIView()
              return
            }
            super.loadView()
          }
        }
        final class FeedViewController: UIViewController {
          override func loadView() {  // finding
            if nibName == nil { view = UIView() }
            super.loadView()
          }
        }
        """)),
    NearMiss(
      MissingSuperCall(), "helpers that the method calls by way of others, or does not call",
      Example(
        """
        import UIKit
        final class Called: UIViewController {
          override func viewDidLoad() { start() }
          private func start() { self.load() }
          private func load() {
            super.viewDidLoad()
            start()
          }
        }
        final class NotCalled: UIViewController {
          override func viewDidLoad() { bind() }  // finding
          func reload() { super.viewDidLoad() }
          private func bind() {}
        }
        """)),
  ]
}
