/// Leads through one scene: builds its screens and decides what follows.
@MainActor
public protocol Coordinator: AnyObject {
  /// The scenes that were started from this one and are still on screen.
  var children: [any Coordinator] { get set }

  func start()
}

extension Coordinator {
  /// Keeps the child alive for as long as its scene is shown, and starts it.
  public func startChild(_ child: any Coordinator) {
    children.append(child)
    child.start()
  }

  public func childDidEnd(_ child: any Coordinator) {
    children.removeAll { $0 === child }
  }
}
