@testable import ArchCheck

extension WeakDelegates: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      WeakDelegates(), "a delegate that is any view controller",
      Example(
        """
        import UIKit
        final class Form {
          var delegate: UIViewController?  // finding
          weak var owner: UIViewController?
        }
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
      WeakDelegates(),
      "own delegates, data sources, delegates of the app, and wrappers that hold weakly",
      Example(
        """
        //- App/List.swift
        import SwiftUI
        import UIKit
        final class ListDelegate: NSObject, UITableViewDelegate {}
        final class AppDelegate: NSObject, UIApplicationDelegate {}
        final class List {
          private let tableDelegate = ListDelegate()
          private var otherDelegate: ListDelegate
          private var dataSource: UITableViewDiffableDataSource<Int, Int>?
          var appDelegate: AppDelegate?
          init() { otherDelegate = ListDelegate() }
        }
        protocol FormDelegate: AnyObject {
          func formDidEnd()
        }
        @propertyWrapper struct Weak<Value> {
          private weak var object: AnyObject?
          init(wrappedValue: Value?) { object = wrappedValue as AnyObject? }
          var wrappedValue: Value? {
            get { object as? Value }
            set { object = newValue as AnyObject? }
          }
        }
        @propertyWrapper struct Boxed<Value> {
          private var box: Box<Value>
          var wrappedValue: Value? { box.value }
        }
        struct Box<Value> {
          var value: Value?
        }
        final class Form {
          @Weak var delegate: (any FormDelegate)?
          @Weak var otherDelegate: (any FormDelegate)? = nil
          @Boxed var boxedDelegate: (any FormDelegate)?
          @Injected var injectedDelegate: (any FormDelegate)?
        }
        @main
        struct Shop: App {
          @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
          var body: some Scene { WindowGroup { Text("Shop") } }
        }
        """)),
    NearMiss(
      WeakDelegates(), "storage behind a delegate, compositions, bounds, and other names",
      Example(
        """
        //- App/Player.swift
        import UIKit
        protocol PlayerDelegate: AnyObject {
          func playerDidEnd()
        }
        protocol Closing {
          func close()
        }
        typealias SheetHandler = Closing & PlayerDelegate
        final class Player {
          private var _delegate: PlayerDelegate?  // finding
          var delegate: PlayerDelegate? {
            get { _delegate }
            set { _delegate = newValue }
          }
        }
        final class Sheet {
          var delegate: (any Closing & PlayerDelegate)?  // finding
          var otherDelegate: SheetHandler?  // finding
          var screenDelegate: (UIViewController & Closing)?  // finding
          weak var thirdDelegate: (any Closing & PlayerDelegate)?
          var styleDelegate: (any Closing & Sendable)?
        }
        final class Film<Watcher: PlayerDelegate, Closer> where Closer: Closing {
          var delegate: Watcher?  // finding
          var closerDelegate: Closer?
        }
        final class Request<Delegate: PlayerDelegate> {
          let delegate: Delegate
          init(delegate: Delegate) { self.delegate = delegate }
        }
        final class Song {
          var output: PlayerDelegate?  // finding
          private var listener: (any PlayerDelegate)!  // finding
          weak var other: PlayerDelegate?
          func end() {
            output?.playerDidEnd()
            self.listener.playerDidEnd()
            other?.playerDidEnd()
          }
        }
        """)),
    NearMiss(
      WeakDelegates(), "objects called delegates that the type makes, wraps or hands on",
      Example(
        """
        //- App/Player.swift
        import UIKit
        protocol PlayerDelegate: AnyObject {
          func playerDidEnd()
        }
        final class Logger: PlayerDelegate {
          var wrapped: PlayerDelegate?
          func playerDidEnd() { wrapped?.playerDidEnd() }
        }
        final class Player {
          weak var delegate: PlayerDelegate?
          private var output: PlayerDelegate?
          private var handler: PlayerDelegate?
          private var table: UITableViewDelegate?
          let fallback: PlayerDelegate
          var kept: PlayerDelegate?
          init(fallback: PlayerDelegate) {
            self.fallback = fallback
            output = Logger()
          }
          func end(other: Player) {
            output?.playerDidEnd()
            handler?.playerDidEnd()
            fallback.playerDidEnd()
            other.delegate = handler
          }
        }
        """)),
    NearMiss(
      WeakDelegates(), "objects that the owner keeps for a view, which holds them weakly",
      Example(
        """
        //- App/ListViewController.swift
        import UIKit
        final class ListViewController: UIViewController {
          private let table = UITableView()
          private var dataSource: UITableViewDataSource?
          private var fadeDelegate: UIViewControllerTransitioningDelegate?
          private var otherDelegate: UIViewControllerTransitioningDelegate?  // finding
          override func viewDidLoad() {
            super.viewDidLoad()
            let source = ListSource()
            dataSource = source
            table.dataSource = dataSource
          }
          func show(_ next: UIViewController, _ other: UIViewControllerTransitioningDelegate) {
            fadeDelegate = FadeDelegate()
            otherDelegate = other
          }
        }
        final class GridViewController: UIViewController {
          private let table = UITableView()
          private var dataSource: UITableViewDataSource
          init(dataSource: UITableViewDataSource) {
            self.dataSource = dataSource
            super.init(nibName: nil, bundle: nil)
            table.dataSource = self.dataSource
          }
        }
        final class ListSource: NSObject, UITableViewDataSource {}
        final class FadeDelegate: NSObject, UIViewControllerTransitioningDelegate {}
        protocol UserDataSource: AnyObject { func users() -> [Int] }
        final class UserStore {
          private let dataSource: UserDataSource
          init(dataSource: UserDataSource) { self.dataSource = dataSource }
        }
        """)),
    NearMiss(
      WeakDelegates(), "delegates that are given on",
      Example(
        """
        //- App/Form.swift
        import UIKit
        protocol FormDelegate: AnyObject {
          func formDidEnd()
        }
        final class Row {
          weak var delegate: FormDelegate?
        }
        final class Form {
          var delegate: FormDelegate?  // finding
          let row = Row()
          func start() { row.delegate = delegate }
        }
        final class Presenter {
          private var sheetDelegate: (any UIViewControllerTransitioningDelegate)?
          private var delegate: FormDelegate?
          func show(_ view: UIViewController, by sheet: any UIViewControllerTransitioningDelegate) {
            sheetDelegate = sheet
            view.transitioningDelegate = sheetDelegate
          }
          func fill(_ row: Row, for other: FormDelegate) {
            delegate = other
            row.delegate = self.delegate
          }
        }
        final class Sheet {
          private var formDelegate: FormDelegate?  // finding
          private var rowDelegate: FormDelegate?  // finding
          let row = Row()
          func start(_ delegate: FormDelegate) {
            formDelegate = delegate
            rowDelegate = delegate
            row.delegate = formDelegate
          }
          func end() { formDelegate?.formDidEnd() }
        }
        """)),
    NearMiss(
      WeakDelegates(),
      "a presenter whose protocol is called a delegate, and a session's delegate",
      Example(
        """
        //- App/Items.swift
        import UIKit
        protocol ItemsEventDelegate: AnyObject { func didTap() }
        final class ItemsViewController: UIViewController {
          var presenter: ItemsEventDelegate?
          @objc private func tap() { presenter?.didTap() }
        }
        final class Client {
          private let sessionDelegate: URLSessionDelegate
          init(sessionDelegate: URLSessionDelegate) { self.sessionDelegate = sessionDelegate }
          func makeSession() -> URLSession {
            URLSession(configuration: .default, delegate: sessionDelegate, delegateQueue: nil)
          }
        }
        final class Form {
          var delegate: ItemsEventDelegate?  // finding
          deinit { delegate = nil }
        }
        final class Grid: UIView {
          var dataSource: GridDataSource?  // finding
          func reload() { _ = dataSource?.count() }
        }
        protocol GridDataSource: AnyObject { func count() -> Int }
        """)),
    NearMiss(
      WeakDelegates(),
      "what is kept because something else holds it weakly",
      Example(
        """
        //- App/Sheet.swift
        import UIKit
        final class SheetController: UIViewController {
          private var strongTransitioningDelegate: UIViewControllerTransitioningDelegate?
          init(transitioning: UIViewControllerTransitioningDelegate) {
            super.init(nibName: nil, bundle: nil)
            strongTransitioningDelegate = transitioning
            transitioningDelegate = transitioning
          }
          required init?(coder: NSCoder) { nil }
        }
        final class ListController: UIViewController {
          private let tableView = UITableView()
          private var tableDelegate: UITableViewDelegate?
          private var otherDelegate: UITableViewDelegate?  // finding
          func configure(delegate: UITableViewDelegate, other: UITableViewDelegate) {
            tableDelegate = delegate
            tableView.delegate = delegate
            otherDelegate = other
          }
        }
        """)),
    NearMiss(
      WeakDelegates(),
      "delegates that are made for the one object that is given them",
      Example(
        """
        //- App/Parser.swift
        protocol ParserDelegate: AnyObject { func parser(didFind word: String) }
        final class Parser {
          private let delegate: any ParserDelegate
          init(delegate: any ParserDelegate) { self.delegate = delegate }
          func parse(_ text: String) { delegate.parser(didFind: text) }
        }
        final class Reader {
          private let delegate: any ParserDelegate  // finding
          init(delegate: any ParserDelegate) { self.delegate = delegate }
          func read(_ text: String) { delegate.parser(didFind: text) }
        }
        final class WordPrinter: ParserDelegate { func parser(didFind word: String) {} }
        struct Tool {
          func run(_ text: String) { Parser(delegate: WordPrinter()).parse(text) }
        }
        final class Screen: ParserDelegate {
          private lazy var reader = Reader(delegate: self)
          func parser(didFind word: String) {}
        }
        """)),
    NearMiss(
      WeakDelegates(),
      "delegates that are made at top level, in a function, or where they are assigned",
      Example(
        """
        //- Tool/Server.swift
        protocol ServerDelegate: AnyObject { func serverDidStart() }
        final class Logging: ServerDelegate { func serverDidStart() {} }
        final class Server {
          private let delegate: any ServerDelegate
          init(delegate: any ServerDelegate) { self.delegate = delegate }
        }
        final class Proxy {
          private let delegate: any ServerDelegate
          init(delegate: any ServerDelegate) { self.delegate = delegate }
        }
        final class Table {
          var delegate: (any ServerDelegate)?
        }
        final class Grid {
          var delegate: (any ServerDelegate)?  // finding
        }
        final class Form {
          private var delegate: (any ServerDelegate)?  // finding
          init(delegate: (any ServerDelegate)?) { self.delegate = delegate }
          func set(_ other: any ServerDelegate) { delegate = other }
        }
        //- Tool/Screen.swift
        final class Screen: ServerDelegate {
          let grid = Grid()
          let form = Form(delegate: Logging())
          func start() { grid.delegate = self; form.set(self) }
          func serverDidStart() {}
        }
        func fill(_ table: Table) {
          table.delegate = Logging()
          table.delegate = nil
        }
        func serve(_ grid: Grid) {
          let proxy = Proxy(delegate: Logging())
          grid.delegate = Logging()
          print(proxy)
        }
        //- Tool/main.swift
        let server = Server(delegate: Logging())
        """)),
    NearMiss(
      WeakDelegates(),
      "holders that are let go where they are made, and constants of what is sent among tasks",
      Example(
        """
        //- Tool/Importer.swift
        protocol ImportDelegate: AnyObject, Sendable { func didImport() }
        final class Importer {
          private let delegate: any ImportDelegate
          init(delegate: any ImportDelegate) { self.delegate = delegate }
          func run() async { delegate.didImport() }
        }
        final class Exporter {
          private let delegate: any ImportDelegate  // finding
          init(delegate: any ImportDelegate) { self.delegate = delegate }
          func run() async { delegate.didImport() }
        }
        final class Feed {
          private let delegate: any ImportDelegate  // finding
          init(delegate: any ImportDelegate) { self.delegate = delegate }
          static func make(for other: any ImportDelegate) -> Feed { Feed(delegate: other) }
          func run() {}
        }
        final class Mirror: Sendable {
          private let delegate: any ImportDelegate
          init(delegate: any ImportDelegate) { self.delegate = delegate }
        }
        final class Copy: @unchecked Sendable {
          private let delegate: any ImportDelegate  // finding
          init(delegate: any ImportDelegate) { self.delegate = delegate }
        }
        actor Desk: ImportDelegate {
          private var mirror: Mirror?
          private var exporter: Exporter?
          func start() async {
            await Importer(delegate: self).run()
            let importer = Importer(delegate: self)
            await importer.run()
            let exporter = Exporter(delegate: self)
            self.exporter = exporter
            await exporter.run()
            Feed(delegate: self).run()
            mirror = Mirror(delegate: self)
          }
          nonisolated func didImport() {}
        }
        """)),
    NearMiss(
      WeakDelegates(),
      "what is kept for the object itself, for a call, or by a storyboard",
      Example(
        """
        //- App/Card.swift
        import AVFoundation
        import UIKit
        class CardViewController: UIViewController {
          var customTransitioningDelegate: UIViewControllerTransitioningDelegate? {
            didSet { transitioningDelegate = customTransitioningDelegate }
          }
        }
        final class Camera {
          private let output = AVCapturePhotoOutput()
          private var photoDelegate: AVCapturePhotoCaptureDelegate?
          private var sampleDelegate: AVCaptureVideoDataOutputSampleBufferDelegate?
          private var otherDelegate: AVCapturePhotoCaptureDelegate?  // finding
          func capture(with delegate: AVCapturePhotoCaptureDelegate) {
            photoDelegate = delegate
            output.capturePhoto(with: AVCapturePhotoSettings(), delegate: delegate)
          }
          func sample(_ video: AVCaptureVideoDataOutput, _ given: AVCaptureVideoDataOutputSampleBufferDelegate) {
            sampleDelegate = given
            video.setSampleBufferDelegate(given, queue: nil)
          }
          func keep(_ given: AVCapturePhotoCaptureDelegate) { otherDelegate = given }
        }
        final class DigitsDelegate: NSObject, UITextFieldDelegate {}
        final class FormViewController: UIViewController {
          @IBOutlet private var digitsDelegate: DigitsDelegate!
        }
        """)),
    NearMiss(
      WeakDelegates(), "the delegate of the app, by its protocol",
      Example(
        """
        //- App/Push.swift
        import UIKit
        final class PushBridge {
          private let appDelegate: UIApplicationDelegate?
          init(application: UIApplication) { appDelegate = application.delegate }
        }
        """)),
    NearMiss(
      WeakDelegates(), "delegates of a conference, which a database keeps",
      Example(
        """
        import SwiftData
        @Model final class Delegate {
          var name = ""
        }
        @Model final class Badge {
          var delegate: Delegate?
        }
        """)),
  ]
}
