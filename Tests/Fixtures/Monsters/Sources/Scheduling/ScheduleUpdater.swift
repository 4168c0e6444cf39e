import Foundation

/// Brings the plan of the day up to date.
final class ScheduleUpdater {
  private let session: URLSession

  init(session: URLSession) {
    self.session = session
  }

  func update(from address: URL) async throws -> Data {
    try await session.data(from: address).0
  }
}
