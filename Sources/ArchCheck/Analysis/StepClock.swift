/// Measures the steps of a run one after the other.
struct StepClock {
  private let clock = ContinuousClock()
  private var start: ContinuousClock.Instant
  private(set) var timings: [AnalysisResult.Timing] = []

  init() {
    start = clock.now
  }

  mutating func finish(_ step: String) {
    let now = clock.now
    let (seconds, attoseconds) = (now - start).components
    timings.append(
      AnalysisResult.Timing(step: step, seconds: Double(seconds) + Double(attoseconds) * 1e-18))
    start = now
  }
}
