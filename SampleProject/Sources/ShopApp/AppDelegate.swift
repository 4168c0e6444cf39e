import Analytics
import OSLog
import Persistence
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let dependencies = AppDelegate.makeDependencies(configuration: .current)
  private let log = Logger(subsystem: "com.example.shop", category: "app")

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.registerForRemoteNotifications()
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
      client: dependencies.client, tokens: KeychainTokenStorage(service: Self.service))
    Task { await registrar.register(deviceToken) }
  }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    log.warning("memory is short after \(SessionRecorder.shared.trail(), privacy: .public)")
  }

  func makeAppCoordinator() -> AppCoordinator {
    AppCoordinator(dependencies: dependencies)
  }
}
