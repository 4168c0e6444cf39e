import Testing

@testable import ArchCheck

private func check(
  _ source: String, _ line: Int?, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(SourceScan(Array(source.utf8)).trap == line, sourceLocation: sourceLocation)
}

@Test func findsBracketsThatTheParserCannotStand() {
  let many = String(repeating: "[", count: 30)
  check("let a = [[1, [2]], [[3]]]", nil)
  check("\nlet a = \(many)", 2)
  check(String(repeating: "[a<[", count: 15), 1)
  check(String(repeating: "[/*]*/", count: 30), 1)
  check(String(repeating: "[//]\n", count: 30), 18)
  check(String(repeating: "[x, \"]\", ", count: 30), 1)
  check("// \(many)", nil)
  check("/* /* */ \(many) */", nil)
  check("\"\(many)\"", nil)
  check("\"\"\"\n\(many) \"\n\"\"\" \(many)", 3)
  check("#\"\"\(many)\\(\"# \(many)", 1)
  check("\"\\(\(many))\"", 1)
  check("\"\\\"\(many)\"", nil)
  check("\"not closed\n\(many)", 2)
  for regex in [#"#/\[/#"#, #"/\[/"#, #"/[\/\[(]/"#, "##/\n[\n/#[/##"] {
    check(String(repeating: "let a = \(regex)\n", count: 30), nil)
    check(String(repeating: "let a = (\(regex), \(many))", count: 1), regex.contains("\n") ? 3 : 1)
  }
  check(String(repeating: "a(b / [1, ", count: 30), 1)
  check(String(repeating: "{ let a = [ }\n", count: 30), nil)
  check(String(repeating: "[1], ", count: 100_000), nil)
  check(
    "let a = " + String(repeating: "\"\\(", count: 200) + String(repeating: ")\"", count: 200), nil)
  check(
    "\nlet a = " + String(repeating: "\"\\(", count: 300) + String(repeating: ")\"", count: 300), 2)
  // A file that ends with the escape of a string.
  let pounds = String(repeating: "#", count: 12_000)
  check(String(repeating: "#", count: 20_000) + "\n\(pounds)\"\\\(pounds)", 2)
  // What is never closed is looked for once.
  check(String(repeating: "#/ ", count: 30_000), nil)
  check("let a = 1\n" + String(repeating: "#", count: 1_000), nil)
  check("let a = 1\n" + String(repeating: "#", count: 30_000), 2)
  check(String(repeating: "[[[[[[[[[[[[1]]]]]]]]]]]]\n", count: 1_000), 34)
}
