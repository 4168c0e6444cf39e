import Testing

@testable import ArchCheck

@Suite struct CastTests {
  private static let shapes = """
    protocol Shape {}
    final class Circle: Shape {}
    final class Square: Shape {}

    """

  /// Chains as `source: targets`, then single casts as `source > target`.
  private func check(
    _ code: String, _ expected: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let probe = Probe(
      Self.shapes
        + "struct Canvas {\n  let kept: Shape\n  func run(_ shape: Shape, _ any: Any) {\n\(code)\n}\n}"
    )
    let (chains, single) = try probe.graph.casts(in: probe.body("Canvas.run"))
    func name(_ type: TypeID?) -> String { probe.name(type) ?? "?" }
    let told =
      chains.filter { !$0.branches.isEmpty }.map { chain in
        "\(name(chain.source)): \(chain.branches.map { name($0.target) }.joined(separator: " "))"
      } + single.map { "\(name($0.source)) > \(name($0.target))" }
    #expect(told == expected, sourceLocation: sourceLocation)
  }

  @Test func findsSingleCasts() throws {
    try check("_ = shape as? Circle", "Shape > Circle")
    try check("_ = (kept as! Square)", "Shape > Square")
    try check("print(shape is Circle)", "Shape > Circle")
    try check("_ = shape as Shape")
  }

  @Test func findsChainsOfIf() throws {
    try check(
      "if let c = shape as? Circle { print(c) } else if shape is Square { print(2) }",
      "Shape: Circle Square")
    try check(
      "if shape is Circle { } else if kept is Square { }", "Shape: Circle", "Shape > Square")
    try check("if shape is Circle { } else { }", "Shape: Circle")
  }

  @Test func findsChainsOfSwitch() throws {
    try check(
      "switch shape { case is Circle: break; case let s as Square: print(s); default: break }",
      "Shape: Circle Square")
    try check("switch shape { case _ as Circle: break; default: break }", "Shape: Circle")
    try check("switch 1 { case 1: break; default: break }")
  }

  @Test func tellsSubtypes() throws {
    let probe = Probe(Self.shapes + "class Base {}\nclass Leaf: Base, Shape {}")
    func isSubtype(_ type: String, _ other: String) throws -> Bool {
      try probe.graph.isSubtype(probe.type(type), of: probe.type(other))
    }
    #expect(try isSubtype("Leaf", "Base") && isSubtype("Leaf", "Shape"))
    #expect(try !isSubtype("Base", "Leaf") && !isSubtype("Base", "Base"))
  }
}
