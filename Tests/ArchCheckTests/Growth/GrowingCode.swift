import Testing

/// Code that has as much of one thing as a test asks for.
struct GrowingCode: Sendable, CustomTestStringConvertible {
  /// Of what there is much.
  var name: String
  /// Whether each part has to do with all those before it, as types with all protocols of a chain, so
  /// that there are sixteen times as many pairs of them.
  var isOfPairs = false
  /// The code with so much of it.
  var code: @Sendable (_ count: Int) -> String

  var testDescription: String { name }
}

extension GrowingCode {
  /// So many lines, each with its number in place of `#`.
  private static func lines(_ count: Int, _ line: String) -> String {
    (0..<count).map { line.replacing("#", with: "\($0)") }.joined(separator: "\n")
  }

  private static func lines(_ count: Int, _ lines: [String]) -> String {
    (0..<count).map { lines[$0 % lines.count].replacing("#", with: "\($0)") }
      .joined(separator: "\n")
  }

  static let all: [GrowingCode] = [
    GrowingCode(name: "a controller's method") { count in
      """
      import UIKit
      final class OrderService { private let session = URLSession.shared; func load() {} }
      final class Detail: UIViewController {}
      struct Order { var total = 1.0; var name = "" }
      class Screen: UIViewController {
        let label = UILabel()
        var order = Order()
        func show(_ anyone: Any) {
      \(lines(count, [
        "    let text# = NumberFormatter().string(for: #)",
        "    label.text = String(format: \"%.2f\", order.total)",
        "    label.text = text#",
        "    view.backgroundColor = .red",
        "    label.layer.cornerRadius = 3",
        "    let formatter# = DateFormatter(); label.text = formatter#.string(from: Date())",
        "    let path# = String(format: \"%d\", #); label.text = path#",
        "    URLSession.shared.dataTask(with: URL(string: \"a\")!) { _, _, _ in self.order.total += 1 }.resume()",
        "    UserDefaults.standard.set(#, forKey: \"a\")",
        "    let detail# = Detail(); navigationController?.pushViewController(detail#, animated: true)",
        "    present(Detail(), animated: true)",
        "    if let other# = anyone as? Detail { other#.title = \"\" }",
        "    OrderService().load(); FileManager.default.createFile(atPath: \"\", contents: nil)",
        "    NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in self.order.total += 1 }",
        "    print(String(format: \"%d\", #))",
      ]))
        }
      }
      """
    },
    GrowingCode(name: "a view's body") { count in
      """
      import SwiftUI
      final class CartModel: ObservableObject { @Published var total = 1.0; static let shared = CartModel() }
      struct CartService { func load() {} }
      struct CartView: View {
        @ObservedObject var model = CartModel()
        @State private var name = ""
        let price: Double
        var body: some View {
          VStack {
      \(lines(count, [
        "      Text(price.formatted())",
        "      let text# = NumberFormatter().string(for: price)",
        "      Text(text# ?? \"\")",
        "      Button(\"a\") { CartModel.shared.total += 1; name = \"b\" }",
        "      NavigationLink(\"a\") { CartView(model: CartModel(), price: #) }",
        "      Text(name).onAppear { CartService().load() }",
        "      if price > # { Text(\"#\").sheet(isPresented: .constant(true)) { CartView(price: 1) } }",
        "      let style# = Date.FormatStyle(); Text(style#.format(Date()))",
        "      Text(Date(), format: Date.FormatStyle())",
        "      let url# = String(format: \"%d\", #)",
        "      Image(url#)",
      ]))
          }
        }
      }
      """
    },
    GrowingCode(name: "closures of a function") { count in
      """
      import Combine
      import Foundation
      final class Loader {
        func load(_ id: Int, then done: @escaping (Int) -> Void) { done(id) }
        func each(_ body: (Int) -> Void) { body(1) }
        func perhaps(_ body: ((Int) -> Void)?) { body?(1) }
      }
      final class Feed {
        private let loader = Loader()
        private var bag: Set<AnyCancellable> = []
        private let ids = PassthroughSubject<Int, Never>()
        var count = 0
        var onEnd: (() -> Void)?
        func start() {
      \(lines(count, [
        "    loader.load(#) { value in self.count = value }",
        "    ids.sink { [self] in count = $0 }.store(in: &bag)",
        "    onEnd = { self.count += 1 }",
        "    loader.each { self.count += $0 }",
        "    loader.perhaps { self.count += $0 }",
        "    DispatchQueue.main.async { self.count += 1 }",
        "    let flow# = PassthroughSubject<Int, Never>(); flow#.sink { self.count = $0 }",
        "    let kept# = ids.sink { self.count = $0 }; kept#.cancel()",
        "    let timer# = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in self.count += 1; timer.invalidate() }",
        "    Task { self.count += 1 }",
        "    let local# = Loader(); local#.load(1) { self.count = $0 }",
      ]))
        }
      }
      """
    },
    GrowingCode(name: "closures of a struct's initializer") { count in
      """
      import Combine
      import Foundation
      struct Loader { func load(_ id: Int, then done: @escaping (Int) -> Void) { done(id) } }
      struct Feed {
        private let loader: Loader
        var count = 0
        var onEnd: (() -> Void)?
        init(loader: Loader) {
          self.loader = loader
      \(lines(count, [
        "    let a# = self; loader.load(#) { value in print(a#.count) }",
        "    onEnd = { [self] in print(count) }",
        "    let b# = Loader(); b#.load(1) { print($0) }",
        "    UserDefaults.standard.set(#, forKey: \"a\"); NotificationCenter.default.post(name: .init(\"a\"), object: nil)",
        "    try? FileManager.default.removeItem(atPath: \"\")",
        "    DispatchQueue.main.async { [self] in print(count) }",
      ]))
        }
        mutating func go() {
      \(lines(count, [
        "    loader.load(#) { [self] value in print(count) }",
        "    onEnd = { [self] in print(count) }",
        "    let c# = self; onEnd = { print(c#.count) }",
      ]))
        }
      }
      """
    },
    GrowingCode(name: "locals of a function") { count in
      """
      import Foundation
      final class Item { var next: Item?; var count = 0; func go() -> Item { self } }
      func run(_ first: Item) {
        let x = first
        var item0 = first
      \(lines(count, [
        "  let a# = x.go(); a#.count += 1",
        "  var list# = [Item](); list#.append(x); for i in list# { i.count += 1 }",
        "  if let x = x.next { x.count += 1 }",
        "  guard let c# = x.next?.next else { return }; c#.go()",
        "  func inner#(_ item: Item) { item.count = # }; inner#(x)",
        "  item0 = item0.go(); item0.count = #",
        "  do { let x = item0; x.count = # }",
        "  switch x.count { case #: x.count = 1; case let y: item0.count = y }",
      ]))
      }
      """
    },
    GrowingCode(name: "uses of one local") { count in
      """
      final class Item { var count = 0; func go() -> Item { self }; func then(_ body: @escaping () -> Void) {} }
      final class Box {
        var items: [Item] = []
        func run() {
          let item = Item()
      \(lines(count, ["    item.count += #", "    item.then { self.items = [] }", "    items.append(item.go())"]))
        }
      }
      """
    },
    GrowingCode(name: "properties of a type") { count in
      """
      import UIKit
      protocol OrderServing {}
      final class OrderService: OrderServing { private let session = URLSession.shared; func load() {} }
      final class Screen: UIViewController {
      \(lines(count, [
        "  var service#: OrderService?",
        "  let label# = UILabel()",
        "  @IBOutlet var button#: UIButton!",
        "  weak var delegate#: UITableViewDelegate?",
        "  lazy var make#: () -> Void = { self.count0 += 1 }",
        "  private static let hidden# = OrderService()",
        "  var count# = 0",
        "  public var open# = 0",
        "  static var shared# = OrderService()",
        "  var total#: Int { count0 + # }",
      ]))
        var count0 = 0
      }
      """
    },
    GrowingCode(name: "methods of a type") { count in
      """
      import UIKit
      final class OrderService { private let session = URLSession.shared; func load() {} }
      class Base: UIViewController {
      \(lines(count, "  func step#(_ item: Int) { print(#) }"))
      }
      class Screen: Base {
        var total = 0
        var onEnd: (() -> Void)?
      \(lines(count, [
        "  override func step#(_ item: Int) { precondition(item > #); total += 1 }",
        "  func make#() { onEnd = { self.total += 1 }; run#() }",
        "  func run#() { OrderService().load(); total += # }",
        "  override func step#(_ item: Int) { fatalError() }",
        "  override func step#(_ item: Int) {}",
        "  private func call#() { step0(#); make1(); present(Screen(), animated: true) }",
      ]))
      }
      """
    },
    GrowingCode(name: "properties that methods use") { count in
      """
      struct Model {
      \(lines(count, "  var value# = #"))
      \(lines(count, "  mutating func set#() { value# = 1; print(value0) }"))
      }
      final class Client {
        var model = Model()
      \(lines(count, "  func go#() { model.set#(); model.value# = 2 }"))
      }
      """
    },
    GrowingCode(name: "types of a file") { count in
      """
      import UIKit
      protocol Loading { func load() }
      \(lines(count, [
        "final class Service#: Loading { private let session = URLSession.shared; func load() {} }",
        "class Screen#: UIViewController { let service = Service0(); func go() { Service0().load() } }",
        "struct Order# { var total = 1; var view: UIView? }",
        "enum Kind# { case one, two(Int) }",
        "final class ViewModel# { var order: Order2; init(order: Order2) { self.order = order } }",
        "protocol Delegate# { func did#() }",
        "final class Store# { static let shared = Store#(); weak var delegate: Loading? }",
      ]))
      """
    },
    GrowingCode(name: "cases of a switch") { count in
      """
      enum Kind {
      \(lines(count, "  case k#(Int)"))
      }
      func name(_ kind: Kind) -> String {
        switch kind {
      \(lines(count, "  case .k#(let n): return \"\\(n)\""))
        }
      }
      func other(_ kind: Kind) -> String {
        switch kind {
      \(lines(count, "  case .k#: return \"#\""))
        }
      }
      """
    },
    GrowingCode(name: "casts in a function") { count in
      """
      class Base {}
      \(lines(count, "final class Sub#: Base { var n = 0 }"))
      func run(_ base: Base) {
      \(lines(count, [
        "  if let s# = base as? Sub# { print(s#.n) }",
        "  if base is Sub# { print(#) }",
        "  switch base { case let s as Sub#: print(s.n); default: break }",
      ]))
      }
      """
    },
    GrowingCode(name: "conformances to a protocol") { count in
      """
      protocol Shape { var area: Int { get }; func draw(); func erase() }
      \(lines(count, [
        "struct Shape#: Shape { var area: Int { # }; func draw() {}; func erase() {} }",
        "final class Round#: Shape { var area = 1; func draw() { fatalError() }; func erase() {} }",
      ]))
      final class Canvas {
        var shapes: [Shape] = []
        func draw(_ shape: Shape) { shape.draw() }
      \(lines(count, "  func add#(_ shape: Shape) { shapes.append(shape); shape.draw() }"))
      }
      """
    },
    GrowingCode(name: "requirements of a protocol") { count in
      """
      protocol Part {
      \(lines(count, "  func part#(_ n: Int)"))
      }
      final class Whole: Part {
      \(lines(count, "  func part#(_ n: Int) {}"))
      }
      final class Other: Part {
      \(lines(count, "  func part#(_ n: Int) { fatalError() }"))
      }
      \(lines(3, "final class Client# { let part: Part; init(_ part: Part) { self.part = part }; func go() { part.part#(1) } }"))
      """
    },
    GrowingCode(name: "subclasses of a class") { count in
      """
      class Base { func run() { print(1) }; func stop() { fatalError() }; var n: Int { 1 } }
      \(lines(count, [
        "class Sub#: Base { override func run() { print(#) }; override func stop() {}; override var n: Int { # } }",
        "class Sup#: Base { override func run() { super.run() }; override func stop() { fatalError() } }",
      ]))
      """
    },
    GrowingCode(name: "types in a ring") { count in
      (0..<count).map { number in
        "final class R\(number) { var next: R\((number + 1) % count)?; func go() { next?.go() } }"
      }.joined(separator: "\n")
    },
    GrowingCode(name: "types that all lead to one another") { count in
      (0..<count).map { number in
        """
        //- App/R\(number).swift
        final class R\(number) { var next: R\((number + 1) % count)?; let other = R\((number * 7 + 3) % count)() }
        """
      }.joined(separator: "\n")
    },
    GrowingCode(name: "protocols of a type") { count in
      """
      \(lines(count, "protocol P# { func f#() }\nextension P# { func g#() { f#() } }"))
      struct T {}
      \(lines(count, "extension T: P# { func f#() { g#(); missing#() } }"))
      """
    },
    GrowingCode(name: "classes that each inherit the one before") { count in
      """
      import UIKit
      final class Service { private let session = URLSession.shared; func load() {} }
      class C0: UIViewController { var n0 = 0; let label0 = UILabel(); func f0() {}; func run() {} }
      \((1...count).map { number in
        """
        class C\(number): C\(number - 1) {
          var n\(number) = 1; let label\(number) = UILabel(); let service\(number) = Service(); var onEnd\(number): (() -> Void)?
          func f\(number)() { f\(number - 1)(); n\(number) += 1; onEnd\(number) = { self.n\(number) += 1 }; label\(number).text = "" }
          func go\(number)() { Service().load(); present(C0(), animated: true); n0 += 1 }
          override func run() { super.run(); print(\(number)) }
        }
        """
      }.joined(separator: "\n"))
      """
    },
    GrowingCode(name: "protocols that each inherit the one before", isOfPairs: true) { count in
      """
      protocol P0 { func f0() }
      class C0: P0 { func f0() {} }
      \((1...count).map { number in
        """
        protocol P\(number): P\(number - 1) { func f\(number)() }
        extension P\(number) { func g\(number)() { f\(number)(); f\(number - 1)() } }
        class C\(number): C\(number - 1), P\(number) { func f\(number)() { fatalError() } }
        struct S\(number) { let p: any P\(number); func go() { p.f\(number)(); p.f0() } }
        """
      }.joined(separator: "\n"))
      """
    },
    GrowingCode(name: "types that are visited") { count in
      """
      protocol Visitor {
      \(lines(count, "  func visit#(_ node: A#)"))
      }
      final class Printer: Visitor {
      \(lines(count, "  func visit#(_ node: A#) { print(node) }"))
      }
      \(lines(count, "final class A# { func accept(_ visitor: Visitor, _ printer: Printer) { visitor.visit#(self) } }"))
      """
    },
    GrowingCode(name: "modules that a file imports") { count in
      """
      \(lines(count, "//- M#/T.swift\npublic struct T# { public init() {} }"))
      //- App/App.swift
      \(lines(count, "import M#"))
      struct App {
      \(lines(count, "  let t# = T#()"))
      }
      """
    },
    GrowingCode(name: "modules that pass on one another") { count in
      """
      //- M0/T.swift
      public struct T0 {}
      \((0..<count).map { number in
        """
        //- M\(number + 1)/T.swift
        @_exported import M\(number)
        public struct T\(number + 1) { var other: T\(number / 2)? }
        """
      }.joined(separator: "\n"))
      """
    },
    GrowingCode(name: "overloads of a name") { count in
      """
      final class Sink {
      \(lines(count, "  func take(_ a: A#) -> A# { a }"))
        func go() {
      \(lines(10, "    _ = take(A#())"))
        }
      }
      \(lines(count, "struct A# {}"))
      """
    },
    GrowingCode(name: "extensions of a type") { count in
      """
      import UIKit
      struct Order { var total = 1 }
      \(lines(count, "extension Order { func go#() -> Int { total + go0() } }"))
      \(lines(count, "extension UIView { func style#() { backgroundColor = .red } }"))
      """
    },
    GrowingCode(name: "conditions") { count in
      """
      \(lines(count, "@if FLAG#\nfinal class A# { var n = 1; func go() { B.run() } }\n@endif").replacing("@", with: "#"))
      enum B { static func run() {
      \(lines(count, "@if FLAG#\nA#().go()\n@else\nrun()\n@endif").replacing("@", with: "#"))
      } }
      """
    },
    GrowingCode(name: "elements of a literal") { count in
      """
      import UIKit
      struct Row { var n: Int; var go: () -> Void }
      let rows = [\((0..<count).map { "Row(n: \($0), go: { print(\($0)) })" }.joined(separator: ",\n"))]
      let sum = \((0..<count).map { "\($0)" }.joined(separator: " + "))
      final class Table { let rows: [String: Row] = [
      \(lines(count, "  \"#\": Row(n: #, go: {}),"))
      ] }
      """
    },
    GrowingCode(name: "files") { count in
      """
      \((0..<count).map { number in
        """
        //- M\(number % 20)/F\(number).swift
        import Foundation
        import M\((number + 1) % 20)
        public final class T\(number) { public var next: T\(number + 1)?; func load() { URLSession.shared.finishTasksAndInvalidate() } }
        """
      }.joined(separator: "\n"))
      """
    },
    GrowingCode(name: "singletons and globals") { count in
      """
      import Foundation
      final class Store { static let shared = Store(); var n = 0; func go() {} }
      \(lines(count, "var global# = Store()"))
      \(lines(count, "func use#() { global#.go(); Store.shared.n = # }"))
      final class User { func run() {
      \(lines(count, ["Store.shared.go()", "global#.n += 1", "URLSession.shared.finishTasksAndInvalidate()", "UserDefaults.standard.removeObject(forKey: \"a\")"]))
      } }
      """
    },
    GrowingCode(name: "delegates and constants of a view") { count in
      """
      import UIKit
      class Panel: UIView {
        func show() {
      \(lines(count, [
        "    NotificationCenter.default.post(name: UIViewController.showDetailTargetDidChangeNotification, object: nil)",
        "    let c# = UIViewController(); addSubview(c#.view)",
        "    UIApplication.shared.open(URL(string: \"a\")!)",
        "    let t# = UITableViewController.self",
        "    let label# = UILabel(); label#.text = \"\"; label#.font = .systemFont(ofSize: 1); addSubview(label#)",
      ]))
        }
      \(lines(count, "  func set#(_ controller: UIViewController, with closure: (UIViewController) -> Void) { controller.present(controller, animated: true) }"))
      }
      """
    },
    GrowingCode(name: "coordinators") { count in
      """
      import UIKit
      final class Page: UIViewController {}
      protocol Routing { func go() }
      final class Coordinator {
        let navigation = UINavigationController()
        func start() {
      \(lines(count, ["    let page# = Page(); navigation.pushViewController(page#, animated: true)", "    navigation.present(Page(), animated: true)"]))
        }
      }
      final class Screen: UIViewController {
        let coordinator = Coordinator()
      \(lines(count, ["  @objc func tap#() { coordinator.start() }", "  func show#() { let page = Page(); show(page, sender: nil) }", "  override func prepare(for segue: UIStoryboardSegue, sender: Any?) { if let page = segue.destination as? Page { page.title = \"#\" } }"]))
        override func viewDidLoad() {
      \(lines(count, [
        "    let page# = Page(); page#.modalPresentationStyle = .popover; present(page#, animated: true)",
        "    self.dismiss(animated: true)", "    navigationController?.popViewController(animated: true)",
        "    tabBarController?.selectedIndex = #",
        "    view.addSubview(UILabel()); view.translatesAutoresizingMaskIntoConstraints = false",
        "    let stack# = UIStackView(); stack#.axis = .vertical; view.addSubview(stack#)",
      ]))
        }
      }
      """
    },
    GrowingCode(name: "nested closures") { count in
      "final class Player { var onEnd: (() -> Void)?; func keep(_ body: @escaping () -> Void) { onEnd = body }; func run() { "
        + String(repeating: "keep { ", count: count / 8) + "self.run()"
        + String(repeating: " }", count: count / 8) + " } }"
    },
    GrowingCode(name: "nested statements") { count in
      "final class Player { var n = 0; func run(_ a: Any) { "
        + String(repeating: "if let a = a as? Player { a.n += 1; ", count: count / 8) + "run(a)"
        + String(repeating: " }", count: count / 8) + " } }"
    },
    GrowingCode(name: "a chain of calls") { count in
      """
      struct Chain { func a(_ body: () -> Void) -> Chain { self } }
      final class Player { var n = 0; func run(_ c: Chain) { c\(String(repeating: ".a { self.n += 1 }", count: count / 4)) } }
      """
    },
  ]
}
