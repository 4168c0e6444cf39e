import Testing

@testable import ArchCheck

/// Which lines hold code: `+` marks those that do.
@Test(arguments: [
  "+let a = 1\n \n// b\n+let c = 2 // d",
  "+let a = 1 /* b\n c\n d */\n+let e = 2",
  "/* a /* b */\n let c = 1\n*/\n/* d */ // e\n+/* f */ let g = 1",
  "+let text = \"\"\"\n+  // no comment\n+  /* none either\n+  \"\"\"\n+let b = 1\n// c",
  "+let text = \"/*\"\n+let b = #\"\"//\"#\n// c\n+let d = /\\/*/",
  "+let text = \"\\(value /* a\n+ */)\"\n+let b = 1",
  "/* never\n closed",
])
func tellsLinesOfCode(_ marked: String) {
  let lines = marked.split(separator: "\n", omittingEmptySubsequences: false)
  let source = lines.map { $0.hasPrefix("+") ? $0.dropFirst() : $0 }.joined(separator: "\n")
  let facts = SourceFacts(source)
  #expect(
    lines.indices.map(facts.isCode(lineIndex:)) == lines.map { $0.hasPrefix("+") })
}
