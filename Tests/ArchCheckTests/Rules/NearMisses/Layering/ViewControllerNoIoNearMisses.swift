@testable import ArchCheck

extension ViewControllerNoIo: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      ViewControllerNoIo(), "files that the system asks for, and a context that a closure is given",
      Example(
        """
        import AppKit
        import CoreData
        final class ListViewController: NSViewController, NSFilePromiseProviderDelegate {
          let text = ""
          func filePromiseProvider(
            _ provider: NSFilePromiseProvider, writePromiseTo url: URL,
            completionHandler: @escaping (Error?) -> Void
          ) {
            try? text.write(to: url, atomically: true, encoding: .utf8)
          }
        }
        final class Stack { lazy var container = makeContainer() }
        final class EditorViewController: NSViewController {
          var stack: Stack?
          func save() {
            stack?.container.performBackgroundTask { context in
              try? context.save()  // finding
            }
          }
        }
        """)),
    NearMiss(
      ViewControllerNoIo(), "a property of protocol type that is named like a service",
      Example(
        """
        import UIKit
        protocol CartAPI {}
        final class CartViewController: UIViewController {
          let api: CartAPI
          let service: any CartAPI
          init(api: CartAPI) {
            self.api = api
            service = api
            super.init(nibName: nil, bundle: nil)
          }
        }
        """)),
    NearMiss(
      ViewControllerNoIo(), "controllers that the system hands a file",
      Example(
        """
        //- Ext/Preview.swift
        import Cocoa
        import Quartz
        final class PreviewController: NSViewController, QLPreviewingController {
          private let text = NSTextView()
          func preparePreviewOfFile(at url: URL) async throws {
            text.string = try String(contentsOf: url, encoding: .utf8)
          }
        }
        final class LicenseViewController: NSViewController {
          private let text = NSTextView()
          func show(_ url: URL) throws { text.string = try String(contentsOf: url, encoding: .utf8) }  // finding
        }
        """)),
    NearMiss(
      ViewControllerNoIo(), "own classes of Objective-C with names of libraries' types",
      Example(
        """
        //- App/Profile.swift
        import UIKit
        final class ProfileViewController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            title = SessionManager.shared().userName
          }
        }
        final class LoginViewController: UIViewController {
          private let client = HTTPClient()
          private let realm: Realm? = nil
        }
        //- App/Orders.swift
        import GRDB
        import UIKit
        final class OrdersViewController: UIViewController {
          private let database = DatabaseQueue()  // finding
        }
        """)),
    NearMiss(
      ViewControllerNoIo(), "contexts of Core Data that others have",
      Example(
        """
        //- App/AppDelegate.swift
        import CoreData
        import UIKit
        let context = (UIApplication.shared.delegate as! AppDelegate).container.viewContext
        final class AppDelegate: UIResponder, UIApplicationDelegate {
          lazy var container = NSPersistentContainer(name: "Model")
        }
        final class Item: NSManagedObject {}
        //- App/Screens.swift
        import CoreData
        import UIKit
        final class ListViewController: UIViewController {
          private var results: NSFetchedResultsController<Item>!
          func remove(_ item: Item) {
            results.managedObjectContext.delete(item)  // finding
            try? results.managedObjectContext.save()
          }
        }
        final class EditViewController: UIViewController {
          var item: Item?
          func close() { try? item?.managedObjectContext?.save() }  // finding
        }
        final class SaveViewController: UIViewController {
          func save() throws { try context.save() }  // finding
        }
        final class DrawViewController: UIViewController {
          func draw() {
            let context = UIGraphicsGetCurrentContext()
            context?.fetch()
          }
          func isShown(_ item: Item) -> Bool { item.managedObjectContext != nil }
        }
        """)),
    NearMiss(
      ViewControllerNoIo(), "what only the system makes, which hands a store on",
      Example(
        """
        //- App/Keyboards.swift
        import UIKit
        final class Settings {
          private let defaults: UserDefaults
          init(defaults: UserDefaults) { self.defaults = defaults }
        }
        final class KeyboardViewController: UIInputViewController {
          private let settings = Settings(defaults: UserDefaults.standard)
          private let shared = Settings(defaults: UserDefaults(suiteName: "group") ?? UserDefaults.standard)
        }
        final class CountingKeyboardViewController: UIInputViewController {
          private let count = UserDefaults.standard.integer(forKey: "count")  // finding
        }
        final class SettingsViewController: UIViewController {
          private let settings = Settings(defaults: UserDefaults.standard)  // finding
        }
        """)),
    NearMiss(
      ViewControllerNoIo(), "a session by default behind an own protocol",
      Example(
        """
        //- App/PriceViewController.swift
        import UIKit
        protocol Fetching {}
        extension URLSession: Fetching {}
        final class PriceViewController: UIViewController {
          private let fetcher: any Fetching
          init(fetcher: any Fetching = URLSession.shared) {
            self.fetcher = fetcher
            super.init(nibName: nil, bundle: nil)
          }
        }
        final class RateViewController: UIViewController {
          private let session: URLSession  // finding
          init(session: URLSession = URLSession.shared) {
            self.session = session
            super.init(nibName: nil, bundle: nil)
          }
        }
        """)),
    NearMiss(
      ViewControllerNoIo(), "a browser that the system asks for a new file",
      Example(
        """
        //- App/Browser.swift
        import UIKit
        final class Browser: UIDocumentBrowserViewController {
          func makeFile() throws {
            let url = FileManager.default.temporaryDirectory.appendingPathComponent("Untitled.md")
            try Data().write(to: url)
          }
        }
        final class Editor: UIViewController {
          func makeFile() throws {
            let url = FileManager.default.temporaryDirectory.appendingPathComponent("Untitled.md")
            try Data().write(to: url)  // finding
          }
        }
        """)),
    NearMiss(
      ViewControllerNoIo(), "what writes to a place that is put together there",
      Example(
        """
        //- App/Plan.swift
        import UIKit
        final class PlanViewController: UIViewController {
          func export() throws {
            let pdf = UIGraphicsPDFRenderer(bounds: view.bounds).pdfData { _ in }
            try pdf.write(to: folder().appendingPathComponent("plan.pdf"))  // finding
          }
        }
        final class NotesViewController: UIViewController {
          func export() throws {
            try notes.write(to: URL.documentsDirectory)  // finding
          }
        }
        final class LogViewController: UIViewController {
          func export() { log.write(to: socket) }
        }
        """)),
    NearMiss(
      ViewControllerNoIo(), "libraries whose types are called by common words",
      Example(
        """
        //- App/Feed.swift
        import Alamofire
        import UIKit
        final class FeedViewController: UIViewController {
          private let session = Session(configuration: .default)  // finding
        }
        //- App/Login.swift
        import FirebaseAuth
        import FirebaseDatabase
        import FirebaseStorage
        import UIKit
        final class LoginViewController: UIViewController {
          func login() { Auth.auth().signInAnonymously() }  // finding
        }
        final class UsersViewController: UIViewController {
          private let users = Database.database().reference()  // finding
        }
        final class PhotoViewController: UIViewController {
          func put() { Storage.storage().reference().putData(Data()) }  // finding
        }
        //- App/Tokens.swift
        import KeychainAccess
        import KeychainSwift
        import UIKit
        final class TokenViewController: UIViewController {
          private let keychain = Keychain(service: "shop")  // finding
        }
        final class PinViewController: UIViewController {
          func save() { KeychainSwift().set("1", forKey: "pin") }  // finding
        }
        """)),
    NearMiss(
      ViewControllerNoIo(), "types of other libraries that are called by the same words",
      Example(
        """
        //- App/Notes.swift
        import GRDB
        import UIKit
        final class NotesViewController: UIViewController {
          func count(in database: Database) throws -> Int { try Note.fetchCount(database) }
        }
        //- App/Calls.swift
        import Calls
        import UIKit
        final class CallViewController: UIViewController {
          private let session = Session()
          private let storage: Storage? = nil
          private let keychain = KeychainSwift()
        }
        //- App/Orders.swift
        import FirebaseDatabase
        import UIKit
        final class OrdersViewController: UIViewController {}
        """)),
  ]
}
