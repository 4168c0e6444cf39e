@testable import ArchCheck

extension IoInDesignatedRoles: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      IoInDesignatedRoles(), "what the system hands a file to",
      Example(
        """
        import QuickLook
        import UIKit
        final class PreviewViewController: UIViewController, QLPreviewingController {
          func preparePreviewOfFile(at url: URL) async throws {
            title = try String(contentsOf: url, encoding: .utf8)
          }
        }
        """)),
    NearMiss(
      IoInDesignatedRoles(), "a composition root, and roles by name and folder",
      Example(
        """
        //- App/AppDependencies.swift
        import Foundation
        final class AppDependencies {
          let session = URLSession.shared
          let defaults = UserDefaults.standard
        }
        //- App/Networking/Feed.swift
        import Foundation
        final class FeedSource {
          private let session: URLSession
          init(session: URLSession) { self.session = session }
        }
        //- App/FeedRepository.swift
        import Foundation
        final class FeedRepository {
          private let session = URLSession.shared
          private let files = FileManager.default
        }
        """)),
    NearMiss(
      IoInDesignatedRoles(),
      "designated types by name and folder, managers, wrappers, tokens and managed objects",
      Example(
        """
        //- App/Networking.swift
        import Foundation
        import SwiftUI
        final class CartNetworker {
          private let session: URLSession
          init(session: URLSession) { self.session = session }
        }
        final class CartPersister {
          private let defaults = UserDefaults.standard
          func read(_ file: URL) throws -> Data { try Data(contentsOf: file) }
        }
        final class ImageNetworker {
          func load(_ url: URL) throws -> Data { try Data(contentsOf: url) }
        }
        struct DefaultsStore {
          let defaults: UserDefaults
        }
        final class AccountsManager {
          private let defaults = UserDefaults.standard
          func load() {}
        }
        struct Answer {
          let code: Int?
          init(_ response: URLResponse) { code = (response as? HTTPURLResponse)?.statusCode }
        }
        struct SettingsView: View {
          @AppStorage("sound") private var sound = true
          @AppStorage private var isOpen: Bool
          init(name: String) { _isOpen = AppStorage(wrappedValue: false, name) }
          var body: some View { Text("Settings") }
        }
        final class CartUpdater {
          let networker: CartNetworker
          init(networker: CartNetworker) { self.networker = networker }
        }
        //- App/Data/RemoteDataSource.swift
        import Foundation
        final class CartRemoteDataSource {
          private let session: URLSession
          init(session: URLSession) { self.session = session }
        }
        final class CartWorker {
          func load() { URLSession.shared.dataTask(with: url).resume() }
          let url = URL(fileURLWithPath: "/")
        }
        //- App/Networking/AccessToken.swift
        import Foundation
        struct AccessToken {
          let defaults: UserDefaults
          var text: String? { defaults.string(forKey: "token") }
        }
        //- App/Services/RemoteControlCoordinator.swift
        import Foundation
        final class RemoteControlCoordinator {
          var isOn = false { didSet { UserDefaults.standard.set(isOn, forKey: "remote") } }
        }
        //- App/Models/Item.swift
        import CoreData
        final class Item: NSManagedObject {
          static func insert(into context: NSManagedObjectContext) {}
        }
        """)),
    NearMiss(
      IoInDesignatedRoles(), "what only the system makes, which hands a store on",
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
  ]
}
