import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  private var coordinator: AppCoordinator?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene,
      let app = UIApplication.shared.delegate as? AppDelegate
    else { return }
    let coordinator = app.makeAppCoordinator()
    coordinator.start()
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = coordinator.tabs
    window.makeKeyAndVisible()
    self.window = window
    self.coordinator = coordinator
    open(connectionOptions.urlContexts)
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    open(contexts)
  }

  private func open(_ contexts: Set<UIOpenURLContext>) {
    guard let coordinator, let url = contexts.first?.url else { return }
    DeepLink(url: url)?.open(with: coordinator)
  }
}
