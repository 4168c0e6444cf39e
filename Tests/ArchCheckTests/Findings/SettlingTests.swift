import Testing

@testable import ArchCheck

/// Findings settled by comments, exceptions and baselines.
@Suite struct SettlingTests {
  private func finding(
    _ rule: String = "no_globals", _ subject: String = "Cart.Session", line: Int = 1,
    file: String = "Cart/Session.swift", target: String? = nil
  ) -> Finding {
    var finding = Finding(
      "x", at: Location(file: file, line: line, column: 1), module: "Cart", subject: subject,
      target: target)
    finding.rule = rule
    return finding
  }

  // MARK: Fingerprints

  @Test func fingerprintsForgetPlacesAndWords() {
    let before = [finding(line: 3), finding(line: 9), finding("other")].fingerprinted()
    var after = [
      finding(line: 20, file: "Else/Session.swift"), finding(line: 40, file: "Else/Session.swift"),
      finding("other", line: 50, file: "Else/Session.swift"),
    ]
    after[0].message = "in other words"
    #expect(Set(before.map(\.fingerprint)) == Set(after.fingerprinted().map(\.fingerprint)))
    #expect(Set(before.map(\.fingerprint)).count == 3)
  }

  @Test func fingerprintsTellTargetsApart() {
    let findings = [finding(target: "A"), finding(target: "B"), finding(), finding(target: "")]
    #expect(Set(findings.fingerprinted().map(\.fingerprint)).count == 4)
  }

  /// CI services remember fingerprints, so that they must not change between versions.
  @Test func fingerprintsAreStable() {
    #expect([finding()].fingerprinted()[0].fingerprint == "8fed0198a6b05db4")
  }

  // MARK: Baseline

  @Test func baselineSurvivesWritingAndReading() throws {
    let findings = [
      finding(), finding(line: 4), finding("b", "Cart.\"x\"\\\n\u{1}é😀", target: "T"),
    ]
    let baseline = Baseline(
      of: findings, version: "0.1.0", rules: ["no_globals", "b"], modules: ["Feed", "App"])
    let read = try Baseline(Array(baseline.text.utf8), file: "b.json")
    #expect(read == baseline)
    #expect(read.modules == ["App", "Cart", "Feed"])
    #expect(
      baseline.text.contains(
        """
            "App": [
            ],
            "Cart": [
              {"rule": "b", "subject": "Cart.\\"x\\"\\\\\\n\\u0001é😀", "target": "T", "file": \
        "Cart/Session.swift"},
              {"rule": "no_globals", "subject": "Cart.Session", "count": 2, "file": \
        "Cart/Session.swift"}
            ],
        """))
  }

  @Test func comparesWithMultiplicity() {
    let baseline = Baseline(
      of: [finding(), finding(), finding("gone"), finding("gone")], version: "", rules: [],
      modules: [])
    let comparison = Comparison(
      of: [finding(), finding(), finding(), finding("gone")], with: baseline)
    #expect(comparison.findings.map(\.state) == [.known, .known, .new, .known])
    #expect(comparison.newCount == 1)
    #expect(comparison.knownCount == 3)
    #expect(comparison.resolvedCount == 1)
    #expect(comparison.resolved.map(\.key.rule) == ["gone"])
  }

  @Test func namesRulesThatTheBaselineDidNotKnow() {
    let baseline = Baseline(of: [], version: "0.1.0", rules: ["no_globals"], modules: [])
    let comparison = Comparison(of: [finding(), finding("late")], with: baseline)
    #expect(comparison.newRules == ["late": 1])
  }

  /// What the project's own configuration demands came with no version of archcheck.
  @Test(arguments: FindingCategory.allCases.map(\.rawValue))
  func demandsOfTheProjectAreNoNewRules(_ category: String) {
    let baseline = Baseline(of: [], version: "0.1.0", rules: ["no_globals"], modules: [])
    var late = finding("layers")
    late.category = category
    #expect(Comparison(of: [late], with: baseline).newRules.isEmpty)
  }

  @Test func prunesAndNeverGrows() {
    let baseline = Baseline(
      of: [finding(), finding(), finding("gone")], version: "", rules: [], modules: [])
    let pruned = baseline.pruned(to: [finding(), finding("fresh"), finding("fresh")])
    #expect(pruned.entries.map(\.key.rule) == ["no_globals"])
    #expect(pruned.entries.map(\.count) == [1])
  }

  @Test(arguments: [
    (
      "{\n  \"schemaVersion\": 1,\n  \"modules\": {\n<<<<<<< HEAD\n", 4,
      "an unresolved merge conflict"
    ),
    ("{\n  \"schemaVersion\": 1", 2, "the file ends too early"),
    ("{\n\n  \"schemaVersion\": 0 }", 3, "there is no schemaVersion 0"),
    ("[]", 1, "it has no schemaVersion"),
    ("{\"schemaVersion\":\n0x1}", 2, "\"0x1\" is not JSON"),
    ("{\"schemaVersion\":\n01}", 2, "\"01\" is not JSON"),
    ("{\"schemaVersion\":\n-01}", 2, "\"-01\" is not JSON"),
    ("{\"schemaVersion\":\n+1}", 2, "\"+1\" is not JSON"),
    ("{\"schemaVersion\":\n1.}", 2, "\"1.\" is not JSON"),
    ("{\"schemaVersion\":\n.5}", 2, "\".5\" is not JSON"),
    ("{\"schemaVersion\":\nnan}", 2, "\"nan\" is not JSON"),
    ("{\n\"\\u+12f\": 1}", 2, "\"+12f\":\" is not expected here"),
    ("", 1, "the file ends too early"),
    (
      "{\"schemaVersion\": 1, \"modules\": {\"A\": [\n{\"rule\": \"x\"}]}}", 2,
      "an entry needs the texts rule and subject and a count from 1 to 1000000"
    ),
    (
      "{\"schemaVersion\": 1, \"modules\": {\"A\": [\n"
        + "{\"rule\": \"x\", \"subject\": \"y\", \"count\": 0}]}}", 2,
      "an entry needs the texts rule and subject and a count from 1 to 1000000"
    ),
    (
      "{\"schemaVersion\": 1, \"modules\": {\"A\": [\n"
        + "{\"rule\": \"x\", \"subject\": \"y\", \"count\": 9e18}]}}", 2,
      "an entry needs the texts rule and subject and a count from 1 to 1000000"
    ),
    ("{\"schemaVersion\": 1,\n\"modules\": []}", 2, "\"modules\" must be a map of lists"),
    ("{\"schemaVersion\": 1,\n\"modules\": {\"A\nB\"", 2, "a text does not end"),
    (String(repeating: "[", count: 10_000), 1, "\"[[[[[[[[[[[[[[[[[[[[\" is not expected here"),
  ])
  func namesTheLineOfDamage(_ text: String, _ line: Int, _ message: String) {
    let expected = BaselineError(
      file: "b.json", line: line, message: "the baseline is damaged: \(message)")
    #expect(throws: expected) { try Baseline(Array(text.utf8), file: "b.json") }
  }

  @Test(arguments: ["1", "1.0", "10e-1", "0.1E+1"])
  func readsNumbersAsJSONWritesThem(_ version: String) throws {
    let text = "{\"schemaVersion\": \(version), \"modules\": {}, \"x\": [0, -0.5, -10, 0e0]}"
    #expect(try Baseline(Array(text.utf8), file: "b.json").entries.isEmpty)
  }

  @Test func saysThatABaselineIsNewer() {
    let expected = BaselineError(
      file: "b.json", line: 1,
      message: "a newer archcheck wrote this baseline (schemaVersion 9, this one reads 1); "
        + "update archcheck")
    #expect(throws: expected) { try Baseline(Array("{\"schemaVersion\": 9}".utf8), file: "b.json") }
  }

  // MARK: Exceptions

  private func excepted(
    _ findings: [Finding], _ exceptions: [ArchCheck.Exception], today: String = "2026-06-15"
  ) -> Excepted {
    Excepted(
      findings, by: exceptions, today: Day(today) ?? Day(number: 0))
  }

  private func exception(
    _ subject: String, until: String? = nil, line: Int = 7
  ) -> ArchCheck.Exception {
    Exception(
      rule: "no_globals", subject: Glob(subject), because: "Old", until: until.flatMap { Day($0) },
      location: Location(file: ".archcheck.yml", line: line, column: 5))
  }

  @Test(arguments: ["Cart.Session", "Session", "Cart.*", "*"])
  func exceptionsCoverWhatTheyName(_ subject: String) {
    let settled = excepted([finding(), finding("other")], [exception(subject)])
    #expect(settled.excepted.map(\.rule) == ["no_globals"])
    #expect(settled.findings.map(\.rule) == ["other"])
    #expect(settled.notes == [])
  }

  /// The module of a type may not be known.
  @Test func exceptionsLeaveOutAModuleThatIsNotKnown() {
    var unknown = finding()
    unknown.subject = "?.Session"
    #expect(excepted([unknown], [exception("Session")]).excepted == [unknown])
  }

  /// A method is meant without its labels, too, and a target without its module.
  @Test func exceptionsNameMethodsAndTargetsAsReadersDo() {
    var method = finding(target: "Store.Database")
    method.subject = "Cart.Session.load(from:)"
    var exception = exception("Session.load")
    #expect(excepted([method], [exception]).excepted == [method])
    for (target, covers) in [("Database", true), ("Store.Database", true), ("Store", false)] {
      exception.target = Glob(target)
      #expect(excepted([method], [exception]).excepted.isEmpty != covers, "\(target)")
    }
  }

  /// Where the target is a role, the types of that role are the causes.
  @Test func exceptionsCoverOneCauseOfAFindingWithATarget() {
    let place = Location(file: "Cart/Session.swift", line: 1, column: 1)
    let both = finding(target: "coordinator").caused(by: [
      Finding.Cause("CartCoordinator", at: place),
      Finding.Cause("FeedCoordinator", at: place),
    ])
    var exception = exception("Session")
    exception.target = Glob("CartCoordinator")
    let settled = excepted([both], [exception])
    #expect(settled.excepted.flatMap(\.causes).map(\.name) == ["CartCoordinator"])
    #expect(settled.findings.flatMap(\.causes).map(\.name) == ["FeedCoordinator"])
  }

  @Test func toldWhenUnusedOrShadowed() {
    let settled = excepted(
      [finding()], [exception("Nothing"), exception("*", line: 9), exception("Session", line: 11)])
    #expect(
      settled.notes.map(\.message) == [
        "the exception for no_globals covers no finding; one that a finding has is the subject "
          + "Session",
        "the exception for no_globals is shadowed by the one in line 9",
      ])
    #expect(settled.notes.map(\.failsStrict) == [true, true])
  }

  @Test(arguments: [
    ("Session.shared", "; did you mean the subject Session?"),
    ("Cart.Session.shared", "; did you mean the subject Cart.Session?"),
    ("Sesion", "; did you mean the subject Session?"),
  ])
  func unusedOnesTellTheNearestSubject(_ subject: String, _ hint: String) {
    let settled = excepted([finding()], [exception(subject)])
    #expect(
      settled.notes.map(\.message) == ["the exception for no_globals covers no finding" + hint])
  }

  @Test func unusedOnesTellTheNearestTarget() {
    var wrong = exception("Session")
    wrong.target = Glob("Log.Loger")
    let settled = excepted([finding(target: "Log.Logger")], [wrong])
    #expect(
      settled.notes.map(\.message) == [
        "the exception for no_globals covers no finding; did you mean the target Log.Logger?"
      ])
    #expect(
      excepted([], [wrong]).notes.map(\.message) == [
        "the exception for no_globals covers no finding; there is none of this rule"
      ])
  }

  @Test(arguments: [
    ("Cart", "; all files of the folder are Cart/**"),
    ("./Cart/", "; all files of the folder are Cart/**"),
    ("./Cart/Session.swift", "; paths begin at the root: Cart/Session.swift"),
    ("Cart/Gone.swift", ""), ("Feed", ""),
  ])
  func unusedOnesTellTheirPath(_ path: String, _ hint: String) {
    var wrong = exception("Session")
    wrong.path = Glob(path)
    let settled = excepted([finding(), finding("other", file: "Feed/Row.swift")], [wrong])
    #expect(
      settled.notes.map(\.message) == ["the exception for no_globals covers no finding" + hint])
  }

  /// A finding about several things has none of them as its target.
  @Test(arguments: [
    ("Models.Order", ["Order"], ["Price"]), ("Price", ["Price"], ["Order"]),
    ("Models.*", ["Order", "Price"], []), ("*", ["Order", "Price"], []),
    ("Order.*", [], ["Order", "Price"]),
  ])
  func targetsAreOneOfSeveral(_ target: String, _ accepted: [String], _ left: [String]) {
    for line in [3, 9] {
      let place = Location(file: "Session.swift", line: 3, column: 1)
      var both = Finding(
        "knows models", at: Location(file: "Session.swift", line: line, column: 1), module: "Cart",
        subject: "Cart.Session")
      both.rule = "no_globals"
      both = both.caused(
        by: ["Order", "Price"].map { Finding.Cause($0, at: place, target: "Models.\($0)") })
      var about = exception("Session")
      about.target = Glob(target)
      let settled = excepted([both], [about])
      #expect(settled.excepted.flatMap(\.causes).map(\.name) == accepted)
      #expect(settled.findings.flatMap(\.causes).map(\.name) == left)
      #expect(settled.findings.allSatisfy { $0.key == both.key })
    }
  }

  @Test func unusedOnesTellThatNothingHasATarget() {
    var wrong = exception("Session")
    wrong.target = Glob("Log.Logger")
    #expect(
      excepted([finding()], [wrong]).notes.map(\.message) == [
        "the exception for no_globals covers no finding; none of this rule has a target"
      ])
  }

  /// Neither is held against each of the other.
  @Test(.endsSoon) func manyUnusedOnesAreToldAtOnce() {
    let numbers = 1...5000
    let exceptions = numbers.map { exception("Feature.Removed.Thing\($0).shared", line: $0) }
    let settled = excepted(
      numbers.map { finding("no_globals", "Cart.Model\($0)") } + [finding()],
      exceptions + [exception("Sesion"), exception("Model7")])
    #expect(settled.notes.count == 5001)
    #expect(
      settled.notes.last?.message
        == "the exception for no_globals covers no finding; did you mean the subject Session?")
    #expect(settled.excepted.map(\.subject) == ["Cart.Model7"])
  }

  @Test func lastsToItsLastDay() {
    let last = excepted([finding()], [exception("*", until: "2026-06-15")])
    #expect(last.findings == [])
    #expect(last.notes.map(\.message) == ["the exception for no_globals ends on 2026-06-15"])
    let before = excepted([finding()], [exception("*", until: "2026-06-29")])
    #expect(before.notes == [])
    let after = excepted([finding()], [exception("*", until: "2026-06-14")])
    #expect(after.findings.map(\.rule) == ["no_globals", "expired_exception"])
    #expect(after.findings.last?.severity == .error)
    #expect(after.findings.last?.line == 7)
  }

  // MARK: Suppressions

  /// Checks that of findings at the lines marked `// finding` those not marked `// kept` are
  /// suppressed, and what is said about the comments.
  private func check(
    _ source: String, says expected: String..., active: Set<String> = ["no_globals"],
    location: SourceLocation = #_sourceLocation
  ) {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    var all: [Finding] = []
    var kept: [Int] = []
    for (index, line) in lines.enumerated() where line.contains("// finding") {
      all.append(finding(line: index + 1, file: "a.swift"))
      if line.contains("// finding kept") { kept.append(index + 1) }
    }
    var graph = DependencyGraph()
    graph.modules = [ModuleNode(name: "Cart", declaration: nil, isSystem: false)]
    graph.modules[0].files = [0]
    graph.files = [
      GraphFile(
        path: "a.swift", module: ModuleID(0), facts: SourceFacts(source), isTest: false,
        isGenerated: false)
    ]
    let settled = Suppressed(
      all, in: graph, knownRules: ["no_globals", "other"], activeRules: active,
      today: Day("2026-06-15") ?? Day(number: 0))
    #expect(
      settled.findings.filter { $0.rule == "no_globals" }.map(\.line) == kept,
      sourceLocation: location)
    let told = settled.findings.filter { $0.rule != "no_globals" }
      .map { "\($0.line): \($0.rule): \($0.message)" }
    #expect(told + settled.notes.map(\.message) == expected, sourceLocation: location)
  }

  @Test func suppressesLines() {
    check(
      "let a = 1 // finding kept\n// archcheck:disable:next no_globals - why\nlet b = 2 // finding")
    check(
      "// archcheck:disable:next no_globals - why\n\n/// Documentation.\nlet b = 2 // finding")
    check(
      "// archcheck:disable:next no_globals - why\n@MainActor\n@available(iOS 13, *)\n"
        + "private let b = 2 // finding\nlet c = 3 // finding kept")
    check("let b = 2 // finding\n\n// archcheck:disable:previous no_globals - why")
    check(
      "// archcheck:disable:next nope - why until:2020-01-01\nlet b = 2 // finding kept",
      says: "1: unknown_suppression: No rule is called nope")
    check("// archcheck:disable:file no_globals, other -- why not\nlet a = 1 // finding\n")
  }

  @Test func suppressesNothingBehindTheLastLine() {
    check(
      "// archcheck:disable:next no_globals - why",
      says: "1: unused_suppression: The suppression of no_globals meets no finding")
  }

  @Test func suppressesDeclarationsThatBeginOnLinesAbove() {
    check(
      "// archcheck:disable:next no_globals - why\n@MainActor\npublic\nnonisolated(unsafe)\n"
        + "let b = 2 // finding")
    check(
      "// archcheck:disable:next no_globals - why\n#if os(iOS) && DEBUG\n  let b = 2 // finding\n#endif"
    )
    check(
      "// archcheck:disable:next no_globals - why\nfunc c() {}\nlet b = 2 // finding kept",
      says: "1: unused_suppression: The suppression of no_globals meets no finding")
  }

  @Test func hearsBlockComments() {
    check("/* archcheck:disable:next no_globals - why */\nlet b = 2 // finding")
    check("/** archcheck:disable:next no_globals - why\n */\nlet b = 2 // finding")
    check("/* archcheck:disable:next no_globals - why\nand more */\nlet b = 2 // finding")
    check("#if false\n/* archcheck:disable:next no_globals - why */\n#endif\nlet b = 2 // finding")
    check(
      "/* archcheck:disable:next no_globals */\nlet b = 2 // finding kept",
      says:
        "1: invalid_suppression: A suppression needs a reason behind ` - `; this one does nothing")
  }

  @Test func saysThatADateFollowsAtOnce() {
    check(
      "let a = 1 // finding kept\n// archcheck:disable:next no_globals - why until: 2027-01-31",
      says: "2: invalid_suppression: until: is followed at once by its date: until:2027-01-31")
  }

  @Test func namesTheNearestRule() {
    check(
      "let a = 1 // finding kept\n// archcheck:disable no_global - why",
      says: "2: unknown_suppression: No rule is called no_global; did you mean no_globals?")
  }

  @Test func hearsNoQuotedComment() {
    check("/* Old:\n// archcheck:disable no_globals - legacy\n*/\nlet a = 1 // finding kept")
    check("let a = 1 // finding kept\n/* // archcheck:disable:previous no_globals - why */")
    check("// See // archcheck:disable:next no_globals - why\nlet a = 1 // finding kept")
    check("// say archcheck:disable:next no_globals - why\nlet a = 1 // finding kept")
    check("let a = \"\"\"\n  // archcheck:disable no_globals - why\n  \"\"\" // finding kept")
    check("let a = \"http://a // finding\" // archcheck:disable:this no_globals - why")
    check("///  archcheck:disable:next no_globals - why\nlet a = 1 // finding")
  }

  @Test func suppressesRegions() {
    check(
      """
      let a = 1 // finding kept
      // archcheck:disable no_globals - legacy owner:@team until:2027-01-01
      let b = 1 // finding
      // archcheck:enable no_globals
      let c = 1 // finding kept
      // archcheck:disable no_globals - to the end
      let d = 1 // finding
      """)
    check(
      "// archcheck:enable no_globals\nlet a = 1",
      says: "1: unused_suppression: archcheck:enable closes no region")
  }

  @Test func regionsOfSeveralRulesEndOneByOne() {
    check(
      """
      // archcheck:disable other, no_globals - legacy
      let a = 1 // finding
      // archcheck:enable other
      let b = 1 // finding
      // archcheck:enable
      let c = 1 // finding kept
      """)
  }

  /// Neither each other nor all of the code is gone through for each comment.
  @Test(.endsSoon) func manyCommentsAreHeardAtOnce() {
    let next = "// archcheck:disable:next no_globals - why\n"
    check(String(repeating: next, count: 5_000) + "let a = 1 // finding")
    check(
      String(repeating: next + "let b = 2\n", count: 5_000) + next + "let a = 1 // finding",
      active: [])
    check(
      String(repeating: "// archcheck:disable other - why\n", count: 5_000)
        + String(
          repeating: "// archcheck:disable no_globals - why\n// archcheck:enable no_globals\n",
          count: 5_000) + "let a = 1 // finding kept", active: [])
  }

  @Test func demandsAReason() {
    check(
      "// archcheck:disable:next no_globals\nlet a = 1 // finding kept",
      says:
        "1: invalid_suppression: A suppression needs a reason behind ` - `; this one does nothing")
    check(
      "// archcheck:disable:next no_globals - until:2027-01-01\nlet a = 1 // finding kept",
      says:
        "1: invalid_suppression: A suppression needs a reason behind ` - `; this one does nothing")
  }

  @Test func demandsADashInFrontOfTheReason() {
    check(
      "// archcheck:disable:next no_globals, other legacy session, gone in Q3\n"
        + "let a = 1 // finding kept",
      says: "1: invalid_suppression: ` - ` is missing behind no_globals, other: "
        + "archcheck:disable:next no_globals, other - legacy session, gone in Q3")
    check(
      "// archcheck:disable:this no_globals until:2027-01-01 old\nlet a = 1 // finding kept",
      says: "1: invalid_suppression: ` - ` is missing behind no_globals: "
        + "archcheck:disable:this no_globals - until:2027-01-01 old")
    check(
      "// archcheck:disable:next no_globals, other: legacy session: gone\n"
        + "let a = 1 // finding kept",
      says: "1: invalid_suppression: ` - ` is missing behind no_globals, other: "
        + "archcheck:disable:next no_globals, other - legacy session: gone")
  }

  @Test func tellsWhatDoesNothing() {
    check(
      "// archcheck:disable:next no_globals - why\nlet a = 1",
      says: "1: unused_suppression: The suppression of no_globals meets no finding")
    check("// archcheck:disable:next other - why\nlet a = 1")
    check(
      "// archcheck:disable:next no_glbals - why\nlet a = 1 // finding kept",
      says: "1: unknown_suppression: No rule is called no_glbals; did you mean no_globals?")
    check(
      "// archcheck:disable:nxt no_globals - why\nlet a = 1 // finding kept",
      says: "1: invalid_suppression: archcheck:disable:nxt is no comment archcheck knows; "
        + "there are disable, disable:next, :this, :previous, :file and enable")
    check(
      "// archcheck:disable:next - why\nlet a = 1",
      says: "1: invalid_suppression: A suppression names its rules")
  }

  @Test func knowsDays() {
    check(
      "// archcheck:disable:next no_globals - why until:2026-06-14\nlet a = 1 // finding kept",
      says: "1: expired_suppression: The suppression of no_globals ended on 2026-06-14")
    check(
      "// archcheck:disable:next no_globals - why until:2026-06-15\nlet a = 1 // finding",
      says: "the suppression of no_globals ends on 2026-06-15")
    check(
      "// archcheck:disable:next no_globals - why until:June\nlet a = 1 // finding kept",
      says: "1: invalid_suppression: June is no date such as 2027-01-31")
  }
}
