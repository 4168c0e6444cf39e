/// Takes note of errors that a customer got to see.
public protocol ErrorReporting: Sendable {
  func report(_ error: any Error)
}

/// Counts errors as events.
public struct ErrorEvents: ErrorReporting {
  private let tracker: any EventTracking

  public init(tracker: any EventTracking) {
    self.tracker = tracker
  }

  public func report(_ error: any Error) {
    tracker.track(Event("error_shown", attributes: ["message": error.localizedDescription]))
  }
}
