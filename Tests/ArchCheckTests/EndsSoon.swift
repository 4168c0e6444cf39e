import Testing

/// That code takes time in proportion to its input: it ends at once, and would take minutes if it did
/// not. Testing's own time limit counts the time in which a test waits for others, too.
struct EndsSoon: TestTrait, TestScoping {
  private static let limit = Duration.seconds(40)

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let start = ContinuousClock.now
    try await function()
    let elapsed = ContinuousClock.now - start
    #expect(elapsed < Self.limit, "\(test.name) took \(elapsed)")
  }
}

extension Trait where Self == EndsSoon {
  static var endsSoon: Self { EndsSoon() }
}
