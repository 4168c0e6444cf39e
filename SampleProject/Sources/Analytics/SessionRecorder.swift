import Foundation

/// The screens a customer has seen since launch, attached to crash reports.
@MainActor
public final class SessionRecorder {
  public static let shared = SessionRecorder()

  private var screens: [String] = []
  private let limit = 50

  private init() {}

  public func recordScreen(_ name: String) {
    screens.append(name)
    if screens.count > limit {
      screens.removeFirst(screens.count - limit)
    }
  }

  /// The trail, oldest screen first.
  public func trail() -> String {
    screens.joined(separator: " > ")
  }
}
