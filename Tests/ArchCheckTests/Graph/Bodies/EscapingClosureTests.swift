import Testing

@testable import ArchCheck

@Suite struct EscapingClosureTests {
  /// How each closure of `run` outlives it.
  private func check(
    _ code: String, keeping: ClosureKeeping = ClosureKeeping(names: []), _ expected: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let probe = Probe(
      """
      struct Player {
        var onEnd: (() -> Void)?
        func now(_ body: () -> Void) { body() }
        func later(_ body: @escaping () -> Void) { body() }
        func perhaps(_ body: (() -> Void)?) { body?() }
        func mixed(_ first: () -> Void, then second: @escaping () -> Void) { first(); second() }
        mutating func run(_ other: Vendor) { \(code) }
      }
      """)
    let body = try probe.body("Player.run")
    let ways = probe.graph.escapingClosures(in: body, keeping: keeping).map { "\($0.way)" }
    #expect(ways == expected, sourceLocation: sourceLocation)
  }

  @Test func storedOnesEscape() throws {
    try check("onEnd = { print(1) }", #"stored("onEnd")"#)
    try check("self.onEnd = { print(1) }", #"stored("onEnd")"#)
    try check("let local = { print(1) }; local()")
  }

  @Test func declarationsDecide() throws {
    try check("later { print(1) }", #"parameter("later")"#)
    try check("perhaps { print(1) }", #"parameter("perhaps")"#)
    try check("now { print(1) }")
    try check("mixed({ print(1) }, then: { print(2) })", #"parameter("mixed")"#)
    try check("mixed({ print(1) }) { print(2) }", #"parameter("mixed")"#)
  }

  @Test func theTableDecidesForOthers() throws {
    let table = ClosureKeeping(names: ["sink", "addObserver(using:)"])
    try check("other.sink { print($0) }", keeping: table, #"retained("sink")"#)
    try check("other.addObserver(using: { })", keeping: table, #"retained("addObserver")"#)
    try check("other.addObserver(other: { })", keeping: table)
    try check("other.unknown { print(1) }", keeping: table)
    try check("other.sink(repeats: false) { print(1) }", keeping: table)
    let all = ClosureKeeping(names: [], assumesMore: true, exempt: ["forEach"])
    try check("other.unknown { print(1) }", keeping: all, #"retained("unknown")"#)
    try check("[1].forEach { print($0) }", keeping: all)
  }

  @Test(arguments: [
    ("{ print(1) }", "none"), ("{ self.stop() }", "strong 1"),
    ("{ [weak self] in stop(self) }", "weak"),
    ("{ [unowned self] in self.stop() }", "weak"), ("{ [self] in stop() }", "strong 0"),
    ("{ [own = self] in print(own) }", "strong 0"), ("{ super.stop() }", "strong 1"),
    ("{ { [weak self] in self?.stop() } }", "strong 1"), ("{ { self.stop() } }", "strong 1"),
  ])
  func tellsHowSelfIsHeld(_ closure: String, _ expected: String) throws {
    let probe = Probe("class Player: Base {\n  func run() { keep(\(closure)) }\n}\nclass Base {}")
    let body = try probe.body("Player.run")
    let facts = probe.graph.facts(of: body)
    let node = try #require(facts.descendants(of: body.node).first { facts.kind($0) == .closure })
    let told =
      switch facts.selfCapture(of: node) {
      case .none: "none"
      case .weak: "weak"
      case .strong(let uses): "strong \(uses.count)"
      }
    #expect(told == expected)
  }

  /// What closures within closures hold is not looked at again for each closure around it.
  @Test(.endsSoon, arguments: ["keep { ", "self.onEnd = { "])
  func looksOnceAtNestedClosures(_ opening: String) {
    let code =
      String(repeating: opening, count: 60) + "self.stop()" + String(repeating: " }", count: 60)
    let found = DeepStackThreads.run {
      let probe = Probe(
        """
        final class Player {
          var onEnd: (() -> Void)?
          func stop() {}
          func keep(_ body: @escaping () -> Void) { onEnd = body }
          func run() { \(code) }
        }
        """)
      return ConfiguredRule(EscapingSelfCapture()).findingsOrIssue(in: probe.graph).count
    }
    #expect(found == 1)
  }
}
