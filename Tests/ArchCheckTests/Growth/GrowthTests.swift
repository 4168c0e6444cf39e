import Foundation
import Testing

@testable import ArchCheck

/// Four times as much code takes four times as long: to look through all of it for each of its parts
/// would take sixteen times, and sixty-four times for each pair.
@Suite(.serialized) struct GrowthTests {
  @Test(arguments: GrowingCode.all)
  func takesTimeInProportionToTheCode(_ growing: GrowingCode) {
    let slow = slowSteps(growing)
    // One bad result may be bad luck.
    let isSlow = slow.isEmpty ? [] : slow.filter(slowSteps(growing).contains)
    #expect(isSlow.isEmpty, "\(growing.name): these take too much of more code: \(isSlow)")
  }

  @Test(arguments: [
    "layers: [#]", "independent: [App/F*]",
    "forbidden: { from: [App/F*], to: [App/Store] }",
    "only: { from: [App/F*], may_use: [App/Screen] }",
  ])
  func contractsTakeTimeInProportionToThePairsOfGroups(_ contract: String) throws {
    let (few, many) = try (
      seconds(contract, groups: Self.count), seconds(contract, groups: 4 * Self.count)
    )
    // One bad result may be bad luck.
    let isSlow =
      try many > Self.limitOfPairs * few
      && seconds(contract, groups: 4 * Self.count)
        > Self.limitOfPairs * seconds(contract, groups: Self.count)
    #expect(!isSlow, "four times as many groups take \(many / few) times as long")
  }

  /// What a contract takes of a processor in so many features that use others by way of what all share;
  /// `#` stands for all of them.
  private func seconds(_ contract: String, groups: Int) throws -> Double {
    let code = (0..<groups).map { number in
      """
      //- App/F\(number)/F\(number).swift
      struct F\(number) { var shared: Shared\(number % 7); var own: Own\(number) }
      struct Own\(number) { var shared: Shared\(number % 5) }
      """
    }
    let shared = (0..<7).map { "struct Shared\($0) { var f: F\($0)?; var store: Store }" }
    let graph = Example(
      (code + ["//- App/Shared.swift"] + shared
        + ["//- App/Store/Store.swift\nstruct Store {}", "//- App/Screen/S.swift\nstruct S {}"])
        .joined(separator: "\n")
    ).graph()
    let all = (0..<groups).map { "App/F\($0)" }.joined(separator: ", ")
    let configuration = try #require(
      read(
        "version: 1\ncontracts: [{ \(contract.replacing("#", with: all)), transitive: true }]"
      ).configuration)
    let start = processorSeconds(CLOCK_THREAD_CPUTIME_ID)
    let outcome = configuration.contracts.check(in: graph)
    let seconds = processorSeconds(CLOCK_THREAD_CPUTIME_ID) - start
    #expect(!outcome.findings.isEmpty)
    return seconds
  }

  private static let count = 40
  /// How many times as long four times as much may take: twice as many as there are more parts, or pairs
  /// of parts.
  private static let (limit, limitOfPairs) = (8.0, 32.0)
  /// What takes less than that is not measured well.
  private static let leastSeconds = 0.01

  /// The steps of a run whose time grows out of proportion.
  private func slowSteps(_ growing: GrowingCode) -> [String] {
    DeepStackThreads.run {
      // What is worked out once for all code.
      _ = seconds(growing.code(1))
      let few = seconds(growing.code(Self.count))
      let many = seconds(growing.code(4 * Self.count))
      let limit = growing.isOfPairs ? Self.limitOfPairs : Self.limit
      return zip(few, many).filter { few, many in
        many.seconds > Self.leastSeconds && many.seconds > limit * few.seconds
      }.map(\.0.step)
    }
  }

  /// What each step takes of a processor: to read the files, to link them, and each rule.
  private func seconds(_ code: String) -> [(step: String, seconds: Double)] {
    let example = Example(code)
    let files = example.files
    var steps: [(step: String, seconds: Double)] = []
    func take<Result>(
      _ step: String, of clock: clockid_t = CLOCK_THREAD_CPUTIME_ID, _ body: () -> Result
    ) -> Result {
      let start = processorSeconds(clock)
      let result = body()
      steps.append((step, processorSeconds(clock) - start))
      return result
    }
    _ = take("facts") { files.map { SourceFacts($0.text) } }
    // Linking has threads of its own.
    let graph = take("graph", of: CLOCK_PROCESS_CPUTIME_ID) { example.graph() }
    for rule in RuleCatalog.rules {
      take(rule.id) { _ = ConfiguredRule(rule.init()).findingsOrIssue(in: graph) }
    }
    return steps
  }

  private func processorSeconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
