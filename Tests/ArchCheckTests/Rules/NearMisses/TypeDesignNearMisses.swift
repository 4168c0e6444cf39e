@testable import ArchCheck

extension NearMiss {
  static let typeDesign = [
    NearMiss(
      ClassBoundDelegateProtocol(), "bounds that the language demands or that are inherited",
      Example(
        """
        import UIKit
        @objc protocol MenuDelegate { func didEnd() }
        protocol SheetDelegate where Self: AnyObject { func didEnd() }
        protocol PageDelegate where Self: UIViewController { func didEnd() }
        protocol CellDelegate: NSObjectProtocol { func didEnd() }
        protocol LongCellDelegate: CellDelegate { func didStart() }
        """)),
    NearMiss(
      EscapingSelfCapture(), "animations, one-shot handlers, and closures that do not escape",
      Example(
        """
        import UIKit
        final class Feed: UIViewController {
          var count = 0
          func start(_ values: [Int]) {
            UIView.animate(withDuration: 1) { self.count = 1 }
            UIView.animate(withDuration: 1, animations: { self.count = 2 }) { _ in self.count = 3 }
            DispatchQueue.main.async { self.count = 4 }
            Task { self.count = 5 }
            count = values.map { $0 + self.count }.reduce(0, +)
            let task = URLSession.shared.dataTask(with: URL(fileURLWithPath: "/")) { _, _, _ in
              self.count = 6
            }
            task.resume()
          }
        }
        """)),
    NearMiss(
      EscapingSelfCapture(), "a service that is captured instead of the presenter",
      Example(
        """
        final class Service {
          func buy() {}
        }
        final class CellPresenter {
          private let service = Service()
          var onTap: (() -> Void)?
          func configure() {
            let service = service
            onTap = { service.buy() }
            onTap = { [service] in service.buy() }
          }
        }
        """)),
    NearMiss(
      FinalClasses(), "classes that are subclassed, open or local",
      Example(
        """
        open class Screen {}
        class Base {}
        final class Leaf: Base {}
        func make() -> Int {
          class Local {}
          return 1
        }
        class Shape {
          static func made() -> Shape {
            final class Circle: Shape {}
            return Circle()
          }
        }
        """)),
    NearMiss(
      StructInitNoSideEffects(), "a helper, a closure that is kept, and static values",
      Example(
        """
        import Foundation
        struct Ping {
          static let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
          let run: () -> Void
          init() {
            run = { DispatchQueue.main.async { print("late") } }
            prepare()
          }
          func prepare() { Task { print("helped") } }
        }
        """)),
    NearMiss(
      StructNoReferenceMembers(), "views, wrappers, images, class-bound protocols, static objects",
      Example(
        """
        import SwiftUI
        import UIKit
        protocol Logging: AnyObject {}
        final class Log: Logging {}
        struct Row: View {
          let log = Log()
          var body: some View { Text("Row") }
        }
        struct Item {
          static let log = Log()
          let image: UIImage
          let color: UIColor
          let logging: any Logging
          let make: () -> Log
        }
        """)),
    NearMiss(
      StructNoSelfCapture(), "views, bindings, and closures that are called at once",
      Example(
        """
        import SwiftUI
        struct Meter: View {
          @State private var n = 0
          var shown: Binding<Int> { Binding(get: { self.n }, set: { self.n = $0 }) }
          var body: some View { Text("\\(n)").onAppear { n = 1 } }
        }
        struct Settings {
          var n = 0
          var text: String { { "\\(self.n)" }() }
          var binding: Binding<Int> { Binding(get: { self.n }, set: { _ in }) }
          func each(_ values: [Int]) { values.forEach { print($0 + self.n) } }
          func later() {
            Task { print(self.n) }
            DispatchQueue.main.async { print(self.n) }
          }
        }
        """)),
    NearMiss(
      UnneededOpen(), "a subclass of a subclass in another module",
      Example(
        """
        //- Kit/Cell.swift
        open class Cell {
          open func show() {}
        }
        //- App/Cart.swift
        import Kit
        class Base: Cell {}
        final class Cart: Base {
          override func show() {}
        }
        """)),
    NearMiss(
      UnneededPublic(), "witnesses that must be public, and results that nobody names",
      Example(
        """
        //- Kit/Rows.swift
        public func rows() -> [Row] { [] }
        public struct Row: CustomStringConvertible, Hashable {
          public var description: String { "" }
          public let kind: Kind
          public enum Kind { case one }
        }
        public struct Failure: Error {
          public let reason: Reason
        }
        public enum Reason { case none }
        //- App/Cart.swift
        import Kit
        let all = rows().map { $0.kind }
        func failed(_ error: Error) -> Bool { error is Failure }
        func told(_ failure: Failure) { print(failure.reason) }
        """)),
    NearMiss(
      WeakDelegates(), "structs, unowned and static delegates, and protocols that bind no class",
      Example(
        """
        protocol FormDelegate: AnyObject {}
        protocol Styling {}
        struct Line {
          var delegate: FormDelegate?
        }
        final class Form {
          unowned let formDelegate: FormDelegate
          static var delegate: FormDelegate?
          var styleDelegate: Styling?
          weak var delegate: FormDelegate?
          var onEndDelegate: (() -> Void)?
          init(formDelegate: FormDelegate) { self.formDelegate = formDelegate }
        }
        """)),
    NearMiss(
      NoOutletsInViewController(), "containers of child controllers, and views",
      Example(
        """
        import UIKit
        final class MapContainerView: UIView {}
        final class MapView: UIView {
          @IBOutlet private weak var titleLabel: UILabel!
        }
        final class MapViewController: UIViewController {
          @IBOutlet private weak var map: MapContainerView!
          @IBAction private func close() {}
        }
        """)),
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
      UnneededPublic(), "uses in tests are no need, a type that is passed through is one",
      Example(
        """
        //- Kit/Row.swift
        public struct Row {
          public init() {}
          public func style() -> Style { Style() }
        }
        public struct Style {}
        public struct Spare {}  // finding
        //- App/Cart.swift
        import Kit
        let style = Row().style()
        //- KitTests/SpareTests.swift
        @testable import Kit
        import XCTest
        let spare = Spare()
        """)),
    NearMiss(
      FinalClasses(includePublic: false), "public classes that others may inherit from",
      Example(
        """
        public class Screen {}
        open class Base {}
        """)),
    NearMiss(
      NoOutletsInViewController(), "controllers of the watch, where there are no views",
      Example(
        """
        //- Watch/Interface.swift
        import WatchKit
        final class InterfaceController: WKInterfaceController {
          @IBOutlet private var label: WKInterfaceLabel!
        }
        """)),
  ]
}
