import Testing

@testable import ArchCheck

@Suite struct TrapTests {
  @Test(arguments: [
    ("fatalError()", true), ("fatalError(\"no\")", true), ("Swift.fatalError()", true),
    ("preconditionFailure()", true), ("assertionFailure()", true), ("return fatalError()", true),
    ("precondition(false)", true), ("assert(false, \"no\")", true), ("try fatalError()", true),
    ("super.run(); fatalError()", true), ("precondition(true)", false), ("precondition(a)", false),
    ("print(1); fatalError()", false), ("if a { fatalError() }", false), ("", false),
    ("log.fatalError()", false), ("run()", false), ("fatalError(); fatalError()", false),
  ])
  func tellsWhatOnlyTraps(_ code: String, _ expected: Bool) throws {
    let probe = Probe("class Job: Base {\n  override func run() { \(code) }\n}\nclass Base {}")
    let trap = try probe.graph.trap(ofMember: probe.member("Job.run"), Traps.standard)
    #expect((trap != nil) == expected)
  }

  @Test func takesOtherNames() throws {
    let probe = Probe("struct Job {\n  func run() { unimplemented() }\n}")
    let member = try probe.member("Job.run")
    #expect(probe.graph.trap(ofMember: member, Traps.standard) == nil)
    #expect(probe.graph.trap(ofMember: member, Traps(["unimplemented"])) != nil)
  }

  @Test func looksAtAccessorsAndNotAtInitialValues() throws {
    let probe = Probe(
      """
      struct Job {
        var a: Int { fatalError() }
        var b: Int {
          get { 1 }
          set { fatalError() }
        }
        var c: Int = fatalError()
      }
      """)
    let trapping = try ["a", "b", "c"].filter {
      try probe.graph.trap(ofMember: probe.member("Job.\($0)"), Traps.standard) != nil
    }
    #expect(trapping == ["a", "b"])
  }

  @Test func emptyIsWhatHasNoStatement() throws {
    let probe = Probe(
      "struct Job {\n  func a() {}\n  func b() {\n    // nothing\n  }\n  func c() { print(1) }\n}")
    let empty = try ["a", "b", "c"].filter {
      try probe.graph.isEmpty(probe.body("Job.\($0)"))
    }
    #expect(empty == ["a", "b"])
  }
}
