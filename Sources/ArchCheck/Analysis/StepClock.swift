/// Measures the steps of a run one after the other.
struct StepClock {
  private let clock = ContinuousClock()
  private var start: ContinuousClock.Instant
  private(set) var timings: [AnalysisResult.Timing] = []

  init() {
    start = clock.now
  }

  mutating func finish(_ step: String) {
    finish([(step, 1)])
  }

  /// Ends steps that ran side by side; each is told the part of the time that it had.
  mutating func finish(_ steps: [(step: String, part: Double)]) {
    let now = clock.now
    let seconds = (now - start) / .seconds(1)
    timings += steps.map { AnalysisResult.Timing(step: $0.step, seconds: seconds * $0.part) }
    start = now
  }
}
