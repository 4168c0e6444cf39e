import Testing

@testable import ArchCheck

/// What code uses of the type around it.
@Suite struct NameWalkTests {
  /// Free names as they are, those behind `self.` with a dot, `self` by itself; `()` marks a call.
  @Test(arguments: [
    ("a", "a"), ("a()", "a()"), ("self.a", ".a"), ("self.a()", ".a()"),
    ("keep(self)", "keep() self"),
    ("let b = a; b", "a"), ("let a = a; a", "a"), ("x.a", "x"), ("p", ""), ("p.a", ""),
    ("\\.a", "a"), ("\\Self.a", "a"), ("\\Other.a", ""), ("a[0]", "a"), ("a?.b", "a"),
    ("if let a { a }", "a"), ("if let b = a { b }; b", "a b"), ("guard let b = a else { }; b", "a"),
    ("for i in a { i }", "a"), ("for a in a { a }", "a"), ("switch a { case let b: b }", "a"),
    ("{ b in b + a }", "a"), ("{ [a] in a }", "a"), ("{ [weak self] in self?.a }", ".a"),
    ("{ [weak self] in guard let strong = self else { return }; strong.a }", "self .a"),
    ("func b() { a }; b()", "a"), ("do { } catch { a }", "a"), ("T(a)", "T() a"),
    ("a as T", "a"), ("a = 1", "a"), ("struct B { let c = a }", ""), ("a.b.c()", "a"),
  ])
  func tells(_ code: String, _ expected: String) throws {
    let probe = Probe("struct Store {\n  func run(_ p: Int) { \(code) }\n}")
    let body = try probe.body("Store.run")
    let facts = probe.graph.facts(of: body)
    var told: [String] = []
    NameWalk.uses(
      in: body.node, of: probe.graph.members[body.member].node.node, facts: facts
    ) { use in
      let name =
        switch use.kind {
        case .free: facts.name(at: use.node)
        case .ofSelf: "." + facts.name(at: use.node)
        case .wholeSelf: "self"
        }
      told.append(name + (use.isCalled ? "()" : ""))
    }
    #expect(told.joined(separator: " ") == expected)
  }
}
