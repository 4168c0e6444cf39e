import Analytics
import Combine
import OSLog
import Persistence
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let dependencies = AppDelegate.makeDependencies(configuration: .current)
  private var lifecycle: AnyCancellable?
  private let log = Logger(subsystem: "com.example.shop", category: "app")

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.registerForRemoteNotifications()
    lifecycle = LifecycleEvents(tracker: dependencies.tracker).start()
    uploadDiagnostics()
    return true
  }

  func application(
    _ application: UIApplication,
    configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }

  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {
    let registrar = PushRegistrar(
      client: dependencies.client,
      tokens: KeychainTokenStorage(service: Self.service),
      device: StoredDeviceID(storage: dependencies.storage))
    Task { await registrar.register(deviceToken) }
  }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    log.warning("memory is short after \(SessionRecorder.shared.trail(), privacy: .public)")
  }

  private func uploadDiagnostics() {
    let endpoint = BackendConfiguration.current.baseURL.appending(path: "diagnostics")
    let uploader = DiagnosticsUploader(endpoint: endpoint)
    let folder = URL.cachesDirectory.appending(path: "reports")
    Task { await uploader.uploadAll(from: folder) }
  }

  func makeAppCoordinator() -> AppCoordinator {
    AppCoordinator(dependencies: dependencies)
  }
}
