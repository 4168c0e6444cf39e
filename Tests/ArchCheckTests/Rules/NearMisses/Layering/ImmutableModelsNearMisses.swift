@testable import ArchCheck

extension ImmutableModels: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      ImmutableModels(), "builders, SwiftData models and what Core Data manages",
      Example(
        """
        import CoreData
        import SwiftData
        @Model final class Note {
          var text = ""
        }
        struct OrderBuilder: Codable {
          var id = 0
        }
        final class Order: NSManagedObject {
          @NSManaged var id: Int
        }
        """)),
    NearMiss(
      ImmutableModels(allowPrivateVar: true), "state that nobody else can change",
      Example(
        """
        struct Pet: Codable {
          let name: String
          private var seen = 0
          static var count = 0
          lazy var title = name
          mutating func see() { seen += 1 }
        }
        """)),
    NearMiss(
      ImmutableModels(),
      "models by coding alone, settings, what holds views, records and subscriptions",
      Example(
        """
        //- App/Wire.swift
        import Foundation
        struct Message: Codable {
          struct Position: Codable {
            var line: Int
          }
          var text: String
        }
        //- App/Models/Basket.swift
        struct Basket: Codable {
          struct Line: Codable {
            var count: Int // finding
          }
          let lines: [Line]
        }
        //- App/Models/Ticker.swift
        final class Ticker {
          private var elapsed = 0
          func tick(after seconds: Int) -> Bool { elapsed > seconds }
        }
        //- App/Models/Clock.swift
        final class Clock {
          var offset: Int?
          func synchronize(with service: TimeService) { offset = service.now() }
        }
        final class Watch {
          var offset: Int?
          func synchronize(with provider: Networking) { offset = 0 }
        }
        struct SearchFilters: Codable {
          var text = ""
        }
        struct Queue {
          let videos: [Int]
          var next: Int? = nil
        }
        func queue() -> Queue { Queue(videos: [], next: 3) }
        final class Poll {
          let title = ""
          var disposeBag = Set<AnyCancellable>()
        }
        final class FarmData: ObservableObject {
          @Published var pets: [Int] = []
        }
        struct PetCellModel {
          var title: String
        }
        struct PetPreview {
          var text: NSAttributedString
        }
        struct PetSection: AnimatableSectionModelType {
          var items: [Int]
        }
        struct FeedUseCase {
          var service: TimeService
        }
        //- App/Networking/Networking.swift
        struct Networking {
          func now() -> Int { 0 }
        }
        //- App/TimeService.swift
        final class TimeService {
          func now() -> Int { 0 }
        }
        //- App/Models/Player.swift
        import GRDB
        struct Player: Codable {
          var id: Int64?
        }
        extension Player: MutablePersistableRecord {
          mutating func didInsert(_ inserted: InsertionSuccess) { id = inserted.rowID }
        }
        """)),
    NearMiss(
      ImmutableModels(), "properties that are compared and those that are changed",
      Example(
        """
        //- App/Models/Pet.swift
        struct Pet: Codable {
          let name: String
          private(set) var age: Int
          var note: String? = nil
          func isAdult() -> Bool { age >= 18 && age != 99 && age <= 120 }
          func hasNote() -> Bool { note != nil || note == "" }
        }
        struct Owner: Codable {
          private(set) var pets: Int  // finding
          mutating func add() { pets += 1 }
        }
        """)),
    NearMiss(
      ImmutableModels(), "local names of properties, and methods that change one",
      Example(
        """
        //- App/Models/Dog.swift
        struct Dog: Codable {
          let name: String
          private(set) var age: Int
          var older: Dog {
            var age = age
            age += 1
            return Dog(name: name, age: age)
          }
        }
        struct Cat: Codable {
          private(set) var scores: [String: Int]  // finding
          private(set) var tags: [String]
          mutating func change() {
            scores.updateValue(1, forKey: "a")
            self.tags.swapAt(0, 1)
          }
        }
        """)),
    NearMiss(
      ImmutableModels(), "documents, and defaults that others change",
      Example(
        """
        //- App/Models/Note.swift
        import SwiftUI
        struct NoteDocument: FileDocument {
          var text = ""
          init(configuration: ReadConfiguration) throws {}
        }
        struct Product: Codable {
          let id: Int
          var count = 0  // finding
          var note: String? = nil
        }
        //- App/Basket.swift
        final class Basket {
          var product: Product
          init(product: Product) { self.product = product }
          func add() { product.count += 1 }
        }
        """)),
    NearMiss(
      ImmutableModels(), "what stands in a model and is no part of it",
      Example(
        """
        //- App/Models/Page.swift
        struct Page: Codable {
          let title: String
          struct CodingKeys: CodingKey {
            var stringValue: String
          }
        }
        //- App/Templates/PageTemplate.swift
        extension Page {
          struct Renderer {
            var page: Page
            var indent = 0
            mutating func render() -> String {
              indent += 1
              return page.title
            }
          }
        }
        //- App/Screen.swift
        import UIKit
        final class Screen: UIViewController {}
        """)),
    NearMiss(
      ImmutableModels(),
      "options that nobody sets, and what a protocol demands to change",
      Example(
        """
        //- App/Models/Article.swift
        struct Article {
          let title: String
          var subtitle: String?
        }
        struct Note {
          let title: String
          var text: String?  // finding
        }
        func edit(_ note: inout Note) { note.text = "a" }
        struct Countdown: Sequence, IteratorProtocol {
          var count: Int
          mutating func next() -> Int? {
            count -= 1
            return count > 0 ? count : nil
          }
        }
        """)),
    NearMiss(
      ImmutableModels(), "devices and nodes among models, and what is there to be adjusted",
      Example(
        """
        //- App/Models/Devices.swift
        import AVFoundation
        import CoreBluetooth
        import RealityKit
        import SpriteKit
        import SwiftUI
        final class Metronome {
          var bpm = 120.0
          private let engine = AVAudioEngine()
          func start() throws { try engine.start() }
        }
        final class Sensor: NSObject, CBPeripheralDelegate {
          let peripheral: CBPeripheral
          var battery = 0
          init(peripheral: CBPeripheral) { self.peripheral = peripheral }
        }
        final class Player {
          var health = 3
          let sprite: SKSpriteNode
          init(sprite: SKSpriteNode) { self.sprite = sprite }
        }
        struct TurretComponent: Component {
          var cooldown: Float
          init(cooldown: Float) { self.cooldown = cooldown }
        }
        struct SearchCriteria { var city: String }
        struct Pagination { var page: Int }
        struct City { var name: String }  // finding
        struct Shape: Codable { var turn: CGFloat }  // finding
        """)),
    NearMiss(
      ImmutableModels(), "variables that others observe, and those of records",
      Example(
        """
        //- App/Models/Order.swift
        import Foundation
        import RealmSwift
        @objcMembers final class Order: NSObject {
          dynamic var note = ""  // finding
          var count = 0
        }
        final class Line: Object {
          @objc dynamic var count = 0
        }
        """)),
    NearMiss(
      ImmutableModels(), "what bindings hand out, however they get there",
      Example(
        """
        //- App/Models/Place.swift
        struct Place { var title = "" }
        struct Landmark { var isFavorite = false }
        struct Stop { var isDone = false }
        struct Note { var text = "" }
        struct Recipe { var title = "" }
        struct Plan {
          var title = ""  // finding
        }
        //- App/Form.swift
        import ComposableArchitecture
        import SwiftUI
        @Observable final class Trip { var stops: [Stop] = []; var byID: [Int: Landmark] = [:] }
        struct Detail { struct State { var recipe = Recipe() } }
        struct Form: View {
          @Binding var places: [Place]
          @Binding var note: Note?
          @Bindable var trip: Trip
          @Bindable var store: StoreOf<Detail>
          var body: some View {
            TextField("", text: $places[0].title)
            Toggle("", isOn: $trip.byID[1, default: Landmark()].isFavorite)
            Toggle("", isOn: Bindable(trip).stops[0].isDone)
            if let note = Binding($note) { TextField("", text: note.text) }
            TextField("", text: $store.recipe.title)
          }
          func rename(_ plan: inout Plan) { plan.title = "a" }
        }
        """)),
    NearMiss(
      ImmutableModels(), "containers of anything, and what asks where the device is",
      Example(
        """
        //- App/Models/Stack.swift
        import CoreLocation
        import UIKit
        struct Stack<Element> {
          private var items: [Element] = []
          mutating func push(_ item: Element) { items.append(item) }
        }
        struct Page<Item> {
          var items: [Item]  // finding
        }
        final class LocationModel: NSObject, CLLocationManagerDelegate {
          private let manager = CLLocationManager()
          private(set) var last: CLLocation?
          func locationManager(_ manager: CLLocationManager, didUpdateLocations all: [CLLocation]) {
            last = all.last
          }
        }
        final class Geofence {
          var note = ""  // finding
          let region: CLCircularRegion
          init(region: CLCircularRegion) { self.region = region }
        }
        func edit(_ page: inout Page<Int>, _ fence: Geofence) {
          page.items = []
          fence.note = "a"
        }
        """)),
    NearMiss(
      ImmutableModels(), "what moves a node of a scene",
      Example(
        """
        //- App/Entities/Enemy.swift
        import SpriteKit
        struct Enemy {
          let node: SKSpriteNode
          var health: Int
          mutating func hit(_ damage: Int) { health -= damage }
        }
        """)),
    NearMiss(
      ImmutableModels(), "new values made by changing a copy, and values changed in place",
      Example(
        """
        //- App/Models/Feed.swift
        struct Feed: Codable {
          var name: String
          var mark: String
          func marked(_ mark: String) -> Feed {
            var copy = self
            copy.mark = mark
            return copy
          }
        }
        struct Shelf: Codable {
          var count: Int  // finding
          var label: String
        }
        struct Rack: Codable {
          var size: Int  // finding
        }
        struct Cart: Codable {
          var note: String  // finding
        }
        //- App/Store.swift
        final class Holder {
          var cart: Cart
          init(cart: Cart) { self.cart = cart }
        }
        final class Store {
          private var feeds: [Feed] = []
          private var shelves: [Shelf] = []
          func rename(_ feed: Feed, to name: String) -> Feed {
            var copy = feed
            copy.name = name
            return copy
          }
          func renameFirst(to name: String) {
            guard var first = feeds.first else { return }
            first.name = name
            feeds[0] = first
          }
          func fill(_ shelf: Shelf) -> Shelf {
            var copy = shelf
            copy.count = 1
            copy.label = ""
            shelves[0].count = 2
            return copy
          }
          func widen(_ rack: inout Rack) { rack.size = 1 }
          func note(_ text: String, in holder: Holder) {
            let same = holder
            same.cart.note = text
          }
        }
        """)),
    NearMiss(
      ImmutableModels(), "models whose macro is named with its module, and what cannot be copied",
      Example(
        """
        //- App/Models/Trip.swift
        import Observation
        import SwiftData
        @SwiftData.Model final class Trip {
          var name = ""
          func rename() { name = "x" }
        }
        @Observation.Observable final class Board {
          var cells: [Int] = []
        }
        struct Digest: ~Copyable {
          private var state = 0
          mutating func combine(_ value: Int) { state ^= value }
        }
        """)),
    NearMiss(
      ImmutableModels(), "variables that protocols of the project and SwiftUI demand",
      Example(
        """
        //- App/Models/Song.swift
        import SwiftUI
        protocol Renamable {
          var title: String { get set }
          var length: Int { get }
          mutating func rate(_ stars: Int)
        }
        protocol Counting { var count: Int { get set } }
        extension Counting {
          var count: Int {
            get { 0 }
            set {}
          }
        }
        struct Song: Renamable {
          var title: String
          private(set) var stars: Int
          mutating func rate(_ stars: Int) { self.stars = stars }
          var length: Int  // finding
          private(set) var plays: Int
          mutating func play() { plays += 1 }
        }
        final class Album: Counting {
          var count = 0  // finding
        }
        struct Progressing: Renamable {
          let length: Int
          private(set) var name: String
          var title: String {
            get { name }
            set { name = newValue }
          }
          mutating func rate(_ stars: Int) {}
        }
        struct Wave: Animatable {
          private(set) var phase: Double
          private(set) var height: Double
          var animatableData: AnimatablePair<Double, Double> {
            get { AnimatablePair(phase, height) }
            set {
              phase = newValue.first
              height = newValue.second
            }
          }
        }
        struct Pulse: Animatable {
          var animatableData: Double
        }
        """)),
    NearMiss(
      ImmutableModels(), "elements of a local collection, and those of one that others see",
      Example(
        """
        //- App/Models/Item.swift
        struct Item: Codable {
          let id: String
          var quantity: Int
        }
        struct Price: Codable {
          var cents: Int
        }
        struct Shelf: Codable {
          var count: Int  // finding
        }
        struct Rack: Codable {
          var size: Int  // finding
        }
        //- App/Cart.swift
        protocol Storing {
          func load() -> [Item]
          func save(_ items: [Item])
        }
        final class Cart {
          private let store: any Storing
          private var shelves: [Shelf] = []
          init(store: any Storing) { self.store = store }
          func add(_ id: String) {
            var items = store.load()
            if let index = items.firstIndex(where: { $0.id == id }) { items[index].quantity += 1 }
            store.save(items)
          }
          func round(_ given: [String: Price]) -> [String: Price] {
            var prices = given
            prices["a"]?.cents = 0
            return prices
          }
          func fill() { shelves[0].count = 1 }
        }
        final class Racks {
          subscript(index: Int) -> Rack {
            get { racks[index] }
            set { racks[index] = newValue }
          }
          private var racks: [Rack] = []
        }
        final class Room {
          let racks = Racks()
          func widen() {
            let racks = self.racks
            racks[0].size = 2
          }
        }
        """)),
    NearMiss(
      ImmutableModels(), "what bindings hand out of an identified array",
      Example(
        """
        //- App/Models/Ware.swift
        struct Ware: Codable, Identifiable { let id: Int; var name: String }
        struct Good: Codable, Identifiable { let id: Int; var name: String }
        //- App/WaresView.swift
        import IdentifiedCollections
        import SwiftUI
        final class WaresModel: ObservableObject {
          @Published var wares: IdentifiedArrayOf<Ware> = []
          @Published var goods: IdentifiedArray<Int, Good> = []
        }
        struct WaresView: View {
          @ObservedObject var model: WaresModel
          var body: some View {
            ForEach($model.wares) { $ware in TextField("Name", text: $ware.name) }
            ForEach($model.goods) { $good in TextField("Name", text: $good.name) }
          }
        }
        """)),
    NearMiss(
      ImmutableModels(), "configurations, preferences and forms by shorter names",
      Example(
        """
        //- App/Models/Game.swift
        struct GameConfig: Codable { var mode: Int }
        struct GamePrefs: Codable { var mode: Int }
        struct LoginForm { var email: String }
        struct Score: Codable { var points: Int }  // finding
        """)),
    NearMiss(
      ImmutableModels(), "what the state of a reducer holds",
      Example(
        """
        //- App/Models/Meal.swift
        struct Meal: Codable { var name: String; var parts: IdentifiedArrayOf<Part> }
        struct Part: Codable { var weight: Int }
        struct Course: Codable { var meals: Int }
        struct Plan: Codable { var name: String }  // finding
        //- App/Meals.swift
        import ComposableArchitecture
        @Reducer struct Meals {
          @ObservableState struct State { var meals: [Meal] = []; var course: Course? }
          var body: some ReducerOf<Self> { Reduce { state, action in .none } }
        }
        """)),
  ]
}
