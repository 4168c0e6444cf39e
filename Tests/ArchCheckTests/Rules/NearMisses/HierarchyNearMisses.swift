@testable import ArchCheck

extension NearMiss {
  static let hierarchies = [
    NearMiss(
      AbstractMethodTrap(), "a class that an SDK forces, overrides in tests, and doubles",
      Example(
        """
        //- App/Screens.swift
        import UIKit
        class Screen: UIViewController {
          func makeTitle() -> String { fatalError("abstract") }
        }
        final class Cart: Screen {
          override func makeTitle() -> String { "Cart" }
        }
        class ClockStub {
          func now() -> Int { fatalError("abstract") }
        }
        final class FixedClockStub: ClockStub {
          override func now() -> Int { 1 }
        }
        class Job {
          func run() { fatalError("abstract") }
        }
        //- AppTests/JobTests.swift
        @testable import App
        import XCTest
        final class QuickJob: Job {
          override func run() {}
        }
        """)),
    NearMiss(
      DowncastToSubtype(), "visitors of the type itself, values that may be anything, errors",
      Example(
        """
        protocol Shape {}
        extension Shape {
          func isSame(as other: Shape) -> Bool { other is Circle }
        }
        final class Circle: Shape {
          func meets(_ other: Shape) -> Bool { other is Circle }
        }
        struct ShapeParser {
          func circle(_ shape: Shape) -> Circle? { shape as? Circle }
        }
        struct Failure: Error {}
        final class Canvas {
          func read(_ any: Any, _ object: AnyObject, _ error: Error) {
            _ = any as? Circle
            _ = object as? Circle
            _ = error as? Failure
          }
        }
        """)),
    NearMiss(
      EmptyOverride(), "hooks that are empty in the base, and a task with a link",
      Example(
        """
        class Form {
          func prepare() {}
          func validate() { print("validated") }
        }
        final class Login: Form {
          override func prepare() {}
          override func validate() {
            // TODO: https://example.com/tickets/7 waits for the server
          }
        }
        """)),
    NearMiss(
      InheritanceDepth(), "ancestors of a framework",
      Example(
        """
        import UIKit
        class Base: UICollectionViewController {}
        class List: Base {}
        class Feed: List {}
        final class Cart: Feed {}
        """)),
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
      OverrideReplacesBehavior(), "super in one branch only, accessors and hooks",
      Example(
        """
        class Store {
          var items: [Int] = []
          var title: String { "Store \\(items.count)" }
          func save(_ item: Int) { items.append(item) }
          func hook() {}
          func abstract() { fatalError("override me") }
        }
        final class Careful: Store {
          override var title: String { "Careful" }
          override func save(_ item: Int) {
            if item > 0 { super.save(item) } else { items = [] }
          }
          override func hook() { print("hooked") }
          override func abstract() { print("concrete") }
        }
        """)),
    NearMiss(
      OverrideStrengthensPrecondition(), "a check that the base has, or that asks for no parameter",
      Example(
        """
        class Image {
          var isOpen = true
          func resize(_ n: Int) { guard n >= 0 else { fatalError("negative") } }
          func draw(_ n: Int) { print(n) }
          func paint(_ n: Int) { print(n) }
        }
        final class Icon: Image {
          override func resize(_ n: Int) { precondition(n > 0) }
          override func draw(_ n: Int) {
            precondition(isOpen)
            super.draw(n)
          }
          override func paint(_ n: Int) {
            guard n > 0 else { return }
            super.paint(n)
          }
        }
        """)),
    NearMiss(
      TrappingOverride(), "initializers that are unavailable, and a trap behind a condition",
      Example(
        """
        import UIKit
        final class Badge: UIView {
          init() { super.init(frame: .zero) }
          @available(*, unavailable)
          override init(frame: CGRect) { fatalError("use init()") }
          @available(*, unavailable)
          required init?(coder: NSCoder) { fatalError("no storyboard") }
          override func layoutSubviews() {
            super.layoutSubviews()
            if bounds.isNull { fatalError("no bounds") }
          }
        }
        """)),
    NearMiss(
      InheritanceDepth(), "few members of the base, initializers and abstract bases",
      Example(
        """
        class Shape {
          let size: Int
          init(size: Int) { self.size = size }
          func area() -> Int { size * size }
        }
        final class Circle: Shape {
          override init(size: Int) { super.init(size: size * 2) }
          override func area() -> Int { 3 * size }
        }
        """)),
    NearMiss(
      TrappingOverride(), "overrides that some platform lacks, or whose message speaks of that",
      Example(
        """
        class Player {
          func start() { print("started") }
          func stop() { print("stopped") }
        }
        final class Radio: Player {
          @available(tvOS, unavailable)
          override func start() { super.start() }
          @available(*, deprecated, message: "is unavailable, unavailable offline")
          override func stop() { super.stop() }
        }
        """)),
    NearMiss(
      TrappingOverride(traps: ["fatalError"]), "calls that a project does not take for traps",
      Example(
        """
        class Job {
          func start() { print("started") }
        }
        final class Report: Job {
          override func start() { assertionFailure("not yet") }
        }
        """)),
  ]
}
