import Combine
import UIKit

/// Counts how often the app is opened and left.
public struct LifecycleEvents {
  private let tracker: any EventTracking

  public init(tracker: any EventTracking) {
    self.tracker = tracker
  }

  /// Counts for as long as the result is kept.
  public func start() -> AnyCancellable {
    let opened = notifications(UIApplication.willEnterForegroundNotification, as: "app_opened")
    let left = notifications(UIApplication.didEnterBackgroundNotification, as: "app_left")
    return opened.merge(with: left).sink { self.record($0) }
  }

  private func notifications(
    _ name: Notification.Name, as event: String
  ) -> AnyPublisher<String, Never> {
    NotificationCenter.default.publisher(for: name)
      .map { _ in event }
      .eraseToAnyPublisher()
  }

  private func record(_ name: String) {
    tracker.track(Event(name))
  }
}
