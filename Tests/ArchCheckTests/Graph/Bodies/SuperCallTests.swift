import Testing

@testable import ArchCheck

@Suite struct SuperCallTests {
  @Test(arguments: [
    ("super.run()", Reach.always), ("print(1); super.run()", .always), ("", .never),
    ("run()", .never), ("super.stop()", .never), ("if a { super.run() }", .sometimes),
    ("if a { super.run() } else { super.run() }", .always),
    ("if a { super.run() } else if b { super.run() }", .sometimes),
    ("if super.run() { }", .always), ("defer { super.run() }", .always),
    ("guard a else { return }; super.run()", .always),
    ("guard a else { super.run(); return }", .sometimes), ("guard super.run() else { }", .always),
    ("for _ in [1] { super.run() }", .sometimes), ("while a { super.run() }", .sometimes),
    ("repeat { super.run() } while a", .always), ("do { super.run() } catch { }", .always),
    ("do { } catch { super.run() }", .sometimes),
    ("switch n { case 1: super.run(); default: break }", .sometimes),
    ("switch n { case 1: super.run(); default: super.run() }", .always),
    ("let result = super.run()", .always), ("return super.run()", .always),
    ("work { super.run() }", .always),
  ])
  func tellsHowSurelySuperIsCalled(_ code: String, _ expected: Reach) throws {
    let probe = Probe("class Job: Base {\n  override func run() { \(code) }\n}\nclass Base {}")
    let body = try probe.body("Job.run")
    #expect(probe.graph.facts(of: body).reach(ofSuper: "run", in: body.node) == expected)
  }

  @Test func tellsWhetherSuperIsCalledAtAll() throws {
    let probe = Probe(
      """
      class Job: Base {
        func a() { if b() { super.run() } }
        func b() -> Bool { true }
      }
      class Base { func run() {} }
      """)
    func calls(_ name: String?, _ member: String) throws -> Bool {
      let body = try probe.body(member)
      return probe.graph.facts(of: body).callsSuper(name, in: body.node)
    }
    #expect(try calls("run", "Job.a") && calls(nil, "Job.a"))
    #expect(try !calls("stop", "Job.a") && !calls(nil, "Job.b"))
  }
}
