/// Reads who is signed in.
public protocol CustomerLoading: Sendable {
  func customer() async throws -> Customer
}

/// The session is over; the customer has to sign in again.
public struct SignInRequired: Error {
  public init() {}
}
