import OSLog

/// Writes events to the unified log, for debug builds and UI tests.
public struct ConsoleEventTracker: EventTracking {
  private let log = Logger(subsystem: "com.example.shop", category: "analytics")

  public init() {}

  public func track(_ event: Event) {
    let details = event.attributes
      .sorted { $0.key < $1.key }
      .map { "\($0.key)=\($0.value)" }
      .joined(separator: " ")
    log.debug("\(event.name, privacy: .public) \(details, privacy: .public)")
  }
}
