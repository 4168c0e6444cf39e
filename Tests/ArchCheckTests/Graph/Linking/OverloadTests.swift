import Testing

@testable import ArchCheck

/// Which of several overloads a call means. What is expected is what the compiler's index says of the
/// same code; an empty text means that the linker leaves it open.
extension LinkingTests {
  /// What calls give back by the types of their arguments.
  private static let store = """
    import Foundation
    struct Red { var tail: RedTail { RedTail() }; var id: Int { 1 } }
    struct Green { var tail: GreenTail { GreenTail() }; var id: Int { 1 }; var name: String { "" } }
    struct Blue { var tail: BlueTail { BlueTail() } }
    struct RedTail { func go() {} }
    struct GreenTail { func go() {} }
    struct BlueTail { func go() {} }
    struct Cell<Value> { let value: Value }
    protocol Source<Item> { associatedtype Item }
    struct GreenSource: Source { typealias Item = Green }
    enum Level: Int { case low }
    enum Fault: Error { case lost }
    struct Entry: Encodable {}
    struct Key: ExpressibleByStringLiteral { init(stringLiteral: String) {}; static let usual: Key = "" }

    struct Store {
      func number<T: BinaryInteger>(_ x: T) -> Red { Red() }
      func number<T: BinaryFloatingPoint>(_ x: T) -> Green { Green() }
      func number<T: StringProtocol>(_ x: T) -> Blue { Blue() }
      func several(_ x: Int...) -> Red { Red() }
      func several(_ x: Int) -> Green { Green() }
      func some(_ x: some Sequence<Int>) -> Red { Red() }
      func some(_ x: some Collection<Int>) -> Green { Green() }
      func some(_ x: [Int]) -> Blue { Blue() }
      func any<T: Sequence>(_ x: T) -> Red { Red() }
      func any<T>(_ x: T) -> Green { Green() }
      func path(_ x: KeyPath<Red, Int>) -> Red { Red() }
      func path(_ x: KeyPath<Green, Int>) -> Green { Green() }
      func find(by id: UUID) -> Red { Red() }
      func find(by date: Date) -> Blue { Blue() }
      func encode(_ x: Data) -> Red { Red() }
      func encode<T: Encodable>(_ x: T) -> Green { Green() }
      func pairs(_ x: [String: Int]) -> Red { Red() }
      func pairs(_ x: [String: Any]) -> Green { Green() }
      func fail(_ x: any Error) -> Red { Red() }
      func fail(_ x: Int) -> Green { Green() }
      func raw<T: Codable>(_ x: T) -> Red { Red() }
      func raw<T: RawRepresentable>(_ x: T) -> Green { Green() }
      func anything(_ x: [Any]) -> Red { Red() }
      func anything(_ x: Any) -> Green { Green() }
      func elements<C: Collection>(_ x: C) -> Red { Red() }
      func elements<C: Collection>(_ x: C) -> Green where C.Element == String { Green() }
      func make(_ x: (Int) -> Red) -> Red { Red() }
      func make(_ x: (Int) -> Green) -> Green { Green() }
      func perform(_ x: () -> Void) -> Red { Red() }
      func perform<T>(_ x: () -> T) -> Green { Green() }
      func show(_ x: Cell<Red>) -> Red { Red() }
      func show(_ x: Cell<Green>) -> Green { Green() }
      func result(_ x: Result<Red, any Error>) -> Red { Red() }
      func result(_ x: Result<Green, any Error>) -> Green { Green() }
      func source(_ x: any Source<Red>) -> Red { Red() }
      func source(_ x: any Source<Green>) -> Green { Green() }
      func generic<S: Source>(_ x: S) -> Red where S.Item == Red { Red() }
      func generic<S: Source>(_ x: S) -> Green where S.Item == Green { Green() }
      func handle(_ x: (Red) -> Void) -> Red { Red() }
      func handle(_ x: (Green) -> Void) -> Green { Green() }
      func keyed(_ x: Key) -> Red { Red() }
      func keyed(_ x: String) -> Green { Green() }
      func pair(_ x: (Int, Red)) -> Red { Red() }
      func pair(_ x: (Int, Green)) -> Green { Green() }
      func load(_ x: Int) -> Red { Red() }
      func load(_ x: String) -> Green { Green() }
      func wanted() -> Red { Red() }
      func wanted() -> Green { Green() }
      func take(_ x: Green) {}
      func maybe(_ x: Int?) -> Red { Red() }
      func maybe(_ x: Int) -> Green { Green() }
    }
    struct Table<Row> {
      func total() -> Red where Row == Int { Red() }
      func total() -> Green where Row == String { Green() }
    }
    extension Source where Item == Red { func kind() -> Red { Red() } }
    extension Source where Item == Green { func kind() -> Green { Green() } }

    """

  /// What `Use` uses of what the overloads' results have.
  private func tails(_ graph: DependencyGraph) -> [String] {
    edges(graph).compactMap { edge in
      edge.hasPrefix("App.Use → ") && edge.hasSuffix("Tail") ? String(edge.dropFirst(10)) : nil
    }
  }

  @Test(arguments: [
    ("s.number(1)", "Red"), ("s.number(1.0)", "Green"), ("s.number(\"a\")", "Blue"),
    ("s.number(float)", "Green"), ("s.number(text.dropFirst())", ""),
    ("s.several(1)", "Green"), ("s.several(1, 2)", "Red"),
    ("s.some([1])", "Blue"), ("s.some(numbers)", "Green"),
    ("s.any(true)", "Green"), ("s.any(Date())", "Green"), ("s.any([1])", "Red"),
    ("s.any(Green())", "Green"),
    ("s.path(\\Green.id)", "Green"), ("s.path(\\.id)", ""),
    ("s.find(by: .now)", ""), ("s.find(by: Date())", "Blue"),
    ("s.encode(Entry())", "Green"), ("s.encode(Data())", "Red"), ("s.encode(\"a\")", "Green"),
    ("s.pairs([\"a\": 1])", "Red"), ("s.pairs([\"a\": 1, \"b\": \"c\"])", ""),
    ("s.fail(Fault.lost)", "Red"), ("s.fail(1)", "Green"),
    ("s.raw(Level.low)", "Green"), ("s.raw(1)", "Red"),
    ("s.anything([1])", "Red"), ("s.anything(1)", "Green"),
    ("s.elements(words)", "Green"), ("s.elements([1])", "Red"),
    ("s.make { _ in Green() }", ""), ("s.make { number in let g = Green(); return g }", ""),
    ("s.perform { Green() }", "Green"), ("s.perform { 1 }", "Green"),
    ("s.perform { let x = 1; print(x) }", "Red"),
    ("s.show(Cell(value: Green()))", "Green"), ("s.show(cell)", "Green"),
    ("s.result(made)", "Green"), ("s.result(.success(Green()))", ""),
    ("s.source(GreenSource())", "Green"), ("s.generic(GreenSource())", "Green"),
    ("s.handle(s.take)", "Green"), ("s.handle { (g: Green) in }", "Green"),
    ("s.keyed(\"a\")", "Green"), ("s.keyed(.usual)", "Red"),
    ("s.pair((1, Green()))", "Green"),
    ("words.map(s.load)[0]", "Green"), ("word.map(s.load)!", "Green"), ("s.maybe(nil)", "Red"),
    ("s.wanted()", ""), ("(s.wanted() as Green)", "Green"),
    ("Table<String>().total()", "Green"), ("Table<Int>().total()", "Red"),
    ("GreenSource().kind()", "Green"),
  ])
  func tellsOverloadsApart(_ call: String, _ type: String) {
    let graph = graph(
      "//- App/App.swift\n" + Self.store + """
        struct Use {
          let float: Float, text: String, numbers: Set<Int>, words: [String], word: String?, cell: Cell<Green>
          func run(_ s: Store, made: Result<Green, any Error>) { \(call).tail.go() }
        }
        """)
    #expect(tails(graph) == (type.isEmpty ? [] : ["App.\(type)Tail"]))
  }

  /// Values whose type follows from more than one expression, and the order of conversions.
  @Test(arguments: [
    ("s.opt(user?.name)", "Green"), ("s.opt(users.first?.name)", "Green"),
    ("s.opt(user!.name)", "Red"),
    ("s.num(2 * d)", "Green"), ("s.num(1 - d)", "Green"), ("s.num(1 / 2.0)", "Green"),
    ("s.num(2 * 3)", "Red"), ("s.num(-1 * d)", "Green"), ("s.num([1, d][0])", "Green"),
    ("s.num([1, 2.5][0])", "Green"), ("s.keep(take)", "Green"), ("s.num(b ? 0 : d)", "Green"),
    ("s.num(b ? 1 : 2.5)", "Green"),
    ("s.num(min(1, d))", "Green"), ("s.num(list.map { 2 * $0 }[0])", "Green"),
    ("s.log(\"x\")", "Red"), ("s.log(fault)", "Green"),
    ("s.made(.init(x: 1, y: 2))", "Red"), ("s.made(.init(w: 1))", "Green"),
    ("s.code(.custom(code: 2))", "Green"), ("s.gap(.spacing)", "Green"),
    ("s.any(n)", "Red"), ("s.double(1, key: 2)", "Green"), ("s.three(n, n, n)", "Red"),
    ("s.shapes(circles)", "Green"), ("s.function(count)", "Green"), ("s.path(\\User.age)", ""),
    ("s.end { print(1); throw fault }", ""), ("s.time(d)", "Red"),
    ("s[2...]", "Green"), ("s[2]", "Red"), ("[1].summary()", "Red"), ("[fault].summary()", "Green"),
    ("Entry().kind()", "Red"), ("Named().kind()", "Green"), ("(point + vector + vector)", "Red"),
    ("(vector + vector)", "Green"), ("s.wait(1)", "Red"),
    ("s.many(1)", "Green"), ("s.done { guard b else { return end(nil) }; print(1) }", ""),
    ("s.handle { (c: Circle) in print(c) }", ""), ("s.box.put(n as Int?)", "Green"),
    ("s.level(.low)", "Red"), ("s.themed(UILabel())", "Green"),
  ])
  func tellsValuesApart(_ call: String, _ type: String) {
    let graph = graph(
      """
      //- App/App.swift
      import Foundation
      struct Red { var tail: RedTail { RedTail() } }
      struct Green { var tail: GreenTail { GreenTail() } }
      struct RedTail { func go() {} }
      struct GreenTail { func go() {} }
      struct User { var name: String; var age: Int }
      struct Fault: Error, Hashable {}
      struct Point { var x: Int; var y: Int
        var tail: RedTail { RedTail() }
        static func + (a: Point, b: Vector) -> Point { a } }
      struct Vector { init(w: Int) {}
        var tail: GreenTail { GreenTail() }
        static func + (a: Vector, b: Vector) -> Vector { a } }
      enum First { case custom(name: String) }
      enum Second { case custom(code: Int) }
      enum Theme { static let spacing = 8.0 }
      struct Gap { static let spacing = Gap() }
      protocol Shape {}
      struct Circle: Shape {}
      protocol Kind {}
      protocol Naming {}
      extension Kind { func kind() -> Red { Red() } }
      extension Kind where Self: Naming { func kind() -> Green { Green() } }
      struct Entry: Kind {}
      struct Named: Kind, Naming {}
      protocol Issue {}
      extension Fault: Issue {}
      extension Array { func summary() -> Red { Red() } }
      extension Array where Element: Issue { func summary() -> Green { Green() } }
      enum Level: Int { case low }
      struct Box<T> {
        func put(_ x: T) -> Red { Red() }
        func put(_ x: Any?) -> Green { Green() }
      }
      protocol Themed {}
      extension UIView: Themed {}
      struct Store {
        func opt(_ x: String) -> Red { Red() }
        func opt(_ x: String?) -> Green { Green() }
        func keep(_ x: (Vector) -> Void) -> Green { Green() }
        func num(_ x: Int) -> Red { Red() }
        func num(_ x: Double) -> Green { Green() }
        func log(_ x: @autoclosure () -> String, level: Int = 1) -> Red { Red() }
        func log(_ x: any Error, level: Int = 1) -> Green { Green() }
        func made(_ x: Point) -> Red { Red() }
        func made(_ x: Vector) -> Green { Green() }
        func code(_ x: First) -> Red { Red() }
        func code(_ x: Second) -> Green { Green() }
        func gap(_ x: Theme) -> Red { Red() }
        func gap(_ x: Gap) -> Green { Green() }
        func any(_ x: Any) -> Red { Red() }
        func any(_ x: Int?) -> Green { Green() }
        func double(_ x: Double, key: Int) -> Red { Red() }
        func double(_ x: Any?, key: Int) -> Green { Green() }
        func three<A, B, C>(_ a: A, _ b: B, _ c: C) -> Red { Red() }
        func three(_ a: Int?, _ b: Int, _ c: Int) -> Green { Green() }
        func shapes(_ x: [any Shape]) -> Red { Red() }
        func shapes<S: Shape>(_ x: [S]) -> Green { Green() }
        func function(_ x: () -> Void) -> Red { Red() }
        func function(_ x: () -> Int) -> Green { Green() }
        func path(_ x: WritableKeyPath<User, Int>) -> Red { Red() }
        func path(_ x: KeyPath<User, Int>) -> Green { Green() }
        func end(_ x: () throws -> Int) -> Red { Red() }
        func end(_ x: () throws -> Void) -> Green { Green() }
        func time(_ x: TimeInterval) -> Red { Red() }
        func time(_ x: Any) -> Green { Green() }
        func wait(_ x: Int) -> Red { Red() }
        func wait(_ x: Int) async -> Green { Green() }
        func many(_ x: Int...) -> Red { Red() }
        func many(_ x: Int) -> Green { Green() }
        func many(_ x: String) -> Red { Red() }
        func done(_ x: () -> Void) -> Red { Red() }
        func done(_ x: () -> Int) -> Green { Green() }
        func handle<T>(_ x: (T) -> Void) -> Red { Red() }
        func handle(_ x: (Circle) -> Int) -> Green { Green() }
        let box = Box<String>()
        func level(_ x: Level) -> Red { Red() }
        func level(_ x: Level?) -> Green { Green() }
        func themed(_ x: Any) -> Red { Red() }
        func themed<T: Themed>(_ x: T) -> Green { Green() }
        subscript(_ x: Int) -> Red { Red() }
        subscript(_ x: PartialRangeFrom<Int>) -> Green { Green() }
      }
      struct Use {
        let user: User?, users: [User], d: Double, b: Bool, n: Int, list: [Double], fault: Fault
        let circles: [Circle], point: Point, vector: Vector
        func count() -> Int { 1 }
        func take(_ x: Point) {}
        func take(_ x: Vector) {}
        func run(_ s: Store) { \(call).tail.go() }
      }
      """)
    #expect(tails(graph) == (type.isEmpty ? [] : ["App.\(type)Tail"]))
  }

  /// A member that a protocol adds for any type, for `Self` and for one type, as of a value that is known
  /// by its protocol and of one of a generic type.
  @Test(arguments: [
    ("d: some Node", "d.as(Leaf.self)?"), ("d: any Node", "d.as(Leaf.self)?"),
    ("d: T", "d.as(Leaf.self)?"),
    ("d: Leaf", "d.as(Leaf.self)?"), ("d: Root", "d.as(Leaf.self)?"),
    ("d: Root, as type: T.Type", "d.cast(T.self)"), ("d: any Branch", "d.as(Leaf.self)?"),
  ])
  func tellsMetatypesApart(_ parameter: String, _ call: String) {
    let graph = graph(
      "//- App/App.swift\n" + Self.store + """
        protocol Node {}
        protocol Branch: Node {}
        struct Root: Node {}
        struct Leaf: Branch {}
        extension Node {
          func `as`<N: Node>(_ type: N.Type) -> N? { nil }
          func `as`(_ type: Root.Type) -> Root? { nil }
          func `as`(_ type: Self.Type) -> Self? { nil }
          func cast<N: Node>(_ type: N.Type) -> N { fatalError() }
          func cast(_ type: Self.Type) -> Self { self }
        }
        extension Branch { func `as`<B: Branch>(_ type: B.Type) -> B? { nil } }
        extension Leaf { var tail: GreenTail { GreenTail() } }
        protocol Tree: Node {}
        extension Tree { var tail: GreenTail { GreenTail() } }
        struct Use { func run<T: Tree>(_ \(parameter)) { \(call).tail.go() } }
        """)
    #expect(tails(graph) == ["App.GreenTail"])
  }

  /// Operators take no labels, whatever their parameters are called. `<~` is one that only another
  /// package declares.
  @Test(arguments: [
    ("v * 2", "Red"), ("2 * v", "Green"), ("v + 2 + v", "Blue"), ("v * v", "Blue"),
    ("v * d", "Red"),
    ("v * (d + 1)", "Red"),
    ("v <~ 1", ""), ("Red() |> turn", "Green"),
  ])
  func tellsOperatorsApart(_ expression: String, _ type: String) {
    let graph = graph(
      "//- App/App.swift\n" + Self.store + """
        infix operator |>
        infix operator <~
        func |> <A, B>(value: A, turn: (A) -> B) -> B { turn(value) }
        func turn(_ red: Red) -> Green { Green() }
        struct Vector {
          var tail: RedTail { RedTail() }
          static func * (lhs: Vector, rhs: Double) -> Red { Red() }
          static func * (lhs: Double, rhs: Vector) -> Green { Green() }
          static func * (lhs: Vector, rhs: Vector) -> Blue { Blue() }
          static func + (lhs: Vector, rhs: Double) -> Sum { Sum() }
          static func + (lhs: Double, rhs: Vector) -> Red { Red() }
        }
        struct Sum {
          static func + (lhs: Sum, rhs: Vector) -> Blue { Blue() }
          static func + (lhs: Sum, rhs: Double) -> Green { Green() }
        }
        struct Use { func run(_ v: Vector, _ d: Double) { (\(expression)).tail.go() } }
        """)
    #expect(tails(graph) == (type.isEmpty ? [] : ["App.\(type)Tail"]))
  }

  /// What literals, key paths and generic members hand on, though no file names the types of literals.
  @Test(arguments: [
    ("(0..<3).map { _ in Green() }[0]", "Green"), ("(1...3).map { _ in Green() }[0]", "Green"),
    ("first([Green()])", "Green"), ("value([\"a\": Green()])", "Green"),
    ("[Red(), Green()][0]", ""), ("list.enumerated().map(\\.element)[0]", "Green"),
    ("map.sorted { $0.key < $1.key }.map(\\.value)[0]", "Green"),
    ("green[keyPath: \\Green.own]", "Green"),
    ("green[keyPath: path]", "Green"), ("two.with(Green()).value", "Green"), ("Env[1]", "Green"),
    ("Env()[1]", "Red"),
  ])
  func valuesOfLiteralsAndKeyPaths(_ expression: String, _ type: String) {
    let graph = graph(
      "//- App/App.swift\n" + Self.store + """
        extension Green { var own: Green { self } }
        struct Two<T> { let value: T; func with<T>(_ x: T) -> Two<T> { Two<T>(value: x) } }
        struct Env {
          static subscript(_ x: Int) -> Green { Green() }
          subscript(_ x: Int) -> Red { Red() }
        }
        func first<T>(_ list: [T]) -> T { list[0] }
        func value<K, V>(_ map: [K: V]) -> V { map.first!.value }
        struct Use {
          let list: [Green], map: [Int: Green], green: Green, path: KeyPath<Green, Green>
          let two: Two<Red>
          func run() { \(expression).tail.go() }
        }
        """)
    #expect(tails(graph) == (type.isEmpty ? [] : ["App.\(type)Tail"]))
  }

  /// A trailing closure passes optional parameters by as long as one behind them must be given; of
  /// several optional ones the language version decides.
  @Test(arguments: [
    ("a: ((Red) -> Void)? = nil, then: (Green) -> Void", "Green"),
    ("n: Int = 0, a: () -> Void = {}, then: (Green) -> Void", "Green"),
    ("a: Done? = nil, n: Int = 0", "Red"),
    ("animated: Bool = true, completion: Done? = nil", "Red"),
    ("a: ((Red) -> Void)? = nil, b: ((Green) -> Void)? = nil", ""),
  ])
  func trailingClosuresAndDefaults(_ parameters: String, _ type: String) {
    let graph = graph(
      "//- App/App.swift\n" + Self.store + """
        typealias Done = (Red) -> Void
        func call(\(parameters)) {}
        struct Use { func run() { call { $0.tail.go() } } }
        """)
    #expect(tails(graph) == (type.isEmpty ? [] : ["App.\(type)Tail"]))
  }

  /// An overload further up is meant where the nearest one does not fit or where it fits better; what a
  /// type overrides, or meets a requirement with, it has in place of what stands above.
  @Test(arguments: [
    ("car.add(1)", "Red"), ("car.add(\"\")", "Green"), ("car.park(base)", "Red"),
    ("car.park(car)", "Green"), ("car.stop(1)", "Red"), ("van.take(Red())", "Red"),
    ("van.take(Green())", "Green"), ("Car.make(1)", "Red"), ("Car.make(\"\")", "Green"),
    ("car[1]", "Red"), ("car[\"\"]", "Green"), ("shop.load(1)", "Red"),
    ("shop.load(\"\")", "Green"),
    ("shop.save(1)", "Green"), ("any.load(\"\")", "Green"), ("any.save(1)", "Red"),
    ("car.any(1)", "Red"), ("car.any(\"\")", "Green"), ("car.add(unknown)", "Green"),
  ])
  func tellsOverloadsOfSupertypesApart(_ call: String, _ type: String) {
    let graph = graph(
      "//- App/App.swift\n" + Self.store + """
        class Vehicle {
          func add(_ x: Int) -> Red { Red() }
          func park(_ x: Vehicle) -> Red { Red() }
          func stop(_ x: Int) -> Red { Red() }
          func any(_ x: Int) -> Red { Red() }
          class func make(_ x: Int) -> Red { Red() }
          subscript(_ x: Int) -> Red { Red() }
        }
        class Car: Vehicle {
          func add(_ x: String) -> Green { Green() }
          func park(_ x: Car) -> Green { Green() }
          func stop<T>(_ x: T, now: Bool = true) -> Blue { Blue() }
          func any(_ x: Any) -> Green { Green() }
          class func make(_ x: String) -> Green { Green() }
          subscript(_ x: String) -> Green { Green() }
        }
        extension Car { func stop(_ x: Int8) -> Blue { Blue() } }
        class Holder<Value> { func take(_ x: Value) -> Value { x } }
        class Van: Holder<Red> { func take(_ x: Green) -> Green { x } }
        protocol Repo { associatedtype ID; associatedtype Out; func save(_ id: ID) -> Out }
        extension Repo {
          func load(_ id: String) -> Green { Green() }
          func save(_ id: Int) -> Red { Red() }
        }
        struct Shop: Repo {
          func load(_ id: Int) -> Red { Red() }
          func save(_ id: Int) -> Green { Green() }
        }
        struct Use {
          let car: Car, base: Vehicle, van: Van, shop: Shop, any: any Repo
          func run() { \(call).tail.go() }
        }
        """)
    #expect(tails(graph) == (type.isEmpty ? [] : ["App.\(type)Tail"]))
  }

  /// What initializers demand that may both be meant is demanded by none.
  @Test(arguments: [
    ("Screen(unknown, style: .plain)", []), ("Screen(1, style: .plain)", ["Light"]),
    ("Screen(\"\", style: .plain)", ["Dark"]),
  ])
  func initializersThatMayBothBeMeant(_ call: String, _ types: [String]) {
    let graph = graph(
      """
      //- App/App.swift
      struct Light { static let plain = Light() }
      struct Dark { static let plain = Dark() }
      struct Screen {
        init(_ x: Int, style: Light) {}
        init(_ x: String, style: Dark) {}
      }
      struct Use { func run() { _ = \(call) } }
      """)
    let used = graph.types.filter { $0.name == "Use" }.flatMap { graph.dependencies(of: $0.id) }
      .map { graph[$0.target].name }
    #expect(used.filter { $0 != "Screen" } == types)
  }

  /// What slices, sets, positions and chains behind a dot are.
  @Test(arguments: [
    ("show(list[range])", "Blue"), ("show(list.prefix(2))", "Blue"), ("show(list)", "Red"),
    ("show(set.filter { _ in true })", "Green"), ("show(list.filter { _ in true })", "Red"),
    ("num(-1.5)", "Red"), ("num(2 * 3)", "Red"), ("num(text)", "Green"),
    ("drawn([1])", "Green"), ("drawn((1, 2))", "Red"), ("real(d)", "Red"),
    ("run { var total: Int { return 1 }; print(total) }", "Red"),
    ("hashed(Plain())", "Green"), ("hashed(Made())", ""),
    ("made(.all[0])", "Red"), ("made(.first!)", "Red"), ("made(.all[0].again())", "Red"),
    ("list[range].map(\\.item)[0].made", "Green"), ("box[keyPath: \\.items[\"a\"]]!", "Green"),
    ("dyn.made", "Green"), ("Column(title: \"\") { $0.made.tail.go() }", "Green"),
  ])
  func tellsSlicesAndLiteralsApart(_ expression: String, _ type: String) {
    let call = expression.hasPrefix("Column") ? expression : "\(expression).tail.go()"
    let graph = graph(
      "//- App/App.swift\n" + Self.store + """
        protocol Drawable {}
        struct Plain2: Drawable {}
        @usableFromInline struct Plain {}
        @Watched struct Made {}
        struct Item {
          static let all: [Item] = []
          static let first: Item? = nil
          func again() -> Item { self }
          var item: Item { self }
          var made: Green { Green() }
        }
        struct Box { var items: [String: Green] }
        struct Column { var title: String; var width = 0; var value: (Item) -> Void }
        @dynamicMemberLookup struct Dynamic {
          subscript<V>(dynamicMember path: KeyPath<Box, V>) -> V { fatalError() }
          subscript<V>(dynamicMember path: KeyPath<Item, V>) -> V { fatalError() }
        }
        struct Use {
          let list: [Item], set: Set<Int>, range: Range<Int>, d: Double, text: String, box: Box
          let dyn: Dynamic
          func show(_ x: [Item]) -> Red { Red() }
          func show(_ x: Set<Int>) -> Green { Green() }
          func show(_ x: ArraySlice<Item>) -> Blue { Blue() }
          func num(_ x: Double) -> Red { Red() }
          func num(_ x: String) -> Green { Green() }
          func drawn<T: Drawable>(_ x: T) -> Blue { Blue() }
          func drawn<T>(_ x: [T]) -> Green { Green() }
          func drawn<T>(_ x: T) -> Red { Red() }
          func real(_ x: Double?) -> Red { Red() }
          func real(_ x: CGFloat) -> Green { Green() }
          func run(_ x: () -> Void) -> Red { Red() }
          func run(_ x: () -> Int) -> Green { Green() }
          func hashed<T: Hashable>(_ x: T) -> Red { Red() }
          func hashed<T>(_ x: T) -> Green { Green() }
          func made(_ x: Item) -> Red { Red() }
          func test() { \(call) }
        }
        """)
    #expect(tails(graph) == (type.isEmpty ? [] : ["App.\(type)Tail"]))
  }

  /// Choices behind a dot are of the type of what is looked for, and positions are no elements.
  @Test func choicesAndPositions() {
    let graph = graph(
      """
      //- App/App.swift
      enum Kind { case day, week }
      extension Set { var isFull: Bool { true } }
      protocol Coding { func encode() }
      protocol Context {
        associatedtype Coder: Coding
        var coder: Coder { get }
      }
      struct TextCoder: Coding { func encode() {} }
      extension Context where Coder == TextCoder { var coder: Coder { TextCoder() } }
      struct Encoder { func run(_ context: some Context) { context.coder.encode() } }
      struct Table {
        func kinds(in row: Row) -> Row { row }
        var kinds: [Item] { [] }
        func show(_ kinds: Set<Kind>) {}
      }
      extension NumberFormatter.Style { var isOwn: Bool { true } }
      extension DateFormatter.Style { var isOwn: Bool { true } }
      struct Styles {
        func of(_ style: NumberFormatter.Style) -> Item { Item(name: Name()) }
        func of(_ style: DateFormatter.Style) -> Row { Row() }
      }
      struct Styler {
        let style: DateFormatter.Style
        func run(_ styles: Styles) { _ = styles.of(style).kind }
      }
      struct Item { var name: Name }
      struct Name {}
      struct Shower { func run(_ table: Table) { table.show([.day]) } }
      struct Namer { func run(_ table: Table) { _ = table.kinds.map(\\.name) } }
      struct Money: ExpressibleByIntegerLiteral { init(integerLiteral: Int) {} }
      struct Wallet { var all: [Money] }
      struct Rows: Sequence, IteratorProtocol {
        var first: Int? { nil }
        func next() -> Int? { nil }
      }
      struct Row { var kind: Kind? }
      struct Chooser { func run(_ row: Row) { _ = [.day, .week].contains(row.kind) } }
      struct Counter {
        func run(_ wallet: inout Wallet) {
          _ = wallet.all.prefix(2).count
          wallet.all.remove(at: 0)
        }
      }
      struct Adder { func run(_ wallet: inout Wallet) { wallet.all.append(1) } }
      struct Sheet { let dismiss: DismissAction }
      struct Closer { func run(_ sheet: Sheet) { sheet.dismiss() } }
      struct Finder { func run(_ rows: Rows) { _ = rows.first { $0 > 1 } } }
      """)
    func used(by name: String) -> [String] {
      graph.types.filter { $0.name == name }.flatMap { graph.dependencies(of: $0.id) }
        .map { graph[$0.target].name }.filter { $0 != "Int" }.sorted()
    }
    #expect(used(by: "Chooser") == ["Kind", "Row"])
    #expect(used(by: "Styler").contains("Row") && !used(by: "Styler").contains("Item"))
    #expect(used(by: "Encoder") == ["Coding", "Context"])
    #expect(used(by: "Shower") == ["Kind", "Table"])
    #expect(used(by: "Namer") == ["Item", "Table"])
    #expect(used(by: "Counter") == ["Wallet"])
    #expect(used(by: "Adder") == ["Money", "Wallet"])
    func isUsed(_ member: String) -> Bool {
      let index = graph.members.firstIndex { $0.name == member }
      return index.map { index in graph.sites.contains { $0.usedMemberIndex == index } } ?? true
    }
    #expect(!isUsed("first"))
    #expect(isUsed("dismiss"))
  }
}
