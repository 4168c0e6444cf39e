import Testing

@testable import ArchCheck

/// Reads a manifest that is meant to hang or crash its reader, and expects a diagnostic with these
/// words, where it is not harmless after all.
private func check(
  _ source: String, says words: String?, sourceLocation: SourceLocation = #_sourceLocation
) {
  let start = ContinuousClock.now
  let manifest = readManifest(source, path: "Package.swift")
  #expect(ContinuousClock.now - start < .seconds(60), sourceLocation: sourceLocation)
  guard let words else { return }
  #expect(
    manifest.diagnostics.contains { $0.message.contains(words) }, sourceLocation: sourceLocation)
}

@Test func endsWhatDoesNotEnd() {
  check("while true {}", says: "too many steps")
  check("func f() -> Int { f() }\nlet x = f()", says: "nests too deeply")
  check("var x: Int { y }\nvar y: Int { x }\nlet z = x", says: "nests too deeply")
  check(
    "var a = [1, 2]\nfor _ in 1...60 { a += a }\nlet package = Package(name: \"P\")", says: "too")
  check(
    "var a = \"ab\"\nfor _ in 1...60 { a = a + a }\nlet package = Package(name: \"P\")", says: "too"
  )
  check(
    "var a: [Any] = []\nfor _ in 1...60 { a = [a, a] }\nlet b = a == a", says: "too")
  for growth in [
    "s.append(s)", "s = [s, s, s].joined()", "s = [s, s].joined(separator: s)",
    "s = s.appending(s)", "s = s.replacingOccurrences(of: \"x\", with: s)",
  ] {
    check(
      "var s = \"xxxxxxxx\"\nfor _ in 0..<60 { \(growth) }\nlet package = Package(name: \"P\")",
      says: "too many steps")
  }
  check("var a: [String] = []\nwhile true { a.append(\"x\") }", says: "too many steps")
  check("let a = (1...9_999_999_999_999).map { $0 }\nlet package = Package(name: \"P\")", says: nil)
  check("let a = 9223372036854775807 + 1\nlet b = 1 / 0\nlet c = 5 % 0", says: nil)
}

@Test func readsNoDeepNesting() {
  check("let a = " + String(repeating: "(", count: 20_000), says: nil)
  for opener in ["[", "[a<[", "[(a,[", "[ /*]*/", "[@a [", "\\(["] {
    check(
      "let a = \"" + String(repeating: opener, count: 3_000),
      says: opener == "\\([" ? "brackets" : nil)
    check(
      "let a = " + String(repeating: opener, count: 3_000),
      says: opener == "\\([" ? nil : "brackets")
  }
  check("let a = b" + String(repeating: ".c()", count: 20_000), says: nil)
  check("let a = 1" + String(repeating: " + 1", count: 20_000), says: nil)
  check(String(repeating: "if a {} else ", count: 20_000) + "{}", says: "branches more than")
  check("let a = b" + String(repeating: " ? c : d", count: 20_000), says: "branches more than")
  check(String(repeating: "#if A\n", count: 20_000), says: "branches more than")
  check("let a = " + String(repeating: "!", count: 20_000) + "b", says: nil)
  check(String(repeating: "struct A {", count: 5_000), says: nil)
  check("let a = \"" + String(repeating: "\\(\"", count: 5_000), says: nil)
}

@Test func readsWhatIsNoManifest() {
  check("", says: "no Package is made")
  check("let package = 5", says: "no Package is made")
  check("let package = Package(name: ", says: "syntax error")
  check("let package = Package(targets: 5, name: nil)", says: nil)
  check(
    "let package = Package(name: \"P\", targets: [5, [.target(name: 5)], .what(1)])",
    says: "is not known")
  check("\u{0}\u{FEFF}\u{202E}let package = Package(name: \"\u{0}\")", says: nil)
  check("fatalError()\nlet package = Package(name: \"P\")", says: "no Package is made")
}

@Test func choosesTheManifestThatSwiftPMWould() {
  func check(_ manifests: [String: String], _ expected: String, tools: String = "6.3") {
    let chosen = chosenManifest(
      among: manifests.keys.sorted(), for: ToolsVersion(tools)!,
      reading: { manifests[$0].map { "// swift-tools-version:\($0)\n" } })
    #expect(chosen == expected)
  }
  check(["Package.swift": "5.5"], "Package.swift")
  check(["Package.swift": "5.5", "Package@swift-6.0.swift": "6.0"], "Package@swift-6.0.swift")
  check(["Package.swift": "6.1", "Package@swift-6.0.swift": "6.0"], "Package.swift")
  check(["Package.swift": "6.4", "Package@swift-6.0.swift": "6.0"], "Package@swift-6.0.swift")
  check(["Package.swift": "5.5", "Package@swift-6.4.swift": "6.4"], "Package.swift")
  check(["Package.swift": "6.3", "Package@swift-6.swift": "5.9"], "Package@swift-6.swift")
  check(
    [
      "Package.swift": "5.0", "Package@swift-5.9.swift": "5.9", "Package@swift-5.10.swift": "5.10",
    ], "Package@swift-5.10.swift")
  check(["Package@swift-5.9.swift": "5.9"], "Package@swift-5.9.swift")
}

@Test func readsToolsVersions() {
  func check(_ text: String, _ major: Int, _ minor: Int) {
    let version = ToolsVersion(ofManifest: text)
    #expect((version.major, version.minor) == (major, minor))
  }
  check("// swift-tools-version:5.9\n", 5, 9)
  check("\n// swift-tools-version: 6.2.1;(experimental)\n", 6, 2)
  check("//swift-tools-version:5\n", 5, 0)
  check("// Swift-Tools-Version:5.3\r\nimport X", 5, 3)
  check("import PackageDescription", 3, 1)
  check("// swift-tools-version: what", 3, 1)
}
