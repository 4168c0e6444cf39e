import Testing

@testable import ArchCheck

/// McCabe's number, as the specification counts it.
@Suite struct ComplexityTests {
  @Test(arguments: [
    ("", 1), ("print(1)", 1), ("if a { }", 2), ("if a { } else { }", 2),
    ("if a { } else if b { } else { }", 3), ("guard a else { return }", 2),
    ("for _ in [1] { }", 2), ("while a { }", 2), ("repeat { } while a", 2),
    ("switch n { case 1: break; case 2, 3: break; default: break }", 3),
    ("do { try f() } catch { }", 2), ("_ = a && b", 2), ("_ = a && b && c", 3), ("_ = a || b", 2),
    ("_ = a ? 1 : 2", 2), ("_ = x ?? y", 1), ("for i in [1] where i > 0 { }", 2),
    ("#if os(iOS)\nif a { }\n#else\nif a { }\nif b { }\n#endif\nif c { }", 4),
    ("view\n#if os(iOS)\n.on(a && b)\n#else\n.on(c)\n#endif", 2),
    ("if a && b || c { }", 4), ("[1].forEach { if $0 > 0 { } }", 2), ("_ = a == b", 1),
  ])
  func counts(_ code: String, _ expected: Int) throws {
    let probe = Probe("struct Store {\n  func run() { \(code) }\n}")
    let body = try probe.body("Store.run")
    #expect(probe.graph.facts(of: body).complexity(of: body.node) == expected)
  }
}
