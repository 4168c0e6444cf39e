@testable import ArchCheck

extension NearMiss {
  static let measures = [
    NearMiss(
      ExcessiveCoupling(maxEfferent: 1), "coordinators and roots, own nested types, aliases",
      Example(
        """
        struct A {}
        struct B {}
        typealias Alias = A
        final class Hub {
          struct Part {}
          enum Kind { case one }
          let a: A
          let alias: Alias
          let part = Part()
          let kind = Kind.one
          init(a: A) {
            self.a = a
            alias = a
          }
        }
        final class HubCoordinator {
          let a = A()
          let b = B()
        }
        """)),
    NearMiss(
      FeatureEnvy(), "equality, mappers and presenters",
      Example(
        """
        struct Order { var a = 1, b = 2, c = 3, d = 4, e = 5, f = 6 }
        struct Shelf: Equatable {
          let name: String
          let order: Order
          static func == (left: Shelf, right: Shelf) -> Bool {
            left.order.a == right.order.a && left.order.b == right.order.b
              && left.order.c == right.order.c && left.order.d == right.order.d
              && left.order.e == right.order.e && left.order.f == right.order.f
          }
        }
        final class OrderMapper {
          func text(_ o: Order) -> String { "\\(o.a)\\(o.b)\\(o.c)\\(o.d)\\(o.e)\\(o.f)" }
        }
        final class OrderPresenter {
          func text(_ o: Order) -> String { "\\(o.a)\\(o.b)\\(o.c)\\(o.d)\\(o.e)\\(o.f)" }
        }
        """)),
    NearMiss(
      GodType(wmc: 4, tcc: 0.34, atfd: 2), "parsers, and what hangs together",
      Example(
        """
        struct Token { var a = 0, b = 0, c = 0 }
        final class TokenParser {
          var x = 0
          var y = 0
          func first(_ t: Token) { if t.a > 0 || x > 0 { x = t.b } }
          func second(_ t: Token) { if t.c > 0 { y = t.c } }
        }
        final class Machine {
          var state = 0
          func first(_ t: Token) { if t.a > 0 { state = t.b } }
          func second(_ t: Token) { if t.c > 0 && state > 1 { state = 2 } }
        }
        """)),
    NearMiss(
      LowCohesion(), "lifecycle, stateless helpers, bags of properties and witnesses",
      Example(
        """
        import SwiftUI
        struct Helpers {
          func a() -> Int { 1 }
          func b() -> Int { 2 }
          func c() -> Int { 3 }
          func d() -> Int { 4 }
          func e() -> Int { 5 }
          func f() -> Int { 6 }
        }
        struct Bag {
          var a = 1
          var b = 2
          var c = 3
          var d = 4
          var e = 5
          var f = 6
        }
        struct Board: View {
          var a = 0
          var b = 0
          var body: some View { left }
          private var left: some View { leftPart }
          private var leftPart: some View { Text("\\(a)") }
          private var right: some View { rightPart }
          private var rightPart: some View { Text("\\(b)") }
          private var other: some View { right }
        }
        """)),
    NearMiss(
      MassiveViewController(maxLines: 6, maxMembers: 3), "nested types, comments and other classes",
      Example(
        """
        import UIKit
        final class CartViewController: UIViewController {
          // One line.
          // Another line.
          // A third line.
          // And a fourth.
          enum Section {
            case one
            case two
            case three
          }
          var section = Section.one
        }
        final class Cart {
          var a = 0, b = 0, c = 0, d = 0
        }
        """)),
    NearMiss(
      MixedResponsibilities(), "a root, and a type that reaches its concerns through others",
      Example(
        """
        import UIKit
        @main
        final class AppDelegate: UIResponder, UIApplicationDelegate {
          let net = URLSession.shared
          let files = FileManager.default
          let dates = DateFormatter()
          func start() {
            net.invalidateAndCancel()
            _ = files.temporaryDirectory
            _ = dates.string(from: Date())
          }
        }
        protocol Fetching { func fetch() -> Data }
        protocol Parsing { func parse(_ data: Data) -> Int }
        protocol Saving { func save(_ value: Int) }
        final class Manager: Codable {
          private let fetching: Fetching
          private let parsing: Parsing
          private let saving: Saving
          func update() { saving.save(parsing.parse(fetching.fetch())) }
        }
        """)),
    NearMiss(
      ScatteredEnumSwitch(), "closed sums by name, own extensions and tests",
      Example(
        """
        //- App/States.swift
        enum State { case idle, busy }
        enum CartAction { case add }
        enum Destination { case detail }
        struct A {
          func a(_ s: State, _ d: Destination) {
            if case .idle = s { print(1) }
            if case .detail = d { print(1) }
          }
        }
        struct B {
          func b(_ s: State, _ d: Destination) {
            if case .idle = s { print(2) }
            if case .detail = d { print(2) }
          }
        }
        struct C {
          func c(_ s: State, _ d: Destination) {
            if case .idle = s { print(3) }
            if case .detail = d { print(3) }
          }
        }
        enum Plan { case free, pro }
        extension Plan {
          var one: Int { switch self { case .free: 0; case .pro: 1 } }
          var two: Int { switch self { case .free: 0; case .pro: 2 } }
          var three: Int { switch self { case .free: 0; case .pro: 3 } }
        }
        //- AppTests/PlanTests.swift
        @testable import App
        import XCTest
        struct D { func d(_ p: Plan) { if case .free = p { print(1) } } }
        struct E { func e(_ p: Plan) { if case .free = p { print(1) } } }
        struct F { func f(_ p: Plan) { if case .free = p { print(1) } } }
        """)),
    NearMiss(
      TypeCasing(), "error handling, decoding and events",
      Example(
        """
        import Foundation
        class Failure: Error {}
        final class Offline: Failure {}
        final class Denied: Failure {}
        final class Loader {
          func load() {
            do {
              try JSONSerialization.jsonObject(with: Data())
            } catch is Offline {
              print("offline")
            } catch let error as Denied {
              print(error)
            } catch {
              switch error {
              case is Offline: print("offline")
              case is Denied: print("denied")
              default: break
              }
            }
          }
          func read(_ value: Any) -> Int {
            switch value {
            case let number as Int: return number
            case let text as String: return text.count
            case is Loader: return 1
            default: return 0
            }
          }
        }
        """)),
    NearMiss(
      TypeCasing(), "a table of types by their identity",
      Example(
        """
        protocol Shape {}
        final class Circle: Shape {}
        final class Square: Shape {}
        struct Names {
          let names: [ObjectIdentifier: String] = [  // finding
            ObjectIdentifier(Circle.self): "circle", ObjectIdentifier(Square.self): "square",
          ]
          let one = [ObjectIdentifier(Circle.self): "circle"]
          let texts = [ObjectIdentifier(Int.self): 1, ObjectIdentifier(String.self): 2]
        }
        """)),
    NearMiss(
      TypeCycle(), "a delegate protocol, one file, and nested types",
      Example(
        """
        //- App/List.swift
        final class List {
          weak var delegate: ListDelegate?
          struct Row {
            let list: List
          }
          var rows: [Row] = []
        }
        protocol ListDelegate: AnyObject {
          func listDidEnd(_ list: List)
        }
        //- App/Screen.swift
        final class Screen: ListDelegate {
          let list = List()
          func listDidEnd(_ list: List) {}
        }
        """)),
    NearMiss(
      GodType(wmc: 5, tcc: 0.34, atfd: 0), "`??` and `where` are no decisions",
      Example(
        """
        struct Order { var a: Int? = 0, b: Int? = 0, c: Int? = 0 }
        final class Manager {
          var x = 0
          var y = 0
          func first(_ o: Order) { x = o.a ?? o.b ?? o.c ?? 0 }
          func second(_ o: [Order]) { for one in o where one.a == 1 { y = one.b ?? 0 } }
        }
        """)),
    NearMiss(
      MixedResponsibilities(), "one mention of a concern, and a conformance",
      Example(
        """
        import CoreLocation
        import UIKit
        final class Place: NSObject, Codable {
          let files = FileManager.default
          func save(_ session: URLSession) {
            _ = files.temporaryDirectory
            _ = files.currentDirectoryPath
          }
          func date(_ formatter: DateFormatter) {}
        }
        """)),
    NearMiss(
      ScatteredEnumSwitch(), "comparisons, and as many places as are allowed",
      Example(
        """
        enum Plan { case free, pro }
        struct A { func a(_ p: Plan) -> Int { switch p { case .free: 0; case .pro: 1 } } }
        struct B { func b(_ p: Plan) -> Int { switch p { case .free: 0; case .pro: 1 } } }
        struct C { func c(_ p: Plan) -> Bool { p == .free } }
        struct D { func d(_ p: [Plan]) -> Int { p.filter { $0 != .pro }.count } }
        """)),
    NearMiss(
      TypeCycle(), "static uses, casts and mentions in bodies",
      Example(
        """
        //- App/A.swift
        final class A {
          let b = B()
        }
        //- App/B.swift
        final class B {
          func isA(_ other: Any) -> Bool { other is A }
          func same(_ type: Any.Type) -> Bool { type == A.self }
        }
        """)),
    NearMiss(
      MixedResponsibilities(),
      "a picker of photos that the system shows, and a player of one's own",
      Example(
        """
        //- App/Editor.swift
        import CoreData
        import PhotosUI
        final class EditorViewController: UIViewController, PHPickerViewControllerDelegate {
          var context: NSManagedObjectContext!
          func save(_ other: NSManagedObjectContext) { try? context.save() }
          func pick() {
            let configuration = PHPickerConfiguration()
            present(PHPickerViewController(configuration: configuration), animated: true)
          }
          func picker(_ picker: PHPickerViewController, didFinishPicking: [PHPickerResult]) {}
        }
        //- App/Clip.swift
        import AVFoundation
        import CoreData
        import UIKit
        final class ClipViewController: UIViewController {  // finding
          let label = UILabel()
          let button = UIButton()
          var context: NSManagedObjectContext!
          func save(_ other: NSManagedObjectContext) { try? context.save() }
          let player = AVPlayer()
          let session = AVCaptureSession()
        }
        """)),
    NearMiss(
      MixedResponsibilities(), "places and times, which are values",
      Example(
        """
        //- App/Upload.swift
        import CoreLocation
        import CoreMedia
        import Foundation
        final class ClipUploader {
          private let session: URLSession
          init(session: URLSession) { self.session = session }
          func upload(_ file: URL, duration: CMTime, at place: CLLocationCoordinate2D) async throws {
            var request = URLRequest(url: URL(string: "https://example.com/clips")!)
            request.setValue("\\(duration.seconds)", forHTTPHeaderField: "X-Duration")
            request.setValue("\\(place.latitude),\\(place.longitude)", forHTTPHeaderField: "X-Place")
            _ = try await session.upload(for: request, fromFile: file)
          }
        }
        final class Tracker {  // finding
          private let session: URLSession
          private let locations = CLLocationManager()
          private let files = FileManager.default
          init(session: URLSession) { self.session = session }
          func track(_ file: URL) async throws {
            locations.startUpdatingLocation()
            try files.removeItem(at: file)
            _ = try await session.data(from: file)
          }
        }
        """)),
    NearMiss(
      FeatureEnvy(), "what is put under keys of another value, or drawn",
      Example(
        """
        //- App/Records.swift
        import CloudKit
        struct Order { let number, customer, city: String; let net, tax, total: Double }
        final class CloudOrders {
          func record(for order: Order) -> CKRecord {
            let record = CKRecord(recordType: "Order")
            record["number"] = order.number
            record["customer"] = order.customer
            record["city"] = order.city
            record["net"] = order.net
            record["tax"] = order.tax
            record["total"] = order.total
            return record
          }
          func fields(of order: Order) -> [String: Any] {
            [
              "number": order.number, "customer": order.customer, "city": order.city,
              "net": order.net, "tax": order.tax, "total": order.total,
            ]
          }
          func draw(_ order: Order) {
            print(order.number + order.customer, order.city)
            print(order.net + order.tax - order.total)
          }
          func weigh(_ order: Order) -> Bool {  // finding
            order.number + order.customer == order.city && order.net + order.tax == order.total
          }
        }
        """)),
  ]
}
