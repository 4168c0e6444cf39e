@testable import ArchCheck

extension EscapingSelfCapture: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      EscapingSelfCapture(assumeEscaping: true), "functions of the project outside of types",
      Example(
        """
        import Foundation
        func debugOnly(_ body: () -> Void) { body() }
        extension NSLocking {
          func synchronized(_ body: () -> Void) { body() }
        }
        extension NotificationCenter {
          func keep(_ body: @escaping () -> Void) { all.append(body) }
        }
        final class Counter {
          private let lock = NSLock()
          private let center = NotificationCenter.default
          private var count = 0
          func increment() {
            lock.synchronized { self.count += 1 }
            debugOnly { self.count += 1 }
            center.keep { self.count += 1 }  // finding
          }
        }
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
      EscapingSelfCapture(), "jobs that own functions keep, hand on, or give to what keeps them",
      Example(
        """
        //- App/Ticker.swift
        import Foundation
        protocol Cancelling {}
        protocol Scheduling {
          func schedule(_ job: @escaping () -> Void)
          func schedule(every seconds: Int, _ job: @escaping () -> Void) -> any Cancelling
        }
        final class Ticker {
          private let scheduler: any Scheduling
          private var timer: (any Cancelling)?
          private var jobs: [() -> Void] = []
          init(scheduler: any Scheduling) { self.scheduler = scheduler }
          func start() {
            timer = scheduler.schedule(every: 1) { self.tick() }  // finding
          }
          func handOver() {
            later { [scheduler = self.scheduler] in scheduler.schedule {} }
          }
          func again() {
            later { self.tick() }  // finding
          }
          func wait() {
            synchronize { self.tick() }  // finding
          }
          private func later(_ job: @escaping () -> Void) {
            jobs.append(job)
            scheduler.schedule(job)
          }
          func synchronize(_ job: @escaping () -> Void) { jobs.append(job) }
          func load() {
            fetch { self.tick() }  // finding
          }
          private func fetch(_ done: @escaping () -> Void) {
            download { DispatchQueue.main.async { done() } }
          }
          func download(_ done: @escaping () -> Void) { jobs.append(done) }
          func store() {
            keep { self.tick() }  // finding
          }
          private func keep(_ job: @escaping () -> Void) {
            DispatchQueue.main.async { self.jobs = [job] }
          }
          func receive() {
            read { self.tick() }  // finding
          }
          private func read(_ done: @escaping () -> Void) {
            NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in done() }
          }
          func end() {
            onEnd { self.tick() }  // finding
          }
          private func onEnd(_ done: @escaping () -> Void) {
            DispatchQueue.main.async { self.jobs.append { done() } }
          }
          func open() {
            onOpen { self.tick() }  // finding
          }
          private func onOpen(_ done: @escaping () -> Void) {
            UserDefaults.standard.open { self.job = { done() } }
          }
          private var job: (() -> Void)?
          func tick() {}
        }
        """)),
    NearMiss(
      EscapingSelfCapture(), "protocols by all their conformers, queues of jobs, and timers",
      Example(
        """
        //- App/Line.swift
        import Foundation
        protocol Store { func create(_ done: @escaping (Int) -> Void) }
        final class Disk: Store {
          private let queue = DispatchQueue(label: "")
          func create(_ done: @escaping (Int) -> Void) { queue.async { done(1) } }
        }
        struct Memory: Store { func create(_ done: @escaping (Int) -> Void) { done(1) } }
        protocol Feed { func follow(_ body: @escaping (Int) -> Void) }
        final class News: Feed {
          private var bodies: [(Int) -> Void] = []
          func follow(_ body: @escaping (Int) -> Void) { bodies.append(body) }
          func tell() { for body in bodies { body(1) } }
        }
        struct Silence: Feed { func follow(_ body: @escaping (Int) -> Void) {} }
        final class Gate { func with<Result>(_ body: () -> Result) -> Result { body() } }
        final class Line {
          private var jobs: [() -> Void] = []
          private let gate = Gate()
          func add(_ job: @escaping () -> Void) {
            let count = gate.with {
              jobs.append(job)
              return jobs.count
            }
            print(count)
          }
          func step() {
            let job = jobs.removeFirst()
            job()
          }
        }
        final class Cart {
          private let store: any Store
          private let feed: any Feed
          private let line = Line()
          private var count = 0
          init(store: any Store, feed: any Feed) {
            self.store = store
            self.feed = feed
          }
          func save() {
            store.create { self.count = $0 }
            line.add { self.count = 0 }
            let timer = DispatchSource.makeTimerSource()
            timer.setEventHandler {
              self.count += 1
              timer.cancel()
            }
          }
          func follow() { feed.follow { self.count = $0 } }  // finding
          private var rest: [() -> Void] = []
          func wait() { rest.append { self.count += 1 } }
          func flush() {
            let jobs = rest
            rest = []
            for job in jobs { job() }
          }
          func tick(_ timer: any DispatchSourceTimer) {
            timer.setEventHandler { self.count += 1 }  // finding
          }
        }
        """)),
    NearMiss(
      EscapingSelfCapture(),
      "timers that only the method knows, and those that something else gets hold of",
      Example(
        """
        //- App/Door.swift
        import Foundation
        final class Door {
          private let queue = DispatchQueue(label: "door")
          private let bell: any DispatchSourceTimer = DispatchSource.makeTimerSource()
          private var timer: (any DispatchSourceTimer)?
          private var timers: [any DispatchSourceTimer] = []
          private var isOpen = false
          func once(_ job: @escaping () -> Void) {
            let timer = DispatchSource.makeTimerSource(flags: [], queue: queue)
            timer.setEventHandler { if self.isOpen { job() } }
            timer.resume()
            let other = DispatchSource.makeTimerSource(queue: .main)
            other.schedule(deadline: .now() + 1)
            other.setEventHandler { self.isOpen = false }
            DispatchQueue.main.async { other.resume() }
          }
          func store() {
            let timer = DispatchSource.makeTimerSource()
            timer.setEventHandler { self.isOpen = false }  // finding
            self.timer = timer
          }
          func storeMore() {
            let timer = DispatchSource.makeTimerSource()
            timer.setEventHandler { self.isOpen = false }  // finding
            timers.append(timer)
          }
          func give() -> any DispatchSourceTimer {
            let timer = DispatchSource.makeTimerSource()
            timer.setEventHandler { self.isOpen = false }  // finding
            return timer
          }
          func again() {
            let timer = DispatchSource.makeTimerSource()
            timer.setEventHandler {  // finding
              self.isOpen = false
              timer.schedule(deadline: .now() + 1)
            }
          }
          func ring() {
            let timer = bell
            timer.setEventHandler { self.isOpen = false }  // finding
          }
        }
        """)),
    NearMiss(
      EscapingSelfCapture(), "subscriptions of a package, also to an object that the method makes",
      Example(
        """
        //- App/Rooms.swift
        import RxCocoa
        import RxSwift
        final class Rooms {
          private let names: Signal<String>
          private let bag = DisposeBag()
          private var last = ""
          init(names: Signal<String>) { self.names = names }
          func follow() {
            names.emit(onNext: { self.last = $0 }).disposed(by: bag)  // finding
          }
          func show() {
            let subject = PublishSubject<String>()
            subject.subscribe(onNext: { self.last = $0 }).disposed(by: bag)  // finding
          }
        }
        """)),
    NearMiss(
      EscapingSelfCapture(), "lists in an enum's case that are taken out before they are called",
      Example(
        """
        //- App/Pool.swift
        final class Pool {
          private enum State { case on([(Int) -> Void]), off }
          private struct Job { let run: (Int) -> Void }
          private enum Jobs { case some([Job]) }
          private var state = State.on([])
          private var jobs = Jobs.some([])
          func submit(_ job: @escaping (Int) -> Void) {
            guard case .on(var queue) = state else { return }
            queue.append(job)
            state = .on(queue)
          }
          func add(_ job: @escaping (Int) -> Void) {
            switch jobs {
            case .some(var list):
              list.append(Job(run: job))
              jobs = .some(list)
            }
          }
          func step() {
            guard case .on(var queue) = state else { return }
            let job = queue.removeFirst()
            state = .on(queue)
            job(1)
          }
          func end() {
            switch jobs {
            case .some(let list):
              jobs = .some([])
              for job in list { job.run(1) }
            }
          }
        }
        final class User {
          private let pool = Pool()
          private var count = 0
          func go() {
            pool.submit { _ in self.count = 1 }
            pool.add { self.count = $0 }
          }
        }
        """)),
    NearMiss(
      EscapingSelfCapture(), "a list in an enum's case that stays",
      Example(
        """
        //- App/Pool.swift
        final class Pool {
          private enum State { case on([(Int) -> Void]), off }
          private var state = State.on([])
          func submit(_ job: @escaping (Int) -> Void) {
            guard case .on(var queue) = state else { return }
            queue.append(job)
            state = .on(queue)
          }
          func step() {
            guard case .on(let queue) = state else { return }
            for job in queue { job(1) }
          }
        }
        final class User {
          private let pool = Pool()
          private var count = 0
          func go() {
            pool.submit { _ in self.count = 1 }  // finding
          }
        }
        """)),
    NearMiss(
      EscapingSelfCapture(), "futures of a package",
      Example(
        """
        //- App/Stream.swift
        import NIOCore
        final class Stream {
          private let parent: any Channel
          private var isOn = false
          init(parent: any Channel) { self.parent = parent }
          func setUp() {
            parent.getOption(1).whenComplete { self.isOn = $0 }
            read { self.isOn = $0 }
          }
          private func read(_ done: @escaping (Bool) -> Void) {
            parent.getOption(1).whenComplete { done($0) }
          }
        }
        """)),
    NearMiss(
      EscapingSelfCapture(), "jobs for an own queue, and functions that only hand them on",
      Example(
        """
        //- App/Ticker.swift
        import Foundation
        protocol Scheduling {
          func schedule(_ job: @escaping () -> Void)
          @discardableResult func schedule(after seconds: Int, _ job: @escaping () -> Void) -> Bool
        }
        final class Ticker {
          private let scheduler: any Scheduling
          private let queue = DispatchQueue(label: "ticks")
          var onEnd: (() -> Void)?
          init(scheduler: any Scheduling) { self.scheduler = scheduler }
          func start() {
            scheduler.schedule { self.tick() }
            _ = scheduler.schedule(after: 1) { self.tick() }
            later { self.tick() }
            onQueue { self.tick() }
          }
          func next() -> Bool { scheduler.schedule(after: 2) { self.tick() } }
          func end() {
            onEnd = {
              final class Count {
                var all = 0
                func add() { self.all += 1 }
              }
              Count().add()
            }
          }
          func count() -> Int {
            final class Count {
              var all = 0
              func add() { every { self.all += 1 } }
            }
            return Count().all
          }
          func every(_ job: @escaping () -> Void) { onEnd = job }
          private func later(_ work: @escaping () -> Void) { scheduler.schedule(after: 1, work) }
          private func onQueue(_ work: @escaping () -> Void) {
            queue.async { work() }
          }
          func tick() {}
        }
        """)),
    NearMiss(
      EscapingSelfCapture(), "results that are kept, observers that stay, and requests",
      Example(
        """
        //- App/Pipe.swift
        protocol Loop {
          func execute(_ job: @escaping () -> Void)
          func execute(_ request: Int, then done: @escaping (Int) -> Void)
          func begin<T>(_ job: @escaping () -> T) -> Later<T>
        }
        final class Later<T> {
          private var value: T?
          private var observers: [(T) -> Void] = []
          func whenChanged(_ observer: @escaping (T) -> Void) { observers.append(observer) }
          func set(_ value: T) {
            for observer in observers { observer(value) }
          }
        }
        final class Pipe {
          private let loop: any Loop
          private let count = Later<Int>()
          private var last: Later<Int>?
          private var bytes = 0
          init(loop: any Loop) { self.loop = loop }
          func request() {
            loop.execute(1) { self.bytes = $0 }  // finding
          }
          func keep() {
            last = loop.begin { self.bytes }  // finding
          }
          func watch() {
            count.whenChanged { self.bytes = $0 }  // finding
          }
          func again() {
            last = repeated { self.bytes }  // finding
          }
          private func repeated(_ job: @escaping () -> Int) -> Later<Int> { loop.begin(job) }
        }
        """)),
    NearMiss(
      EscapingSelfCapture(), "results that nobody keeps, and observers that are called once",
      Example(
        """
        //- App/Pipe.swift
        protocol Loop {
          func execute(_ job: @escaping () -> Void)
          func begin<T>(_ job: @escaping () -> T) -> Later<T>
        }
        final class Later<T> {
          private var value: T?
          private var observers: [(T) -> Void] = []
          private var onCancel: (() -> Void)?
          func whenDone(_ observer: @escaping (T) -> Void) {
            if let value { observer(value) } else { observers.append(observer) }
          }
          func whenCancelled(_ observer: @escaping () -> Void) { onCancel = observer }
          func set(_ value: T) {
            self.value = value
            let observers = self.observers
            self.observers = []
            for observer in observers { observer(value) }
          }
          func cancel() {
            if let onCancel {
              self.onCancel = nil
              onCancel()
            }
          }
          func wait() -> T { value! }
        }
        final class BytesFuture {
          struct View {
            let future: BytesFuture
            func whenFailure(_ done: @escaping () -> Void) { future.keep(done) }
          }
          private var observers: [() -> Void] = []
          var view: View { View(future: self) }
          func whenSuccess(_ done: @escaping (Int) -> Void) { keep { done(1) } }
          fileprivate func keep(_ done: @escaping () -> Void) { observers.append(done) }
        }
        final class Pipe {
          private let loop: any Loop
          private let count = Later<Int>()
          private var bytes = 0
          init(loop: any Loop) { self.loop = loop }
          func fire() { loop.execute { self.bytes = 1 } }
          func get() { read { self.bytes = $0 } }
          func sum() -> Int { loop.begin { self.bytes }.wait() }
          func later() -> Later<Int> { loop.begin { self.bytes } }
          func finish() {
            count.whenDone { self.bytes = $0 }
            count.whenCancelled { self.bytes = 0 }
          }
          func wait(for future: BytesFuture) {
            future.whenSuccess { self.bytes = $0 }
            future.view.whenFailure { self.bytes = 0 }
          }
          private func read(_ body: @escaping (Int) -> Void) { loop.execute { self.tell(body) } }
          private func tell(_ body: @escaping (Int) -> Void) {
            if bytes > 0 { return body(2) }
            count.whenDone(body)
          }
        }
        """)),
    NearMiss(
      EscapingSelfCapture(),
      "queues, tasks, animations, subscriptions that end, and shared instances",
      Example(
        """
        //- App/Feed.swift
        import UIKit
        final class Feed: UIViewController {
          var count = 0
          func start() {
            DispatchQueue.main.async { self.count = 1 }
            Task { self.count = 2 }
            UIView.animate(withDuration: 1) { self.count = 3 }
            URLSession.shared.dataTask(with: URL(fileURLWithPath: "")) { _, _, _ in
              self.count = 4
            }.resume()
            [1, 2].forEach { self.count += $0 }
            Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.count = 5 }
          }
        }
        struct Token {
          let onCancel: () -> Void
          init(onCancel: @escaping () -> Void) { self.onCancel = onCancel }
        }
        final class Source {
          private let ids = Subject()
          var count = 0
          func asyncRead(_ body: @escaping () -> Void) { body() }
          func read() { asyncRead { self.count = 1 } }
          func token() -> Token { Token { self.count = 2 } }
          func watch() { ids.map { $0 }.take(until: ids).subscribe(onNext: { self.count = $0 }) }
        }
        final class Session {
          static let shared = Session()
          var onEnd: (() -> Void)?
          private init() {}
          func go() { onEnd = { self.stop() } }
          func stop() {}
        }
        final class Box {
          let value = Source()
          var onEnd: (() -> Void)?
          func go() {
            let other = value
            onEnd = {
              let `self` = other
              self.read()
            }
          }
        }
        """)),
    NearMiss(
      EscapingSelfCapture(), "publishers that end by themselves, and those that go on",
      Example(
        """
        //- App/Feed.swift
        import Combine
        import Foundation
        final class Feed {
          private var bag: Set<AnyCancellable> = []
          private let ids = PassthroughSubject<Int, Never>()
          var count = 0
          func once() {
            Just(1).map { $0 + 1 }.sink { self.count = $0 }.store(in: &bag)
            Future<Int, Never> { $0(.success(1)) }.receive(on: DispatchQueue.main)
              .sink { self.count = $0 }.store(in: &bag)
            ids.first().sink { self.count = $0 }.store(in: &bag)
            ids.prefix(1).sink { self.count = $0 }.store(in: &bag)
            let local = ids.sink { self.count = $0 }
            local.cancel()
            _ = ids.sink { self.count = $0 }
            let kept = ids.sink { self.count = $0 }  // finding
            kept.store(in: &bag)
          }
          func always() {
            Just(1).flatMap { _ in self.ids }.sink { self.count = $0 }.store(in: &bag)  // finding
          }
          func whileSmall() {
            ids.prefix { $0 < 5 }.sink { self.count = $0 }.store(in: &bag)  // finding
          }
        }
        """)),
    NearMiss(
      EscapingSelfCapture(), "a shared instance that is the only one, and one that is not",
      Example(
        """
        //- App/Shared.swift
        final class Session {
          static let shared = Session()
          var onEnd: (() -> Void)?
          func go() { onEnd = { self.stop() } }
          func stop() {}
        }
        final class Player {
          static let shared = Player()
          var onEnd: (() -> Void)?
          func go() { onEnd = { self.stop() } }  // finding
          func stop() {}
        }
        struct Room { let player = Player() }
        """)),
    NearMiss(
      EscapingSelfCapture(), "actions of a control, and those of a menu that is shown once",
      Example(
        """
        import UIKit
        final class FormView: UIView {
          private let button = UIButton()
          func setUp() {
            button.addAction(UIAction { _ in self.send() }, for: .touchUpInside)  // finding
            button.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchDown)
          }
          func menu() -> UIMenu { UIMenu(children: [UIAction { _ in self.send() }]) }
          func send() {}
        }
        class RoundButton: UIButton {}
        final class SendView: UIView {
          private var button = UIButton()
          private lazy var other = UIButton(primaryAction: UIAction { _ in self.send() })  // finding
          func setUp() {
            button = UIButton(type: .system, primaryAction: UIAction { _ in self.send() })  // finding
            button = UIButton(primaryAction: UIAction { [weak self] _ in self?.send() })
          }
          func addRound() {
            addSubview(RoundButton(primaryAction: UIAction { _ in self.send() }))  // finding
          }
          func makeButton() -> UIButton { UIButton(primaryAction: UIAction { _ in self.send() }) }
          func send() {}
        }
        """)),
    NearMiss(
      EscapingSelfCapture(), "memberwise initializers of structs that are kept or shown",
      Example(
        """
        struct Row {
          let title: String
          var onTap: (() -> Void)?
          var width: () -> Int = { 3 }
        }
        final class List {
          private var rows: [Row] = []
          private var first: Row?
          var width = 3
          func fill() {
            rows = [Row(title: "a", onTap: { self.tap() })]  // finding
          }
          func begin() {
            first = Row(title: "a") { self.width }  // finding
          }
          func made() -> Row { Row(title: "a", onTap: { self.tap() }) }
          func show() {
            let row = Row(title: "a", onTap: { self.tap() })
            row.onTap?()
            first = Row(title: "a", onTap: { [weak self] in self?.tap() })
          }
          func tap() {}
        }
        """)),
    NearMiss(
      EscapingSelfCapture(),
      "functions that are called like those of queues, and keep what they get",
      Example(
        """
        import Dispatch
        final class Hooks {
          private var kept: (() -> Void)?
          private var next: (() -> Void)?
          private let queue = DispatchQueue(label: "hooks")
          func performLater(_ hook: @escaping () -> Void) { kept = hook }
          func performNext(_ hook: @escaping () -> Void) { next = hook }
          func performNow(_ hook: @escaping () -> Void) { queue.async(execute: hook) }
          func fire() {
            kept?()
            next?()
            next = nil
          }
        }
        final class Screen {
          private let hooks = Hooks()
          private var count = 0
          func later() { hooks.performLater { self.count += 1 } }  // finding
          func next() { hooks.performNext { self.count += 1 } }
          func now() { hooks.performNow { self.count += 1 } }
        }
        """)),
    NearMiss(
      EscapingSelfCapture(),
      "closures that are handed on to what runs once, and properties that are emptied right behind the call",
      Example(
        """
        //- App/Splash.swift
        import UIKit
        final class Steps {
          private let screen = UIViewController()
          private var once: (() -> Void)?
          private var again: (() -> Void)?
          func close(_ done: @escaping () -> Void) {
            screen.dismiss(animated: true, completion: done)
          }
          func wait(_ done: @escaping () -> Void) { once = done }
          func listen(_ done: @escaping () -> Void) { again = done }
          func finish() {
            once?()
            once = nil
          }
          func fail(_ isLast: Bool) {
            again?()
            if isLast { again = nil }
          }
        }
        final class Splash {
          private let steps = Steps()
          private var count = 0
          func start() {
            steps.close { self.count = 1 }
            steps.wait { self.count = 2 }
          }
          func watch() {
            steps.listen { self.count = 3 }  // finding
          }
        }
        """)),
    NearMiss(
      EscapingSelfCapture(),
      "callbacks that are taken out of a dictionary before they are called",
      Example(
        """
        //- App/Loader.swift
        import Foundation
        final class Queue {
          private var pending: [URL: (Data?) -> Void] = [:]
          private var waiting: [URL: [(Data?) -> Void]] = [:]
          private var listeners: [URL: (Data?) -> Void] = [:]
          func load(_ url: URL, completion: @escaping (Data?) -> Void) {
            pending[url] = completion
          }
          func join(_ url: URL, completion: @escaping (Data?) -> Void) {
            waiting[url, default: []].append(completion)
          }
          func listen(_ url: URL, listener: @escaping (Data?) -> Void) {
            listeners[url] = listener
          }
          func finish(_ url: URL, _ data: Data?) {
            pending.removeValue(forKey: url)?(data)
            for completion in waiting.removeValue(forKey: url) ?? [] { completion(data) }
            listeners[url]?(data)
          }
        }
        final class Gallery {
          private let queue: Queue
          private var images: [Data] = []
          init(queue: Queue) { self.queue = queue }
          func load(_ url: URL) { queue.load(url) { data in self.images = [data!] } }
          func join(_ url: URL) { queue.join(url) { data in self.images = [data!] } }
          func listen(_ url: URL) {
            queue.listen(url) { data in self.images = [data!] }  // finding
          }
        }
        """)),
    NearMiss(
      EscapingSelfCapture(),
      "closures that end what keeps them, sequences that end, and one that hands self on weakly",
      Example(
        """
        //- App/Countdown.swift
        import Combine
        import Foundation
        import RxSwift
        final class Countdown {
          private var remaining = 3
          private var bag = DisposeBag()
          private var ticks: (() -> Void)?
          func start() {
            Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
              self.remaining -= 1
              if self.remaining == 0 { timer.invalidate() }
            }
          }
          func observe() {
            var token: NSObjectProtocol?
            token = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in
              self.remaining = 0
              if let token { NotificationCenter.default.removeObserver(token) }
            }
          }
          func wait() {
            Observable<Int>.timer(.seconds(2), scheduler: MainScheduler.instance)
              .subscribe(onNext: { _ in self.remaining = 0 }).disposed(by: bag)
            Observable.of(1, 2).subscribe(onNext: { self.remaining = $0 }).disposed(by: bag)
          }
          func repeatAll() {
            Observable<Int>.timer(.seconds(2), period: .seconds(1), scheduler: MainScheduler.instance)
              .subscribe(onNext: { _ in self.remaining = 0 }).disposed(by: bag)  // finding
          }
          func tick() {
            ticks = { Task { [weak self] in self?.remaining = 0 } }  // finding
          }
          func tickWeakly() {
            ticks = { [weak self] in Task { self?.remaining = 0 } }
          }
        }
        """)),
    NearMiss(
      EscapingSelfCapture(),
      "closures that end something else than what keeps them",
      Example(
        """
        //- App/Poller.swift
        import Foundation
        final class Poller {
          var count = 0
          func start() {
            Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in  // finding
              let request = Request()
              request.cancel()
              self.count += 1
            }
          }
        }
        struct Request { func cancel() {} }
        """)),
    NearMiss(
      EscapingSelfCapture(),
      "actions of alerts, and what a local object keeps in a property",
      Example(
        """
        //- App/Orders.swift
        import UIKit
        final class OrderViewController: UIViewController {
          private var note = ""
          func remove() { confirm { self.note = "x" } }
          private func confirm(_ onYes: @escaping () -> Void) {
            let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Yes", style: .default, handler: { _ in onYes() }))
            present(alert, animated: true)
          }
        }
        final class EditFlow {
          var onFinish: ((String) -> Void)?
          func start() { onFinish?("x") }
        }
        final class Editor {
          private var text = ""
          private var kept: EditFlow?
          func edit() {
            let flow = EditFlow()
            flow.onFinish = { result in self.text = result }
            flow.start()
          }
          func editLater() {
            let flow = EditFlow()
            flow.onFinish = { result in self.text = result }  // finding
            kept = flow
          }
        }
        """)),
    NearMiss(
      EscapingSelfCapture(), "a public protocol of a module that no library offers",
      Example(
        """
        //- Net/API.swift
        import Foundation
        public protocol API {
          func get(_ path: String, completion: @escaping (Data) -> Void)
        }
        public final class LiveAPI: API {
          public func get(_ path: String, completion: @escaping (Data) -> Void) { completion(Data()) }
        }
        public final class CachingAPI: API {
          private let base: any API
          private var cache: [String: Data] = [:]
          public init(base: any API) { self.base = base }
          public func get(_ path: String, completion: @escaping (Data) -> Void) {
            base.get(path) { result in
              self.cache[path] = result
              completion(result)
            }
          }
        }
        """)),
    NearMiss(
      EscapingSelfCapture(), "what a lazy property keeps",
      Example(
        """
        //- App/Pay.swift
        import UIKit
        final class ErrorView: UIView {
          private var onRetry: (() -> Void)?
          convenience init(onRetry: @escaping () -> Void) {
            self.init(frame: .zero)
            self.onRetry = onRetry
          }
          @objc func tap() { onRetry?() }
        }
        final class PayViewController: UIViewController {
          private lazy var errorView = ErrorView(onRetry: { self.pay() })  // finding
          private lazy var other = ErrorView(onRetry: { [weak self] in self?.pay() })
          func pay() { view.addSubview(errorView) }
        }
        """)),
    NearMiss(
      EscapingSelfCapture(), "actors that keep what they are given, and those that run it",
      Example(
        """
        //- App/Bus.swift
        actor Bus {
          private var handlers: [@Sendable (Int) async -> Void] = []
          private var named: [String: @Sendable (Int) async -> Void] = [:]
          private var last: Int = 0
          private var listeners: [Listener] = []
          struct Listener { let run: @Sendable (Int) async -> Void }
          func listen(_ run: @escaping @Sendable (Int) async -> Void) {
            listeners.append(Listener(run: run))
          }
          func on(_ handler: @escaping @Sendable (Int) async -> Void) { handlers.append(handler) }
          func on(_ name: String, _ handler: @escaping @Sendable (Int) async -> Void) {
            named[name] = handler
          }
          func run(_ job: @escaping @Sendable (Int) async -> Void) async { await job(last) }
        }
        actor Cart {
          private let bus: Bus
          init(bus: Bus) { self.bus = bus }
          func start() async {
            await bus.on { await self.apply($0) }  // finding
          }
          func listen() async {
            await bus.on("cart") { await self.apply($0) }  // finding
          }
          func hear() async {
            await bus.listen { await self.apply($0) }  // finding
          }
          func work() async {
            await bus.run { await self.apply($0) }
            await bus.on { [weak self] in await self?.apply($0) }
          }
          func apply(_ count: Int) {}
        }
        """)),
    NearMiss(
      EscapingSelfCapture(), "jobs for a time or a thread, and those for again and again",
      Example(
        """
        //- App/Loop.swift
        final class Job {}
        protocol Loop {
          func schedule(in seconds: Int, _ job: @escaping () -> Void) -> Job
          func schedule(after seconds: Int, interval: Int, _ job: @escaping () -> Void) -> Job
          func scheduleRepeated(in seconds: Int, _ job: @escaping () -> Void) -> Job
          func schedule(_ job: @escaping () -> Void) -> Job
        }
        final class Box {
          let job: (Int) -> Void
          init(_ job: @escaping (Int) -> Void) { self.job = job }
        }
        enum Worker {
          static func spawn(named name: String, _ job: @escaping (Int) -> Void) {
            let box = Box(job)
            start(box)
          }
          static func start(_ box: Box) {}
        }
        final class Pipe {
          private let loop: any Loop
          private var job: Job?
          private var bytes = 0
          init(loop: any Loop) { self.loop = loop }
          func wait() { job = loop.schedule(in: 1) { self.bytes = 1 } }
          func poll() {
            job = loop.schedule(after: 1, interval: 1) { self.bytes = 2 }  // finding
          }
          func pollAgain() {
            job = loop.scheduleRepeated(in: 1) { self.bytes = 3 }  // finding
          }
          func keep() {
            job = loop.schedule { self.bytes = 4 }  // finding
          }
          func start() { Worker.spawn(named: "pipe") { self.bytes = $0 } }
        }
        """)),
    NearMiss(
      EscapingSelfCapture(), "publishers of own functions that end, and those that go on",
      Example(
        """
        //- App/Feed.swift
        import Combine
        import Foundation
        enum API {
          static func load(_ url: URL) -> AnyPublisher<Data, Error> {
            let request = URLRequest(url: url)
            return URLSession.shared.dataTaskPublisher(for: request)
              .tryMap { data, _ in return data }
              .eraseToAnyPublisher()
          }
        }
        final class Service {
          private let changes = PassthroughSubject<Data, Error>()
          func feed() -> AnyPublisher<Data, Error> { API.load(URL(fileURLWithPath: "/")) }
          func news(_ isLive: Bool) -> AnyPublisher<Data, Error> {
            if isLive { return changes.eraseToAnyPublisher() }
            return feed()
          }
        }
        final class Feed {
          private let service = Service()
          private var bag: Set<AnyCancellable> = []
          private var data = Data()
          func load() {
            service.feed().receive(on: DispatchQueue.main)
              .sink { _ in } receiveValue: { self.data = $0 }
              .store(in: &bag)
          }
          func watch() {
            service.news(true)
              .sink { _ in } receiveValue: { self.data = $0 }  // finding
              .store(in: &bag)
          }
        }
        """)),
    NearMiss(
      EscapingSelfCapture(assumeEscaping: true), "functions of the SDK that call closures at once",
      Example(
        """
        //- App/Counts.swift
        import Foundation
        import Vendor
        final class Counts {
          private var names: [String: Int] = [:]
          private var total = 0
          func count(_ lines: NSArray, _ names: [String]) {
            DispatchQueue.concurrentPerform(iterations: 2) { _ in self.total += 1 }
            self.names = self.names.mapValues { $0 + self.total }
            lines.enumerateObjects { _, index, _ in self.total += index }
            self.names.merge(["a": 1]) { _, new in new + self.total }
            self.names = Dictionary(grouping: names) { $0 }.compactMapValues { $0.count + self.total }
          }
          func watch(_ feed: VendorFeed) {
            feed.listen { self.total += 1 }  // finding
          }
        }
        """)),
    NearMiss(
      EscapingSelfCapture(), "closures in structs that methods keep, or only use",
      Example(
        """
        //- App/Row.swift
        struct Actions {
          let onTap: () -> Void
        }
        final class Row {
          private var actions: Actions?
          func update(_ actions: Actions) { self.actions = actions }
          func run(_ actions: Actions) { actions.onTap() }
        }
        final class List {
          private let row = Row()
          private var count = 0
          func show() {
            row.update(Actions(onTap: { self.count += 1 }))  // finding
          }
          func showWeakly() { row.update(Actions(onTap: { [weak self] in self?.count += 1 })) }
          func run() { row.run(Actions(onTap: { self.count += 1 })) }
        }
        """)),
    NearMiss(
      EscapingSelfCapture(), "aliases of functions, dictionaries and literals",
      Example(
        """
        //- App/Box.swift
        import UIKit
        final class Box<Value> {
          typealias Listener = (Value) -> Void
          private var listener: Listener?
          func bind(_ listener: Listener?) { self.listener = listener }
          func each(_ body: Listener) {}
        }
        final class TitleController: UIViewController {
          let box = Box<String>()
          override func viewDidLoad() {
            box.bind { text in self.title = text }  // finding
          }
          func show() {
            box.each { text in self.title = text }
          }
        }
        final class MenuController: UIViewController {
          private var handlers: [String: () -> Void] = [:]
          func fill() { handlers["end"] = { self.title = "end" } }  // finding
          func replace() { handlers = ["end": { self.title = "end" }] }  // finding
          func run() {
            let jobs = [{ self.title = "now" }]
            jobs.forEach { $0() }
          }
        }
        """)),
  ]
}
