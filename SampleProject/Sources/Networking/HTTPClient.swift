import Foundation

/// Sends requests to the shop's backend and decodes what comes back.
public protocol HTTPClient: Sendable {
  func send<Response: Decodable & Sendable>(_ endpoint: Endpoint<Response>) async throws -> Response
}

/// Gives the token that proves who is signed in.
public protocol AccessTokenProviding: Sendable {
  /// `nil` while nobody is signed in.
  func accessToken() async -> String?
}

/// Why the backend did not give the answer that was asked for.
public enum NetworkError: Error, Equatable, Sendable {
  case notHTTP
  case unauthorized
  case status(code: Int)
  case offline
}

extension NetworkError {
  /// Whether asking again may help.
  var isTransient: Bool {
    switch self {
    case .offline: true
    case .status(let code): code >= 500
    case .notHTTP, .unauthorized: false
    }
  }
}
