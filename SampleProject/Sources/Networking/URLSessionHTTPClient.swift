import Analytics
import Foundation

/// Talks to the backend through the system's session.
public struct URLSessionHTTPClient: HTTPClient {
  private let baseURL: URL
  private let session: URLSession
  private let tokens: (any AccessTokenProviding)?
  private let tracker: any EventTracking

  public init(
    baseURL: URL,
    session: URLSession = .shared,
    tokens: (any AccessTokenProviding)?,
    tracker: any EventTracking
  ) {
    self.baseURL = baseURL
    self.session = session
    self.tokens = tokens
    self.tracker = tracker
  }

  public func send<Response: Decodable & Sendable>(
    _ endpoint: Endpoint<Response>
  ) async throws -> Response {
    var request = endpoint.request(relativeTo: baseURL)
    if let token = await tokens?.accessToken() {
      request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
    }
    let started = ContinuousClock.now
    let (data, response) = try await load(request)
    report(path: endpoint.path, duration: ContinuousClock.now - started)
    try check(response)
    return try JSONDecoder.backend.decode(Response.self, from: data)
  }

  private func load(_ request: URLRequest) async throws -> (Data, URLResponse) {
    do {
      return try await session.data(for: request)
    } catch let error as URLError where error.code == .notConnectedToInternet {
      throw NetworkError.offline
    }
  }

  private func check(_ response: URLResponse) throws {
    guard let http = response as? HTTPURLResponse else { throw NetworkError.notHTTP }
    switch http.statusCode {
    case 200..<300: return
    case 401: throw NetworkError.unauthorized
    default: throw NetworkError.status(code: http.statusCode)
    }
  }

  private func report(path: String, duration: Duration) {
    guard duration > .seconds(2) else { return }
    tracker.track(Event("slow_request", attributes: ["path": path]))
  }
}

extension JSONDecoder {
  /// Decodes as the backend encodes: snake case and ISO 8601 dates.
  static var backend: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    decoder.dateDecodingStrategy = .iso8601
    return decoder
  }
}
