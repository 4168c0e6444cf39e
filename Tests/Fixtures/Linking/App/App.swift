import Base
import Synchronization

struct Item: Named {
  var tag: Mode
}
final class Leaf: Node {
  override func options() -> Options { super.options() }
}
struct Inherited {
  let options: Leaf.Options
}
struct Chain {
  let leaf: Leaf
  func mode() -> Bool {
    if case .fast = leaf.options().mode { return true }
    return false
  }
}
struct Generic<Label> {
  let label: Label
}
struct Constrained<Element: Named> {
  let element: Element
  func text() -> String { "\(element.described())" }
}
struct Wrapped {
  @Boxed var count = 0
}
struct Built {
  @LabelBuilder func label() -> Base.Label {
    Base.Label()
  }
}
struct Aliased {
  let nodes: Nodes
}
struct Throwing {
  func run() throws { throw Failure() }
  func safe() {
    do { try run() } catch is Failure {} catch {}
  }
}
struct Looping {
  func visit(_ node: Node) -> Int {
    var count = 0
    for child in node.children { count += visit(child) }
    return count
  }
}
struct Optional1 {
  var node: Node?
  func label() -> Node.Options? { node?.next?.options() }
}
struct Paths {
  let path = \Chain.leaf
}
struct Casting {
  func leaf(_ node: Node) -> Bool { node is Leaf }
}
struct Closing {
  let make: (Mode) -> Failure?
  let any: any Named
  func some() -> some Named { Item(tag: .slow(.empty)) }
}
enum Outer {
  struct Label {}
  struct Uses {
    let own: Label
    let other: Base.Label
  }
}
extension Outer.Uses {
  func joined() -> Base.Label { other.joined(with: .empty) }
}
extension Leaf {
  var item: Item { Item(tag: .fast) }
}
#if os(Windows)
  struct Elsewhere { let node: Node }
#else
  struct Here { let leaf: Leaf }
#endif
struct Metatype {
  let type: Leaf.Type = Leaf.self
  func options() -> Leaf.Options { .init() }
}
func global() -> Chain? { nil }
struct Calling {
  func run() -> Bool { global()?.mode() ?? false }
}
struct Part { func run() {} }
struct Engine: Hashable {
  var part: Part { Part() }
}
func engines() -> [Engine] { [] }
struct Shorthand {
  var engine: Engine?
  func open() { if let engine { engine.part.run() } }
  func check() {
    guard let engine else { return }
    engine.part.run()
  }
}
final class WeakShorthand {
  weak var leaf: Leaf?
  func first() { if let leaf { leaf.item.show() } }
}
extension Item {
  func show() {}
}
struct Iterating {
  func run() {
    var rest = engines().makeIterator()
    while let next = rest.next() { next.part.run() }
  }
}
struct Unpacking {
  let result: Result<Engine, Failure>
  func run() { if case .success(let engine) = result { engine.part.run() } }
}
struct Getting {
  let result: Result<Engine, Failure>
  func run() throws { try result.get().part.run() }
}
struct Awaiting {
  let task: Task<Engine, Never>
  func run() async { await task.value.part.run() }
}
struct Grouping {
  func run() {
    for group in Dictionary(grouping: engines(), by: \.hashValue).values {
      group.first?.part.run()
    }
    Set(engines()).first?.part.run()
  }
}
struct Tasks {
  func run() async {
    await withTaskGroup(of: Engine.self) { group in
      for await engine in group { engine.part.run() }
    }
  }
}
final class Guarding {
  let engine = Mutex(Engine())
  func run() { engine.withLock { $0.part.run() } }
}
struct Guarded: ~Copyable {
  let engine: Mutex<Engine>
  func run() { engine.withLockIfAvailable { engine in engine.part }?.run() }
}
struct Contiguous {
  let engines: ContiguousArray<Engine>
  func run() {
    engines.last?.part.run()
    engines[0].part.run()
  }
}
struct ByPath {
  let engine: Engine
  func run() { engine[keyPath: \.part].run() }
}
@dynamicMemberLookup struct Bag {
  subscript(dynamicMember name: String) -> Engine { Engine() }
}
struct Dynamic {
  let bag: Bag
  func run() { bag.anything.part.run() }
}
protocol Measured {}
extension Measured {
  static func == (left: Self, right: Int?) -> Bool { right == nil }
}
struct Gauge: Measured {}
struct Measuring {
  let gauges: [Gauge]
  func isEmpty() -> Bool { gauges.first == nil }
}
protocol Supply<Item> {
  associatedtype Item
  func next() -> Item
  var all: [Item] { get }
}
protocol EngineSupply: Supply where Item == Engine {}
extension Supply where Item == Engine {
  func start() { next().part.run() }
}
typealias Engines = any Supply<Engine>
struct ByPrimary { func run(_ supply: any Supply<Engine>) { supply.next().part.run() } }
struct BySome { func run(_ supply: some Supply<Engine>) { supply.all.first?.part.run() } }
struct ByAlias { func run(_ supply: Engines) { supply.next().part.run() } }
struct ByRefined { func run(_ supply: any EngineSupply) { supply.next().part.run() } }
struct ByRequirement {
  func run<S: Supply>(_ supply: S) where S.Item == Engine { supply.next().part.run() }
}
struct ByParameter<S: Supply> where S.Item == Engine {
  let supply: S
  func run() { for engine in supply.all { engine.part.run() } }
}
struct ByExtension<S> { let supply: S }
extension ByExtension where S: Supply, S.Item == Engine {
  func run() { supply.next().part.run() }
}
struct OfAnything { func first<T>(_ supply: any Supply<T>) -> T { supply.next() } }
struct OtherItem {
  func run(_ supply: any Supply<Leaf>) { supply.next().item.show() }
}
struct BySequence {
  func run(_ engines: some Sequence<Engine>) { for engine in engines { engine.part.run() } }
}
struct ByElement {
  func run<C: Collection>(_ engines: C) where C.Element == Engine { engines.first?.part.run() }
}
struct Slot<Content> { let content: Content }
extension Slot where Content == Engine { func run() { content.part.run() } }
struct Written<Content> { let content: Content }
extension Written<Engine> { func run() { content.part.run() } }
struct Kept<Content: Supply> where Content.Item == Leaf { let content: Content }
#if false
  struct Dead { let node: Node }
#elseif true
  struct Alive { let leaf: Leaf }
#else
  struct Late { let node: Node }
#endif
struct Pruned {
  func run(_ node: Node) {
    #if !true
      Part().run()
    #endif
  }
}
struct Overloaded {
  func made(_ engines: Engine...) -> Engine { engines[0] }
  func made(_ count: Int) -> Gauge { Gauge() }
  func run() { made(Engine()).part.run() }
}
struct Defaulted {
  func made(_ count: Int = 0, last: Int = 1) -> Gauge { Gauge() }
  func made(_ count: Int, _ other: Int) -> Engine { Engine() }
  func run() { made(1, 2).part.run() }
}
extension Int { func count() {} }
extension Array where Element == Int { var stored: Gauge { Gauge() } }
extension Array where Element == String { var stored: Engine { Engine() } }
struct ByElementType {
  let names: [String]
  func run() { names.stored.part.run() }
}
struct ByLiteralElement { func run() { ["a"].stored.part.run() } }
struct ByExtendedType {
  func made(_ count: Int) -> Gauge { Gauge() }
  func made(_ name: String) -> Engine { Engine() }
  func run(_ name: String) { made(name).part.run() }
}
struct ByLiteral {
  func made(_ name: String) -> Gauge { Gauge() }
  func made(_ weight: Double) -> Engine { Engine() }
  func run() { made(2).part.run() }
}
struct ByFraction {
  func made(_ count: Int) -> Gauge { Gauge() }
  func made(_ weight: Double) -> Engine { Engine() }
  func run() { made(2.5).part.run() }
}
struct ByOptional {
  func made(_ count: Int?) -> Gauge { Gauge() }
  func made(_ count: Int) -> Engine { Engine() }
  func run() { made(3).part.run() }
}
struct ByGeneric {
  func made<T>(_ value: T) -> Gauge { Gauge() }
  func made(_ count: Int) -> Engine { Engine() }
  func run() { made(3).part.run() }
}
struct ByMetatype {
  func made<T>(_ type: T.Type) -> Gauge { Gauge() }
  func made(_ type: Leaf.Type) -> Engine { Engine() }
  func run() { made(Leaf.self).part.run() }
}
struct ByDefault {
  func made(_ count: Int, last: Int = 0) -> Gauge { Gauge() }
  func made(_ count: Int) -> Engine { Engine() }
  func run() { made(3).part.run() }
}
struct ByResult {
  func made(_ body: () -> Int, _ times: Int) -> Gauge { Gauge() }
  func made(_ body: () -> String, _ times: Int) -> Engine { Engine() }
  func run() { made({ "a" }, 1).part.run() }
}
struct ByArity {
  func made(_ body: (Int) -> Void, _ times: Int) -> Gauge { Gauge() }
  func made(_ body: (Int, Int) -> Void, _ times: Int) -> Engine { Engine() }
  func run() { made({ _, _ in }, 1).part.run() }
}
struct ByWaiting {
  func made() async -> Gauge { Gauge() }
  func made() -> Engine { Engine() }
  func run() { made().part.run() }
}
struct ByWaited {
  func made() -> Gauge { Gauge() }
  func made() async -> Engine { Engine() }
  func run() async { await made().part.run() }
}
struct ByExistential {
  func made(_ measured: any Measured) -> Engine { Engine() }
  func made(_ gauge: Gauge) -> Part { Part() }
  func run(_ gauge: Gauge) { made(gauge).run() }
}
enum Grade { case low, high }
struct ByImplicitMember {
  func made(_ grade: Grade, last: Int = 0) -> Engine { Engine() }
  func made(_ count: Int) -> Gauge { Gauge() }
  func run() { made(.low).part.run() }
}
struct ByArray {
  func made(_ count: Int) -> Gauge { Gauge() }
  func made<Item>(_ items: [Item]) -> Engine { Engine() }
  func run() { made([1]).part.run() }
}
struct Element {}
extension Array {
  var firstOne: Element? { first }
}
struct ByParameterOfArray {
  func run(_ engines: [Engine]) { engines.firstOne?.part.run() }
}
extension Optional {
  func or(_ other: Wrapped) -> Wrapped { self ?? other }
}
struct Value {}
extension Dictionary {
  var firstValue: Value? { values.first }
}
struct ByParameterOfDictionary {
  func run(_ engines: [String: Engine]) { engines.firstValue?.part.run() }
}
struct Testing {}
@_spi(Testing) public struct ForTests {}
func * (left: Gauge, right: Int) -> Engine { Engine() }
struct ByGlobalOperator {
  func run(_ gauge: Gauge) { (gauge * 2).part.run() }
}
prefix operator √
prefix func √ (gauge: Gauge) -> Engine { Engine() }
struct ByPrefixOperator {
  func run(_ gauge: Gauge) { (√gauge).part.run() }
}
struct ByOperatorOfModule {
  func run(_ label: Label) { _ = (label * 2).children }
}
struct ByOperatorOfStandardLibrary {
  func run() -> Int { 2 * 3 }
}
// swift-format-ignore: NoAccessLevelOnExtensionDeclaration
private extension String {
  var shown: Engine { Engine() }
}
struct ByPrivateExtension {
  func run() { "a".shown.part.run() }
}
protocol Row: Collection {}
extension Row {
  func firstOne() -> Element? { first }
}
protocol Shelf {}
extension Shelf where Self: Collection {
  func firstOne() -> Element? { first }
}
struct EngineLine: Sequence {
  func makeIterator() -> EngineIterator { EngineIterator() }
}
struct EngineIterator: IteratorProtocol {
  mutating func next() -> Engine? { nil }
}
struct ByLoop {
  func run(_ holder: LineHolder) { for engine in holder.engines { _ = engine.part } }
}
struct LineHolder {
  var engines: EngineLine { EngineLine() }
}
struct Rows: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: Engine...) {}
}
struct Headers: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (Grade, Gauge)...) {}
}
struct RoutePath: ExpressibleByStringLiteral {
  init(stringLiteral value: String) {}
}
struct TakesLiterals {
  func take(_ rows: Rows) {}
  func take(_ headers: Headers) {}
  func open(_ path: RoutePath) {}
  func find(_ text: String) {}
}
struct ByArrayLiteral {
  func run(_ taker: TakesLiterals, _ engine: Engine) { taker.take([engine]) }
}
struct ByDictionaryLiteral {
  func run(_ taker: TakesLiterals, _ gauge: Gauge) { taker.take([.low: gauge]) }
}
struct ByStringLiteral {
  func run(_ taker: TakesLiterals) { taker.open("start") }
}
struct ByStringOfStandardLibrary {
  func run(_ taker: TakesLiterals) { taker.find("start") }
}
private struct ByPrivateWitness: Named {
  typealias Tag = Mode
  var tag: Mode { .fast }
  func run() { if case .slow(let label) = given() { _ = label.joined(with: label) } }
}
extension Named {
  func given() -> Tag { tag }
}
typealias NamedAndMeasured = Measured & Named
struct ByAliasOfComposition: NamedAndMeasured {
  var tag: Int { 1 }
}
protocol Upstream {
  associatedtype Output
}
struct Flow<Source: Upstream & Sendable> {
  struct Step {}
}
extension Flow.Step {
  struct Inner {
    typealias Input = Source.Output
  }
}
struct Parcel: Codable {
  enum CodingKeys: String, CodingKey { case a }
  var a = 0
  struct Weight: Codable {
    var b = 0
    init(from decoder: any Decoder) throws {
      b = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .b)
    }
  }
  struct Size: Decodable {
    var a = 0
    init(from decoder: any Decoder) throws {
      a = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .a)
    }
  }
}
struct ByOptionalInitializer {
  func take(_ crate: Crate?) {}
  func run() { take(.init(size: 1)) }
}
struct Crate {
  init(size: Int) {}
}
enum Berth {
  case full(Crate)
  case empty
}
struct ByDemandOfMap {
  func run(_ sizes: [Int]) -> [Crate] { sizes.map { .init(size: $0) } }
}
struct ByDemandOfOptionalMap {
  func run(_ size: Int?) {
    let slot: Berth? = size.map { .full(Crate(size: $0)) }
    _ = slot
  }
}
struct ByDemandOfArgument {
  func take(_ slots: [Berth]) {}
  func run(_ sizes: [Int]) { take(sizes.compactMap { $0 > 0 ? .empty : nil }) }
}
struct Steps: Sequence, IteratorProtocol {
  mutating func next() -> Engine? { nil }
}
struct ByLoopOfIterator {
  func run(_ holder: StepsHolder) { for engine in holder.steps { _ = engine.part } }
}
struct StepsHolder {
  var steps: Steps { Steps() }
}
protocol Acts {
  func act() -> Int
}
protocol Feature {
  associatedtype State
  associatedtype Intent: Acts
}
struct Gear {
  var size = 0
}
enum Gearbox: Feature {
  typealias State = Gear
  struct Intent: Acts {
    static let shift = Intent()
    func act() -> Int { 0 }
  }
}
final class Garage<F: Feature> {
  var state: F.State
  var last: F.Intent?
  init(state: F.State) { self.state = state }
  func send(_ intent: F.Intent) {}
  func watch<T>(_ path: KeyPath<F.State, T>) {}
}
typealias GarageOf<F: Feature> = Garage<F>
struct ByAssociatedTypeOfArgument {
  func run(_ garage: Garage<Gearbox>) -> Int { garage.state.size }
}
struct ByAssociatedTypeOfOptional {
  func run(_ garage: Garage<Gearbox>) -> Int? { garage.last?.act() }
}
struct ByAssociatedTypeOfParameter {
  func run(_ garage: GarageOf<Gearbox>) { garage.send(.shift) }
}
struct ByAssociatedTypeOfPath {
  func run(_ garage: Garage<Gearbox>) { garage.watch(\.size) }
}
struct ByAssociatedTypeOfGeneric {
  func run<F: Feature>(_ garage: Garage<F>) -> Int? { garage.last?.act() }
}
protocol Decodes {
  init(frame: Int)
  static func make() -> Self
}
protocol Method {
  associatedtype Reply: Decodes
}
struct ByInitializerOfAssociatedType {
  func run<M: Method>(_ method: M) { _ = M.Reply(frame: 1) }
}
struct ByInitializerAsFunction {
  func run<M: Method>(_ method: M) -> [M.Reply] { [1].map(M.Reply.init(frame:)) }
}
struct ByStaticMemberOfAssociatedType {
  func run<M: Method>(_ method: M) { _ = M.Reply.make() }
}
protocol Pressed {
  func press() -> Int
}
protocol Series {
  associatedtype Item
  func take() -> Item
}
protocol PressedSeries {
  associatedtype Source: Series where Source.Item: Pressed
  var source: Source { get }
}
struct ByConstraintOnAssociatedType {
  func run<P: PressedSeries>(_ pressed: P) -> Int { pressed.source.take().press() }
}
struct ByConstraintOnElement {
  func run<S: Sequence>(_ all: S) where S.Element: Pressed {
    for one in all { _ = one.press() }
  }
}
protocol Coded {
  associatedtype Code
}
protocol Larder {
  associatedtype Content: Coded
  typealias Label = Content.Code
}
struct Stamp {
  var number: Int
  func print() -> Int { number }
}
struct Tin: Coded {
  typealias Code = Stamp
}
struct Cellar: Larder {
  typealias Content = Tin
}
struct ByAliasOfProtocol {
  func run() -> Int { Cellar.Label(number: 1).print() }
}
struct ByAliasOfProtocolAsType {
  func run(_ label: Cellar.Label) -> Int { label.print() }
}
protocol Opens {
  associatedtype Handle
  func open() -> Handle
}
extension Opens {
  func use<T>(_ body: (Handle) -> T) -> T { body(open()) }
}
struct Knob {
  func turn() -> Int { 0 }
}
struct Gate: Opens {
  func open() -> Knob { Knob() }
}
struct ByWitness {
  func run(_ gate: Gate) -> Int { gate.use { $0.turn() } }
}
struct Bytes: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { 0 }
  subscript(position: Int) -> UInt8 { 0 }
  func firstIndex(where predicate: (UInt8) throws -> Bool) rethrows -> Int? { nil }
}
struct Page {
  var bytes = Bytes()
}
struct ByOtherLabels {
  func run(_ page: Page) -> Int? { page.bytes.firstIndex(of: 1) }
}
struct Seal {
  init(wax: Int) throws {}
}
struct Packet {
  init(_ seal: Seal) {}
  init<S: Sequence>(_ seals: S) where S.Element == Seal {}
}
struct ByTriedArgument {
  func run() throws { _ = Packet(try .init(wax: 1)) }
}
struct Steam {
  func puff() -> Int { 0 }
}
#if ELECTRIC
  typealias Motor = ElectricMotor
#else
  typealias Motor = Steam
#endif
struct ByAliasOfOneBranch {
  func run(_ motor: Motor) -> Int { motor.puff() }
}
struct Rails {}
struct Tyres {
  func roll() -> Int { 0 }
}
#if os(Windows)
  typealias Wheels = Rails
#else
  typealias Wheels = Tyres
#endif
struct ByAliasOfUsualBranch {
  func run(_ wheels: Wheels) -> Int { wheels.roll() }
}
struct Moment {
  static func now() -> Moment { Moment() }
  static func + (left: Moment, right: Span) -> Moment { left }
}
struct Span {
  static func seconds(_ count: Int) -> Span { Span() }
  static func + (left: Span, right: Span) -> Span { left }
}
struct ByImplicitOperands {
  func run(until end: Moment = .now() + .seconds(1)) {}
}
struct ByOperatorOfImplicitOperand {
  func run() -> Moment { Moment.now() + .seconds(1) }
}
struct Queue<Job>: AsyncSequence {
  typealias Element = Job
  struct AsyncIterator: AsyncIteratorProtocol {
    mutating func next() async throws -> Job? { nil }
  }
  func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}
struct ByElementOfGenericSequence {
  func run(_ queue: Queue<Knob>) async throws {
    for try await job in queue { _ = job.turn() }
  }
}
class Held<Content: Series> {
  var content: Content
  init(_ content: Content) { self.content = content }
}
protocol Locks: Series {
  func lock(_ mode: LockMode)
}
enum LockMode {
  case hard
}
class Locked<Content: Locks>: Held<Content> {
  func run() { content.lock(.hard) }
}
enum Cabinet {}
extension Cabinet {
  struct Drawer {
    func pull() -> Int { 0 }
  }
  #if ELECTRIC
    typealias Opener = Cabinet.Motor
  #else
    typealias Opener = Cabinet.Drawer
  #endif
}
struct ByNestedAliasOfOneBranch {
  func run() -> Int { Cabinet.Opener().pull() }
}
struct Catalog<S: Series> {
  var first: S.Item
}
struct Drops: Series {
  func take() -> Knob { Knob() }
}
struct ByWitnessOfArgument {
  func run(_ catalog: Catalog<Drops>) -> Int { catalog.first.turn() }
}
protocol Adjusted {
  var tint: Tint { get set }
}
extension Adjusted {
  func with<T>(_ path: WritableKeyPath<Self, T>, _ value: T) -> Self {
    var copy = self
    copy[keyPath: path] = value
    return copy
  }
}
struct Tint {
  static let plain = Tint()
}
struct Wall: Adjusted {
  var tint = Tint()
}
struct ByValueOfWritablePath {
  func run(_ wall: Wall) -> Wall { wall.with(\.tint, .plain) }
}
struct ByBoundOfRange {
  func run(_ range: Range<Rung>) -> Int { range.lowerBound.step() }
}
struct Rung: Comparable {
  static func < (left: Rung, right: Rung) -> Bool { false }
  func step() -> Int { 0 }
}
struct ByRepeatedElement {
  func run() -> Int { Array(repeating: Knob(), count: 2)[0].turn() }
}
struct ByReducedElements {
  func run(_ gates: [Gate]) -> Int {
    gates.reduce(into: []) { (all: inout [Knob], gate) in all.append(gate.open()) }[0].turn()
  }
}
struct BySplitElements {
  func run(_ gates: [Knob]) -> Int? { gates.split { $0.turn() == 0 }.first?.first?.turn() }
}
struct ByMappedError {
  func run(_ result: Result<Knob, any Error>) throws -> Int {
    try result.mapError { $0 }.get().turn()
  }
}
protocol Numbered: Hashable {
  var number: Int { get }
}
extension Numbered {
  static func == (left: Self, right: Self) -> Bool { left.number == right.number }
}
struct Ticket: Numbered {
  var number = 0
  var next: Int?
}
struct Booth {
  var ticket = Ticket()
  var last: Ticket?
}
struct ByEqualityOfProtocol {
  func run(_ booth: Booth) -> Bool { booth.ticket == booth.ticket }
}
struct ByEqualityOfOptional {
  func run(_ booth: Booth) -> Bool { booth.last == booth.ticket }
}
struct Coin: Equatable {
  static func == (left: Coin, right: Coin) -> Bool { true }
}
struct Purse {
  var coin = Coin()
  var last: Coin?
}
struct ByOwnEqualityOfOptional {
  func run(_ purse: Purse) -> Bool { purse.last == purse.coin }
}
struct ByOwnEquality {
  func run(_ purse: Purse) -> Bool { purse.coin == purse.coin }
}
protocol Filed {
  associatedtype Sheet
  init(count: Int)
}
extension Filed {
  init<S: Sequence>(_ sheets: S) where S.Element == Sheet { self.init(count: 0) }
}
struct Binder: Filed {
  typealias Sheet = Knob
  init(count: Int) {}
  init?(_ other: some Pressed) { return nil }
}
struct Desk {
  var binder = Binder(count: 0)
  var knobs: [Knob] = []
}
struct ByInitializerOfProtocol {
  func run(_ desk: inout Desk) { desk.binder = Binder(desk.knobs) }
}
protocol Parsed {
  init(parsing text: Knob)
}
extension Parsed {
  init(parsing all: [Knob]) { self.init(parsing: all[0]) }
}
protocol Tagged: Parsed {}
extension Tagged {
  init(parsing all: [Knob], tag: Int = 0) { self.init(parsing: all[0]) }
}
struct Leaflet: Tagged {
  init(parsing text: Knob) {}
}
struct ByExtensionOfRefiningProtocol {
  func run(_ desk: Desk) -> Any { Leaflet(parsing: desk.knobs) }
}
struct Ring: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { 0 }
  subscript(position: Int) -> Knob { Knob() }
}
struct Chest {
  var ring = Ring()
}
struct ByPartOfCollection {
  func run(_ chest: Chest) -> Int? {
    var rest = chest.ring[...]
    return rest.popFirst()?.turn()
  }
}

/// A text with values in it is made by its interpolation, which takes each value.
struct Banner: ExpressibleByStringInterpolation {
  struct Parts: StringInterpolationProtocol {
    init(literalCapacity: Int, interpolationCount: Int) {}
    mutating func appendLiteral(_ text: String) {}
    mutating func appendInterpolation(_ ink: Ink) {}
    mutating func appendInterpolation(width: Int) {}
  }

  init(stringLiteral: String) {}
  init(stringInterpolation: Parts) {}
}

struct Ink {
  static let black = Ink()
}

struct Poster {
  func hang(_ banner: Banner) {}
}

struct ByPlainText { func f(_ poster: Poster) { poster.hang("Welcome") } }
struct ByTextWithWidth { func f(_ poster: Poster) { poster.hang("Welcome \(width: 3)") } }
struct ByTextWithInk { func f(_ poster: Poster) { poster.hang("Welcome \(.black)") } }

/// A call with nothing but a literal is the literal, whatever other initializers take.
protocol Spelled: ExpressibleByStringLiteral {
  init(spelling: String)
}
extension Spelled {
  init(stringLiteral text: String) { self.init(spelling: text) }
}
struct Slogan: Spelled {
  init(spelling: String) {}
  init(_ text: String) {}
}
struct Amount: BinaryIntegerLike {
  init(integerLiteral: Int) {}
  init(_ amount: Int) {}
}
protocol BinaryIntegerLike: ExpressibleByIntegerLiteral {}

struct ByLiteralCall { func f() -> Any { Slogan("Fresh bread") } }
struct ByTextCall { func f(_ text: String) -> Any { Slogan(text) } }
struct ByNumberCall { func f() -> Any { Amount(3) } }

/// A result builder puts together what a closure gives, unless the closure returns something itself.
protocol Stacking {}
extension Stacking {
  static func buildBlock(_ parts: Int...) -> [Int] { parts }
}
@resultBuilder enum Shelves: Stacking {
  static func buildExpression(_ part: Knob) -> Int { 0 }
}
struct Wardrobe {
  init(@Shelves shelves: () -> [Int]) {}
}
struct Rack {
  @Shelves var shelves: () -> [Int]
}
func stack(@Shelves _ shelves: () -> [Int]) {}

struct ByBuilderOfInitializer {
  func f() -> Any {
    Wardrobe {
      Knob()
      Knob()
    }
  }
}
struct ByBuilderOfProperty {
  func f() -> Any {
    Rack {
      Knob()
    }
  }
}
struct ByBuilderOfFunction {
  func f() {
    stack { Knob() }
  }
}
struct ByReturnInBuilder {
  func f() {
    stack { return [1] }
  }
}

struct ByOptionalCall {
  func f(_ desk: Desk) -> Any { Optional(desk.binder)!.width }
}
extension Binder {
  var width: Int { 0 }
}

/// A protocol demands more of an associated type that it inherits.
protocol Labelled {
  var label: Knob { get }
}
protocol Stocked {
  associatedtype Piece
  var piece: Piece { get }
}
protocol LabelledStock: Stocked where Piece: Labelled {}
protocol BufferedIterator: IteratorProtocol {
  mutating func nextBatch() -> Int
}
protocol BufferedPieces: Sequence where Iterator: BufferedIterator {}

struct ByInheritedAssociatedType {
  func f<S: LabelledStock>(_ stock: S) -> Any { stock.piece.label }
}
struct ByInheritedIterator {
  func f(_ pieces: some BufferedPieces) -> Int {
    var iterator = pieces.makeIterator()
    return iterator.nextBatch()
  }
}
