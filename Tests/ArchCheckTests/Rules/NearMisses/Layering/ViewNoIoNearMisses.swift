@testable import ArchCheck

extension ViewNoIo: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      ViewNoIo(), "what SwiftUI's environment and storage give",
      Example(
        """
        import SwiftData
        import SwiftUI
        struct NoteView: View {
          @Environment(\\.modelContext) private var context
          @SceneStorage("draft") private var draft = ""
          @Query private var notes: [Note]
          var body: some View { Button("Save") { try? context.save() } }
        }
        @Model final class Note {
          var text = ""
        }
        """)),
    NearMiss(
      ViewNoIo(), "CloudKit, Firestore, and requests that SwiftUI carries out",
      Example(
        """
        import CloudKit
        import CoreData
        import FirebaseFirestore
        import SwiftUI
        struct NameView: View {
          let id: CKRecord.ID
          var body: some View {
            Text("Name").task { _ = try? await CKContainer.default().userRecordID() }  // finding
          }
        }
        struct ListView: View {
          var body: some View {
            Text("List").task {
              _ = try? await Firestore.firestore().collection("x").getDocuments()  // finding
            }
          }
        }
        struct NotesView: View {
          @FetchRequest private var notes: FetchedResults<Note>
          init(request: NSFetchRequest<Note>) {
            _notes = FetchRequest(fetchRequest: request)
          }
          var body: some View { Text("Notes") }
        }
        final class Note: NSManagedObject {}
        """)),
    NearMiss(
      ViewNoIo(), "what adapts a view of UIKit to SwiftUI",
      Example(
        """
        import SwiftUI
        import UIKit
        struct Avatar: UIViewRepresentable {
          let url: URL
          func makeUIView(context: Context) -> UIImageView { UIImageView() }
          func updateUIView(_ view: UIImageView, context: Context) {
            URLSession.shared.dataTask(with: url).resume()  // finding
          }
        }
        struct Sound: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
          func updateUIViewController(_ controller: UIViewController, context: Context) {
            controller.title = try? String(contentsOfFile: "title")  // finding
          }
        }
        struct Plain: UIViewRepresentable {
          let url: URL
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) {}
        }
        """)),
    NearMiss(
      ViewNoIo(), "where a place is, and what is done there",
      Example(
        """
        import SwiftUI
        import UIKit
        final class MessageView: UIView {
          func cache() -> Cache {
            let id = "group.messages"
            return Cache(
              FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: id),
              FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first?.path,
              FileManager().temporaryDirectory.appendingPathComponent("messages"),
              try? FileManager.default.url(
                for: .cachesDirectory, in: .userDomainMask, appropriateFor: nil, create: false))
          }
        }
        struct Cache {
          init(_ places: Any...) {}
        }
        struct ExportView: View {
          let data: Data
          var body: some View {
            Text("Export").onTapGesture {
              let url = FileManager.default.temporaryDirectory.appendingPathComponent("export")
              try? data.write(to: url)  // finding
            }
          }
        }
        struct FolderView: View {
          var body: some View {
            Text("Folder").onTapGesture {
              let home = FileManager.default.homeDirectoryForCurrentUser
              _ = try? FileManager.default.contentsOfDirectory(atPath: home.path)  // finding
            }
          }
        }
        struct SupportView: View {
          var body: some View {
            Text("Support").onTapGesture {
              _ = try? FileManager.default.url(  // finding
                for: .cachesDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
            }
          }
        }
        """)),
    NearMiss(
      ViewNoIo(), "a store that is put into the environment",
      Example(
        """
        import CoreData
        import SwiftData
        import SwiftUI
        struct Stored: ViewModifier {
          private let container: ModelContainer
          init(container: ModelContainer) { self.container = container }
          func body(content: Content) -> some View { content.modelContainer(container) }
        }
        struct Root: View {
          let context: NSManagedObjectContext
          var body: some View {
            Text("Root").environment(\\.managedObjectContext, self.context)
          }
        }
        struct Cleaned: ViewModifier {
          let container: ModelContainer  // finding
          func body(content: Content) -> some View {
            content.modelContainer(container).onDisappear { container.deleteAllData() }
          }
        }
        struct Kept: View {
          let context: NSManagedObjectContext  // finding
          var body: some View { Text("Kept").onTapGesture { try? context.save() } }
        }
        """)),
    NearMiss(
      ViewNoIo(), "names of notifications, and what they are told by",
      Example(
        """
        import CoreData
        import SwiftUI
        struct Settings: View {
          let changes = NotificationCenter.default.publisher(for: UserDefaults.didChangeNotification)
          var body: some View { Text("Settings").onReceive(changes) { _ in } }
        }
        struct List: View {
          let saved = NSManagedObjectContext.didSaveObjectsNotification
          let name = UserDefaults.standard.string(forKey: "name")  // finding
          var body: some View { Text("List") }
        }
        """)),
    NearMiss(
      ViewNoIo(), "the store that the storage wrappers of other views use",
      Example(
        """
        import SwiftUI
        struct Root: View {
          var body: some View {
            Text("Root").defaultAppStorage(UserDefaults(suiteName: "group")!)
          }
        }
        struct Kept: View {
          var body: some View {
            Text("Kept").onAppear { UserDefaults.standard.set(1, forKey: "a") }  // finding
          }
        }
        """)),
    NearMiss(
      ViewNoIo(), "requests that others send, and those that the view sends",
      Example(
        """
        import SwiftUI
        struct AvatarView: View {
          let url: URL
          var body: some View { RemoteImage(request: URLRequest(url: url)) }
        }
        struct RemoteImage: View {
          let request: URLRequest
          var body: some View { Text("Image") }
        }
        struct LoadedView: View {
          let url: URL
          var body: some View {
            Text("Loaded").task {
              _ = try? await URLSession.shared.data(for: URLRequest(url: url))  // finding
            }
          }
        }
        struct RunningView: View {
          let request: URLRequest  // finding
          let task: URLSessionDataTask  // finding
          var body: some View { Text("Running").onTapGesture { task.cancel() } }
        }
        """)),
    NearMiss(
      ViewModelNoIo(), "requests that others send",
      Example(
        """
        import Foundation
        protocol FeedLoading {
          func load(_ request: URLRequest)
        }
        final class FeedViewModel {
          private let feed: any FeedLoading
          init(feed: any FeedLoading) { self.feed = feed }
          func load(_ url: URL) { feed.load(URLRequest(url: url)) }
        }
        """)),
    NearMiss(
      ViewControllerNoIo(), "contexts of Core Data that a property keeps",
      Example(
        """
        //- App/Stored.swift
        import CoreData
        import UIKit
        final class StoredViewController: UIViewController {
          let context = (UIApplication.shared.delegate as! AppDelegate).container.viewContext
          func save() { try? context.save() }  // finding
        }
        final class OptionalViewController: UIViewController {
          lazy var context = (UIApplication.shared.delegate as? AppDelegate)?.container.viewContext
          func save() { try? self.context?.save() }  // finding
        }
        final class HandingViewController: UIViewController {
          let context = (UIApplication.shared.delegate as! AppDelegate).container.viewContext
          func next() { print(context) }
        }
        final class AppDelegate: UIResponder, UIApplicationDelegate {
          let container = NSPersistentContainer(name: "M")
        }
        """)),
    NearMiss(
      ViewModelNoIo(), "another library's type of a name of SwiftData's",
      Example(
        """
        //- App/ChatViewModel.swift
        import LanguageModels
        final class ChatViewModel {
          private let container: ModelContainer
          init(container: ModelContainer) { self.container = container }
        }
        //- App/NotesViewModel.swift
        import SwiftData
        final class NotesViewModel {
          private let container: ModelContainer  // finding
          init(container: ModelContainer) { self.container = container }
        }
        """)),
    NearMiss(
      ViewControllerNoIo(),
      "stores and sessions that are reached through others, and what is asked of them",
      Example(
        """
        //- App/CoreDataStack.swift
        import CoreData
        let defaults = UserDefaults.standard
        typealias Networking = URLSession
        final class CoreDataStack {
          static let shared = CoreDataStack()
          let context: NSManagedObjectContext
          init(context: NSManagedObjectContext) { self.context = context }
        }
        //- App/Screens.swift
        import UIKit
        final class SaveViewController: UIViewController {
          func save() { try? CoreDataStack.shared.context.save() }  // finding
        }
        final class KeepViewController: UIViewController {
          func keep() { defaults.set(1, forKey: "a") }  // finding
        }
        final class LoadViewController: UIViewController {
          func load(_ url: URL) { Networking.shared.dataTask(with: url).resume() }  // finding
        }
        final class SettingsViewController: UIViewController {
          enum Settings {
            static var isOn: Bool { UserDefaults.standard.bool(forKey: "a") }  // finding
          }
        }
        final class ExportViewController: UIViewController {
          let folder = FileManager.default.temporaryDirectory
          func export(_ rows: [Int]) throws {
            let data = try JSONEncoder().encode(rows)
            try data.write(to: folder)  // finding
          }
        }
        final class HandViewController: UIViewController {
          var next: SaveScreen?
          func hand() { next?.context = CoreDataStack.shared.context }
          func name() -> String? { CoreDataStack.shared.context.name }
        }
        final class SaveScreen { var context: NSManagedObjectContext? }
        """)),
    NearMiss(
      ViewNoIo(),
      "contexts that the environment gives, objects in a view, and what adapts one",
      Example(
        """
        //- App/NotesView.swift
        import CoreData
        import SwiftUI
        struct NotesView: View {
          @Environment(\\.managedObjectContext) private var context: NSManagedObjectContext
          var body: some View { Button("Save") { try? context.save() } }
          final class Loader {
            func load(_ url: URL) { URLSession.shared.dataTask(with: url).resume() }
          }
          struct Page: UIViewRepresentable {
            func makeUIView(context: Context) -> UIView {
              UserDefaults.standard.set(1, forKey: "a")  // finding
              return UIView()
            }
            func updateUIView(_ view: UIView, context: Context) {}
          }
          enum Settings {
            static var isOn: Bool { UserDefaults.standard.bool(forKey: "a") }  // finding
          }
        }
        """)),
    NearMiss(
      ViewNoIo(allowEnvironment: false), "contexts that the environment gives without their type",
      Example(
        """
        //- App/NotesView.swift
        import SwiftData
        import SwiftUI
        struct NotesView: View {
          @Environment(\\.modelContext) private var context
          @Environment(\\.dismiss) private var dismiss
          var body: some View {
            Button("Save") { try? context.save() }  // finding
            Button("Close") { dismiss() }
          }
        }
        """)),
    NearMiss(
      ViewNoIo(), "what fills previews, and records that a view changes",
      Example(
        """
        //- App/ItemList.swift
        import SwiftData
        import SwiftUI
        @Model final class Item { var name = "" }
        struct ItemList: View {
          @Query private var items: [Item]
          let item: Item
          var body: some View {
            Button("Delete") { item.modelContext?.delete(item) }
          }
        }
        #if DEBUG
        extension ItemList {
          static var preview: some View {
            ItemList(item: Item()).modelContainer(try! ModelContainer(for: Item.self))
          }
          static var stored: Data? { UserDefaults.standard.data(forKey: "item") }
        }
        #endif
        """)),
    NearMiss(
      ViewNoIo(), "but not what stands in a toolbar",
      Example(
        """
        import SwiftUI
        struct SaveBar: ToolbarContent {
          var body: some ToolbarContent {
            ToolbarItem {
              Button("Save") { UserDefaults.standard.set(true, forKey: "saved") }  // finding
            }
          }
        }
        """)),
    NearMiss(
      ViewNoIo(), "views whose body an own protocol has",
      Example(
        """
        import SwiftUI
        protocol Page: View {
          associatedtype Content: View
          @ViewBuilder var content: Content { get }
        }
        extension Page {
          var body: some View { content.padding() }
        }
        struct FeedPage: Page {
          var content: some View {
            Text("a").onAppear { UserDefaults.standard.set(1, forKey: "seen") }  // finding
          }
        }
        """)),
    NearMiss(
      ViewNoIo(), "a session by default behind an own protocol",
      Example(
        """
        //- App/TickerView.swift
        import SwiftUI
        protocol Fetching: Sendable {
          func data(from url: URL) async throws -> (Data, URLResponse)
        }
        extension URLSession: Fetching {}
        struct TickerView: View {
          let fetcher: any Fetching
          init(fetcher: any Fetching = URLSession.shared) { self.fetcher = fetcher }
          var body: some View { Text("Ticker") }
        }
        struct FixedView: View {
          let fetcher: any Fetching = URLSession.shared  // finding
          var body: some View { Text("Fixed") }
        }
        """)),
    NearMiss(
      ViewNoIo(), "pictures of files and of a bundle",
      Example(
        """
        //- App/ThumbView.swift
        import UIKit
        final class ThumbView: UIImageView {
          func show(_ path: String) { image = UIImage(contentsOfFile: path) }  // finding
        }
        final class LogoView: UIImageView {
          func show() {
            guard let path = Bundle.main.path(forResource: "logo", ofType: "png") else { return }
            image = UIImage(contentsOfFile: path)
          }
          func showOther() {
            image = UIImage(contentsOfFile: Bundle.main.path(forResource: "other", ofType: "png")!)
          }
        }
        """)),
    NearMiss(
      ViewNoIo(), "stores that the environment gives under keys of the project",
      Example(
        """
        import SwiftUI
        private struct DefaultsKey: EnvironmentKey { static let defaultValue = UserDefaults.standard }
        extension EnvironmentValues {
          var defaults: UserDefaults { self[DefaultsKey.self] }
        }
        struct SoundView: View {
          @Environment(\\.defaults) private var defaults
          var body: some View {
            Button("On") { defaults.set(true, forKey: "sound") }
          }
        }
        struct VoiceView: View {
          let defaults: UserDefaults  // finding
          var body: some View {
            Button("On") { defaults.set(true, forKey: "voice") }
          }
        }
        """)),
  ]
}
