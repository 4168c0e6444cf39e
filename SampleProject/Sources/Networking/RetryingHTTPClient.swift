/// Sends a request again when it failed for a reason that may pass.
public struct RetryingHTTPClient: HTTPClient {
  private let wrapped: any HTTPClient
  private let policy: RetryPolicy

  public init(wrapping wrapped: any HTTPClient) {
    self.init(wrapping: wrapped, policy: .default)
  }

  init(wrapping wrapped: any HTTPClient, policy: RetryPolicy) {
    self.wrapped = wrapped
    self.policy = policy
  }

  public func send<Response: Decodable & Sendable>(
    _ endpoint: Endpoint<Response>
  ) async throws -> Response {
    for attempt in 0..<policy.attempts {
      do {
        return try await wrapped.send(endpoint)
      } catch let error as NetworkError where error.isTransient {
        try await Task.sleep(for: policy.pause(before: attempt))
      }
    }
    return try await wrapped.send(endpoint)
  }
}

/// How often a failed request is sent again, and how long to wait before it.
struct RetryPolicy: Sendable {
  static let `default` = RetryPolicy(attempts: 3, firstPause: .milliseconds(300))

  let attempts: Int
  let firstPause: Duration

  /// The pause doubles with each attempt.
  func pause(before attempt: Int) -> Duration {
    firstPause * (1 << attempt)
  }
}
