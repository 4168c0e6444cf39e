import Testing

@testable import ArchCheck

/// Values that types of the SDK and of RxSwift hand on, whose declarations are not there to be read.
/// `Part` is never named where it is used.
extension LinkingTests {
  private static let model = """
    //- App/Model.swift
    struct Part: Hashable { var count: Int { 0 } }
    struct Item: Hashable { let part: Part; static let none = Item(part: Part()) }
    enum Failure: Error { case lost(Part), late }
    enum Phase { case idle, failed(Failure) }
    final class Cell: UICollectionViewCell { func show(_ part: Part) {} }
    struct Screen: View { let item: Item; var body: some View { Text("") } }

    """

  /// Which of the types in the code use `Part`.
  private func users(ofPartIn code: String) -> [String] {
    edges(graph(Self.model + "//- App/Uses.swift\n" + code))
      .filter { $0.hasPrefix("App.By") && $0.hasSuffix("→ App.Part") }
      .map { String($0.dropFirst("App.".count).dropLast(" → App.Part".count)) }
  }

  @Test func publishersAreMadeOfOthers() {
    let users = users(
      ofPartIn: """
        import Combine
        final class Feed {
          @Published var item = Item.none
          let other = PassthroughSubject<Item, Failure>()
          let kept = CurrentValueSubject<Item, Never>(.none)
        }
        struct ByLatest {
          func f(_ a: Feed) { _ = Publishers.CombineLatest(a.$item, a.kept).sink { _ = $0.part.count; _ = $1 } }
        }
        struct ByThree {
          func f(_ a: Feed) {
            _ = Publishers.Zip3(a.$item, a.kept, a.kept).sink { _, _, item in _ = item.part.count }
          }
        }
        struct ByOperator { func f(_ a: Feed) { _ = a.$item.combineLatest(a.kept).map { $0.1 }.sink { _ = $0.part.count } } }
        struct ByMade { func f(_ a: Feed) { _ = a.$item.zip(a.kept) { $1 }.sink { _ = $0.part.count } } }
        struct ByMerge { func f(_ a: Feed) { _ = Publishers.Merge(a.kept, a.kept).sink { _ = $0.part.count } } }
        struct ByMany { func f(_ a: [Feed]) { _ = Publishers.MergeMany(a.map(\\.kept)).sink { _ = $0.part.count } } }
        struct ByScan {
          func f(_ a: Feed) { _ = a.kept.scan([]) { all, item -> [Item] in all + [item] }.sink { _ = $0.first?.part.count } }
        }
        struct ByAll { func f(_ a: Feed) { _ = a.kept.collect().sink { _ = $0.first?.part.count } } }
        struct ByNew { func f(_ a: Feed) { _ = a.kept.map { _ in Feed().kept }.switchToLatest().sink { _ = $0.part.count } } }
        struct ByArray { func f(_ a: [Item]) { _ = a.publisher.sink { _ = $0.part.count } } }
        struct ByPair { func f(_ a: Feed) { _ = a.$item.removeDuplicates { $0 == $1 && $1.part.count == 0 } } }
        struct ByTimer { func f() { _ = Timer.publish(every: 1, on: .main, in: .common).autoconnect().map { _ in Item.none }.sink { _ = $0.part.count } } }
        struct ByNote { func f() { _ = NotificationCenter.default.publisher(for: .x).compactMap { $0.object as? Item }.sink { _ = $0.part.count } } }
        """)
    #expect(
      users == [
        "ByAll", "ByArray", "ByLatest", "ByMade", "ByMany", "ByMerge", "ByNew", "ByNote",
        "ByOperator", "ByPair", "ByScan", "ByThree", "ByTimer",
      ])
  }

  @Test func publishersEndWithAnError() {
    let users = users(
      ofPartIn: """
        import Combine
        typealias Items = AnyPublisher<Item, Failure>
        extension Failure { var part: Part? { nil } }
        struct ByEnd {
          func f(_ a: Items) {
            _ = a.sink(receiveCompletion: { if case .failure(let e) = $0 { _ = e.part?.count } }, receiveValue: { _ in })
          }
        }
        struct BySwitch {
          func f(_ a: Items) {
            _ = a.sink { end in
              switch end {
              case .failure(let e): _ = e.part?.count
              case .finished: break
              }
            } receiveValue: { _ in }
          }
        }
        struct ByCatch { func f(_ a: Items) { _ = a.catch { e in Just(e.part?.count) } } }
        struct ByMap { func f(_ a: Items) { _ = a.mapError { $0.part?.count == 0 ? URLError(.unknown) : URLError(.badURL) } } }
        struct ByChange { func f(_ a: Items) { _ = a.mapError { _ in URLError(.unknown) }.sink { _ in } receiveValue: { _ = $0.part.count } } }
        struct BySent { let a = PassthroughSubject<Item, Failure>(); func f() { a.send(completion: .failure(.lost(.init()))) } }
        """)
    #expect(users == ["ByCatch", "ByChange", "ByEnd", "ByMap", "BySent", "BySwitch"])
  }

  @Test func whatAPlaceDemandsOfAPublisherIsDemandedOfItsValues() {
    let users = users(
      ofPartIn: """
        import Combine
        extension Phase { static func lost(_ part: Part) -> Phase { .idle } }
        struct ByJust { var all: AnyPublisher<Phase, Never> { Just(.lost(.init())).eraseToAnyPublisher() } }
        struct ByClosure { func f(_ a: AnyPublisher<Int, Never>) -> AnyPublisher<Phase, Never> { a.map { _ in .lost(.init()) }.receive(on: queue).eraseToAnyPublisher() } }
        struct BySubject { let all = CurrentValueSubject<Phase, Never>(.idle); func f() { all.send(.lost(.init())) } }
        struct ByValue { let all = CurrentValueSubject<Phase, Never>(.lost(.init())) }
        struct ByStart { func f(_ a: AnyPublisher<Phase, Never>) { _ = a.prepend(.lost(.init())) } }
        """)
    #expect(users == ["ByClosure", "ByJust", "ByStart", "BySubject", "ByValue"])
  }

  @Test func extensionsOfPublisherAddToEachPublisher() {
    let users = users(
      ofPartIn: """
        import Combine
        extension Publisher where Output == [Item] {
          func firsts() -> AnyPublisher<Item, Failure> { compactMap(\\.first).eraseToAnyPublisher() }
        }
        extension Publisher {
          func with<O: Publisher>(_ other: O) -> AnyPublisher<(Output, O.Output), Failure> { fatalError() }
        }
        final class Model { @Published var items: [Item] = [] }
        struct ByAny { func f(_ a: AnyPublisher<[Item], Never>) { _ = a.firsts().sink { _ = $0.part.count } } }
        struct ByProperty { func f(_ a: Model) { _ = a.$items.firsts().sink { _ = $0.part.count } } }
        struct ByOther { func f(_ a: Model, _ b: CurrentValueSubject<Item, Never>) { _ = a.$items.with(b).sink { _ = $0.1.part.count } } }
        """)
    #expect(users == ["ByAny", "ByOther", "ByProperty"])
  }

  @Test func observablesAreMadeOfOthers() {
    let users = users(
      ofPartIn: """
        import RxSwift
        struct ByLatest { func f(_ a: Observable<Item>) { _ = Observable.combineLatest(a, a).subscribe(onNext: { _ = $0.1.part.count }) } }
        struct ByMade { func f(_ a: Observable<Item>) { _ = Observable.zip(a, a) { $1 }.subscribe(onNext: { _ = $0.part.count }) } }
        struct ByOther { func f(_ a: Observable<Int>, _ b: Observable<Item>) { _ = a.withLatestFrom(b).subscribe(onNext: { _ = $0.part.count }) } }
        struct ByBoth { func f(_ a: Observable<Int>, _ b: Observable<Item>) { _ = a.withLatestFrom(b) { ($0, $1) }.subscribe(onNext: { _ = $0.1.part.count }) } }
        struct ByMerge { func f(_ a: Observable<Item>) { _ = Observable.merge(a, a).subscribe(onNext: { _ = $0.part.count }) } }
        struct ByJust { func f() { _ = Observable.just(Item.none).subscribe(onNext: { _ = $0.part.count }) } }
        struct ByFrom { func f(_ a: [Item]) { _ = Observable.from(a).subscribe(onNext: { _ = $0.part.count }) } }
        struct ByDemand { func f() -> Observable<Item> { .just(.init(part: .init())) } }
        struct ByRelay { let all = BehaviorRelay<[Item]>(value: []); func f() { all.accept([.init(part: .init())]) } }
        """)
    #expect(
      users == [
        "ByBoth", "ByDemand", "ByFrom", "ByJust", "ByLatest", "ByMade", "ByMerge", "ByOther",
        "ByRelay",
      ])
  }

  @Test func dataSourcesGiveWhatTheyIdentify() {
    let users = users(
      ofPartIn: """
        import UIKit
        typealias Source = UICollectionViewDiffableDataSource<Int, Item>
        final class Own: UITableViewDiffableDataSource<Part, Item> {}
        final class ByCell { lazy var all = Source(collectionView: grid) { _, _, item in item.part.count == 0 ? nil : nil } }
        final class ByWritten { lazy var all: Source = UICollectionViewDiffableDataSource(collectionView: grid) { _, _, item in item.part.count == 0 ? nil : nil } }
        final class ByIdentifier { func f(_ a: Source) { _ = a.itemIdentifier(for: path)?.part.count } }
        final class BySnapshot { func f(_ a: Source) { _ = a.snapshot().itemIdentifiers.first?.part.count } }
        final class BySection { func f(_ a: Own) { _ = a.sectionIdentifier(for: 0)?.count } }
        final class ByOwn: UITableViewDiffableDataSource<Int, Item> {
          func f(_ path: IndexPath) { _ = itemIdentifier(for: path)?.part.count }
        }
        final class ByRegistration { let all = UICollectionView.CellRegistration<Cell, Item> { _, _, item in _ = item.part.count } }
        final class ByDequeue { func f(_ a: UICollectionView.CellRegistration<Cell, Item>) { grid.dequeueConfiguredReusableCell(using: a, for: path, item: nil).show(.init()) } }
        """)
    #expect(
      users == [
        "ByCell", "ByDequeue", "ByIdentifier", "ByOwn", "ByRegistration", "BySection", "BySnapshot",
        "ByWritten",
      ])
  }

  @Test func aTypeOfTheSDKThatTheProjectExtendsKeepsWhatStandsInIt() {
    let users = users(
      ofPartIn: """
        import Combine
        import UIKit
        extension Publishers { struct Missing {} }
        extension UICollectionView { func scroll() {} }
        extension UICollectionView.CellRegistration { func name() {} }
        final class Feed { @Published var item = Item.none }
        struct ByLatest { func f(_ a: Feed) { _ = Publishers.Merge(a.$item, a.$item).sink { _ = $0.part.count } } }
        struct ByRegistration { let all = UICollectionView.CellRegistration<Cell, Item> { _, _, item in _ = item.part.count } }
        """)
    #expect(users == ["ByLatest", "ByRegistration"])
  }

  @Test func controllersAreOfWhatTheyAreMadeWith() {
    let users = users(
      ofPartIn: """
        import SwiftUI
        import UIKit
        final class Detail: UIViewController { var part: Part? }
        final class ByHost { func f() { let host = UIHostingController(rootView: Screen(item: .none)); _ = host.rootView.item.part.count } }
        final class ByOwnHost: UIHostingController<Screen> { func f() { _ = rootView.item.part.count } }
        final class ByCreator { func f() { _ = board.instantiateViewController(identifier: "") { coder -> Detail? in Detail(coder: coder) }.part?.count } }
        final class ByCache { let all = NSCache<NSString, Detail>(); func f() { _ = all.object(forKey: "")?.part?.count } }
        struct ByAlert: View {
          @State var item: Item?
          var body: some View { Text("").alert(item: $item) { Alert(title: Text("\\($0.part.count)")) } }
        }
        struct Row: View { @Binding var item: Item; var body: some View { Text("") } }
        struct ByConstant: View { var body: some View { Row(item: .constant(.init(part: .init()))) } }
        struct Theme { let part = Part() }
        extension EnvironmentValues { var theme: Theme { Theme() } }
        struct ByPath: View { @Environment(\\.theme.part.count) var count; var body: some View { Text("") } }
        """)
    #expect(
      users == [
        "ByAlert", "ByCache", "ByConstant", "ByCreator", "ByHost", "ByOwnHost", "ByPath",
      ])
  }

  @Test func observablesAreBoundToViews() {
    let users = users(
      ofPartIn: """
        import RxCocoa
        import RxSwift
        extension ObservableType where Element == Item {
          func firstPart() -> Observable<Part> { map { $0.part } }
        }
        struct ByTap { func f(_ b: UIButton) { _ = b.rx.tap.map { Item.none }.subscribe(onNext: { _ = $0.part.count }) } }
        struct ByText { func f(_ t: UITextField) { _ = t.rx.text.orEmpty.map { _ in Item.none }.subscribe(onNext: { _ = $0.part.count }) } }
        struct ByChoice { func f(_ t: UITableView) { _ = t.rx.modelSelected(Item.self).subscribe(onNext: { _ = $0.part.count }) } }
        struct ByRow { func f(_ t: UITableView, _ a: Observable<[Item]>) { _ = a.bind(to: t.rx.items(cellIdentifier: "", cellType: Cell.self)) { _, item, _ in _ = item.part.count } } }
        struct ByCell { func f(_ t: UITableView, _ a: Observable<[Int]>) { _ = a.bind(to: t.rx.items(cellIdentifier: "", cellType: Cell.self)) { _, _, cell in cell.show(.init()) } } }
        final class ByOwner { let item = Item.none; func f(_ a: Observable<Int>) { _ = a.subscribe(with: self, onNext: { owner, _ in _ = owner.item.part.count }) } }
        final class ByUnretained { func f(_ a: Observable<Item>) { _ = a.withUnretained(self).subscribe(onNext: { _, item in _ = item.part.count }) } }
        struct ByEvent { func f(_ a: Observable<Item>) { _ = a.subscribe { event in if case .next(let item) = event { _ = item.part.count } } } }
        struct ByElement { func f(_ a: Observable<Item>) { _ = a.materialize().subscribe(onNext: { _ = $0.element?.part.count }) } }
        struct ByDriver { func f(_ a: Driver<[Item]>) { _ = a.drive(onNext: { _ = $0.first?.part.count }) } }
        struct BySingle { func f(_ a: Single<Item>) { _ = a.map { $0 }.subscribe(onSuccess: { _ = $0.part.count }) } }
        struct ByExtension { func f(_ a: PublishSubject<Item>) { _ = a.firstPart().subscribe(onNext: { _ = $0.count }) } }
        struct BySignal { func f(_ a: SignalProducer<Item?, Never>) { a.skipNil().startWithValues { _ = $0.part.count } } }
        """)
    #expect(
      users == [
        "ByCell", "ByChoice", "ByDriver", "ByElement", "ByEvent", "ByExtension", "ByOwner", "ByRow",
        "BySignal", "BySingle", "ByTap", "ByText", "ByUnretained",
      ])
  }

  @Test func futuresHandOnTheirValue() {
    let users = users(
      ofPartIn: """
        import NIOCore
        typealias Loop = EventLoop
        struct ByMap { func f(_ a: EventLoopFuture<Item>) { _ = a.map { $0.part.count } } }
        struct ByThrowing { func f(_ a: EventLoopFuture<Item?>) { _ = a.unwrap(or: Failure.late).flatMapThrowing { $0.part.count } } }
        struct ByFlat { func f(_ a: EventLoopFuture<Int>, _ b: EventLoopFuture<Item>) { _ = a.flatMap { _ in b }.map { $0.part.count } } }
        struct ByBoth { func f(_ a: EventLoopFuture<Int>, _ b: EventLoopFuture<Item>) { _ = a.and(b).map { $1.part.count } } }
        struct ByWait { func f(_ a: EventLoopFuture<Item>) throws { _ = try a.wait().part.count } }
        struct ByGet { func f(_ a: EventLoopFuture<Item>) async throws { _ = try await a.get().part.count } }
        struct BySuccess { func f(_ a: EventLoopFuture<Item>) { a.whenSuccess { _ = $0.part.count } } }
        struct ByComplete { func f(_ a: EventLoopFuture<Item>) { a.whenComplete { if case .success(let item) = $0 { _ = item.part.count } } } }
        struct ByPromise { func f(_ a: Loop) { let p = a.makePromise(of: Item.self); p.futureResult.whenSuccess { _ = $0.part.count } } }
        struct BySucceed { func f(_ a: EventLoopPromise<Item>) { a.succeed(.init(part: .init())) } }
        struct ByMade { func f(_ a: Loop) { _ = a.makeSucceededFuture(Item.none).map { $0.part.count } } }
        """)
    #expect(
      users == [
        "ByBoth", "ByComplete", "ByFlat", "ByGet", "ByMade", "ByMap", "ByPromise", "BySucceed",
        "BySuccess", "ByThrowing", "ByWait",
      ])
  }

  @Test func promisesRequestsAndStoresHandOnTheirValues() {
    let users = users(
      ofPartIn: """
        import Alamofire
        import PromiseKit
        import RealmSwift
        struct ByDone { func f(_ a: Promise<Item>) { a.done { _ = $0.part.count }.catch { _ in } } }
        struct ByThen { func f(_ a: Promise<Int>, _ b: Promise<Item>) { firstly { a }.then { _ in b }.map { $0.part.count } } }
        struct ByGet { func f(_ a: Promise<Item>) { a.get { _ = $0.part.count } } }
        struct ByResponse { func f() { AF.request("").responseDecodable(of: Item.self) { _ = $0.value?.part.count } } }
        struct ByResult { func f() { AF.request("").responseDecodable(of: Item.self) { response in if case .success(let item) = response.result { _ = item.part.count } } } }
        struct ByTask { func f() async throws { _ = try await AF.request("").serializingDecodable(Item.self).value.part.count } }
        struct ByObjects { func f(_ r: Realm) { _ = r.objects(Item.self).filter("x").first?.part.count } }
        struct ByResults { let all: Results<Item>; func f() { for item in all { _ = item.part.count } } }
        struct ByKey { func f(_ r: Realm) { _ = r.object(ofType: Item.self, forPrimaryKey: 1)?.part.count } }
        """)
    #expect(
      users == [
        "ByDone", "ByGet", "ByKey", "ByObjects", "ByResponse", "ByResult", "ByResults", "ByTask",
        "ByThen",
      ])
  }

  @Test func aResultDemandsWhatItsPlaceDoes() {
    let users = users(
      ofPartIn: """
        extension Failure { static func lost(of part: Part) -> Failure { .late } }
        struct Late: Error {}
        struct ByError {
          func f(_ a: Result<Item, Late>) -> Result<Item, Failure> { a.mapError { _ in .lost(of: .init()) } }
        }
        struct ByNested {
          func f(_ a: Result<Int, Failure>, _ b: Result<Item, Late>) -> Result<Item, Failure> {
            a.flatMap { _ in b.mapError { _ in .lost(of: .init()) } }
          }
        }
        """)
    #expect(users == ["ByError", "ByNested"])
  }

  @Test func objectsAreOfTheRequestForThem() {
    let users = users(
      ofPartIn: """
        import CoreData
        final class Record: NSManagedObject { var part: Part?; class func all() -> NSFetchRequest<Record> { .init() } }
        struct ByFetch { func f(_ c: NSManagedObjectContext) { _ = try? c.fetch(Record.all()).first?.part?.count } }
        struct ByWritten { func f(_ c: NSManagedObjectContext) { _ = try? c.fetch(NSFetchRequest<Record>(entityName: "")).map { $0.part?.count } } }
        struct ByDescriptor { func f(_ c: ModelContext) { _ = try? c.fetch(FetchDescriptor<Record>()).map { $0.part?.count } } }
        struct ByController {
          func f(_ c: NSManagedObjectContext) {
            let all = NSFetchedResultsController(fetchRequest: Record.all(), managedObjectContext: c, sectionNameKeyPath: nil, cacheName: nil)
            _ = all.object(at: path).part?.count
          }
        }
        struct ByPredicate { func f(_ c: ModelContext) { _ = FetchDescriptor<Item>(predicate: #Predicate { $0.part.count == 0 }) } }
        struct ByJudged { let all = #Predicate<Item> { $0.part.count == 0 } }
        struct BySorted { func f(_ c: ModelContext) { _ = FetchDescriptor<Item>(sortBy: [SortDescriptor(\\.part.count)]) } }
        struct ByOrder { func f(_ a: [Item]) { _ = a.sorted(using: KeyPathComparator(\\.part.count)) } }
        struct ByOrders { func f(_ a: [Item]) { _ = a.sorted(using: [KeyPathComparator(\\.part.count)]) } }
        struct ByObjects { func f(_ a: NSFetchedResultsController<Record>) { _ = a.fetchedObjects?.last?.part?.count } }
        """)
    #expect(
      users == [
        "ByController", "ByDescriptor", "ByFetch", "ByJudged", "ByObjects", "ByOrder", "ByOrders",
        "ByPredicate", "BySorted", "ByWritten",
      ])
  }
}
