import Testing

@testable import ArchCheck

@Suite struct BodyOutlineTests {
  /// The outline of the only statement of a function, and its node.
  private func statement(_ code: String) throws -> (facts: SourceFacts, node: Int) {
    let probe = Probe("struct Store {\n  func run() { \(code) }\n}")
    let body = try probe.body("Store.run")
    let facts = probe.graph.facts(of: body)
    return (facts, try #require(facts.firstChild(of: body.node)))
  }

  @Test(arguments: [
    ("f(x)", "f"), ("a.f()", "f"), ("a?.f()", "f"), ("a!.f()", "f"), ("a.b.f { }", "f"),
    ("f", nil), ("a[0]", nil), ("{ }()", nil),
  ])
  func namesCallees(_ code: String, _ expected: String?) throws {
    let (facts, node) = try statement(code)
    #expect(facts.callee(of: facts.unwrapped(node))?.name == expected)
  }

  @Test(arguments: [
    ("try f()", Node.Kind.call), ("try await f()", .call), ("a!", .identifier), ("a?.b", .member),
    ("&a", .identifier), ("a", .identifier),
  ])
  func unwraps(_ code: String, _ expected: Node.Kind) throws {
    let (facts, node) = try statement(code)
    #expect(facts.kind(facts.unwrapped(node)) == expected)
  }

  @Test func tellsBasesAndSelf() throws {
    let (facts, node) = try statement("self?.a.b")
    let member = facts.unwrapped(node)
    let base = try #require(facts.base(of: member))
    #expect(facts.name(at: base) == "a")
    #expect(facts.base(of: base).map(facts.isSelf) == true)
    #expect(!facts.isSelf(base))
    let (others, implicit) = try statement(".a")
    #expect(others.base(of: others.unwrapped(implicit)) == nil)
  }

  @Test func tellsWhatIsUnavailable() throws {
    let probe = Probe(
      """
      struct Store {
        @available(*, unavailable) func a() {}
        @available(iOS 13, *) func b() {}
        @discardableResult func c(_ one: Int, two: Int) -> Int { one }
      }
      """)
    let facts = probe.graph.files[0].facts
    func node(_ name: String) throws -> Int {
      try probe.graph.members[probe.member("Store.\(name)")].node.node
    }
    #expect(try facts.isUnavailable(node("a")))
    #expect(try !facts.isUnavailable(node("b")))
    #expect(try facts.attribute("discardableResult", of: node("c")) != nil)
    #expect(try facts.attribute("discardableResult", of: node("b")) == nil)
    #expect(try facts.parameters(of: node("c")).map { facts.name(at: $0) } == ["one", "two"])
  }
}
