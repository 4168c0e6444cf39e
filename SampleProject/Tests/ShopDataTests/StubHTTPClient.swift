import Foundation
import Networking

/// Answers every request with the same JSON, or fails.
struct StubHTTPClient: HTTPClient {
  var json: String?

  func send<Response: Decodable & Sendable>(
    _ endpoint: Endpoint<Response>
  ) async throws -> Response {
    guard let json else { throw URLError(.notConnectedToInternet) }
    return try JSONDecoder().decode(Response.self, from: Data(json.utf8))
  }
}
